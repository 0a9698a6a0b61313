//! Candidate answers for programs: every choice of a finite decision, a sample of a continuous one.

use arrayvec::ArrayVec;
use battle::{FightStage, Kind, Weapon};
use dice::Chance;
use geometry::{Footing, Length, Point, Vector};
use table::{Answer, Deed, MAX_TARGETS, SaveKind, Side, Use, Way};

use crate::attack::{Attack, Manner, Stage};
use crate::charge::{CHARGE_RANGE, Charge, ChargeStage, RETREAT, path_length};
use crate::doors::{AfterMove, DoorWork, WorkStage};
use crate::field::Some as Several;
use crate::fight::{Fighting, PILE_IN};
use crate::psychic::{CastStage, Casting};
use crate::state::{Frame, ModelIx, Section, Step};
use crate::tactics::Tactic;
use crate::walk::{Planned, Walk};
use crate::{Kt18, begin, charge, shooting};

/// The most places that one move offers to machines.
const MOST_PLACES: usize = 24;
/// How often a place is guessed before something else is tried.
const GUESSES: usize = 5;

fn along(planned: &Planned) -> Way {
    match planned.path.len() {
        0 | 1 => Way::To(Footing::floor(planned.at)),
        _ => Way::Along(planned.path.to_vec()),
    }
}

/// The candidates: every choice, or a sample of them; all legal.
pub fn candidates(game: &Kt18) -> Vec<Answer> {
    match game.state.frames.last() {
        Some(Frame::Attack(_)) => {
            vec![Answer::Save(SaveKind::Armour), Answer::Save(SaveKind::Invulnerable)]
        }
        Some(Frame::Charge(frame)) => charge_candidates(game, frame),
        Some(Frame::AfterMove(frame)) => after_candidates(game, frame),
        Some(Frame::DoorWork(frame)) => work_candidates(game, frame),
        Some(Frame::Fighting(frame)) => fighting_candidates(game, frame),
        Some(Frame::Casting(frame)) => deny_candidates(game, frame),
        Some(Frame::Advance(frame)) => {
            let limit = game.card(frame.model).movement
                + Length::inches(i32::from(frame.inches.unwrap_or(0)));
            let legal = |way: &Way| game.plan_move(frame.model, way, limit, "KT18-MOVE-07").is_ok();
            let ways = places(game, frame.model, limit, legal);
            ways.map(Answer::Go).chain([Answer::Pass]).collect()
        }
        Some(Frame::Harm(_)) => Vec::new(),
        None => step_candidates(game),
    }
}

fn step_candidates(game: &Kt18) -> Vec<Answer> {
    let turn_of = |turn: u8| game.state.order[usize::from(turn)];
    match &game.state.step {
        Step::Zones { .. } => game.free_zones().map(|zone| Answer::Zone(zone + 1)).collect(),
        Step::Deploy { turn } => {
            let waiting = game.in_reserve(turn_of(*turn));
            let places = waiting.flat_map(|model| {
                let id = game.id(model);
                let spots = game.deployments(model).take(MOST_PLACES);
                spots.map(move |place| Answer::Deploy(id, place, None))
            });
            let all: Vec<Answer> = places.collect();
            if all.is_empty() { vec![Answer::Pass] } else { all }
        }
        Step::Movement { turn } => {
            let own = game.own(turn_of(*turn)).filter(|model| game.may_be_picked(*model).is_ok());
            let mut all: Vec<Answer> = Vec::new();
            own.for_each(|model| deeds(game, model, &mut all));
            all.push(Answer::End);
            all
        }
        Step::Psychic { turn, .. } => {
            let casts = game.castable(turn_of(*turn));
            let casts = casts.map(|(model, power)| Answer::Cast { model: game.id(model), power });
            casts.chain([Answer::Pass]).collect()
        }
        Step::Shooting { section, hands } => {
            let side = shooting::hand(game, *section, hands);
            let shots = side.into_iter().flat_map(|side| shots(game, side, *section));
            shots.chain([Answer::Pass]).collect()
        }
        Step::Fight { section, hands } => {
            let side = crate::fight::hand(game, *section, hands);
            let own = side.into_iter().flat_map(|side| game.own(side));
            let able = own.filter(|model| game.may_fight(*model, *section));
            able.map(|model| Answer::Pick(game.id(model))).chain([Answer::Pass]).collect()
        }
        _ => Vec::new(),
    }
}

/// Candidate places for a model, near enough as the crow flies, that a move may end at.
fn places<'a>(
    game: &'a Kt18,
    model: ModelIx,
    limit: Length,
    legal: impl Fn(&Way) -> bool + 'a,
) -> impl Iterator<Item = Way> + 'a {
    let from = game.model(model).at;
    let spots = game.setup.board.spots(model.at());
    let near =
        |spot: &&Footing| from.squared_distance(spot.at) <= limit.squared() && spot.at != from;
    let count = spots.iter().filter(near).count();
    let stride = count.div_ceil(2 * MOST_PLACES).max(1);
    let ways = spots.iter().filter(near).step_by(stride).map(|spot| Way::To(*spot));
    ways.filter(move |way| legal(way)).take(MOST_PLACES).collect::<Vec<_>>().into_iter()
}

fn deeds(game: &Kt18, model: ModelIx, all: &mut Vec<Answer>) {
    let id = game.id(model);
    let mut add = |deed| all.push(Answer::Deed(id, deed));
    add(Deed::Stay);
    if game.may_ready(model).is_ok() {
        add(Deed::Ready);
    }
    if !game.model(model).began_engaged {
        let movement = game.card(model).movement;
        places(game, model, movement, |way| game.plan_normal(model, way).is_ok())
            .for_each(|way| add(Deed::Normal(way)));
        if game.may_advance(model).is_ok() {
            add(Deed::Advance);
        }
    }
    if game.may_fall_back(model).is_ok() {
        let movement = game.card(model).movement;
        places(game, model, movement, |way| game.plan_fall_back(model, way, movement).is_ok())
            .for_each(|way| add(Deed::FallBack(way)));
    }
    if game.may_charge(model).is_ok() {
        chargeable(game, model).for_each(|target| {
            add(Deed::Charge([game.id(target)].into_iter().collect()));
        });
    }
    standing_doors(game, model).for_each(|door| add(Deed::Door(door + 1)));
}

fn chargeable(game: &Kt18, model: ModelIx) -> impl Iterator<Item = ModelIx> + '_ {
    let enemies = game.enemies_of(game.side_of(model));
    enemies.filter(move |enemy| game.near(model, *enemy, CHARGE_RANGE))
}

fn standing_doors(game: &Kt18, model: ModelIx) -> impl Iterator<Item = u8> + '_ {
    let doors = 0..game.setup.killzone().doors().len() as u8;
    doors.filter(move |door| game.may_work_standing(model, *door).is_ok())
}

/// The ways in which a model may use its ranged weapons together on one target (KT18-SHOOT-05).
pub fn volleys(game: &Kt18, model: ModelIx, target: ModelIx, manner: Manner) -> Vec<Answer> {
    let ranged: ArrayVec<&Weapon, { crate::MAX_WEAPONS }> =
        game.card(model).ranged().map(|(_, weapon)| weapon).collect();
    let is_pistol = |weapon: &Weapon| matches!(weapon.kind, Kind::Pistol(_));
    let is_grenade = |weapon: &Weapon| matches!(weapon.kind, Kind::Grenade(_));
    let usable = |weapon: &&&Weapon| {
        let alone = [use_of(weapon, game, target)];
        shooting::groups(game, model, &alone, manner).is_ok()
    };
    let usable: ArrayVec<&Weapon, { crate::MAX_WEAPONS }> =
        ranged.iter().filter(usable).copied().collect();
    let together = |fits: &dyn Fn(&Weapon) -> bool| -> Vec<Use> {
        usable
            .iter()
            .filter(|weapon| fits(weapon))
            .map(|weapon| use_of(weapon, game, target))
            .collect()
    };
    let mut all =
        vec![together(&|weapon| !is_pistol(weapon) && !is_grenade(weapon)), together(&is_pistol)];
    all.extend(
        usable
            .iter()
            .filter(|weapon| is_grenade(weapon))
            .map(|weapon| vec![use_of(weapon, game, target)]),
    );
    let model = game.id(model);
    all.retain(|uses| !uses.is_empty());
    all.into_iter().map(|uses| Answer::Attack { model, uses }).collect()
}

fn use_of(weapon: &Weapon, game: &Kt18, target: ModelIx) -> Use {
    let targets = [game.id(target)].into_iter().collect();
    Use { weapon: weapon.slug, by: Vec::new(), targets, split: ArrayVec::new() }
}

fn shots(game: &Kt18, side: Side, section: Section) -> Vec<Answer> {
    let own = game.own(side).filter(|model| shooting::in_section(game, *model, section));
    let pairs = own.flat_map(|model| game.enemies_of(side).map(move |enemy| (model, enemy)));
    pairs.flat_map(|(model, enemy)| volleys(game, model, enemy, Manner::Shoot)).collect()
}

fn retreats(game: &Kt18, target: ModelIx, charger: ModelIx) -> impl Iterator<Item = Answer> + '_ {
    let legal = move |way: &Way| game.plan_retreat(target, charger, way).is_ok();
    let ways = places(game, target, RETREAT, legal);
    ways.take(MOST_PLACES / 3).map(Answer::Retreat)
}

fn charge_candidates(game: &Kt18, frame: &Charge) -> Vec<Answer> {
    match frame.stage {
        ChargeStage::Reactions { next } => {
            let target = frame.targets[usize::from(next)];
            let mut all = volleys(game, target, frame.charger, Manner::Overwatch);
            if game.may_retreat(target).is_ok() {
                all.extend(retreats(game, target, frame.charger));
            }
            if charge::may_put_off(game, frame, target).is_ok() {
                let tactic = Tactic::PointBlankOverwatch.slug();
                all.push(Answer::Ploy(tactic, Some(game.id(target))));
            }
            all.push(Answer::Pass);
            all
        }
        ChargeStage::Move => charge_moves(game, frame),
        ChargeStage::Fail => {
            let walk = game.failure_walk(frame);
            let near = frame.targets.iter().filter_map(|target| walk.approach(*target));
            let ways = near.map(|planned| Answer::Go(along(&planned)));
            let legal = ways.filter(|answer| table::Rules::check(game, answer).is_ok());
            legal.chain([Answer::Pass]).collect()
        }
        ChargeStage::Intercept { .. } => {
            let length = path_length(frame);
            let eighth = |i: i32| Length::from_units(length.units() / 8 * i);
            let stops = (0..8).map(eighth).chain([length]).map(Answer::At);
            stops.chain([Answer::Pass]).collect()
        }
        ChargeStage::Snap { next } => {
            let target = frame.point_blank[usize::from(next)];
            let mut all = volleys(game, target, frame.charger, Manner::Overwatch);
            all.push(Answer::Pass);
            all
        }
        ChargeStage::Roll => Vec::new(),
    }
}

/// The shortest way to each target that can be reached, and other places round them.
fn charge_moves(game: &Kt18, frame: &Charge) -> Vec<Answer> {
    let walk = game.charge_walk(frame);
    let mut all: Vec<Answer> = Vec::new();
    for target in &frame.targets {
        let shortest = walk.contact(*target);
        all.extend(shortest.map(|planned| Answer::Go(along(&planned))));
        let apart = game.card(frame.charger).radius + game.card(*target).radius + Length::UNIT * 2;
        let ways = beside(game.model(*target).at, apart).map(|at| Way::To(Footing::floor(at)));
        let legal = ways.filter(|way| {
            walk.plan(way).is_ok_and(|planned| {
                game.near_at(frame.charger, planned.at, *target, crate::ENGAGED)
            })
        });
        all.extend(legal.map(Answer::Go));
    }
    all
}

/// Eight points of a circle, all round it.
fn beside(centre: Point, radius: Length) -> impl Iterator<Item = Point> {
    let r = radius.wide();
    let out = move |x: i64, y: i64| centre + Vector { dx: x * r / 4096, dy: y * r / 4096 };
    let eighths = [(4096, 0), (2896, 2896)].into_iter();
    eighths.flat_map(move |(x, y)| [out(x, y), out(-y, x), out(-x, -y), out(y, -x)])
}

fn after_candidates(game: &Kt18, frame: &AfterMove) -> Vec<Answer> {
    let doors = 0..game.setup.killzone().doors().len() as u8;
    let far = frame.works_afar();
    let fits = |door: &u8| game.may_work(frame, *door).is_ok();
    let mut all: Vec<Answer> = doors.filter(fits).map(|door| Answer::Door(door + 1)).collect();
    if !far && game.may_access(frame.model).is_ok() {
        all.push(Answer::Ploy(Tactic::RemoteAccess.slug(), None));
    }
    all.push(Answer::Pass);
    all
}

fn work_candidates(game: &Kt18, frame: &DoorWork) -> Vec<Answer> {
    match frame.stage {
        WorkStage::Contest { turn } => {
            let side = game.state.order[usize::from(turn)];
            let able = game.contesters(side, frame.door);
            able.map(|model| Answer::Pick(game.id(model))).chain([Answer::Pass]).collect()
        }
        _ => vec![Answer::Yes, Answer::Pass],
    }
}

fn fighting_candidates(game: &Kt18, frame: &Fighting) -> Vec<Answer> {
    let mut all = match frame.stage {
        FightStage::Blows => blows(game, frame.model),
        _ => closing_in(game, frame.model).into_iter().collect(),
    };
    all.push(Answer::Pass);
    all
}

/// The straightest way towards the nearest enemy (KT18-FIGHT-03).
fn closing_in(game: &Kt18, model: ModelIx) -> Option<Answer> {
    let nearest = game.closest_enemy(model)?;
    let walk = Walk::new(game, model, PILE_IN, "KT18-FIGHT-03", std::iter::empty());
    let way = along(&walk.towards(nearest, Length::UNIT)?);
    game.plan_closing_in(model, &way).ok().map(|_| Answer::Go(way))
}

/// All attacks with one weapon on one opponent, or shared between two.
fn blows(game: &Kt18, model: ModelIx) -> Vec<Answer> {
    let opponents: Several = game.opponents(model).collect();
    let (id, attacks) = (game.id(model), game.card(model).attacks);
    let mut all = Vec::new();
    for (_, weapon) in game.card(model).melee() {
        for target in &opponents {
            all.push(Answer::Attack { model: id, uses: vec![use_of(weapon, game, *target)] });
        }
        if let ([first, second, ..], 2..) = (opponents.as_slice(), attacks) {
            let mut shared = use_of(weapon, game, *first);
            shared.targets.push(game.id(*second));
            shared.split = [attacks - attacks / 2, attacks / 2].into_iter().collect();
            all.push(Answer::Attack { model: id, uses: vec![shared] });
        }
    }
    all
}

fn deny_candidates(game: &Kt18, frame: &Casting) -> Vec<Answer> {
    let CastStage::Deny { turn } = frame.stage else { return Vec::new() };
    let side = game.state.order[usize::from(turn)];
    let able = game.deniers(side, frame.psyker);
    able.map(|model| Answer::Pick(game.id(model))).chain([Answer::Pass]).collect()
}

/// One legal answer at random.
pub fn propose(game: &Kt18, chance: &mut Chance) -> Answer {
    let proposed = match (game.state.frames.last(), &game.state.step) {
        (None, Step::Deploy { turn }) => deploy_by_chance(game, *turn, chance),
        (None, Step::Movement { turn }) => deed_by_chance(game, *turn, chance),
        (None, Step::Shooting { section, hands }) => shooting::hand(game, *section, hands)
            .and_then(|side| shot_by_chance(game, side, *section, chance)),
        (Some(Frame::Advance(frame)), _) => {
            let limit = game.card(frame.model).movement
                + Length::inches(i32::from(frame.inches.unwrap_or(0)));
            let legal = |way: &Way| game.plan_move(frame.model, way, limit, "KT18-MOVE-07").ok();
            let way = guess_way(game, frame.model, limit, chance, legal);
            Some(way.map_or(Answer::Pass, Answer::Go))
        }
        (Some(Frame::Charge(frame)), _) => charge_by_chance(game, frame, chance),
        _ => None,
    };
    proposed.unwrap_or_else(|| {
        let mut all = candidates(game);
        let picked = chance.below(all.len() as u32) as usize;
        all.swap_remove(picked)
    })
}

/// A whole number of quarters of an inch between two lengths.
fn guess(chance: &mut Chance, low: Length, high: Length) -> Length {
    let quarter = Length::INCH.units() / 4;
    let quarters = ((high - low).units() / quarter).max(0) as u32;
    low + Length::from_units(chance.below(quarters + 1) as i32 * quarter)
}

fn deploy_by_chance(game: &Kt18, turn: u8, chance: &mut Chance) -> Option<Answer> {
    let side = game.state.order[usize::from(turn)];
    let waiting: Several = game.in_reserve(side).collect();
    let model = waiting[chance.below(waiting.len() as u32) as usize];
    let (low, high) = begin::span(game, side)?;
    let found = (0..8 * GUESSES).find_map(|_| {
        let at = Point::new(guess(chance, low.x, high.x), guess(chance, low.y, high.y));
        let place = Footing::floor(at);
        game.may_deploy(model, place).is_ok().then_some(place)
    });
    found.map(|place| Answer::Deploy(game.id(model), place, None))
}

/// A guessed place that a move of a model may end at.
fn guess_way(
    game: &Kt18,
    model: ModelIx,
    limit: Length,
    chance: &mut Chance,
    legal: impl Fn(&Way) -> Option<Planned>,
) -> Option<Way> {
    let from = game.model(model).at;
    (1..=GUESSES).find_map(|guessed| {
        let (dx, dy) = (guess(chance, -limit, limit), guess(chance, -limit, limit));
        let place = Footing::floor(Point::new(from.x + dx, from.y + dy));
        if place.at == from || from.squared_distance(place.at) > limit.squared() {
            return None;
        }
        // A way round takes a search, a straight line does not: only every other last guess is worth one, and then
        // the path that was found is the answer.
        if guessed < GUESSES || chance.below(2) == 0 {
            return legal(&Way::Along(vec![place])).map(|_| Way::To(place));
        }
        legal(&Way::To(place)).map(|planned| along(&planned))
    })
}

/// What could be tried for a model that is picked.
#[derive(Clone, Copy)]
enum Attempt {
    Stay,
    Ready,
    Normal,
    Advance,
    FallBack,
    Charge,
    Door,
}

fn deed_by_chance(game: &Kt18, turn: u8, chance: &mut Chance) -> Option<Answer> {
    let side = game.state.order[usize::from(turn)];
    let able: Several = game.own(side).filter(|model| game.may_be_picked(*model).is_ok()).collect();
    let model = *able.get(chance.below(able.len().max(1) as u32) as usize)?;
    let mut attempts = [
        Attempt::Stay,
        Attempt::Ready,
        Attempt::Normal,
        Attempt::Normal,
        Attempt::Advance,
        Attempt::FallBack,
        Attempt::Charge,
        Attempt::Door,
    ];
    chance.shuffle(&mut attempts);
    let movement = game.card(model).movement;
    let deed = attempts.into_iter().find_map(|attempt| match attempt {
        Attempt::Stay => Some(Deed::Stay),
        Attempt::Ready => game.may_ready(model).ok().map(|()| Deed::Ready),
        Attempt::Advance => game.may_advance(model).ok().map(|()| Deed::Advance),
        Attempt::Normal => {
            let legal = |way: &Way| game.plan_normal(model, way).ok();
            guess_way(game, model, movement, chance, legal).map(Deed::Normal)
        }
        Attempt::FallBack => {
            game.may_fall_back(model).ok()?;
            let legal = |way: &Way| game.plan_fall_back(model, way, movement).ok();
            guess_way(game, model, movement, chance, legal).map(Deed::FallBack)
        }
        Attempt::Charge => {
            game.may_charge(model).ok()?;
            let targets: ArrayVec<ModelIx, MAX_TARGETS> =
                chargeable(game, model).take(MAX_TARGETS).collect();
            let target = targets.get(chance.below(targets.len().max(1) as u32) as usize)?;
            Some(Deed::Charge([game.id(*target)].into_iter().collect()))
        }
        Attempt::Door => {
            let doors: ArrayVec<u8, 64> = standing_doors(game, model).collect();
            let door = doors.get(chance.below(doors.len().max(1) as u32) as usize)?;
            Some(Deed::Door(door + 1))
        }
    });
    deed.map(|deed| Answer::Deed(game.id(model), deed))
}

fn shot_by_chance(
    game: &Kt18,
    side: Side,
    section: Section,
    chance: &mut Chance,
) -> Option<Answer> {
    let mut own: Several =
        game.own(side).filter(|model| shooting::in_section(game, *model, section)).collect();
    let mut enemies: Several = game.enemies_of(side).collect();
    chance.shuffle(&mut own);
    chance.shuffle(&mut enemies);
    let mut pairs = own.iter().flat_map(|model| enemies.iter().map(move |enemy| (*model, *enemy)));
    let mut found = pairs.find_map(|(model, enemy)| {
        if !shooting::any_shot(game, model, enemy, Manner::Shoot, side) {
            return None;
        }
        let all = volleys(game, model, enemy, Manner::Shoot);
        (!all.is_empty()).then_some(all)
    })?;
    let picked = chance.below(found.len() as u32) as usize;
    Some(found.swap_remove(picked))
}

fn charge_by_chance(game: &Kt18, frame: &Charge, chance: &mut Chance) -> Option<Answer> {
    match frame.stage {
        ChargeStage::Move => {
            let walk = game.charge_walk(frame);
            let reached = frame.targets.iter().find_map(|target| walk.contact(*target))?;
            Some(Answer::Go(along(&reached)))
        }
        ChargeStage::Fail if chance.below(2) == 0 => Some(Answer::Pass),
        ChargeStage::Reactions { next } if chance.below(2) == 0 => {
            let target = frame.targets[usize::from(next)];
            let mut all = volleys(game, target, frame.charger, Manner::Overwatch);
            let picked = chance.below(all.len().max(1) as u32) as usize;
            Some(if all.is_empty() { Answer::Pass } else { all.swap_remove(picked) })
        }
        _ => None,
    }
}

/// The default answer, for players who do not want to be asked.
pub fn automatic(game: &Kt18) -> Option<Answer> {
    match game.state.frames.last() {
        Some(Frame::Attack(frame)) => Some(better_save(game, frame)),
        Some(Frame::Charge(frame)) => match frame.stage {
            ChargeStage::Reactions { .. } | ChargeStage::Snap { .. } => {
                let mut all = charge_candidates(game, frame).into_iter();
                Some(all.find(|a| matches!(a, Answer::Attack { .. })).unwrap_or(Answer::Pass))
            }
            ChargeStage::Intercept { .. } => Some(Answer::At(path_length(frame))),
            _ => candidates(game).into_iter().next(),
        },
        Some(Frame::AfterMove(_)) => Some(Answer::Pass),
        Some(Frame::Advance(_)) => None,
        Some(Frame::DoorWork(_) | Frame::Fighting(_) | Frame::Casting(_)) => {
            candidates(game).into_iter().next()
        }
        Some(Frame::Harm(_)) => None,
        None => match &game.state.step {
            Step::Zones { .. }
            | Step::Deploy { .. }
            | Step::Fight { .. }
            | Step::Psychic { .. } => candidates(game).into_iter().next(),
            _ => None,
        },
    }
}

/// Whichever save needs less; armour where they need the same (KT18-ATTACK-03).
fn better_save(game: &Kt18, frame: &Attack) -> Answer {
    let group = frame.current();
    let ap = game.card(frame.attacker).weapons[usize::from(group.weapon)].ap;
    let card = game.card(group.target);
    let better = card.invulnerable.is_some_and(|save| (save as i8) < card.save as i8 - ap);
    debug_assert!(matches!(frame.stage, Stage::Choose { .. }));
    Answer::Save(if better { SaveKind::Invulnerable } else { SaveKind::Armour })
}
