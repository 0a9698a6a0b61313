//! Whom a name means: a model in one rule set, a whole unit in the other.

use table::{Illegal, ModelId, Side, Why};

/// A game in which everybody that acts has a player, a name, and a time at which it is on the table.
///
/// A rule set says who is where; that a player names its own, or an enemy, follows, with the rule handed in that asks
/// for one.
pub trait Roster {
    /// Who acts.
    type Member: Copy;

    /// Who has a name, on the table or not.
    fn named(&self, id: ModelId) -> Option<Self::Member>;

    /// Whether somebody is on the table.
    fn stands(&self, member: Self::Member) -> bool;

    /// Whether somebody is still to be set up.
    fn waits(&self, member: Self::Member) -> bool;

    /// The one with a name on the table.
    ///
    /// # Errors
    /// If there is nobody of that name there.
    fn find(&self, id: ModelId, rule: &'static str) -> Result<Self::Member, Illegal> {
        let found = self.named(id).filter(|member| self.stands(*member));
        found.ok_or(Illegal::new(rule, Why::UnknownModel { model: id }))
    }

    /// The player's own one with a name on the table.
    ///
    /// # Errors
    /// As [`Roster::find`], or if it is another player's.
    fn find_own(
        &self,
        side: Side,
        id: ModelId,
        rule: &'static str,
    ) -> Result<Self::Member, Illegal> {
        let member = self.find(id, rule)?;
        if id.side == side {
            Ok(member)
        } else {
            Err(Illegal::new(rule, Why::NotYours { model: id, side }))
        }
    }

    /// The enemy of a player with a name on the table.
    ///
    /// # Errors
    /// As [`Roster::find`], or if it is the player's own.
    fn find_enemy(
        &self,
        side: Side,
        id: ModelId,
        rule: &'static str,
    ) -> Result<Self::Member, Illegal> {
        let member = self.find(id, rule)?;
        if id.side == side {
            Err(Illegal::new(rule, Why::NotAnEnemy { model: id }))
        } else {
            Ok(member)
        }
    }

    /// The player's own one with a name that is still to be set up.
    ///
    /// # Errors
    /// If there is nobody of that name, it is another player's, or it has been set up.
    fn find_waiting(
        &self,
        side: Side,
        id: ModelId,
        rule: &'static str,
    ) -> Result<Self::Member, Illegal> {
        let unknown = Illegal::new(rule, Why::UnknownModel { model: id });
        let member = self.named(id).ok_or(unknown)?;
        if id.side != side {
            return Err(Illegal::new(rule, Why::NotYours { model: id, side }));
        }
        if !self.waits(member) {
            return Err(Illegal::new(rule, Why::AlreadyDeployed { model: id }));
        }
        Ok(member)
    }
}
