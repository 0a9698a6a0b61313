//! What can be chosen now in a rule set with phases, whether models act or whole units.

pub(in crate::live) mod label;

use arrayvec::ArrayVec;
use battle::Roster;
use game::{Names, Speech};
use table::{Answer, Ask, Illegal, ModelId, Rules, Side, Slug, Spoken, Status, Use};

use crate::Cause;
use crate::live::options::{Choice, Need, Options, kind_of};

/// A game with the decision that is open in it.
pub(in crate::live) struct Phased<'a, G> {
    pub(in crate::live) game: &'a G,
    pub(in crate::live) side: Side,
    pub(in crate::live) ask: Ask,
    pub(in crate::live) speech: &'a Speech,
    pub(in crate::live) names: Names,
}

/// What a rule set says of the decision that is open in its game.
pub(in crate::live) trait Offers {
    /// What may be answered beside the choices, where the game allows it.
    const DECLINING: &'static [Answer];

    /// Whom the decision is about.
    fn about(&self) -> Option<ModelId>;

    /// Everything that could be chosen, possible or not.
    fn choices(&self) -> Vec<Choice>;

    /// A model or a unit by its number and the name on its card.
    fn name(&self, model: ModelId) -> String;

    /// What a whole answer to the open decision is called.
    fn label(&self, answer: &Answer) -> String;

    /// The command points that an answer costs, where it is one that may.
    fn cp(&self, answer: &Answer) -> Option<u8>;
}

impl<'a, G: Rules> Phased<'a, G> {
    /// None if the game waits for dice or is over.
    pub(in crate::live) fn new(game: &'a G, names: Names, speech: &'a Speech) -> Option<Self> {
        match game.status() {
            Status::Decide(decision) => {
                Some(Phased { game, side: decision.side, ask: decision.ask, speech, names })
            }
            Status::Roll(_) | Status::Over(_) => None,
        }
    }
}

impl<G: Rules> Phased<'_, G> {
    /// The refusal of an answer, if it is one.
    pub(in crate::live) fn refusal(&self, answer: &Answer) -> Option<Cause> {
        self.game.check(answer).err().map(|illegal| self.cause(&illegal))
    }

    pub(in crate::live) fn cause(&self, illegal: &Illegal) -> Cause {
        Cause::new(illegal.rule, self.speech.say_in(&illegal.why, &self.names))
    }

    /// A choice of a kind that needs something to be picked.
    pub(in crate::live) fn blank(&self, kind: &str, label: &impl Spoken, needs: &[Need]) -> Choice {
        Choice::blank(kind, self.speech.say(label), needs)
    }

    /// Why a weapon finds no target: the refusal of the first of some enemies, unless some enemy is allowed.
    pub(in crate::live) fn nobody(
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
    pub(in crate::live) fn find(&self, model: ModelId) -> Option<G::Member> {
        self.game.named(model)
    }
}

impl<G: Rules> Phased<'_, G>
where
    Self: Offers,
{
    /// Everything that can be chosen now; for one model or unit alone, if one is named.
    pub(in crate::live) fn options(&self, model: Option<ModelId>) -> Options {
        let mut choices = self.choices();
        let declining = Self::DECLINING.iter().filter(|answer| {
            let offered = choices.iter().any(|choice| choice.answer.as_ref() == Some(answer));
            !offered && self.game.check(answer).is_ok()
        });
        let declining: Vec<Choice> = declining.map(|answer| self.whole(answer)).collect();
        choices.extend(declining);
        let found = Options {
            side: self.side,
            ask: self.ask.clone(),
            question: self.speech.ask(&self.ask),
            automatic: self.game.automatic(),
            choices,
        };
        found.arranged(model)
    }

    /// A choice that needs nothing more, whether it is allowed or not.
    pub(in crate::live) fn whole(&self, answer: &Answer) -> Choice {
        let model = match answer {
            Answer::Deed(model, _)
            | Answer::Pick(model)
            | Answer::Attack { model, .. }
            | Answer::Cast { model, .. } => Some(*model),
            Answer::Ploy(_, on) => *on,
            _ => None,
        };
        let weapon = match answer {
            Answer::Attack { uses, .. } if uses.len() == 1 => Some(uses[0].weapon),
            _ => None,
        };
        let number = match answer {
            Answer::Lose(number) => Some(*number),
            _ => None,
        };
        Choice {
            kind: kind_of(answer),
            label: self.label(answer),
            model,
            weapon,
            number,
            cp: self.cp(answer),
            why_not: self.refusal(answer),
            answer: Some(answer.clone()),
            ..Choice::default()
        }
    }
}

/// A weapon used on one enemy.
pub(in crate::live) fn use_on(weapon: Slug, target: ModelId) -> Use {
    let targets = std::iter::once(target).collect();
    Use { weapon, by: Vec::new(), targets, split: ArrayVec::new() }
}

/// An attack with one weapon on one enemy.
pub(in crate::live) fn attack(model: ModelId, weapon: Slug, target: ModelId) -> Answer {
    Answer::Attack { model, uses: vec![use_on(weapon, target)] }
}

/// Those of some choices that are open; if none is, the first with its reason.
pub(in crate::live) fn open_or_first(choices: impl Iterator<Item = Choice>) -> Vec<Choice> {
    let (open, closed): (Vec<Choice>, Vec<Choice>) =
        choices.partition(|choice| choice.why_not.is_none());
    if open.is_empty() { closed.into_iter().take(1).collect() } else { open }
}
