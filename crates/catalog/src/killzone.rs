//! The killzone format: a board, its terrain, walls, doors, and the places marked on it.

use std::fmt::Display;

use geometry::{Length, OpenDoors, Point, Polygon};
use table::file::{Field, Fields, Problem, Problems, no_two_alike};
use table::{
    ControlPoint, Door, DropZone, Killzone, Map, Objective, Side, Terrain, TerrainType, Wall,
};

use crate::loaded::{first, read_file};
use crate::{Format, Loaded};

/// The most parts of terrain, and the most walls, of one board.
pub const MAX_TERRAIN: usize = 200;

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
    let known = [
        "format",
        "name",
        "text",
        "size",
        "terrain",
        "wall",
        "door",
        "objective",
        "control_point",
        "drop_zone",
        "confines_tactics",
    ];
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
    let entries =
        problems.keep(fields.field("control_point").list(MAX_TERRAIN)).unwrap_or_default();
    let control_points =
        problems.keep_all(entries.iter().map(|entry| read_control_point(entry, far)));
    if control_points.len() == entries.len() {
        let names = control_points.iter().map(|point| point.name.to_lowercase());
        problems.keep(no_two_alike(&entries.into_iter().zip(names).collect::<Vec<_>>()));
    }
    let drop_zones = read_drop_zones(&fields, far, problems);
    let tactics = fields.optional("confines_tactics").map_or(Ok(false), |field| field.flag());
    let confines_tactics = problems.keep(tactics)?;
    let name = fields.field("name").name().unwrap_or_default();
    let killzone = Killzone::new(name, far.x, far.y, terrain, walls, doors);
    let killzone = killzone.with_control_points(control_points);
    Some(Map { killzone, objectives, drop_zones, confines_tactics })
}

fn read_drop_zones(fields: &Fields, far: Point, problems: &mut Problems) -> Vec<DropZone> {
    let entries = problems.keep(fields.field("drop_zone").list(Side::MAX)).unwrap_or_default();
    let zones = problems.keep_all(entries.iter().map(|entry| read_drop_zone(entry, far)));
    if zones.len() == entries.len() {
        for (i, (entry, zone)) in entries.iter().zip(&zones).enumerate() {
            if let Some(other) = zones[..i].iter().find(|other| other.area.overlaps(&zone.area)) {
                let what = format!("overlaps the drop zone {:?}", other.name);
                let problem = entry.problem(what);
                let name = [("name", &other.name as &dyn Display)];
                problems.keep::<()>(Err(problem.said("problem-zones-overlap", &name)));
            }
        }
        let names = zones.iter().map(|zone| zone.name.to_lowercase());
        problems.keep(no_two_alike(&entries.into_iter().zip(names).collect::<Vec<_>>()));
    }
    zones
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
        let problem =
            fields.field("top").problem(format!("{top} is not above the bottom, {bottom}"));
        return Err(problem.said("problem-top", &[("top", &top), ("bottom", &bottom)]));
    }
    let footprint = read_outline(&fields, far)?;
    let vantage = fields.optional("vantage").map_or(Ok(false), |field| field.flag())?;
    Ok(Terrain { name, kind, footprint, bottom, top, vantage })
}

/// A footprint, or the rectangle in its place.
fn read_outline(fields: &Fields, far: Point) -> Result<Polygon, Problem> {
    match (fields.optional("footprint"), fields.optional("rect")) {
        (Some(footprint), None) => footprint.polygon(far),
        (None, Some(rect)) => rect.rectangle(far),
        (None, None) => Err(fields.problem("expected a footprint or a rect, found neither")),
        (Some(_), Some(rect)) => Err(rect.problem("expected a footprint or a rect, found both")),
    }
}

fn read_ends(fields: &Fields, far: Point) -> Result<(Point, Point), Problem> {
    let (from, to) = (fields.field("from").point(far)?, fields.field("to").point(far)?);
    if from == to {
        let problem = fields.field("to").problem("expected another point than \"from\"");
        return Err(problem.said("problem-no-length", &[]));
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

/// How far a control point reaches from its middle where the file is silent: half an inch.
const USUAL_RADIUS: Length = Length::from_units(1270);

fn read_control_point(entry: &Field, far: Point) -> Result<ControlPoint, Problem> {
    let fields = entry.fields()?.only(&["name", "at", "radius"])?;
    let radii = Length::ZERO..=Length::inches(3);
    let radius = fields.optional("radius").map_or(Ok(USUAL_RADIUS), |field| field.inches(radii))?;
    Ok(ControlPoint {
        name: fields.field("name").name()?,
        at: fields.field("at").point(far)?,
        radius,
    })
}

fn read_drop_zone(entry: &Field, far: Point) -> Result<DropZone, Problem> {
    let fields = entry.fields()?.only(&["name", "footprint", "rect"])?;
    Ok(DropZone { name: fields.field("name").name()?, area: read_outline(&fields, far)? })
}
