//! Models put on a board by hand, for questions about a table and for examples.

use std::sync::Arc;

use battle::Gait;
use geometry::{Length, Point};
use table::{BadStanding, Illegal, Killzone, Side, Way, Why};

use crate::movement::is_engaged;
use crate::state::{ModelIx, Presence, Step};
use crate::walk::{Planned, Walk, end_of};
use crate::{Card, ENGAGED, Kt18, Mission, Setup, Switches, Team};

/// A model that stands on the board when a question is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub card: Card,
    /// Where it stands.
    pub at: Point,
}

impl Kt18 {
    /// The rule about how far a move goes, of the Movement phase (KT18-MOVE-02) or of a charge.
    pub const fn gait_rule(gait: Gait) -> &'static str {
        match gait {
            Gait::Normal => "KT18-MOVE-06",
            Gait::Advance => "KT18-MOVE-07",
            Gait::FallBack => "KT18-MOVE-08",
            Gait::Charge => "KT18-CHARGE-05",
        }
    }

    /// A game with these models on the board, at the beginning of a Movement phase.
    ///
    /// # Errors
    /// What is wrong with the models.
    pub fn standing_as(
        killzone: Killzone,
        models: Vec<Standing>,
        switches: Switches,
    ) -> Result<Self, BadStanding> {
        let most = models.iter().map(|model| model.side.index() + 1).max();
        let sides = (0..most.unwrap_or(0).max(2)).filter_map(Side::from_index);
        let (mut teams, mut places) = (Vec::new(), Vec::new());
        for side in sides {
            let own = || models.iter().filter(|model| model.side == side);
            places.extend(own().map(|model| model.at));
            let models = own().map(|model| model.card.clone()).collect();
            teams.push(Team { name: side.to_string(), models });
        }
        let mission =
            Mission { name: String::new(), drop_zones: Vec::new(), rounds: 1, tactics: true };
        let setup = Arc::new(Setup::sparse(killzone, teams, mission, switches)?);
        let mut game = Kt18::new(setup);
        game.state.round = 1;
        game.state.step = Step::Movement { turn: 0 };
        for (model, at) in game.state.models.iter_mut().zip(places) {
            (model.presence, model.at) = (Presence::Board, at);
        }
        crate::validate::validate(&game)?;
        // KT18-MOVE-05: what counts is how the phase begins.
        let engaged: Vec<ModelIx> = game.all().filter(|model| is_engaged(&game, *model)).collect();
        engaged.into_iter().for_each(|model| game.model_mut(model).began_engaged = true);
        Ok(game)
    }

    /// Where a move of at most `limit` would take a model, whatever its card and the dice allow.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn may_go(
        &self,
        model: ModelIx,
        gait: Gait,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal> {
        match gait {
            Gait::Normal | Gait::Advance => {
                self.may_leave(model)?;
                self.plan_move(model, way, limit, Self::gait_rule(gait))
            }
            Gait::FallBack => {
                self.may_fall_back(model)?;
                self.plan_fall_back(model, way, limit)
            }
            Gait::Charge => self.plan_charge(model, way, limit),
        }
    }

    /// A charge at everybody who may be charged (KT18-CHARGE-02, -05).
    fn plan_charge(&self, model: ModelIx, way: &Way, limit: Length) -> Result<Planned, Illegal> {
        self.may_charge(model)?;
        let (targets, others): (Vec<ModelIx>, Vec<ModelIx>) = self
            .enemies_of(self.side_of(model))
            .partition(|enemy| self.may_be_charged(model, *enemy).is_ok());
        if targets.is_empty()
            && let Some(nearest) = self.closest_enemy(model).or(others.first().copied())
        {
            self.may_be_charged(model, nearest)?;
        }
        let rule = Self::gait_rule(Gait::Charge);
        let walk = Walk::new(self, model, limit, rule, others.into_iter());
        // Whether the end is legal is cheap to check; the path takes a search.
        let end = end_of(way, self.place(model));
        walk.may_stand(end)?;
        if !targets.iter().any(|target| self.near_at(model, end.at, *target, ENGAGED)) {
            return Err(Illegal::new(rule, Why::MustEndInControlRange));
        }
        walk.plan(way)
    }
}
