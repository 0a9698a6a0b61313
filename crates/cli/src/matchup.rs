//! What a game is played with, as the command line names it.

use std::path::Path;

use catalog::{Files, Loaded, Matchup, Mission, Team};
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
    pub fn matchup(&self, options: Options, sides: Option<usize>) -> Result<Matchup, Failure> {
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
        let mut matchup = Matchup::new(rules, teams, killzone, mission)
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
pub fn set(matchup: &mut Matchup, field: &str, setting: &str) -> Result<(), Failure> {
    let (name, value) = setting
        .split_once('=')
        .ok_or_else(|| Failure::input(field, format!("{setting:?} is not NAME=VALUE")))?;
    matchup.set(name, value).map_err(|error| Failure::input(field, error))
}

/// The files of the command line: names that end in .toml.
struct FileNames;

impl Files for FileNames {
    type Error = Failure;

    fn open(&self, name: &str) -> Result<Option<String>, Failure> {
        let is_file = name.ends_with(".toml");
        is_file.then(|| text(Path::new(name), catalog::MAX_BYTES)).transpose()
    }
}

/// The teams that options name, and the rule set they play ([`catalog::teams_by_name`]).
pub fn teams(
    asked: Option<RuleSet>,
    named: &[(&str, Option<&str>)],
) -> Result<(RuleSet, Vec<Loaded<Team>>), Failure> {
    catalog::teams_by_name(asked, named, &FileNames)
}

/// The killzone that an option names, or the first that comes with the program for a rule set.
pub fn killzone(
    field: &str,
    name: Option<&str>,
    rules: RuleSet,
) -> Result<Loaded<catalog::Map>, Failure> {
    catalog::killzone_by_name(field, name, rules, &FileNames)
}

/// The mission that an option names.
pub fn mission(field: &str, name: &str) -> Result<Loaded<Mission>, Failure> {
    catalog::mission_by_name(field, name, &FileNames)
}
