//! The task of a game: it lets things happen one after another, each kept before it is shown.

use std::sync::Arc;
use std::time::Duration;

use ai::{Budget, Player};
use dice::{Chance, Face};
use game::Language;
use table::{Answer, Rules, Side};
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
use crate::store::{Entry, Finish, Store, StoreError, User};
use crate::voice::voice_of;
use crate::wire::{FinishKind, FromPage};
use crate::work::Work;

/// How long a game that nobody watches and that waits for a person stays in memory.
const IDLE: Duration = Duration::from_secs(300);

/// How long a game in which nothing more can happen does.
const AT_REST: Duration = Duration::from_secs(20);

/// How long a computer that found no answer waits before it thinks again.
const BEWILDERED: Duration = Duration::from_secs(1);

/// How long a computer player that searches thinks about one decision.
const THINKING: Duration = Duration::from_millis(400);

/// The task of a game.
pub struct Task {
    shared: Arc<Shared>,
    requests: mpsc::Receiver<Request>,
    store: Store,
    /// The place of the next thing that happens.
    seq: i64,
    /// How long a computer player takes at least, so that people can follow.
    pace: Duration,
    /// Where computer players think.
    thinking: Work,
    /// What computer players choose by where they have no better reason; it never touches the dice.
    whims: Chance,
    /// The computer players of the sides, with their plans.
    players: [Option<Player>; Side::MAX],
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
        thinking: Work,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let whims = Chance::keyed(secret::bytes());
        let players = Default::default();
        Self { shared, requests, store, seq, pace, thinking, whims, players, stopping }
    }

    /// Plays until the game is over or nobody needs it in memory.
    ///
    /// # Errors
    /// If something cannot be kept. Nobody has been told of it then, and the game can be woken again.
    pub async fn run(mut self) -> Result<(), StoreError> {
        let mut due = Instant::now() + self.pace;
        while !*self.stopping.borrow() {
            let (roll, computer, at_rest) = self.shared.read(|sitting| {
                (sitting.program_roll(), sitting.computer_to_answer(), sitting.is_at_rest())
            });
            if let Some(roll) = roll {
                self.happen(roll).await?;
                due = Instant::now() + self.pace;
                continue;
            }
            if computer.is_some() && Instant::now() >= due {
                let mut pause = self.pace;
                match self.choose().await {
                    Some(moment) => self.happen(moment).await?,
                    None => pause = pause.max(BEWILDERED),
                }
                due = Instant::now() + pause;
                continue;
            }
            let idle = Instant::now() + if at_rest { AT_REST } else { IDLE };
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
                () = sleep_until(idle), if computer.is_none() && deadline.is_none() => {
                    if self.shared.watchers() == 0 {
                        break;
                    }
                }
            }
        }
        // Whoever asked before the door closed is still heard.
        self.requests.close();
        while let Some(request) = self.requests.recv().await {
            self.obey(request).await?;
        }
        Ok(())
    }

    /// What the computer whose turn it is answers. Thinking is done where it holds up nobody.
    async fn choose(&mut self) -> Option<Moment> {
        let (side, level) = self.shared.read(Sitting::computer_to_answer)?;
        let game = self.shared.read(|sitting| sitting.game().clone());
        let whims = Chance::keyed(std::array::from_fn(|_| self.whims.below(256) as u8));
        let known = self.players[side.index()].take();
        let mut player = known.unwrap_or_else(|| Player::new(level, whims));
        let think = move || {
            let began = Instant::now();
            let late = || began.elapsed() >= THINKING;
            let answer = player.choose_within(&game.view(side), &Budget::until(&late));
            (player, answer)
        };
        let thought = self.thinking.in_turn(think).await.map(|(player, answer)| {
            self.players[side.index()] = Some(player);
            answer
        });
        self.shared.read(|sitting| {
            let planned = thought.and_then(|answer| sitting.answer(side, answer).ok());
            planned.or_else(|| {
                // A player that fails must not hold up the game: anything legal is better.
                tracing::error!(game = sitting.terms.id, "a computer player found no legal answer");
                let game = sitting.game();
                let mut others = game.automatic().into_iter().chain(game.candidates());
                others.find_map(|answer| sitting.answer(side, answer).ok())
            })
        })
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
            let unreadable =
                |field: &str, why: String| Refused::unreadable(language, &why).field(field);
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
                    let answer = answer
                        .parse::<Answer>()
                        .map_err(|error| unreadable("answer", error.to_string()))?;
                    sitting.answer(side, answer).map_err(say)
                }
                FromPage::Auto { at } => sitting.automatic(mine(*at)?).map_err(say),
                FromPage::Roll { at, faces } => {
                    let side = mine(*at)?;
                    let faces: Result<Vec<Face>, _> =
                        faces.iter().map(|face| Face::try_from(*face)).collect();
                    let faces = faces.map_err(|error| unreadable("faces", error.to_string()))?;
                    sitting.own_dice(side, &faces).map_err(say)
                }
                FromPage::Undo => sitting.undo(me).map_err(say),
                FromPage::Draw => sitting.draw(me).map_err(say),
                FromPage::Accept => sitting.accept(me).map_err(say),
                FromPage::Decline => sitting.decline(me).map_err(say),
                FromPage::Resign { side } => {
                    let side = side
                        .parse::<Side>()
                        .map_err(|error| unreadable("side", error.to_string()))?;
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
        let (over, rules) =
            self.shared.read(|sitting| (sitting.finish().is_some(), sitting.game().rule_set()));
        if over {
            return Ok(Err(Unwelcome::Over.refused(language, voice_of(language, rules))));
        }
        let hash = secret::hash(invite);
        let free = self.shared.read(|sitting| {
            let kept_for = |side: &Side| sitting.seat(*side).invite_hash.as_ref() == Some(&hash);
            sitting.sides().find(kept_for)
        });
        let Some(side) = free else { return Ok(Err(Refused::no_seat(language))) };
        if self.shared.read(|sitting| sitting.sides_of(&user.id).next().is_some()) {
            return Ok(Err(Refused::own_seat(language)));
        }
        let id = self.shared.read(|sitting| sitting.terms.id.clone());
        let index = side.index() as i64;
        if !self.store.take_seat(&id, index, &user.id, &user.name, Some(&entropy)).await? {
            return Ok(Err(Refused::no_seat(language)));
        }
        self.shared.write(|sitting| sitting.sit(side, user.id, user.name, entropy));
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
        let notice = self.shared.read(|sitting| {
            let (game, beside) = (sitting.game().clone(), self.shared.beside(sitting));
            Notice::new(change, sitting.moments(), game, beside)
        });
        self.shared.tell(notice);
    }
}

/// A fresh seed for the dice of a game.
#[must_use]
pub fn fresh_seed() -> Seed {
    Seed::new(secret::bytes())
}
