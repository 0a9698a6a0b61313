//! Teams, boards and missions as the page draws them.

use catalog::{AnyTeam, Loaded, Map, Mission};
use geometry::{Point, Polygon};
use skirmish::{CardRules, PloyPhase, Reach, Team};
use table::{RuleSet, Terrain, TerrainType};

use crate::wire::{
    ControlPointView, DoorView, DropZoneView, KillzoneView, MissionView, ObjectiveView,
    OperativeCard, PloyCard, PointView, TeamCard, TerrainView, WallView, WeaponCard,
};
use crate::{kt4w40k_cards, kt18_cards};

/// Lengths are kept in hundredths of a millimetre.
pub(crate) const UNITS_OF_A_MM: f64 = 100.0;

/// A point in inches.
#[must_use]
pub fn point(point: Point) -> PointView {
    PointView(point.x.to_inches_f64(), point.y.to_inches_f64())
}

/// An outline in inches.
#[must_use]
pub fn outline(polygon: &Polygon) -> Vec<PointView> {
    polygon.corners().iter().map(|corner| point(*corner)).collect()
}

/// A part of terrain.
#[must_use]
pub fn terrain(part: &Terrain) -> TerrainView {
    let kind = part.kind.map(|kind| match kind {
        TerrainType::Heavy => "heavy".to_owned(),
        TerrainType::Light => "light".to_owned(),
    });
    TerrainView {
        name: part.name.clone(),
        kind,
        footprint: outline(&part.footprint),
        bottom: part.bottom.to_inches_f64(),
        top: part.top.to_inches_f64(),
        vantage: part.vantage,
    }
}

/// A board.
#[must_use]
pub fn killzone(map: &Loaded<Map>) -> KillzoneView {
    let zone = &map.value.killzone;
    let scene = zone.scene();
    KillzoneView {
        name: map.name.clone(),
        text: map.text.clone(),
        width: scene.width().to_inches_f64(),
        depth: scene.depth().to_inches_f64(),
        terrain: zone.terrain().iter().map(terrain).collect(),
        walls: zone
            .walls()
            .iter()
            .map(|wall| WallView { from: point(wall.from), to: point(wall.to) })
            .collect(),
        doors: zone
            .doors()
            .iter()
            .map(|door| DoorView {
                name: door.name.clone(),
                from: point(door.from),
                to: point(door.to),
                open: door.open,
            })
            .collect(),
        objectives: map
            .value
            .objectives
            .iter()
            .map(|objective| ObjectiveView {
                name: objective.name.clone(),
                at: point(objective.at),
            })
            .collect(),
        control_points: zone
            .control_points()
            .iter()
            .map(|control| ControlPointView {
                name: control.name.clone(),
                at: point(control.at),
                radius: control.radius.to_inches_f64(),
            })
            .collect(),
        drop_zones: map
            .value
            .drop_zones
            .iter()
            .map(|zone| DropZoneView { name: zone.name.clone(), footprint: outline(&zone.area) })
            .collect(),
        confines_tactics: map.value.confines_tactics,
    }
}

/// A mission.
#[must_use]
pub fn mission(mission: &Loaded<Mission>) -> MissionView {
    MissionView {
        name: mission.name.clone(),
        text: mission.text.clone(),
        drop_zones: mission.value.drop_zones.iter().map(outline).collect(),
        turning_points: mission.value.turning_points,
    }
}

/// A team of any rule set, as side A would play it.
#[must_use]
pub fn any_team(team: &Loaded<AnyTeam>) -> TeamCard {
    let rules = team.value.rule_set();
    match &team.value {
        AnyTeam::Kt18(cards) => kt18_cards::team_card(cards, &team.text, 'A'),
        AnyTeam::Kt21(cards) => team_card(cards, &team.text, rules, 'A'),
        AnyTeam::Kt24(cards) => team_card(cards, &team.text, rules, 'A'),
        AnyTeam::Kt4w40k(army) => kt4w40k_cards::army_card(army, &team.text, 'A'),
    }
}

/// A team as a side plays it.
#[must_use]
pub fn team_card<R: CardRules>(team: &Team<R>, text: &str, rules: RuleSet, side: char) -> TeamCard {
    let operatives = team.operatives.iter().zip(1..).map(|(card, number)| OperativeCard {
        model: format!("{side}{number}"),
        name: card.name.clone(),
        apl: card.apl,
        movement: card.movement.to_inches_f64(),
        defence: card.defence,
        save: card.save,
        invulnerable: card.invulnerable,
        wounds: card.wounds,
        base_mm: f64::from((card.radius * 2).units()) / UNITS_OF_A_MM,
        height: card.height.to_inches_f64(),
        keywords: card.keywords.clone(),
        weapons: card
            .weapons
            .iter()
            .map(|weapon| WeaponCard {
                name: weapon.name.clone(),
                slug: weapon.slug.to_string(),
                reach: match weapon.reach {
                    Reach::Ranged => "ranged".to_owned(),
                    Reach::Melee => "melee".to_owned(),
                },
                attacks: weapon.attacks,
                hit: weapon.hit,
                damage: weapon.damage,
                rules: weapon_rules(&weapon.rules),
                profile: None,
            })
            .collect(),
        profile: None,
    });
    let ploys = team.ploys.iter().map(|ploy| PloyCard {
        name: ploy.name.clone(),
        slug: ploy.slug.to_string(),
        text: ploy.text.clone(),
        cost: ploy.cost,
        phase: match ploy.phase {
            PloyPhase::Strategy => "strategy".to_owned(),
            PloyPhase::Firefight => "firefight".to_owned(),
        },
    });
    TeamCard {
        name: team.name.clone(),
        text: text.to_owned(),
        rules: rules.id().to_owned(),
        operatives: operatives.collect(),
        units: Vec::new(),
        ploys: ploys.collect(),
    }
}

/// The rules of a weapon, one by one.
fn weapon_rules<R: CardRules>(rules: &R) -> Vec<String> {
    let text = rules.to_string();
    text.split(", ").filter(|rule| !rule.is_empty()).map(str::to_owned).collect()
}
