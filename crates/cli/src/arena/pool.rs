//! What games between engines are played with.

use catalog::Matchup;
use clap::Args;
use game::Game;
use table::{RuleSet, Tags};

use super::schedule::{Fixture, fixtures};
use crate::failure::Failure;
use crate::matchup;

/// The teams, boards and missions that games are played with.
#[derive(Debug, Args)]
pub struct Pool {
    /// The teams that play, each against each; all of the rule set without it
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    teams: Vec<String>,
    /// The killzones that are played on; all that the rule set is meant for without it
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    killzones: Vec<String>,
    /// The missions that are played; without it, all that there are, and none
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    missions: Vec<String>,
}

/// A fixture with everything prepared.
pub struct Table {
    /// What is played with.
    pub fixture: Fixture,
    /// The beginning of a game.
    pub start: Game,
    /// What a record of it says.
    pub tags: Tags,
}

impl Pool {
    /// Everything that is played on, prepared once.
    ///
    /// # Errors
    /// What is not there, or does not go together.
    pub fn tables(&self, rules: RuleSet) -> Result<Vec<Table>, Failure> {
        let or = |named: &Vec<String>, all: Vec<String>| {
            if named.is_empty() { all } else { named.clone() }
        };
        let teams = or(&self.teams, catalog::team_names(rules));
        let killzones = or(&self.killzones, catalog::killzone_names_for(rules));
        self.check_names(rules)?;
        let named = !self.missions.is_empty();
        let missions: Vec<Option<String>> = if named {
            self.missions.iter().cloned().map(Some).collect()
        } else {
            let all = catalog::mission_names().into_iter().map(Some);
            std::iter::once(None).chain(all).collect()
        };
        let mut tables = Vec::new();
        for fixture in fixtures(&teams, &killzones, &missions) {
            let made = fixture.matchup(rules).and_then(|matchup: Matchup| {
                let start = matchup.game().map_err(|error| Failure::Input(error.to_string()))?;
                Ok((start, matchup.whole_tags()))
            });
            match made {
                Ok((start, tags)) => tables.push(Table { fixture, start, tags }),
                // Of the missions that nobody named, those that do not go with a board are left out.
                Err(_) if !named && (fixture.mission.is_some() || missions.len() > 1) => {}
                Err(failure) => return Err(failure),
            }
        }
        if tables.is_empty() {
            return Err(Failure::input("--teams", "nothing can be played with these"));
        }
        Ok(tables)
    }

    /// Whatever the command line names has to be there.
    fn check_names(&self, rules: RuleSet) -> Result<(), Failure> {
        for name in &self.teams {
            matchup::teams(Some(rules), &[("--teams", Some(name.as_str()))])?;
        }
        for name in &self.killzones {
            matchup::killzone("--killzones", Some(name), rules)?;
        }
        for name in &self.missions {
            matchup::mission("--missions", name)?;
        }
        Ok(())
    }
}
