//! Odds of attacks in a game that is going on.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeMap;

use catalog::AnyMatchup;
use dice::{Chance, Face};
use game::Game;
use odds::{Goal, NoOdds, Odds, Policy};
use table::{Answer, MoveAction, RuleSet, Rules, Status};

fn game(rules: RuleSet) -> Game {
    let names = catalog::team_names(rules);
    let team = |i: usize| catalog::team(&names[i % names.len()]).unwrap();
    let killzone = catalog::killzone(&catalog::killzone_names()[0]).unwrap();
    AnyMatchup::new(rules, [team(0), team(1)], killzone, None).unwrap().game().unwrap()
}

/// Plays games with the rule set's own proposals, and asks for the odds of every attack on offer on the way.
fn attacks_met(rules: RuleSet, games: u64) -> BTreeMap<&'static str, usize> {
    let mut met = BTreeMap::new();
    for number in 0..games {
        let mut chance = Chance::new(7, number);
        let mut game = game(rules);
        game.silence();
        loop {
            match game.status() {
                Status::Over(_) => break,
                Status::Roll(roll) => {
                    let faces: Vec<Face> = chance.faces(usize::from(roll.dice)).collect();
                    game.roll(&faces).unwrap();
                }
                Status::Decide(_) => {
                    let offered = game.candidates();
                    let find = |is: fn(&Answer) -> bool| offered.iter().find(|answer| is(answer));
                    let fight = find(|answer| matches!(answer, Answer::Fight { .. }));
                    let shoot = find(|answer| matches!(answer, Answer::Shoot { .. }));
                    let charge =
                        find(|answer| matches!(answer, Answer::Move(MoveAction::Charge, _)));
                    // Whoever can charge does in every other game, so that there are fights to look at.
                    let charge = charge.filter(|_| number % 2 == 0 && fight.is_none());
                    if let Some(answer) = charge {
                        game.answer(answer).unwrap();
                        continue;
                    }
                    let attack = fight.or(shoot);
                    if let Some(answer) = attack {
                        let name = match answer {
                            Answer::Shoot { .. } => "shoot",
                            _ => "fight",
                        };
                        check(&game, answer);
                        *met.entry(name).or_insert(0) += 1;
                        // Attack whenever possible: there is more to look at.
                        game.answer(answer).unwrap();
                    } else {
                        let answer = game.propose(&mut chance);
                        game.answer(&answer).unwrap();
                    }
                }
            }
        }
    }
    met
}

fn check(game: &Game, answer: &Answer) {
    let before = game.state_hash();
    let odds = Odds::live(game, answer, Goal::Damage, Policy::Optimal).unwrap();
    assert_eq!(game.state_hash(), before, "asking changes nothing");
    let each = Odds::live_each(game, answer, Goal::Damage, Policy::Optimal).unwrap();
    let targets = match answer {
        Answer::Shoot { targets, .. } => targets.to_vec(),
        Answer::Fight { target, .. } => vec![*target],
        _ => Vec::new(),
    };
    assert_eq!(each.iter().map(|(target, _)| *target).collect::<Vec<_>>(), targets);
    assert_eq!(each[0].1, odds, "the first is the same");
    let all: u128 = odds.losses.iter().map(|(_, ways)| ways).sum();
    assert_eq!(all, odds.losses.denominator());
    let most = odds.losses.iter().map(|(losses, _)| losses.defender).max().unwrap();
    assert!(most <= odds.stakes.defender && odds.stakes.attacker > 0);
}

#[test]
fn every_attack_of_a_game_has_odds() {
    for rules in [RuleSet::Kt24, RuleSet::Kt21] {
        let met = attacks_met(rules, 16);
        assert!(met.get("shoot").is_some_and(|n| *n > 10), "{rules} {met:?}");
        assert!(met.contains_key("fight"), "{rules} {met:?}");
    }
}

#[test]
fn what_is_no_attack_has_none() {
    let game = game(RuleSet::Kt24);
    let odds = Odds::live(&game, &Answer::Pass, Goal::Kill, Policy::Optimal);
    assert_eq!(odds, Err(NoOdds::NotAnAttack));
}
