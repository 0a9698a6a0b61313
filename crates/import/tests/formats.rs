//! Every format, by files of our own making.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::io::{Cursor, Write};

use import::{Import, Refused, Why, import};
use table::RuleSet;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const SYSTEM: &[u8] = include_bytes!("fixtures/system.gst");
const CATALOGUE: &[u8] = include_bytes!("fixtures/night-ferry.cat");
const ROSTER: &[u8] = include_bytes!("fixtures/roster.ros");
const NEW_RECRUIT: &[u8] = include_bytes!("fixtures/new-recruit.json");
const COMPENDIUM: &[u8] = include_bytes!("fixtures/compendium-2021.json");
const TEAM: &[u8] = include_bytes!("fixtures/team-2024.json");
const KTDASH: &[u8] = include_bytes!("fixtures/ktdash-roster.json");
const SEED: &[u8] = include_bytes!("fixtures/ktdash-seed.json");

/// Reads a file of which every team has to pass its check.
fn read(file: &[u8], others: &[&[u8]]) -> Import {
    let import = import(file, others, None).unwrap();
    for team in &import.teams {
        let found = catalog::check(&team.text, &team.file);
        assert!(found.is_ok(), "{found:?}\n{}", team.text);
    }
    import
}

fn packed(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// Whether something is in the report for a reason.
fn noted(import: &Import, text: &str, why: &Why) -> bool {
    import.notes.iter().any(|note| note.text.contains(text) && note.why == *why)
}

#[test]
fn a_catalogue_with_its_system_is_resolved() {
    let import = read(CATALOGUE, &[SYSTEM]);
    assert_eq!((import.format.id(), import.rules), ("battlescribe-catalogue", RuleSet::KT24));
    let [team] = import.teams.as_slice() else { panic!("{:?}", import.teams) };
    let counts = import.counts;
    assert_eq!((counts.operatives, counts.weapons, counts.weapons_whole), (1, 4, 3));
    assert_eq!((counts.weapon_rules, counts.weapon_rules_read), (6, 5));
    // The modifier without a condition is applied, the link leads to the system's weapon.
    assert!(team.text.contains("wounds = 9\n"), "{}", team.text);
    assert!(team.text.contains("name = \"Oar\""), "{}", team.text);
    assert!(team.text.contains("rules = [\"Range 8\\\"\", \"Torrent 2\\\"\", \"Saturate\"]"));
    assert!(noted(&import, "Dazzle*", &Why::Rule("Dazzle*".to_owned())));
    // What modifiers and links could not do is in the report.
    assert!(noted(&import, "multiply apl: 2", &Why::Condition), "{:#?}", import.notes);
    assert!(noted(&import, "set hidden: true", &Why::Condition));
    assert!(noted(&import, "Stranger", &Why::Link));
    // An ability called like a weapon rule is an ability; the rule book's own rule is no note.
    assert!(noted(&import, "Nobody hears the ferryman come.", &Why::Prose));
    assert!(noted(&import, "Only targets so near.", &Why::Book));
    assert!(team.text.contains("Nobody hears") && !team.text.contains("Only targets so near"));
    assert!(noted(&import, "Once a battle", &Why::Prose));
    let sized = import.guessed.iter().find(|guess| guess.what == "base_mm").unwrap();
    assert_eq!((sized.value.as_str(), &sized.why), ("32", &Why::Size));
    // Without the system, what is in it is reported.
    let alone = read(CATALOGUE, &[]);
    assert!(noted(&alone, "Oath of the Ferry", &Why::Link) && noted(&alone, "Oar", &Why::Link));
    assert_eq!(import::links(CATALOGUE), ["sys-1"]);
    assert_eq!(import::id(SYSTEM).as_deref(), Some("sys-1"));
}

#[test]
fn a_system_by_itself_has_no_team_and_says_so() {
    let import = read(SYSTEM, &[]);
    assert_eq!((import.format.id(), import.teams.len()), ("battlescribe-system", 0));
    assert!(noted(&import, "Lantern Skirmish", &Why::Empty));
    assert!(noted(&import, "Once a battle", &Why::Prose));
}

#[test]
fn rosters_as_xml_packed_and_as_json() {
    let plain = read(ROSTER, &[]);
    assert_eq!((plain.format.id(), plain.rules), ("battlescribe-roster", RuleSet::KT21));
    assert_eq!((plain.counts.weapons, plain.counts.weapons_whole), (1, 1));
    let text = &plain.teams[0].text;
    assert!(text.contains("count = 2\n") && text.contains("move = 6\n"), "{text}");
    assert!(text.contains("rules = [\"Rng 6\\\"\", \"Lethal 5+\"]"), "{text}");
    let zipped = read(&packed(&[("late-crossing.ros", ROSTER)]), &[]);
    assert_eq!(zipped, plain);
    let two = read(&packed(&[("late-crossing.ros", ROSTER), ("notes.txt", b"x")]), &[]);
    assert!(noted(&two, "notes.txt", &Why::Packed));
    let json = read(NEW_RECRUIT, &[]);
    assert_eq!((json.format.id(), json.rules), ("battlescribe-roster", RuleSet::KT24));
    assert_eq!(json.counts.weapons_whole, 1);
}

#[test]
fn killteamjson_of_both_editions() {
    let old = read(COMPENDIUM, &[]);
    assert_eq!((old.format.id(), old.rules), ("killteamjson-compendium", RuleSet::KT21));
    assert_eq!((old.counts.weapons, old.counts.weapons_whole), (2, 1));
    assert!(noted(&old, "Blind*", &Why::Rule("Blind*".to_owned())));
    let number = Why::Number { field: "points".to_owned(), found: "many".to_owned() };
    assert!(noted(&old, "many", &number), "{:#?}", old.notes);
    assert!(noted(&old, "People of the river.", &Why::Lore));
    assert!(noted(&old, "The boat moves.", &Why::Prose));
    let new = read(TEAM, &[]);
    assert_eq!((new.format.id(), new.rules), ("killteamjson-team", RuleSet::KT24));
    assert_eq!((new.counts.weapons, new.counts.weapons_whole), (3, 2));
    for text in ["The boat moves.\nNot twice.", "Who is hit is blind.", "It holds.", "They swim."] {
        assert!(noted(&new, text, &Why::Prose), "{text}: {:#?}", new.notes);
    }
    assert!(noted(&new, "archetypes: Recon", &Why::Field));
    assert!(new.teams[0].text.contains("base_mm = 28\n"));
    assert!(new.teams[0].text.contains("Heavy (Dash only)"), "{}", new.teams[0].text);
}

#[test]
fn ktdash_rosters_and_tables() {
    let roster = read(KTDASH, &[]);
    assert_eq!((roster.format.id(), roster.rules), ("ktdash-roster", RuleSet::KT24));
    let text = &roster.teams[0].text;
    assert!(text.contains("Old Tam") && text.contains("Oar") && !text.contains("Storm lamp"));
    let seed = read(SEED, &[]);
    assert_eq!((seed.format.id(), seed.teams.len()), ("ktdash-seed", 2));
    assert_eq!((seed.counts.weapons, seed.counts.weapons_whole), (2, 2));
    assert!(seed.teams[0].text.contains("\"Piercing 1\", \"Heavy (Dash only)\""));
    assert!(noted(&seed, "Nobody GONE", &Why::Missing), "{:#?}", seed.notes);
    assert!(noted(&seed, "eqIds: ROPE", &Why::Field));
    assert!(noted(&seed, "Fewer dice.", &Why::Book));
}

#[test]
fn the_edition_asked_for_is_chosen() {
    let [old, new] = [COMPENDIUM, TEAM].map(|file| std::str::from_utf8(file).unwrap());
    let old = old.replace("\"killteamname\"", "\"edition\": \"kt24\", \"killteamname\"");
    let of_24 = import(old.as_bytes(), &[], None);
    assert_eq!(of_24.unwrap().rules, RuleSet::KT24);
    let old_team = std::str::from_utf8(COMPENDIUM).unwrap();
    let start = old_team.find("{ \"killteamid\"").unwrap();
    let old_team = &old_team[start..old_team.rfind("] } ]").unwrap()];
    let both = format!("[{old_team}, {new}]");
    let first = import(both.as_bytes(), &[], None).unwrap();
    assert_eq!(first.rules, RuleSet::KT21);
    assert!(noted(&first, "Night Ferry", &Why::Edition(RuleSet::KT24)));
    let asked = import(both.as_bytes(), &[], Some(RuleSet::KT24)).unwrap();
    assert_eq!((asked.rules, asked.teams.len()), (RuleSet::KT24, 1));
    let none = import(both.as_bytes(), &[], Some(RuleSet::KT18));
    assert_eq!(none, Err(Refused::Rules { found: RuleSet::KT21, asked: RuleSet::KT18 }));
    let no_files = import(TEAM, &[], Some(RuleSet::KT4W40K));
    assert_eq!(no_files, Err(Refused::NoFiles(RuleSet::KT4W40K)));
}

#[test]
fn an_edition_that_nothing_tells_is_a_guess() {
    let bare = r#"<catalogue id="c" name="Ferry"><sharedRules>
        <rule id="r" name="Oath"><description>Words.</description></rule></sharedRules></catalogue>"#;
    let found = import(bare.as_bytes(), &[], None).unwrap();
    let guess = found.guessed.iter().find(|guess| guess.what == "rules").unwrap();
    assert_eq!((guess.value.as_str(), &guess.why), ("kt24", &Why::NoEdition));
}

#[test]
fn names_that_are_cut_or_changed_are_reported() {
    let long = "Ferryman ".repeat(12);
    let file = std::str::from_utf8(TEAM).unwrap();
    let file = file.replace("\"opTypeName\": \"Ferryman\"", &format!("\"opTypeName\": {long:?}"));
    let found = read(file.as_bytes(), &[]);
    let is_cut = |guess: &import::Guess| guess.what == "name" && guess.why == Why::Short;
    assert!(found.guessed.iter().any(is_cut), "{:#?}", found.guessed);
}
