//! The killzone format: a board, its terrain, walls, doors and objectives.

use geometry::{Length, OpenDoors, Point};
use table::{Door, Killzone, Terrain, TerrainType, Wall};

use crate::fields::{Field, Fields};
use crate::loaded::{first, read_file};
use crate::problem::Problems;
use crate::slug::no_two_alike;
use crate::{Format, Loaded, Problem};

/// The most parts of terrain, and the most walls, of one board.
pub const MAX_TERRAIN: usize = 200;

/// A board as its file draws it: what the rules use, and what is only shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// The board and what stands on it.
    pub killzone: Killzone,
    /// Places that missions may speak of.
    pub objectives: Vec<Objective>,
}

/// A marked place on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objective {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: Point,
}

/// Reads a killzone. `file` is only for messages.
///
/// # Errors
/// The first thing wrong with it.
pub fn read_killzone(text: &str, file: &str) -> Result<Loaded<Map>, Problem> {
    read_whole_killzone(text, file).map_err(first)
}

/// Reads a killzone, and names everything wrong with it.
pub(crate) fn read_whole_killzone(text: &str, file: &str) -> Result<Loaded<Map>, Vec<Problem>> {
    read_file(text, file, Format::Killzone, read)
}

fn read(fields: &Fields, problems: &mut Problems) -> Option<Map> {
    let known = ["format", "name", "text", "size", "terrain", "wall", "door", "objective"];
    let fields = problems.keep(fields.clone().only(&known))?;
    let far = problems.keep(read_size(&fields.field("size")))?;
    let entries = problems.keep(fields.field("terrain").list(MAX_TERRAIN)).unwrap_or_default();
    let terrain = problems.keep_all(entries.iter().map(|entry| read_terrain(entry, far)));
    let entries = problems.keep(fields.field("wall").list(MAX_TERRAIN)).unwrap_or_default();
    let walls = problems.keep_all(entries.iter().map(|entry| read_wall(entry, far)));
    let entries = problems.keep(fields.field("door").list(OpenDoors::MAX)).unwrap_or_default();
    let doors = problems.keep_all(entries.iter().map(|entry| read_door(entry, far)));
    if doors.len() == entries.len() {
        let keys = entries.into_iter().zip(doors.iter().map(|door| door.name.to_lowercase()));
        problems.keep(no_two_alike(&keys.collect::<Vec<_>>()));
    }
    let entries = problems.keep(fields.field("objective").list(MAX_TERRAIN)).unwrap_or_default();
    let objectives = problems.keep_all(entries.iter().map(|entry| read_objective(entry, far)));
    let name = fields.field("name").name().unwrap_or_default();
    Some(Map { killzone: Killzone::new(name, far.x, far.y, terrain, walls, doors), objectives })
}

fn read_size(field: &Field) -> Result<Point, Problem> {
    let [width, depth] = field.exactly("a size [width, depth]")?;
    let sizes = Length::INCH..=Length::inches(72);
    Ok(Point::new(width.inches(sizes.clone())?, depth.inches(sizes)?))
}

fn read_terrain(entry: &Field, far: Point) -> Result<Terrain, Problem> {
    let known = ["name", "type", "bottom", "top", "footprint", "rect", "vantage"];
    let fields = entry.fields()?.only(&known)?;
    let name = fields.field("name").name()?;
    let types = [("heavy", TerrainType::Heavy), ("light", TerrainType::Light)];
    let kind = fields.optional("type").map(|field| field.word(&types)).transpose()?;
    let heights = Length::ZERO..=Length::inches(20);
    let bottom = fields
        .optional("bottom")
        .map_or(Ok(Length::ZERO), |field| field.inches(heights.clone()))?;
    let top = fields.field("top").inches(heights)?;
    if top <= bottom {
        return Err(fields
            .field("top")
            .problem(format!("{top} is not above the bottom, {bottom}")));
    }
    let footprint = match (fields.optional("footprint"), fields.optional("rect")) {
        (Some(footprint), None) => footprint.polygon(far)?,
        (None, Some(rect)) => rect.rectangle(far)?,
        (None, None) => return Err(fields.problem("expected a footprint or a rect, found neither")),
        (Some(_), Some(rect)) => {
            return Err(rect.problem("expected a footprint or a rect, found both"));
        }
    };
    let vantage = fields.optional("vantage").map_or(Ok(false), |field| field.flag())?;
    Ok(Terrain { name, kind, footprint, bottom, top, vantage })
}

fn read_ends(fields: &Fields, far: Point) -> Result<(Point, Point), Problem> {
    let (from, to) = (fields.field("from").point(far)?, fields.field("to").point(far)?);
    if from == to {
        return Err(fields.field("to").problem("expected another point than \"from\""));
    }
    Ok((from, to))
}

fn read_wall(entry: &Field, far: Point) -> Result<Wall, Problem> {
    let fields = entry.fields()?.only(&["from", "to"])?;
    let (from, to) = read_ends(&fields, far)?;
    Ok(Wall { from, to })
}

fn read_door(entry: &Field, far: Point) -> Result<Door, Problem> {
    let fields = entry.fields()?.only(&["name", "from", "to", "open"])?;
    let (from, to) = read_ends(&fields, far)?;
    let open = fields.optional("open").map_or(Ok(false), |field| field.flag())?;
    Ok(Door { name: fields.field("name").name()?, from, to, open })
}

fn read_objective(entry: &Field, far: Point) -> Result<Objective, Problem> {
    let fields = entry.fields()?.only(&["name", "at"])?;
    Ok(Objective { name: fields.field("name").name()?, at: fields.field("at").point(far)? })
}
