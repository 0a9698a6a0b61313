//! What a rule set is to everything above it.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::file::{Fields, Problem, Problems};
use crate::{BadSetup, BadState, Boards, Map, Mission, Names, RuleSet, Rules, SwitchSet};

/// A rule set, as its game: all that drivers, files, records and positions need of it.
///
/// Whoever implements this and is listed at the door (`game::RULE_SETS`, or `game::register`) can be read from files,
/// played, recorded and taken up again by every program of Coverline.
pub trait Playable: Rules + Debug + PartialEq + Send + Sync + 'static {
    /// Which rule set it is.
    const RULE_SET: RuleSet;

    /// How many play.
    const PLAYERS: RangeInclusive<usize>;

    /// The boards that it is meant for.
    const BOARDS: Boards;

    /// Its rule book, written as those of `docs/rules`.
    const BOOK: &'static str;

    /// The messages that it says in words of its own, in English, French, Spanish and Italian; the others are as in
    /// `locales`.
    const WORDS: Option<[&'static str; 4]>;

    /// Its rules told as a book, in English, French, Spanish and Italian, where all of them are (`docs/rules/prose`).
    const PROSE: Option<[&'static str; 4]> = None;

    /// What a player brings along.
    type Team: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// How the open points of its rules are played.
    type Switches: SwitchSet;

    /// Everything that stays the same during a game.
    type Setup: Send + Sync;

    /// Everything that changes during a game.
    type State: Serialize + DeserializeOwned;

    /// Reads the body of a team's file; what is wrong with it goes to the problems.
    fn read_team(fields: &Fields, problems: &mut Problems) -> Option<Self::Team>;

    /// What there is to say about a team that has been read from a file.
    fn remarks(team: &Self::Team, fields: &Fields) -> Remarks;

    /// Checks what a game is to be played with, and prepares it.
    ///
    /// # Errors
    /// What does not fit together.
    fn prepare(parts: Parts<'_, Self::Team, Self::Switches>) -> Result<Self::Setup, BadSetup>;

    /// A game that is about to begin.
    fn begin(setup: Arc<Self::Setup>) -> Self;

    /// A game at a given point, checked: a state from outside may be impossible.
    ///
    /// # Errors
    /// The field that does not hold together.
    fn resume(setup: Arc<Self::Setup>, state: Self::State) -> Result<Self, BadState>;

    /// What the game is played with, shared.
    fn shared_setup(&self) -> Arc<Self::Setup>;

    /// Everything that has changed since the beginning.
    fn state(&self) -> &Self::State;

    /// The turning point, battle round or turn that is played; 0 before the first.
    fn round(&self) -> u8;

    /// The last of them.
    fn last_round(&self) -> u8;

    /// What the things of the game are called on their cards.
    fn names(&self) -> Names;
}

/// What a game is to be played with.
#[derive(Debug)]
pub struct Parts<'a, T, S> {
    /// The teams, side A's first; as many as can play.
    pub teams: Vec<T>,
    /// The board.
    pub map: &'a Map,
    /// The mission, if one is played.
    pub mission: Option<&'a Mission>,
    /// How the open points of the rules are played.
    pub switches: S,
}

/// What there is to say about a team.
#[derive(Debug, Default)]
pub struct Remarks {
    /// How many there are of what, in the plural.
    pub counts: Vec<(usize, &'static str)>,
    /// Warnings: what is allowed, but probably a mistake.
    pub warnings: Vec<Problem>,
}
