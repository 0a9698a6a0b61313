//! Shots by lookup tables: what retained hits are worth is computed once for each number of them, and so is what the
//! attack dice may come to.

use std::cell::Cell;
use std::thread::LocalKey;

use dice::Distribution;
use skirmish::{Choice, Fell, Hits, NORMAL, Role, Rolling, Sequence, Wait};
use table::Answer;

use crate::attack::{Attack, Ends};
use crate::saving::{Aim, Reply, Saving};
use crate::throws::MOST_AT_ONCE;
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

    /// Lets the attack dice fall so.
    fn fall(&self, state: &mut Self::Machine, fell: Fell);

    /// The retained hits.
    fn hits(&self, state: &Self::Machine) -> Hits;

    /// The defence dice, if they wait to be rolled first.
    fn defending(&self, state: &Self::Machine) -> Option<Self::Defending>;

    /// Where the target is about to choose or roll: a number that is equal for sequences of one attack that differ in
    /// nothing but hits and wounds dealt.
    fn situation(&self, state: &Self::Machine) -> u64;

    /// The saves if the defence dice fall so, where they are about to be rolled; what they are where there were none
    /// to roll.
    fn saves(&self, state: &Self::Machine, fell: Fell) -> Hits;

    /// The wounds dealt in all if the target, about to choose or roll, comes to one of these saves, for each of them.
    fn dealt_with(&self, state: &Self::Machine, saves: &[Hits], out: &mut Vec<u16>);

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
    let aim = Aim { attack, goal, policy };
    let mut table = Table { aim, room: W::room().take().unwrap_or_default() };
    let odds = table.kept(&start);
    table.room.saving.clear();
    if table.room.way.room() <= MOST_ROOM {
        W::room().set(Some(table.room));
    }
    odds
}

/// The most moments for which room is kept.
const MOST_ROOM: usize = 1 << 14;

/// Where one shot after the other is worked out, so that room is asked for once in a thread.
#[derive(Default)]
pub(crate) struct Room<W> {
    way: Way<W>,
    saving: Saving<W>,
    /// What retained hits are worth.
    retained: Vec<Reply<W>>,
    /// Where each is, by critical and normal hits.
    places: Vec<Option<u8>>,
    /// What the attacker makes of each fall of the dice: the place of what it retains.
    sorted: Vec<u8>,
    /// What each of those is worth.
    values: Vec<W>,
    /// The same for each end of the attack dice.
    ends: Vec<W>,
}

/// The room in which the shots of a thread are worked out, while none is.
pub(crate) type SpareRoom<W> = LocalKey<Cell<Option<Box<Room<W>>>>>;

/// The tables of one shot.
struct Table<'a, A: Volley, W> {
    aim: Aim<'a, A>,
    room: Box<Room<W>>,
}

impl<A: Volley, W: Whole> Table<'_, A, W> {
    /// The shot from where dice may be kept unrolled.
    fn kept(&mut self, start: &A::Machine) -> Option<Odds> {
        let Wait::Choice(_, Choice::Keep(most)) = start.waits() else {
            return Some(self.odds(start)?.0);
        };
        let mut best: Option<(Odds, Value)> = None;
        for kept in 0..=most {
            let mut next = *start;
            next.choose(&Answer::Keep(kept)).ok()?;
            let (odds, value) = self.odds(&next)?;
            if best.as_ref().is_none_or(|(_, known)| value.compare(*known).is_gt()) {
                best = Some((odds, value));
            }
        }
        best.map(|(odds, _)| odds)
    }

    /// The shot from the first roll on.
    fn odds(&mut self, start: &A::Machine) -> Option<(Odds, Value)> {
        let Aim { attack, goal, policy } = self.aim;
        let dice = attack.attacking(start)?;
        let all = dice.to_roll();
        let normals = dice.worth().contains(&NORMAL);
        let side = usize::from(all) + 1;
        self.clear(side * side);
        for critical in 0..=all {
            for normal in 0..=if normals { all - critical } else { 0 } {
                let fell = Fell { hits: Hits { critical, normal }, ones: 0 };
                let place = usize::from(critical) * side + usize::from(normal);
                let mut next = *start;
                attack.fall(&mut next, fell);
                self.room.sorted[place] = self.sorted(&mut next)?;
            }
        }
        let Room { way, saving, retained, sorted, values, ends, .. } = &mut *self.room;
        let after = retained.iter().map(|retained| retained.value.dice).max().unwrap_or(0);
        values.extend(sorted.iter().map(|at| retained[usize::from(*at)].value.raised(after)));
        let points = start.purses().of(Role::Attacker);
        let fails_only = policy == Policy::NeverFish;
        let better = better_is_better(values, all, normals);
        let window = Window::of(&dice, Manner { points, better, fails_only });
        let place = |end: usize| {
            let Hits { critical, normal } = window.ends[end].hits;
            usize::from(critical) * side + usize::from(normal)
        };
        ends.clear();
        ends.extend((0..window.ends.len()).map(|end| values[place(end)]));
        let sum = way.sum(&window, Role::Attacker, |end| ends[end]);
        let value = Value::new(sum.wide(), all + window.again + after);
        let states = window.all.len() + retained.len() + saving.len();
        let losses = self.losses(start, &window, after, place);
        let odds = Odds {
            goal,
            policy,
            stakes: attack.stakes(),
            value: value.fraction(),
            losses,
            states,
            first: Vec::new(),
        };
        Some((odds, value))
    }

    /// Forgets the last shot.
    fn clear(&mut self, falls: usize) {
        let room = &mut *self.room;
        room.saving.clear();
        room.retained.clear();
        room.places.clear();
        room.places.resize((MOST_AT_ONCE + 1).pow(2), None);
        room.sorted.clear();
        room.sorted.resize(falls, 0);
        room.values.clear();
    }

    /// What both lose along the way just found.
    fn losses(
        &mut self,
        start: &A::Machine,
        window: &Window,
        after: u8,
        place: impl Fn(usize) -> usize,
    ) -> Distribution<crate::Losses> {
        let attack = self.aim.attack;
        let Room { way, saving, retained, sorted, .. } = &mut *self.room;
        // By what the attacker loses on the way: nothing, but for weapons that burn their user.
        let mut flows: Vec<(u16, Vec<W>)> = Vec::with_capacity(1);
        way.follow(window, |end, ways| {
            let fell = window.ends[end];
            let lost = match fell.ones {
                0 => 0,
                _ => {
                    let mut retained = *start;
                    attack.fall(&mut retained, fell);
                    attack.backfires(&retained)
                }
            };
            let at = flows.iter().position(|(known, _)| *known == lost).unwrap_or_else(|| {
                flows.push((lost, vec![W::default(); retained.len()]));
                flows.len() - 1
            });
            flows[at].1[usize::from(sorted[place(end)])] += ways;
        });
        let most = usize::from(saving.most_dealt().min(attack.stakes().defender));
        let mut losses = Distribution::new();
        let mut sums = vec![W::default(); most + 1];
        for (lost, flows) in flows {
            sums.fill(W::default());
            for (reply, ways) in retained.iter().zip(flows) {
                if ways > W::default() {
                    let ways = ways * W::sixes(after - reply.value.dice);
                    saving.deal(&self.aim, reply, ways, &mut sums);
                }
            }
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
    fn sorted(&mut self, state: &mut A::Machine) -> Option<u8> {
        match state.waits() {
            Wait::Retained => self.retained(state),
            Wait::Choice(Role::Attacker, Choice::Use(_)) => {
                let mut used = *state;
                used.choose(&Answer::Yes).ok()?;
                state.choose(&Answer::Pass).ok()?;
                let (with, without) = (self.sorted(&mut used)?, self.sorted(state)?);
                let value = |at: u8| self.room.retained[usize::from(at)].value;
                Some(if value(with).less(value(without)) { without } else { with })
            }
            _ => None,
        }
    }

    /// The place of what the retained hits come to.
    fn retained(&mut self, state: &mut A::Machine) -> Option<u8> {
        let Room { saving, retained, places, .. } = &mut *self.room;
        let hits = self.aim.attack.hits(state);
        let place = usize::from(hits.critical) * (MOST_AT_ONCE + 1) + usize::from(hits.normal);
        if places[place].is_none() {
            state.proceed();
            let reply = saving.reply(&self.aim, state)?;
            places[place] = Some(retained.len() as u8);
            retained.push(reply);
        }
        places[place]
    }
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
