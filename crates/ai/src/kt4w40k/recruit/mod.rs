//! The player that does whatever hurts most now, with units on a field: it prepares fire where it has a target, charges
//! what it will probably reach if it fights better than it shoots, and otherwise goes where there is something to hold or
//! somebody to hurt.

pub(crate) mod moves;

use dice::FaceCounts;
use geometry::Length;
use kt4w40k::{
    Activation, Choice, Effect, Frame, Generic, Group, Kt4w40k, Manner, ModelIx, Step, UnitIx,
    any_shot, everything, groups,
};
use table::{Answer, Ask, RerollSource, RollReason, Rules, Side, Status};

use crate::kt4w40k::toll::toll;
pub use crate::kt4w40k::toll::{HIT, Toll, WOUND};

/// How many command points are kept for what matters more.
const SPARE: u8 = 2;

/// The answer to the open decision, if this player has an opinion.
pub fn choose(game: &Kt4w40k) -> Option<Answer> {
    let Status::Decide(decision) = game.status() else { return None };
    let side = decision.side;
    match decision.ask {
        Ask::Move => Some(moves::deed(game, side)),
        Ask::Go { errand, .. } => Some(moves::go(game, errand)),
        Ask::Fire => Some(fire(game, side)),
        Ask::Reaction { .. } | Ask::Blows { .. } => Some(best_attack(game)),
        Ask::Window { .. } | Ask::React { .. } => Some(effect(game, side)),
        Ask::FightWith => Some(fight_with(game, side)),
        Ask::Cast => Some(cast(game)),
        Ask::Deny { .. } => Some(first_of(game, |answer| matches!(answer, Answer::Pick(_)))),
        Ask::Opportunity { .. } => Some(Answer::Yes),
        // Who is set up in a transport has to say in which.
        Ask::Embark { .. } if game.state().turn == 0 => game.automatic(),
        Ask::Embark { .. } => Some(Answer::Pass),
        Ask::Allocate { model, .. } => lose(game, unit_named(game, model)?),
        Ask::Bravery { model } => Some(bravery(game, unit_named(game, model)?)),
        Ask::Reroll => Some(reroll(game)),
        Ask::DropZone | Ask::Deploy { .. } => None,
        _ => game.automatic(),
    }
}

/// What an attack that is open now comes to; nothing if it is none, or refused.
pub fn expected(game: &Kt4w40k, answer: &Answer) -> Option<Toll> {
    let Answer::Attack { .. } = answer else { return None };
    let mut then = game.clone();
    then.silence();
    then.answer(answer).ok()?;
    // Whoever is attacked may answer with a stratagem first: the attack waits below that.
    then.state().frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack(attack) => Some(toll(game, attack.manner, &attack.groups)),
        _ => None,
    })
}

pub(crate) fn unit_named(game: &Kt4w40k, id: table::ModelId) -> Option<UnitIx> {
    game.setup().index(id).map(|index| UnitIx(index as u8))
}

/// The first candidate of a kind, or a pass.
fn first_of(game: &Kt4w40k, kind: impl Fn(&Answer) -> bool) -> Answer {
    game.candidates().into_iter().find(kind).unwrap_or(Answer::Pass)
}

/// The attack that is expected to do most, of all that are open.
fn best_attack(game: &Kt4w40k) -> Answer {
    let all = game.candidates();
    let worth = |answer: &&Answer| expected(game, answer).map_or(0, |toll| toll.worth);
    let attacks = all.iter().filter(|answer| matches!(answer, Answer::Attack { .. }));
    // Of equals, the first.
    let best = attacks.min_by_key(|answer| std::cmp::Reverse(worth(answer)));
    best.cloned().unwrap_or(Answer::Pass)
}

/// The volley of the first unit whose turn it is, at the enemy that it costs most.
fn fire(game: &Kt4w40k, side: Side) -> Answer {
    let step = match game.state().step {
        Step::Activations { step, .. } => step,
        _ => Activation::NormalFire,
    };
    let able = game.own(side).filter(|unit| game.fires_in(*unit, step));
    let mut shots = able.filter_map(|unit| best_volley(game, unit));
    shots.next().map_or(Answer::Pass, |(answer, _)| answer)
}

/// The volley of a unit from where it stands, at the enemy of which it takes the largest part, and what it is expected to do: only
/// units that are gone count in the end.
fn best_volley(game: &Kt4w40k, unit: UnitIx) -> Option<(Answer, u64)> {
    game.may_shoot(unit).ok()?;
    let enemies = game.enemies_of(game.side_of(unit));
    let open = enemies.filter(|enemy| any_shot(game, unit, *enemy, Manner::Shoot));
    let shots = open.filter_map(|enemy| {
        let uses = everything(game, unit, game.id(enemy), Manner::Shoot);
        let groups = groups(game, unit, &uses, Manner::Shoot).ok()?;
        let toll = toll(game, Manner::Shoot, &groups);
        let volley = (Answer::Attack { model: game.id(unit), uses }, toll.worth);
        Some((part_of_points(game, enemy, toll.wounds), volley))
    });
    shots.min_by_key(|(part, _)| std::cmp::Reverse(*part)).map(|(_, volley)| volley)
}

/// The part of a unit's points that goes with some wounds of those it has left, in thousandths of a point.
fn part_of_points(game: &Kt4w40k, unit: UnitIx, wounds: u64) -> u64 {
    let left: u64 = game.living(unit).map(|model| u64::from(game.model(model).wounds)).sum();
    let left = left.max(1) * WOUND;
    1000 * u64::from(game.card(unit).points) * wounds.min(left) / left
}

/// What the blows of a whole unit on another would be expected to do, if all of it got there.
fn blows(game: &Kt4w40k, unit: UnitIx, target: UnitIx) -> u64 {
    let best = |model: ModelIx| {
        let weapons = (0..).zip(&game.profile(model).weapons);
        let melee = weapons.filter(|(_, weapon)| weapon.is_melee());
        let each = melee.map(|(weapon, _)| {
            let attacks = Some(game.line(model).attacks);
            let group =
                Group { model, weapon, target, count: 1, attacks, doubled: false, modifier: 0 };
            toll(game, Manner::Fight, &[group]).worth
        });
        each.max().unwrap_or(0)
    };
    game.living(unit).map(best).sum()
}

/// What is used in a window: arrivals always; stratagems while there are points to spare.
fn effect(game: &Kt4w40k, side: Side) -> Answer {
    let all = game.candidates();
    let cp = game.state().players[side.index()].cp;
    let wanted = |answer: &&Answer| {
        let Answer::Ploy(ploy, Some(id)) = answer else { return false };
        let Some(unit) = unit_named(game, *id) else { return false };
        let is = |generic: Generic| *ploy == generic.slug();
        if is(Generic::DecisiveMove) {
            let first = game.state().order.first() == Some(&side);
            return !first && cp > SPARE && moves::charges(game, unit).is_some();
        }
        if is(Generic::DecisiveShot) {
            let hindered = matches!(game.unit(unit).choice, Choice::Advance | Choice::FallBack);
            return hindered && cp > 2 * SPARE && in_range(game, unit);
        }
        let mut own = game.setup().armies[side.index()].stratagems.iter();
        own.find(|own| own.slug == *ploy).is_none_or(|own| {
            let helps = match own.effect {
                Effect::Heal(_) => is_hurt(game, unit),
                _ => in_range(game, unit),
            };
            cp >= own.cost + SPARE && helps
        })
    };
    // Some effects have to be used: then a pass is refused.
    let must = || all.iter().find(|answer| game.check(answer).is_ok());
    all.iter().find(wanted).or_else(must).cloned().unwrap_or(Answer::Pass)
}

/// How far the longest weapon of a unit reaches.
fn longest_range(game: &Kt4w40k, unit: UnitIx) -> Length {
    let weapons = game.living(unit).flat_map(|model| game.profile(model).weapons.iter());
    weapons.map(|weapon| weapon.range).max().unwrap_or(Length::ZERO)
}

/// Whether a model of a unit has lost wounds.
fn is_hurt(game: &Kt4w40k, unit: UnitIx) -> bool {
    game.living(unit).any(|model| game.model(model).wounds < game.profile(model).wounds)
}

/// Whether some enemy is within range of a unit's longest weapon, seen or not.
fn in_range(game: &Kt4w40k, unit: UnitIx) -> bool {
    let range = longest_range(game, unit);
    let mut enemies = game.enemies_of(game.side_of(unit));
    enemies.any(|enemy| game.units_near(unit, enemy, range))
}

/// The first unit that has to fight; Counter-Offensive where that is all there is to do.
fn fight_with(game: &Kt4w40k, side: Side) -> Answer {
    let all = game.candidates();
    let pick = all.iter().find(|answer| matches!(answer, Answer::Pick(_)));
    let cp = game.state().players[side.index()].cp;
    let counter = all.iter().find(|answer| matches!(answer, Answer::Ploy(..)) && cp > SPARE);
    pick.or(counter).cloned().unwrap_or(Answer::Pass)
}

/// Every psyker, and every power that has somebody to hurt.
fn cast(game: &Kt4w40k) -> Answer {
    let worth_it = |answer: &Answer| match answer {
        Answer::Pick(id) => {
            unit_named(game, *id).is_some_and(|unit| game.castable(unit).next().is_some())
        }
        Answer::Cast { .. } => game.check(answer).is_ok(),
        _ => false,
    };
    first_of(game, worth_it)
}

/// The model that is missed least: one that leaves the unit in one piece, and whose weapons do least; of equals, whoever stands furthest from enemies.
fn lose(game: &Kt4w40k, unit: UnitIx) -> Option<Answer> {
    let enemies: Vec<UnitIx> = game.enemies_of(game.side_of(unit)).collect();
    let mut models: Vec<ModelIx> = game.living(unit).collect();
    models.sort_by_cached_key(|model| {
        let weapons = game.profile(*model).weapons.iter();
        let arms = weapons.map(|weapon| {
            let attacks = weapon.kind.attacks().map_or(1, |amount| amount.plus + 3 * amount.dice);
            let strength = weapon.strength.of(game.profile(*model).strength);
            let damage = weapon.damage.plus + 3 * weapon.damage.dice;
            u32::from(attacks) * u32::from(strength) * u32::from(damage)
        });
        let arms: u32 = arms.sum();
        let far = enemies.iter().filter_map(|enemy| game.gap(*model, *enemy)).min();
        let splits = game.splits(*model);
        (splits, game.profile(*model).leadership, arms, std::cmp::Reverse(far), *model)
    });
    let answers = models.into_iter().map(|model| Answer::Lose(game.number(model)));
    let mut legal = answers.filter(|answer| game.check(answer).is_ok());
    legal.next()
}

/// Passes a morale test without a die where the die would probably cost more than the points.
fn bravery(game: &Kt4w40k, unit: UnitIx) -> Answer {
    let lost = u16::from(game.leadership(unit)).saturating_sub(game.unit(unit).lost);
    if lost <= 1 && game.living(unit).count() > 2 { Answer::Yes } else { Answer::Pass }
}

/// Rolls the lower die of a charge again that falls short, and a morale die that loses much.
fn reroll(game: &Kt4w40k) -> Answer {
    let frames = &game.state().frames;
    let Some(Frame::Fallen(fallen)) = frames.last() else { return Answer::Pass };
    let worse = match fallen.reason {
        RollReason::Charge => frames.iter().rev().any(|frame| match frame {
            Frame::Charge(charge) => {
                let inches: i32 = fallen.faces.iter().map(|face| i32::from(face.get())).sum();
                let reach = Length::inches(inches + 1);
                charge.targets.iter().all(|target| !game.units_near(charge.unit, target, reach))
            }
            _ => false,
        }),
        RollReason::Morale => fallen.faces.iter().all(|face| face.get() >= 5),
        _ => false,
    };
    let die = match fallen.reason {
        RollReason::Morale => fallen.faces.iter().max(),
        _ => fallen.faces.iter().min(),
    };
    let Some(die) = die.filter(|_| worse) else { return Answer::Pass };
    let mut one = FaceCounts::default();
    one.add(*die);
    let answer = Answer::Reroll(RerollSource::Command, one);
    if game.check(&answer).is_ok() { answer } else { Answer::Pass }
}
