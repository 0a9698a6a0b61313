//! Spoilt text from outside: whatever happens to a file, reading it ends in a value or an error, and a
//! position that is accepted can be played on from.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod samples;

use catalog::{Loaded, Map, Matchup, Team};
use dice::Chance;
use fixtures::step;
use game::{Game, RULE_SETS};
use table::{Entry, Position, Record, RuleSet, Rules};

/// The rule sets, with as many players as they take.
const TABLES: [(RuleSet, usize); 8] = [
    (RuleSet::KT18, 2),
    (RuleSet::KT18, 3),
    (RuleSet::KT18, 4),
    (RuleSet::KT21, 2),
    (RuleSet::KT24, 2),
    (RuleSet::KT4W40K, 2),
    (RuleSet::KT4W40K, 3),
    (RuleSet::KT4W40K, 4),
];

/// The first teams of a rule set, and a board for them.
fn parts(rules: RuleSet, players: usize) -> (Vec<Loaded<Team>>, Loaded<Map>) {
    let teams = catalog::team_names(rules);
    let killzone = catalog::killzone(&catalog::killzone_names_for(rules)[0]).unwrap();
    // A small army breaks in the same ways as a large one.
    if rules == RuleSet::KT4W40K {
        let small = catalog::read_team(samples::ARMY, "army.toml").unwrap();
        return (vec![small; players], killzone);
    }
    let names = teams.iter().cycle().take(players);
    (names.map(|name| catalog::team(name).unwrap()).collect(), killzone)
}

fn matchup(rules: RuleSet, players: usize) -> Matchup {
    let (teams, killzone) = parts(rules, players);
    Matchup::new(rules, teams, killzone, None).unwrap()
}

#[test]
fn every_rule_set_is_spoilt() {
    assert!(RULE_SETS.iter().all(|door| TABLES.iter().any(|(of, _)| *of == door.rule_set())));
}

/// Numbers that break things.
const NUMBERS: [&str; 10] = [
    "0",
    "-1",
    "1",
    "2",
    "255",
    "256",
    "65536",
    "2147483647",
    "-2147483648",
    "9223372036854775807",
];

/// Changes a text in one of the ways in which files get spoilt.
fn spoil(text: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = chance.below(lines.len() as u32) as usize;
    match chance.below(7) {
        0 => lines.truncate(at),
        1 => {
            lines.remove(at);
        }
        2 => {
            let line = lines[at].clone();
            lines.insert(at, line);
        }
        3 => {
            let other = chance.below(lines.len() as u32) as usize;
            lines.swap(at, other);
        }
        4 => {
            let cut = lines[at].chars().count().max(1) as u32;
            lines[at] = lines[at].chars().take(chance.below(cut) as usize).collect();
        }
        _ => lines[at] = spoil_number(&lines[at], chance),
    }
    lines.join("\n") + "\n"
}

/// Puts another number in the place of one of a line's.
fn spoil_number(line: &str, chance: &mut Chance) -> String {
    let starts: Vec<usize> = line
        .char_indices()
        .filter(|(i, c)| c.is_ascii_digit() && !line[..*i].ends_with(|c: char| c.is_ascii_digit()))
        .map(|(i, _)| i)
        .collect();
    if starts.is_empty() {
        return format!("{line} {}", NUMBERS[chance.below(10) as usize]);
    }
    let start = starts[chance.below(starts.len() as u32) as usize];
    let length = line[start..].bytes().take_while(u8::is_ascii_digit).count();
    let number = NUMBERS[chance.below(10) as usize];
    format!("{}{number}{}", &line[..start], &line[start + length..])
}

/// Goes on by chance for a while.
fn play_on(mut game: Game, chance: &mut Chance) {
    for _ in 0..60 {
        let played = step(&mut game, chance, |game, decision, chance| {
            assert!(!game.candidates().is_empty(), "nothing to answer to {decision:?}");
            Some(game.propose(chance))
        });
        if played.is_none() {
            return;
        }
    }
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played_on_from() {
    TABLES.into_iter().for_each(|(rules, players)| spoil_positions(rules, players));
}

fn spoil_positions(rules: RuleSet, players: usize) {
    let matchup = matchup(rules, players);
    let start = matchup.game().unwrap();
    let (mut refused, mut accepted) = (0, 0);
    // Tables of more than two are the same code with more of everything.
    let (games, least) = if players > 2 { (20, 50) } else { (60, 300) };
    for number in 0..games {
        let mut chance = Chance::new(31, number);
        let mut game = start.clone();
        game.silence();
        for _ in 0..20 + chance.below(200) {
            let played = step(&mut game, &mut chance, |game, _, chance| {
                let attacks = game.candidates().into_iter().find(|answer| {
                    let text = answer.to_string();
                    ["fight", "shoot", "attack"].iter().any(|verb| text.starts_with(verb))
                });
                Some(attacks.unwrap_or_else(|| game.propose(chance)))
            });
            if played.is_none() {
                break;
            }
        }
        let text = game.position(matchup.tags()).to_string();
        for _ in 0..60 {
            let spoilt = spoil(&text, &mut chance);
            let read = Position::read(&spoilt).ok();
            match read.and_then(|p| start.resume(&p).ok()) {
                None => refused += 1,
                Some(game) => {
                    accepted += 1;
                    play_on(game, &mut chance);
                }
            }
        }
    }
    assert!(refused > least && accepted > least, "{rules}: {refused} refused, {accepted} accepted");
}

#[test]
fn spoilt_records_are_refused_or_replay_up_to_the_first_wrong_line() {
    TABLES.into_iter().for_each(|(rules, players)| spoil_records(rules, players));
}

fn spoil_records(rules: RuleSet, players: usize) {
    let matchup = matchup(rules, players);
    let start = matchup.game().unwrap();
    let mut record = Record::new(matchup.tags());
    let mut game = start.clone();
    let (mut dice, mut players) = (Chance::new(41, 0), Chance::new(42, 0));
    while let Some(entry) =
        step(&mut game, &mut dice, |game, _, _| Some(game.propose(&mut players)))
    {
        record.push(entry);
    }
    let text = record.to_string();
    assert_eq!(Record::read(&text).unwrap(), record);
    let mut chance = Chance::new(43, 0);
    for _ in 0..400 {
        let Ok(spoilt) = Record::read(&spoil(&text, &mut chance)) else { continue };
        let mut game = start.clone();
        game.silence();
        for (_, entry) in spoilt.entries {
            let before = game.state_hash();
            let told = match entry {
                Entry::Answer(_, answer) => game.answer(&answer),
                Entry::Roll(_, faces) => game.roll(&faces),
                Entry::Leave(..) | Entry::Undo(_) | Entry::Hash(_) => Ok(()),
            };
            if told.is_err() {
                assert_eq!(game.state_hash(), before, "a refused line changed the game");
                break;
            }
        }
    }
}

#[test]
fn spoilt_data_files_are_refused_or_make_a_game() {
    TABLES.into_iter().for_each(|(rules, players)| spoil_data_files(rules, players));
}

fn spoil_data_files(rules: RuleSet, players: usize) {
    let built_in = parts(rules, players);
    let line = format!("rules = \"{rules}\"");
    let files: Vec<&str> = match rules {
        RuleSet::KT4W40K => vec![samples::ARMY; 2],
        _ => {
            let all = catalog::TEAM_FILES.iter().map(|(_, text)| *text);
            all.filter(|text| text.contains(&line)).collect()
        }
    };
    let own = |text: &&str| text.contains(&format!("name = \"{}\"", built_in.1.name));
    let board = catalog::KILLZONE_FILES.iter().map(|(_, text)| *text).find(own).unwrap();
    let mut chance = Chance::new(51, 0);
    let mut games = 0;
    // Files of walls and doors or of armies are long, and most of what is spoilt in them is refused.
    let tries = if matches!(rules, RuleSet::KT18 | RuleSet::KT4W40K) { 1200 } else { 600 };
    for _ in 0..tries {
        let (mut teams, mut killzone) = built_in.clone();
        match chance.below(3) {
            0 => {
                let text = spoil(board, &mut chance);
                let Ok(read) = catalog::read_killzone(&text, "k.toml") else { continue };
                killzone = read;
            }
            side => {
                let side = side as usize - 1;
                let text = spoil(files[side], &mut chance);
                let Ok(read) = catalog::read_team(&text, "t.toml") else { continue };
                teams[side] = read;
            }
        }
        let Ok(matchup) = Matchup::new(rules, teams, killzone, None) else { continue };
        if let Ok(game) = matchup.game() {
            games += 1;
            play_on(game, &mut chance);
        }
    }
    assert!(games > 100, "{rules}: only {games} games");
}
