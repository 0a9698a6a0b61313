//! Players who leave a battle that goes on without them. The books do not speak of it: a battle goes on as long as
//! several play.

use table::{Answer, Event, Illegal, Leaving, Side, Status, Why};

use crate::Battle;

/// Takes a player out. With one player left the battle is over; else the player's forces are removed as soon as the stack
/// of frames is empty.
///
/// # Errors
/// If there is no such player, or the battle is over.
pub fn leave<B: Battle>(game: &mut B, side: Side, why: Leaving) -> Result<(), Illegal> {
    if game.is_over() || !game.playing().any(|player| player == side) {
        return Err(Illegal::new(B::GOES_ON, Why::NoDecision));
    }
    game.note_leaving(side);
    game.log().push(match why {
        Leaving::Resigned => Event::Resigned { side },
        Leaving::Time => Event::OutOfTime { side },
    });
    let mut others = game.playing();
    let (first, second) = (others.next(), others.next());
    drop(others);
    if second.is_none() {
        game.drop_everything();
        game.close(first);
    } else {
        advance(game);
    }
    Ok(())
}

/// Advances until a player's choice or dice are needed, or the battle is over.
pub fn advance<B: Battle>(game: &mut B) {
    while clear(game) || game.proceed() {}
    if let Some(answer) = absent(game) {
        // The answer was taken from the legal ones.
        let _ = game.answer(&answer);
    }
}

/// Removes the forces of those who have left once the stack of frames is empty. Returns whether anything happened.
fn clear<B: Battle>(game: &mut B) -> bool {
    if game.is_busy() {
        return false;
    }
    let mut cleared = false;
    for side in game.seats() {
        cleared |= game.has_left(side) && game.clear_away(side);
    }
    if cleared && !game.sets_up() {
        game.over();
    }
    cleared
}

/// The answer of a player who has left to what is still asked of them: to decline, or else whatever is sensible.
fn absent<B: Battle>(game: &B) -> Option<Answer> {
    if game.playing().count() == game.sides() {
        return None;
    }
    let Status::Decide(decision) = game.status() else { return None };
    if !game.has_left(decision.side) {
        return None;
    }
    let pass = Some(Answer::Pass).filter(|pass| game.check(pass).is_ok());
    pass.or_else(|| game.automatic()).or_else(|| game.candidates().into_iter().next())
}
