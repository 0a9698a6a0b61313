//! Whole numbers of two sizes: most attacks fit in 64 bits, all in 128.

use std::cell::Cell;
use std::ops::{Add, AddAssign, Div, Mul};

use crate::value::SIXES;
use crate::volley::{Room, SpareRoom};

/// A whole number large enough for an attack.
pub(crate) trait Whole:
    Copy
    + Default
    + Ord
    + 'static
    + Add<Output = Self>
    + AddAssign
    + Mul<Output = Self>
    + Div<Output = Self>
{
    /// From a number that is known to fit.
    fn of(number: i128) -> Self;

    /// From a number of 64 bits.
    fn from_small(number: i64) -> Self;

    /// As the larger of the two.
    fn wide(self) -> i128;

    /// A power of six that is known to fit.
    fn sixes(dice: u8) -> Self;

    /// The spare room for shots of this size.
    fn room() -> &'static SpareRoom<Self>;
}

impl Whole for i64 {
    fn of(number: i128) -> i64 {
        number as i64
    }

    fn from_small(number: i64) -> i64 {
        number
    }

    fn wide(self) -> i128 {
        i128::from(self)
    }

    fn sixes(dice: u8) -> i64 {
        SIXES[usize::from(dice)] as i64
    }

    fn room() -> &'static SpareRoom<i64> {
        thread_local! {
            static ROOM: Cell<Option<Box<Room<i64>>>> = const { Cell::new(None) };
        }
        &ROOM
    }
}

impl Whole for i128 {
    fn of(number: i128) -> i128 {
        number
    }

    fn from_small(number: i64) -> i128 {
        i128::from(number)
    }

    fn wide(self) -> i128 {
        self
    }

    fn sixes(dice: u8) -> i128 {
        SIXES[usize::from(dice)]
    }

    fn room() -> &'static SpareRoom<i128> {
        thread_local! {
            static ROOM: Cell<Option<Box<Room<i128>>>> = const { Cell::new(None) };
        }
        &ROOM
    }
}

/// Whether sums of values up to `most` over the outcomes of so many dice fit in 64 bits.
pub(crate) fn is_small(most: i128, dice: u8) -> bool {
    let dice = usize::from(dice);
    dice < 24 && most.max(1) * SIXES[dice] < 1 << 62
}
