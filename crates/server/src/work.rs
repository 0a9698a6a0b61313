//! Work that takes a while: done on threads of its own, as much at once as there are processors, and no more.

use std::sync::Arc;
use std::time::Duration;

use game::Language;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinError;

use crate::refused::Refused;

/// How long a request waits for its turn before it is told to come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where work is done. Copies lead to the same place.
#[derive(Clone)]
pub struct Work {
    places: Arc<Semaphore>,
}

impl Default for Work {
    fn default() -> Self {
        let places = std::thread::available_parallelism().map_or(1, usize::from);
        Self { places: Arc::new(Semaphore::new(places)) }
    }
}

impl Work {
    /// Does something that takes a while.
    ///
    /// # Errors
    /// If too many others want the same.
    pub async fn done<T: Send + 'static>(
        &self,
        language: Language,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let place = tokio::time::timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(Refused::busy(language)) };
        run(place, work).await.map_err(|error| Refused::fault(&error))
    }

    /// Does something that nobody stands waiting for, however long its turn takes to come; none if it panics.
    pub async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        run(place, work).await.ok()
    }
}

async fn run<T: Send + 'static>(
    place: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(place);
        done
    });
    done.await
}
