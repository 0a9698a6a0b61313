//! Checking a file of any format: what it is, what is wrong with it, and what its author may not have meant.

use std::fmt;
use std::sync::Arc;

use geometry::{Length, Point};
use kt24::{OperativeCard, Setup, Switches};
use skirmish::Team;
use table::{DataHash, Killzone, RuleSet, TerrainType};

use crate::fields::{Field, Fields, Source};
use crate::killzone::read_whole_killzone;
use crate::mission::read_whole_mission;
use crate::room::full_drop_zone;
use crate::team::read_whole_team;
use crate::{AnyTeam, Format, Loaded, Map, Mission, Problem, check_army, confines, muster};

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
    /// What is allowed, but may not be meant.
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
            let (counts, warnings) = match &value {
                AnyTeam::Kt18(members) => team_kt18(members, &fields),
                AnyTeam::Kt21(members) => team(members, &fields),
                AnyTeam::Kt24(members) => team(members, &fields),
                AnyTeam::Kt4w40k(army) => check_army::remarks(army, &fields),
            };
            Report { format, name, hash, counts, warnings }
        }
        Format::Killzone => killzone(read_whole_killzone(text, file)?, &fields),
        Format::Mission => mission(read_whole_mission(text, file)?, &fields),
    };
    report.warnings.sort_by_key(|warning| warning.line);
    Ok(report)
}

/// The entries of a list that has been read before.
pub(crate) fn entries<'a>(fields: &Fields<'a>, name: &str) -> Vec<Field<'a>> {
    fields.field(name).list(usize::MAX).unwrap_or_default()
}

/// How many there are of what, in the plural, and what its author may not have meant.
pub(crate) type Remarks = (Vec<(usize, &'static str)>, Vec<Problem>);

/// The same for a team of Kill Team 2018.
fn team_kt18(team: &kt18::Team, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    for entry in entries(fields, "model") {
        let Ok(model) = entry.fields() else { continue };
        if model.optional("weapon").is_none() {
            warnings.push(entry.problem("has no weapon but its bare hands"));
        }
        // Doorways are drawn 2" wide, and whoever does not fit through them stays in its room (KT18-GEO-05).
        let base = model.field("base_mm");
        if base.base_radius(10..=200).is_ok_and(|radius| radius * 2 > Length::inches(2)) {
            warnings.push(base.problem("too wide for a doorway of 2\""));
        }
    }
    // KT18-DOOR-05.
    if !team.models.iter().any(|card| card.keywords.infantry) {
        let what = "no model has the keyword INFANTRY: nobody can work doors";
        warnings.push(fields.field("model").problem(what));
    }
    let weapons = team.models.iter().map(|card| card.weapons.len()).sum();
    let powers = team.models.iter().map(|card| card.powers.len()).sum();
    let counts = vec![(team.models.len(), "models"), (weapons, "weapons"), (powers, "powers")];
    (counts, warnings)
}

/// How many there are of what in a team, and what its author may not have meant.
fn team<R>(team: &Team<R>, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    for entry in entries(fields, "operative") {
        let Ok(operative) = entry.fields() else { continue };
        // KT21-SETUP-07, KT24-SETUP-09: without a mission the drop zone is 3" deep.
        let base = operative.field("base_mm");
        if base.base_radius(10..=200).is_ok_and(|radius| radius * 2 > Length::inches(3)) {
            warnings.push(base.problem("too wide for a drop zone of 3\""));
        }
        if operative.optional("weapon").is_none() {
            warnings.push(entry.problem("has no weapon"));
        }
    }
    for (entry, ploy) in entries(fields, "ploy").iter().zip(&team.ploys) {
        let Some(keyword) = &ploy.keyword else { continue };
        if !team.operatives.iter().any(|card| card.has_keyword(keyword)) {
            warnings.push(entry.problem(format!("no operative has the keyword {keyword:?}")));
        }
    }
    let weapons = team.operatives.iter().map(|card| card.weapons.len()).sum();
    let counts = vec![
        (team.operatives.len(), "operatives"),
        (weapons, "weapons"),
        (team.ploys.len(), "ploys"),
    ];
    (counts, warnings)
}

fn killzone(loaded: Loaded<Map>, fields: &Fields) -> Report {
    let Loaded { value: map, name, hash, .. } = loaded;
    let killzone = &map.killzone;
    let entries = entries(fields, "terrain");
    let mut warnings = Vec::new();
    for (entry, part) in entries.iter().zip(killzone.terrain()) {
        if part.kind.is_none() {
            warnings.push(entry.problem(match part.class() {
                TerrainType::Heavy => "no type: treated as Heavy because it is 2\" or taller",
                TerrainType::Light => "no type: treated as Light because it is less than 2\" tall",
            }));
        }
    }
    warnings.extend(confines::remarks(&map, fields));
    if map.drop_zones.is_empty()
        && let Some(zone) = no_room_for_ten(killzone.clone(), None)
    {
        let what = format!("the drop zone {zone} does not hold ten bases of 40 mm");
        warnings.push(fields.field("size").problem(what));
    }
    warnings.extend(muster::remarks(&map, fields));
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
    let no_room = mission.skirmish().and_then(|mission| no_room_for_ten(board, Some(mission)));
    let warnings = no_room.map(|zone| {
        let what = format!("drop zone {zone} does not hold ten bases of 40 mm");
        fields.field("drop_zones").problem(what)
    });
    let turns = (turns, if mission.rules == RuleSet::Kt4w40k { "turns" } else { "turning points" });
    let counts = vec![(zones, "drop zones"), turns];
    Report { format: Format::Mission, name, hash, counts, warnings: warnings.into_iter().collect() }
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
