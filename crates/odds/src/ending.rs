//! Where lines of best play end, added up, and how the fights on them begin.

use dice::{Distribution, Fraction};
use rustc_hash::FxHashMap;
use skirmish::{Clash, Role};

use crate::attack::{Attack, Ends};
use crate::resolve::{Outcome, Resolver};
use crate::value::SIXES;
use crate::{FirstMove, FirstMoveOdds, Losses};

/// What is known of one kind of first move so far.
#[derive(Clone, Copy, Debug, Default)]
struct FirstMoveSum {
    /// The throws after which it is the best.
    best: u128,
    /// The throws after which it is possible.
    possible: u128,
    /// What it costs, in thirty-sixths, added up over those.
    cost: i128,
}

/// Everything that has been reached so far, in throws of all dice together.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    ends: FxHashMap<Losses, u128>,
    /// By the order of [`FirstMove::ALL`].
    first: [FirstMoveSum; FirstMove::ALL.len()],
}

impl Ending {
    /// So many throws cost both so much.
    pub fn add(&mut self, losses: Losses, ways: u128) {
        *self.ends.entry(losses).or_insert(0) += ways;
    }

    /// So many throws come to where a few more dice decide.
    pub fn end(&mut self, (ends, dice): (Ends, u8), ways: u128) {
        let each = ways / SIXES[usize::from(dice)] as u128;
        for (losses, ways) in ends {
            self.add(losses, each * u128::from(ways));
        }
    }

    /// So many throws come to where the dice of a fight are resolved: what that leads to, and what each kind of first
    /// move would cost the attacker.
    pub fn resolve<A: Attack>(
        &mut self,
        attack: &A,
        resolver: &mut Resolver,
        clash: &Clash,
        outcome: Outcome,
        ways: u128,
    ) {
        self.end(attack.fight_ends(outcome.left), ways);
        if clash.turn != Some(Role::Attacker) {
            return;
        }
        let mut kinds: [Option<i32>; FirstMove::ALL.len()] = Default::default();
        resolver.moves(attack, clash, |blow, worth| {
            let known = &mut kinds[FirstMove::of(blow).place()];
            *known = Some(known.map_or(worth, |known| known.max(worth)));
        });
        for (sum, worth) in self.first.iter_mut().zip(kinds) {
            let Some(worth) = worth else { continue };
            sum.possible += ways;
            sum.best += if worth == outcome.worth { ways } else { 0 };
            // Ten dice take off a few thousand wounds at the most, so this fits beside 6^42.
            sum.cost += i128::from(outcome.worth - worth) * ways as i128;
        }
    }

    /// All of it as chances, the throws being those of so many dice.
    pub fn chances(self, dice: u8) -> (Distribution<Losses>, Vec<FirstMoveOdds>) {
        let all = SIXES[usize::from(dice)] as u128;
        // No sum of costs or throws comes near the one number that a fraction cannot take.
        let part = |of: i128, all: u128| Fraction::new(of, all).unwrap_or(Fraction::ZERO);
        // Costs come in thirty-sixths.
        let cost = |of: i128, ways: u128| match of % 36 {
            0 => part(of / 36, ways),
            _ => Fraction::new(of, ways).map_or(Fraction::ZERO, |f| part(f.num(), 36 * f.den())),
        };
        let moves = FirstMove::ALL.into_iter().zip(self.first);
        let first = moves.filter(|(_, sum)| sum.possible > 0).map(|(first, sum)| FirstMoveOdds {
            first,
            possible: part(sum.possible as i128, all),
            best: part(sum.best as i128, all),
            cost: cost(sum.cost, sum.possible),
        });
        // Every throw ends somewhere, and there are as many as the power of six that was put in.
        let losses = Distribution::gather(self.ends).unwrap_or_default();
        (losses, first.collect())
    }
}
