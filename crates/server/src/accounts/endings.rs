//! Sessions that end: whatever was opened in one closes with it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

use super::session::Session;
use crate::clock::now_ms;
use crate::store::Store;

/// Endings that somebody may be behind before they have to look for themselves.
const BACKLOG: usize = 64;

/// How often somebody looks for themselves anyway: sessions may end elsewhere than here.
const LOOK: Duration = Duration::from_secs(60);

/// How long to wait where a session should have run out by the clock of the process, and has not by that of the day.
const BREATH: Duration = Duration::from_millis(100);

/// Where sessions are said to have ended, by the hashes of their tokens.
#[derive(Debug)]
pub struct Endings {
    told: broadcast::Sender<Arc<str>>,
}

impl Default for Endings {
    fn default() -> Self {
        Self { told: broadcast::Sender::new(BACKLOG) }
    }
}

impl Endings {
    /// Tells everybody that a session has ended.
    pub(super) fn tell(&self, token_hash: &str) {
        // Nobody may be listening.
        let _ = self.told.send(token_hash.into());
    }

    /// Listens for the end of a session; without one there is no end.
    #[must_use]
    pub fn listen(&self, store: &Store, session: Option<&Session>) -> Ending {
        let (told, store) = (self.told.subscribe(), store.clone());
        let watched = session.map(|session| Watched {
            token_hash: session.token_hash.clone(),
            until: runs_out(session.expires_ms),
            look_at: Instant::now() + LOOK,
            told,
            store,
        });
        Ending { watched }
    }
}

fn runs_out(expires_ms: i64) -> Instant {
    let left = u64::try_from(expires_ms.saturating_sub(now_ms())).unwrap_or(0);
    Instant::now() + Duration::from_millis(left)
}

/// The end of a session.
pub struct Ending {
    watched: Option<Watched>,
}

struct Watched {
    token_hash: String,
    until: Instant,
    look_at: Instant,
    told: broadcast::Receiver<Arc<str>>,
    store: Store,
}

impl Ending {
    /// Waits until the session is over. It may be waited for again and again.
    pub async fn over(&mut self) {
        let Some(watched) = &mut self.watched else { return std::future::pending().await };
        loop {
            let look = watched.look_at.min(watched.until);
            tokio::select! {
                told = watched.told.recv() => match told {
                    Ok(ended) if *ended == *watched.token_hash => return,
                    Ok(_) => {}
                    Err(RecvError::Lagged(_)) => watched.look_at = Instant::now(),
                    Err(RecvError::Closed) => return,
                },
                () = tokio::time::sleep_until(look) => {
                    if watched.is_over().await {
                        return;
                    }
                    watched.look_at = Instant::now() + LOOK;
                    watched.until = watched.until.max(Instant::now() + BREATH);
                }
            }
        }
    }
}

impl Watched {
    async fn is_over(&self) -> bool {
        // A database that does not answer has ended no session.
        matches!(self.store.session(&self.token_hash, now_ms()).await, Ok(None))
    }
}
