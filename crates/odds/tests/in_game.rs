//! Odds of attacks in a game that is going on.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use std::collections::BTreeMap;

use dice::Chance;
use fixtures::Fixture;
use game::Game;
use geometry::{Footing, Length, Point};
use kt24::{Kt24, WeaponRules};
use odds::{Goal, NoOdds, Odds, Policy};
use skirmish::{Card, Edition, Reach, Standing, Weapon};
use table::{Answer, Killzone, MoveAction, Order, RuleSet, Rules, Side, Slug};

fn game(rules: RuleSet) -> Game {
    Fixture::new(rules).game()
}

/// Plays games with the rule set's own proposals, and asks for the odds of every attack on offer on the way.
fn attacks_met(rules: RuleSet, games: u64) -> BTreeMap<&'static str, usize> {
    let mut met = BTreeMap::new();
    for number in 0..games {
        let mut chance = Chance::new(7, number);
        let mut game = game(rules);
        game.silence();
        fixtures::play(&mut game, &mut chance, |game, _, chance| {
            let offered = game.candidates();
            let find = |is: fn(&Answer) -> bool| offered.iter().find(|answer| is(answer));
            let fight = find(|answer| matches!(answer, Answer::Fight { .. }));
            let shoot = find(|answer| matches!(answer, Answer::Shoot { .. }));
            let charge = find(|answer| matches!(answer, Answer::Move(MoveAction::Charge, _)));
            // Whoever can charge does in every other game, so that there are fights to look at.
            let charge = charge.filter(|_| number % 2 == 0 && fight.is_none());
            if charge.is_some() {
                return charge.cloned();
            }
            // Attack whenever possible: there is more to look at.
            let Some(answer) = fight.or(shoot) else { return Some(game.propose(chance)) };
            let name = match answer {
                Answer::Shoot { .. } => "shoot",
                _ => "fight",
            };
            check(game, answer);
            *met.entry(name).or_insert(0) += 1;
            Some(answer.clone())
        });
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
    for rules in [RuleSet::KT24, RuleSet::KT21] {
        let met = attacks_met(rules, 16);
        assert!(met.get("shoot").is_some_and(|n| *n > 10), "{rules} {met:?}");
        assert!(met.contains_key("fight"), "{rules} {met:?}");
    }
}

#[test]
fn what_is_no_attack_has_none() {
    let game = game(RuleSet::KT24);
    let odds = Odds::live(&game, &Answer::Pass, Goal::Kill, Policy::Optimal);
    assert_eq!(odds, Err(NoOdds::NotAnAttack));
}

/// An operative at a place, with a save of its own and a weapon that reaches who stands near its target.
fn operative(side: Side, at: (f64, f64), save: u8) -> Standing<WeaponRules> {
    let weapon = Weapon {
        name: "Hose".to_owned(),
        slug: Slug::of("hose"),
        reach: Reach::Ranged,
        attacks: 4,
        hit: 3,
        damage: [2, 3],
        rules: WeaponRules::read(["Torrent 2\""]).unwrap(),
    };
    let card = Card {
        name: "Warden".to_owned(),
        apl: 2,
        movement: Length::inches(6),
        defence: 3,
        save,
        invulnerable: None,
        group: 1,
        wounds: 8,
        radius: Length::from_units(1250),
        height: Length::INCH,
        weapons: vec![weapon],
        keywords: Vec::new(),
    };
    let place = Footing::floor(Point::inches(at.0, at.1));
    Standing { side, card, place, order: Order::Engage }
}

#[test]
fn each_target_of_a_torrent_has_odds_of_its_own() {
    let models = vec![
        operative(Side::A, (5.0, 5.0), 4),
        operative(Side::B, (5.0, 11.0), 6),
        operative(Side::B, (6.5, 11.0), 2),
        operative(Side::B, (3.5, 11.0), 6),
    ];
    let (none, size) = (Vec::new, Length::inches(20));
    let board = Killzone::new("open", size, size, none(), Vec::new(), Vec::new());
    let game = <Kt24 as Edition>::standing_as(board, models, Default::default()).unwrap();
    let mut game = Game::new(game);
    game.answer(&"activate A1 engage".parse().unwrap()).unwrap();
    let all: Answer = "shoot hose at B1 B2 B3".parse().unwrap();
    let each = Odds::live_each(&game, &all, Goal::Damage, Policy::Optimal).unwrap();
    let names: Vec<String> = each.iter().map(|(target, _)| target.to_string()).collect();
    assert_eq!(names, ["B1", "B2", "B3"]);
    let expected = |odds: &Odds| odds.expected(|losses| i64::from(losses.defender)).to_f64();
    let [first, second, third] = [0, 1, 2].map(|i| expected(&each[i].1));
    assert!(second < first, "the better save loses less: {second} and {first}");
    assert!((first - third).abs() < 1e-12, "alike: {first} and {third}");
    // Everybody's odds are those of an attack on it alone, if those before it miss.
    for (target, odds) in &each {
        let alone: Answer = format!("shoot hose at {target}").parse().unwrap();
        let alone = Odds::live(&game, &alone, Goal::Damage, Policy::Optimal).unwrap();
        assert_eq!(odds.losses, alone.losses, "{target}");
    }
}
