//! The weapon rules of the edition, for whoever wants the odds of an attack with them.

use ::kt21::{Defence, WeaponRules};
use skirmish::{BadWeaponRule, Fighter, Profile};
use table::RuleSet;

use super::{Fighting, Shooting};
use crate::edition::{AttackRules, Play, Target};
use crate::{Odds, Stakes, TooManyStates};

impl AttackRules for WeaponRules {
    const RULE_SET: RuleSet = RuleSet::KT21;

    fn read_card(rules: &[&str]) -> Result<Self, BadWeaponRule> {
        WeaponRules::read(rules)
    }

    fn lethal(&mut self) -> &mut Option<u8> {
        &mut self.lethal
    }

    fn shoot(
        weapon: Profile<Self>,
        target: Target,
        stakes: Stakes,
        Play { purses, goal, policy, most }: Play,
    ) -> Result<Odds, TooManyStates> {
        let defence = Defence {
            dice: target.dice,
            save: target.save,
            invulnerable: target.invulnerable,
            cover: target.cover,
        };
        let shot = Shooting::new(weapon, defence, stakes, purses);
        Odds::within(&shot, goal, policy, most)
    }

    fn fight(
        attacker: Fighter<Self>,
        defender: Fighter<Self>,
        Play { purses, goal, policy, most }: Play,
    ) -> Result<Odds, TooManyStates> {
        let fight = Fighting::new(attacker, defender, purses);
        Odds::within(&fight, goal, policy, most)
    }
}
