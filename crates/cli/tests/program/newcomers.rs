//! What three newcomers type on their first evening, and what they must see.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::running::run;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("coverline-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the commands one after another; each has to succeed and to show something.
fn follow(script: &[(&[&str], &str)]) {
    for (args, sees) in script {
        let ended = run(args, "");
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{args:?}: {}", ended.out);
        assert!(ended.out.contains(sees), "{args:?} should show {sees:?}: {}", ended.out);
    }
}

#[test]
fn a_bot_writer() {
    let program = env!("CARGO_BIN_EXE_coverline");
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let said = run(
        &["engine", "--seed", "1"],
        "help\nnew\nroll auto\nstate json\ncandidates\ncandidates from=1 count=2\nauto\nevents json\nquit\n",
    );
    for sees in
        ["help state json: ", "json {\"rules\":\"kt24\"", " all", "ok 2 of ", "event {\"event\":"]
    {
        assert!(said.out.contains(sees), "{sees}: {}", said.out);
    }
    let bot = Command::new("python3")
        .arg(project.join("docs/bot.py"))
        .args([program, "2"])
        .output()
        .unwrap();
    let text = String::from_utf8(bot.stdout).unwrap();
    assert!(text.contains("The end: over ") && text.contains("operatives left"), "{text}");
    let better = format!("python3 {} {program}", project.join("docs/better_bot.py").display());
    let played = run(
        &[
            "arena",
            &better,
            "random",
            "--pairs",
            "1",
            "--json",
            "--stderr",
            "--killzones",
            "Cooperage Yard",
            "--missions",
            "Corner to Corner",
        ],
        "",
    );
    assert_eq!(played.json()["forfeits"], serde_json::json!([]), "{}", played.err);
}

#[test]
fn a_content_author() {
    let folder = folder("author");
    let at = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (team, board, mission, svg) =
        (at("team.toml"), at("board.toml"), at("mission.toml"), at("board.svg"));
    let teams = format!("{team},lantern-company");
    follow(&[
        (&["list"], "cooperage-yard"),
        (&["show", "lantern-company"], "Long Glass"),
        (&["new", "team", &team, "--name", "Night Watch"], ""),
        (&["new", "killzone", &board, "--name", "Mill"], ""),
        (&["new", "mission", &mission, "--name", "Dawn"], ""),
        (&["check", &team, &board, &mission], "ok, team \"Night Watch\""),
        (&["check", &board, "--svg", &svg], "ok, killzone \"Mill\""),
        (&["show", &board], "Loft"),
        (&["show", &team, "--format", "markdown"], "# Night Watch (kt24)"),
        (
            &[
                "sim",
                "--games",
                "2",
                "--teams",
                &teams,
                "--killzone",
                &board,
                "--mission",
                &mission,
            ],
            "Games per second",
        ),
    ]);
    let drawn = std::fs::read_to_string(&svg).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(drawn.contains("Loft 3&quot;"), "{drawn}");
}

#[test]
fn a_referee() {
    let folder = folder("referee");
    let games = folder.join("games");
    let games = games.to_str().unwrap();
    let record = format!("{games}/game-000001.txt");
    follow(&[
        (&["sim", "--games", "1", "--players", "recruit,recruit", "--records", games], "Games"),
        (&["replay", &record], "Player A"),
        (&["check", &record], "ok, record: "),
        (&["sight", "--position", &record, "--at", "40", "A1", "B1"], "valid target"),
        (&["reach", "--position", &record, "--at", "40", "A1", "--to", "15,11"], "Reposition"),
        (&["advise", "--at", "35", &record], "The best first:"),
        (&["rules", "cover", "--rules", "kt24"], "KT24-COV-"),
        (&["rules", "KT24-COV-02", "--long"], "conformance/"),
        (
            &["odds", "lantern-company/long-glass", "--against", "saltglass-crew/deckhand cover"],
            "Expected wounds",
        ),
    ]);
    std::fs::remove_dir_all(&folder).unwrap();
}
