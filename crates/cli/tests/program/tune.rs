//! Tuning by self-play: the same weights from the same seed, and what cannot be tuned.

use serde_json::Value;

use crate::running::run;

const SMALL: [&str; 6] = ["tune", "--rounds", "2", "--pairs", "2", "--json"];
const BOARD: [&str; 4] = ["--killzones", "Cooperage Yard", "--missions", "Corner to Corner"];

fn tuned(more: &[&str]) -> Value {
    run(&[&SMALL[..], &BOARD[..], more].concat(), "").json()
}

#[test]
fn the_weights_depend_on_the_seed_and_not_on_the_threads() {
    let [one, two] = ["1", "2"].map(|threads| tuned(&["--threads", threads]));
    assert_eq!(one, two);
    assert_ne!(one, tuned(&["--seed", "2"]));
    let all = one.as_array().unwrap();
    assert!(all.iter().any(|weight| weight["before"] != weight["after"]), "{one}");
    assert!(all.iter().any(|weight| weight["name"] == "threat"), "{one}");
}

#[test]
fn what_comes_out_is_a_table() {
    let told = run(&[&["tune", "--rounds", "1", "--pairs", "1"], &BOARD[..]].concat(), "");
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(
        told.out.starts_with("| weight | before | after |\n|---|---|---|\n| arms | "),
        "{}",
        told.out
    );
}

#[test]
fn rule_sets_without_such_weights_are_refused() {
    let refused = run(&["tune", "--rules", "kt18"], "");
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("--rules") && refused.err.contains("kt21"), "{}", refused.err);
}
