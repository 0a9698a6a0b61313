//! What a game is played with, as the command line names it.

use std::path::Path;

use catalog::{Loaded, Matchup, Problem};
use clap::Args;
use kt24::{Switches, Team};
use skirmish::Mission;

use crate::failure::Failure;
use crate::input::text;

/// The options that say what a game is played with.
#[derive(Clone, Debug, Args)]
pub struct MatchupArgs {
    /// The teams of side 1 and side 2: names, or files that end in .toml
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
    /// Finds everything that the options name.
    pub fn matchup(&self) -> Result<Matchup, Failure> {
        let teams = match &self.teams {
            None => {
                let mut names = catalog::team_names().into_iter();
                let first = names.next().unwrap_or_default();
                let second = names.next().unwrap_or_else(|| first.clone());
                [team("--teams", &first)?, team("--teams", &second)?]
            }
            Some(names) => match names.split(',').collect::<Vec<_>>().as_slice() {
                [first, second] => [team("--teams", first)?, team("--teams", second)?],
                names => {
                    let what = format!("{} of them, expected NAME,NAME", names.len());
                    return Err(Failure::input("--teams", what));
                }
            },
        };
        let killzone = match &self.killzone {
            Some(name) => killzone("--killzone", name)?,
            None => {
                let first = catalog::killzone_names().into_iter().next().unwrap_or_default();
                killzone("--killzone", &first)?
            }
        };
        let mission = self.mission.as_deref().map(|name| mission("--mission", name)).transpose()?;
        let mut switches = Switches::default();
        for (i, setting) in self.switches.iter().enumerate() {
            set(&mut switches, "--switch", setting)?;
            let name = |setting: &str| setting.split('=').next().map(str::to_owned);
            if self.switches[..i].iter().any(|other| name(other) == name(setting)) {
                return Err(Failure::input("--switch", format!("{setting:?}: set before")));
            }
        }
        Ok(Matchup { teams, killzone, mission, switches })
    }
}

/// Sets a switch written as `name=value`.
pub fn set(switches: &mut Switches, field: &str, setting: &str) -> Result<(), Failure> {
    let (name, value) = setting
        .split_once('=')
        .ok_or_else(|| Failure::input(field, format!("{setting:?} is not NAME=VALUE")))?;
    switches.set(name, value).map_err(|error| Failure::input(field, error))
}

/// The team that a field names.
pub fn team(field: &str, name: &str) -> Result<Loaded<Team>, Failure> {
    find(field, name, catalog::read_team, catalog::team, catalog::team_names)
}

/// The killzone that a field names.
pub fn killzone(field: &str, name: &str) -> Result<Loaded<catalog::Map>, Failure> {
    find(field, name, catalog::read_killzone, catalog::killzone, catalog::killzone_names)
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
