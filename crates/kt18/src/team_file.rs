//! The team format of Kill Team 2018: models with their profiles, weapons, powers and auras.

use battle::read_weapons;
use geometry::Length;
use table::Remarks;
use table::file::{
    Field, Fields, MAX_ARMOURY, MAX_CARDS, Offer, Problem, Problems, has_roster, no_two_alike,
    read_choices, read_notes, read_offered, read_roster,
};

use crate::{Aura, Boon, Card, Keywords, MAX_TEAM, MAX_WEAPONS, Power, Team};

/// Reads the body of a team.
pub fn read(fields: &Fields, problems: &mut Problems) -> Option<Team> {
    let known = ["format", "rules", "name", "text", "model", "note", "roster", "take", "equipment"];
    let fields = problems.keep(fields.clone().only(&known))?;
    problems.keep(read_notes(&fields));
    let models = if has_roster(&fields) {
        picked(&fields, problems)?
    } else {
        everybody(&fields, problems)?
    };
    let name = fields.field("name").name().unwrap_or_default();
    Some(Team { name, models })
}

/// All models of a file, each as often as it says.
fn everybody(fields: &Fields, problems: &mut Problems) -> Option<Vec<Card>> {
    let entries = problems.keep(fields.field("model").list(MAX_TEAM)).unwrap_or_default();
    let mut models = Vec::new();
    for entry in &entries {
        let count = |fields: &Fields| {
            let count = fields.optional("count");
            count.map_or(Ok(1), |field| field.whole(1..=MAX_TEAM as i64))
        };
        let card = problems.keep(read_model(entry, MAX_WEAPONS));
        let count = problems.keep(entry.fields().and_then(|fields| count(&fields)));
        let Some((card, count)) = card.zip(count) else { continue };
        models.extend(std::iter::repeat_n(card, count));
        if models.len() > MAX_TEAM {
            problems.keep::<()>(Err(entry.problem(format!("more than {MAX_TEAM} models"))));
            return None;
        }
    }
    if entries.is_empty() {
        let what = format!("expected 1 to {MAX_TEAM} models, found none");
        problems.keep::<()>(Err(fields.field("model").problem(what)));
    }
    Some(models)
}

/// Those models of a file that its roster takes.
fn picked(fields: &Fields, problems: &mut Problems) -> Option<Vec<Card>> {
    let entries = problems.keep(fields.field("model").list(MAX_CARDS))?;
    let read = |entry: &Field| {
        let card = read_model(entry, MAX_ARMOURY)?;
        let fields = entry.fields()?;
        let weapons: Vec<String> = card.weapons.iter().map(|weapon| weapon.name.clone()).collect();
        let keywords = fields.field("keywords").list(16)?;
        let offer = Offer {
            name: card.name.clone(),
            keywords: keywords.iter().map(Field::name).collect::<Result<_, _>>()?,
            count: read_offered(&fields, MAX_TEAM)?,
            choices: read_choices(&fields, &weapons)?,
            weapons,
        };
        Ok((card, offer))
    };
    let all = problems.keep_all(entries.iter().map(read));
    if all.len() < entries.len() {
        return None;
    }
    let (cards, offers): (Vec<Card>, Vec<Offer>) = all.into_iter().unzip();
    let names = entries.into_iter().zip(offers.iter().map(|offer| offer.name.to_lowercase()));
    problems.keep(no_two_alike(&names.collect::<Vec<_>>()))?;
    // One place is left for bare hands (KT18-CORE-02).
    let taken = problems.keep(read_roster(fields, &offers, MAX_TEAM, MAX_WEAPONS - 1))?;
    let fielded = taken.into_iter().map(|one| {
        let card = &cards[one.card];
        let weapons = one.weapons.iter().map(|weapon| card.weapons[*weapon].clone()).collect();
        let name = one.name.unwrap_or_else(|| card.name.clone());
        Card { name, weapons, ..card.clone() }
    });
    Some(fielded.collect())
}

/// How many there are of what in a team, and warnings about what is probably a mistake.
pub fn remarks(team: &Team, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    for entry in fields.entries("model") {
        let Ok(model) = entry.fields() else { continue };
        if model.optional("weapon").is_none() {
            warnings.push(entry.problem("has no weapon but its bare hands"));
        }
        // Doorways are drawn 2" wide, and whoever does not fit through them stays in its room (KT18-GEO-05).
        let base = model.field("base_mm");
        if base.base_radius(10..=200).is_ok_and(|radius| radius * 2 > Length::inches(2)) {
            warnings.push(base.problem("too wide for a doorway of 2\""));
        }
    }
    // KT18-DOOR-05.
    if !team.models.iter().any(|card| card.keywords.infantry) {
        let what = "no model has the keyword INFANTRY: nobody can work doors";
        warnings.push(fields.field("model").problem(what));
    }
    let weapons = team.models.iter().map(|card| card.weapons.len()).sum();
    let powers = team.models.iter().map(|card| card.powers.len()).sum();
    let counts = vec![(team.models.len(), "models"), (weapons, "weapons"), (powers, "powers")];
    Remarks { counts, warnings }
}

const MODEL: [&str; 23] = [
    "name",
    "count",
    "move",
    "ws",
    "bs",
    "strength",
    "toughness",
    "wounds",
    "attacks",
    "leadership",
    "save",
    "invulnerable",
    "ignores",
    "base_mm",
    "height",
    "keywords",
    "specialism",
    "powers",
    "casts",
    "aura",
    "weapon",
    "note",
    "choice",
];

fn read_model(entry: &Field, most: usize) -> Result<Card, Problem> {
    let fields = entry.fields()?.only(&MODEL)?;
    read_notes(&fields)?;
    let (keywords, others) = read_keywords(&fields)?;
    let (powers, casts) = read_powers(&fields, keywords)?;
    Ok(Card {
        name: fields.field("name").name()?,
        movement: fields.field("move").inches(Length::ZERO..=Length::inches(30))?,
        weapon_skill: fields.field("ws").whole(2..=6)?,
        ballistic_skill: fields.field("bs").whole(2..=6)?,
        strength: fields.field("strength").whole(1..=10)?,
        toughness: fields.field("toughness").whole(1..=10)?,
        wounds: fields.field("wounds").whole(1..=20)?,
        attacks: fields.field("attacks").whole(0..=10)?,
        leadership: fields.field("leadership").whole(1..=12)?,
        save: fields.field("save").whole(2..=7)?,
        invulnerable: fields.optional("invulnerable").map(|save| save.whole(2..=6)).transpose()?,
        ignores: fields.optional("ignores").map(|needed| needed.whole(2..=6)).transpose()?,
        radius: fields.field("base_mm").base_radius(10..=200)?,
        height: fields.field("height").inches(Field::LEAST_HEIGHT..=Length::inches(20))?,
        keywords,
        others,
        weapons: read_weapons(&fields.field("weapon"), most)?,
        powers,
        casts,
        aura: fields.optional("aura").map(|field| read_aura(&field)).transpose()?,
    })
}

/// What the rules go by, and whatever else is printed.
fn read_keywords(fields: &Fields) -> Result<(Keywords, Vec<String>), Problem> {
    let mut keywords = Keywords::default();
    let mut others = Vec::new();
    for entry in fields.field("keywords").list(16)? {
        let word = entry.name()?;
        match word.to_uppercase().as_str() {
            "INFANTRY" => keywords.infantry = true,
            "FLY" => keywords.fly = true,
            "PSYKER" => keywords.psyker = true,
            "COMMS" => keywords.comms = true,
            _ => others.push(word),
        }
    }
    // Of the specialisms, only this one matters in ultra-close confines (KT18-TAC-07).
    if let Some(field) = fields.optional("specialism") {
        field.word(&[("comms", ())])?;
        keywords.comms = true;
    }
    Ok((keywords, others))
}

/// The powers that a model knows, and how many it may attempt.
fn read_powers(fields: &Fields, keywords: Keywords) -> Result<(Vec<Power>, u8), Problem> {
    let known: Vec<(String, Power)> =
        Power::ALL.iter().map(|power| (power.slug().to_string(), *power)).collect();
    let known: Vec<(&str, Power)> =
        known.iter().map(|(word, power)| (word.as_str(), *power)).collect();
    let field = fields.field("powers");
    let entries = field.list(Power::ALL.len())?;
    let powers = entries.iter().map(|entry| entry.word(&known)).collect::<Result<Vec<_>, _>>()?;
    let usual = u8::from(!powers.is_empty());
    let casts = fields.optional("casts");
    let number = casts.as_ref().map_or(Ok(usual), |field| field.whole(0..=6))?;
    if !keywords.psyker {
        let has_powers = !powers.is_empty();
        if let Some(field) = casts.filter(|_| number > 0).or(has_powers.then_some(field)) {
            return Err(field.problem("only a model with the keyword PSYKER knows powers"));
        }
    }
    Ok((powers, number))
}

fn read_aura(field: &Field) -> Result<Aura, Problem> {
    let fields = field.fields()?.only(&["reach", "gives"])?;
    let boons = [("reroll-ones", Boon::RerollOnes), ("leadership", Boon::Leadership)];
    Ok(Aura {
        reach: fields.field("reach").inches(Length::INCH..=Length::inches(24))?,
        gives: fields.field("gives").word(&boons)?,
    })
}
