//! What a game is played with: everything that does not change while it goes on.

use battle::{Numbering, arm};
use geometry::{Ground, Length, Point, Polygon, Scene, Vector};
use table::{BadSetup, Board, Door, Killzone, ModelId, Side, Wall};

use crate::{Card, Switches};

/// The most models of one kill team.
pub const MAX_TEAM: usize = 12;
/// The most models on a table.
pub const MAX_MODELS: usize = MAX_TEAM * Side::MAX;

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

/// Everything that stays the same during a game.
#[derive(Debug)]
pub struct Setup {
    /// The board. Its walls are sealed where they meet, there to stay and as high as the ceiling
    /// (KT18-WALL-01, -02, -06, KT18-GEO-02).
    pub board: Board,
    /// The teams, side A's first: two to four.
    pub teams: Vec<Team>,
    /// The mission.
    pub mission: Mission,
    /// How the open points of the rules are played.
    pub switches: Switches,
    /// The board without its terrain, for those that fly over it; none where nobody does or there is none.
    sky: Option<Board>,
    /// The boards with doorways as wide as a base's centre needs, for every base (KT18-GEO-05); none where bases have
    /// to fit.
    loose: Vec<Board>,
    /// The terrain without walls and doors.
    terrain_alone: Scene,
    /// The names of the models.
    numbering: Numbering,
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
            BadSetup::count(format!("models of {}", team.name), team.models.len(), 1, MAX_TEAM)?;
        }
        BadSetup::count("drop zones".to_owned(), mission.drop_zones.len(), teams.len(), Side::MAX)?;
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
        BadSetup::count("teams".to_owned(), teams.len(), 2, Side::MAX)?;
        for team in &mut teams {
            BadSetup::count(format!("models of {}", team.name), team.models.len(), 0, MAX_TEAM)?;
            let mut models = team.models.iter_mut();
            models.try_for_each(|card| arm(&card.name, &mut card.weapons))?;
        }
        let numbering = Numbering::new(teams.iter().map(|team| team.models.len()));
        let points = killzone.control_points().to_vec();
        let killzone = match switches.confines {
            true => killzone,
            false => killzone.without_confines().with_control_points(points),
        };
        let cards: Vec<&Card> = teams.iter().flat_map(|team| &team.models).collect();
        let sizes = || cards.iter().map(|card| (card.radius, card.height));
        let flown_over =
            cards.iter().any(|card| card.keywords.fly) && !killzone.terrain().is_empty();
        let sky = flown_over.then(|| Board::new(killzone.clone().without_terrain(), sizes()));
        let loose =
            if switches.base_must_fit { Vec::new() } else { loose_boards(&killzone, sizes()) };
        let terrain_alone = killzone.clone().without_confines().scene().clone();
        let board = Board::new(killzone, sizes());
        Ok(Setup { board, teams, mission, switches, sky, loose, terrain_alone, numbering })
    }

    /// Where the base of a model can go. FLY models ignore terrain on their way (KT18-MOVE-04).
    pub(crate) fn ground(&self, index: usize, flying: bool) -> &Ground {
        match (&self.sky, self.loose.get(index)) {
            (Some(sky), _) if flying => sky.ground(index),
            (_, Some(loose)) => loose.ground(0),
            _ => self.board.ground(index),
        }
    }

    /// The terrain without walls and doors.
    pub(crate) fn terrain_alone(&self) -> &Scene {
        &self.terrain_alone
    }

    /// The board as its map draws it.
    pub fn killzone(&self) -> &Killzone {
        self.board.killzone()
    }

    /// How many models all teams have.
    pub fn models(&self) -> usize {
        self.numbering.count()
    }

    /// The players.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        self.numbering.sides()
    }

    /// The side and number of the model with an index.
    pub fn model(&self, index: usize) -> ModelId {
        self.numbering.id(index)
    }

    /// The index of the model with a side and number.
    pub fn index(&self, model: ModelId) -> Option<usize> {
        self.numbering.index(model)
    }

    /// The card of the model with an index.
    pub fn card(&self, index: usize) -> &Card {
        let (team, model) = self.numbering.place(index);
        &self.teams[team].models[model]
    }
}

/// KT18-GEO-05 without `base_must_fit`: a base's centre has to pass a doorway, its rim may overlap the frame. For each
/// base, walls end short of doors by its radius, and doors are that much longer, so that they still shut.
fn loose_boards(killzone: &Killzone, sizes: impl Iterator<Item = (Length, Length)>) -> Vec<Board> {
    sizes
        .map(|(radius, height)| {
            let scene = killzone.scene();
            let frames: Vec<Point> =
                killzone.doors().iter().flat_map(|door| [door.from, door.to]).collect();
            let trim = |at: Point, other: Point| {
                if !frames.contains(&at) {
                    return Some(at);
                }
                (at.distance(other) > radius).then(|| towards(at, other, radius))
            };
            let walls = killzone.walls().iter().filter_map(|wall| {
                let from = trim(wall.from, wall.to)?;
                Some(Wall { from, to: trim(wall.to, from)? })
            });
            let doors = killzone.doors().iter().map(|door| Door {
                from: towards(door.from, door.to, -radius),
                to: towards(door.to, door.from, -radius),
                ..door.clone()
            });
            let (terrain, walls) = (killzone.terrain().to_vec(), walls.collect());
            let (width, depth) = (scene.width(), scene.depth());
            let loose =
                Killzone::new(killzone.name(), width, depth, terrain, walls, doors.collect());
            Board::new(loose, std::iter::repeat_n((radius, height), 1))
        })
        .collect()
}

/// The point so far from one point on the way to another; beyond it, for less than nothing.
fn towards(at: Point, other: Point, by: Length) -> Point {
    let way = other - at;
    let length = way.squared().isqrt().max(1);
    at + Vector { dx: way.dx * by.wide() / length, dy: way.dy * by.wide() / length }
}
