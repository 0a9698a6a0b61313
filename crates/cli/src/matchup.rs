//! What a game is played with, as the command line names it.

use std::path::Path;

use catalog::{AnyMatchup, AnyTeam, Loaded, Mission, Problem};
use clap::Args;
use table::{RuleSet, Side};

use crate::failure::Failure;
use crate::input::text;
use crate::options::Options;

/// The options that say what a game is played with.
#[derive(Clone, Debug, Args)]
pub struct MatchupArgs {
    /// The teams of side 1 and side 2, or of two to four sides in kt18 and kt4w40k: names, or files that end in .toml
    #[arg(long, value_name = "NAME,NAME")]
    teams: Option<String>,
    /// The killzone: a name, or a file that ends in .toml
    #[arg(long, value_name = "NAME")]
    killzone: Option<String>,
    /// The mission: a name, or a file that ends in .toml; without one, each side takes an edge
    #[arg(long, value_name = "NAME")]
    mission: Option<String>,
    /// A switch of the rule set, as name=value; may be given more than once
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    switches: Vec<String>,
}

impl MatchupArgs {
    /// Finds everything that the options name. `sides` is how many there are where no team is named.
    pub fn matchup(&self, options: Options, sides: Option<usize>) -> Result<AnyMatchup, Failure> {
        let names: Vec<Option<&str>> = match &self.teams {
            None => vec![None; sides.unwrap_or(2)],
            Some(names) => names.split(',').map(Some).collect(),
        };
        if !(2..=Side::MAX).contains(&names.len()) {
            let what = format!("{} of them, expected NAME,NAME", names.len());
            return Err(Failure::input("--teams", what));
        }
        let named: Vec<_> = names.into_iter().map(|name| ("--teams", name)).collect();
        let (rules, teams) = teams(options.rules, &named)?;
        let killzone = killzone("--killzone", self.killzone.as_deref(), rules)?;
        let mission = self.mission.as_deref().map(|name| mission("--mission", name)).transpose()?;
        let mut matchup = AnyMatchup::new(rules, teams, killzone, mission)
            .map_err(|error| Failure::Input(error.to_string()))?;
        for (i, setting) in self.switches.iter().enumerate() {
            set(&mut matchup, "--switch", setting)?;
            let name = |setting: &str| setting.split('=').next().map(str::to_owned);
            if self.switches[..i].iter().any(|other| name(other) == name(setting)) {
                return Err(Failure::input("--switch", format!("{setting:?}: set before")));
            }
        }
        Ok(matchup)
    }
}

/// Sets a switch written as `name=value`.
pub fn set(matchup: &mut AnyMatchup, field: &str, setting: &str) -> Result<(), Failure> {
    let (name, value) = setting
        .split_once('=')
        .ok_or_else(|| Failure::input(field, format!("{setting:?} is not NAME=VALUE")))?;
    matchup.set(name, value).map_err(|error| Failure::input(field, error))
}

/// The rule set where nobody says which, not even by naming a team of it.
const USUAL: RuleSet = RuleSet::Kt24;

/// The teams that fields name, each with its field, and the rule set they play: the one asked for, else the first
/// team's own. Those that come with the program stand in, in their order, for teams that are not named.
pub fn teams(
    asked: Option<RuleSet>,
    named: &[(&str, Option<&str>)],
) -> Result<(RuleSet, Vec<Loaded<AnyTeam>>), Failure> {
    let of = |&(field, name): &(&str, Option<&str>)| {
        let names = || catalog::team_names(asked.unwrap_or(USUAL));
        name.map(|name| find(field, name, catalog::read_team, catalog::team, names)).transpose()
    };
    let given = named.iter().map(of).collect::<Result<Vec<_>, Failure>>()?;
    let own = given.iter().flatten().map(|team| team.value.rule_set()).next();
    let rules = asked.or(own).unwrap_or(USUAL);
    for ((field, _), team) in named.iter().zip(&given) {
        if let Some(team) = team
            && team.value.rule_set() != rules
        {
            let found = team.value.rule_set();
            let what = format!("{:?} is a team of {found}, not of {rules}", team.name);
            return Err(Failure::input(field, what));
        }
    }
    let usual = catalog::team_names(rules);
    let fill = |place: usize, team: Option<Loaded<AnyTeam>>| {
        let name = usual.get(place % usual.len().max(1)).map_or("", String::as_str);
        team.map_or_else(
            || find(named[place].0, name, catalog::read_team, catalog::team, || usual.clone()),
            Ok,
        )
    };
    let teams = given.into_iter().enumerate().map(|(place, team)| fill(place, team));
    Ok((rules, teams.collect::<Result<_, _>>()?))
}

/// The killzone that a field names, or the first that comes with the program for a rule set.
pub fn killzone(
    field: &str,
    name: Option<&str>,
    rules: RuleSet,
) -> Result<Loaded<catalog::Map>, Failure> {
    let first = || catalog::killzone_names_for(rules).into_iter().next().unwrap_or_default();
    let name = name.map_or_else(first, str::to_owned);
    find(field, &name, catalog::read_killzone, catalog::killzone, catalog::killzone_names)
}

/// The mission that a field names.
pub fn mission(field: &str, name: &str) -> Result<Loaded<Mission>, Failure> {
    find(field, name, catalog::read_mission, catalog::mission, catalog::mission_names)
}

fn find<T>(
    field: &str,
    name: &str,
    read: impl Fn(&str, &str) -> Result<Loaded<T>, Problem>,
    known: impl Fn(&str) -> Option<Loaded<T>>,
    names: impl Fn() -> Vec<String>,
) -> Result<Loaded<T>, Failure> {
    if name.ends_with(".toml") {
        let text = text(Path::new(name), catalog::MAX_BYTES)?;
        return read(&text, name).map_err(|problem| Failure::Input(problem.to_string()));
    }
    known(name).ok_or_else(|| {
        let cut: String = name.chars().take(40).collect();
        let names = names().join(", ");
        Failure::input(field, format!("{cut:?} is not known; a file, or one of {names}"))
    })
}
