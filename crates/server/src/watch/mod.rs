//! What operators see: logs and figures.

mod figures;
mod logs;
mod requests;

pub use figures::{Counted, count_game, count_socket};
pub use logs::{LogError, start_logs};

pub(crate) use figures::{render, stored, upkeep};
pub(crate) use requests::watch;
