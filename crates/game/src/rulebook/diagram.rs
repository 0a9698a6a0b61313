//! Diagrams of the rules, drawn from worked examples: the table of an example and what is asked about it.

use serde_json::{Map, Value, json};
use table::RuleSet;

use super::tests_of::{Laid, tests_of};

/// A board as wide and as deep as those of the examples.
const BOARD: [f64; 2] = [30.0, 22.0];
const MILLIMETRES: f64 = 25.4;

/// A table of an example in `conformance/`, with a question about it: who sees whom, or where a move can lead.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// The id of the example.
    pub example: String,
    /// What it shows, in the words of the book.
    pub caption: String,
    /// The question as `sight` and `reach` read it.
    pub question: Value,
}

impl Diagram {
    /// `EX-24 sight A1 B1`, or a move with its length and its end: `EX-12C reposition A1 6 12,5`.
    pub(super) fn read(set: RuleSet, drawn: &str, caption: &str) -> Option<Self> {
        let mut words = drawn.split(' ');
        let example = format!("{}{}", set.prefix(), words.next()?);
        let asked = words.next()?;
        let model = words.next()?;
        let test = tests_of(&example).find(|test| test.id == example)?;
        let mut question = table_of(set, &test.laid)?;
        if asked == "sight" {
            question.insert("from".into(), model.into());
            question.insert("to".into(), words.next()?.into());
        } else {
            question.insert("model".into(), model.into());
            question.insert("action".into(), asked.into());
            question.insert("limit".into(), number(words.next()?)?.into());
            let (at, _) = place(words.next()?)?;
            question.insert("to".into(), json!(at));
        }
        Some(Self { example, caption: caption.to_owned(), question: question.into() })
    }
}

fn table_of(set: RuleSet, laid: &Laid) -> Option<Map<String, Value>> {
    let all = |lines: &[String], read: fn(&str) -> Option<Value>| {
        lines.iter().map(|line| read(line)).collect::<Option<Vec<_>>>()
    };
    let killzone = json!({
        "size": BOARD,
        "terrain": all(&laid.terrain, terrain)?,
        "walls": all(&laid.walls, wall)?,
        "doors": all(&laid.doors, door)?,
    });
    let models = all(&laid.models, model)?;
    let table = json!({ "rules": set.id(), "killzone": killzone, "models": models });
    table.as_object().cloned()
}

/// `A1 4,11@0 order=conceal r=0.5 h=1.5`; what does not change the picture is passed over.
fn model(line: &str) -> Option<Value> {
    let mut words = line.split(' ');
    let id = words.next()?;
    let (at, z) = place(words.next()?)?;
    let (mut radius, mut height, mut order) = (0.5, 1.5, "engage");
    for (key, value) in words.filter_map(|word| word.split_once('=')) {
        match key {
            "r" => radius = number(value)?,
            "h" => height = number(value)?,
            "order" => order = value,
            _ => {}
        }
    }
    let side = if id.starts_with('A') { 1 } else { 2 };
    let base = radius * 2.0 * MILLIMETRES;
    Some(json!({ "id": id, "side": side, "at": at, "z": z, "base_mm": base, "height": height,
        "order": order }))
}

/// `NAME X0..X1 Y0..Y1 h=TOP [bottom=0] [light|heavy] [vantage]`, or its corners instead of the two ranges.
fn terrain(line: &str) -> Option<Value> {
    let mut words = line.split(' ').peekable();
    let name = words.next()?;
    let mut footprint = Vec::new();
    if words.peek()?.contains("..") {
        let mut range = || {
            let (low, high) = words.next()?.split_once("..")?;
            Some([number(low)?, number(high)?])
        };
        let ([x0, x1], [y0, y1]) = (range()?, range()?);
        footprint.extend([[x0, y0], [x1, y0], [x1, y1], [x0, y1]]);
    } else {
        while let Some(corner) = words.next_if(|word| word.contains(',')) {
            footprint.push(place(corner)?.0);
        }
    }
    let mut part = json!({ "name": name, "bottom": 0.0, "footprint": footprint });
    for word in words {
        match word.split_once('=') {
            Some(("h", top)) => part["top"] = number(top)?.into(),
            Some(("bottom", bottom)) => part["bottom"] = number(bottom)?.into(),
            None if word == "vantage" => part["vantage"] = true.into(),
            _ => part["type"] = word.into(),
        }
    }
    Some(part)
}

/// `X,Y X,Y`.
fn wall(line: &str) -> Option<Value> {
    let (from, to) = line.split_once(' ')?;
    Some(json!({ "from": place(from)?.0, "to": place(to)?.0 }))
}

/// `NAME X,Y X,Y [open]`.
fn door(line: &str) -> Option<Value> {
    let mut words = line.split(' ');
    let name = words.next()?;
    let (from, to) = (place(words.next()?)?.0, place(words.next()?)?.0);
    Some(json!({ "name": name, "from": from, "to": to, "open": words.next() == Some("open") }))
}

/// `X,Y` or `X,Y@Z`.
fn place(word: &str) -> Option<([f64; 2], f64)> {
    let (plan, z) = word.split_once('@').unwrap_or((word, "0"));
    let (x, y) = plan.split_once(',')?;
    Some(([number(x)?, number(y)?], number(z)?))
}

fn number(word: &str) -> Option<f64> {
    word.parse().ok()
}
