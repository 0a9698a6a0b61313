//! Teams as the page shows them.

use ::kt18::{Card, Team};
use ::table::{ModelId, RuleSet, Side};

use crate::view::battle::cards::{Skills, weapons};
use crate::view::board::base_mm;
use crate::view::{ModelProfile, OperativeCard, TeamCard};

/// A team as a side plays it.
pub(crate) fn team_card(team: &Team, text: &str, side: Side) -> TeamCard {
    let models = team.models.iter().zip(1..);
    TeamCard {
        id: team.name.clone(),
        name: team.name.clone(),
        text: text.to_owned(),
        rules: RuleSet::KT18,
        operatives: models.map(|(card, number)| model(card, ModelId { side, number })).collect(),
        units: Vec::new(),
        ploys: Vec::new(),
    }
}

fn model(card: &Card, model: ModelId) -> OperativeCard {
    let keywords = [
        (card.keywords.infantry, "INFANTRY"),
        (card.keywords.fly, "FLY"),
        (card.keywords.psyker, "PSYKER"),
        (card.keywords.comms, "COMMS"),
    ];
    let known = keywords.into_iter().filter(|(has, _)| *has).map(|(_, word)| word.to_owned());
    let skills = Skills {
        weapon_skill: card.weapon_skill,
        ballistic_skill: card.ballistic_skill,
        attacks: card.attacks,
    };
    OperativeCard {
        model: model.into(),
        name: card.name.clone(),
        apl: 0,
        movement: card.movement.to_inches_f64(),
        defence: 0,
        save: card.save,
        invulnerable: card.invulnerable,
        wounds: i16::from(card.wounds),
        base_mm: base_mm(card.radius),
        height: card.height.to_inches_f64(),
        keywords: known.chain(card.others.iter().cloned()).collect(),
        weapons: weapons(&card.weapons, skills),
        profile: Some(ModelProfile {
            weapon_skill: card.weapon_skill,
            ballistic_skill: card.ballistic_skill,
            strength: card.strength,
            toughness: card.toughness,
            attacks: card.attacks,
            leadership: card.leadership,
            powers: card.powers.iter().map(|power| power.slug()).collect(),
            aura: card.aura.map(|aura| aura.reach.to_inches_f64()),
            ignores: card.ignores,
            lines: Vec::new(),
        }),
    }
}
