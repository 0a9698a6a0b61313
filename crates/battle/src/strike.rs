//! The attack of hit, wound and save as a state machine without a board: it waits for dice and says what comes of them,
//! be it one attack or many that are rolled together. The games, the odds and the computer players all run it; whom it
//! hurts, and how, is said by the rule sets.

use dice::Face;
use table::RollReason;

use crate::{Again, Amount, WeaponRules, hits, saves, wounds};

/// What hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToHit {
    /// A 6 and nothing else, whatever the modifiers: in Overwatch, or at whoever Falls Back.
    Sixes,
    /// A skill, with modifiers.
    Skill {
        /// BS or WS, the number needed.
        needed: u8,
        /// All modifiers together.
        modifier: i8,
    },
}

/// What saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ToSave {
    /// The armour save, the number needed; 7 is none.
    pub armour: u8,
    /// What is added to armour saves: the weapon's AP, cover, and whatever else there is.
    pub modifier: i8,
    /// The invulnerable save, the number needed.
    pub invulnerable: Option<u8>,
}

/// How the dice of one weapon against one target are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Strike {
    /// What hits.
    pub hit: ToHit,
    /// What wounds, by Strength and Toughness.
    pub wound: u8,
    /// What saves.
    pub save: ToSave,
    /// The wounds that a failed save costs.
    pub damage: Amount,
    /// The special rules of the weapon.
    pub rules: WeaponRules,
}

/// The stage of attacks that are rolled together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// So many attacks are rolled to hit.
    Hit {
        /// How many.
        dice: u8,
    },
    /// Dice are rolled to hit again.
    HitAgain {
        /// What has hit already.
        hits: u8,
        /// How many dice.
        dice: u8,
    },
    /// Hits are rolled to wound.
    Wound {
        /// How many.
        hits: u8,
    },
    /// Dice are rolled to wound again.
    WoundAgain {
        /// What wounds already.
        wounds: u8,
        /// How many of them show a 6.
        sixes: u8,
        /// How many dice.
        dice: u8,
    },
    /// Wounds are saved.
    Save {
        /// How many.
        wounds: u8,
        /// How many of them were wounded by a 6.
        sixes: u8,
    },
    /// Failed saves cost wounds, one after another.
    Damage {
        /// How many.
        unsaved: u8,
        /// How many wounds, saved or not, showed a 6.
        sixes: u8,
    },
}

/// Dice that the attack waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wait {
    /// How many.
    pub dice: u8,
    /// What for; saves are the defender's, all else is rolled by the attacker.
    pub reason: RollReason,
}

impl Strike {
    /// Attacks that begin: as many hits where there is no hit roll.
    pub const fn begin(&self, attacks: u8) -> Stage {
        if self.rules.auto_hit {
            Stage::Wound { hits: attacks }.settled()
        } else {
            Stage::Hit { dice: attacks }.settled()
        }
    }

    /// The hits that a die to hit is: a 1 is none and a 6 always one, or more where the weapon says so.
    pub const fn hits(&self, face: Face) -> u8 {
        let hit = match self.hit {
            ToHit::Sixes => face.get() == 6,
            ToHit::Skill { needed, modifier } => hits(face, needed, modifier),
        };
        match (hit, face.get()) {
            (true, 6) => self.rules.hits_on_six,
            (true, _) => 1,
            (false, _) => 0,
        }
    }

    /// Whether a die to hit is rolled again. What it needs is judged before modifiers.
    pub const fn hits_again(&self, face: Face) -> bool {
        match self.rules.hits_again {
            Again::Never => false,
            Again::Ones => face.get() == 1,
            Again::Fails => {
                let needed = match self.hit {
                    ToHit::Sixes => 6,
                    ToHit::Skill { needed, .. } => needed,
                };
                self.hits(face) == 0 && face.get() < needed
            }
        }
    }

    /// What a die to wound needs.
    pub const fn to_wound(&self) -> u8 {
        match self.rules.wounds_on {
            Some(needed) => needed,
            None => self.wound,
        }
    }

    /// Whether a die to wound is rolled again.
    pub const fn wounds_again(&self, face: Face) -> bool {
        match self.rules.wounds_again {
            Again::Never => false,
            Again::Ones => face.get() == 1,
            Again::Fails => !wounds(face, self.to_wound()),
        }
    }

    /// Whether a die saves: by armour or by the invulnerable save, whichever needs less.
    pub const fn saved(&self, face: Face) -> bool {
        let ToSave { armour, modifier, invulnerable } = self.save;
        if saves(face, armour, modifier) {
            return true;
        }
        match invulnerable {
            Some(needed) => !self.rules.no_invulnerable && saves(face, needed, 0),
            None => false,
        }
    }

    /// How many dice are rolled for the damage of one failed save.
    pub const fn damage_dice(&self) -> u8 {
        self.damage.dice * if self.rules.melta { 2 } else { 1 }
    }

    /// What one failed save costs with these dice; of two rolls the higher.
    pub fn damage(&self, faces: &[Face]) -> u8 {
        let (first, second) = faces.split_at(usize::from(self.damage.dice).min(faces.len()));
        self.harder(self.damage.of(first), self.damage.of(second))
    }

    /// What one failed save costs if the damage is rolled twice with these results; a weapon that rolls it once has
    /// the first.
    pub const fn harder(&self, first: u8, second: u8) -> u8 {
        if self.rules.melta && self.damage.dice > 0 && second > first { second } else { first }
    }

    /// The mortal wounds that so many sixes to wound do.
    pub const fn mortal(&self, sixes: u8) -> u8 {
        self.rules.mortal_on_six.saturating_mul(sixes)
    }

    /// What the attacks wait for; nothing once only damage is left.
    pub const fn waits(&self, stage: Stage) -> Option<Wait> {
        let (dice, reason) = match stage {
            Stage::Hit { dice } | Stage::HitAgain { dice, .. } => (dice, RollReason::Hit),
            Stage::Wound { hits } => (hits, RollReason::Wound),
            Stage::WoundAgain { dice, .. } => (dice, RollReason::Wound),
            Stage::Save { wounds, .. } => (wounds, RollReason::Save),
            Stage::Damage { .. } => return None,
        };
        Some(Wait { dice, reason })
    }

    /// Where the attacks are once these dice have fallen. A die that has been rolled again already, by its index, is
    /// not rolled a third time.
    pub fn rolled(&self, stage: Stage, faces: &[Face], spared: Option<u8>) -> Stage {
        let spared = spared.map(usize::from);
        let count = |does: &dyn Fn(Face) -> bool| faces.iter().filter(|f| does(**f)).count() as u8;
        let again = |does: &dyn Fn(Face) -> bool| {
            let open = faces.iter().enumerate().filter(|(die, _)| Some(*die) != spared);
            open.filter(|(_, face)| does(**face)).count() as u8
        };
        let wounding = |face: Face| wounds(face, self.to_wound());
        let next = match stage {
            Stage::Hit { .. } => {
                let hits = faces.iter().map(|face| self.hits(*face)).fold(0, u8::saturating_add);
                match again(&|face| self.hits_again(face)) {
                    0 => Stage::Wound { hits },
                    dice => Stage::HitAgain { hits, dice },
                }
            }
            Stage::HitAgain { hits, .. } => {
                let more = faces.iter().map(|face| self.hits(*face));
                Stage::Wound { hits: more.fold(hits, u8::saturating_add) }
            }
            Stage::Wound { .. } => {
                let (wounds, sixes) = (count(&wounding), count(&|face| face == Face::SIX));
                match again(&|face| self.wounds_again(face)) {
                    0 => Stage::Save { wounds, sixes },
                    dice => Stage::WoundAgain { wounds, sixes, dice },
                }
            }
            Stage::WoundAgain { wounds, sixes, .. } => Stage::Save {
                wounds: wounds + count(&wounding),
                sixes: sixes + count(&|face| face == Face::SIX),
            },
            Stage::Save { sixes, .. } => {
                Stage::Damage { unsaved: count(&|face| !self.saved(face)), sixes }
            }
            Stage::Damage { .. } => stage,
        };
        next.settled()
    }
}

impl Stage {
    /// Skips the rolls of stages that have no dice.
    const fn settled(self) -> Self {
        match self {
            Stage::Hit { dice: 0 } | Stage::Wound { hits: 0 } | Stage::Save { wounds: 0, .. } => {
                Stage::Damage { unsaved: 0, sixes: 0 }
            }
            other => other,
        }
    }
}

/// How many of these wounds are lost: one die for each, none where nothing ignores them.
pub fn lost(points: u8, ignores: Option<u8>, faces: &[Face]) -> u8 {
    let Some(needed) = ignores else { return points };
    let ignored = faces.iter().filter(|face| face.get() >= needed).count() as u8;
    points.saturating_sub(ignored)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strike(rules: &[&str]) -> Strike {
        Strike {
            hit: ToHit::Skill { needed: 4, modifier: -1 },
            wound: 4,
            save: ToSave { armour: 4, modifier: -1, invulnerable: Some(6) },
            damage: Amount { dice: 1, halved: true, plus: 0 },
            rules: WeaponRules::read(rules.iter().copied()).unwrap(),
        }
    }

    #[test]
    fn dice_that_miss_by_modifiers_alone_are_not_rolled_again() {
        let strike = strike(&["re-roll hits"]);
        let again: Vec<bool> = Face::ALL.map(|face| strike.hits_again(face)).to_vec();
        assert_eq!(again, [true, true, true, false, false, false]);
        let sixes = Strike { hit: ToHit::Sixes, ..strike };
        assert_eq!(
            Face::ALL.map(|face| sixes.hits_again(face)),
            [true, true, true, true, true, false]
        );
        let helped = Strike { hit: ToHit::Skill { needed: 5, modifier: 2 }, ..strike };
        assert_eq!(
            Face::ALL.map(|f| helped.hits_again(f)),
            [true, true, false, false, false, false]
        );
    }

    #[test]
    fn attacks_are_rolled_together_or_one_by_one() {
        let strike = strike(&["re-roll hits 1", "re-roll wounds"]);
        let stage = strike.begin(3);
        let stage = strike.rolled(stage, &[Face::ONE, Face::FIVE, Face::SIX], None);
        assert_eq!(stage, Stage::HitAgain { hits: 2, dice: 1 });
        let stage = strike.rolled(stage, &[Face::ONE], None);
        assert_eq!(stage, Stage::Wound { hits: 2 });
        let stage = strike.rolled(stage, &[Face::THREE, Face::SIX], None);
        assert_eq!(stage, Stage::WoundAgain { wounds: 1, sixes: 1, dice: 1 });
        let stage = strike.rolled(stage, &[Face::FOUR], None);
        assert_eq!(stage, Stage::Save { wounds: 2, sixes: 1 });
        let stage = strike.rolled(stage, &[Face::FIVE, Face::FOUR], None);
        assert_eq!(stage, Stage::Damage { unsaved: 1, sixes: 1 });
        assert_eq!(strike.waits(stage), None);
    }

    #[test]
    fn a_die_that_was_rolled_again_lies() {
        let strike = strike(&["re-roll hits 1"]);
        let faces = [Face::ONE, Face::ONE];
        assert_eq!(
            strike.rolled(strike.begin(2), &faces, Some(0)),
            Stage::HitAgain { hits: 0, dice: 1 }
        );
    }

    #[test]
    fn the_higher_of_two_rolls_is_the_damage() {
        let one = strike(&[]);
        let two = strike(&["melta"]);
        assert_eq!((one.damage_dice(), one.damage(&[Face::FIVE])), (1, 3));
        assert_eq!((two.damage_dice(), two.damage(&[Face::TWO, Face::FIVE])), (2, 3));
        let fixed = Strike { damage: Amount::fixed(2), ..two };
        assert_eq!((fixed.damage_dice(), fixed.damage(&[])), (0, 2));
    }

    #[test]
    fn invulnerable_saves_may_be_denied() {
        assert!(strike(&[]).saved(Face::SIX) && strike(&["no invulnerable"]).saved(Face::SIX));
        let hard = |rules| Strike {
            save: ToSave { armour: 4, modifier: -4, invulnerable: Some(5) },
            ..strike(rules)
        };
        assert!(hard(&[]).saved(Face::FIVE) && !hard(&["no invulnerable"]).saved(Face::SIX));
    }
}
