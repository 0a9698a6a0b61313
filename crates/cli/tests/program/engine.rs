//! `coverline engine`: conversations.

use std::fmt::Write as _;
use std::io::Write as _;

use crate::running::{run, run_fed};

/// The line with hashes hidden: they change with the data and with the form of the state.
fn without_hashes(line: &str) -> String {
    let hash = |word: &str| {
        matches!(word.len(), 16 | 32) && word.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let words = line.split(' ').map(|word| if hash(word) { "HASH" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// A conversation: what was said, then the replies, one after another.
fn talk(commands: &[&str]) -> String {
    let ended = run(&["engine", "--seed", "5"], &(commands.join("\n") + "\n"));
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let mut replies = ended.out.lines();
    let mut said = String::new();
    let mut loading = false;
    for command in commands {
        writeln!(said, "> {command}").unwrap();
        loading = (loading || *command == "load") && *command != ".";
        if loading {
            continue;
        }
        for line in replies.by_ref() {
            writeln!(said, "< {}", without_hashes(line)).unwrap();
            if line.starts_with("ok") || line.starts_with("error") {
                break;
            }
        }
    }
    assert_eq!(replies.next(), None, "a reply without a command");
    said
}

#[test]
fn a_game_of_2021_is_played_over_the_protocol() {
    let said = talk(&[
        "new rules=kt21 teamA=saltglass-crew",
        "new teamA=chalkpit-union teamB=lantern-company",
        "new rules=kt21 switch:obscured=on",
        "new rules=kt21 switch:auto_saves=off",
        "roll 2",
        "answer edge south",
        "check barricade 10,15 toward 12,15",
        "answer barricade 3,3 toward 4,3",
        "new teamA=chalkpit-union",
    ]);
    let replies: Vec<&str> = said.lines().filter(|line| line.starts_with('<')).collect();
    assert_eq!(replies[0], "< error - teamA: \"Saltglass Crew\" is a team of kt24, not of kt21");
    assert_eq!(replies[1], "< error - teamB: \"Lantern Company\" is a team of kt24, not of kt21");
    assert!(replies[2].starts_with("< error - switch:obscured: unknown switch"), "{said}");
    assert_eq!(replies[3], "< ok roll A 1 draw");
    assert!(replies[4].contains("{\"kind\":\"drop-zone\"}"), "{said}");
    assert!(replies[5].contains("{\"kind\":\"barricade\",\"left\":4}"), "{said}");
    assert!(replies[6].starts_with("< error KT21-SETUP-08 "), "{said}");
    assert!(replies[7].contains("{\"kind\":\"barricade\",\"left\":3}"), "{said}");
    assert_eq!(replies[8], "< ok roll A 1 draw");

    let all = run(&["engine", "--rules", "kt21"], "new\nposition\nquit\n").out;
    assert!(all.contains("| rules: kt21"), "{all}");
    let position: String =
        all.lines().filter_map(|line| line.strip_prefix("| ")).map(|l| format!("{l}\n")).collect();
    let loaded = run(&["engine"], &format!("load\n{position}.\nquit\n")).out;
    assert!(loaded.starts_with("ok roll A 1 draw"), "{loaded}{position}");
    let checked = run(&["check", "-"], &position);
    assert!(checked.out.contains(": ok, position"), "{}", checked.out);
}

#[test]
fn a_conversation() {
    insta::assert_snapshot!(talk(&[
        "coverline",
        "status",
        "new teamA=nobody",
        "new teamA=lantern-company teamB=saltglass-crew killzone=cooperage-yard switch:obscured=on",
        "candidates",
        "roll 7",
        "roll 1 2",
        "roll 2",
        "check edge up",
        "check pass",
        "check edge north",
        "answer edge north",
        "answer deploy A1 5,5",
        "answer deploy B1 5,5",
        "auto",
        "hash",
        "events",
        "undo",
        "undo",
        "hash",
        "roll auto",
        "events",
        "fly",
        "",
        "load",
        "garbage",
        ".",
        "status",
        "record",
        "seed x",
        "seed 9",
        "quit",
    ]));
}

#[test]
fn positions_and_records_are_taken_up_where_they_were_left() {
    let ended =
        run(&["engine"], "new\nroll 2\nanswer edge west\nauto\nauto\nhash\nposition\nrecord\n");
    let hash =
        ended.out.lines().find_map(|line| line.strip_prefix("ok ").filter(|h| h.len() == 16));
    let quoted: Vec<&str> = ended.out.lines().filter_map(|line| line.strip_prefix("| ")).collect();
    let second = quoted.iter().position(|line| *line == "coverline record 1").unwrap();
    let (position, record) = quoted.split_at(second);
    let empty_lines = |lines: &[&str]| lines.join("\n");
    for text in [empty_lines(position), empty_lines(record)] {
        let again = run(&["engine"], &format!("load\n{text}\n.\nhash\nstatus\nrecord\nquit\n"));
        let lines: Vec<&str> = again.out.lines().collect();
        assert_eq!(lines[0], "ok decide A {\"kind\":\"deploy\",\"left\":1}", "{}", again.out);
        assert_eq!(lines[1].strip_prefix("ok "), hash);
        let whole = text.starts_with("coverline record");
        assert_eq!(lines[3].starts_with("| coverline record"), whole, "{}", lines[3]);
    }
}

#[test]
fn what_is_taken_back_never_happened_and_proposals_are_legal() {
    let ended =
        run(&["engine"], "new\nroll 2\nhash\nanswer edge east\nhash\nundo\nhash\npropose\n");
    let lines: Vec<&str> = ended.out.lines().collect();
    assert_eq!(lines[2], lines[6], "{}", ended.out);
    assert_ne!(lines[2], lines[4]);
    let proposed = lines[7].strip_prefix("candidate ").unwrap();
    let checked = run(&["engine"], &format!("new\nroll 2\ncheck {proposed}\n"));
    assert!(checked.out.ends_with("ok legal\n"), "{}", checked.out);
}

#[test]
fn nothing_ends_the_conversation_but_quit() {
    let ended = run_fed(&["engine"], |to| {
        to.write_all(&vec![b'x'; 10 << 20]).unwrap();
        to.write_all(b"\n\xff\xff\nload\n").unwrap();
        for _ in 0..300 {
            to.write_all(&[b'y'; 60 << 10]).unwrap();
            to.write_all(b"\n").unwrap();
        }
        to.write_all(b".\nnew\nquit\n").unwrap();
    });
    let lines: Vec<&str> = ended.out.lines().collect();
    assert_eq!(ended.status, 0);
    assert_eq!(
        lines,
        [
            "error - the line is longer than 65536 bytes",
            "error - the line is not UTF-8 text",
            "error - the text is too long",
            "ok roll A 1 draw",
            "ok bye",
        ]
    );
}

/// A game in which everybody stands, and questions about it.
fn asked(rules: &str, questions: &[&str]) -> Vec<String> {
    let script = format!(
        "new rules={rules}\n{}{}\nquit\n",
        "auto\nroll auto\n".repeat(60),
        questions.join("\n")
    );
    let said = run(&["engine", "--seed", "3"], &script).out;
    let lines: Vec<&str> = said.lines().collect();
    let ends = |line: &&str| line.starts_with("ok") || line.starts_with("error");
    let first = lines.iter().rev().filter(|line| ends(line)).nth(questions.len() + 1).unwrap();
    let from = lines.iter().rposition(|line| line == first).unwrap() + 1;
    let replies = lines[from..].iter().filter(|line| !line.starts_with("ok"));
    replies.map(|line| (*line).to_owned()).collect()
}

#[test]
fn bots_ask_about_the_table() {
    let odds = r#"odds {"rules":"kt24","sequence":"shoot","goal":"damage","attacker":{"wounds":8,"weapon":{"attacks":4,"hit":3,"damage":[3,4],"rules":[]}},"defender":{"wounds":8,"save":3}}"#;
    let told = asked(
        "kt24",
        &["sight A1 B1", "sight a1 b1", "reach A1 reposition 6", "reach A1 dash 3 15,11", odds],
    );
    let json = |line: &String| -> serde_json::Value {
        let text = line.strip_prefix("json ").unwrap_or_else(|| panic!("{line}: {told:?}"));
        serde_json::from_str(text).unwrap()
    };
    let [seen, small, region, way, odds] = told.as_slice() else { panic!("{told:?}") };
    assert!(json(seen)["valid_target"].is_boolean());
    assert_eq!(json(seen), json(small));
    assert!(!json(region)["region"].as_array().unwrap().is_empty());
    assert!(json(way)["legal"].is_boolean());
    assert!(json(odds).is_object(), "{odds}");
}

#[test]
fn questions_that_cannot_be_answered_say_why() {
    let said = talk(&[
        "new",
        "sight A1 B1",
        "reach A1 reposition 6",
        "sight A77 B1",
        "state jsn",
        "events all",
        "state json json",
    ]);
    let replies: Vec<&str> = said.lines().filter(|line| line.starts_with('<')).collect();
    for (reply, what) in replies[1..].iter().zip([
        "(A1) is not on the board at this moment",
        "(A1) is not on the board at this moment",
        "A77: no model of this game; nobody is on the board",
        "state: \"jsn\": expected json, or nothing behind it",
        "events: \"all\": expected json, or nothing behind it",
        "state: \"json json\": expected json, or nothing behind it",
    ]) {
        assert!(reply.starts_with("< error - ") && reply.contains(what), "{what}: {reply}");
    }
}

#[test]
fn a_game_of_four_begins() {
    let said = talk(&["new rules=kt18 teamD=tallowgate-wardens", "roll 6 6", "position"]);
    let [first, ..] = said.split("> roll").collect::<Vec<_>>()[..] else { panic!("{said}") };
    assert!(first.contains("< ok roll A 2 draw"), "{said}");
    assert!(said.contains("< ok roll B 2 draw") && said.contains("team D"), "{said}");
}

/// Writes a team, a killzone and a mission of one's own, and names them as settings of a new game.
fn own_files(folder: &std::path::Path) -> [String; 3] {
    let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let files = [
        ("teams/saltglass-crew.toml", "Saltglass Crew", "Our Crew"),
        ("killzones/cooperage-yard.toml", "Cooperage Yard", "Our Yard"),
        ("missions/corner-to-corner.toml", "Corner to Corner", "Our Way"),
    ];
    files.map(|(file, name, ours)| {
        let text = std::fs::read_to_string(data.join(file)).unwrap();
        let own = folder.join(std::path::Path::new(file).file_name().unwrap());
        std::fs::write(&own, text.replacen(name, ours, 1)).unwrap();
        own.display().to_string()
    })
}

/// The lines that a reply quotes.
fn quoted(out: &str) -> String {
    let lines = out.lines().filter_map(|line| line.strip_prefix('|'));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

#[test]
fn what_was_printed_of_a_game_with_own_files_is_loaded_again() {
    let folder = std::env::temp_dir().join(format!("coverline-own-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [team, killzone, mission] = own_files(&folder);
    // A file is one line of what is printed, however long.
    let mut file = std::fs::OpenOptions::new().append(true).open(&killzone).unwrap();
    writeln!(file, "# {}", "long ".repeat(20_000)).unwrap();
    let new =
        format!("new teamA={team} teamB=lantern-company killzone={killzone} mission={mission}");
    let ask = |commands: String| {
        let ended = run(&["engine", "--seed", "5"], &commands);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""));
        ended.out
    };
    let hash = |out: &str| out.lines().last().unwrap().to_owned();
    let begun = format!("{new}\nroll 1\nanswer zone 1\n");
    let before = hash(&ask(format!("{begun}hash\n")));
    assert!(before.starts_with("ok "), "{before}");
    for what in ["position", "record"] {
        let printed = quoted(&ask(format!("{begun}{what}\n")));
        assert!(printed.contains("Our Yard"), "{printed}");
        // The files are gone: what was printed is enough.
        let kept = folder.join("kept");
        std::fs::rename(&killzone, &kept).unwrap();
        let again = ask(format!("load\n{printed}.\nhash\n"));
        assert_eq!(hash(&again), before, "{what}: {again}");
        let second = quoted(&ask(format!("load\n{printed}.\n{what}\n")));
        assert_eq!(second, printed, "{what} printed again");
        if what == "record" {
            let file = folder.join("game.record");
            std::fs::write(&file, &printed).unwrap();
            let verified = run(&["replay", &file.display().to_string(), "--verify"], "");
            assert_eq!(verified.out, "verified: 1 answers, 1 rolls\n", "{}", verified.err);
        }
        std::fs::rename(&kept, &killzone).unwrap();
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn programs_of_an_arena_are_handed_own_files_inside_the_position() {
    let folder = std::env::temp_dir().join(format!("coverline-arena-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [team, killzone, mission] = own_files(&folder);
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_coverline"));
    let played = run(
        &[
            "arena",
            &engine,
            "random",
            "--json",
            "--pairs",
            "1",
            "--teams",
            &team,
            "--killzones",
            &killzone,
            "--missions",
            &mission,
        ],
        "",
    )
    .json();
    assert_eq!((&played["games"], &played["forfeits"]), (&2.into(), &serde_json::json!([])));
    std::fs::remove_dir_all(&folder).unwrap();
}
