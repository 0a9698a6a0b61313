//! The army list format of KT4W40K: an armoury, unit types with their models, stratagems, and the units that are taken.

use battle::{WEAPON, Weapon, read_weapon};
use table::Side;
use table::file::{Field, Fields, Problem, Problems, no_two_alike};

use crate::stratagem_file::{MAX_ARMY_STRATAGEMS, read_stratagem};
use crate::unit_file::{UnitType, read_unit_type};
use crate::{Army, MAX_UNITS, UnitCard};

/// The most units of one army, so that as many armies as play find room on a table.
pub const MAX_ARMY_UNITS: usize = MAX_UNITS / Side::MAX;
/// The most unit types, and the most weapons, of one file.
const MAX_TYPES: usize = 60;
/// What a whole army can cost at most.
const MAX_POINTS: i64 = 10_000;
/// K4W-CORE-05: the command points of a Battle-forged army.
const BATTLE_FORGED_CP: u8 = 3;

/// A weapon of the armoury.
pub struct Arm {
    pub weapon: Weapon,
    /// What each model pays for it.
    pub points: u32,
}

/// Reads the body of an army list.
pub fn read(fields: &Fields, problems: &mut Problems) -> Option<Army> {
    let known = [
        "format",
        "rules",
        "name",
        "text",
        "points_limit",
        "battle_forged",
        "detachment",
        "weapon",
        "unit",
        "stratagem",
        "take",
    ];
    let fields = problems.keep(fields.clone().only(&known))?;
    let limit: Option<u32> = problems.keep(fields.field("points_limit").whole(1..=MAX_POINTS));
    let cp = read_cp(&fields, problems);
    let armoury = read_armoury(&fields, problems);
    let types = read_types(&fields, armoury.as_deref(), problems);
    let entries = problems.keep(fields.field("stratagem").list(MAX_ARMY_STRATAGEMS));
    let entries = entries.unwrap_or_default();
    let stratagems = problems.keep_all(entries.iter().map(read_stratagem));
    if stratagems.len() == entries.len() {
        let keys = entries.into_iter().zip(stratagems.iter().map(|own| own.slug));
        problems.keep(no_two_alike(&keys.collect::<Vec<_>>()));
    }
    // What is taken makes sense only once everything that could be is known.
    let units = read_list(&fields, &types?, limit?, problems)?;
    let name = fields.field("name").name().unwrap_or_default();
    Some(Army { name, units, cp: cp?, stratagems })
}

/// K4W-CORE-05: three command points for a Battle-forged army, and those of its detachments.
fn read_cp(fields: &Fields, problems: &mut Problems) -> Option<u8> {
    let forged = fields.optional("battle_forged").map_or(Ok(true), |field| field.flag());
    let forged = problems.keep(forged);
    let entries = problems.keep(fields.field("detachment").list(8))?;
    let read = |entry: &Field| {
        let fields = entry.fields()?.only(&["name", "cp"])?;
        fields.field("name").name()?;
        fields.field("cp").whole::<u8>(0..=12)
    };
    let detachments = problems.keep_all(entries.iter().map(read));
    let forged = if forged? { BATTLE_FORGED_CP } else { 0 };
    Some(detachments.iter().sum::<u8>() + forged)
}

fn read_armoury(fields: &Fields, problems: &mut Problems) -> Option<Vec<Arm>> {
    let entries = problems.keep(fields.field("weapon").list(MAX_TYPES))?;
    let known: Vec<&str> = WEAPON.into_iter().chain(["points"]).collect();
    let read = |entry: &Field| {
        let fields = entry.fields()?.only(&known)?;
        let points = fields.optional("points").map_or(Ok(0), |field| field.whole(0..=500))?;
        Ok::<_, Problem>(Arm { weapon: read_weapon(&fields)?, points })
    };
    let armoury = problems.keep_all(entries.iter().map(read));
    if armoury.len() < entries.len() {
        return None;
    }
    let keys = entries.into_iter().zip(armoury.iter().map(|arm| arm.weapon.slug));
    problems.keep(no_two_alike(&keys.collect::<Vec<_>>()));
    Some(armoury)
}

fn read_types(
    fields: &Fields,
    armoury: Option<&[Arm]>,
    problems: &mut Problems,
) -> Option<Vec<UnitType>> {
    let entries = problems.keep(fields.field("unit").list(MAX_TYPES))?;
    let armoury = armoury?;
    let read = entries.iter().map(|entry| read_unit_type(entry, armoury));
    let types = problems.keep_all(read);
    if types.len() < entries.len() {
        return None;
    }
    let names = types.iter().map(|unit| unit.name.to_lowercase());
    problems.keep(no_two_alike(&entries.into_iter().zip(names).collect::<Vec<_>>()));
    Some(types)
}

/// The units that are taken, with their models.
fn read_list(
    fields: &Fields,
    types: &[UnitType],
    limit: u32,
    problems: &mut Problems,
) -> Option<Vec<UnitCard>> {
    let entries = problems.keep(fields.field("take").list(MAX_ARMY_UNITS))?;
    let mut units = Vec::new();
    for entry in &entries {
        let Some((card, count)) = problems.keep(read_taken(entry, types)) else { continue };
        units.extend(std::iter::repeat_n(card, count));
        if units.len() > MAX_ARMY_UNITS {
            let what = format!("more than {MAX_ARMY_UNITS} units");
            problems.keep::<()>(Err(entry.problem(what)));
            return None;
        }
    }
    if entries.is_empty() {
        let what = format!("expected 1 to {MAX_ARMY_UNITS} units, found none");
        problems.keep::<()>(Err(fields.field("take").problem(what)));
    }
    let points: u32 = units.iter().map(|card| u32::from(card.points)).sum();
    if points > limit {
        let what = format!("the units that are taken cost {points}");
        problems.keep::<()>(Err(fields.field("points_limit").problem(what)));
    }
    Some(units)
}

fn read_taken(entry: &Field, types: &[UnitType]) -> Result<(UnitCard, usize), Problem> {
    let fields = entry.fields()?.only(&["unit", "name", "count", "models"])?;
    let field = fields.field("unit");
    let wanted = field.name()?.to_lowercase();
    let Some(of) = types.iter().find(|unit| unit.name.to_lowercase() == wanted) else {
        return Err(field.expected("the name of a unit of this file"));
    };
    let counts = match fields.optional("models") {
        None => of.kinds.iter().map(|kind| kind.least).collect(),
        Some(field) => read_counts(&field, of)?,
    };
    let size: usize = counts.iter().sum();
    if !(of.least..=of.most).contains(&size) {
        let what = format!("{size} models, expected {} to {}", of.least, of.most);
        return Err(fields.field("models").problem(what));
    }
    let count = fields.optional("count").map_or(Ok(1), |n| n.whole(1..=MAX_ARMY_UNITS as i64))?;
    let mut card = of.muster(&counts).map_err(|points| {
        fields.problem(format!("costs {points} points, more than {}", u16::MAX))
    })?;
    if let Some(name) = fields.optional("name") {
        card.name = name.name()?;
    }
    Ok((card, count))
}

/// How many of each kind of model there are: as many as must be, unless stated.
fn read_counts(field: &Field, of: &UnitType) -> Result<Vec<usize>, Problem> {
    let mut counts: Vec<usize> = of.kinds.iter().map(|kind| kind.least).collect();
    for (name, field) in field.fields()?.each() {
        let wanted = name.to_lowercase();
        let kind = of.kinds.iter().position(|kind| kind.profile.name.to_lowercase() == wanted);
        let Some(kind) = kind else {
            let names: Vec<&str> = of.kinds.iter().map(|kind| kind.profile.name.as_str()).collect();
            return Err(field.problem(format!("no such model: expected {}", names.join(" or "))));
        };
        let (least, most) = (of.kinds[kind].least as i64, of.kinds[kind].most as i64);
        counts[kind] = field.whole(least..=most)?;
    }
    Ok(counts)
}
