//! Teams of Kill Team 2018 as the page shows them.

use battle::{Amount, Strength};
use kt18::{Card, Team, Weapon};
use table::RuleSet;

use crate::cards::UNITS_OF_A_MM;
use crate::wire::{ModelProfile, OperativeCard, TeamCard, WeaponCard, WeaponProfile};

/// A team as a side plays it.
#[must_use]
pub fn team_card(team: &Team, text: &str, side: char) -> TeamCard {
    let models = team.models.iter().zip(1..);
    TeamCard {
        name: team.name.clone(),
        text: text.to_owned(),
        rules: RuleSet::Kt18.id().to_owned(),
        operatives: models.map(|(card, number)| model(card, format!("{side}{number}"))).collect(),
        units: Vec::new(),
        ploys: Vec::new(),
    }
}

fn model(card: &Card, model: String) -> OperativeCard {
    let keywords = [
        (card.keywords.infantry, "INFANTRY"),
        (card.keywords.fly, "FLY"),
        (card.keywords.psyker, "PSYKER"),
        (card.keywords.comms, "COMMS"),
    ];
    let known = keywords.into_iter().filter(|(has, _)| *has).map(|(_, word)| word.to_owned());
    // Who has nothing else to fight with has bare hands, and they are a choice in the game too (KT18-CORE-02).
    let hands = card.melee().next().is_none().then(Weapon::bare_hands);
    OperativeCard {
        model,
        name: card.name.clone(),
        apl: 0,
        movement: card.movement.to_inches_f64(),
        defence: 0,
        save: card.save,
        invulnerable: card.invulnerable,
        wounds: i16::from(card.wounds),
        base_mm: f64::from((card.radius * 2).units()) / UNITS_OF_A_MM,
        height: card.height.to_inches_f64(),
        keywords: known.chain(card.others.iter().cloned()).collect(),
        weapons: card.weapons.iter().chain(&hands).map(|one| weapon(one, card)).collect(),
        profile: Some(ModelProfile {
            weapon_skill: card.weapon_skill,
            ballistic_skill: card.ballistic_skill,
            strength: card.strength,
            toughness: card.toughness,
            attacks: card.attacks,
            leadership: card.leadership,
            powers: card.powers.iter().map(|power| power.slug().to_string()).collect(),
            aura: card.aura.map(|aura| aura.reach.to_inches_f64()),
            ignores: None,
            lines: Vec::new(),
        }),
    }
}

fn weapon(weapon: &Weapon, card: &Card) -> WeaponCard {
    let melee = weapon.is_melee();
    WeaponCard {
        name: weapon.name.clone(),
        slug: weapon.slug.to_string(),
        reach: if melee { "melee" } else { "ranged" }.to_owned(),
        attacks: weapon.kind.attacks().unwrap_or(Amount::fixed(card.attacks)).plus,
        hit: if melee { card.weapon_skill } else { card.ballistic_skill },
        damage: [u16::from(weapon.damage.plus); 2],
        rules: Vec::new(),
        profile: Some(WeaponProfile {
            range: weapon.range.to_inches_f64(),
            kind: weapon.kind.to_string(),
            strength: strength(weapon.strength),
            ap: weapon.ap,
            damage: weapon.damage.to_string(),
        }),
    }
}

/// How strong a weapon is, as cards print it.
pub(crate) fn strength(strength: Strength) -> String {
    match strength {
        Strength::Fixed(strength) => strength.to_string(),
        Strength::Plus(0) => "User".to_owned(),
        Strength::Plus(more) => format!("+{more}"),
        Strength::Times(times) => format!("x{times}"),
    }
}
