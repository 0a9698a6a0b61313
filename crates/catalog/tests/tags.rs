//! Tags of records: what a game was played with, written and found again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should panic")]

use catalog::{AnyMatchup, BadTags, Matchup, Shelf};
use kt24::{Kt24, Switches};
use table::{Record, RuleSet, Tags};

fn matchup() -> Matchup<Kt24> {
    let mut switches = Switches::default();
    switches.set("obscured", "on").unwrap();
    switches.set("move_floor", "none").unwrap();
    Matchup {
        teams: ["Saltglass Crew", "lantern-company"]
            .map(|name| catalog::team(name).unwrap().kt24().unwrap()),
        killzone: catalog::killzone("SIGNAL RIDGE").unwrap(),
        mission: catalog::mission("long-approach"),
        switches,
    }
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
    AnyMatchup::resolve(tags, &Shelf::default()).unwrap_err().to_string()
}

#[test]
fn tags_lead_back_to_what_was_played_with() {
    let played = matchup();
    let text = Record::new(played.tags()).to_string();
    let tags = Record::read(&text).unwrap().tags;
    assert_eq!(AnyMatchup::resolve(&tags, &Shelf::default()), Ok(AnyMatchup::Kt24(played.clone())));
    let setup = played.setup().unwrap();
    assert_eq!(setup.turning_points(), 5);
    assert_eq!(setup.switches, played.switches);
    let plain = Matchup { mission: None, switches: Switches::default(), ..played };
    let names: Vec<String> = plain.tags().others.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["team A", "team B", "killzone"]);
    assert_eq!(AnyMatchup::resolve(&plain.tags(), &Shelf::default()), Ok(AnyMatchup::Kt24(plain)));
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
    tags.rules = RuleSet::Kt4w40k;
    assert_eq!(refusal(&tags), "team A: \"Saltglass Crew\" is a team of kt24, not of kt4w40k");
}

#[test]
fn tags_of_2021_lead_back_too_and_teams_of_another_rule_set_do_not() {
    let names = ["Chalkpit Union", "orchard-vigil"];
    let teams = || names.map(|name| catalog::team(name).unwrap());
    let killzone = || catalog::killzone("Signal Ridge").unwrap();
    let mission = catalog::mission("long-approach");
    let mut played = AnyMatchup::new(RuleSet::Kt21, teams(), killzone(), mission).unwrap();
    played.set("use_group_activation", "on").unwrap();
    played.set("vantage_exception", "off").unwrap();
    assert!(played.set("obscured", "on").is_err(), "a switch of 2024");
    let text = Record::new(played.tags()).to_string();
    assert!(text.contains("rules: kt21\nteam A: Chalkpit Union "), "{text}");
    assert!(text.contains("switches: use_group_activation=on vantage_exception=off\n"), "{text}");
    let tags = Record::read(&text).unwrap().tags;
    assert_eq!(AnyMatchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
    let AnyMatchup::Kt21(matchup) = &played else { panic!("of kt21") };
    let setup = matchup.setup().unwrap();
    assert_eq!(setup.turning_points(), 5);
    assert!(setup.switches.use_group_activation && !setup.switches.vantage_exception);
    assert_eq!(played.game().unwrap().rule_set(), RuleSet::Kt21);

    let mut tags = played.tags();
    tags.rules = RuleSet::Kt24;
    assert_eq!(refusal(&tags), "team A: \"Chalkpit Union\" is a team of kt21, not of kt24");
    let [first, _] = teams();
    let mixed = [first, catalog::team("Saltglass Crew").unwrap()];
    assert_eq!(
        AnyMatchup::new(RuleSet::Kt21, mixed, killzone(), None).unwrap_err().to_string(),
        "team B: \"Saltglass Crew\" is a team of kt24, not of kt21"
    );
    let unknown = with("team B", &format!("Nobody {}", "0".repeat(32)));
    assert!(
        refusal(&Tags { rules: RuleSet::Kt21, ..unknown })
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
    played.teams[0] = own.kt24().unwrap();
    assert!(matches!(
        AnyMatchup::resolve(&played.tags(), &Shelf::default()),
        Err(BadTags::Changed { .. })
    ));
    assert_eq!(AnyMatchup::resolve(&played.tags(), &shelf), Ok(AnyMatchup::Kt24(played)));
    // The built-in team of the same name can still be had by its hash.
    assert_eq!(AnyMatchup::resolve(&matchup().tags(), &shelf), Ok(AnyMatchup::Kt24(matchup())));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let small = "format = \"coverline killzone 1\"\nname = \"Small\"\nsize = [24, 22]";
    let mut played = matchup();
    played.killzone = catalog::read_killzone(small, "small").unwrap();
    assert_eq!(
        played.setup().err().unwrap().to_string(),
        "mission \"Long Approach\": drop zone 2 reaches beyond killzone \"Small\""
    );
    played.mission = None;
    assert!(played.setup().is_ok());
}

/// A game of Kill Team 2018 for so many players on a board.
fn confined(players: usize, killzone: &str, mission: Option<&str>) -> AnyMatchup {
    let names = ["Sternwake Boarders", "Tallowgate Wardens"];
    let teams = names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap());
    let killzone = catalog::killzone(killzone).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    AnyMatchup::new(RuleSet::Kt18, teams.collect::<Vec<_>>(), killzone, mission).unwrap()
}

#[test]
fn tags_of_2018_lead_back_for_two_to_four_players() {
    for players in 2..=4 {
        let mut played = confined(players, "Vespergate Shrine", None);
        played.set("psychic_phase", "on").unwrap();
        played.set("sight_line_mm", "0.5").unwrap();
        assert!(played.set("obscured", "on").is_err(), "a switch of 2024");
        let text = Record::new(played.tags()).to_string();
        let tags = Record::read(&text).unwrap().tags;
        let teams = tags.others.iter().filter(|(tag, _)| tag.starts_with("team ")).count();
        assert_eq!((teams, played.team_names().len()), (players, players));
        assert_eq!(AnyMatchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
        assert_eq!(played.game().unwrap().rule_set(), RuleSet::Kt18);
        let AnyMatchup::Kt18(matchup) = played else { panic!("of kt18") };
        let setup = matchup.setup().unwrap();
        assert_eq!((setup.mission.rounds, setup.mission.drop_zones.len()), (5, 4));
        assert!(setup.mission.tactics && setup.switches.psychic_phase);
    }
    let mut tags = confined(3, "Vespergate Shrine", None).tags();
    tags.others.retain(|(tag, _)| tag != "team B");
    assert_eq!(refusal(&tags), "the tag \"team B\" is missing");
}

#[test]
fn missions_are_for_two_players() {
    let played = confined(2, "Cooperage Yard", Some("Long Approach"));
    let AnyMatchup::Kt18(matchup) = played else { panic!("of kt18") };
    let setup = matchup.setup().unwrap();
    assert_eq!((setup.mission.rounds, setup.mission.drop_zones.len()), (5, 2));
    assert!(!setup.mission.tactics, "an open board has no Tactics of its own");
    assert_eq!(matchup.rounds(), setup.mission.rounds);
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
        (RuleSet::Kt18, "Tallowgate Wardens", 1, "teams: 1 of them, expected 2 to 4 for kt18"),
        (RuleSet::Kt18, "Tallowgate Wardens", 5, "teams: 5 of them, expected 2 to 4 for kt18"),
        (RuleSet::Kt24, "Saltglass Crew", 3, "teams: 3 of them, expected 2 for kt24"),
        (RuleSet::Kt21, "Orchard Vigil", 1, "teams: 1 of them, expected 2 for kt21"),
        (
            RuleSet::Kt18,
            "Orchard Vigil",
            2,
            "team A: \"Orchard Vigil\" is a team of kt21, not of kt18",
        ),
    ] {
        let refused = AnyMatchup::new(rules, teams(name, count), killzone(), None).unwrap_err();
        assert_eq!(refused.to_string(), expected);
    }
}

fn fielded(players: usize, killzone: &str, mission: Option<&str>) -> AnyMatchup {
    let names = ["Kettlebridge Levy", "hollowroot-kindred"];
    let teams: Vec<_> =
        names.iter().cycle().take(players).map(|name| catalog::team(name).unwrap()).collect();
    let killzone = catalog::killzone(killzone).unwrap();
    let mission = mission.map(|name| catalog::mission(name).unwrap());
    AnyMatchup::new(RuleSet::Kt4w40k, teams, killzone, mission).unwrap()
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
        assert!(text.contains("switches: failed_charge_move=none screen_by_gaps=on\n"), "{text}");
        let tags = Record::read(&text).unwrap().tags;
        assert_eq!(AnyMatchup::resolve(&tags, &Shelf::default()), Ok(played.clone()));
        assert_eq!(played.game().unwrap().rule_set(), RuleSet::Kt4w40k);
        let AnyMatchup::Kt4w40k(matchup) = played else { panic!("of kt4w40k") };
        let setup = matchup.setup().unwrap();
        assert_eq!((setup.scenario.turns, setup.scenario.zones.len()), (5, players));
        assert_eq!((setup.scenario.victory.hold, setup.scenario.victory.objectives.len()), (1, 3));
        assert!(setup.switches.screen_by_gaps && !setup.scenario.first_deployer_bonus);
    }
    let AnyMatchup::Kt4w40k(matchup) = fielded(2, "Quarry Moor", None) else {
        panic!("of kt4w40k")
    };
    assert_eq!((matchup.turns(), matchup.setup().unwrap().scenario.victory.hold), (5, 0));
    let names = catalog::mission_names_for(RuleSet::Kt4w40k);
    assert_eq!(names, ["Over the Line", "Three Bells"]);
    assert_eq!(
        catalog::mission_names_for(RuleSet::Kt18),
        catalog::mission_names_for(RuleSet::Kt24)
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
    let AnyMatchup::Kt4w40k(mut matchup) = fielded(2, "Ferrymarket", Some("Three Bells")) else {
        panic!("of kt4w40k")
    };
    matchup.killzone = catalog::read_killzone(bare, "f").unwrap();
    let refused = matchup.game().err().unwrap().to_string();
    assert_eq!(refused, "mission \"Three Bells\": killzone \"Bare\" has no objectives to hold");
    let mut small = self::matchup();
    small.mission = catalog::mission("Over the Line");
    small.killzone = catalog::killzone("Ferrymarket").unwrap();
    let refused = small.game().err().unwrap().to_string();
    assert_eq!(refused, "mission \"Over the Line\": drawn for kt4w40k, not for kt24");
}
