//! The command line. Names are fixed: other programs rely on them.

use clap::{Parser, Subcommand};

use crate::{admin, analyse, arena, bench, draw, engine, lesson, replay, schema, serve, simulate, train};

/// Play Tikal, Tzolk'in and Teotihuacan in a browser: alone against computer players, at one screen, or with friends.
#[derive(Debug, Parser)]
#[command(
    name = "patolli",
    version,
    about = "Play Tikal, Tzolk'in and Teotihuacan in a browser: alone against computer players, at one screen, or with friends",
    args_conflicts_with_subcommands = true,
    after_help = EXAMPLES
)]
pub struct Cli {
    /// What to do; `serve` by default.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Flags of `serve`.
    #[command(flatten)]
    pub serve: serve::Args,
}

const EXAMPLES: &str = "\
Examples:
  patolli                                start on http://127.0.0.1:7272
  patolli --listen 0.0.0.0:8080          let others in the network play, too
  patolli simulate tikal --games 10000   ten thousand random games
  patolli arena tzolkin --bots search:4,search:3
                                         which of two computer players is stronger
  patolli analyse game.replay            what each turn of a game cost
  patolli admin backup monday.patolli    everything in one file, while the server runs
  patolli help engine                    the protocol for programs";

/// One command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the game pages (also the default without a command)
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Args),
    /// Play many games between bots and print statistics
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Args),
    /// Let bots play against each other, every deal from every seat, and compare them
    #[command(after_help = arena::EXAMPLES)]
    Arena(arena::Args),
    /// Speak a line protocol on standard input and output, for bots, tools and tests
    #[command(after_help = engine::EXAMPLES)]
    Engine,
    /// List and print the JSON Schemas of all messages for programs
    #[command(after_help = schema::EXAMPLES)]
    Schema(schema::Args),
    /// Check a record decision by decision and print the result
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Args),
    /// Draw the board at any moment of a record as an SVG picture
    #[command(after_help = draw::EXAMPLES)]
    Draw(draw::Args),
    /// Check lesson files, or show what can be decided in one
    #[command(after_help = lesson::EXAMPLES)]
    Lesson(lesson::Args),
    /// Show what each turn of a record cost and what would have been better
    #[command(after_help = analyse::EXAMPLES)]
    Analyse(analyse::Args),
    /// Learn from games of the bots what positions are worth
    #[command(after_help = train::EXAMPLES)]
    Train(train::Args),
    /// Measure the speed of rules, search and server
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::Args),
    /// Back up, restore, move and verify stored tables
    #[command(after_help = admin::EXAMPLES)]
    Admin(admin::Args),
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn serve_is_what_happens_without_a_command() {
        let bare = Cli::parse_from(["patolli", "--listen", "127.0.0.1:1"]);
        assert!(bare.command.is_none());
        assert_eq!(bare.serve.listen.port(), 1);
        let said = Cli::parse_from(["patolli", "serve", "--listen", "127.0.0.1:2"]);
        assert!(matches!(said.command, Some(Command::Serve(it)) if it.listen.port() == 2));
    }
}
