//! What can be chosen now, step by step.

use arrayvec::ArrayVec;
use kt4w40k::{Frame, Kt4w40k, Step, UnitIx, Whereabouts};
use table::{Answer, Ask, Deed, ModelId, Rules, Slug, Spoken, Use};

use super::Fielded;
use crate::Cause;
use crate::live::confined::{kind, open_or_first};
use crate::live::label::Label;
use crate::live::options::{Choice, Need, Options, kind_of};
use crate::live::phases::PhaseLabel;

impl Fielded<'_> {
    pub(in crate::live) fn options(&self, unit: Option<ModelId>) -> Options {
        let mut choices = self.choices();
        let declining = [Answer::Yes, Answer::Pass, Answer::End].into_iter().filter(|answer| {
            let text = answer.to_string();
            choices.iter().all(|choice| choice.answer != text) && self.game.check(answer).is_ok()
        });
        let declining: Vec<Choice> = declining.map(|answer| self.whole(&answer)).collect();
        choices.extend(declining);
        let automatic = self.game.automatic().map(|answer| answer.to_string());
        for choice in &mut choices {
            choice.automatic = automatic.as_ref() == Some(&choice.answer);
        }
        if let Some(unit) = unit.map(|unit| unit.to_string()) {
            choices.retain(|choice| choice.model.as_ref().is_none_or(|of| *of == unit));
        }
        Options {
            side: self.side.to_string(),
            ask: kind_of(&self.ask),
            question: self.speech.ask(&self.ask),
            model: self.about().map(|unit| unit.to_string()),
            ap: None,
            automatic,
            choices,
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let game = self.game;
        match self.ask {
            Ask::Deploy { .. } => self.deployments(),
            Ask::Move => self.movers().into_iter().flat_map(|unit| self.deeds(unit)).collect(),
            Ask::Go { .. } => vec![self.blank("go to {place}", &PhaseLabel::Go, &[Need::Place])],
            Ask::Fire => game.own(self.side).flat_map(|unit| self.attacks(unit, false)).collect(),
            Ask::Blows { model } => match self.find(model) {
                Some(unit) => self.attacks(unit, true),
                None => Vec::new(),
            },
            Ask::Reaction { model, charger } => self.overwatch(model, charger),
            Ask::FightWith => {
                let picks = game.own(self.side).map(|unit| Answer::Pick(game.id(unit)));
                let mut all: Vec<Choice> = picks.map(|answer| self.whole(&answer)).collect();
                let others = game.candidates().into_iter();
                let counters = others.filter(|answer| matches!(answer, Answer::Ploy(..)));
                all.extend(counters.map(|answer| self.whole(&answer)));
                all
            }
            _ => game.candidates().iter().map(|answer| self.whole(answer)).collect(),
        }
    }

    /// A choice that needs nothing more, whether it is allowed or not.
    fn whole(&self, answer: &Answer) -> Choice {
        let text = answer.to_string();
        let unit = match answer {
            Answer::Deed(unit, _)
            | Answer::Pick(unit)
            | Answer::Attack { model: unit, .. }
            | Answer::Cast { model: unit, .. } => Some(*unit),
            Answer::Ploy(_, on) => *on,
            _ => None,
        };
        let weapon = match answer {
            Answer::Attack { uses, .. } if uses.len() == 1 => Some(uses[0].weapon.to_string()),
            _ => None,
        };
        let cp = match answer {
            Answer::Ploy(slug, _) => Some(self.cost(*slug)).filter(|cost| *cost > 0),
            Answer::Reroll(..) => Some(1),
            _ => None,
        };
        let number = match answer {
            Answer::Lose(number) => Some(*number),
            _ => None,
        };
        Choice {
            kind: kind(&text),
            label: self.label(answer),
            model: unit.map(|unit| unit.to_string()),
            weapon,
            number,
            cp,
            why_not: self.refusal(answer),
            answer: text,
            ..Choice::default()
        }
    }

    /// A choice with a blank in it.
    fn blank(&self, answer: &str, label: &impl Spoken, needs: &[Need]) -> Choice {
        let (kind, label) = (kind(answer), self.speech.say(label));
        Choice {
            kind,
            label,
            answer: answer.to_owned(),
            needs: needs.to_vec(),
            ..Choice::default()
        }
    }

    /// Every unit that is still to be set up, somewhere in its zone; in reserve or in a transport, where it may be.
    fn deployments(&self) -> Vec<Choice> {
        let game = self.game;
        let waiting = game.all().filter(|unit| {
            game.side_of(*unit) == self.side && game.unit(*unit).place == Whereabouts::Waiting
        });
        let mut all: Vec<Choice> = Vec::new();
        for unit in waiting {
            let id = game.id(unit);
            let label = Label::Deploy { model: self.name(id) };
            let choice = self.blank(&format!("deploy {id} {{place}}"), &label, &[Need::Place]);
            all.push(Choice { model: Some(id.to_string()), ..choice });
            let elsewhere =
                ["reserve", "embark"].map(|word| Answer::Ploy(Slug::of(word), Some(id)));
            let open = elsewhere.iter().filter(|answer| game.check(answer).is_ok());
            all.extend(open.map(|answer| self.whole(answer)));
        }
        all
    }

    /// The units that may act in the Movement phase: all of the player's, or the one whose turn it is alone.
    fn movers(&self) -> Vec<UnitIx> {
        let game = self.game;
        match (game.state().frames.last(), &game.state().step) {
            (Some(Frame::Landed(unit)), _) => vec![*unit],
            (_, Step::DecisiveMoves { .. }) => game.decisive_unit(self.side).into_iter().collect(),
            _ => {
                let own = game.all().filter(|unit| game.side_of(*unit) == self.side);
                own.filter(|unit| game.stands(*unit) || aboard(game, *unit)).collect()
            }
        }
    }

    /// Everything that a unit could do in the Movement phase (K4W-MOVE-04).
    fn deeds(&self, unit: UnitIx) -> Vec<Choice> {
        let (game, id) = (self.game, self.game.id(unit));
        let whole = |deed| self.whole(&Answer::Deed(id, deed));
        if aboard(game, unit) {
            return vec![whole(Deed::Disembark)];
        }
        let mut all: Vec<Choice> = Vec::new();
        if !matches!(game.state().frames.last(), Some(Frame::Landed(_))) {
            let deeds = [Deed::Stay, Deed::Ready, Deed::March, Deed::Advance, Deed::Withdraw];
            all.extend(deeds.map(whole));
        }
        let charge = |enemy| whole(Deed::Charge([game.id(enemy)].into_iter().collect()));
        all.extend(open_or_first(self.enemies(unit).into_iter().map(charge)));
        all
    }

    /// The weapons of a unit that shoot or that fight, each with the name on the card.
    fn weapons(&self, unit: UnitIx, melee: bool) -> Vec<(Slug, String)> {
        let mut all: Vec<(Slug, String)> = Vec::new();
        for model in self.game.living(unit) {
            let weapons = self.game.profile(model).weapons.iter();
            for weapon in weapons.filter(|weapon| weapon.is_melee() == melee) {
                if all.iter().all(|(slug, _)| *slug != weapon.slug) {
                    all.push((weapon.slug, weapon.name.clone()));
                }
            }
        }
        all
    }

    /// What a unit could attack with: each weapon somebody, and all its weapons together each enemy in turn.
    fn attacks(&self, unit: UnitIx, melee: bool) -> Vec<Choice> {
        let id = self.game.id(unit);
        let weapons = self.weapons(unit, melee);
        let mut all: Vec<Choice> = Vec::new();
        for (slug, name) in &weapons {
            let label = PhaseLabel::Fire { model: self.name(id), weapon: name.clone() };
            let text = format!("attack {id} {slug} at {{target}}");
            all.push(Choice {
                model: Some(id.to_string()),
                weapon: Some(slug.to_string()),
                why_not: self.nobody(unit, *slug),
                ..self.blank(&text, &label, &[Need::Target])
            });
        }
        let possible = all.iter().filter(|choice| choice.why_not.is_none()).count();
        if possible > 1 {
            let together = self.enemies(unit).into_iter().filter_map(|enemy| {
                let uses = self.together(unit, enemy, &weapons);
                (uses.len() > 1).then(|| self.whole(&Answer::Attack { model: id, uses }))
            });
            let together: Vec<Choice> = together.collect();
            all.extend(together);
        }
        all
    }

    /// Everything that a unit can use on one enemy at once, in the order of its weapons.
    fn together(&self, unit: UnitIx, enemy: UnitIx, weapons: &[(Slug, String)]) -> Vec<Use> {
        let (model, target) = (self.game.id(unit), self.game.id(enemy));
        let mut uses: Vec<Use> = Vec::new();
        for (weapon, _) in weapons {
            uses.push(use_on(*weapon, target));
            if self.game.check(&Answer::Attack { model, uses: uses.clone() }).is_err() {
                uses.pop();
            }
        }
        uses
    }

    /// Why a weapon finds no target: the refusal of the nearest enemy, unless some enemy is allowed.
    fn nobody(&self, unit: UnitIx, weapon: Slug) -> Option<Cause> {
        let id = self.game.id(unit);
        let mut nearest = None;
        for enemy in self.enemies(unit) {
            let refused = self.refusal(&attack(id, weapon, self.game.id(enemy)))?;
            nearest.get_or_insert(refused);
        }
        nearest
    }

    /// Attacks on a charger: everything at once, each weapon alone, and why the others are not possible.
    fn overwatch(&self, unit: ModelId, charger: ModelId) -> Vec<Choice> {
        let (Some(own), Some(enemy)) = (self.find(unit), self.find(charger)) else {
            return Vec::new();
        };
        let weapons = self.weapons(own, false);
        let uses = self.together(own, enemy, &weapons);
        let together = (uses.len() > 1).then_some(Answer::Attack { model: unit, uses });
        let alone = weapons.iter().map(|(weapon, _)| attack(unit, *weapon, charger));
        together.into_iter().chain(alone).map(|answer| self.whole(&answer)).collect()
    }
}

fn aboard(game: &Kt4w40k, unit: UnitIx) -> bool {
    matches!(game.unit(unit).place, Whereabouts::Aboard(_))
}

fn use_on(weapon: Slug, target: ModelId) -> Use {
    let targets = std::iter::once(target).collect();
    Use { weapon, by: Vec::new(), targets, split: ArrayVec::new() }
}

/// An attack with one weapon on one enemy.
pub(super) fn attack(model: ModelId, weapon: Slug, target: ModelId) -> Answer {
    Answer::Attack { model, uses: vec![use_on(weapon, target)] }
}
