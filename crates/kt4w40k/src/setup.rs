//! What a game is played with: everything that does not change while it goes on.

use std::ops::Range;

use battle::arm;
use geometry::{Length, Point, Polygon};
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
    /// The side and number of every unit.
    ids: Vec<ModelId>,
    /// The index of each army's first unit.
    firsts: Vec<usize>,
    /// The models of every unit, by their indices.
    ranges: Vec<Range<usize>>,
    /// What is looked up of every model all the time.
    bodies: Vec<Body>,
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
        let mut ids = Vec::new();
        let mut firsts = Vec::new();
        let mut ranges = Vec::new();
        let mut bodies = Vec::new();
        crate::limits::scenario(&scenario)?;
        for (side, army) in armies.iter_mut().enumerate() {
            crate::limits::army(army)?;
            firsts.push(ids.len());
            for (number, unit) in (1..).zip(&mut army.units) {
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
                    unit: ids.len() as u8,
                    radius: model.radius,
                    height: model.height,
                }));
                ranges.push(first..bodies.len());
                ids.extend(Side::from_index(side).map(|side| ModelId { side, number }));
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
        Ok(Setup { board, sky, armies, scenario, switches, ids, firsts, ranges, bodies })
    }

    /// The board as its map draws it.
    pub fn killzone(&self) -> &Killzone {
        self.board.killzone()
    }

    /// How many units all armies have.
    pub fn units(&self) -> usize {
        self.ids.len()
    }

    /// How many models all armies have.
    pub fn models(&self) -> usize {
        self.bodies.len()
    }

    /// The players.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.armies.len()).filter_map(Side::from_index)
    }

    /// The side and number of the unit with an index.
    pub fn id(&self, unit: usize) -> ModelId {
        self.ids[unit]
    }

    /// The index of the unit with a side and number.
    pub fn index(&self, id: ModelId) -> Option<usize> {
        let army = self.armies.get(id.side.index())?;
        let number = usize::from(id.number);
        let first = self.firsts[id.side.index()];
        (1..=army.units.len()).contains(&number).then(|| first + number - 1)
    }

    /// The card of the unit with an index.
    pub fn card(&self, unit: usize) -> &UnitCard {
        let side = self.ids[unit].side.index();
        &self.armies[side].units[unit - self.firsts[side]]
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
