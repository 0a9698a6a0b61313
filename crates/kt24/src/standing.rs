//! Games set up by hand: models put on a board, mid-battle, for questions about a table and for examples.

use std::sync::Arc;

use geometry::{Footing, Length};
use table::{Illegal, Killzone, MoveAction, Order, Side, Way};

use crate::activation::stands_right;
use crate::moves::{self, Planned};
use crate::setup::{BadSetup, OperativeCard, Setup, Team};
use crate::state::{Action, OpIx, Presence, Readiness, Step};
use crate::validate::{BadState, holds_together};
use crate::{Kt24, Switches};

/// A model that stands on the board when a question is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub card: OperativeCard,
    /// Where it stands.
    pub place: Footing,
    /// Its order.
    pub order: Order,
}

/// Why models cannot stand as they were put.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStanding {
    /// There are too many or too few of them.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// They are off the board or on top of one another.
    #[error(transparent)]
    State(#[from] BadState),
}

impl Kt24 {
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
        let (first, second): (Vec<_>, Vec<_>) = models.into_iter().partition(|m| m.side == Side::A);
        let team = |name: &str, models: &[Standing]| Team {
            name: name.to_owned(),
            operatives: models.iter().map(|model| model.card.clone()).collect(),
            ploys: Vec::new(),
        };
        let teams = [team("A", &first), team("B", &second)];
        let setup = Arc::new(Setup::sparse(killzone, teams, None, switches)?);
        let mut game = Kt24::new(setup);
        let placed = first.iter().chain(&second);
        for (operative, model) in game.state.operatives.iter_mut().zip(placed) {
            operative.presence = Presence::Board;
            operative.place = model.place;
            operative.order = model.order;
            operative.readiness = Readiness::Ready;
        }
        game.state.turning_point = 1;
        game.state.step = Step::Firefight { side: Side::A };
        holds_together(&game.setup, &game.state)?;
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
        moves::plan(self, op, kind, way, limit, None)
    }
}
