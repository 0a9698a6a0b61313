//! The answers of the rule sets with phases.

use std::fmt;

use arrayvec::ArrayVec;

use super::{BadAnswer, Placed, Words, read_way, write_way};
use crate::{Answer, BadWord, Deed, ModelId, Use, Way};

/// The most weapons that one attack names: more than any model carries.
const MOST_USES: usize = 16;

/// The most models that one unit moves.
const MOST_MOVES: usize = 60;

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
        Deed::March => f.write_str("march"),
        Deed::Withdraw => f.write_str("withdraw"),
        Deed::Disembark => f.write_str("disembark"),
    }
}

pub(super) fn read_deed(words: &mut Words<'_>) -> Result<Deed, BadAnswer> {
    const EXPECTED: &str = "a deed (stay, ready, normal, advance, fall-back, charge, door, march, withdraw or disembark)";
    Ok(match words.next("a deed")? {
        "stay" => Deed::Stay,
        "ready" => Deed::Ready,
        "normal" => Deed::Normal(read_way(words)?),
        "advance" => Deed::Advance,
        "fall-back" => Deed::FallBack(read_way(words)?),
        "charge" => Deed::Charge(words.rest("a model")?),
        "door" => Deed::Door(words.number("a door's number")?),
        "march" => Deed::March,
        "withdraw" => Deed::Withdraw,
        "disembark" => Deed::Disembark,
        other => return Err(BadWord::new(other, EXPECTED).into()),
    })
}

pub(super) fn write_attack(
    f: &mut fmt::Formatter<'_>,
    model: ModelId,
    uses: &[Use],
) -> fmt::Result {
    write!(f, "attack {model}")?;
    for (i, Use { weapon, by, targets, split }) in uses.iter().enumerate() {
        write!(f, "{} {weapon}", if i == 0 { "" } else { " and" })?;
        if !by.is_empty() {
            f.write_str(" by")?;
            by.iter().try_for_each(|number| write!(f, " {number}"))?;
        }
        f.write_str(" at")?;
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
        let by = read_users(words)?;
        let mut used = Use { weapon, by, targets: ArrayVec::new(), split: ArrayVec::new() };
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

/// Reads the numbers of those who use a weapon, where they are named, up to the word before its targets.
fn read_users(words: &mut Words<'_>) -> Result<Vec<u8>, BadAnswer> {
    let mut by = Vec::new();
    let mut word = words.next("at or by")?;
    if word == "by" {
        by.push(words.number("a model's number")?);
        word = words.next("at")?;
        while word != "at" {
            if by.len() == MOST_MOVES {
                return Err(BadAnswer::TooMuch(word.chars().take(40).collect()));
            }
            by.push(word.parse().map_err(|_| BadWord::new(word, "a model's number"))?);
            word = words.next("at")?;
        }
    }
    if word == "at" { Ok(by) } else { Err(BadWord::new(word, "at or by").into()) }
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

/// The moves of the models of a unit, each by its number: `march 1 to 3,4 2 along 5,6 7,8`.
pub(super) fn write_march(f: &mut fmt::Formatter<'_>, moves: &[(u8, Way)]) -> fmt::Result {
    f.write_str("march")?;
    moves.iter().try_for_each(|(model, way)| {
        write!(f, " {model} ")?;
        write_way(f, way)
    })
}

pub(super) fn read_moves(words: &mut Words<'_>) -> Result<Vec<(u8, Way)>, BadAnswer> {
    let mut moves: Vec<(u8, Way)> = Vec::new();
    let mut next = Some(words.next("a model's number")?);
    while let Some(word) = next.take() {
        let too_much = || BadAnswer::TooMuch(word.chars().take(40).collect());
        let model = word.parse().map_err(|_| BadWord::new(word, "a model's number"))?;
        if moves.len() == MOST_MOVES {
            return Err(too_much());
        }
        let way = match words.next("to or along")? {
            "to" => {
                let place = words.read::<Placed>("a place")?.0;
                next = words.0.next();
                Way::To(place)
            }
            "along" => {
                let mut places = vec![words.read::<Placed>("a place")?.0];
                for word in words.0.by_ref() {
                    if !word.contains(',') {
                        next = Some(word);
                        break;
                    }
                    if places.len() == crate::MAX_PATH {
                        return Err(too_much());
                    }
                    places.push(word.parse::<Placed>()?.0);
                }
                Way::Along(places)
            }
            other => return Err(BadWord::new(other, "to or along").into()),
        };
        moves.push((model, way));
    }
    Ok(moves)
}
