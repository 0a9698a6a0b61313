//! A table as a question describes it: the killzone and the models, in inches and millimetres.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use skirmish::{Edition, OpIx, SwitchSet};
use table::{Order, Side, Spoken, TerrainType, Why};

use crate::failure::Failure;
use crate::standing::{board, standing};

/// A point in inches.
pub type Inches = [f64; 2];

/// The board of a question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Killzone {
    pub(crate) size: Inches,
    #[serde(default)]
    pub(crate) terrain: Vec<Terrain>,
    #[serde(default)]
    pub(crate) walls: Vec<Wall>,
    #[serde(default)]
    pub(crate) doors: Vec<Door>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terrain {
    #[serde(default)]
    pub(crate) name: String,
    #[serde(rename = "type", default)]
    pub(crate) kind: Option<TerrainType>,
    pub(crate) bottom: f64,
    pub(crate) top: f64,
    pub(crate) footprint: Vec<Inches>,
    #[serde(default)]
    pub(crate) vantage: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wall {
    pub(crate) from: Inches,
    pub(crate) to: Inches,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Door {
    #[serde(default)]
    pub(crate) name: String,
    pub(crate) from: Inches,
    pub(crate) to: Inches,
    #[serde(default)]
    pub(crate) open: bool,
}

/// A model of a question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// What the question calls it.
    pub id: String,
    pub(crate) side: u8,
    pub(crate) at: Inches,
    #[serde(default)]
    pub(crate) z: f64,
    pub(crate) base_mm: f64,
    pub(crate) height: f64,
    pub(crate) order: Order,
}

/// Switches by name, as text whatever they were written as; no name twice.
#[derive(Clone, Debug, Default)]
pub struct SwitchSettings(BTreeMap<String, String>);

impl<'de> Deserialize<'de> for SwitchSettings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Settings;
        impl<'de> Visitor<'de> for Settings {
            type Value = SwitchSettings;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("switches by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<SwitchSettings, A::Error> {
                let mut all = BTreeMap::new();
                while let Some((name, setting)) = map.next_entry::<String, Setting>()? {
                    if all.contains_key(&name) {
                        return Err(de::Error::custom(format!("duplicate switch `{name}`")));
                    }
                    all.insert(name, setting.text());
                }
                Ok(SwitchSettings(all))
            }
        }
        from.deserialize_map(Settings)
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected true, false, a number or a word")]
enum Setting {
    On(bool),
    Whole(i64),
    Part(f64),
    Word(String),
}

impl Setting {
    fn text(self) -> String {
        match self {
            Setting::On(on) => on.to_string(),
            Setting::Whole(number) => number.to_string(),
            Setting::Part(number) => number.to_string(),
            Setting::Word(word) => word,
        }
    }
}

impl SwitchSettings {
    /// The switches of the rule set.
    pub fn switches<S: SwitchSet>(&self) -> Result<S, Failure> {
        let mut switches = S::default();
        for (name, value) in &self.0 {
            switches.set(name, value).map_err(|error| Failure::input("switches", error))?;
        }
        Ok(switches)
    }
}

/// A table that has been set up as a question describes it.
#[derive(Clone, Debug)]
pub struct Layout<G> {
    /// The game, in its Firefight phase.
    pub game: G,
    /// What the question calls each operative, by index.
    ids: Vec<String>,
}

impl<G: Edition> Layout<G> {
    /// Sets the table up.
    ///
    /// # Errors
    /// The first field that does not fit on a table.
    pub fn new(
        killzone: &Killzone,
        models: &[Model],
        switches: &SwitchSettings,
    ) -> Result<Self, Failure> {
        let switches = switches.switches()?;
        let board = board(killzone)?;
        let standing = standing(&board, models)?;
        let sides = [Side::A, Side::B].into_iter();
        let ids = sides.flat_map(|side| {
            let of_side = standing.iter().zip(models).filter(move |(s, _)| s.side == side);
            of_side.map(|(_, model)| model.id.clone())
        });
        let ids = ids.collect();
        let game = G::standing_as(board, standing, switches)
            .map_err(|error| Failure::input("models", error))?;
        Ok(Layout { game, ids })
    }

    /// The operative that a field of the question names.
    pub fn find(&self, field: &str, id: &str) -> Result<OpIx, Failure> {
        let index = self.ids.iter().position(|known| known == id);
        let index = index.and_then(|index| u8::try_from(index).ok());
        index.map(OpIx).ok_or_else(|| {
            let cut: String = id.chars().take(40).collect();
            Failure::input(field, format!("there is no model {cut:?}"))
        })
    }

    /// What the question calls an operative.
    pub fn id(&self, op: OpIx) -> &str {
        self.ids.get(op.at()).map_or("", String::as_str)
    }
}

/// A refusal in the question's own words: models by the ids it gave them.
pub struct Named<'a, G> {
    /// The refusal.
    pub why: &'a Why,
    /// The table it is about.
    pub layout: &'a Layout<G>,
}

impl<G: Edition> Serialize for Named<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = serde_json::to_value(self.why).map_err(ser::Error::custom)?;
        for name in ["model", "friend"] {
            if let Some(value) = fields.get_mut(name)
                && let Some(op) = value.as_str().and_then(|word| word.parse().ok())
                && let Some(op) = self.layout.game.find(op)
            {
                *value = self.layout.id(op).into();
            }
        }
        fields.serialize(to)
    }
}

impl<G: Edition> Spoken for Named<'_, G> {
    const FAMILY: &'static str = Why::FAMILY;
    const KEYS: &'static [&'static str] = Why::KEYS;

    fn key(&self) -> &'static str {
        self.why.key()
    }
}
