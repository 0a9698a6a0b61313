//! What is printed on a model's card.

use battle::{Aura, Weapon};
use geometry::Length;
use table::Slug;

/// What a model can do at all, whatever its card is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    /// INFANTRY: works doors (KT18-DOOR-05).
    pub infantry: bool,
    /// FLY: passes over models and ordinary terrain, never walls (KT18-MOVE-04).
    pub fly: bool,
    /// PSYKER: acts in the Psychic phase (KT18-PSY-01).
    pub psyker: bool,
    /// A Comms specialist (KT18-TAC-07).
    pub comms: bool,
}

/// A psychic power (section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    /// KT18-PSY-04: a bolt at the nearest visible enemy.
    Psybolt,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 1] = [Power::Psybolt];

    /// Its name in the notation.
    pub fn slug(self) -> Slug {
        match self {
            Power::Psybolt => Slug::of("psybolt"),
        }
    }
}

/// The profile of a model (KT18-CORE-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// What people call it.
    pub name: String,
    /// M.
    pub movement: Length,
    /// WS, the number needed.
    pub weapon_skill: u8,
    /// BS, the number needed.
    pub ballistic_skill: u8,
    /// S.
    pub strength: u8,
    /// T.
    pub toughness: u8,
    /// W.
    pub wounds: u8,
    /// A.
    pub attacks: u8,
    /// Ld.
    pub leadership: u8,
    /// Sv, the number needed.
    pub save: u8,
    /// The invulnerable save, the number needed.
    pub invulnerable: Option<u8>,
    /// The number from which a wound is not lost (KT18-ATTACK-06).
    pub ignores: Option<u8>,
    /// The radius of its base.
    pub radius: Length,
    /// How tall it is.
    pub height: Length,
    /// What it can do at all.
    pub keywords: Keywords,
    /// What else is printed as a keyword.
    pub others: Vec<String>,
    /// Its weapons; if none is for fighting, its bare hands are added.
    pub weapons: Vec<Weapon>,
    /// The powers that it knows.
    pub powers: Vec<Power>,
    /// How many powers it may attempt in a Psychic phase.
    pub casts: u8,
    /// What it gives to friends near it; how near is measured round walls (KT18-MEAS-01).
    pub aura: Option<Aura>,
}

impl Card {
    /// The weapon with a name, and its index.
    pub fn weapon(&self, slug: Slug) -> Option<(u8, &Weapon)> {
        (0..).zip(&self.weapons).find(|(_, weapon)| weapon.slug == slug)
    }

    /// The weapons that it shoots with.
    pub fn ranged(&self) -> impl Iterator<Item = (u8, &Weapon)> {
        (0..).zip(&self.weapons).filter(|(_, weapon)| !weapon.is_melee())
    }

    /// The weapons that it fights with.
    pub fn melee(&self) -> impl Iterator<Item = (u8, &Weapon)> {
        (0..).zip(&self.weapons).filter(|(_, weapon)| weapon.is_melee())
    }
}
