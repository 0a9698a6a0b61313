//! Work that takes a while: done on threads of its own, as much at once as there are processors, and no more.
//!
//! Whoever asks has a share. One asker is never given more than half of the places, and where several wait they take
//! turns, however much each of them has asked for; so do those who ask from one address.

use std::collections::{HashMap, VecDeque};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use game::Language;
use tokio::sync::oneshot;
use tokio::task::JoinError;

use crate::guard::Client;
use crate::refused::Refused;

/// How long a request waits for its turn before it is told to come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// Requests of one asker that may wait.
const MOST_OF_ONE: usize = 16;

/// Requests that may wait in all.
const MOST: usize = 256;

/// Whose share something is taken from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Whoever asks from an address.
    Client(Client),
    /// Whoever a game belongs to, by id.
    User(String),
    /// The server itself.
    House,
}

/// In whose turns something is done: whose share it is taken from, and for whom of those who share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    asker: Asker,
    whose: String,
}

impl Turns {
    /// In those of an asker, for an account: several people may sit behind one address, and take turns themselves.
    #[must_use]
    pub fn of(asker: Asker, account: &str) -> Self {
        Self { asker, whose: account.to_owned() }
    }
}

impl From<Asker> for Turns {
    fn from(asker: Asker) -> Self {
        Self { asker, whose: String::new() }
    }
}

/// How long somebody is worked for who could ask for less: a region is many places, and nobody knows beforehand how long
/// each of them takes.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    began: Instant,
    most: Duration,
}

impl Patience {
    /// How long that usually is: a second is long for who waits, and for those behind.
    pub const USUAL: Duration = Duration::from_millis(1_200);

    /// The work begins, and may take so long.
    #[must_use]
    pub fn begin(most: Duration) -> Self {
        Self { began: Instant::now(), most }
    }

    /// Whether to go on with it.
    pub fn go_on(&self) -> ControlFlow<()> {
        self.after(self.began.elapsed())
    }

    fn after(&self, elapsed: Duration) -> ControlFlow<()> {
        if elapsed < self.most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Where work is done. Copies lead to the same place.
#[derive(Clone)]
pub struct Work {
    inner: Arc<Inner>,
}

struct Inner {
    places: usize,
    /// The most places that one asker is given.
    share: usize,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    running: usize,
    waiting: usize,
    askers: HashMap<Asker, Share>,
    /// Askers of whom something waits, in the order of their turns.
    turns: VecDeque<Asker>,
}

#[derive(Default)]
struct Share {
    running: usize,
    waiting: usize,
    /// What waits for whom, in the order of their turns.
    lanes: VecDeque<(String, VecDeque<oneshot::Sender<Place>>)>,
}

impl Share {
    fn push(&mut self, whose: String, waits: oneshot::Sender<Place>) {
        self.waiting += 1;
        match self.lanes.iter_mut().find(|(known, _)| *known == whose) {
            Some((_, lane)) => lane.push_back(waits),
            None => self.lanes.push_back((whose, VecDeque::from([waits]))),
        }
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Place>> {
        let (whose, mut lane) = self.lanes.pop_front()?;
        let next = lane.pop_front();
        if !lane.is_empty() {
            self.lanes.push_back((whose, lane));
        }
        self.waiting -= usize::from(next.is_some());
        next
    }
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Full {
    /// The asker has asked enough.
    Share,
    /// All have.
    All,
}

impl Default for Work {
    fn default() -> Self {
        Self::with(std::thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Work {
    /// So many places.
    #[must_use]
    pub fn with(places: usize) -> Self {
        let (places, share) = (places.max(1), (places / 2).max(1));
        Self { inner: Arc::new(Inner { places, share, queue: Mutex::default() }) }
    }

    /// Does something that takes a while.
    ///
    /// # Errors
    /// If too many others want the same, or the asker has wanted too much.
    pub async fn done<T: Send + 'static>(
        &self,
        asker: Asker,
        language: Language,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let place = self.stand(asker.into(), MOST_OF_ONE, MOST).map_err(|full| match full {
            Full::Share => {
                let status = StatusCode::TOO_MANY_REQUESTS;
                Refused::say(status, language, "server-asking-too-much", &[])
            }
            Full::All => Refused::busy(language),
        })?;
        let place = tokio::time::timeout(PATIENCE, place).await;
        let Ok(Ok(place)) = place else { return Err(Refused::busy(language)) };
        run(place, work).await.map_err(|error| Refused::fault(&error))
    }

    /// Does something that nobody stands waiting for, however long its turn takes to come; none if it panics.
    pub async fn in_turn<T: Send + 'static>(
        &self,
        turns: impl Into<Turns>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.stand(turns.into(), usize::MAX, usize::MAX).ok()?.await.ok()?;
        run(place, work).await.ok()
    }

    /// Stands in line for a place.
    fn stand(
        &self,
        Turns { asker, whose }: Turns,
        most_of_one: usize,
        most: usize,
    ) -> Result<oneshot::Receiver<Place>, Full> {
        let (give, given) = oneshot::channel();
        let mut queue = self.inner.lock();
        let share = queue.askers.entry(asker.clone()).or_default();
        // Places are free only where nobody else may take them.
        let free = share.running < self.inner.share;
        if free && queue.running < self.inner.places {
            queue.give(&self.inner, &asker, give);
            return Ok(given);
        }
        let waiting = queue.askers.get(&asker).map_or(0, |share| share.waiting);
        if waiting >= most_of_one {
            return Err(Full::Share);
        }
        if queue.waiting >= most {
            queue.forget(&asker);
            return Err(Full::All);
        }
        queue.waiting += 1;
        if waiting == 0 {
            queue.turns.push_back(asker.clone());
        }
        queue.askers.entry(asker).or_default().push(whose, give);
        Ok(given)
    }

    #[cfg(test)]
    fn askers(&self) -> usize {
        self.inner.lock().askers.len()
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    /// Gives a place to an asker, unless nobody waits for it any more.
    fn give(&mut self, inner: &Arc<Inner>, asker: &Asker, to: oneshot::Sender<Place>) {
        let place = Place { held: Some((Arc::clone(inner), asker.clone())) };
        match to.send(place) {
            Ok(()) => {
                self.running += 1;
                self.askers.entry(asker.clone()).or_default().running += 1;
            }
            // It was never counted.
            Err(mut unwanted) => {
                unwanted.held = None;
                self.forget(asker);
            }
        }
    }

    /// Gives free places to those who wait, in turn.
    fn go_on(&mut self, inner: &Arc<Inner>) {
        let mut passed = 0;
        while self.running < inner.places && passed < self.turns.len() {
            let Some(asker) = self.turns.pop_front() else { return };
            let Some(share) = self.askers.get_mut(&asker) else { continue };
            if share.running >= inner.share {
                self.turns.push_back(asker);
                passed += 1;
                continue;
            }
            let next = share.pop();
            if share.waiting > 0 {
                self.turns.push_back(asker.clone());
            }
            if let Some(next) = next {
                self.waiting -= 1;
                self.give(inner, &asker, next);
            }
            passed = 0;
        }
    }

    /// Forgets an asker who has nothing any more.
    fn forget(&mut self, asker: &Asker) {
        let idle = |share: &Share| share.running == 0 && share.waiting == 0;
        if self.askers.get(asker).is_some_and(idle) {
            self.askers.remove(asker);
        }
    }
}

/// A place that is given back when it is dropped.
struct Place {
    held: Option<(Arc<Inner>, Asker)>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((inner, asker)) = self.held.take() else { return };
        let mut queue = inner.lock();
        queue.running -= 1;
        if let Some(share) = queue.askers.get_mut(&asker) {
            share.running -= 1;
        }
        queue.forget(&asker);
        queue.go_on(&inner);
    }
}

async fn run<T: Send + 'static>(
    place: Place,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(name: &str) -> Asker {
        Asker::User(name.to_owned())
    }

    /// Stands in line without limits.
    fn stand(work: &Work, name: &str) -> oneshot::Receiver<Place> {
        work.stand(asker(name).into(), usize::MAX, usize::MAX).unwrap_or_else(|_| panic!("{name}"))
    }

    #[test]
    fn patience_ends_within_two_seconds() {
        let patience = Patience::begin(Patience::USUAL);
        assert!(patience.after(Duration::ZERO).is_continue());
        assert!(patience.after(Duration::from_millis(1_500)).is_break());
    }

    #[test]
    fn one_asker_leaves_room_for_others() {
        let work = Work::with(4);
        let mut places: Vec<_> = (0..10).map(|_| stand(&work, "a")).collect();
        let given = places.iter_mut().filter_map(|place| place.try_recv().ok()).collect::<Vec<_>>();
        assert_eq!(given.len(), 2, "half of the places");
        assert!(stand(&work, "b").try_recv().is_ok(), "there is room for somebody else");
    }

    #[test]
    fn those_who_wait_take_turns() {
        let work = Work::with(1);
        let mut first = stand(&work, "a");
        let mut place = first.try_recv().ok();
        let mut waiting: Vec<(&str, _)> = (0..500).map(|_| ("a", stand(&work, "a"))).collect();
        waiting.extend(["b", "c", "b"].map(|name| (name, stand(&work, name))));
        let mut order = Vec::new();
        while order.len() < 7 {
            drop(place.take());
            let found = waiting
                .iter_mut()
                .enumerate()
                .find_map(|(index, (_, waits))| waits.try_recv().ok().map(|place| (index, place)));
            let (index, next) = found.unwrap_or_else(|| panic!("somebody is next"));
            order.push(waiting.remove(index).0);
            place = Some(next);
        }
        assert_eq!(order, ["a", "b", "c", "a", "b", "a", "a"], "and not the five hundred first");
    }

    #[test]
    fn those_behind_one_address_take_turns_too() {
        let work = Work::with(1);
        let mut place = stand(&work, "address").try_recv().ok();
        let all = usize::MAX;
        let ask = |name: &'static str| {
            let waits = work.stand(Turns::of(asker("address"), name), all, all);
            (name, waits.unwrap_or_else(|_| panic!("{name}")))
        };
        let mut waiting: Vec<_> = (0..500).map(|_| ask("a")).collect();
        waiting.extend(["b", "b"].map(ask));
        let mut order = Vec::new();
        while order.len() < 5 {
            drop(place.take());
            let found = waiting
                .iter_mut()
                .enumerate()
                .find_map(|(index, (_, waits))| waits.try_recv().ok().map(|place| (index, place)));
            let (index, next) = found.unwrap_or_else(|| panic!("somebody is next"));
            order.push(waiting.remove(index).0);
            place = Some(next);
        }
        assert_eq!(order, ["a", "b", "a", "b", "a"]);
        drop((place, waiting));
        assert_eq!(work.askers(), 0);
    }

    #[test]
    fn who_has_asked_enough_is_told_so_and_nobody_is_remembered() {
        let work = Work::with(1);
        let ask = |name: &str| work.stand(asker(name).into(), 2, 3);
        let all: Vec<_> = ["a", "a", "a", "b"].map(|name| ask(name).ok()).into_iter().collect();
        assert!(all.iter().all(Option::is_some), "one runs, three wait");
        assert_eq!(ask("a").err(), Some(Full::Share));
        assert_eq!(ask("c").err(), Some(Full::All));
        drop(all);
        assert_eq!(work.askers(), 0);
        assert!(
            ask("c").is_ok_and(|mut place| place.try_recv().is_ok()),
            "all places are free again"
        );
    }
}
