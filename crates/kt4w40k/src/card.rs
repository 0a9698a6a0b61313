//! What is printed on a unit's card.

use battle::{Aura, Weapon};
use geometry::Length;
use serde::{Deserialize, Serialize};
use table::Slug;

use crate::stratagems::Effect;

/// The keywords that rules look at (K4W-BASE-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keywords {
    /// INFANTRY.
    pub infantry: bool,
    /// BIKER.
    pub biker: bool,
    /// MONSTER.
    pub monster: bool,
    /// VEHICLE.
    pub vehicle: bool,
    /// TITANIC.
    pub titanic: bool,
    /// BUILDING.
    pub building: bool,
    /// CHARACTER.
    pub character: bool,
    /// PSYKER.
    pub psyker: bool,
    /// FLY.
    pub fly: bool,
    /// AIRCRAFT.
    pub aircraft: bool,
}

/// The kind of a unit, for what screens it (K4W-SHOOT-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type<'a> {
    /// TITANIC.
    Titanic,
    /// VEHICLE.
    Vehicle,
    /// MONSTER.
    Monster,
    /// BIKER.
    Biker,
    /// INFANTRY.
    Infantry,
    /// Some other main keyword.
    Other(&'a str),
}

/// A psychic power (K4W-PSY-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// K4W-PSY-06.
    Smite,
    /// Mortal wounds for a unit that the psyker sees and chooses.
    Scorch,
    /// A friend's armour saves are better.
    Ward,
    /// A friend rolls hit rolls of 1 again.
    Guide,
}

/// What a power does when it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// D3 mortal wounds for the nearest enemy that is seen, D6 from a test of 11 on.
    Nearest,
    /// D3 mortal wounds for an enemy that is seen.
    Hurt,
    /// Something for a friend, until the end of the turn.
    Bless(Effect),
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 4] = [Power::Smite, Power::Scorch, Power::Ward, Power::Guide];

    /// Its name in the notation.
    pub fn slug(self) -> Slug {
        Slug::of(match self {
            Power::Smite => "smite",
            Power::Scorch => "scorch",
            Power::Ward => "ward",
            Power::Guide => "guide",
        })
    }

    /// The warp charge: what the test has to reach.
    pub const fn charge(self) -> u8 {
        match self {
            Power::Smite => 5,
            Power::Scorch | Power::Ward => 6,
            Power::Guide => 7,
        }
    }

    /// How far it reaches.
    pub const fn reach(self) -> Length {
        match self {
            Power::Smite | Power::Scorch => Length::inches(18),
            Power::Ward | Power::Guide => Length::inches(12),
        }
    }

    /// What it does.
    pub const fn work(self) -> Work {
        match self {
            Power::Smite => Work::Nearest,
            Power::Scorch => Work::Hurt,
            Power::Ward => Work::Bless(Effect::Save(1)),
            Power::Guide => Work::Bless(Effect::RerollOnes),
        }
    }

    /// Its place in a set of powers.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A line of a degrading profile (K4W-VEH-01): what it is from so many remaining wounds up to the line above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The fewest remaining wounds it holds for.
    pub from: u8,
    /// M.
    pub movement: Length,
    /// WS, the number needed.
    pub weapon_skill: u8,
    /// BS, the number needed.
    pub ballistic_skill: u8,
    /// A.
    pub attacks: u8,
}

/// The profile of a model (K4W-BASE-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What people call it.
    pub name: String,
    /// The best line: M, WS, BS, A.
    pub best: Line,
    /// The lines below the best, the lowest last; none for a model that does not degrade.
    pub worse: Vec<Line>,
    /// S.
    pub strength: u8,
    /// T.
    pub toughness: u8,
    /// W.
    pub wounds: u8,
    /// Ld.
    pub leadership: u8,
    /// Sv, the number needed.
    pub save: u8,
    /// The invulnerable save, the number needed.
    pub invulnerable: Option<u8>,
    /// The number from which a wound is ignored.
    pub ignores: Option<u8>,
    /// The radius of its base.
    pub radius: Length,
    /// How tall it is.
    pub height: Length,
    /// Its weapons; if none is for fighting, its bare hands are added.
    pub weapons: Vec<Weapon>,
}

impl Profile {
    /// Whether its profile degrades.
    pub fn degrades(&self) -> bool {
        !self.worse.is_empty()
    }

    /// K4W-VEH-01: the line for so many remaining wounds, one below it where morale says so.
    pub fn line(&self, wounds: u8, shifted: bool) -> &Line {
        let lines = || std::iter::once(&self.best).chain(&self.worse);
        let index = lines().position(|line| wounds >= line.from).unwrap_or(self.worse.len());
        let index = (index + usize::from(shifted)).min(self.worse.len());
        lines().nth(index).unwrap_or(&self.best)
    }

    /// The weapon with a name, and its index.
    pub fn weapon(&self, slug: Slug) -> Option<(u8, &Weapon)> {
        (0..).zip(&self.weapons).find(|(_, weapon)| weapon.slug == slug)
    }
}

/// The card of a unit: one or more models that act together (K4W-BASE-02); a character is a unit of its own
/// (K4W-CHAR-02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitCard {
    /// What people call it.
    pub name: String,
    /// Its models, in the order of their numbers.
    pub models: Vec<Profile>,
    /// The keywords that rules look at.
    pub keywords: Keywords,
    /// What else is printed as a keyword; the first is its kind where no other is.
    pub others: Vec<String>,
    /// What it costs.
    pub points: u16,
    /// The powers that it knows.
    pub powers: Vec<Power>,
    /// How many powers it may attempt in a turn.
    pub casts: u8,
    /// How many it may deny in a turn.
    pub denies: u8,
    /// How many models it carries; none for what is no TRANSPORT.
    pub capacity: u8,
    /// What it gives to friends near it.
    pub aura: Option<Aura>,
    /// Whether it may charge after Advancing (K4W-CHARGE-08).
    pub advance_and_charge: bool,
    /// Whether it fights before others (K4W-FIGHT-02).
    pub fights_first: bool,
    /// Whether it fights after all others (K4W-FIGHT-11).
    pub fights_last: bool,
    /// Whether it may be put in reserve (K4W-RES-01).
    pub reserve: bool,
}

impl UnitCard {
    /// K4W-SHOOT-07: its kind.
    pub fn kind(&self) -> Type<'_> {
        let k = self.keywords;
        if k.titanic {
            Type::Titanic
        } else if k.vehicle {
            Type::Vehicle
        } else if k.monster {
            Type::Monster
        } else if k.biker {
            Type::Biker
        } else if k.infantry {
            Type::Infantry
        } else {
            Type::Other(self.others.first().map_or("", String::as_str))
        }
    }

    /// Whether its profile degrades.
    pub fn degrades(&self) -> bool {
        self.models.iter().any(Profile::degrades)
    }

    /// Whether it is a character who can be shot only where nobody is nearer (K4W-SHOOT-18).
    pub fn is_guarded(&self) -> bool {
        self.keywords.character && self.models.iter().all(|profile| profile.wounds <= 9)
    }

    /// Whether a keyword is printed on it, one that rules look at or another (K4W-BASE-09).
    pub fn has(&self, keyword: &str) -> bool {
        let k = self.keywords;
        match keyword {
            "INFANTRY" => k.infantry,
            "BIKER" => k.biker,
            "MONSTER" => k.monster,
            "VEHICLE" => k.vehicle,
            "TITANIC" => k.titanic,
            "BUILDING" => k.building,
            "CHARACTER" => k.character,
            "PSYKER" => k.psyker,
            "FLY" => k.fly,
            "AIRCRAFT" => k.aircraft,
            "TRANSPORT" => self.capacity > 0,
            other => self.others.iter().any(|own| own == other),
        }
    }
}
