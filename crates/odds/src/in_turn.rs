//! The attacker's whole window for re-rolls, then the defender's (KT21-OP-22).

use skirmish::Role;

use crate::game::{Joint, Worth};
use crate::value::SIXES;
use crate::whole::Whole;
use crate::window::Window;

/// Nothing more is rolled again.
const STAND: u32 = u32::MAX;

/// What a side does and what it is worth, for several columns at once: one for each thing that the other side's dice
/// may be.
struct Table<W> {
    values: Vec<W>,
    picks: Vec<u32>,
    columns: usize,
}

impl<W: Whole> Table<W> {
    /// What every moment of a window is worth, if its ends are worth so much in each column.
    fn new(window: &Window, role: Role, columns: usize, end: impl Fn(u16, usize) -> W) -> Self {
        let mut values: Vec<W> = Vec::with_capacity(window.all.len() * columns);
        let mut picks = Vec::with_capacity(window.all.len() * columns);
        for lying in &window.all {
            for column in 0..columns {
                let (mut best, mut pick) = (W::default(), STAND);
                let of = |at: u32| values[at as usize * columns + column];
                if lying.in_air {
                    for step in window.steps(lying) {
                        best += of(step.next) * W::from_small(step.raise);
                    }
                } else {
                    best = end(lying.end, column) * W::sixes(lying.dice);
                    for option in window.options(lying) {
                        let value = of(option.next) * W::from_small(option.raise);
                        let better = match role {
                            Role::Attacker => value > best,
                            Role::Defender => value < best,
                        };
                        if better {
                            (best, pick) = (value, option.next);
                        }
                    }
                }
                values.push(best);
                picks.push(pick);
            }
        }
        Table { values, picks, columns }
    }

    /// Where outcomes of the first roll go, each with its numbers for all columns: `end` takes what arrives.
    fn follow(
        &self,
        window: &Window,
        begun: impl Fn(usize, usize) -> u128,
        mut end: impl FnMut(u16, usize, u128),
    ) {
        let columns = self.columns;
        let mut flows = vec![0u128; window.all.len() * columns];
        for (throw, (at, _)) in window.throws.iter().enumerate() {
            for column in 0..columns {
                flows[*at as usize * columns + column] += begun(throw, column);
            }
        }
        for (at, lying) in window.all.iter().enumerate().rev() {
            for column in 0..columns {
                let flow = flows[at * columns + column];
                if flow == 0 {
                    continue;
                }
                if lying.in_air {
                    for step in window.steps(lying) {
                        let next = step.next as usize * columns + column;
                        flows[next] += flow / 6 * u128::from(step.faces);
                    }
                } else {
                    match self.picks[at * columns + column] {
                        STAND => end(lying.end, column, flow),
                        next => flows[next as usize * columns + column] += flow,
                    }
                }
            }
        }
    }
}

/// The moments of each side, paired with what it is told of the other's dice.
pub(crate) fn pairs(mine: &Window, theirs: &Window) -> usize {
    let opening = mine.all.len().saturating_mul(theirs.throws.len());
    opening.saturating_add(theirs.all.len().saturating_mul(mine.ends.len()))
}

/// Solves the game.
pub(crate) fn solve<W: Whole>(mine: &Window, theirs: &Window, worth: &Worth<'_, W>) -> Joint {
    // The defender answers to what the attacker's dice have come to.
    let reply = Table::new(theirs, Role::Defender, mine.ends.len(), |end, column| {
        worth.values[column * worth.row + usize::from(end)]
    });
    let width = theirs.throws.len();
    // The attacker has seen the defender's first roll.
    let after = |end: u16, throw: usize| {
        let at = theirs.throws[throw].0 as usize;
        let raise = W::sixes(theirs.again - theirs.all[at].dice);
        reply.values[at * reply.columns + usize::from(end)] * raise
    };
    let opening = Table::new(mine, Role::Attacker, width, after);
    let again = SIXES[usize::from(mine.again + theirs.again)] as u128;
    let mut sum = 0;
    for (at, ways) in &mine.throws {
        let raise = SIXES[usize::from(mine.again - mine.all[*at as usize].dice)];
        for (throw, (_, more)) in theirs.throws.iter().enumerate() {
            let value = opening.values[*at as usize * width + throw].wide();
            sum += value * raise * i128::from(*ways) * i128::from(*more);
        }
    }
    let mut between = vec![0u128; width * mine.ends.len()];
    let begun = |throw: usize, column: usize| {
        u128::from(mine.throws[throw].1) * u128::from(theirs.throws[column].1) * again
    };
    opening.follow(mine, begun, |end, throw, flow| {
        between[usize::from(end) * width + throw] += flow;
    });
    let mut ways = vec![0; mine.ends.len() * theirs.ends.len()];
    reply.follow(
        theirs,
        |throw, column| between[column * width + throw],
        |end, column, flow| ways[column * theirs.ends.len() + usize::from(end)] += flow,
    );
    Joint { sum, ways }
}
