//! The player that does whatever hurts most now, in ultra-close confines: it shoots what it can, charges what it will
//! probably reach, and otherwise goes where there is something to do, opening the doors on its way.

use geometry::Length;
use kt18::{Frame, HOLD, Kt18, Manner, ModelIx, Tactic, volleys};
use table::{Answer, Ask, Deed, Errand, Rules, Side, Status, Way};

use crate::kt18::expected::damage;
use crate::kt18::route::{Route, all_open};

/// What is charged from further away is rarely reached: two dice come to seven.
const LIKELY_CHARGE: Length = Length::inches(7);
/// Whoever has further to go than this runs.
const LONG_WAY: Length = Length::inches(16);
/// Into how many parts a way is cut to find a place on it where a model may stop.
const PARTS: i32 = 16;

/// The answer to the open decision, if this player has an opinion.
pub fn choose(game: &Kt18) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    let side = decision.side;
    match decision.ask {
        Ask::Move => Some(deed(game, side)),
        Ask::Go { errand: Errand::Advance, .. } => Some(run(game)),
        Ask::Reaction { .. } => Some(react(game)),
        Ask::Fire => Some(fire(game, side)),
        Ask::Snap { .. } | Ask::Blows { .. } => Some(best_attack(game)),
        Ask::Doors { .. } => Some(open_door(game)),
        Ask::RemoteDoors { .. } => Some(Answer::Pass),
        Ask::DoorState { .. } => Some(door_state(game, side)),
        Ask::Cast => Some(cast(game, side)),
        Ask::DropZone | Ask::Deploy { .. } => None,
        _ => game.automatic(),
    }
}

/// Every power that has somebody to hurt; one that has nobody only risks the psyker.
pub fn cast(game: &Kt18, side: Side) -> Answer {
    let mut aimed = game.castable(side).filter(|(psyker, _)| game.power_target(*psyker).is_some());
    aimed
        .next()
        .map_or(Answer::Pass, |(psyker, power)| Answer::Cast { model: game.id(psyker), power })
}

/// What the next model does in the Movement phase.
fn deed(game: &Kt18, side: Side) -> Answer {
    let next = game.own(side).find(|model| game.may_be_picked(*model).is_ok());
    let Some(model) = next else { return Answer::End };
    let deed = charge(game, model)
        .or_else(|| stand(game, model))
        .or_else(|| go(game, model))
        .unwrap_or(Deed::Stay);
    let answer = Answer::Deed(game.id(model), deed);
    if game.check(&answer).is_ok() { answer } else { Answer::Deed(game.id(model), Deed::Stay) }
}

/// Charges the nearest enemy that it will probably reach, if it fights better than it shoots.
fn charge(game: &Kt18, model: ModelIx) -> Option<Deed> {
    game.may_charge(model).ok()?;
    let side = game.side_of(model);
    let near = game.enemies_of(side).filter(|enemy| game.near(model, *enemy, LIKELY_CHARGE));
    let target = near.min_by_key(|enemy| (game.distance(model, *enemy), *enemy))?;
    let blows = game.card(model).melee().map(|(index, _)| {
        damage(game, model, Manner::Fight, [(index, target, game.card(model).attacks)])
    });
    let fights = blows.max().unwrap_or(0);
    let (_, shoots) = best_shot(game, model).unwrap_or((Answer::Pass, 0));
    (fights > shoots).then(|| Deed::Charge([game.id(target)].into_iter().collect()))
}

/// Stays where it is worth it: in a melee, with a target in sight, or where it alone holds a control point.
fn stand(game: &Kt18, model: ModelIx) -> Option<Deed> {
    if game.model(model).began_engaged {
        return Some(Deed::Stay);
    }
    let worth = best_shot(game, model).is_some() || holds(game, model);
    let ready = game.may_ready(model).is_ok();
    worth.then_some(if ready { Deed::Ready } else { Deed::Stay })
}

/// Whether a control point would be given up if a model left.
fn holds(game: &Kt18, model: ModelIx) -> bool {
    let side = game.side_of(model);
    let points = 0..game.setup().killzone().control_points().len();
    points.into_iter().any(|point| {
        let near = |model: &ModelIx| game.within_of_point(*model, point, HOLD);
        near(&model) && game.holder(point) == Some(side) && game.own(side).filter(near).count() < 2
    })
}

/// Goes towards what is nearest: works the door in its way, runs where it is far, else walks.
fn go(game: &Kt18, model: ModelIx) -> Option<Deed> {
    let route = wanted(game, model)?;
    if let Some(door) = route.door
        && game.may_work_standing(model, door).is_ok()
    {
        return Some(Deed::Door(door + 1));
    }
    if route.door.is_none() && route.length() > LONG_WAY && game.may_advance(model).is_ok() {
        return Some(Deed::Advance);
    }
    let limit = game.card(model).movement;
    let legal = |way: &Way| game.plan_normal(model, way).is_ok();
    route.beginnings(limit, PARTS).find(legal).map(Deed::Normal)
}

/// Where an Advance goes.
fn run(game: &Kt18) -> Answer {
    let Some(Frame::Advance(advance)) = game.state().frames.last() else { return Answer::Pass };
    let (model, inches) = (advance.model, i32::from(advance.inches.unwrap_or(0)));
    let limit = game.card(model).movement + Length::inches(inches);
    let legal = |way: &Way| game.check(&Answer::Go(way.clone())).is_ok();
    let way = wanted(game, model).and_then(|route| route.beginnings(limit, PARTS).find(legal));
    way.map_or(Answer::Pass, Answer::Go)
}

/// The way of a model to the nearest enemy, or to a control point that its player does not hold, through whatever doors.
fn wanted(game: &Kt18, model: ModelIx) -> Option<Route> {
    let side = game.side_of(model);
    let enemies = game.enemies_of(side).map(|enemy| game.model(enemy).at);
    let points = game.setup().killzone().control_points().iter().enumerate();
    let free = points.filter(|(point, _)| game.holder(*point) != Some(side));
    let goals = enemies.chain(free.map(|(_, control)| control.at));
    let routes = goals.filter_map(|goal| game.route(model, goal, all_open(game)));
    let planned = routes.min_by_key(|planned| (planned.length, planned.at))?;
    Some(Route::along(game, model, &planned))
}

/// Fires at a charge, at once or as it comes near; never runs from one.
fn react(game: &Kt18) -> Answer {
    let all = game.candidates();
    let shot = best_of(game, all.iter());
    let put_off = Tactic::PointBlankOverwatch.slug();
    let later = || all.iter().find(|a| matches!(a, Answer::Ploy(ploy, _) if *ploy == put_off));
    shot.or_else(later).cloned().unwrap_or(Answer::Pass)
}

/// The attack that is expected to do most, of all that are open.
fn best_attack(game: &Kt18) -> Answer {
    best_of(game, game.candidates().iter()).cloned().unwrap_or(Answer::Pass)
}

fn best_of<'a>(game: &Kt18, all: impl Iterator<Item = &'a Answer>) -> Option<&'a Answer> {
    let attacks = all.filter(|answer| matches!(answer, Answer::Attack { .. }));
    // Of equals, the first.
    attacks.min_by_key(|answer| std::cmp::Reverse(worth(game, answer)))
}

/// The shot that is expected to do most, of all models whose turn it is.
fn fire(game: &Kt18, side: Side) -> Answer {
    let shots = game.own(side).filter_map(|model| best_shot(game, model));
    let mut open = shots.filter(|(answer, _)| game.check(answer).is_ok());
    let first = open.next();
    let best =
        first.map(|first| open.fold(first, |best, shot| if shot.1 > best.1 { shot } else { best }));
    best.map_or(Answer::Pass, |(answer, _)| answer)
}

/// The best shot of a model from where it stands, and what it is expected to do.
fn best_shot(game: &Kt18, model: ModelIx) -> Option<(Answer, u64)> {
    game.may_shoot(model).ok()?;
    let enemies = game.enemies_of(game.side_of(model));
    let shots = enemies.flat_map(|enemy| volleys(game, model, enemy, Manner::Shoot));
    let shots = shots.map(|answer| {
        let worth = worth(game, &answer);
        (answer, worth)
    });
    shots.filter(|(_, worth)| *worth > 0).min_by_key(|(_, worth)| std::cmp::Reverse(*worth))
}

/// What an attack is expected to do.
fn worth(game: &Kt18, answer: &Answer) -> u64 {
    let Answer::Attack { model, uses } = answer else { return 0 };
    let index = |id| game.setup().index(id).map(|index| ModelIx(index as u8));
    let Some(attacker) = index(*model) else { return 0 };
    let card = game.card(attacker);
    let manner = match game.state().frames.last() {
        Some(Frame::Fighting(_)) => Manner::Fight,
        Some(Frame::Charge(_)) => Manner::Overwatch,
        _ => Manner::Shoot,
    };
    let parts = uses.iter().filter_map(|used| Some((card.weapon(used.weapon)?.0, used)));
    let parts = parts.flat_map(|(weapon, used)| {
        let shares = used.split.iter().map(|share| Some(*share)).chain(std::iter::repeat(None));
        let whole = card.attacks;
        used.targets.iter().zip(shares).filter_map(move |(target, share)| {
            Some((weapon, index(*target)?, share.unwrap_or(whole)))
        })
    });
    damage(game, attacker, manner, parts)
}

/// Opens what is shut; leaves open what is open, and control points alone.
fn open_door(game: &Kt18) -> Answer {
    let shut = |answer: &Answer| match answer {
        Answer::Door(door) => !game.state().doors.is_open(door - 1),
        _ => false,
    };
    game.candidates().into_iter().find(shut).unwrap_or(Answer::Pass)
}

/// Whoever worked a door wants it changed; whoever contested it does not.
fn door_state(game: &Kt18, side: Side) -> Answer {
    match game.state().frames.last() {
        Some(Frame::DoorWork(work)) if game.side_of(work.model) == side => Answer::Yes,
        _ => Answer::Pass,
    }
}
