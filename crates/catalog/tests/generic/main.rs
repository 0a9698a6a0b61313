//! What every rule set has to keep, played with the built-in content.
//!
//! A rule set joins by a [`Play`] of its own; the tests below run on all of them.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod duel;
mod kt18;
mod kt21;
mod kt24;
mod kt4w40k;
mod setups;

use ::kt21::Kt21;
use ::kt24::Kt24;
use dice::{Chance, Face};
use fixtures::{step, throw};
use game::Game;
use table::{Answer, Entry, Position, Rules, Status, Tags};

/// How the suite gets at games of one rule set.
pub struct Play {
    /// What the rule set is called in messages.
    pub name: &'static str,
    /// The number of different set-ups.
    pub setups: usize,
    /// How many times fewer games are played than of Kill Team: armies take longer, and do more in each.
    pub fewer: u64,
    /// A game about to begin, with one of the set-ups, and the tags of its records.
    pub begin: fn(usize) -> (Game, Tags),
    /// A game at a position.
    pub resume: fn(&Position) -> Game,
}

const ALL: [Play; 5] = [kt18::PLAY, kt21::PLAY, kt24::PLAY, kt4w40k::PLAY, duel::PLAY];

/// Attacks where it can, so that games get into every corner of a fight; otherwise plays by chance.
fn eager(game: &Game, chance: &mut Chance) -> Answer {
    let mut attacks = game.candidates();
    attacks.retain(|answer| {
        let text = answer.to_string();
        ["fight", "charge", "shoot", "overwatch", "ploy", "block", "attack", "door"]
            .iter()
            .any(|verb| text.starts_with(verb))
    });
    if attacks.is_empty() || chance.below(8) == 0 {
        return game.propose(chance);
    }
    let picked = chance.below(attacks.len() as u32) as usize;
    attacks.swap_remove(picked)
}

/// Plays a game by chance and calls `at` before every answer.
fn play(rules: &Play, number: u64, at: impl FnMut(&Game, &Tags, u64)) {
    play_with(rules, number, at, |game, chance| game.propose(chance));
}

/// Plays a game with a player and calls `at` before every answer.
fn play_with(
    play: &Play,
    number: u64,
    mut at: impl FnMut(&Game, &Tags, u64),
    player: impl Fn(&Game, &mut Chance) -> Answer,
) {
    let (mut game, tags) = (play.begin)(number as usize % play.setups);
    let (mut dice, mut players) = (Chance::new(11, number), Chance::new(12, number));
    for step in 0..20_000u64 {
        match game.status() {
            Status::Decide(_) => {
                at(&game, &tags, step);
                let answer = player(&game, &mut players);
                let told = game.answer(&answer);
                assert!(
                    told.is_ok(),
                    "{} game {number} step {step}: {answer}: {told:?}",
                    play.name
                );
            }
            Status::Roll(roll) => {
                throw(&mut game, &roll, &mut dice);
            }
            Status::Over(_) => return,
        }
    }
    panic!("{} game {number} does not end", play.name);
}

#[test]
fn a_thousand_random_games_end() {
    for rules in &ALL {
        for number in 0..1_000 / (rules.fewer * rules.fewer) {
            play(rules, number, |_, _, _| {});
        }
    }
}

#[test]
fn every_candidate_is_legal_and_there_is_always_one() {
    for rules in &ALL {
        for number in 0..18 / rules.fewer {
            let at = |game: &Game, _: &Tags, step: u64| {
                if !step.is_multiple_of(7) {
                    return;
                }
                let candidates = game.candidates();
                assert!(!candidates.is_empty(), "{:?}", game.status());
                for answer in candidates {
                    let checked = game.check(&answer);
                    assert!(checked.is_ok(), "game {number} step {step}: {answer}: {checked:?}");
                }
                if let Some(answer) = game.automatic() {
                    let checked = game.check(&answer);
                    assert!(
                        checked.is_ok(),
                        "game {number} step {step}: auto {answer}: {checked:?}"
                    );
                }
            };
            play_with(rules, number, at, eager);
        }
    }
}

/// One answer of every form, most of them wrong at any moment.
const ANSWERS: [&str; 54] = [
    "pass",
    "end",
    "yes",
    "initiative C",
    "edge west",
    "zone 9",
    "deploy A1 15,11",
    "deploy B1 -5,11",
    "activate A99 engage",
    "activate B1 conceal",
    "counteract A1",
    "reposition to 99,99",
    "reposition along 1,1 2,2 3,3",
    "dash to 15,11@50",
    "fall-back to 1,1",
    "charge to 15,11",
    "shoot nothing at B1",
    "shoot nothing at A1 A2 A3 from 0,0",
    "fight B1 with nothing",
    "weapon nothing",
    "target A1",
    "keep 200",
    "reroll relentless 1 1 1 1 1 1 1 1 1",
    "saves 9 9 9 9",
    "strike critical",
    "block critical with normal",
    "ploy nothing A1",
    "barricade 15,11 toward 16,11",
    "deploy A1 15,11 conceal",
    "shoot nothing at B1 B2 split 3 2",
    "overwatch A1 with nothing at B1",
    "do A1 stay",
    "do B1 normal to 99,99",
    "do A1 charge A2 B1 B1",
    "do B9 fall-back to 1,1",
    "do A1 door 200",
    "go along 1,1 2,2",
    "retreat to 15,11",
    "attack A1 nothing at B1 and nothing at C1",
    "pick D12",
    "door 99",
    "at 50",
    "cast A1 nothing",
    "save invulnerable",
    "do A1 march",
    "do B1 withdraw",
    "do A2 disembark",
    "do A99 advance",
    "march 1 to 3,4",
    "march 1 to 3,4 2 along 1,1 2,2",
    "march 200 to 30,22 200 to 30,22",
    "lose 4",
    "ploy decisive-move A1",
    "ploy reserve B2",
];

#[test]
fn illegal_answers_are_refused_with_a_rule_and_change_nothing() {
    for rules in &ALL {
        let mut refused = 0;
        for number in 0..6 {
            play(rules, number, |game, _, step| {
                let before = game.state_hash();
                for line in ANSWERS {
                    let answer: Answer = line.parse().unwrap();
                    let mut probe = game.clone();
                    let checked = game.check(&answer);
                    match probe.answer(&answer) {
                        Ok(()) => assert!(checked.is_ok(), "check disagrees about {line}"),
                        Err(illegal) => {
                            assert_eq!(checked, Err(illegal.clone()), "step {step}: {line}");
                            assert_eq!(
                                probe.state_hash(),
                                before,
                                "step {step}: {line} changed it"
                            );
                            // Walls and doors come from the book of the rule set that has them.
                            let book = game::rulebook::Rulebook::holding(illegal.rule);
                            assert!(
                                book.is_some_and(|book| book.find(illegal.rule).is_some()),
                                "{} is no rule",
                                illegal.rule
                            );
                            refused += 1;
                        }
                    }
                }
                let mut probe = game.clone();
                assert!(probe.roll(&[Face::ONE]).is_err(), "dice were taken for an answer");
                assert_eq!(probe.state_hash(), before);
            });
        }
        assert!(refused > 10_000, "only {refused} refusals tried");
    }
}

#[test]
fn dice_in_the_wrong_number_are_refused_and_change_nothing() {
    for rules in &ALL {
        let (mut game, _) = (rules.begin)(0);
        let (mut dice, mut players) = (Chance::new(5, 0), Chance::new(6, 0));
        let mut rolls = 0;
        loop {
            match game.status() {
                Status::Decide(_) => {
                    let answer = game.propose(&mut players);
                    game.answer(&answer).unwrap();
                }
                Status::Roll(roll) => {
                    let before = game.state_hash();
                    let more: Vec<Face> = dice.faces(usize::from(roll.dice) + 1).collect();
                    assert!(game.roll(&more).is_err());
                    assert!(game.roll(&[]).is_err());
                    assert_eq!(game.state_hash(), before);
                    game.roll(&more[1..]).unwrap();
                    rolls += 1;
                }
                Status::Over(_) => break,
            }
        }
        assert!(rolls > 10);
    }
}

#[test]
fn positions_read_back_at_random_moments_and_play_on_alike() {
    for rules in &ALL {
        let mut moments: u64 = 0;
        for number in 0..40 / rules.fewer {
            let mut rare = Chance::new(13, number);
            let at = |game: &Game, tags: &Tags, step: u64| {
                if rare.below(6) != 0 {
                    return;
                }
                moments += 1;
                let text = game.position(tags.clone()).to_string();
                let position = Position::read(&text).unwrap();
                let again = (rules.resume)(&position);
                assert_eq!(again.state_hash(), game.state_hash(), "game {number} step {step}");
                assert_eq!(again.position(tags.clone()).to_string(), text);
                assert_eq!(again.status(), game.status());
                let answer = game.propose(&mut Chance::new(14, step));
                let (mut first, mut second) = (game.clone(), again);
                first.answer(&answer).unwrap();
                second.answer(&answer).unwrap();
                assert_eq!(first.state_hash(), second.state_hash());
            };
            play_with(rules, number, at, eager);
        }
        assert!(moments > 1_000 / rules.fewer, "only {moments} moments");
    }
}

#[test]
fn answers_read_back_and_games_repeat_themselves() {
    for rules in &ALL {
        for number in 0..20 / rules.fewer {
            let mut lines: Vec<String> = Vec::new();
            let mut hashes = Vec::new();
            let (mut game, _) = (rules.begin)(number as usize % rules.setups);
            let (mut dice, mut players) = (Chance::new(21, number), Chance::new(22, number));
            while let Some(entry) =
                step(&mut game, &mut dice, |game, _, _| Some(game.propose(&mut players)))
            {
                if let Entry::Answer(_, answer) = entry {
                    let line = answer.to_string();
                    assert_eq!(line.parse::<Answer>().unwrap(), answer);
                    lines.push(line);
                }
                hashes.push(game.state_hash());
            }
            let (mut again, _) = (rules.begin)(number as usize % rules.setups);
            let (mut dice, mut lines) = (Chance::new(21, number), lines.into_iter());
            for hash in hashes {
                step(&mut again, &mut dice, |_, _, _| lines.next()?.parse().ok()).unwrap();
                assert_eq!(again.state_hash(), hash);
            }
        }
    }
}

#[test]
fn a_view_is_enough_to_play_from() {
    for rules in &ALL {
        play(rules, 3, |game, _, step| {
            let Status::Decide(decision) = game.status() else { return };
            let view = game.view(decision.side);
            assert_eq!(view.status(), game.status());
            let answer = view.propose(&mut Chance::new(15, step));
            assert!(game.check(&answer).is_ok());
        });
    }
}

/// What is seen at a glance is what the game waits for.
#[test]
fn the_glance_agrees_with_the_decision() {
    fn agree<G: skirmish::Edition>(game: &G, seen: &mut usize) {
        let Status::Decide(decision) = game.status() else { return };
        if let table::Ask::Act { model, ap } = decision.ask {
            let (op, left) = game.active().unwrap();
            assert_eq!((game.model(op), left), (model, ap));
            assert_eq!((game.phase(), game.tray()), (skirmish::Phase::Firefight, None));
            assert!(game.initiative().is_some());
        }
        if matches!(decision.ask, table::Ask::Reroll) {
            *seen += 1;
            let tray = game.tray().unwrap();
            let sides = [tray.attacker, tray.defender].map(|op| game.side_of(op));
            let rolled = sides.into_iter().zip(tray.dice).find(|(side, dice)| {
                let unsorted = dice.is_some_and(|dice| dice.retained.is_none());
                *side == decision.side && unsorted
            });
            let (_, dice) = rolled.expect("whoever rolls again has dice that are not sorted");
            assert!(dice.unwrap().pool.fresh.total() > 0);
        }
    }
    for rules in [kt21::PLAY, kt24::PLAY] {
        let mut rerolls = 0;
        for number in 0..12 {
            let at = |game: &Game, _: &Tags, _| {
                game.of::<Kt21>().into_iter().for_each(|game| agree(game, &mut rerolls));
                game.of::<Kt24>().into_iter().for_each(|game| agree(game, &mut rerolls));
            };
            play_with(&rules, number, at, eager);
        }
        assert!(rerolls > 0, "{}: nobody could roll again", rules.name);
    }
}
