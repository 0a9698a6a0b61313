//! All games that are in memory, each with its task; the others wait in the store until somebody asks for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::Game;
use table::Side;
use tokio::sync::{OnceCell, mpsc, watch};

use super::commitments::Commitments;
use super::fair::Seed;
use super::moment::Kept;
use super::opening::Opening;
use super::played::{Played, Shared};
use super::seat::{Seat, Sitter};
use super::sitting::{Sitting, Terms};
use super::task::Task;
use crate::guard::Quotas;
use crate::store::{GameRow, GameStatus, SeatRow, Store, StoreError};
use crate::work::{Asker, Work};

/// Requests to one game that may wait; whoever sends more has to wait for a place.
const QUEUE: usize = 64;

/// Prepared boards that are kept for the next game on them.
const MOST_STARTS: usize = 32;

/// Games that are looked up at once to be woken.
const WOKEN_AT_ONCE: i64 = 100;

type Cell = Arc<OnceCell<Played>>;

/// All games in memory. Copies are handles on the same ones.
#[derive(Clone)]
pub struct Hub {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    pace: Duration,
    /// Where computers think: apart from what people ask, so that neither waits for the other.
    thinking: Work,
    /// Where answers are judged and happen.
    acting: Work,
    /// Where games are played on to where they stopped.
    waking: Work,
    quotas: Arc<Quotas>,
    games: Mutex<HashMap<String, Cell>>,
    /// Games about to begin, by what they are played with: preparing a board takes longer than playing a turn on it.
    starts: Mutex<HashMap<String, Game>>,
    /// Seeds of games to be.
    commitments: Commitments,
    stopping: watch::Sender<bool>,
    /// Becomes true when all games that were running have been woken.
    woken: watch::Sender<bool>,
    /// Every task holds a sender; when all are gone, all tasks have ended.
    alive: Mutex<Option<mpsc::Sender<()>>>,
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Hub {
    /// No games yet; computers take `pace` for an answer at least.
    #[must_use]
    pub fn new(store: Store, pace: Duration, quotas: Arc<Quotas>) -> Self {
        let (alive, ended) = mpsc::channel(1);
        let inner = Inner {
            store,
            pace,
            thinking: Work::default(),
            acting: Work::default(),
            waking: Work::default(),
            quotas,
            games: Mutex::default(),
            starts: Mutex::default(),
            commitments: Commitments::default(),
            stopping: watch::Sender::new(false),
            woken: watch::Sender::new(false),
            alive: Mutex::new(Some(alive)),
            ended: tokio::sync::Mutex::new(ended),
        };
        Self { inner: Arc::new(inner) }
    }

    /// Wakes the games that were running, so that computers play on where they stopped. People who come meanwhile do not
    /// wait for it: a game that somebody opens is woken at once.
    pub fn wake(&self) {
        let hub = self.clone();
        let mut stopping = self.inner.stopping.subscribe();
        tokio::spawn(async move {
            let waking = async {
                match hub.wake_all().await {
                    Ok(woken) => tracing::info!(woken, "games play on"),
                    Err(error) => tracing::error!(%error, "games that were running sleep on"),
                }
            };
            tokio::select! {
                () = waking => {}
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
            hub.inner.woken.send_replace(true);
        });
    }

    /// Waits until the games that were running have been woken.
    pub async fn woken(&self) {
        // The sender is as old as the hub.
        let _ = self.inner.woken.subscribe().wait_for(|woken| *woken).await;
    }

    async fn wake_all(&self) -> Result<usize, StoreError> {
        let (mut woken, mut after) = (0, None);
        loop {
            let running =
                self.inner.store.game_ids(GameStatus::Running, after.as_deref(), WOKEN_AT_ONCE);
            let running = match running.await {
                Err(error) if error.is_outage() => {
                    self.inner.store.health().good().await;
                    continue;
                }
                running => running?,
            };
            for id in &running {
                let mut opened = self.open(id).await;
                // A database that is away comes back; the games behind it must not sleep on until somebody asks.
                while opened.as_ref().is_err_and(StoreError::is_outage) {
                    self.inner.store.health().good().await;
                    opened = self.open(id).await;
                }
                match opened {
                    Ok(Some(_)) => woken += 1,
                    Ok(None) => {}
                    Err(error) => tracing::error!(game = id, %error, "cannot be woken"),
                }
            }
            after = running.into_iter().next_back();
            if after.is_none() {
                return Ok(woken);
            }
        }
    }

    /// Lets computers stop thinking. What they have not answered by then they answer when the game is woken again.
    pub fn think_no_more(&self) {
        self.inner.stopping.send_replace(true);
    }

    /// Lets every task end when what it is keeping is kept.
    pub async fn stop(&self) {
        self.inner.stopping.send_replace(true);
        drop(lock(&self.inner.alive).take());
        let mut ended = self.inner.ended.lock().await;
        while ended.recv().await.is_some() {}
    }

    /// The seeds that the server has committed to, for games to be made.
    #[must_use]
    pub fn commitments(&self) -> &Commitments {
        &self.inner.commitments
    }

    /// How many games are in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        lock(&self.inner.games).len()
    }

    /// The game with an id, woken if it sleeps; none if there is no such game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn open(&self, id: &str) -> Result<Option<Played>, StoreError> {
        self.open_for(id, Asker::House).await
    }

    /// The same for somebody, on whose account it is played on to where it stopped.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn open_for(&self, id: &str, asker: Asker) -> Result<Option<Played>, StoreError> {
        let cell = {
            let mut games = lock(&self.inner.games);
            let asleep = |cell: &Cell| cell.get().is_some_and(|game| game.requests.is_closed());
            if games.get(id).is_some_and(asleep) {
                games.remove(id);
            }
            Arc::clone(games.entry(id.to_owned()).or_default())
        };
        let opened = cell.get_or_try_init(|| self.load(id, asker)).await;
        match opened {
            Ok(played) => Ok(Some(played.clone())),
            Err(error) => {
                self.forget(id, &cell);
                match error {
                    Unloaded::Missing => Ok(None),
                    Unloaded::Store(error) => Err(error),
                }
            }
        }
    }

    fn forget(&self, id: &str, cell: &Cell) {
        let mut games = lock(&self.inner.games);
        if games.get(id).is_some_and(|known| Arc::ptr_eq(known, cell)) {
            games.remove(id);
        }
    }

    async fn load(&self, id: &str, asker: Asker) -> Result<Played, Unloaded> {
        let store = &self.inner.store;
        let row = store.game(id).await?.ok_or(Unloaded::Missing)?;
        let seats = store.seats(id).await?;
        let entries = store.entries(id, 0).await?;
        let hub = self.clone();
        let owner = store.owner(id).await?;
        // Setting up and playing on to where the game stopped is work for a thread of its own.
        let sitting = self.inner.waking.in_turn(asker, move || {
            let mut sitting = hub.set_up(row, seats)?;
            for entry in &entries {
                let strange = |error: &dyn std::fmt::Display| {
                    StoreError::Strange(format!("entry {}: {error}", entry.seq))
                };
                let kept = Kept::read(&entry.kind, &entry.body).map_err(|error| strange(&error))?;
                sitting.apply(&kept).map_err(|error| strange(&error))?;
            }
            Ok::<_, StoreError>((sitting, entries.len() as i64))
        });
        let strange = || StoreError::Strange(format!("game {id}: it cannot be played on"));
        let (sitting, seq) = sitting.await.ok_or_else(strange)??;
        Ok(self.start(sitting, seq, id, owner))
    }

    /// Runs the task of a game.
    fn start(&self, sitting: Sitting, seq: i64, id: &str, owner: Option<String>) -> Played {
        let person = sitting.sides().find_map(|side| sitting.seat(side).owner().map(str::to_owned));
        let owner = owner.or(person);
        let computers = sitting.seats.iter().any(Seat::is_computer);
        let shared = Arc::new(Shared::new(sitting));
        if let Some(owner) = owner {
            if computers {
                shared.count(self.inner.quotas.computer_game(&owner));
            }
            shared.thinks_for(Asker::User(owner).into());
        }
        let (requests, waiting) = mpsc::channel(QUEUE);
        let (store, pace) = (self.inner.store.clone(), self.inner.pace);
        let stopping = self.inner.stopping.subscribe();
        let work = [self.inner.thinking.clone(), self.inner.acting.clone()];
        let task = Task::new(Arc::clone(&shared), waiting, store, seq, pace, work, stopping);
        let (hub, id, ending) = (self.clone(), id.to_owned(), Arc::clone(&shared));
        let alive = lock(&self.inner.alive).clone();
        let counted = crate::watch::count_game();
        tokio::spawn(async move {
            let _counted = counted;
            if let Err(error) = task.run().await {
                tracing::error!(game = id, %error, "the game stopped; it can be woken again");
            }
            // Somebody may be waking the game again already; that one stays.
            let own =
                |cell: &Cell| cell.get().is_some_and(|game| Arc::ptr_eq(&game.shared, &ending));
            let cell = lock(&hub.inner.games).get(&id).cloned();
            if let Some(cell) = cell.filter(own) {
                hub.forget(&id, &cell);
            }
            drop(alive);
        });
        Played { shared, requests }
    }

    /// A game as it is kept, before anything happened.
    fn set_up(&self, row: GameRow, seats: Vec<SeatRow>) -> Result<Sitting, StoreError> {
        let strange = |what: String| StoreError::Strange(format!("game {}: {what}", row.id));
        let opening: Opening =
            serde_json::from_str(&row.setup).map_err(|error| strange(error.to_string()))?;
        let matchup = opening.matchup().map_err(|error| strange(error.to_string()))?;
        let start = self.prepared(&opening.tags, || {
            matchup.game().map_err(|error| strange(error.to_string()))
        })?;
        let seed = match row.status {
            GameStatus::Replay => None,
            _ => Some(Seed::read(&row.seed).map_err(|error| strange(error.to_string()))?),
        };
        let seats: Result<Vec<Seat>, StoreError> =
            seats.into_iter().map(|seat| read_seat(seat).map_err(&strange)).collect();
        let terms = Terms {
            id: row.id.clone(),
            matchup,
            dice: opening.dice,
            clock: opening.clock,
            seed,
            commitment: row.commitment.clone(),
            tags: opening.tags().map_err(|error| strange(error.to_string()))?,
            created_ms: row.created_ms,
        };
        Ok(Sitting::new(terms, seats?, start))
    }

    /// A game about to begin with these tags, prepared now if it was not before.
    pub fn prepared<E>(
        &self,
        tags: &str,
        prepare: impl FnOnce() -> Result<Game, E>,
    ) -> Result<Game, E> {
        if let Some(start) = lock(&self.inner.starts).get(tags) {
            return Ok(start.clone());
        }
        let start = prepare()?;
        let mut starts = lock(&self.inner.starts);
        if starts.len() >= MOST_STARTS {
            starts.clear();
        }
        starts.insert(tags.to_owned(), start.clone());
        Ok(start)
    }
}

/// Why a game is not in memory.
enum Unloaded {
    Missing,
    Store(StoreError),
}

impl From<StoreError> for Unloaded {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A lock that a panic elsewhere has not made useless: what it guards is whole after every statement.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A seat as it is kept.
#[must_use]
pub fn seat_row(side: Side, seat: &Seat) -> SeatRow {
    let (kind, user_id, name, level) = match &seat.sitter {
        Sitter::Person(None) => ("person", None, None, None),
        Sitter::Person(Some((id, name))) => ("person", Some(id.clone()), Some(name.clone()), None),
        Sitter::Computer(level) => ("computer", None, None, Some(level.word().to_owned())),
    };
    SeatRow {
        side: side.index() as i64,
        kind: kind.to_owned(),
        user_id,
        name,
        level,
        invite_hash: seat.invite_hash.clone(),
        entropy: Some(seat.entropy.clone()),
        guest: seat.guest,
    }
}

fn read_seat(row: SeatRow) -> Result<Seat, String> {
    let sitter = match (row.kind.as_str(), row.level) {
        ("person", _) => Sitter::Person(row.user_id.zip(row.name)),
        ("computer", Some(level)) => Sitter::Computer(level.parse()?),
        (kind, _) => return Err(format!("a seat of kind {kind:?}")),
    };
    let entropy = row.entropy.unwrap_or_default();
    Ok(Seat { sitter, invite_hash: row.invite_hash, entropy, guest: row.guest })
}
