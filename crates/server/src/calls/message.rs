//! What a call says: the game, the others, the time. Nothing of it comes out of a view.

use std::time::Duration;

use patolli_calls::{CallEvent, Message};
use patolli_catalog::{Localizer, Seat, game};
use patolli_store::{GuestId, Occupant, Person, Table, format_date};

use super::{Calls, occasion::Occasion, receivers::words};
use crate::{
    names,
    table::{call_events::Subject, table_spec::GameResult},
};

const HOUR: u64 = 60 * 60;

impl Calls {
    /// One message about all these occasions, of which there is at least one; `waiting` tables wait for the person.
    pub(super) fn message(&self, person: &Person, about: &[&Occasion], waiting: u32, now: i64) -> Message {
        let words = words(person);
        let mut tables: Vec<&Occasion> = Vec::new();
        for it in about {
            match tables.iter_mut().find(|other| other.table.id == it.table.id) {
                // That time is nearly up says that it is their turn.
                Some(other) if it.event == CallEvent::Near => *other = it,
                Some(_) => {}
                None => tables.push(it),
            }
        }
        match tables[..] {
            [one] => self.about_one(words, person, one, waiting, now),
            _ => self.about_several(words, &tables, waiting),
        }
    }

    fn about_one(
        &self,
        words: &Localizer,
        person: &Person,
        one: &Occasion,
        waiting: u32,
        now: i64,
    ) -> Message {
        let (table, players) = (&one.table, others(words, &one.table, &person.guest));
        let (who, left) = (players.join(", "), one.left(now));
        let result = (one.event == CallEvent::Over).then(|| scores(words, table)).flatten();
        let text = match (result, left) {
            _ if one.ends.is_some() => ending(words, one),
            (Some(result), _) => result,
            (None, Some(left)) => {
                words.text_with("msg-with-left", &[("who", who.into()), ("time", time(left).into())])
            }
            (None, None) => words.text_with("msg-with", &[("who", who.into())]),
        };
        Message {
            event: one.event,
            title: words.text_with(title_key(one.subject), &[("game", game_name(words, table).into())]),
            text,
            url: format!("{}/t/{}", self.public_url, table.id),
            table: Some(table.id.to_string()),
            game: Some(table.game.clone()),
            players,
            left,
            tables: waiting,
        }
    }

    fn about_several(&self, words: &Localizer, all: &[&Occasion], waiting: u32) -> Message {
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let line = |it: &&Occasion| {
            words.text_with(title_key(it.subject), &[("game", game_name(words, &it.table).into())])
        };
        Message {
            event: all[0].event,
            title: words.text_with("msg-many", &[("n", count.into())]),
            text: all.iter().map(line).collect::<Vec<_>>().join("\n"),
            url: format!("{}/", self.public_url),
            table: None,
            game: None,
            players: Vec::new(),
            left: None,
            tables: waiting.max(1),
        }
    }

    /// A message that shows a person what calls look like.
    pub(crate) fn sample(&self, person: &Person) -> Message {
        let words = words(person);
        Message {
            event: CallEvent::Turn,
            title: words.text("msg-try-title"),
            text: words.text("msg-try"),
            url: format!("{}/calls", self.public_url),
            table: None,
            game: None,
            players: Vec::new(),
            left: None,
            tables: 0,
        }
    }
}

const fn title_key(subject: Subject) -> &'static str {
    match subject {
        Subject::Event(CallEvent::Turn) => "msg-turn",
        Subject::Event(CallEvent::Near) => "msg-near",
        Subject::Event(CallEvent::Seat) => "msg-seat",
        Subject::Event(CallEvent::Over) => "msg-over",
        Subject::Closing => "msg-closing",
        Subject::Finishing => "msg-finishing",
    }
}

/// What becomes of a table to which nobody comes, and when.
fn ending(words: &Localizer, one: &Occasion) -> String {
    let when = one.ends.map(format_date).unwrap_or_default();
    let key = if one.subject == Subject::Closing { "open-expires" } else { "all-away" };
    words.text_with(key, &[("when", when.into())])
}

/// The name of the game of a table.
fn game_name(words: &Localizer, table: &Table) -> String {
    match game(&table.game) {
        Ok(kind) => words.text(&format!("game-{}", kind.name())),
        Err(_) => table.game.clone(),
    }
}

/// The names of all who sit at a table but for one guest.
fn others(words: &Localizer, table: &Table, but: &GuestId) -> Vec<String> {
    let name = |(seat, it): (u8, &Occupant)| match it {
        Occupant::Guest { id, .. } if id == but => None,
        Occupant::Guest { name, .. } => Some(names::shown_name(words, name)),
        Occupant::Bot { .. } => Some(names::bot_name(Seat::new(seat)).to_owned()),
        Occupant::Open => None,
    };
    (0_u8..).zip(&table.seats).filter_map(name).collect()
}

/// The result of a game that is over.
fn scores(words: &Localizer, table: &Table) -> Option<String> {
    let (result, kind) = (GameResult::from_table(table)?, game(&table.game).ok()?);
    let name = |(seat, it): (u8, &Occupant)| match it {
        Occupant::Guest { name, .. } => names::shown_name(words, name),
        Occupant::Bot { .. } => names::bot_name(Seat::new(seat)).to_owned(),
        Occupant::Open => words.text("seat-open"),
    };
    let units = kind.units_per_point().max(1);
    let line = |(seat, score): (_, &i32)| format!("{} {}", name(seat), score.div_euclid(units));
    Some((0_u8..).zip(&table.seats).zip(&result.scores).map(line).collect::<Vec<_>>().join(" · "))
}

/// A time such as `3 d`, `19 h` or `12 min`.
fn time(left: Duration) -> String {
    match left.as_secs() {
        it if it >= 48 * HOUR => format!("{} d", it / (24 * HOUR)),
        it if it >= HOUR => format!("{} h", it / HOUR),
        it => format!("{} min", it / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        for (seconds, text) in
            [(0, "0 min"), (3_599, "59 min"), (3_600, "1 h"), (47 * HOUR, "47 h"), (72 * HOUR, "3 d")]
        {
            assert_eq!(time(Duration::from_secs(seconds)), text);
        }
    }
}
