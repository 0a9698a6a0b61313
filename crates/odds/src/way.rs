//! One side's best way through its window for re-rolls, where only its own dice are open.

use skirmish::Role;

use crate::whole::Whole;
use crate::window::Window;

/// Room to work in, so that it is asked for once.
#[derive(Debug, Default)]
pub(crate) struct Way<W> {
    /// What each moment is worth, over as many dice as may yet be rolled.
    values: Vec<W>,
    /// What to do at each: the moment to go on to, or [`STAND`].
    picks: Vec<u32>,
    /// How many throws lead to each.
    flows: Vec<W>,
    /// How many lead to each end.
    ends: Vec<W>,
}

/// Nothing more is rolled again.
const STAND: u32 = u32::MAX;

impl<W: Whole> Way<W> {
    /// How many moments there is room for.
    pub fn room(&self) -> usize {
        self.values.capacity()
    }

    /// The sum over all outcomes of the first roll and of `again` more dice, if each end is worth so much.
    pub fn sum(&mut self, window: &Window, role: Role, worth: impl Fn(usize) -> W) -> W {
        let mut sum = W::default();
        if window.again == 0 {
            for (at, ways) in &window.throws {
                let end = window.all[*at as usize].end;
                sum += worth(usize::from(end)) * W::of(i128::from(*ways));
            }
            return sum;
        }
        // What stood there before is written over: a moment looks only at those before it.
        let moments = window.all.len();
        if self.values.len() < moments {
            self.values.resize(moments, W::default());
            self.picks.resize(moments, STAND);
        }
        let (values, picks) = (&mut self.values[..moments], &mut self.picks[..moments]);
        for (at, lying) in window.all.iter().enumerate() {
            let (mut best, mut pick) = (W::default(), STAND);
            if lying.in_air {
                for step in window.steps(lying) {
                    best += values[step.next as usize] * W::from_small(step.raise);
                }
            } else {
                best = worth(usize::from(lying.end)) * W::sixes(lying.dice);
                let options = window.options(lying).iter();
                let each = options.map(|option| {
                    (values[option.next as usize] * W::from_small(option.raise), option.next)
                });
                let best_of = |known: (W, u32), one: (W, u32)| match role {
                    Role::Attacker if one.0 > known.0 => one,
                    Role::Defender if one.0 < known.0 => one,
                    _ => known,
                };
                (best, pick) = each.fold((best, pick), best_of);
            }
            (values[at], picks[at]) = (best, pick);
        }
        for (at, ways) in &window.throws {
            let raise = W::sixes(window.again - window.all[*at as usize].dice);
            sum += self.values[*at as usize] * raise * W::of(i128::from(*ways));
        }
        sum
    }

    /// Shows every end that the way just found leads to, with the number of outcomes of all dice.
    pub fn follow(&mut self, window: &Window, mut show: impl FnMut(usize, W)) {
        let all = W::sixes(window.again);
        if window.again == 0 {
            for (at, ways) in &window.throws {
                show(usize::from(window.all[*at as usize].end), W::of(i128::from(*ways)));
            }
            return;
        }
        self.flows.clear();
        self.flows.resize(window.all.len(), W::default());
        self.ends.clear();
        self.ends.resize(window.ends.len(), W::default());
        for (at, ways) in &window.throws {
            self.flows[*at as usize] += W::of(i128::from(*ways)) * all;
        }
        for (at, lying) in window.all.iter().enumerate().rev() {
            let flow = self.flows[at];
            if flow == W::default() {
                continue;
            }
            if lying.in_air {
                let share = flow / W::sixes(1);
                for step in window.steps(lying) {
                    self.flows[step.next as usize] += share * W::from_small(step.faces.into());
                }
            } else if self.picks[at] == STAND {
                self.ends[usize::from(lying.end)] += flow;
            } else {
                self.flows[self.picks[at] as usize] += flow;
            }
        }
        for (end, ways) in self.ends.iter().enumerate().filter(|(_, ways)| **ways > W::default()) {
            show(end, *ways);
        }
    }
}
