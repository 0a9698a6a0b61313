//! Weapons as cards print them.

use geometry::Length;
use table::{BadSetup, Slug};

use crate::{Amount, Kind, Strength, Strike, ToHit, ToSave, WeaponRules, wound_needed};

/// The most weapons of one model, its bare hands included.
pub const MAX_WEAPONS: usize = 8;

/// A weapon profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// What people call it.
    pub name: String,
    /// Its name in the notation.
    pub slug: Slug,
    /// How far it reaches; zero for fighting.
    pub range: Length,
    /// How it is used.
    pub kind: Kind,
    /// How strong it is.
    pub strength: Strength,
    /// What it takes off armour saves; zero or less.
    pub ap: i8,
    /// The wounds that each failed save costs.
    pub damage: Amount,
    /// Its special rules.
    pub rules: WeaponRules,
}

impl Weapon {
    /// What a model fights with that has no weapon for it.
    pub fn bare_hands() -> Self {
        Weapon {
            name: "bare hands".to_owned(),
            slug: Slug::of("bare-hands"),
            range: Length::ZERO,
            kind: Kind::Melee,
            strength: Strength::Plus(0),
            ap: 0,
            damage: Amount::fixed(1),
            rules: WeaponRules::default(),
        }
    }

    /// How its dice are judged in the hands of somebody with this Strength, against somebody with this Toughness and these
    /// saves.
    pub const fn strike(
        &self,
        hit: ToHit,
        user: u8,
        toughness: u8,
        (armour, invulnerable): (u8, Option<u8>),
    ) -> Strike {
        Strike {
            hit,
            wound: wound_needed(self.strength.of(user), toughness),
            save: ToSave { armour, modifier: self.ap, invulnerable },
            damage: self.damage,
            rules: self.rules,
        }
    }

    /// Whether it is for fighting.
    pub const fn is_melee(&self) -> bool {
        matches!(self.kind, Kind::Melee)
    }
}

/// Gives a model its bare hands if it has nothing else to fight with, and checks its weapons.
///
/// # Errors
/// There are too many, or two of one name; `model` is what people call whoever has them.
pub fn arm(model: &str, weapons: &mut Vec<Weapon>) -> Result<(), BadSetup> {
    if !weapons.iter().any(Weapon::is_melee) {
        weapons.push(Weapon::bare_hands());
    }
    let what = format!("weapons of {model}");
    BadSetup::count(what.clone(), weapons.len(), 1, MAX_WEAPONS)?;
    for (i, weapon) in weapons.iter().enumerate() {
        if weapons[..i].iter().any(|other| other.slug == weapon.slug) {
            return Err(BadSetup::Twice { what, name: weapon.name.clone() });
        }
    }
    Ok(())
}
