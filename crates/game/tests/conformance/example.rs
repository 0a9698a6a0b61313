//! The form of an example: `docs/conformance.md` explains it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File<E> {
    pub example: Vec<E>,
}

/// What every example says, whatever its rule set.
pub trait Told: DeserializeOwned {
    /// Its id.
    fn id(&self) -> &str;

    /// The rules that it shows.
    fn shows(&self) -> &[String];

    /// What happens.
    fn script(&self) -> &str;
}

macro_rules! told {
    ($example:ty) => {
        impl Told for $example {
            fn id(&self) -> &str {
                &self.id
            }

            fn shows(&self) -> &[String] {
                &self.shows
            }

            fn script(&self) -> &str {
                &self.script
            }
        }
    };
}

told!(Example);
told!(Kt18Example);
told!(Kt4w40kExample);

/// An example of an edition: a table set up by hand, and a script of what happens there.
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
    pub switches: BTreeMap<String, String>,
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

/// An example of Kill Team 2018.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kt18Example {
    pub id: String,
    /// What people call it; for the reader of the file.
    #[serde(rename = "title")]
    pub _title: String,
    pub shows: Vec<String>,
    /// Where the battle round is.
    #[serde(default)]
    pub start: Phase,
    #[serde(default)]
    pub models: Vec<String>,
    #[serde(default)]
    pub weapons: Vec<String>,
    #[serde(default)]
    pub terrain: Vec<String>,
    #[serde(default)]
    pub walls: Vec<String>,
    #[serde(default)]
    pub doors: Vec<String>,
    #[serde(default)]
    pub control_points: Vec<String>,
    /// Drop zones; four strips of the board where none is given.
    #[serde(default)]
    pub zones: Vec<String>,
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
    /// Command points of each player; none where the list ends.
    #[serde(default)]
    pub cp: Vec<u8>,
    #[serde(default = "one")]
    pub round: u8,
    /// How many rounds the mission lasts.
    #[serde(default = "five")]
    pub rounds: u8,
    /// The players in this round's order; as they are lettered where it is not given.
    #[serde(default)]
    pub order: String,
    /// Whether the Tactics of the board may be used.
    #[serde(default)]
    pub tactics: bool,
    pub script: String,
}

/// Where in the battle an example of Kill Team 2018 starts.
#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Initiative,
    #[default]
    Movement,
    Psychic,
    Shooting,
    Fight,
    Morale,
}

/// An example of kt4w40k.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kt4w40kExample {
    pub id: String,
    /// What people call it; for the reader of the file.
    #[serde(rename = "title")]
    pub _title: String,
    pub shows: Vec<String>,
    /// The window or step that is about to begin.
    #[serde(default = "moves")]
    pub start: String,
    #[serde(default)]
    pub units: Vec<String>,
    #[serde(default)]
    pub weapons: Vec<String>,
    #[serde(default)]
    pub terrain: Vec<String>,
    #[serde(default)]
    pub walls: Vec<String>,
    #[serde(default)]
    pub doors: Vec<String>,
    /// Deployment zones of a set-up.
    #[serde(default)]
    pub zones: Vec<String>,
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
    /// Stratagems of all armies.
    #[serde(default)]
    pub stratagems: Vec<String>,
    /// Command points of each player; none where the list ends.
    #[serde(default)]
    pub cp: Vec<u8>,
    #[serde(default = "one")]
    pub turn: u8,
    /// How many turns the scenario lasts.
    #[serde(default = "five")]
    pub turns: u8,
    /// The players in this turn's order; as they are lettered where it is not given.
    #[serde(default)]
    pub order: String,
    /// Who finished deploying first.
    #[serde(default)]
    pub deployed_first: String,
    pub script: String,
}

fn moves() -> String {
    "moves".to_owned()
}

fn five() -> u8 {
    5
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
