//! The web server: routes, sockets, guests and their accounts, one actor per live table, bot seats.
//!
//! Four rooms, each of which knows only those after it. `http` takes connections in (`listen`), gives every
//! request an id (`request_log`), finds its guest by a cookie, applies limits and guards, and hands it to a
//! handler in `routes`. A handler asks a table of `table`: its actor owns the game, plays what people and
//! bots decide, writes it to the store before it is seen, and sends what changed to open pages and programs,
//! drawn by `patolli_web` from a snapshot. `calls` tells people who are elsewhere that a table waits. `work` thinks for bots, hints and reviews in a bounded pool, and
//! shares jobs with other machines by leases. A rejected request has one of two reasons: `denied` or
//! `failure`. No game is named here.

mod call_config;
mod calls;
mod clock;
mod config;
mod deals;
mod deflate;
mod denied;
mod dictionary;
mod error;
mod expiry_config;
mod failure;
mod guest;
mod hex;
mod http;
mod huffman;
mod limit_config;
mod metrics;
mod names;
mod page_text;
mod quick_deflate;
mod rate_limiter;
mod secret;
mod server;
mod table;
mod tickets;
mod work;

pub use call_config::{CallConfig, PushConfig};
pub use clock::Clock;
pub use config::Config;
pub use deals::Deals;
pub use error::Error;
pub use expiry_config::{Expiry, ExpiryError};
pub use http::{BadPassword, HTTP_MESSAGES, SOCKET_MESSAGES, hash_password};
pub use limit_config::{LimitConfig, LimitError, Rate, SETTINGS, Setting};
pub use names::{BadName, parse as account_name};
pub use server::Server;
pub use table::{
    marks::{Away, Mark, UnknownMark, Vote},
    replay::{deal, replay},
    sitting::{Absence, Sitting, sitting},
};
pub use work::bot_factory::BotFactory;
