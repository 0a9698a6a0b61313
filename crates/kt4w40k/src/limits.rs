//! The numbers that cards may bear: whatever comes from outside stays small enough to reckon and to wait for.

use std::fmt::Display;
use std::ops::RangeInclusive;

use battle::{Amount, Strength, Weapon};
use geometry::Length;
use table::BadSetup;

use crate::card::{Line, Profile, UnitCard};
use crate::setup::{Army, Scenario};
use crate::stratagems::{Effect, Generic, MAX_STRATAGEMS};

/// The names of what is done in windows besides stratagems.
const TAKEN: [&str; 4] = ["arrive", "embark", "heroic-intervention", "reserve"];

fn number<T: PartialOrd + Display>(
    what: String,
    found: T,
    may: RangeInclusive<T>,
) -> Result<(), BadSetup> {
    if may.contains(&found) {
        return Ok(());
    }
    let expected = format!("{} to {}", may.start(), may.end());
    Err(BadSetup::Number { what, found: found.to_string(), expected })
}

/// Checks what a scenario says.
pub fn scenario(scenario: &Scenario) -> Result<(), BadSetup> {
    number(format!("turns of {}", scenario.name), scenario.turns, 1..=99)
}

/// Checks the stratagems of an army.
pub fn army(army: &Army) -> Result<(), BadSetup> {
    let what = format!("stratagems of {}", army.name);
    BadSetup::count(what.clone(), army.stratagems.len(), 0, MAX_STRATAGEMS)?;
    for (i, stratagem) in army.stratagems.iter().enumerate() {
        let generic = Generic::ALL.iter().any(|generic| generic.slug() == stratagem.slug);
        let twice = army.stratagems[..i].iter().any(|other| other.slug == stratagem.slug);
        if generic || twice || TAKEN.contains(&stratagem.slug.as_str()) {
            return Err(BadSetup::Twice { what, name: stratagem.name.clone() });
        }
        let of = |what: &str| format!("{what} of {}", stratagem.name);
        match stratagem.effect {
            Effect::Hit(n) | Effect::Save(n) => number(of("bonus"), n, -6..=6)?,
            Effect::Move(more) => {
                number(of("inches"), more, -Length::inches(12)..=Length::inches(24))?;
            }
            Effect::Charge(n) | Effect::Leadership(n) => number(of("bonus"), n, 0..=12)?,
            Effect::Mortal(n) | Effect::Heal(n) => number(of("wounds"), n, 0..=20)?,
            Effect::Command(n) => number(of("command points"), n, 0..=20)?,
            Effect::RerollOnes | Effect::AdvanceAndCharge | Effect::FightsFirst => {}
        }
    }
    Ok(())
}

/// Checks the numbers on a unit's card.
pub fn unit(card: &UnitCard) -> Result<(), BadSetup> {
    let of = |what: &str| format!("{what} of {}", card.name);
    number(of("powers in a turn"), card.casts, 0..=20)?;
    number(of("denials in a turn"), card.denies, 0..=20)?;
    if let Some(aura) = card.aura {
        number(of("aura"), aura.reach, Length::ZERO..=Length::inches(72))?;
    }
    card.models.iter().try_for_each(model)
}

fn model(profile: &Profile) -> Result<(), BadSetup> {
    let of = |what: &str| format!("{what} of {}", profile.name);
    number(of("radius"), profile.radius, Length::from_units(127)..=Length::inches(10))?;
    number(of("height"), profile.height, Length::from_units(127)..=Length::inches(30))?;
    number(of("W"), profile.wounds, 1..=100)?;
    number(of("S"), profile.strength, 1..=20)?;
    number(of("T"), profile.toughness, 1..=20)?;
    number(of("Ld"), profile.leadership, 1..=20)?;
    number(of("Sv"), profile.save, 2..=7)?;
    for needed in [profile.invulnerable, profile.ignores].into_iter().flatten() {
        number(of("the save"), needed, 2..=7)?;
    }
    BadSetup::count(of("lines"), profile.worse.len(), 0, 8)?;
    line(profile, &profile.best)?;
    let mut above = &profile.best;
    for below in &profile.worse {
        line(profile, below)?;
        // Each line holds for fewer wounds than the one above it.
        number(of("line"), below.from, 0..=above.from.saturating_sub(1))?;
        above = below;
    }
    profile.weapons.iter().try_for_each(weapon)
}

fn line(profile: &Profile, line: &Line) -> Result<(), BadSetup> {
    let of = |what: &str| format!("{what} of {}", profile.name);
    number(of("M"), line.movement, Length::ZERO..=Length::inches(60))?;
    number(of("WS"), line.weapon_skill, 2..=7)?;
    number(of("BS"), line.ballistic_skill, 2..=7)?;
    number(of("A"), line.attacks, 0..=20)?;
    number(of("line"), line.from, 0..=profile.wounds)
}

fn weapon(weapon: &Weapon) -> Result<(), BadSetup> {
    let of = |what: &str| format!("{what} of {}", weapon.name);
    number(of("range"), weapon.range, Length::ZERO..=Length::inches(240))?;
    number(of("AP"), weapon.ap, -10..=0)?;
    let strength = match weapon.strength {
        Strength::Fixed(n) | Strength::Plus(n) | Strength::Times(n) => n,
    };
    number(of("S"), strength, 0..=20)?;
    let amount = |what: &str, amount: Amount| {
        number(of(what), amount.dice, 0..=6)?;
        number(of(what), amount.plus, 0..=20)
    };
    amount("damage", weapon.damage)?;
    weapon.kind.attacks().map_or(Ok(()), |number| amount("attacks", number))
}
