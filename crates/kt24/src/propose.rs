//! Answers for those who do not type them: candidates for machines, one at random, the sensible one.

use arrayvec::ArrayVec;
use dice::Chance;
use skirmish::{
    Action, Field, MOST_PLACES, Occasion, OpIx, Reach, Readiness, Scheme, Sequence, door_by_chance,
    guess_deployment, guess_move, places_to_go, ploy_options, workable_doors,
};
use table::{
    Answer, Edge, MAX_TARGETS, ModelId, MoveAction, Order, Rules, Side, Slug, Status, Way,
};

use crate::activation::{Activation, allowance, may_perform};
use crate::arms::usable_weapon;
use crate::deploy::check_place;
use crate::fight::retaliation_weapons;
use crate::firefight::{counteractors, has_ready};
use crate::shoot;
use crate::state::{ACTIONS, Frame, Step};
use crate::{Kt24, moves};

/// Every choice of a finite decision; a good sample of a continuous one.
pub fn candidates(game: &Kt24) -> Vec<Answer> {
    let mut out = Vec::new();
    match game.state.frames.last() {
        Some(Frame::Activation(activation)) => act(game, activation, &mut out),
        Some(Frame::Shoot(frame)) => match (frame.sequence(), game.status()) {
            (Some(shot), _) => shot.options(&mut out),
            (None, Status::Decide(decision)) => match decision.ask {
                table::Ask::React { model } => react(game, model, &mut out),
                table::Ask::Use { .. } => out.extend([Answer::Yes, Answer::Pass]),
                _ => out.extend(frame.left().map(|(_, op)| Answer::Target(game.model(op)))),
            },
            _ => {}
        },
        Some(Frame::Fight(frame)) => match (frame.melee(), game.status()) {
            (Some(melee), _) => melee.options(&mut out),
            (None, Status::Decide(decision)) => match decision.ask {
                table::Ask::React { model } => react(game, model, &mut out),
                _ => {
                    let card = game.card(frame.defender);
                    let weapons = retaliation_weapons(game, frame.defender);
                    out.extend(weapons.map(|i| Answer::Weapon(card.weapons[i].slug)));
                }
            },
            _ => {}
        },
        None => between_activations(game, &mut out),
    }
    out
}

fn react(game: &Kt24, model: ModelId, out: &mut Vec<Answer>) {
    if let Some(op) = game.find(model) {
        let options = ploy_options(game, model.side, Occasion::Attacked(op));
        out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
    }
    out.push(Answer::Pass);
}

fn between_activations(game: &Kt24, out: &mut Vec<Answer>) {
    match game.state.step {
        Step::DropZone if game.setup.mission.is_some() => {
            out.extend([Answer::Zone(1), Answer::Zone(2)]);
        }
        Step::DropZone => out.extend(Edge::ALL.map(Answer::Edge)),
        Step::Deploy { side, .. } => {
            // Any of them will do: which one goes where is for better players to sample.
            out.extend(game.in_reserve(side).flat_map(|op| deployments(game, op)).take(64));
            if out.is_empty() {
                out.push(Answer::Pass);
            }
        }
        Step::InitiativeChoice { .. } => out.extend([Side::A, Side::B].map(Answer::Initiative)),
        Step::Gambits { side, .. } => {
            let options = ploy_options(game, side, Occasion::Strategy);
            out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
            out.push(Answer::Pass);
        }
        Step::Firefight { side } if has_ready(game, side) => {
            for op in ready(game, side) {
                out.extend(Order::ALL.map(|order| Answer::Activate(game.model(op), order)));
            }
        }
        Step::Firefight { side } => {
            out.extend(counteractors(game, side).map(|op| Answer::Counteract(game.model(op))));
            out.push(Answer::Pass);
        }
        Step::Draw | Step::InitiativeRoll { .. } | Step::Over { .. } => {}
    }
}

fn ready(game: &Kt24, side: Side) -> impl Iterator<Item = OpIx> + '_ {
    game.standing(side).filter(|op| game.operative(*op).readiness == Readiness::Ready)
}

pub fn deployments(game: &Kt24, op: OpIx) -> impl Iterator<Item = Answer> + '_ {
    let spots = game.board().spots(op.at()).iter().copied();
    let legal = spots.filter(move |spot| check_place(game, op, *spot).is_ok());
    legal.map(move |spot| Answer::Deploy(game.model(op), spot, None))
}

/// The actions that there are in a game: where there are doors, working them is one (KT18-SCOPE-02).
fn actions(game: &Kt24) -> impl Iterator<Item = Action> + use<> {
    let door = (!game.setup.killzone().doors().is_empty()).then_some(Action::Door);
    ACTIONS.into_iter().chain(door)
}

/// What the active operative could do.
fn act(game: &Kt24, activation: &Activation, out: &mut Vec<Answer>) {
    for action in actions(game) {
        if may_perform(game, activation, action).is_err() {
            continue;
        }
        match action {
            Action::Move(kind) => move_candidates(game, activation, kind, out),
            Action::Shoot => shoot_candidates(game, activation, out),
            Action::Fight => fight_candidates(game, activation, out),
            Action::Door => out.extend(workable_doors(game, activation.op).map(Answer::Door)),
            Action::Pass => {}
        }
    }
    if !activation.counteracts {
        let side = game.side_of(activation.op);
        let options = ploy_options(game, side, Occasion::Activation(activation.op));
        out.extend(options.into_iter().map(|(ploy, on)| Answer::Ploy(ploy, on)));
    }
    out.push(Answer::End);
}

fn move_candidates(game: &Kt24, activation: &Activation, kind: MoveAction, out: &mut Vec<Answer>) {
    let op = activation.op;
    let limit = allowance(game, activation, kind);
    let ways = places_to_go(game, op, kind, limit).map(Way::To);
    let legal = ways.filter(|way| moves::plan(game, op, kind, way, limit, None).is_ok());
    out.extend(legal.take(MOST_PLACES).map(|way| Answer::Move(kind, way)));
}

fn usable_weapons(
    game: &Kt24,
    activation: &Activation,
    reach: Reach,
) -> impl Iterator<Item = (usize, Slug)> {
    let weapons = game.card(activation.op).weapons.iter().enumerate();
    let of_reach = weapons.filter(move |(_, weapon)| weapon.reach == reach);
    of_reach.map(|(i, weapon)| (i, weapon.slug)).filter(move |(_, slug)| {
        usable_weapon(game, activation, reach, *slug, "KT24-SHOOT-02").is_ok()
    })
}

fn shoot_candidates(game: &Kt24, activation: &Activation, out: &mut Vec<Answer>) {
    let op = activation.op;
    for (index, weapon) in usable_weapons(game, activation, Reach::Ranged) {
        let torrent = game.rules_in_use(op, index).torrent;
        for enemy in game.standing_enemies(op) {
            let mut targets = ArrayVec::new();
            targets.push(game.model(enemy));
            if shoot::begin(game, activation, weapon, &targets, None).is_err() {
                continue;
            }
            out.push(shot_at(weapon, targets.clone()));
            if torrent.is_some() {
                for other in game.standing_enemies(op).filter(|other| *other != enemy) {
                    let mut more = targets.clone();
                    more.push(game.model(other));
                    if shoot::begin(game, activation, weapon, &more, None).is_ok() {
                        targets = more;
                    }
                }
                if targets.len() > 1 {
                    out.push(shot_at(weapon, targets));
                }
            }
        }
    }
}

fn shot_at(weapon: Slug, targets: ArrayVec<ModelId, MAX_TARGETS>) -> Answer {
    Answer::Shoot { weapon, targets, split: ArrayVec::new(), from: None }
}

fn fight_candidates(game: &Kt24, activation: &Activation, out: &mut Vec<Answer>) {
    let op = activation.op;
    for enemy in game.enemies_engaged_at(op, game.operative(op).place) {
        let target = game.model(enemy);
        let weapons = usable_weapons(game, activation, Reach::Melee);
        out.extend(weapons.map(|(_, weapon)| Answer::Fight { target, weapon }));
    }
}

/// One legal answer at random.
pub fn propose(game: &Kt24, chance: &mut Chance) -> Answer {
    let proposed = match (game.state.frames.last(), game.state.step) {
        (Some(Frame::Activation(activation)), _) => act_by_chance(game, activation, chance),
        (None, Step::Deploy { side, .. }) => deploy_by_chance(game, side, chance),
        _ => None,
    };
    proposed.unwrap_or_else(|| {
        let mut all = candidates(game);
        let picked = chance.below(all.len() as u32) as usize;
        all.swap_remove(picked)
    })
}

fn deploy_by_chance(game: &Kt24, side: Side, chance: &mut Chance) -> Option<Answer> {
    let waiting: ArrayVec<OpIx, 32> = game.in_reserve(side).collect();
    let op = waiting[chance.below(waiting.len() as u32) as usize];
    let fits = |place| check_place(game, op, place).is_ok();
    let place = guess_deployment(game, op, game.player(side).drop_zone, chance, fits)?;
    Some(Answer::Deploy(game.model(op), place, None))
}

/// What could be tried for the active operative.
#[derive(Clone, Copy)]
enum Attempt {
    Perform(Action),
    Ploy,
    End,
}

fn act_by_chance(game: &Kt24, activation: &Activation, chance: &mut Chance) -> Option<Answer> {
    let mut attempts: ArrayVec<Attempt, 9> = actions(game).map(Attempt::Perform).collect();
    attempts.extend([Attempt::Ploy, Attempt::End]);
    chance.shuffle(&mut attempts);
    attempts.into_iter().find_map(|attempt| match attempt {
        Attempt::End => Some(Answer::End),
        Attempt::Ploy if activation.counteracts => None,
        Attempt::Ploy => {
            let side = game.side_of(activation.op);
            let options = ploy_options(game, side, Occasion::Activation(activation.op));
            let picked = chance.below(options.len().max(1) as u32) as usize;
            options.get(picked).map(|(ploy, on)| Answer::Ploy(*ploy, *on))
        }
        Attempt::Perform(action) => {
            may_perform(game, activation, action).ok()?;
            match action {
                Action::Move(kind) => move_by_chance(game, activation, kind, chance),
                Action::Shoot => shoot_by_chance(game, activation, chance),
                Action::Fight => {
                    let mut all = Vec::new();
                    fight_candidates(game, activation, &mut all);
                    let picked = chance.below(all.len().max(1) as u32) as usize;
                    all.into_iter().nth(picked)
                }
                Action::Door => door_by_chance(game, activation.op, chance),
                Action::Pass => None,
            }
        }
    })
}

fn move_by_chance(
    game: &Kt24,
    activation: &Activation,
    kind: MoveAction,
    chance: &mut Chance,
) -> Option<Answer> {
    let op = activation.op;
    let limit = allowance(game, activation, kind);
    let legal = |way: &Way| moves::plan(game, op, kind, way, limit, None).is_ok();
    guess_move(game, op, kind, limit, chance, legal).map(|way| Answer::Move(kind, way))
}

fn shoot_by_chance(game: &Kt24, activation: &Activation, chance: &mut Chance) -> Option<Answer> {
    let weapons: ArrayVec<(usize, Slug), 8> =
        usable_weapons(game, activation, Reach::Ranged).collect();
    if weapons.is_empty() {
        return None;
    }
    let (_, weapon) = weapons[chance.below(weapons.len() as u32) as usize];
    let mut enemies: ArrayVec<OpIx, 16> = game.standing_enemies(activation.op).collect();
    chance.shuffle(&mut enemies);
    enemies.into_iter().find_map(|enemy| {
        let mut targets = ArrayVec::new();
        targets.push(game.model(enemy));
        shoot::begin(game, activation, weapon, &targets, None).ok()?;
        Some(shot_at(weapon, targets))
    })
}

/// The default answer, for players who do not want to be asked.
pub fn automatic(game: &Kt24) -> Option<Answer> {
    match game.state.frames.last() {
        Some(Frame::Activation(_)) => None,
        Some(Frame::Shoot(frame)) => match frame.sequence() {
            Some(shot) => shot.sensible(),
            None => first_or_pass(game),
        },
        Some(Frame::Fight(frame)) => match frame.melee() {
            Some(melee) => melee.sensible(),
            None => first_or_pass(game),
        },
        None => match game.state.step {
            Step::Firefight { .. } => None,
            Step::Gambits { .. } => Some(Answer::Pass),
            Step::InitiativeChoice { decider } => Some(Answer::Initiative(decider)),
            Step::Deploy { side, .. } => {
                let placed = game.in_reserve(side).find_map(|op| deployments(game, op).next());
                placed.or(Some(Answer::Pass))
            }
            _ => candidates(game).into_iter().next(),
        },
    }
}

/// Declines a ploy; otherwise the first of the choices. Being obscured protects better than cover.
fn first_or_pass(game: &Kt24) -> Option<Answer> {
    let all = candidates(game);
    if all.contains(&Answer::Yes) {
        return Some(Answer::Yes);
    }
    let pass = all.iter().find(|answer| **answer == Answer::Pass).cloned();
    pass.or_else(|| all.into_iter().next())
}
