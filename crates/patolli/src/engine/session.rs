//! One game on the engine's table, and the commands that change it.

use patolli_catalog::{AnyPlay, Record, RecordError, Seat, Seed, Status, Viewer, game};
use serde_json::Value;

use super::{
    command::{Choices, Command, FullPlay, Load, New, SeedText, ViewOf},
    go::go,
    reply::{ChoiceLine, Refusal, Reply},
};
use crate::defaults::usual_seats;

/// What the engine remembers between two lines.
#[derive(Default)]
pub struct Session {
    play: Option<Box<dyn AnyPlay>>,
}

/// What a command comes to.
pub type Answer = Result<Reply, Refusal>;

impl Session {
    /// The answer to one line: always one line of JSON. On an error nothing has changed.
    pub fn answer(&mut self, line: &str) -> String {
        match read(line).and_then(|it| self.obey(it)) {
            Ok(reply) => reply.to_string(),
            Err(refusal) => refusal.to_string(),
        }
    }

    fn obey(&mut self, command: Command) -> Answer {
        match command {
            Command::New(new) => Ok(self.begin(start(&new)?)),
            Command::Load(load) => Ok(self.begin(set_up(&load)?)),
            Command::Open(text) => Ok(self.begin(open(&text)?)),
            Command::Play(play) => take(self.game()?, &play.full()),
            Command::Undo(_) => undo(self.game()?),
            Command::Choices(asked) => Ok(choices(self.game()?, &asked)),
            Command::View(asked) => view(self.game()?, &asked),
            Command::Position(_) => Ok(position(self.game()?)),
            Command::Record(_) => record(self.game()?),
            Command::Scores(_) => Ok(scores(self.game()?)),
            Command::Go(asked) => go(self.game()?, &asked),
        }
    }

    fn begin(&mut self, play: Box<dyn AnyPlay>) -> Reply {
        let play = self.play.insert(play);
        stands(play.as_ref(), None)
    }

    fn game(&mut self) -> Result<&mut dyn AnyPlay, Refusal> {
        match &mut self.play {
            Some(play) => Ok(play.as_mut()),
            None => Err(Refusal::new("no-game", "there is no game yet; start with new, load or open")),
        }
    }
}

fn read(line: &str) -> Result<Command, Refusal> {
    let value: Value =
        serde_json::from_str(line).map_err(|it| Refusal::new("json", format_args!("not JSON: {it}")))?;
    match &value {
        Value::Object(fields) if fields.len() == 1 => {}
        _ => return Err(Refusal::new("command", "a line is an object with one field, the command")),
    }
    serde_json::from_value(value).map_err(|it| Refusal::new("command", it))
}

fn start(new: &New) -> Result<Box<dyn AnyPlay>, Refusal> {
    let kind = game(&new.game).map_err(|it| Refusal::new("unknown-game", it))?;
    let seed = seed_or(new.seed.as_ref(), || Seed::from(1))?;
    let seats = new.seats.unwrap_or_else(|| usual_seats(kind));
    let options: Vec<_> = new.options.iter().map(|(key, value)| (key.clone(), value.text())).collect();
    kind.start(seats, &options, &seed).map_err(|it| Refusal::new("options", it))
}

/// The seed that was said, or another one.
pub fn seed_or(said: Option<&SeedText>, other: impl FnOnce() -> Seed) -> Result<Seed, Refusal> {
    match said {
        Some(text) => text.seed().map_err(|it| Refusal::new("seed", it)),
        None => Ok(other()),
    }
}

fn set_up(load: &Load) -> Result<Box<dyn AnyPlay>, Refusal> {
    let kind = game(&load.game).map_err(|it| Refusal::new("unknown-game", it))?;
    kind.load(&load.position).map_err(|it| Refusal::new("position", it))
}

fn open(text: &str) -> Result<Box<dyn AnyPlay>, Refusal> {
    let bad = |it: RecordError| Refusal::new("record", it);
    let record: Record = text.parse().map_err(bad)?;
    let kind = game(&record.game).map_err(|it| Refusal::new("unknown-game", it))?;
    kind.open(&record).map_err(bad)
}

fn take(play: &mut dyn AnyPlay, full: &FullPlay) -> Answer {
    let before = play.steps();
    if full.version.is_some_and(|it| it != before) {
        return Err(Refusal::new("stale", format_args!("the game stands at version {before}")));
    }
    let asked = asked(play).ok_or_else(|| Refusal::new("over", "the game is over"))?;
    let seat = full.seat.map_or(asked, Seat::new);
    play.play(seat, &full.notation)?;
    let events = play.events_json(before);
    Ok(stands(play, Some(events)))
}

fn undo(play: &mut dyn AnyPlay) -> Answer {
    let length = play.undo_length().map_err(|it| Refusal::new("undo", it))?;
    play.rewind(length);
    Ok(stands(play, None))
}

fn choices(play: &dyn AnyPlay, asked: &Choices) -> Reply {
    let wanted = play.choices().into_iter().filter(|it| asked.refused || it.refused.is_none());
    Reply::Choices { choices: wanted.map(ChoiceLine::from).collect() }
}

fn view(play: &dyn AnyPlay, asked: &ViewOf) -> Answer {
    let viewer = match asked.seat {
        None => Viewer::Watcher,
        Some(seat) if seat < play.seats() => Viewer::Seat(Seat::new(seat)),
        Some(seat) => {
            let words = format!("there is no seat {seat}; the seats are 0 to {}", play.seats() - 1);
            return Err(Refusal::new("seat", words));
        }
    };
    Ok(Reply::View { view: play.view_json(viewer) })
}

fn position(play: &dyn AnyPlay) -> Reply {
    let digest = play.digest().to_string();
    Reply::Position { game: play.game().name(), position: play.position_json(), digest }
}

fn record(play: &dyn AnyPlay) -> Answer {
    let record = play.record();
    let none = || Refusal::new("no-record", "a position that was set up by hand has no record");
    record.map(|it| Reply::Record { record: it.to_string() }).ok_or_else(none)
}

fn scores(play: &dyn AnyPlay) -> Reply {
    let scores = play.scores().into_iter().map(|it| play.game().score(it)).collect();
    Reply::Scores { scores, places: play.places(), over: play.status() == Status::Over }
}

fn stands(play: &dyn AnyPlay, events: Option<Vec<Value>>) -> Reply {
    Reply::Stands { ok: true, version: play.steps(), to_move: asked(play).map(Seat::number), events }
}

fn asked(play: &dyn AnyPlay) -> Option<Seat> {
    match play.status() {
        Status::Asks(seat) => Some(seat),
        Status::Over => None,
    }
}
