//! Armies of units as the page shows them.

use ::kt4w40k::{Army, Keywords, Line, Profile, Stratagem, UnitCard, When};
use ::table::{ModelId, PieceId, RuleSet, Side};

use crate::view::battle::cards::{Skills, weapons};
use crate::view::board::base_mm;
use crate::view::{LineCard, ModelProfile, OperativeCard, PloyCard, TeamCard, UnitSheet};

/// An army as a side plays it: its units, and their models one by one.
pub(crate) fn army_card(army: &Army, text: &str, side: Side) -> TeamCard {
    let units = || army.units.iter().zip((1..).map(|number| ModelId { side, number }));
    TeamCard {
        id: army.name.clone(),
        name: army.name.clone(),
        text: text.to_owned(),
        rules: RuleSet::KT4W40K,
        operatives: units().flat_map(|(card, unit)| models(card, unit)).collect(),
        units: units().map(|(card, unit)| sheet(card, unit)).collect(),
        ploys: army.stratagems.iter().map(stratagem).collect(),
    }
}

/// The names that the models of a unit have on the page.
fn numbered(card: &UnitCard, unit: ModelId) -> impl Iterator<Item = PieceId> {
    (1..).take(card.models.len()).map(move |number| PieceId::within(unit, number))
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

fn sheet(card: &UnitCard, unit: ModelId) -> UnitSheet {
    let abilities = [
        (card.advance_and_charge, "advance-and-charge"),
        (card.fights_first, "fights-first"),
        (card.fights_last, "fights-last"),
        (card.reserve, "reserve"),
    ];
    UnitSheet {
        unit,
        name: card.name.clone(),
        keywords: keywords(card),
        points: card.points,
        models: numbered(card, unit).collect(),
        powers: card.powers.iter().map(|power| power.slug()).collect(),
        casts: card.casts,
        denies: card.denies,
        capacity: card.capacity,
        aura: card.aura.map(|aura| aura.reach.to_inches_f64()),
        abilities: abilities
            .into_iter()
            .filter(|(has, _)| *has)
            .map(|(_, word)| word.to_owned())
            .collect(),
    }
}

fn models(card: &UnitCard, unit: ModelId) -> Vec<OperativeCard> {
    let words = keywords(card);
    let named = numbered(card, unit).zip(&card.models);
    named.map(|(name, profile)| model(card, profile, name, &words)).collect()
}

fn model(card: &UnitCard, profile: &Profile, model: PieceId, words: &[String]) -> OperativeCard {
    let skills = Skills {
        weapon_skill: profile.best.weapon_skill,
        ballistic_skill: profile.best.ballistic_skill,
        attacks: profile.best.attacks,
    };
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
        base_mm: base_mm(profile.radius),
        height: profile.height.to_inches_f64(),
        keywords: words.to_vec(),
        weapons: weapons(&profile.weapons, skills),
        profile: Some(ModelProfile {
            weapon_skill: profile.best.weapon_skill,
            ballistic_skill: profile.best.ballistic_skill,
            strength: profile.strength,
            toughness: profile.toughness,
            attacks: profile.best.attacks,
            leadership: profile.leadership,
            powers: card.powers.iter().map(|power| power.slug()).collect(),
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

fn stratagem(stratagem: &Stratagem) -> PloyCard {
    PloyCard {
        name: stratagem.name.clone(),
        slug: stratagem.slug,
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
