//! Answers as text, one line each. The grammar is in docs/notation.md.

mod phases;

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use dice::{Face, FaceCounts};
use geometry::{Footing, Length, Point};
use thiserror::Error;

use crate::{
    Answer, BadWord, Edge, ModelId, MoveAction, Order, RerollSource, SaveKind, Saves, Slug,
    Success, Way,
};

/// A line that is not an answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadAnswer {
    /// A word does not fit.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// The line breaks off.
    #[error("the answer breaks off: expected {0}")]
    Missing(&'static str),
    /// The line goes on too long.
    #[error("{0:?} is too much")]
    TooMuch(String),
}

/// A type whose values are written as single words.
trait Word: Copy + Sized + 'static {
    const WORDS: &'static [(Self, &'static str)];
    const EXPECTED: &'static str;

    fn word(self) -> &'static str
    where
        Self: PartialEq,
    {
        let found = Self::WORDS.iter().find(|(value, _)| *value == self);
        found.map_or("", |(_, word)| word)
    }

    fn read(word: &str) -> Result<Self, BadWord> {
        let found = Self::WORDS.iter().find(|(_, w)| *w == word);
        found.map(|(value, _)| *value).ok_or_else(|| BadWord::new(word, Self::EXPECTED))
    }
}

macro_rules! words {
    ($type:ident, $expected:literal, $($variant:ident = $word:literal),*) => {
        impl Word for $type {
            const WORDS: &'static [(Self, &'static str)] = &[$(($type::$variant, $word)),*];
            const EXPECTED: &'static str = $expected;
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $type {
            type Err = BadWord;
            fn from_str(word: &str) -> Result<Self, BadWord> {
                Self::read(word)
            }
        }
    };
}

words!(Order, "an order (engage or conceal)", Engage = "engage", Conceal = "conceal");
words!(
    Edge,
    "an edge (west, east, south or north)",
    West = "west",
    East = "east",
    South = "south",
    North = "north"
);
words!(Success, "a success (normal or critical)", Normal = "normal", Critical = "critical");
words!(
    MoveAction,
    "a move (reposition, dash, fall-back or charge)",
    Reposition = "reposition",
    Dash = "dash",
    FallBack = "fall-back",
    Charge = "charge"
);
words!(
    RerollSource,
    "a re-roll (balanced, ceaseless, relentless or command)",
    Balanced = "balanced",
    Ceaseless = "ceaseless",
    Relentless = "relentless",
    Command = "command"
);

words!(
    SaveKind,
    "a save (armour or invulnerable)",
    Armour = "armour",
    Invulnerable = "invulnerable"
);

fn write_place(f: &mut fmt::Formatter<'_>, place: Footing) -> fmt::Result {
    write!(f, " {},{}", place.at.x, place.at.y)?;
    if place.z == Length::ZERO { Ok(()) } else { write!(f, "@{}", place.z) }
}

fn write_way(f: &mut fmt::Formatter<'_>, way: &Way) -> fmt::Result {
    match way {
        Way::To(place) => {
            f.write_str("to")?;
            write_place(f, *place)
        }
        Way::Along(places) => {
            f.write_str("along")?;
            places.iter().try_for_each(|place| write_place(f, *place))
        }
    }
}

fn write_origin(f: &mut fmt::Formatter<'_>, from: Option<Point>) -> fmt::Result {
    from.iter().try_for_each(|point| write!(f, " from {},{}", point.x, point.y))
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Pass => f.write_str("pass"),
            Answer::End => f.write_str("end"),
            Answer::Yes => f.write_str("yes"),
            Answer::Initiative(side) => write!(f, "initiative {side}"),
            Answer::Edge(edge) => write!(f, "edge {edge}"),
            Answer::Zone(zone) => write!(f, "zone {zone}"),
            Answer::Barricade { at, toward } => {
                write!(f, "barricade {},{} toward {},{}", at.x, at.y, toward.x, toward.y)
            }
            Answer::Deploy(model, place, order) => {
                write!(f, "deploy {model}")?;
                write_place(f, *place)?;
                order.iter().try_for_each(|order| write!(f, " {order}"))
            }
            Answer::DeployEach(model, places) => {
                write!(f, "deploy {model} ")?;
                phases::write_march(f, places)
            }
            Answer::Activate(model, order) => write!(f, "activate {model} {order}"),
            Answer::Counteract(model) => write!(f, "counteract {model}"),
            Answer::Move(action, way) => {
                write!(f, "{action} ")?;
                write_way(f, way)
            }
            Answer::Shoot { weapon, targets, split, from } => {
                write!(f, "shoot {weapon} at")?;
                targets.iter().try_for_each(|target| write!(f, " {target}"))?;
                if !split.is_empty() {
                    f.write_str(" split")?;
                    split.iter().try_for_each(|dice| write!(f, " {dice}"))?;
                }
                write_origin(f, *from)
            }
            Answer::Overwatch { model, weapon, target, from } => {
                write!(f, "overwatch {model} with {weapon} at {target}")?;
                write_origin(f, *from)
            }
            Answer::Fight { target, weapon } => write!(f, "fight {target} with {weapon}"),
            Answer::Weapon(weapon) => write!(f, "weapon {weapon}"),
            Answer::Target(model) => write!(f, "target {model}"),
            Answer::Keep(dice) => write!(f, "keep {dice}"),
            Answer::Reroll(source, faces) => write!(f, "reroll {source} {faces}"),
            Answer::Saves(s) => write!(
                f,
                "saves {} {} {} {}",
                s.criticals_on_criticals,
                s.criticals_on_normals,
                s.pairs_on_criticals,
                s.normals_on_normals
            ),
            Answer::Strike(success) => write!(f, "strike {success}"),
            Answer::Block { with, against: Some(success) } => {
                write!(f, "block {success} with {with}")
            }
            Answer::Block { with, against: None } => write!(f, "block nothing with {with}"),
            Answer::Ploy(ploy, None) => write!(f, "ploy {ploy}"),
            Answer::Ploy(ploy, Some(model)) => write!(f, "ploy {ploy} {model}"),
            Answer::Deed(model, deed) => {
                write!(f, "do {model} ")?;
                phases::write_deed(f, deed)
            }
            Answer::Go(way) => {
                f.write_str("go ")?;
                write_way(f, way)
            }
            Answer::Retreat(way) => {
                f.write_str("retreat ")?;
                write_way(f, way)
            }
            Answer::Attack { model, uses } => phases::write_attack(f, *model, uses),
            Answer::Pick(model) => write!(f, "pick {model}"),
            Answer::Door(door) => write!(f, "door {door}"),
            Answer::At(length) => write!(f, "at {length}"),
            Answer::Cast { model, power } => write!(f, "cast {model} {power}"),
            Answer::Save(kind) => write!(f, "save {kind}"),
            Answer::March(moves) => phases::write_march(f, moves),
            Answer::Lose(model) => write!(f, "lose {model}"),
        }
    }
}

/// The words of a line, one after another.
struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self, expected: &'static str) -> Result<&'a str, BadAnswer> {
        self.0.next().ok_or(BadAnswer::Missing(expected))
    }

    fn read<T: FromStr<Err = BadWord>>(&mut self, expected: &'static str) -> Result<T, BadAnswer> {
        Ok(self.next(expected)?.parse()?)
    }

    fn literal(&mut self, word: &'static str) -> Result<(), BadAnswer> {
        let found = self.next(word)?;
        if found == word { Ok(()) } else { Err(BadWord::new(found, word).into()) }
    }

    fn number(&mut self, expected: &'static str) -> Result<u8, BadAnswer> {
        let word = self.next(expected)?;
        Ok(word.parse().map_err(|_| BadWord::new(word, expected))?)
    }

    fn rest<T: FromStr<Err = BadWord>, const N: usize>(
        &mut self,
        expected: &'static str,
    ) -> Result<ArrayVec<T, N>, BadAnswer> {
        let mut all = ArrayVec::new();
        all.push(self.read(expected)?);
        for word in self.0.by_ref() {
            let value = word.parse()?;
            all.try_push(value).map_err(|_| BadAnswer::TooMuch(word.chars().take(40).collect()))?;
        }
        Ok(all)
    }

    fn finish(mut self) -> Result<(), BadAnswer> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(BadAnswer::TooMuch(word.chars().take(40).collect())),
        }
    }
}

/// The farthest from the corner that the notation can name: far beyond any table, and small enough that
/// no arithmetic on it overflows.
pub(crate) const FARTHEST: f64 = 100.0;

fn read_inches(word: &str, expected: &'static str) -> Result<Length, BadWord> {
    let plain = word.bytes().all(|b| b.is_ascii_digit() || b == b'.' || b == b'-');
    let inches: f64 = word.parse().map_err(|_| BadWord::new(word, expected))?;
    if !plain || inches.abs() > FARTHEST {
        return Err(BadWord::new(word, expected));
    }
    Ok(Length::from_inches_f64(inches))
}

fn read_point(word: &str) -> Result<Point, BadWord> {
    const EXPECTED: &str = "a point such as 12.5,8";
    let (x, y) = word.split_once(',').ok_or_else(|| BadWord::new(word, EXPECTED))?;
    Ok(Point::new(read_inches(x, EXPECTED)?, read_inches(y, EXPECTED)?))
}

/// A place in the notation: `x,y` or `x,y@z`.
struct Placed(Footing);

impl FromStr for Placed {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        let (plan, z) = match word.split_once('@') {
            Some((plan, z)) => (plan, read_inches(z, "a place such as 12.5,8@3")?),
            None => (word, Length::ZERO),
        };
        Ok(Placed(Footing { at: read_point(plan)?, z }))
    }
}

impl FromStr for Answer {
    type Err = BadAnswer;

    fn from_str(line: &str) -> Result<Self, BadAnswer> {
        let mut words = Words(line.split_ascii_whitespace());
        let verb = words.next("an answer")?;
        let answer = match verb {
            "pass" => Answer::Pass,
            "end" => Answer::End,
            "yes" => Answer::Yes,
            "initiative" => Answer::Initiative(words.read("a side")?),
            "edge" => Answer::Edge(words.read("an edge")?),
            "zone" => Answer::Zone(words.number("a drop zone's number")?),
            "deploy" => {
                let model = words.read("a model")?;
                match words.next("a place")? {
                    "march" => Answer::DeployEach(model, phases::read_moves(&mut words)?),
                    place => {
                        let place = place.parse::<Placed>()?.0;
                        Answer::Deploy(model, place, words.0.next().map(str::parse).transpose()?)
                    }
                }
            }
            "barricade" => {
                let at = read_point(words.next("a point")?)?;
                words.literal("toward")?;
                Answer::Barricade { at, toward: read_point(words.next("a point")?)? }
            }
            "activate" => Answer::Activate(words.read("a model")?, words.read("an order")?),
            "counteract" => Answer::Counteract(words.read("a model")?),
            "shoot" => read_shoot(&mut words)?,
            "overwatch" => {
                let model = words.read("a model")?;
                words.literal("with")?;
                let weapon = words.read("a weapon")?;
                words.literal("at")?;
                let target = words.read("a model")?;
                Answer::Overwatch { model, weapon, target, from: read_origin(&mut words)? }
            }
            "fight" => {
                let target = words.read("a model")?;
                words.literal("with")?;
                Answer::Fight { target, weapon: words.read("a weapon")? }
            }
            "weapon" => Answer::Weapon(words.read("a weapon")?),
            "target" => Answer::Target(words.read("a model")?),
            "keep" => Answer::Keep(words.number("a number of dice")?),
            "reroll" => read_reroll(&mut words)?,
            "saves" => Answer::Saves(Saves {
                criticals_on_criticals: words.number("a number of saves")?,
                criticals_on_normals: words.number("a number of saves")?,
                pairs_on_criticals: words.number("a number of pairs")?,
                normals_on_normals: words.number("a number of saves")?,
            }),
            "do" => Answer::Deed(words.read("a model")?, phases::read_deed(&mut words)?),
            "go" => Answer::Go(read_way(&mut words)?),
            "retreat" => Answer::Retreat(read_way(&mut words)?),
            "attack" => phases::read_attack(&mut words)?,
            "pick" => Answer::Pick(words.read("a model")?),
            "door" => Answer::Door(words.number("a door's number")?),
            "at" => {
                const EXPECTED: &str = "a distance in inches";
                Answer::At(read_inches(words.next(EXPECTED)?, EXPECTED)?)
            }
            "cast" => Answer::Cast { model: words.read("a model")?, power: words.read("a power")? },
            "save" => Answer::Save(words.read("a save")?),
            "march" => Answer::March(phases::read_moves(&mut words)?),
            "lose" => Answer::Lose(words.number("a model's number")?),
            "strike" => Answer::Strike(words.read("a success")?),
            "block" | "parry" => {
                let against = match words.next("a success or nothing")? {
                    "nothing" => None,
                    word => Some(word.parse()?),
                };
                words.literal("with")?;
                Answer::Block { with: words.read("a success")?, against }
            }
            "ploy" => {
                let ploy: Slug = words.read("a ploy")?;
                let model = words.0.next().map(str::parse::<ModelId>).transpose()?;
                Answer::Ploy(ploy, model)
            }
            "normal-move" => Answer::Move(MoveAction::Reposition, read_way(&mut words)?),
            _ => {
                let action = MoveAction::read(verb).map_err(|_| BadWord::new(verb, "an answer"))?;
                Answer::Move(action, read_way(&mut words)?)
            }
        };
        words.finish()?;
        Ok(answer)
    }
}

fn read_way(words: &mut Words<'_>) -> Result<Way, BadAnswer> {
    match words.next("to or along")? {
        "to" => Ok(Way::To(words.read::<Placed>("a place")?.0)),
        "along" => {
            let places: ArrayVec<Placed, { crate::MAX_PATH }> = words.rest("a place")?;
            Ok(Way::Along(places.into_iter().map(|place| place.0).collect()))
        }
        other => Err(BadWord::new(other, "to or along").into()),
    }
}

fn read_shoot(words: &mut Words<'_>) -> Result<Answer, BadAnswer> {
    let weapon = words.read("a weapon")?;
    words.literal("at")?;
    let mut targets = ArrayVec::new();
    let mut split = ArrayVec::new();
    let mut from = None;
    targets.push(words.read("a model")?);
    while let Some(word) = words.0.next() {
        let too_much = || BadAnswer::TooMuch(word.chars().take(40).collect());
        if word == "from" {
            from = Some(read_point(words.next("a point")?)?);
            break;
        }
        if word == "split" && split.is_empty() {
            split.push(words.number("a number of dice")?);
        } else if split.is_empty() {
            targets.try_push(word.parse()?).map_err(|_| too_much())?;
        } else {
            let dice = word.parse().map_err(|_| BadWord::new(word, "a number of dice"))?;
            split.try_push(dice).map_err(|_| too_much())?;
        }
    }
    Ok(Answer::Shoot { weapon, targets, split, from })
}

fn read_origin(words: &mut Words<'_>) -> Result<Option<Point>, BadAnswer> {
    match words.0.next() {
        None => Ok(None),
        Some("from") => Ok(Some(read_point(words.next("a point")?)?)),
        Some(word) => Err(BadAnswer::TooMuch(word.chars().take(40).collect())),
    }
}

/// The most dice that one answer rolls again: more than any attack has.
pub(crate) const MAX_REROLL: usize = 32;

fn read_reroll(words: &mut Words<'_>) -> Result<Answer, BadAnswer> {
    let source = words.read("a re-roll")?;
    let mut faces = FaceCounts::default();
    let mut dice = 0;
    for word in words.0.by_ref() {
        let face = word.parse::<u8>().ok().and_then(|n| Face::try_from(n).ok());
        let face = face.ok_or_else(|| BadWord::new(word, "a face from 1 to 6"))?;
        dice += 1;
        if dice > MAX_REROLL {
            return Err(BadAnswer::TooMuch(word.to_owned()));
        }
        faces.add(face);
    }
    if dice == 0 {
        return Err(BadAnswer::Missing("the faces to roll again"));
    }
    Ok(Answer::Reroll(source, faces))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_answer_reads_back() {
        for line in [
            "pass",
            "end",
            "yes",
            "initiative B",
            "edge west",
            "zone 2",
            "barricade 10,9.25 toward 12,9.25",
            "deploy A3 2.5,11",
            "deploy A3 2.5,11@3 conceal",
            "deploy A3 march 1 to 2.5,11 2 to 3.7,11@3",
            "activate A3 engage",
            "counteract B10",
            "reposition to 9.9,5",
            "dash along 3,4 5,6@3 7,8",
            "fall-back to 1,1",
            "charge along 12,5",
            "shoot long-rifle at B1",
            "shoot flamer at B1 B2 from 4.5,11",
            "shoot cannon at B1 B2 split 3 2",
            "shoot cannon at B1 B2 split 3 2 from 4.5,11",
            "overwatch A3 with rifle at B1",
            "overwatch A3 with rifle at B1 from 4.5,11",
            "fight B1 with blade",
            "weapon club",
            "target B2",
            "keep 1",
            "reroll ceaseless 2 2",
            "saves 1 0 0 2",
            "strike normal",
            "block critical with critical",
            "block nothing with normal",
            "ploy dig-in",
            "ploy dig-in A4",
            "do A1 stay",
            "do A1 ready",
            "do A1 normal to 9,5",
            "do A1 normal along 9,5 9,6",
            "do A1 advance",
            "do A1 fall-back to 3,4",
            "do A1 charge B1 B2",
            "do A1 door 3",
            "go to 3,4",
            "go along 3,4 5,6",
            "retreat to 3,4",
            "attack A1 rifle at B1",
            "attack A1 rifle at B1 B2 split 2 1 and carbine at B1",
            "attack A1 rifle by 1 2 5 at B1 and rifle by 3 4 at B2 and grenade by 6 at B1",
            "pick C3",
            "door 12",
            "at 3.25",
            "cast D2 psybolt",
            "save invulnerable",
            "do A1 march",
            "do A1 withdraw",
            "do A1 disembark",
            "march 1 to 3,4 2 along 5,6 7,8 3 to 1,1",
            "lose 4",
        ] {
            let answer: Answer = line.parse().unwrap();
            assert_eq!(answer.to_string(), line);
        }
    }

    #[test]
    fn words_of_both_editions_are_read() {
        for (line, written) in [
            ("normal-move to 9.9,5", "reposition to 9.9,5"),
            ("parry critical with critical", "block critical with critical"),
        ] {
            assert_eq!(line.parse::<Answer>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn bad_lines_say_what_was_expected() {
        for (line, message) in [
            ("", "the answer breaks off: expected an answer"),
            ("dance", "\"dance\" is not an answer"),
            ("deploy A3", "the answer breaks off: expected a place"),
            ("deploy A3 NaN,3", "\"NaN\" is not a point such as 12.5,8"),
            ("deploy A3 1e9,3", "\"1e9\" is not a point such as 12.5,8"),
            ("deploy A3 999999,3", "\"999999\" is not a point such as 12.5,8"),
            ("activate A3 run", "\"run\" is not an order (engage or conceal)"),
            ("pass now", "\"now\" is too much"),
            ("reroll balanced 7", "\"7\" is not a face from 1 to 6"),
            ("do A1", "the answer breaks off: expected a deed"),
            (
                "do A1 dance",
                "\"dance\" is not a deed (stay, ready, normal, advance, fall-back, charge, door, march, withdraw or disembark)",
            ),
            ("attack A1 rifle at", "the answer breaks off: expected a model"),
            ("attack A1 rifle at B1 and", "the answer breaks off: expected a weapon"),
            ("at -", "\"-\" is not a distance in inches"),
            ("keep 300", "\"300\" is not a number of dice"),
        ] {
            assert_eq!(line.parse::<Answer>().unwrap_err().to_string(), message, "{line}");
        }
    }
}
