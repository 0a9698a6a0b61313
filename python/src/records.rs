//! Records of games, played again.

use catalog::Shelf;
use desk::again;
use pyo3::prelude::*;
use serde_json::{Value, json};
use table::Record;

use crate::failure::Failure;
use crate::plain::plain;
use crate::tabletop::language;
use crate::voice::voice;

/// Plays a record again, checks every answer, roll and hash, and tells what happened.
#[pyfunction]
pub fn replay<'py>(
    py: Python<'py>,
    record: &str,
    files: Vec<String>,
    lang: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let language = language(lang)?;
    let told = py.detach(|| -> Result<Value, Failure> {
        let mut shelf = Shelf::default();
        for text in &files {
            shelf.put(text, "files")?;
        }
        let record = Record::read(record)?;
        let (_, mut game) = again::beginning(&record, &shelf)?;
        let speech = voice(language, record.tags.rules);
        let names = game.names();
        let mut events: Vec<Value> = Vec::new();
        let held = again::replay(&record, &mut game, &speech, |heard| -> Result<(), Failure> {
            let told = heard
                .iter()
                .map(|event| json!({ "event": event, "text": speech.say_in(event, &names) }));
            events.extend(told);
            Ok(())
        })?;
        let held = held.map_err(|wrong| Failure::Record { line: wrong.line, what: wrong.what })?;
        let (answers, rolls) = (held.answers, held.rolls);
        Ok(json!({ "verified": true, "answers": answers, "rolls": rolls, "events": events }))
    });
    plain(py, &told?)
}
