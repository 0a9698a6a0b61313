//! This rule set as everything above it sees it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use table::file::{Fields, Problems};
use table::{BadSetup, BadState, Boards, Names, Parts, Playable, Remarks, RuleSet};

use crate::{Army, Kt4w40k, Scenario, Setup, State, Switches, Victory, army_file, army_remarks};

impl Playable for Kt4w40k {
    const RULE_SET: RuleSet = RuleSet::KT4W40K;
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const BOARDS: Boards = Boards::Large;
    const BOOK: &'static str = include_str!("../../../docs/rules/kt4w40k.md");
    const WORDS: Option<[&'static str; 4]> = Some([
        include_str!("../../../locales/en/kt4w40k.ftl"),
        include_str!("../../../locales/fr/kt4w40k.ftl"),
        include_str!("../../../locales/es/kt4w40k.ftl"),
        include_str!("../../../locales/it/kt4w40k.ftl"),
    ]);

    type Team = Army;
    type Switches = Switches;
    type Setup = Setup;
    type State = State;

    fn read_team(fields: &Fields, problems: &mut Problems) -> Option<Army> {
        army_file::read(fields, problems)
    }

    fn remarks(army: &Army, fields: &Fields) -> Remarks {
        army_remarks::remarks(army, fields)
    }

    fn prepare(parts: Parts<'_, Army, Switches>) -> Result<Setup, BadSetup> {
        let scenario = scenario(&parts)?;
        Setup::new(parts.map.killzone.clone(), parts.teams, scenario, parts.switches)
    }

    fn begin(setup: Arc<Setup>) -> Self {
        Kt4w40k::new(setup)
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        Kt4w40k::at(setup, state)
    }

    fn shared_setup(&self) -> Arc<Setup> {
        self.shared_setup()
    }

    fn state(&self) -> &State {
        self.state()
    }

    fn round(&self) -> u8 {
        self.state.turn
    }

    fn last_round(&self) -> u8 {
        self.setup.scenario.turns
    }

    fn names(&self) -> Names {
        let armies = &self.setup.armies;
        let models = armies.iter().flat_map(|army| &army.units).flat_map(|unit| &unit.models);
        let weapons = models.flat_map(|model| &model.weapons).map(|w| (w.slug, &w.name));
        let stratagems = armies.iter().flat_map(|army| &army.stratagems);
        weapons.chain(stratagems.map(|one| (one.slug, &one.name))).collect()
    }
}

/// How many turns a game without a mission lasts.
const TURNS: u8 = 5;

/// Where the armies come from, for how long they fight, and what for. Of more drop zones than players, the first are
/// used.
fn scenario(parts: &Parts<'_, Army, Switches>) -> Result<Scenario, BadSetup> {
    let (map, players) = (parts.map, parts.teams.len());
    let Some(mission) = parts.mission else {
        return Ok(Scenario {
            name: map.killzone.name().to_owned(),
            zones: map.zones_for(players)?.into_iter().take(players).collect(),
            turns: TURNS,
            first_deployer_bonus: false,
            victory: Victory::default(),
        });
    };
    if mission.rules != RuleSet::KT4W40K {
        return Err(mission.not_for(RuleSet::KT4W40K));
    }
    mission.seats(players)?;
    mission.lies_on(map)?;
    let objectives: Vec<_> = map.objectives.iter().map(|marked| marked.at).collect();
    if mission.hold > 0 && objectives.is_empty() {
        let (mission, killzone) = (mission.name.clone(), map.killzone.name().to_owned());
        return Err(BadSetup::NoObjectives { mission, killzone });
    }
    Ok(Scenario {
        name: mission.name.clone(),
        zones: mission.drop_zones.iter().take(players).cloned().collect(),
        turns: mission.turning_points,
        first_deployer_bonus: mission.first_deployer_bonus,
        victory: Victory { objectives, hold: mission.hold, breakthrough: mission.breakthrough },
    })
}
