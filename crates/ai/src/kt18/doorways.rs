//! Doors of the trooper: it opens what is in somebody's way, and shuts what is better shut.

use kt18::{AfterMove, Frame, Tactic};
use table::{Answer, Rules};

use super::moves::tried;
use super::outlook::Outlook;
use crate::kt18::route::Route;

/// The closed doors in the way of whoever has moved and of those who are still to move, the nearest to its goal first.
fn in_the_way(outlook: &Outlook, after: &AfterMove) -> Vec<u8> {
    let game = outlook.game;
    let goals = outlook.goals();
    let going = goals
        .iter()
        .filter(|(model, ..)| *model == after.model || game.may_be_picked(*model).is_ok());
    let shut = going.filter_map(|(model, goal, _)| {
        Route::to(game, *model, outlook.place_of(*goal)).and_then(|route| route.door)
    });
    shut.collect()
}

/// What becomes of the doors that a model can work after its move.
pub fn by_hand(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Some(Frame::AfterMove(after)) = game.state().frames.last() else { return Answer::Pass };
    let wanted = in_the_way(outlook, after);
    let goals = outlook.goals();
    let mut best = (outlook.position(&goals), Answer::Pass);
    let worked = game.candidates().into_iter();
    for answer in worked {
        let Answer::Door(number) = answer else { continue };
        let Some(game) = tried(game, &answer) else { continue };
        let weights = outlook.weights;
        let extra = match outlook.game.state().doors.is_open(number - 1) {
            true => -weights.shut,
            false if wanted.contains(&(number - 1)) => weights.open,
            false => 0,
        };
        let worth = outlook.after(&game).position(&goals) + extra;
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    let access = Answer::Ploy(Tactic::RemoteAccess.slug(), None);
    let far = wanted.iter().any(|door| !game.at_door(after.model, *door));
    let rich = game.state().players[outlook.side.index()].cp > outlook.weights.spare;
    if best.1 == Answer::Pass && far && rich && game.check(&access).is_ok() {
        return access;
    }
    best.1
}

/// The doors that are worked from a control point: those in somebody's way.
pub fn from_afar(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Some(Frame::AfterMove(after)) = game.state().frames.last() else { return Answer::Pass };
    let open = |door: u8| {
        let answer = Answer::Door(door + 1);
        game.check(&answer).is_ok().then_some(answer)
    };
    in_the_way(outlook, after).into_iter().find_map(open).unwrap_or(Answer::Pass)
}
