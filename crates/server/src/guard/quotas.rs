//! How much one account, and one address, may have at once.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use game::Language;

use super::client::Client;
use super::rates::{Crowd, Rate};
use crate::refused::Refused;
use crate::work::Asker;

/// How much one account may have at once; an address, behind which several people may sit, twice as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// Games in memory in which computers play; `None` lifts the limit.
    pub computer_games: Option<usize>,
    /// WebSockets; `None` lifts the limit.
    pub sockets: Option<usize>,
    /// How often answers may be taken back: games are played again from their beginnings for it.
    pub take_backs: Option<Rate>,
}

impl Default for Shares {
    fn default() -> Self {
        let thirty = NonZeroU32::MIN.saturating_add(29);
        Self {
            computer_games: Some(100),
            sockets: Some(500),
            take_backs: Some(Rate::new(thirty, Duration::from_secs(60), thirty)),
        }
    }
}

/// What accounts and addresses have.
#[derive(Debug)]
pub struct Quotas {
    shares: Shares,
    computer_games: Counter,
    sockets: Counter,
    take_backs: Option<(Crowd<String>, Crowd<Client>)>,
}

impl Quotas {
    /// Nobody has anything yet.
    #[must_use]
    pub fn new(shares: Shares) -> Self {
        let take_backs = shares.take_backs.and_then(|rate| {
            let twice = Rate { burst: rate.burst.saturating_mul(TWO), pause: rate.pause / 2 };
            Crowd::new(rate).zip(Crowd::new(twice))
        });
        Self { shares, computer_games: Counter::default(), sockets: Counter::default(), take_backs }
    }

    /// Counts a game with computers as an account's as long as what is given is kept, however many there are.
    pub fn computer_game(&self, owner: &str) -> Held {
        self.computer_games.count(Asker::User(owner.to_owned()))
    }

    /// Counts a game with computers as made from an address, if that address and that account may have another.
    ///
    /// # Errors
    /// If they may not.
    pub fn new_computer_game(
        &self,
        owner: &str,
        client: Client,
        language: Language,
    ) -> Result<Held, Refused> {
        let (own, most) = (Asker::User(owner.to_owned()), self.shares.computer_games);
        let fits = self.computer_games.room(&own, most);
        let most = most.map(|most| most.saturating_mul(2));
        let held = fits.then(|| self.computer_games.take(Asker::Client(client), most)).flatten();
        held.ok_or_else(|| full(language, "server-computer-games-full"))
    }

    /// Counts a WebSocket as an account's, if there is one, and as an address's.
    ///
    /// # Errors
    /// If either may have no more.
    pub fn socket(
        &self,
        user: Option<&str>,
        client: Client,
        language: Language,
    ) -> Result<[Option<Held>; 2], Refused> {
        let refused = || full(language, "server-sockets-full");
        let most = self.shares.sockets;
        let own = user
            .map(|user| self.sockets.take(Asker::User(user.to_owned()), most).ok_or_else(refused));
        let own = own.transpose()?;
        let most = most.map(|most| most.saturating_mul(2));
        let there = self.sockets.take(Asker::Client(client), most).ok_or_else(refused)?;
        Ok([own, Some(there)])
    }

    /// Lets an account at an address take an answer back.
    ///
    /// # Errors
    /// If it has done so too often lately.
    pub fn take_back(&self, user: &str, client: Client, language: Language) -> Result<(), Refused> {
        let Some((users, clients)) = &self.take_backs else { return Ok(()) };
        let passed = users.check(&user.to_owned()).is_ok() && clients.check(&client).is_ok();
        if passed { Ok(()) } else { Err(full(language, "server-take-backs-full")) }
    }

    /// Forgets those who have not taken anything back for a while.
    pub fn forget(&self) {
        if let Some((users, clients)) = &self.take_backs {
            users.forget();
            clients.forget();
        }
    }
}

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

fn full(language: Language, id: &str) -> Refused {
    Refused::say(StatusCode::TOO_MANY_REQUESTS, language, id, &[])
}

/// How many of something everybody has. Whoever has none is not remembered.
#[derive(Clone, Debug, Default)]
struct Counter {
    counts: Arc<Mutex<HashMap<Asker, usize>>>,
}

impl Counter {
    fn lock(&self) -> MutexGuard<'_, HashMap<Asker, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room(&self, asker: &Asker, most: Option<usize>) -> bool {
        let count = self.lock().get(asker).copied().unwrap_or(0);
        most.is_none_or(|most| count < most)
    }

    fn take(&self, asker: Asker, most: Option<usize>) -> Option<Held> {
        let mut counts = self.lock();
        let count = counts.get(&asker).copied().unwrap_or(0);
        if most.is_some_and(|most| count >= most) {
            return None;
        }
        counts.insert(asker.clone(), count + 1);
        Some(Held { counter: self.clone(), asker })
    }

    fn count(&self, asker: Asker) -> Held {
        *self.lock().entry(asker.clone()).or_default() += 1;
        Held { counter: self.clone(), asker }
    }
}

/// Something that counts as long as this is kept.
#[derive(Debug)]
#[must_use = "it counts until this is dropped"]
pub struct Held {
    counter: Counter,
    asker: Asker,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.counter.lock();
        if let Some(count) = counts.get_mut(&self.asker) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.asker);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: std::net::IpAddr = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn an_account_has_its_share_and_an_address_twice_as_much() {
        let shares = Shares { computer_games: Some(2), sockets: Some(2), take_backs: None };
        let quotas = Quotas::new(shares);
        let client = Client::at(HERE);
        let make = |owner: &str| {
            let made = quotas.new_computer_game(owner, client, Language::English);
            made.map(|held| (held, quotas.computer_game(owner)))
        };
        let mut games = vec![make("ann").unwrap(), make("ann").unwrap()];
        assert_eq!(make("ann").unwrap_err().status(), StatusCode::TOO_MANY_REQUESTS);
        games.extend([make("bob").unwrap(), make("cat").unwrap()]);
        assert!(make("dan").is_err(), "four from one address");
        games.pop();
        assert!(make("dan").is_ok());
        drop(games);
        assert!(quotas.computer_games.lock().is_empty());
        let open = |user| quotas.socket(user, client, Language::English);
        let two = [open(Some("ann")).unwrap(), open(Some("ann")).unwrap()];
        assert!(open(Some("ann")).is_err() && open(None).is_ok());
        drop(two);
        assert!(quotas.sockets.lock().is_empty());
    }
}
