//! `coverline import`: files of other programs in, teams and a report out.

use std::path::{Path, PathBuf};

use crate::running::run;

/// A file of the importer's own tests.
fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../import/tests/fixtures");
    folder.join(name).display().to_string()
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("coverline-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_catalogue_becomes_teams_that_pass_their_check() {
    let folder = folder("import");
    let out = folder.display().to_string();
    let file = fixture("night-ferry.cat");
    let report = run(&["import", &file, "--out", &out, "--json"], "").json();
    assert_eq!(
        (&report["format"], &report["edition"]),
        (&"battlescribe-catalogue".into(), &"kt24".into())
    );
    let [team] = report["teams"].as_array().unwrap().as_slice() else { panic!("{report}") };
    assert_eq!(team["name"], "2024 - Night Ferry");
    let written = team["file"].as_str().unwrap();
    assert!(written.starts_with(&out) && written.ends_with(".toml"), "{written}");
    // The system beside it is found: its weapon is read.
    let counts = &report["counts"];
    assert_eq!((&counts["operatives"], &counts["weapons"]), (&1.into(), &4.into()));
    assert_eq!((&counts["weapons_whole"], &counts["weapon_rules_read"]), (&3.into(), &5.into()));
    let base = report["guessed"].as_array().unwrap().iter().find(|one| one["what"] == "base_mm");
    assert_eq!(base.unwrap()["value"], 32);
    assert!(base.unwrap()["why"].is_string() && base.unwrap()["where"].is_string());
    let notes = report["notes"].as_array().unwrap();
    let is_told = |note: &serde_json::Value| {
        ["where", "text", "why"].iter().all(|key| note[*key].is_string())
    };
    assert!(!notes.is_empty() && notes.iter().all(is_told), "{notes:?}");
    assert!(run(&["check", written], "").out.contains("ok"), "{written}");
    // Nothing is overwritten.
    let again = run(&["import", &file, "--out", &out], "");
    assert!(again.refused().contains("there is such a file already"), "{}", again.err);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_report_is_for_people_too() {
    let text = std::fs::read_to_string(fixture("team-2024.json")).unwrap();
    let told = run(&["import", "-", "--lang", "en"], &text).out;
    for line in [
        "killteamjson team, kt24",
        "weapon profiles wholly read 2 of 3",
        "height 1.5",
        "can be written as night-ferry.toml",
        "is no weapon rule of the rule book",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    for (language, words) in [("fr", "Non compris"), ("es", "No entendido"), ("it", "Non compreso")]
    {
        let told = run(&["import", "-", "--lang", language], &text).out;
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn links_are_followed_to_files_that_are_given() {
    let text = std::fs::read_to_string(fixture("night-ferry.cat")).unwrap();
    let weapons = |report: serde_json::Value| report["counts"]["weapons"].clone();
    assert_eq!(weapons(run(&["import", "-", "--json"], &text).json()), 3);
    let with = ["import", "-", "--json", "--with", &fixture("system.gst")];
    assert_eq!(weapons(run(&with, &text).json()), 4);
    let wrong = run(&["import", "-", "--with", &fixture("team-2024.json")], &text);
    assert!(wrong.refused().contains("not a catalogue"), "{}", wrong.err);
}

#[test]
fn what_is_no_such_file_is_refused_in_a_line() {
    let lang = ["--lang", "en"];
    for (text, what) in [
        ("hello", "not a roster, catalogue or team file"),
        ("<a>", "cannot be read as XML"),
        ("<!DOCTYPE a><a/>", "entities"),
        ("", "not a roster"),
    ] {
        let refused = run(&[&["import", "-"][..], &lang].concat(), text);
        assert!(refused.refused().contains(what), "{}", refused.err);
    }
    let text = std::fs::read_to_string(fixture("team-2024.json")).unwrap();
    for (rules, what) in [("kt21", "kt21 is asked for"), ("kt4w40k", "no other program has files")]
    {
        let refused = run(&["import", "-", "--lang", "en", "--rules", rules], &text);
        assert!(refused.refused().contains(what), "{}", refused.err);
    }
    assert!(run(&["import", "there-is-none.ros"], "").refused().contains("no such file"));
}
