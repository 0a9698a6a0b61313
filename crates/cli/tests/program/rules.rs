//! `coverline rules`, and help.

use serde_json::Value;

use crate::running::run;

#[test]
fn a_rule_is_printed_with_its_examples() {
    let ended = run(&["rules", "--long", "KT24-ACT-CHARGE-04"], "");
    assert_eq!(ended.status, 0);
    assert!(ended.out.starts_with("KT24-ACT-CHARGE-04"), "{}", ended.out);
    assert!(ended.out.contains("Lock-in") && ended.out.contains("KT24-EX-17"));
    assert_eq!(run(&["rules", "--long", "kt24-act-charge-04"], "").out, ended.out);
    let short = run(&["rules", "--long", "--rules", "kt24", "act-charge-04"], "");
    assert_eq!(short.out, ended.out);
    let people = run(&["rules", "KT24-ACT-CHARGE-04"], "").out;
    assert!(people.contains("Lock-in") && ended.out.starts_with(&people), "{people}");
    assert!(!people.contains("KT24-EX-17") && !people.contains("conformance/"), "{people}");
    let italian = run(&["rules", "--lang", "it", "KT24-ACT-CHARGE-04"], "");
    assert!(italian.out.contains("distanza di controllo"), "{}", italian.out);
    let group = run(&["rules", "KT24-WR-BLAST"], "");
    assert!(group.out.contains("KT24-WR-BLAST-01") && group.out.contains("KT24-WR-BLAST-06"));
}

#[test]
fn the_book_of_2021_is_there_with_its_rulings_examples_and_differences() {
    for (id, said) in [
        ("KT21-SHOOT-09", "conformance/kt21/"),
        ("KT21-OP-37", "KT21-OP-37"),
        ("KT21-EX-41", "KT21-EX-41"),
        ("KT21-WR-STUN-FIGHT", "conformance/kt21/"),
    ] {
        let ended = run(&["rules", "--long", id], "");
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{id}");
        assert!(ended.out.starts_with(id) && ended.out.contains(said), "{}", ended.out);
    }
    let difference = run(&["rules", "--rules", "kt21", "D-05"], "");
    assert!(difference.out.contains("D-05"), "{}{}", difference.out, difference.err);
    let listed = run(&["rules", "--list", "kt21"], "").out;
    assert!(listed.lines().count() > 150, "{}", listed.lines().count());
    assert!(listed.lines().all(|line| line.starts_with("KT21-") || line.starts_with("D-")));
}

#[test]
fn rules_are_found_by_a_word_of_the_reader() {
    let cover = run(&["rules", "cover"], "");
    assert_eq!(cover.status, 0, "{}", cover.err);
    assert!(cover.out.contains("KT24-COV-") && cover.out.contains("KT21-"), "{}", cover.out);
    let one = run(&["rules", "Piercing", "--rules", "kt24"], "").out;
    assert!(one.contains("KT24-WR-PIERCING") && !one.contains("KT21-"), "{one}");
    assert!(one.contains("speak of \"Piercing\""), "{one}");
    let italian =
        run(&["rules", "distanza di controllo", "--rules", "kt24", "--lang", "it"], "").out;
    assert!(italian.contains("KT24-") && italian.contains("regole parlano"), "{italian}");
    let all = run(&["rules", "--json", "cover", "--rules", "kt24"], "").json();
    assert!(all.as_array().unwrap().iter().all(|rule| rule["set"] == "kt24"));
    let nothing = run(&["rules", "zeppelin"], "");
    assert!(nothing.refused().contains("no rule has this id or speaks of it"), "{}", nothing.err);
}

#[test]
fn rules_are_found_in_the_words_of_every_language() {
    for (word, language, rules, found) in [
        ("couvert", "fr", "", "KT24-COV-"),
        ("COUVERT", "fr", "", "KT21-"),
        ("copertura", "it", "", "KT24-COV-"),
        ("cobertura", "es", "", "KT24-COV-"),
        // What French cards call Perforant is Rending.
        ("Perforant", "fr", "kt24", "KT24-WR-RENDING-01"),
        ("Perforante", "it", "kt24", "KT24-WR-RENDING-01"),
        ("Penetrante", "it", "kt24", "KT24-WR-PIERCING-01"),
        ("desgarradora", "es", "kt24", "KT24-WR-RENDING-01"),
        ("acerada", "es", "kt21", "KT21-WR-RENDING"),
        ("deflagration", "fr", "kt24", "KT24-WR-BLAST-01"),
        ("ligne de vue", "fr", "", "KT21-LOS-01"),
        ("tirer", "fr", "", "KT24-SHOOT-"),
    ] {
        let mut args = vec!["rules", word, "--lang", language];
        if !rules.is_empty() {
            args.extend(["--rules", rules]);
        }
        let ended = run(&args, "");
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{word}");
        assert!(ended.out.contains(found), "{word}: {}", ended.out);
    }
}

#[test]
fn what_is_found_stands_under_its_rule_set_in_the_words_of_the_reader() {
    let french = run(&["rules", "couvert", "--lang", "fr"], "").out;
    let places: Vec<usize> = ["\nKill Team 2021\n", "\nKill Team 2024\n"]
        .map(|set| french.find(set).unwrap_or_else(|| panic!("{set}: {french}")))
        .to_vec();
    assert!(places.is_sorted());
    let listed = |from: usize, to: usize, prefix: &str| {
        let lines = french[from..to].lines().skip(2).take_while(|line| !line.is_empty());
        lines.clone().count() > 0 && lines.into_iter().all(|line| line.starts_with(prefix))
    };
    assert!(listed(places[0], places[1], "KT21-"), "{french}");
    assert!(listed(places[1], french.len(), "KT24-"), "{french}");
    assert!(french.contains("\n\nKT24-COV-01\n"), "the rule of cover comes first: {french}");
    // What is told in French is headed and told in French.
    let rending = run(&["rules", "Perforant", "--lang", "fr", "--rules", "kt24"], "").out;
    assert!(rending.contains("Perforant. Si une"), "{rending}");
    let shooting = run(&["rules", "tirer", "--lang", "fr", "--rules", "kt24"], "").out;
    assert!(shooting.contains("agent"), "{shooting}");
}

#[test]
fn rules_are_data_for_programs() {
    let rule = run(&["rules", "--json", "KT24-ACT-CHARGE-04"], "").json();
    assert_eq!(rule["id"], "KT24-ACT-CHARGE-04");
    assert!(rule["shown_by"].as_array().unwrap().contains(&Value::from("KT24-EX-17")));
    let all = run(&["rules", "--list", "kt24", "--json"], "").json();
    let lines = run(&["rules", "--list", "kt24"], "").out.lines().count();
    assert_eq!(all.as_array().unwrap().len(), lines);
    assert!(lines > 200, "{lines}");
}

#[test]
fn every_command_helps_with_examples() {
    for command in ["sight", "reach", "sim", "replay", "engine", "rules", "check"] {
        let ended = run(&[command, "--help"], "");
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{command}");
        assert!(ended.out.contains(&format!("Examples:\n  coverline {command}")), "{}", ended.out);
        assert!(run(&["--help"], "").out.contains(command));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let program = env!("CARGO_BIN_EXE_coverline");
    let script = format!("'{program}' rules --list kt24 | head -n 1; echo ${{PIPESTATUS[0]}}");
    let output = std::process::Command::new("bash").args(["-c", &script]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("KT24-") && text.trim_end().ends_with('0'), "{text}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
