//! How weapons are used, and how strong they are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Amount, BadAmount};

/// How a weapon is used, and how many attacks it makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// May be fired after an Advance.
    Assault(Amount),
    /// Fires twice as often at half its range.
    RapidFire(Amount),
    /// Hits worse when whoever fires it has moved.
    Heavy(Amount),
    /// For close quarters.
    Pistol(Amount),
    /// One a phase for a whole team.
    Grenade(Amount),
    /// For fighting.
    Melee,
}

impl Kind {
    /// The attacks of one use; none of a weapon for fighting, which makes as many as its user.
    pub const fn attacks(self) -> Option<Amount> {
        match self {
            Kind::Assault(n)
            | Kind::RapidFire(n)
            | Kind::Heavy(n)
            | Kind::Pistol(n)
            | Kind::Grenade(n) => Some(n),
            Kind::Melee => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Assault(n) => write!(f, "Assault {n}"),
            Kind::RapidFire(n) => write!(f, "Rapid Fire {n}"),
            Kind::Heavy(n) => write!(f, "Heavy {n}"),
            Kind::Pistol(n) => write!(f, "Pistol {n}"),
            Kind::Grenade(n) => write!(f, "Grenade {n}"),
            Kind::Melee => f.write_str("Melee"),
        }
    }
}

impl FromStr for Kind {
    type Err = BadAmount;
    fn from_str(text: &str) -> Result<Self, BadAmount> {
        if text == "Melee" {
            return Ok(Kind::Melee);
        }
        let bad = || BadAmount(text.chars().take(40).collect());
        let (word, amount) = text.rsplit_once(' ').ok_or_else(bad)?;
        let amount = amount.parse()?;
        match word {
            "Assault" => Ok(Kind::Assault(amount)),
            "Rapid Fire" => Ok(Kind::RapidFire(amount)),
            "Heavy" => Ok(Kind::Heavy(amount)),
            "Pistol" => Ok(Kind::Pistol(amount)),
            "Grenade" => Ok(Kind::Grenade(amount)),
            _ => Err(bad()),
        }
    }
}

/// How strong a weapon is in somebody's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Strength {
    /// As strong as it is.
    Fixed(u8),
    /// As strong as its user, and more.
    Plus(u8),
    /// So many times as strong as its user.
    Times(u8),
}

impl Strength {
    /// How strong it is in the hands of somebody.
    pub const fn of(self, user: u8) -> u8 {
        match self {
            Strength::Fixed(strength) => strength,
            Strength::Plus(more) => user.saturating_add(more),
            Strength::Times(times) => user.saturating_mul(times),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back_as_written() {
        for text in ["Assault 2", "Rapid Fire 1", "Heavy 3", "Pistol 1", "Grenade D6", "Melee"] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        assert!("Bow 1".parse::<Kind>().is_err() && "Assault".parse::<Kind>().is_err());
    }

    #[test]
    fn strength_is_the_users_or_the_weapons() {
        assert_eq!(
            [Strength::Fixed(4), Strength::Plus(0), Strength::Plus(2), Strength::Times(2)]
                .map(|s| s.of(3)),
            [4, 3, 5, 6]
        );
    }
}
