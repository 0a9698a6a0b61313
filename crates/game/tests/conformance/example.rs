//! The form of an example: `docs/conformance.md` explains it.

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub example: Vec<Example>,
}

/// One example: a table set up by hand, and a script of what happens there.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub id: String,
    /// What people call it; for the reader of the file.
    #[serde(rename = "title")]
    pub _title: String,
    pub shows: Vec<String>,
    /// `firefight` (default), `strategy` or `set-up`.
    #[serde(default)]
    pub start: Start,
    #[serde(default)]
    pub models: Vec<String>,
    #[serde(default)]
    pub terrain: Vec<String>,
    #[serde(default)]
    pub walls: Vec<String>,
    #[serde(default)]
    pub doors: Vec<String>,
    #[serde(default)]
    pub weapons: Vec<String>,
    #[serde(default)]
    pub switches: std::collections::BTreeMap<String, String>,
    /// Command points of A and B.
    #[serde(default)]
    pub cp: [u8; 2],
    #[serde(default = "one")]
    pub turning_point: u8,
    /// Who has the initiative.
    #[serde(default = "side_a")]
    pub initiative: String,
    /// Whose turn it is in the Firefight phase.
    #[serde(default = "side_a")]
    pub turn: String,
    /// Whether both teams have the ploys of the harness.
    #[serde(default)]
    pub ploys: bool,
    /// Whether a mission is played.
    #[serde(default)]
    pub mission: bool,
    pub script: String,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    #[default]
    Firefight,
    Strategy,
    SetUp,
}

fn one() -> u8 {
    1
}

fn side_a() -> String {
    "A".to_owned()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnobservableFile {
    pub rule: Vec<Unobservable>,
}

/// A rule that nothing can observe, and why.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unobservable {
    pub id: String,
    pub reason: String,
}
