//! How an attack sequence talks: what it waits for, who answers, and what re-rolls may be paid with.

use std::fmt::Debug;
use std::hash::Hash;

use dice::Face;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Illegal, RerollSource, RollReason, Slug};

/// The two sides of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// The player whose operative acts.
    Attacker,
    /// The player whose operative is attacked.
    Defender,
}

impl Role {
    /// Both sides, the attacker first.
    pub const BOTH: [Role; 2] = [Role::Attacker, Role::Defender];

    /// The other side of the attack.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}

/// What an attack sequence waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// A choice.
    Choice(Role, Choice),
    /// Dice.
    Roll(Role, u8, RollReason),
    /// Attack dice have just been retained: effects outside the sequence happen now. The driver calls
    /// `proceed`.
    Retained,
    /// Nothing more.
    Done,
}

/// The choices within an attack sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// How many dice to keep unrolled.
    Keep(u8),
    /// Whether to re-roll.
    Reroll,
    /// Whether to use an optional rule.
    Use(&'static str),
    /// Whether to keep a die for cover.
    CoverSave,
    /// How to spend saves.
    Saves,
    /// Strike or block.
    Resolve,
}

impl Choice {
    /// What the choice is called where a game asks for it.
    pub fn ask(self) -> Ask {
        match self {
            Choice::Keep(most) => Ask::Keep { most },
            Choice::Reroll => Ask::Reroll,
            Choice::Use(rule) => Ask::Use { rule: use_slug(rule) },
            Choice::CoverSave => Ask::CoverSave,
            Choice::Saves => Ask::Saves,
            Choice::Resolve => Ask::Resolve,
        }
    }
}

/// The word of an optional rule in the notation.
pub fn use_slug(rule: &'static str) -> Slug {
    Slug::of(rule)
}

/// Command points that the two sides may spend on re-rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purses {
    points: [u8; 2],
    /// Attacker and defender are the same player (KT24-RUL-65, KT21-OP-41).
    shared: bool,
}

impl Purses {
    /// Two players' points.
    pub const fn new(attacker: u8, defender: u8) -> Self {
        Purses { points: [attacker, defender], shared: false }
    }

    /// One player's points, on both sides of the attack.
    pub const fn shared(points: u8) -> Self {
        Purses { points: [points; 2], shared: true }
    }

    /// What a side has.
    pub const fn of(self, role: Role) -> u8 {
        self.points[role as usize]
    }

    /// A number of 16 bits that tells purses of the same attack apart.
    pub const fn key(self) -> u64 {
        (self.points[0] as u64) << 8 | self.points[1] as u64
    }

    /// Whether both sides spend the same points.
    pub const fn is_shared(self) -> bool {
        self.shared
    }

    /// The same with another number of points on a side; only for purses that are not shared.
    #[must_use]
    pub const fn with(mut self, role: Role, points: u8) -> Self {
        self.points[role as usize] = points;
        self
    }

    /// Pays for a re-roll of a side: a Command Re-roll costs a point, the others nothing.
    pub fn pay(&mut self, role: Role, source: RerollSource) {
        if source == RerollSource::Command {
            self.points[role as usize] -= 1;
            if self.shared {
                self.points = [self.points[role as usize]; 2];
            }
        }
    }
}

/// The class of faces that fail, where faces are told by what they come to.
pub const FAIL: u8 = 0;
/// The class of normal successes.
pub const NORMAL: u8 = 1;
/// The class of critical successes.
pub const CRITICAL: u8 = 2;
/// The class of the 1, where it has to be told from other fails.
pub const FAILED_ONE: u8 = 3;

/// What tells the states of one attack apart: short, for tables with very many of them.
pub type Key = [u64; 3];

/// An attack sequence without a board: a small machine that says what it waits for, so that a game and an odds
/// table can run the same rules.
///
/// Machines are plain values, and those with the same future are equal: dice that come to the same are the
/// same state, and nothing is kept that no longer tells.
pub trait Sequence: Copy + Debug + Eq + Hash {
    /// What the sequence waits for.
    fn waits(&self) -> Wait;

    /// Answers the open choice.
    ///
    /// # Errors
    /// The rule that forbids the answer; nothing has changed then.
    fn choose(&mut self, answer: &Answer) -> Result<(), Illegal>;

    /// Takes the dice that the sequence waits for; the driver has counted them.
    fn roll(&mut self, faces: &[Face]);

    /// Goes on after [`Wait::Retained`].
    fn proceed(&mut self);

    /// Every answer to the open choice.
    fn options(&self, out: &mut Vec<Answer>);

    /// The sensible answer to the open choice.
    fn sensible(&self) -> Option<Answer>;

    /// The command points left.
    fn purses(&self) -> Purses;

    /// Which faces are alike for the dice that the sequence waits for: the class of each side of the die. Two dice
    /// of one class differ at most in name, so whoever runs through all outcomes may show one face for all of them.
    fn alike(&self) -> [u8; 6];

    /// What each side of the die comes to for a side's dice: [`FAIL`], [`NORMAL`] or [`CRITICAL`].
    fn worth(&self, role: Role) -> [u8; 6];

    /// The canonical form of a state, for memoisation: the plainest state with the same odds while a side may roll dice
    /// again. Dice are told apart only where a rule still may, and what no die is left for is gone. `stand` says of each side that it would never roll a critical
    /// success again.
    #[must_use]
    fn plain(&self, stand: [bool; 2]) -> Self;

    /// Equal for equal states of the same attack and for no others, as long as neither side has more than 15 dice.
    fn key(&self) -> Key;
}
