//! What a game is played with: everything that does not change while it goes on.

use std::ops::Range;

use battle::{Numbering, arm};
use geometry::{Hull, Length, Point, Polygon};
use table::{BadSetup, Board, Killzone, ModelId, Side};

use crate::card::{Profile, UnitCard};
use crate::stratagems::Stratagem;
use crate::switches::Switches;

/// The most units on a table.
pub const MAX_UNITS: usize = 128;
/// The most models of one unit.
pub const MAX_UNIT: usize = 30;

/// An army (K4W-CORE-05).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// What people call it.
    pub name: String,
    /// Its units, in the order of their numbers.
    pub units: Vec<UnitCard>,
    /// The command points it begins with.
    pub cp: u8,
    /// Its own stratagems; the generic ones are everybody's.
    pub stratagems: Vec<Stratagem>,
}

/// A scenario: where the armies come from and how long it takes (K4W-CORE-06).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// What people call it.
    pub name: String,
    /// The deployment zones of its map, one for each player.
    pub zones: Vec<Polygon>,
    /// How many turns it lasts.
    pub turns: u8,
    /// Whether who finishes deploying first adds 1 to the first initiative roll (K4W-INIT-02).
    pub first_deployer_bonus: bool,
    /// What is scored in it.
    pub victory: Victory,
}

/// What is scored in a scenario. Most victory points win; of equals, and where nothing is scored, whoever has most points
/// of units left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Victory {
    /// The middles of the markers.
    pub objectives: Vec<Point>,
    /// Victory points for each marker that a player holds at the end of a turn.
    pub hold: u8,
    /// Victory points for each unit that stands in a zone of an enemy when the battle ends.
    pub breakthrough: u8,
}

impl Victory {
    /// How near to the middle of a marker the models are that hold it.
    pub const REACH: Length = Length::inches(3);
}

/// Everything that stays the same during a game.
#[derive(Debug)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// The board without its terrain, for those that fly over it.
    pub(crate) sky: Board,
    /// The armies, side A's first: two to four.
    pub armies: Vec<Army>,
    /// The scenario.
    pub scenario: Scenario,
    /// How the open points of the rules are played.
    pub switches: Switches,
    /// The names of the units.
    numbering: Numbering,
    /// The models of every unit, by their indices.
    ranges: Vec<Range<usize>>,
    /// What is looked up of every model most often, kept in a compact form.
    bodies: Vec<Body>,
    /// The hull of every part of the terrain (K4W-BASE-07).
    pub(crate) hulls: Vec<Hull>,
}

/// A model's unit, and its size.
#[derive(Clone, Copy, Debug)]
struct Body {
    unit: u8,
    radius: Length,
    height: Length,
}

impl Setup {
    /// Checks what a game is to be played with and prepares it.
    ///
    /// # Errors
    /// What there is too much or too little of, or named twice.
    pub fn new(
        killzone: Killzone,
        armies: Vec<Army>,
        scenario: Scenario,
        switches: Switches,
    ) -> Result<Self, BadSetup> {
        for army in &armies {
            BadSetup::count(format!("units of {}", army.name), army.units.len(), 1, MAX_UNITS)?;
        }
        BadSetup::count(
            "deployment zones".to_owned(),
            scenario.zones.len(),
            armies.len(),
            Side::MAX,
        )?;
        Self::sparse(killzone, armies, scenario, switches)
    }

    /// The same for questions about a table, where a side may have nobody and there may be no zones.
    ///
    /// # Errors
    /// As [`Setup::new`].
    pub fn sparse(
        killzone: Killzone,
        mut armies: Vec<Army>,
        scenario: Scenario,
        switches: Switches,
    ) -> Result<Self, BadSetup> {
        BadSetup::count("armies".to_owned(), armies.len(), 2, Side::MAX)?;
        let units: usize = armies.iter().map(|army| army.units.len()).sum();
        BadSetup::count("units of all armies".to_owned(), units, 0, MAX_UNITS)?;
        let numbering = Numbering::new(armies.iter().map(|army| army.units.len()));
        let mut ranges = Vec::new();
        let mut bodies = Vec::new();
        crate::limits::scenario(&scenario)?;
        for army in &mut armies {
            crate::limits::army(army)?;
            for unit in &mut army.units {
                BadSetup::count(
                    format!("models of {}", unit.name),
                    unit.models.len(),
                    1,
                    MAX_UNIT,
                )?;
                let mut models = unit.models.iter_mut();
                models.try_for_each(|model| arm(&model.name, &mut model.weapons))?;
                crate::limits::unit(unit)?;
                let first = bodies.len();
                bodies.extend(unit.models.iter().map(|model| Body {
                    unit: ranges.len() as u8,
                    radius: model.radius,
                    height: model.height,
                }));
                ranges.push(first..bodies.len());
            }
        }
        let scene = killzone.scene();
        let bare = Killzone::new(
            killzone.name(),
            scene.width(),
            scene.depth(),
            Vec::new(),
            killzone.walls().to_vec(),
            killzone.doors().to_vec(),
        );
        let sizes = || bodies.iter().map(|body: &Body| (body.radius, body.height));
        let sky = Board::new(bare, sizes());
        let board = Board::new(killzone, sizes());
        let parts = board.killzone().scene().prisms().iter();
        let hulls = parts.map(|part| part.footprint.hull()).collect();
        Ok(Setup { board, sky, armies, scenario, switches, numbering, ranges, bodies, hulls })
    }

    /// The board as its map draws it.
    pub fn killzone(&self) -> &Killzone {
        self.board.killzone()
    }

    /// How many units all armies have.
    pub fn units(&self) -> usize {
        self.numbering.count()
    }

    /// How many models all armies have.
    pub fn models(&self) -> usize {
        self.bodies.len()
    }

    /// The players.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        self.numbering.sides()
    }

    /// The side and number of the unit with an index.
    pub fn id(&self, unit: usize) -> ModelId {
        self.numbering.id(unit)
    }

    /// The index of the unit with a side and number.
    pub fn index(&self, id: ModelId) -> Option<usize> {
        self.numbering.index(id)
    }

    /// The card of the unit with an index.
    pub fn card(&self, unit: usize) -> &UnitCard {
        let (army, unit) = self.numbering.place(unit);
        &self.armies[army].units[unit]
    }

    /// The models of a unit, by their indices.
    pub fn range(&self, unit: usize) -> Range<usize> {
        self.ranges[unit].clone()
    }

    /// The unit of a model.
    pub fn unit_of(&self, model: usize) -> usize {
        usize::from(self.bodies[model].unit)
    }

    /// The radius of a model's base.
    pub fn radius(&self, model: usize) -> Length {
        self.bodies[model].radius
    }

    /// How tall a model is.
    pub fn height(&self, model: usize) -> Length {
        self.bodies[model].height
    }

    /// The profile of a model.
    pub fn profile(&self, model: usize) -> &Profile {
        let unit = self.unit_of(model);
        &self.card(unit).models[model - self.ranges[unit].start]
    }
}
