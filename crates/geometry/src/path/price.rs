//! What going up and coming down costs.

use serde::{Deserialize, Serialize};

use crate::Length;

/// What climbing and dropping cost, besides the way walked meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// As much as the height, with a floor for climbs and an allowance for drops.
    Height {
        /// What a climb costs at least.
        least: Length,
        /// How much of all the dropping in one path is free.
        free_drop: Length,
    },
    /// The height in whole steps of this length: each climb is rounded up to one, each drop down.
    Steps(Length),
}

impl Price {
    /// What one climb costs.
    pub fn climb(self, height: Length) -> Length {
        match self {
            Price::Height { least, .. } => height.max(least),
            Price::Steps(step) => whole_steps(height + step - Length::UNIT, step),
        }
    }

    /// How high one climb can be for a price.
    pub(super) fn highest_for(self, price: Length) -> Length {
        match self {
            Price::Height { least, .. } if price < least => Length::ZERO,
            Price::Height { .. } => price,
            Price::Steps(step) => whole_steps(price, step),
        }
    }

    /// What one drop costs: for [`Price::Height`], all the dropping of a path taken together.
    pub fn drop(self, height: Length) -> Length {
        match self {
            Price::Height { free_drop, .. } => (height - free_drop).max(Length::ZERO),
            Price::Steps(step) => whole_steps(height, step),
        }
    }

    /// How much more a drop that goes so much further costs, at most.
    pub(super) fn drop_at_most(self, further: Length) -> Length {
        match self {
            Price::Height { .. } => further,
            Price::Steps(_) => self.climb(further),
        }
    }

    /// Whether each drop of a path is paid for by itself.
    pub(super) fn counts_drops_apart(self) -> bool {
        matches!(self, Price::Steps(_))
    }
}

/// A length rounded down to whole steps; steps of no length change nothing.
fn whole_steps(length: Length, step: Length) -> Length {
    let left_over = length.units().checked_rem_euclid(step.units()).unwrap_or_default();
    length - Length::from_units(left_over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_round_climbs_up_and_drops_down() {
        let price = Price::Steps(Length::inches(2));
        for (height, climb, drop) in [
            (0.0, 0, 0),
            (1.0, 2, 0),
            (1.99, 2, 0),
            (2.0, 2, 2),
            (2.01, 4, 2),
            (3.0, 4, 2),
            (4.0, 4, 4),
        ] {
            let height = Length::from_inches_f64(height);
            assert_eq!(price.climb(height), Length::inches(climb), "{height}");
            assert_eq!(price.drop(height), Length::inches(drop), "{height}");
        }
    }

    #[test]
    fn a_height_costs_itself_but_for_floor_and_allowance() {
        let price = Price::Height { least: Length::inches(2), free_drop: Length::inches(2) };
        assert_eq!(price.climb(Length::INCH), Length::inches(2));
        assert_eq!(price.climb(Length::inches(3)), Length::inches(3));
        assert_eq!(price.drop(Length::inches(2)), Length::ZERO);
        assert_eq!(price.drop(Length::inches(3)), Length::INCH);
    }
}
