//! Games set up by hand: models put on a board, mid-battle, for questions about a table and for examples.

use std::sync::Arc;

use geometry::Length;
use skirmish::{Action, BadStanding, OpIx, Planned, Presence, Readiness};
use table::{Illegal, Killzone, MoveAction, Side, Way};

use crate::activation::stands_right;
use crate::state::Step;
use crate::validate::holds_together;
use crate::{Kt21, Setup, Switches, WeaponRules, moves};

/// A model that stands on the board when a question is asked.
pub type Standing = skirmish::Standing<WeaponRules>;

impl Kt21 {
    /// A Firefight phase with these models on the board, all ready. The operative with index `i` of the
    /// result is the `i`th of side A's models followed by side B's.
    ///
    /// # Errors
    /// What is wrong with the models.
    pub fn standing_as(
        killzone: Killzone,
        models: Vec<Standing>,
        switches: Switches,
    ) -> Result<Self, BadStanding> {
        let (teams, placed) = Standing::muster(models);
        let setup = Arc::new(Setup::sparse(killzone, teams, None, switches)?);
        let mut game = Kt21::new(setup);
        for (operative, (place, order)) in game.state.operatives.iter_mut().zip(placed) {
            operative.presence = Presence::Board;
            operative.place = place;
            operative.order = order;
            operative.readiness = Readiness::Ready;
        }
        game.state.turning_point = 1;
        game.state.step = Step::Firefight { side: Side::A, group: None };
        holds_together(&game)?;
        Ok(game)
    }

    /// Where a move action would take an operative that is not acting: its conditions on where the operative
    /// stands, then the path within the limit.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn may_move(
        &self,
        op: OpIx,
        kind: MoveAction,
        way: &Way,
        limit: Length,
    ) -> Result<Planned, Illegal> {
        stands_right(self, op, Action::Move(kind))?;
        moves::plan(self, op, kind, way, limit)
    }
}
