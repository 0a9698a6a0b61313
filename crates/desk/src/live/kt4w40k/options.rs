//! What can be chosen now, step by step.

use kt4w40k::{Frame, Kt4w40k, Step, UnitIx, Whereabouts};
use table::{Answer, Ask, Deed, ModelId, Rules, Slug, Use};

use super::Decided;
use crate::live::battle::label::{self as phases, PhaseLabel};
use crate::live::battle::{Offers, attack, open_or_first, use_on};
use crate::live::label::Label;
use crate::live::options::{Choice, Need};

impl Offers for Decided<'_> {
    const DECLINING: &'static [Answer] = &[Answer::Yes, Answer::Pass, Answer::End];

    fn about(&self) -> Option<ModelId> {
        match self.ask {
            Ask::Go { model, .. }
            | Ask::Reaction { model, .. }
            | Ask::Blows { model }
            | Ask::Opportunity { model, .. }
            | Ask::Embark { model }
            | Ask::Allocate { model, .. }
            | Ask::Bravery { model }
            | Ask::React { model } => Some(model),
            _ => None,
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let game = self.game;
        match self.ask {
            Ask::Deploy { .. } => self.deployments(),
            Ask::Move => self.movers().into_iter().flat_map(|unit| self.deeds(unit)).collect(),
            Ask::Go { .. } => vec![self.blank("go", &PhaseLabel::Go, &[Need::Place])],
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

    fn name(&self, unit: ModelId) -> String {
        match self.find(unit) {
            Some(index) => format!("{unit} {}", self.game.card(index).name),
            None => unit.to_string(),
        }
    }

    fn label(&self, answer: &Answer) -> String {
        let plain = match answer {
            Answer::Pass if self.ask == Ask::Reroll => Label::NoReroll,
            Answer::Pass => Label::Pass,
            Answer::End => Label::End,
            Answer::Zone(zone) => Label::Zone { zone: *zone },
            Answer::Target(unit) => Label::Target { model: self.name(*unit) },
            Answer::Deploy(unit, ..) | Answer::DeployEach(unit, _) => {
                Label::Deploy { model: self.name(*unit) }
            }
            Answer::Reroll(source, faces) => Label::Reroll { source: *source, faces: *faces },
            Answer::Ploy(slug, Some(unit)) if matches!(self.ask, Ask::Deploy { .. }) => {
                let model = self.name(*unit);
                let reserve = slug.as_str() == "reserve";
                let label = match reserve {
                    true => PhaseLabel::InReserve { model },
                    false => PhaseLabel::InTransport { model },
                };
                return self.speech.say(&label);
            }
            Answer::Ploy(slug, on) => self.effect(*slug, *on),
            Answer::Yes => return self.speech.say(&self.consent()),
            Answer::Lose(number) => return self.speech.say(&self.loser(*number)),
            _ => {
                let names = phases::Names {
                    model: &|unit| self.name(unit),
                    weapon: &|unit, weapon| self.weapon(unit, weapon),
                    door: &|door| door.to_string(),
                };
                return phases::label(self.speech, &self.ask, answer, &names);
            }
        };
        self.speech.say(&plain)
    }

    fn cp(&self, answer: &Answer) -> Option<u8> {
        match answer {
            Answer::Ploy(slug, _) => Some(self.cost(*slug)).filter(|cost| *cost > 0),
            Answer::Reroll(..) => Some(1),
            _ => None,
        }
    }
}

impl Decided<'_> {
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
            let choice = self.blank("deploy", &label, &[Need::Place]);
            all.push(Choice { model: Some(id), ..choice });
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
        let enemies = self.enemies(unit).into_iter().map(|enemy| self.game.id(enemy));
        let mut all: Vec<Choice> = Vec::new();
        for (slug, name) in &weapons {
            let label = PhaseLabel::Fire { model: self.name(id), weapon: name.clone() };
            all.push(Choice {
                model: Some(id),
                weapon: Some(*slug),
                why_not: self.nobody(id, *slug, enemies.clone()),
                ..self.blank("attack", &label, &[Need::Target])
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
