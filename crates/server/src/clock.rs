//! The time of day, as it is kept.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
#[must_use]
pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Milliseconds outgrow an i64 in 292 million years.
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
