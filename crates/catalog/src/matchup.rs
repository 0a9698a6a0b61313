//! Two teams on a killzone: everything a game is played with, and the tags that say so in records.

use std::sync::Arc;

use kt24::{Kt24, Setup, Switches, Team};
use skirmish::{BadSetup, BadSwitch, Mission};
use table::{DataHash, RuleSet, Tags};
use thiserror::Error;

use crate::{Loaded, Map, Shelf};

/// Everything a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matchup {
    /// The teams of side A and side B.
    pub teams: [Loaded<Team>; 2],
    /// The board.
    pub killzone: Loaded<Map>,
    /// The mission, if one is played.
    pub mission: Option<Loaded<Mission>>,
    /// How the open points of the rules are played.
    pub switches: Switches,
}

/// Why things cannot be played with together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadMatchup {
    /// Too many or too few of something.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// A drop zone of the mission is not on the board.
    #[error("mission {mission:?}: drop zone {zone} reaches beyond killzone {killzone:?}")]
    Beyond {
        /// The mission.
        mission: String,
        /// Its drop zone, 1 or 2.
        zone: usize,
        /// The board.
        killzone: String,
    },
}

/// Why the tags of a record or position do not lead to something to play with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadTags {
    /// It is of another rule set.
    #[error("rules: expected kt24, found {0}")]
    Rules(RuleSet),
    /// A tag is missing.
    #[error("the tag {0:?} is missing")]
    Missing(&'static str),
    /// A tag does not read as a name and a hash.
    #[error("{tag}: expected \"NAME HASH\", found {found:?}")]
    Value {
        /// The tag.
        tag: &'static str,
        /// What it says.
        found: String,
    },
    /// Nothing goes by that name.
    #[error("{tag}: {name:?} is not known; give its file, or one of {known}")]
    Unknown {
        /// The tag.
        tag: &'static str,
        /// The name.
        name: String,
        /// The names that are known.
        known: String,
    },
    /// What goes by that name is not what was played with.
    #[error("{tag}: {name:?} is {here} here, but {there} was played with; give the file as it was")]
    Changed {
        /// The tag.
        tag: &'static str,
        /// The name.
        name: String,
        /// The hash of what goes by that name.
        here: DataHash,
        /// The hash in the tag.
        there: DataHash,
    },
    /// There is no such tag.
    #[error("{0}: no tag of a game: expected team A, team B, killzone, mission or switches")]
    NotATag(String),
    /// A switch is not one.
    #[error("switches: {0}")]
    Switch(#[from] BadSwitch),
    /// A switch stands twice.
    #[error("switches: {0} stands twice")]
    Twice(String),
    /// The parts do not go together.
    #[error(transparent)]
    Matchup(#[from] BadMatchup),
}

const TEAMS: [&str; 2] = ["team A", "team B"];
const KILLZONE: &str = "killzone";
const MISSION: &str = "mission";
const SWITCHES: &str = "switches";

impl Matchup {
    /// Checks that a game can be played with these and prepares it.
    ///
    /// # Errors
    /// What does not fit together: too many models, drop zones off the board.
    pub fn setup(&self) -> Result<Arc<Setup>, BadMatchup> {
        let killzone = self.killzone.value.killzone.clone();
        let (width, depth) = (killzone.scene().width(), killzone.scene().depth());
        if let Some(mission) = &self.mission {
            for (i, zone) in mission.value.drop_zones.iter().enumerate() {
                let (_, far) = zone.bounds();
                if far.x > width || far.y > depth {
                    return Err(BadMatchup::Beyond {
                        mission: mission.name.clone(),
                        zone: i + 1,
                        killzone: self.killzone.name.clone(),
                    });
                }
            }
        }
        let teams = self.teams.clone().map(|team| team.value);
        let mission = self.mission.clone().map(|mission| mission.value);
        Ok(Arc::new(Setup::new(killzone, teams, mission, self.switches)?))
    }

    /// A game that is about to begin.
    ///
    /// # Errors
    /// As [`Matchup::setup`].
    pub fn game(&self) -> Result<Kt24, BadMatchup> {
        self.setup().map(Kt24::new)
    }

    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        fn value<T>(loaded: &Loaded<T>) -> String {
            format!("{} {}", loaded.name, loaded.hash)
        }
        let mut others: Vec<(String, String)> = Vec::new();
        for (tag, team) in TEAMS.iter().zip(&self.teams) {
            others.push(((*tag).to_owned(), value(team)));
        }
        others.push((KILLZONE.to_owned(), value(&self.killzone)));
        others.extend(self.mission.iter().map(|mission| (MISSION.to_owned(), value(mission))));
        let changed = self.switches.changed();
        if !changed.is_empty() {
            let words: Vec<String> = changed.iter().map(|(n, v)| format!("{n}={v}")).collect();
            others.push((SWITCHES.to_owned(), words.join(" ")));
        }
        Tags { rules: RuleSet::Kt24, others }
    }

    /// Finds what the tags of a record or position name, built in or on the shelf.
    ///
    /// # Errors
    /// The tag that is missing, does not read, or names what is not there or has changed.
    pub fn resolve(tags: &Tags, shelf: &Shelf) -> Result<Self, BadTags> {
        if tags.rules != RuleSet::Kt24 {
            return Err(BadTags::Rules(tags.rules));
        }
        let known = [TEAMS[0], TEAMS[1], KILLZONE, MISSION, SWITCHES];
        if let Some((tag, _)) = tags.others.iter().find(|(tag, _)| !known.contains(&tag.as_str())) {
            return Err(BadTags::NotATag(tag.chars().take(40).collect()));
        }
        let team = |tag| {
            let known = || crate::team_names().join(", ");
            find(tags, tag, |name| shelf.teams_named(name), known)?.ok_or(BadTags::Missing(tag))
        };
        let teams = [team(TEAMS[0])?, team(TEAMS[1])?];
        let known = || crate::killzone_names().join(", ");
        let killzone = find(tags, KILLZONE, |name| shelf.killzones_named(name), known)?;
        let killzone = killzone.ok_or(BadTags::Missing(KILLZONE))?;
        let known = || crate::mission_names().join(", ");
        let mission = find(tags, MISSION, |name| shelf.missions_named(name), known)?;
        let mut switches = Switches::default();
        let mut set: Vec<&str> = Vec::new();
        for word in tags.get(SWITCHES).unwrap_or_default().split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            switches.set(name, value)?;
            if set.contains(&name) {
                return Err(BadTags::Twice(name.to_owned()));
            }
            set.push(name);
        }
        Ok(Matchup { teams, killzone, mission, switches })
    }
}

/// What a tag names, if it is there.
fn find<T>(
    tags: &Tags,
    tag: &'static str,
    named: impl Fn(&str) -> Vec<Loaded<T>>,
    known: impl Fn() -> String,
) -> Result<Option<Loaded<T>>, BadTags> {
    let Some(value) = tags.get(tag) else { return Ok(None) };
    let bad = || BadTags::Value { tag, found: value.chars().take(120).collect() };
    let (name, hash) = value.rsplit_once(' ').ok_or_else(bad)?;
    let there: DataHash = hash.parse().map_err(|_| bad())?;
    let all = named(name);
    let Some(here) = all.first().map(|loaded| loaded.hash) else {
        return Err(BadTags::Unknown { tag, name: name.to_owned(), known: known() });
    };
    match all.into_iter().find(|loaded| loaded.hash == there) {
        Some(loaded) => Ok(Some(loaded)),
        None => Err(BadTags::Changed { tag, name: name.to_owned(), here, there }),
    }
}

/// What a game with these tags is played with.
///
/// # Errors
/// As [`Matchup::resolve`] and [`Matchup::setup`].
pub fn resolve(tags: &Tags, shelf: &Shelf) -> Result<Arc<Setup>, BadTags> {
    Ok(Matchup::resolve(tags, shelf)?.setup()?)
}
