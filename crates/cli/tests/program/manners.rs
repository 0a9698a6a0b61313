//! A command line as people expect it.

use crate::running::{run, run_in};

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
        (&["odds", "4 3+ 3/4 Piercng 1", "--against", "wounds 8"], "did you mean Piercing?"),
        (
            &["odds", "--rules", "kt21", "4 3+ 3/4 Rendng", "--against", "wounds 8"],
            "did you mean Rending?",
        ),
        (&["sim", "--players", "recrut,random"], "did you mean recruit?"),
        (&["arena", "troper", "random"], "did you mean trooper?"),
    ] {
        let ended = run(args, "");
        assert!(ended.refused().contains(meant), "{args:?}: {}", ended.err);
    }
    let yard = ["--killzone", "cooperage-yard"];
    let (shooter, target) = ("lantern-company/long-glass 3,11", "saltglass-crew/deckhand 27,11");
    for (args, meant) in [
        (&["sight", shooter, target, "--weapon", "glass-rifl"][..], "did you mean glass-rifle"),
        (&["sight", shooter, "saltglass-crew/deckhand 27,11 conceel"], "did you mean conceal?"),
        (
            &["reach", shooter, "--action", "repositon", "--limit", "6"],
            "did you mean `reposition`?",
        ),
    ] {
        let ended = run(&[args, &yard[..]].concat(), "");
        assert!(ended.refused().contains(meant), "{args:?}: {}", ended.err);
    }
    for (command, meant) in [
        ("satus", "did you mean status?"),
        ("new temaA=lantern-company", "temaA: unknown setting; did you mean teamA?"),
        ("new zzz=1", "zzz: unknown setting, expected one of rules, teamA"),
        ("choose trooperr", "did you mean trooper?"),
    ] {
        let engine = run(&["engine"], &format!("new\n{command}\nquit\n")).out;
        assert!(engine.contains(meant), "{command}: {engine}");
    }
}

#[test]
fn colours_are_for_terminals_and_for_those_who_force_them() {
    let args = [
        "sight",
        "--killzone",
        "cooperage-yard",
        "lantern-company/long-glass 3,11",
        "saltglass-crew/deckhand 27,11",
    ];
    let coloured =
        |environment: &[(&str, &str)]| run_in(environment, &args, "").out.contains('\u{1b}');
    assert!(!coloured(&[]), "a pipe is no terminal");
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "")]), "an empty NO_COLOR is none");
    assert!(!coloured(&[("CLICOLOR_FORCE", "")]));
}

#[test]
fn floors_that_are_not_there_are_named_by_those_that_are() {
    let at = |shooter: &str| {
        let target = "saltglass-crew/deckhand 27,11";
        run(&["sight", "--killzone", "cooperage-yard", shooter, target], "")
    };
    let high = at("lantern-company/long-glass 3,11@99");
    let said = "MODEL: nothing to stand on 99\" up at 3,11; floors there: 0\"";
    assert_eq!(high.refused(), said);
    let loft = at("lantern-company/long-glass 8,14@2");
    assert!(loft.refused().ends_with("up at 8,14; floors there: 0\", 3\""), "{}", loft.err);
    assert_eq!(at("lantern-company/long-glass 8,14@3").status, 0);
}

#[test]
fn records_go_into_a_folder() {
    for args in [&["sim", "--games", "1"][..], &["arena", "random", "random", "--pairs", "1"]] {
        let ended = run(&[args, &["--records", "-"]].concat(), "");
        let said =
            "--records: each record is a file of its own: name a folder, not standard output";
        assert_eq!(ended.refused(), said);
        assert!(!std::path::Path::new("-").exists());
    }
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
