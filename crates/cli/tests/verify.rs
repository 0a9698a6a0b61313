//! `coverline verify` and docs/verify.py: a game played on a server is proved by its record, and no record that was
//! tampered with passes.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]
#![cfg(unix)]

#[allow(dead_code, reason = "other tests need the rest of it")]
mod served;

use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use served::{Folder, Running};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

/// The record of a game that one person played on both sides, with answers taken back over dice.
fn played(folder: &Path) -> String {
    let server = Running::start(folder, "sqlite://games.db", "0");
    let cookie = server.guest();
    let (_, promise) = server.ask("POST /api/dice", &cookie, "");
    let promise: Value = serde_json::from_str(&promise).unwrap();
    let seat = |team: &str| json!({ "kind": "me", "team": team });
    let game = json!({
        "rules": "kt24",
        "killzone": "Cooperage Yard",
        "seats": [seat("Lantern Company"), seat("Saltglass Crew")],
        "entropy": "a word of mine",
        "commitment": promise["commitment"],
    });
    let mut undone = 0;
    let record = play(&server, &cookie, &game, |last, at| {
        // Now and then, dice are taken back with the answer that led to them.
        if last["kind"] == "roll" && undone < 3 && at > 20 * (undone + 1) {
            undone += 1;
            return Some(json!({ "say": "undo" }));
        }
        (at > 90).then(|| json!({ "say": "resign", "side": "B" }))
    });
    assert_eq!(undone, 3);
    let tag = format!("dice commitment: {}\n", promise["commitment"].as_str().unwrap());
    assert!(record.contains(&tag), "the server kept what it promised before it heard a word");
    record
}

/// Plays a game with oneself to its end, and gives its record. `words` tells what to say, after which line and after how
/// many; where it says nothing, the advice is taken.
fn play(
    server: &Running,
    cookie: &str,
    game: &Value,
    mut words: impl FnMut(&Value, u64) -> Option<Value>,
) -> String {
    let (_, made) = server.ask("POST /api/games", cookie, &game.to_string());
    let made: Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap();
    let mut request =
        format!("ws://{}/api/games/{id}/live", server.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let (mut socket, _) = tungstenite::connect(request).unwrap();
    loop {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let said: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(said["say"], "refused", "{said}");
        let (status, at) = (&said["table"]["status"], said["table"]["at"].as_u64().unwrap_or(0));
        if status["wait"] == "over" {
            break;
        }
        if status["wait"] != "decide" {
            continue;
        }
        let words = words(&said["entry"], at).unwrap_or_else(|| {
            let (_, advice) = server.ask(&format!("GET /api/games/{id}/advice"), cookie, "");
            let advice: Value = serde_json::from_str(&advice).unwrap();
            json!({ "say": "answer", "at": at, "answer": advice["answer"] })
        });
        socket.send(Message::text(words.to_string())).unwrap();
    }
    server.ask(&format!("GET /api/games/{id}/record"), "", "").1
}

/// What the program and the script of docs/ say to a record.
fn checked(folder: &Path, record: &str) -> [Output; 2] {
    let file = folder.join("game.record");
    fs::write(&file, record).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let mut program = Command::new(env!("CARGO_BIN_EXE_coverline"));
    let mut python = Command::new("python3");
    [
        program.args(["verify", "--lang", "en"]).arg(&file).output().unwrap(),
        python.arg(script).arg(&file).output().unwrap(),
    ]
}

/// A record, changed.
struct Tampered {
    how: &'static str,
    record: String,
    /// Whether dice tell, so that the script notices too.
    dice: bool,
}

/// Every way to change a record that came to mind.
fn tampered(record: &str) -> Vec<Tampered> {
    let lines: Vec<&str> = record.lines().collect();
    let entries = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let rolls: Vec<usize> =
        (entries..lines.len()).filter(|i| lines[*i].contains(" rolls ")).collect();
    let hashes: Vec<usize> =
        (entries..lines.len()).filter(|i| lines[*i].starts_with("hash ")).collect();
    let undo = (entries..lines.len()).find(|i| lines[*i].starts_with("undo ")).unwrap();
    let tag = |name: &str| lines.iter().position(|line| line.starts_with(name)).unwrap();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        change(&mut lines);
        lines.join("\n") + "\n"
    };
    // A roll that can be replaced by sixes without a word, of three dice or more.
    let many = *rolls.iter().find(|i| lines[**i].split(' ').count() > 4).unwrap();
    let sixes = {
        let words: Vec<&str> = lines[many].split(' ').collect();
        format!("{} rolls{}", words[0], " 6".repeat(words.len() - 2))
    };
    let next_hash = *hashes.iter().find(|i| **i > many).unwrap();
    let other = *rolls.iter().find(|i| lines[**i] != lines[many] && **i > many).unwrap();
    let dice = |how, record| Tampered { how, record, dice: true };
    let rules = |how, record| Tampered { how, record, dice: false };
    let swap_digit = |text: &str| {
        let last = if text.ends_with('0') { '1' } else { '0' };
        format!("{}{last}", &text[..text.len() - 1])
    };
    vec![
        dice("a roll replaced", with(&|lines| lines[many] = sixes.clone())),
        rules(
            "a roll replaced, skips claimed, the hash after it cut",
            with(&|lines| {
                lines[many] = sixes.clone();
                lines.remove(next_hash);
                lines.insert(tag("finish: "), "dice skipped: 3+1000".to_owned());
            }),
        ),
        rules(
            "skips claimed",
            with(&|lines| lines.insert(tag("finish: "), "dice skipped: 0+0".to_owned())),
        ),
        dice("a roll dropped", with(&|lines| drop(lines.remove(many)))),
        dice("a roll inserted", with(&|lines| lines.insert(many, sixes.clone()))),
        dice("a roll doubled", with(&|lines| lines.insert(many, lines[many].clone()))),
        dice("rolls exchanged", with(&|lines| lines.swap(many, other))),
        rules("an answer dropped", with(&|lines| drop(lines.remove(undo + 1)))),
        rules("a hash changed", with(&|lines| lines[hashes[1]] = swap_digit(&lines[hashes[1]]))),
        rules("a hash dropped", with(&|lines| drop(lines.remove(hashes[1])))),
        rules("the last hash dropped", with(&|lines| drop(lines.remove(hashes[hashes.len() - 1])))),
        rules("every hash dropped", with(&|lines| lines.retain(|line| !line.starts_with("hash ")))),
        dice(
            "what was taken back left out",
            with(&|lines| {
                let left: usize = lines[undo].split(' ').nth(1).unwrap().parse().unwrap();
                let stand = (entries..undo).filter(|i| !lines[*i].starts_with("hash ")).nth(left);
                lines.drain(stand.unwrap()..=undo);
            }),
        ),
        rules("a take-back dropped", with(&|lines| drop(lines.remove(undo)))),
        rules("a take-back to elsewhere", with(&|lines| lines[undo] = "undo 2".to_owned())),
        rules("a take-back of nothing", with(&|lines| lines[undo] = "undo 4000".to_owned())),
        rules("a take-back invented", with(&|lines| lines.insert(many + 1, "undo 1".to_owned()))),
        dice(
            "another seed",
            with(&|lines| {
                let seed = tag("dice seed: ");
                lines[seed] = swap_digit(&lines[seed]);
            }),
        ),
        dice(
            "another commitment",
            with(&|lines| {
                let commitment = tag("dice commitment: ");
                lines[commitment] = swap_digit(&lines[commitment]);
            }),
        ),
        dice("other words", with(&|lines| lines[tag("dice words A: ")] += "!")),
        dice("words left out", with(&|lines| drop(lines.remove(tag("dice words A: "))))),
        dice(
            "words of another",
            with(&|lines| {
                let words = tag("dice words A: ");
                lines[words] = lines[words].replace("words A", "words B");
            }),
        ),
        dice(
            "dice said to be a player's own",
            with(&|lines| {
                lines.insert(tag("dice commitment: "), "dice own: A".to_owned());
            }),
        ),
        dice(
            "teams exchanged",
            with(&|lines| {
                let (a, b) = (tag("team A: "), tag("team B: "));
                let value = |i: usize| lines[i].split_once(": ").unwrap().1.to_owned();
                let (first, second) =
                    (format!("team A: {}", value(b)), format!("team B: {}", value(a)));
                (lines[a], lines[b]) = (first, second);
            }),
        ),
        dice(
            "a switch set",
            with(&|lines| {
                lines.insert(tag("dice commitment: "), "switches: vantage=true".to_owned());
            }),
        ),
        rules(
            "won by another on the table",
            with(&|lines| {
                lines[tag("finish: ")] = "finish: played B".to_owned();
            }),
        ),
        rules("no end", with(&|lines| drop(lines.remove(tag("finish: "))))),
        rules(
            "the end cut off",
            with(&|lines| {
                lines.truncate(hashes[2]);
                lines.push("end of record".to_owned());
            }),
        ),
    ]
}

#[test]
fn a_record_proves_its_dice_and_no_tampered_one_does() {
    let folder = Folder(env::temp_dir().join(format!("coverline-verify-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let record = played(&folder.0);
    let [program, script] = checked(&folder.0, &record);
    let said = String::from_utf8(program.stdout).unwrap();
    assert_eq!(program.status.code(), Some(0), "{said}");
    assert!(said.starts_with("verified: "), "{said}");
    assert!(said.contains("\ntaken back: "), "{said}");
    assert!(said.contains("\nwords of A: a word of mine\n"), "{said}");
    let python = String::from_utf8(script.stdout).unwrap();
    let error = String::from_utf8_lossy(&script.stderr);
    assert!(script.status.success(), "{error}");
    assert!(said.contains(python.trim()), "the program and the script agree: {said} {python}");
    for Tampered { how, record, dice } in tampered(&record) {
        let [program, script] = checked(&folder.0, &record);
        let said = String::from_utf8_lossy(&program.stdout);
        assert!(matches!(program.status.code(), Some(1 | 2)), "{how}: {said}");
        assert!(!dice || !script.status.success(), "{how}: the script");
    }
}

/// A killzone that somebody drew is in the record of a game on it, so that anybody can read the record anywhere.
#[test]
fn a_record_carries_the_killzone_that_was_drawn_for_it() {
    let folder = Folder(env::temp_dir().join(format!("coverline-drawn-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let server = Running::start(&folder.0, "sqlite://games.db", "0");
    let cookie = server.guest();
    let drawn = json!({
        "name": "Ferry: steps", "text": "By the \"water\".\n\nAnd two lines down.",
        "width": 30.0, "depth": 22.0,
        "terrain": [{
            "name": "Steps", "kind": "heavy", "bottom": 0.0, "top": 3.0, "vantage": true,
            "footprint": [[8.0, 6.0], [14.0, 6.0], [14.0, 10.0], [8.0, 10.0]],
        }],
        "walls": [], "doors": [], "objectives": [], "control_points": [], "drop_zones": [],
        "confines_tactics": false,
    });
    let (_, saved) =
        server.ask("POST /api/killzones", &cookie, &json!({ "killzone": drawn }).to_string());
    let mut saved: Value = serde_json::from_str(&saved).unwrap();
    let seat = |team: &str| json!({ "kind": "me", "team": team });
    let game = json!({
        "rules": "kt24",
        "killzone": saved["id"],
        "seats": [seat("Lantern Company"), seat("Saltglass Crew")],
    });
    let record = play(&server, &cookie, &game, |_, at| {
        if at == 5 {
            // What is drawn anew is another board; the game stays on its own.
            saved["killzone"]["terrain"][0]["top"] = json!(2.0);
            let anew = json!({ "id": saved["id"], "killzone": saved["killzone"] });
            server.ask("POST /api/killzones", &cookie, &anew.to_string());
        }
        (at > 30).then(|| json!({ "say": "resign", "side": "B" }))
    });
    let content = |line: &&str| line.starts_with("content ");
    assert_eq!(record.lines().filter(content).count(), 1);
    assert!(record.contains("Ferry: steps"), "{record}");
    for checked in checked(&folder.0, &record) {
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{said}");
    }
    let file = folder.0.join("game.record");
    let coverline = || Command::new(env!("CARGO_BIN_EXE_coverline"));
    let replayed = coverline().args(["replay", "--verify"]).arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&replayed.stdout);
    assert!(replayed.status.success() && said.starts_with("verified: "), "{said}");
    let mut engine = coverline();
    let engine = engine.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut engine = engine.spawn().unwrap();
    write!(engine.stdin.take().unwrap(), "load\n{record}.\n").unwrap();
    let said = engine.wait_with_output().unwrap().stdout;
    let said = String::from_utf8_lossy(&said);
    assert!(said.lines().any(|line| line.starts_with("ok decide")), "{said}");
    let moved = record.replacen("8.0", "9.0", 1).replacen("[8, 6]", "[9, 6]", 1);
    assert_ne!(moved, record);
    let [program, script] = checked(&folder.0, &moved);
    assert!(!program.status.success() && !script.status.success(), "another board");
}

/// Records of games that began when ChaCha8 threw the dice are proved as ever, as long as nothing was left out.
#[test]
fn an_older_scheme_is_still_checked() {
    let text = "coverline record 1\nrules: kt24\nteam A: X\nteam B: Y\n\
                dice commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\n\
                dice seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n\
                dice words A: heads\ndice words B: tails\n\
                \nA rolls 3 5 6\nB rolls 1 2 1\nhash 0000000000000000\nend of record\n";
    let check = |text: &str| server::games::fair::check_dice(&table::Record::read(text).unwrap());
    assert_eq!(check(text).unwrap().dice, 6);
    assert!(check(&text.replace("3 5 6", "3 5 5")).is_err());
    let skipped = text.replace("\n\nA", "\ndice skipped: 0+0\n\nA");
    assert!(check(&skipped).unwrap_err().to_string().contains("dice skipped"));
}
