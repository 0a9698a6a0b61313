//! What watchers of a game are told, written out once for all who see and hear alike.

use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use game::{Game, Language};
use table::Event;

use super::sitting::Line;
use super::story::Story;
use super::view::{self, Beside, Viewer};
use crate::refused::Refused;
use crate::voice::voice_of;
use crate::wire::ToPage;

/// What kind of change it is.
#[derive(Clone, Debug)]
pub enum Change {
    /// A line more in the log.
    Step(Box<Line>),
    /// Lines were taken back.
    Undone,
    /// Only what lies beside the table.
    Aside,
    /// Somebody took a seat, or the game ended.
    Sheet,
    /// Nothing can be stored, so nothing happens until it can.
    Stopped,
}

/// A change of a game.
#[derive(Debug)]
pub struct Notice {
    /// What kind.
    pub change: Change,
    /// How much had happened by then: whoever has seen so much already need not hear of it.
    pub moment: u64,
    game: Game,
    beside: Beside,
    written: Mutex<Vec<(Language, Viewer, Utf8Bytes)>>,
}

impl Notice {
    /// A change after which the game lies so.
    #[must_use]
    pub fn new(change: Change, moment: u64, game: Game, beside: Beside) -> Self {
        Self { change, moment, game, beside, written: Mutex::new(Vec::new()) }
    }

    /// What is sent to a watcher.
    #[must_use]
    pub fn text(&self, language: Language, viewer: &Viewer) -> Utf8Bytes {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(l, v, _): &&(Language, Viewer, Utf8Bytes)| *l == language && v == viewer;
        if let Some((.., text)) = written.iter().find(same) {
            return text.clone();
        }
        let text = to_text(&self.message(language, viewer));
        written.push((language, viewer.clone(), text.clone()));
        text
    }

    fn message(&self, language: Language, viewer: &Viewer) -> ToPage {
        let speech = voice_of(language, self.game.rule_set());
        let table = view::table(&self.game, &self.beside, viewer, speech);
        match &self.change {
            Change::Step(line) => {
                let heard = |event: &Event| viewer.hears(&self.game, event);
                let story = Story { names: self.game.names(), speech, heard: &heard };
                ToPage::Step { entry: story.entry(line, self.beside.at), table }
            }
            Change::Undone => ToPage::Undone { table },
            Change::Aside | Change::Sheet => ToPage::Aside { table },
            Change::Stopped => {
                ToPage::Refused { fault: Refused::unstored(language).said().clone() }
            }
        }
    }
}

/// A message as it is sent.
#[must_use]
pub fn to_text(message: &ToPage) -> Utf8Bytes {
    // Plain data always serialises.
    serde_json::to_string(message).unwrap_or_default().into()
}
