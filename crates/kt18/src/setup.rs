//! What a game is played with: everything that does not change while it goes on.

use geometry::Polygon;
use table::{Board, Killzone, ModelId, Side};
use thiserror::Error;

use crate::{Card, Switches, Weapon};

/// The most models of one kill team.
pub const MAX_TEAM: usize = 12;
/// The most models on a table.
pub const MAX_MODELS: usize = MAX_TEAM * Side::MAX;
/// The most weapons of one model, its bare hands included.
pub const MAX_WEAPONS: usize = 8;

/// A kill team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// What people call it.
    pub name: String,
    /// Its models, in the order of their numbers.
    pub models: Vec<Card>,
}

/// A mission: where the teams come from, how long it takes and what the board allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// What people call it.
    pub name: String,
    /// The drop zones of its map, two to four.
    pub drop_zones: Vec<Polygon>,
    /// How many battle rounds it lasts.
    pub rounds: u8,
    /// Whether the two Tactics of section 16 may be used: only on boards that say so (KT18-SCOPE-02, KT18-TAC-00).
    pub tactics: bool,
}

/// Why something cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetup {
    /// Too many or too few of something.
    #[error("{what}: {found} of them, expected {expected}")]
    Count {
        /// What there are too many or too few of.
        what: String,
        /// How many there are.
        found: usize,
        /// How many there may be.
        expected: String,
    },
    /// Two things answer to the same name.
    #[error("{what}: two of them are called {name:?}")]
    Twice {
        /// What they are.
        what: String,
        /// The name.
        name: String,
    },
}

/// Everything that stays the same during a game.
#[derive(Debug)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// The teams, side A's first: two to four.
    pub teams: Vec<Team>,
    /// The mission.
    pub mission: Mission,
    /// How the open points of the rules are played.
    pub switches: Switches,
    /// The side and number of every model.
    ids: Vec<ModelId>,
    /// The index of each team's first model.
    firsts: Vec<usize>,
}

impl Setup {
    /// Checks what a game is to be played with and prepares it. Models that have nothing to fight with get their bare
    /// hands (KT18-CORE-02).
    ///
    /// # Errors
    /// What there is too much or too little of, or named twice.
    pub fn new(
        killzone: Killzone,
        teams: Vec<Team>,
        mission: Mission,
        switches: Switches,
    ) -> Result<Self, BadSetup> {
        for team in &teams {
            count(format!("models of {}", team.name), team.models.len(), 1, MAX_TEAM)?;
        }
        count("drop zones".to_owned(), mission.drop_zones.len(), teams.len(), Side::MAX)?;
        Self::sparse(killzone, teams, mission, switches)
    }

    /// The same for questions about a table, where a side may have nobody and there may be no drop zones.
    ///
    /// # Errors
    /// As [`Setup::new`].
    pub fn sparse(
        killzone: Killzone,
        mut teams: Vec<Team>,
        mission: Mission,
        switches: Switches,
    ) -> Result<Self, BadSetup> {
        count("teams".to_owned(), teams.len(), 2, Side::MAX)?;
        for team in &mut teams {
            count(format!("models of {}", team.name), team.models.len(), 0, MAX_TEAM)?;
            team.models.iter_mut().try_for_each(arm)?;
        }
        let mut ids = Vec::new();
        let mut firsts = Vec::new();
        for (side, team) in teams.iter().enumerate() {
            firsts.push(ids.len());
            let side = Side::from_index(side);
            let numbers = 1..=team.models.len() as u8;
            ids.extend(
                side.into_iter()
                    .flat_map(|side| numbers.clone().map(move |number| ModelId { side, number })),
            );
        }
        let cards = teams.iter().flat_map(|team| &team.models);
        let board = Board::new(killzone, cards.map(|card| (card.radius, card.height)));
        Ok(Setup { board, teams, mission, switches, ids, firsts })
    }

    /// The board as its map draws it.
    pub fn killzone(&self) -> &Killzone {
        self.board.killzone()
    }

    /// How many models all teams have.
    pub fn models(&self) -> usize {
        self.ids.len()
    }

    /// The players.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.teams.len()).filter_map(Side::from_index)
    }

    /// The side and number of the model with an index.
    pub fn model(&self, index: usize) -> ModelId {
        self.ids[index]
    }

    /// The index of the model with a side and number.
    pub fn index(&self, model: ModelId) -> Option<usize> {
        let team = self.teams.get(model.side.index())?;
        let number = usize::from(model.number);
        let first = self.firsts[model.side.index()];
        (1..=team.models.len()).contains(&number).then(|| first + number - 1)
    }

    /// The card of the model with an index.
    pub fn card(&self, index: usize) -> &Card {
        let side = self.ids[index].side.index();
        &self.teams[side].models[index - self.firsts[side]]
    }
}

fn count(what: String, found: usize, least: usize, most: usize) -> Result<(), BadSetup> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(BadSetup::Count { what, found, expected: format!("{least} to {most}") })
}

/// Gives a model its bare hands if it has nothing else to fight with, and checks its weapons.
fn arm(card: &mut Card) -> Result<(), BadSetup> {
    if !card.weapons.iter().any(Weapon::is_melee) {
        card.weapons.push(Weapon::bare_hands());
    }
    let what = format!("weapons of {}", card.name);
    count(what.clone(), card.weapons.len(), 1, MAX_WEAPONS)?;
    for (i, weapon) in card.weapons.iter().enumerate() {
        if card.weapons[..i].iter().any(|other| other.slug == weapon.slug) {
            return Err(BadSetup::Twice { what, name: weapon.name.clone() });
        }
    }
    Ok(())
}
