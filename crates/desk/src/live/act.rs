//! What the active operative could do.

use arrayvec::ArrayVec;
use skirmish::{Action, CardRules, Edition, Moment, OpIx, PloyPhase, Reach, Weapon};
use table::{Answer, ModelId, MoveAction};

use super::Open;
use super::label::Label;
use super::options::{Choice, Need};

impl<G: Edition> Open<'_, G> {
    /// Every action, possible or not, and the ploys of the moment.
    pub(super) fn act(&self, op: OpIx) -> Vec<Choice> {
        let moves = G::WeaponRules::MOVES.iter().map(|(_, kind)| self.move_choice(*kind));
        let weapons = self.game.card(op).weapons.iter();
        let attacks = weapons.map(|weapon| self.attack_choice(op, weapon));
        let mut all: Vec<Choice> = moves.chain(attacks).chain(self.doors()).collect();
        all.extend(
            self.ploys(|ploy| {
                ploy.phase == PloyPhase::Firefight && ploy.moment == Moment::Activation
            }),
        );
        all
    }

    fn move_choice(&self, kind: MoveAction) -> Choice {
        let action = Action::Move(kind);
        let may = self.game.may_act(action);
        Choice {
            ap: Some(*may.as_ref().unwrap_or(&action.cost())),
            why_not: may.err().map(|illegal| self.cause(&illegal)),
            ..self.blank(&kind.to_string(), &Label::Move { action: kind }, &[Need::Place])
        }
    }

    /// Every door of the board, within reach or not.
    fn doors(&self) -> impl Iterator<Item = Choice> + '_ {
        let doors = self.game.setup().killzone().doors().len() as u8;
        let ap = self.game.may_act(Action::Door).unwrap_or(Action::Door.cost());
        (1..=doors).map(move |n| Choice { ap: Some(ap), ..self.whole(&Answer::Door(n)) })
    }

    fn attack_choice(&self, op: OpIx, weapon: &Weapon<G::WeaponRules>) -> Choice {
        let (slug, name) = (weapon.slug, weapon.name.clone());
        let (kind, label, action) = match weapon.reach {
            Reach::Ranged => ("shoot", Label::Shoot { weapon: name }, Action::Shoot),
            Reach::Melee => ("fight", Label::Fight { weapon: name }, Action::Fight),
        };
        let may = self.game.may_use(weapon.reach, slug);
        let ap = *may.as_ref().unwrap_or(&action.cost());
        let why_not = match may {
            Ok(_) => self.nobody(op, |target| attack(weapon.reach, slug, target)),
            Err(illegal) => Some(self.cause(&illegal)),
        };
        Choice {
            weapon: Some(slug),
            ap: Some(ap),
            why_not,
            ..self.blank(kind, &label, &[Need::Target])
        }
    }
}

/// An attack of the active operative on one enemy.
pub(super) fn attack(reach: Reach, weapon: table::Slug, target: ModelId) -> Answer {
    match reach {
        Reach::Ranged => {
            let targets = std::iter::once(target).collect();
            Answer::Shoot { weapon, targets, split: ArrayVec::new(), from: None }
        }
        Reach::Melee => Answer::Fight { target, weapon },
    }
}
