//! The trooper with armies of units.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod playing;

use ai::{Level, kt4w40k};
use dice::Chance;
use fixtures::Fixture;
use game::Game;
use playing::play;
use table::{Outcome, RuleSet, Rules, Side};

const SEED: u64 = 5;
const MISSIONS: [Option<&str>; 3] = [None, Some("over-the-line"), Some("three-bells")];

fn start(players: usize, mission: Option<&str>, number: usize) -> Game {
    let fixture = Fixture::new(RuleSet::KT4W40K).players(players).teams_from(number).board(number);
    let mut game = fixture.mission(mission).game();
    game.silence();
    game
}

/// How many halves of points the trooper gets in mirrored pairs of games, one pair of each mission: four a pair.
fn halves(enemy: Level, number: usize) -> u64 {
    let both = [[Level::Trooper, enemy], [enemy, Level::Trooper]];
    let games = MISSIONS.into_iter().flat_map(|mission| {
        both.into_iter().zip([Side::A, Side::B]).map(move |(levels, side)| {
            let (outcome, _) = play(start(2, mission, number), &levels, SEED, number as u64);
            match outcome {
                Outcome::Won(winner) => 2 * u64::from(winner == side),
                Outcome::Drawn => 1,
            }
        })
    });
    games.sum()
}

#[test]
fn it_beats_chance() {
    let found = halves(Level::Random, 0);
    assert!(found >= 11, "{found} of 12 halves");
}

#[test]
fn it_beats_the_recruit() {
    let found = halves(Level::Recruit, 1);
    assert!(found >= 8, "{found} of 12 halves");
}

#[test]
fn it_knows_an_answer_wherever_chance_leads() {
    for (number, mission) in MISSIONS.into_iter().enumerate() {
        // Over the line go two; elsewhere there is room for more.
        let players = if number == 1 { 2 } else { 3 + number / 2 };
        let mut game = start(players, mission, number);
        let (mut dice, mut chance) = (Chance::new(1, number as u64), Chance::new(2, number as u64));
        fixtures::play(&mut game, &mut dice, |game, decision, _| {
            let armies = game.of::<::kt4w40k::Kt4w40k>().unwrap();
            if let Some(answer) = kt4w40k::choose(armies) {
                let legal = game.check(&answer);
                assert!(legal.is_ok(), "{answer} to {:?}: {legal:?}", decision.ask);
            }
            Some(game.propose(&mut chance))
        });
    }
}

#[test]
fn whole_games_are_legal_and_the_same_again() {
    for players in 2..=4 {
        let levels = vec![Level::Trooper; players];
        let game = || play(start(players, None, players), &levels, SEED, players as u64);
        let first = game();
        if players == 3 {
            assert_eq!(first, game());
        }
    }
}
