//! The mission format: drop zones, a length of battle and, at the scale of armies, what is scored.

use geometry::{Length, Point, Polygon};
use table::{RuleSet, Side};

use crate::fields::{Field, Fields};
use crate::loaded::{first, read_file};
use crate::problem::Problems;
use crate::team::RULES;
use crate::{Format, Loaded, Problem};

/// Where teams come from, and for how long they fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The rule set that it was drawn for.
    pub rules: RuleSet,
    /// What people call it.
    pub name: String,
    /// Its drop zones: two, or up to four of an army's.
    pub drop_zones: Vec<Polygon>,
    /// How many turning points, battle rounds or turns it lasts.
    pub turning_points: u8,
    /// Whether who finishes deploying first adds 1 to the first initiative roll (K4W-INIT-02).
    pub first_deployer_bonus: bool,
    /// Victory points for each objective of the killzone that an army holds at the end of a turn.
    pub hold: u8,
    /// Victory points for each unit in an enemy's drop zone when the battle ends.
    pub breakthrough: u8,
}

impl Mission {
    /// The same for two teams of Kill Team; none if it is for armies.
    pub(crate) fn skirmish(&self) -> Option<skirmish::Mission> {
        let drop_zones = self.drop_zones.clone().try_into().ok();
        drop_zones.filter(|_| self.rules != RuleSet::Kt4w40k).map(|drop_zones| skirmish::Mission {
            name: self.name.clone(),
            drop_zones,
            turning_points: self.turning_points,
        })
    }
}

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
    let rules = fields.field("rules").word(&RULES);
    let of_armies = matches!(rules, Ok(RuleSet::Kt4w40k));
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
        false => problems.keep(field.exactly::<2>("two polygons"))?.to_vec(),
    };
    // A mission does not know its board; whether the zones are on it is seen when the two meet.
    let far = Point::new(Length::inches(72), Length::inches(72));
    let zones = problems.keep_all(entries.iter().map(|entry| entry.polygon(far)));
    if zones.len() < entries.len() {
        return None;
    }
    for (i, (entry, zone)) in entries.iter().zip(&zones).enumerate() {
        if zones[..i].iter().any(|other| other.overlaps(zone)) {
            problems.keep::<()>(Err(entry.problem("the drop zones overlap")));
        }
    }
    Some(zones)
}

fn two_to_four<'a>(field: &Field<'a>) -> Result<Vec<Field<'a>>, Problem> {
    let all = field.list(Side::MAX)?;
    if all.len() < 2 { Err(field.expected("two to four polygons")) } else { Ok(all) }
}
