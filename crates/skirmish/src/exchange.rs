//! The part of a fight in which dice are resolved one by one: who may strike or block with what.

use table::{Answer, Illegal, Success, Why};

use crate::{Hits, Profile, Role};

/// What a rule set says about resolving dice, and where.
#[derive(Clone, Copy, Debug)]
pub struct ResolveLaw {
    /// The rule that a die of one's own is resolved.
    pub own_die: &'static str,
    /// The rule of the block.
    pub block: &'static str,
    /// The rule of Brutal.
    pub brutal: &'static str,
    /// The rule about blocks that cancel nothing.
    pub idle: &'static str,
    /// Whether a die that can cancel nothing may be spent on a block all the same.
    pub may_idle: bool,
    /// What a critical strike of a [marked](Blows::marked) side does besides its damage; tells what the other side
    /// lost by it.
    pub critical_strike: fn(&mut [Blows; 2], by: Role) -> Option<Success>,
}

/// One side while dice are resolved.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blows {
    /// Its successes that are left.
    pub hits: Hits,
    /// Its wounds.
    pub wounds: i16,
    /// What its normal and critical successes take off.
    pub damage: [u16; 2],
    /// Whether only critical successes block its own (Brutal).
    pub brutal: bool,
    /// Whether its critical strikes do something besides their damage (Shock, Stun).
    pub marked: bool,
    /// How many such strikes it has made, three at the most, as long as that tells.
    pub strikes: u8,
}

impl Blows {
    /// What a fighter brings: nothing but its wounds if it has no weapon.
    pub fn new<R>(wounds: i16, hits: Hits, weapon: Option<&Profile<R>>, brutal: bool) -> Self {
        let damage = weapon.map_or([0, 0], |weapon| weapon.damage);
        Blows { hits, wounds, damage, brutal, marked: false, strikes: 0 }
    }

    /// The wounds that strikes with all its successes take off.
    pub const fn all_strikes(&self) -> i16 {
        let Blows { hits, damage: [normal, critical], .. } = self;
        (hits.normal as u16 * *normal + hits.critical as u16 * *critical) as i16
    }

    /// The same with critical strikes that do something besides, so many of them made already.
    #[must_use]
    pub const fn marked(self, marked: bool, strikes: u8) -> Self {
        Blows { marked, strikes, ..self }
    }
}

/// Who resolves the next die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The side whose turn it is.
    Mine,
    /// The other side: the one whose turn it is has no successes left.
    Theirs,
    /// Nobody: a fighter is down, or there are no successes left.
    Nobody,
}

impl Next {
    /// Who resolves the next die, if it is the first side's turn: a side without successes lets the other go on
    /// (KT24-FIGHT-06, KT21-FIGHT-09).
    pub const fn of(mine: &Blows, theirs: &Blows) -> Self {
        if mine.wounds <= 0 || theirs.wounds <= 0 {
            return Next::Nobody;
        }
        match (mine.hits.total(), theirs.hits.total()) {
            (0, 0) => Next::Nobody,
            (0, _) => Next::Theirs,
            _ => Next::Mine,
        }
    }
}

/// Both sides while dice are resolved, and whose turn it is.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    /// What the rule set says.
    pub law: &'static ResolveLaw,
    /// The side that resolves a die.
    pub mine: Blows,
    /// The other side.
    pub theirs: Blows,
}

impl Exchange {
    /// Seen from the side whose turn it is, of two sides in the order of [`Role::BOTH`].
    pub const fn of(law: &'static ResolveLaw, sides: [Blows; 2], turn: Role) -> Self {
        let [attacker, defender] = sides;
        match turn {
            Role::Attacker => Exchange { law, mine: attacker, theirs: defender },
            Role::Defender => Exchange { law, mine: defender, theirs: attacker },
        }
    }

    /// Whether a fighter is down, which ends the fight at once (KT24-RUL-37, KT21-FIGHT-10).
    pub const fn is_down(&self) -> bool {
        self.mine.wounds <= 0 || self.theirs.wounds <= 0
    }

    /// Who resolves the next die.
    pub const fn next(&self) -> Next {
        Next::of(&self.mine, &self.theirs)
    }

    /// Whether a strike with such a success is allowed.
    ///
    /// # Errors
    /// If there is none left.
    pub fn check_strike(&self, with: Success) -> Result<(), Illegal> {
        if self.may_strike(with) {
            Ok(())
        } else {
            Err(Illegal::new(self.law.own_die, Why::NoSuchSuccess))
        }
    }

    /// Whether a strike with such a success is allowed.
    pub const fn may_strike(&self, with: Success) -> bool {
        self.mine.hits.of(with) > 0
    }

    /// Whether a block is allowed.
    pub fn may_block(&self, with: Success, against: Option<Success>) -> bool {
        self.may_strike(with)
            && match against {
                Some(success) => self.can_block(with, success),
                None => self.law.may_idle && !self.can_block_any(with),
            }
    }

    fn can_block_any(&self, with: Success) -> bool {
        self.can_block(with, Success::Normal) || self.can_block(with, Success::Critical)
    }

    /// A critical success blocks anything, a normal one a normal one, unless that is Brutal.
    fn can_block(&self, with: Success, against: Success) -> bool {
        let normal_may = against == Success::Normal && !self.theirs.brutal;
        self.theirs.hits.of(against) > 0 && (with == Success::Critical || normal_may)
    }

    /// Whether a block is allowed; one that cancels nothing only where the rule set has it, and where this die
    /// can cancel nothing.
    ///
    /// # Errors
    /// The rule against it.
    pub fn check_block(&self, with: Success, against: Option<Success>) -> Result<(), Illegal> {
        self.check_strike(with)?;
        if self.may_block(with, against) {
            return Ok(());
        }
        match against {
            Some(success) if self.theirs.hits.of(success) == 0 => {
                Err(Illegal::new(self.law.block, Why::NoSuchSuccess))
            }
            Some(_) => {
                let rule = if self.theirs.brutal { self.law.brutal } else { self.law.block };
                Err(Illegal::new(rule, Why::CannotBlock))
            }
            None => Err(Illegal::new(self.law.idle, Why::MustBlockSomething)),
        }
    }

    /// Whether the other side could come to its turn standing, with a success of a kind.
    pub fn spares(&self, kept: Success) -> bool {
        let both = [Success::Normal, Success::Critical];
        let left = self.theirs.hits.of(kept);
        if self.mine.hits.total() == 0 {
            return left > 0;
        }
        both.into_iter().filter(|with| self.mine.hits.of(*with) > 0).any(|with| {
            let strike = i32::from(self.mine.damage[with as usize]);
            let outlived = left > 0 && strike < i32::from(self.theirs.wounds);
            let enough = |against| left > u8::from(against == kept);
            outlived || both.into_iter().any(|a| self.can_block(with, a) && enough(a))
        })
    }

    /// Every way to resolve a die.
    pub fn options(&self, out: &mut Vec<Answer>) {
        for with in [Success::Critical, Success::Normal] {
            if self.check_strike(with).is_ok() {
                out.push(Answer::Strike(with));
            }
            for against in [Some(Success::Critical), Some(Success::Normal), None] {
                if self.check_block(with, against).is_ok() {
                    out.push(Answer::Block { with, against });
                }
            }
        }
    }

    /// Kill if a strike can; else block what would kill; else strike hard.
    pub fn sensible(&self) -> Answer {
        let kills = |by: &Blows, whom: &Blows, success: Success| {
            by.hits.of(success) > 0
                && i32::from(by.damage[success as usize]) >= i32::from(whom.wounds)
        };
        let (mine, theirs) = (&self.mine, &self.theirs);
        for success in [Success::Normal, Success::Critical] {
            if kills(mine, theirs, success) {
                return Answer::Strike(success);
            }
        }
        for against in [Success::Critical, Success::Normal] {
            let cheap = mine.hits.normal > 0 && self.can_block(Success::Normal, against);
            let with = if cheap { Success::Normal } else { Success::Critical };
            let able = self.check_block(with, Some(against)).is_ok();
            if able && kills(theirs, mine, against) {
                return Answer::Block { with, against: Some(against) };
            }
        }
        let [normal, critical] = mine.damage;
        let success = match mine.hits {
            Hits { critical: 0, .. } => Success::Normal,
            Hits { normal: 1.., .. } if normal > critical => Success::Normal,
            _ => Success::Critical,
        };
        if mine.damage[success as usize] > 0 {
            return Answer::Strike(success);
        }
        // A strike that takes nothing off is worth less than any block.
        let blocks = [(Success::Critical, Success::Critical), (success, Success::Normal)];
        let able = |with, against| self.check_block(with, Some(against)).is_ok();
        let block = blocks.into_iter().find(|(with, against)| able(*with, *against));
        block.map_or(Answer::Strike(success), |(with, against)| Answer::Block {
            with,
            against: Some(against),
        })
    }
}
