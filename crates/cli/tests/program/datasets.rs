//! Games and positions as Parquet files, read back by the reader of the parquet crate; round robins.

use std::collections::HashMap;
use std::fs::{self, File};

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use parquet::schema::printer::print_schema;
use serde_json::Value;

use crate::games::Folder;
use crate::running::run;

/// The rows of a file.
fn rows(path: &str) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(|row| row.unwrap()).collect()
}

/// A row as JSON.
fn json(row: &Row) -> Value {
    row.get_column_iter().map(|(name, field)| (name.clone(), value(field))).collect()
}

fn value(field: &Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Int(number) => (*number).into(),
        Field::Long(number) => (*number).into(),
        Field::ULong(number) => (*number).into(),
        Field::Str(text) => text.as_str().into(),
        Field::ListInternal(list) => list.elements().iter().map(value).collect(),
        other => panic!("no column is of this type: {other}"),
    }
}

/// The schema of a file, as docs/datasets.md has it.
fn schema(path: &str) -> String {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    let mut text = Vec::new();
    print_schema(&mut text, reader.metadata().file_metadata().schema());
    String::from_utf8(text).unwrap()
}

fn sim(more: &[&str]) -> Value {
    let args = [&["sim", "--json", "--seed", "5"], more].concat();
    run(&args, "").json()
}

#[test]
fn games_and_positions_are_kept_with_their_outcomes() {
    let folder = Folder::made("dataset");
    let (games, positions) = (folder.file("games.parquet"), folder.file("positions.parquet"));
    let players = ["--players", "random,recruit", "--mission", "corner-to-corner"];
    let files = ["--out", games.as_str(), "--positions", positions.as_str()];
    let report =
        sim(&[&["--games", "5", "--switch", "obscured=on"], &players[..], &files].concat());

    let kept: Vec<Value> = rows(&games).iter().map(json).collect();
    assert_eq!(kept.len(), 5);
    for (number, game) in (1..).zip(&kept) {
        assert_eq!((&game["pairing"], &game["game"]), (&Value::from(1), &Value::from(number)));
        assert_eq!((&game["seed"], &game["rules"]), (&Value::from(5), &Value::from("kt24")));
        assert_eq!(game["teams"], Value::from(vec!["Lantern Company", "Saltglass Crew"]));
        assert_eq!(game["players"], Value::from(vec!["random", "recruit"]));
        assert_eq!(game["killzone"], "Cooperage Yard");
        assert_eq!(
            (&game["mission"], &game["switches"]),
            (&"Corner to Corner".into(), &"obscured=on".into())
        );
        assert_eq!(game["scores"].as_array().unwrap().len(), 2);
        assert_eq!(game["hash"].as_str().unwrap().len(), 64);
    }
    let sum = |name: &str| kept.iter().map(|game| game[name].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum("decisions"), report["decisions"]);
    assert_eq!(sum("turns") as f64 / 5.0, report["mean_turns"]);
    let won = |side: Value| kept.iter().filter(|game| game["winner"] == side).count();
    assert_eq!(Value::from(vec![won(1.into()), won(2.into()), won(Value::Null)]), report["wins"]);

    let decisions: Vec<Value> = rows(&positions).iter().map(json).collect();
    assert_eq!(decisions.len() as u64, sum("decisions"));
    let mut seen: HashMap<u64, u64> = HashMap::new();
    for decision in &decisions {
        let number = decision["game"].as_u64().unwrap();
        let count = seen.entry(number).or_default();
        *count += 1;
        assert_eq!(decision["decision"], *count, "in order, none missing");
        let game = &kept[number as usize - 1];
        let outcome = match &game["winner"] {
            Value::Null => 0,
            winner if *winner == decision["side"] => 1,
            _ => -1,
        };
        assert_eq!(decision["outcome"], outcome);
    }
    assert_eq!(decisions[0]["kind"], "drop-zone");
    assert_eq!(decisions[0]["turn"], 0);
}

#[test]
fn a_position_is_one_that_advice_can_be_asked_about() {
    let folder = Folder::made("dataset-position");
    let (positions, file) = (folder.file("positions.parquet"), folder.file("position.txt"));
    sim(&["--games", "1", "--positions", &positions]);
    let rows = rows(&positions);
    let row = json(rows.iter().find(|row| json(row)["kind"] == "activate").unwrap());
    fs::write(&file, row["position"].as_str().unwrap()).unwrap();
    let advice = run(&["advise", &file, "--json"], "").json();
    assert!(advice.is_object() || advice.is_array(), "{advice}");
}

#[test]
fn the_same_games_are_the_same_bytes_for_any_number_of_threads() {
    let folder = Folder::made("dataset-bytes");
    let kept = |threads: &str| {
        let games = folder.file(&format!("games-{threads}.parquet"));
        let positions = folder.file(&format!("positions-{threads}.parquet"));
        let all = ["--teams", "all", "--killzone", "all", "--games", "3", "--threads", threads];
        sim(&[&all[..], &["--out", &games, "--positions", &positions]].concat());
        (fs::read(games).unwrap(), fs::read(positions).unwrap())
    };
    assert!(kept("1") == kept("2"), "other bytes");
}

#[test]
fn schemas_are_as_documented() {
    let folder = Folder::made("dataset-schema");
    let (games, positions) = (folder.file("games.parquet"), folder.file("positions.parquet"));
    sim(&["--games", "1", "--out", &games, "--positions", &positions]);
    let page = include_str!("../../../../docs/datasets.md");
    for file in [games, positions] {
        let schema = schema(&file);
        assert!(page.contains(schema.trim()), "not in docs/datasets.md:\n{schema}");
    }
}

#[test]
fn sides_beyond_two_have_cells_in_the_lists() {
    let folder = Folder::made("dataset-sides");
    let games = folder.file("games.parquet");
    let players = ["--players", "random,random,random"];
    sim(&[&["--rules", "kt18", "--games", "2", "--out", &games], &players[..]].concat());
    for row in rows(&games) {
        for list in ["teams", "players", "scores"] {
            assert_eq!(json(&row)[list].as_array().unwrap().len(), 3, "{list}");
        }
    }
}

#[test]
fn what_cannot_be_written_is_refused_and_leaves_nothing() {
    let folder = Folder::made("dataset-refused");
    let (file, nowhere) = (folder.file("games.parquet"), folder.file("nowhere/games.parquet"));
    let own = folder.file("");
    let refusals: [(&[&str], &str); 5] = [
        (&["--out", "-"], "--out: expected a file, not standard output"),
        (&["--positions", "-"], "--positions: expected a file, not standard output"),
        (&["--out", &nowhere], "nowhere/games.parquet: No such file"),
        (&["--out", &own], "is not a file"),
        (&["--out", &file, "--positions", &file], "--positions: the same file as --out"),
    ];
    for (more, expected) in refusals {
        let ended = run(&[&["sim", "--games", "1"], more].concat(), "");
        assert!(ended.refused().contains(expected), "{}", ended.err);
    }
    let mixed = run(&["sim", "--games", "1", "--out", &file, "--positions", &nowhere], "");
    assert!(mixed.refused().contains("nowhere"));
    assert_eq!(fs::read_dir(&own).unwrap().count(), 0, "something is left");
}

#[test]
fn a_round_robin_plays_every_pairing_as_it_is_played_alone() {
    let all = ["--teams", "all", "--killzone", "all", "--mission", "all", "--games", "2"];
    let report = sim(&[&all[..], &["--threads", "1"]].concat());
    let pairings = report["pairings"].as_array().unwrap();
    // Two teams on either side, three boards, two missions.
    assert_eq!((pairings.len(), &report["games"]), (12, &Value::from(24)));
    let again = sim(&[&all[..], &["--threads", "2"]].concat());
    assert_eq!((&again["digest"], &again["pairings"]), (&report["digest"], &report["pairings"]));
    let sum = |of: &dyn Fn(&Value) -> u64| pairings.iter().map(of).sum::<u64>();
    for place in 0..3 {
        assert_eq!(sum(&|it| it["wins"][place].as_u64().unwrap()), report["wins"][place]);
    }
    let last = &pairings[11];
    let slug = |name: &Value| name.as_str().unwrap().to_lowercase().replace(' ', "-");
    let teams = format!("{},{}", slug(&last["teams"][0]), slug(&last["teams"][1]));
    let (killzone, mission) = (slug(&last["killzone"]), slug(&last["mission"]));
    let place = ["--teams", &teams, "--killzone", &killzone, "--mission", &mission];
    let alone = sim(&[&place[..], &["--games", "2"]].concat());
    assert_eq!((&alone["digest"], &alone["wins"]), (&last["digest"], &last["wins"]));
    assert!(alone.get("pairings").is_none());
}

#[test]
fn every_rule_set_has_a_round_robin() {
    for rules in ["kt18", "kt21", "kt24", "kt4w40k"] {
        let all = ["--rules", rules, "--teams", "all", "--games", "1"];
        assert_eq!(sim(&all)["pairings"].as_array().unwrap().len(), 2, "{rules}");
    }
    let three = ["sim", "--rules", "kt18", "--teams", "all", "--players", "random,random,random"];
    assert!(run(&three, "").refused().starts_with("--teams: all of them meet in pairs"));
}

#[test]
fn a_round_robin_tells_people_every_pairing() {
    let args = ["sim", "--teams", "all", "--games", "2", "--seed", "5"];
    let told = run(&args, "").out;
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].trim_start().starts_with("random") && lines[0].ends_with("Drawn"), "{told}");
    assert!(lines[1].starts_with("Lantern Company - Saltglass Crew, Cooperage Yard"), "{told}");
    assert!(lines[2].starts_with("Saltglass Crew - Lantern Company, Cooperage Yard"), "{told}");
    assert!(lines[3].starts_with("Games (4)"), "{told}");
    assert!(told.contains("Digest"), "{told}");
}

#[test]
fn records_of_a_round_robin_say_which_pairing_they_are_of() {
    let folder = Folder::made("robin-records");
    let records = folder.file("games");
    sim(&["--teams", "all", "--games", "1", "--records", &records]);
    for number in 1..=2 {
        let path = format!("{records}/pairing-00{number}-game-000001.txt");
        assert_eq!(run(&["replay", &path, "--verify"], "").status, 0, "{path}");
    }
}
