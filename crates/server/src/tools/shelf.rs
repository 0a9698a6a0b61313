//! What games can be played with.

use ai::Level;
use axum::Json;
use game::{Game, Language};
use table::{RuleSet, SwitchCard};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Tongue;
use crate::cards;
use crate::voice::voice;
use crate::wire::{CatalogView, LevelView, MissionEntry, RuleSetView, SwitchView};

/// The route of the catalogue.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(catalogue))
}

/// Rule sets with their switches, teams, killzones, missions and computer players.
#[utoipa::path(
    get, path = "/api/catalog", tag = "tools", responses((status = OK, body = CatalogView))
)]
async fn catalogue(Tongue(language): Tongue) -> Json<CatalogView> {
    let teams = Game::RULE_SETS.into_iter().flat_map(catalog::team_names);
    let teams = teams.filter_map(|name| catalog::team(&name));
    let killzones = catalog::killzone_names().into_iter();
    let killzones = killzones.filter_map(|name| catalog::killzone(&name));
    let missions = catalog::MISSION_FILES.iter().filter_map(|(file, text)| {
        let mission = catalog::read_mission(text, file).ok()?;
        let rules = catalog::rules_of(text)?.id().to_owned();
        Some(MissionEntry { rules, mission: cards::mission(&mission) })
    });
    Json(CatalogView {
        rule_sets: RuleSet::ALL.into_iter().map(|set| rule_set(set, language)).collect(),
        teams: teams.map(|team| cards::any_team(&team)).collect(),
        killzones: killzones.map(|killzone| cards::killzone(&killzone)).collect(),
        missions: missions.collect(),
        levels: Level::ALL.map(|one| level(one, language)).to_vec(),
    })
}

fn rule_set(set: RuleSet, language: Language) -> RuleSetView {
    RuleSetView {
        id: set.id().to_owned(),
        name: voice(language).text(&format!("rule-set-{set}"), &[]),
        playable: Game::RULE_SETS.contains(&set),
        switches: match set {
            RuleSet::Kt18 => switches(&kt18::Switches::CARDS, language),
            RuleSet::Kt21 => switches(&kt21::Switches::CARDS, language),
            RuleSet::Kt24 => switches(&kt24::Switches::CARDS, language),
            RuleSet::Kt4w40k => switches(&kt4w40k::Switches::CARDS, language),
        },
    }
}

fn switches(cards: &[SwitchCard], language: Language) -> Vec<SwitchView> {
    let view = |card: &SwitchCard| SwitchView {
        name: card.name.to_owned(),
        text: voice(language).text(&format!("switch-{}", card.name.replace('_', "-")), &[]),
        rule: card.rule.to_owned(),
        values: card.settings.map(str::to_owned).to_vec(),
        default: card.settings[0].to_owned(),
    };
    cards.iter().map(view).collect()
}

fn level(level: Level, language: Language) -> LevelView {
    let id = level.word();
    LevelView { id: id.to_owned(), name: voice(language).text(&format!("level-{id}"), &[]) }
}
