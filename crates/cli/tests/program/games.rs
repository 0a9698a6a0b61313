//! Whole games: simulated, recorded, replayed and verified.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::running::run;

fn sim(more: &[&str]) -> Value {
    let args = [&["sim", "--json", "--games", "8", "--seed", "7"], more].concat();
    run(&args, "").json()
}

/// A folder that is gone at the end of the test.
pub struct Folder(PathBuf);

impl Folder {
    /// A folder that is there.
    pub fn made(name: &str) -> Self {
        let folder = Self::new(name);
        fs::create_dir_all(&folder.0).unwrap();
        folder
    }

    fn new(name: &str) -> Self {
        Folder(std::env::temp_dir().join(format!("coverline-{name}-{}", std::process::id())))
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_digest_depends_on_inputs_and_seed_only() {
    let one = sim(&["--threads", "1"]);
    let two = sim(&["--threads", "2"]);
    for name in ["digest", "wins", "decisions", "mean_turns", "interval", "games"] {
        assert_eq!(one[name], two[name], "{name}");
    }
    assert_eq!(one["digest"].as_str().unwrap().len(), 64);
    let others: [&[&str]; 4] = [
        &["--seed", "8"],
        &["--players", "greedy,random"],
        &["--killzone", "signal-ridge"],
        &["--mission", "corner-to-corner"],
    ];
    for other in others {
        let args = [&["sim", "--json", "--games", "8"], other].concat();
        assert_ne!(run(&args, "").json()["digest"], one["digest"], "{other:?}");
    }
}

#[test]
fn the_answer_has_the_shape_of_the_contract() {
    let answer = sim(&["--switch", "obscured=on"]);
    let wins: [u64; 3] = serde_json::from_value(answer["wins"].clone()).unwrap();
    assert_eq!(wins.iter().sum::<u64>(), 8);
    let [low, high]: [f64; 2] = serde_json::from_value(answer["interval"].clone()).unwrap();
    let score = (wins[0] as f64 + wins[2] as f64 / 2.0) / 8.0;
    assert!(0.0 <= low && low <= score && score <= high && high <= 1.0);
    let turns = answer["mean_turns"].as_f64().unwrap();
    assert!((1.0..=4.0).contains(&turns), "{turns}");
    for name in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(answer[name].as_f64().unwrap() > 0.0, "{name}");
    }
    assert!(answer["decisions"].as_u64().unwrap() > 8 * 20);
}

#[test]
fn greedy_beats_random_from_either_side() {
    let play = |players: &str| {
        let args = ["sim", "--json", "--games", "40", "--seed", "3", "--players", players];
        let wins: [u64; 3] = serde_json::from_value(run(&args, "").json()["wins"].clone()).unwrap();
        wins
    };
    assert!(play("greedy,random")[0] > 32);
    assert!(play("random,greedy")[1] > 32);
}

#[test]
fn games_of_2021_are_played_recorded_and_told() {
    let folder = Folder::new("kt21");
    let path = folder.0.to_str().unwrap();
    let more = ["--rules", "kt21", "--players", "greedy,random", "--switch", "auto_saves=off"];
    let one = sim(&[&more[..], &["--threads", "1", "--records", path]].concat());
    let two = sim(&[&more[..], &["--threads", "2"]].concat());
    assert_eq!(one["digest"], two["digest"]);
    assert_ne!(one["digest"], sim(&more[..4])["digest"], "a switch changes the games");
    assert_ne!(one["digest"], sim(&[])["digest"]);
    for number in 1..=8 {
        let name = folder.file(&format!("game-{number:06}.txt"));
        let text = fs::read_to_string(&name).unwrap();
        assert!(text.starts_with("coverline record 1\nrules: kt21\nteam A: Chalkpit Union "));
        assert_eq!(text.matches(": barricade ").count(), 4, "{text}");
        let ended = run(&["replay", "--verify", &name], "");
        assert!(ended.out.starts_with("verified: "), "{}{}", ended.out, ended.err);
        assert!(run(&["check", &name], "").out.contains(": ok, record: "));
    }
    let name = folder.file("game-000001.txt");
    let told = run(&["replay", &name], "");
    assert!(told.out.contains("A: Chalkpit Union\nB: Orchard Vigil\n"), "{}", told.out);
    assert!(told.out.contains("\n\nTurning point 4 begins.\n"), "{}", told.out);
    assert!(run(&["replay", "--rules", "kt24", &name], "").refused().starts_with("rules: kt21"));
}

#[test]
fn teams_say_which_rules_are_played() {
    let named = sim(&["--teams", "chalkpit-union,orchard-vigil"]);
    assert_eq!(named["digest"], sim(&["--rules", "kt21"])["digest"]);
    assert_eq!(sim(&["--rules", "kt24"])["digest"], sim(&[])["digest"]);
}

#[test]
fn greedy_beats_random_under_the_rules_of_2021_too() {
    let play = |players: &str| {
        let args = ["sim", "--json", "--games", "24", "--rules", "kt21", "--players", players];
        let wins: [u64; 3] = serde_json::from_value(run(&args, "").json()["wins"].clone()).unwrap();
        wins
    };
    assert!(play("greedy,random")[0] > 19);
    assert!(play("random,greedy")[1] > 19);
}

#[test]
fn records_verify_and_tampered_ones_do_not() {
    let folder = Folder::new("records");
    let path = folder.0.to_str().unwrap();
    sim(&["--records", path, "--players", "greedy,random"]);
    let names: Vec<String> = (1..=8).map(|n| folder.file(&format!("game-{n:06}.txt"))).collect();
    for name in &names {
        let ended = run(&["replay", "--verify", name], "");
        let text = fs::read_to_string(name).unwrap();
        let count = |what: &str| text.lines().filter(|line| line.contains(what)).count();
        let rolls = count(" rolls ");
        let answers = count("A: ") + count("B: ");
        let tags = text.lines().take_while(|line| !line.is_empty());
        let answers = answers - tags.filter(|l| l.contains("A: ") || l.contains("B: ")).count();
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
        assert_eq!(ended.out, format!("verified: {answers} answers, {rolls} rolls\n"));
        assert!(count("hash ") >= text.lines().count() / 20, "hashes now and then");
    }
    let check: Vec<&str> = ["check"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let checked = run(&check, "");
    assert_eq!((checked.status, checked.out.matches(": ok, record").count()), (0, 8));

    let text = fs::read_to_string(&names[0]).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let line = |what: &str| lines.iter().position(|line| line.starts_with(what)).unwrap();
    let swapped = |at: usize, with: &str| {
        let mut lines = lines.clone();
        lines[at] = with;
        lines.join("\n") + "\n"
    };
    let activation = line("A: activate");
    let edge = lines.iter().position(|line| line.contains(": edge ")).unwrap();
    let cases = [
        (line("hash "), "hash 0000000000000000"),
        (line("A rolls"), "B rolls 1"),
        (line("A rolls"), "A rolls 1 2"),
        (edge, if lines[edge].starts_with('A') { "B: edge west" } else { "A: edge west" }),
        (activation, "A: pass"),
        (activation, "A rolls 1"),
    ];
    for (at, with) in cases {
        let ended = run(&["replay", "--verify", "-"], &swapped(at, with));
        assert_eq!((ended.status, ended.err.as_str()), (1, ""), "{with}");
        assert!(ended.out.starts_with(&format!("line {}: ", at + 1)), "{with}: {}", ended.out);
        let json = run(&["replay", "--verify", "--json", "-"], &swapped(at, with));
        let told: Value = serde_json::from_str(&json.out).unwrap();
        assert_eq!((json.status, &told["line"]), (1, &Value::from(at + 1)));
    }
}

#[test]
fn unreadable_records_are_bad_input() {
    let folder = Folder::new("unreadable");
    sim(&["--records", folder.0.to_str().unwrap()]);
    let text = fs::read_to_string(folder.file("game-000001.txt")).unwrap();
    let half: String = text.chars().take(text.len() / 2).collect();
    let last = text.trim_end().rsplit_once('\n').unwrap().0;
    let cases = [
        (half, "line"),
        (last.to_owned(), "breaks off"),
        ("coverline record 2\n".to_owned(), "line 1"),
        ("garbage".to_owned(), "line 1"),
        (String::new(), "line 1"),
        (format!("{text}more"), "nothing follows"),
        (text.replacen("Lantern Company", "Lost Company", 1), "Lost Company"),
        (text.replacen("rules: kt24", "rules: kt21", 1), "kt21"),
        (text.replacen("killzone: ", "board: ", 1), "killzone"),
    ];
    for (text, expected) in cases {
        for args in [&["replay", "--verify", "-"][..], &["replay", "-"]] {
            let ended = run(args, &text);
            assert!(ended.refused().contains(expected), "{expected}: {}", ended.err);
        }
    }
}

#[test]
fn a_game_is_told_in_words() {
    let folder = Folder::new("told");
    sim(&["--records", folder.0.to_str().unwrap(), "--players", "greedy,greedy"]);
    let name = folder.file("game-000001.txt");
    let english = run(&["replay", &name], "");
    assert_eq!(english.status, 0);
    assert!(english.out.contains("\n\nTurning point 1 begins.\n"), "{}", english.out);
    assert!(english.out.contains("is activated with the order Engage."));
    let data = run(&["replay", "--json", &name], "");
    let first: Value = serde_json::from_str(data.out.lines().next().unwrap()).unwrap();
    assert_eq!(first["event"]["key"], "rolled");
    assert_eq!(data.out.lines().count(), english.out.lines().filter(|l| !l.is_empty()).count() - 3);
    let verified = run(&["replay", "--verify", "--json", &name], "").json();
    assert_eq!(verified["verified"], true);
    assert!(run(&["replay", "--rules", "kt18", &name], "").refused().starts_with("rules: kt24"));
    let french = run(&["replay", "--lang", "fr", &name], "");
    assert!(!french.out.contains("is activated") && french.out.lines().count() > 50);
}

#[test]
fn files_of_ones_own_are_played_with_and_kept_in_the_record() {
    let folder = Folder::new("own");
    fs::create_dir_all(&folder.0).unwrap();
    let built_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/teams/saltglass-crew.toml");
    let text = fs::read_to_string(built_in).unwrap().replacen("Saltglass Crew", "My Own", 1);
    let team = folder.file("own.toml");
    fs::write(&team, text).unwrap();
    let teams = format!("{team},lantern-company");
    sim(&["--teams", &teams, "--records", folder.0.to_str().unwrap()]);
    let record = folder.file("game-000001.txt");
    let carried = run(&["replay", "--verify", &record], "");
    assert!(carried.out.starts_with("verified: "), "{}", carried.err);
    let bare = folder.file("bare.txt");
    let text = fs::read_to_string(&record).unwrap();
    let kept = text.lines().filter(|line| !line.starts_with("content "));
    fs::write(&bare, kept.collect::<Vec<_>>().join("\n") + "\n").unwrap();
    assert!(run(&["replay", "--verify", &bare], "").refused().contains("My Own"));
    let with = run(&["replay", "--verify", "--with", &team, &bare], "");
    assert!(with.out.starts_with("verified: "), "{}", with.err);
}

#[test]
fn problems_in_files_are_named_by_line() {
    let ended = run(&["check", "-"], "format = \"coverline team 1\"\nname = 4\n");
    assert_eq!((ended.status, ended.err.as_str()), (1, ""));
    assert!(ended.out.contains("standard input:2: name"), "{}", ended.out);
    let other = run(&["check", "--json", "-"], "what = 1\n");
    assert_eq!(other.status, 1);
    let findings: Value = serde_json::from_str(&other.out).unwrap();
    assert_eq!(findings[0]["ok"], false);
    assert!(!findings[0]["problems"].as_array().unwrap().is_empty());
}

/// Rule sets for more than two: one number for each side, then the games that nobody won.
#[test]
fn three_and_four_sides_play_too() {
    for (players, sides) in [("greedy,random,random", 3), ("random,random,random,greedy", 4)] {
        let answer = sim(&["--rules", "kt18", "--players", players]);
        let wins: Vec<u64> = serde_json::from_value(answer["wins"].clone()).unwrap();
        assert_eq!((wins.len(), wins.iter().sum::<u64>()), (sides + 1, 8));
        let turns = answer["mean_turns"].as_f64().unwrap();
        assert!((1.0..=5.0).contains(&turns), "{turns}");
        let again = sim(&["--rules", "kt18", "--players", players, "--threads", "1"]);
        assert_eq!(answer["digest"], again["digest"]);
    }
    let few = run(&["sim", "--rules", "kt24", "--players", "random,random,random"], "");
    assert!(few.refused().contains("expected 2 for kt24"), "{}", few.err);
}

#[test]
fn games_of_three_sides_are_recorded_and_verified() {
    let folder = Folder::new("three");
    let records = folder.0.to_str().unwrap();
    let args = ["sim", "--games", "2", "--rules", "kt18", "--players", "greedy,greedy,random"];
    assert_eq!(run(&[&args[..], &["--records", records]].concat(), "").status, 0);
    let name = folder.file("game-000002.txt");
    let told = run(&["replay", &name], "");
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    assert!(told.out.contains("Battle round 1"), "{}", told.out);
    let checked = run(&["check", &name], "");
    assert!(checked.out.contains(": ok, record: "), "{}", checked.out);
    let text = fs::read_to_string(&name).unwrap();
    assert!(text.contains("team C") && text.lines().any(|line| line.starts_with("C ")), "{text}");
}
