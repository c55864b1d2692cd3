//! Work of the computer: bots, hints and reviews, in a pool shared fairly, and by leases among machines.
//!
//! It knows games and jobs, but no table in memory, no reader and no page.

pub(crate) mod bot_config;
pub(crate) mod bot_factory;
pub(crate) mod context;
pub(crate) mod db_health;
pub(crate) mod jobs;
pub(crate) mod pool;
pub(crate) mod requester;
pub(crate) mod review;
