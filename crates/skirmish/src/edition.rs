//! What whoever drives a game needs of a skirmish rule set beyond playing it: files, questions about a table,
//! positions and players are the same for every edition but for this.

use std::fmt::{Debug, Display};
use std::sync::Arc;

use arrayvec::ArrayVec;
use geometry::{Footing, Length, Mover};
use table::{Illegal, Killzone, MoveAction, Order, Playable, Side, Slug, Way};

use crate::{
    Action, BadStanding, BadState, BadWeaponRule, Field, Handling, Mark, OpIx, Phase, Planned,
    Profile, Reach, Readiness, Scheme, Setup, Shelter, Standing, SwitchSet, Team, Tray, Verdict,
};

/// Weapon rules that cards print, and with them how the rule set writes its cards and ploys.
pub trait CardRules: Copy + Default + Debug + Display + Eq + Send + Sync {
    /// The move actions, as files write them.
    const MOVES: [(&'static str, MoveAction); 4];

    /// Whether cards say how many defence dice are rolled, which save no weapon lessens, and how many are
    /// activated together. Where they do not, it is three dice, no such save and one at a time.
    const CARDS_SAY_DEFENCE: bool;

    /// Reads the rules of one weapon as a card prints them.
    ///
    /// # Errors
    /// The rule that does not read.
    fn read(rules: &[&str]) -> Result<Self, BadWeaponRule>;

    /// Where and when a weapon with these rules can be used.
    fn handling(&self) -> Handling;
}

/// Switches of a rule set that can be played on boards with walls.
pub trait Walled: SwitchSet {
    /// Whether the walls and doors of a board are played with (KT18-SCOPE-02).
    fn confines(&self) -> bool;
}

/// What a game of a rule set is played with.
pub type SetupOf<G> = Setup<<G as Field>::WeaponRules, <G as Playable>::Switches>;

/// A skirmish rule set, as its game.
pub trait Edition:
    Playable<Team = Team<<Self as Field>::WeaponRules>, Setup = SetupOf<Self>, Switches: Walled>
    + Scheme
    + Field<WeaponRules: CardRules>
{
    /// Whether operatives get their orders when they are set up, and keep them through the first turning point.
    const ORDERS_AT_SETUP: bool;

    /// Whether terrain far from an operative, and the height that it is seen from, change who may be chosen as a target.
    const DISTANT_TERRAIN_COUNTS: bool;

    /// A game with these models on the board, where operatives act, all ready, for questions about a table and for
    /// examples. The operative with index `i` of the result is the `i`th of side A's models followed by side B's.
    ///
    /// # Errors
    /// What is wrong with the models.
    fn standing_as(
        killzone: Killzone,
        models: Vec<Standing<Self::WeaponRules>>,
        switches: Self::Switches,
    ) -> Result<Self, BadStanding> {
        let (teams, placed) = Standing::muster(models);
        let mut game = Self::begin(Arc::new(Setup::sparse(killzone, teams, None, switches)?));
        game.stand(&placed)?;
        Ok(game)
    }

    /// Puts all operatives on the board, ready, each at a place and under an order, and goes to where operatives act.
    ///
    /// # Errors
    /// The field that does not hold together.
    fn stand(&mut self, placed: &[(Footing, Order)]) -> Result<(), BadState>;

    /// The order of an operative.
    fn order(&self, op: OpIx) -> Order;

    /// Whether an operative is still to act in this turning point.
    fn readiness(&self, op: OpIx) -> Readiness;

    /// Where the battle is.
    fn phase(&self) -> Phase;

    /// Who has the initiative of the turning point, once somebody has.
    fn initiative(&self) -> Option<Side>;

    /// The operative that acts in its own turn, and the action points that it has left.
    fn active(&self) -> Option<(OpIx, u8)>;

    /// What else is to be seen at an operative.
    fn marks(&self, op: OpIx) -> ArrayVec<Mark, 3>;

    /// The attack that is being resolved, with the dice as they lie.
    fn tray(&self) -> Option<Tray>;

    /// Whether the active operative may perform an action at all, wherever to or at whomever; returns the action
    /// points it costs.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_act(&self, action: Action) -> Result<u8, Illegal>;

    /// Whether the active operative may shoot or fight with a weapon at all, whoever the target is; returns the
    /// action points it costs.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_use(&self, reach: Reach, weapon: Slug) -> Result<u8, Illegal>;

    /// How far a move action may take the active operative, if there is one.
    fn allowance(&self, kind: MoveAction) -> Option<Length>;

    /// Where a move action would take an operative that is not acting.
    ///
    /// # Errors
    /// The rule that forbids the move.
    fn may_move(
        &self,
        op: OpIx,
        kind: MoveAction,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal>;

    /// An operative as the thing that moves: how wide and tall it is, and what it can do about heights in an action.
    fn mover(&self, op: OpIx, kind: MoveAction) -> Mover;

    /// The rule about how far a move action goes.
    fn limit_rule(kind: MoveAction) -> &'static str;

    /// Whether the straight parts of a path count as long as they are, and not by whole inches.
    fn counts_exactly(&self) -> bool;

    /// The targeting verdict between two operatives, with its reasons.
    fn verdict(&self, from: OpIx, to: OpIx, rules: &Self::WeaponRules) -> Verdict;

    /// Whether an operative may be chosen as the target of a shot with these weapon rules, as the two stand, and what
    /// shelters it then: the verdict without its reasons, for those who ask often.
    fn shelter(&self, from: OpIx, to: OpIx, rules: &Self::WeaponRules) -> Option<Shelter>;

    /// A weapon of an operative, by its index on the card, as injury and working ploys change it now.
    fn profile(&self, op: OpIx, weapon: usize) -> Profile<Self::WeaponRules>;

    /// Whether a weapon has uses left.
    fn loaded(&self, op: OpIx, weapon: usize) -> bool;

    /// How far an operative moves, as injury and working ploys change it now.
    fn movement(&self, op: OpIx) -> Length;

    /// The action points that an operative would be activated with.
    fn apl(&self, op: OpIx) -> u8;
}
