//! What the trooper does when it is charged: it fires, fires when the charger is near, or gets out of the way.

use geometry::Length;
use kt18::{CHARGE_RANGE, ENGAGED, Frame, Manner, ModelIx, Tactic};
use table::{Answer, Rules};

use super::blow::{CERTAIN, best_fight, blows};
use super::moves::{reaches, tried};
use super::outlook::Outlook;
use super::strikes::{best, worth};

/// What a charge costs its target where it stands, if it is not stopped.
fn risk(outlook: &Outlook, charger: ModelIx, target: ModelIx) -> i64 {
    let game = outlook.game;
    if !game.near(charger, target, CHARGE_RANGE + ENGAGED) {
        return 0;
    }
    let apart = game.distance(charger, target).unwrap_or(CHARGE_RANGE) - ENGAGED;
    let hurt = outlook.hurt(target, &best_fight(game, charger, target));
    // Whoever is reached does not shoot, either.
    (hurt + outlook.prospect(target)) * reaches(apart.max(Length::ZERO)) / 36
}

/// The reaction that leaves a target best off.
pub fn react(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Some(Frame::Charge(charge)) = game.state().frames.last() else { return Answer::Pass };
    let charger = charge.charger;
    let kt18::ChargeStage::Reactions { next } = charge.stage else { return Answer::Pass };
    let target = charge.targets[usize::from(next)];
    let all = game.candidates();
    let here = outlook.holds(target, |point| outlook.counts(target, point));
    let stays = here + outlook.prospect(target) - risk(outlook, charger, target);
    let scored = all.iter().filter_map(|answer| {
        let value = match answer {
            Answer::Pass => stays,
            Answer::Attack { .. } => {
                let done = blows(game, answer, Manner::Overwatch);
                let out = done.first().map_or(0, |(_, blow)| blow.out);
                let spared = risk(outlook, charger, target) * out / CERTAIN;
                stays + worth(outlook, answer, Manner::Overwatch) + spared
            }
            // It is paid for, and only fired if the charge gets there.
            Answer::Ploy(tactic, _) if *tactic == Tactic::PointBlankOverwatch.slug() => stays + 1,
            Answer::Retreat(_) => {
                let after = tried(game, answer)?;
                let outlook = outlook.after(&after);
                let held = outlook.holds(target, |point| outlook.counts(target, point));
                held - risk(&outlook, charger, target) - outlook.weights.retreat
            }
            _ => return None,
        };
        Some((value, answer.clone()))
    });
    best(scored).map_or(Answer::Pass, |(_, answer)| answer)
}
