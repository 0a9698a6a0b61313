//! What units do in the Movement phase, and where they go.

use geometry::{Footing, Length, Point, Vector};
use kt4w40k::{Drill, Frame, Kt4w40k, ModelIx, UnitIx, Victory, Whereabouts};
use table::{Answer, Deed, Errand, Rules, Side, Way};

use super::{best_volley, blows, longest_range, unit_named};
use crate::kt4w40k::battery::Battery;

/// What is charged from further away is rarely reached: two dice come to seven.
const LIKELY: Length = Length::inches(7);
/// The same with three dice.
const LIKELY_FAR: Length = Length::inches(11);
/// Where there is nothing to hold, nobody goes further in a turn, so that nobody is alone when the shooting starts.
const TOGETHER: Length = Length::inches(4);
/// How near to its goal a transport unloads.
const UNLOAD: Length = Length::inches(18);

/// What the next unit does.
pub(super) fn deed(game: &Kt4w40k, side: Side) -> Answer {
    if let Some(Frame::Landed(unit)) = game.state().frames.last() {
        return charges(game, *unit).map_or(Answer::Pass, |target| charge(game, *unit, target));
    }
    let own = || game.all().filter(|unit| game.side_of(*unit) == side);
    let open = |unit: &UnitIx| game.may_be_picked(*unit).is_ok();
    // Whoever gets out does so before the transport moves.
    let aboard = own().filter(open).filter(|unit| unloads(game, *unit));
    let mut out = aboard.map(|unit| Answer::Deed(game.id(unit), Deed::Disembark));
    if let Some(answer) = out.find(|answer| game.check(answer).is_ok()) {
        return answer;
    }
    let first = game.decisive_unit(side);
    let standing = own().filter(|unit| game.stands(*unit)).filter(open);
    for unit in first.into_iter().chain(standing) {
        let answer = Answer::Deed(game.id(unit), choice(game, unit));
        let stays = Answer::Deed(game.id(unit), Deed::Stay);
        if let Some(answer) = [answer, stays].into_iter().find(|a| game.check(a).is_ok()) {
            return answer;
        }
    }
    Answer::End
}

fn charge(game: &Kt4w40k, unit: UnitIx, target: UnitIx) -> Answer {
    let answer = Answer::Deed(game.id(unit), Deed::Charge([game.id(target)].into_iter().collect()));
    if game.check(&answer).is_ok() { answer } else { Answer::Pass }
}

/// Whether a unit that is aboard a transport wants to get out: something is near enough to be worth it.
pub(crate) fn unloads(game: &Kt4w40k, unit: UnitIx) -> bool {
    let Whereabouts::Aboard(transport) = game.unit(unit).place else { return false };
    if !game.stands(transport) {
        return false;
    }
    let mut enemies = game.enemies_of(game.side_of(unit));
    enemies.any(|enemy| game.units_near(transport, enemy, UNLOAD))
}

/// What a unit on the table does.
fn choice(game: &Kt4w40k, unit: UnitIx) -> Deed {
    if game.engaged(unit) {
        return Deed::Stay;
    }
    if let Some(target) = charges(game, unit) {
        return Deed::Charge([game.id(target)].into_iter().collect());
    }
    let Some(goal) = goal(game, unit) else { return Deed::Stay };
    let shoots = stands_to_shoot(game, unit);
    let holds = goal.held && goal.far == Length::ZERO;
    // A character that goes ahead is shot first.
    let waits = !goal.held && game.card(unit).keywords.character;
    if shoots || holds || waits {
        return if game.may_prepare(unit).is_ok() { Deed::Ready } else { Deed::Stay };
    }
    // Whoever would not get within range by walking runs.
    let model = game.living(unit).next();
    let step = model.map_or(Length::ZERO, |model| game.line(model).movement);
    let useful = longest_range(game, unit).max(LIKELY) + step;
    if goal.far > useful { Deed::Advance } else { Deed::March }
}

/// Whether a unit has somebody to shoot from where it stands with most of its weapons, not with the longest alone.
fn stands_to_shoot(game: &Kt4w40k, unit: UnitIx) -> bool {
    let target = best_volley(game, unit).and_then(|(answer, _)| match answer {
        Answer::Attack { uses, .. } => unit_named(game, *uses.first()?.targets.first()?),
        _ => None,
    });
    target.is_some_and(|target| {
        let reach = Battery::new(game, unit, target).reach();
        game.units_near(unit, target, reach)
    })
}

/// Whom a unit charges: the enemy that its blows cost most of those it will probably reach, if it fights clearly better
/// than it shoots, for a charge may fail.
pub(super) fn charges(game: &Kt4w40k, unit: UnitIx) -> Option<UnitIx> {
    game.may_charge(unit).ok()?;
    let likely = if game.charges_far(unit) { LIKELY_FAR } else { LIKELY };
    let likely = if game.unit(unit).arrived { Length::inches(10) } else { likely };
    let near = game.in_charge_range(unit, likely);
    let struck = near.map(|enemy| (blows(game, unit, enemy), std::cmp::Reverse(enemy)));
    let (fights, std::cmp::Reverse(target)) = struck.max()?;
    let shoots = best_volley(game, unit).map_or(0, |(_, worth)| worth);
    (2 * fights > 3 * shoots).then_some(target)
}

/// Where a unit wants to be.
#[derive(Clone, Copy, Debug)]
struct Goal {
    at: Point,
    /// How far it is away; none where the unit is there already.
    far: Length,
    /// Whether it is a marker.
    held: bool,
}

/// The nearest marker that its player does not hold or holds by this unit, else the nearest enemy.
fn goal(game: &Kt4w40k, unit: UnitIx) -> Option<Goal> {
    let first = game.living(unit).next()?;
    let (from, side) = (game.model(first).at.at, game.side_of(unit));
    let there = |marker: Point| {
        game.living(unit).any(|model| game.model(model).at.at.distance(marker) <= Victory::REACH)
    };
    let markers = game.setup().scenario.victory.objectives.iter().copied();
    let wanted = markers.filter(|at| there(*at) || game.holder(*at) != Some(side));
    let markers = wanted.map(|at| {
        let far = if there(at) { Length::ZERO } else { from.distance(at) };
        Goal { at, far, held: true }
    });
    let nearest = markers.min_by_key(|goal| (goal.far, goal.at));
    let enemies = game.enemies_of(side).flat_map(|enemy| game.living(enemy));
    let enemies = enemies.map(|model| {
        let at = game.model(model).at.at;
        Goal { at, far: from.distance(at), held: false }
    });
    nearest.or_else(|| enemies.min_by_key(|goal| (goal.far, goal.at)))
}

/// Where a unit in the middle of something goes.
pub(super) fn go(game: &Kt4w40k, errand: Errand) -> Answer {
    let frames = &game.state().frames;
    match (errand, frames.last()) {
        (Errand::Normal | Errand::Advance, Some(Frame::March(march))) => {
            let drill = game.drill(march);
            let place = goal(game, march.unit).and_then(|goal| {
                let most = if goal.held { goal.far } else { TOGETHER };
                stride(game, &drill, goal.at, most)
            });
            let answer = place.map(|place| Answer::Go(Way::To(place)));
            answer.filter(|answer| game.check(answer).is_ok()).unwrap_or(Answer::Pass)
        }
        (Errand::Disembark | Errand::Arrive, Some(Frame::March(march))) => {
            nearest_to_goal(game, march.unit)
        }
        (Errand::Charge | Errand::PileIn | Errand::Consolidate, _) => {
            let yes = [Answer::Yes, Answer::Pass].into_iter().find(|a| game.check(a).is_ok());
            yes.unwrap_or_else(|| fallback(game))
        }
        _ => fallback(game),
    }
}

/// Whatever is legal.
fn fallback(game: &Kt4w40k) -> Answer {
    game.candidates().into_iter().next().unwrap_or(Answer::Pass)
}

/// The candidate that is nearest to where a unit that is not on the table yet wants to be.
fn nearest_to_goal(game: &Kt4w40k, unit: UnitIx) -> Answer {
    let side = game.side_of(unit);
    let enemies: Vec<Point> = game
        .enemies_of(side)
        .flat_map(|enemy| game.living(enemy))
        .map(|model| game.model(model).at.at)
        .collect();
    let far = |answer: &Answer| match answer {
        Answer::Go(Way::To(place)) => {
            enemies.iter().map(|enemy| enemy.squared_distance(place.at)).min()
        }
        _ => Some(i64::MAX),
    };
    game.candidates().into_iter().min_by_key(far).unwrap_or(Answer::Pass)
}

/// Directions that are tried: straight on, then aside by ever more, in parts of 4096.
const ASIDE: [(i64, i64); 7] =
    [(4096, 0), (3547, 2048), (3547, -2048), (2048, 3547), (2048, -3547), (0, 4096), (0, -4096)];

/// The longest step towards a place that a unit can make as a formation.
fn stride(game: &Kt4w40k, drill: &Drill<'_>, goal: Point, most: Length) -> Option<Footing> {
    let first: ModelIx = game.living(drill.unit).next()?;
    let from = game.model(first).at.at;
    let slowest = game.living(drill.unit).map(|model| drill.limit(model)).min()?.min(most);
    let way = goal - from;
    let whole = way.squared().isqrt();
    if whole == 0 {
        return None;
    }
    let steps = [(4, 4), (2, 4), (1, 4)];
    steps.into_iter().find_map(|(part, of)| {
        let length = slowest.wide().min(whole) * part / of - 2;
        ASIDE.into_iter().find_map(|(along, across)| {
            let turned = Vector {
                dx: (way.dx * along - way.dy * across) / 4096,
                dy: (way.dy * along + way.dx * across) / 4096,
            };
            let by = Vector { dx: turned.dx * length / whole, dy: turned.dy * length / whole };
            let place = Footing::floor(from + by);
            drill.plan(&drill.formation(place)).is_ok().then_some(place)
        })
    })
}
