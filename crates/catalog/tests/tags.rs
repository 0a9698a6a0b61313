//! Tags of records: what a game was played with, written and found again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use std::sync::Arc;

use catalog::{BadTags, Matchup, Shelf};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::{Kt24, Switches};
use table::{Playable, Record, RuleSet, Tags};

fn matchup() -> Matchup {
    let teams = ["Saltglass Crew", "lantern-company"].map(|name| catalog::team(name).unwrap());
    let killzone = catalog::killzone("SIGNAL RIDGE").unwrap();
    let mission = catalog::mission("long-approach");
    let mut matchup = Matchup::new(RuleSet::KT24, teams, killzone, mission).unwrap();
    matchup.set("obscured", "on").unwrap();
    matchup.set("move_floor", "4").unwrap();
    matchup
}

/// What a game of a rule set is played with.
fn setup<G: Playable>(matchup: &Matchup) -> Arc<G::Setup> {
    matchup.game().unwrap().of::<G>().unwrap().shared_setup()
}

/// The tags after a change of one of them; an empty value takes the tag away.
fn with(tag: &str, value: &str) -> Tags {
    let mut tags = matchup().tags();
    tags.others.retain(|(name, _)| name != tag);
    if !value.is_empty() {
        tags.others.push((tag.to_owned(), value.to_owned()));
    }
    tags
}

fn refusal(tags: &Tags) -> String {
    Matchup::resolve(tags, &Shelf::default()).unwrap_err().to_string()
}

#[test]
fn tags_lead_back_to_what_was_played_with() {
    let played = matchup();
    let text = Record::new(played.tags()).to_string();
    let tags = Record::read(&text).unwrap().tags;
    assert_eq!(Matchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
    let setup = setup::<Kt24>(&played);
    assert_eq!(setup.turning_points(), 5);
    assert_eq!(Some(setup.switches), played.switches.of::<Switches>());
    let usual = game::door(RuleSet::KT24).unwrap().switches();
    let plain = Matchup { mission: None, switches: usual, ..played };
    let names: Vec<String> = plain.tags().others.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["team A", "team B", "killzone", "switches", "hashes"]);
    assert_eq!(Matchup::resolve(&plain.tags(), &Shelf::default()), Ok(plain));
}

#[test]
fn tags_that_lead_nowhere_say_why() {
    let hash = "0".repeat(32);
    let here = catalog::team("Saltglass Crew").unwrap().hash;
    for (tag, value, expected) in [
        ("team A", String::new(), "the tag \"team A\" is missing".to_owned()),
        ("killzone", String::new(), "the tag \"killzone\" is missing".to_owned()),
        (
            "team B",
            "Nobody".to_owned(),
            "team B: expected \"NAME HASH\", found \"Nobody\"".to_owned(),
        ),
        (
            "team B",
            "Nobody at all".to_owned(),
            "team B: expected \"NAME HASH\", found \"Nobody at all\"".to_owned(),
        ),
        (
            "team B",
            format!("Nobody {hash}"),
            "team B: \"Nobody\" is not known; give its file, or one of Lantern Company, Saltglass Crew"
                .to_owned(),
        ),
        (
            "mission",
            format!("Nothing {hash}"),
            "mission: \"Nothing\" is not known; give its file, or one of Corner to Corner, Long Approach"
                .to_owned(),
        ),
        (
            "team A",
            format!("Saltglass Crew {hash}"),
            format!(
                "team A: \"Saltglass Crew\" is {here} here, but {hash} was played with; \
                 give the file as it was"
            ),
        ),
        (
            "switches",
            "obscured".to_owned(),
            "switches: switch obscured: \"\" is not true or false".to_owned(),
        ),
    ] {
        assert_eq!(refusal(&with(tag, &value)), expected);
    }
    let mut tags = matchup().tags();
    tags.rules = RuleSet::KT4W40K;
    assert_eq!(refusal(&tags), "team A: \"Saltglass Crew\" is a team of kt24, not of kt4w40k");
}

#[test]
fn tags_of_2021_lead_back_too_and_teams_of_another_rule_set_do_not() {
    let names = ["Chalkpit Union", "orchard-vigil"];
    let teams = || names.map(|name| catalog::team(name).unwrap());
    let killzone = || catalog::killzone("Signal Ridge").unwrap();
    let mission = catalog::mission("long-approach");
    let mut played = Matchup::new(RuleSet::KT21, teams(), killzone(), mission).unwrap();
    played.set("use_group_activation", "on").unwrap();
    played.set("vantage_exception", "off").unwrap();
    assert!(played.set("obscured", "on").is_err(), "a switch of 2024");
    let text = Record::new(played.tags()).to_string();
    assert!(text.contains("rules: kt21\nteam A: Chalkpit Union "), "{text}");
    let changed = played.changed();
    assert_eq!(
        changed.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        ["use_group_activation", "vantage_exception"]
    );
    let switches = "switches: initiative_winner_chooses=off use_group_activation=on ";
    assert!(text.contains(switches) && text.contains(" vantage_exception=off "), "{text}");
    let tags = Record::read(&text).unwrap().tags;
    assert_eq!(Matchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
    let setup = setup::<Kt21>(&played);
    assert_eq!(setup.turning_points(), 5);
    assert!(setup.switches.use_group_activation && !setup.switches.vantage_exception);
    assert_eq!(played.game().unwrap().rule_set(), RuleSet::KT21);

    let mut tags = played.tags();
    tags.rules = RuleSet::KT24;
    assert_eq!(refusal(&tags), "team A: \"Chalkpit Union\" is a team of kt21, not of kt24");
    let [first, _] = teams();
    let mixed = [first, catalog::team("Saltglass Crew").unwrap()];
    assert_eq!(
        Matchup::new(RuleSet::KT21, mixed, killzone(), None).unwrap_err().to_string(),
        "team B: \"Saltglass Crew\" is a team of kt24, not of kt21"
    );
    let unknown = with("team B", &format!("Nobody {}", "0".repeat(32)));
    assert!(
        refusal(&Tags { rules: RuleSet::KT21, ..unknown })
            .ends_with("give its file, or one of Chalkpit Union, Orchard Vigil")
    );
}

#[test]
fn files_brought_along_are_found_and_come_first() {
    let mut files = catalog::TEAM_FILES.iter();
    let (file, text) = files.find(|(file, _)| file.ends_with("lantern-company.toml")).unwrap();
    let changed = text.replace("wounds = 12", "wounds = 13");
    let own = catalog::read_team(&changed, file).unwrap();
    let shelf = Shelf { teams: vec![own.clone()], ..Shelf::default() };
    let mut played = matchup();
    played.teams[0] = own;
    assert!(matches!(
        Matchup::resolve(&played.tags(), &Shelf::default()),
        Err(BadTags::Changed { .. })
    ));
    assert_eq!(Matchup::resolve(&played.tags(), &shelf), Ok(played));
    // The built-in team of the same name can still be had by its hash.
    assert_eq!(Matchup::resolve(&matchup().tags(), &shelf), Ok(matchup()));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let small = "format = \"coverline killzone 1\"\nname = \"Small\"\nsize = [24, 22]";
    let mut played = matchup();
    played.killzone = catalog::read_killzone(small, "small").unwrap();
    assert_eq!(
        played.game().err().unwrap().to_string(),
        "mission \"Long Approach\": drop zone 2 reaches beyond killzone \"Small\""
    );
    played.mission = None;
    assert!(played.game().is_ok());
}

/// A game of Kill Team 2018 for so many players on a board.
fn confined(players: usize, killzone: &str, mission: Option<&str>) -> Matchup {
    let names = ["Sternwake Boarders", "Tallowgate Wardens"];
    let teams = names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap());
    let killzone = catalog::killzone(killzone).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    Matchup::new(RuleSet::KT18, teams.collect::<Vec<_>>(), killzone, mission).unwrap()
}

#[test]
fn tags_of_2018_lead_back_for_two_to_four_players() {
    for players in 2..=4 {
        let mut played = confined(players, "Vespergate Shrine", None);
        played.set("psychic_phase", "off").unwrap();
        played.set("sight_line_mm", "0.5").unwrap();
        assert!(played.set("obscured", "on").is_err(), "a switch of 2024");
        let text = Record::new(played.tags()).to_string();
        let tags = Record::read(&text).unwrap().tags;
        let teams = tags.others.iter().filter(|(tag, _)| tag.starts_with("team ")).count();
        assert_eq!((teams, played.team_names().len()), (players, players));
        assert_eq!(Matchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
        assert_eq!(played.game().unwrap().rule_set(), RuleSet::KT18);
        let setup = setup::<Kt18>(&played);
        assert_eq!((setup.mission.rounds, setup.mission.drop_zones.len()), (5, 4));
        assert!(setup.mission.tactics && !setup.switches.psychic_phase);
    }
    let mut tags = confined(3, "Vespergate Shrine", None).tags();
    tags.others.retain(|(tag, _)| tag != "team B");
    assert_eq!(refusal(&tags), "the tag \"team B\" is missing");
}

#[test]
fn missions_are_for_two_players() {
    let played = confined(2, "Cooperage Yard", Some("Long Approach"));
    let setup = setup::<Kt18>(&played);
    assert_eq!((setup.mission.rounds, setup.mission.drop_zones.len()), (5, 2));
    assert!(!setup.mission.tactics, "an open board has no Tactics of its own");
    assert_eq!(played.game().unwrap().last_round(), setup.mission.rounds);
    for (players, killzone, mission, expected) in [
        (
            3,
            "Vespergate Shrine",
            Some("Long Approach"),
            "mission \"Long Approach\": for 2 players, not for 3",
        ),
        (
            2,
            "Cooperage Yard",
            None,
            "killzone \"Cooperage Yard\": 0 drop zones for 2 players: play a mission, or give each one",
        ),
    ] {
        let refused = confined(players, killzone, mission).game().err().unwrap();
        assert_eq!(refused.to_string(), expected);
    }
}

#[test]
fn teams_in_the_wrong_number_are_refused() {
    let killzone = || catalog::killzone("Vespergate Shrine").unwrap();
    let teams = |name: &str, count: usize| vec![catalog::team(name).unwrap(); count];
    for (rules, name, count, expected) in [
        (RuleSet::KT18, "Tallowgate Wardens", 1, "teams: 1 of them, expected 2 to 4 for kt18"),
        (RuleSet::KT18, "Tallowgate Wardens", 5, "teams: 5 of them, expected 2 to 4 for kt18"),
        (RuleSet::KT24, "Saltglass Crew", 3, "teams: 3 of them, expected 2 for kt24"),
        (RuleSet::KT21, "Orchard Vigil", 1, "teams: 1 of them, expected 2 for kt21"),
        (
            RuleSet::KT18,
            "Orchard Vigil",
            2,
            "team A: \"Orchard Vigil\" is a team of kt21, not of kt18",
        ),
    ] {
        let refused = Matchup::new(rules, teams(name, count), killzone(), None).unwrap_err();
        assert_eq!(refused.to_string(), expected);
    }
}

fn fielded(players: usize, killzone: &str, mission: Option<&str>) -> Matchup {
    let names = ["Kettlebridge Levy", "hollowroot-kindred"];
    let teams: Vec<_> =
        names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap()).collect();
    let killzone = catalog::killzone(killzone).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    Matchup::new(RuleSet::KT4W40K, teams, killzone, mission).unwrap()
}

#[test]
fn tags_of_armies_lead_back_to_two_to_four_of_them() {
    for players in 2..=4 {
        let mut played = fielded(players, "Ferrymarket", Some("Three Bells"));
        played.set("screen_by_gaps", "on").unwrap();
        played.set("failed_charge_move", "none").unwrap();
        assert!(played.set("obscured", "on").is_err(), "a switch of 2024");
        let text = Record::new(played.tags()).to_string();
        assert!(text.contains("rules: kt4w40k\nteam A: Kettlebridge Levy "), "{text}");
        let switches = " failed_charge_move=none screen_by_gaps=on ";
        assert!(text.contains(switches), "{text}");
        let tags = Record::read(&text).unwrap().tags;
        assert_eq!(Matchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
        assert_eq!(played.game().unwrap().rule_set(), RuleSet::KT4W40K);
        let setup = setup::<Kt4w40k>(&played);
        assert_eq!((setup.scenario.turns, setup.scenario.zones.len()), (5, players));
        assert_eq!((setup.scenario.victory.hold, setup.scenario.victory.objectives.len()), (1, 3));
        assert!(setup.switches.screen_by_gaps && !setup.scenario.first_deployer_bonus);
    }
    let plain = fielded(2, "Quarry Moor", None);
    assert_eq!(plain.game().unwrap().last_round(), 5);
    assert_eq!(setup::<Kt4w40k>(&plain).scenario.victory.hold, 0);
    let names = catalog::mission_names_for(RuleSet::KT4W40K);
    assert_eq!(names, ["Over the Line", "Three Bells"]);
    assert_eq!(
        catalog::mission_names_for(RuleSet::KT18),
        catalog::mission_names_for(RuleSet::KT24)
    );
}

#[test]
fn what_armies_cannot_play_with_is_refused() {
    for (players, killzone, mission, expected) in [
        (
            3,
            "Ferrymarket",
            Some("Over the Line"),
            "mission \"Over the Line\": for 2 players, not for 3",
        ),
        (
            2,
            "Ferrymarket",
            Some("Long Approach"),
            "mission \"Long Approach\": drawn for kt24, not for kt4w40k",
        ),
        (
            2,
            "Signal Ridge",
            Some("Three Bells"),
            "mission \"Three Bells\": drop zone 2 reaches beyond killzone \"Signal Ridge\"",
        ),
        (
            2,
            "Signal Ridge",
            None,
            "killzone \"Signal Ridge\": 0 drop zones for 2 players: play a mission, or give each one",
        ),
    ] {
        let refused = fielded(players, killzone, mission).game().err().unwrap();
        assert_eq!(refused.to_string(), expected);
    }
    let bare = "format = \"coverline killzone 1\"\nname = \"Bare\"\nsize = [72, 48]";
    let mut matchup = fielded(2, "Ferrymarket", Some("Three Bells"));
    matchup.killzone = catalog::read_killzone(bare, "f").unwrap();
    let refused = matchup.game().err().unwrap().to_string();
    assert_eq!(refused, "mission \"Three Bells\": killzone \"Bare\" has no objectives to hold");
    let mut small = self::matchup();
    small.mission = catalog::mission("Over the Line");
    small.killzone = catalog::killzone("Ferrymarket").unwrap();
    let refused = small.game().err().unwrap().to_string();
    assert_eq!(refused, "mission \"Over the Line\": drawn for kt4w40k, not for kt24");
}

/// A file of one's own: a built-in one with a line more.
fn own(file: &str, name: &str) -> String {
    let (_, text) = catalog::TEAM_FILES
        .iter()
        .chain(catalog::KILLZONE_FILES)
        .chain(catalog::MISSION_FILES)
        .find(|(path, _)| path.ends_with(file))
        .unwrap();
    let own = text.lines().map(|line| match line.strip_prefix("name = ") {
        Some(_) if line.starts_with("name") => format!("name = \"{name}\" # \"ours\"\t\u{e9}"),
        _ => line.to_owned(),
    });
    // Only the first name is that of the file.
    let mut named = false;
    let lines = text.lines().zip(own).map(|(old, new)| {
        let changed = old != new && !std::mem::replace(&mut named, true);
        if changed { new } else { old.to_owned() }
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn whole_tags_carry_files_of_ones_own_and_nothing_else() {
    let plain = matchup();
    assert_eq!(plain.whole_tags(), plain.tags(), "what is built in is not carried");
    let team = catalog::read_team(&own("saltglass-crew.toml", "Our Crew"), "ours").unwrap();
    let killzone = catalog::read_killzone(&own("cooperage-yard.toml", "Our Yard"), "ours").unwrap();
    let mission = catalog::read_mission(&own("corner-to-corner.toml", "Our Way"), "ours").unwrap();
    let teams = vec![team.clone(), team];
    let played = Matchup::new(RuleSet::KT24, teams, killzone, Some(mission)).unwrap();
    assert!(Matchup::resolve(&played.tags(), &Shelf::default()).is_err(), "only names");
    let text = Record::new(played.whole_tags()).to_string();
    let tags = Record::read(&text).unwrap().tags;
    let carried = tags.others.iter().filter(|(tag, _)| tag.starts_with("content ")).count();
    assert_eq!(carried, 3, "each file once");
    assert_eq!(Matchup::resolve(&tags, &Shelf::default()), Ok(played));
    let spoilt = |change: fn(&mut (String, String))| {
        let mut tags = tags.clone();
        change(tags.others.iter_mut().find(|(tag, _)| tag.starts_with("content ")).unwrap());
        Matchup::resolve(&tags, &Shelf::default()).unwrap_err().to_string()
    };
    assert!(
        spoilt(|(_, text)| *text = text.replacen("Our Crew", "Our Crow", 1))
            .contains("its hash is")
    );
    assert!(spoilt(|(_, text)| *text = "nothing".to_owned()).contains("JSON string"));
    assert!(
        spoilt(|(tag, text)| {
            *tag = format!("content {}", table::DataHash::of(b"x = 1"));
            *text = "\"x = 1\"".to_owned();
        })
        .contains("not a team, a killzone or a mission")
    );
}
