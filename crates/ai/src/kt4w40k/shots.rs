//! Volleys and blows of the trooper: most for what is worth most, and most of all for what does not survive it.

use kt4w40k::{Activation, Manner, Step, UnitIx, any_shot, everything, groups};
use table::{Answer, Rules};

use super::Outlook;
use crate::kt4w40k::battery::Battery;
use crate::kt4w40k::recruit::{self, expected, unit_named};
use crate::kt4w40k::toll::toll;

/// What it is worth to hurt an enemy so in the Shooting phase: more if it has still to fire.
fn shot_worth(view: &Outlook<'_>, target: UnitIx, wounds: u64) -> i64 {
    let loss = view.loss(target, wounds);
    let still = !view.game.unit(target).shot;
    loss + if still { loss * view.weights.silence / 100 } else { 0 }
}

/// The volley of all units whose turn it is that is worth most.
pub fn fire(view: &Outlook<'_>) -> Answer {
    let best =
        volleys(view).into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Answer::Pass, |(answer, _)| answer)
}

/// The volleys of all units whose turn it is, and what they are worth.
pub fn volleys(view: &Outlook<'_>) -> Vec<(Answer, i64)> {
    let game = view.game;
    let step = match game.state().step {
        Step::Activations { step, .. } => step,
        _ => Activation::NormalFire,
    };
    let able = game.own(view.side).filter(|unit| game.fires_in(*unit, step));
    able.flat_map(|unit| volleys_of(view, unit)).collect()
}

/// The volleys of a unit from where it stands.
fn volleys_of<'a>(
    view: &'a Outlook<'_>,
    unit: UnitIx,
) -> impl Iterator<Item = (Answer, i64)> + use<'a> {
    let game = view.game;
    let open =
        game.enemies_of(view.side).filter(move |enemy| any_shot(game, unit, *enemy, Manner::Shoot));
    open.filter_map(move |enemy| {
        let uses = everything(game, unit, game.id(enemy), Manner::Shoot);
        let groups = groups(game, unit, &uses, Manner::Shoot).ok()?;
        let worth = shot_worth(view, enemy, toll(game, Manner::Shoot, &groups).wounds);
        Some((Answer::Attack { model: game.id(unit), uses }, worth))
    })
}

/// The attack of all that are open that is worth most.
pub fn best_open(view: &Outlook<'_>) -> Answer {
    let game = view.game;
    let worth = |answer: &Answer| {
        let Answer::Attack { uses, .. } = answer else { return None };
        let target = unit_named(game, *uses.first()?.targets.first()?)?;
        let wounds = expected(game, answer)?.wounds;
        Some(view.loss(target, wounds))
    };
    let all = game.candidates().into_iter();
    let attacks = all.filter_map(|answer| worth(&answer).map(|worth| (answer, worth)));
    let best = attacks.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Answer::Pass, |(answer, _)| answer)
}

/// The unit whose blows are worth most before they are answered.
pub fn fight_with(view: &Outlook<'_>) -> Answer {
    let game = view.game;
    let worth = |unit: UnitIx| {
        let foes = game.engaging(unit);
        let blows = foes.map(|foe| {
            let first = if game.unit(foe).fought { 1 } else { 2 };
            first * view.loss(foe, Battery::new(game, unit, foe).blows)
        });
        blows.max().unwrap_or(0)
    };
    let picks = game.candidates().into_iter().filter_map(|answer| match answer {
        Answer::Pick(id) => unit_named(game, id).map(|unit| (answer, worth(unit))),
        _ => None,
    });
    let best = picks.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(answer, _)| answer).or_else(|| recruit::choose(game)).unwrap_or(Answer::Pass)
}
