//! Teams, killzones and missions: those that come with the program, and files of one's own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use catalog::{Files, Matchup, Problem};
use pyo3::prelude::*;
use serde_json::json;
use table::{RuleSet, Side};

use crate::failure::Failure;
use crate::plain::plain;

/// The files of Python programs: a name that ends in .toml is a path, a text of several lines the file itself.
pub struct PathsAndTexts;

impl Files for PathsAndTexts {
    type Error = Failure;

    fn open(&self, name: &str) -> Result<Option<String>, Failure> {
        if name.contains('\n') {
            return Ok(Some(name.to_owned()));
        }
        if !name.ends_with(".toml") {
            return Ok(None);
        }
        let cannot = |error: std::io::Error| Failure::input(name, error);
        let size = fs::metadata(name).map_err(cannot)?.len();
        if size > catalog::MAX_BYTES as u64 {
            let what = format!("larger than the {} bytes that are read", catalog::MAX_BYTES);
            return Err(Failure::input(name, what));
        }
        fs::read_to_string(Path::new(name)).map(Some).map_err(cannot)
    }
}

/// The rule set that a word names.
pub fn rule_set(word: &str) -> Result<RuleSet, Failure> {
    word.parse().map_err(|error| Failure::input("rules", error))
}

/// What a game is to be played with, as Python programs name it.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// The rule set; that of the first team if it is not said.
    pub rules: Option<String>,
    /// The teams; those that come with the program if they are not said.
    pub teams: Option<Vec<Option<String>>>,
    /// The board.
    pub killzone: Option<String>,
    /// The mission.
    pub mission: Option<String>,
    /// Switches of the rule set that are to stand otherwise than usual.
    pub switches: Option<BTreeMap<String, String>>,
}

impl Named {
    /// Finds everything that is named. `sides` is how many play where no team is named.
    ///
    /// # Errors
    /// What is not there, does not read or does not go together.
    pub fn matchup(&self, sides: usize) -> Result<Matchup, Failure> {
        let asked = self.rules.as_deref().map(rule_set).transpose()?;
        let teams = self.teams.clone().unwrap_or_else(|| vec![None; sides]);
        if !(2..=Side::MAX).contains(&teams.len()) {
            let what = format!("{} of them, expected 2 to {}", teams.len(), Side::MAX);
            return Err(Failure::input("teams", what));
        }
        let named: Vec<_> = teams.iter().map(|name| ("teams", name.as_deref())).collect();
        let (rules, teams) = catalog::teams_by_name(asked, &named, &PathsAndTexts)?;
        let board = self.killzone.as_deref();
        let killzone = catalog::killzone_by_name("killzone", board, rules, &PathsAndTexts)?;
        let mission = self.mission.as_deref();
        let mission = mission.map(|name| catalog::mission_by_name("mission", name, &PathsAndTexts));
        let mut matchup = Matchup::new(rules, teams, killzone, mission.transpose()?)?;
        for (name, value) in self.switches.iter().flatten() {
            let set = matchup.set(name, value);
            set.map_err(|error| Failure::input(format!("switches.{name}"), error))?;
        }
        Ok(matchup)
    }
}

/// The names of what comes with the program: `teams`, `killzones` or `missions`, of a rule set if one is named.
#[pyfunction]
#[pyo3(signature = (what, rules=None))]
pub fn names(what: &str, rules: Option<&str>) -> PyResult<Vec<String>> {
    let rules = rules.map(rule_set).transpose()?;
    Ok(match (what, rules) {
        ("teams", Some(rules)) => catalog::team_names(rules),
        ("teams", None) => RuleSet::ALL.into_iter().flat_map(catalog::team_names).collect(),
        ("killzones", Some(rules)) => catalog::killzone_names_for(rules),
        ("killzones", None) => catalog::killzone_names(),
        ("missions", Some(rules)) => catalog::mission_names_for(rules),
        ("missions", None) => catalog::mission_names(),
        _ => Err(Failure::input("what", "expected teams, killzones or missions"))?,
    })
}

/// Checks the text of a team, a killzone or a mission. `file` is only for messages.
#[pyfunction]
#[pyo3(signature = (text, file="text"))]
pub fn check<'py>(py: Python<'py>, text: &str, file: &str) -> PyResult<Bound<'py, PyAny>> {
    let flaw = |problem: &Problem| json!({ "line": problem.line, "field": problem.field, "what": problem.what });
    let flaws = |all: &[Problem]| all.iter().map(flaw).collect::<Vec<_>>();
    let found = match py.detach(|| catalog::check(text, file)) {
        Ok(report) => json!({
            "ok": true,
            "what": report.to_string(),
            "warnings": flaws(&report.warnings),
            "problems": [],
        }),
        Err(problems) => json!({
            "ok": false,
            "what": null,
            "warnings": [],
            "problems": flaws(&problems),
        }),
    };
    plain(py, &found)
}
