//! A fifth rule set, two models and one die, registered by a program that is otherwise the same (`examples/duel.rs`):
//! its files are checked, its games simulated, recorded, replayed, and played over the protocol.

use std::fs;
use std::path::Path;

use duel::team_file;

use crate::games::Folder;
use crate::running::{Ended, run, run_program};

/// Runs the program that has the fifth rule set.
fn duel(args: &[&str], input: &str) -> Ended {
    let here = Path::new(env!("CARGO_BIN_EXE_coverline"));
    let program = here.parent().unwrap().join("examples/duel");
    run_program(&program, args, |to| {
        let _ = to.write_all(input.as_bytes());
    })
}

/// Two teams in a folder.
fn teams(folder: &Folder) -> [String; 2] {
    [("anna", 6), ("bruno", 7)].map(|(name, wounds)| {
        let path = folder.file(&format!("{name}.toml"));
        fs::write(&path, team_file(name, wounds)).unwrap();
        path
    })
}

#[test]
fn it_is_simulated_recorded_and_replayed() {
    let folder = Folder::made("fifth-sim");
    let teams = teams(&folder).join(",");
    let records = folder.file("records");
    let args = ["sim", "--json", "--rules", "duel", "--games", "20", "--seed", "3"];
    let more = ["--teams", &teams, "--killzone", "cooperage-yard", "--players", "trooper,random"];
    let sim = |last: &[&str]| duel(&[&args[..], &more, last].concat(), "").json();
    let (one, two) = (sim(&["--threads", "1"]), sim(&["--threads", "2", "--records", &records]));
    assert_eq!(one["digest"], two["digest"]);
    let wins = one["wins"].as_array().unwrap();
    assert_eq!(wins.iter().map(|wins| wins.as_u64().unwrap()).sum::<u64>(), 20);
    let record = Path::new(&records).join("game-000001.txt");
    let record = record.to_str().unwrap();
    let replayed = duel(&["replay", "--verify", record], "");
    assert_eq!((replayed.status, replayed.err.as_str()), (0, ""), "{}", replayed.out);
    let stranger = run(&["replay", "--verify", record], "");
    assert!(stranger.refused().contains("unknown rule set \"duel\""), "{}", stranger.err);
}

#[test]
fn it_is_played_over_the_protocol_from_a_position_too() {
    let folder = Folder::made("fifth-engine");
    let [anna, bruno] = teams(&folder);
    let begin = format!(
        "new rules=duel teamA={anna} teamB={bruno} killzone=cooperage-yard switch:hard=on\n"
    );
    let script =
        "candidates\nanswer target B1\nroll 5\nanswer fight B1 with teeth\nhash\nposition\nquit\n";
    let told = duel(&["engine"], &(begin + script));
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(
        told.out.contains("candidate target B1\ncandidate end\nok 2 of 2 all\n"),
        "{}",
        told.out
    );
    assert!(told.out.contains("error DUEL-02 "), "{}", told.out);
    assert!(told.out.contains("[target A1 or end]"), "{}", told.out);
    let position: String = told
        .out
        .lines()
        .filter_map(|line| line.strip_prefix("| "))
        .map(|l| format!("{l}\n"))
        .collect();
    let hash = |out: &str| {
        let mut lines = out.lines();
        lines.find(|line| line.len() == 19 && line.starts_with("ok ")).map(str::to_owned)
    };
    let again = duel(&["engine"], &format!("load\n{position}.\nhash\nchoose veteran\nquit\n"));
    assert_eq!(hash(&again.out), hash(&told.out), "{}", again.out);
    assert!(again.out.contains("candidate "), "{}", again.out);
}

#[test]
fn its_files_and_its_book_are_read() {
    let folder = Folder::made("fifth-files");
    let [anna, _] = teams(&folder);
    let checked = duel(&["check", &anna], "");
    assert_eq!(checked.status, 0, "{}", checked.err);
    assert!(checked.out.contains("1 duellist"), "{}", checked.out);
    fs::write(&anna, team_file("anna", 0)).unwrap();
    let checked = duel(&["check", &anna], "");
    assert!(
        checked.out.contains("wounds: expected a whole number from 1 to 99"),
        "{}",
        checked.out
    );
    let rule = duel(&["rules", "DUEL-03"], "");
    assert!(rule.out.contains("A strike is one die."), "{}{}", rule.out, rule.err);
}
