//! Players who leave a battle of three or four, whenever they do: the others play on to an end, and what is written down
//! of it reads and plays again.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod samples;

use catalog::Matchup;
use dice::{Chance, Face};
use game::{Course, Game};
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use table::{Entry, Leaving, Outcome, Position, Record, RuleSet, Rules, Side, Status};

const C: Side = Side::from_index(2).unwrap();
const D: Side = Side::from_index(3).unwrap();

fn matchup(rules: RuleSet, players: usize) -> Matchup {
    let killzone = catalog::killzone(&catalog::killzone_names_for(rules)[0]).unwrap();
    let small = catalog::read_team(samples::ARMY, "army.toml").unwrap();
    let names = catalog::team_names(rules);
    let teams = (0..players).map(|i| match rules {
        RuleSet::KT4W40K => small.clone(),
        _ => catalog::team(&names[i % names.len()]).unwrap(),
    });
    Matchup::new(rules, teams.collect::<Vec<_>>(), killzone, None).unwrap()
}

/// Whether anything of a player's stands on the board.
fn stands(game: &Game, side: Side) -> bool {
    let model = game.of::<Kt18>().is_some_and(|game| game.own(side).next().is_some());
    model || game.of::<Kt4w40k>().is_some_and(|game| game.own(side).next().is_some())
}

/// A game of random players in which one leaves after so many lines, and perhaps another later.
fn played(matchup: &Matchup, leaves: &[(usize, Side)], seed: u64) -> (Record, Game) {
    let start = matchup.game().unwrap();
    let mut course = Course::new(start.clone());
    let mut record = Record::new(matchup.tags());
    let (mut dice, mut whims) = (Chance::new(seed, 0), Chance::new(seed, 1));
    for line in 0.. {
        let game = course.game();
        let leaver = leaves.iter().find(|(after, _)| *after == line).map(|(_, side)| *side);
        let entry = match (leaver, game.status()) {
            (_, Status::Over(_)) => break,
            (Some(side), _) => Entry::Leave(side, Leaving::Resigned),
            (None, Status::Decide(decision)) => {
                assert!(!game.has_left(decision.side), "who has left is not asked");
                Entry::Answer(decision.side, game.propose(&mut whims))
            }
            (None, Status::Roll(roll)) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                Entry::Roll(roll.side, faces)
            }
        };
        course.enter(&entry).unwrap();
        record.push(entry);
        if leaver.is_some() || line % 50 == 0 {
            // What is going on when somebody leaves is a position like any other.
            let game = course.game();
            let text = game.position(matchup.tags()).to_string();
            let again = start.resume(&Position::read(&text).unwrap()).unwrap();
            assert_eq!(again.state_hash(), game.state_hash());
        }
    }
    record.push(Entry::Hash(course.game().state_hash()));
    (record, course.game().clone())
}

fn the_others_play_on(rules: RuleSet, games: u64) {
    let [three, four] = [3, 4].map(|players| matchup(rules, players));
    for seed in 0..games {
        let mut chance = Chance::new(seed, 2);
        let mut after = || chance.below(240) as usize;
        for (matchup, leaves) in [
            (&three, vec![(after(), C)]),
            (&three, vec![(after(), Side::A)]),
            (&four, vec![(after(), Side::B), (after() + 240, D)]),
        ] {
            let (record, game) = played(matchup, &leaves, seed);
            let Status::Over(outcome) = game.status() else { unreachable!() };
            for (after, side) in leaves {
                let left = record.entries.len() > after + 1;
                assert!(!left || game.has_left(side));
                assert!(!left || !stands(&game, side), "seed {seed}: {side}'s models have left");
                assert!(!left || outcome != Outcome::Won(side));
            }
            let text = record.to_string();
            let read = Record::read(&text).unwrap();
            assert_eq!(read, record);
            let mut course = Course::new(matchup.game().unwrap());
            read.entries.iter().for_each(|(_, entry)| course.enter(entry).unwrap());
            assert_eq!(course.game().state_hash(), game.state_hash());
        }
    }
}

#[test]
fn the_others_play_kt18_on() {
    the_others_play_on(RuleSet::KT18, 6);
}

#[test]
fn the_others_play_kt4w40k_on() {
    the_others_play_on(RuleSet::KT4W40K, 4);
}

#[test]
fn the_last_but_one_who_leaves_ends_the_battle() {
    for rules in [RuleSet::KT18, RuleSet::KT4W40K] {
        let mut game = matchup(rules, 4).game().unwrap();
        let before = game.state_hash();
        for side in [D, Side::A] {
            game.leave(side, Leaving::Time).unwrap();
            assert!(!matches!(game.status(), Status::Over(_)));
            assert!(game.leave(side, Leaving::Time).is_err(), "nobody leaves twice");
        }
        assert_ne!(game.state_hash(), before, "who has left is part of the state");
        game.leave(C, Leaving::Resigned).unwrap();
        assert_eq!(game.status(), Status::Over(Outcome::Won(Side::B)));
        assert!(game.leave(Side::B, Leaving::Resigned).is_err(), "it is over");
    }
}

#[test]
fn lines_that_are_taken_back_leave_no_trace_in_the_state() {
    let matchup = matchup(RuleSet::KT18, 3);
    let (record, _) = played(&matchup, &[(90, C)], 7);
    let lines: Vec<&Entry> = record.entries.iter().map(|(_, entry)| entry).collect();
    let mut course = Course::new(matchup.game().unwrap());
    let mut hashes = vec![course.game().state_hash()];
    for entry in &lines[..100] {
        course.enter(entry).unwrap();
        hashes.push(course.game().state_hash());
    }
    for left in [99, 64, 63, 33, 32, 1, 0] {
        course.enter(&Entry::Undo(left)).unwrap();
        assert_eq!(course.game().state_hash(), hashes[left as usize], "{left}");
    }
    assert!(course.enter(&Entry::Undo(0)).is_err(), "there is nothing to take back");
}
