//! A table as a question describes it: the killzone and the models, in inches and millimetres.

use geometry::{Disc, Point};
use odds::SwitchSettings;
use serde::{Deserialize, Serialize, Serializer, ser};
use skirmish::SwitchSet;
use table::{ModelId, Order, Spoken, TerrainType, Why};
use utoipa::ToSchema;

use crate::BadQuestion;
use crate::standing::{board, fits, standing};
use crate::tabletop::{Stander, Tabletop};

/// A point in inches.
pub type Inches = [f64; 2];

/// The board of a question, written as files of killzones write theirs: `wall` is the same as `walls`, a `rect` stands
/// for a footprint, and what a file says besides may stand here too.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedKillzone"))]
#[schema(as = AskedKillzone)]
pub struct Killzone {
    /// Its width and depth.
    pub size: [f64; 2],
    /// What stands on it.
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    /// Walls, as high as any model.
    #[serde(default, alias = "wall")]
    pub walls: Vec<Wall>,
    /// Doors in or between walls.
    #[serde(default, alias = "door")]
    pub doors: Vec<Door>,
    /// Marked places; they are drawn and change nothing else.
    #[serde(default, alias = "objective")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub objectives: Vec<Mark>,
    /// Places from which doors are worked from afar; drawn likewise.
    #[serde(default, alias = "control_point")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub control_points: Vec<Mark>,
    /// Where teams come from; drawn likewise.
    #[serde(default, alias = "drop_zone")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub drop_zones: Vec<Zone>,
    /// What files of killzones begin with.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub format: Option<String>,
    /// What people call it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub name: String,
    /// A few words about it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub text: String,
    /// Whether the Tactics of ultra-close confines may be used there; nothing that is asked here depends on it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub confines_tactics: bool,
}

/// A marked place of a board.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedMark"))]
#[schema(as = AskedMark)]
pub struct Mark {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Its middle.
    pub at: [f64; 2],
    /// How far it reaches, of a control point; half an inch where nothing is said.
    #[serde(default)]
    pub radius: Option<f64>,
}

/// A part of a board where a team is set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedZone"))]
#[schema(as = AskedZone)]
pub struct Zone {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Its corners, in order.
    #[serde(default)]
    pub footprint: Option<Vec<[f64; 2]>>,
    /// The same as a rectangle: x0, y0, x1, y1.
    #[serde(default)]
    pub rect: Option<[f64; 4]>,
}

/// A part of terrain: a block with a footprint.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedTerrain"))]
#[schema(as = AskedTerrain)]
pub struct Terrain {
    /// What people call it.
    #[serde(default)]
    pub name: String,
    /// Its type; without one it is neither heavy nor light nor any other.
    #[serde(rename = "type", default)]
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    #[schema(value_type = Option<String>)]
    pub kind: Option<TerrainType>,
    /// The height at which it begins, in inches; the floor where nothing is said.
    #[serde(default)]
    pub bottom: f64,
    /// The height at which it ends, in inches.
    pub top: f64,
    /// Its corners, in order.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Array<[number, number]>"))]
    pub footprint: Option<Vec<[f64; 2]>>,
    /// The same as a rectangle: x0, y0, x1, y1.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub rect: Option<[f64; 4]>,
    /// Whether models can stand on it.
    #[serde(default)]
    pub vantage: bool,
}

/// A wall from one point to another.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedWall"))]
#[schema(as = AskedWall)]
pub struct Wall {
    /// Where it begins.
    pub from: [f64; 2],
    /// Where it ends.
    pub to: [f64; 2],
}

/// A door: a wall while it is closed, nothing while it is open.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedDoor"))]
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
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", ts(rename = "AskedModel"))]
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
    /// Whom it is, as `team/operative`: its base, its height and its keywords are those of the card, where nothing else
    /// is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub operative: Option<String>,
    /// The diameter of its base, in millimetres.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub base_mm: Option<f64>,
    /// How tall it is, in inches.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub height: Option<f64>,
    /// Its order, in rule sets that have orders; in the others it means nothing.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "\"engage\" | \"conceal\""))]
    #[schema(value_type = Option<String>)]
    pub order: Option<Order>,
    /// Its keywords, in rule sets where they change how it moves: INFANTRY alone, if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub keywords: Option<Vec<String>>,
}

/// The switches of a rule set; refused if there is no such switch or it does not take the setting.
pub(crate) fn read_switches<S: SwitchSet>(settings: &SwitchSettings) -> Result<S, BadQuestion> {
    let mut switches = S::default();
    let mut all = settings.iter();
    all.try_for_each(|(name, value)| switches.set(name, value))
        .map_err(|error| BadQuestion::new("switches", error))?;
    Ok(switches)
}

/// A table that has been set up as a question describes it.
#[derive(Clone, Debug)]
pub struct Layout<G> {
    /// The game, where models move and act.
    pub game: G,
    /// The models by the names of the notation, with what the question calls each.
    ids: Vec<(ModelId, String)>,
    /// What it was laid out with.
    board: table::Killzone,
    standing: Vec<Stander>,
    switches: SwitchSettings,
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
        let standing = standing(&board, models, G::SAYS, G::RULE_SET)?;
        let numbered = standing.iter().enumerate().map(|(i, model)| {
            let before = standing[..i].iter().filter(|other| other.side == model.side).count();
            (ModelId { side: model.side, number: before as u8 + 1 }, model.id.clone())
        });
        let ids = numbered.collect();
        let game = G::lay_out(board.clone(), &standing, switches)?;
        Ok(Layout { game, ids, board, standing, switches: switches.clone() })
    }

    /// The game with one model somewhere else at the same height, if it can stand there.
    pub(crate) fn with_moved(&self, model: ModelId, at: Point) -> Option<G> {
        let index = self.ids.iter().position(|(known, _)| *known == model)?;
        let mut standing = self.standing.clone();
        let mut moved = standing.remove(index);
        moved.place.at = at;
        let base = Disc { centre: at, radius: moved.radius, z: moved.place.z };
        fits("at", base, &self.board, &standing).ok()?;
        standing.insert(index, moved);
        G::lay_out(self.board.clone(), &standing, &self.switches).ok()
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
