//! Whom a weapon of a unit could be used on, why not on the others, and what it comes to on average.

use kt4w40k::{ModelIx, UnitIx};
use skirmish::Reach;
use table::Ask;

use super::Fielded;
use crate::live::phased::{Offers, attack};
use crate::live::targets::{Expected, Target, Weapon};

impl Fielded<'_> {
    /// Every enemy, the nearest first. None if nobody is to attack, or whoever it is has no such weapon. What is said of
    /// sight and cover holds for the bearer of the weapon who is nearest to the enemy.
    pub(in crate::live) fn targets(&self, weapon: Weapon) -> Option<Vec<Target>> {
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
        Some(enemies.map(|enemy| self.target(own, enemy, weapon, &bearers)).collect())
    }

    fn target(&self, own: UnitIx, enemy: UnitIx, weapon: Weapon, bearers: &[ModelIx]) -> Target {
        let game = self.game;
        let answer = attack(game.id(own), weapon.slug, game.id(enemy));
        let seen = bearers.iter().filter_map(|bearer| {
            let seen = game.nearest_seen(*bearer, enemy)?;
            Some((game.gap(*bearer, enemy), *bearer, seen))
        });
        let line = seen.min();
        let toll = ai::fielded::promise(game, &answer);
        let part = |amount: u64, of: u64| amount as f64 / of as f64;
        Target {
            model: game.id(enemy).to_string(),
            label: self.label(&answer),
            distance: game.distance(own, enemy).map(|distance| distance.to_inches_f64()),
            visible: line.is_some(),
            obscured: line.is_some_and(|(_, bearer, seen)| game.screened(bearer, seen)),
            cover: line.is_some_and(|(_, bearer, _)| game.in_cover(enemy, bearer)),
            engaged: game.units_near(own, enemy, kt4w40k::ENGAGED),
            cover_save: false,
            why: Vec::new(),
            why_not: self.refusal(&answer),
            odds: None,
            expected: toll.map(|toll| Expected {
                hits: part(toll.hits, ai::fielded::HIT),
                wounds: part(toll.wounds, ai::fielded::WOUND),
            }),
            wider: Vec::new(),
            answer: answer.to_string(),
        }
    }
}
