//! The web server: routes, sockets, guests and their accounts, one task per live table, bot seats.
//!
//! Connections come through `listen`; every request gets an id and is counted (`watch`), must not come too often
//! (`gate`) nor from a page of another site (`guard`). Who asks is known by a cookie (`accounts`). Then it is read by a
//! handler in `routes`, which knows the reader from cookies and asks the table's task (`live`) to look or to change
//! something. The task owns the game, serialises what people and bots decide, writes it to the store before anybody
//! sees it, and sends what changed to open browsers. Pages are drawn by `patolli_web` from a snapshot of the table. No
//! game is named here.

mod accounts;
mod api_errors;
mod app;
mod bot_factory;
mod client_address;
mod clock;
mod closing;
mod config;
mod connection_limit;
mod cookies;
mod db_health;
mod deals;
mod denied;
mod error;
mod error_pages;
mod expiry;
mod failure;
#[cfg(test)]
#[path = "../../web/tests/samples/fake_game.rs"]
mod fake_game;
mod fields;
mod guard;
mod hex;
mod jobs;
mod limit_config;
mod limits;
mod listen;
mod live;
mod monitoring;
mod names;
mod page_cache;
mod perspective;
mod pool;
mod program;
mod rate_limiter;
mod reader;
mod replay;
mod requester;
mod review;
mod routes;
mod secret;
mod server;
mod snapshot;
mod table_spec;
mod tickets;
mod unread;

pub use accounts::{BadPassword, hash_password};
pub use bot_factory::BotFactory;
pub use config::Config;
pub use deals::Deals;
pub use error::Error;
pub use expiry::{Expiry, ExpiryError};
pub use limit_config::{LimitConfig, LimitError, Rate, SETTINGS, Setting};
pub use names::{BadName, parse as account_name};
pub use replay::{deal, replay};
pub use server::Server;
