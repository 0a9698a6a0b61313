//! What things are worth to a player.

/// What things are worth. An operative is worth about 1000; everything else is measured against that.
///
/// The numbers were guessed, then tuned in Kill Team 2024 by playing themselves and recruits (see [`crate::tune`] and
/// `docs/strength.md`); they do as well in Kill Team 2021. `distance` was raised by hand from 5 afterwards: troopers of
/// Kill Team 2021 who kept away from random players sometimes ended level with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// An operative's worth for what its weapons do, per sixth of a wound before saves.
    pub arms: i32,
    /// The part of an operative's worth that goes with its wounds while it stands, in thousandths.
    pub wounds: i32,
    /// The same in the last turning point, when wounds matter only to those who are attacked again.
    pub wounds_last: i32,
    /// How much more the kill of an operative that is still to act is worth, in thousandths.
    pub tempo: i32,
    /// What an enemy still to act could do to an operative from where it stands, in thousandths.
    pub threat: i32,
    /// The same of enemies that have acted.
    pub threat_later: i32,
    /// What an enemy could do from places that it could go to, in thousandths.
    pub threat_moved: i32,
    /// What an enemy could do in a charge, in thousandths.
    pub threat_charge: i32,
    /// What an operative could do from a place in its next activation, in thousandths.
    pub prospect: i32,
    /// The same from places around it, in thousandths of that.
    pub prospect_moved: i32,
    /// Every inch between an operative and the nearest enemy.
    pub distance: i32,
    /// Being under a Conceal order, which keeps an operative from reacting.
    pub concealed: i32,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// Their names, in order.
    pub const NAMES: [&'static str; Self::COUNT] = [
        "arms",
        "wounds",
        "wounds_last",
        "tempo",
        "threat",
        "threat_later",
        "threat_moved",
        "threat_charge",
        "prospect",
        "prospect_moved",
        "distance",
        "concealed",
    ];

    /// All of them, in the order of their names.
    pub const fn numbers(&self) -> [i32; Self::COUNT] {
        [
            self.arms,
            self.wounds,
            self.wounds_last,
            self.tempo,
            self.threat,
            self.threat_later,
            self.threat_moved,
            self.threat_charge,
            self.prospect,
            self.prospect_moved,
            self.distance,
            self.concealed,
        ]
    }

    /// Weights from their numbers, in the order of their names.
    pub const fn from_numbers(numbers: [i32; Self::COUNT]) -> Self {
        let [
            arms,
            wounds,
            wounds_last,
            tempo,
            threat,
            threat_later,
            threat_moved,
            threat_charge,
            prospect,
            prospect_moved,
            distance,
            concealed,
        ] = numbers;
        Weights {
            arms,
            wounds,
            wounds_last,
            tempo,
            threat,
            threat_later,
            threat_moved,
            threat_charge,
            prospect,
            prospect_moved,
            distance,
            concealed,
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            arms: 20,
            wounds: 640,
            wounds_last: 145,
            tempo: 265,
            threat: 1520,
            threat_later: 255,
            threat_moved: 440,
            threat_charge: 590,
            prospect: 195,
            prospect_moved: 1240,
            distance: 16,
            concealed: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_weights_are_the_same() {
        let numbers = std::array::from_fn(|i| i as i32 + 1);
        assert_eq!(Weights::from_numbers(numbers).numbers(), numbers);
        assert_eq!(Weights::NAMES.len(), numbers.len());
    }
}
