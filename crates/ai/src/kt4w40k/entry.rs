//! Where the trooper's units are set up, before the battle and out of reserve.

use geometry::{Footing, Length, Point};
use kt4w40k::{ModelIx, UnitIx, Whereabouts};
use table::{Answer, Rules, Slug, Way};

use super::Outlook;
use super::prospect::Prospect;
use crate::kt4w40k::battery::Gait;
use crate::kt4w40k::recruit::unit_named;

/// Every so many places of a zone one is tried.
const STRIDE: usize = 3;
/// How far units keep from each other, so that none bars the way of another.
const LANE: Length = Length::INCH;
/// What standing in each other's way costs, in places further back.
const JAM: Length = Length::inches(3);

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
                (at.y - goal.y).max(goal.y - at.y)
            } else {
                at.distance(*goal)
            }
        };
        goals.iter().map(way).min().unwrap_or(Length::ZERO)
    };
    let first = game.setup().range(unit.at()).start;
    let inside = |spot: &&Footing| {
        (low.x..=high.x).contains(&spot.at.x)
            && (low.y..=high.y).contains(&spot.at.y)
            && spot.z == Length::ZERO
    };
    let spots = game.setup().board.spots(first).iter().filter(inside).copied();
    // Without anything to hold, characters stay behind the others.
    let rear = victory.hold + victory.breakthrough == 0 && game.card(unit).keywords.character;
    let mut spots: Vec<(Length, Footing)> =
        spots.map(|spot| (if rear { -far(spot.at) } else { far(spot.at) }, spot)).collect();
    spots.sort_unstable();
    let mut best: Option<(Length, Footing)> = None;
    for (far, spot) in spots.into_iter().step_by(STRIDE) {
        if best.is_some_and(|(cost, _)| cost <= far) {
            break;
        }
        let Some(places) = game.deployment(unit, spot) else { continue };
        let cost = far + disorder(view, unit, spot, &places);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, spot));
        }
    }
    best.map(|(_, place)| Answer::Deploy(game.id(unit), place, None))
}

/// How far the models of a unit that is set up so are from each other, and whether it stands in the way of others.
fn disorder(
    view: &Outlook<'_>,
    unit: UnitIx,
    spot: Footing,
    places: &[(ModelIx, Footing)],
) -> Length {
    let game = view.game;
    let spread = places.iter().map(|(_, place)| place.at.distance(spot.at)).max();
    let bases =
        || places.iter().map(|(model, place)| (place.at, game.setup().radius(model.at()) + LANE));
    let others = game.own(view.side).filter(|own| *own != unit).flat_map(|own| game.living(own));
    let mut others = others.map(|model| game.base(model));
    let jammed = others.any(|other| {
        bases()
            .any(|(at, reach)| at.squared_distance(other.centre) < (other.radius + reach).squared())
    });
    spread.unwrap_or(Length::ZERO) + if jammed { JAM } else { Length::ZERO }
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
