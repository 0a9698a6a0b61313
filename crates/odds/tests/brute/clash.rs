//! Fights from the rule books: KT24 5.2 (F3 to F13), KT21 12.2 (F3 to F9).

use std::collections::HashMap;

use crate::cards::{Card, Case};
use crate::pool::{Means, Pool, each, window};
use crate::shots::retained;

/// Both sides while dice may be rolled again; `turn` and whether the last answer was a pass.
type Dice = [(Pool, Means); 2];

pub fn value(case: &Case) -> f64 {
    let cards = [case.mine, case.theirs];
    let most = cards.map(|card| card.accurate.min(card.attacks));
    let mut resolve = Resolve { case, seen: HashMap::new() };
    let mut best = f64::MIN;
    for mine in 0..=most[0] {
        let mut least = f64::MAX;
        for theirs in 0..=most[1] {
            least = least.min(rolled(case, [mine, theirs], &mut resolve));
        }
        best = best.max(least);
    }
    best
}

fn rolled(case: &Case, kept: [u8; 2], resolve: &mut Resolve) -> f64 {
    let cards = [case.mine, case.theirs];
    let mut seen = HashMap::new();
    let mut after: HashMap<(Pool, Pool), f64> = HashMap::new();
    let mut replies = HashMap::new();
    each(cards[0].attacks - kept[0], &mut |mine| {
        each(cards[1].attacks - kept[1], &mut |theirs| {
            let dice = [(mine, 0), (theirs, 1)].map(|(once, side)| {
                let means = Means::of(&cards[side], case.points[side], case.old);
                (Pool { once, ..Pool::default() }, means)
            });
            let mut sorted = |pools: [Pool; 2]| {
                let found = after.get(&(pools[0], pools[1])).copied();
                found.unwrap_or_else(|| {
                    let value = retain(case, pools, kept, resolve);
                    after.insert((pools[0], pools[1]), value);
                    value
                })
            };
            if case.old {
                in_turn(dice, &mut replies, &mut sorted)
            } else {
                alternate(dice, 0, false, &mut seen, &mut sorted)
            }
        })
    })
}

/// KT21-OP-22: the attacker's whole window, then the defender's.
fn in_turn(
    dice: Dice,
    replies: &mut HashMap<Pool, HashMap<(Pool, Means), f64>>,
    then: &mut dyn FnMut([Pool; 2]) -> f64,
) -> f64 {
    let [(mine, my_means), (theirs, their_means)] = dice;
    window(mine, my_means, 1.0, &mut HashMap::new(), &mut |mine, _| {
        let seen = replies.entry(mine).or_default();
        window(theirs, their_means, -1.0, seen, &mut |theirs, _| then([mine, theirs]))
    })
}

/// KT24-RUL-35: one re-roll or pass each, until both pass in a row.
fn alternate(
    dice: Dice,
    turn: usize,
    passed: bool,
    seen: &mut HashMap<(Dice, usize, bool), f64>,
    then: &mut dyn FnMut([Pool; 2]) -> f64,
) -> f64 {
    if let Some(value) = seen.get(&(dice, turn, passed)) {
        return *value;
    }
    let sign = if turn == 0 { 1.0 } else { -1.0 };
    let mut best = match passed {
        true => then([dice[0].0, dice[1].0]),
        false => alternate(dice, 1 - turn, true, seen, then),
    };
    let (pool, means) = dice[turn];
    for (picked, left) in pool.rerolls(means) {
        let value = pool.throw_again(picked, &mut |next| {
            let mut dice = dice;
            dice[turn] = (next, left);
            alternate(dice, 1 - turn, false, seen, then)
        });
        if value * sign > best * sign {
            best = value;
        }
    }
    seen.insert((dice, turn, passed), best);
    best
}

/// What both retain: the attacker decides first at each hook, F8 before F9.
fn retain(case: &Case, pools: [Pool; 2], kept: [u8; 2], resolve: &mut Resolve) -> f64 {
    let plain = |card: &Card| Card { severe: false, ..*card };
    let mut best = f64::MIN;
    for mine in retained(&plain(&case.mine), pools[0], kept[0], false) {
        let mut least = f64::MAX;
        for theirs in retained(&plain(&case.theirs), pools[1], kept[1], false) {
            let severe = |card: &Card, (c, n): (u8, u8)| {
                let mut ways = vec![(c, n)];
                ways.extend((card.severe && c == 0 && n > 0).then(|| (1, n - 1)));
                ways
            };
            let mut most = f64::MIN;
            for mine in severe(&case.mine, mine) {
                let replies = severe(&case.theirs, theirs).into_iter();
                let values = replies.map(|theirs| resolve.start([mine, theirs]));
                most = most.max(values.fold(f64::MAX, f64::min));
            }
            least = least.min(most);
        }
        best = best.max(least);
    }
    best
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    hits: [(u8, u8); 2],
    wounds: [i32; 2],
    turn: usize,
    /// Critical strikes made with Shock or Stun.
    criticals: [u8; 2],
}

struct Resolve<'a> {
    case: &'a Case,
    seen: HashMap<State, f64>,
}

impl Resolve<'_> {
    fn card(&self, side: usize) -> &Card {
        if side == 0 { &self.case.mine } else { &self.case.theirs }
    }

    fn start(&mut self, hits: [(u8, u8); 2]) -> f64 {
        let mut wounds = self.case.wounds;
        for side in 0..2 {
            wounds[1 - side] -= i32::from(hits[side].0) * self.card(side).devastating;
        }
        self.go(State { hits, wounds, turn: 0, criticals: [0; 2] })
    }

    fn go(&mut self, mut state: State) -> f64 {
        let left = state.hits.map(|(c, n)| c + n);
        if state.wounds.iter().any(|wounds| *wounds <= 0) || left == [0, 0] {
            return self.end(state.wounds);
        }
        if left[state.turn] == 0 {
            state.turn = 1 - state.turn;
        }
        if let Some(value) = self.seen.get(&state) {
            return *value;
        }
        let values: Vec<f64> = self.moves(state).into_iter().map(|next| self.go(next)).collect();
        let value = match state.turn {
            0 => values.into_iter().fold(f64::MIN, f64::max),
            _ => values.into_iter().fold(f64::MAX, f64::min),
        };
        self.seen.insert(state, value);
        value
    }

    fn moves(&self, state: State) -> Vec<State> {
        let (me, you) = (state.turn, 1 - state.turn);
        let (c, n) = state.hits[me];
        let (yc, yn) = state.hits[you];
        let mut all = Vec::new();
        let mut spent = state;
        spent.turn = you;
        if c > 0 {
            spent.hits[me] = (c - 1, n);
            all.push(self.critical_strike(spent, me));
            let mut block = |hits| {
                let mut next = spent;
                next.hits[you] = hits;
                all.push(next);
            };
            if yc > 0 {
                block((yc - 1, yn));
            }
            if yn > 0 {
                block((yc, yn - 1));
            }
            if yc + yn == 0 && !self.case.old {
                block((yc, yn));
            }
        }
        if n > 0 {
            spent.hits[me] = (c, n - 1);
            let mut strike = spent;
            strike.wounds[you] -= self.card(me).damage[0];
            all.push(strike);
            let can = yn > 0 && !self.card(you).brutal;
            if can || !self.case.old {
                let mut block = spent;
                block.hits[you] = (yc, if can { yn - 1 } else { yn });
                all.push(block);
            }
        }
        all
    }

    fn critical_strike(&self, mut next: State, me: usize) -> State {
        let you = 1 - me;
        next.wounds[you] -= self.card(me).damage[1];
        let (yc, yn) = next.hits[you];
        if self.case.old && self.card(me).stun {
            if next.criticals[me] == 0 && yn > 0 {
                next.hits[you] = (yc, yn - 1);
            }
            next.criticals[me] = 1;
        }
        if !self.case.old && self.card(me).shock && next.criticals[me] == 0 {
            next.criticals[me] = 1;
            if next.wounds[you] > 0 {
                next.hits[you] = match (yc, yn) {
                    (_, 1..) => (yc, yn - 1),
                    (1.., _) => (yc - 1, yn),
                    none => none,
                };
            }
        }
        next
    }

    /// KT24-WR-HOT-01, KT24-RUL-52: the Hot die of whoever is still standing.
    fn end(&self, wounds: [i32; 2]) -> f64 {
        let hot = [0, 1].map(|side| !self.case.old && self.card(side).hot && wounds[side] > 0);
        let faces = |side: usize| if hot[side] { 1..=6 } else { 9..=9 };
        let burn = |side: usize, face: i32| {
            if face < i32::from(self.card(side).hit).min(7) { 2 * face } else { 0 }
        };
        let (mut sum, mut ways) = (0.0, 0.0);
        for first in faces(0) {
            for second in faces(1) {
                let lost = [(0, first), (1, second)]
                    .map(|(side, face)| self.case.wounds[side] - wounds[side] + burn(side, face));
                sum += self.case.worth(lost[0], lost[1]);
                ways += 1.0;
            }
        }
        sum / ways
    }
}
