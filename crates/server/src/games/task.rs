//! The task of a game: it lets things happen one after another, each kept before it is shown.

use std::sync::Arc;
use std::time::Duration;

use ai::{Budget, Player};
use dice::{Chance, Face};
use game::Language;
use table::{Answer, Leaving, Rules, Side};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

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
use crate::wire::FromPage;
use crate::work::{Asker, Work};

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
    /// Where answers are judged and happen.
    acting: Work,
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
        [thinking, acting]: [Work; 2],
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let whims = Chance::keyed(secret::bytes());
        let players = Default::default();
        Self { shared, requests, store, seq, pace, thinking, acting, whims, players, stopping }
    }

    /// Plays until the game is over or nobody needs it in memory. While nothing can be kept the game stands still, says
    /// so, and goes on by itself when something can.
    ///
    /// # Errors
    /// If what is kept is not of this game. Nobody has been told of it then, and the game can be woken again.
    pub async fn run(mut self) -> Result<(), StoreError> {
        loop {
            match self.play().await {
                // Something of ours is in its place already: it was kept although we were not told.
                Err(StoreError::Taken) => {}
                Err(error) if error.is_outage() => {
                    if !self.stand_still().await {
                        return Ok(());
                    }
                }
                played => return played,
            }
            match self.catch_up().await {
                Err(error) if !error.is_outage() => return Err(error),
                _ => {}
            }
        }
    }

    /// Waits until something can be kept again; false if the server stops before.
    async fn stand_still(&mut self) -> bool {
        self.tell(Change::Stopped);
        let health = self.store.health().clone();
        loop {
            tokio::select! {
                () = health.good() => return true,
                _ = self.stopping.changed() => return false,
                request = self.requests.recv() => match request {
                    Some(Request::Say { language, done, .. }) => {
                        // Whoever asked may have gone.
                        let _ = done.send(Err(Refused::unstored(language)));
                    }
                    Some(Request::Join { language, done, .. }) => {
                        let _ = done.send(Err(Refused::unstored(language)));
                    }
                    None => return false,
                }
            }
        }
    }

    /// Lets happen what was kept without our being told, and forgives the time in which nothing could be.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let id = self.shared.read(|sitting| sitting.terms.id.clone());
        let strange = |what: String| StoreError::Strange(format!("game {id}: {what}"));
        for (side, row) in (0..).map_while(Side::from_index).zip(self.store.seats(&id).await?) {
            let missing = self.shared.read(|sitting| !sitting.seat(side).is_taken());
            if let (true, Some(id), Some(name)) = (missing, row.user_id, row.name) {
                let user = User { id, name, guest: row.guest };
                let entropy = row.entropy.unwrap_or_default();
                self.shared.write(|sitting| sitting.sit(side, user, entropy));
                self.tell(Change::Sheet);
            }
        }
        for entry in self.store.entries(&id, self.seq).await? {
            let kept = Kept::read(&entry.kind, &entry.body);
            let kept = kept.map_err(|error| strange(error.to_string()))?;
            self.seq += 1;
            self.apply(Arc::new(kept)).await?;
        }
        self.shared.open_decision();
        Ok(())
    }

    async fn play(&mut self) -> Result<(), StoreError> {
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
                        let lost = self.shared.read(|sitting| sitting.lost(side, Leaving::Time));
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
        let stopped = self.stopping.clone();
        let think = move || {
            let began = Instant::now();
            let late = || began.elapsed() >= THINKING || *stopped.borrow();
            let answer = player.choose_within(&game.view(side), &Budget::until(&late));
            (player, answer)
        };
        let thinking = self.thinking.in_turn(self.shared.thinker(), think);
        let thought = tokio::select! {
            thought = thinking => thought,
            // What it would have answered it answers when the game is woken again.
            _ = self.stopping.wait_for(|stopping| *stopping) => return None,
        };
        let thought = thought.map(|(player, answer)| {
            self.players[side.index()] = Some(player);
            answer
        });
        let shared = Arc::clone(&self.shared);
        let plan = move || shared.read(|sitting| legal(sitting, side, thought));
        self.acting.in_turn(self.shared.thinker(), plan).await?
    }

    async fn obey(&mut self, request: Request) -> Result<(), StoreError> {
        match request {
            Request::Say { user, words, language, done } => {
                let outcome = match self.planned(user, words, language).await {
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

    /// What a player's words come to. Finding a way may take a while: that is done where it holds up nobody.
    async fn planned(
        &self,
        user: User,
        words: FromPage,
        language: Language,
    ) -> Result<Moment, Refused> {
        let takes_a_while =
            matches!(words, FromPage::Answer { .. } | FromPage::Auto { .. } | FromPage::Undo);
        if !takes_a_while {
            return Self::plan(&self.shared, &user, &words, language);
        }
        let (shared, asker) = (Arc::clone(&self.shared), Asker::User(user.id.clone()));
        let plan = move || Self::plan(&shared, &user, &words, language);
        let planned = self.acting.in_turn(asker, plan).await;
        planned.unwrap_or_else(|| Err(Refused::broken("an answer cannot be judged")))
    }

    /// What a player's words come to.
    fn plan(
        shared: &Shared,
        user: &User,
        words: &FromPage,
        language: Language,
    ) -> Result<Moment, Refused> {
        let me = user.id.as_str();
        let speech = voice_of(language, shared.read(|sitting| sitting.game().rule_set()));
        shared.read(|sitting| {
            let say = |error: Unwelcome| error.refused(language, speech, &sitting.game().names());
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
                    let answer =
                        answer.read().map_err(|error| unreadable("answer", error.to_string()))?;
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
        let over = self.shared.read(|sitting| {
            let speech = voice_of(language, sitting.game().rule_set());
            let refused = || Unwelcome::Over.refused(language, speech, &sitting.game().names());
            sitting.finish().is_some().then(refused)
        });
        if let Some(over) = over {
            return Ok(Err(over));
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
        self.shared.write(|sitting| sitting.sit(side, user, entropy));
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
        let kept = Arc::new(kept);
        let id = self.shared.read(|sitting| sitting.terms.id.clone());
        let then = Arc::clone(&kept);
        let finish = self.work_out(&kept.moment, move |shared| {
            shared.read(|sitting| sitting.finish_after(&then.moment))
        });
        let finish = finish.await?;
        let at_ms = now_ms();
        let entry = Entry { seq: self.seq, at_ms, kind: kept.kind().to_owned(), body: kept.body() };
        let end = finish.map(|finish| Finish { result: finish_text(&finish), at_ms });
        self.store.journal().keep(&id, vec![entry], end).await?;
        self.seq += 1;
        self.apply(kept).await
    }

    /// Lets something happen that is kept, and tells everybody.
    async fn apply(&mut self, kept: Arc<Kept>) -> Result<(), StoreError> {
        let now = Arc::clone(&kept);
        let applied =
            self.work_out(&kept.moment, move |shared| shared.write(|sitting| sitting.apply(&now)));
        let applied = applied.await?;
        if let Err(error) = applied {
            // It was checked against this very state; were it not to happen, the kept game would be another one.
            let id = self.shared.read(|sitting| sitting.terms.id.clone());
            return Err(StoreError::Strange(format!("game {id}: {error}")));
        }
        let over = self.shared.read(|sitting| sitting.finish().is_some());
        self.shared.open_decision();
        let change = match &kept.moment {
            Moment::Entry(_) => {
                let line = self.shared.read(|sitting| sitting.lines().last().cloned());
                line.map_or(Change::Aside, |line| Change::Step(Box::new(line)))
            }
            Moment::Undo(_) => Change::Undone,
            Moment::Offer(..) | Moment::Agree(_) | Moment::Decline(_) | Moment::Finish(_) => {
                Change::Aside
            }
        };
        self.tell(change);
        if over {
            self.tell(Change::Sheet);
        }
        Ok(())
    }

    /// Works something out about the game; what takes a while, where it holds up nobody.
    async fn work_out<T: Send + 'static>(
        &self,
        moment: &Moment,
        work: impl FnOnce(&Shared) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        if !matches!(moment, Moment::Entry(_) | Moment::Undo(_)) {
            return Ok(work(&self.shared));
        }
        let shared = Arc::clone(&self.shared);
        let done = self.acting.in_turn(self.shared.thinker(), move || work(&shared)).await;
        done.ok_or_else(|| StoreError::Strange("game: it cannot be played on".to_owned()))
    }

    fn tell(&self, change: Change) {
        let notice = self.shared.read(|sitting| {
            let (game, beside) = (sitting.game().clone(), self.shared.beside(sitting));
            let moment = match change {
                // Nothing has happened, but everybody hears of it.
                Change::Stopped => u64::MAX,
                _ => sitting.moments(),
            };
            Notice::new(change, moment, game, beside)
        });
        self.shared.tell(notice);
    }
}

/// What a computer player has thought of, if it may be answered. A player that fails must not hold up the game: anything
/// legal is better.
fn legal(sitting: &Sitting, side: Side, thought: Option<Answer>) -> Option<Moment> {
    let planned = thought.and_then(|answer| sitting.answer(side, answer).ok());
    planned.or_else(|| {
        tracing::error!(game = sitting.terms.id, "a computer player found no legal answer");
        let game = sitting.game();
        let mut others = game.automatic().into_iter().chain(game.candidates());
        others.find_map(|answer| sitting.answer(side, answer).ok())
    })
}
