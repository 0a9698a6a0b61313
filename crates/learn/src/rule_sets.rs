//! Which rule sets are observed: the one place of this room that lists them. A game of another is played all the same,
//! by the candidates that it offers; its table stays empty.

use game::Game;
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use table::{Rules, Side};

use crate::kt4w40k::Kt4w40kTable;
use crate::kt18::Kt18Table;
use crate::skirmish::Skirmish;
use crate::tabletop::Tabletop;

/// Looks at the table of a game.
pub(crate) fn look<R>(game: &Game, see: impl FnOnce(&dyn Tabletop) -> R) -> Option<R> {
    if let Some(game) = game.of::<Kt24>() {
        return Some(see(&Skirmish(game)));
    }
    if let Some(game) = game.of::<Kt21>() {
        return Some(see(&Skirmish(game)));
    }
    if let Some(game) = game.of::<Kt18>() {
        return Some(see(&Kt18Table(game)));
    }
    game.of::<Kt4w40k>().map(|game| see(&Kt4w40kTable(game)))
}

/// The points of every side so far, side A's first: what the rule set scores, or the enemies out of the game where it
/// scores nothing; nothing for a rule set that is not observed.
#[must_use]
pub fn points(game: &Game) -> Vec<u32> {
    let sides = || (0..game.sides()).filter_map(Side::from_index);
    look(game, |table| sides().map(|side| table.points(side) as u32).collect()).unwrap_or_default()
}
