//! The server as people meet it: a real one on a free port, driven by HTTP and sockets.

mod bad_input;
mod bots;
mod browser;
mod house;
mod lobby;
mod play;
mod protection;
mod restart;
mod seats;
mod secrets;
mod sockets;
mod start;
mod teotihuacan;
mod undo;
