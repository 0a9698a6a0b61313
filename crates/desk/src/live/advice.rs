//! What a veteran would do.

use ai::tactics::Advised;
use ai::{Budget, Counsel, Level, Player};
use dice::Chance;
use game::{Game, Speech};
use serde::Serialize;
use skirmish::Edition;
use table::{Answer, Ask, Deed, MoveAction, Rules, Status};
use ts_rs::TS;
use utoipa::ToSchema;

use super::confined::Confined;
use super::fielded::Fielded;
use super::phased::{Offers, Phased};
use super::targets::AttackOdds;
use super::{Open, each};
use crate::counsel::{expected, reason};

/// A good answer to the open decision, and why it is one.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Advice {
    /// The answer, in the notation.
    pub answer: String,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct AdvisedActivation {
    /// The answer that begins it, in the notation.
    pub answer: String,
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
    let Status::Decide(decision) = game.status() else { return None };
    let seen = game.view(decision.side);
    let counsel = ask_veteran(&seen);
    each!(&seen, kt18 => Some(Confined::new(kt18, speech)?.advice(&counsel)), kt4w40k => Some(Fielded::new(kt4w40k, speech)?.advice(&counsel)), of => {
        let odds = AttackOdds::of(&seen, &counsel.answer);
        Some(Open::new(of, speech)?.advice(&counsel, odds))
    })
}

/// Asks somebody who has never seen the game before and whose luck is always the same: the same position gets the same
/// advice.
fn ask_veteran(game: &Game) -> Counsel {
    let budget = Budget::usual(game.rule_set());
    Player::new(Level::Veteran, Chance::new(0, 0)).counsel(game, &budget)
}

impl<G: Edition> Open<'_, G> {
    fn advice(&self, counsel: &Counsel, odds: Option<AttackOdds>) -> Advice {
        let answer = &counsel.answer;
        let begins = matches!(answer, Answer::Activate(..));
        let told = counsel.weighed.iter().filter(|_| begins);
        Advice {
            answer: answer.to_string(),
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
            answer: begins.to_string(),
            label: self.label(&begins),
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
            let wounds = format!("{:.1}", odds.expected);
            let chance = format!("{:.0}", odds.kills * 100.0);
            return self.speech.text("advice-attack", &[("wounds", wounds), ("chance", chance)]);
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
    fn advice(&self, counsel: &Counsel) -> Advice {
        let reason = match &counsel.answer {
            Answer::Deed(_, Deed::Charge(_)) => "advice-charge",
            Answer::Deed(_, Deed::Normal(_) | Deed::Advance | Deed::March) => "advice-place",
            Answer::End => "advice-finish",
            _ => "advice-sensible",
        };
        Advice {
            answer: counsel.answer.to_string(),
            label: self.label(&counsel.answer),
            reason: self.speech.text(reason, &[]),
            odds: None,
            activations: Vec::new(),
        }
    }
}
