//! `coverline new`: a commented file to begin a team, a killzone or a mission with.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use table::RuleSet;

use crate::failure::Failure;
use crate::options::Options;
use crate::output;

/// Writes a commented file to begin a team, a killzone or a mission of one's own with
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  coverline new team --name \"Night Watch\" my-team.toml
  coverline new killzone my-yard.toml
  coverline new mission --rules kt4w40k my-mission.toml
  coverline new team --rules kt18 -

The file passes coverline check as it is; its comments are in English. docs/formats.md describes every field.")]
pub struct New {
    /// What to begin
    #[arg(value_enum)]
    what: What,
    /// The file; - is standard output. A file that is there already is left alone
    #[arg(default_value = "-")]
    file: PathBuf,
    /// What it is called
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    /// A kill team, or an army in kt4w40k
    Team,
    /// A board
    Killzone,
    /// A mission
    Mission,
}

fn name(text: &str) -> Result<String, String> {
    let plain = !text.chars().any(|c| c.is_control() || c == '"' || c == '\\');
    let text = text.trim();
    match plain && (1..=60).contains(&text.chars().count()) {
        true => Ok(text.to_owned()),
        false => Err("expected 1 to 60 characters on one line, without quotes".to_owned()),
    }
}

impl New {
    /// Writes the file.
    pub fn run(&self, options: Options) -> Result<(), Failure> {
        let rules = options.rules.unwrap_or(RuleSet::KT24);
        let (template, usual) = match (self.what, rules) {
            (What::Team, RuleSet::KT18) => (include_str!("starting/team-kt18.toml"), "My Team"),
            (What::Team, RuleSet::KT4W40K) => {
                (include_str!("starting/team-kt4w40k.toml"), "My Army")
            }
            (What::Team, RuleSet::KT21) => (include_str!("starting/team-kt21.toml"), "My Team"),
            (What::Team, _) => (include_str!("starting/team-kt24.toml"), "My Team"),
            (What::Killzone, RuleSet::KT18) => {
                (include_str!("starting/killzone-confined.toml"), "My Killzone")
            }
            (What::Killzone, RuleSet::KT4W40K) => {
                (include_str!("starting/killzone-large.toml"), "My Killzone")
            }
            (What::Killzone, _) => (include_str!("starting/killzone.toml"), "My Killzone"),
            (What::Mission, RuleSet::KT4W40K) => {
                (include_str!("starting/mission-kt4w40k.toml"), "My Mission")
            }
            (What::Mission, _) => (include_str!("starting/mission.toml"), "My Mission"),
        };
        let called = self.name.as_deref().unwrap_or(usual);
        let text = template.replace("NAME", called).replace("RULES", rules.id());
        if self.file != std::path::Path::new("-") && self.file.exists() {
            let what = "there is such a file already; choose another name";
            return Err(Failure::input(self.file.display(), what));
        }
        output::write(&self.file, &text).map(drop)
    }
}
