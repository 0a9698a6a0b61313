//! What a game of any rule set is played with, found by names and hashes.

use game::Game;
use kt21::Kt21;
use kt24::Kt24;
use skirmish::{BadSwitch, SwitchSet};
use table::{DataHash, RuleSet, Tags};
use thiserror::Error;

use crate::matchup::{DICE, FINISH, KILLZONE, MISSION, SWITCHES, TEAMS};
use crate::{
    AnyTeam, BadMatchup, Kt4w40kMatchup, Kt18Matchup, Loaded, Map, Matchup, Mission, Shelf,
};

/// Everything a game is played with, under whichever rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyMatchup {
    /// Kill Team 2018.
    Kt18(Kt18Matchup),
    /// Kill Team 2021.
    Kt21(Matchup<Kt21>),
    /// Kill Team 2024.
    Kt24(Matchup<Kt24>),
    /// KT4W40K.
    Kt4w40k(Kt4w40kMatchup),
}

/// Why the tags of a record or position do not lead to something to play with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadTags {
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

/// The same call on the matchup of whatever rule set it is.
macro_rules! each {
    ($matchup:expr, $of:ident => $call:expr) => {
        match $matchup {
            AnyMatchup::Kt18($of) => $call,
            AnyMatchup::Kt21($of) => $call,
            AnyMatchup::Kt24($of) => $call,
            AnyMatchup::Kt4w40k($of) => $call,
        }
    };
}

impl AnyMatchup {
    /// Puts together what a game is played with, side A's team first: two teams, or two to four of Kill Team 2018 or
    /// KT4W40K. The switches stand as the rule book sets them.
    ///
    /// # Errors
    /// Too many or too few teams, or the team that is of another rule set.
    pub fn new(
        rules: RuleSet,
        teams: impl Into<Vec<Loaded<AnyTeam>>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let teams = teams.into();
        match rules {
            RuleSet::Kt18 => Kt18Matchup::gather(teams, killzone, mission).map(Self::Kt18),
            RuleSet::Kt21 => {
                Matchup::gather(teams, Loaded::kt21, killzone, mission).map(Self::Kt21)
            }
            RuleSet::Kt24 => {
                Matchup::gather(teams, Loaded::kt24, killzone, mission).map(Self::Kt24)
            }
            RuleSet::Kt4w40k => Kt4w40kMatchup::gather(teams, killzone, mission).map(Self::Kt4w40k),
        }
    }

    /// Sets one switch of the rule set by name.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        match self {
            AnyMatchup::Kt18(matchup) => matchup.switches.set(name, value),
            AnyMatchup::Kt21(matchup) => SwitchSet::set(&mut matchup.switches, name, value),
            AnyMatchup::Kt24(matchup) => SwitchSet::set(&mut matchup.switches, name, value),
            AnyMatchup::Kt4w40k(matchup) => matchup.switches.set(name, value),
        }
    }

    /// What people call the teams, side A's first.
    pub fn team_names(&self) -> Vec<&str> {
        each!(self, matchup => matchup.teams.iter().map(|team| team.name.as_str()).collect())
    }

    /// What people call the board.
    pub fn killzone_name(&self) -> &str {
        each!(self, matchup => &matchup.killzone.name)
    }

    /// A game that is about to begin. Its clones are games with the same things, prepared once.
    ///
    /// # Errors
    /// As [`Matchup::setup`].
    pub fn game(&self) -> Result<Game, BadMatchup> {
        each!(self, matchup => matchup.game().map(Game::from))
    }

    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        each!(self, matchup => matchup.tags())
    }

    /// Finds what the tags of a record or position name, built in or on the shelf.
    ///
    /// # Errors
    /// The tag that is missing, does not read, or names what is not there or has changed.
    pub fn resolve(tags: &Tags, shelf: &Shelf) -> Result<Self, BadTags> {
        let known = [KILLZONE, MISSION, SWITCHES, FINISH];
        let told =
            |tag: &str| known.contains(&tag) || TEAMS.contains(&tag) || tag.starts_with(DICE);
        if let Some((tag, _)) = tags.others.iter().find(|(tag, _)| !told(tag)) {
            return Err(BadTags::NotATag(tag.chars().take(40).collect()));
        }
        let team = |tag| {
            let known = || crate::team_names(tags.rules).join(", ");
            find(tags, tag, |name| shelf.teams_named(name), known)?.ok_or(BadTags::Missing(tag))
        };
        // There are two teams at least, and none is left out before another.
        let last = TEAMS.iter().rposition(|tag| tags.get(tag).is_some()).unwrap_or_default();
        let teams =
            TEAMS[..=last.max(1)].iter().copied().map(team).collect::<Result<Vec<_>, _>>()?;
        let known = || crate::killzone_names().join(", ");
        let killzone = find(tags, KILLZONE, |name| shelf.killzones_named(name), known)?;
        let killzone = killzone.ok_or(BadTags::Missing(KILLZONE))?;
        let known = || crate::mission_names_for(tags.rules).join(", ");
        let mission = find(tags, MISSION, |name| shelf.missions_named(name), known)?;
        let mut matchup = AnyMatchup::new(tags.rules, teams, killzone, mission)?;
        let mut set: Vec<&str> = Vec::new();
        for word in tags.get(SWITCHES).unwrap_or_default().split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            matchup.set(name, value)?;
            if set.contains(&name) {
                return Err(BadTags::Twice(name.to_owned()));
            }
            set.push(name);
        }
        Ok(matchup)
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
