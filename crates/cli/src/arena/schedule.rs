//! Which pair of games is played with which teams on which board.

use catalog::Matchup;
use table::RuleSet;

use crate::failure::Failure;
use crate::matchup::{killzone, mission, teams};

/// What one pair of games is played with: side 1's team first. The engines take turns with both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The teams.
    pub teams: [String; 2],
    /// The board.
    pub killzone: String,
    /// The mission, if one is played.
    pub mission: Option<String>,
}

impl Fixture {
    /// Everything that it names.
    ///
    /// # Errors
    /// What is not there, or does not go together.
    pub fn matchup(&self, rules: RuleSet) -> Result<Matchup, Failure> {
        let named = self.teams.each_ref().map(|name| ("--teams", Some(name.as_str())));
        let (rules, teams) = teams(Some(rules), &named)?;
        let killzone = killzone("--killzones", Some(&self.killzone), rules)?;
        let mission =
            self.mission.as_deref().map(|name| mission("--missions", name)).transpose()?;
        Matchup::new(rules, teams, killzone, mission)
            .map_err(|error| Failure::Input(error.to_string()))
    }
}

/// All fixtures of some teams on some boards: each team with each, itself included, on each board, with each mission
/// and without one where a game needs none.
pub fn fixtures(
    teams: &[String],
    killzones: &[String],
    missions: &[Option<String>],
) -> Vec<Fixture> {
    let mut all = Vec::new();
    for killzone in killzones {
        for mission in missions {
            for (i, first) in teams.iter().enumerate() {
                for second in &teams[i..] {
                    all.push(Fixture {
                        teams: [first.clone(), second.clone()],
                        killzone: killzone.clone(),
                        mission: mission.clone(),
                    });
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_team_meets_every_other_on_every_board() {
        let names = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let missions = [None, Some("m".to_owned())];
        let all = fixtures(&names(&["a", "b"]), &names(&["x", "y", "z"]), &missions);
        assert_eq!(all.len(), 3 * 3 * 2);
        assert_eq!(all[1].teams, ["a", "b"]);
        assert!(all.iter().enumerate().all(|(i, one)| !all[..i].contains(one)));
    }
}
