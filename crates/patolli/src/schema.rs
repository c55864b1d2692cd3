//! `patolli schema`: JSON Schemas of what programs are told.

use std::io::{self, Write as _};

use patolli_catalog::{
    game,
    protocol::{GAME_SCHEMAS, SHARED_SCHEMAS, game_schema, shared_schema},
};
use serde_json::Value;

use crate::failure::{CliError, CliResult};

pub const EXAMPLES: &str = "\
Examples:
  patolli schema                 the parts of messages that are alike in all games
  patolli schema tikal           everything that Tikal has for itself
  patolli schema tikal view      what a seat may know";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A game; without it, what is alike in all games
    game: Option<String>,
    /// One part: event, position or view
    part: Option<String>,
}

pub fn run(args: &Args) -> CliResult {
    let schema = match (&args.game, &args.part) {
        (None, _) => all(&SHARED_SCHEMAS, shared_schema),
        (Some(name), None) => {
            let name = known_game(name)?;
            all(&GAME_SCHEMAS, |part| game_schema(name, part))
        }
        (Some(name), Some(part)) => {
            let name = known_game(name)?;
            let none = || format!("no schema `{part}` of {name}; known: {}", GAME_SCHEMAS.join(", "));
            game_schema(name, part).ok_or_else(|| CliError::Message(none()))?
        }
    };
    writeln!(io::stdout(), "{schema:#}").map_err(|it| CliError::from_stdout(&it))
}

fn known_game(name: &str) -> Result<&'static str, CliError> {
    let found = game(name).map_err(|it| CliError::Message(it.to_string()))?;
    Ok(found.name())
}

/// All parts that have a schema, by name.
fn all(parts: &[&str], schema: impl Fn(&str) -> Option<Value>) -> Value {
    let found = parts.iter().filter_map(|it| Some(((*it).to_owned(), schema(it)?)));
    Value::Object(found.collect())
}
