//! Games of rule sets with phases that tests look into.

use dice::{Chance, Face};
use game::{Game, Language, Speech};
use table::{Ask, Rules, Status};

/// Plays a game, half by chance and half greedily, and looks at every so many decisions.
/// What chance does depends on the number of the game.
pub fn play(
    mut game: Game,
    number: usize,
    every: usize,
    mut look: impl FnMut(&Game, &Ask, &Speech),
) {
    let speech = Speech::of(Language::English, game.rule_set());
    let mut chance = Chance::new(17, number as u64);
    let mut greedy = ai::Player::new(ai::Level::Recruit, Chance::new(18, number as u64));
    game.silence();
    let mut decisions = 0;
    loop {
        match game.status() {
            Status::Over(_) => break,
            Status::Roll(roll) => {
                let faces: Vec<Face> = chance.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Decide(decision) => {
                decisions += 1;
                if decisions % every == 0 {
                    look(&game, &decision.ask, &speech);
                }
                let by_chance = (decision.side.index() + number).is_multiple_of(2);
                let answer =
                    if by_chance { game.propose(&mut chance) } else { greedy.choose(&game) };
                game.answer(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"));
            }
        }
    }
}
