//! The part of a fight in which dice are resolved, by itself: small enough to be copied for every way it can go.

use std::ops::ControlFlow;

use table::Success;

use crate::{Blows, Exchange, Next, ResolveLaw, Role};

/// A way to resolve a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blow {
    /// A strike with such a success.
    Strike(Success),
    /// A block with such a success, against such a one or nothing.
    Block(Success, Option<Success>),
}

/// Two sides that resolve their dice.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    law: &'static ResolveLaw,
    /// Both sides, in the order of [`Role::BOTH`].
    pub sides: [Blows; 2],
    /// Whose turn it is; none once it is over.
    pub turn: Option<Role>,
}

impl Clash {
    /// The dice of both sides, with the side whose turn it is.
    pub const fn new(law: &'static ResolveLaw, sides: [Blows; 2], turn: Role) -> Self {
        Clash { law, sides, turn: Some(turn) }
    }

    /// The dice as a side sees them.
    pub const fn exchange(&self, turn: Role) -> Exchange {
        Exchange::of(self.law, self.sides, turn)
    }

    /// A strike: the damage, then what a critical one does besides. Tells what the other side lost by that.
    #[inline]
    pub fn strike(&mut self, by: Role, success: Success) -> Option<Success> {
        let mine = &mut self.sides[by as usize];
        mine.hits.take_one(success);
        let (damage, marked) = (mine.damage[success as usize], mine.marked);
        self.sides[by.other() as usize].wounds -= damage as i16;
        self.turn = Some(by.other());
        let besides = success == Success::Critical && marked;
        if besides { (self.law.critical_strike)(&mut self.sides, by) } else { None }
    }

    /// A block: the die is spent, and so is what it cancels.
    pub fn block(&mut self, by: Role, with: Success, against: Option<Success>) {
        self.sides[by as usize].hits.take_one(with);
        if let Some(success) = against {
            self.sides[by.other() as usize].hits.take_one(success);
        }
        self.turn = Some(by.other());
    }

    /// Passes on to whoever resolves the next die, if anybody does.
    pub const fn settle(&mut self) {
        let Some(turn) = self.turn else { return };
        let next = Next::of(&self.sides[turn as usize], &self.sides[turn.other() as usize]);
        self.turn = match next {
            Next::Mine => Some(turn),
            Next::Theirs => Some(turn.other()),
            Next::Nobody => None,
        };
    }

    /// Shows every way to resolve the next die that is wanted, in the order in which a fight offers them, with what it
    /// leads to, until `show` breaks off.
    pub fn each_blow(
        &self,
        wanted: impl Fn(Blow) -> bool,
        mut show: impl FnMut(Blow, &Clash) -> ControlFlow<()>,
    ) {
        let Some(by) = self.turn else { return };
        let exchange = self.exchange(by);
        for with in [Success::Critical, Success::Normal] {
            if !exchange.may_strike(with) {
                continue;
            }
            if wanted(Blow::Strike(with)) {
                let mut next = *self;
                next.strike(by, with);
                next.settle();
                if show(Blow::Strike(with), &next).is_break() {
                    return;
                }
            }
            for against in [Some(Success::Critical), Some(Success::Normal), None] {
                let blow = Blow::Block(with, against);
                if wanted(blow) && exchange.may_block(with, against) {
                    let mut next = *self;
                    next.block(by, with, against);
                    next.settle();
                    if show(blow, &next).is_break() {
                        return;
                    }
                }
            }
        }
    }

    /// The wounds that both would have left if a side struck with all its successes and the other with none: nothing
    /// leaves the first better off.
    #[inline]
    pub fn at_best(&self, by: Role) -> [i16; 2] {
        let mut left = self.sides.map(|side| side.wounds);
        left[by.other() as usize] -= self.sides[by as usize].all_strikes();
        left
    }

    /// Tells the states of one clash apart, as long as neither side has more than 15 successes of a kind. How often a
    /// side has struck tells nothing once it has no critical success left.
    #[inline]
    pub fn key(&self) -> u64 {
        let side = |side: &Blows| {
            let strikes = if side.hits.critical > 0 { side.strikes } else { 0 };
            (side.hits.key() << 16 | u64::from(side.wounds as u16)) << 2 | u64::from(strikes)
        };
        let turn = self.turn.map_or(2, |turn| turn as u64);
        (side(&self.sides[0]) << 26 | side(&self.sides[1])) << 2 | turn
    }
}
