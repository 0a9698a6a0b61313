//! Two to four teams of Kill Team 2018 on a killzone.

use std::sync::Arc;

use kt18::{Kt18, Setup, Switches, Team};
use table::{RuleSet, Tags};

use crate::matchup::{all_on_board, board_zones, own_teams, tags, two_teams};
use crate::{AnyTeam, BadMatchup, Loaded, Map, Mission};

/// Everything a game of Kill Team 2018 is played with.
#[derive(Clone, Debug, PartialEq)]
pub struct Kt18Matchup {
    /// The teams, side A's first: two to four.
    pub teams: Vec<Loaded<Team>>,
    /// The board; without a mission, its drop zones are the teams'.
    pub killzone: Loaded<Map>,
    /// The mission, if one is played; only two teams can.
    pub mission: Option<Loaded<Mission>>,
    /// How the open points of the rules are played.
    pub switches: Switches,
}

impl Kt18Matchup {
    /// How many battle rounds a game without a mission lasts.
    pub const ROUNDS: u8 = 5;

    /// How many battle rounds the game lasts.
    pub fn rounds(&self) -> u8 {
        self.mission.as_ref().map_or(Self::ROUNDS, |mission| mission.value.turning_points)
    }

    /// Puts together what a game is played with. The switches stand as the rule book sets them.
    ///
    /// # Errors
    /// Too many or too few teams, or one of another rule set.
    pub(crate) fn gather(
        teams: Vec<Loaded<AnyTeam>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let teams = own_teams(teams, Loaded::kt18, RuleSet::Kt18)?;
        Ok(Kt18Matchup { teams, killzone, mission, switches: Switches::default() })
    }

    /// Checks that a game can be played with these and prepares it.
    ///
    /// # Errors
    /// What does not fit together: too few drop zones, drop zones off the board, a mission for fewer players.
    pub fn setup(&self) -> Result<Arc<Setup>, BadMatchup> {
        let killzone = self.killzone.value.killzone.clone();
        let teams = self.teams.iter().map(|team| team.value.clone()).collect();
        Ok(Arc::new(Setup::new(killzone, teams, self.played()?, self.switches)?))
    }

    /// Where the teams come from, and for how long they fight.
    fn played(&self) -> Result<kt18::Mission, BadMatchup> {
        let (map, players) = (&self.killzone, self.teams.len());
        let tactics = map.value.confines_tactics;
        let Some(mission) = &self.mission else {
            let drop_zones = board_zones(map, players)?;
            return Ok(kt18::Mission {
                name: map.name.clone(),
                drop_zones,
                rounds: self.rounds(),
                tactics,
            });
        };
        let drop_zones = two_teams(mission, RuleSet::Kt18)?.drop_zones.to_vec();
        if drop_zones.len() < players {
            let (mission, zones) = (mission.name.clone(), drop_zones.len());
            return Err(BadMatchup::MissionPlayers { mission, zones, players });
        }
        all_on_board(mission, map)?;
        Ok(kt18::Mission { name: mission.name.clone(), drop_zones, rounds: self.rounds(), tactics })
    }

    /// A game that is about to begin.
    ///
    /// # Errors
    /// As [`Kt18Matchup::setup`].
    pub fn game(&self) -> Result<Kt18, BadMatchup> {
        self.setup().map(Kt18::new)
    }

    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        let changed = self.switches.changed();
        tags(RuleSet::Kt18, &self.teams, &self.killzone, self.mission.as_ref(), &changed)
    }
}
