//! Something that every thread of a pool has for itself.

use std::sync::{Mutex, PoisonError};

/// One of something for each thread of a pool, such as the players that a thread lets play one game after another.
pub struct PerThread<T>(Vec<Mutex<T>>);

impl<T> PerThread<T> {
    /// One for each thread of the pool that this is called in.
    pub fn new(make: impl Fn() -> T) -> Self {
        PerThread((0..rayon::current_num_threads()).map(|_| Mutex::new(make())).collect())
    }

    /// Does something with the calling thread's own, which nobody else holds: its lock never waits.
    pub fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let thread = rayon::current_thread_index().unwrap_or_default();
        work(&mut self.0[thread].lock().unwrap_or_else(PoisonError::into_inner))
    }
}
