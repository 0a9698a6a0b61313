//! Kill Team 2018 for the generic suite: every confined board with two, three and four players, a mission for two, and
//! every switch turned.

use std::sync::LazyLock;

use catalog::Matchup;
use kt18::Switches;
use table::{RuleSet, SwitchSet};

use crate::Play;
use crate::setups::{Prepared, begin, names, resume};

const TURNED: [(&str, &str); 9] = [
    ("visibility_origin", "any"),
    ("sight_line_mm", "0"),
    ("door_enemy_check", "operator"),
    ("base_must_fit", "off"),
    ("tac_cost", "0"),
    ("tactic_once_per_phase", "off"),
    ("fight_round_corner", "forbidden"),
    ("psychic_phase", "off"),
    ("confines", "off"),
];

/// Every board with two, three and four players; of those with three, every second one with all switches turned but
/// the walls'; then two with a mission, and two without walls.
const COUNT: usize = 10;

static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    assert_eq!(names(&TURNED), Switches::NAMES);
    let boards = catalog::killzone_names_for(RuleSet::KT18);
    let missions = catalog::mission_names_for(RuleSet::KT18);
    let mission = missions.iter().find_map(|name| catalog::mission(name));
    let (walled, bare) = (&TURNED[..TURNED.len() - 1], &TURNED[..]);
    let mut all = Vec::new();
    for (i, board) in boards.iter().take(2).enumerate() {
        let plain: &[(&str, &str)] = &[];
        let three = if i == 0 { plain } else { walled };
        for (players, mission, switches) in [
            (2, None, plain),
            (3, None, three),
            (4, None, plain),
            (2, mission.clone(), plain),
            (2, None, bare),
        ] {
            let teams = catalog::team_names(RuleSet::KT18);
            let team = |k: usize| catalog::team(&teams[(i + k) % teams.len()]).unwrap();
            let (teams, board): (Vec<_>, _) =
                ((0..players).map(team).collect(), catalog::killzone(board).unwrap());
            let mut matchup = Matchup::new(RuleSet::KT18, teams, board, mission).unwrap();
            for (name, value) in switches {
                matchup.set(name, value).unwrap();
            }
            all.push(Prepared::new(matchup));
        }
    }
    assert_eq!(all.len(), COUNT);
    all
});

pub const PLAY: Play = Play {
    name: "kt18",
    setups: COUNT,
    fewer: 1,
    begin: |number| begin(&SETUPS, number),
    resume: |position| resume(&SETUPS, position),
};
