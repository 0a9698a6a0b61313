//! The rooms and their arrows, as ARCHITECTURE.md draws them: a room depends only on rooms before it.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeMap;
use std::process::Command;

/// What each room may know.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("geometry", &[]),
    ("dice", &[]),
    ("table", &["geometry", "dice"]),
    ("cards", &["geometry", "dice", "table"]),
    ("skirmish", &["geometry", "dice", "table"]),
    ("battle", &["geometry", "dice", "table"]),
    ("kt18", &["geometry", "dice", "table", "battle"]),
    // The rule set of the tests.
    ("duel", &["geometry", "dice", "table"]),
    // What tests and benches begin with.
    ("fixtures", &["geometry", "dice", "table", "skirmish", "game", "catalog"]),
    ("kt21", &["geometry", "dice", "table", "skirmish"]),
    ("kt24", &["geometry", "dice", "table", "skirmish"]),
    ("kt4w40k", &["geometry", "dice", "table", "battle"]),
    (
        "game",
        &["geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k"],
    ),
    (
        "catalog",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game",
        ],
    ),
    (
        "import",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "catalog",
        ],
    ),
    (
        "odds",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game",
        ],
    ),
    (
        "ai",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "odds",
        ],
    ),
    (
        "learn",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "odds", "ai",
        ],
    ),
    (
        "desk",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "catalog", "odds", "ai",
        ],
    ),
    (
        "server",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "catalog", "odds", "ai", "desk",
        ],
    ),
    (
        "python",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "catalog", "odds", "ai", "learn", "desk",
        ],
    ),
    (
        "cli",
        &[
            "geometry", "dice", "table", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k",
            "game", "catalog", "import", "odds", "ai", "learn", "desk", "server",
        ],
    ),
];

/// Rooms that may touch files, clocks, threads or the network.
const MAY_DO_IO: &[&str] = &["cli", "python", "server"];

/// Crates that do so.
const IO_CRATES: &[&str] = &["rayon", "indicatif", "clap", "tokio", "axum", "sqlx"];

fn dependencies() -> BTreeMap<String, Vec<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter().map(|package| {
        let name = package["name"].as_str().unwrap();
        let used = package["dependencies"].as_array().unwrap().iter();
        let used = used.filter(|dependency| dependency["kind"].is_null());
        let used = used.map(|dependency| room(dependency["name"].as_str().unwrap()));
        (room(name), used.collect())
    });
    packages.collect()
}

fn room(package: &str) -> String {
    package.strip_prefix("coverline-").unwrap_or(package).to_owned()
}

#[test]
fn every_room_knows_only_the_rooms_before_it() {
    let all = dependencies();
    let known: Vec<&str> = MAY_KNOW.iter().map(|(room, _)| *room).collect();
    for (room, used) in &all {
        let rule = MAY_KNOW.iter().find(|(name, _)| name == room);
        let (_, allowed) = rule.unwrap_or_else(|| panic!("room {room} is not on the map"));
        for other in used.iter().filter(|other| known.contains(&other.as_str())) {
            assert!(allowed.contains(&other.as_str()), "{room} must not know {other}");
        }
    }
    assert_eq!(all.len(), MAY_KNOW.len(), "a room on the map is missing");
}

#[test]
fn only_programs_do_io() {
    for (room, used) in dependencies() {
        if MAY_DO_IO.contains(&room.as_str()) {
            continue;
        }
        for other in used {
            assert!(!IO_CRATES.contains(&other.as_str()), "{room} must not use {other}");
        }
    }
}
