//! Checking a file of any format: what it is, errors and warnings.

use std::fmt;
use std::sync::Arc;

use geometry::{Length, Point};
use kt24::{OperativeCard, Setup, Switches};
use skirmish::Team;
use table::file::{Fields, Problem, Source};
use table::{DataHash, Killzone, Map, Mission, Remarks, RuleSet, TerrainType};

use crate::killzone::read_whole_killzone;
use crate::mission::read_whole_mission;
use crate::remarks::{drop_zones, floors, full_drop_zone, walls_and_doors};
use crate::team::read_whole_team;
use crate::{Format, Loaded};

/// What a file turned out to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its format.
    pub format: Format,
    /// What people call it.
    pub name: String,
    /// The hash of its bytes, as records give it.
    pub hash: DataHash,
    /// How many there are of what, in the plural.
    pub counts: Vec<(usize, &'static str)>,
    /// Warnings: what is allowed, but probably a mistake.
    pub warnings: Vec<Problem>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.format {
            Format::Team => "team",
            Format::Killzone => "killzone",
            Format::Mission => "mission",
        };
        let counted = |&(n, what): &(usize, &str)| match n {
            1 => format!("1 {}", what.trim_end_matches('s')),
            _ => format!("{n} {what}"),
        };
        let counts: Vec<String> = self.counts.iter().map(counted).collect();
        write!(f, "{kind} {:?}: {}", self.name, counts.join(", "))
    }
}

/// Checks a file of whatever format it says it is. `file` is only for messages.
///
/// ```
/// let report = catalog::check("format = \"coverline killzone 1\"\nname = \"Plain\"\nsize = [30, 22]", "k");
/// assert_eq!(report.unwrap().to_string(), "killzone \"Plain\": 0 terrain parts, 0 walls, 0 doors, 0 objectives");
/// ```
///
/// # Errors
/// Everything wrong with it, in the order of the lines.
pub fn check(text: &str, file: &str) -> Result<Report, Vec<Problem>> {
    let source = Source::new(text, file);
    let table = source.parse().map_err(|problem| vec![problem])?;
    let fields = source.top(table.get_ref());
    let formats = Format::ALL.map(|format| (format.line(), format));
    let format = fields.field("format").word(&formats).map_err(|problem| vec![problem])?;
    let mut report = match format {
        Format::Team => {
            let Loaded { value, name, hash, .. } = read_whole_team(text, file)?;
            let door = game::door(value.rule_set());
            let remarks = door.map(|door| door.remarks(&value, &fields)).unwrap_or_default();
            let Remarks { counts, warnings } = remarks;
            Report { format, name, hash, counts, warnings }
        }
        Format::Killzone => killzone(read_whole_killzone(text, file)?, &fields),
        Format::Mission => mission(read_whole_mission(text, file)?, &fields),
    };
    report.warnings.sort_by_key(|warning| warning.line);
    Ok(report)
}

fn killzone(loaded: Loaded<Map>, fields: &Fields) -> Report {
    let Loaded { value: map, name, hash, .. } = loaded;
    let killzone = &map.killzone;
    let entries = fields.entries("terrain");
    let mut warnings = Vec::new();
    for (entry, part) in entries.iter().zip(killzone.terrain()) {
        if part.kind.is_none() {
            let (id, what) = match part.class() {
                TerrainType::Heavy => (
                    "problem-counts-as-heavy",
                    "no type: treated as Heavy because it is 2\" or taller",
                ),
                TerrainType::Light => (
                    "problem-counts-as-light",
                    "no type: treated as Light because it is less than 2\" tall",
                ),
            };
            warnings.push(entry.problem(what).said(id, &[]));
        }
    }
    warnings.extend(walls_and_doors::remarks(&map, fields));
    if map.drop_zones.is_empty()
        && let Some(zone) = no_room_for_ten(killzone.clone(), None)
    {
        let what = format!("the drop zone {zone} does not hold ten bases of 40 mm");
        let problem = fields.field("size").problem(what);
        warnings.push(problem.said("problem-edge-small", &[("edge", &zone)]));
    }
    warnings.extend(drop_zones::remarks(&map, fields));
    warnings.extend(floors::remarks(&map, fields));
    let counts = vec![
        (killzone.terrain().len(), "terrain parts"),
        (killzone.walls().len(), "walls"),
        (killzone.doors().len(), "doors"),
        (map.objectives.len(), "objectives"),
        (killzone.control_points().len(), "control points"),
        (map.drop_zones.len(), "drop zones"),
    ];
    // What only confined boards have is not worth a word on the others.
    let counts = counts.into_iter().enumerate().filter(|(i, (n, _))| *i < 4 || *n > 0);
    let counts = counts.map(|(_, count)| count).collect();
    Report { format: Format::Killzone, name, hash, counts, warnings }
}

fn mission(loaded: Loaded<Mission>, fields: &Fields) -> Report {
    let Loaded { value: mission, name, hash, .. } = loaded;
    let far = mission.drop_zones.iter().map(|zone| zone.bounds().1);
    let far = far.fold(Point::default(), |a, b| Point::new(a.x.max(b.x), a.y.max(b.y)));
    let board = Killzone::new("empty", far.x, far.y, Vec::new(), Vec::new(), Vec::new());
    let turns = usize::from(mission.turning_points);
    let zones = mission.drop_zones.len();
    let for_two = mission.zones_of_two(RuleSet::KT24).ok().map(|drop_zones| skirmish::Mission {
        name: name.clone(),
        drop_zones,
        turning_points: mission.turning_points,
    });
    let no_room = for_two.and_then(|mission| no_room_for_ten(board, Some(mission)));
    let mut warnings: Vec<Problem> = no_room
        .map(|zone| {
            let what = format!("drop zone {zone} does not hold ten bases of 40 mm");
            let problem = fields.field("drop_zones").problem(what);
            problem.said("problem-zone-room", &[("zone", &zone)])
        })
        .into_iter()
        .collect();
    if !lies_on_a_board(&mission) {
        let problem = fields.field("drop_zones").problem(format!(
            "no killzone for {} that comes with the program is as large: a zone reaches to {} by {}",
            mission.rules, far.x, far.y
        ));
        let args: [(&str, &dyn fmt::Display); 2] = [("x", &far.x), ("y", &far.y)];
        warnings.push(problem.said("problem-zone-off-board", &args));
    }
    let turns = (turns, if mission.armies { "turns" } else { "turning points" });
    let counts = vec![(zones, "drop zones"), turns];
    Report { format: Format::Mission, name, hash, counts, warnings }
}

/// Whether the zones of a mission lie on a board that its rule set is meant for.
fn lies_on_a_board(mission: &Mission) -> bool {
    let names = crate::killzone_names_for(mission.rules);
    let mut boards = names.iter().filter_map(|name| crate::killzone(name));
    boards.any(|board| mission.lies_on(&board.value).is_ok())
}

/// The first drop zone that is too small for the largest usual team.
fn no_room_for_ten(killzone: Killzone, mission: Option<skirmish::Mission>) -> Option<String> {
    let card = OperativeCard {
        name: "Base of 40 mm".to_owned(),
        apl: 2,
        movement: Length::inches(6),
        defence: 3,
        save: 4,
        invulnerable: None,
        group: 1,
        wounds: 10,
        radius: Length::from_units(2000),
        height: Length::INCH,
        weapons: Vec::new(),
        keywords: Vec::new(),
    };
    let team = Team { name: "ten".to_owned(), operatives: vec![card; 10], ploys: Vec::new() };
    let teams = [team.clone(), team];
    // Ten operatives without ploys are always a legal team.
    let setup = Setup::new(killzone, teams, mission, Switches::default()).ok()?;
    full_drop_zone(&Arc::new(setup))
}
