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
        let lost = forfeited(program, &["--patience", "1"]);
        assert_eq!(lost["results"], serde_json::json!([0, 0, 2]), "{program}");
        assert_eq!(lost["forfeits"].as_array().unwrap().len(), 2, "{program}");
    }
    let missing = forfeited("./no-such-bot", &[]);
    let why = missing["forfeits"][0].as_str().unwrap();
    assert!(why.contains("no-such-bot: it cannot be started"), "{why}");
}

/// An arena in which a program forfeits games: the table all the same, and an exit status that says so.
fn forfeited(program: &str, more: &[&str]) -> Value {
    let args = ["arena", program, "random", "--json", "--pairs", "1"];
    let ended = run(&[&args[..], &BOARD[..], more].concat(), "");
    assert_eq!(ended.status, 1, "{}{}", ended.out, ended.err);
    serde_json::from_str(&ended.out).unwrap()
}

/// A bot that says something on standard error and ends as soon as it is to choose.
const CRASHING: &str = "#!/bin/sh
while read line; do
  case \"$line\" in
    coverline) echo 'protocol 1'; echo ok;;
    choose*) echo first >&2; echo 'no idea what to do' >&2; exit 7;;
    load|answer*|roll*) [ \"$line\" = load ] && while read part && [ \"$part\" != . ]; do :; done; echo ok;;
    *) echo ok;;
  esac
done
";

#[test]
fn a_program_that_crashes_is_heard_and_its_games_are_kept() {
    use std::os::unix::fs::PermissionsExt;
    let folder = std::env::temp_dir().join(format!("coverline-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let bot = folder.join("bot.sh");
    std::fs::write(&bot, CRASHING).unwrap();
    std::fs::set_permissions(&bot, std::fs::Permissions::from_mode(0o755)).unwrap();
    let records = folder.join("games");
    let args = ["arena", bot.to_str().unwrap(), "random", "--pairs", "1", "--stderr"];
    let more = ["--records", records.to_str().unwrap()];
    let ended = run(&[&args[..], &BOARD[..], &more[..]].concat(), "");
    let kept: Vec<_> = std::fs::read_dir(&records).unwrap().collect();
    let texts: Vec<String> = kept
        .iter()
        .map(|one| std::fs::read_to_string(one.as_ref().unwrap().path()).unwrap())
        .collect();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains("bot.sh: no idea what to do"), "passed on: {}", ended.err);
    for part in [
        "exit status: 7",
        "when asked \"choose\"",
        "its standard error: first",
        "pair-000001-1.txt",
    ] {
        assert!(ended.out.contains(part), "{part}: {}", ended.out);
    }
    // Of each game, complete and with the name once.
    let whole = "its standard error: first / no idea what to do";
    assert_eq!(ended.out.matches(whole).count(), 2, "{}", ended.out);
    assert_eq!(ended.out.matches("bot.sh: it ended with").count(), 2, "{}", ended.out);
    assert!(!ended.out.contains(&format!("{0}: {0}", bot.display())), "{}", ended.out);
    assert_eq!(texts.len(), 2);
    assert!(texts.iter().all(|text| text.starts_with("coverline record 1")), "{texts:?}");
}

#[test]
fn a_clean_sheet_has_a_sign_and_a_bound() {
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_coverline"));
    let clean = run(&[&["arena", &engine, "random", "--pairs", "1"][..], &BOARD[..]].concat(), "");
    assert!(clean.out.contains("| +∞ | -291 to +∞ |"), "{}", clean.out);
    let lost = run(&[&["arena", "random", &engine, "--pairs", "1"][..], &BOARD[..]].concat(), "");
    assert!(lost.out.contains("| -∞ | -∞ to +291 |"), "{}", lost.out);
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
