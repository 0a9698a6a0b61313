//! Candidate answers for programs: every choice of a finite decision, a sample of a continuous one.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use battle::FightStage;
use dice::{Chance, FaceCounts};
use geometry::{Footing, Length, Point};
use table::{Answer, Deed, Errand, RerollSource, Rules, Side, Slug, Use, Way};

use crate::Kt4w40k;
use crate::attack::Manner;
use crate::charge::{self, Charge, LONG_RANGE, RANGE};
use crate::fight::{self, Fighting};
use crate::psychic::{CastStage, Casting};
use crate::state::{Activation, Frame, March, Step, UnitIx, Units};
use crate::stratagems::Generic;
use crate::transport::BailStage;
use crate::{movement, reserve, shooting, transport, volley};

/// The most places that one move offers to machines.
const MOST_PLACES: usize = 12;
/// How many places of a nearly full zone are looked at.
const MOST_LOOKS: usize = 24;
/// How often a place is guessed before something else is tried.
const GUESSES: usize = 4;

/// The candidates: every choice, or a sample of them; all legal.
pub fn candidates(game: &Kt4w40k) -> Vec<Answer> {
    match game.state.frames.last() {
        Some(Frame::Attack(frame)) => losers(game, frame.current().target),
        Some(Frame::Harm(frame)) => losers(game, frame.unit),
        Some(Frame::Charge(frame)) => charge_candidates(game, frame),
        Some(Frame::Withdrawal(_) | Frame::Morale(_)) => vec![Answer::Yes, Answer::Pass],
        Some(Frame::Fighting(frame)) => fighting_candidates(game, frame),
        Some(Frame::Casting(frame)) => casting_candidates(game, frame),
        Some(Frame::March(frame)) => march_candidates(game, frame),
        Some(Frame::Embark(unit)) => {
            let on = game.transports(*unit).map(|transport| Answer::Pick(game.id(transport)));
            on.chain((game.state.turn > 0).then_some(Answer::Pass)).collect()
        }
        Some(Frame::Response(frame)) => {
            let own = game.stratagems(game.side_of(frame.unit));
            let all = game.responses(frame.unit, frame.to);
            let all = all.map(|i| Answer::Ploy(own[i].slug, Some(game.id(frame.unit))));
            std::iter::once(Answer::Pass).chain(all).collect()
        }
        Some(Frame::Bail(frame)) => match frame.stage {
            BailStage::Lose { .. } => losers(game, frame.unit),
            _ => {
                let room = game.roomiest(frame.unit, frame.transport);
                let each = room.into_iter().map(|(m, at)| (game.number(m), Way::To(at)));
                vec![Answer::March(each.collect())]
            }
        },
        Some(Frame::Landed(unit)) => {
            let targets = reserve::landed_targets(game, *unit);
            let id = game.id(*unit);
            let charges = targets.map(|target| {
                Answer::Deed(id, Deed::Charge([game.id(target)].into_iter().collect()))
            });
            charges.chain([Answer::Pass]).collect()
        }
        Some(Frame::Fallen(frame)) => {
            let faces: BTreeSet<u8> = frame.faces.iter().map(|face| face.get()).collect();
            let each = faces.into_iter().filter_map(|face| {
                let mut one = FaceCounts::default();
                one.add(dice::Face::try_from(face).ok()?);
                Some(Answer::Reroll(RerollSource::Command, one))
            });
            std::iter::once(Answer::Pass).chain(each).collect()
        }
        None => step_candidates(game),
    }
}

fn losers(game: &Kt4w40k, unit: UnitIx) -> Vec<Answer> {
    game.living(unit).map(|model| Answer::Lose(game.number(model))).collect()
}

fn step_candidates(game: &Kt4w40k) -> Vec<Answer> {
    match &game.state.step {
        Step::Zones { .. } => game.free_zones().map(|zone| Answer::Zone(zone + 1)).collect(),
        Step::Deploy { turn } => {
            let side = game.state.order[usize::from(*turn)];
            deployments(game, side, MOST_PLACES)
        }
        Step::Window { window, .. } => {
            let Some(side) = game.hand() else { return Vec::new() };
            let effects = game.effects(side, *window).into_iter().map(|(effect, unit)| {
                Answer::Ploy(game.effect_slug(side, effect), Some(game.id(unit)))
            });
            let pass = game.unresolved(side, *window).is_none().then_some(Answer::Pass);
            pass.into_iter().chain(effects).collect()
        }
        Step::DecisiveMoves { left } => {
            let unit = left.first().and_then(|side| game.decisive_unit(*side));
            unit.map(|unit| deeds(game, unit)).unwrap_or_default()
        }
        Step::Moves { turn } => {
            let side = movement::mover(game, *turn);
            let own = movement::pickable(game, side).flat_map(|unit| deeds(game, unit));
            own.chain([Answer::End]).collect()
        }
        Step::Activations { step, .. } => activations(game, *step),
        _ => Vec::new(),
    }
}

/// A few places for each unit that waits, and the ways of not being set up, until there are enough.
pub fn deployments(game: &Kt4w40k, side: Side, enough: usize) -> Vec<Answer> {
    let mut all: Vec<Answer> = Vec::new();
    for unit in crate::begin::waiting(game, side) {
        let id = game.id(unit);
        if all.len() >= enough {
            break;
        }
        let spots = crate::begin::zone_spots(game, unit).into_iter().step_by(7).take(MOST_LOOKS);
        let fits = spots.filter(|spot| game.deployment(unit, *spot).is_some());
        all.extend(fits.take(4).map(|spot| Answer::Deploy(id, spot, None)));
        if game.card(unit).reserve {
            all.push(Answer::Ploy(Slug::of("reserve"), Some(id)));
        }
        if game.transports(unit).next().is_some() {
            all.push(Answer::Ploy(Slug::of("embark"), Some(id)));
        }
    }
    // In a zone that is nearly full every place is looked at.
    if all.is_empty() {
        let room = crate::begin::room(game, side);
        let last = room.and_then(|(unit, spot)| Some((game.id(unit), spot?)));
        all.push(last.map_or(Answer::Pass, |(id, spot)| Answer::Deploy(id, spot, None)));
    }
    all
}

fn activations(game: &Kt4w40k, step: Activation) -> Vec<Answer> {
    let Some(side) = game.hand() else { return Vec::new() };
    let pick = |unit: UnitIx| Answer::Pick(game.id(unit));
    match step {
        Activation::Psykers => {
            let able = game.own(side).filter(|unit| game.may_cast(*unit)).map(pick);
            able.chain([Answer::Pass]).collect()
        }
        Activation::PreparedFire | Activation::NormalFire => {
            let able = game.own(side).filter(|unit| game.fires_in(*unit, step));
            let shots = able.flat_map(|unit| {
                game.enemies_of(side)
                    .flat_map(move |enemy| volley(game, unit, enemy, Manner::Shoot))
            });
            shots.chain([Answer::Pass]).collect()
        }
        Activation::MoraleTests => game.testing(side).map(pick).collect(),
        _ => {
            let able: Vec<Answer> =
                game.own(side).filter(|unit| game.fights_in(*unit, step)).map(pick).collect();
            let counters = game
                .own(side)
                .filter(|unit| step == Activation::HammerOfFury && game.may_counter(side, *unit));
            let ploy = Generic::CounterOffensive.slug();
            let counters = counters.map(|unit| Answer::Ploy(ploy, Some(game.id(unit))));
            let pass = able.is_empty().then_some(Answer::Pass);
            able.iter().cloned().chain(counters).chain(pass).collect()
        }
    }
}

/// Everything that a unit can fire at one target together.
pub fn volley(game: &Kt4w40k, unit: UnitIx, target: UnitIx, manner: Manner) -> Option<Answer> {
    if !shooting::any_shot(game, unit, target, manner) {
        return None;
    }
    let uses = volley::everything(game, unit, game.id(target), manner);
    let model = game.id(unit);
    (!uses.is_empty()).then_some(Answer::Attack { model, uses })
}

/// The weapons that a unit fights with.
fn melee_slugs(game: &Kt4w40k, unit: UnitIx) -> Vec<Slug> {
    let mut all: Vec<Slug> = Vec::new();
    for model in game.living(unit) {
        for weapon in game.profile(model).weapons.iter().filter(|weapon| weapon.is_melee()) {
            if !all.contains(&weapon.slug) {
                all.push(weapon.slug);
            }
        }
    }
    all
}

fn deeds(game: &Kt4w40k, unit: UnitIx) -> Vec<Answer> {
    let id = game.id(unit);
    let deed = |deed| Answer::Deed(id, deed);
    if !game.stands(unit) {
        return vec![deed(Deed::Disembark)];
    }
    let mut all = vec![deed(Deed::Stay)];
    if game.engaged(unit) {
        if game.may_fall_back(unit).is_ok() {
            all.push(deed(Deed::Withdraw));
        }
        return all;
    }
    if game.may_prepare(unit).is_ok() {
        all.push(deed(Deed::Ready));
    }
    all.extend([deed(Deed::March), deed(Deed::Advance)]);
    if game.may_charge(unit).is_ok() {
        let range = if game.charges_far(unit) { LONG_RANGE } else { RANGE };
        let near = game.in_charge_range(unit, range);
        all.extend(near.map(|enemy| deed(Deed::Charge([game.id(enemy)].into_iter().collect()))));
    }
    all
}

fn charge_candidates(game: &Kt4w40k, frame: &Charge) -> Vec<Answer> {
    match frame.stage {
        charge::Stage::Overwatch => {
            let asked = match game.status() {
                table::Status::Decide(table::Decision {
                    ask: table::Ask::Reaction { model, .. },
                    ..
                }) => game.setup.index(model).map(|index| UnitIx(index as u8)),
                _ => None,
            };
            let fire = asked.and_then(|unit| volley(game, unit, frame.unit, Manner::Overwatch));
            fire.into_iter().chain([Answer::Pass]).collect()
        }
        charge::Stage::Move => {
            let found = charge::storming(game, frame).is_some();
            vec![if found { Answer::Yes } else { Answer::Pass }]
        }
        charge::Stage::Fail => {
            let all = [Answer::Pass, Answer::Yes];
            all.into_iter().filter(|answer| game.check(answer).is_ok()).collect()
        }
        charge::Stage::Roll => Vec::new(),
    }
}

fn fighting_candidates(game: &Kt4w40k, frame: &Fighting) -> Vec<Answer> {
    if frame.stage != FightStage::Blows {
        let all = [Answer::Yes, Answer::Pass];
        return all.into_iter().filter(|answer| game.check(answer).is_ok()).collect();
    }
    let opponents = fight::opponents(game, frame);
    let id = game.id(frame.unit);
    let mut all: Vec<Answer> = Vec::new();
    for target in opponents {
        let mut uses: Vec<Use> = Vec::new();
        for weapon in melee_slugs(game, frame.unit) {
            let targets = [game.id(target)].into_iter().collect();
            uses.push(Use { weapon, by: Vec::new(), targets, split: ArrayVec::new() });
            if fight::blows(game, frame, &uses).is_err() {
                uses.pop();
            }
        }
        if !uses.is_empty() {
            all.push(Answer::Attack { model: id, uses });
        }
    }
    if frame.leaving.is_some() {
        all.push(Answer::Pass);
    }
    all
}

fn casting_candidates(game: &Kt4w40k, frame: &Casting) -> Vec<Answer> {
    match &frame.stage {
        CastStage::Deny { turn } => {
            let side = game.state.order[usize::from(*turn)];
            let able = game.deniers(side, frame.unit).map(|unit| Answer::Pick(game.id(unit)));
            able.chain([Answer::Pass]).collect()
        }
        CastStage::Effect => {
            let targets = game.power_targets(frame.unit, frame.power);
            targets.map(|target| Answer::Target(game.id(target))).collect()
        }
        _ => {
            let model = game.id(frame.unit);
            let powers = game.castable(frame.unit);
            let casts = powers.map(|power| Answer::Cast { model, power: power.slug() });
            casts.chain([Answer::Pass]).collect()
        }
    }
}

fn march_candidates(game: &Kt4w40k, frame: &March) -> Vec<Answer> {
    let mut all: Vec<Answer> = match frame.errand {
        Errand::FallBack => {
            movement::leaving_places(game, frame).take(MOST_PLACES).map(go).collect()
        }
        Errand::Intervene => Vec::new(),
        Errand::Disembark => out_of_transport(game, frame.unit).into_iter().collect(),
        _ => spots(game, frame).filter(|a| game.check(a).is_ok()).take(MOST_PLACES).collect(),
    };
    if game.check(&Answer::Pass).is_ok() {
        all.push(Answer::Pass);
    }
    all
}

/// Where there is room for the models of a unit beside its transport, if for any.
fn out_of_transport(game: &Kt4w40k, unit: UnitIx) -> Option<Answer> {
    let transport = transport::may_disembark(game, unit).ok()?;
    let places = game.roomiest(unit, transport).into_iter();
    let moves = places.map(|(model, place)| (game.number(model), Way::To(place))).collect();
    Some(Answer::March(moves)).filter(|answer| game.check(answer).is_ok())
}

fn go(place: Footing) -> Answer {
    Answer::Go(Way::To(place))
}

/// Candidate places for the first model of a unit.
fn spots<'a>(game: &'a Kt4w40k, frame: &'a March) -> impl Iterator<Item = Answer> + 'a {
    let anywhere = frame.errand == Errand::Arrive;
    let model = game.living(frame.unit).next();
    let from = model.map(|model| game.model(model).at.at).unwrap_or_default();
    let limit = model.map(|model| game.drill(frame).limit(model)).unwrap_or_default();
    let index = game.setup.range(frame.unit.at()).start;
    let near: Vec<Footing> = game
        .setup
        .board
        .spots(index)
        .iter()
        .copied()
        .filter(|spot| anywhere || from.squared_distance(spot.at) <= limit.squared())
        .collect();
    let stride = near.len().div_ceil(3 * MOST_PLACES).max(1);
    near.into_iter().step_by(stride).map(go)
}

/// One legal answer at random.
pub fn propose(game: &Kt4w40k, chance: &mut Chance) -> Answer {
    let proposed = match (game.state.frames.last(), &game.state.step) {
        (Some(Frame::March(frame)), _) => march_by_chance(game, frame, chance),
        (Some(Frame::Fallen(_)), _) if chance.below(4) > 0 => Some(Answer::Pass),
        (None, Step::Deploy { turn }) => deploy_by_chance(game, *turn, chance),
        (None, Step::Moves { turn }) => {
            let side = movement::mover(game, *turn);
            let own: Vec<UnitIx> = movement::pickable(game, side).collect();
            // Those who are left may find no room to get out in, and would try for ever.
            if !own.iter().any(|unit| game.stands(*unit)) && chance.below(2) == 0 {
                return Answer::End;
            }
            let unit = own.get(chance.below(own.len().max(1) as u32) as usize);
            unit.and_then(|unit| any_of(deeds(game, *unit), chance))
        }
        (None, Step::Window { .. }) if chance.below(4) > 0 => {
            Some(Answer::Pass).filter(|pass| game.check(pass).is_ok())
        }
        (None, Step::Activations { step, .. })
            if matches!(step, Activation::PreparedFire | Activation::NormalFire) =>
        {
            game.hand().and_then(|side| shot_by_chance(game, side, *step, chance))
        }
        _ => None,
    };
    proposed.or_else(|| any_of(candidates(game), chance)).unwrap_or(Answer::Pass)
}

fn any_of(mut all: Vec<Answer>, chance: &mut Chance) -> Option<Answer> {
    if all.is_empty() {
        return None;
    }
    let picked = chance.below(all.len() as u32) as usize;
    Some(all.swap_remove(picked))
}

/// A whole number of half inches between two lengths.
fn guess(chance: &mut Chance, low: Length, high: Length) -> Length {
    let half = Length::INCH.units() / 2;
    let halves = ((high - low).units() / half).max(0) as u32;
    low + Length::from_units(chance.below(halves + 1) as i32 * half)
}

fn march_by_chance(game: &Kt4w40k, frame: &March, chance: &mut Chance) -> Option<Answer> {
    if !matches!(frame.errand, Errand::Normal | Errand::Advance | Errand::FallBack) {
        return None;
    }
    let model = game.living(frame.unit).next()?;
    let drill = game.drill(frame);
    let (from, limit) = (game.model(model).at.at, drill.limit(model));
    let guessed = (0..GUESSES).find_map(|_| {
        let (dx, dy) = (guess(chance, -limit, limit), guess(chance, -limit, limit));
        let place = Footing::floor(Point::new(from.x + dx, from.y + dy));
        if place.at == from || from.squared_distance(place.at) > limit.squared() {
            return None;
        }
        drill.plan(&drill.formation(place)).ok().map(|_| go(place))
    });
    let stays = || Some(Answer::Pass).filter(|pass| game.check(pass).is_ok());
    guessed.or_else(stays)
}

fn deploy_by_chance(game: &Kt4w40k, turn: u8, chance: &mut Chance) -> Option<Answer> {
    let side = game.state.order[usize::from(turn)];
    let waiting: Vec<UnitIx> = crate::begin::waiting(game, side).collect();
    let unit = waiting[chance.below(waiting.len() as u32) as usize];
    if chance.below(4) == 0 && game.transports(unit).next().is_some() {
        return Some(Answer::Ploy(Slug::of("embark"), Some(game.id(unit))));
    }
    let zone = game.state.players[side.index()].zone?;
    let (low, high) = game.setup.scenario.zones.get(usize::from(zone))?.bounds();
    let guessed = (0..GUESSES).find_map(|_| {
        let at = Point::new(guess(chance, low.x, high.x), guess(chance, low.y, high.y));
        let place = Footing::floor(at);
        game.deployment(unit, place).map(|_| place)
    });
    // In a zone that is nearly full, look through it from anywhere on.
    let found = guessed.or_else(|| {
        let mut spots = crate::begin::zone_spots(game, unit);
        let most = spots.len();
        spots.rotate_left((chance.below(most.max(1) as u32) as usize).min(most));
        let mut spots = spots.into_iter().step_by(3).take(MOST_LOOKS);
        spots.find(|spot| game.deployment(unit, *spot).is_some())
    });
    found.map(|place| Answer::Deploy(game.id(unit), place, None))
}

fn shot_by_chance(
    game: &Kt4w40k,
    side: Side,
    step: Activation,
    chance: &mut Chance,
) -> Option<Answer> {
    let mut own: Vec<UnitIx> = game.own(side).filter(|unit| game.fires_in(*unit, step)).collect();
    let mut enemies: Vec<UnitIx> = game.enemies_of(side).collect();
    chance.shuffle(&mut own);
    chance.shuffle(&mut enemies);
    own.iter().find_map(|unit| {
        enemies.iter().find_map(|enemy| volley(game, *unit, *enemy, Manner::Shoot))
    })
}

/// The default answer, for players who do not want to be asked.
pub fn automatic(game: &Kt4w40k) -> Option<Answer> {
    match game.state.frames.last() {
        // Whoever stands furthest from the enemy is missed least.
        Some(Frame::Attack(frame)) => last_loser(game, frame.current().target),
        Some(Frame::Harm(frame)) => last_loser(game, frame.unit),
        Some(Frame::March(_)) => None,
        Some(Frame::Fallen(_)) => Some(Answer::Pass),
        Some(_) => candidates(game).into_iter().next(),
        None => match &game.state.step {
            Step::Moves { .. } | Step::DecisiveMoves { .. } => None,
            Step::Activations {
                step: Activation::PreparedFire | Activation::NormalFire, ..
            } => None,
            _ => candidates(game).into_iter().next(),
        },
    }
}

fn last_loser(game: &Kt4w40k, unit: UnitIx) -> Option<Answer> {
    let enemies: Units = game.enemies_of(game.side_of(unit)).collect();
    let far = |model: crate::state::ModelIx| {
        enemies.iter().filter_map(|enemy| game.gap(model, enemy)).min()
    };
    // A unit in pieces may not find together again.
    let loser = game.living(unit).max_by_key(|m| (!game.splits(*m), far(*m), *m));
    loser.map(|model| Answer::Lose(game.number(model)))
}
