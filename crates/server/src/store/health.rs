//! Whether the database keeps what it is given.

use tokio::sync::watch;

use super::connections::is_corruption;

/// Whether the database works, as far as anybody knows. Copies are handles on the same knowledge.
#[derive(Clone, Debug)]
pub struct Health {
    trouble: watch::Sender<Option<Trouble>>,
}

/// Why the database does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It may work again: a disk is full, a server is away.
    Passing,
    /// What it holds is broken.
    Lasting,
}

const PASSING: Option<Trouble> = Some(Trouble::Passing);

impl Default for Health {
    fn default() -> Self {
        Self { trouble: watch::Sender::new(None) }
    }
}

impl Health {
    /// Whether it works.
    #[must_use]
    pub fn is_good(&self) -> bool {
        self.trouble.borrow().is_none()
    }

    /// Something failed. It is logged once for each spell of trouble.
    pub(super) fn failed(&self, why: &sqlx::Error) {
        self.trouble.send_if_modified(|trouble| {
            let found = if is_corruption(why) { Trouble::Lasting } else { Trouble::Passing };
            let news = trouble.is_none() || (*trouble, found) == (PASSING, Trouble::Lasting);
            match found {
                _ if !news => return false,
                Trouble::Passing => {
                    tracing::error!(%why, "the database fails; games stand still until it works again");
                }
                Trouble::Lasting => {
                    tracing::error!(%why, "the database is broken; stop, restore a backup and start again");
                }
            }
            *trouble = Some(found);
            true
        });
    }

    /// It works again. What is broken does not mend itself.
    pub(super) fn recovered(&self) {
        self.trouble.send_if_modified(|trouble| {
            let passed = *trouble == PASSING;
            if passed {
                tracing::warn!("the database works again; games go on");
                *trouble = None;
            }
            passed
        });
    }

    /// Waits until it works.
    pub async fn good(&self) {
        // The sender lives as long as this handle, so waiting cannot fail.
        let _ = self.trouble.subscribe().wait_for(Option::is_none).await;
    }

    /// Waits until it does not, though it may again.
    pub(super) async fn fails(&self) {
        let _ = self.trouble.subscribe().wait_for(|trouble| *trouble == PASSING).await;
    }
}
