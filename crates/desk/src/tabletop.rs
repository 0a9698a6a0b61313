//! What questions about a table need of a rule set: to lay the table out, to look, and to move.

use std::fmt::Debug;

use geometry::{Cylinder, Footing, Length, OpenDoors};
use odds::SwitchSettings;
use table::{Illegal, Killzone, ModelId, Order, RuleSet, Side, Verdict, Way};

use crate::BadQuestion;

/// What a rule set lets a question say of its models.
#[derive(Clone, Copy, Debug)]
pub struct Says {
    /// How many sides there may be.
    pub sides: usize,
    /// How many models a side may have.
    pub team: usize,
    /// Whether models have orders; then each has to say its own.
    pub orders: bool,
    /// Whether models may stand higher than the floor.
    pub heights: bool,
    /// Whether keywords change anything.
    pub keywords: bool,
}

/// A model of a question, read and found to fit on the board.
#[derive(Clone, Debug)]
pub struct Stander {
    /// Whose it is.
    pub side: Side,
    /// What the question calls it.
    pub id: String,
    /// The radius of its base.
    pub radius: Length,
    /// How tall it is.
    pub height: Length,
    /// Where it stands.
    pub place: Footing,
    /// Its order; the rule set's own, where it has none.
    pub order: Order,
    /// Its keywords, if the question gives any.
    pub keywords: Option<Vec<String>>,
}

impl Stander {
    /// Whether the question gives it a keyword, however it is written.
    pub fn bears(&self, keyword: &str) -> bool {
        self.keywords.iter().flatten().any(|word| word.to_uppercase() == keyword)
    }

    /// Whether it is INFANTRY: it is, unless the question says otherwise.
    pub fn is_infantry(&self) -> bool {
        self.keywords.is_none() || self.bears("INFANTRY")
    }
}

/// A move that the rules allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Went {
    /// How long it is.
    pub length: Length,
    /// Its corners after the start.
    pub path: Vec<Footing>,
}

/// A game in which the table of a question is laid out.
pub trait Tabletop: Clone + Debug + Sized {
    /// Which rule set it is.
    const RULE_SET: RuleSet;

    /// What a question may say of its models.
    const SAYS: Says;

    /// The kinds of move.
    type Move: Copy + Debug + PartialEq + 'static;

    /// What is said of a weapon.
    type Weapon;

    /// The moves, as questions write them but for their dashes.
    const MOVES: [(&'static str, Self::Move); 4];

    /// Puts models on a board, those of each side in their order.
    ///
    /// # Errors
    /// The field that does not fit.
    fn lay_out(
        board: Killzone,
        models: &[Stander],
        switches: &SwitchSettings,
    ) -> Result<Self, BadQuestion>;

    /// Reads the rules of a weapon as cards print them.
    ///
    /// # Errors
    /// The rule that does not read.
    fn read_weapon(field: &str, rules: &[&str]) -> Result<Self::Weapon, BadQuestion>;

    /// The board as it is played on.
    fn killzone(&self) -> &Killzone;

    /// The doors that stand open.
    fn open_doors(&self) -> OpenDoors;

    /// The body of a model, where it stands.
    fn body(&self, model: ModelId) -> Cylinder;

    /// The order of a model, where there are orders.
    fn order_of(&self, _model: ModelId) -> Option<Order> {
        None
    }

    /// The targeting verdict between two models.
    fn verdict_on(&self, from: ModelId, to: ModelId, weapon: &Self::Weapon) -> Verdict;

    /// Where a move of at most `limit` would take a model.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn go(
        &self,
        model: ModelId,
        kind: Self::Move,
        way: &Way,
        limit: Length,
    ) -> Result<Went, Illegal>;

    /// The rule about how far a move goes.
    fn limit_rule(kind: Self::Move) -> &'static str;

    /// The id of the message that names a move.
    fn message_of(kind: Self::Move) -> String {
        let known = Self::MOVES.into_iter().find(|(_, known)| *known == kind);
        format!("reach-{}", known.map_or("", |(word, _)| word))
    }

    /// Whether the straight parts of a path count as long as they are, and not by whole inches.
    fn counts_exactly(&self) -> bool {
        true
    }
}
