//! The answers of the rule sets with phases.

use std::fmt;

use arrayvec::ArrayVec;

use super::{BadAnswer, Words, read_way, write_way};
use crate::{Answer, BadWord, Deed, ModelId, Use};

/// The most weapons that one attack names: more than any model carries.
const MOST_USES: usize = 16;

pub(super) fn write_deed(f: &mut fmt::Formatter<'_>, deed: &Deed) -> fmt::Result {
    match deed {
        Deed::Stay => f.write_str("stay"),
        Deed::Ready => f.write_str("ready"),
        Deed::Normal(way) => {
            f.write_str("normal ")?;
            write_way(f, way)
        }
        Deed::Advance => f.write_str("advance"),
        Deed::FallBack(way) => {
            f.write_str("fall-back ")?;
            write_way(f, way)
        }
        Deed::Charge(targets) => {
            f.write_str("charge")?;
            targets.iter().try_for_each(|target| write!(f, " {target}"))
        }
        Deed::Door(door) => write!(f, "door {door}"),
    }
}

pub(super) fn read_deed(words: &mut Words<'_>) -> Result<Deed, BadAnswer> {
    const EXPECTED: &str = "a deed (stay, ready, normal, advance, fall-back, charge or door)";
    Ok(match words.next("a deed")? {
        "stay" => Deed::Stay,
        "ready" => Deed::Ready,
        "normal" => Deed::Normal(read_way(words)?),
        "advance" => Deed::Advance,
        "fall-back" => Deed::FallBack(read_way(words)?),
        "charge" => Deed::Charge(words.rest("a model")?),
        "door" => Deed::Door(words.number("a door's number")?),
        other => return Err(BadWord::new(other, EXPECTED).into()),
    })
}

pub(super) fn write_attack(
    f: &mut fmt::Formatter<'_>,
    model: ModelId,
    uses: &[Use],
) -> fmt::Result {
    write!(f, "attack {model}")?;
    for (i, Use { weapon, targets, split }) in uses.iter().enumerate() {
        write!(f, "{} {weapon} at", if i == 0 { "" } else { " and" })?;
        targets.iter().try_for_each(|target| write!(f, " {target}"))?;
        if !split.is_empty() {
            f.write_str(" split")?;
            split.iter().try_for_each(|attacks| write!(f, " {attacks}"))?;
        }
    }
    Ok(())
}

pub(super) fn read_attack(words: &mut Words<'_>) -> Result<Answer, BadAnswer> {
    let model = words.read("a model")?;
    let mut uses = Vec::new();
    loop {
        let weapon = words.read("a weapon")?;
        words.literal("at")?;
        let mut used = Use { weapon, targets: ArrayVec::new(), split: ArrayVec::new() };
        used.targets.push(words.read("a model")?);
        let more = read_targets(words, &mut used)?;
        uses.push(used);
        if !more {
            return Ok(Answer::Attack { model, uses });
        }
        if uses.len() == MOST_USES {
            return Err(BadAnswer::TooMuch("and".to_owned()));
        }
    }
}

/// Reads further targets and how the attacks are divided; says whether another weapon follows.
fn read_targets(words: &mut Words<'_>, used: &mut Use) -> Result<bool, BadAnswer> {
    let mut dividing = false;
    while let Some(word) = words.0.next() {
        let too_much = || BadAnswer::TooMuch(word.chars().take(40).collect());
        match word {
            "and" => return Ok(true),
            "split" if !dividing => {
                dividing = true;
                used.split.push(words.number("a number of attacks")?);
            }
            _ if dividing => {
                let attacks =
                    word.parse().map_err(|_| BadWord::new(word, "a number of attacks"))?;
                used.split.try_push(attacks).map_err(|_| too_much())?;
            }
            _ => used.targets.try_push(word.parse()?).map_err(|_| too_much())?,
        }
    }
    Ok(false)
}
