//! Warnings about an army list: what is legal, but probably a mistake.

use table::Remarks;
use table::file::{Field, Fields};

use crate::Army;

/// How many there are of what in an army, and warnings about what is probably a mistake.
pub fn remarks(army: &Army, fields: &Fields) -> Remarks {
    let mut warnings = Vec::new();
    let units = fields.entries("unit");
    for unit in units.iter().filter_map(|unit| unit.fields().ok()) {
        for entry in unit.entries("model") {
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
        let mut models = models.flat_map(|unit| unit.entries("model"));
        models.any(|model| model.fields().is_ok_and(|model| lists(&model, name)))
    };
    for entry in fields.entries("weapon") {
        if let Some(name) = name_of(&entry).filter(|name| !carried(name)) {
            warnings.push(entry.problem(format!("no model carries {name:?}")));
        }
    }
    let taken: Vec<String> = fields.entries("take").iter().filter_map(taken_unit).collect();
    for entry in &units {
        if let Some(name) = name_of(entry).filter(|name| !taken.contains(&name.to_lowercase())) {
            warnings.push(entry.problem(format!("{name:?} is never taken")));
        }
    }
    let squads = army.units.iter().filter(|unit| unit.keywords.infantry && unit.models.len() > 1);
    let smallest = squads.map(|unit| unit.models.len()).min();
    for unit in units.iter().filter_map(|unit| unit.fields().ok()) {
        let Some(field) = unit.optional("capacity") else { continue };
        let capacity = field.whole::<usize>(0..=i64::MAX);
        if smallest.zip(capacity.ok()).is_some_and(|(size, room)| size > room) {
            let what = "holds no unit of INFANTRY but those of single models";
            warnings.push(field.problem(what));
        }
    }
    for (entry, stratagem) in fields.entries("stratagem").iter().zip(&army.stratagems) {
        let Some(keyword) = &stratagem.keyword else { continue };
        if !army.units.iter().any(|unit| unit.has(keyword)) {
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
    Remarks { counts, warnings }
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
    model
        .entries("weapons")
        .iter()
        .any(|own| own.name().is_ok_and(|own| own.to_lowercase() == name))
}
