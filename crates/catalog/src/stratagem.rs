//! The stratagems of an army list: when, on whom, and what they do.

use geometry::Length;
use kt4w40k::{Effect, Generic, Stratagem, Window};

use crate::Problem;
use crate::fields::Field;
use crate::slug::named;

/// The most stratagems of one army.
pub(crate) const MAX_ARMY_STRATAGEMS: usize = 8;

/// The moments of a turn (K4W-ALT-05).
const WINDOWS: [Window; 12] = [
    Window::StartOfTurn,
    Window::StartOfMovement,
    Window::EndOfMovement,
    Window::StartOfPsychic,
    Window::EndOfPsychic,
    Window::StartOfShooting,
    Window::EndOfShooting,
    Window::StartOfCombat,
    Window::EndOfCombat,
    Window::StartOfMorale,
    Window::EndOfMorale,
    Window::EndOfTurn,
];

/// What else can be done in a window, by its name.
const TAKEN: [&str; 3] = ["arrive", "heroic-intervention", "reserve"];

pub(crate) fn read_stratagem(entry: &Field) -> Result<Stratagem, Problem> {
    let known = ["name", "text", "cost", "when", "keyword", "effect"];
    let fields = entry.fields()?.only(&known)?;
    let field = fields.field("name");
    let (name, slug) = named(&field)?;
    let generic = Generic::ALL.iter().any(|generic| generic.slug() == slug);
    if generic || TAKEN.contains(&slug.as_str()) {
        return Err(field.problem("everybody has one of that name"));
    }
    fields.optional("text").map_or(Ok(""), |field| field.text())?;
    let windows = WINDOWS.map(|window| (window.word(), window));
    Ok(Stratagem {
        name,
        slug,
        cost: fields.optional("cost").map_or(Ok(1), |field| field.whole(0..=9))?,
        window: fields.field("when").word(&windows)?,
        keyword: fields.optional("keyword").map(|field| field.name()).transpose()?,
        effect: read_effect(&fields.field("effect"))?,
    })
}

const EFFECTS: [&str; 5] = ["hit", "save", "move", "reroll_ones", "advance_and_charge"];

fn read_effect(field: &Field) -> Result<Effect, Problem> {
    let fields = field.fields()?.only(&EFFECTS)?;
    let all = fields.each();
    let [(name, field)] = all.as_slice() else {
        return Err(fields.problem(format!("expected one of {}", EFFECTS.join(", "))));
    };
    let yes = |effect| match field.flag()? {
        true => Ok(effect),
        false => Err(field.expected("true")),
    };
    match *name {
        "hit" => Ok(Effect::Hit(field.whole(1..=3)?)),
        "save" => Ok(Effect::Save(field.whole(1..=3)?)),
        "move" => Ok(Effect::Move(field.inches(Length::INCH..=Length::inches(12))?)),
        "reroll_ones" => yes(Effect::RerollOnes),
        _ => yes(Effect::AdvanceAndCharge),
    }
}
