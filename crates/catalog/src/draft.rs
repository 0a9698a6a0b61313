//! Killzones as somebody draws them, written as files: nothing about a drawing need be right before it is read.

use std::fmt::Write as _;

use crate::Format;

/// A point of a drawing, in inches from the south-west corner.
pub type DraftPoint = [f64; 2];

/// A killzone that is being drawn. [`crate::check`] says what is wrong with the file it makes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KillzoneDraft {
    /// What people call it.
    pub name: String,
    /// A few words about it.
    pub text: String,
    /// Its width and depth.
    pub size: [f64; 2],
    /// Parts of terrain.
    pub terrain: Vec<DraftTerrain>,
    /// The ends of walls.
    pub walls: Vec<[DraftPoint; 2]>,
    /// Doors.
    pub doors: Vec<DraftDoor>,
    /// Marked places, by name.
    pub objectives: Vec<(String, DraftPoint)>,
    /// Places from which doors are worked from afar.
    pub control_points: Vec<DraftControlPoint>,
    /// Where teams come from.
    pub drop_zones: Vec<DraftDropZone>,
    /// Whether the Tactics of ultra-close confines may be used there.
    pub confines_tactics: bool,
}

/// A part of terrain that is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DraftTerrain {
    /// What people call it.
    pub name: String,
    /// Its class, as files word it.
    pub kind: Option<String>,
    /// Its corners.
    pub footprint: Vec<DraftPoint>,
    /// The height of its underside.
    pub bottom: f64,
    /// The height of its upper side.
    pub top: f64,
    /// Whether models may stand on it.
    pub vantage: bool,
}

/// A door that is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DraftDoor {
    /// What people call it.
    pub name: String,
    /// Its posts.
    pub ends: [DraftPoint; 2],
    /// Whether it stands open at the start.
    pub open: bool,
}

/// A control point that is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DraftControlPoint {
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: DraftPoint,
    /// How far it reaches from there.
    pub radius: f64,
}

/// A drop zone that is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DraftDropZone {
    /// What people call it.
    pub name: String,
    /// Its corners.
    pub footprint: Vec<DraftPoint>,
}

/// The file of a drawing.
///
/// ```
/// let draft = catalog::KillzoneDraft { name: "Plain".to_owned(), size: [30.0, 22.0], ..Default::default() };
/// let file = catalog::write_killzone(&draft);
/// assert_eq!(catalog::read_killzone(&file, "plain.toml").unwrap().name, "Plain");
/// ```
#[must_use]
pub fn write_killzone(draft: &KillzoneDraft) -> String {
    let mut file =
        format!("format = {}\nname = {}\n", quoted(Format::Killzone.line()), quoted(&draft.name));
    if !draft.text.is_empty() {
        let _ = writeln!(file, "text = {}", quoted(&draft.text));
    }
    let _ = writeln!(file, "size = {}", point(&draft.size));
    if draft.confines_tactics {
        let _ = writeln!(file, "confines_tactics = true");
    }
    for part in &draft.terrain {
        write_terrain(&mut file, part);
    }
    for [from, to] in &draft.walls {
        let _ = write!(file, "\n[[wall]]\nfrom = {}\nto = {}\n", point(from), point(to));
    }
    for DraftDoor { name, ends: [from, to], open } in &draft.doors {
        let _ = write!(file, "\n[[door]]\nname = {}\n", quoted(name));
        let _ = writeln!(file, "from = {}\nto = {}\nopen = {open}", point(from), point(to));
    }
    for (name, at) in &draft.objectives {
        let _ = write!(file, "\n[[objective]]\nname = {}\nat = {}\n", quoted(name), point(at));
    }
    for DraftControlPoint { name, at, radius } in &draft.control_points {
        let _ = write!(file, "\n[[control_point]]\nname = {}\n", quoted(name));
        let _ = writeln!(file, "at = {}\nradius = {}", point(at), number(*radius));
    }
    for DraftDropZone { name, footprint } in &draft.drop_zones {
        let _ = write!(file, "\n[[drop_zone]]\nname = {}\n", quoted(name));
        let _ = writeln!(file, "footprint = {}", outline(footprint));
    }
    file
}

fn write_terrain(file: &mut String, part: &DraftTerrain) {
    let _ = write!(file, "\n[[terrain]]\nname = {}\n", quoted(&part.name));
    if let Some(kind) = &part.kind {
        let _ = writeln!(file, "type = {}", quoted(kind));
    }
    if part.bottom != 0.0 {
        let _ = writeln!(file, "bottom = {}", number(part.bottom));
    }
    let _ = writeln!(file, "top = {}", number(part.top));
    let _ = writeln!(file, "footprint = {}", outline(&part.footprint));
    if part.vantage {
        let _ = writeln!(file, "vantage = true");
    }
}

fn outline(corners: &[DraftPoint]) -> String {
    let corners: Vec<String> = corners.iter().map(point).collect();
    format!("[{}]", corners.join(", "))
}

fn point([x, y]: &DraftPoint) -> String {
    format!("[{}, {}]", number(*x), number(*y))
}

/// A number as people write it: whole inches without a point, others with few enough places to keep the hundredth
/// of a millimetre that they are read to.
fn number(inches: f64) -> String {
    let places = (inches * 1e5).round() / 1e5;
    // Beyond this a number is not a length on any board, and is left as it is for the reader to refuse.
    if places.abs() < 1e9 { format!("{places}") } else { format!("{inches:?}") }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            '\n' => quoted.push_str("\\n"),
            sign if sign.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(sign));
            }
            sign => quoted.push(sign),
        }
    }
    quoted.push('"');
    quoted
}
