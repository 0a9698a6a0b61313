//! The game server: Kill Team in the browser, against the computer, on one screen or with a friend by link.
//!
//! [`serve`] runs it. [`router`] is everything it answers, so that tests can ask it without a network.

pub mod accounts;
mod app;
mod asked;
mod clock;
mod config;
mod connections;
pub mod games;
pub mod guard;
mod page;
mod refused;
mod routes;
pub mod secret;
mod serve;
pub mod socket;
pub mod store;
pub mod tools;
mod voice;
pub mod watch;
pub mod wire;
mod work;

pub use app::App;
pub use asked::{Asked, Text, Tongue, Wanted};
pub use clock::now_ms;
pub use config::{Config, PublicUrl, UrlError};
pub use connections::{ConnectionLimits, Hosts};
pub use refused::Refused;
pub use routes::{openapi, router};
pub use serve::{ServeError, Server, serve, told_to_end};
pub use voice::voice;
pub use work::{Asker, Turns, Work};
