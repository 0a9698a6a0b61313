//! The team format of Kill Team 2021 and 2024: operatives with their weapons, and ploys.

use geometry::Length;
use table::Remarks;
use table::file::{
    Field, Fields, MAX_ARMOURY, MAX_CARDS, Offer, Problem, Problems, has_roster, named,
    no_two_alike, read_choices, read_notes, read_offered, read_roster,
};

use crate::ploy_file::{MAX_TEAM_PLOYS, read_ploy};
use crate::{Card, CardRules, MAX_TEAM, MAX_WEAPONS, Reach, Team, Weapon};

/// Reads the body of a team's file.
pub fn read_team<R: CardRules>(fields: &Fields, problems: &mut Problems) -> Option<Team<R>> {
    let known = [
        "format",
        "rules",
        "name",
        "text",
        "operative",
        "ploy",
        "note",
        "roster",
        "take",
        "equipment",
    ];
    let fields = problems.keep(fields.clone().only(&known))?;
    read_members(&fields, problems)
}

/// How many there are of what in a team, and warnings about what is probably a mistake.
pub fn team_remarks<R>(team: &Team<R>, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    for entry in fields.entries("operative") {
        let Ok(operative) = entry.fields() else { continue };
        // KT21-SETUP-07, KT24-SETUP-09: without a mission the drop zone is 3" deep.
        let base = operative.field("base_mm");
        if base.base_radius(10..=200).is_ok_and(|radius| radius * 2 > Length::inches(3)) {
            warnings.push(base.problem("too wide for a drop zone of 3\""));
        }
        if operative.optional("weapon").is_none() {
            warnings.push(entry.problem("has no weapon"));
        }
    }
    for (entry, ploy) in fields.entries("ploy").iter().zip(&team.ploys) {
        let Some(keyword) = &ploy.keyword else { continue };
        if !team.operatives.iter().any(|card| card.has_keyword(keyword)) {
            warnings.push(entry.problem(format!("no operative has the keyword {keyword:?}")));
        }
    }
    let weapons = team.operatives.iter().map(|card| card.weapons.len()).sum();
    let counts = vec![
        (team.operatives.len(), "operatives"),
        (weapons, "weapons"),
        (team.ploys.len(), "ploys"),
    ];
    Remarks { counts, warnings }
}

fn read_members<R: CardRules>(fields: &Fields, problems: &mut Problems) -> Option<Team<R>> {
    problems.keep(read_notes(fields));
    let operatives =
        if has_roster(fields) { picked(fields, problems)? } else { everybody(fields, problems)? };
    let entries = problems.keep(fields.field("ploy").list(MAX_TEAM_PLOYS)).unwrap_or_default();
    let ploys = problems.keep_all(entries.iter().map(read_ploy));
    if ploys.len() == entries.len() {
        let keys: Vec<_> = entries.into_iter().zip(ploys.iter().map(|ploy| ploy.slug)).collect();
        problems.keep(no_two_alike(&keys));
    }
    let name = fields.field("name").name().unwrap_or_default();
    Some(Team { name, operatives, ploys })
}

/// All operatives of a file, each as often as it says.
fn everybody<R: CardRules>(fields: &Fields, problems: &mut Problems) -> Option<Vec<Card<R>>> {
    let entries = problems.keep(fields.field("operative").list(MAX_TEAM)).unwrap_or_default();
    let mut operatives = Vec::new();
    for entry in &entries {
        let count = |fields: &Fields| {
            let count = fields.optional("count");
            count.map_or(Ok(1), |field| field.whole(1..=MAX_TEAM as i64))
        };
        let card = problems.keep(read_operative(entry, MAX_WEAPONS));
        let count = problems.keep(entry.fields().and_then(|fields| count(&fields)));
        let Some((card, count)) = card.zip(count) else { continue };
        operatives.extend(std::iter::repeat_n(card, count));
        if operatives.len() > MAX_TEAM {
            problems.keep::<()>(Err(entry.problem(format!("more than {MAX_TEAM} operatives"))));
            return None;
        }
    }
    if entries.is_empty() {
        let what = format!("expected 1 to {MAX_TEAM} operatives, found none");
        problems.keep::<()>(Err(fields.field("operative").problem(what)));
    }
    Some(operatives)
}

/// Those operatives of a file that its roster takes.
fn picked<R: CardRules>(fields: &Fields, problems: &mut Problems) -> Option<Vec<Card<R>>> {
    let entries = problems.keep(fields.field("operative").list(MAX_CARDS))?;
    let read = |entry: &Field| {
        let card = read_operative::<R>(entry, MAX_ARMOURY)?;
        let fields = entry.fields()?;
        let weapons: Vec<String> = card.weapons.iter().map(|weapon| weapon.name.clone()).collect();
        let offer = Offer {
            name: card.name.clone(),
            keywords: card.keywords.clone(),
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
    let (cards, offers): (Vec<Card<R>>, Vec<Offer>) = all.into_iter().unzip();
    let names = entries.into_iter().zip(offers.iter().map(|offer| offer.name.to_lowercase()));
    problems.keep(no_two_alike(&names.collect::<Vec<_>>()))?;
    let taken = problems.keep(read_roster(fields, &offers, MAX_TEAM, MAX_WEAPONS))?;
    let fielded = taken.into_iter().map(|one| {
        let card = &cards[one.card];
        let weapons = one.weapons.iter().map(|weapon| card.weapons[*weapon].clone()).collect();
        let name = one.name.unwrap_or_else(|| card.name.clone());
        Card { name, weapons, ..card.clone() }
    });
    Some(fielded.collect())
}

fn read_operative<R: CardRules>(entry: &Field, most: usize) -> Result<Card<R>, Problem> {
    let mut known = vec![
        "name", "count", "apl", "move", "save", "wounds", "base_mm", "height", "keywords",
        "weapon", "note", "choice",
    ];
    if R::CARDS_SAY_DEFENCE {
        known.extend(["defence", "invulnerable", "group_activation"]);
    }
    let fields = entry.fields()?.only(&known)?;
    read_notes(&fields)?;
    let entries = fields.field("weapon").list(most)?;
    let weapons = entries.iter().map(read_weapon).collect::<Result<Vec<_>, _>>()?;
    let keys = weapons.iter().map(|weapon| (weapon.slug, weapon.reach));
    no_two_alike(&entries.into_iter().zip(keys).collect::<Vec<_>>())?;
    let keywords = fields.field("keywords").list(16)?;
    Ok(Card {
        name: fields.field("name").name()?,
        apl: fields.field("apl").whole(1..=9)?,
        movement: fields.field("move").inches(Length::ZERO..=Length::inches(30))?,
        defence: if R::CARDS_SAY_DEFENCE { fields.field("defence").whole(0..=10)? } else { 3 },
        save: fields.field("save").whole(2..=6)?,
        invulnerable: fields.optional("invulnerable").map(|save| save.whole(2..=6)).transpose()?,
        group: fields.optional("group_activation").map_or(Ok(1), |size| size.whole(1..=4))?,
        wounds: fields.field("wounds").whole(1..=9999)?,
        radius: fields.field("base_mm").base_radius(10..=200)?,
        height: fields.field("height").inches(Field::LEAST_HEIGHT..=Length::inches(20))?,
        weapons,
        keywords: keywords.iter().map(Field::name).collect::<Result<_, _>>()?,
    })
}

/// Whether a weapon shoots or fights, as files write it.
pub(crate) const REACHES: [(&str, Reach); 2] = [("ranged", Reach::Ranged), ("melee", Reach::Melee)];

fn read_weapon<R: CardRules>(entry: &Field) -> Result<Weapon<R>, Problem> {
    let known = ["name", "reach", "attacks", "hit", "damage", "rules"];
    let fields = entry.fields()?.only(&known)?;
    let (name, slug) = named(&fields.field("name"))?;
    let [normal, critical] = fields.field("damage").exactly("the damage [normal, critical]")?;
    Ok(Weapon {
        name,
        slug,
        reach: fields.field("reach").word(&REACHES)?,
        attacks: fields.field("attacks").whole(0..=20)?,
        hit: fields.field("hit").whole(2..=6)?,
        damage: [normal.whole(0..=100)?, critical.whole(0..=100)?],
        rules: read_rules(&fields.field("rules"))?,
    })
}

/// The weapon rules of a list, each as on a card.
pub(crate) fn read_rules<R: CardRules>(field: &Field) -> Result<R, Problem> {
    let entries = field.list(24)?;
    let mut rules = Vec::new();
    for entry in &entries {
        let rule = entry.text()?;
        R::read(&[rule]).map_err(|error| entry.problem(error.to_string()))?;
        rules.push(rule);
    }
    R::read(&rules).map_err(|error| field.problem(error.to_string()))
}
