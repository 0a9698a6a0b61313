//! Validates the stack of frames of an untrusted state: which frame may stand inside which.

use battle::{Kind, OneByOne};
use table::{BadState, Errand, Rules, Status};

use crate::Kt4w40k;
use crate::attack::{Attack, MAX_ATTACKS, Manner, Stage};
use crate::charge::{self, Charge};
use crate::psychic::{CastStage, Casting};
use crate::state::{Fallen, Frame, March, Step, UnitIx, Units, Whereabouts};
use crate::stratagems::When;
use crate::transport::{Bail, BailStage};

/// The depth of the stack of frames at most.
const DEEPEST: usize = 16;
/// The most that can be added to or taken off a hit roll.
const MOST_MODIFIER: u8 = 60;

/// Checks that the frames are possible in the step, and name models and places that exist.
pub fn frames(game: &Kt4w40k) -> Result<(), BadState> {
    let frames = &game.state.frames;
    let quiet = matches!(
        game.state.step,
        Step::Draw(_)
            | Step::Zones { .. }
            | Step::Initiative(_)
            | Step::DecisiveOrder(_)
            | Step::Over { .. }
    );
    let deploying = matches!(game.state.step, Step::Deploy { .. });
    let nested = match frames.as_slice() {
        [] => true,
        [Frame::Embark(_)] => !quiet,
        _ => !quiet && !deploying && frames.len() <= DEEPEST,
    };
    if !nested {
        return Err(BadState::new("frames", "cannot go on here"));
    }
    for (i, frame) in frames.iter().enumerate() {
        let last = i + 1 == frames.len();
        let sound = match frame {
            Frame::March(frame) => march(game, frame),
            Frame::Embark(unit) => {
                let waits = deploying && game_has(game, *unit, Whereabouts::Waiting);
                waits || on_table(game, *unit)
            }
            Frame::Landed(unit) => on_table(game, *unit) && game.unit(*unit).arrived,
            Frame::Charge(frame) => charge(game, frame),
            Frame::Withdrawal(frame) => {
                there(game, frame.unit) && foes(game, frame.unit, frame.left)
            }
            Frame::Fighting(frame) => {
                there(game, frame.unit)
                    && frame.leaving.is_none_or(|leaving| foe(game, frame.unit, leaving))
            }
            Frame::Attack(frame) => attack(game, frame),
            Frame::Harm(frame) => there(game, frame.unit),
            Frame::Casting(frame) => casting(game, frame),
            Frame::Morale(frame) => there(game, frame.unit),
            Frame::Fallen(frame) => last && fallen(game, frame),
            Frame::Response(frame) => {
                there(game, frame.unit) && !matches!(frame.to, When::Window(_))
            }
            Frame::Bail(frame) => bail(game, frame),
        };
        if !sound {
            return Err(BadState::new(format!("frames[{i}]"), "cannot be"));
        }
    }
    Ok(())
}

fn there(game: &Kt4w40k, unit: UnitIx) -> bool {
    unit.at() < game.setup.units()
}

fn game_has(game: &Kt4w40k, unit: UnitIx, place: Whereabouts) -> bool {
    there(game, unit) && game.unit(unit).place == place
}

fn on_table(game: &Kt4w40k, unit: UnitIx) -> bool {
    game_has(game, unit, Whereabouts::Table)
}

fn foe(game: &Kt4w40k, unit: UnitIx, other: UnitIx) -> bool {
    there(game, unit) && there(game, other) && game.side_of(unit) != game.side_of(other)
}

fn foes(game: &Kt4w40k, unit: UnitIx, others: Units) -> bool {
    others.iter().all(|other| foe(game, unit, other))
}

fn march(game: &Kt4w40k, frame: &March) -> bool {
    let here = match frame.errand {
        Errand::Normal | Errand::Advance | Errand::FallBack | Errand::Intervene => {
            on_table(game, frame.unit)
        }
        Errand::Disembark => {
            there(game, frame.unit) && crate::transport::may_disembark(game, frame.unit).is_ok()
        }
        Errand::Arrive => game_has(game, frame.unit, Whereabouts::Reserve),
        _ => false,
    };
    let runs = frame.errand == Errand::Advance;
    here && frame.inches.is_none_or(|inches| runs && (1..=6).contains(&inches))
}

fn charge(game: &Kt4w40k, frame: &Charge) -> bool {
    let rolled = matches!(frame.stage, charge::Stage::Move | charge::Stage::Fail);
    there(game, frame.unit)
        && !frame.targets.is_empty()
        && foes(game, frame.unit, frame.targets)
        && foes(game, frame.unit, frame.answered)
        && (2..=3).contains(&frame.dice)
        && (frame.inches >= frame.dice) == rolled
}

fn attack(game: &Kt4w40k, frame: &Attack) -> bool {
    let fights = matches!(frame.manner, Manner::Fight | Manner::Opportunity);
    let sound = there(game, frame.unit)
        && usize::from(frame.group) < frame.groups.len()
        && frame.groups.len() <= usize::from(u8::MAX)
        && frame.groups.iter().all(|group| {
            foe(game, frame.unit, group.target)
                && game.setup.range(frame.unit.at()).contains(&group.model.at())
                && group.modifier.unsigned_abs() <= MOST_MODIFIER
                && (1..=crate::setup::MAX_UNIT).contains(&usize::from(group.count))
                && group.attacks.is_none_or(|attacks| attacks <= MAX_ATTACKS)
                && game.profile(group.model).weapons.get(usize::from(group.weapon)).is_some_and(
                    |weapon| {
                        let rolled = weapon.kind.attacks().is_some_and(|number| number.dice > 0);
                        (weapon.kind == Kind::Melee) == fights
                            && (group.attacks.is_some() || rolled)
                    },
                )
        });
    if !sound {
        return false;
    }
    let attacks = frame.current().attacks;
    let most = attacks.unwrap_or(0);
    let begun = !matches!(frame.stage, Stage::Begin | Stage::Number);
    let group = frame.current();
    let rules = game.profile(group.model).weapons[usize::from(group.weapon)].rules;
    if !OneByOne::fits(frame.one_by_one, begun, most, rules) {
        return false;
    }
    match frame.stage {
        Stage::Begin => true,
        Stage::Number => attacks.is_none(),
        Stage::Hit => most > 0,
        Stage::Again { hits: done, dice } | Stage::WoundAgain { wounds: done, dice } => {
            dice > 0 && u16::from(done) + u16::from(dice) <= most.into()
        }
        Stage::Wound { hits: dice } | Stage::Save { wounds: dice } => (1..=most).contains(&dice),
        Stage::Single { left } => left <= most,
        Stage::Damage { left, singles } => u16::from(left) + u16::from(singles) <= most.into(),
        Stage::Ignore { left, singles, points } => {
            left > 0
                && points > 0
                && u16::from(left) + u16::from(singles) <= most.into()
                && game.forced(frame.current().target).is_some()
        }
    }
}

fn casting(game: &Kt4w40k, frame: &Casting) -> bool {
    if !there(game, frame.unit) {
        return false;
    }
    let card = game.card(frame.unit);
    let attempts = frame.attempts <= card.casts;
    let known = frame.attempts == 0 || card.powers.contains(&frame.power);
    let stage = match &frame.stage {
        CastStage::Choose => true,
        _ if frame.attempts == 0 => false,
        CastStage::Test { charge } => (1..=12).contains(charge),
        CastStage::Perils { .. } | CastStage::Suffered { .. } | CastStage::Effect => true,
        CastStage::Backlash { near } => {
            near.len() <= game.setup.units() && near.iter().all(|unit| there(game, *unit))
        }
        CastStage::Deny { turn } => usize::from(*turn) <= game.state.order.len(),
        CastStage::Denial { by } => foe(game, frame.unit, *by),
        CastStage::Hurt { target } => foe(game, frame.unit, *target),
    };
    attempts && known && stage && frame.test <= 12
}

/// Dice that have fallen are those that whatever goes on below them waits for.
fn fallen(game: &Kt4w40k, frame: &Fallen) -> bool {
    let dice = frame.faces.len();
    if frame.again.is_some_and(|die| usize::from(die) >= dice) {
        return false;
    }
    let mut below = game.clone();
    below.state.frames.pop();
    match below.status() {
        Status::Roll(roll) => {
            (roll.side, usize::from(roll.dice), roll.reason) == (frame.side, dice, frame.reason)
        }
        _ => false,
    }
}

fn bail(game: &Kt4w40k, frame: &Bail) -> bool {
    let wreck = game_has(game, frame.transport, Whereabouts::Destroyed);
    let place = match frame.stage {
        BailStage::Place => Whereabouts::Aboard(frame.transport),
        BailStage::Roll | BailStage::Lose { .. } => Whereabouts::Table,
    };
    let models = || game.living(frame.unit).count();
    let few = match frame.stage {
        BailStage::Lose { left } => usize::from(left) <= models(),
        _ => true,
    };
    wreck && game_has(game, frame.unit, place) && few
}
