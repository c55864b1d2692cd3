//! One game on the engine's table, and the commands that change it.

use patolli_catalog::{AnyPlay, Record, RecordError, Seat, Seed, Status, Viewer, game};
use serde_json::Value;

use super::{
    command::{Choices, Command, Load, New, PlayObject, ViewArguments},
    go::{go, seed_or},
    reply::{ChoiceReply, CommandResult, ErrorReply, Reply},
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
        match parse_command(line).and_then(|it| self.execute(it)) {
            Ok(reply) => reply.to_string(),
            Err(refusal) => refusal.to_string(),
        }
    }

    fn execute(&mut self, command: Command) -> CommandResult {
        match command {
            Command::New(new) => Ok(self.set_game(start(&new)?)),
            Command::Load(it) => Ok(self.set_game(load(&it)?)),
            Command::Open(text) => Ok(self.set_game(open(&text)?)),
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

    fn set_game(&mut self, play: Box<dyn AnyPlay>) -> Reply {
        let play = self.play.insert(play);
        state_reply(play.as_ref(), None)
    }

    fn game(&mut self) -> Result<&mut dyn AnyPlay, ErrorReply> {
        match &mut self.play {
            Some(play) => Ok(play.as_mut()),
            None => Err(ErrorReply::new("no-game", "there is no game yet; start with new, load or open")),
        }
    }
}

fn parse_command(line: &str) -> Result<Command, ErrorReply> {
    let value: Value =
        serde_json::from_str(line).map_err(|it| ErrorReply::new("json", format_args!("not JSON: {it}")))?;
    match &value {
        Value::Object(fields) if fields.len() == 1 => {}
        _ => return Err(ErrorReply::new("command", "a line is an object with one field, the command")),
    }
    serde_json::from_value(value).map_err(|it| ErrorReply::new("command", it))
}

fn start(new: &New) -> Result<Box<dyn AnyPlay>, ErrorReply> {
    let game = game(&new.game).map_err(|it| ErrorReply::new("unknown-game", it))?;
    let seed = seed_or(new.seed.as_ref(), || Seed::from(1))?;
    let seats = new.seats.unwrap_or_else(|| default_seats(game));
    let options: Vec<_> = new.options.iter().map(|(key, value)| (key.clone(), value.text())).collect();
    game.start(seats, &options, &seed).map_err(|it| ErrorReply::new("options", it))
}

fn load(load: &Load) -> Result<Box<dyn AnyPlay>, ErrorReply> {
    let game = game(&load.game).map_err(|it| ErrorReply::new("unknown-game", it))?;
    game.load(&load.position).map_err(|it| ErrorReply::new("position", it))
}

fn open(text: &str) -> Result<Box<dyn AnyPlay>, ErrorReply> {
    let bad = |it: RecordError| ErrorReply::new("record", it);
    let record: Record = text.parse().map_err(bad)?;
    let game = game(&record.game).map_err(|it| ErrorReply::new("unknown-game", it))?;
    game.open(&record).map_err(bad)
}

fn play(play: &mut dyn AnyPlay, full: &PlayObject) -> CommandResult {
    let before = play.steps();
    if full.version.is_some_and(|it| it != before) {
        return Err(ErrorReply::new("stale", format_args!("the game stands at version {before}")));
    }
    let asked = seat_to_move(play).ok_or_else(|| ErrorReply::new("over", "the game is over"))?;
    let seat = full.seat.map_or(asked, Seat::new);
    play.play(seat, &full.notation)?;
    let events = play.events_json(before);
    Ok(state_reply(play, Some(events)))
}

fn undo(play: &mut dyn AnyPlay) -> CommandResult {
    let length = play.undo_length().map_err(|it| ErrorReply::new("undo", it))?;
    play.rewind(length);
    Ok(state_reply(play, None))
}

fn choices(play: &dyn AnyPlay, asked: &Choices) -> Reply {
    let wanted = if asked.refused { play.choices() } else { play.legal_choices() };
    Reply::Choices { choices: wanted.into_iter().map(ChoiceReply::from).collect() }
}

fn view(play: &dyn AnyPlay, asked: &ViewArguments) -> CommandResult {
    let viewer = match asked.seat {
        None => Viewer::Watcher,
        Some(seat) if seat < play.seats() => Viewer::Seat(Seat::new(seat)),
        Some(seat) => {
            let words = format!("there is no seat {seat}; the seats are 0 to {}", play.seats() - 1);
            return Err(ErrorReply::new("seat", words));
        }
    };
    Ok(Reply::View { view: play.view_json(viewer) })
}

fn position(play: &dyn AnyPlay) -> Reply {
    let digest = play.digest().to_string();
    Reply::Position { game: play.game().name(), position: play.position_json(), digest }
}

fn record(play: &dyn AnyPlay) -> CommandResult {
    let record = play.record();
    let none = || ErrorReply::new("no-record", "a position that was set up by hand has no record");
    record.map(|it| Reply::Record { record: it.to_string() }).ok_or_else(none)
}

fn scores(play: &dyn AnyPlay) -> Reply {
    let scores = play.scores().into_iter().map(|it| play.game().score(it)).collect();
    Reply::Scores { scores, places: play.places(), over: play.status() == Status::Over }
}

fn state_reply(play: &dyn AnyPlay, events: Option<Vec<Value>>) -> Reply {
    Reply::State { ok: true, version: play.steps(), to_move: seat_to_move(play).map(Seat::number), events }
}

fn seat_to_move(play: &dyn AnyPlay) -> Option<Seat> {
    match play.status() {
        Status::Asks(seat) => Some(seat),
        Status::Over => None,
    }
}
