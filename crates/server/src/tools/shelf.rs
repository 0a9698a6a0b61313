//! What games can be played with.

use ai::Level;
use axum::Json;
use axum::extract::State;
use desk::view;
use game::{Door, Language, RULE_SETS};
use table::{Side, SwitchCard};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Tongue;
use crate::guard::Client;
use crate::refused::{Refusal, Refused};
use crate::voice::voice;
use crate::wire::{CatalogView, LevelView, MissionEntry, RuleSetView, SwitchView};
use crate::work::Asker;

/// The route of the catalogue.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(catalogue))
}

/// Rule sets with their switches, teams, killzones, missions and computer players.
#[utoipa::path(
    get, path = "/api/catalog", tag = "tools",
    responses((status = OK, body = CatalogView), (status = "4XX", body = Refusal))
)]
async fn catalogue(
    State(app): State<App>,
    client: Client,
    Tongue(language): Tongue,
) -> Result<Json<CatalogView>, Refused> {
    app.work().done(Asker::Client(client), language, move || shelf(language)).await.map(Json)
}

/// Everything on the shelf, read from the files in the program.
fn shelf(language: Language) -> CatalogView {
    let teams = RULE_SETS.into_iter().flat_map(|door| catalog::team_names(door.rule_set()));
    let teams = teams.filter_map(|name| catalog::team(&name));
    let killzones = catalog::killzone_names().into_iter();
    let killzones = killzones.filter_map(|name| catalog::killzone(&name));
    let missions = catalog::MISSION_FILES.iter().filter_map(|(file, text)| {
        let mission = catalog::read_mission(text, file).ok()?;
        let rules = catalog::rules_of(text)?;
        Some(MissionEntry { rules, mission: view::mission(&mission).in_words(voice(language)) })
    });
    let speech = voice(language);
    CatalogView {
        rule_sets: RULE_SETS.into_iter().map(|door| rule_set(door, language)).collect(),
        teams: teams.map(|team| view::team(&team, Side::A).in_words(speech)).collect(),
        killzones: killzones.map(|killzone| view::killzone(&killzone).in_words(speech)).collect(),
        missions: missions.collect(),
        levels: Level::ALL.map(|one| level(one, language)).to_vec(),
    }
}

fn rule_set(door: &dyn Door, language: Language) -> RuleSetView {
    let set = door.rule_set();
    let switch = |card: &SwitchCard| SwitchView {
        name: card.name.to_owned(),
        text: voice(language).text(&format!("switch-{}", card.name.replace('_', "-")), &[]),
        rule: card.rule.to_owned(),
        values: card.settings.map(str::to_owned).to_vec(),
        default: card.settings[0].to_owned(),
    };
    RuleSetView {
        id: set,
        name: voice(language).text(&format!("rule-set-{set}"), &[]),
        playable: true,
        switches: door.switches().cards().iter().map(switch).collect(),
    }
}

fn level(level: Level, language: Language) -> LevelView {
    let id = level.word();
    LevelView { id: id.to_owned(), name: voice(language).text(&format!("level-{id}"), &[]) }
}
