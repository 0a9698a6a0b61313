//! Numbers on cards that may be dice: `2`, `D3`, `D6`, `2D6`, `D3+3`.

use std::fmt;
use std::str::FromStr;

use dice::Face;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::d3;

/// A number, or dice and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// How many dice are rolled for it.
    pub dice: u8,
    /// Whether each counts as a D3.
    pub halved: bool,
    /// What is added.
    pub plus: u8,
}

/// Text that is no such number.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no number: expected 2, D3, D6, 2D6 or D3+3")]
pub struct BadAmount(pub String);

impl Amount {
    /// A number without dice.
    pub const fn fixed(number: u8) -> Self {
        Amount { dice: 0, halved: false, plus: number }
    }

    /// What it comes to with these dice.
    pub fn of(self, faces: &[Face]) -> u8 {
        let worth = |face: &Face| if self.halved { d3(*face) } else { face.get() };
        faces.iter().map(worth).sum::<u8>() + self.plus
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.dice == 0 {
            return write!(f, "{}", self.plus);
        }
        if self.dice > 1 {
            write!(f, "{}", self.dice)?;
        }
        f.write_str(if self.halved { "D3" } else { "D6" })?;
        if self.plus > 0 { write!(f, "+{}", self.plus) } else { Ok(()) }
    }
}

impl FromStr for Amount {
    type Err = BadAmount;
    fn from_str(text: &str) -> Result<Self, BadAmount> {
        let read = || {
            let Some((dice, rest)) = text.split_once('D') else {
                return text.parse().ok().filter(|n| *n <= 20).map(Amount::fixed);
            };
            let dice = if dice.is_empty() { 1 } else { dice.parse().ok()? };
            let (sides, plus) = rest.split_once('+').unwrap_or((rest, "0"));
            let halved = match sides {
                "3" => true,
                "6" => false,
                _ => return None,
            };
            let plus = plus.parse().ok().filter(|n| *n <= 20)?;
            (1..=3).contains(&dice).then_some(Amount { dice, halved, plus })
        };
        read().ok_or_else(|| BadAmount(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_back_as_written() {
        for text in ["1", "D3", "D6", "2D6", "D3+3", "2D3+1"] {
            assert_eq!(text.parse::<Amount>().unwrap().to_string(), text);
        }
        for bad in ["", "D", "D4", "9D6", "D6+", "x", "-1", "D6+99"] {
            assert!(bad.parse::<Amount>().is_err(), "{bad}");
        }
    }

    #[test]
    fn dice_are_added_up() {
        let amount: Amount = "2D3+1".parse().unwrap();
        assert_eq!(amount.of(&[Face::FIVE, Face::TWO]), 3 + 1 + 1);
        assert_eq!(Amount::fixed(2).of(&[]), 2);
    }
}
