//! Exact odds of attacks, one at a time and over whole arrays.

use std::collections::HashMap;

use ::odds::battle::{Kt4w40kQuestion, Kt4w40kReport, Kt18Question, Kt18Report, Peek};
use ::odds::{BadQuestion, Policy, Question, Report};
use desk::question::{read, read_part};
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use serde_json::Value;
use table::RuleSet;

use crate::failure::Failure;
use crate::plain::json;

/// The answer to a question of any rule set, as JSON.
fn answered(text: &str) -> Result<Value, BadQuestion> {
    let plain =
        |report: serde_json::Result<Value>| report.map_err(|error| BadQuestion::new("", error));
    let Peek { rules } = read_part(text)?;
    match rules {
        RuleSet::KT18 => {
            let question: Kt18Question = read(text)?;
            plain(serde_json::to_value(Kt18Report::new(&question, &question.odds()?)))
        }
        RuleSet::KT4W40K => {
            let question: Kt4w40kQuestion = read(text)?;
            plain(serde_json::to_value(Kt4w40kReport::new(&question, &question.odds()?)))
        }
        // Whatever is of neither edition is refused by its name.
        _ => {
            let question: Question = read(text)?;
            let odds = question.odds(Policy::Optimal)?;
            plain(serde_json::to_value(Report::new(&question, &odds)))
        }
    }
}

/// The exact odds of an attack: the answer of `coverline odds --json`.
#[pyfunction]
pub fn odds(py: Python<'_>, question: &str) -> PyResult<String> {
    json(&py.detach(|| answered(question)).map_err(Failure::from)?)
}

/// The figures of an answer that arrays are made of: a name for the array, and where it stands.
const FIGURES: [(&str, &str); 9] = [
    ("value", "/value"),
    ("expected_defender_loses", "/expected/defender_loses"),
    ("expected_attacker_loses", "/expected/attacker_loses"),
    ("incapacitated_defender", "/incapacitated/defender"),
    ("incapacitated_attacker", "/incapacitated/attacker"),
    ("expected_wounds_lost", "/expected/wounds_lost"),
    ("expected_slain", "/expected/slain"),
    ("unharmed", "/outcome/unharmed"),
    ("kill", "/kill"),
];

/// The odds of many attacks that differ in some numbers, as arrays.
///
/// `fields` are JSON pointers into the question, `columns` the numbers that stand there, one row an attack. Attacks that
/// are alike are worked out once.
#[pyfunction]
pub fn odds_many<'py>(
    py: Python<'py>,
    question: &str,
    fields: Vec<String>,
    columns: Vec<PyReadonlyArray1<'py, i64>>,
) -> PyResult<Bound<'py, PyDict>> {
    let base: Value = read(question).map_err(Failure::from)?;
    let slices: Vec<&[i64]> =
        columns.iter().map(|column| column.as_slice()).collect::<Result<_, _>>()?;
    let rows = slices.first().map_or(1, |column| column.len());
    if slices.iter().any(|column| column.len() != rows) || slices.len() != fields.len() {
        Err(Failure::input("columns", "one column for each field, all as long as the first"))?;
    }
    let found = py.detach(|| solve(&base, &fields, &slices, rows))?;
    let dict = PyDict::new(py);
    for ((name, _), column) in FIGURES.iter().zip(&found) {
        if !column.is_empty() {
            dict.set_item(name, PyArray1::from_slice(py, column))?;
        }
    }
    Ok(dict)
}

/// The figures of every row, column by column; a column that the rule set does not have is empty.
fn solve(
    base: &Value,
    fields: &[String],
    columns: &[&[i64]],
    rows: usize,
) -> Result<Vec<Vec<f64>>, Failure> {
    let mut places: HashMap<Vec<i64>, usize> = HashMap::new();
    let mut distinct: Vec<Vec<i64>> = Vec::new();
    let mut of_row = Vec::with_capacity(rows);
    for row in 0..rows {
        let numbers: Vec<i64> = columns.iter().map(|column| column[row]).collect();
        let place = *places.entry(numbers).or_insert_with_key(|numbers| {
            distinct.push(numbers.clone());
            distinct.len() - 1
        });
        of_row.push(place);
    }
    let told: Vec<Vec<Option<f64>>> = distinct
        .par_iter()
        .map(|numbers| {
            let mut question = base.clone();
            for (field, number) in fields.iter().zip(numbers) {
                let missing = || {
                    Failure::input(
                        field.trim_start_matches('/').replace('/', "."),
                        "the question has no such field",
                    )
                };
                *question.pointer_mut(field).ok_or_else(missing)? = Value::from(*number);
            }
            let report = answered(&question.to_string())?;
            let figure = |(_, at): &(&str, &str)| report.pointer(at).and_then(Value::as_f64);
            Ok(FIGURES.iter().map(figure).collect())
        })
        .collect::<Result<_, Failure>>()?;
    let column = |figure: usize| of_row.iter().filter_map(|place| told[*place][figure]).collect();
    Ok((0..FIGURES.len()).map(column).collect())
}
