//! Kill Team 2024 for the generic suite.

use std::sync::LazyLock;

use kt24::Switches;
use table::{RuleSet, SwitchSet};

use crate::Play;
use crate::setups::{COUNT, Prepared, begin, names, prepare, resume};

const TURNED: [(&str, &str); 10] = [
    ("move_rounding", "ceil_per_segment"),
    ("move_floor", "4"),
    ("dash", "flat"),
    ("reposition_past_engaged", "on"),
    ("obscured", "on"),
    ("vantage", "on"),
    ("assists", "on"),
    ("operatives_block_sight", "on"),
    ("apl_change_cap", "none"),
    ("confines", "off"),
];

static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    assert_eq!(names(&TURNED), Switches::NAMES);
    prepare(RuleSet::KT24, &TURNED)
});

pub const PLAY: Play = Play {
    name: "kt24",
    setups: COUNT,
    fewer: 1,
    begin: |number| begin(&SETUPS, number),
    resume: |position| resume(&SETUPS, position),
};
