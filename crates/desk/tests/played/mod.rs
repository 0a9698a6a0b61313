//! Games that tests look into.

use dice::Chance;
use game::{Game, Language, Speech};
use table::{Answer, Ask, Rules, Side};

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
    fixtures::play(&mut game, &mut chance, |game, decision, chance| {
        decisions += 1;
        if decisions % every == 0 {
            look(game, &decision.ask, &speech);
        }
        Some(choose(game, decision.side, chance))
    });
}
