//! The Initiative phase (section 4.2), and how turning points begin.

use std::cmp::Ordering;

use dice::Face;
use skirmish::Readiness;
use table::{Answer, Event, Illegal, Side};

use crate::Kt21;
use crate::state::Step;
use crate::strategy;

/// KT21-BATTLE-02: a turning point begins with its Initiative phase. Ploys of the last one lapse, counts start
/// anew; everybody becomes ready (KT21-INIT-01).
pub fn begin_turning_point(game: &mut Kt21, number: u8) {
    game.state.turning_point = number;
    game.state.ploys.clear();
    for player in &mut game.state.players {
        player.ploys_used = 0;
    }
    game.log.push(Event::TurningPoint { number });
    for operative in &mut game.state.operatives {
        operative.readiness = Readiness::Ready;
        operative.overwatched = false;
    }
    for side in [Side::A, Side::B] {
        game.log.push(Event::Readied { side });
    }
    game.state.step = Step::InitiativeRoll { first: None };
}

/// KT21-INIT-02: one D6 each, side A's first; the higher result has initiative. KT21-INIT-03, -04: what a tie
/// means. No die of it can be re-rolled (KT21-INIT-05).
pub fn roll(game: &mut Kt21, face: Face) {
    let Step::InitiativeRoll { first } = game.state.step else { return };
    let Some(first) = first else {
        game.state.step = Step::InitiativeRoll { first: Some(face.get()) };
        return;
    };
    let winner = match first.cmp(&face.get()) {
        Ordering::Greater => Side::A,
        Ordering::Less => Side::B,
        Ordering::Equal if game.state.turning_point == 1 => {
            game.log.push(Event::InitiativeTied);
            game.state.step = Step::InitiativeRoll { first: None };
            return;
        }
        Ordering::Equal => return hold(game, game.state.initiative.other()),
    };
    if game.setup.switches.initiative_winner_chooses {
        game.state.step = Step::InitiativeChoice { winner };
    } else {
        hold(game, winner);
    }
}

/// KT21-D-01, only with the switch: the winner names who has initiative.
pub fn name(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Initiative(side) if side.index() < 2 => {
            hold(game, *side);
            Ok(())
        }
        _ => Err(Illegal::not_asked("KT21-INIT-02", "initiative A, or initiative B")),
    }
}

fn hold(game: &mut Kt21, side: Side) {
    game.state.initiative = side;
    game.log.push(Event::Initiative { side });
    strategy::begin(game);
}
