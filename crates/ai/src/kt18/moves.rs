//! The Movement phase of the trooper: which deed of a model leaves it best off.

use dice::Face;
use geometry::{Footing, Length, Point};
use kt18::{CHARGE_RANGE, Frame, HOLD, Kt18, ModelIx, Walk};
use table::{Answer, Deed, Rules, Way};

use super::blow::{CERTAIN, best_fight, best_fire};
use super::outlook::Outlook;
use super::strikes::best;
use crate::kt18::route::Route;

/// How many places of the board near a model are tried.
const MOST_PLACES: usize = 20;
/// Into how many parts a way is cut to find places on it where a model may stop.
const PARTS: i32 = 12;
/// What is rolled for an Advance when it is only thought of.
const USUAL_RUN: Face = Face::THREE;

/// What the next model does.
pub fn deed(outlook: &Outlook) -> Answer {
    best(deeds(outlook).into_iter()).map_or(Answer::End, |(_, answer)| answer)
}

/// What the next model could do, each with what it is worth: whoever is nearest to its goal goes first, and opens doors
/// for those behind.
pub fn deeds(outlook: &Outlook) -> Vec<(i64, Answer)> {
    let game = outlook.game;
    let mut goals = outlook.goals();
    goals.retain(|(model, ..)| game.may_be_picked(*model).is_ok());
    let next = goals.iter().min_by_key(|(model, _, way)| (*way, *model));
    let next = next.map(|(model, goal, _)| (*model, Some(*goal)));
    let any = || game.own(outlook.side).find(|model| game.may_be_picked(*model).is_ok());
    match next.or_else(|| Some((any()?, None))) {
        Some((model, goal)) => deeds_of(outlook, model, goal),
        None => Vec::new(),
    }
}

fn deeds_of(outlook: &Outlook, model: ModelIx, goal: Option<usize>) -> Vec<(i64, Answer)> {
    let game = outlook.game;
    let id = game.id(model);
    let mut all = Vec::new();
    let route = goal.and_then(|goal| Route::to(game, model, outlook.place_of(goal)));
    let door = route.as_ref().and_then(|route| route.door);
    for deed in standing(outlook, model, route.as_ref()) {
        let answer = Answer::Deed(id, deed.clone());
        let Some(mut after) = tried(game, &answer) else { continue };
        if deed == Deed::Advance {
            if after.roll(&[USUAL_RUN]).is_ok() {
                let run = best_run(&outlook.after(&after), model, goal, route.as_ref());
                all.push((run.0, answer));
            }
            continue;
        }
        let opens = door.is_some_and(|door| after.check(&Answer::Door(door + 1)).is_ok());
        let worth = settled(&outlook.after(&after), model, goal, &deed);
        all.push((if opens { worth + outlook.weights.open } else { worth }, answer));
    }
    if game.may_charge(model).is_ok() {
        let near = |enemy: &ModelIx| game.near(model, *enemy, CHARGE_RANGE);
        for target in game.enemies_of(outlook.side).filter(near) {
            let answer = Answer::Deed(id, Deed::Charge([game.id(target)].into_iter().collect()));
            all.extend(charging(outlook, model, target, goal).map(|worth| (worth, answer)));
        }
    }
    all
}

/// A copy of the game after an answer, if that is legal.
pub fn tried(game: &Kt18, answer: &Answer) -> Option<Kt18> {
    let mut after = game.clone();
    after.silence();
    after.answer(answer).ok().map(|()| after)
}

/// The deeds that may be worth a try, charges apart.
fn standing(outlook: &Outlook, model: ModelIx, route: Option<&Route>) -> Vec<Deed> {
    let game = outlook.game;
    let mut all = Vec::new();
    if game.may_ready(model).is_ok() {
        all.push(Deed::Ready);
    }
    all.push(Deed::Stay);
    let movement = game.card(model).movement;
    if game.may_fall_back(model).is_ok() {
        all.extend(places(outlook, model, movement).map(Deed::FallBack));
    }
    if game.model(model).began_engaged {
        return all;
    }
    if let Some(route) = route {
        let legal = |way: &Way| game.plan_normal(model, way).is_ok();
        all.extend(route.beginnings(movement, PARTS).filter(legal).take(2).map(Deed::Normal));
        if let Some(door) = route.door
            && game.may_work_standing(model, door).is_ok()
        {
            all.push(Deed::Door(door + 1));
        }
        // Whoever runs opens no door.
        let doors = game.setup().killzone().scene().doors();
        let beside = |door: u8| {
            doors[usize::from(door)].within(game.model(model).at, movement + Length::INCH)
        };
        if !route.door.is_some_and(beside)
            && route.length() > movement + HOLD
            && game.may_advance(model).is_ok()
        {
            all.push(Deed::Advance);
        }
    }
    all.extend(places(outlook, model, movement).map(Deed::Normal));
    all
}

/// Places near a model that may be worth a look: some of the board's, and those round the control points.
fn places<'a>(
    outlook: &'a Outlook,
    model: ModelIx,
    limit: Length,
) -> impl Iterator<Item = Way> + 'a {
    let game = outlook.game;
    let from = game.model(model).at;
    let near = move |spot: &&Footing| from.squared_distance(spot.at) <= limit.squared();
    let spots = game.setup().board.spots(model.at());
    let count = spots.iter().filter(near).count();
    let stride = count.div_ceil(MOST_PLACES).max(1);
    let close = |at: Point| {
        let mut points = outlook.points().map(|point| outlook.place_of(point));
        points.any(|point| point.squared_distance(at) <= HOLD.squared())
    };
    let chosen = move |(i, spot): (usize, &Footing)| {
        (i % stride == 0 || close(spot.at)).then_some(Way::To(*spot))
    };
    spots.iter().filter(near).enumerate().filter_map(chosen)
}

/// What a deed has left a model with.
fn settled(outlook: &Outlook, model: ModelIx, goal: Option<usize>, deed: &Deed) -> i64 {
    let game = outlook.game;
    let weights = outlook.weights;
    let stand = outlook.stand(model, goal);
    match deed {
        Deed::Ready => stand + outlook.prospect(model) * weights.ready / 100,
        Deed::Door(_) => stand + weights.open,
        Deed::Stay if game.model(model).began_engaged => {
            let trades = game.engaging(model).map(|enemy| trade(outlook, model, enemy, 50));
            stand + trades.max().unwrap_or(0) * weights.charge / 100
        }
        _ => stand + outlook.prospect(model) * weights.fire / 100,
    }
}

/// What a fight of a model with an enemy comes to: what it does, and what is done to it by as much of the enemy as is
/// left. Whoever strikes first by some chance of a hundred.
fn trade(outlook: &Outlook, model: ModelIx, enemy: ModelIx, first: i64) -> i64 {
    let game = outlook.game;
    let (give, take) = (best_fight(game, model, enemy), best_fight(game, enemy, model));
    let (done, suffered) = (outlook.harvest(enemy, &give), outlook.hurt(model, &take));
    let spared = suffered * give.out / CERTAIN * first / 100;
    let missed = done * take.out / CERTAIN * (100 - first) / 100;
    done - missed - suffered + spared
}

/// What a charge is expected to do, if there is a way.
fn charging(
    outlook: &Outlook,
    model: ModelIx,
    target: ModelIx,
    goal: Option<usize>,
) -> Option<i64> {
    let (game, weights) = (outlook.game, outlook.weights);
    let others = game.enemies_of(outlook.side).filter(|enemy| *enemy != target);
    let walk = Walk::new(game, model, CHARGE_RANGE, "KT18-CHARGE-05", others);
    // Whoever stands in the way keeps a charge from its target whatever is rolled.
    let contact = walk.contact(target)?;
    let reached = reaches(contact.length);
    let shoots = best_fire(game, target, model).unwrap_or_default();
    let pinned = shoots.out > best_fight(game, target, model).out;
    let there = game.model(target).at;
    let beside = HOLD + Length::INCH;
    let held = outlook.holds(model, |point| game.within_of_point(target, point, beside));
    let won = trade(outlook, model, target, 100) * weights.charge / 100
        + held
        + if pinned { weights.pin } else { 0 }
        - outlook.toll(there, model, goal);
    let here = game.model(model).at;
    let lost = outlook.holds(model, |point| outlook.counts(model, point))
        - outlook.toll(here, model, goal)
        - outlook.danger(model);
    Some((won * reached + lost * (36 - reached)) / 36)
}

/// How many of thirty-six rolls of two dice reach so far.
pub fn reaches(apart: Length) -> i64 {
    let sums = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
    sums.filter(|sum| Length::inches(*sum) >= apart).count() as i64
}

/// Where an Advance goes.
pub fn run(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Some(Frame::Advance(advance)) = game.state().frames.last() else { return Answer::Pass };
    let model = advance.model;
    let goals = outlook.goals();
    let goal = goals.iter().find(|(own, ..)| *own == model).map(|(_, goal, _)| *goal);
    let route = goal.and_then(|goal| Route::to(game, model, outlook.place_of(goal)));
    best_run(outlook, model, goal, route.as_ref()).1
}

/// Where a model that has rolled for an Advance is best off.
fn best_run(
    outlook: &Outlook,
    model: ModelIx,
    goal: Option<usize>,
    route: Option<&Route>,
) -> (i64, Answer) {
    let game = outlook.game;
    let mut best = (i64::MIN, Answer::Pass);
    let Some(Frame::Advance(advance)) = game.state().frames.last() else { return best };
    let inches = i32::from(advance.inches.unwrap_or(0));
    let limit = game.card(model).movement + Length::inches(inches);
    let ahead = route.into_iter().flat_map(|route| route.beginnings(limit, PARTS).take(4));
    let ways = ahead.chain(places(outlook, model, limit)).map(Answer::Go);
    for answer in ways.chain([Answer::Pass]) {
        let Some(after) = tried(game, &answer) else { continue };
        let outlook = outlook.after(&after);
        let worth =
            outlook.stand(model, goal) + outlook.prospect(model) * outlook.weights.fire / 100;
        if worth > best.0 {
            best = (worth, answer);
        }
    }
    best
}
