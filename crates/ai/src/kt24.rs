//! Kill Team 2024 as the players of the skirmish family see it.

use ::kt24::Kt24;

use crate::skirmish::Tactical;

impl Tactical for Kt24 {
    const EVEN_WORTH: bool = true;
}
