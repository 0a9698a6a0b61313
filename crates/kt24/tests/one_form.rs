//! A sequence has one form: two that have the same future are the same. Odds count states, and games compare
//! them.

use std::collections::HashMap;
use std::hash::Hash;

use dice::{Face, outcomes};
use kt24::{Defence, Fighter, Melee, Profile, Shot, WeaponRules};
use skirmish::Hits;
use skirmish::{Choice, Purses, Role, Wait};
use table::{Answer, RollReason};

/// Everything that can be seen of a sequence from now on; equal futures have equal numbers.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Future {
    Choice(String, Vec<(Answer, usize)>),
    Roll(String, Vec<usize>),
    Retained([Hits; 2], usize),
    Done([i32; 2], Vec<Hits>, [u8; 2]),
}

trait Sequence: Copy + Eq + Hash + std::fmt::Debug {
    fn waits(&self) -> Wait;
    fn offers(&self) -> Vec<Answer>;
    fn takes(&mut self, answer: &Answer);
    fn rolls(&mut self, faces: &[Face]);
    fn goes_on(&mut self);
    fn retained(&self) -> [Hits; 2];
    fn outcome(&self) -> Future;
}

fn points(purses: Purses) -> [u8; 2] {
    [purses.of(Role::Attacker), purses.of(Role::Defender)]
}

impl Sequence for Shot {
    fn waits(&self) -> Wait {
        Shot::waits(self)
    }
    fn offers(&self) -> Vec<Answer> {
        let mut all = Vec::new();
        self.options(&mut all);
        all
    }
    fn takes(&mut self, answer: &Answer) {
        self.choose(answer).expect("an offer");
    }
    fn rolls(&mut self, faces: &[Face]) {
        self.roll(faces);
    }
    fn goes_on(&mut self) {
        self.proceed();
    }
    fn retained(&self) -> [Hits; 2] {
        [self.hits(), Hits::default()]
    }
    fn outcome(&self) -> Future {
        let damage = [i32::from(self.dealt()), i32::from(self.devastated())];
        Future::Done(damage, vec![self.hits(), self.saves()], points(self.purses()))
    }
}

impl Sequence for Melee {
    fn waits(&self) -> Wait {
        Melee::waits(self)
    }
    fn offers(&self) -> Vec<Answer> {
        let mut all = Vec::new();
        self.options(&mut all);
        all
    }
    fn takes(&mut self, answer: &Answer) {
        self.choose(answer).expect("an offer");
    }
    fn rolls(&mut self, faces: &[Face]) {
        self.roll(faces);
    }
    fn goes_on(&mut self) {
        self.proceed();
    }
    fn retained(&self) -> [Hits; 2] {
        [self.hits(Role::Attacker), self.hits(Role::Defender)]
    }
    fn outcome(&self) -> Future {
        let left = [Role::Attacker, Role::Defender].map(|role| i32::from(self.wounds(role)));
        Future::Done(left, Vec::new(), points(self.purses()))
    }
}

/// All sequences that can come about, by their futures.
struct Explored<S> {
    numbers: HashMap<S, usize>,
    futures: HashMap<Future, (usize, S)>,
}

impl<S: Sequence> Explored<S> {
    fn from(start: S) -> Self {
        let mut explored = Explored { numbers: HashMap::new(), futures: HashMap::new() };
        explored.visit(start);
        explored
    }

    fn visit(&mut self, sequence: S) -> usize {
        if let Some(number) = self.numbers.get(&sequence) {
            return *number;
        }
        let mut after = |change: &dyn Fn(&mut S)| {
            let mut next = sequence;
            change(&mut next);
            self.visit(next)
        };
        let waits = sequence.waits();
        let future = match waits {
            Wait::Choice(..) => {
                let offers = sequence.offers().into_iter();
                let next = offers.map(|offer| {
                    let number = after(&|next| next.takes(&offer));
                    (offer, number)
                });
                Future::Choice(format!("{waits:?}"), next.collect())
            }
            Wait::Roll(_, dice, _) => {
                let thrown = outcomes(dice).map(|(faces, _)| {
                    let faces: Vec<Face> = faces.iter().collect();
                    after(&|next| next.rolls(&faces))
                });
                Future::Roll(format!("{waits:?}"), thrown.collect())
            }
            Wait::Retained => Future::Retained(sequence.retained(), after(&|next| next.goes_on())),
            Wait::Done => sequence.outcome(),
        };
        let number = self.futures.len();
        // Dice that may be rolled again lie on the table with their faces, whether these matter or not.
        let on_table = matches!(
            waits,
            Wait::Choice(_, Choice::Reroll)
                | Wait::Roll(_, _, RollReason::Attack | RollReason::Reroll)
        );
        if let Some((number, same)) = self.futures.get(&future) {
            if on_table {
                return *number;
            }
            panic!("the same future in two forms:\n{same:?}\n{sequence:?}");
        }
        self.futures.insert(future, (number, sequence));
        self.numbers.insert(sequence, number);
        number
    }
}

fn weapon(attacks: u8, hit: u8, damage: [u16; 2], rules: &[&str]) -> Profile {
    let rules = WeaponRules::read(rules).expect("a card");
    Profile { attacks, hit, damage, rules }
}

#[test]
fn shots_with_the_same_future_are_the_same() {
    let weapons = [
        weapon(3, 4, [3, 4], &["Accurate 1", "Rending", "Punishing", "Severe", "Balanced"]),
        weapon(3, 3, [2, 5], &["Ceaseless", "Lethal 5+", "Piercing Crits 1", "Punishing"]),
        weapon(2, 4, [0, 3], &["Relentless", "Balanced", "Devastating 1", "Severe"]),
        weapon(2, 7, [4, 1], &["Brutal", "Accurate 2", "Severe"]),
    ];
    for weapon in weapons {
        for (in_cover, obscured) in [(false, false), (true, false), (false, true)] {
            let defence = Defence { dice: 2, save: 4, in_cover, critical_cover: false, obscured };
            for purses in [Purses::new(0, 1), Purses::new(1, 1), Purses::shared(1)] {
                let explored = Explored::from(Shot::new(weapon, defence, 5, purses));
                assert!(explored.numbers.len() > 20);
            }
        }
    }
}

#[test]
fn fights_with_the_same_future_are_the_same() {
    let pairs = [
        (weapon(2, 4, [3, 4], &["Rending", "Shock"]), weapon(2, 4, [3, 4], &["Punishing"])),
        (weapon(2, 3, [2, 5], &["Balanced", "Severe"]), weapon(2, 5, [1, 0], &["Ceaseless"])),
        (
            weapon(3, 4, [0, 0], &["Accurate 1", "Severe", "Shock"]),
            weapon(2, 4, [1, 2], &["Brutal"]),
        ),
        (weapon(2, 4, [1, 1], &["Devastating 2", "Shock"]), weapon(3, 6, [2, 3], &["Lethal 5+"])),
    ];
    for (first, second) in pairs {
        for holder in [Role::Attacker, Role::Defender] {
            for purses in [Purses::new(0, 0), Purses::new(1, 0), Purses::new(0, 1)] {
                for armed in [Some(second), None] {
                    let attacker = Fighter { wounds: 5, weapon: Some(first) };
                    let defender = Fighter { wounds: 6, weapon: armed };
                    let explored = Explored::from(Melee::new(attacker, defender, holder, purses));
                    assert!(explored.numbers.len() > 5);
                }
            }
        }
    }
}
