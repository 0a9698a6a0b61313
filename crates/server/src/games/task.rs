//! The task of a game: it lets things happen one after another, each kept before it is shown.

use std::sync::Arc;
use std::time::Duration;

use ai::Player;
use dice::{Chance, Face};
use game::Language;
use table::{Answer, Side};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::fair::Seed;
use super::moment::{Kept, Moment, finish_text};
use super::notice::{Change, Notice};
use super::played::{Request, Shared};
use super::sitting::Sitting;
use super::unwelcome::Unwelcome;
use crate::clock::now_ms;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Entry, Finish, GameStatus, Store, StoreError, User};
use crate::voice::voice_of;
use crate::wire::{FinishKind, FromPage};

/// How long a game that nobody watches and that waits for a person stays in memory.
const IDLE: Duration = Duration::from_secs(300);

/// The task of a game.
pub struct Task {
    shared: Arc<Shared>,
    requests: mpsc::Receiver<Request>,
    store: Store,
    /// The place of the next thing that happens.
    seq: i64,
    /// How long a computer player takes at least, so that people can follow.
    pace: Duration,
    /// What computer players choose by where they have no better reason; it never touches the dice.
    whims: Chance,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
}

impl Task {
    /// The task of a game of which so much has been kept.
    #[must_use]
    pub fn new(
        shared: Arc<Shared>,
        requests: mpsc::Receiver<Request>,
        store: Store,
        seq: i64,
        pace: Duration,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let whims = Chance::keyed(secret::bytes());
        Self { shared, requests, store, seq, pace, whims, stopping }
    }

    /// Plays until the game is over or nobody needs it in memory.
    ///
    /// # Errors
    /// If something cannot be kept. Nobody has been told of it then, and the game can be woken again.
    pub async fn run(mut self) -> Result<(), StoreError> {
        let mut due = Instant::now() + self.pace;
        while !*self.stopping.borrow() {
            let (roll, computer, over) = self.shared.read(|sitting| {
                (sitting.program_roll(), sitting.computer_to_answer(), sitting.finish().is_some())
            });
            if let Some(roll) = roll {
                self.happen(roll).await?;
                due = Instant::now() + self.pace;
                continue;
            }
            if computer.is_some() && Instant::now() >= due {
                let answer = self.choose().await;
                if let Some((side, answer)) = answer {
                    let planned = self.shared.read(|sitting| sitting.answer(side, answer));
                    match planned {
                        Ok(moment) => self.happen(moment).await?,
                        Err(error) => tracing::error!(%error, "a computer player broke the rules"),
                    }
                }
                due = Instant::now() + self.pace;
                continue;
            }
            let idle = Instant::now() + IDLE;
            let deadline = self.shared.deadline();
            let flag = deadline.map_or(idle, |(_, at)| at);
            tokio::select! {
                request = self.requests.recv() => match request {
                    Some(request) => self.obey(request).await?,
                    None => return Ok(()),
                },
                _ = self.stopping.changed() => {}
                () = sleep_until(due), if computer.is_some() => {}
                () = sleep_until(flag), if deadline.is_some() => {
                    if let Some((side, _)) = deadline {
                        let lost = self.shared.read(|sitting| sitting.lost(side, FinishKind::Time));
                        self.happen(lost).await?;
                    }
                }
                () = sleep_until(idle), if computer.is_none() && (over || deadline.is_none()) => {
                    if self.shared.watchers() == 0 && self.requests.is_empty() {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// What the computer whose turn it is answers. Thinking is done where it holds up nobody.
    async fn choose(&mut self) -> Option<(Side, Answer)> {
        let (side, manner) = self.shared.read(Sitting::computer_to_answer)?;
        let game = self.shared.read(|sitting| sitting.game().clone());
        let whims = Chance::keyed(std::array::from_fn(|_| self.whims.below(256) as u8));
        let thinking = tokio::task::spawn_blocking(move || {
            use table::Rules;
            Player::new(manner, whims).choose(&game.view(side))
        });
        thinking.await.ok().map(|answer| (side, answer))
    }

    async fn obey(&mut self, request: Request) -> Result<(), StoreError> {
        match request {
            Request::Say { user, words, language, done } => {
                let outcome = match self.plan(&user, &words, language) {
                    Ok(moment) => {
                        self.happen(moment).await?;
                        Ok(())
                    }
                    Err(refused) => Err(refused),
                };
                // Whoever asked may have gone.
                let _ = done.send(outcome);
            }
            Request::Join { user, invite, entropy, language, done } => {
                let outcome = self.join(user, &invite, entropy, language).await?;
                let _ = done.send(outcome);
            }
        }
        Ok(())
    }

    /// What a player's words come to.
    fn plan(&self, user: &User, words: &FromPage, language: Language) -> Result<Moment, Refused> {
        let me = user.id.as_str();
        let speech = voice_of(language, self.shared.read(|sitting| sitting.game().rule_set()));
        self.shared.read(|sitting| {
            let say = |error: Unwelcome| error.refused(language, speech);
            let mine = |at: u32| -> Result<Side, Refused> {
                if sitting.finish().is_some() {
                    return Err(say(Unwelcome::Over));
                }
                if at != sitting.at() {
                    return Err(say(Unwelcome::TooLate));
                }
                let plays = sitting.sides_of(me).next().is_some();
                if !plays {
                    return Err(say(Unwelcome::NotYours));
                }
                let awaited = sitting.awaited();
                let side = awaited.filter(|side| sitting.seat(*side).owner() == Some(me));
                side.ok_or_else(|| match sitting.is_complete() {
                    true => say(Unwelcome::NotYourTurn),
                    false => say(Unwelcome::SeatsOpen),
                })
            };
            match words {
                FromPage::Answer { at, answer } => {
                    let side = mine(*at)?;
                    let answer: Answer =
                        answer.parse().map_err(|error| Refused::unread("answer", &error))?;
                    sitting.answer(side, answer).map_err(say)
                }
                FromPage::Auto { at } => sitting.automatic(mine(*at)?).map_err(say),
                FromPage::Roll { at, faces } => {
                    let side = mine(*at)?;
                    let faces: Result<Vec<Face>, _> =
                        faces.iter().map(|face| Face::try_from(*face)).collect();
                    let faces = faces.map_err(|error| Refused::unread("faces", &error))?;
                    sitting.own_dice(side, &faces).map_err(say)
                }
                FromPage::Undo => sitting.undo(me).map_err(say),
                FromPage::Draw => sitting.draw(me).map_err(say),
                FromPage::Accept => sitting.accept(me).map_err(say),
                FromPage::Decline => sitting.decline(me).map_err(say),
                FromPage::Resign { side } => {
                    let side = side.parse().map_err(|error| Refused::unread("side", &error))?;
                    sitting.resign(me, side).map_err(say)
                }
            }
        })
    }

    async fn join(
        &mut self,
        user: User,
        invite: &str,
        entropy: String,
        language: Language,
    ) -> Result<Result<Side, Refused>, StoreError> {
        let hash = secret::hash(invite);
        let free = self.shared.read(|sitting| {
            let kept_for = |side: &Side| sitting.seat(*side).invite_hash.as_ref() == Some(&hash);
            sitting.sides().find(kept_for)
        });
        let Some(side) = free else { return Ok(Err(Refused::no_seat(language))) };
        let id = self.shared.read(|sitting| sitting.terms.id.clone());
        let index = side.index() as i64;
        if !self.store.take_seat(&id, index, &user.id, &user.name, Some(&entropy)).await? {
            return Ok(Err(Refused::no_seat(language)));
        }
        self.shared.write(|sitting| sitting.sit(side, user.id, user.name, entropy));
        if self.shared.read(Sitting::is_complete) {
            self.store.set_status(&id, GameStatus::Running).await?;
        }
        self.shared.open_decision();
        self.tell(Change::Sheet);
        Ok(Ok(side))
    }

    /// Keeps something, lets it happen, and tells everybody.
    async fn happen(&mut self, moment: Moment) -> Result<(), StoreError> {
        let spent_ms = match self.shared.read(|sitting| sitting.terms.clock) {
            Some(_) => self.shared.thought_ms(),
            None => 0,
        };
        let kept = Kept { moment, spent_ms };
        let (id, finish) = self
            .shared
            .read(|sitting| (sitting.terms.id.clone(), sitting.finish_after(&kept.moment)));
        let at_ms = now_ms();
        let entry = Entry { seq: self.seq, at_ms, kind: kept.kind().to_owned(), body: kept.body() };
        let end = finish.map(|finish| Finish { result: finish_text(&finish), at_ms });
        let over = end.is_some();
        self.store.journal().keep(&id, vec![entry], end).await?;
        self.seq += 1;
        let applied = self.shared.write(|sitting| sitting.apply(&kept));
        if let Err(error) = applied {
            // It was checked against this very state; were it not to happen, the kept game would be another one.
            return Err(StoreError::Strange(format!("game {id}: {error}")));
        }
        self.shared.open_decision();
        let change = match &kept.moment {
            Moment::Entry(_) => {
                let line = self.shared.read(|sitting| sitting.lines().last().cloned());
                line.map_or(Change::Aside, |line| Change::Step(Box::new(line)))
            }
            Moment::Undo(_) => Change::Undone,
            Moment::Offer(..) | Moment::Decline(_) | Moment::Finish(_) => Change::Aside,
        };
        self.tell(change);
        if over {
            self.tell(Change::Sheet);
        }
        Ok(())
    }

    fn tell(&self, change: Change) {
        let (game, beside) =
            self.shared.read(|sitting| (sitting.game().clone(), self.shared.beside(sitting)));
        self.shared.tell(Notice::new(change, game, beside));
    }
}

/// A fresh seed for the dice of a game.
#[must_use]
pub fn fresh_seed() -> Seed {
    Seed::new(secret::bytes())
}
