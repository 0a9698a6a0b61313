//! What every rule set tells of its table, in the same columns: those that it does not know stay 0.

use dice::Chance;
use game::Game;
use geometry::{Footing, Length};
use table::{Answer, ModelId, Side, Slug};

/// How many numbers describe an entity: a model, or a unit in kt4w40k.
pub const ENTITY: usize = 32;
/// How many numbers describe what lies between two entities.
pub const PAIR: usize = 3;
/// How many numbers describe the game as a whole.
pub const GLOBAL: usize = 16;
/// How many numbers describe a candidate.
pub const CANDIDATE: usize = 16;
/// How many whole numbers name what a candidate is about.
pub const CANDIDATE_IDS: usize = 4;
/// How many whole numbers name what is decided.
pub const DECISION: usize = 4;

/// The columns of an entity. Those from [`column::MOVEMENT`] on do not change during a game.
pub(crate) mod column {
    pub const MINE: usize = 0;
    pub const SEAT: usize = 1;
    pub const BOARD: usize = 2;
    pub const RESERVE: usize = 3;
    pub const REMOVED: usize = 4;
    pub const X: usize = 5;
    pub const Y: usize = 6;
    pub const Z: usize = 7;
    pub const WOUNDS: usize = 8;
    pub const READY: usize = 9;
    pub const ENGAGE: usize = 10;
    pub const CONCEAL: usize = 11;
    pub const ACTIVE: usize = 12;
    pub const ACTION_POINTS: usize = 13;
    pub const INJURED: usize = 14;
    pub const SHAKEN: usize = 15;
    pub const MOVED: usize = 16;
    pub const SHOT: usize = 17;
    pub const FOUGHT: usize = 18;
    pub const ATTACKS: usize = 19;
    pub const ATTACKED: usize = 20;
    pub const MODELS: usize = 21;
    pub const MOVEMENT: usize = 22;
    pub const SAVE: usize = 23;
    pub const FULL_WOUNDS: usize = 24;
    pub const RADIUS: usize = 25;
    /// Attacks, number needed, damage of the best ranged weapon, then of the best melee weapon.
    pub const RANGED: usize = 26;
    pub const MELEE: usize = 29;
}

/// The columns of the game as a whole.
pub(crate) mod global {
    pub const ROUND: usize = 0;
    pub const COMMAND: usize = 1;
    pub const THEIR_COMMAND: usize = 2;
    pub const SCORE: usize = 3;
    pub const THEIR_SCORE: usize = 4;
    pub const STRENGTH: usize = 5;
    pub const THEIR_STRENGTH: usize = 6;
    pub const INITIATIVE: usize = 7;
    /// Critical and normal successes of the attack that is being resolved, the attacker's first, then dice not sorted yet.
    pub const DICE: usize = 8;
    pub const SETTING_UP: usize = 14;
    pub const SIDES: usize = 15;
}

/// Where an entity is: what pairs are worked out from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Whereabouts {
    pub on_board: bool,
    pub at: Footing,
    /// Whatever else of it matters for what it sees, and how far others are.
    pub more: i64,
}

/// What has been found out about a rule set while candidates were drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Habits {
    /// Whether doing nothing is an answer of its own while somebody acts.
    pub passes: Option<bool>,
}

/// A table of some rule set.
pub(crate) trait Tabletop {
    /// How many entities there are.
    fn entities(&self) -> usize;

    /// The entity that a name stands for.
    fn entity(&self, model: ModelId) -> Option<usize>;

    /// Whose an entity is.
    fn side(&self, entity: usize) -> Side;

    /// Writes what does not change of an entity.
    fn card(&self, entity: usize, row: &mut [f32]);

    /// Writes what changes of an entity, whoever looks.
    fn state(&self, entity: usize, row: &mut [f32]);

    /// Marks the entities that act and attack.
    fn mark(&self, rows: &mut [f32]);

    /// Writes what there is to say of the game for a side.
    fn globals(&self, side: Side, out: &mut [f32]);

    /// The entity in the middle of something.
    fn active(&self) -> Option<usize>;

    /// Where an entity is.
    fn whereabouts(&self, entity: usize) -> Whereabouts;

    /// Whatever else changes who sees whom: all pairs are worked out anew when it does.
    fn surroundings(&self) -> u64;

    /// How far two entities are apart in inches, where there is a way.
    fn distance(&self, from: usize, to: usize) -> Option<f32>;

    /// Whether the first sees the second.
    fn sees(&self, from: usize, to: usize) -> bool;

    /// A weapon of an entity: its index, and attacks, number needed and damages.
    fn weapon(&self, entity: usize, weapon: Slug) -> Option<(usize, [f32; 4])>;

    /// The share of its wounds that a side has left, between 0 and 1.
    fn strength(&self, side: Side) -> f32;

    /// The points of a side.
    fn points(&self, side: Side) -> f32;

    /// The size of the board.
    fn size(&self) -> (Length, Length);

    /// Draws candidates of the open decision; returns false where the game's own are to be taken.
    fn draw(
        &self,
        _places: usize,
        _habits: &mut Habits,
        _chance: &mut Chance,
        _out: &mut Vec<Answer>,
    ) -> bool {
        false
    }
}

/// Inches, as learners read them.
pub(crate) fn inches(length: Length) -> f32 {
    length.units() as f32 / Length::INCH.units() as f32
}

/// The largest number of entities in a game.
pub(crate) fn entities(game: &Game) -> usize {
    crate::rule_sets::look(game, |table| table.entities()).unwrap_or_default()
}
