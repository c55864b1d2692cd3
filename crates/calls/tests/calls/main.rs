//! Calls against real receivers on this machine, and against addresses that must not be reached.

mod addresses;
#[path = "../support/https.rs"]
mod https;
mod mail;
mod push;
#[path = "../support/push_browser.rs"]
mod push_browser;
mod slow;
#[path = "../support/smtp.rs"]
mod smtp;
mod webhook;
