//! The team format of Kill Team 2021 and 2024: operatives with their weapons, and ploys.

use geometry::Length;
use skirmish::{Card, CardRules, MAX_TEAM, MAX_WEAPONS, Reach, Team, Weapon};
use table::RuleSet;

use crate::fields::{Field, Fields};
use crate::loaded::{first, read_file};
use crate::ploy::{MAX_TEAM_PLOYS, read_ploy};
use crate::problem::Problems;
use crate::slug::{named, no_two_alike};
use crate::{AnyTeam, Format, Loaded, Problem, army, team_kt18};

/// Reads a team. `file` is only for messages.
///
/// # Errors
/// The first thing wrong with it.
pub fn read_team(text: &str, file: &str) -> Result<Loaded<AnyTeam>, Problem> {
    read_whole_team(text, file).map_err(first)
}

/// Reads a team, and names everything wrong with it.
pub(crate) fn read_whole_team(text: &str, file: &str) -> Result<Loaded<AnyTeam>, Vec<Problem>> {
    read_file(text, file, Format::Team, read)
}

fn read(fields: &Fields, problems: &mut Problems) -> Option<AnyTeam> {
    match fields.field("rules").word(&RULES) {
        Ok(RuleSet::Kt18) => return team_kt18::read(fields, problems).map(AnyTeam::Kt18),
        Ok(RuleSet::Kt4w40k) => return army::read(fields, problems).map(AnyTeam::Kt4w40k),
        _ => {}
    }
    let known = ["format", "rules", "name", "text", "operative", "ploy"];
    let fields = problems.keep(fields.clone().only(&known))?;
    match problems.keep(fields.field("rules").word(&RULES)) {
        Some(RuleSet::Kt21) => read_members(&fields, problems).map(AnyTeam::Kt21),
        _ => read_members(&fields, problems).map(AnyTeam::Kt24),
    }
}

/// The rule sets that files are written for.
pub(crate) const RULES: [(&str, RuleSet); 4] = [
    ("kt18", RuleSet::Kt18),
    ("kt21", RuleSet::Kt21),
    ("kt24", RuleSet::Kt24),
    ("kt4w40k", RuleSet::Kt4w40k),
];

fn read_members<R: CardRules>(fields: &Fields, problems: &mut Problems) -> Option<Team<R>> {
    let entries = problems.keep(fields.field("operative").list(MAX_TEAM)).unwrap_or_default();
    let mut operatives = Vec::new();
    for entry in &entries {
        let Some((card, count)) = problems.keep(read_operative(entry)) else { continue };
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
    let entries = problems.keep(fields.field("ploy").list(MAX_TEAM_PLOYS)).unwrap_or_default();
    let ploys = problems.keep_all(entries.iter().map(read_ploy));
    if ploys.len() == entries.len() {
        let keys: Vec<_> = entries.into_iter().zip(ploys.iter().map(|ploy| ploy.slug)).collect();
        problems.keep(no_two_alike(&keys));
    }
    let name = fields.field("name").name().unwrap_or_default();
    Some(Team { name, operatives, ploys })
}

fn read_operative<R: CardRules>(entry: &Field) -> Result<(Card<R>, usize), Problem> {
    let mut known = vec![
        "name", "count", "apl", "move", "save", "wounds", "base_mm", "height", "keywords", "weapon",
    ];
    if R::CARDS_SAY_DEFENCE {
        known.extend(["defence", "invulnerable", "group_activation"]);
    }
    let fields = entry.fields()?.only(&known)?;
    let entries = fields.field("weapon").list(MAX_WEAPONS)?;
    let weapons = entries.iter().map(read_weapon).collect::<Result<Vec<_>, _>>()?;
    let keys = weapons.iter().map(|weapon| (weapon.slug, weapon.reach));
    no_two_alike(&entries.into_iter().zip(keys).collect::<Vec<_>>())?;
    let keywords = fields.field("keywords").list(16)?;
    let count = fields.optional("count").map_or(Ok(1), |field| field.whole(1..=MAX_TEAM as i64));
    let card = Card {
        name: fields.field("name").name()?,
        apl: fields.field("apl").whole(1..=9)?,
        movement: fields.field("move").inches(Length::ZERO..=Length::inches(30))?,
        defence: if R::CARDS_SAY_DEFENCE { fields.field("defence").whole(0..=10)? } else { 3 },
        save: fields.field("save").whole(2..=6)?,
        invulnerable: fields.optional("invulnerable").map(|save| save.whole(2..=6)).transpose()?,
        group: fields.optional("group_activation").map_or(Ok(1), |size| size.whole(1..=4))?,
        wounds: fields.field("wounds").whole(1..=9999)?,
        radius: fields.field("base_mm").base_radius(10..=200)?,
        height: fields.field("height").inches(LEAST_HEIGHT..=Length::inches(20))?,
        weapons,
        keywords: keywords.iter().map(Field::name).collect::<Result<_, _>>()?,
    };
    Ok((card, count?))
}

/// A tenth of an inch: sight needs something to look at.
pub(crate) const LEAST_HEIGHT: Length = Length::from_units(254);

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
