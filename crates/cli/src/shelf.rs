//! Files of one's own that records were played with.

use std::path::{Path, PathBuf};

use catalog::{Format, Problem, Shelf, read_killzone, read_mission, read_team};

use crate::failure::Failure;
use crate::input::text;

/// What a data file calls itself, if it is one. Only the field is looked for: reading the file as that
/// format says what else is wrong with it.
pub fn format(text: &str) -> Option<Format> {
    let mut fields = text.lines().filter_map(|line| line.split_once('='));
    let (_, value) = fields.find(|(name, _)| name.trim() == "format")?;
    let value = value.trim().trim_matches(['"', '\'']);
    Format::ALL.into_iter().find(|format| format.line() == value)
}

/// Puts these files on a shelf.
pub fn shelf(files: &[PathBuf]) -> Result<Shelf, Failure> {
    let mut shelf = Shelf::default();
    for file in files {
        put(&mut shelf, file)?;
    }
    Ok(shelf)
}

fn put(shelf: &mut Shelf, file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = text(file, catalog::MAX_BYTES)?;
    let bad = |problem: Problem| Failure::Input(problem.to_string());
    match format(&text) {
        Some(Format::Team) => shelf.teams.push(read_team(&text, &name).map_err(bad)?),
        Some(Format::Killzone) => shelf.killzones.push(read_killzone(&text, &name).map_err(bad)?),
        Some(Format::Mission) => shelf.missions.push(read_mission(&text, &name).map_err(bad)?),
        None => return Err(Failure::input(name, "not a team, a killzone or a mission")),
    }
    Ok(())
}
