//! The weapons of Kill Team 2018 and KT4W40K: how far, how, how strong.

use geometry::Length;
use table::file::{Field, Fields, Problem, named, no_two_alike};

use crate::{Again, Amount, Kind, Strength, Weapon, WeaponRules};

/// The weapons of one model.
///
/// # Errors
/// The first thing wrong with them.
pub fn read_weapons(field: &Field, most: usize) -> Result<Vec<Weapon>, Problem> {
    let entries = field.list(most)?;
    let read = |entry: &Field| read_weapon(&entry.fields()?.only(&WEAPON)?);
    let weapons = entries.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    can_be_carried(entries, &weapons, most)?;
    Ok(weapons)
}

/// Refuses weapons that one model cannot tell apart, or that leave no room for its bare hands.
///
/// # Errors
/// Which it is.
pub fn can_be_carried(entries: Vec<Field>, weapons: &[Weapon], most: usize) -> Result<(), Problem> {
    // KT18-CORE-02: who has nothing to fight with uses bare hands, which go by a name too.
    if !weapons.iter().any(Weapon::is_melee) {
        let hands = Weapon::bare_hands();
        if let Some(at) = weapons.iter().position(|weapon| weapon.slug == hands.slug) {
            return Err(entries[at].problem(format!("the same name as its {}", hands.name)));
        }
        if let Some(last) = entries.get(most - 1) {
            let what = format!("one too many: at most {most} with its {}", hands.name);
            return Err(last.problem(what));
        }
    }
    let keys = weapons.iter().map(|weapon| weapon.slug);
    no_two_alike(&entries.into_iter().zip(keys).collect::<Vec<_>>())
}

/// The fields of a weapon.
pub const WEAPON: [&str; 8] =
    ["name", "range", "type", "strength", "ap", "damage", "reroll_ones", "rules"];
/// The most special rules of a weapon.
const MAX_RULES: usize = 12;

/// A weapon.
///
/// # Errors
/// The first thing wrong with it.
pub fn read_weapon(fields: &Fields) -> Result<Weapon, Problem> {
    let (name, slug) = named(&fields.field("name"))?;
    let kind = read_kind(&fields.field("type"))?;
    let range = match (kind, fields.optional("range")) {
        (Kind::Melee, None) => Length::ZERO,
        (Kind::Melee, Some(range)) => return Err(range.problem("a Melee weapon has no range")),
        _ => fields.field("range").inches(Length::INCH..=Length::inches(72))?,
    };
    Ok(Weapon {
        name,
        slug,
        range,
        kind,
        strength: read_strength(&fields.field("strength"))?,
        ap: fields.optional("ap").map_or(Ok(0), |field| field.whole(-6..=0))?,
        damage: read_damage(&fields.field("damage"))?,
        rules: read_rules(fields)?,
    })
}

/// The special rules, each once; `reroll_ones` is short for one of them.
fn read_rules(fields: &Fields) -> Result<WeaponRules, Problem> {
    let mut rules = WeaponRules::default();
    if let Some(field) = fields.optional("reroll_ones")
        && field.flag()?
    {
        rules.hits_again = Again::Ones;
    }
    if let Some(field) = fields.optional("rules") {
        for entry in field.list(MAX_RULES)? {
            let text = entry.text()?;
            rules.add(text).map_err(|bad| entry.problem(bad.to_string()))?;
        }
    }
    Ok(rules)
}

fn read_kind(field: &Field) -> Result<Kind, Problem> {
    let kind = field.text().ok().and_then(|text| text.parse::<Kind>().ok());
    kind.filter(|kind| kind.attacks().is_none_or(at_least_one)).ok_or_else(|| {
        field.expected(
            "\"Assault 2\", \"Rapid Fire 1\", \"Heavy D3\", \"Pistol 1\", \"Grenade D6\" or the like, \
             or \"Melee\"",
        )
    })
}

fn at_least_one(amount: Amount) -> bool {
    amount.dice > 0 || amount.plus > 0
}

/// `4`, or by the user's own: `"User"`, `"+1"`, `"x2"`.
fn read_strength(field: &Field) -> Result<Strength, Problem> {
    let number = |text: &str, range: std::ops::RangeInclusive<u8>| {
        text.parse().ok().filter(|n| range.contains(n))
    };
    let strength = match field.text() {
        Err(_) => field.whole(1..=20).ok().map(Strength::Fixed),
        Ok("User") => Some(Strength::Plus(0)),
        Ok(text) => match (text.strip_prefix('+'), text.strip_prefix(['x', '×'])) {
            (Some(more), _) => number(more, 1..=9).map(Strength::Plus),
            (_, Some(times)) => number(times, 2..=4).map(Strength::Times),
            _ => number(text, 1..=20).map(Strength::Fixed),
        },
    };
    let expected = "a whole number from 1 to 20, \"User\", \"+1\" to \"+9\" or \"x2\" to \"x4\"";
    strength.ok_or_else(|| field.expected(expected))
}

/// `2`, or dice: `"D3"`.
fn read_damage(field: &Field) -> Result<Amount, Problem> {
    let amount = match field.text() {
        Err(_) => field.whole(1..=20).ok().map(Amount::fixed),
        Ok(text) => text.parse().ok().filter(|amount| at_least_one(*amount)),
    };
    amount.ok_or_else(|| {
        field.expected("a whole number from 1 to 20, \"D3\", \"D6\", \"2D6\", \"D3+3\" or the like")
    })
}
