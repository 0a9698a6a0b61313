//! Kill Team 2021 for the generic suite.

use std::sync::LazyLock;

use kt21::Switches;
use table::{RuleSet, SwitchSet};

use crate::Play;
use crate::setups::{COUNT, Prepared, begin, names, prepare, resume};

const TURNED: [(&str, &str); 13] = [
    ("initiative_winner_chooses", "on"),
    ("use_group_activation", "on"),
    ("round_move_increments", "on"),
    ("obscuring", "traits"),
    ("vantage_exception", "off"),
    ("vantage_inclusive", "on"),
    ("vantage_light_only", "on"),
    ("bases_give_cover", "on"),
    ("blast_needs_visibility", "off"),
    ("reap_from_user", "off"),
    ("auto_saves", "off"),
    ("stop_on_wipeout", "off"),
    ("confines", "off"),
];

static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    assert_eq!(names(&TURNED), Switches::NAMES);
    prepare(RuleSet::KT21, &TURNED)
});

pub const PLAY: Play = Play {
    name: "kt21",
    setups: COUNT,
    fewer: 1,
    begin: |number| begin(&SETUPS, number),
    resume: |position| resume(&SETUPS, position),
};
