//! Whom a weapon could be used on, why not on the others, and to what effect.

use kt18::ModelIx;
use skirmish::Reach;
use table::{Answer, Ask};

use super::Decided;
use crate::live::battle::{Offers, attack};
use crate::live::targets::{AttackOdds, Target, Weapon};

impl Decided<'_> {
    /// Every enemy with the verdict on it, the nearest first. None if nobody is to attack, or whoever it is has no such
    /// weapon.
    pub(in crate::live) fn targets(
        &self,
        weapon: Weapon,
        odds: impl Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        let asked = matches!(
            self.ask,
            Ask::Fire | Ask::Blows { .. } | Ask::Reaction { .. } | Ask::Snap { .. }
        );
        let model = self.about().or(weapon.model).filter(|_| asked)?;
        let own = self.find(model).filter(|own| self.game.stands(*own))?;
        let (_, card) = self.game.card(own).weapon(weapon.slug)?;
        if card.is_melee() != (weapon.reach == Reach::Melee) {
            return None;
        }
        let targets =
            self.enemies(own).into_iter().map(|enemy| self.target(own, enemy, weapon, &odds));
        Some(targets.collect())
    }

    fn target(
        &self,
        own: ModelIx,
        enemy: ModelIx,
        weapon: Weapon,
        odds: &impl Fn(&Answer) -> Option<AttackOdds>,
    ) -> Target {
        let game = self.game;
        let answer = attack(game.id(own), weapon.slug, game.id(enemy));
        Target {
            model: game.id(enemy),
            label: self.label(&answer),
            distance: game.distance(own, enemy).map(|distance| distance.to_inches_f64()),
            visible: game.visible(own, enemy),
            obscured: game.obscured(own, enemy),
            cover: false,
            engaged: game.engaged(own, enemy),
            cover_save: false,
            why: Vec::new(),
            why_not: self.refusal(&answer),
            odds: odds(&answer),
            wider: Vec::new(),
            answer,
        }
    }
}
