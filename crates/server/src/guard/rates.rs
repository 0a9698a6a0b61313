//! How often a client may ask.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock, QuantaInstant};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use super::client::Client;
use crate::app::App;
use crate::asked::Tongue;
use crate::refused::Refused;

/// What requests may cost.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How often a client may ask anything; `None` lifts the limit. A page asks a few dozen times when it
    /// opens, and then when a person does something.
    pub requests: Option<Rate>,
    /// How often a client may become somebody: a guest, a new account, or a known one.
    pub doors: Option<Rate>,
    /// The longest body, in bytes.
    pub body: usize,
    /// How long an answer may take.
    pub time: Duration,
}

/// How often something may be done: in a burst, and then again after each pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How much may be done at once.
    pub burst: NonZeroU32,
    /// The time after which one more may be done.
    pub pause: Duration,
}

impl Rate {
    /// So many in that time, after a burst of so many.
    #[must_use]
    pub fn new(count: NonZeroU32, time: Duration, burst: NonZeroU32) -> Self {
        Self { burst, pause: time / count.get() }
    }
}

impl Limits {
    /// So many requests a second, after a burst of what four seconds allow.
    #[must_use]
    pub fn requests_per_second(count: NonZeroU32) -> Rate {
        Rate::new(count, Duration::from_secs(1), count.saturating_mul(FOUR))
    }

    /// So many attempts a minute to become somebody.
    #[must_use]
    pub fn doors_per_minute(count: NonZeroU32) -> Rate {
        Rate::new(count, Duration::from_secs(60), count)
    }
}

const FOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Some(Self::requests_per_second(NonZeroU32::MIN.saturating_add(99))),
            doors: Some(Self::doors_per_minute(NonZeroU32::MIN.saturating_add(9))),
            body: 1024 * 1024,
            time: Duration::from_secs(30),
        }
    }
}

/// The most that are told apart. Whoever comes when so many are known shares one limit with all others who do.
const MOST_KNOWN: usize = 100_000;

/// How often each of many may do something. It does not grow beyond a bound, whoever they say they are.
#[derive(Debug)]
pub(super) struct Crowd<K: Hash + Eq + Clone> {
    known: DefaultKeyedRateLimiter<K>,
    others: DefaultDirectRateLimiter,
    most: usize,
}

impl<K: Hash + Eq + Clone> Crowd<K> {
    /// Nobody is known yet; none if the rate allows everything.
    pub(super) fn new(rate: Rate) -> Option<Self> {
        let quota = Quota::with_period(rate.pause)?.allow_burst(rate.burst);
        let (known, others) = (RateLimiter::keyed(quota), RateLimiter::direct(quota));
        Some(Self { known, others, most: MOST_KNOWN })
    }

    /// Whether one more may be done.
    pub(super) fn check(&self, key: &K) -> Result<(), NotUntil<QuantaInstant>> {
        if self.known.len() < self.most { self.known.check_key(key) } else { self.others.check() }
    }

    /// Forgets those who have been quiet for so long that their limits are whole again.
    pub(super) fn forget(&self) {
        self.known.retain_recent();
        self.known.shrink_to_fit();
    }
}

type Limiter = Crowd<Client>;

/// What each client has asked lately.
#[derive(Debug)]
pub struct Guard {
    requests: Option<Limiter>,
    doors: Option<Limiter>,
}

impl Guard {
    /// Nobody has asked anything yet.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self {
            requests: limits.requests.and_then(Crowd::new),
            doors: limits.doors.and_then(Crowd::new),
        }
    }

    /// Forgets clients that have been quiet for so long that their limits are whole again.
    pub fn forget(&self) {
        for limiter in [&self.requests, &self.doors].into_iter().flatten() {
            limiter.forget();
        }
    }
}

pub(super) async fn requests(State(app): State<App>, request: Request, next: Next) -> Response {
    limited(app.guard().requests.as_ref(), &app, request, next).await
}

pub(super) async fn doors(State(app): State<App>, request: Request, next: Next) -> Response {
    limited(app.guard().doors.as_ref(), &app, request, next).await
}

async fn limited(limiter: Option<&Limiter>, app: &App, request: Request, next: Next) -> Response {
    let client = Client::of(&request, app.config().trust_proxy);
    let passed = limiter.map_or(Ok(()), |limiter| limiter.check(&client));
    let Err(not_until) = passed else { return next.run(request).await };
    let wait = not_until.wait_time_from(DefaultClock::default().now());
    // A part of a second is a whole one: who comes back after it is let in.
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    let Tongue(language) = Tongue::of(request.uri().query(), request.headers());
    let args = [("seconds", seconds.to_string())];
    let refused = Refused::say(StatusCode::TOO_MANY_REQUESTS, language, "server-too-fast", &args);
    let mut response = refused.into_response();
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_clients_are_remembered_than_there_is_room_for() {
        let one = NonZeroU32::MIN;
        let rate = Rate::new(one, Duration::from_secs(3600), one);
        let mut crowd: Crowd<u32> = Crowd::new(rate).unwrap();
        crowd.most = 10;
        let passed = (0..1_000).filter(|key| crowd.check(key).is_ok()).count();
        assert_eq!(passed, 11, "ten who are known, and one for all others");
        assert_eq!(crowd.known.len(), 10);
    }
}
