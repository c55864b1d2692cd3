//! `patolli engine`: the line protocol for bots, tools and tests; `docs/protocol.md` has it in full.

mod command;
mod go;
mod lines;
mod reply;
mod session;

use std::io::{self, Write as _};

pub use self::reply::MESSAGES;
use self::{
    lines::{InputLine, LineReader},
    reply::ErrorReply,
    session::Session,
};
use crate::failure::{CliError, CliResult};

pub const EXAMPLES: &str = "\
One JSON object per line in, one per line out. Bad input gets an error on its line and changes nothing.
The end of the input ends the engine. docs/protocol.md describes every command.

A session:
  {\"new\":{\"game\":\"tikal\",\"seats\":2,\"seed\":7}}
  {\"choices\":{}}
  {\"go\":{\"level\":3}}
  {\"play\":\"place h23 4\"}
  {\"record\":{}}";

pub fn run() -> CliResult {
    let mut lines = LineReader::new(io::stdin().lock());
    let mut out = io::stdout().lock();
    let mut session = Session::default();
    loop {
        let answer = match lines.next()? {
            InputLine::End => return Ok(()),
            InputLine::TooLong => ErrorReply::too_long().to_string(),
            InputLine::Text(text) => session.answer(text),
        };
        // One write per answer: a reader never sees half a line.
        let written = out.write_all(format!("{answer}\n").as_bytes()).and_then(|()| out.flush());
        written.map_err(|it| CliError::from_stdout(&it))?;
    }
}
