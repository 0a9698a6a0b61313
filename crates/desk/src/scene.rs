//! The table of a game as a question would describe it, so that everything that can be asked about a table can be asked
//! about a game.

use catalog::{Loaded, Map, Matchup};
use game::Game;
use odds::SwitchSettings;
use table::Side;

use crate::layout::{Killzone, Model, Terrain};
use crate::operative::on_card;
use crate::tabletop::Tabletop;
use crate::view::{self, Presence, TeamCard};
use crate::{BadQuestion, Visitor, visit};

/// A table with what stands on it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The rule set's id.
    pub rules: String,
    /// The board, its doors as they stand.
    pub killzone: Killzone,
    /// The models on the board, by their names in the notation.
    pub models: Vec<Model>,
    /// The rule switches that differ from the default.
    pub switches: SwitchSettings,
    /// The cards of the teams, side A's first.
    pub teams: Vec<TeamCard>,
}

impl Scene {
    /// The table of a game.
    ///
    /// # Errors
    /// If tables of its rule set cannot be asked about.
    pub fn of(matchup: &Matchup, game: &Game) -> Result<Self, BadQuestion> {
        let keywords = visit(game.rule_set(), GoesByKeywords)?;
        let lies = view::table(game);
        let mut switches = SwitchSettings::default();
        matchup.changed().iter().for_each(|(name, value)| switches.set(name, value));
        let teams: Vec<TeamCard> = matchup
            .teams
            .iter()
            .enumerate()
            .filter_map(|(i, team)| Some(view::team(team, Side::from_index(i)?)))
            .collect();
        let cards: Vec<_> = teams.iter().flat_map(|team| &team.operatives).collect();
        let standing = lies.models.iter().filter(|model| model.presence == Presence::Board);
        let models = standing.filter_map(|model| {
            let card = cards.iter().find(|card| card.model == model.id)?;
            let placed = Model {
                id: model.id.to_string(),
                side: model.id.model.side.index() as u8 + 1,
                at: [model.at.0, model.at.1],
                z: model.z,
                operative: None,
                base_mm: None,
                height: None,
                order: model.order,
                keywords: None,
            };
            Some(on_card(placed, card, keywords))
        });
        let models = models.collect();
        let mut killzone = Killzone::from(&matchup.killzone as &Loaded<Map>);
        for (i, door) in (0..).zip(&mut killzone.doors) {
            door.open = lies.open_doors.contains(&i);
        }
        killzone.terrain.extend(lies.added.iter().map(|part| {
            Terrain {
                name: part.name.clone(),
                kind: part
                    .kind
                    .as_deref()
                    .and_then(|kind| serde_json::from_value(serde_json::Value::from(kind)).ok()),
                bottom: part.bottom,
                top: part.top,
                footprint: Some(part.footprint.iter().map(|corner| [corner.0, corner.1]).collect()),
                rect: None,
                vantage: part.vantage,
            }
        }));
        let rules = game.rule_set().id().to_owned();
        Ok(Scene { rules, killzone, models, switches, teams })
    }
}

/// Whether the keywords of a rule set's models change what is asked about a table.
struct GoesByKeywords;

impl Visitor for GoesByKeywords {
    type Found = bool;

    fn ask<G: Tabletop>(self) -> bool {
        G::SAYS.keywords
    }
}
