//! Questions about a table: who sees whom, who gets where.

use std::ops::ControlFlow;

use desk::{Budget, ReachQuestion, SightQuestion, question};
use game::Language;
use pyo3::prelude::*;

use crate::failure::Failure;
use crate::plain::json;

/// The language that a word names.
pub fn language(word: &str) -> Result<Language, Failure> {
    word.parse().map_err(|error| Failure::input("lang", error))
}

/// Whether one model may shoot at another: the answer of `coverline sight --json`.
#[pyfunction]
pub fn sight(py: Python<'_>, question: &str, lang: &str) -> PyResult<String> {
    let language = language(lang)?;
    let told = py.detach(|| {
        let asked: SightQuestion = question::read(question)?;
        asked.answer(language)
    });
    json(&told.map_err(Failure::from)?)
}

/// Where a model may end a move: the answer of `coverline reach --json`.
#[pyfunction]
pub fn reach(py: Python<'_>, question: &str, lang: &str) -> PyResult<String> {
    let language = language(lang)?;
    let told = py.detach(|| {
        let asked: ReachQuestion = question::read(question)?;
        asked.answer(language, Budget::UNLIMITED, |_, _| ControlFlow::Continue(()))
    });
    json(&told.map_err(Failure::from)?)
}
