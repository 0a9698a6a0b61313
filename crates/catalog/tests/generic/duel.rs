//! A fifth rule set for the generic suite: two models, one die. It comes from outside, and nothing else knows of it.

use std::sync::LazyLock;

use ::duel::{Duel, team_file};
use catalog::{Matchup, Shelf};
use table::{Playable, RuleSet};

use crate::Play;
use crate::setups::{Prepared, begin, resume_with};

const RULES: RuleSet = Duel::RULE_SET;

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    game::register::<Duel>();
    let mut shelf = Shelf::default();
    for (name, wounds) in [("Anna", 60), ("Bruno", 70)] {
        shelf.put(&team_file(name, wounds), name).unwrap();
    }
    shelf
});

/// With the switch as it is usual, and turned.
static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    let teams = SHELF.teams.clone();
    let killzone = catalog::killzone("cooperage-yard").unwrap();
    let plain = Matchup::new(RULES, teams, killzone, None).unwrap();
    let mut hard = plain.clone();
    hard.set("hard", "on").unwrap();
    [plain, hard].map(Prepared::new).into()
});

pub const PLAY: Play = Play {
    name: "duel",
    setups: 2,
    fewer: 1,
    begin: |number| begin(&SETUPS, number),
    resume: |position| resume_with(&SETUPS, position, &SHELF),
};
