//! The game server: Kill Team in the browser, against the computer, on one screen or with a friend by link.
//!
//! [`serve`] runs it. [`router`] is everything it answers, so that tests can ask it without a network.

pub mod accounts;
mod app;
mod asked;
pub mod cards;
mod clock;
mod config;
pub mod games;
pub mod guard;
mod kt18_cards;
mod kt4w40k_cards;
pub mod live;
mod page;
mod refused;
mod routes;
pub mod secret;
mod serve;
pub mod store;
pub mod tools;
mod voice;
pub mod watch;
pub mod wire;
mod work;

pub use app::App;
pub use asked::{Asked, Tongue, Wanted};
pub use clock::now_ms;
pub use config::{Config, PublicUrl, UrlError};
pub use refused::Refused;
pub use routes::{openapi, router};
pub use serve::{ServeError, Server, serve, told_to_end};
pub use voice::voice;
pub use work::Work;
