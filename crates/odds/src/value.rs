//! Exact values: whole numbers over powers of six.

use std::cmp::Ordering;

use dice::Fraction;

/// The most dice that can lie on one way through an attack: ten a side, each rolled again, and two Hot dice.
pub const MOST_DICE: usize = 42;

/// The powers of six: 6^42 times 9999 wounds still fit in 127 bits.
pub const SIXES: [i128; MOST_DICE + 1] = {
    let mut sixes = [1; MOST_DICE + 1];
    let mut i = 1;
    while i <= MOST_DICE {
        sixes[i] = 6 * sixes[i - 1];
        i += 1;
    }
    sixes
};

/// An exact mean over the outcomes of some dice: `sum / 6^dice`.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    sum: i128,
    dice: u8,
}

impl Value {
    /// The sum over all outcomes of so many dice.
    pub const fn new(sum: i128, dice: u8) -> Self {
        Value { sum, dice }
    }

    /// How many dice it takes at the most from here on.
    pub const fn dice(self) -> u8 {
        self.dice
    }

    /// The sum over the outcomes of at least as many dice.
    pub const fn over(self, dice: u8) -> i128 {
        self.sum * SIXES[(dice - self.dice) as usize]
    }

    /// The number in lowest terms.
    pub fn fraction(self) -> Fraction {
        // The denominator is a power of six, and no sum comes near the one number that does not fit.
        Fraction::new(self.sum, SIXES[self.dice as usize] as u128)
            .unwrap_or_else(|| unreachable!("a power of six is not zero"))
    }

    /// Which of two is larger.
    pub fn compare(self, other: Self) -> Ordering {
        let dice = self.dice.max(other.dice);
        self.over(dice).cmp(&other.over(dice))
    }
}
