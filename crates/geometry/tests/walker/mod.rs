//! Somebody to move about in tests and benches.

use geometry::{Climbing, Length, Mover, Rounding};

/// A mover of a size that climbs, drops and leaps as people do in skirmish games; or does not climb up.
pub fn walker(radius: Length, height: Length, up: bool) -> Mover {
    let climbing = Climbing {
        up,
        least: Length::inches(2),
        most: Length::inches(3),
        beside: Length::INCH,
        free_drop: Length::inches(2),
        leap: Length::inches(4),
        leap_from: Length::inches(2),
    };
    Mover { radius, height, climbing, rounding: Rounding::Exact }
}
