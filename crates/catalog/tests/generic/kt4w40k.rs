//! KT4W40K for the generic suite: the built-in armies on both tables with both missions, and a small army with two, three
//! and four players and every switch turned.

#[path = "../samples/mod.rs"]
mod samples;

use std::sync::LazyLock;

use catalog::{Loaded, Matchup, Shelf, Team};
use kt4w40k::Switches;
use table::{RuleSet, SwitchSet};

use crate::Play;
use crate::setups::{Prepared, begin, names, resume_with};

const TURNED: [(&str, &str); 8] = [
    ("prepared_may_fire_late", "on"),
    ("decisive_shot_ignores_move", "off"),
    ("failed_charge_move", "none"),
    ("screen_by_gaps", "on"),
    ("degrading_monsters_as_vehicles", "on"),
    ("demoralised_scope", "hits"),
    ("stratagem_once_per_phase", "off"),
    ("first_deployer_bonus", "on"),
];

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let mut shelf = Shelf::default();
    shelf.put(samples::ARMY, "army.toml").unwrap();
    shelf
});

static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    assert_eq!(names(&TURNED), Switches::NAMES);
    let tables = catalog::killzone_names_for(RuleSet::KT4W40K);
    let built_in = catalog::team_names(RuleSet::KT4W40K);
    let large = |k: usize| catalog::team(&built_in[k % built_in.len()]).unwrap();
    let small = |_: usize| SHELF.teams[0].clone();
    let armies = |players: usize, army: &dyn Fn(usize) -> Loaded<Team>| -> Vec<_> {
        (0..players).map(army).collect()
    };
    let plain: &[(&str, &str)] = &[];
    let choices = [
        (armies(2, &large), 0, Some("three-bells"), plain),
        (armies(3, &small), 1, None, &TURNED[..]),
        (armies(4, &small), 0, Some("three-bells"), plain),
        (armies(2, &large), 1, Some("over-the-line"), plain),
        (armies(2, &small), 1, None, &TURNED[..]),
        (armies(3, &small), 0, Some("three-bells"), plain),
    ];
    let prepared = choices.map(|(armies, table, mission, switches)| {
        let table = catalog::killzone(&tables[table]).unwrap();
        let mission = mission.map(|name| catalog::mission(name).unwrap());
        let mut matchup = Matchup::new(RuleSet::KT4W40K, armies, table, mission).unwrap();
        for (name, value) in switches {
            matchup.set(name, value).unwrap();
        }
        Prepared::new(matchup)
    });
    prepared.into()
});

pub const PLAY: Play = Play {
    name: "kt4w40k",
    setups: 6,
    fewer: 6,
    begin: |number| begin(&SETUPS, number),
    resume: |position| resume_with(&SETUPS, position, &SHELF),
};
