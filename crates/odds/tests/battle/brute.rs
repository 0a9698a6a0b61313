//! Every fall of every die, for attacks that are small enough.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::questions::{asked, near, near_pairs};
use crate::sequence::{
    Amount, Defender, Dice, Outcome, Rules, Sequence, Weapon, mortal, play, question,
};

/// Dice that fall as they are told, and then as ones; they note how many were thrown.
struct Told<'a> {
    faces: &'a [u8],
    thrown: usize,
}

impl Dice for Told<'_> {
    fn d6(&mut self) -> u8 {
        self.thrown += 1;
        self.faces.get(self.thrown - 1).copied().unwrap_or(1)
    }
}

/// The most dice of one sequence.
const MOST_DICE: usize = 14;

/// Every outcome with its chance: every fall of the dice that a sequence throws is gone through, however many they are.
fn every(run: impl Fn(&mut Told) -> Outcome) -> BTreeMap<Outcome, f64> {
    let mut all: BTreeMap<Outcome, u64> = BTreeMap::new();
    let mut faces: Vec<u8> = Vec::new();
    loop {
        let mut told = Told { faces: &faces, thrown: 0 };
        let outcome = run(&mut told);
        let thrown = told.thrown;
        assert!(thrown <= MOST_DICE, "too many dice to go through");
        faces.resize(thrown.max(faces.len()), 1);
        faces.truncate(thrown);
        *all.entry(outcome).or_default() += 6u64.pow((MOST_DICE - thrown) as u32);
        // The next fall: the last die that can show more does.
        while faces.last() == Some(&6) {
            faces.pop();
        }
        match faces.last_mut() {
            Some(face) => *face += 1,
            None => {
                let whole = 6u64.pow(MOST_DICE as u32) as f64;
                let share = |(outcome, weight)| (outcome, weight as f64 / whole);
                return all.into_iter().map(share).collect();
            }
        }
    }
}

fn compare(skirmish: bool, question: &Value, all: &BTreeMap<Outcome, f64>) {
    let answer = asked(question).unwrap();
    let of = |number: &dyn Fn(&Outcome) -> u64| {
        let mut sums: BTreeMap<u64, f64> = BTreeMap::new();
        for (outcome, chance) in all {
            *sums.entry(number(outcome)).or_insert(0.0) += chance;
        }
        sums.into_iter().collect::<Vec<_>>()
    };
    let lost = of(&|outcome: &Outcome| u64::from(outcome.lost));
    near_pairs(&answer["wounds_lost"], &lost);
    let mean = |pairs: &[(u64, f64)]| pairs.iter().map(|(n, p)| *n as f64 * p).sum::<f64>();
    near(&answer["expected"]["wounds_lost"], mean(&lost));
    let chance = |is: &dyn Fn(&Outcome) -> bool| {
        all.iter().filter(|(outcome, _)| is(outcome)).map(|(_, chance)| chance).sum::<f64>()
    };
    if skirmish {
        let standing: Vec<(u64, f64)> = {
            let mut sums: BTreeMap<u64, f64> = BTreeMap::new();
            for (outcome, chance) in all.iter().filter(|(outcome, _)| outcome.slain == 0) {
                *sums.entry(outcome.flesh_wounds.into()).or_insert(0.0) += chance;
            }
            sums.into_iter().collect()
        };
        near_pairs(&answer["outcome"]["flesh_wounds"], &standing);
        near(&answer["outcome"]["out_of_action"], chance(&|outcome: &Outcome| outcome.slain > 0));
        near(&answer["outcome"]["unharmed"], chance(&|outcome: &Outcome| outcome.lost == 0));
        near(&answer["kill"], chance(&|outcome: &Outcome| outcome.slain > 0));
    } else {
        let slain = of(&|outcome: &Outcome| u64::from(outcome.slain));
        near_pairs(&answer["slain"], &slain);
        near(&answer["expected"]["slain"], mean(&slain));
        let models = question["defender"]["models"].as_u64().unwrap();
        near(&answer["kill"], chance(&|outcome: &Outcome| u64::from(outcome.slain) == models));
    }
}

const WEAPON: Weapon = Weapon {
    models: 1,
    attacks: Amount::fixed(1),
    skill: 4,
    strength: 4,
    ap: -1,
    damage: Amount::fixed(1),
    modifier: 0,
    rules: Rules {
        auto_hit: false,
        hits_ones: false,
        hits: false,
        wounds_ones: false,
        wounds: false,
        wounds_on: None,
        hits_on_six: 1,
        mortal_on_six: 0,
        melta: false,
        no_invulnerable: false,
    },
};
const DEFENDER: Defender = Defender {
    models: 3,
    wounds: 2,
    left: 1,
    flesh_wounds: 1,
    toughness: 4,
    save: 4,
    invulnerable: None,
    ignores: None,
    cover: false,
    injury: 0,
};
const D3: Amount = Amount { dice: 1, sides: 3, plus: 0 };
const D6: Amount = Amount { dice: 1, sides: 6, plus: 0 };

fn check(sequence: Sequence, weapons: &[Weapon], defender: Defender) {
    for skirmish in [true, false] {
        if skirmish && (sequence == Sequence::Opportunity || weapons.iter().any(|w| w.models > 1)) {
            continue;
        }
        let defender = Defender { cover: defender.cover && !skirmish, ..defender };
        let all = every(|dice| play(skirmish, sequence, weapons, defender, dice));
        compare(skirmish, &question(skirmish, sequence.word(), weapons, None, defender), &all);
    }
}

#[test]
fn every_weapon_rule_is_as_its_words_say() {
    let with = |rules: Rules| Weapon { damage: D3, rules, ..WEAPON };
    let usual = WEAPON.rules;
    for rules in [
        usual,
        Rules { auto_hit: true, ..usual },
        Rules { hits_ones: true, ..usual },
        Rules { hits: true, ..usual },
        Rules { wounds_ones: true, ..usual },
        Rules { wounds: true, ..usual },
        Rules { wounds_on: Some(2), ..usual },
        Rules { wounds_on: Some(6), ..usual },
        Rules { hits_on_six: 2, ..usual },
        Rules { mortal_on_six: 2, ..usual },
        Rules { melta: true, ..usual },
        Rules { no_invulnerable: true, ..usual },
    ] {
        for sequence in
            [Sequence::Shoot, Sequence::Overwatch, Sequence::Fight, Sequence::Opportunity]
        {
            let defender = Defender { invulnerable: Some(4), cover: true, ..DEFENDER };
            check(sequence, &[with(rules)], defender);
        }
    }
}

#[test]
fn modifiers_naturals_and_rerolls() {
    for (skill, modifier) in [(3, -1), (3, -5), (5, 2), (7, 0), (7, 2), (2, -6), (6, 6)] {
        for rules in [
            WEAPON.rules,
            Rules { hits: true, ..WEAPON.rules },
            Rules { hits_ones: true, hits_on_six: 2, ..WEAPON.rules },
        ] {
            check(Sequence::Shoot, &[Weapon { skill, modifier, rules, ..WEAPON }], DEFENDER);
        }
    }
}

#[test]
fn saves_of_all_kinds() {
    for (save, ap, invulnerable, cover) in [
        (7, 0, None, false),
        (7, 0, None, true),
        (7, -1, None, true),
        (2, 0, None, true),
        (3, -10, None, false),
        (3, -2, Some(5), false),
        (3, -2, Some(5), true),
        (6, -1, Some(6), false),
    ] {
        let defender = Defender { save, invulnerable, cover, ..DEFENDER };
        for sequence in [Sequence::Shoot, Sequence::Fight] {
            check(sequence, &[Weapon { ap, ..WEAPON }], defender);
        }
    }
    for (strength, toughness) in [(8, 4), (20, 1), (5, 4), (4, 4), (3, 4), (2, 4), (1, 20), (3, 5)]
    {
        check(
            Sequence::Shoot,
            &[Weapon { strength, ..WEAPON }],
            Defender { toughness, ..DEFENDER },
        );
    }
}

#[test]
fn wounds_ignored_injuries_and_models_in_turn() {
    let hard = Weapon { skill: 2, damage: Amount::fixed(2), ..WEAPON };
    for (wounds, left, flesh_wounds, injury) in
        [(1, 1, 0, 0), (2, 2, 2, -1), (2, 1, 3, -6), (3, 2, 0, 3), (1, 1, 1, -3)]
    {
        for ignores in [None, Some(5), Some(2)] {
            let defender = Defender { wounds, left, flesh_wounds, injury, ignores, ..DEFENDER };
            check(Sequence::Fight, &[hard], defender);
        }
    }
    // Two attacks on a unit: what is left of the first model, and the next.
    let two = Weapon { attacks: Amount::fixed(2), damage: Amount::fixed(2), ..WEAPON };
    check(Sequence::Fight, &[two], Defender { ignores: Some(6), ..DEFENDER });
    check(Sequence::Fight, &[Weapon { models: 2, ..WEAPON }], DEFENDER);
    // Weapons one after another.
    check(Sequence::Shoot, &[WEAPON, Weapon { damage: Amount::fixed(3), ..WEAPON }], DEFENDER);
    check(Sequence::Shoot, &[Weapon { damage: Amount::fixed(3), ..WEAPON }, WEAPON], DEFENDER);
    // Numbers of attacks that are rolled for.
    check(
        Sequence::Shoot,
        &[Weapon { attacks: Amount { plus: 0, ..D3 }, skill: 7, ..WEAPON }],
        DEFENDER,
    );
}

#[test]
fn mortal_wounds_carry_on_and_damage_does_not() {
    let rules = Rules { mortal_on_six: 3, ..WEAPON.rules };
    let weapon = Weapon { skill: 2, damage: Amount::fixed(2), rules, ..WEAPON };
    check(Sequence::Fight, &[weapon], DEFENDER);
    check(Sequence::Fight, &[weapon], Defender { models: 2, wounds: 1, ..DEFENDER });
    for ignores in [None, Some(6)] {
        for points in [Amount::fixed(3), D3, Amount { plus: 1, ..D3 }, D6] {
            for skirmish in [true, false] {
                if ignores.is_some() && points.dice > 0 && points.sides == 6 {
                    continue;
                }
                let defender = Defender { ignores, wounds: 2, left: 1, ..DEFENDER };
                let all = every(|dice| mortal(skirmish, points, defender, dice));
                let question = question(skirmish, "mortal", &[], Some(points), defender);
                compare(skirmish, &question, &all);
            }
        }
    }
}
