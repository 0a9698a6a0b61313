//! What a game is played with, as the command line names it.

use std::path::Path;

use catalog::{Files, Loaded, Matchup, Mission, Team};
use clap::Args;
use game::Game;
use table::{RuleSet, Side};

use crate::failure::Failure;
use crate::input::text;
use crate::options::Options;

/// The options that say what a game is played with.
#[derive(Clone, Debug, Args)]
pub struct MatchupArgs {
    /// The teams of side 1 and side 2, or of two to four sides in kt18 and kt4w40k: names, or files that end in .toml; or
    /// "all": every built-in team against every other, on either side
    #[arg(long, value_name = "NAME,NAME")]
    teams: Option<String>,
    /// The killzone: a name, or a file that ends in .toml; or "all" built-in ones that are meant for the rule set
    #[arg(long, value_name = "NAME")]
    killzone: Option<String>,
    /// The mission: a name, or a file that ends in .toml; or "all" built-in ones of the rule set; without one, each side
    /// takes an edge
    #[arg(long, value_name = "NAME")]
    mission: Option<String>,
    /// A switch of the rule set, as name=value; may be given more than once
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    switches: Vec<String>,
}

/// The word for everything that comes with the program.
const ALL: &str = "all";

impl MatchupArgs {
    /// Whether the options ask for more than one pairing.
    pub fn is_round_robin(&self) -> bool {
        [&self.teams, &self.killzone, &self.mission].into_iter().any(|name| is_all(name.as_deref()))
    }

    /// Finds everything that the options name: one pairing, or all that fit together where they ask for all, by teams,
    /// then killzones, then missions. `sides` is how many there are where no team is named.
    pub fn pairings(
        &self,
        options: Options,
        sides: Option<usize>,
    ) -> Result<Vec<(Matchup, Game)>, Failure> {
        let (rules, meetings) = self.meetings(options, sides)?;
        let killzones = if is_all(self.killzone.as_deref()) {
            catalog::killzone_names_for(rules)
                .iter()
                .filter_map(|it| catalog::killzone(it))
                .collect()
        } else {
            vec![killzone("--killzone", self.killzone.as_deref(), rules)?]
        };
        let missions: Vec<Option<Loaded<Mission>>> = match self.mission.as_deref() {
            None => vec![None],
            Some(ALL) => {
                catalog::mission_names_for(rules).iter().map(|it| catalog::mission(it)).collect()
            }
            Some(name) => vec![Some(mission("--mission", name)?)],
        };
        let mut pairings = Vec::new();
        let mut misfit = None;
        for teams in &meetings {
            for killzone in &killzones {
                for mission in &missions {
                    let matchup = self.matchup(rules, teams, killzone, mission.as_ref())?;
                    match matchup.game() {
                        Ok(game) => pairings.push((matchup, game)),
                        // Not every mission fits on every board.
                        Err(error) => misfit = misfit.or(Some(error)),
                    }
                }
            }
        }
        match misfit {
            Some(error) if pairings.is_empty() => Err(Failure::Input(error.to_string())),
            None if pairings.is_empty() => {
                Err(Failure::input("--teams", format!("nothing to choose from for {rules}")))
            }
            _ => Ok(pairings),
        }
    }

    /// The rule set, and the teams that meet in each pairing.
    fn meetings(&self, options: Options, sides: Option<usize>) -> Result<Meetings, Failure> {
        let all = is_all(self.teams.as_deref());
        let names: Vec<Option<&str>> = match &self.teams {
            Some(names) if !all => names.split(',').map(Some).collect(),
            _ => vec![None; sides.unwrap_or(2)],
        };
        if !(2..=Side::MAX).contains(&names.len()) {
            let what = format!("{} of them, expected NAME,NAME", names.len());
            return Err(Failure::input("--teams", what));
        }
        if all && names.len() != 2 {
            let what = format!("all of them meet in pairs, but there are {} players", names.len());
            return Err(Failure::input("--teams", what));
        }
        let named: Vec<_> = names.into_iter().map(|name| ("--teams", name)).collect();
        let (rules, teams) = teams(options.rules, &named)?;
        if !all {
            return Ok((rules, vec![teams]));
        }
        let names = catalog::team_names(rules);
        let teams: Vec<_> = names.iter().filter_map(|name| catalog::team(name)).collect();
        let others = |first: usize| (0..teams.len()).filter(move |second| *second != first);
        let pairs =
            (0..teams.len()).flat_map(|first| others(first).map(move |other| [first, other]));
        let meetings = pairs.map(|pair| pair.map(|place| teams[place].clone()).to_vec()).collect();
        Ok((rules, meetings))
    }

    fn matchup(
        &self,
        rules: RuleSet,
        teams: &[Loaded<Team>],
        killzone: &Loaded<catalog::Map>,
        mission: Option<&Loaded<Mission>>,
    ) -> Result<Matchup, Failure> {
        let mut matchup = Matchup::new(rules, teams, killzone.clone(), mission.cloned())
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

/// A rule set, and the teams of each pairing, side A's first.
type Meetings = (RuleSet, Vec<Vec<Loaded<Team>>>);

fn is_all(name: Option<&str>) -> bool {
    name == Some(ALL)
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
