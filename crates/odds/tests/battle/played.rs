//! Sequences that are played with the reproducible generator: what they come to is what the odds say, as far as luck goes.

use std::collections::BTreeMap;

use dice::Chance;

use crate::questions::asked;
use crate::sequence::{Amount, Defender, Dice, Rules, Sequence, Weapon, play, question};

/// The generator as dice.
struct Thrown(Chance);

impl Dice for Thrown {
    fn d6(&mut self) -> u8 {
        self.0.face().get()
    }
}

/// How many sequences are played of each kind: a million where there is time.
fn games() -> u32 {
    if std::env::var_os("COVERLINE_LONG").is_some() { 1_000_000 } else { 1_000 }
}

/// Something between two numbers, both allowed.
fn between(chance: &mut Chance, least: u8, most: u8) -> u8 {
    least + chance.below(u32::from(most - least) + 1) as u8
}

fn maybe(chance: &mut Chance, least: u8, most: u8) -> Option<u8> {
    (chance.below(2) == 0).then(|| between(chance, least, most))
}

fn amount(chance: &mut Chance) -> Amount {
    match chance.below(3) {
        0 => Amount::fixed(between(chance, 1, 3)),
        1 => Amount { dice: 1, sides: 3, plus: between(chance, 0, 1) },
        _ => Amount { dice: between(chance, 1, 2), sides: 6, plus: 0 },
    }
}

fn weapon(chance: &mut Chance) -> Weapon {
    let mut flag = |odds| chance.below(odds) == 0;
    let rules = Rules {
        auto_hit: flag(8),
        hits_ones: flag(4),
        hits: flag(4),
        wounds_ones: flag(4),
        wounds: flag(4),
        melta: flag(4),
        no_invulnerable: flag(4),
        wounds_on: flag(4).then(|| between(chance, 2, 6)),
        hits_on_six: between(chance, 1, 3),
        mortal_on_six: between(chance, 0, 2),
    };
    Weapon {
        models: between(chance, 1, 3),
        attacks: amount(chance),
        skill: between(chance, 2, 6),
        strength: between(chance, 2, 9),
        ap: -(between(chance, 0, 3) as i8),
        damage: amount(chance),
        modifier: between(chance, 0, 4) as i8 - 2,
        rules,
    }
}

fn defender(chance: &mut Chance) -> Defender {
    let wounds = between(chance, 1, 6);
    Defender {
        models: between(chance, 1, 6),
        wounds,
        left: between(chance, 1, wounds),
        flesh_wounds: between(chance, 0, 3),
        toughness: between(chance, 3, 6),
        save: between(chance, 2, 7),
        invulnerable: maybe(chance, 4, 6),
        ignores: maybe(chance, 4, 6),
        cover: chance.below(2) == 0,
        injury: between(chance, 0, 2) as i8 - 1,
    }
}

#[test]
fn what_is_played_comes_to_what_is_told() {
    let mut setups = Chance::new(18, 40);
    let each = games();
    for kind in 0..20u32 {
        let skirmish = kind % 2 == 0;
        let all = [Sequence::Shoot, Sequence::Overwatch, Sequence::Fight, Sequence::Opportunity];
        let sequence = all[setups.below(if skirmish { 3 } else { 4 }) as usize];
        let count = between(&mut setups, 1, 3);
        let mut weapons: Vec<Weapon> = (0..count).map(|_| weapon(&mut setups)).collect();
        if skirmish {
            weapons.iter_mut().for_each(|weapon| weapon.models = 1);
        }
        let defender = defender(&mut setups);
        let defender = Defender { cover: defender.cover && !skirmish, ..defender };
        let asking = question(skirmish, sequence.word(), &weapons, None, defender);
        let answer = asked(&asking).unwrap();
        let (mut lost, mut slain) = (0.0, 0.0);
        let mut counted: BTreeMap<u64, u32> = BTreeMap::new();
        let mut dice = Thrown(Chance::new(4, u64::from(kind)));
        for _ in 0..each {
            let outcome = play(skirmish, sequence, &weapons, defender, &mut dice);
            lost += f64::from(outcome.lost);
            *counted.entry(u64::from(outcome.lost)).or_default() += 1;
            let gone = if skirmish { 1 } else { defender.models };
            slain += f64::from(u8::from(outcome.slain == gone));
        }
        let number = f64::from(each);
        // Five standard deviations: what luck does not do in the life of this test, whose dice are always the same. What is
        // rarer than one in so many may happen once.
        let wide = |chance: f64| 5.0 * (chance * (1.0 - chance) / number).sqrt() + 1.5 / number;
        let kill = answer["kill"].as_f64().unwrap();
        let seen = slain / number;
        assert!((seen - kill).abs() <= wide(kill), "{asking}: {seen} not {kill}");
        let pairs = answer["wounds_lost"].as_array().unwrap();
        for pair in pairs {
            let (wounds, chance) = (pair[0].as_u64().unwrap(), pair[1].as_f64().unwrap());
            let seen = f64::from(counted.remove(&wounds).unwrap_or(0)) / number;
            assert!(
                (seen - chance).abs() <= wide(chance),
                "{asking}: {wounds}: {seen} not {chance}"
            );
        }
        assert!(counted.is_empty(), "{asking}: {counted:?} cannot be lost");
        let pairs = || pairs.iter().map(|p| (p[0].as_f64().unwrap(), p[1].as_f64().unwrap()));
        let mean: f64 = pairs().map(|(n, p)| n * p).sum();
        let spread: f64 = pairs().map(|(n, p)| (n - mean) * (n - mean) * p).sum();
        let wide = 5.0 * (spread / number).sqrt() + 1e-9;
        assert!((lost / number - mean).abs() <= wide, "{asking}: {} not {mean}", lost / number);
    }
}
