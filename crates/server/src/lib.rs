//! The web server: routes, sockets, guests, one task per live table, bot seats.
//!
//! A request is read by a handler in `routes`, which knows the reader from cookies and asks the
//! table's task (`live`) to look or to change something. The task owns the game, serialises what people and
//! bots decide, writes it to the store before anybody sees it, and sends what changed to open browsers.
//! Pages are drawn by `patolli_web` from a snapshot of the table. No game is named here.

mod app;
mod clock;
mod config;
mod cookies;
mod error;
mod eyes;
mod fields;
mod guard;
mod live;
mod minds;
mod names;
mod opening;
mod pool;
mod reader;
mod refusal;
mod review;
mod routes;
mod seen;
mod server;
mod snapshot;
mod trouble;
#[cfg(test)]
#[path = "../../web/tests/samples/whispers.rs"]
mod whispers;

pub use config::Config;
pub use error::Error;
pub use minds::Minds;
pub use server::Server;
