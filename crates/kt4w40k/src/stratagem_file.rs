//! The stratagems of an army list: when, on whom, and what they do.

use geometry::Length;
use table::file::{Field, Problem, named};

use crate::{Effect, Generic, Lasts, Stratagem, When, Whom, Window};

/// The most stratagems of one army.
pub const MAX_ARMY_STRATAGEMS: usize = 8;

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
const TAKEN: [&str; 4] = ["arrive", "embark", "heroic-intervention", "reserve"];

pub fn read_stratagem(entry: &Field) -> Result<Stratagem, Problem> {
    let known = ["name", "text", "cost", "when", "must", "whom", "keyword", "effect", "lasts"];
    let fields = entry.fields()?.only(&known)?;
    let field = fields.field("name");
    let (name, slug) = named(&field)?;
    let generic = Generic::ALL.iter().any(|generic| generic.slug() == slug);
    if generic || TAKEN.contains(&slug.as_str()) {
        return Err(field.problem("everybody has one of that name"));
    }
    fields.optional("text").map_or(Ok(""), |field| field.text())?;
    let mut moments: Vec<(&str, When)> =
        WINDOWS.iter().map(|window| (window.word(), When::Window(*window))).collect();
    moments.extend([("attacked", When::Attacked), ("charged", When::Charged)]);
    let whom = [("own", Whom::Own), ("enemy", Whom::Enemy)];
    let lasts = [("phase", Lasts::Phase), ("turn", Lasts::Turn)];
    let stratagem = Stratagem {
        name,
        slug,
        cost: fields.optional("cost").map_or(Ok(1), |field| field.whole(0..=9))?,
        when: fields.field("when").word(&moments)?,
        must: fields.optional("must").map_or(Ok(false), |field| field.flag())?,
        whom: fields.optional("whom").map_or(Ok(Whom::Own), |field| field.word(&whom))?,
        keyword: fields.optional("keyword").map(|field| field.name()).transpose()?,
        effect: read_effect(&fields.field("effect"))?,
        lasts: fields.optional("lasts").map_or(Ok(Lasts::Turn), |field| field.word(&lasts))?,
    };
    let answers = !matches!(stratagem.when, When::Window(_));
    if answers && stratagem.must {
        return Err(fields.field("must").problem("only what is used in a window has to be"));
    }
    if answers && stratagem.whom == Whom::Enemy {
        let what = "what happens to a unit is answered for that unit";
        return Err(fields.field("whom").problem(what));
    }
    let at_once =
        matches!(stratagem.effect, Effect::Mortal(_) | Effect::Heal(_) | Effect::Command(_));
    match fields.optional("lasts").filter(|_| at_once) {
        Some(field) => Err(field.problem("done at once, it does not last")),
        None => Ok(stratagem),
    }
}

const EFFECTS: [&str; 11] = [
    "hit",
    "save",
    "move",
    "charge",
    "leadership",
    "mortal_wounds",
    "heal",
    "command_points",
    "reroll_ones",
    "advance_and_charge",
    "fights_first",
];

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
        "charge" => Ok(Effect::Charge(field.whole(1..=6)?)),
        "leadership" => Ok(Effect::Leadership(field.whole(1..=6)?)),
        "mortal_wounds" => Ok(Effect::Mortal(field.whole(1..=6)?)),
        "heal" => Ok(Effect::Heal(field.whole(1..=6)?)),
        "command_points" => Ok(Effect::Command(field.whole(1..=3)?)),
        "fights_first" => yes(Effect::FightsFirst),
        "reroll_ones" => yes(Effect::RerollOnes),
        _ => yes(Effect::AdvanceAndCharge),
    }
}
