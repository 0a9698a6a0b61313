//! Kill Team 2021 as the players of the skirmish family see it.

use ::kt21::Kt21;

use crate::skirmish::Tactical;

impl Tactical for Kt21 {
    const EVEN_WORTH: bool = false;
}
