//! The content that comes with the program, and files of one's own beside it.

use std::sync::LazyLock;

use game::Team;
use table::file::Problem;
use table::{Boards, DataHash, Map, Mission, RuleSet, Slug};

use crate::{Format, Loaded, read_killzone, read_mission, read_team};

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
    pub teams: Vec<Loaded<Team>>,
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
                return Err(Problem { file, line: 1, field, what, said: None });
            }
        }
        Ok(())
    }

    /// All teams of that name, those brought along first.
    pub fn teams_named(&self, name: &str) -> Vec<Loaded<Team>> {
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

/// Whether a file is one of those that come with the program.
pub(crate) fn is_built_in(hash: DataHash) -> bool {
    static HASHES: LazyLock<Vec<DataHash>> = LazyLock::new(|| {
        let all = TEAM_FILES.iter().chain(KILLZONE_FILES).chain(MISSION_FILES);
        all.map(|(_, text)| DataHash::of(text.as_bytes())).collect()
    });
    HASHES.contains(&hash)
}

/// Whether something is meant by a name: its own, however capitalised, or its slug.
fn goes_by(name: &str, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    name.to_lowercase() == wanted || Slug::of(name).as_str() == wanted
}

/// The built-in files all read, as a test makes sure; one that did not would simply not be there.
fn teams() -> impl Iterator<Item = Loaded<Team>> {
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
pub fn team(name: &str) -> Option<Loaded<Team>> {
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
/// assert!(catalog::team_names(table::RuleSet::KT24).contains(&"Saltglass Crew".to_owned()));
/// ```
pub fn team_names(rules: RuleSet) -> Vec<String> {
    teams().filter(|team| team.value.rule_set() == rules).map(|team| team.name).collect()
}

/// The names of the built-in killzones.
pub fn killzone_names() -> Vec<String> {
    killzones().map(|killzone| killzone.name).collect()
}

/// The names of the built-in killzones that are meant for a rule set. Any can be played on any board that has what it needs.
///
/// ```
/// use table::RuleSet;
/// let [confined, open] = [RuleSet::KT18, RuleSet::KT24].map(catalog::killzone_names_for);
/// assert!(confined.iter().all(|name| !open.contains(name)));
/// ```
pub fn killzone_names_for(rules: RuleSet) -> Vec<String> {
    let boards = game::door(rules).map(|door| door.boards());
    let meant = killzones().filter(|map| Some(map.value.kind()) == boards);
    meant.map(|killzone| killzone.name).collect()
}

/// The names of the built-in missions.
pub fn mission_names() -> Vec<String> {
    missions().map(|mission| mission.name).collect()
}

/// The names of the built-in missions that a rule set is played with: those for armies, or those for two teams.
pub fn mission_names_for(rules: RuleSet) -> Vec<String> {
    let armies = game::door(rules).is_some_and(|door| door.boards() == Boards::Large);
    let own = missions().filter(|mission| mission.value.armies == armies);
    own.map(|mission| mission.name).collect()
}
