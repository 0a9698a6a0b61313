//! A table as a question describes it: the killzone and the models, in inches and millimetres.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use skirmish::{Edition, OpIx, SwitchSet};
use table::{Order, Side, Spoken, TerrainType, Why};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::BadQuestion;
use crate::standing::{board, standing};

/// A point in inches.
pub type Inches = [f64; 2];

/// The board of a question.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AskedKillzone")]
#[schema(as = AskedKillzone)]
pub struct Killzone {
    /// Its width and depth.
    pub size: [f64; 2],
    /// What stands on it.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    /// Walls, as high as any model.
    #[serde(default)]
    pub walls: Vec<Wall>,
    /// Doors in or between walls.
    #[serde(default)]
    pub doors: Vec<Door>,
}

/// A part of terrain: a block with a footprint.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AskedTerrain")]
#[schema(as = AskedTerrain)]
pub struct Terrain {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Its type; without one it is neither heavy nor light nor any other.
    #[serde(rename = "type", default)]
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub kind: Option<TerrainType>,
    /// The height at which it begins, in inches.
    pub bottom: f64,
    /// The height at which it ends, in inches.
    pub top: f64,
    /// Its corners, in order.
    pub footprint: Vec<[f64; 2]>,
    /// Whether models can stand on it.
    #[serde(default)]
    pub vantage: bool,
}

/// A wall from one point to another.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AskedWall")]
#[schema(as = AskedWall)]
pub struct Wall {
    /// Where it begins.
    pub from: [f64; 2],
    /// Where it ends.
    pub to: [f64; 2],
}

/// A door: a wall while it is closed, nothing while it is open.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AskedDoor")]
#[schema(as = AskedDoor)]
pub struct Door {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Where it begins.
    pub from: [f64; 2],
    /// Where it ends.
    pub to: [f64; 2],
    /// Whether it is open.
    #[serde(default)]
    pub open: bool,
}

/// A model of a question.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AskedModel")]
#[schema(as = AskedModel)]
pub struct Model {
    /// What the question calls it.
    pub id: String,
    /// Whose it is: 1 or 2.
    pub side: u8,
    /// The middle of its base.
    pub at: [f64; 2],
    /// The height of what it stands on, in inches.
    #[serde(default)]
    pub z: f64,
    /// The diameter of its base, in millimetres.
    pub base_mm: f64,
    /// How tall it is, in inches.
    pub height: f64,
    /// Its order.
    #[ts(type = "\"engage\" | \"conceal\"")]
    #[schema(value_type = String)]
    pub order: Order,
}

/// Switches by name, as text whatever they were written as; no name twice.
#[derive(Clone, Debug, Default, TS, ToSchema)]
#[ts(type = "Record<string, boolean | number | string>")]
#[schema(value_type = Object)]
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
    ///
    /// # Errors
    /// If there is no such switch or it does not take the setting.
    pub fn switches<S: SwitchSet>(&self) -> Result<S, BadQuestion> {
        let mut switches = S::default();
        for (name, value) in &self.0 {
            switches.set(name, value).map_err(|error| BadQuestion::new("switches", error))?;
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
    ) -> Result<Self, BadQuestion> {
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
            .map_err(|error| BadQuestion::new("models", error))?;
        Ok(Layout { game, ids })
    }

    /// The operative that a field of the question names.
    ///
    /// # Errors
    /// If there is no such model.
    pub fn find(&self, field: &str, id: &str) -> Result<OpIx, BadQuestion> {
        let index = self.ids.iter().position(|known| known == id);
        let index = index.and_then(|index| u8::try_from(index).ok());
        index.map(OpIx).ok_or_else(|| {
            let cut: String = id.chars().take(40).collect();
            BadQuestion::new(field, format!("there is no model {cut:?}"))
        })
    }

    /// What the question calls an operative.
    pub fn id(&self, op: OpIx) -> &str {
        self.ids.get(op.at()).map_or("", String::as_str)
    }
}

/// A refusal in the question's own words: models by the ids it gave them.
#[derive(Debug)]
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
