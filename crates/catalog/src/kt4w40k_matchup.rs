//! Two to four armies of KT4W40K on a table.

use std::sync::Arc;

use kt4w40k::{Army, Kt4w40k, Scenario, Setup, Switches, Victory};
use table::{RuleSet, Tags};

use crate::matchup::{all_on_board, board_zones, own_teams, tags};
use crate::{AnyTeam, BadMatchup, Loaded, Map, Mission};

/// Everything a game of KT4W40K is played with.
#[derive(Clone, Debug, PartialEq)]
pub struct Kt4w40kMatchup {
    /// The armies, side A's first: two to four.
    pub teams: Vec<Loaded<Army>>,
    /// The table; without a mission, its drop zones are the armies'.
    pub killzone: Loaded<Map>,
    /// The mission, if one is played.
    pub mission: Option<Loaded<Mission>>,
    /// How the open points of the rules are played.
    pub switches: Switches,
}

impl Kt4w40kMatchup {
    /// How many turns a game without a mission lasts.
    pub const TURNS: u8 = 5;

    /// How many turns the game lasts.
    pub fn turns(&self) -> u8 {
        self.mission.as_ref().map_or(Self::TURNS, |mission| mission.value.turning_points)
    }

    /// Puts together what a game is played with. The switches stand as the rule book sets them.
    ///
    /// # Errors
    /// Too many or too few armies, a team of another rule set, or a mission of one.
    pub(crate) fn gather(
        teams: Vec<Loaded<AnyTeam>>,
        killzone: Loaded<Map>,
        mission: Option<Loaded<Mission>>,
    ) -> Result<Self, BadMatchup> {
        let teams = own_teams(teams, Loaded::kt4w40k, RuleSet::Kt4w40k)?;
        Ok(Kt4w40kMatchup { teams, killzone, mission, switches: Switches::default() })
    }

    /// Checks that a game can be played with these and prepares it.
    ///
    /// # Errors
    /// What does not fit together: too few drop zones, drop zones off the board, markers to hold that the board does not
    /// have.
    pub fn setup(&self) -> Result<Arc<Setup>, BadMatchup> {
        let killzone = self.killzone.value.killzone.clone();
        let armies = self.teams.iter().map(|army| army.value.clone()).collect();
        Ok(Arc::new(Setup::new(killzone, armies, self.scenario()?, self.switches)?))
    }

    /// Where the armies come from, for how long they fight, and what for. Of more drop zones than players, the first are
    /// used.
    fn scenario(&self) -> Result<Scenario, BadMatchup> {
        let (map, players) = (&self.killzone, self.teams.len());
        let Some(mission) = &self.mission else {
            return Ok(Scenario {
                name: map.name.clone(),
                zones: board_zones(map, players)?.into_iter().take(players).collect(),
                turns: self.turns(),
                first_deployer_bonus: false,
                victory: Victory::default(),
            });
        };
        let of = &mission.value;
        if of.rules != RuleSet::Kt4w40k {
            let (mission, found) = (mission.name.clone(), of.rules);
            return Err(BadMatchup::Mission { mission, found, expected: RuleSet::Kt4w40k });
        }
        if of.drop_zones.len() < players {
            let (mission, zones) = (mission.name.clone(), of.drop_zones.len());
            return Err(BadMatchup::MissionPlayers { mission, zones, players });
        }
        all_on_board(mission, map)?;
        let objectives: Vec<_> = map.value.objectives.iter().map(|marked| marked.at).collect();
        if of.hold > 0 && objectives.is_empty() {
            let (mission, killzone) = (mission.name.clone(), map.name.clone());
            return Err(BadMatchup::NoObjectives { mission, killzone });
        }
        Ok(Scenario {
            name: mission.name.clone(),
            zones: of.drop_zones.iter().take(players).cloned().collect(),
            turns: self.turns(),
            first_deployer_bonus: of.first_deployer_bonus,
            victory: Victory { objectives, hold: of.hold, breakthrough: of.breakthrough },
        })
    }

    /// A game that is about to begin.
    ///
    /// # Errors
    /// As [`Kt4w40kMatchup::setup`].
    pub fn game(&self) -> Result<Kt4w40k, BadMatchup> {
        self.setup().map(Kt4w40k::new)
    }

    /// The tags under which a record or position of such a game is kept.
    pub fn tags(&self) -> Tags {
        let changed = self.switches.changed();
        tags(RuleSet::Kt4w40k, &self.teams, &self.killzone, self.mission.as_ref(), &changed)
    }
}
