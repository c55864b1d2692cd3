//! HTTP: routes, cookies and accounts, limits, error pages.
//!
//! Handlers and middleware share the [`app::App`]. They ask tables through commands; no table knows a route.

mod accounts;
mod api_errors;
pub(crate) mod app;
pub(crate) mod ban_guard;
pub(crate) mod bans;
mod client_address;
mod connection_limit;
mod cookies;
mod error_pages;
mod fields;
mod guard;
mod limits;
pub(crate) mod listen;
mod page_cache;
mod request_log;
mod request_middleware;
mod request_reader;
pub(crate) mod routes;
mod zip;

pub use self::{
    accounts::{BadPassword, hash_password},
    routes::{HTTP_MESSAGES, SOCKET_MESSAGES},
};
