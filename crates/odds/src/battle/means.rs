//! What attacks come to on average, for whoever compares many of them: means of the same dice, without a distribution.

use super::Assault;
use super::blow::{Hit, Hits, damage, spread};

/// What attacks come to on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Means {
    /// Hits.
    pub hits: f64,
    /// Wounds lost by targets of which there is no end, none of which loses more than it has by one failed save.
    pub wounds: f64,
}

impl Assault {
    /// What the attacks come to on average against models with so many wounds each.
    pub fn means(&self, wounds: u8) -> Means {
        let each = self.number.each;
        let attacks = match each.dice {
            0 => f64::from(each.plus),
            _ => mean(&spread(each), u8::MAX),
        };
        let times = if self.number.doubled { 2.0 } else { 1.0 } * f64::from(self.number.models);
        let hits: f64 =
            Hits::of(&self.strike).iter().map(|(hits, chance)| hits as f64 * chance).sum();
        let hits = attacks * times * hits;
        let hit = Hit::of(&self.strike);
        let cost = mean(&damage(&self.strike), wounds);
        let mortal = f64::from(self.strike.mortal(1));
        let each =
            (hit.unsaved + hit.six_unsaved) * cost + (hit.six_saved + hit.six_unsaved) * mortal;
        Means { hits, wounds: hits * each }
    }
}

/// The mean of numbers from 0 on, larger ones counted as the most.
fn mean(all: &[f64], most: u8) -> f64 {
    (0u8..).zip(all).map(|(n, chance)| f64::from(n.min(most)) * chance).sum()
}
