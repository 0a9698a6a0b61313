//! Amounts: numbers, dice, and what is counted.

use super::{Group, Place, Who};
use crate::sets::ALL;
use crate::{Count, Form, Name, Reader, Words, Writer, Written, forms};

/// Dice and what is added to them, `2D6+1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// How many, 1 to 9.
    pub count: u8,
    /// Three or six.
    pub sides: u8,
    /// What is added, 0 to 9.
    pub plus: u8,
}

impl Dice {
    fn parse(word: &str) -> Option<Dice> {
        let digit = |text: &str| match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        let (count, rest) = word.split_once('D')?;
        let (sides, plus) = match rest.split_once('+') {
            Some((sides, plus)) => (sides, digit(plus)?),
            None => (rest, 0),
        };
        let count = if count.is_empty() { 1 } else { digit(count)? };
        let sides = digit(sides).filter(|sides| matches!(sides, 3 | 6))?;
        Some(Dice { count, sides, plus })
    }

    fn text(self) -> String {
        let Dice { count, sides, plus } = self;
        let count = if count == 1 { String::new() } else { count.to_string() };
        let plus = if plus == 0 { String::new() } else { format!("+{plus}") };
        format!("{count}D{sides}{plus}")
    }
}

impl Written for Dice {
    const NOUN: &'static str = "dice such as D3 or 2D6+1";

    fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
        match reader.bare(at).and_then(Dice::parse) {
            Some(dice) => Some((dice, at + 1)),
            None => {
                reader.miss(at, Self::NOUN);
                None
            }
        }
    }

    fn write(&self, out: &mut Writer) {
        out.word(self.text());
    }

    fn words(&self) -> Words {
        Words::Dice(self.text())
    }

    fn uses(&self, _visit: &mut dyn FnMut(&'static Form)) {}
}

forms! {
    /// How much or how many.
    Amount, "amount", "an amount";
    /// So many.
    "fixed" => Fixed { number: Count } = "{number}", "2", ALL;
    /// What dice show.
    "rolled" => Rolled { dice: Dice } = "{dice}", "D3+1", ALL;
    /// The same for each that fits.
    "per" => Per { number: Count, group: Group } = "{number} per {group}", "1 per enemy (within 3 of it)", ALL;
    /// The same for each token.
    "per-token" => PerToken { number: Count, token: Name, who: Box<Who> } = "{number} per {token} token of {who}", "1 per Soot token of target", ALL;
    /// Dice for each token.
    "rolled-per-token" => RolledPerToken { dice: Dice, token: Name, who: Box<Who> } = "{dice} per {token} token of {who}", "D3 per Soot token of it", ALL;
    /// How many fit.
    "number-of" => NumberOf { group: Group } = "the number of {group}", "the number of friendly Wick", ALL;
    /// Half of another amount, rounded up.
    "half" => Half { amount: Box<Amount> } = "half of {amount}", "half of the number of friendly Wick", ALL;
    /// Twice another amount.
    "twice" => Twice { amount: Box<Amount> } = "twice {amount}", "twice the roll", ALL;
    /// One amount and another.
    "sum" => Sum { number: Count, amount: Box<Amount> } = "{number} and {amount}", "1 and the turning point", ALL;
    /// The number of the turning point or battle round.
    "turning-point" => TurningPoint = "the turning point", "the turning point", ALL;
    /// What the card's roll showed.
    "roll" => Roll = "the roll", "the roll", ALL;
    /// What the die in question shows.
    "die" => Die = "the die", "the die", ALL;
    /// The damage in question.
    "damage" => Damage = "the damage", "the damage", ALL;
    /// The points that a team has of a resource.
    "resource" => Resource { name: Name } = "all {name} points", "all Faith points", ALL;
    /// The tokens that somebody has.
    "tokens" => Tokens { token: Name, who: Box<Who> } = "all {token} tokens of {who}", "all Soot tokens of it", ALL;
    /// A characteristic of somebody.
    "stat" => Stat { stat: super::Stat, who: Box<Who> } = "the {stat} of {who}", "the APL of it", ALL;
    /// The distance between it and a place, in whole inches rounded up.
    "distance" => Distance { place: Box<Place> } = "the inches to {place}", "the inches to target", ALL;
}
