//! Two sides that roll dice again, each in its own window: what is best for both, and what it leads to.

use crate::value::SIXES;
use crate::whole::Whole;
use crate::window::{Lying, Window};

/// The most pairs of moments that are kept unless somebody asks for fewer: ten dice a side with every re-roll have 320
/// million.
pub const MOST_PAIRS: usize = 350_000_000;

/// A solved game of two windows.
#[derive(Debug)]
pub(crate) struct Joint {
    /// The sum over all outcomes of the first rolls and of as many dice as may be rolled again.
    pub sum: i128,
    /// How many of those lead to each end of the attacker's dice together with each end of the defender's.
    pub ways: Vec<u128>,
}

/// What each end of the attacker's dice is worth together with each end of the defender's, row by row.
pub(crate) struct Worth<'a, W> {
    /// All values.
    pub values: &'a [W],
    /// How many there are in a row.
    pub row: usize,
}

impl<W: Whole> Worth<'_, W> {
    fn of(&self, mine: &Lying, theirs: &Lying) -> W {
        self.values[usize::from(mine.end) * self.row + usize::from(theirs.end)]
    }
}

/// Nothing more is rolled again by either.
const STAND: u16 = u16::MAX;
/// Marks what the defender rolls again; without it the attacker does.
const THEIRS: u16 = 1 << 15;

/// Both windows side by side: one re-roll or pass each, until both pass in a row (KT24-RUL-35).
///
/// Whose turn it is tells nothing. Let `mine` be what the attacker's best re-roll is worth and `theirs` what the
/// defender's is. After the attacker's the defender may still do its own, which is then worth no more to the attacker
/// than both done; before it, the attacker may answer with its own, which leaves no less. So `mine` is never more than
/// `theirs`: nobody gains by being first, and a state is worth what standing is worth, or the nearer of the two.
pub(crate) struct Alternating<'a, W> {
    mine: &'a Window,
    theirs: &'a Window,
    worth: Worth<'a, W>,
    /// The places of the defender's moments at which dice lie, and the other way round.
    lying: Vec<u32>,
    compact: Vec<u32>,
    /// What to do, for each moment of the attacker's at which dice lie.
    picks: Vec<Vec<u16>>,
}

impl<'a, W: Whole> Alternating<'a, W> {
    /// The pairs of moments at which the dice of both lie.
    pub fn pairs(mine: &Window, theirs: &Window) -> usize {
        let lying = |window: &Window| window.all.iter().filter(|lying| !lying.in_air).count();
        lying(mine).saturating_mul(lying(theirs))
    }

    /// Solves the game.
    pub fn solve(mine: &'a Window, theirs: &'a Window, worth: Worth<'a, W>) -> Joint {
        let lying: Vec<u32> =
            (0..theirs.all.len() as u32).filter(|at| !theirs.all[*at as usize].in_air).collect();
        let mut compact = vec![0; theirs.all.len()];
        for (at, place) in lying.iter().enumerate() {
            compact[*place as usize] = at as u32;
        }
        let picks = vec![Vec::new(); mine.all.len()];
        let mut game = Alternating { mine, theirs, worth, lying, compact, picks };
        let sum = game.sum();
        let ways = game.ways();
        Joint { sum, ways }
    }

    fn sum(&mut self) -> i128 {
        let mut parents = vec![0u32; self.mine.all.len()];
        let mut first = vec![0u64; self.mine.all.len()];
        for lying in &self.mine.all {
            for_each_child(self.mine, lying, |child| parents[child] += 1);
        }
        for (at, ways) in &self.mine.throws {
            first[*at as usize] = *ways;
        }
        let mut rows: Vec<Vec<W>> = vec![Vec::new(); self.mine.all.len()];
        let mut sum = 0;
        for (at, lying) in self.mine.all.iter().enumerate() {
            let row = if lying.in_air {
                self.mean(lying, &rows)
            } else {
                let (row, picks) = self.choose(lying, &rows);
                self.picks[at] = picks;
                row
            };
            if first[at] > 0 {
                sum += self.begun(lying, &row) * i128::from(first[at]);
            }
            for_each_child(self.mine, lying, |child| {
                parents[child] -= 1;
                if parents[child] == 0 {
                    rows[child] = Vec::new();
                }
            });
            if parents[at] > 0 {
                rows[at] = row;
            }
        }
        sum
    }

    /// The sum over the defender's first roll, where the attacker's dice lie.
    fn begun(&self, lying: &Lying, row: &[W]) -> i128 {
        let mine = SIXES[usize::from(self.mine.again - lying.dice)];
        let each = self.theirs.throws.iter().map(|(at, ways)| {
            let theirs = self.theirs.all[*at as usize].dice;
            let raise = mine * SIXES[usize::from(self.theirs.again - theirs)];
            row[self.compact[*at as usize] as usize].wide() * raise * i128::from(*ways)
        });
        each.sum()
    }

    /// The mean over the attacker's next die in the air, for every way the defender's dice lie.
    fn mean(&self, lying: &Lying, rows: &[Vec<W>]) -> Vec<W> {
        let mut row = vec![W::default(); self.lying.len()];
        for step in self.mine.steps(lying) {
            let raise = W::from_small(step.raise);
            for (sum, value) in row.iter_mut().zip(&rows[step.next as usize]) {
                *sum += *value * raise;
            }
        }
        row
    }

    /// What is best for both, for every way the defender's dice lie.
    fn choose(&self, lying: &Lying, rows: &[Vec<W>]) -> (Vec<W>, Vec<u16>) {
        let mut picks = vec![STAND; self.lying.len()];
        let mut row: Vec<W> = Vec::new();
        for (option, pick) in self.mine.options(lying).iter().enumerate() {
            let raise = W::from_small(pick.raise);
            let values = &rows[pick.next as usize];
            if option == 0 {
                row.extend(values.iter().map(|value| *value * raise));
                picks.fill(0);
                continue;
            }
            for ((best, pick), value) in row.iter_mut().zip(&mut picks).zip(values) {
                let value = *value * raise;
                if value > *best {
                    (*best, *pick) = (value, option as u16);
                }
            }
        }
        let alone = row.is_empty();
        row.resize(self.lying.len(), W::default());
        let mut values = vec![W::default(); self.theirs.all.len()];
        for (at, theirs) in self.theirs.all.iter().enumerate() {
            if theirs.in_air {
                values[at] = self.theirs.steps(theirs).iter().fold(W::default(), |sum, step| {
                    sum + values[step.next as usize] * W::from_small(step.raise)
                });
                continue;
            }
            let place = self.compact[at] as usize;
            let (mut best, mut pick) =
                (self.worth.of(lying, theirs) * W::sixes(lying.dice + theirs.dice), STAND);
            for (option, next) in self.theirs.options(theirs).iter().enumerate() {
                let value = values[next.next as usize] * W::from_small(next.raise);
                if value < best {
                    (best, pick) = (value, THEIRS | option as u16);
                }
            }
            if !alone && row[place] > best {
                best = row[place];
            } else {
                picks[place] = pick;
            }
            (row[place], values[at]) = (best, best);
        }
        (row, picks)
    }

    /// Where both go from the first rolls on.
    fn ways(&mut self) -> Vec<u128> {
        let (mine, theirs) = (self.mine, self.theirs);
        let mut ways = vec![0; mine.ends.len() * theirs.ends.len()];
        let mut rows: Vec<Vec<u128>> = vec![Vec::new(); mine.all.len()];
        let again = SIXES[usize::from(mine.again + theirs.again)] as u128;
        let width = self.lying.len();
        let room = |row: &mut Vec<u128>| row.resize(width, 0);
        for (at, ways) in &mine.throws {
            let row = &mut rows[*at as usize];
            room(row);
            for (place, more) in &theirs.throws {
                let both = u128::from(*ways) * u128::from(*more) * again;
                row[self.compact[*place as usize] as usize] += both;
            }
        }
        for (at, lying) in mine.all.iter().enumerate().rev() {
            let row = std::mem::take(&mut rows[at]);
            if row.is_empty() {
                continue;
            }
            if lying.in_air {
                for step in mine.steps(lying) {
                    let next = &mut rows[step.next as usize];
                    room(next);
                    for (sum, flow) in next.iter_mut().zip(&row).filter(|(_, flow)| **flow > 0) {
                        *sum += flow / 6 * u128::from(step.faces);
                    }
                }
                continue;
            }
            let picks = std::mem::take(&mut self.picks[at]);
            let mut flows = vec![0; theirs.all.len()];
            for (flow, place) in row.iter().zip(&self.lying) {
                flows[*place as usize] = *flow;
            }
            for (place, other) in theirs.all.iter().enumerate().rev() {
                let flow = flows[place];
                if flow == 0 {
                    continue;
                }
                if other.in_air {
                    for step in theirs.steps(other) {
                        flows[step.next as usize] += flow / 6 * u128::from(step.faces);
                    }
                    continue;
                }
                let column = self.compact[place] as usize;
                match picks[column] {
                    STAND => {
                        let row = usize::from(lying.end) * theirs.ends.len();
                        ways[row + usize::from(other.end)] += flow;
                    }
                    option if option & THEIRS != 0 => {
                        let option = usize::from(option & !THEIRS);
                        flows[theirs.options(other)[option].next as usize] += flow;
                    }
                    option => {
                        let option = mine.options(lying)[usize::from(option)];
                        let next = &mut rows[option.next as usize];
                        room(next);
                        next[column] += flow;
                    }
                }
            }
        }
        ways
    }
}

fn for_each_child(window: &Window, lying: &Lying, mut show: impl FnMut(usize)) {
    if lying.in_air {
        window.steps(lying).iter().for_each(|step| show(step.next as usize));
    } else {
        window.options(lying).iter().for_each(|pick| show(pick.next as usize));
    }
}
