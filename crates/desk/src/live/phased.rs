//! What can be chosen now in a rule set with phases, whether models act or whole units.

use arrayvec::ArrayVec;
use battle::Roster;
use game::Speech;
use table::{Answer, Ask, Illegal, ModelId, Rules, Side, Slug, Spoken, Status, Use};

use super::options::{Choice, Need, Options, kind_of, verb};
use crate::Cause;

/// A game with the decision that is open in it.
pub(super) struct Phased<'a, G> {
    pub(super) game: &'a G,
    pub(super) side: Side,
    pub(super) ask: Ask,
    pub(super) speech: &'a Speech,
}

/// What a rule set says of the decision that is open in its game.
pub(super) trait Offers {
    /// What may be answered beside the choices, where the game allows it.
    const DECLINING: &'static [Answer];

    /// Whom the decision is about.
    fn about(&self) -> Option<ModelId>;

    /// Everything that could be chosen, possible or not.
    fn choices(&self) -> Vec<Choice>;

    /// What a whole answer to the open decision is called.
    fn label(&self, answer: &Answer) -> String;

    /// The command points that an answer costs, where it is one that may.
    fn cp(&self, answer: &Answer) -> Option<u8>;
}

impl<'a, G: Rules> Phased<'a, G> {
    /// None if the game waits for dice or is over.
    pub(super) fn new(game: &'a G, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                Some(Phased { game, side: decision.side, ask: decision.ask, speech })
            }
            Status::Roll(_) | Status::Over(_) => None,
        }
    }

    /// The refusal of an answer, if it is one.
    pub(super) fn refusal(&self, answer: &Answer) -> Option<Cause> {
        self.game.check(answer).err().map(|illegal| self.cause(&illegal))
    }

    pub(super) fn cause(&self, illegal: &Illegal) -> Cause {
        Cause::new(illegal.rule, self.speech.say(&illegal.why))
    }

    /// A choice with a blank in it.
    pub(super) fn blank(&self, answer: &str, label: &impl Spoken, needs: &[Need]) -> Choice {
        let (kind, label) = (kind(answer), self.speech.say(label));
        Choice {
            kind,
            label,
            answer: answer.to_owned(),
            needs: needs.to_vec(),
            ..Choice::default()
        }
    }

    /// Why a weapon finds no target: the refusal of the first of some enemies, unless some enemy is allowed.
    pub(super) fn nobody(
        &self,
        model: ModelId,
        weapon: Slug,
        enemies: impl Iterator<Item = ModelId>,
    ) -> Option<Cause> {
        let mut nearest = None;
        for enemy in enemies {
            let refused = self.refusal(&attack(model, weapon, enemy))?;
            nearest.get_or_insert(refused);
        }
        nearest
    }
}

impl<G: Roster> Phased<'_, G> {
    pub(super) fn find(&self, model: ModelId) -> Option<G::Member> {
        self.game.named(model)
    }
}

impl<G: Rules> Phased<'_, G>
where
    Self: Offers,
{
    /// Everything that can be chosen now; for one model or unit alone, if one is named.
    pub(super) fn options(&self, model: Option<ModelId>) -> Options {
        let mut choices = self.choices();
        let declining = Self::DECLINING.iter().filter(|answer| {
            let text = answer.to_string();
            choices.iter().all(|choice| choice.answer != text) && self.game.check(answer).is_ok()
        });
        let declining: Vec<Choice> = declining.map(|answer| self.whole(answer)).collect();
        choices.extend(declining);
        let found = Options {
            side: self.side.to_string(),
            ask: kind_of(&self.ask),
            question: self.speech.ask(&self.ask),
            model: self.about().map(|model| model.to_string()),
            ap: None,
            automatic: self.game.automatic().map(|answer| answer.to_string()),
            choices,
        };
        found.arranged(model)
    }

    /// A choice that needs nothing more, whether it is allowed or not.
    pub(super) fn whole(&self, answer: &Answer) -> Choice {
        let text = answer.to_string();
        let model = match answer {
            Answer::Deed(model, _)
            | Answer::Pick(model)
            | Answer::Attack { model, .. }
            | Answer::Cast { model, .. } => Some(*model),
            Answer::Ploy(_, on) => *on,
            _ => None,
        };
        let weapon = match answer {
            Answer::Attack { uses, .. } if uses.len() == 1 => Some(uses[0].weapon.to_string()),
            _ => None,
        };
        let number = match answer {
            Answer::Lose(number) => Some(*number),
            _ => None,
        };
        Choice {
            kind: kind(&text),
            label: self.label(answer),
            model: model.map(|model| model.to_string()),
            weapon,
            number,
            cp: self.cp(answer),
            why_not: self.refusal(answer),
            answer: text,
            ..Choice::default()
        }
    }
}

/// A weapon used on one enemy.
pub(super) fn use_on(weapon: Slug, target: ModelId) -> Use {
    let targets = std::iter::once(target).collect();
    Use { weapon, by: Vec::new(), targets, split: ArrayVec::new() }
}

/// An attack with one weapon on one enemy.
pub(super) fn attack(model: ModelId, weapon: Slug, target: ModelId) -> Answer {
    Answer::Attack { model, uses: vec![use_on(weapon, target)] }
}

/// Those of some choices that are open; if none is, the first with its reason.
pub(super) fn open_or_first(choices: impl Iterator<Item = Choice>) -> Vec<Choice> {
    let (open, closed): (Vec<Choice>, Vec<Choice>) =
        choices.partition(|choice| choice.why_not.is_none());
    if open.is_empty() { closed.into_iter().take(1).collect() } else { open }
}

/// What kind of choice it is: what a model does, else the first word of the answer.
pub(super) fn kind(answer: &str) -> String {
    match answer.strip_prefix("do ") {
        Some(deed) => verb(deed.split_once(' ').map_or(deed, |(_, deed)| deed)),
        None => verb(answer),
    }
}
