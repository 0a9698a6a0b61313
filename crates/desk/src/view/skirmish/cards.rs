//! Teams of the family as the page shows them.

use ::skirmish::{CardRules, PloyPhase, Reach, Team};
use ::table::{ModelId, RuleSet, Side};

use crate::view::board::base_mm;
use crate::view::{OperativeCard, PloyCard, TeamCard, WeaponCard, WeaponReach};

/// A team as a side plays it.
pub(crate) fn team_card<R: CardRules>(
    team: &Team<R>,
    text: &str,
    rules: RuleSet,
    side: Side,
) -> TeamCard {
    let operatives = team.operatives.iter().zip(1..).map(|(card, number)| OperativeCard {
        model: ModelId { side, number }.into(),
        name: card.name.clone(),
        apl: card.apl,
        movement: card.movement.to_inches_f64(),
        defence: card.defence,
        save: card.save,
        invulnerable: card.invulnerable,
        wounds: card.wounds,
        base_mm: base_mm(card.radius),
        height: card.height.to_inches_f64(),
        keywords: card.keywords.clone(),
        weapons: card
            .weapons
            .iter()
            .map(|weapon| WeaponCard {
                name: weapon.name.clone(),
                slug: weapon.slug,
                reach: match weapon.reach {
                    Reach::Ranged => WeaponReach::Ranged,
                    Reach::Melee => WeaponReach::Melee,
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
        slug: ploy.slug,
        text: ploy.text.clone(),
        cost: ploy.cost,
        phase: match ploy.phase {
            PloyPhase::Strategy => "strategy".to_owned(),
            PloyPhase::Firefight => "firefight".to_owned(),
        },
    });
    TeamCard {
        id: team.name.clone(),
        name: team.name.clone(),
        text: text.to_owned(),
        rules,
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
