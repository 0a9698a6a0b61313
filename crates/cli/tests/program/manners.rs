//! A command line as people expect it.

use crate::running::run;

#[test]
fn slips_of_the_fingers_get_suggestions() {
    for (args, meant) in [
        (&["sigt", "x.json"][..], "did you mean 'sight'?"),
        (&["sim", "--gaems", "3"], "did you mean '--games'?"),
        (&["rules", "KT24-ACT-CHARGE-99"], "near it: KT24-ACT-CHARGE-"),
        (&["sim", "--teams", "latern-company,saltglass-crew"], "did you mean lantern-company?"),
        (&["sim", "--killzone", "coperage-yard"], "did you mean cooperage-yard?"),
        (&["man", "sihgt"], "did you mean sight?"),
        (
            &["odds", "lantern-company/long-glas", "--against", "saltglass-crew/deckhand"],
            "did you mean long-glass?",
        ),
    ] {
        let ended = run(args, "");
        assert!(ended.refused().contains(meant), "{args:?}: {}", ended.err);
    }
    let engine = run(&["engine"], "satus\nquit\n").out;
    assert!(engine.contains("did you mean status?"), "{engine}");
}

#[test]
fn errors_name_the_real_cause() {
    for attack in ["4 3+ 3/4 Piercing 1", "lantern-company/long-glass"] {
        let ended = run(&["odds", attack], "");
        assert!(ended.refused().starts_with("--against: a weapon needs a target"), "{}", ended.err);
    }
    let cut = run(&["sight", "-"], "{\"rules\": \"kt24\", \"killzone\": {\"size\": [30,");
    assert!(cut.refused().contains("the JSON is cut off: it ends at line 1"), "{}", cut.err);
    let other = run(&["advise", "-"], "hello\n");
    assert!(other.refused().contains("neither a position nor a record"), "{}", other.err);
}

#[test]
fn odds_go_by_names_and_the_fight_table_explains_itself() {
    let told =
        run(&["odds", "lantern-company/long-glass", "--against", "saltglass-crew/deckhand"], "");
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    assert!(told.out.contains("Long Glass, Glass rifle, braced, at Deckhand"), "{}", told.out);
    assert!(told.out.contains("\"costs\" is how much of the value is lost"), "{}", told.out);
    let by_hand = run(
        &["odds", "--json", "4 3+ 3/5 Range 8\", Balanced", "--against", "save 4+ wounds 8"],
        "",
    );
    assert_eq!(by_hand.status, 0, "{}", by_hand.err);
    let one = [
        "odds",
        "lantern-company/lamp-captain/signal-pistol",
        "--against",
        "lantern-company/wick-trooper",
        "--json",
    ];
    assert_eq!(run(&one, "").json(), by_hand.json());
    let phased =
        run(&["odds", "sternwake-boarders/boarder", "--against", "tallowgate-wardens/warden"], "");
    assert_eq!((phased.status, phased.err.as_str()), (0, ""), "{}", phased.out);
}

#[test]
fn options_are_shown_where_they_act() {
    let shown = |command: &str, option: &str| run(&[command, "--help"], "").out.contains(option);
    for (command, option, acts) in [
        ("sim", "--seed", true),
        ("rules", "--seed", false),
        ("sight", "--seed", false),
        ("check", "--rules", false),
        ("rules", "--rules", true),
        ("completions", "--json", false),
        ("list", "--json", true),
    ] {
        assert_eq!(shown(command, option), acts, "{command} {option}");
    }
    // Where they do nothing, they are taken all the same.
    assert_eq!(run(&["rules", "--seed", "3", "KT24-COV-02"], "").status, 0);
}

#[test]
fn shells_and_manuals_are_served() {
    let bash = run(&["completions", "bash"], "");
    assert!(bash.out.contains("_coverline") && bash.out.contains("sight"), "{}", bash.out);
    let page = run(&["man", "sight"], "").out;
    assert!(page.contains(".TH") && page.contains("position"), "{page}");
    assert!(run(&["man"], "").out.contains("Exit status"));
    let help = run(&["--help"], "").out;
    assert!(
        help.contains("Exit status: 0 all is well") && help.contains("are in English"),
        "{help}"
    );
    assert!(!help.contains('\u{1b}'), "no colours where nobody looks");
}
