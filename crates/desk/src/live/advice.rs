//! What a veteran would do.

use ai::skirmish::{Advised, Prospect};
use ai::{Budget, Counsel, Level, Player};
use dice::Chance;
use game::{Game, Speech};
use serde::Serialize;
use skirmish::Edition;
use table::{Answer, Ask, Deed, MoveAction, Rules, Status};
use utoipa::ToSchema;

use super::Open;
use super::battle::{Offers, Phased};
use super::rule_sets::asked;
use super::targets::AttackOdds;
use crate::counsel::{expected, reason};

/// A good answer to the open decision, and why it is one.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// The answer.
    pub answer: Answer,
    /// The answer in words.
    pub label: String,
    /// Why.
    pub reason: String,
    /// What it comes to, if it is an attack.
    pub odds: Option<AttackOdds>,
    /// Where an operative is to be activated: the activation that the answer begins, then the next best two. Empty
    /// everywhere else.
    pub activations: Vec<AdvisedActivation>,
}

/// An activation that is advised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdvisedActivation {
    /// The answer that begins it.
    pub answer: Answer,
    /// The same in words.
    pub label: String,
    /// What the operative would do then, in words, as far as it is planned.
    pub steps: Vec<String>,
    /// What its attack is expected to do, if there is one.
    pub expected: Option<String>,
    /// Why, what matters most first.
    pub why: Vec<String>,
}

/// What a veteran would answer now, who sees no more than whoever is to answer. None if no decision is open.
pub fn advice(game: &Game, speech: &Speech) -> Option<Advice> {
    advice_until(game, speech, &|| false)
}

/// The same for somebody who does not wait for ever: between the games that the veteran plays on in its head, `stop` is
/// asked whether it has to answer now.
pub fn advice_until(game: &Game, speech: &Speech, stop: &dyn Fn() -> bool) -> Option<Advice> {
    let Status::Decide(decision) = game.status() else { return None };
    let seen = game.view(decision.side);
    let counsel = ask_veteran(&seen, stop);
    let odds = AttackOdds::of(&seen, &counsel.answer);
    let attacks = ai::prospects(&seen, &counsel.answer);
    asked(&seen, speech).map(|open| open.advice(&counsel, odds, &attacks))
}

/// Asks somebody who has never seen the game before and whose luck is always the same: the same position gets the same
/// advice.
fn ask_veteran(game: &Game, stop: &dyn Fn() -> bool) -> Counsel {
    let budget = Budget { stop: Some(stop), ..Budget::usual(game.rule_set()) };
    Player::new(Level::Veteran, Chance::new(0, 0)).counsel(game, &budget)
}

impl<G: Edition> Open<'_, G> {
    pub(super) fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>) -> Advice {
        let answer = &counsel.answer;
        let begins = matches!(answer, Answer::Activate(..));
        let told = counsel.weighed.iter().filter(|_| begins);
        Advice {
            answer: answer.clone(),
            label: self.label(answer),
            reason: self.reason(counsel, odds.as_ref()),
            odds,
            activations: told.map(|advised| self.activation(advised)).collect(),
        }
    }

    fn activation(&self, advised: &Advised) -> AdvisedActivation {
        let begins = Answer::Activate(advised.model, advised.order);
        let who = self.game.find(advised.model);
        AdvisedActivation {
            label: self.label(&begins),
            answer: begins,
            steps: advised.steps.iter().map(|step| self.label_by(who, step)).collect(),
            expected: self.expected(advised),
            why: self.why(advised),
        }
    }

    fn expected(&self, advised: &Advised) -> Option<String> {
        let attack = advised.attack.as_ref()?;
        Some(expected(attack, self.name(attack.target), self.speech))
    }

    /// What speaks for an activation beside what its attack is expected to do; something in any case.
    fn why(&self, advised: &Advised) -> Vec<String> {
        let others = advised.why.iter().filter(|reason| reason.key != "kill-chance");
        let why: Vec<String> = others.map(|one| reason(one, self.speech)).collect();
        if !why.is_empty() || advised.attack.is_some() {
            return why;
        }
        let id = if advised.steps.is_empty() { "advice-stays" } else { "advice-place" };
        vec![self.speech.text(id, &[])]
    }

    /// Why an answer is a good one, in a sentence or a few.
    fn reason(&self, counsel: &Counsel, odds: Option<&AttackOdds>) -> String {
        if let Some(odds) = odds {
            return odds.told(self.speech);
        }
        if let Some(advised) = counsel.weighed.first() {
            let why = self.expected(advised).into_iter().chain(self.why(advised));
            return why.collect::<Vec<_>>().join(" ");
        }
        let id = match (&self.ask, &counsel.answer) {
            (_, Answer::Move(MoveAction::Charge, _)) => "advice-charge",
            (_, Answer::Move(..)) => "advice-place",
            (Ask::Act { .. }, Answer::End | Answer::Pass) => "advice-finish",
            (_, Answer::Activate(..) | Answer::Counteract(_)) => "advice-go-first",
            _ => "advice-sensible",
        };
        self.speech.text(id, &[])
    }
}

impl<G: Rules> Phased<'_, G>
where
    Self: Offers,
{
    /// Advice to an answer; `attacks` is what it does to each of its targets.
    pub(super) fn advice(
        &self,
        counsel: &Counsel,
        odds: Option<AttackOdds>,
        attacks: &[Prospect],
    ) -> Advice {
        Advice {
            answer: counsel.answer.clone(),
            label: self.label(&counsel.answer),
            reason: self.reason(&counsel.answer, odds.as_ref(), attacks),
            odds,
            activations: Vec::new(),
        }
    }

    fn reason(&self, answer: &Answer, odds: Option<&AttackOdds>, attacks: &[Prospect]) -> String {
        if attacks.len() > 1 {
            let each = attacks.iter().map(|one| expected(one, self.name(one.target), self.speech));
            return each.collect::<Vec<_>>().join(" ");
        }
        if let Some(odds) = odds {
            return odds.told(self.speech);
        }
        let id = match answer {
            Answer::Deed(_, Deed::Charge(_)) => "advice-charge",
            Answer::Deed(_, Deed::Normal(_) | Deed::Advance | Deed::March) => "advice-place",
            Answer::End => "advice-finish",
            _ => "advice-sensible",
        };
        self.speech.text(id, &[])
    }
}

impl AttackOdds {
    /// What the attack comes to, in a sentence.
    fn told(&self, speech: &Speech) -> String {
        let wounds = format!("{:.1}", self.expected);
        let chance = format!("{:.0}", self.kills * 100.0);
        speech.text("advice-attack", &[("wounds", wounds), ("chance", chance)])
    }
}
