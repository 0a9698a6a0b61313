//! Files that mean harm, and files that mean nothing: each is refused in a line or read within bounds.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::fmt::Write as _;
use std::io::{Cursor, Write};

use import::{MAX_FILE, Refused, Why, import};
use proptest::prelude::*;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const FIXTURES: [&[u8]; 8] = [
    include_bytes!("fixtures/system.gst"),
    include_bytes!("fixtures/night-ferry.cat"),
    include_bytes!("fixtures/roster.ros"),
    include_bytes!("fixtures/new-recruit.json"),
    include_bytes!("fixtures/compendium-2021.json"),
    include_bytes!("fixtures/team-2024.json"),
    include_bytes!("fixtures/ktdash-roster.json"),
    include_bytes!("fixtures/ktdash-seed.json"),
];

/// Reads anything; whatever teams come of it pass their check.
fn read(file: &[u8]) -> Result<import::Import, Refused> {
    let found = import(file, &FIXTURES[..2], None)?;
    for team in &found.teams {
        let checked = catalog::check(&team.text, &team.file);
        assert!(checked.is_ok(), "{checked:?}\n{}", team.text);
        assert!(team.text.len() <= catalog::MAX_BYTES);
    }
    Ok(found)
}

fn catalogue(inner: &str) -> String {
    format!("<catalogue id='c' name='2024 Trick'>{inner}</catalogue>")
}

#[test]
fn archives_that_grow_are_refused() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("a.ros", SimpleFileOptions::default()).unwrap();
    let zeros = vec![b' '; 1 << 20];
    for _ in 0..=(MAX_FILE >> 20) {
        archive.write_all(&zeros).unwrap();
    }
    let bomb = archive.finish().unwrap().into_inner();
    assert!(bomb.len() < 1 << 20);
    assert_eq!(read(&bomb), Err(Refused::TooLarge));
    let mut many = ZipWriter::new(Cursor::new(Vec::new()));
    for at in 0..100 {
        many.start_file(format!("{at}.ros"), SimpleFileOptions::default()).unwrap();
    }
    assert_eq!(read(&many.finish().unwrap().into_inner()), Err(Refused::TooMuch));
    let none = ZipWriter::new(Cursor::new(Vec::new()));
    assert!(read(&none.finish().unwrap().into_inner()).is_err());
    assert!(matches!(read(b"PK\x03\x04nothing"), Err(Refused::Broken { kind: "zip", .. })));
}

#[test]
fn entities_and_depth_are_refused() {
    let entity = "<!DOCTYPE c [<!ENTITY a 'aaaaaaaa'>]><catalogue name='&a;'/>";
    assert_eq!(read(entity.as_bytes()), Err(Refused::Entities));
    let deep = catalogue(&("<x>".repeat(5000) + &"</x>".repeat(5000)));
    assert_eq!(read(deep.as_bytes()), Err(Refused::TooMuch));
    let json = format!("{{\"roster\": {}{}}}", "[".repeat(5000), "]".repeat(5000));
    assert!(matches!(read(json.as_bytes()), Err(Refused::Broken { kind: "JSON", .. })));
    let many: String = (0..200).fold(String::new(), |mut all, at| {
        let _ = write!(all, " a{at}='x'");
        all
    });
    assert_eq!(read(format!("<catalogue{many}/>").as_bytes()), Err(Refused::TooMuch));
}

#[test]
fn links_that_go_round_come_to_an_end() {
    let round = catalogue(
        "<sharedSelectionEntries><selectionEntry id='a' name='A'>\
         <infoLinks><infoLink targetId='g' name='G'/></infoLinks>\
         <entryLinks><entryLink targetId='a' name='A'/></entryLinks></selectionEntry>\
         </sharedSelectionEntries><sharedInfoGroups><infoGroup id='g' name='G'>\
         <rules><rule id='r' name='Oath'><description>Words.</description></rule></rules>\
         <infoLinks><infoLink targetId='g' name='G'/></infoLinks></infoGroup></sharedInfoGroups>",
    );
    let found = read(round.as_bytes()).unwrap();
    assert!(found.notes.iter().any(|note| note.text == "Words." && note.why == Why::Prose));
}

#[test]
fn links_that_multiply_are_refused() {
    // Each group leads twice to the next: two to the power of forty visits.
    let mut groups = String::new();
    for at in 0..40 {
        let link = format!("<infoLink targetId='g{}' name='x'/>", at + 1);
        let _ = write!(
            groups,
            "<infoGroup id='g{at}' name='x'><infoLinks>{link}{link}</infoLinks></infoGroup>"
        );
    }
    let file = catalogue(&format!(
        "<infoLinks><infoLink targetId='g0' name='x'/></infoLinks><sharedInfoGroups>{groups}</sharedInfoGroups>"
    ));
    assert_eq!(read(file.as_bytes()), Err(Refused::TooMuch));
    // A chain that is longer than any real one.
    let mut groups = String::new();
    for at in 0..200 {
        let link = format!("<infoLink targetId='g{}' name='x'/>", at + 1);
        let _ = write!(
            groups,
            "<infoGroup id='g{at}' name='x'><infoLinks>{link}</infoLinks></infoGroup>"
        );
    }
    let file = catalogue(&format!(
        "<infoLinks><infoLink targetId='g0' name='x'/></infoLinks><sharedInfoGroups>{groups}</sharedInfoGroups>"
    ));
    assert_eq!(read(file.as_bytes()), Err(Refused::TooMuch));
    // A short link to a long text, many times.
    let text = "words ".repeat(100_000);
    let links = "<infoLink targetId='r' name='x'/>".repeat(20_000);
    let file = catalogue(&format!(
        "<infoLinks>{links}</infoLinks><sharedRules><rule id='r' name='x'><description>{text}</description></rule></sharedRules>"
    ));
    assert_eq!(read(file.as_bytes()), Err(Refused::TooMuch));
}

#[test]
fn tables_that_multiply_are_refused() {
    let team = r#"{"killteamId":"T","killteamName":"T"}"#;
    let kind = r#"{"opTypeId":"O","killteamId":"T"}"#;
    let list = |one: &str| vec![one; 5000].join(",");
    let file = format!(
        r#"{{"killteams":[{}],"optypes":[{}],"weapons":[],"weaponprofiles":[]}}"#,
        list(team),
        list(kind)
    );
    assert_eq!(read(file.as_bytes()), Err(Refused::TooMuch));
    let name = "x".repeat(5000);
    let file = format!(r#"{{"killteamName":"{name}","opTypes":[]}}"#);
    assert_eq!(read(file.as_bytes()), Err(Refused::TooMuch));
}

#[test]
fn a_flood_of_signs_is_read_as_it_is() {
    let flood = "<".repeat(1 << 20);
    let file = format!(r#"{{"killteamName":"T","description":"{flood}","opTypes":[]}}"#);
    let found = read(file.as_bytes()).unwrap();
    assert!(found.notes.iter().any(|note| note.text == flood && note.why == Why::Lore));
}

/// An operative with more weapons, abilities and keywords than a card has room for.
#[test]
fn what_there_is_no_room_for_is_reported() {
    let weapon = |at: usize| {
        format!(
            r#"{{"wepName":"Lamp {at}","wepType":"R","profiles":[{{"ATK":4,"HIT":"3+","DMG":"3/4","WR":""}}]}}"#
        )
    };
    let ability =
        |at: usize| format!(r#"{{"abilityName":"Trick {at}","description":"Words {at}."}}"#);
    let all = |one: &dyn Fn(usize) -> String, number: usize| {
        (0..number).map(one).collect::<Vec<_>>().join(",")
    };
    let keywords = all(&|at| format!("KEY {at}"), 30);
    let file = format!(
        r#"{{"killteamName":"T","opTypes":[{{"opTypeName":"O","MOVE":"6\"","APL":2,"SAVE":"4+","WOUNDS":9,
        "keywords":"{keywords}","weapons":[{}],"abilities":[{}]}}]}}"#,
        all(&weapon, 120),
        all(&ability, 300)
    );
    let found = read(file.as_bytes()).unwrap();
    assert_eq!(found.teams.len(), 1);
    let room: Vec<&str> = found
        .notes
        .iter()
        .filter(|note| note.why == Why::Room)
        .map(|note| note.text.as_str())
        .collect();
    assert!(room.contains(&"Lamp 119") && room.iter().any(|text| text.contains("Trick 299")));
    assert!(room.iter().any(|text| text.contains("KEY 29")), "{room:?}");
    // A team of long words is written without them.
    let words = "word ".repeat(3000);
    let ability = |at: usize| format!(r#"{{"abilityName":"Trick {at}","description":"{words}"}}"#);
    let file = format!(
        r#"{{"killteamName":"T","opTypes":[{{"opTypeName":"O","MOVE":"6\"","APL":2,"SAVE":"4+","WOUNDS":9,
        "weapons":[],"abilities":[{}]}}]}}"#,
        all(&ability, 150)
    );
    let found = read(file.as_bytes()).unwrap();
    assert_eq!(found.teams.len(), 1);
    assert!(found.notes.iter().any(|note| note.why == Why::Room && note.text.contains("Trick 7")));
}

#[test]
fn what_is_no_such_file_is_refused() {
    for file in
        [&b""[..], b"hello", b"{}", b"[]", b"[1]", b"<a/>", b"\xff\xfe\x00x", b"{\"roster\": 3}"]
    {
        let refused = read(file).unwrap_err().to_string();
        assert!(!refused.contains('\n'), "{refused}");
    }
    assert_eq!(read(&vec![b' '; MAX_FILE + 1]), Err(Refused::TooLarge));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
    }

    /// Parts of real shapes, cut, doubled and with strange values: never a panic, and every team passes its check.
    #[test]
    fn mangled_files_are_read_or_refused(
        which in 0..FIXTURES.len(),
        cuts in proptest::collection::vec((any::<prop::sample::Index>(), 0_usize..6, "[\\PC\"<>&:*-]{0,40}|-9223372036854775808|99999|\\*|⚔"), 0..12),
    ) {
        let mut text = String::from_utf8(FIXTURES[which].to_vec()).unwrap();
        for (at, length, word) in cuts {
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            if places.is_empty() { break; }
            let from = at.index(places.len());
            let to = (from + length).min(places.len() - 1);
            // Most changes are made within a value, so that the file still reads.
            let word = word.replace(['"', '<', '>', '&', '\\'], "");
            text.replace_range(places[from]..places[to.max(from)], &word);
        }
        let _ = read(text.as_bytes());
    }

    /// Values of every kind in the fields of a team.
    #[test]
    fn strange_values_are_read_or_reported(
        words in proptest::collection::vec("\\PC{0,80}|[0-9]{1,20}|[0-9]\\+|3/4|\\*|-", 14),
    ) {
        let value = |at: usize| serde_json::Value::String(words[at].clone());
        let file = serde_json::json!([{ "killteamName": value(0), "opTypes": [
            { "opTypeName": value(1), "MOVE": "6\"", "APL": "2", "SAVE": "4+", "WOUNDS": "9",
              "keywords": value(2), "basesize": value(3), "weapons": [
                { "wepName": value(4), "wepType": "R", "profiles": [
                    { "profileName": value(5), "ATK": "4", "HIT": "3+", "DMG": "3/4", "WR": value(6) },
                    { "profileName": value(7), "ATK": "4", "HIT": "3+", "DMG": "3/4", "WR": "" },
                    { "profileName": "", "ATK": value(8), "HIT": "3+", "DMG": "3/4", "WR": "" } ] } ],
              "abilities": [ { "abilityName": value(9), "description": value(10) } ] },
            { "opTypeName": value(11), "MOVE": value(12), "APL": "2", "SAVE": "4+", "WOUNDS": value(13),
              "weapons": [] } ] }]);
        let found = read(file.to_string().as_bytes()).unwrap();
        let unwritten = found.notes.iter().find(|note| matches!(note.why, Why::Unwritten(_)));
        prop_assert!(unwritten.is_none(), "{:?}", unwritten);
    }
}
