//! The Strategy phase (section 3.4): initiative, command points, readying, gambits.

use dice::Face;
use skirmish::{Field, Occasion, Readiness, any_ploy, use_ploy};
use table::{Answer, Event, Illegal, Outcome, Side};

use crate::Kt24;
use crate::state::Step;

/// KT24-STRAT-01: one D6 each, side A's first; the higher result decides who has the initiative.
/// KT24-STRAT-02, KT24-RUL-24: on a tie the player without the initiative decides.
pub fn roll_initiative(game: &mut Kt24, face: Face) {
    let Step::InitiativeRoll { first } = game.state.step else { return };
    let Some(first) = first else {
        game.state.step = Step::InitiativeRoll { first: Some(face.get()) };
        return;
    };
    let decider = match first.cmp(&face.get()) {
        std::cmp::Ordering::Greater => Side::A,
        std::cmp::Ordering::Less => Side::B,
        std::cmp::Ordering::Equal => game.state.initiative.other(),
    };
    game.state.step = Step::InitiativeChoice { decider };
}

/// Begins a turning point (KT24-BAT-02): ploys of the last one lapse (KT24-RUL-66), counts start anew.
pub fn begin_turning_point(game: &mut Kt24, number: u8) {
    game.state.turning_point = number;
    game.state.ploys.clear();
    for player in &mut game.state.players {
        player.ploys_used = 0;
    }
    for operative in &mut game.state.operatives {
        operative.counteracted = false;
    }
    game.log.push(Event::TurningPoint { number });
    game.state.step = Step::InitiativeRoll { first: None };
}

/// The winner of the roll names either player (KT24-RUL-25); then command points and readying.
pub fn name_initiative(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let holder = match answer {
        Answer::Initiative(side) if side.index() < 2 => *side,
        _ => return Err(Illegal::not_asked("KT24-STRAT-01", "initiative A, or initiative B")),
    };
    game.state.initiative = holder;
    game.log.push(Event::Initiative { side: holder });
    gain_command_points(game, holder);
    ready_all(game);
    game.state.step = Step::Gambits { side: holder, passed: false };
    Ok(())
}

/// KT24-STRAT-03 in the first turning point, KT24-STRAT-04 in the later ones; they carry over (KT24-RUL-26).
fn gain_command_points(game: &mut Kt24, holder: Side) {
    for side in [Side::A, Side::B] {
        let gain = if game.state.turning_point > 1 && side != holder { 2 } else { 1 };
        let player = &mut game.state.players[side.index()];
        player.cp = player.cp.saturating_add(gain);
        let points = player.cp;
        game.log.push(Event::CommandPoints { side, points });
    }
}

/// KT24-STRAT-06.
fn ready_all(game: &mut Kt24) {
    for operative in &mut game.state.operatives {
        operative.readiness = Readiness::Ready;
    }
    for side in [Side::A, Side::B] {
        game.log.push(Event::Readied { side });
    }
}

/// KT24-STRAT-07 to -09: one strategic gambit, or pass; over when both pass one after the other, so a pass
/// before the opponent's gambit locks nobody out (KT24-RUL-27).
pub fn gambit(game: &mut Kt24, side: Side, passed: bool, answer: &Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Ploy(ploy, on) => {
            use_ploy(game, side, *ploy, *on, Occasion::Strategy)?;
            game.state.step = Step::Gambits { side: side.other(), passed: false };
        }
        Answer::Pass => pass(game, side, passed),
        _ => return Err(Illegal::not_asked("KT24-STRAT-07", "ploy NAME, or pass")),
    }
    Ok(())
}

fn pass(game: &mut Kt24, side: Side, passed: bool) {
    game.log.push(Event::Passed { side });
    game.state.step = if passed {
        Step::Firefight { side: game.state.initiative }
    } else {
        Step::Gambits { side: side.other(), passed: true }
    };
}

/// A player without any gambit to use passes without being asked.
pub fn proceed(game: &mut Kt24) -> bool {
    let Step::Gambits { side, passed } = game.state.step else { return false };
    if any_ploy(game, side, Occasion::Strategy) {
        return false;
    }
    pass(game, side, passed);
    true
}

/// After the Firefight phase: the next turning point, or the end (KT24-FF-07, KT24-BAT-01).
pub fn end_turning_point(game: &mut Kt24) {
    if game.state.turning_point >= game.setup.turning_points() {
        end_battle(game);
    } else {
        let next = game.state.turning_point + 1;
        begin_turning_point(game, next);
    }
}

/// KT24-RUL-62: more surviving operatives win; equal is a draw.
pub fn end_battle(game: &mut Kt24) {
    let left = [Side::A, Side::B].map(|side| game.standing(side).count());
    let outcome = match left[0].cmp(&left[1]) {
        std::cmp::Ordering::Greater => Outcome::Won(Side::A),
        std::cmp::Ordering::Less => Outcome::Won(Side::B),
        std::cmp::Ordering::Equal => Outcome::Drawn,
    };
    game.log.push(match outcome {
        Outcome::Won(side) => Event::Won { side },
        Outcome::Drawn => Event::DrawnGame,
    });
    game.state.step = Step::Over { outcome };
}
