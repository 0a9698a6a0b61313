//! What the author of an army list may not have meant.

use kt4w40k::Army;

use crate::check::{Remarks, entries};
use crate::fields::{Field, Fields};

/// How many there are of what in an army, and what its author may not have meant.
pub(crate) fn remarks(army: &Army, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    let units = entries(fields, "unit");
    for unit in units.iter().filter_map(|unit| unit.fields().ok()) {
        for entry in entries(&unit, "model") {
            let armed = entry.fields().is_ok_and(|model| {
                model.optional("weapons").is_some() || model.optional("like").is_some()
            });
            if !armed {
                warnings.push(entry.problem("has no weapon but its bare hands"));
            }
        }
    }
    let carried = |name: &str| {
        let models = units.iter().filter_map(|unit| unit.fields().ok());
        let mut models = models.flat_map(|unit| entries(&unit, "model"));
        models.any(|model| model.fields().is_ok_and(|model| lists(&model, name)))
    };
    for entry in entries(fields, "weapon") {
        if let Some(name) = name_of(&entry).filter(|name| !carried(name)) {
            warnings.push(entry.problem(format!("no model carries {name:?}")));
        }
    }
    let taken: Vec<String> = entries(fields, "take").iter().filter_map(taken_unit).collect();
    for entry in &units {
        if let Some(name) = name_of(entry).filter(|name| !taken.contains(&name.to_lowercase())) {
            warnings.push(entry.problem(format!("{name:?} is never taken")));
        }
    }
    for (entry, stratagem) in entries(fields, "stratagem").iter().zip(&army.stratagems) {
        let Some(keyword) = &stratagem.keyword else { continue };
        if !army.units.iter().any(|unit| unit.has_keyword(keyword)) {
            warnings.push(entry.problem(format!("no unit has the keyword {keyword:?}")));
        }
    }
    let models = army.units.iter().map(|unit| unit.models.len()).sum();
    let points = army.units.iter().map(|unit| usize::from(unit.points)).sum();
    let counts = vec![
        (army.units.len(), "units"),
        (models, "models"),
        (points, "points"),
        (army.stratagems.len(), "stratagems"),
    ];
    (counts, warnings)
}

fn name_of(entry: &Field) -> Option<String> {
    entry.fields().ok()?.field("name").name().ok()
}

fn taken_unit(entry: &Field) -> Option<String> {
    Some(entry.fields().ok()?.field("unit").name().ok()?.to_lowercase())
}

/// Whether a model has a weapon of a name.
fn lists(model: &Fields, name: &str) -> bool {
    let name = name.to_lowercase();
    entries(model, "weapons")
        .iter()
        .any(|own| own.name().is_ok_and(|own| own.to_lowercase() == name))
}
