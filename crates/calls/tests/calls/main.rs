//! Calls against real receivers on this machine, and against addresses that must not be reached.

mod addresses;
mod https;
mod mail;
mod push;
mod slow;
mod webhook;
