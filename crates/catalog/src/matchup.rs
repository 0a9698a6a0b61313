//! Two teams on a killzone: everything a game is played with, and the tags that say so in records.

use std::sync::Arc;

use skirmish::{BadSetup, Edition, Mission, Setup, SetupOf, SwitchSet, Team};
use table::{RuleSet, Tags};
use thiserror::Error;

use crate::{AnyTeam, Loaded, Map};

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
    /// No games of the rule set can be played.
    #[error("rules: {0} is not playable yet, expected kt21 or kt24")]
    Rules(RuleSet),
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

pub(crate) const TEAMS: [&str; 2] = ["team A", "team B"];
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
    /// The team that is of another rule set.
    pub(crate) fn gather(
        teams: [Loaded<AnyTeam>; 2],
        of: impl Fn(Loaded<AnyTeam>) -> Option<Loaded<Team<G::Rules>>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let [first, second] = teams;
        let own = |tag, team: Loaded<AnyTeam>| {
            let (name, found) = (team.name.clone(), team.value.rule_set());
            of(team).ok_or(BadMatchup::Team { tag, name, found, expected: G::RULE_SET })
        };
        let teams = [own(TEAMS[0], first)?, own(TEAMS[1], second)?];
        Ok(Matchup { teams, killzone, mission, switches: G::Switches::default() })
    }

    /// Checks that a game can be played with these and prepares it.
    ///
    /// # Errors
    /// What does not fit together: too many models, drop zones off the board.
    pub fn setup(&self) -> Result<Arc<SetupOf<G>>, BadMatchup> {
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
    pub fn game(&self) -> Result<G, BadMatchup> {
        self.setup().map(G::begin)
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
        Tags { rules: G::RULE_SET, others }
    }
}
