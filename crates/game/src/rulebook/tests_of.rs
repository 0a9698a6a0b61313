//! The worked examples in `conformance/` that show a rule.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// An example in `conformance/` that is played as a test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Test {
    /// The file, as a path in the project.
    pub file: &'static str,
    /// The id of the example.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The rules that it shows.
    #[serde(skip)]
    shows: Vec<String>,
    /// What stands on the table.
    #[serde(skip)]
    pub(super) laid: Laid,
}

/// What stands on the table of an example, as its file words it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(super) struct Laid {
    #[serde(default)]
    pub(super) models: Vec<String>,
    #[serde(default)]
    pub(super) terrain: Vec<String>,
    #[serde(default)]
    pub(super) walls: Vec<String>,
    #[serde(default)]
    pub(super) doors: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    example: Vec<Example>,
}

#[derive(Deserialize)]
struct Example {
    id: String,
    title: String,
    shows: Vec<String>,
    #[serde(flatten)]
    laid: Laid,
}

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        /// The files of examples, as paths in the project, and their texts.
        const FILES: &[(&str, &str)] =
            &[$(($path, include_str!(concat!("../../../../", $path)))),*];
    };
}

files![
    "conformance/kt18/charges.toml",
    "conformance/kt18/core.toml",
    "conformance/kt18/doors.toml",
    "conformance/kt18/fights.toml",
    "conformance/kt18/geometry.toml",
    "conformance/kt18/morale.toml",
    "conformance/kt18/moves.toml",
    "conformance/kt18/point_blank.toml",
    "conformance/kt18/psychic.toml",
    "conformance/kt18/shooting.toml",
    "conformance/kt18/sight.toml",
    "conformance/kt18/weapons.toml",
    "conformance/kt21/actions.toml",
    "conformance/kt21/confines.toml",
    "conformance/kt21/damage.toml",
    "conformance/kt21/fight.toml",
    "conformance/kt21/firefight.toml",
    "conformance/kt21/setup.toml",
    "conformance/kt21/shoot.toml",
    "conformance/kt21/strategy.toml",
    "conformance/kt21/targeting.toml",
    "conformance/kt21/weapon_rules.toml",
    "conformance/kt24/confines.toml",
    "conformance/kt24/counteract.toml",
    "conformance/kt24/damage.toml",
    "conformance/kt24/fight.toml",
    "conformance/kt24/firefight.toml",
    "conformance/kt24/move.toml",
    "conformance/kt24/setup.toml",
    "conformance/kt24/shoot.toml",
    "conformance/kt24/strategy.toml",
    "conformance/kt24/targeting.toml",
    "conformance/kt24/weapon_rules.toml",
    "conformance/kt4w40k/attacks.toml",
    "conformance/kt4w40k/base.toml",
    "conformance/kt4w40k/charges.toml",
    "conformance/kt4w40k/combat.toml",
    "conformance/kt4w40k/morale.toml",
    "conformance/kt4w40k/moves.toml",
    "conformance/kt4w40k/psychic.toml",
    "conformance/kt4w40k/shooting.toml",
    "conformance/kt4w40k/stratagems.toml",
    "conformance/kt4w40k/transports.toml",
    "conformance/kt4w40k/turn.toml",
    "conformance/kt4w40k/weapons.toml",
];

static TESTS: LazyLock<Vec<Test>> = LazyLock::new(|| {
    let examples = FILES.iter().flat_map(|(file, text)| {
        // What does not read is left out here; the tests that play the examples refuse it.
        let examples =
            toml::from_str::<File>(text).map_or_else(|_| Vec::new(), |read| read.example);
        examples.into_iter().map(|Example { id, title, shows, laid }| Test {
            file,
            id,
            title,
            shows,
            laid,
        })
    });
    examples.collect()
});

/// The examples that show a rule, by its full id; for the id of an example, the example itself.
pub fn tests_of(id: &str) -> impl Iterator<Item = &'static Test> {
    TESTS.iter().filter(move |test| test.id == id || test.shows.iter().any(|shown| shown == id))
}
