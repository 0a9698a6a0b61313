//! The invariants of ARCHITECTURE.md, read off the sources. What tests say among the sources does not count.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::fs;
use std::path::{Path, PathBuf};

/// Rooms whose code is the rules, or what rules are made of.
const RULES: [&str; 10] =
    ["geometry", "dice", "table", "cards", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k"];

/// Rooms above them that only compute.
const COMPUTING: [&str; 7] = ["game", "catalog", "import", "odds", "ai", "learn", "desk"];

/// Rooms that talk to the world.
const PROGRAMS: [&str; 3] = ["server", "cli", "python"];

/// A file of a room: its path below the room's sources, and its text without tests.
struct Source {
    path: String,
    text: String,
}

fn sources(room: &str) -> Vec<Source> {
    fn gather(root: &Path, folder: &Path, all: &mut Vec<Source>) {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                gather(root, &path, all);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]").next().unwrap().to_owned();
                let path = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
                all.push(Source { path, text });
            }
        }
    }
    // The Python package stands beside the crates.
    let crates = if room == "python" { "../.." } else { ".." };
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(crates).join(room).join("src");
    let mut all = Vec::new();
    gather(&root, &root, &mut all);
    assert!(!all.is_empty(), "{room} has no sources");
    all
}

/// The lines of a text that are code.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether a word stands in a line by itself.
fn says(line: &str, word: &str) -> bool {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(word).any(|(at, _)| {
        !is_word(line[..at].chars().next_back()) && !is_word(line[at + word.len()..].chars().next())
    })
}

/// The files of a room in which a line of code holds one of some words.
fn files_with(room: &str, words: &[&str]) -> Vec<String> {
    let holds =
        |source: &Source| code(&source.text).any(|line| words.iter().any(|word| says(line, word)));
    let found = sources(room).into_iter().filter(|source| holds(source));
    found.map(|source| format!("{room}/{}", source.path)).collect()
}

#[test]
fn only_programs_touch_the_world() {
    let world = [
        "std::fs",
        "std::net",
        "std::io",
        "std::process",
        "std::env",
        "thread::spawn",
        "std::time",
        "println!",
        "eprintln!",
        "print!",
        "eprint!",
        "dbg!",
        "Instant",
        "SystemTime",
    ];
    for room in RULES.iter().chain(&COMPUTING) {
        let mut found = files_with(room, &world);
        // Unpacks from memory into memory.
        found.retain(|file| file != "import/archive.rs");
        assert!(found.is_empty(), "{found:?}");
    }
}

/// Floats stand where people's decimals are read, where numbers are shown, and where a search guesses what an exact
/// predicate then verifies.
#[test]
fn no_float_decides_a_rule() {
    let allowed = [
        // What people write, and what they read.
        "geometry/length.rs",
        "geometry/point.rs",
        "table/answer_form/places.rs",
        "table/file/fields.rs",
        "table/notation/mod.rs",
        "skirmish/card_text.rs",
        "kt18/switches.rs",
        "dice/distribution.rs",
        "dice/fraction.rs",
        // What serde may hand to whoever writes a form; states hold no decimals.
        "table/canonical.rs",
        // Guesses: directions that are tried, each verified exactly.
        "geometry/strip.rs",
        "geometry/strip/between.rs",
        "geometry/strip/direction.rs",
    ];
    let mut found: Vec<String> =
        RULES.iter().flat_map(|room| files_with(room, &["f32", "f64"])).collect();
    found.sort();
    let mut allowed: Vec<&str> = allowed.to_vec();
    allowed.sort_unstable();
    assert_eq!(found, allowed);
}

#[test]
fn rule_sets_do_not_know_each_other() {
    let crates = ["kt18", "kt21", "kt24", "kt4w40k"];
    let types = ["Kt18", "Kt21", "Kt24", "Kt4w40k"];
    for (i, room) in crates.iter().enumerate() {
        let others: Vec<&str> =
            (0..4).filter(|other| *other != i).flat_map(|k| [crates[k], types[k]]).collect();
        let found = files_with(room, &others);
        assert!(found.is_empty(), "{found:?}");
    }
    for room in ["geometry", "dice", "table", "skirmish", "battle"] {
        let found: Vec<String> = files_with(room, &[&crates[..], &types[..]].concat())
            .into_iter()
            .filter(|file| !["table/rule_set.rs", "table/record.rs"].contains(&file.as_str()))
            .collect();
        assert!(found.is_empty(), "{found:?}");
    }
}

/// Files above the rule sets that name one outside the folders called after it, room by room: one list each, and what
/// people write of them. Fewer is better, and more needs a reason.
#[test]
fn few_places_name_a_rule_set() {
    let types = ["Kt18", "Kt21", "Kt24", "Kt4w40k"];
    let own = |file: &String| {
        let mut parts = file.trim_end_matches(".rs").split('/');
        parts.any(|part| ["kt18", "kt21", "kt24", "kt4w40k"].contains(&part))
    };
    for (room, most) in [
        ("game", 1),
        ("catalog", 0),
        ("import", 0),
        ("odds", 5),
        ("ai", 1),
        ("learn", 1),
        ("desk", 2),
        ("server", 2),
        ("cli", 3),
        ("python", 0),
    ] {
        let mut found = files_with(room, &types);
        found.retain(|file| !own(file));
        assert_eq!(found.len(), most, "{found:#?}");
    }
}

#[test]
fn wire_forms_are_known_to_the_table_alone() {
    let room_of = |room: &str| files_with(room, &["serde_json"]);
    for room in ["geometry", "skirmish", "battle", "kt18", "kt21", "kt24", "kt4w40k"] {
        assert_eq!(room_of(room), Vec::<String>::new());
    }
}

#[test]
fn only_the_store_speaks_sql() {
    let words = ["SELECT", "INSERT", "UPDATE", "DELETE FROM", "CREATE TABLE"];
    for room in RULES.iter().chain(&COMPUTING).chain(&PROGRAMS) {
        let found: Vec<String> = files_with(room, &words)
            .into_iter()
            .filter(|file| !file.starts_with("server/store/"))
            .collect();
        assert!(found.is_empty(), "{found:?}");
    }
}

#[test]
fn nothing_is_a_helper() {
    for room in RULES.iter().chain(&COMPUTING).chain(&PROGRAMS) {
        for Source { path, .. } in sources(room) {
            let parts = path.trim_end_matches(".rs").split('/');
            for part in parts {
                let named = ["common", "util", "utils", "helper", "helpers", "misc", "shared"];
                assert!(!named.contains(&part), "{room}/{path}");
            }
        }
    }
}
