//! Answers for those who do not type them: candidates for machines, one at random, the sensible one.

use arrayvec::ArrayVec;
use dice::Chance;
use geometry::{Length, Point};
use skirmish::{
    Action, Field, MOST_PLACES, Occasion, OpIx, Reach, Scheme, Sequence, door_by_chance,
    guess_deployment, guess_move, places_to_go, ploy_options, workable_doors,
};
use table::{
    Answer, Ask, Edge, MAX_TARGETS, ModelId, MoveAction, Order, Rules, Side, Slug, Status, Way,
};

use crate::activation::{Activation, allowance, may_perform};
use crate::arms::weapon_named;
use crate::barricade::{self, Barricade, FROM_ZONE};
use crate::deploy::{barricade_spots, check_place};
use crate::fight::answering_weapons;
use crate::firefight::{has_ready, may_activate, overwatches, watchful};
use crate::shoot::{self, Armed};
use crate::state::{ACTIONS, Frame, Step};
use crate::{Kt21, moves};

/// Every choice of a finite decision; a good sample of a continuous one.
pub fn candidates(game: &Kt21) -> Vec<Answer> {
    let mut out = Vec::new();
    match (game.state.frames.last(), game.status()) {
        (Some(Frame::Activation(activation)), _) => act(game, activation, &mut out),
        (Some(_), Status::Decide(decision)) => match (decision.ask, game.state.frames.last()) {
            (Ask::React { model }, _) => react(game, model, &mut out),
            (Ask::Weapon, Some(Frame::Fight(fight))) => {
                let card = game.card(fight.defender);
                let weapons = answering_weapons(game, fight.defender);
                out.extend(weapons.map(|i| Answer::Weapon(card.weapons[i].slug)));
            }
            (_, Some(Frame::Shoot(frame))) => match frame.attack() {
                Some(shot) => shot.options(&mut out),
                None => shoot::target_options(game, frame, &mut out),
            },
            (_, Some(Frame::Fight(frame))) => {
                frame.melee().iter().for_each(|melee| melee.options(&mut out));
            }
            _ => {}
        },
        _ => between_activations(game, &mut out),
    }
    out
}

fn react(game: &Kt21, model: ModelId, out: &mut Vec<Answer>) {
    if let Some(op) = game.find(model) {
        let options = ploy_options(game, model.side, Occasion::Attacked(op));
        out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
    }
    out.push(Answer::Pass);
}

fn between_activations(game: &Kt21, out: &mut Vec<Answer>) {
    match game.state.step {
        Step::DropZone if game.setup.mission.is_some() => {
            out.extend([Answer::Zone(1), Answer::Zone(2)]);
        }
        Step::DropZone => out.extend(Edge::ALL.map(Answer::Edge)),
        Step::Barricade { side, .. } => {
            out.extend(barricade_spots(game, side));
            if out.is_empty() {
                out.push(Answer::Pass);
            }
        }
        Step::Deploy { side } => {
            // Any of them will do: which one goes where is for better players to sample.
            out.extend(game.in_reserve(side).flat_map(|op| deployments(game, op)).take(64));
            if out.is_empty() {
                out.push(Answer::Pass);
            }
        }
        Step::InitiativeChoice { .. } => out.extend([Side::A, Side::B].map(Answer::Initiative)),
        Step::Ploys { side, .. } => {
            let options = ploy_options(game, side, Occasion::Strategy);
            out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
            out.push(Answer::Pass);
        }
        Step::Firefight { side, .. } if has_ready(game, side) => {
            for op in may_activate(game, side) {
                let model = game.model(op);
                out.extend(orders(game, op).map(|order| Answer::Activate(model, order)));
            }
        }
        Step::Firefight { side, .. } => {
            out.extend(watchful(game, side).flat_map(|op| overwatches(game, op)));
            out.push(Answer::Pass);
        }
        Step::Draw | Step::InitiativeRoll { .. } | Step::Over { .. } => {}
    }
}

/// The orders that an operative may be activated with (KT21-FF-03, -04).
fn orders(game: &Kt21, op: OpIx) -> impl Iterator<Item = Order> + use<> {
    let (first, given) = (game.state.turning_point == 1, game.operative(op).order);
    Order::ALL.into_iter().filter(move |order| !first || *order == given)
}

pub fn deployments(game: &Kt21, op: OpIx) -> impl Iterator<Item = Answer> + '_ {
    let spots = game.board().spots(op.at()).iter().copied();
    let legal = spots.filter(move |spot| check_place(game, op, *spot).is_ok());
    legal.flat_map(move |spot| {
        Order::ALL.map(|order| Answer::Deploy(game.model(op), spot, Some(order)))
    })
}

/// The actions that there are in a game: where there are doors, working them is one (KT18-SCOPE-02).
fn actions(game: &Kt21) -> impl Iterator<Item = Action> + use<> {
    let door = (!game.setup.killzone().doors().is_empty()).then_some(Action::Door);
    ACTIONS.into_iter().chain(door)
}

/// What the active operative could do.
fn act(game: &Kt21, activation: &Activation, out: &mut Vec<Answer>) {
    for action in actions(game) {
        if may_perform(game, activation, action).is_err() {
            continue;
        }
        match action {
            Action::Move(kind) => {
                let op = activation.op;
                let limit = allowance(game, op, kind);
                let ways = places_to_go(game, op, kind, limit).map(Way::To);
                let legal = ways.filter(|way| moves::plan(game, op, kind, way, limit).is_ok());
                out.extend(legal.take(MOST_PLACES).map(|way| Answer::Move(kind, way)));
            }
            Action::Shoot => shoot_candidates(game, activation, out),
            Action::Fight => fight_candidates(game, activation.op, out),
            Action::Door => out.extend(workable_doors(game, activation.op).map(Answer::Door)),
            Action::Pass => out.push(Answer::Pass),
        }
    }
    let side = game.side_of(activation.op);
    let options = ploy_options(game, side, Occasion::Activation(activation.op));
    out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
    out.push(Answer::End);
}

fn shot_at(weapon: Slug, target: ModelId) -> Answer {
    let targets = std::iter::once(target).collect();
    Answer::Shoot { weapon, targets, split: ArrayVec::new(), from: None }
}

fn ranged(game: &Kt21, op: OpIx) -> impl Iterator<Item = Slug> + '_ {
    let weapons = game.card(op).weapons.iter().filter(|weapon| weapon.reach == Reach::Ranged);
    weapons.map(|weapon| weapon.slug)
}

fn shoot_candidates(game: &Kt21, activation: &Activation, out: &mut Vec<Answer>) {
    let op = activation.op;
    for weapon in ranged(game, op) {
        let Ok(armed) = shoot::arm(game, activation, weapon) else { continue };
        for enemy in game.standing_enemies(op).filter(|enemy| armed.reaches(game, *enemy)) {
            out.extend(divided(game, op, &armed, weapon, enemy));
            out.push(shot_at(weapon, game.model(enemy)));
        }
    }
}

/// The dice divided evenly among as many targets as there can be (KT21-WR-FUSILLADE).
fn divided(game: &Kt21, op: OpIx, armed: &Armed, weapon: Slug, first: OpIx) -> Option<Answer> {
    if !armed.rules.fusillade {
        return None;
    }
    let index = game.card(op).weapon(Reach::Ranged, weapon)?;
    let dice = game.card(op).weapons[index].attacks;
    let share = |targets: &ArrayVec<ModelId, MAX_TARGETS>| {
        let (count, mut split) = (targets.len() as u8, ArrayVec::<u8, MAX_TARGETS>::new());
        split.extend((0..count).map(|i| dice / count + u8::from(i < dice % count)));
        split
    };
    let mut targets: ArrayVec<ModelId, MAX_TARGETS> = ArrayVec::new();
    targets.push(game.model(first));
    for other in game.standing_enemies(op).filter(|other| *other != first) {
        let mut more = targets.clone();
        if more.len() < usize::from(dice) && more.try_push(game.model(other)).is_ok() {
            let legal = armed.aim(game, &more, &share(&more), None).is_ok();
            targets = if legal { more } else { targets };
        }
    }
    let split = share(&targets);
    (targets.len() > 1).then_some(Answer::Shoot { weapon, targets, split, from: None })
}

fn fight_candidates(game: &Kt21, op: OpIx, out: &mut Vec<Answer>) {
    let melee = game.card(op).weapons.iter().filter(|weapon| weapon.reach == Reach::Melee);
    let usable: ArrayVec<Slug, { skirmish::MAX_WEAPONS }> = melee
        .map(|weapon| weapon.slug)
        .filter(|slug| weapon_named(game, op, Reach::Melee, *slug, "KT21-FIGHT-03").is_ok())
        .collect();
    for enemy in game.enemies_engaged_at(op, game.place(op)) {
        let target = game.model(enemy);
        out.extend(usable.iter().map(|weapon| Answer::Fight { target, weapon: *weapon }));
    }
}

/// One legal answer at random.
pub fn propose(game: &Kt21, chance: &mut Chance) -> Answer {
    let proposed = match (game.state.frames.last(), game.state.step) {
        (Some(Frame::Activation(activation)), _) => act_by_chance(game, activation, chance),
        (None, Step::Barricade { side, .. }) => barricade_by_chance(game, side, chance),
        (None, Step::Deploy { side }) => deploy_by_chance(game, side, chance),
        (None, Step::Firefight { side, .. }) if !has_ready(game, side) => {
            Some(overwatch_by_chance(game, side, chance))
        }
        _ => None,
    };
    proposed.unwrap_or_else(|| {
        let mut all = candidates(game);
        let picked = chance.below(all.len() as u32) as usize;
        all.swap_remove(picked)
    })
}

/// How often a place for a barricade is guessed before all are looked at.
const GUESSES: usize = 64;

fn barricade_by_chance(game: &Kt21, side: Side, chance: &mut Chance) -> Option<Answer> {
    let scene = game.board().killzone().scene();
    let quarter = Length::INCH.units() / 4;
    let mut along = |length: Length| {
        Length::from_units(chance.below((length.units() / quarter) as u32) as i32 * quarter)
    };
    (0..GUESSES).find_map(|_| {
        let at = Point::new(along(scene.width()), along(scene.depth()));
        let toward = Point::new(along(FROM_ZONE) + at.x, along(FROM_ZONE) + at.y);
        let legal = barricade::check(game, side, &Barricade::new(at, toward)).is_ok();
        legal.then_some(Answer::Barricade { at, toward })
    })
}

fn deploy_by_chance(game: &Kt21, side: Side, chance: &mut Chance) -> Option<Answer> {
    let waiting: ArrayVec<OpIx, 32> = game.in_reserve(side).collect();
    let op = waiting[chance.below(waiting.len() as u32) as usize];
    let fits = |place| check_place(game, op, place).is_ok();
    let place = guess_deployment(game, op, game.player(side).drop_zone, chance, fits)?;
    let order = Order::ALL[chance.below(2) as usize];
    Some(Answer::Deploy(game.model(op), place, Some(order)))
}

/// One Overwatch of an operative at random, or none one time in four.
fn overwatch_by_chance(game: &Kt21, side: Side, chance: &mut Chance) -> Answer {
    let mut watchful: ArrayVec<OpIx, { skirmish::MAX_TEAM }> = watchful(game, side).collect();
    if chance.below(4) == 0 {
        return Answer::Pass;
    }
    chance.shuffle(&mut watchful);
    watchful.into_iter().find_map(|op| overwatches(game, op).next()).unwrap_or(Answer::Pass)
}

/// What could be tried for the active operative.
#[derive(Clone, Copy)]
enum Attempt {
    Perform(Action),
    Ploy,
    End,
}

fn act_by_chance(game: &Kt21, activation: &Activation, chance: &mut Chance) -> Option<Answer> {
    let op = activation.op;
    let mut attempts: ArrayVec<Attempt, 10> = actions(game).map(Attempt::Perform).collect();
    attempts.extend([Attempt::Ploy, Attempt::End]);
    chance.shuffle(&mut attempts);
    let attempt = |attempt: Attempt| {
        let action = match attempt {
            Attempt::Perform(action) => action,
            Attempt::End => return Some(Answer::End),
            Attempt::Ploy => {
                let options = ploy_options(game, game.side_of(op), Occasion::Activation(op));
                let picked = chance.below(options.len().max(1) as u32) as usize;
                return options.get(picked).map(|(ploy, on)| Answer::Ploy(*ploy, *on));
            }
        };
        may_perform(game, activation, action).ok()?;
        match action {
            Action::Move(kind) => move_by_chance(game, op, kind, chance),
            Action::Shoot => shoot_by_chance(game, activation, chance),
            Action::Fight => {
                let mut all = Vec::new();
                fight_candidates(game, op, &mut all);
                let picked = chance.below(all.len().max(1) as u32) as usize;
                all.into_iter().nth(picked)
            }
            Action::Door => door_by_chance(game, op, chance),
            Action::Pass => Some(Answer::Pass),
        }
    };
    attempts.into_iter().find_map(attempt)
}

fn move_by_chance(game: &Kt21, op: OpIx, kind: MoveAction, chance: &mut Chance) -> Option<Answer> {
    let limit = allowance(game, op, kind);
    let legal = |way: &Way| moves::plan(game, op, kind, way, limit).is_ok();
    guess_move(game, op, kind, limit, chance, legal).map(|way| Answer::Move(kind, way))
}

fn shoot_by_chance(game: &Kt21, activation: &Activation, chance: &mut Chance) -> Option<Answer> {
    let op = activation.op;
    let weapons: ArrayVec<Slug, { skirmish::MAX_WEAPONS }> = ranged(game, op).collect();
    if weapons.is_empty() {
        return None;
    }
    let weapon = weapons[chance.below(weapons.len() as u32) as usize];
    let mut enemies: ArrayVec<OpIx, { skirmish::MAX_TEAM }> = game.standing_enemies(op).collect();
    chance.shuffle(&mut enemies);
    let armed = shoot::arm(game, activation, weapon).ok()?;
    let target = enemies.into_iter().find(|enemy| armed.reaches(game, *enemy))?;
    let divide = chance.below(2) == 0;
    let split = divide.then(|| divided(game, op, &armed, weapon, target)).flatten();
    Some(split.unwrap_or_else(|| shot_at(weapon, game.model(target))))
}

/// The default answer, for players who do not want to be asked.
pub fn automatic(game: &Kt21) -> Option<Answer> {
    match game.state.frames.last() {
        Some(Frame::Activation(_)) => None,
        Some(Frame::Shoot(frame)) => match frame.attack() {
            Some(shot) => shot.sensible(),
            None => target_or_pass(game),
        },
        Some(Frame::Fight(frame)) => match frame.melee() {
            Some(melee) => melee.sensible(),
            None => target_or_pass(game),
        },
        None => match game.state.step {
            Step::Firefight { .. } => None,
            Step::Ploys { .. } => Some(Answer::Pass),
            Step::InitiativeChoice { winner } => Some(Answer::Initiative(winner)),
            Step::Barricade { side, .. } => {
                barricade_spots(game, side).next().or(Some(Answer::Pass))
            }
            Step::Deploy { side } => {
                let placed = game.in_reserve(side).find_map(|op| deployments(game, op).next());
                placed.or(Some(Answer::Pass))
            }
            _ => candidates(game).into_iter().next(),
        },
    }
}

/// Attacks whom there is to attack; declines a ploy; takes the first weapon.
fn target_or_pass(game: &Kt21) -> Option<Answer> {
    let all = candidates(game);
    let ploy = |answer: &Answer| matches!(answer, Answer::Ploy(..));
    all.into_iter().find(|answer| !ploy(answer))
}
