//! Shots by tables: what retained hits are worth is worked out once for each number of them, and so is what the attack
//! dice may come to.

use std::rc::Rc;

use dice::Distribution;
use skirmish::{Choice, Fell, Hits, NORMAL, Role, Rolling, Sequence, Wait};
use table::Answer;

use crate::attack::{Attack, Ends};
use crate::value::Value;
use crate::way::Way;
use crate::whole::{Whole, is_small};
use crate::window::{Manner, Window};
use crate::{Goal, Odds, Policy};

/// A shot as tables see it: the rule set's own sequence, stopped where dice are rolled.
pub trait Volley: Attack {
    /// Its attack dice.
    type Attacking: Rolling;
    /// Its defence dice.
    type Defending: Rolling;

    /// The attack dice, if they wait to be rolled first.
    fn attacking(&self, state: &Self::Machine) -> Option<Self::Attacking>;

    /// The sequence once the attack dice have fallen.
    fn fallen(&self, state: &Self::Machine, fell: Fell) -> Self::Machine;

    /// The retained hits.
    fn hits(&self, state: &Self::Machine) -> Hits;

    /// The defence dice, if they wait to be rolled first.
    fn defending(&self, state: &Self::Machine) -> Option<Self::Defending>;

    /// The wounds dealt in all if the defence dice fall so.
    fn dealt_after(&self, state: &Self::Machine, dice: &Self::Defending, fell: Fell) -> u16;

    /// The wounds dealt by a sequence that is done.
    fn dealt(&self, done: &Self::Machine) -> u16;

    /// How a shot that has dealt so many wounds may end, the attacker having lost so many on the way, and after how
    /// many more dice.
    fn ends_with(&self, dealt: u16, backfired: u16) -> (Ends, u8);

    /// At most so many dice are rolled by both, first or again.
    fn most_dice(&self) -> u8;
}

/// The odds of a shot, if it has not begun and each side pays with points of its own.
pub(crate) fn solve<A: Volley>(attack: &A, goal: Goal, policy: Policy) -> Option<Odds> {
    let most = match goal {
        Goal::Damage => i128::from(attack.stakes().defender),
        Goal::Kill => 1,
    };
    if is_small(most, attack.most_dice()) {
        solve_in::<A, i64>(attack, goal, policy)
    } else {
        solve_in::<A, i128>(attack, goal, policy)
    }
}

fn solve_in<A: Volley, W: Whole>(attack: &A, goal: Goal, policy: Policy) -> Option<Odds> {
    let start = attack.start();
    if start.purses().is_shared() {
        return None;
    }
    let Wait::Choice(_, Choice::Keep(most)) = start.waits() else {
        return Some(Table::<A, W>::new(attack, goal, policy).odds(&start)?.0);
    };
    let mut best: Option<(Odds, Value)> = None;
    for kept in 0..=most {
        let mut next = start;
        next.choose(&Answer::Keep(kept)).ok()?;
        let (odds, value) = Table::<A, W>::new(attack, goal, policy).odds(&next)?;
        if best.as_ref().is_none_or(|(_, known)| value.compare(*known).is_gt()) {
            best = Some((odds, value));
        }
    }
    best.map(|(odds, _)| odds)
}

/// A number over the outcomes of so many dice.
#[derive(Clone, Copy)]
struct Over<W> {
    sum: W,
    dice: u8,
}

impl<W: Whole> Over<W> {
    fn raised(self, dice: u8) -> W {
        self.sum * W::sixes(dice - self.dice)
    }

    fn less(self, other: Self) -> bool {
        let dice = self.dice.max(other.dice);
        self.raised(dice) < other.raised(dice)
    }
}

/// What some retained hits are worth, and where among all wounds dealt theirs are.
struct Retained<W> {
    hits: Hits,
    value: Over<W>,
    from: usize,
    to: usize,
}

/// The tables of one shot.
struct Table<'a, A: Volley, W> {
    attack: &'a A,
    goal: Goal,
    policy: Policy,
    way: Way<W>,
    retained: Vec<Retained<W>>,
    /// Wounds dealt, each with the number of outcomes.
    dealt: Vec<(u16, W)>,
    /// What the ends of one defence roll deal, and what that is worth.
    ends: Vec<(u16, W)>,
    /// The ways of defence dice, by their kinds.
    windows: Vec<(u64, Rc<Window>)>,
}

impl<'a, A: Volley, W: Whole> Table<'a, A, W> {
    fn new(attack: &'a A, goal: Goal, policy: Policy) -> Self {
        Table {
            attack,
            goal,
            policy,
            way: Way::default(),
            retained: Vec::with_capacity(32),
            dealt: Vec::with_capacity(256),
            ends: Vec::with_capacity(16),
            windows: Vec::with_capacity(4),
        }
    }

    fn odds(mut self, start: &A::Machine) -> Option<(Odds, Value)> {
        let attack = self.attack;
        let dice = attack.attacking(start)?;
        let all = dice.to_roll();
        let normals = dice.worth().contains(&NORMAL);
        let side = usize::from(all) + 1;
        let mut sorted = vec![0; side * side];
        for critical in 0..=all {
            for normal in 0..=if normals { all - critical } else { 0 } {
                let fell = Fell { hits: Hits { critical, normal }, ones: 0 };
                let place = usize::from(critical) * side + usize::from(normal);
                sorted[place] = self.sorted(&attack.fallen(start, fell))?;
            }
        }
        let after = self.retained.iter().map(|retained| retained.value.dice).max().unwrap_or(0);
        let values: Vec<W> =
            sorted.iter().map(|at| self.retained[*at].value.raised(after)).collect();
        let points = start.purses().of(Role::Attacker);
        let fails_only = self.policy == Policy::NeverFish;
        let better = better_is_better(&values, all, normals);
        let window = Window::of(&dice, Manner { points, better, fails_only });
        let place = |end: usize| {
            let Hits { critical, normal } = window.ends[end].hits;
            usize::from(critical) * side + usize::from(normal)
        };
        let sum = self.way.sum(&window, Role::Attacker, |end| values[place(end)]);
        let value = Value::new(sum.wide(), all + window.again + after);
        let losses = self.losses(start, &window, after, |end| sorted[place(end)]);
        let odds = Odds {
            goal: self.goal,
            policy: self.policy,
            stakes: attack.stakes(),
            value: value.fraction(),
            losses,
            states: window.all.len() + self.retained.len() + self.dealt.len(),
            first: Vec::new(),
        };
        Some((odds, value))
    }

    /// What both lose along the way just found.
    fn losses(
        &mut self,
        start: &A::Machine,
        window: &Window,
        after: u8,
        sorted: impl Fn(usize) -> usize,
    ) -> Distribution<crate::Losses> {
        let attack = self.attack;
        let most = self.dealt.iter().map(|(dealt, _)| *dealt).max().unwrap_or(0);
        let most = usize::from(most.min(attack.stakes().defender));
        // By what the attacker loses on the way: nothing, but for weapons that burn their user.
        let mut sums: Vec<(u16, Vec<W>)> = Vec::new();
        let (retained, all) = (&self.retained, &self.dealt);
        self.way.follow(window, |end, ways| {
            let fell = window.ends[end];
            let lost = match fell.ones {
                0 => 0,
                _ => attack.backfires(&attack.fallen(start, fell)),
            };
            let at = sums.iter().position(|(known, _)| *known == lost).unwrap_or_else(|| {
                sums.push((lost, vec![W::default(); most + 1]));
                sums.len() - 1
            });
            let retained = &retained[sorted(end)];
            let ways = ways * W::sixes(after - retained.value.dice);
            for (dealt, share) in &all[retained.from..retained.to] {
                sums[at].1[usize::from(*dealt).min(most)] += ways * *share;
            }
        });
        let mut losses = Distribution::new();
        for (lost, sums) in sums {
            for (dealt, ways) in sums.iter().enumerate().filter(|(_, ways)| **ways > W::default()) {
                for (end, share) in attack.ends_with(dealt as u16, lost).0 {
                    // All throws together are a power of six that fits.
                    let _ = losses.push(end, ways.wide() as u128 * u128::from(share));
                }
            }
        }
        losses
    }

    /// The place of what the attacker makes of sorted dice.
    fn sorted(&mut self, state: &A::Machine) -> Option<usize> {
        match state.waits() {
            Wait::Retained => self.retained(state),
            Wait::Choice(Role::Attacker, Choice::Use(_)) => {
                let mut best: Option<usize> = None;
                for answer in [Answer::Yes, Answer::Pass] {
                    let mut next = *state;
                    next.choose(&answer).ok()?;
                    let at = self.sorted(&next)?;
                    let value = self.retained[at].value;
                    if best.is_none_or(|best| self.retained[best].value.less(value)) {
                        best = Some(at);
                    }
                }
                best
            }
            _ => None,
        }
    }

    /// The place of what the retained hits come to.
    fn retained(&mut self, state: &A::Machine) -> Option<usize> {
        let hits = self.attack.hits(state);
        if let Some(known) = self.retained.iter().position(|known| known.hits == hits) {
            return Some(known);
        }
        let mut next = *state;
        next.proceed();
        let points = next.purses().of(Role::Defender);
        let from = self.dealt.len();
        let value = self.reply(&next, points)?;
        let to = self.dealt.len();
        self.retained.push(Retained { hits, value, from, to });
        Some(self.retained.len() - 1)
    }

    /// What the defender's best way on is worth; what it deals is noted last.
    fn reply(&mut self, state: &A::Machine, points: u8) -> Option<Over<W>> {
        match state.waits() {
            Wait::Done => {
                let dealt = self.attack.dealt(state);
                self.dealt.push((dealt, W::of(1)));
                Some(Over { sum: worth(self.attack, self.goal, dealt), dice: 0 })
            }
            Wait::Choice(Role::Defender, Choice::Saves) => {
                let mut next = *state;
                next.choose(&state.sensible()?).ok()?;
                self.reply(&next, points)
            }
            Wait::Choice(Role::Defender, Choice::Use(_) | Choice::CoverSave) => {
                let answered = |answer: Answer| {
                    let mut next = *state;
                    next.choose(&answer).ok()?;
                    Some(next)
                };
                let from = self.dealt.len();
                let yes = self.reply(&answered(Answer::Yes)?, points)?;
                let to = self.dealt.len();
                let no = self.reply(&answered(Answer::Pass)?, points)?;
                if no.less(yes) {
                    self.dealt.drain(from..to);
                    return Some(no);
                }
                self.dealt.truncate(to);
                Some(yes)
            }
            Wait::Roll(Role::Defender, ..) => self.defence(state, points),
            _ => None,
        }
    }

    /// What a defence roll is worth, if the defender makes the best of it.
    fn defence(&mut self, state: &A::Machine, points: u8) -> Option<Over<W>> {
        let dice = self.attack.defending(state)?;
        let fails_only = self.policy == Policy::NeverFish;
        let kind = dice.kind();
        let known = self.windows.iter().position(|(known, _)| *known == kind);
        let at = known.unwrap_or_else(|| {
            // A critical save does whatever a normal one does, and a failed one nothing.
            let window = Window::of(&dice, Manner { points, better: true, fails_only });
            self.windows.push((kind, window));
            self.windows.len() - 1
        });
        let window = &*self.windows[at].1;
        let dealt = window.ends.iter().map(|fell| self.attack.dealt_after(state, &dice, *fell));
        self.ends.clear();
        self.ends.extend(dealt.map(|dealt| (dealt, worth(self.attack, self.goal, dealt))));
        let (ends, all) = (&self.ends, &mut self.dealt);
        let sum = self.way.sum(window, Role::Defender, |end| ends[end].1);
        self.way.follow(window, |end, ways| all.push((ends[end].0, ways)));
        Some(Over { sum, dice: window.dice + window.again })
    }
}

/// What so many wounds dealt are worth.
fn worth<A: Attack, W: Whole>(attack: &A, goal: Goal, dealt: u16) -> W {
    let wounds = attack.stakes().defender;
    W::of(match goal {
        Goal::Damage => i128::from(dealt.min(wounds)),
        Goal::Kill => i128::from(dealt >= wounds),
    })
}

/// Whether a normal success is never worth less than a fail, nor a critical one than either.
fn better_is_better<W: Whole>(values: &[W], dice: u8, normals: bool) -> bool {
    let side = usize::from(dice) + 1;
    let at = |critical: u8, normal: u8| values[usize::from(critical) * side + usize::from(normal)];
    (0..=dice).all(|c| {
        (0..=if normals { dice - c } else { 0 }).all(|n| {
            let room = c + n < dice;
            let here = at(c, n);
            (!room || !normals || at(c, n + 1) >= here)
                && (!room || at(c + 1, n) >= here)
                && (n == 0 || at(c + 1, n - 1) >= here)
        })
    })
}
