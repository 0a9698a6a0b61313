//! The content that comes with the program, and files of one's own beside it.

use table::{RuleSet, Slug};

use crate::{
    AnyTeam, Format, Loaded, Map, Mission, Problem, read_killzone, read_mission, read_team,
};

/// The files of a folder of `data/`, each with its text.
macro_rules! files {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$((
            concat!("data/", $folder, "/", $file),
            include_str!(concat!("../../../data/", $folder, "/", $file)),
        )),*]
    };
}

/// A file that comes with the program: its path in the project, and its text.
pub type BuiltIn = (&'static str, &'static str);

/// The teams that come with the program.
pub const TEAM_FILES: &[BuiltIn] = files!("teams":
    "chalkpit-union.toml", "hollowroot-kindred.toml", "kettlebridge-levy.toml",
    "lantern-company.toml", "orchard-vigil.toml", "saltglass-crew.toml",
    "sternwake-boarders.toml", "tallowgate-wardens.toml",
);

/// The killzones that come with the program.
pub const KILLZONE_FILES: &[BuiltIn] = files!("killzones":
    "cooperage-yard.toml", "drowned-cloister.toml", "ferrymarket.toml", "quarry-moor.toml",
    "signal-ridge.toml",
    "tidewright-shuttle.toml", "vespergate-shrine.toml",
);

/// The missions that come with the program.
pub const MISSION_FILES: &[BuiltIn] = files!("missions": "corner-to-corner.toml", "long-approach.toml", "over-the-line.toml", "three-bells.toml");

/// Teams, killzones and missions that people brought along; what comes with the program is always there.
///
/// Where a name stands for something brought along and for something built in, the former is meant.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// Teams from files.
    pub teams: Vec<Loaded<AnyTeam>>,
    /// Killzones from files.
    pub killzones: Vec<Loaded<Map>>,
    /// Missions from files.
    pub missions: Vec<Loaded<Mission>>,
}

impl Shelf {
    /// Adds a file of whatever format it says it is. `file` is only for messages.
    ///
    /// # Errors
    /// The first thing wrong with it.
    pub fn put(&mut self, text: &str, file: &str) -> Result<(), Problem> {
        match Format::of(text) {
            Some(Format::Team) => self.teams.push(read_team(text, file)?),
            Some(Format::Killzone) => self.killzones.push(read_killzone(text, file)?),
            Some(Format::Mission) => self.missions.push(read_mission(text, file)?),
            None => {
                let what = "not a team, a killzone or a mission".to_owned();
                let (file, field) = (file.to_owned(), "format".to_owned());
                return Err(Problem { file, line: 1, field, what });
            }
        }
        Ok(())
    }

    /// All teams of that name, those brought along first.
    pub fn teams_named(&self, name: &str) -> Vec<Loaded<AnyTeam>> {
        let all = self.teams.iter().cloned().chain(teams());
        all.filter(|team| goes_by(&team.name, name)).collect()
    }

    /// All killzones of that name, those brought along first.
    pub fn killzones_named(&self, name: &str) -> Vec<Loaded<Map>> {
        let all = self.killzones.iter().cloned().chain(killzones());
        all.filter(|killzone| goes_by(&killzone.name, name)).collect()
    }

    /// All missions of that name, those brought along first.
    pub fn missions_named(&self, name: &str) -> Vec<Loaded<Mission>> {
        let all = self.missions.iter().cloned().chain(missions());
        all.filter(|mission| goes_by(&mission.name, name)).collect()
    }
}

/// Whether something is meant by a name: its own, however capitalised, or its slug.
fn goes_by(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    name.to_lowercase() == wanted || Slug::of(name).as_str() == wanted
}

/// The built-in files all read, as a test makes sure; one that did not would simply not be there.
fn teams() -> impl Iterator<Item = Loaded<AnyTeam>> {
    TEAM_FILES.iter().filter_map(|(file, text)| read_team(text, file).ok())
}

fn killzones() -> impl Iterator<Item = Loaded<Map>> {
    KILLZONE_FILES.iter().filter_map(|(file, text)| read_killzone(text, file).ok())
}

fn missions() -> impl Iterator<Item = Loaded<Mission>> {
    MISSION_FILES.iter().filter_map(|(file, text)| read_mission(text, file).ok())
}

/// The built-in team with a name or slug, however capitalised.
///
/// ```
/// let team = catalog::team("saltglass-crew").unwrap();
/// assert_eq!(team.name, "Saltglass Crew");
/// assert!(catalog::team("nobody").is_none());
/// ```
pub fn team(name: &str) -> Option<Loaded<AnyTeam>> {
    teams().find(|team| goes_by(&team.name, name))
}

/// The built-in killzone with a name or slug, however capitalised.
pub fn killzone(name: &str) -> Option<Loaded<Map>> {
    killzones().find(|killzone| goes_by(&killzone.name, name))
}

/// The built-in mission with a name or slug, however capitalised.
pub fn mission(name: &str) -> Option<Loaded<Mission>> {
    missions().find(|mission| goes_by(&mission.name, name))
}

/// The names of the built-in teams of a rule set.
///
/// ```
/// assert!(catalog::team_names(table::RuleSet::Kt24).contains(&"Saltglass Crew".to_owned()));
/// ```
pub fn team_names(rules: RuleSet) -> Vec<String> {
    teams().filter(|team| team.value.rule_set() == rules).map(|team| team.name).collect()
}

/// The names of the built-in killzones.
pub fn killzone_names() -> Vec<String> {
    killzones().map(|killzone| killzone.name).collect()
}

/// The names of the built-in killzones that are meant for a rule set: tables for armies for KT4W40K, rooms with drop zones
/// of their own for Kill Team 2018, open ground for the others. Any rule set can be played on any board that has what it
/// needs.
///
/// ```
/// use table::RuleSet;
/// let [confined, open] = [RuleSet::Kt18, RuleSet::Kt24].map(catalog::killzone_names_for);
/// assert!(confined.iter().all(|name| !open.contains(name)));
/// ```
pub fn killzone_names_for(rules: RuleSet) -> Vec<String> {
    let meant = killzones().filter(|map| match rules {
        RuleSet::Kt4w40k => map.value.is_for_armies(),
        _ if map.value.is_for_armies() => false,
        RuleSet::Kt18 => map.value.killzone.is_confined(),
        RuleSet::Kt21 | RuleSet::Kt24 => !map.value.killzone.is_confined(),
    });
    meant.map(|killzone| killzone.name).collect()
}

/// The names of the built-in missions.
pub fn mission_names() -> Vec<String> {
    missions().map(|mission| mission.name).collect()
}

/// The names of the built-in missions that a rule set is played with: those for armies for KT4W40K, those for two teams
/// for the others.
pub fn mission_names_for(rules: RuleSet) -> Vec<String> {
    let armies = rules == RuleSet::Kt4w40k;
    let own = missions().filter(|mission| (mission.value.rules == RuleSet::Kt4w40k) == armies);
    own.map(|mission| mission.name).collect()
}
