//! The levels in the skirmish family: strong enough, fair, legal, and the same every time.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use ai::skirmish::Advised;
use ai::{Budget, Level, Player};
use catalog::Matchup;
use dice::{Chance, Face};
use game::Game;
use table::{Answer, Ask, MoveAction, Outcome, RuleSet, Rules, Side, Status};

const SKIRMISHES: [RuleSet; 2] = [RuleSet::KT21, RuleSet::KT24];

fn start(rules: RuleSet, board: usize) -> (Matchup, Game) {
    let names = catalog::team_names(rules);
    let teams = vec![catalog::team(&names[0]).unwrap(), catalog::team(&names[1]).unwrap()];
    let boards = catalog::killzone_names();
    let board = catalog::killzone(&boards[board % boards.len()]).unwrap();
    let matchup = Matchup::new(rules, teams, board, None).unwrap();
    let game = matchup.game().unwrap();
    (matchup, game)
}

/// Plays a game, every answer taken by the rules; `see` is shown every decision before it is answered.
fn play(
    mut game: Game,
    levels: [Level; 2],
    number: u64,
    mut see: impl FnMut(&Game, Side, &Ask, &mut Player),
) -> Outcome {
    let mut dice = Chance::new(5, number);
    let mut players =
        [0, 1].map(|i: usize| Player::new(levels[i], Chance::new(6 + i as u64, number)));
    let outcome = fixtures::play(&mut game, &mut dice, |game, decision, _| {
        let player = &mut players[decision.side.index()];
        let view = game.view(decision.side);
        see(&view, decision.side, &decision.ask, player);
        Some(player.choose_within(&view, &Budget::nodes(4)))
    });
    outcome.unwrap()
}

#[test]
fn a_trooper_beats_whoever_answers_by_chance() {
    for rules in SKIRMISHES {
        let games = 6;
        let won = (0..games).filter(|number| {
            let swapped = number % 2 == 1;
            let mut levels = [Level::Trooper, Level::Random];
            if swapped {
                levels.reverse();
            }
            let (_, game) = start(rules, *number as usize / 2);
            let trooper = if swapped { Side::B } else { Side::A };
            play(game, levels, *number, |_, _, _, _| {}) == Outcome::Won(trooper)
        });
        let won = won.count();
        assert!(won as u64 >= games - 1, "{rules}: {won} of {games}");
    }
}

#[test]
fn every_level_answers_within_the_rules_on_every_board() {
    for rules in SKIRMISHES {
        for board in 0..catalog::killzone_names().len() {
            let (_, game) = start(rules, board);
            play(game, [Level::Trooper, Level::Recruit], board as u64, |_, _, _, _| {});
        }
        let (_, game) = start(rules, 1);
        play(game, [Level::Veteran, Level::Commander], 3, |_, _, _, _| {});
    }
}

#[test]
fn what_a_player_remembers_changes_no_answer() {
    for rules in SKIRMISHES {
        let (_, game) = start(rules, 2);
        let mut seasoned = Player::new(Level::Trooper, Chance::new(1, 1));
        play(game.clone(), [Level::Trooper, Level::Random], 4, |view, _, ask, _| {
            if *ask == Ask::Activate {
                seasoned.sit_down(Chance::new(1, 1));
                let mut fresh = Player::new(Level::Trooper, Chance::new(1, 1));
                assert_eq!(seasoned.choose(view), fresh.choose(view), "{rules}");
            }
        });
    }
}

/// All answers of a game between two players, who sit down to it.
fn answers(start: &Game, players: &mut [Player], number: u64) -> Vec<Answer> {
    let (mut game, mut dice) = (start.clone(), Chance::new(5, number));
    for (side, player) in (0..).zip(&mut *players) {
        player.sit_down(Chance::new(6 + side, number));
    }
    let mut given = Vec::new();
    loop {
        match game.status() {
            Status::Over(_) => return given,
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Decide(decision) => {
                let answer = players[decision.side.index()].choose(&game);
                game.answer(&answer).unwrap_or_else(|e| panic!("{answer}: {e}"));
                given.push(answer);
            }
        }
    }
}

#[test]
fn players_who_share_what_they_know_answer_as_those_who_do_not() {
    let chance = || Chance::new(0, 0);
    for rules in SKIRMISHES {
        let first = Player::new(Level::Trooper, chance());
        let mut partners = [0, 1].map(|_| first.partner(Level::Trooper, chance()));
        // The same board again, another in between.
        for (number, board) in [0, 1, 0].into_iter().enumerate() {
            let (_, game) = start(rules, board);
            let mut strangers = [0, 1].map(|_| Player::new(Level::Trooper, chance()));
            let number = number as u64;
            let alone = answers(&game, &mut strangers, number);
            assert_eq!(answers(&game, &mut partners, number), alone, "{rules}, game {number}");
        }
    }
}

#[test]
fn other_weights_are_taken_at_once() {
    let weights = ai::skirmish::Weights { threat: 0, threat_later: 0, ..Default::default() };
    let (_, game) = start(RuleSet::KT24, 0);
    let mut seasoned = Player::new(Level::Trooper, Chance::new(1, 1));
    let mut differ = 0;
    play(game, [Level::Trooper, Level::Recruit], 4, |view, _, ask, _| {
        if *ask != Ask::Activate {
            return;
        }
        seasoned.reweigh(ai::skirmish::Weights::default());
        let usual = seasoned.choose(view);
        seasoned.reweigh(weights);
        let bold = seasoned.choose(view);
        let mut fresh = Player::new(Level::Trooper, Chance::new(1, 1)).with_weights(weights);
        assert_eq!(bold, fresh.choose(view));
        differ += i32::from(bold != usual);
    });
    assert!(differ > 0, "weights matter");
}

#[test]
fn searches_are_repeated_answer_by_answer() {
    for level in [Level::Veteran, Level::Commander] {
        let record = || {
            let (_, game) = start(RuleSet::KT24, 0);
            let mut answers: Vec<Answer> = Vec::new();
            play(game, [Level::Trooper, Level::Trooper], 1, |view, _, ask, _| {
                if *ask == Ask::Activate && answers.len() < 4 {
                    let mut player = Player::new(level, Chance::new(3, 3));
                    answers.push(player.choose_within(view, &Budget::nodes(10)));
                }
            });
            answers
        };
        assert_eq!(record(), record(), "{level}");
    }
}

#[test]
fn advice_can_be_followed_and_says_why() {
    for rules in SKIRMISHES {
        let (_, game) = start(rules, 0);
        let mut attacks = 0;
        play(game, [Level::Trooper, Level::Trooper], 2, |view, side, ask, _| {
            let advice = ai::advise(view);
            assert_eq!(*ask == Ask::Activate, !advice.is_empty(), "{rules}");
            assert!(advice.len() <= 3 && advice.is_sorted_by(|a, b| a.gain >= b.gain));
            for advised in &advice {
                assert_eq!(advised.model.side, side);
                let begin = Answer::Activate(advised.model, advised.order);
                view.check(&begin).unwrap_or_else(|e| panic!("{begin}: {e}"));
                assert!((0..=1000).contains(&advised.risk));
                if let Some(attack) = advised.attack {
                    attacks += 1;
                    assert!(attack.target.side != side && attack.kills <= 1000);
                    assert_eq!(advised.why[0].key, "kill-chance");
                }
            }
        });
        assert!(attacks > 0, "{rules}");
    }
}

#[test]
fn counsel_is_the_players_own_answer_and_what_speaks_for_it() {
    let budget = Budget::nodes(6);
    for rules in SKIRMISHES {
        let (_, game) = start(rules, 0);
        let (mut activations, mut moves) = (0, 0);
        play(game, [Level::Trooper, Level::Trooper], 2, |view, side, ask, _| {
            if activations > 12 && moves > 4 {
                return;
            }
            let player = || Player::new(Level::Veteran, Chance::new(3, 3));
            let counsel = player().counsel(view, &budget);
            assert_eq!(counsel.answer, player().choose_within(view, &budget), "{rules}");
            match (ask, &counsel.answer) {
                (Ask::Activate, Answer::Activate(model, order)) => {
                    activations += 1;
                    let first = &counsel.weighed[0];
                    assert_eq!((first.model, first.order), (*model, *order), "its own comes first");
                    assert!(counsel.weighed[1..].is_sorted_by(|a, b| a.gain >= b.gain));
                    for (index, other) in counsel.weighed.iter().enumerate() {
                        assert_eq!(other.model.side, side);
                        let said = |one: &Advised| (one.model, one.order, one.steps.clone());
                        let before = &counsel.weighed[..index];
                        assert!(before.iter().all(|one| said(one) != said(other)), "{counsel:?}");
                    }
                }
                (Ask::Act { model, .. }, Answer::Move(kind, _)) if *kind != MoveAction::Charge => {
                    moves += 1;
                    let [advised] = counsel.weighed.as_slice() else { panic!("{counsel:?}") };
                    assert_eq!(advised.model, *model);
                    assert_eq!(advised.steps.first(), Some(&counsel.answer));
                }
                _ => assert!(counsel.weighed.is_empty(), "{counsel:?}"),
            }
        });
        assert!(activations > 12 && moves > 4, "{rules}: {activations} {moves}");
    }
}
