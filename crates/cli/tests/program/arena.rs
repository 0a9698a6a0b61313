//! Engines against each other: the same result on every machine, programs of others, and what goes wrong with them.

use serde_json::Value;

use crate::running::run;

const BOARD: [&str; 4] = ["--killzones", "Cooperage Yard", "--missions", "Corner to Corner"];

fn arena(first: &str, second: &str, more: &[&str]) -> Value {
    run(&[&["arena", first, second, "--json"], &BOARD[..], more].concat(), "").json()
}

#[test]
fn the_result_depends_on_inputs_and_seed_only() {
    let play = |threads| {
        arena("veteran", "recruit", &["--pairs", "3", "--nodes", "4", "--threads", threads])
    };
    let [one, two] = ["1", "2"].map(play);
    for name in ["results", "pentanomial", "score", "interval", "decisions", "tables", "forfeits"] {
        assert_eq!(one[name], two[name], "{name}");
    }
    assert_eq!((&one["games"], &one["pairs"]), (&6.into(), &3.into()));
    assert_eq!(one["budget"]["nodes"], 4);
    let other = arena("veteran", "recruit", &["--pairs", "3", "--nodes", "4", "--seed", "2"]);
    assert_ne!(other["decisions"], one["decisions"]);
}

#[test]
fn an_engine_has_no_advantage_over_itself() {
    // The same dice and the same thoughts with exchanged sides: a recruit's pairs are even.
    let even = arena("recruit", "recruit", &["--pairs", "6"]);
    assert_eq!(even["pentanomial"], serde_json::json!([0, 0, 6, 0, 0]));
    assert_eq!(even["elo"], 0.0);
}

#[test]
fn every_team_meets_every_other_and_the_table_says_so() {
    let all = run(&["arena", "recruit", "random", "--pairs", "9", "--rules", "kt21"], "");
    assert_eq!(all.status, 0, "{}", all.err);
    assert!(all.out.starts_with("# recruit against random (kt21)\n"), "{}", all.out);
    for part in ["| 18 |", "Chalkpit Union and Orchard Vigil", "Cooperage Yard", "Long Approach"] {
        assert!(all.out.contains(part), "{part}: {}", all.out);
    }
}

#[test]
fn our_own_engine_plays_as_a_program_of_others() {
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_coverline"));
    let played = arena(&engine, "random", &["--pairs", "1"]);
    assert_eq!(played["forfeits"], serde_json::json!([]));
    assert_eq!(played["results"], serde_json::json!([2, 0, 0]));
}

#[test]
fn a_program_that_does_not_play_loses() {
    // It says everything back, which is no reply; or nothing at all, and ends.
    for program in ["/bin/cat -", "/bin/true -"] {
        let lost = arena(program, "random", &["--pairs", "1", "--patience", "1"]);
        assert_eq!(lost["results"], serde_json::json!([0, 0, 2]), "{program}");
        assert_eq!(lost["forfeits"].as_array().unwrap().len(), 2, "{program}");
    }
    let missing = arena("./no-such-bot", "random", &["--pairs", "1"]);
    assert!(missing["forfeits"][0].as_str().unwrap().contains("no-such-bot"));
}

#[test]
fn a_sequential_test_stops_when_it_knows() {
    let args = ["--pairs", "500", "--sprt", "0,100", "--risk", "0.1"];
    let known = arena("recruit", "random", &args);
    assert_eq!(known["sprt"]["verdict"], "better");
    assert!(known["pairs"].as_u64().unwrap() < 500);
}

#[test]
fn an_arena_says_what_is_wrong() {
    for (args, what) in [
        (&["arena", "troper", "random"][..], "unknown player \"troper\""),
        (&["arena", "recruit"], "<SECOND>"),
        (&["arena", "recruit", "random", "--sprt", "5,2"], "FROM has to be less than TO"),
        (&["arena", "recruit", "random", "--risk", "0.9"], "0.001 to 0.4"),
        (&["arena", "recruit", "random", "--pairs", "0"], "--pairs"),
        (&["arena", "recruit", "random", "--teams", "nobody"], "--teams: \"nobody\" is not known"),
        (&["arena", "recruit", "random", "--killzones", "x"], "--killzones: \"x\" is not known"),
        (&["arena", "recruit", "random", "--missions", "x"], "--missions: \"x\" is not known"),
    ] {
        let ended = run(args, "");
        assert!(ended.refused().contains(what), "{args:?}: {}", ended.err);
    }
}
