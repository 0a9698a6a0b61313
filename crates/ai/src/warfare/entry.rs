//! Where the trooper's units are set up, before the battle and out of reserve.

use geometry::{Footing, Length, Point};
use kt4w40k::{UnitIx, Whereabouts};
use table::{Answer, Rules, Slug, Way};

use super::Outlook;
use super::prospect::Prospect;
use crate::battery::Gait;
use crate::fielded::unit_named;

/// How many places of a zone are tried.
const MOST_PLACES: usize = 40;

/// Sets up the unit that needs most room first, as near as it can be to what the mission counts; whoever may come later
/// does.
pub fn deploy(view: &Outlook<'_>) -> Option<Answer> {
    let game = view.game;
    let victory = &game.setup().scenario.victory;
    let waits = |unit: &UnitIx| {
        game.side_of(*unit) == view.side && game.unit(*unit).place == Whereabouts::Waiting
    };
    let unit = game.all().filter(waits).max_by_key(|unit| {
        let widest = game.card(*unit).models.iter().map(|model| model.radius).max();
        (widest, std::cmp::Reverse(*unit))
    })?;
    if game.card(unit).reserve {
        return Some(Answer::Ploy(Slug::of("reserve"), Some(game.id(unit))));
    }
    let zone = |side: table::Side| {
        let zone = game.state().players[side.index()].zone?;
        game.setup().scenario.zones.get(usize::from(zone)).map(|area| area.bounds())
    };
    let (low, high) = zone(view.side)?;
    let middle = |(low, high): (Point, Point)| {
        let half = |a: Length, b: Length| Length::from_units((a + b).units() / 2);
        Point::new(half(low.x, high.x), half(low.y, high.y))
    };
    let others = game.setup().sides().filter(|side| *side != view.side);
    let enemies: Vec<Point> = others.filter_map(zone).map(middle).collect();
    let goals = if victory.hold > 0 { &victory.objectives } else { &enemies };
    let far = |at: Point| {
        // Across a line only the way over it counts, along it everybody finds a place.
        let way = |goal: &Point| {
            if victory.breakthrough > 0 && high.x - low.x > high.y - low.y {
                (at.y - goal.y).squared()
            } else {
                at.squared_distance(*goal)
            }
        };
        goals.iter().map(way).min().unwrap_or(0)
    };
    let first = game.setup().range(unit.at()).start;
    let inside = |spot: &&Footing| {
        (low.x..=high.x).contains(&spot.at.x)
            && (low.y..=high.y).contains(&spot.at.y)
            && spot.z == Length::ZERO
    };
    let mut spots: Vec<Footing> =
        game.setup().board.spots(first).iter().filter(inside).copied().collect();
    // Without anything to hold, characters stay behind the others.
    let rear = victory.hold + victory.breakthrough == 0 && game.card(unit).keywords.character;
    spots.sort_by_key(|spot| (if rear { -far(spot.at) } else { far(spot.at) }, *spot));
    let stride = (spots.len() / MOST_PLACES).clamp(1, 6);
    let fits = |spot: &Footing| game.deployment(unit, *spot).is_some();
    let place = spots.into_iter().step_by(stride).find(fits)?;
    Some(Answer::Deploy(game.id(unit), place, None))
}

/// Where a unit out of reserve is worth most.
pub fn arrive(view: &Outlook<'_>) -> Answer {
    let game = view.game;
    let answers = game.candidates();
    let Some(table::Ask::Go { model, .. }) = ask(view) else { return Answer::Pass };
    let prospect = unit_named(game, model).and_then(|unit| Prospect::new(view, unit));
    let Some(prospect) = prospect else {
        return answers.into_iter().next().unwrap_or(Answer::Pass);
    };
    let worth = |answer: &Answer| match answer {
        Answer::Go(Way::To(place)) => prospect.worth(*place, Gait::Walking),
        // Staying away is for those who find nothing.
        _ => i64::MIN,
    };
    let each = answers.into_iter().map(|answer| (worth(&answer), answer));
    let best = each.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map_or(Answer::Pass, |(_, answer)| answer)
}

fn ask(view: &Outlook<'_>) -> Option<table::Ask> {
    match view.game.status() {
        table::Status::Decide(decision) => Some(decision.ask),
        _ => None,
    }
}
