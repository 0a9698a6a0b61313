//! Tickets: addresses that sign somebody in once, for the person who started the program.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::app::App;
use crate::clock::now_ms;
use crate::secret;
use crate::store::StoreError;

/// The id of the one who plays on their own machine. It is always the same, so their games stay theirs.
const LOCAL: &str = "local";

/// The tickets that have not been used. They live as long as the process.
#[derive(Debug, Default)]
pub struct Tickets {
    /// The user by the hash of the ticket.
    open: Mutex<HashMap<String, String>>,
}

impl Tickets {
    /// Whose ticket that is, if it is one. It is none any more.
    pub fn redeem(&self, ticket: &str) -> Option<String> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.remove(&secret::hash(ticket))
    }

    fn issue(&self, user_id: &str) -> String {
        let ticket = secret::token();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.insert(secret::hash(&ticket), user_id.to_owned());
        ticket
    }
}

impl App {
    /// A path that signs the local guest in once. The first time, the guest gets that name.
    pub async fn local_ticket(&self, name: &str) -> Result<String, StoreError> {
        if self.store().user(LOCAL).await?.is_none() {
            self.store().add_guest(LOCAL, name, now_ms()).await?;
        }
        Ok(format!("/api/enter?ticket={}", self.tickets().issue(LOCAL)))
    }
}
