//! `patolli draw`: a picture of any moment of a record.

use std::{fs, path::PathBuf};

use patolli_catalog::{AnyPlay, Lang, Seat, Status, Viewer};
use patolli_web::model::{SeatCard, Shell, Sitter, Stage, Table, Theme};

use crate::{
    failure::{CliError, CliResult, print},
    records::{self, OpenedRecord, is_stdio},
};

pub const EXAMPLES: &str = "\
Examples:
  patolli draw game.replay -o end.svg                     the last moment
  patolli draw game.replay --at 0 -o start.svg            before the first decision
  patolli draw game.replay --at 120 --seat 2 -o board.svg as seat 2 saw it
  patolli draw game.replay -o - > board.svg               on standard output";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record; - reads standard input
    file: PathBuf,
    /// Number of decisions to replay first [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Seat whose view is drawn, from 0 [default: a spectator's]
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    /// File for the picture; - writes to standard output
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &Args) -> CliResult {
    let OpenedRecord { play, .. } = records::open(&args.file)?;
    let viewer = viewer(args.seat, play.seats())?;
    let last = play.steps();
    let at = args.at.unwrap_or(last);
    if at > last {
        return Err(CliError::Message(format!("--at {at}: the record has {last} decisions")));
    }
    let svg = picture(play.at_step(at).as_ref(), viewer);
    if is_stdio(&args.out) {
        return print(&svg);
    }
    fs::write(&args.out, svg).map_err(|it| CliError::Message(format!("{}: {it}", args.out.display())))
}

fn viewer(seat: Option<u8>, seats: u8) -> CliResult<Viewer> {
    match seat {
        None => Ok(Viewer::Watcher),
        Some(seat) if seat < seats => Ok(Viewer::Seat(Seat::new(seat))),
        Some(seat) => Err(CliError::Message(format!("--seat {seat}: the seats are 0 to {}", seats - 1))),
    }
}

/// The board alone, without a page around it.
fn picture(play: &dyn AnyPlay, viewer: Viewer) -> String {
    let sitter = |seat: Seat| {
        let name = play.game().seat_styles()[seat.index()].letter().to_uppercase().to_string();
        SeatCard { seat, sitter: Sitter::Person { name, mine: false, online: true, account: false } }
    };
    let seats: Vec<_> = (0..play.seats()).map(Seat::new).map(sitter).collect();
    let over = play.status() == Status::Over;
    patolli_web::board_svg(&Table {
        shell: Shell { lang: Lang::En, theme: Theme::System, guest: "", path: "/", notice: None },
        id: "",
        play,
        version: u32::try_from(play.steps()).unwrap_or(u32::MAX),
        stage: if over { Stage::Finished } else { Stage::Running },
        seats: &seats,
        viewer,
        listener: viewer,
        may_decide: false,
        curtain: None,
        // Everything was seen: a picture marks nothing as new.
        seen: play.steps(),
        watchers: 0,
        invite: None,
        renews: false,
        closes: false,
        commitment: String::new(),
        words: Vec::new(),
        dealt: true,
        rematch: None,
        seed: None,
        refused: None,
        stale: false,
        away: false,
        hint: patolli_web::model::Hint::None,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    })
    .into_string()
}
