//! A table as a question describes it: the killzone and the models, in inches and millimetres.

use odds::SwitchSettings;
use serde::{Deserialize, Serialize, Serializer, ser};
use skirmish::SwitchSet;
use table::{BadSwitch, ModelId, Order, Spoken, TerrainType, Why};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::BadQuestion;
use crate::standing::{board, standing};
use crate::tabletop::Tabletop;

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
    /// Whose it is: 1 or 2; up to 4 in rule sets for more players.
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
    /// Its order, in rule sets that have orders; in the others it means nothing.
    #[serde(default)]
    #[ts(optional, type = "\"engage\" | \"conceal\"")]
    #[schema(value_type = Option<String>)]
    pub order: Option<Order>,
    /// Its keywords, in rule sets where they change how it moves: INFANTRY alone, if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub keywords: Option<Vec<String>>,
}

/// The switches of a rule set; refused if there is no such switch or it does not take the setting.
pub(crate) fn read_switches<S: SwitchSet>(settings: &SwitchSettings) -> Result<S, BadQuestion> {
    let mut switches = S::default();
    each_switch(settings, |name, value| switches.set(name, value))?;
    Ok(switches)
}

/// Hands every switch and its setting to somebody who sets it.
pub(crate) fn each_switch(
    settings: &SwitchSettings,
    mut set: impl FnMut(&str, &str) -> Result<(), BadSwitch>,
) -> Result<(), BadQuestion> {
    let mut all = settings.iter();
    all.try_for_each(|(name, value)| set(name, value))
        .map_err(|error| BadQuestion::new("switches", error))
}

/// A table that has been set up as a question describes it.
#[derive(Clone, Debug)]
pub struct Layout<G> {
    /// The game, where models move and act.
    pub game: G,
    /// The models by the names of the notation, with what the question calls each.
    ids: Vec<(ModelId, String)>,
}

impl<G: Tabletop> Layout<G> {
    /// Sets the table up.
    ///
    /// # Errors
    /// The first field that does not fit on a table.
    pub fn new(
        killzone: &Killzone,
        models: &[Model],
        switches: &SwitchSettings,
    ) -> Result<Self, BadQuestion> {
        let board = board(killzone)?;
        let standing = standing(&board, models, G::SAYS)?;
        let numbered = standing.iter().enumerate().map(|(i, model)| {
            let before = standing[..i].iter().filter(|other| other.side == model.side).count();
            (ModelId { side: model.side, number: before as u8 + 1 }, model.id.clone())
        });
        let ids = numbered.collect();
        let game = G::lay_out(board, &standing, switches)?;
        Ok(Layout { game, ids })
    }
}

impl<G> Layout<G> {
    /// The model that a field of the question names.
    ///
    /// # Errors
    /// If there is no such model.
    pub fn find(&self, field: &str, id: &str) -> Result<ModelId, BadQuestion> {
        let found = self.ids.iter().find(|(_, known)| known == id);
        found.map(|(model, _)| *model).ok_or_else(|| {
            let cut: String = id.chars().take(40).collect();
            BadQuestion::new(field, format!("there is no model {cut:?}"))
        })
    }

    /// What the question calls a model.
    pub fn id(&self, model: ModelId) -> &str {
        let found = self.ids.iter().find(|(known, _)| *known == model);
        found.map_or("", |(_, id)| id.as_str())
    }

    /// All models, in the question's order.
    pub fn models(&self) -> impl Iterator<Item = (ModelId, &str)> {
        self.ids.iter().map(|(model, id)| (*model, id.as_str()))
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

impl<G> Serialize for Named<'_, G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = serde_json::to_value(self.why).map_err(ser::Error::custom)?;
        for name in ["model", "friend"] {
            if let Some(value) = fields.get_mut(name)
                && let Some(model) = value.as_str().and_then(|word| word.parse().ok())
                && let Some((_, id)) = self.layout.models().find(|(known, _)| *known == model)
            {
                *value = id.into();
            }
        }
        fields.serialize(to)
    }
}

impl<G> Spoken for Named<'_, G> {
    const FAMILY: &'static str = Why::FAMILY;
    const KEYS: &'static [&'static str] = Why::KEYS;

    fn key(&self) -> &'static str {
        self.why.key()
    }
}
