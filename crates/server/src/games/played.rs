//! A game that is being played, as the rest of the server holds it.

use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use game::{Game, Language};
use table::{Event, Side};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::Instant;

use super::notice::Notice;
use super::sitting::Sitting;
use super::story::Story;
use super::view::{self, Beside, Viewer};
use crate::guard::Held;
use crate::refused::Refused;
use crate::store::User;
use crate::voice::voice_of;
use crate::wire::{ClockView, FromPage, LogEntry, Sheet, Table, ToPage};
use crate::work::{Asker, Turns};

/// Notices that a slow watcher may be behind before it has to be told everything anew.
const BACKLOG: usize = 256;

/// Something that somebody wants of a game.
pub enum Request {
    /// What a player says.
    Say {
        /// Who.
        user: User,
        /// What.
        words: FromPage,
        /// The language to be refused in.
        language: Language,
        /// Where the outcome goes, once it is kept.
        done: oneshot::Sender<Result<(), Refused>>,
    },
    /// A friend takes a seat.
    Join {
        /// Who.
        user: User,
        /// The word from the link.
        invite: String,
        /// What they add to the dice.
        entropy: String,
        /// The language to be refused in.
        language: Language,
        /// Where the outcome goes.
        done: oneshot::Sender<Result<Side, Refused>>,
    },
}

/// What the task of a game and everybody else share.
pub struct Shared {
    sitting: RwLock<Sitting>,
    /// When the decision that is open was opened.
    opened: RwLock<Instant>,
    notices: broadcast::Sender<Arc<Notice>>,
    /// In whose turns computers think.
    thinks_for: RwLock<Turns>,
    /// Whose quotas it counts against.
    counted: Mutex<Vec<Held>>,
}

impl Shared {
    /// A game before its task runs.
    #[must_use]
    pub fn new(sitting: Sitting) -> Self {
        let (notices, _) = broadcast::channel(BACKLOG);
        Self {
            sitting: RwLock::new(sitting),
            opened: RwLock::new(Instant::now()),
            notices,
            thinks_for: RwLock::new(Asker::House.into()),
            counted: Mutex::default(),
        }
    }

    /// Looks at the game.
    pub fn read<T>(&self, look: impl FnOnce(&Sitting) -> T) -> T {
        look(&self.sitting.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the game; only its task does.
    pub fn write<T>(&self, change: impl FnOnce(&mut Sitting) -> T) -> T {
        change(&mut self.sitting.write().unwrap_or_else(PoisonError::into_inner))
    }

    /// In whose turns computers think.
    #[must_use]
    pub fn thinker(&self) -> Turns {
        self.thinks_for.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Lets computers think in somebody's turns from now on.
    pub fn thinks_for(&self, turns: Turns) {
        *self.thinks_for.write().unwrap_or_else(PoisonError::into_inner) = turns;
    }

    /// Counts the game against a quota as long as it is in memory.
    pub fn count(&self, held: Held) {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner).push(held);
    }

    /// Starts the time of the decision that is open now.
    pub fn open_decision(&self) {
        *self.opened.write().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// How long the decision has been open, in milliseconds.
    #[must_use]
    pub fn thought_ms(&self) -> i64 {
        let opened = *self.opened.read().unwrap_or_else(PoisonError::into_inner);
        i64::try_from(opened.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    /// When the clock of the side whose turn it is runs out.
    #[must_use]
    pub fn deadline(&self) -> Option<(Side, Instant)> {
        let (side, left) = self.read(|sitting| {
            let side = sitting.awaited()?;
            Some((side, sitting.left_ms(side)?))
        })?;
        let opened = *self.opened.read().unwrap_or_else(PoisonError::into_inner);
        Some((side, opened + Duration::from_millis(u64::try_from(left).unwrap_or(0))))
    }

    /// What lies beside the board.
    #[must_use]
    pub fn beside(&self, sitting: &Sitting) -> Beside {
        let running = sitting.awaited();
        let left = |side: Side| {
            let thinking = if running == Some(side) { self.thought_ms() } else { 0 };
            sitting.left_ms(side).map(|left| (left - thinking).max(0))
        };
        let left_ms: Option<Vec<i64>> = sitting.sides().map(left).collect();
        let clock = left_ms.map(|left_ms| ClockView { left_ms, running });
        Beside::of(sitting, clock)
    }

    /// Tells everybody who watches.
    pub fn tell(&self, notice: Notice) {
        // Nobody may be watching.
        let _ = self.notices.send(Arc::new(notice));
    }

    /// How many watch.
    #[must_use]
    pub fn watchers(&self) -> usize {
        self.notices.receiver_count()
    }
}

/// A game that is being played. Copies are handles on the same one.
#[derive(Clone)]
pub struct Played {
    /// What its task shares.
    pub shared: Arc<Shared>,
    /// The way to its task.
    pub requests: mpsc::Sender<Request>,
}

impl Played {
    /// Hears of every change from now on.
    #[must_use]
    pub fn watch(&self) -> broadcast::Receiver<Arc<Notice>> {
        self.shared.notices.subscribe()
    }

    /// The game as it is now, after so many lines.
    #[must_use]
    pub fn now(&self) -> (Game, u32) {
        self.shared.read(|sitting| (sitting.game().clone(), sitting.at()))
    }

    /// Whose eyes somebody has at this table.
    #[must_use]
    pub fn viewer(&self, user: Option<&str>) -> Viewer {
        let sides = |user| self.shared.read(|sitting| sitting.sides_of(user).collect());
        Viewer { sides: user.map(sides).unwrap_or_default() }
    }

    /// The sheet, for somebody. Like everything that is put into words, it takes a moment: the game goes on meanwhile, and
    /// nobody waits for a thread that has other things to do.
    #[must_use]
    pub fn sheet(&self, user: Option<&str>, language: Language) -> Sheet {
        let sitting = self.shared.read(Sitting::clone);
        view::sheet(&sitting, user, voice_of(language, sitting.game().rule_set()))
    }

    /// The table as it lies now, for somebody.
    #[must_use]
    pub fn table(&self, user: Option<&str>, language: Language) -> Table {
        let viewer = self.viewer(user);
        let (game, beside) =
            self.shared.read(|sitting| (sitting.game().clone(), self.shared.beside(sitting)));
        view::table(&game, &beside, &viewer, voice_of(language, game.rule_set()))
    }

    /// The table as it lay after so many lines, for somebody.
    ///
    /// # Errors
    /// If the game never had so many.
    pub fn table_at(
        &self,
        at: u32,
        user: Option<&str>,
        language: Language,
    ) -> Result<Table, Refused> {
        let speech = voice_of(language, self.shared.read(|sitting| sitting.game().rule_set()));
        // Playing up to there takes a moment: the game goes on meanwhile.
        let sitting = self.shared.read(Sitting::clone);
        let game = sitting
            .game_at(at)
            .map_err(|error| error.refused(language, speech, &sitting.game().names()))?;
        Ok(view::table(&game, &Beside::then(at), &self.viewer(user), speech))
    }

    /// The log, for somebody.
    #[must_use]
    pub fn log(&self, user: Option<&str>, language: Language) -> Vec<LogEntry> {
        log(&self.shared.read(Sitting::clone), &self.viewer(user), language)
    }

    /// Everything, for somebody who has just come, and how much has happened by then.
    #[must_use]
    pub fn hello(&self, user: Option<&str>, language: Language) -> (ToPage, u64) {
        let viewer = self.viewer(user);
        let (sitting, beside) =
            self.shared.read(|sitting| (sitting.clone(), self.shared.beside(sitting)));
        let speech = voice_of(language, sitting.game().rule_set());
        let hello = ToPage::Hello {
            sheet: view::sheet(&sitting, user, speech),
            table: view::table(sitting.game(), &beside, &viewer, speech),
            log: log(&sitting, &viewer, language),
        };
        (hello, sitting.moments())
    }

    /// Says something to the game, and waits until it is kept or refused.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn say(
        &self,
        user: User,
        words: FromPage,
        language: Language,
    ) -> Result<(), Refused> {
        let (done, outcome) = oneshot::channel();
        let request = Request::Say { user, words, language, done };
        self.ask(request, outcome, language).await
    }

    /// Takes a seat that was kept for a friend.
    ///
    /// # Errors
    /// Why not.
    pub async fn join(
        &self,
        user: User,
        invite: String,
        entropy: String,
        language: Language,
    ) -> Result<Side, Refused> {
        let (done, outcome) = oneshot::channel();
        let request = Request::Join { user, invite, entropy, language, done };
        self.ask(request, outcome, language).await
    }

    async fn ask<T>(
        &self,
        request: Request,
        outcome: oneshot::Receiver<Result<T, Refused>>,
        language: Language,
    ) -> Result<T, Refused> {
        let gone = || Refused::busy(language);
        self.requests.send(request).await.map_err(|_| gone())?;
        outcome.await.map_err(|_| gone())?
    }
}

fn log(sitting: &Sitting, viewer: &Viewer, language: Language) -> Vec<LogEntry> {
    let speech = voice_of(language, sitting.game().rule_set());
    let heard = |event: &Event| viewer.hears(sitting.game(), event);
    let story = Story { names: sitting.game().names(), speech, heard: &heard };
    (1..).zip(sitting.lines()).map(|(at, line)| story.entry(line, at)).collect()
}
