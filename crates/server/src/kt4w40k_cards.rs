//! Armies of units as the page shows them.

use battle::{Amount, Weapon};
use kt4w40k::{Army, Keywords, Line, Profile, Stratagem, UnitCard, When};
use table::RuleSet;

use crate::cards::UNITS_OF_A_MM;
use crate::kt18_cards::strength;
use crate::wire::{
    LineCard, ModelProfile, OperativeCard, PloyCard, TeamCard, UnitSheet, WeaponCard, WeaponProfile,
};

/// An army as a side plays it: its units, and their models one by one.
#[must_use]
pub fn army_card(army: &Army, text: &str, side: char) -> TeamCard {
    let units = || army.units.iter().zip(1..);
    let models = units().flat_map(|(unit, number)| models(unit, format!("{side}{number}")));
    TeamCard {
        name: army.name.clone(),
        text: text.to_owned(),
        rules: RuleSet::Kt4w40k.id().to_owned(),
        operatives: models.collect(),
        units: units().map(|(unit, number)| sheet(unit, format!("{side}{number}"))).collect(),
        ploys: army.stratagems.iter().map(stratagem).collect(),
    }
}

/// The names that the models of a unit have on the page.
fn numbered(card: &UnitCard, unit: &str) -> impl Iterator<Item = String> {
    let unit = unit.to_owned();
    (1..=card.models.len()).map(move |number| format!("{unit}.{number}"))
}

fn keywords(card: &UnitCard) -> Vec<String> {
    let Keywords {
        infantry,
        biker,
        monster,
        vehicle,
        titanic,
        building,
        character,
        psyker,
        fly,
        aircraft,
    } = card.keywords;
    let known = [
        (infantry, "INFANTRY"),
        (biker, "BIKER"),
        (monster, "MONSTER"),
        (vehicle, "VEHICLE"),
        (titanic, "TITANIC"),
        (building, "BUILDING"),
        (character, "CHARACTER"),
        (psyker, "PSYKER"),
        (fly, "FLY"),
        (aircraft, "AIRCRAFT"),
        (card.capacity > 0, "TRANSPORT"),
    ];
    let known = known.into_iter().filter(|(has, _)| *has).map(|(_, word)| word.to_owned());
    let mut all: Vec<String> = known.collect();
    let others = card.others.iter().filter(|other| !all.contains(other)).cloned();
    let others: Vec<String> = others.collect();
    all.extend(others);
    all
}

fn sheet(card: &UnitCard, unit: String) -> UnitSheet {
    let abilities = [
        (card.advance_and_charge, "advance-and-charge"),
        (card.fights_first, "fights-first"),
        (card.fights_last, "fights-last"),
        (card.reserve, "reserve"),
    ];
    UnitSheet {
        name: card.name.clone(),
        keywords: keywords(card),
        points: card.points,
        models: numbered(card, &unit).collect(),
        powers: card.powers.iter().map(|power| power.slug().to_string()).collect(),
        casts: card.casts,
        denies: card.denies,
        capacity: card.capacity,
        aura: card.aura.map(|aura| aura.reach.to_inches_f64()),
        abilities: abilities
            .into_iter()
            .filter(|(has, _)| *has)
            .map(|(_, word)| word.to_owned())
            .collect(),
        unit,
    }
}

fn models(card: &UnitCard, unit: String) -> Vec<OperativeCard> {
    let words = keywords(card);
    let named = numbered(card, &unit).zip(&card.models);
    named.map(|(name, profile)| model(card, profile, name, &words)).collect()
}

fn model(card: &UnitCard, profile: &Profile, model: String, words: &[String]) -> OperativeCard {
    // Who has nothing else to fight with has bare hands, and they are a choice in the game too (K4W-FIGHT-06).
    let hands = (!profile.weapons.iter().any(Weapon::is_melee)).then(Weapon::bare_hands);
    let lines = match profile.degrades() {
        true => std::iter::once(&profile.best).chain(&profile.worse).map(line).collect(),
        false => Vec::new(),
    };
    OperativeCard {
        model,
        name: profile.name.clone(),
        apl: 0,
        movement: profile.best.movement.to_inches_f64(),
        defence: 0,
        save: profile.save,
        invulnerable: profile.invulnerable,
        wounds: i16::from(profile.wounds),
        base_mm: f64::from((profile.radius * 2).units()) / UNITS_OF_A_MM,
        height: profile.height.to_inches_f64(),
        keywords: words.to_vec(),
        weapons: profile.weapons.iter().chain(&hands).map(|one| weapon(one, profile)).collect(),
        profile: Some(ModelProfile {
            weapon_skill: profile.best.weapon_skill,
            ballistic_skill: profile.best.ballistic_skill,
            strength: profile.strength,
            toughness: profile.toughness,
            attacks: profile.best.attacks,
            leadership: profile.leadership,
            powers: card.powers.iter().map(|power| power.slug().to_string()).collect(),
            aura: card.aura.map(|aura| aura.reach.to_inches_f64()),
            ignores: profile.ignores,
            lines,
        }),
    }
}

fn line(line: &Line) -> LineCard {
    LineCard {
        from: line.from,
        movement: line.movement.to_inches_f64(),
        weapon_skill: line.weapon_skill,
        ballistic_skill: line.ballistic_skill,
        attacks: line.attacks,
    }
}

fn weapon(weapon: &Weapon, profile: &Profile) -> WeaponCard {
    let melee = weapon.is_melee();
    let best = &profile.best;
    WeaponCard {
        name: weapon.name.clone(),
        slug: weapon.slug.to_string(),
        reach: if melee { "melee" } else { "ranged" }.to_owned(),
        attacks: weapon.kind.attacks().unwrap_or(Amount::fixed(best.attacks)).plus,
        hit: if melee { best.weapon_skill } else { best.ballistic_skill },
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

fn stratagem(stratagem: &Stratagem) -> PloyCard {
    PloyCard {
        name: stratagem.name.clone(),
        slug: stratagem.slug.to_string(),
        text: String::new(),
        cost: stratagem.cost,
        phase: match stratagem.when {
            When::Window(window) => window.word(),
            When::Attacked => "attacked",
            When::Charged => "charged",
        }
        .to_owned(),
    }
}
