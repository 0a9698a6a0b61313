//! Shots and blows of the trooper: whatever does most to what is worth most.

use kt18::{FightStage, Frame, Kt18, Manner, ModelIx, Section, Step, volleys};
use table::{Answer, Rules};

use super::blow::{best_fight, blows};
use super::outlook::Outlook;

/// What an attack is worth.
pub fn worth(outlook: &Outlook, answer: &Answer, manner: Manner) -> i64 {
    let all = blows(outlook.game, answer, manner);
    all.iter().map(|(target, blow)| outlook.harvest(*target, blow)).sum()
}

/// The first of the best.
pub fn best(all: impl Iterator<Item = (i64, Answer)>) -> Option<(i64, Answer)> {
    all.reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// The best shot of all models whose turn it is.
pub fn fire(outlook: &Outlook) -> Answer {
    best(shots(outlook).into_iter()).map_or(Answer::Pass, |(_, answer)| answer)
}

/// The shots of all models whose turn it is, each with what it is worth.
pub fn shots(outlook: &Outlook) -> Vec<(i64, Answer)> {
    let game = outlook.game;
    let Step::Shooting { section, .. } = game.state().step else { return Vec::new() };
    let own = game.own(outlook.side).filter(|model| {
        game.may_shoot(*model).is_ok() && (section == Section::Second || game.model(*model).readied)
    });
    let shots = own.flat_map(|model| {
        let enemies = game.enemies_of(outlook.side);
        enemies.flat_map(move |enemy| volleys(game, model, enemy, Manner::Shoot))
    });
    shots.map(|answer| (worth(outlook, &answer, Manner::Shoot), answer)).collect()
}

/// The attack that does most, of all that are open.
pub fn best_open(outlook: &Outlook) -> Answer {
    let manner = match outlook.game.state().frames.last() {
        Some(Frame::Fighting(_)) => Manner::Fight,
        _ => Manner::Overwatch,
    };
    attack(outlook, &outlook.game.candidates(), manner).unwrap_or(Answer::Pass)
}

fn attack(outlook: &Outlook, all: &[Answer], manner: Manner) -> Option<Answer> {
    let attacks = all.iter().filter(|answer| matches!(answer, Answer::Attack { .. }));
    let scored = attacks.map(|answer| (worth(outlook, answer, manner), answer.clone()));
    best(scored).map(|(_, answer)| answer)
}

/// Whoever does most in a fight strikes first.
pub fn fighter(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Step::Fight { section, .. } = game.state().step else { return Answer::Pass };
    let able = game.own(outlook.side).filter(|model| game.may_fight(*model, section));
    let scored = able.map(|model| {
        let enemies = game.engaging(model);
        let each = enemies.map(|enemy| outlook.harvest(enemy, &best_fight(game, model, enemy)));
        (each.max().unwrap_or(0), Answer::Pick(game.id(model)))
    });
    best(scored).map_or(Answer::Pass, |(_, answer)| answer)
}

/// Closes in on the next enemy after a fight, unless a control point would be given up for it.
pub fn consolidate(outlook: &Outlook) -> Answer {
    let game = outlook.game;
    let Some(Frame::Fighting(fighting)) = game.state().frames.last() else { return Answer::Pass };
    debug_assert!(fighting.stage == FightStage::Consolidate);
    let model = fighting.model;
    let held = |game: &Kt18, model: ModelIx| {
        let outlook = outlook.after(game);
        outlook.holds(model, |point| outlook.counts(model, point))
    };
    let now = held(game, model);
    let kept = |answer: &Answer| {
        let mut after = game.clone();
        after.silence();
        after.answer(answer).is_ok() && held(&after, model) >= now
    };
    let all = game.candidates().into_iter();
    let mut going = all.filter(|answer| matches!(answer, Answer::Go(_)));
    going.find(kept).unwrap_or(Answer::Pass)
}
