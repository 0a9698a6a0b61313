//! What a game is played with, as people name it: by the name of what comes with the program, or by a file.

use game::Team;
use table::file::Problem;
use table::{RuleSet, Slug};
use thiserror::Error;

use crate::{
    Loaded, Map, Mission, killzone, killzone_names, killzone_names_for, mission, mission_names,
    read_killzone, read_mission, read_team, team, team_names,
};

/// The rule set where nobody says which, not even by naming a team of it.
const USUAL: RuleSet = RuleSet::KT24;

/// A name that leads to nothing that can be played with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {what}")]
pub struct Misnamed {
    /// The field or option that names it.
    pub field: String,
    /// What is wrong with it.
    pub what: String,
}

impl Misnamed {
    /// `what` is wrong with what a field names.
    pub fn new(field: impl Into<String>, what: impl Into<String>) -> Self {
        Misnamed { field: field.into(), what: what.into() }
    }
}

/// How whoever asks gets at files: the text of what a name stands for, or nothing where it names no file.
pub trait Files {
    /// What can go wrong.
    type Error: From<Misnamed> + From<Problem>;

    /// The text of the file that a name stands for; nothing where the name is that of something built in.
    ///
    /// # Errors
    /// If there is no such file, or it does not read.
    fn open(&self, name: &str) -> Result<Option<String>, Self::Error>;
}

/// The teams that fields name, each with its field, and the rule set they play: the one asked for, else the first
/// team's own. Those that come with the program stand in, in their order, for teams that are not named.
///
/// # Errors
/// The first name that leads to nothing, file that does not read, or team of another rule set.
pub fn teams_by_name<F: Files>(
    asked: Option<RuleSet>,
    named: &[(&str, Option<&str>)],
    files: &F,
) -> Result<(RuleSet, Vec<Loaded<Team>>), F::Error> {
    let of = |&(field, name): &(&str, Option<&str>)| {
        let names = || team_names(asked.unwrap_or(USUAL));
        name.map(|name| find(field, name, files, read_team, team, names)).transpose()
    };
    let given = named.iter().map(of).collect::<Result<Vec<_>, _>>()?;
    let own = given.iter().flatten().map(|team| team.value.rule_set()).next();
    let rules = asked.or(own).unwrap_or(USUAL);
    for ((field, _), team) in named.iter().zip(&given) {
        if let Some(team) = team
            && team.value.rule_set() != rules
        {
            let found = team.value.rule_set();
            let what = format!("{:?} is a team of {found}, not of {rules}", team.name);
            return Err(Misnamed::new(*field, what).into());
        }
    }
    let usual = team_names(rules);
    let fill = |place: usize, given: Option<Loaded<Team>>| {
        let name = usual.get(place % usual.len().max(1)).map_or("", String::as_str);
        given.map_or_else(
            || find(named[place].0, name, files, read_team, team, || usual.clone()),
            Ok,
        )
    };
    let teams = given.into_iter().enumerate().map(|(place, team)| fill(place, team));
    Ok((rules, teams.collect::<Result<_, _>>()?))
}

/// The killzone that a field names, or the first that comes with the program for a rule set.
///
/// # Errors
/// A name that leads to nothing, or a file that does not read.
pub fn killzone_by_name<F: Files>(
    field: &str,
    name: Option<&str>,
    rules: RuleSet,
    files: &F,
) -> Result<Loaded<Map>, F::Error> {
    let first = || killzone_names_for(rules).into_iter().next().unwrap_or_default();
    let name = name.map_or_else(first, str::to_owned);
    find(field, &name, files, read_killzone, killzone, killzone_names)
}

/// The mission that a field names.
///
/// # Errors
/// A name that leads to nothing, or a file that does not read.
pub fn mission_by_name<F: Files>(
    field: &str,
    name: &str,
    files: &F,
) -> Result<Loaded<Mission>, F::Error> {
    find(field, name, files, read_mission, mission, mission_names)
}

fn find<T, F: Files>(
    field: &str,
    name: &str,
    files: &F,
    read: impl Fn(&str, &str) -> Result<Loaded<T>, Problem>,
    known: impl Fn(&str) -> Option<Loaded<T>>,
    names: impl Fn() -> Vec<String>,
) -> Result<Loaded<T>, F::Error> {
    if let Some(text) = files.open(name)? {
        // A text that is given as it is has no name.
        let file = if name.contains('\n') { field } else { name };
        return Ok(read(&text, file)?);
    }
    known(name).ok_or_else(|| {
        let cut: String = name.chars().take(40).collect();
        let names = names();
        let slugs: Vec<String> = names.iter().map(|name| Slug::of(name).to_string()).collect();
        let near = game::meant(Slug::of(name).as_str(), slugs.iter().map(String::as_str));
        let near = near.first().map(|near| format!("did you mean {near}? Expected "));
        let (near, names) = (near.unwrap_or_default(), names.join(", "));
        Misnamed::new(field, format!("{cut:?} is not known; {near}a file, or one of {names}"))
            .into()
    })
}
