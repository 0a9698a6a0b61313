//! This rule set as everything above it sees it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::file::{Fields, Problems};
use table::{BadSetup, BadState, Boards, Names, Parts, Playable, Remarks, RuleSet};

use crate::{Kt18, Mission, Setup, State, Switches, Team, team_file};

impl Playable for Kt18 {
    const RULE_SET: RuleSet = RuleSet::KT18;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const BOARDS: Boards = Boards::Confined;
    const BOOK: &'static str = include_str!("../../../docs/rules/kt18-confines.md");
    const WORDS: Option<[&'static str; 4]> = Some([
        include_str!("../../../locales/en/kt18.ftl"),
        include_str!("../../../locales/fr/kt18.ftl"),
        include_str!("../../../locales/es/kt18.ftl"),
        include_str!("../../../locales/it/kt18.ftl"),
    ]);

    type Team = Team;
    type Switches = Switches;
    type Setup = Setup;
    type State = State;

    fn read_team(fields: &Fields, problems: &mut Problems) -> Option<Team> {
        team_file::read(fields, problems)
    }

    fn remarks(team: &Team, fields: &Fields) -> Remarks {
        team_file::remarks(team, fields)
    }

    fn prepare(parts: Parts<'_, Team, Switches>) -> Result<Setup, BadSetup> {
        let mission = mission(&parts)?;
        Setup::new(parts.map.killzone.clone(), parts.teams, mission, parts.switches)
    }

    fn begin(setup: Arc<Setup>) -> Self {
        Kt18::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt18::at(setup, state)
    }

    fn shared_setup(&self) -> Arc<Setup> {
        self.shared_setup()
    }

    fn state(&self) -> &State {
        self.state()
    }

    fn round(&self) -> u8 {
        self.state.round
    }

    fn last_round(&self) -> u8 {
        self.setup.mission.rounds
    }

    fn names(&self) -> Names {
        let cards = self.setup.teams.iter().flat_map(|team| &team.models);
        cards.flat_map(|card| &card.weapons).map(|weapon| (weapon.slug, &weapon.name)).collect()
    }
}

/// How many battle rounds a game without a mission lasts.
const ROUNDS: u8 = 5;

/// Where the teams come from, and for how long they fight: the drop zones of the board, or of a mission for two.
fn mission(parts: &Parts<'_, Team, Switches>) -> Result<Mission, BadSetup> {
    let (map, players, tactics) = (parts.map, parts.teams.len(), parts.map.confines_tactics);
    let Some(mission) = parts.mission else {
        let drop_zones = map.zones_for(players)?;
        let name = map.killzone.name().to_owned();
        return Ok(Mission { name, drop_zones, rounds: ROUNDS, tactics });
    };
    let drop_zones = mission.zones_of_two(RuleSet::KT18)?.to_vec();
    mission.seats(players)?;
    mission.lies_on(map)?;
    Ok(Mission { name: mission.name.clone(), drop_zones, rounds: mission.turning_points, tactics })
}
