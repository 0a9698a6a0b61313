//! What the trooper's units do in the Movement phase.

use std::cmp::Reverse;

use geometry::{Footing, Length, Point};
use kt4w40k::{Drill, Frame, Kt4w40k, March, UnitIx};
use table::{Answer, Deed, Errand, Rules, Way};

use super::Outlook;
use super::aims::{Aim, place};
use super::places::places;
use super::prospect::Prospect;
use super::script::Order;
use crate::kt4w40k::battery::Gait;
use crate::kt4w40k::recruit::moves::unloads;
use crate::kt4w40k::recruit::{self, unit_named};
use crate::search::Weighed;

/// What an Advance brings on average.
const ADVANCE: u8 = 3;
/// How many of the best places are tried before another is good enough.
const TRIES: usize = 30;

/// What the next unit does.
pub fn deed(view: &Outlook<'_>) -> Option<Answer> {
    let game = view.game;
    if let Some(Frame::Landed(unit)) = game.state().frames.last() {
        return Some(landed(view, *unit));
    }
    let own = || game.all().filter(|unit| game.side_of(*unit) == view.side);
    let open = |unit: &UnitIx| game.may_be_picked(*unit).is_ok();
    // Whoever gets out does so before the transport moves.
    let aboard = own().filter(open).filter(|unit| unloads(game, *unit));
    let mut out = aboard.map(|unit| Answer::Deed(game.id(unit), Deed::Disembark));
    if let Some(answer) = out.find(|answer| game.check(answer).is_ok()) {
        return Some(answer);
    }
    // Those in front first, so that those behind find room.
    let mut standing: Vec<UnitIx> = own().filter(|unit| game.stands(*unit)).filter(open).collect();
    standing.sort_by_cached_key(|unit| (front(view, *unit), *unit));
    let first = game.decisive_unit(view.side);
    for unit in first.into_iter().chain(standing) {
        let id = game.id(unit);
        let wanted = [choice(view, unit), Deed::Stay].map(|deed| Answer::Deed(id, deed));
        if let Some(answer) = wanted.into_iter().find(|answer| game.check(answer).is_ok()) {
            return Some(answer);
        }
    }
    Some(Answer::End)
}

/// How far the nearest enemy is.
fn front(view: &Outlook<'_>, unit: UnitIx) -> Option<i64> {
    let from = place(view.game, unit)?;
    let enemies = view.game.enemies_of(view.side).filter_map(|enemy| place(view.game, enemy));
    enemies.map(|at| from.squared_distance(at)).min()
}

fn charge(game: &Kt4w40k, target: UnitIx) -> Deed {
    Deed::Charge([game.id(target)].into_iter().collect())
}

/// Where the first model of a unit stands.
fn footing(game: &Kt4w40k, unit: UnitIx) -> Option<Footing> {
    game.living(unit).next().map(|model| game.model(model).at)
}

/// Whom a unit could charge, and what that is worth.
fn charges(view: &Outlook<'_>, prospect: &Prospect<'_>) -> Vec<(i64, UnitIx)> {
    let (game, unit) = (view.game, prospect.unit);
    let Some(here) = footing(game, unit).filter(|_| game.may_charge(unit).is_ok()) else {
        return Vec::new();
    };
    let far = game.charges_far(unit) && !game.unit(unit).arrived;
    let (dice, range) = if far { (3, Length::inches(18)) } else { (2, Length::inches(12)) };
    let open: Vec<UnitIx> = game.in_charge_range(unit, range).collect();
    let near = prospect.foes.iter().filter(|foe| open.contains(&foe.unit));
    let each = near.filter_map(|foe| Some((prospect.charge_worth(here, foe, dice)?, foe.unit)));
    each.collect()
}

/// Whom a unit charges with most profit, and what that is worth.
fn best_charge(view: &Outlook<'_>, prospect: &Prospect<'_>) -> Option<(i64, UnitIx)> {
    let all = charges(view, prospect).into_iter();
    all.max_by_key(|(worth, enemy)| (*worth, Reverse(*enemy)))
}

/// What a unit that has arrived does: it charges, or nothing.
fn landed(view: &Outlook<'_>, unit: UnitIx) -> Answer {
    let game = view.game;
    let Some(prospect) = Prospect::new(view, unit) else { return Answer::Pass };
    let Some(here) = footing(game, unit) else { return Answer::Pass };
    let stays = prospect.worth(here, Gait::Walking);
    let found = best_charge(view, &prospect).filter(|(worth, _)| *worth > stays);
    let answer = found.map(|(_, enemy)| Answer::Deed(game.id(unit), charge(game, enemy)));
    answer.filter(|answer| game.check(answer).is_ok()).unwrap_or(Answer::Pass)
}

/// What the next unit could do instead of what it would, each with what that is worth.
pub fn orders(view: &Outlook<'_>) -> Vec<Weighed<Order>> {
    let game = view.game;
    let Some(Answer::Deed(id, _)) = deed(view) else { return Vec::new() };
    let Some(unit) = unit_named(game, id).filter(|unit| game.stands(*unit) && !game.engaged(*unit))
    else {
        return Vec::new();
    };
    let (Some(prospect), Some(here)) = (Prospect::new(view, unit), footing(game, unit)) else {
        return Vec::new();
    };
    let order = |(gain, deed, way): (i64, Deed, Option<Answer>)| Weighed {
        plan: Order { answer: Answer::Deed(id, deed), way },
        gain,
    };
    let (stays, deed) = staying(view, &prospect, here);
    let mut all = vec![order((stays, deed, None))];
    let each = charges(view, &prospect).into_iter();
    all.extend(each.map(|(worth, enemy)| order((worth, charge(game, enemy), None))));
    for (errand, inches, deed) in
        [(Errand::Normal, None, Deed::March), (Errand::Advance, Some(ADVANCE), Deed::Advance)]
    {
        let march = March { unit, errand, inches };
        let places = best_places(view, &prospect, &march, i64::MIN, 2);
        all.extend(places.into_iter().map(|(worth, way)| order((worth, deed.clone(), Some(way)))));
    }
    all
}

/// What it is worth to a unit to stay where it is, and how it does.
fn staying(view: &Outlook<'_>, prospect: &Prospect<'_>, here: Footing) -> (i64, Deed) {
    let steady = view.game.may_prepare(prospect.unit).is_ok();
    let (gait, deed) =
        if steady { (Gait::Still, Deed::Ready) } else { (Gait::Walking, Deed::Stay) };
    let fires = prospect.fire(here, gait);
    let early = if steady && fires > 0 { view.weights.prepared } else { 0 };
    (fires + early - prospect.risk(here) + prospect.aim_worth(here.at), deed)
}

/// What a unit on the table does.
fn choice(view: &Outlook<'_>, unit: UnitIx) -> Deed {
    let game = view.game;
    if game.engaged(unit) {
        return Deed::Stay;
    }
    let (Some(prospect), Some(here)) = (Prospect::new(view, unit), footing(game, unit)) else {
        return Deed::Stay;
    };
    let (stays, deed) = staying(view, &prospect, here);
    let mut best = (stays, deed);
    let mut offer = |worth: i64, deed: Deed| {
        if worth > best.0 {
            best = (worth, deed);
        }
    };
    if let Some((worth, enemy)) = best_charge(view, &prospect) {
        offer(worth, charge(game, enemy));
    }
    let walks = March { unit, errand: Errand::Normal, inches: None };
    if let Some((worth, _)) = best_place(view, &prospect, &walks, stays) {
        offer(worth, Deed::March);
    }
    let (least, _) = best;
    let runs = March { unit, errand: Errand::Advance, inches: Some(ADVANCE) };
    if let Some((worth, _)) = best_place(view, &prospect, &runs, least) {
        best = (worth, Deed::Advance);
    }
    best.1
}

/// Where a unit may want to go, by what it is for and who is there.
fn goals(prospect: &Prospect<'_>, view: &Outlook<'_>) -> Vec<Point> {
    let game = view.game;
    let Some(from) = place(game, prospect.unit) else { return Vec::new() };
    let mut foes: Vec<Point> =
        prospect.foes.iter().filter_map(|foe| place(game, foe.unit)).collect();
    foes.sort_by_key(|at| (from.squared_distance(*at), *at));
    foes.truncate(3);
    match prospect.aim {
        Aim::Marker(at) => foes.push(at),
        Aim::Line { low, high, .. } => foes.extend(ways_in(from, low, high)),
        Aim::Hunt | Aim::Follow => {}
    }
    foes
}

/// Places just inside a zone, straight ahead and to both sides, since others may stand there.
fn ways_in(from: Point, low: Point, high: Point) -> impl Iterator<Item = Point> {
    let fit = move |at: Point| Point::new(at.x.max(low.x).min(high.x), at.y.max(low.y).min(high.y));
    let aside = [0, 3, -3, 6, -6, 10, -10].map(Length::inches);
    aside.into_iter().flat_map(move |by| {
        let (along, across) = (Point::new(from.x + by, from.y), Point::new(from.x, from.y + by));
        [fit(along), fit(across)]
    })
}

/// The places for a move, the best first.
fn ranked(
    view: &Outlook<'_>,
    prospect: &Prospect<'_>,
    limit: Length,
    gait: Gait,
) -> Vec<(i64, Footing)> {
    let all = places(view.game, prospect.unit, limit, &goals(prospect, view));
    let mut ranked: Vec<(i64, Footing)> =
        all.into_iter().map(|place| (prospect.worth(place, gait), place)).collect();
    ranked.sort_by_key(|(worth, place)| (Reverse(*worth), *place));
    ranked
}

/// The best place that a unit can go to as a formation, if it is worth more than this.
fn best_place(
    view: &Outlook<'_>,
    prospect: &Prospect<'_>,
    march: &March,
    least: i64,
) -> Option<(i64, Answer)> {
    best_places(view, prospect, march, least, 1).pop()
}

/// The best places that a unit can go to, the best first, as far as they are worth more than this.
fn best_places(
    view: &Outlook<'_>,
    prospect: &Prospect<'_>,
    march: &March,
    least: i64,
    most: usize,
) -> Vec<(i64, Answer)> {
    let game = view.game;
    let drill = game.drill(march);
    let Some(limit) = game.living(march.unit).map(|model| drill.limit(model)).min() else {
        return Vec::new();
    };
    let gait = if march.errand == Errand::Advance { Gait::Running } else { Gait::Walking };
    let better = ranked(view, prospect, limit, gait).into_iter();
    let better = better.take_while(|(worth, _)| *worth > least).take(TRIES);
    better.filter_map(|(worth, place)| Some((worth, way_to(&drill, place)?))).take(most).collect()
}

/// How a unit gets to a place: its models side by side on the ground, or up after the first.
fn way_to(drill: &Drill<'_>, place: Footing) -> Option<Answer> {
    let game = drill.game;
    let by = place.at - footing(game, drill.unit)?.at;
    let together = || {
        drill.plan(&drill.formation(place)).ok()?;
        Some(Answer::Go(Way::To(place)))
    };
    if place.z > Length::ZERO {
        return together();
    }
    let moves = drill.ranks(by);
    // Ranks that would leave somebody behind go as a formation, where everybody closes up.
    let Ok(planned) = drill.plan(&moves) else { return together() };
    // Whoever only shuffles about goes elsewhere instead.
    let gone = planned.iter().map(|one| (one.at.at - game.model(one.model).at.at).dot(by));
    let all = by.squared() * game.living(drill.unit).count() as i64;
    (2 * gone.sum::<i64>() >= all).then_some(Answer::March(moves))
}

/// Where a unit that marches goes.
pub fn go(view: &Outlook<'_>) -> Answer {
    let game = view.game;
    let Some(Frame::March(march)) = game.state().frames.last() else { return Answer::Pass };
    let place = Prospect::new(view, march.unit).and_then(|prospect| {
        let gait = if march.errand == Errand::Advance { Gait::Running } else { Gait::Walking };
        let here = footing(game, march.unit)?;
        best_place(view, &prospect, march, prospect.worth(here, gait))
    });
    let legal = place.map(|(_, answer)| answer).filter(|answer| game.check(answer).is_ok());
    legal.or_else(|| recruit::choose(game)).unwrap_or(Answer::Pass)
}
