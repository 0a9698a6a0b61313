//! The Python package `coverline`: the engine where researchers, balance designers and bot writers live.
//!
//! This crate only translates. Games, questions and computer players are those of the other rooms; questions and answers
//! are the JSON of the command line, as text, which the package turns into dictionaries; whatever takes time runs without
//! holding the interpreter.

mod arena;
mod batch;
mod content;
mod failure;
mod game;
mod odds;
mod plain;
mod records;
mod sweep;
mod tabletop;
mod voice;

use pyo3::prelude::*;

/// What the package is made of; its public face is `coverline/__init__.py`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::arena::arena;
    #[pymodule_export]
    use crate::batch::{Batch, Snapshot};
    #[pymodule_export]
    use crate::content::{check, names};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::odds::{odds, odds_many};
    #[pymodule_export]
    use crate::records::replay;
    #[pymodule_export]
    use crate::sweep::{
        Tuner, arena_report, fingerprint, play_comparisons, play_games, play_pairs, sequential_test,
    };
    #[pymodule_export]
    use crate::tabletop::{reach, sight};

    /// The version of the engine.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
