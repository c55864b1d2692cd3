//! `patolli schema`: JSON Schemas of every message of programs, and of what each game has for itself.

use std::io::{self, Write as _};

use patolli_catalog::{
    game, games,
    protocol::{GAME_PARTS, MessageSchema, SHARED_PARTS, game_schema},
};
use patolli_server::{HTTP_MESSAGES, SOCKET_MESSAGES};
use serde_json::Value;

use crate::{
    engine,
    failure::{CliError, CliResult},
};

pub const EXAMPLES: &str = "\
Examples:
  patolli schema                            list everything that has a schema
  patolli schema engine play-answer         an answer of the engine, alike in all games
  patolli schema socket update --game tikal a message over a socket, with the events of Tikal
  patolli schema tikal deal                 the deal of Tikal
  patolli schema http                       all messages over HTTP, by name";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where it belongs: engine, http, socket, part (of any of them), or a game
    group: Option<String>,
    /// Name of a message or part; without it, all of the group
    name: Option<String>,
    /// Fill in what this game has for itself
    #[arg(long, requires = "group")]
    game: Option<String>,
}

/// Messages by where they belong.
const GROUPS: [(&str, &[MessageSchema]); 4] = [
    ("engine", engine::MESSAGES),
    ("http", HTTP_MESSAGES),
    ("socket", SOCKET_MESSAGES),
    ("part", SHARED_PARTS),
];

pub fn run(args: &Args) -> CliResult {
    let text = match &args.group {
        None => list(),
        Some(group) => {
            let game = args.game.as_deref().map(known_game).transpose()?;
            format!("{:#}", schemas(group, args.name.as_deref(), game)?)
        }
    };
    writeln!(io::stdout(), "{}", text.trim_end()).map_err(|it| CliError::from_stdout(&it))
}

/// The names of all schemas, a line for each group.
fn list() -> String {
    let messages = GROUPS.map(|(group, messages)| (group, messages.iter().map(|it| it.name).collect()));
    let games = games().iter().map(|it| (it.name(), GAME_PARTS.to_vec()));
    let line = |(group, names): (&str, Vec<&str>)| format!("{group}: {}\n", names.join(", "));
    messages.into_iter().chain(games).map(line).collect()
}

/// The schema of a message, or those of a whole group by name.
fn schemas(group: &str, name: Option<&str>, fill_in: Option<&str>) -> Result<Value, CliError> {
    let mut all: serde_json::Map<_, _> = if let Some((_, messages)) = GROUPS.iter().find(|it| it.0 == group) {
        messages.iter().map(|it| (it.name.to_owned(), it.schema(fill_in))).collect()
    } else {
        let game = known_group(group)?;
        GAME_PARTS.iter().filter_map(|it| Some(((*it).to_owned(), game_schema(game, it)?))).collect()
    };
    let Some(name) = name else { return Ok(all.into()) };
    all.remove(name).ok_or_else(|| {
        let known = all.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        CliError::Message(format!("no schema `{name}` of {group}; known: {known}"))
    })
}

fn known_group(name: &str) -> Result<&'static str, CliError> {
    let groups = GROUPS.map(|it| it.0).join(", ");
    let found = game(name).map_err(|it| CliError::Message(format!("{it}; or one of {groups}")))?;
    Ok(found.name())
}

fn known_game(name: &str) -> Result<&'static str, CliError> {
    let found = game(name).map_err(|it| CliError::Message(it.to_string()))?;
    Ok(found.name())
}
