//! What a veteran would do.

use game::{Game, Speech};
use serde::Serialize;
use skirmish::Edition;
use table::{Answer, Ask, MoveAction, Rules};
use ts_rs::TS;
use utoipa::ToSchema;

use super::confined::Confined;
use super::fielded::Fielded;
use super::targets::AttackOdds;
use super::{Open, each};

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
}

/// What a good player would answer now. None if no decision is open.
pub fn advice(game: &Game, speech: &Speech) -> Option<Advice> {
    each!(game, kt18 => Confined::new(kt18, speech)?.advice(), kt4w40k => Fielded::new(kt4w40k, speech)?.advice(), of => {
        let open = Open::new(of, speech)?;
        let chosen = ai::greedy::choose(of).or_else(|| of.automatic());
        let answer = chosen.or_else(|| of.candidates().into_iter().next())?;
        let odds = AttackOdds::of(game, &answer);
        Some(Advice {
            label: open.label(&answer),
            reason: open.reason(&answer, odds.as_ref()),
            answer: answer.to_string(),
            odds,
        })
    })
}

impl<G: Edition> Open<'_, G> {
    fn reason(&self, answer: &Answer, odds: Option<&AttackOdds>) -> String {
        if let Some(odds) = odds {
            let wounds = format!("{:.1}", odds.expected);
            let chance = format!("{:.0}", odds.kills * 100.0);
            return self.speech.text("advice-attack", &[("wounds", wounds), ("chance", chance)]);
        }
        let id = match (&self.ask, answer) {
            (_, Answer::Move(MoveAction::Charge, _)) => "advice-charge",
            (_, Answer::Move(..)) => "advice-closer",
            (Ask::Act { .. }, _) => "advice-finish",
            (Ask::Activate | Ask::Counteract, Answer::Activate(..) | Answer::Counteract(_)) => {
                "advice-go-first"
            }
            _ => "advice-sensible",
        };
        self.speech.text(id, &[])
    }
}
