//! Advice at a position: what a good player would do, what it is expected to bring and why.

use ai::skirmish::{Advised, Prospect, Reason};
use ai::{Level, Player, Suggested};
use dice::Chance;
use game::{Game, Names, Speech};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Answer, ModelId, Rules, Side, Status};

use crate::counsel;
use crate::live::told_of;

/// Advice to a player, as programs read it.
#[derive(Debug, Serialize)]
pub struct Advice {
    /// What to do, the best first.
    pub advice: Vec<Piece>,
    /// The rule set's id.
    pub rules: &'static str,
    /// Who is advised.
    pub side: Side,
}

/// One piece of advice, as programs read it.
#[derive(Debug, Default, Serialize)]
pub struct Piece {
    /// Answers, one after another.
    pub answers: Vec<String>,
    /// The same in words.
    pub told: Vec<String>,
    /// By how much it is better than waiting, in operatives; none where it was not weighed.
    pub gain: Option<f64>,
    /// What the attack in it is expected to do.
    pub attack: Option<Value>,
    /// The same in words.
    pub expected: Option<String>,
    /// The share of itself that the operative stands to lose afterwards.
    pub risk: Option<f64>,
    /// Why, what matters most first.
    pub why: Vec<Value>,
}

fn share(thousandths: impl Into<i64>) -> f64 {
    thousandths.into() as f64 / 1000.0
}

/// Advice to the player who has to decide, the best first: whole activations where they are weighed, else the answer
/// that a trooper would give. Nothing where nobody has to decide.
///
/// `who` is what people call a model.
pub fn advise(
    game: &Game,
    seed: u64,
    speech: &Speech,
    who: &dyn Fn(ModelId) -> String,
) -> Option<Advice> {
    let Status::Decide(decision) = game.status() else { return None };
    let names = game.names();
    let words = Words { names: &names, speech, who };
    let seen = game.view(decision.side);
    let weighed = ai::advise(&seen);
    let suggested = ai::suggest(&seen);
    let pieces: Vec<Piece> = if !suggested.is_empty() {
        suggested.iter().map(|one| suggestion(one, &words)).collect()
    } else if weighed.is_empty() {
        let mut player = Player::new(Level::Trooper, Chance::new(seed, 0));
        let answer = player.choose(&seen);
        let told = vec![words.told(&answer)];
        vec![Piece { answers: vec![answer.to_string()], told, ..Piece::default() }]
    } else {
        weighed.iter().map(|one| piece(one, &words)).collect()
    };
    Some(Advice { advice: pieces, rules: game.rule_set().id(), side: decision.side })
}

/// What everything is called.
struct Words<'a> {
    names: &'a Names,
    speech: &'a Speech,
    who: &'a dyn Fn(ModelId) -> String,
}

impl Words<'_> {
    fn told(&self, answer: &Answer) -> String {
        told_of(answer, self.names, self.speech, self.who)
    }

    /// What an attack does to all of its targets.
    fn expected(&self, attacks: &[Prospect]) -> Option<String> {
        let told = |one: &Prospect| counsel::expected(one, (self.who)(one.target), self.speech);
        let each = attacks.iter().map(told);
        (!attacks.is_empty()).then(|| each.collect::<Vec<_>>().join(" "))
    }
}

fn suggestion(suggested: &Suggested, words: &Words) -> Piece {
    let answers = std::iter::once(&suggested.answer).chain(&suggested.way);
    let told = answers.clone().map(|answer| words.told(answer)).collect();
    Piece {
        answers: answers.map(ToString::to_string).collect(),
        told,
        attack: suggested.attacks.first().map(attack),
        expected: words.expected(&suggested.attacks),
        why: why(&suggested.why, words.speech),
        ..Piece::default()
    }
}

fn why(reasons: &[Reason], speech: &Speech) -> Vec<Value> {
    let each = reasons.iter();
    each.map(|one| json!({ "key": one.key, "text": counsel::reason(one, speech) })).collect()
}

/// What an attack does to one of its targets.
fn attack(attack: &Prospect) -> Value {
    json!({
        "target": attack.target.to_string(),
        "weapon": attack.weapon.to_string(),
        "kills": share(attack.kills),
        "wounds": share(attack.wounds),
        "dies": share(attack.dies),
    })
}

fn piece(advised: &Advised, words: &Words) -> Piece {
    let begins = Answer::Activate(advised.model, advised.order);
    let answers = std::iter::once(&begins).chain(&advised.steps);
    Piece {
        told: answers.clone().map(|answer| words.told(answer)).collect(),
        answers: answers.map(ToString::to_string).collect(),
        gain: Some(share(advised.gain)),
        attack: advised.attack.as_ref().map(attack),
        expected: words.expected(advised.attack.as_slice()),
        risk: Some(share(advised.risk)),
        why: why(&advised.why, words.speech),
    }
}
