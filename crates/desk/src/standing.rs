//! From the numbers of a question to things that can stand on a table.

use geometry::{Disc, Footing, Length, OpenDoors, Point, Polygon};
use table::{ControlPoint, Order, RuleSet, Side};

use crate::BadQuestion;
use crate::layout::{Inches, Killzone, Mark, Model};
use crate::operative::{Described, operative};
use crate::tabletop::{Says, Stander};

/// The longest side of a board, in inches.
const MAX_SIZE: f64 = 72.0;
/// The highest place that anything reaches, in inches.
const MAX_HEIGHT: f64 = 100.0;
/// The tallest model, in inches.
const MAX_TALL: f64 = 20.0;
/// The most parts of terrain, and the most walls.
const MAX_PARTS: usize = 200;

/// A length in inches between two bounds; the bounds keep every sum of lengths small.
pub(crate) fn length(
    field: &str,
    inches: f64,
    least: f64,
    most: f64,
) -> Result<Length, BadQuestion> {
    if (least..=most).contains(&inches) {
        Ok(Length::from_inches_f64(inches))
    } else {
        Err(BadQuestion::new(field, format!("{inches} is not between {least} and {most} inches")))
    }
}

fn count(field: &str, found: usize, most: usize) -> Result<(), BadQuestion> {
    if found <= most {
        Ok(())
    } else {
        Err(BadQuestion::new(field, format!("{found} of them, expected at most {most}")))
    }
}

fn spot(field: &str, at: Inches, size: Inches) -> Result<Point, BadQuestion> {
    for (value, most) in at.into_iter().zip(size) {
        if !(0.0..=most).contains(&value) {
            return Err(BadQuestion::new(field, "off the board"));
        }
    }
    Ok(Point::inches(at[0], at[1]))
}

/// The point that a field names, anywhere on the board.
pub(crate) fn on_board(
    field: &str,
    at: Inches,
    board: &table::Killzone,
) -> Result<Point, BadQuestion> {
    let scene = board.scene();
    spot(field, at, [scene.width().to_inches_f64(), scene.depth().to_inches_f64()])
}

fn ends(
    field: &str,
    from: Inches,
    to: Inches,
    size: Inches,
) -> Result<(Point, Point), BadQuestion> {
    let from = spot(&format!("{field}.from"), from, size)?;
    let to = spot(&format!("{field}.to"), to, size)?;
    if from == to {
        return Err(BadQuestion::new(field, "it has no length"));
    }
    Ok((from, to))
}

/// What sentences call a thing: its name, or its place in the question if it has none.
fn named(name: &str, list: &str, index: usize) -> Result<String, BadQuestion> {
    let place = format!("{list}[{index}]");
    plain(&format!("killzone.{place}.name"), name)?;
    Ok(if name.is_empty() { place } else { name.to_owned() })
}

/// The longest name of anything, in letters.
const MAX_NAME: usize = 200;

/// A name goes into sentences and onto terminals: it may not be endless nor hold control characters.
fn plain(field: &str, name: &str) -> Result<(), BadQuestion> {
    if name.chars().any(char::is_control) {
        return Err(BadQuestion::new(field, "a control character in a name"));
    }
    count(field, name.chars().count(), MAX_NAME)
}

/// The board with everything on it.
pub(crate) fn board(killzone: &Killzone) -> Result<table::Killzone, BadQuestion> {
    let size = killzone.size;
    let width = length("killzone.size[0]", size[0], 1.0, MAX_SIZE)?;
    let depth = length("killzone.size[1]", size[1], 1.0, MAX_SIZE)?;
    count("killzone.terrain", killzone.terrain.len(), MAX_PARTS)?;
    count("killzone.walls", killzone.walls.len(), MAX_PARTS)?;
    count("killzone.doors", killzone.doors.len(), OpenDoors::MAX)?;
    let mut terrain = Vec::with_capacity(killzone.terrain.len());
    for (i, part) in killzone.terrain.iter().enumerate() {
        let field = format!("killzone.terrain[{i}]");
        let bottom = length(&format!("{field}.bottom"), part.bottom, 0.0, MAX_HEIGHT)?;
        let top = length(&format!("{field}.top"), part.top, 0.0, MAX_HEIGHT)?;
        if bottom >= top {
            return Err(BadQuestion::new(format!("{field}.top"), "not above the bottom"));
        }
        let footprint = outline(&field, part.footprint.as_deref(), part.rect, size)?;
        let name = named(&part.name, "terrain", i)?;
        let (kind, vantage) = (part.kind, part.vantage);
        terrain.push(table::Terrain { name, kind, footprint, bottom, top, vantage });
    }
    let mut walls = Vec::with_capacity(killzone.walls.len());
    for (i, wall) in killzone.walls.iter().enumerate() {
        let (from, to) = ends(&format!("killzone.walls[{i}]"), wall.from, wall.to, size)?;
        walls.push(table::Wall { from, to });
    }
    let mut doors = Vec::with_capacity(killzone.doors.len());
    for (i, door) in killzone.doors.iter().enumerate() {
        let (from, to) = ends(&format!("killzone.doors[{i}]"), door.from, door.to, size)?;
        let name = named(&door.name, "doors", i)?;
        doors.push(table::Door { name, from, to, open: door.open });
    }
    let control_points = marks(killzone, size)?;
    let board = table::Killzone::new("", width, depth, terrain, walls, doors);
    Ok(board.with_control_points(control_points))
}

/// A footprint, or the rectangle in its place.
fn outline(
    field: &str,
    footprint: Option<&[Inches]>,
    rect: Option<[f64; 4]>,
    size: Inches,
) -> Result<Polygon, BadQuestion> {
    let (name, corners) = match (footprint, rect) {
        (Some(corners), None) => ("footprint", corners.to_vec()),
        (None, Some([x0, y0, x1, y1])) => ("rect", vec![[x0, y0], [x1, y0], [x1, y1], [x0, y1]]),
        (None, None) => return Err(BadQuestion::new(field, "missing field `footprint`")),
        (Some(_), Some(_)) => {
            let what = "a footprint stands there already, expected one of them";
            return Err(BadQuestion::new(format!("{field}.rect"), what));
        }
    };
    let field = format!("{field}.{name}");
    let corners = corners.into_iter().map(|corner| spot(&field, corner, size));
    let corners: Vec<Point> = corners.collect::<Result<_, _>>()?;
    Polygon::new(corners).map_err(|error| BadQuestion::new(field, error))
}

/// What is marked on a board and only drawn, checked all the same; control points are told.
fn marks(killzone: &Killzone, size: Inches) -> Result<Vec<ControlPoint>, BadQuestion> {
    if let Some(format) = &killzone.format
        && format != catalog::Format::Killzone.line()
    {
        let what = format!("expected {:?}", catalog::Format::Killzone.line());
        return Err(BadQuestion::new("killzone.format", what));
    }
    plain("killzone.name", &killzone.name)?;
    count("killzone.objectives", killzone.objectives.len(), MAX_PARTS)?;
    count("killzone.control_points", killzone.control_points.len(), MAX_PARTS)?;
    count("killzone.drop_zones", killzone.drop_zones.len(), Side::MAX)?;
    let mark = |list: &str, i: usize, mark: &Mark| {
        let field = format!("killzone.{list}[{i}]");
        plain(&format!("{field}.name"), &mark.name)?;
        let at = spot(&format!("{field}.at"), mark.at, size)?;
        let radius = length(&format!("{field}.radius"), mark.radius.unwrap_or(0.5), 0.0, 3.0)?;
        Ok(ControlPoint { name: mark.name.clone(), at, radius })
    };
    for (i, objective) in killzone.objectives.iter().enumerate() {
        mark("objectives", i, objective)?;
    }
    for (i, zone) in killzone.drop_zones.iter().enumerate() {
        let field = format!("killzone.drop_zones[{i}]");
        plain(&format!("{field}.name"), &zone.name)?;
        outline(&field, zone.footprint.as_deref(), zone.rect, size)?;
    }
    let points = killzone.control_points.iter().enumerate();
    points.map(|(i, point)| mark("control_points", i, point)).collect()
}

/// The models, each where it can stand.
pub(crate) fn standing(
    board: &table::Killzone,
    models: &[Model],
    says: Says,
    rules: RuleSet,
) -> Result<Vec<Stander>, BadQuestion> {
    count("models", models.len(), says.sides * says.team)?;
    let mut all: Vec<Stander> = Vec::with_capacity(models.len());
    for (i, model) in models.iter().enumerate() {
        let field = |name: &str| format!("models[{i}].{name}");
        plain(&field("id"), &model.id)?;
        if let Some(first) = models[..i].iter().position(|other| other.id == model.id) {
            return Err(BadQuestion::new(
                field("id"),
                format!("the id of models[{first}] already"),
            ));
        }
        let side = side(&field("side"), model.side, says.sides)?;
        if all.iter().filter(|other| other.side == side).count() == says.team {
            let what = format!("more than {} models of side {}", says.team, model.side);
            return Err(BadQuestion::new(field("side"), what));
        }
        let card = match &model.operative {
            Some(name) => operative(&field("operative"), name, rules)?,
            None => Described::default(),
        };
        let missing = |name: &str| BadQuestion::new(field(name), format!("missing field `{name}`"));
        let base_mm = model.base_mm.or(card.base_mm).ok_or_else(|| missing("base_mm"))?;
        if !(5.0..=200.0).contains(&base_mm) {
            let what = format!("{base_mm} is not between 5 and 200 millimetres");
            return Err(BadQuestion::new(field("base_mm"), what));
        }
        let tall = model.height.or(card.height).ok_or_else(|| missing("height"))?;
        let height = length(&field("height"), tall, 0.0, MAX_TALL)?;
        if height == Length::ZERO {
            return Err(BadQuestion::new(field("height"), "it must be more than 0"));
        }
        let order = match model.order {
            None if says.orders => {
                return Err(BadQuestion::new(field("order"), "missing field `order`"));
            }
            order => order.unwrap_or(Order::Engage),
        };
        keywords(&field("keywords"), model.keywords.as_deref(), says)?;
        let radius = Length::from_units((Length::from_mm_f64(base_mm).units() + 1) / 2);
        let z = length(&field("z"), model.z, 0.0, MAX_HEIGHT)?;
        if z > Length::ZERO && !says.heights {
            return Err(BadQuestion::new(field("z"), "everybody stands on the floor, at 0"));
        }
        let at = on_board(&field("at"), model.at, board)?;
        let base = Disc { centre: at, radius, z };
        fits(&field("at"), base, board, &all)?;
        let place = Footing { at, z };
        let of_card = || card.keywords.filter(|_| says.keywords);
        let (id, keywords) = (model.id.clone(), model.keywords.clone().or_else(of_card));
        all.push(Stander { side, id, radius, height, place, order, keywords });
    }
    Ok(all)
}

fn side(field: &str, number: u8, sides: usize) -> Result<Side, BadQuestion> {
    let index = usize::from(number).checked_sub(1).filter(|index| *index < sides);
    index.and_then(Side::from_index).ok_or_else(|| {
        let to = if sides == 2 { "or" } else { "to" };
        BadQuestion::new(field, format!("{number} is not 1 {to} {sides}"))
    })
}

/// The most keywords of a model.
const MAX_KEYWORDS: usize = 16;

fn keywords(field: &str, words: Option<&[String]>, says: Says) -> Result<(), BadQuestion> {
    let Some(words) = words else { return Ok(()) };
    if !says.keywords {
        return Err(BadQuestion::new(field, "unknown field `keywords` in this rule set"));
    }
    count(field, words.len(), MAX_KEYWORDS)?;
    words.iter().enumerate().try_for_each(|(i, word)| plain(&format!("{field}[{i}]"), word))
}

/// Whether a base lies wholly on the board, outside terrain and off the bases placed before.
pub(crate) fn fits(
    field: &str,
    base: Disc,
    board: &table::Killzone,
    placed: &[Stander],
) -> Result<(), BadQuestion> {
    let scene = board.scene();
    let Point { x, y } = base.centre;
    let reaches = |v: Length, most: Length| v < base.radius || v > most - base.radius;
    if reaches(x, scene.width()) || reaches(y, scene.depth()) {
        return Err(BadQuestion::new(field, "off the board"));
    }
    for (part, terrain) in board.terrain().iter().enumerate() {
        let (num, den) = terrain.footprint.squared_distance(base.centre);
        let level = terrain.bottom <= base.z && base.z < terrain.top;
        if level && num < i128::from(base.radius.squared()) * den {
            return Err(BadQuestion::new(field, format!("inside killzone.terrain[{part}]")));
        }
    }
    for other in placed {
        let theirs = Disc { centre: other.place.at, radius: other.radius, z: other.place.z };
        if theirs.z == base.z && theirs.overlaps(&base) {
            return Err(BadQuestion::new(field, format!("overlaps the base of {:?}", other.id)));
        }
    }
    Ok(())
}
