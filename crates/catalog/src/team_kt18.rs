//! The team format of Kill Team 2018: models with their profiles, weapons, powers and auras.

use geometry::Length;
use kt18::{Aura, Boon, Card, Keywords, MAX_TEAM, MAX_WEAPONS, Power, Team};

use crate::Problem;
use crate::arms::read_weapons;
use crate::fields::{Field, Fields};
use crate::problem::Problems;
use crate::team::LEAST_HEIGHT;

/// Reads the body of a team.
pub(crate) fn read(fields: &Fields, problems: &mut Problems) -> Option<Team> {
    let known = ["format", "rules", "name", "text", "model"];
    let fields = problems.keep(fields.clone().only(&known))?;
    let entries = problems.keep(fields.field("model").list(MAX_TEAM)).unwrap_or_default();
    let mut models = Vec::new();
    for entry in &entries {
        let Some((card, count)) = problems.keep(read_model(entry)) else { continue };
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
    let name = fields.field("name").name().unwrap_or_default();
    Some(Team { name, models })
}

const MODEL: [&str; 20] = [
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
    "base_mm",
    "height",
    "keywords",
    "specialism",
    "powers",
    "casts",
    "aura",
    "weapon",
];

fn read_model(entry: &Field) -> Result<(Card, usize), Problem> {
    let fields = entry.fields()?.only(&MODEL)?;
    let count = fields.optional("count").map_or(Ok(1), |field| field.whole(1..=MAX_TEAM as i64));
    let (keywords, others) = read_keywords(&fields)?;
    let (powers, casts) = read_powers(&fields, keywords)?;
    let card = Card {
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
        radius: fields.field("base_mm").base_radius(10..=200)?,
        height: fields.field("height").inches(LEAST_HEIGHT..=Length::inches(20))?,
        keywords,
        others,
        weapons: read_weapons(&fields.field("weapon"), MAX_WEAPONS)?,
        powers,
        casts,
        aura: fields.optional("aura").map(|field| read_aura(&field)).transpose()?,
    };
    Ok((card, count?))
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
