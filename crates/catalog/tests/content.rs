//! What comes with the program: complete, legal, fair enough, and playable.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use catalog::{KILLZONE_FILES, MISSION_FILES, Matchup, TEAM_FILES};
use dice::Chance;

use kt24::{Kt24, Setup, Switches};

use table::{Rules, Status};

fn matchup(killzone: &str, mission: Option<&str>) -> Matchup {
    Matchup {
        teams: [
            catalog::team("Lantern Company").unwrap(),
            catalog::team("Saltglass Crew").unwrap(),
        ],
        killzone: catalog::killzone(killzone).unwrap(),
        mission: mission.map(|name| catalog::mission(name).unwrap()),
        switches: Switches::default(),
    }
}

/// Every killzone without a mission and with each.
fn all_matchups() -> Vec<Matchup> {
    let missions = catalog::mission_names();
    let choices = || std::iter::once(None).chain(missions.iter().map(|name| Some(name.as_str())));
    let killzones = catalog::killzone_names();
    killzones.iter().flat_map(|name| choices().map(|mission| matchup(name, mission))).collect()
}

#[test]
fn every_file_of_the_data_folder_is_built_in_and_reads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let listed: BTreeSet<String> = [TEAM_FILES, KILLZONE_FILES, MISSION_FILES]
        .into_iter()
        .flatten()
        .map(|(file, _)| (*file).to_owned())
        .collect();
    let mut found = BTreeSet::new();
    for folder in ["teams", "killzones", "missions"] {
        for entry in std::fs::read_dir(root.join("data").join(folder)).unwrap() {
            let name = entry.unwrap().file_name();
            found.insert(format!("data/{folder}/{}", name.to_str().unwrap()));
        }
    }
    assert_eq!(found, listed);
    for (file, text) in TEAM_FILES {
        catalog::read_team(text, file).unwrap();
    }
    for (file, text) in KILLZONE_FILES {
        catalog::read_killzone(text, file).unwrap();
    }
    for (file, text) in MISSION_FILES {
        catalog::read_mission(text, file).unwrap();
    }
}

#[test]
fn random_games_come_to_an_end() {
    let matchups = all_matchups();
    let setups: Vec<Arc<Setup>> = matchups.iter().map(|m| m.setup().unwrap()).collect();
    for seed in 0..50u64 {
        let setup = &setups[seed as usize % setups.len()];
        let mut game = Kt24::new(Arc::clone(setup));
        game.silence();
        let mut chance = Chance::new(seed, 0);
        let mut steps = 0;
        loop {
            match game.status() {
                Status::Over(_) => break,
                Status::Roll(roll) => {
                    let faces: Vec<_> = chance.faces(usize::from(roll.dice)).collect();
                    game.roll(&faces).unwrap();
                }
                Status::Decide(_) => {
                    let answer = game.propose(&mut chance);
                    let taken = game.answer(&answer);
                    assert!(taken.is_ok(), "seed {seed}, step {steps}: {answer}: {taken:?}");
                }
            }
            steps += 1;
            assert!(steps < 100_000, "seed {seed} does not end");
        }
    }
}
