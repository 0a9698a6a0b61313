//! Games that tests look into.

use dice::{Chance, Face};
use game::{Game, Language, Speech};
use table::{Answer, Ask, Rules, Side, Status};

/// Plays a game, and looks at every so many decisions. What the dice show and what is answered by chance is the
/// chance's.
pub fn play(
    mut game: Game,
    mut chance: Chance,
    every: usize,
    mut look: impl FnMut(&Game, &Ask, &Speech),
    mut choose: impl FnMut(&Game, Side, &mut Chance) -> Answer,
) {
    let speech = Speech::of(Language::English, game.rule_set());
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
                let answer = choose(&game, decision.side, &mut chance);
                game.answer(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"));
            }
        }
    }
}
