//! The mission format: two drop zones and a number of turning points.

use geometry::{Length, Point};
use skirmish::Mission;

use crate::fields::Fields;
use crate::loaded::{first, read_file};
use crate::problem::Problems;
use crate::team::RULES;
use crate::{Format, Loaded, Problem};

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

fn read(fields: &Fields, problems: &mut Problems) -> Option<Mission> {
    let known = ["format", "rules", "name", "text", "drop_zones", "turning_points"];
    let fields = problems.keep(fields.clone().only(&known))?;
    // Both editions set up and end a battle alike: the field says for which the mission was drawn.
    problems.keep(fields.field("rules").word(&RULES));
    let turning_points = problems.keep(fields.field("turning_points").whole(1..=10));
    // A mission does not know its board; whether the zones are on it is seen when the two meet.
    let far = Point::new(Length::inches(72), Length::inches(72));
    let zones = problems.keep(fields.field("drop_zones").exactly("two polygons"));
    let zones = zones.and_then(|[one, two]| {
        let first = problems.keep(one.polygon(far));
        let second = problems.keep(two.polygon(far));
        let zones = first.zip(second)?;
        if zones.0.overlaps(&zones.1) {
            problems.keep::<()>(Err(two.problem("the drop zones overlap")));
        }
        Some([zones.0, zones.1])
    });
    let name = fields.field("name").name().unwrap_or_default();
    Some(Mission { name, drop_zones: zones?, turning_points: turning_points? })
}
