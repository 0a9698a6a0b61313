//! Ways over a board that nobody else stands on: found once, they hold for every game on that board.

use geometry::{Footing, Length, Mover, Surroundings};
use rustc_hash::FxHashMap;
use skirmish::OpIx;
use table::{MoveAction, Way};

use super::Tactical;

/// How much longer than a move may be ways are looked for, so that rounding never rules one out.
const SPARE: Length = Length::from_units(254);
/// How many ways are kept at most; far more than one board and two teams need.
const MOST: usize = 1 << 17;

/// A move of somebody from a place to another.
type Errand = (Mover, Footing, Footing, Length);

/// The ways that have been found over a board with some of its doors open.
#[derive(Clone, Debug, Default)]
pub struct Routes(FxHashMap<Errand, Option<Box<[Footing]>>>);

impl Routes {
    /// Whether the rules let an operative that is not acting make a move. Where there is no way even on an empty board
    /// there is none; where the way on an empty board is free, that is one. Only the rest takes a search.
    pub fn may_move<G: Tactical>(
        &mut self,
        game: &G,
        op: OpIx,
        kind: MoveAction,
        to: Footing,
        limit: Length,
    ) -> bool {
        // Paths that are measured in whole inches are not longer for what stands in their way.
        if game.counts_exactly() {
            match self.on_empty_board(game, op, kind, to, limit) {
                None => return false,
                Some(route) => {
                    let along = Way::Along(route.to_vec());
                    if game.may_move(op, kind, &along, limit).is_ok() {
                        return true;
                    }
                }
            }
        }
        game.may_move(op, kind, &Way::To(to), limit).is_ok()
    }

    fn on_empty_board<G: Tactical>(
        &mut self,
        game: &G,
        op: OpIx,
        kind: MoveAction,
        to: Footing,
        limit: Length,
    ) -> Option<&[Footing]> {
        let (mover, from) = (game.mover(op, kind), game.place(op));
        if self.0.len() >= MOST {
            self.0.clear();
        }
        let route = self.0.entry((mover, from, to, limit)).or_insert_with(|| {
            let empty = Surroundings { open: game.doors(), ..Surroundings::default() };
            let ground = game.board().ground(op.at());
            let found = ground.shortest(&mover, &empty, from, to, limit + SPARE);
            found.ok().map(|path| path.points.iter().copied().collect())
        });
        route.as_deref()
    }
}
