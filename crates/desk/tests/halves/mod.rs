//! Games of rule sets with phases, half of them played by chance and half greedily.

use dice::Chance;
use game::{Game, Speech};
use table::{Ask, Rules, Side};

use crate::played;

/// Plays a game so, and looks at every so many decisions. What chance does depends on the number of the game.
pub fn play(game: Game, number: usize, every: usize, look: impl FnMut(&Game, &Ask, &Speech)) {
    let mut greedy = ai::Player::new(ai::Level::Recruit, Chance::new(18, number as u64));
    let choose = |game: &Game, side: Side, chance: &mut Chance| {
        let by_chance = (side.index() + number).is_multiple_of(2);
        if by_chance { game.propose(chance) } else { greedy.choose(game) }
    };
    played::play(game, Chance::new(17, number as u64), every, look, choose);
}
