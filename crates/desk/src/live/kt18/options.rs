//! What can be chosen now, phase by phase.

use kt18::{Kt18, Manner, ModelIx, Tactic, volleys};
use table::{Answer, Ask, Deed, Illegal, ModelId, Rules, SaveKind, Way, Why};

use super::Decided;
use crate::live::battle::label::{self as phases, PhaseLabel};
use crate::live::battle::{Offers, attack, open_or_first};
use crate::live::label::Label;
use crate::live::options::{Choice, Need};

impl Offers for Decided<'_> {
    const DECLINING: &'static [Answer] = &[Answer::Pass, Answer::End];

    fn about(&self) -> Option<ModelId> {
        match self.ask {
            Ask::Go { model, .. }
            | Ask::Doors { model }
            | Ask::RemoteDoors { model, .. }
            | Ask::Reaction { model, .. }
            | Ask::Intercept { model, .. }
            | Ask::Snap { model, .. }
            | Ask::Blows { model }
            | Ask::SaveWith { model } => Some(model),
            _ => None,
        }
    }

    fn choices(&self) -> Vec<Choice> {
        let game = self.game;
        match self.ask {
            Ask::Move => game.own(self.side).flat_map(|model| self.deeds(model)).collect(),
            Ask::Deploy { .. } => {
                game.in_reserve(self.side).map(|model| self.deploy(model)).collect()
            }
            Ask::Go { .. } => vec![self.blank("go", &PhaseLabel::Go, &[Need::Place])],
            Ask::Reaction { model, charger } => self.reactions(model, charger),
            Ask::Snap { model, charger } => self.overwatch(model, charger),
            Ask::Fire => game.own(self.side).flat_map(|model| self.shots(model)).collect(),
            Ask::FightWith => {
                let picks = game.own(self.side).map(|model| Answer::Pick(game.id(model)));
                picks.map(|answer| self.whole(&answer)).collect()
            }
            Ask::Doors { model } => self.doors(model),
            Ask::Cast => self.powers(),
            Ask::SaveWith { .. } => [SaveKind::Armour, SaveKind::Invulnerable]
                .map(|kind| self.whole(&Answer::Save(kind)))
                .into(),
            _ => game.candidates().iter().map(|answer| self.whole(answer)).collect(),
        }
    }

    fn name(&self, model: ModelId) -> String {
        match self.find(model) {
            Some(index) => format!("{model} {}", self.game.card(index).name),
            None => model.to_string(),
        }
    }

    fn label(&self, answer: &Answer) -> String {
        let plain = match answer {
            Answer::Pass if !matches!(self.ask, Ask::DoorState { .. }) => Label::Pass,
            Answer::End => Label::End,
            Answer::Zone(zone) => Label::Zone { zone: *zone },
            Answer::Deploy(model, ..) => Label::Deploy { model: self.name(*model) },
            Answer::Ploy(slug, on) => self.tactic(*slug, *on),
            _ => {
                let names = phases::Names {
                    model: &|model| self.name(model),
                    weapon: &|model, weapon| self.weapon(model, weapon),
                    door: &|door| self.door(door),
                };
                return phases::label(self.speech, &self.ask, answer, &names);
            }
        };
        self.speech.say(&plain)
    }

    fn cp(&self, answer: &Answer) -> Option<u8> {
        match answer {
            Answer::Ploy(..) => Some(self.game.setup().switches.tac_cost.0),
            _ => None,
        }
    }
}

impl Decided<'_> {
    fn refused(&self, may: Result<(), Illegal>) -> Option<crate::Cause> {
        may.err().map(|illegal| self.cause(&illegal))
    }

    fn deploy(&self, model: ModelIx) -> Choice {
        let id = self.game.id(model);
        let label = Label::Deploy { model: self.name(id) };
        let choice = self.blank("deploy", &label, &[Need::Place]);
        Choice { model: Some(id), ..choice }
    }

    /// Everything that a model could do in the Movement phase (KT18-MOVE-02).
    fn deeds(&self, model: ModelIx) -> Vec<Choice> {
        let (game, id) = (self.game, self.game.id(model));
        let whole = |deed| self.whole(&Answer::Deed(id, deed));
        let moving = |kind: &str, label: PhaseLabel, may| Choice {
            model: Some(id),
            why_not: self.refused(may),
            ..self.blank(kind, &label, &[Need::Place])
        };
        let normal = PhaseLabel::Normal { model: self.name(id) };
        let fall_back = PhaseLabel::FallBack { model: self.name(id) };
        let picked = || game.may_be_picked(model);
        let mut all = vec![
            whole(Deed::Stay),
            whole(Deed::Ready),
            moving("normal", normal, may_walk(game, model)),
            whole(Deed::Advance),
            moving("fall-back", fall_back, picked().and_then(|()| game.may_fall_back(model))),
        ];
        let charge = |enemy| whole(Deed::Charge([game.id(enemy)].into_iter().collect()));
        all.extend(open_or_first(self.enemies(model).into_iter().map(charge)));
        let doors = 1..=game.setup().killzone().doors().len() as u8;
        let near = doors.filter(|door| game.at_door(model, door - 1));
        all.extend(near.map(|door| whole(Deed::Door(door))));
        all
    }

    /// Attacks on a charger: all that are possible, and why the other weapons are not.
    fn overwatch(&self, model: ModelId, charger: ModelId) -> Vec<Choice> {
        let (Some(own), Some(target)) = (self.find(model), self.find(charger)) else {
            return Vec::new();
        };
        let mut all: Vec<Choice> = volleys(self.game, own, target, Manner::Overwatch)
            .iter()
            .map(|answer| self.whole(answer))
            .collect();
        for (_, weapon) in self.game.card(own).ranged() {
            let alone = self.whole(&attack(model, weapon.slug, charger));
            if alone.why_not.is_some() {
                all.push(alone);
            }
        }
        all
    }

    /// Overwatch, Retreat or the Tactic that puts it off (KT18-REACT-01, KT18-TAC-01).
    fn reactions(&self, model: ModelId, charger: ModelId) -> Vec<Choice> {
        let mut all = self.overwatch(model, charger);
        if let Some(own) = self.find(model) {
            let choice = self.blank("retreat", &PhaseLabel::Retreat, &[Need::Place]);
            all.push(Choice { why_not: self.refused(self.game.may_retreat(own)), ..choice });
        }
        let tactic = Tactic::PointBlankOverwatch.slug();
        all.push(self.whole(&Answer::Ploy(tactic, Some(model))));
        all
    }

    /// What a model could shoot with: each weapon at somebody, and weapons that go together at each enemy in turn.
    fn shots(&self, model: ModelIx) -> Vec<Choice> {
        let (game, id) = (self.game, self.game.id(model));
        let enemies = self.enemies(model);
        let mut all: Vec<Choice> = Vec::new();
        for (_, weapon) in game.card(model).ranged() {
            let label = PhaseLabel::Fire { model: self.name(id), weapon: weapon.name.clone() };
            all.push(Choice {
                model: Some(id),
                weapon: Some(weapon.slug),
                why_not: self.nobody(id, weapon.slug, enemies.iter().map(|enemy| game.id(*enemy))),
                ..self.blank("attack", &label, &[Need::Target])
            });
        }
        let volleys = enemies.iter().flat_map(|enemy| volleys(game, model, *enemy, Manner::Shoot));
        let together = volleys
            .filter(|answer| matches!(answer, Answer::Attack { uses, .. } if uses.len() > 1));
        let together = together.filter(|answer| game.check(answer).is_ok());
        all.extend(together.map(|answer| self.whole(&answer)).collect::<Vec<_>>());
        all
    }

    /// The doors at hand, and doors from afar (KT18-DOOR-07, KT18-TAC-06).
    fn doors(&self, model: ModelId) -> Vec<Choice> {
        let Some(own) = self.find(model) else { return Vec::new() };
        let doors = 1..=self.game.setup().killzone().doors().len() as u8;
        let near = doors.filter(|door| self.game.at_door(own, door - 1));
        let mut all: Vec<Choice> = near.map(|door| self.whole(&Answer::Door(door))).collect();
        all.push(self.whole(&Answer::Ploy(Tactic::RemoteAccess.slug(), None)));
        all
    }

    /// The powers of the player's psykers.
    fn powers(&self) -> Vec<Choice> {
        let game = self.game;
        let known = game.own(self.side).flat_map(|model| {
            let powers = game.card(model).powers.iter();
            powers.map(move |power| Answer::Cast { model: game.id(model), power: power.slug() })
        });
        known.map(|answer| self.whole(&answer)).collect()
    }
}

/// Whether a model may make a normal move, wherever it goes.
fn may_walk(game: &Kt18, model: ModelIx) -> Result<(), Illegal> {
    game.may_be_picked(model)?;
    match game.plan_normal(model, &Way::To(game.place(model))) {
        Err(Illegal { why: Why::NoLength, .. }) => Ok(()),
        other => other.map(|_| ()),
    }
}
