//! The engine's line protocol, read from where the program has it: a program's modules cannot be depended on.

#[path = "../../crates/patolli/src/engine/command.rs"]
mod command;
#[path = "../../crates/patolli/src/engine/go.rs"]
mod go;
#[path = "../../crates/patolli/src/engine/lines.rs"]
mod lines;
#[path = "../../crates/patolli/src/engine/reply.rs"]
mod reply;
#[path = "../../crates/patolli/src/engine/session.rs"]
mod session;

pub use self::session::Session;
