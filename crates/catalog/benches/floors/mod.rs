//! The floors of a rule set with the built-in content: whole random games, targeting verdicts, moves and copies
//! of a game. Figures are in docs/performance.md.

use std::hint::black_box;
use std::sync::Arc;

use catalog::{AnyTeam, Loaded, Matchup};
use criterion::{Criterion, Throughput};
use dice::{Chance, Face};
use geometry::{Footing, Length, Point};
use skirmish::{Edition, OpIx, SetupOf, Team};
use table::{Ask, Decision, MoveAction, Side, Status, Way};

/// Whether an operative may be chosen as a target, by the rule set's fastest way of asking.
pub type Target<G> = fn(&G, OpIx, OpIx, &<G as skirmish::Field>::Rules) -> bool;

/// How the rule set's own teams are told from others.
pub type Own<G> = fn(Loaded<AnyTeam>) -> Option<Loaded<Team<<G as skirmish::Field>::Rules>>>;

/// Measures a rule set.
pub fn measure<G: Edition>(c: &mut Criterion, of: Own<G>, target: Target<G>) {
    let teams = catalog::team_names(G::RULE_SET);
    let killzones = catalog::killzone_names();
    let matchup = Matchup::<G> {
        teams: [&teams[0], &teams[1]].map(|name| of(catalog::team(name).unwrap()).unwrap()),
        killzone: catalog::killzone(&killzones[0]).unwrap(),
        mission: None,
        switches: G::Switches::default(),
    };
    let setup = matchup.setup().unwrap();
    random_games::<G>(c, &setup);
    verdicts(c, &setup, target);
    moves::<G>(c, &setup);
    clones::<G>(c, &setup);
}

/// Plays a game by chance, to the end or to the first activation of a turning point.
fn play<G: Edition>(setup: &Arc<SetupOf<G>>, number: u64, until: u8) -> G {
    let mut game = G::begin(Arc::clone(setup));
    game.silence();
    let (mut dice, mut players) = (Chance::new(1, number), Chance::new(2, number));
    loop {
        match game.status() {
            Status::Decide(Decision { ask: Ask::Act { .. }, .. })
                if game.turning_point() == until =>
            {
                return game;
            }
            Status::Decide(_) => {
                let answer = game.propose(&mut players);
                game.answer(&answer).unwrap();
            }
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces).unwrap();
            }
            Status::Over(_) => return game,
        }
    }
}

/// Games in the middle of their second turning point.
fn midway<G: Edition>(setup: &Arc<SetupOf<G>>) -> Vec<G> {
    (0..64).map(|number| play(setup, number, 2)).collect()
}

fn random_games<G: Edition>(c: &mut Criterion, setup: &Arc<SetupOf<G>>) {
    let mut group = c.benchmark_group(G::RULE_SET.id());
    group.throughput(Throughput::Elements(1));
    let mut number = 0;
    group.bench_function("random game", |b| {
        b.iter(|| {
            number += 1;
            play::<G>(setup, number, u8::MAX)
        });
    });
    group.finish();
}

fn verdicts<G: Edition>(c: &mut Criterion, setup: &Arc<SetupOf<G>>, target: Target<G>) {
    let games: Vec<G> = midway(setup);
    let pairs: Vec<(&G, OpIx, OpIx)> = games
        .iter()
        .flat_map(|game| {
            let enemies: Vec<OpIx> = game.standing(Side::B).collect();
            let own = game.standing(Side::A);
            own.flat_map(move |op| enemies.clone().into_iter().map(move |enemy| (game, op, enemy)))
        })
        .collect();
    let rules = G::Rules::default();
    let mut group = c.benchmark_group(G::RULE_SET.id());
    group.throughput(Throughput::Elements(pairs.len() as u64));
    group.bench_function("targeting verdicts", |b| {
        b.iter(|| pairs.iter().filter(|(game, from, to)| target(game, *from, *to, &rules)).count());
    });
    group.bench_function("targeting verdicts with reasons", |b| {
        b.iter(|| {
            pairs
                .iter()
                .filter(|(game, from, to)| game.verdict(*from, *to, &rules).valid_target)
                .count()
        });
    });
    group.finish();
}

/// Moves of at most 6" by every operative of every game to random places near it.
fn moves<G: Edition>(c: &mut Criterion, setup: &Arc<SetupOf<G>>) {
    let games: Vec<G> = midway(setup);
    let mut chance = Chance::new(3, 0);
    let limit = Length::inches(6);
    let mut wanted = Vec::new();
    for game in &games {
        for op in game.standing(Side::A) {
            let from = game.place(op);
            let mut near = |at: Length| {
                at + Length::from_units(chance.below(2 * limit.units() as u32) as i32) - limit
            };
            let at = Point::new(near(from.at.x), near(from.at.y));
            if from.at.squared_distance(at) <= limit.squared() {
                wanted.push((game, op, Way::To(Footing { at, z: from.z })));
            }
        }
    }
    let mut group = c.benchmark_group(G::RULE_SET.id());
    group.throughput(Throughput::Elements(wanted.len() as u64));
    group.bench_function("shortest legal moves, mean", |b| {
        b.iter(|| {
            let legal = wanted.iter().filter(|(game, op, way)| {
                game.may_move(*op, MoveAction::Reposition, way, limit).is_ok()
            });
            legal.count()
        });
    });
    let mut times: Vec<std::time::Duration> = wanted
        .iter()
        .map(|(game, op, way)| {
            let start = std::time::Instant::now();
            let _ = black_box(game.may_move(*op, MoveAction::Reposition, way, limit));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("shortest legal moves, median: {:?}", times[times.len() / 2]);
    group.finish();
}

fn clones<G: Edition>(c: &mut Criterion, setup: &Arc<SetupOf<G>>) {
    let game: G = play(setup, 1, 2);
    c.bench_function(&format!("{}/clone", G::RULE_SET), |b| b.iter(|| black_box(game.clone())));
}
