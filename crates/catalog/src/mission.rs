//! The mission format: drop zones, a length of battle and, at the scale of armies, what is scored.

use geometry::{Length, Point, Polygon};
use table::file::{Field, Fields, Problem, Problems};
use table::{Boards, Mission, Side};

use crate::loaded::{first, read_file};
use crate::team::rule_set;
use crate::{Format, Loaded};

/// Reads a mission. `file` is only for messages.
///
/// # Errors
/// The first thing wrong with it.
pub fn read_mission(text: &str, file: &str) -> Result<Loaded<Mission>, Problem> {
    read_whole_mission(text, file).map_err(first)
}

/// Reads a mission, and names everything wrong with it.
pub(crate) fn read_whole_mission(text: &str, file: &str) -> Result<Loaded<Mission>, Vec<Problem>> {
    read_file(text, file, Format::Mission, read)
}

const KNOWN: [&str; 6] = ["format", "rules", "name", "text", "drop_zones", "turning_points"];
/// What only the missions of armies say.
const ARMIES: [&str; 3] = ["first_deployer_bonus", "hold", "breakthrough"];

fn read(fields: &Fields, problems: &mut Problems) -> Option<Mission> {
    let rules = rule_set(fields);
    let door = rules.as_ref().ok().and_then(|rules| game::door(*rules));
    let of_armies = door.is_some_and(|door| door.boards() == Boards::Large);
    let more: &[&str] = if of_armies { &ARMIES } else { &[] };
    let known: Vec<&str> = KNOWN.iter().chain(more).copied().collect();
    let fields = problems.keep(fields.clone().only(&known))?;
    // Both editions set up and end a battle alike: the field says for which the mission was drawn.
    let rules = problems.keep(rules);
    let turning_points = problems.keep(fields.field("turning_points").whole(1..=10));
    let drop_zones = read_zones(&fields.field("drop_zones"), of_armies, problems);
    let bonus = fields.optional("first_deployer_bonus").map_or(Ok(false), |field| field.flag());
    let first_deployer_bonus = problems.keep(bonus);
    let mut points = |name| {
        let read = fields.optional(name).map_or(Ok(0), |field| field.whole(0..=10));
        problems.keep(read)
    };
    let (hold, breakthrough) = (points("hold"), points("breakthrough"));
    Some(Mission {
        rules: rules?,
        armies: of_armies,
        name: fields.field("name").name().unwrap_or_default(),
        drop_zones: drop_zones?,
        turning_points: turning_points?,
        first_deployer_bonus: first_deployer_bonus?,
        hold: hold?,
        breakthrough: breakthrough?,
    })
}

/// Two polygons that do not overlap, or up to four for armies.
fn read_zones(field: &Field, of_armies: bool, problems: &mut Problems) -> Option<Vec<Polygon>> {
    let entries = match of_armies {
        true => problems.keep(two_to_four(field))?,
        false => {
            let two = field.exactly::<2>("two polygons");
            problems.keep(two.map_err(|problem| problem.said("problem-zones-two", &[])))?.to_vec()
        }
    };
    // A mission does not know its board; whether the zones are on it is seen when the two meet.
    let far = Point::new(Length::inches(72), Length::inches(72));
    let zones = problems.keep_all(entries.iter().map(|entry| entry.polygon(far)));
    if zones.len() < entries.len() {
        return None;
    }
    for (i, (entry, zone)) in entries.iter().zip(&zones).enumerate() {
        if zones[..i].iter().any(|other| other.overlaps(zone)) {
            let problem = entry.problem("the drop zones overlap");
            problems.keep::<()>(Err(problem.said("problem-drop-zones-overlap", &[])));
        }
    }
    Some(zones)
}

fn two_to_four<'a>(field: &Field<'a>) -> Result<Vec<Field<'a>>, Problem> {
    let all = field.list(Side::MAX)?;
    if all.len() >= 2 {
        return Ok(all);
    }
    Err(field.expected("two to four polygons").said("problem-zones-four", &[]))
}
