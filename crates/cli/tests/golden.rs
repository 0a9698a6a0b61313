//! A whole game kept for good: it must replay, with every hash, as long as the rules and the form of a state
//! stay the same. Its data files are kept beside it, so that the built-in ones may change.
//!
//! When a change is meant to alter how this game goes, or what a state consists of, make it anew in this
//! folder: `coverline sim --games 1 --seed 2024 --players greedy,greedy --teams lantern-company.toml,saltglass-crew.toml
//! --killzone cooperage-yard.toml --records .`

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::path::Path;
use std::process::Command;

#[test]
fn the_kept_game_replays_with_every_hash() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let record = folder.join("game-000001.txt");
    let lines = std::fs::read_to_string(&record).unwrap();
    let hashes = lines.lines().filter(|line| line.starts_with("hash ")).count();
    assert!(hashes > 10, "only {hashes} hashes");
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
    command.args(["replay", "--verify"]).arg(&record);
    for data in ["lantern-company.toml", "saltglass-crew.toml", "cooperage-yard.toml"] {
        command.arg("--with").arg(folder.join(data));
    }
    let run = command.output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}{}", String::from_utf8_lossy(&run.stderr));
    let answers = lines.lines().filter(|line| line.get(1..3) == Some(": ")).count();
    let rolls = lines.lines().filter(|line| line.contains(" rolls ")).count();
    assert_eq!(said, format!("verified: {answers} answers, {rolls} rolls\n"));
}
