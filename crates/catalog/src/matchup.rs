//! Teams on a killzone: everything a game is played with.

use game::{Door, Game, Switches, Team};
use table::{BadSetup, BadSwitch, RuleSet};
use thiserror::Error;

use crate::tags::TEAMS;
use crate::{Loaded, Map, Mission};

/// Everything a game is played with.
#[derive(Clone, Debug, PartialEq)]
pub struct Matchup {
    /// The rule set.
    pub rules: RuleSet,
    /// The teams, side A's first.
    pub teams: Vec<Loaded<Team>>,
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
    /// Nobody knows the rule set.
    #[error("{0} is not played here")]
    RuleSet(RuleSet),
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
        expected: String,
    },
    /// They do not fit together.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

impl Matchup {
    /// Puts together what a game is played with, side A's team first: as many as play under the rule set. The switches
    /// stand as the rule book sets them.
    ///
    /// # Errors
    /// Too many or too few teams, or the team that is of another rule set.
    pub fn new(
        rules: RuleSet,
        teams: impl Into<Vec<Loaded<Team>>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let (door, teams) = (door(rules)?, teams.into());
        let players = door.players();
        if !players.contains(&teams.len()) {
            let expected = match (players.start(), players.end()) {
                (least, most) if least == most => most.to_string(),
                (least, most) => format!("{least} to {most}"),
            };
            return Err(BadMatchup::Teams { rules, found: teams.len(), expected });
        }
        let stranger =
            TEAMS.into_iter().zip(&teams).find(|(_, team)| team.value.rule_set() != rules);
        if let Some((tag, team)) = stranger {
            let (name, found) = (team.name.clone(), team.value.rule_set());
            return Err(BadMatchup::Team { tag, name, found, expected: rules });
        }
        Ok(Matchup { rules, teams, killzone, mission, switches: door.switches() })
    }

    /// Sets one switch of the rule set by name.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        self.switches.set(name, value)
    }

    /// The switches that differ from the default, as `(name, value)`.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        self.switches.changed()
    }

    /// How a switch stands, if the rule set has it.
    pub fn setting(&self, name: &str) -> Option<String> {
        let mut all = self.switches.all().into_iter();
        all.find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// What people call the teams, side A's first.
    pub fn team_names(&self) -> Vec<&str> {
        self.teams.iter().map(|team| team.name.as_str()).collect()
    }

    /// What people call the board.
    pub fn killzone_name(&self) -> &str {
        &self.killzone.name
    }

    /// A game that is about to begin. Its clones are games with the same things, prepared once.
    ///
    /// # Errors
    /// What does not fit together: too many models, too few drop zones, drop zones off the board.
    pub fn game(&self) -> Result<Game, BadMatchup> {
        let teams: Vec<&Team> = self.teams.iter().map(|team| &team.value).collect();
        let mission = self.mission.as_ref().map(|mission| &mission.value);
        Ok(door(self.rules)?.begin(&teams, &self.killzone.value, mission, &self.switches)?)
    }
}

fn door(rules: RuleSet) -> Result<&'static dyn Door, BadMatchup> {
    game::door(rules).ok_or(BadMatchup::RuleSet(rules))
}
