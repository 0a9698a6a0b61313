//! The Strategy phase (section 4.3), and how the battle ends.

use std::cmp::Ordering;

use skirmish::{Field, Occasion, Presence, Scheme, any_ploy, use_ploy};
use table::{Answer, Event, Illegal, Outcome, Side};

use crate::Kt21;
use crate::initiative::begin_turning_point;
use crate::state::Step;

/// KT21-STRAT-02: a command point each, whoever has initiative; then Strategic Ploys, beginning with the
/// player who has it (KT21-STRAT-03).
pub fn begin(game: &mut Kt21) {
    for side in [Side::A, Side::B] {
        let player = game.player_mut(side);
        player.cp = player.cp.saturating_add(1);
        let points = player.cp;
        game.log.push(Event::CommandPoints { side, points });
    }
    game.state.step = Step::Ploys { side: game.state.initiative, passed: false };
}

/// KT21-STRAT-03, KT21-OP-59: one Strategic Ploy, or pass. KT21-STRAT-04: over when both pass one directly
/// after the other; a pass before that bars nobody.
pub fn ploy(game: &mut Kt21, side: Side, passed: bool, answer: &Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Ploy(ploy, on) => {
            use_ploy(game, side, *ploy, *on, Occasion::Strategy)?;
            game.state.step = Step::Ploys { side: side.other(), passed: false };
        }
        Answer::Pass => pass(game, side, passed),
        _ => return Err(Illegal::not_asked("KT21-STRAT-03", "ploy NAME, or pass")),
    }
    Ok(())
}

fn pass(game: &mut Kt21, side: Side, passed: bool) {
    game.log.push(Event::Passed { side });
    game.state.step = if passed {
        Step::Firefight { side: game.state.initiative, group: None }
    } else {
        Step::Ploys { side: side.other(), passed: true }
    };
}

/// A player without any Strategic Ploy to use passes without being asked.
pub fn proceed(game: &mut Kt21) -> bool {
    let Step::Ploys { side, passed } = game.state.step else { return false };
    if any_ploy(game, side, Occasion::Strategy) {
        return false;
    }
    pass(game, side, passed);
    true
}

/// KT21-FF-10, KT21-BATTLE-01, -03: the next turning point, or the end.
pub fn end_turning_point(game: &mut Kt21) {
    if game.state.turning_point >= game.setup.turning_points() {
        end_battle(game);
    } else {
        begin_turning_point(game, game.state.turning_point + 1);
    }
}

/// KT21-OP-60: more enemy operatives incapacitated win, then more wounds of theirs; equal is a draw.
pub fn end_battle(game: &mut Kt21) {
    let fallen = |side: Side| {
        let gone = game.all().filter(|op| {
            game.side_of(*op) == side.other() && game.presence(*op) == Presence::Removed
        });
        gone.fold((0, 0), |(count, wounds), op| {
            (count + 1, wounds + i32::from(game.card(op).wounds))
        })
    };
    let outcome = match fallen(Side::A).cmp(&fallen(Side::B)) {
        Ordering::Greater => Outcome::Won(Side::A),
        Ordering::Less => Outcome::Won(Side::B),
        Ordering::Equal => Outcome::Drawn,
    };
    game.log.push(match outcome {
        Outcome::Won(side) => Event::Won { side },
        Outcome::Drawn => Event::DrawnGame,
    });
    game.state.step = Step::Over { outcome };
}
