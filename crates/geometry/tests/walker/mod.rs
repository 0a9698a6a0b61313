//! Somebody to move about in tests and benches.

use geometry::{Climbing, Length, Mover, Price, Rounding};

/// A mover of a size that climbs, drops and leaps as people do in skirmish games; or does not climb up.
pub fn walker(radius: Length, height: Length, up: bool) -> Mover {
    let climbing = Climbing {
        up,
        price: Price::Height { least: Length::inches(2), free_drop: Length::inches(2) },
        most: Some(Length::inches(3)),
        beside: Length::INCH,
        leap: Length::inches(4),
        leap_from: Length::inches(2),
    };
    Mover { radius, height, climbing, rounding: Rounding::Exact }
}
