//! How many connections there are, and who makes room when there are too many.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::guard::Client;

/// The places for connections.
#[derive(Debug)]
pub(super) struct Places {
    most: usize,
    most_of_one: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    /// By number, so that the oldest is the first.
    all: BTreeMap<u64, Arc<Held>>,
    next: u64,
    of: HashMap<Client, usize>,
}

/// What others know of a connection.
#[derive(Debug)]
pub(super) struct Held {
    client: Client,
    /// Whether the head of a request is awaited.
    awaited: AtomicBool,
    /// Whether no further request will be heard.
    over: AtomicBool,
    /// Requests that are being answered.
    asked: AtomicUsize,
    away: Notify,
}

impl Places {
    pub(super) fn new(most: usize, most_of_one: usize) -> Self {
        Self { most: most.max(1), most_of_one: most_of_one.max(1), taken: Mutex::default() }
    }

    /// A place for a client's connection. If there is none, the connection that has been silent longest is sent away, among
    /// the client's own if those are too many; if none is silent, there is no place.
    pub(super) fn take(self: &Arc<Self>, client: Client) -> Option<Place> {
        let mut taken = self.lock();
        let own = taken.of.get(&client).copied().unwrap_or(0);
        if own >= self.most_of_one {
            taken.send_away(|held| held.client == client)?;
        } else if taken.all.len() >= self.most {
            taken.send_away(|_| true)?;
        }
        let held = Arc::new(Held {
            client,
            awaited: AtomicBool::new(true),
            over: AtomicBool::new(false),
            asked: AtomicUsize::new(0),
            away: Notify::new(),
        });
        let number = taken.next;
        taken.next += 1;
        taken.all.insert(number, Arc::clone(&held));
        *taken.of.entry(client).or_default() += 1;
        Some(Place { places: Arc::clone(self), number, held })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn send_away(&mut self, among: impl Fn(&Held) -> bool) -> Option<()> {
        let silent = self.all.iter().find(|(_, held)| held.is_silent() && among(held));
        let number = silent.map(|(number, _)| *number)?;
        let held = self.remove(number)?;
        held.away.notify_one();
        Some(())
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Held>> {
        let held = self.all.remove(&number)?;
        if let Some(count) = self.of.get_mut(&held.client) {
            *count -= 1;
            if *count == 0 {
                self.of.remove(&held.client);
            }
        }
        Some(held)
    }
}

impl Held {
    /// Whether nothing is being answered and no whole request has come.
    fn is_silent(&self) -> bool {
        self.awaited.load(Ordering::Relaxed) && self.asked.load(Ordering::Relaxed) == 0
    }

    /// Whether the request that has just come is the last one.
    pub(super) fn hears_no_more(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits until the place is needed for somebody else.
    pub(super) async fn sent_away(&self) {
        self.away.notified().await;
    }

    /// Counts a request as being answered as long as this is kept.
    pub(super) fn asking(self: &Arc<Self>) -> Asking {
        self.asked.fetch_add(1, Ordering::Relaxed);
        Asking(Arc::clone(self))
    }
}

/// A request that is being answered.
pub(super) struct Asking(Arc<Held>);

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.asked.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The place of a connection, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    places: Arc<Places>,
    number: u64,
    held: Arc<Held>,
}

impl Place {
    pub(super) fn held(&self) -> Arc<Held> {
        Arc::clone(&self.held)
    }

    /// What the last bytes have brought.
    pub(super) fn tell(&self, awaited: bool, over: bool) {
        self.held.awaited.store(awaited, Ordering::Relaxed);
        self.held.over.store(over, Ordering::Relaxed);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.lock().remove(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> Client {
        Client::at([192, 0, 2, last].into())
    }

    #[tokio::test]
    async fn the_connection_that_waited_longest_makes_room() {
        let places = Arc::new(Places::new(3, 2));
        let busy = places.take(client(1)).unwrap();
        let _asking = busy.held().asking();
        let waits = places.take(client(1)).unwrap();
        let third = places.take(client(1)).unwrap();
        waits.held().sent_away().await;
        assert_eq!(places.lock().all.len(), 2, "two of one client");
        let other = places.take(client(2)).unwrap();
        let last = places.take(client(3)).unwrap();
        third.held().sent_away().await;
        assert_eq!(places.lock().all.len(), 3);
        for place in [&other, &last] {
            place.tell(false, true);
        }
        assert!(places.take(client(4)).is_none(), "nobody is silent");
        drop((busy, waits, third, other, last));
        assert!(places.lock().all.is_empty() && places.lock().of.is_empty());
    }
}
