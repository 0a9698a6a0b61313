//! Whom a weapon could be used on, why not on the others, and to what effect.

use game::{Game, Speech};
use odds::battle::Live;
use odds::{Goal, Odds, Policy};
use serde::Serialize;
use skirmish::{Edition, OpIx, Reach};
use table::{Answer, Ask, ModelId, Slug};
use utoipa::ToSchema;

use super::Open;
use super::act::attack;
use super::rule_sets::asked;
use crate::Cause;
use crate::sight::unrounded;

/// A weapon in somebody's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Who uses it; none: the active operative.
    pub model: Option<ModelId>,
    /// Whether it shoots or fights: weapons of the same name may do either.
    pub reach: Reach,
    /// Its name in the notation.
    pub slug: Slug,
}

/// An enemy, and what the weapon could do to it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Target {
    /// The enemy.
    pub model: ModelId,
    /// The attack on it.
    pub answer: Answer,
    /// The attack in words.
    pub label: String,
    /// The gap between the bases in inches; none where walls leave no way.
    pub distance: Option<f64>,
    /// Whether it can be seen.
    pub visible: bool,
    /// Whether distant terrain hides it.
    pub obscured: bool,
    /// Whether near terrain shelters it.
    pub cover: bool,
    /// Whether the two are at close quarters.
    pub engaged: bool,
    /// Whether the defender may keep a die for cover.
    pub cover_save: bool,
    /// What decided about sight and cover, with the lines that show it.
    pub why: Vec<Cause>,
    /// The rule that forbids the attack; nothing if it is allowed.
    pub why_not: Option<Cause>,
    /// What an allowed attack comes to, where it can be solved.
    pub odds: Option<AttackOdds>,
    /// Attacks that take further targets besides this one.
    pub wider: Vec<Wider>,
}

/// An attack on several targets at once.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Wider {
    /// The attack.
    pub answer: Answer,
    /// The attack in words.
    pub label: String,
}

/// What an attack comes to if both sides play it for damage as well as they can.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackOdds {
    /// The wounds that the defender loses on average.
    pub expected: f64,
    /// The chance that the defender is incapacitated.
    pub kills: f64,
    /// The wounds that the attacker loses on average.
    pub expected_own: f64,
    /// The chance that the attacker is incapacitated.
    pub dies: f64,
    /// The chance of each number of wounds that the defender may lose.
    pub loses: Vec<(u16, f64)>,
}

impl AttackOdds {
    /// The odds of an answer, if it is an attack that the game allows and that can be solved.
    pub fn of(game: &Game, answer: &Answer) -> Option<Self> {
        if let Some(odds) = Live::of(game, answer) {
            return Some(AttackOdds::phased(&odds));
        }
        Some(Self::solved(&Odds::live(game, answer, Goal::Damage, Policy::Optimal).ok()?))
    }

    /// What an attack that is going on still comes to after an answer inside it, where it can be solved.
    pub fn going_on(game: &Game, answer: &Answer) -> Option<Self> {
        Some(Self::solved(&Odds::going_on(game, answer, Goal::Damage, Policy::Optimal).ok()?))
    }

    fn solved(odds: &Odds) -> Self {
        AttackOdds {
            expected: odds.expected(|losses| i64::from(losses.defender)).to_f64(),
            kills: odds.kills().to_f64(),
            expected_own: odds.expected(|losses| i64::from(losses.attacker)).to_f64(),
            dies: odds.dies().to_f64(),
            loses: odds.defender_loses().shares().map(|(wounds, share)| (*wounds, share)).collect(),
        }
    }

    /// The odds of an attack of a rule set with phases, in which nobody strikes back.
    fn phased(odds: &Live) -> Self {
        AttackOdds {
            expected: odds.expected(),
            kills: odds.kills(),
            expected_own: 0.0,
            dies: 0.0,
            loses: odds.loses(),
        }
    }
}

/// Every enemy on the board with the verdict on it, the nearest first. None if nobody is to act, or whoever it is has
/// no such weapon.
pub fn targets(game: &Game, weapon: Weapon, speech: &Speech) -> Option<Vec<Target>> {
    asked(game, speech)?.targets(weapon, &|answer| AttackOdds::of(game, answer))
}

impl<G: Edition> Open<'_, G> {
    pub(super) fn targets(
        &self,
        weapon: Weapon,
        odds: impl Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        let game = self.game;
        let op = match (weapon.model, &self.ask) {
            (Some(model), Ask::Overwatch) => game.find(model)?,
            _ => game.active()?.0,
        };
        let index = game.card(op).weapon(weapon.reach, weapon.slug)?;
        let rules = game.rules_in_use(op, index);
        let model = game.model(op);
        let at = |target: ModelId| match self.ask {
            Ask::Overwatch => Answer::Overwatch { model, weapon: weapon.slug, target, from: None },
            _ => attack(weapon.reach, weapon.slug, target),
        };
        let mut enemies: Vec<OpIx> = game.standing_enemies(op).collect();
        enemies.sort_by_key(|enemy| game.place(*enemy).at.squared_distance(game.place(op).at));
        let candidates = self.several(weapon);
        let target = |enemy: OpIx| {
            let verdict = game.verdict(op, enemy, &rules);
            let answer = at(game.model(enemy));
            let why_not = self.refusal(&answer);
            let first = game.model(enemy);
            let wider = candidates.iter().filter(
                |answer| matches!(answer, Answer::Shoot { targets, .. } if targets.first() == Some(&first)),
            );
            Target {
                model: first,
                label: self.label(&answer),
                distance: verdict.distance.map(|distance| {
                    let killzone = game.setup().killzone();
                    unrounded(distance, killzone, game.base(op), game.base(enemy))
                }),
                visible: verdict.visible,
                obscured: verdict.obscured,
                cover: verdict.cover,
                engaged: verdict.engaged,
                cover_save: verdict.cover_save,
                why: verdict.why.iter().map(|reason| Cause::spoken(reason, self.speech)).collect(),
                odds: if why_not.is_none() { odds(&answer) } else { None },
                wider: wider
                    .map(|answer| Wider { answer: answer.clone(), label: self.label(answer) })
                    .collect(),
                answer,
                why_not,
            }
        };
        Some(enemies.into_iter().map(target).collect())
    }

    /// The attacks with a weapon that take more than one target.
    fn several(&self, weapon: Weapon) -> Vec<Answer> {
        if weapon.reach == Reach::Melee || !matches!(self.ask, Ask::Act { .. }) {
            return Vec::new();
        }
        let mut all = self.game.candidates();
        all.retain(|answer| match answer {
            Answer::Shoot { weapon: with, targets, .. } => {
                *with == weapon.slug && targets.len() > 1
            }
            _ => false,
        });
        all
    }
}
