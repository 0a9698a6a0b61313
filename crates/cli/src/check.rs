//! `coverline check`: whether files are what they say they are.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{Format, Matchup, Problem, Shelf};
use clap::Args;
use game::{Language, Speech};
use serde::Serialize;
use table::{Position, Record};

use crate::again::{beginning, replay};
use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;
use crate::picture::Picture;
use crate::shelf::shelf;

/// Checks teams, killzones, missions, records and positions, and names every problem by its line
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline check my-team.toml my-yard.toml
  coverline check games/*.txt
  coverline check --with my-team.toml game-000001.txt
  coverline check --svg board.svg my-yard.toml
  coverline check --json my-team.toml

The exit status is 1 if anything is wrong with a file; warnings alone are no fault.")]
pub struct Check {
    /// The files; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A team, killzone or mission that records were played with; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
    /// Draw the killzone or the mission that is checked into this file; - is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// What was found in a file.
#[derive(Debug, Serialize)]
struct Finding {
    file: String,
    ok: bool,
    /// What it is, if all is well.
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<String>,
    /// Warnings: what is allowed, but probably a mistake.
    warnings: Vec<Flaw>,
    problems: Vec<Flaw>,
}

/// What a file is that has nothing wrong with it.
struct Sound {
    what: String,
    warnings: Vec<Flaw>,
}

impl Sound {
    fn plain(what: String) -> Self {
        Sound { what, warnings: Vec::new() }
    }
}

/// Something wrong in a file.
#[derive(Debug, Serialize)]
struct Flaw {
    line: usize,
    what: String,
}

impl Flaw {
    fn new(line: usize, what: impl ToString) -> Self {
        Flaw { line, what: what.to_string() }
    }
}

impl Check {
    /// Checks the files.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let shelf = shelf(&self.with)?;
        if self.svg.is_some() && self.files.len() > 1 {
            return Err(Failure::input("--svg", "one file is drawn at a time"));
        }
        let mut drawn = false;
        let findings = self.files.iter().map(|file| {
            let text = input::text(file, Record::MAX_BYTES)?;
            if let Some(path) = &self.svg {
                drawn = draw(&text, &input::name(file), path, options)?;
            }
            let (file, found) = (input::name(file), examine(file, &text, &shelf, options)?);
            Ok(match found {
                Ok(Sound { what, warnings }) => {
                    Finding { file, ok: true, what: Some(what), warnings, problems: Vec::new() }
                }
                Err(problems) => {
                    Finding { file, ok: false, what: None, warnings: Vec::new(), problems }
                }
            })
        });
        let findings: Vec<Finding> = findings.collect::<Result<_, Failure>>()?;
        if drawn {
            // The picture is the answer; what is doubtful about it must be seen all the same.
            findings.iter().for_each(|finding| finding.warn(&mut std::io::stderr()));
            return Ok(());
        }
        let text = if options.json {
            to_json(&findings)
        } else {
            findings.iter().map(Finding::to_string).collect()
        };
        if findings.iter().all(|finding| finding.ok) {
            answer(&text)
        } else {
            Err(Failure::Refuted(text))
        }
    }
}

/// Draws a file that is checked; says whether the picture went to standard output.
fn draw(text: &str, name: &str, path: &Path, options: Options) -> Result<bool, Failure> {
    let speech = options.speech(catalog::rules_of(text).unwrap_or(table::RuleSet::KT24));
    let picture = match Format::of(text) {
        Some(Format::Killzone) => {
            catalog::read_killzone(text, name).map(|map| Picture::of_map(&map.value, &speech)).ok()
        }
        Some(Format::Mission) => catalog::read_mission(text, name)
            .map(|mission| Picture::of_mission(&mission.value, &speech))
            .ok(),
        _ => return Err(Failure::input("--svg", "only killzones and missions are drawn")),
    };
    // Of a file that does not read, the problems are the answer.
    picture.map_or(Ok(false), |picture| picture.save(path))
}

impl Finding {
    /// Tells what is doubtful, one line each; if nobody listens any more, there is nobody to tell.
    fn warn(&self, to: &mut impl Write) {
        for Flaw { line, what } in &self.warnings {
            let _ = writeln!(to, "{}:{line}: warning: {what}", self.file);
        }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = &self.file;
        if let Some(what) = &self.what {
            writeln!(f, "{file}: ok, {what}")?;
        }
        for Flaw { line, what } in &self.warnings {
            writeln!(f, "{file}:{line}: warning: {what}")?;
        }
        self.problems
            .iter()
            .try_for_each(|Flaw { line, what }| writeln!(f, "{file}:{line}: {what}"))
    }
}

/// What a file is, or what is wrong with it. A file that is none of ours is one with a problem.
fn examine(
    file: &Path,
    text: &str,
    shelf: &Shelf,
    options: Options,
) -> Result<Result<Sound, Vec<Flaw>>, Failure> {
    let found = match text.lines().next().unwrap_or_default() {
        line if line.starts_with("coverline record") => return record(text, shelf, options),
        line if line.starts_with("coverline position") => position(text, shelf),
        _ if text.len() > catalog::MAX_BYTES => {
            Err(vec![Flaw::new(1, format!("larger than {} bytes", catalog::MAX_BYTES))])
        }
        _ => data(text, &input::name(file), options),
    };
    Ok(found)
}

/// A team, a killzone or a mission; what is doubtful about it stands behind its description.
fn data(text: &str, file: &str, options: Options) -> Result<Sound, Vec<Flaw>> {
    let speech = options.speech(catalog::rules_of(text).unwrap_or(table::RuleSet::KT24));
    let flaw = |problem: &Problem| {
        Flaw::new(problem.line, format!("{}: {}", problem.field, told(problem, &speech)))
    };
    match catalog::check(text, file) {
        Ok(report) => {
            let warnings = report.warnings.iter().map(flaw).collect();
            Ok(Sound { what: report.to_string(), warnings })
        }
        Err(problems) => Err(problems.iter().map(flaw).collect()),
    }
}

/// What is wrong, in the reader's language where there is a message for it. English has the words of the file's reader,
/// which name what was found there.
fn told(problem: &Problem, speech: &Speech) -> String {
    match problem.said.as_deref() {
        Some((id, args)) if speech.language() != Language::English => speech.text(id, args),
        _ => problem.what.clone(),
    }
}

fn record(
    text: &str,
    shelf: &Shelf,
    options: Options,
) -> Result<Result<Sound, Vec<Flaw>>, Failure> {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(bad) => return Ok(Err(vec![Flaw::new(bad.line, bad.what)])),
    };
    let mut game = match beginning(&record, shelf) {
        Ok((_, game)) => game,
        Err(Failure::Input(what)) => return Ok(Err(vec![Flaw::new(2, what)])),
        Err(failure) => return Err(failure),
    };
    let speech = options.speech(record.tags.rules);
    let replayed = replay(&record, &mut game, &speech, |_| Ok(()))?;
    Ok(match replayed {
        Ok(held) => {
            Ok(Sound::plain(format!("record: {} answers, {} rolls", held.answers, held.rolls)))
        }
        Err(mismatch) => Err(vec![Flaw::new(mismatch.line, mismatch.what)]),
    })
}

fn position(text: &str, shelf: &Shelf) -> Result<Sound, Vec<Flaw>> {
    let position = Position::read(text).map_err(|bad| vec![Flaw::new(bad.line, bad.what)])?;
    let matchup = Matchup::resolve(&position.tags, shelf).map_err(|e| vec![Flaw::new(2, e)])?;
    let game = matchup.game().map_err(|error| vec![Flaw::new(2, error)])?;
    match game.resume(&position) {
        Ok(_) => Ok(Sound::plain("position".to_owned())),
        Err(game::BadPosition::Text(bad)) => Err(vec![Flaw::new(bad.line, bad.what)]),
        Err(error) => Err(vec![Flaw::new(position.tags.others.len() + 4, error)]),
    }
}
