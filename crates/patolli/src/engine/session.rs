//! One game on the engine's table, and the commands that change it.

use patolli_catalog::{
    AnyPlay, Record, RecordError, Seat, Seed, Status, Viewer, game, games,
    protocol::{ErrorKind, PROTOCOL, Question, automatic_decisions, check_options, game_options, read},
};

use super::{
    command::{Choices, Command, GameName, Load, New, OpenObject, PlayObject, ViewArguments},
    go::{go, seed_or},
    reply::{
        ChoicesReply, CommandResult, ErrorReply, HelloReply, OptionsReply, PositionReply, RecordReply, Reply,
        ScoresReply, State, ViewReply,
    },
};
use crate::defaults::default_seats;

/// What the engine remembers between two lines.
#[derive(Default)]
pub struct Session {
    play: Option<Box<dyn AnyPlay>>,
}

impl Session {
    /// The answer to one line: always one line of JSON. On an error nothing has changed.
    pub fn answer(&mut self, line: &str) -> String {
        match read(line.as_bytes()).map_err(ErrorReply::from).and_then(|it| self.execute(it)) {
            Ok(reply) => reply.to_string(),
            Err(refusal) => refusal.to_string(),
        }
    }

    fn execute(&mut self, command: Command) -> CommandResult {
        match command {
            Command::Hello(hello) => speak(Some(hello.protocol)),
            Command::Options(asked) => options(&asked),
            Command::New(new) => Ok(self.set_game(start(&new)?, 0)),
            Command::Load(it) => Ok(self.set_game(load(&it)?, 0)),
            Command::Open(it) => {
                let (play, from) = open(&it.full())?;
                Ok(self.set_game(play, from))
            }
            Command::Play(it) => play(self.game()?, &it.full()),
            Command::Undo(_) => undo(self.game()?),
            Command::Choices(asked) => Ok(choices(self.game()?, &asked)),
            Command::View(asked) => view(self.game()?, &asked),
            Command::Position(_) => Ok(position(self.game()?)),
            Command::Record(_) => record(self.game()?),
            Command::Scores(_) => Ok(scores(self.game()?)),
            Command::Go(asked) => go(self.game()?, &asked),
        }
    }

    /// Puts a game on the table; what happened from decision `from` on is told.
    fn set_game(&mut self, play: Box<dyn AnyPlay>, from: usize) -> Reply {
        let play = self.play.insert(play);
        state_reply(play.as_ref(), from)
    }

    fn game(&mut self) -> Result<&mut dyn AnyPlay, ErrorReply> {
        match &mut self.play {
            Some(play) => Ok(play.as_mut()),
            None => {
                Err(ErrorReply::new(ErrorKind::NoGame, "there is no game yet; start with new, load or open"))
            }
        }
    }
}

/// The answer to a program that speaks this version of the protocol.
fn speak(version: Option<u32>) -> CommandResult {
    match version {
        None | Some(PROTOCOL) => Ok(Reply::Hello(HelloReply {
            protocol: PROTOCOL,
            games: games().iter().map(|it| it.name()).collect(),
        })),
        Some(other) => {
            let words =
                format!("this program speaks version {PROTOCOL} of the protocol, not version {other}");
            Err(ErrorReply::new(ErrorKind::Protocol, words))
        }
    }
}

fn options(asked: &GameName) -> CommandResult {
    let asked = match &asked.game {
        Some(name) => vec![game(name).map_err(|it| ErrorReply::new(ErrorKind::UnknownGame, it))?],
        None => games().to_vec(),
    };
    Ok(Reply::Options(OptionsReply { games: asked.into_iter().map(game_options).collect() }))
}

fn start(new: &New) -> Result<Box<dyn AnyPlay>, ErrorReply> {
    speak(new.protocol)?;
    let game = game(&new.game).map_err(|it| ErrorReply::new(ErrorKind::UnknownGame, it))?;
    let seed = seed_or(new.seed.as_ref(), || Seed::from(1))?;
    let seats = new.seats.unwrap_or_else(|| default_seats(game));
    let options: Vec<_> = new.options.0.iter().map(|(key, value)| (key.clone(), value.text())).collect();
    check_options(game, seats, &options).map_err(|it| ErrorReply::new(ErrorKind::Options, it))?;
    game.start(seats, &options, &seed).map_err(|it| ErrorReply::new(ErrorKind::Options, it))
}

fn load(load: &Load) -> Result<Box<dyn AnyPlay>, ErrorReply> {
    let game = game(&load.game).map_err(|it| ErrorReply::new(ErrorKind::UnknownGame, it))?;
    game.load(&load.position).map_err(|it| ErrorReply::new(ErrorKind::Position, it))
}

/// A record on the table, and from which decision on what happened is told: what the record has is told
/// only on request.
fn open(asked: &OpenObject) -> Result<(Box<dyn AnyPlay>, usize), ErrorReply> {
    let bad = |it: RecordError| ErrorReply::new(ErrorKind::Record, it);
    let record: Record = asked.record.parse().map_err(bad)?;
    let game = game(&record.game).map_err(|it| ErrorReply::new(ErrorKind::UnknownGame, it))?;
    let play = game.open(&record).map_err(bad)?;
    let recorded = record.turns.iter().map(|it| it.moves.len()).sum();
    Ok((play, if asked.events { 0 } else { recorded }))
}

fn play(play: &mut dyn AnyPlay, full: &PlayObject) -> CommandResult {
    let before = play.steps();
    if full.version.is_some_and(|it| it != before) {
        return Err(ErrorReply::new(ErrorKind::Stale, format_args!("the game stands at version {before}")));
    }
    let asked = seat_to_move(play).ok_or_else(|| ErrorReply::new(ErrorKind::Over, "the game is over"))?;
    let seat = full.seat.map_or(asked, Seat::new);
    play.play(seat, &full.notation)?;
    Ok(state_reply(play, before))
}

fn undo(play: &mut dyn AnyPlay) -> CommandResult {
    let length = play.undo_length().map_err(|it| ErrorReply::new(ErrorKind::Undo, it))?;
    play.rewind(length);
    Ok(state_reply(play, play.steps()))
}

fn choices(play: &dyn AnyPlay, asked: &Choices) -> Reply {
    let wanted = if asked.refused { play.choices() } else { play.legal_choices() };
    Reply::Choices(ChoicesReply { question: Question::new(play), choices: wanted })
}

fn view(play: &dyn AnyPlay, asked: &ViewArguments) -> CommandResult {
    let viewer = match asked.seat {
        None => Viewer::Watcher,
        Some(seat) if seat < play.seats() => Viewer::Seat(Seat::new(seat)),
        Some(seat) => {
            let words = format!("there is no seat {seat}; the seats are 0 to {}", play.seats() - 1);
            return Err(ErrorReply::new(ErrorKind::Seat, words));
        }
    };
    Ok(Reply::View(ViewReply { question: Question::new(play), view: play.view_json(viewer) }))
}

fn position(play: &dyn AnyPlay) -> Reply {
    let digest = play.digest().to_string();
    Reply::Position(PositionReply { game: play.game().name(), position: play.position_json(), digest })
}

fn record(play: &dyn AnyPlay) -> CommandResult {
    let record = play.record();
    let none = || ErrorReply::new(ErrorKind::NoRecord, "a position that was set up by hand has no record");
    record.map(|it| Reply::Record(RecordReply { record: it.to_string() })).ok_or_else(none)
}

fn scores(play: &dyn AnyPlay) -> Reply {
    let scores = play.scores().into_iter().map(|it| play.game().score(it)).collect();
    Reply::Scores(ScoresReply { scores, places: play.places(), over: play.status() == Status::Over })
}

/// Where the game stands, and what happened from decision `from` on.
fn state_reply(play: &dyn AnyPlay, from: usize) -> Reply {
    Reply::State(State {
        ok: true,
        version: play.steps(),
        to_move: seat_to_move(play),
        question: Question::new(play),
        automatic: automatic_decisions(&play.steps_since(from)),
        events: play.events_json(None, from),
    })
}

fn seat_to_move(play: &dyn AnyPlay) -> Option<Seat> {
    match play.status() {
        Status::Asks(seat) => Some(seat),
        Status::Over => None,
    }
}
