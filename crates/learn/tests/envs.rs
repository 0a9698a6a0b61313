//! Environments of every rule set: candidates within the rules, numbers within bounds, the same for the same seed.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

use catalog::Matchup;
use dice::Chance;
use game::Game;
use learn::{
    CANDIDATE, CANDIDATE_IDS, DECISION, ENTITY, Env, GLOBAL, PAIR, Reward, Settings, Shape, View,
};
use table::{RuleSet, Rules, Side};

/// The arrays of one environment.
struct Arrays {
    entities: Vec<f32>,
    pairs: Vec<f32>,
    globals: Vec<f32>,
    decision: Vec<i32>,
    candidates: Vec<f32>,
    candidate_ids: Vec<i32>,
    mask: Vec<i8>,
}

impl Arrays {
    fn new(shape: Shape) -> Self {
        Arrays {
            entities: vec![0.0; shape.entities * ENTITY],
            pairs: vec![0.0; shape.pairs()],
            globals: vec![0.0; GLOBAL],
            decision: vec![0; DECISION],
            candidates: vec![0.0; shape.candidates * CANDIDATE],
            candidate_ids: vec![0; shape.candidates * CANDIDATE_IDS],
            mask: vec![0; shape.candidates],
        }
    }

    fn view(&mut self) -> View<'_> {
        View {
            entities: &mut self.entities,
            pairs: &mut self.pairs,
            globals: &mut self.globals,
            decision: &mut self.decision,
            candidates: &mut self.candidates,
            candidate_ids: &mut self.candidate_ids,
            mask: &mut self.mask,
        }
    }

    fn floats(&self) -> impl Iterator<Item = &f32> {
        self.entities.iter().chain(&self.pairs).chain(&self.globals).chain(&self.candidates)
    }
}

fn start(rules: RuleSet, sides: usize) -> Game {
    let names = catalog::team_names(rules);
    let teams: Vec<_> =
        (0..sides).map(|side| catalog::team(&names[side % names.len()]).unwrap()).collect();
    let board = catalog::killzone(&catalog::killzone_names_for(rules)[0]).unwrap();
    Matchup::new(rules, teams, board, None).unwrap().game().unwrap()
}

/// Plays by chance, `steps` at most, and calls back after every step.
fn play(env: &mut Env, seed: u64, steps: usize, mut after: impl FnMut(&mut Env)) {
    let mut chance = Chance::new(seed, 9);
    for _ in 0..steps {
        if env.is_over() {
            return;
        }
        let choice = chance.below(env.choices() as u32) as usize;
        env.act(choice);
        after(env);
    }
}

#[test]
fn candidates_are_legal_and_numbers_bounded() {
    for (rules, sides, steps) in [
        (RuleSet::KT24, 2, 400),
        (RuleSet::KT21, 2, 400),
        (RuleSet::KT18, 2, 150),
        (RuleSet::KT18, 4, 150),
        (RuleSet::KT4W40K, 3, 60),
    ] {
        let mut env = Env::new(start(rules, sides), 3, Settings::default());
        let mut arrays = Arrays::new(env.shape());
        let mut seen = 0;
        play(&mut env, 3, steps, |env| {
            for answer in env.candidates() {
                assert!(env.game().check(answer).is_ok(), "{rules}: {answer}");
            }
            assert!(env.candidates().len() <= 64);
            env.observe(&mut arrays.view());
            assert!(arrays.floats().all(|n| (-1.0..=64.0).contains(n)), "{rules}");
            let count = arrays.mask.iter().filter(|bit| **bit == 1).count();
            assert_eq!(count, env.choices());
            assert_eq!(arrays.decision[3], count as i32);
            let described = arrays.candidate_ids.chunks(CANDIDATE_IDS).filter(|ids| ids[0] > 0);
            assert_eq!(described.count(), count);
            seen += 1;
        });
        assert!(seen > 50, "{rules}: {seen}");
    }
}

/// What is kept of pairs from one decision to the next is what measuring all of them anew gives.
#[test]
fn kept_pairs_are_those_measured_anew() {
    for (rules, games, steps) in
        [(RuleSet::KT24, 1, 120), (RuleSet::KT18, 8, 900), (RuleSet::KT4W40K, 1, 80)]
    {
        let mut sighted = 0.0;
        for seed in 0..games {
            let mut env = Env::new(start(rules, 2), seed, Settings::default());
            let mut kept = Arrays::new(env.shape());
            play(&mut env, seed, steps, |env| {
                env.observe(&mut kept.view());
                let tags = table::Tags { rules, others: Vec::new() };
                let position = env.game().position(tags);
                let again = env.game().resume(&position).unwrap();
                let settings = Settings { chance: true, ..Settings::default() };
                let mut fresh = Arrays::new(env.shape());
                Env::new(again, 0, settings).observe(&mut fresh.view());
                assert_eq!(kept.pairs, fresh.pairs, "{rules}");
                sighted += kept.pairs.chunks(PAIR).map(|pair| pair[1]).sum::<f32>();
            });
        }
        assert!(sighted > 0.0, "{rules}: nobody ever saw anybody");
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let run = |seed: u64| {
        let mut env = Env::new(start(RuleSet::KT24, 2), seed, Settings::default());
        let mut arrays = Arrays::new(env.shape());
        let mut all: Vec<u32> = Vec::new();
        play(&mut env, 1, 150, |env| {
            env.observe(&mut arrays.view());
            all.extend(arrays.floats().map(|n| n.to_bits()));
            all.extend(arrays.candidate_ids.iter().map(|n| *n as u32));
        });
        all
    };
    assert_eq!(run(7), run(7));
    assert_ne!(run(7), run(8));
}

#[test]
fn rewards_add_up_to_how_the_game_ended() {
    for reward in [Reward::Outcome, Reward::Points, Reward::Casualties] {
        let settings = Settings { reward, ..Settings::default() };
        let mut env = Env::new(start(RuleSet::KT24, 2), 2, settings);
        let mut total = [0.0f32; 2];
        play(&mut env, 2, 10_000, |env| {
            assert!((env.rewards()[0] + env.rewards()[1]).abs() < 1e-6);
            total[0] += env.rewards()[0];
            total[1] += env.rewards()[1];
        });
        assert!(env.is_over());
        let winner = env.game().status();
        if reward == Reward::Outcome {
            let sign = match winner {
                table::Status::Over(table::Outcome::Won(side)) if side == Side::A => 1.0,
                table::Status::Over(table::Outcome::Won(_)) => -1.0,
                _ => 0.0,
            };
            assert_eq!(total, [sign, -sign]);
        }
        assert!(total.iter().all(|sum| sum.is_finite()));
    }
}

#[test]
fn dice_can_be_chosen_and_moments_gone_back_to() {
    let settings = Settings { chance: true, ..Settings::default() };
    let mut env = Env::new(start(RuleSet::KT24, 2), 4, settings);
    assert_eq!((env.to_play(), env.choices()), (None, 6), "who sets up first is rolled for");
    let before = env.clone();
    env.act(0);
    let first = env.to_play();
    env.clone_from(&before);
    env.act(5);
    assert_ne!(env.to_play(), first, "1 to 3 is one player, 4 to 6 the other");
}
