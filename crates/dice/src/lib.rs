#![doc = include_str!("../README.md")]

mod chance;
mod classes;
mod counts;
mod distribution;
mod face;
mod fraction;

pub use chance::{Chance, Faces};
pub use classes::{
    ClassOutcomes, Classes, MOST_DICE, NotSixSides, Outcomes, class_outcomes, outcomes,
};
pub use counts::FaceCounts;
pub use distribution::{Distribution, TooLarge};
pub use face::{Face, NotAFace};
pub use fraction::Fraction;
