//! How long exact odds take: typical attacks, a matrix of a team's size, and the largest attacks that are allowed.

#![allow(clippy::unwrap_used, missing_docs, reason = "a bench is not part of the program")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use odds::battle::{Kt4w40kQuestion, Kt18Question};
use odds::{AttackRules, Goal, Play, Policy, Question, Stakes, Target};
use skirmish::{Fighter, Profile};

fn weapon(attacks: u8, hit: u8, damage: [u16; 2], rules: &[&str]) -> Profile<kt24::WeaponRules> {
    Profile { attacks, hit, damage, rules: kt24::WeaponRules::read(rules).unwrap() }
}

const TARGET: Target =
    Target { dice: 3, save: 4, invulnerable: None, cover: true, obscured: false };

fn typical(c: &mut Criterion) {
    let play = Play::perfect(Goal::Damage);
    let stakes = Stakes { attacker: 12, defender: 12 };
    for (name, weapon) in [
        ("shot 4 dice Piercing 1, Lethal 5+", weapon(4, 3, [3, 4], &["Piercing 1", "Lethal 5+"])),
        ("shot 5 dice Balanced, Rending", weapon(5, 3, [3, 4], &["Balanced", "Rending"])),
        ("shot 6 dice Ceaseless, Punishing", weapon(6, 4, [3, 4], &["Ceaseless", "Punishing"])),
    ] {
        c.bench_function(name, |b| {
            b.iter(|| kt24::WeaponRules::shoot(black_box(weapon), TARGET, stakes, play).unwrap());
        });
    }
    for (name, mine, theirs) in [
        ("fight 4 against 4 dice", weapon(4, 3, [4, 5], &[]), weapon(4, 3, [3, 4], &[])),
        (
            "fight 5 against 4 dice",
            weapon(5, 3, [4, 5], &["Rending"]),
            weapon(4, 4, [3, 4], &["Shock"]),
        ),
    ] {
        let fighter = |wounds, weapon| Fighter { wounds, weapon: Some(weapon) };
        let (attacker, defender) = (fighter(12, mine), fighter(10, theirs));
        c.bench_function(name, |b| {
            b.iter(|| kt24::WeaponRules::fight(black_box(attacker), defender, play).unwrap());
        });
    }
}

fn matrix(c: &mut Criterion) {
    let play = Play::perfect(Goal::Damage);
    let cards: Vec<_> = (0..12u8)
        .map(|i| {
            let rules: [&[&str]; 4] =
                [&[], &["Balanced"], &["Piercing 1", "Lethal 5+"], &["Rending"]];
            weapon(4 + i % 3, 3 + i % 2, [3, 4 + u16::from(i % 2)], rules[usize::from(i) % 4])
        })
        .collect();
    c.bench_function("matrix 12 x 12", |b| {
        b.iter(|| {
            for weapon in &cards {
                for column in 0..12u8 {
                    let target = Target { save: 3 + column % 3, cover: column % 2 == 0, ..TARGET };
                    let stakes = Stakes { attacker: 12, defender: 7 + u16::from(column) };
                    black_box(kt24::WeaponRules::shoot(*weapon, target, stakes, play).unwrap());
                }
            }
        });
    });
}

/// Ten dice a side, every re-roll a weapon can have, and nine command points each. The same fight of 2024, in which
/// both may roll again in turn, takes too long to be repeated; docs/performance.md says how it is measured.
fn largest(c: &mut Criterion) {
    let mut group = c.benchmark_group("largest");
    group.sample_size(10);
    for (rules, sequence) in [("kt21", "shoot"), ("kt24", "shoot"), ("kt21", "fight")] {
        let weapon = r#"{"attacks":10,"hit":4,"damage":[3,5],
                         "rules":["Balanced","Ceaseless","Relentless"]}"#;
        let json = format!(
            r#"{{"rules":"{rules}","sequence":"{sequence}","goal":"damage",
                "attacker":{{"wounds":30,"weapon":{weapon}}},
                "defender":{{"wounds":30,"save":4,"defence":10,"cover":true,"weapon":{weapon}}},
                "command_rerolls":{{"attacker":9,"defender":9}}}}"#
        );
        let question: Question = serde_json::from_str(&json).unwrap();
        group.bench_function(format!("{rules} {sequence}"), |b| {
            b.iter(|| question.odds(Policy::Optimal).unwrap());
        });
    }
    group.finish();
}

/// Attacks of hit, wound and save: a model's, a unit's volley, and the largest that are allowed.
fn battle(c: &mut Criterion) {
    let shot: Kt18Question = serde_json::from_str(
        r#"{"rules":"kt18","sequence":"shoot",
            "attacker":{"weapons":[{"attacks":2,"skill":3,"strength":4,"ap":-1,"damage":"D3",
                                    "hit_modifiers":[-1],"rules":["re-roll hits 1"]}]},
            "defender":{"wounds":2,"flesh_wounds":1,"toughness":4,"save":4,"invulnerable":5}}"#,
    )
    .unwrap();
    c.bench_function("kt18 shot", |b| b.iter(|| black_box(&shot).odds().unwrap()));
    let volley: Kt4w40kQuestion = serde_json::from_str(
        r#"{"rules":"kt4w40k","sequence":"shoot",
            "attacker":{"weapons":[
                {"models":9,"attacks":2,"skill":3,"strength":4,"ap":0,"damage":1},
                {"attacks":"D6","skill":3,"strength":8,"ap":-2,"damage":"D3","rules":["re-roll wounds"]}]},
            "defender":{"models":10,"wounds":2,"left":1,"toughness":4,"save":3,"ignores":6,"cover":true}}"#,
    )
    .unwrap();
    c.bench_function("kt4w40k volley", |b| b.iter(|| black_box(&volley).odds().unwrap()));
    let largest: Kt4w40kQuestion = serde_json::from_str(
        r#"{"rules":"kt4w40k","sequence":"shoot",
            "attacker":{"weapons":[{"models":10,"attacks":"3D6+20","skill":3,"strength":20,"ap":-10,
                "damage":"3D6+20","rules":["hit 6: 6 hits","mortal on wound 6+ (6)","melta"]}]},
            "defender":{"models":40,"wounds":100,"toughness":1,"save":7,"ignores":2}}"#,
    )
    .unwrap();
    let mut group = c.benchmark_group("largest");
    group.sample_size(10);
    group.bench_function("kt4w40k volley", |b| b.iter(|| black_box(&largest).odds().unwrap()));
    group.finish();
}

criterion_group!(benches, typical, matrix, largest, battle);
criterion_main!(benches);
