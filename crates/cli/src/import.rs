//! `coverline import`: rosters, catalogues and team files of other programs as files of this one.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use game::Speech;
use import::{Counts, Guess, Import, Remark, Why};
use serde_json::{Value, json};
use table::RuleSet;

use crate::failure::{Failure, answer};
use crate::input::{self, to_json};
use crate::options::Options;

/// Reads a roster, catalogue or team file of another program and writes it as teams of this one
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline import my-roster.rosz --out teams
  coverline import \"2024 - Night Ferry.cat\" --with system.gst --out teams
  coverline import teams.json --rules kt21 --json
  coverline import - --out teams < roster.json

Files are told apart by what is in them: BattleScribe and New Recruit rosters (.ros, .rosz, JSON), BattleScribe catalogues
and game systems (.cat, .catz, .gst, .gstz), killteamjson teams and compendiums, KTDash rosters and tables. Files that a
catalogue links to are looked for beside it. Without --out nothing is written. The files written pass coverline check; no
file is overwritten. docs/import.md says what is read and what is not.")]
pub struct ImportFile {
    /// The file; - is standard input
    file: PathBuf,
    /// The folder for the teams; it is made where there is none
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// A catalogue or game system that the file links to; may be given more than once
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
}

impl ImportFile {
    /// Reads the file, writes its teams and reports.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let speech = options.speech(options.rules.unwrap_or(RuleSet::KT24));
        let file = input::bytes(&self.file, import::MAX_FILE)?;
        let mut others: Vec<Vec<u8>> = Vec::new();
        for path in &self.with {
            let bytes = input::bytes(path, import::MAX_FILE)?;
            if import::id(&bytes).is_none() {
                let what = speech.text("import-not-with", &[]);
                return Err(Failure::input(input::name(path), what));
            }
            others.push(bytes);
        }
        if self.file != Path::new("-") {
            beside(&self.file, &file, &mut others);
        }
        let others: Vec<&[u8]> = others.iter().map(Vec::as_slice).collect();
        let found = import::import(&file, &others, options.rules).map_err(|refused| {
            let (id, args) = refused.message();
            Failure::input(input::name(&self.file), speech.text(id, &args))
        })?;
        let speech = options.speech(found.rules);
        let paths = self.written(&found, &speech)?;
        if options.json {
            return answer(&to_json(&document(&found, &paths, &speech)));
        }
        answer(&told(&found, &paths, &input::name(&self.file), &speech))
    }

    /// Writes the teams; none of them if one of the files is there already.
    fn written(&self, found: &Import, speech: &Speech) -> Result<Vec<Option<String>>, Failure> {
        let Some(folder) = &self.out else { return Ok(vec![None; found.teams.len()]) };
        let cannot = |path: &Path, error: std::io::Error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => {
                Failure::input(path.display(), speech.text("import-exists", &[]))
            }
            _ => Failure::input(path.display(), error),
        };
        fs::create_dir_all(folder).map_err(|error| cannot(folder, error))?;
        let paths: Vec<PathBuf> = found.teams.iter().map(|team| folder.join(&team.file)).collect();
        if let Some(path) = paths.iter().find(|path| path.exists()) {
            return Err(cannot(path, std::io::ErrorKind::AlreadyExists.into()));
        }
        for (path, team) in paths.iter().zip(&found.teams) {
            let made = OpenOptions::new().write(true).create_new(true).open(path);
            let written = made.and_then(|mut file| file.write_all(team.text.as_bytes()));
            written.map_err(|error| cannot(path, error))?;
        }
        Ok(paths.iter().map(|path| Some(path.display().to_string())).collect())
    }
}

/// The most files of a folder that are looked at for those that a catalogue links to.
const MAX_BESIDE: usize = 1000;

/// Adds the files beside a catalogue that it links to, and those that they link to.
fn beside(path: &Path, file: &[u8], others: &mut Vec<Vec<u8>>) {
    let mut wanted = import::links(file);
    if wanted.is_empty() {
        return;
    }
    let mut known: Vec<String> = others.iter().filter_map(|other| import::id(other)).collect();
    known.extend(import::id(file));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(entries) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return };
    let mut paths: Vec<PathBuf> = entries.take(MAX_BESIDE).flatten().map(|e| e.path()).collect();
    paths.sort();
    let is_one = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        ["cat", "catz", "gst", "gstz", "json", "xml"].contains(&ending.to_lowercase().as_str())
    };
    paths.retain(is_one);
    for other in others.iter() {
        wanted.extend(import::links(other));
    }
    while let Some(id) = wanted.pop() {
        if known.contains(&id) {
            continue;
        }
        let found = paths.iter().find_map(|path| {
            let bytes = input::bytes(path, import::MAX_FILE).ok()?;
            // Most files are told apart by their first lines, without being read whole.
            let head = bytes.get(..HEAD).unwrap_or(&bytes);
            let may_be = bytes.starts_with(b"PK")
                || head.windows(id.len()).any(|part| part == id.as_bytes());
            (may_be && import::id(&bytes).as_ref() == Some(&id)).then_some(bytes)
        });
        known.push(id);
        if let Some(bytes) = found {
            wanted.extend(import::links(&bytes));
            others.push(bytes);
        }
    }
}

/// Where the id of a file stands, in bytes from its beginning.
const HEAD: usize = 4096;

fn why(why: &Why, speech: &Speech) -> String {
    let (id, args) = why.message();
    speech.text(id, &args)
}

/// The report for programs.
fn document(found: &Import, paths: &[Option<String>], speech: &Speech) -> Value {
    let teams = found.teams.iter().zip(paths);
    let teams = teams.map(|(team, path)| json!({ "name": team.name, "file": path }));
    let guessed = found.guessed.iter().map(|guess| {
        let Guess { place, what, value, why: reason } = guess;
        let is_number = matches!(*what, "base_mm" | "height" | "take");
        let number: Option<serde_json::Number> = value.parse().ok().filter(|_| is_number);
        let value = number.map_or_else(|| json!(value), Value::Number);
        json!({ "where": place, "what": what, "value": value, "why": why(reason, speech) })
    });
    let notes = found.notes.iter().map(|Remark { place, text, why: reason }| {
        json!({ "where": place, "text": text, "why": why(reason, speech) })
    });
    let Counts {
        operatives,
        weapons,
        weapons_whole,
        weapon_rules,
        weapon_rules_read,
        abilities,
        abilities_read,
    } = found.counts;
    json!({
        "format": found.format.id(),
        "edition": found.rules.id(),
        "teams": teams.collect::<Vec<_>>(),
        "counts": {
            "operatives": operatives, "weapons": weapons, "weapons_whole": weapons_whole,
            "weapon_rules": weapon_rules, "weapon_rules_read": weapon_rules_read,
            "abilities": abilities, "abilities_read": abilities_read,
        },
        "guessed": guessed.collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
    })
}

/// The longest text of a line for people, in characters.
const LONGEST: usize = 100;

/// The report for people.
fn told(found: &Import, paths: &[Option<String>], file: &str, speech: &Speech) -> String {
    let format = speech.text(&format!("import-format-{}", found.format.id()), &[]);
    let args = [("file", file.to_owned()), ("format", format), ("rules", found.rules.to_string())];
    let mut lines = vec![speech.text("import-found", &args)];
    for (team, path) in found.teams.iter().zip(paths) {
        let id = if path.is_some() { "import-written" } else { "import-not-written" };
        let file = path.clone().unwrap_or_else(|| team.file.clone());
        lines.push(speech.text(id, &[("team", team.name.clone()), ("file", file)]));
    }
    if found.teams.is_empty() {
        lines.push(speech.text("import-no-team", &[]));
    }
    let counts = &found.counts;
    let args = [
        ("operatives", counts.operatives),
        ("whole", counts.weapons_whole),
        ("weapons", counts.weapons),
        ("read", counts.weapon_rules_read),
        ("rules", counts.weapon_rules),
        ("understood", counts.abilities_read),
        ("texts", counts.abilities),
    ];
    let args = args.map(|(name, number)| (name, number.to_string()));
    lines.push(speech.text("import-counts", &args));
    let number = |number: usize| [("number", number.to_string())];
    if !found.guessed.is_empty() {
        lines.push(speech.text("import-guessed", &number(found.guessed.len())));
    }
    for Guess { place, what, value, why: reason } in &found.guessed {
        let args = [
            ("place", place.clone()),
            ("what", (*what).to_owned()),
            ("value", value.clone()),
            ("why", why(reason, speech)),
        ];
        lines.push(format!("  {}", speech.text("import-guess-line", &args)));
    }
    if !found.notes.is_empty() {
        lines.push(speech.text("import-notes", &number(found.notes.len())));
    }
    for Remark { place, text, why: reason } in &found.notes {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut short: String = words.chars().take(LONGEST).collect();
        if short.len() < words.len() {
            short.push_str("...");
        }
        let args = [("place", place.clone()), ("text", short), ("why", why(reason, speech))];
        lines.push(format!("  {}", speech.text("import-note-line", &args)));
    }
    lines.join("\n") + "\n"
}
