//! Validates states from outside: what has to hold before a game may continue from one.

use battle::{Battle, OneByOne, check_order};
use geometry::{Footing, Length, Surroundings};
use table::{BadState, Rules, SaveKind};

use crate::Kt18;
use crate::attack::{Attack, MAX_ATTACKS, Manner, Stage};
use crate::charge::{Charge, ChargeStage};
use crate::doors::{DoorWork, Remote, WorkStage};
use crate::injury::MOST_FLESH_WOUNDS;
use crate::psychic::{CastStage, Casting};
use crate::state::{Frame, ModelIx, Presence, Step};

/// Checks that a state could be one of a game with these things.
///
/// # Errors
/// The first field that cannot be.
pub fn validate(game: &Kt18) -> Result<(), BadState> {
    players(game)?;
    if game.state.models.len() != game.setup.models() {
        let what = format!("expected {}", game.setup.models());
        return Err(BadState::new("models", what));
    }
    let killzone = game.setup.killzone();
    killzone.check_doors("doors", game.state.doors)?;
    killzone.check_doors("doors_before", game.state.doors_before)?;
    step(game)?;
    frames(game)?;
    game.all().try_for_each(|model| one(game, model))
}

fn players(game: &Kt18) -> Result<(), BadState> {
    let state = &game.state;
    check_order(&state.order, state.players.len(), game.setup.sides())?;
    if state.round > 99 {
        return Err(BadState::new("round", "more than 99"));
    }
    let zones = game.zones();
    for (i, player) in state.players.iter().enumerate() {
        zones.check(i)?;
        let field = |name: &str| format!("players[{i}].{name}");
        if player.tactics_used >> 2 != 0 {
            return Err(BadState::new(field("tactics_used"), "there are two"));
        }
    }
    Ok(())
}

fn step(game: &Kt18) -> Result<(), BadState> {
    let players = game.state.order.len();
    let in_turn = |turn: u8| usize::from(turn) < players;
    let fits = match &game.state.step {
        Step::Draw(initiative) | Step::Initiative(initiative) => {
            initiative.fits(initiative.rollers())
                && initiative.among(game.setup.sides(), |side| !game.has_left(side))
                && initiative.roller().is_some()
        }
        Step::Zones { turn } => game.zones().fit(&game.state.order, *turn),
        Step::Deploy { turn } => {
            in_turn(*turn) && game.state.players.iter().all(|p| p.zone.is_some())
        }
        Step::Movement { turn } => in_turn(*turn),
        Step::Psychic { turn, psyker, .. } => {
            in_turn(*turn) && psyker.is_none_or(|psyker| psyker.at() < game.setup.models())
        }
        Step::Shooting { hands, .. } | Step::Fight { hands, .. } => hands.fits(&game.state.order),
        Step::Break { turn } => usize::from(*turn) <= players,
        Step::Nerve { turn, model } => {
            usize::from(*turn) <= players && usize::from(*model) <= game.setup.models()
        }
        Step::Over { .. } => game.state.frames.is_empty(),
    };
    if fits { Ok(()) } else { Err(BadState::new("step", "cannot be")) }
}

/// Checks that the frames are possible in the step, and name models and places that exist.
fn frames(game: &Kt18) -> Result<(), BadState> {
    let frames = &game.state.frames;
    let step = &game.state.step;
    let nested = match (step, frames.as_slice()) {
        (_, []) => true,
        (Step::Movement { .. }, [Frame::Advance(_)]) => true,
        (Step::Movement { .. }, [Frame::Charge(_)]) => true,
        (Step::Movement { .. }, [Frame::Charge(_), Frame::Attack(attack)]) => {
            attack.manner == Manner::Overwatch
        }
        (Step::Movement { .. }, [Frame::AfterMove(_)]) => true,
        (Step::Movement { .. }, [Frame::AfterMove(_), Frame::DoorWork(_) | Frame::Harm(_)]) => true,
        (Step::Movement { .. }, [Frame::DoorWork(_) | Frame::Harm(_)]) => true,
        (Step::Psychic { .. }, [Frame::Casting(_)]) => true,
        (Step::Psychic { .. }, [Frame::Casting(_), Frame::Harm(_)]) => true,
        (Step::Shooting { .. }, [Frame::Attack(attack)]) => attack.manner == Manner::Shoot,
        (Step::Fight { .. }, [Frame::Fighting(_)]) => true,
        (Step::Fight { .. }, [Frame::Fighting(_), Frame::Attack(attack)]) => {
            attack.manner == Manner::Fight
        }
        _ => false,
    };
    if !nested {
        return Err(BadState::new("frames", "cannot go on here"));
    }
    for (i, frame) in frames.iter().enumerate() {
        let last = i + 1 == frames.len();
        let sound = match frame {
            Frame::Advance(frame) => {
                on_board(game, frame.model) && frame.inches.is_none_or(|n| (1..=6).contains(&n))
            }
            Frame::Charge(frame) => charge(game, frame),
            Frame::AfterMove(frame) => {
                let most = matches!(frame.remote, Remote::Doors(left) if left > 3);
                let worked = game.setup.killzone().check_doors("worked", frame.worked);
                there(game, frame.model) && !most && worked.is_ok()
            }
            Frame::DoorWork(frame) => work(game, frame),
            Frame::Fighting(frame) => there(game, frame.model),
            Frame::Attack(frame) => attack(game, frame, last),
            Frame::Harm(frame) => {
                let sides = game.setup.teams.len();
                let each = |(model, points): &(ModelIx, u8)| there(game, *model) && *points <= 3;
                frame.by.index() < sides
                    && frame.from.is_none_or(|from| there(game, from))
                    && frame.to.iter().all(each)
                    && frame.to.iter().rev().skip(1).all(|(_, points)| *points > 0)
            }
            Frame::Casting(frame) => casting(game, frame),
        };
        if !sound {
            return Err(BadState::new(format!("frames[{i}]"), "cannot be"));
        }
    }
    Ok(())
}

fn there(game: &Kt18, model: ModelIx) -> bool {
    model.at() < game.setup.models()
}

fn on_board(game: &Kt18, model: ModelIx) -> bool {
    there(game, model) && game.stands(model)
}

fn charge(game: &Kt18, frame: &Charge) -> bool {
    let enemy = |model: &ModelIx| {
        there(game, *model) && game.side_of(*model) != game.side_of(frame.charger)
    };
    let (targets, waiting) = (frame.targets.len(), frame.point_blank.len());
    let scene = game.scene();
    let within = |p: &geometry::Point| {
        (Length::ZERO..=scene.width()).contains(&p.x)
            && (Length::ZERO..=scene.depth()).contains(&p.y)
    };
    there(game, frame.charger)
        && targets > 0
        && frame.targets.iter().all(enemy)
        && frame.point_blank.iter().all(|model| frame.targets.contains(model))
        && frame.inches <= 12
        && frame.path.iter().chain([&frame.start]).all(within)
        && match frame.stage {
            ChargeStage::Reactions { next } => usize::from(next) <= targets,
            ChargeStage::Roll => true,
            ChargeStage::Move => {
                let walk = game.charge_walk(frame);
                frame.targets.iter().any(|target| walk.contact(*target).is_some())
            }
            ChargeStage::Fail => frame.inches >= 2,
            ChargeStage::Intercept { next } => usize::from(next) <= waiting,
            ChargeStage::Snap { next } => usize::from(next) < waiting,
        }
}

fn work(game: &Kt18, frame: &DoorWork) -> bool {
    let sides = game.setup.teams.len();
    there(game, frame.model)
        && usize::from(frame.door) < game.setup.killzone().doors().len()
        && match frame.stage {
            WorkStage::Contest { turn } => usize::from(turn) <= sides,
            WorkStage::RollOff { against, rolled } => {
                against.index() < sides && rolled.is_none_or(|n| (1..=6).contains(&n))
            }
            WorkStage::Decide { side } => side.index() < sides,
            WorkStage::Change => true,
            WorkStage::Crush => game.standing().any(|model| game.in_doorway(model, frame.door)),
        }
}

fn attack(game: &Kt18, frame: &Attack, last: bool) -> bool {
    if !there(game, frame.attacker) || usize::from(frame.group) >= frame.groups.len() || !last {
        return false;
    }
    let card = game.card(frame.attacker);
    let sound = frame.groups.iter().all(|group| {
        let weapon = card.weapons.get(usize::from(group.weapon));
        there(game, group.target)
            && group.attacks.is_none_or(|attacks| attacks <= MAX_ATTACKS)
            && weapon.is_some_and(|weapon| {
                weapon.is_melee() == (frame.manner == Manner::Fight)
                    && (group.attacks.is_some() || !weapon.is_melee())
            })
    });
    if !sound || !frame.injured.below(game.setup.models()) {
        return false;
    }
    let group = frame.current();
    let attacks = group.attacks.unwrap_or(0);
    let weapon = &card.weapons[usize::from(group.weapon)];
    let stands = game.stands(group.target);
    let begun = !matches!(frame.stage, Stage::Begin | Stage::Number);
    if !OneByOne::fits(frame.one_by_one, begun, attacks, weapon.rules) {
        return false;
    }
    match frame.stage {
        Stage::Begin => true,
        Stage::Number => {
            stands && group.attacks.is_none() && weapon.kind.attacks().is_some_and(|n| n.dice > 0)
        }
        Stage::Hit => stands && attacks > 0,
        Stage::Again { hits, dice } => {
            stands && dice > 0 && hits <= attacks && dice <= attacks - hits
        }
        Stage::Wound { hits } => stands && (1..=attacks).contains(&hits),
        Stage::WoundAgain { wounds, dice } => {
            stands && dice > 0 && wounds <= attacks && dice <= attacks - wounds
        }
        Stage::Choose { wounds } => {
            let choice = game.card(group.target).invulnerable.is_some();
            stands && choice && (1..=attacks).contains(&wounds)
        }
        Stage::Save { wounds, kind } => {
            let has = kind == SaveKind::Armour || game.card(group.target).invulnerable.is_some();
            stands && has && (1..=attacks).contains(&wounds)
        }
        Stage::Damage { left } => left <= attacks && (left == 0 || stands),
        Stage::Ignore { left, points } => {
            let mortal = weapon.rules.mortal_on_six > 0 && points <= weapon.rules.mortal_on_six;
            let saved = left > 0 || mortal;
            let may = game.card(group.target).ignores.is_some() && (1..=60).contains(&points);
            stands && may && saved && left <= attacks
        }
        Stage::Injury { dice } => {
            stands && (1..=60).contains(&dice) && game.model(group.target).wounds == 0
        }
    }
}

fn casting(game: &Kt18, frame: &Casting) -> bool {
    let sides = game.setup.teams.len();
    there(game, frame.psyker)
        && usize::from(frame.power) < crate::Power::ALL.len()
        && frame.test <= 12
        && match &frame.stage {
            CastStage::Backlash { near } => {
                !near.is_empty() && near.iter().all(|model| there(game, *model))
            }
            CastStage::Deny { turn } => usize::from(*turn) <= sides,
            CastStage::Denial { by } => there(game, *by),
            CastStage::Hurt { target } => there(game, *target),
            _ => true,
        }
}

/// Whether a model's last wound has just gone, and its injury roll is due.
fn awaits_injury(game: &Kt18, model: ModelIx) -> bool {
    match game.state.frames.last() {
        Some(Frame::Attack(frame)) => {
            frame.current().target == model && matches!(frame.stage, Stage::Injury { .. })
        }
        Some(Frame::Harm(frame)) => frame.to.last() == Some(&(model, 0)),
        _ => false,
    }
}

fn one(game: &Kt18, model: ModelIx) -> Result<(), BadState> {
    let (state, card) = (game.model(model), game.card(model));
    let field = |name: &str| format!("models[{}].{name}", model.0);
    if state.wounds > card.wounds {
        return Err(BadState::new(field("wounds"), format!("more than {}", card.wounds)));
    }
    if state.flesh_wounds > MOST_FLESH_WOUNDS {
        return Err(BadState::new(field("flesh_wounds"), "more than 3"));
    }
    let models = game.setup.models();
    if !state.charged.below(models) || !state.charged_by.below(models) {
        return Err(BadState::new(field("charged"), "there are not so many models"));
    }
    let setting_up =
        matches!(game.state.step, Step::Draw(_) | Step::Zones { .. } | Step::Deploy { .. });
    if state.presence == Presence::Reserve && !setting_up {
        return Err(BadState::new(field("presence"), "not set up"));
    }
    if state.presence != Presence::Board {
        return Ok(());
    }
    if (state.wounds == 0) != awaits_injury(game, model) {
        return Err(BadState::new(field("wounds"), "none left, or an injury roll without cause"));
    }
    let scene = game.scene();
    let inside = |v: Length, most: Length| v >= card.radius && v <= most - card.radius;
    if !inside(state.at.x, scene.width()) || !inside(state.at.y, scene.depth()) {
        return Err(BadState::new(field("at"), "off the board"));
    }
    let around = Surroundings { open: game.state.doors, ..Surroundings::default() };
    let ground = game.setup.board.ground(model.at());
    let stands = ground.can_stand(&around, Footing::floor(state.at)).is_ok();
    let base = game.base(model);
    // Those who fly may be stopped over models or terrain, and whose base need not fit in a doorway.
    let stopped = |model: ModelIx| {
        let charging = |frame: &Frame| matches!(frame, Frame::Charge(c) if c.charger == model);
        game.state.frames.iter().any(charging)
    };
    let over = |other: &ModelIx| {
        other.0 < model.0
            && !stopped(model)
            && !stopped(*other)
            && base.overlaps(&game.base(*other))
    };
    if let Some(other) = game.standing().find(over) {
        return Err(BadState::new(field("at"), format!("overlaps {}", game.id(other))));
    }
    if !stands && !stopped(model) {
        return Err(BadState::new(field("at"), "no place to stand"));
    }
    Ok(())
}
