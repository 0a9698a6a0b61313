//! Whole games kept for good. They replay in every release, with every hash: nothing in this folder is ever made anew.
//! A rule that is corrected gets a switch whose former setting they are played with (`SwitchSet::FORMERLY`), and a state
//! that grows does so without changing what is hashed (`HashForm`).
//!
//! `game-000001.txt` is of the first release, whose records named their files without carrying them and hashed the compact
//! form of states. The others carry everything that they were played with.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn replays_with_every_hash(record: &str, with: &[&str]) {
    let path = folder().join(record);
    let lines = std::fs::read_to_string(&path).unwrap();
    let hashes = lines.lines().filter(|line| line.starts_with("hash ")).count();
    assert!(hashes > 10, "{record}: only {hashes} hashes");
    let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
    command.args(["replay", "--verify"]).arg(&path);
    for data in with {
        command.arg("--with").arg(folder().join(data));
    }
    let run = command.output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{record}: {said}{}", String::from_utf8_lossy(&run.stderr));
    let (_, played) = lines.split_once("\n\n").unwrap();
    let answers = played.lines().filter(|line| line.get(1..3) == Some(": ")).count();
    let rolls = played.lines().filter(|line| line.contains(" rolls ")).count();
    assert_eq!(said, format!("verified: {answers} answers, {rolls} rolls\n"));
}

#[test]
fn a_game_of_the_first_release_replays() {
    let files = ["lantern-company.toml", "saltglass-crew.toml", "cooperage-yard.toml"];
    replays_with_every_hash("game-000001.txt", &files);
}

#[test]
fn a_kept_game_of_every_rule_set_replays() {
    for record in ["kt18.txt", "kt21.txt", "kt24.txt", "kt4w40k.txt"] {
        let text = std::fs::read_to_string(folder().join(record)).unwrap();
        assert!(text.lines().any(|line| line == "hashes: 2"), "{record}");
        assert!(text.lines().any(|line| line.starts_with("content ")), "{record}");
        replays_with_every_hash(record, &[]);
    }
}

/// A record whose hash was changed, or whose hashes are of no form that is known, is refused at its line.
#[test]
fn hashes_of_both_forms_are_compared() {
    let text = std::fs::read_to_string(folder().join("kt24.txt")).unwrap();
    let (hash_line, hash) =
        (1..).zip(text.lines()).find(|(_, line)| line.starts_with("hash ")).unwrap();
    for (spoilt, expected) in [
        (
            text.replacen(hash, "hash 0123456789abcdef", 1),
            format!("line {hash_line}: the hash here"),
        ),
        (
            text.replacen("hashes: 2\n", "hashes: 1\n", 1),
            format!("line {hash_line}: the hash here"),
        ),
        (text.replacen("hashes: 2\n", "hashes: 3\n", 1), "hashes: \"3\" is not".to_owned()),
    ] {
        let file =
            std::env::temp_dir().join(format!("coverline-golden-{}.txt", std::process::id()));
        std::fs::write(&file, spoilt).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_coverline"));
        let run = command.args(["replay", "--verify", "--lang", "en"]).arg(&file).output().unwrap();
        std::fs::remove_file(&file).unwrap();
        let said = String::from_utf8_lossy(&run.stdout) + String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success() && said.contains(&expected), "{said}");
    }
}
