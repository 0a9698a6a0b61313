//! A sequence has one form: two that have the same future are the same. Odds count states, and games compare
//! them. The rule sets' tests explore their machines with this.

use std::collections::HashMap;

use dice::{Face, outcomes};
use skirmish::{Choice, Hits, Purses, Role, Sequence, Wait};
use table::{Answer, RollReason};

/// Everything that can be seen of a sequence from now on; equal futures have equal numbers.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Future {
    Choice(String, Vec<u16>, Vec<(Answer, String, usize)>),
    Roll(String, Vec<usize>),
    Retained(Vec<u16>, usize),
    Done(Vec<i32>, [u8; 2]),
}

/// A sequence as it can be seen from outside.
pub trait Observed: Sequence {
    /// Takes an offered answer and says what it did.
    fn takes(&mut self, answer: &Answer) -> String {
        self.choose(answer).expect("an offer");
        String::new()
    }

    /// Dice that lie on the table for all to see, whether they can still do anything or not.
    fn on_table(&self) -> Vec<u16> {
        Vec::new()
    }

    /// What the board looks at when the dice are retained.
    fn retained(&self) -> Vec<u16>;

    /// What the board looks at when all is done, command points aside.
    fn outcome(&self) -> Vec<i32>;
}

/// Hits as numbers.
pub fn numbers<N: From<u8>>(hits: Hits) -> [N; 2] {
    [N::from(hits.critical), N::from(hits.normal)]
}

fn points(purses: Purses) -> [u8; 2] {
    Role::BOTH.map(|role| purses.of(role))
}

/// All sequences that can come about, by their futures.
pub struct Explored<S> {
    numbers: HashMap<S, usize>,
    futures: HashMap<Future, (usize, S)>,
}

impl<S: Observed> Explored<S> {
    /// Follows a sequence through every answer and every roll.
    pub fn from(start: S) -> Self {
        let mut explored = Explored { numbers: HashMap::new(), futures: HashMap::new() };
        explored.visit(start);
        explored
    }

    /// How many sequences there are.
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    fn visit(&mut self, sequence: S) -> usize {
        if let Some(number) = self.numbers.get(&sequence) {
            return *number;
        }
        let waits = sequence.waits();
        let future = match waits {
            Wait::Choice(..) => {
                let mut offers = Vec::new();
                sequence.options(&mut offers);
                let next = offers.into_iter().map(|offer| {
                    let mut next = sequence;
                    let told = next.takes(&offer);
                    (offer, told, self.visit(next))
                });
                let next = next.collect();
                Future::Choice(format!("{waits:?}"), sequence.on_table(), next)
            }
            Wait::Roll(_, dice, _) => {
                let thrown = outcomes(dice).map(|(faces, _)| {
                    let faces: Vec<Face> = faces.iter().collect();
                    let mut next = sequence;
                    next.roll(&faces);
                    self.visit(next)
                });
                Future::Roll(format!("{waits:?}"), thrown.collect())
            }
            Wait::Retained => {
                let mut next = sequence;
                next.proceed();
                Future::Retained(sequence.retained(), self.visit(next))
            }
            Wait::Done => Future::Done(sequence.outcome(), points(sequence.purses())),
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
