//! What things are worth to a player.

/// What things are worth. An operative is worth about 1000; everything else is measured against that.
///
/// The numbers were guessed, then tuned by self-play (see [`crate::tune`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// An operative's worth for what its weapons do, per sixth of a wound before saves.
    pub arms: i32,
    /// The part of an operative's worth that goes with its wounds while it stands, in thousandths.
    pub wounds: i32,
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
    /// Every inch between an operative and the nearest enemy.
    pub distance: i32,
    /// Being under a Conceal order, which keeps an operative from reacting.
    pub concealed: i32,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// Their names, in order.
    pub const NAMES: [&'static str; Self::COUNT] = [
        "arms",
        "wounds",
        "tempo",
        "threat",
        "threat_later",
        "threat_moved",
        "threat_charge",
        "prospect",
        "distance",
        "concealed",
    ];

    /// All of them, in the order of their names.
    pub const fn numbers(&self) -> [i32; Self::COUNT] {
        [
            self.arms,
            self.wounds,
            self.tempo,
            self.threat,
            self.threat_later,
            self.threat_moved,
            self.threat_charge,
            self.prospect,
            self.distance,
            self.concealed,
        ]
    }

    /// Weights from their numbers, in the order of their names.
    pub const fn from_numbers(numbers: [i32; Self::COUNT]) -> Self {
        let [
            arms,
            wounds,
            tempo,
            threat,
            threat_later,
            threat_moved,
            threat_charge,
            prospect,
            distance,
            concealed,
        ] = numbers;
        Weights {
            arms,
            wounds,
            tempo,
            threat,
            threat_later,
            threat_moved,
            threat_charge,
            prospect,
            distance,
            concealed,
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            arms: 6,
            wounds: 350,
            tempo: 300,
            threat: 700,
            threat_later: 350,
            threat_moved: 300,
            threat_charge: 500,
            prospect: 250,
            distance: 8,
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
