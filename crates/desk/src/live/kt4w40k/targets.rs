//! Whom a weapon of a unit could be used on, why not on the others, and to what effect.

use kt4w40k::{ModelIx, UnitIx};
use skirmish::Reach;
use table::{Answer, Ask};

use super::Decided;
use crate::live::battle::{Offers, attack};
use crate::live::targets::{AttackOdds, Target, Weapon};

impl Decided<'_> {
    /// Every enemy, the nearest first. None if nobody is to attack, or whoever it is has no such weapon. What is said of
    /// sight and cover holds for the bearer of the weapon who is nearest to the enemy.
    pub(in crate::live) fn targets(
        &self,
        weapon: Weapon,
        odds: impl Fn(&Answer) -> Option<AttackOdds>,
    ) -> Option<Vec<Target>> {
        let asked = matches!(self.ask, Ask::Fire | Ask::Blows { .. } | Ask::Reaction { .. });
        let unit = self.about().or(weapon.model).filter(|_| asked)?;
        let own = self.find(unit).filter(|own| self.game.stands(*own))?;
        let melee = weapon.reach == Reach::Melee;
        let bears = |model: &ModelIx| {
            let known = self.game.profile(*model).weapon(weapon.slug);
            known.is_some_and(|(_, card)| card.is_melee() == melee)
        };
        let bearers: Vec<ModelIx> = self.game.living(own).filter(bears).collect();
        if bearers.is_empty() {
            return None;
        }
        let enemies = self.enemies(own).into_iter();
        Some(enemies.map(|enemy| self.target(own, enemy, weapon, &bearers, &odds)).collect())
    }

    fn target(
        &self,
        own: UnitIx,
        enemy: UnitIx,
        weapon: Weapon,
        bearers: &[ModelIx],
        odds: &impl Fn(&Answer) -> Option<AttackOdds>,
    ) -> Target {
        let game = self.game;
        let answer = attack(game.id(own), weapon.slug, game.id(enemy));
        let seen = bearers.iter().filter_map(|bearer| {
            let seen = game.nearest_seen(*bearer, enemy)?;
            Some((game.gap(*bearer, enemy), *bearer, seen))
        });
        let line = seen.min();
        Target {
            model: game.id(enemy),
            label: self.label(&answer),
            distance: game.distance(own, enemy).map(|distance| distance.to_inches_f64()),
            visible: line.is_some(),
            obscured: line.is_some_and(|(_, bearer, seen)| game.screened(bearer, seen)),
            cover: line.is_some_and(|(_, bearer, _)| game.in_cover(enemy, bearer)),
            engaged: game.units_near(own, enemy, kt4w40k::ENGAGED),
            cover_save: false,
            why: Vec::new(),
            why_not: self.refusal(&answer),
            odds: odds(&answer),
            wider: Vec::new(),
            answer,
        }
    }
}
