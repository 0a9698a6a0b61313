//! Two teams on a killzone: everything a game is played with, and the tags that say so in records.

use std::fmt::Display;
use std::sync::Arc;

use geometry::Polygon;
use skirmish::{BadSetup, Edition, Setup, SetupOf, SwitchSet, Team};
use table::{RuleSet, Tags};
use thiserror::Error;

use crate::{AnyTeam, Loaded, Map, Mission};

/// Everything a game is played with under the rule set `G`.
#[derive(Clone, Debug, PartialEq)]
pub struct Matchup<G: Edition> {
    /// The teams of side A and side B.
    pub teams: [Loaded<Team<G::Rules>>; 2],
    /// The board.
    pub killzone: Loaded<Map>,
    /// The mission, if one is played.
    pub mission: Option<Loaded<Mission>>,
    /// How the open points of the rules are played.
    pub switches: G::Switches,
}

/// Why things cannot be played with together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadMatchup {
    /// A team is of another rule set.
    #[error("{tag}: {name:?} is a team of {found}, not of {expected}")]
    Team {
        /// The tag of the side, such as `team A`.
        tag: &'static str,
        /// The team.
        name: String,
        /// The rule set it is written for.
        found: RuleSet,
        /// The rule set that is to be played.
        expected: RuleSet,
    },
    /// More or fewer teams than play together.
    #[error("teams: {found} of them, expected {expected} for {rules}")]
    Teams {
        /// The rule set that is to be played.
        rules: RuleSet,
        /// How many there are.
        found: usize,
        /// How many there may be.
        expected: &'static str,
    },
    /// Too many or too few of something.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// The board does not say where everybody comes from.
    #[error(
        "killzone {killzone:?}: {found} drop zones for {players} players: play a mission, or give each one"
    )]
    DropZones {
        /// The board.
        killzone: String,
        /// How many drop zones it has.
        found: usize,
        /// How many players there are.
        players: usize,
    },
    /// The mission does not say where everybody comes from.
    #[error("mission {mission:?}: for {zones} players, not for {players}")]
    MissionPlayers {
        /// The mission.
        mission: String,
        /// How many drop zones it has.
        zones: usize,
        /// How many players there are.
        players: usize,
    },
    /// The mission is for armies, or for what is none.
    #[error("mission {mission:?}: drawn for {found}, not for {expected}")]
    Mission {
        /// The mission.
        mission: String,
        /// The rule set it was drawn for.
        found: RuleSet,
        /// The rule set that is to be played.
        expected: RuleSet,
    },
    /// There is nothing on the board to hold.
    #[error("mission {mission:?}: killzone {killzone:?} has no objectives to hold")]
    NoObjectives {
        /// The mission.
        mission: String,
        /// The board.
        killzone: String,
    },
    /// A drop zone of the mission is not on the board.
    #[error("mission {mission:?}: drop zone {zone} reaches beyond killzone {killzone:?}")]
    Beyond {
        /// The mission.
        mission: String,
        /// Its drop zone, from 1.
        zone: usize,
        /// The board.
        killzone: String,
    },
}

pub(crate) const TEAMS: [&str; 4] = ["team A", "team B", "team C", "team D"];
pub(crate) const KILLZONE: &str = "killzone";
pub(crate) const MISSION: &str = "mission";
pub(crate) const SWITCHES: &str = "switches";
/// How a game ended otherwise than on the table.
pub(crate) const FINISH: &str = "finish";
/// What the tags about the origin of the dice begin with.
pub(crate) const DICE: &str = "dice ";

impl<G: Edition> Matchup<G> {
    /// Puts together what a game is played with; `of` knows the rule set's own teams. The switches stand as
    /// the rule book sets them.
    ///
    /// # Errors
    /// Too many or too few teams, or one of another rule set.
    pub(crate) fn gather(
        teams: Vec<Loaded<AnyTeam>>,
        of: impl Fn(Loaded<AnyTeam>) -> Option<Loaded<Team<G::Rules>>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let [first, second] = <[_; 2]>::try_from(teams).map_err(|teams| BadMatchup::Teams {
            rules: G::RULE_SET,
            found: teams.len(),
            expected: "2",
        })?;
        let teams = [
            own_team(TEAMS[0], first, &of, G::RULE_SET)?,
            own_team(TEAMS[1], second, &of, G::RULE_SET)?,
        ];
        Ok(Matchup { teams, killzone, mission, switches: G::Switches::default() })
    }

    /// Checks that a game can be played with these and prepares it.
    ///
    /// # Errors
    /// What does not fit together: too many models, drop zones off the board.
    pub fn setup(&self) -> Result<Arc<SetupOf<G>>, BadMatchup> {
        let killzone = self.killzone.value.killzone.clone();
        if let Some(mission) = &self.mission {
            all_on_board(mission, &self.killzone)?;
        }
        let teams = self.teams.clone().map(|team| team.value);
        let mission = self.mission.as_ref();
        let mission = mission.map(|mission| two_teams(mission, G::RULE_SET)).transpose()?;
        Ok(Arc::new(Setup::new(killzone, teams, mission, self.switches)?))
    }

    /// A game that is about to begin.
    ///
    /// # Errors
    /// As [`Matchup::setup`].
    pub fn game(&self) -> Result<G, BadMatchup> {
        self.setup().map(G::begin)
    }

    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        let changed = self.switches.changed();
        tags(G::RULE_SET, &self.teams, &self.killzone, self.mission.as_ref(), &changed)
    }
}

/// A team as one of the rule set that is to be played; `of` knows its own.
fn own_team<T>(
    tag: &'static str,
    team: Loaded<AnyTeam>,
    of: impl Fn(Loaded<AnyTeam>) -> Option<Loaded<T>>,
    expected: RuleSet,
) -> Result<Loaded<T>, BadMatchup> {
    let (name, found) = (team.name.clone(), team.value.rule_set());
    of(team).ok_or(BadMatchup::Team { tag, name, found, expected })
}

/// Two to four teams, each as one of the rule set that is to be played; `of` knows its own.
pub(crate) fn own_teams<T>(
    teams: Vec<Loaded<AnyTeam>>,
    of: impl Fn(Loaded<AnyTeam>) -> Option<Loaded<T>>,
    rules: RuleSet,
) -> Result<Vec<Loaded<T>>, BadMatchup> {
    if !(2..=TEAMS.len()).contains(&teams.len()) {
        return Err(BadMatchup::Teams { rules, found: teams.len(), expected: "2 to 4" });
    }
    TEAMS.into_iter().zip(teams).map(|(tag, team)| own_team(tag, team, &of, rules)).collect()
}

/// The drop zones of a board, for a game without a mission.
pub(crate) fn board_zones(map: &Loaded<Map>, players: usize) -> Result<Vec<Polygon>, BadMatchup> {
    let zones = &map.value.drop_zones;
    if zones.len() < players {
        let (killzone, found) = (map.name.clone(), zones.len());
        return Err(BadMatchup::DropZones { killzone, found, players });
    }
    Ok(zones.iter().map(|zone| zone.area.clone()).collect())
}

/// A mission as one for two teams.
pub(crate) fn two_teams(
    mission: &Loaded<Mission>,
    expected: RuleSet,
) -> Result<skirmish::Mission, BadMatchup> {
    let (name, found) = (mission.name.clone(), mission.value.rules);
    mission.value.skirmish().ok_or(BadMatchup::Mission { mission: name, found, expected })
}

/// Refuses a mission with drop zones that the board does not have.
pub(crate) fn all_on_board(
    mission: &Loaded<Mission>,
    killzone: &Loaded<Map>,
) -> Result<(), BadMatchup> {
    let scene = killzone.value.killzone.scene();
    let beyond = mission.value.drop_zones.iter().position(|zone| {
        let (_, far) = zone.bounds();
        far.x > scene.width() || far.y > scene.depth()
    });
    beyond.map_or(Ok(()), |zone| {
        let (mission, killzone) = (mission.name.clone(), killzone.name.clone());
        Err(BadMatchup::Beyond { mission, zone: zone + 1, killzone })
    })
}

/// The tags of what a game is played with.
pub(crate) fn tags<T>(
    rules: RuleSet,
    teams: &[Loaded<T>],
    killzone: &Loaded<Map>,
    mission: Option<&Loaded<Mission>>,
    changed: &[(&'static str, impl Display)],
) -> Tags {
    fn value<T>(loaded: &Loaded<T>) -> String {
        format!("{} {}", loaded.name, loaded.hash)
    }
    let mut others: Vec<(String, String)> = Vec::new();
    for (tag, team) in TEAMS.iter().zip(teams) {
        others.push(((*tag).to_owned(), value(team)));
    }
    others.push((KILLZONE.to_owned(), value(killzone)));
    others.extend(mission.map(|mission| (MISSION.to_owned(), value(mission))));
    if !changed.is_empty() {
        let words: Vec<String> = changed.iter().map(|(n, v)| format!("{n}={v}")).collect();
        others.push((SWITCHES.to_owned(), words.join(" ")));
    }
    Tags { rules, others }
}
