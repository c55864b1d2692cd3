//! Parts that pages of a game are often sent, so that messages can be compressed by referring to them.

use std::collections::BTreeMap;

use patolli_catalog::{AnyPlay, Bot, Lang, Seat, Seed, Status, Viewer, game};

use crate::{
    PanelCache, Part, SentParts,
    model::{Hint, Presence, SeatCard, Shell, Sitter, Stage, Table, Talk, Theme},
    pages::table_changes,
};

/// Most decisions of the game from which the parts are taken.
const DECISIONS: usize = 120;

/// Parts of one kind that were sent.
struct Kind {
    times: usize,
    last: Part,
}

/// A part of each kind that a page is sent in the course of a game, those that are sent most often last; `None` if there is no
/// such game. They are the same whenever the same program is asked.
pub fn typical_parts(game_name: &str, lang: Lang) -> Option<Vec<Part>> {
    let kind = game(game_name).ok()?;
    let seats = 2.clamp(*kind.seats().start(), *kind.seats().end());
    let mut play = kind.start(seats, &[], &Seed::from(1)).ok()?;
    let mut rng = Seed::from(2).rng();
    let mut sent = SentParts::default();
    let mut kinds: BTreeMap<String, Kind> = BTreeMap::new();
    for _ in 0..DECISIONS {
        note(&mut kinds, changes(&*play, lang, &mut sent));
        let Status::Asks(seat) = play.status() else { break };
        let Some(choice) = play.bot_choice(Bot::Random, &mut rng) else { break };
        if play.play(seat, &choice).is_err() {
            break;
        }
    }
    let mut kinds: Vec<Kind> = kinds.into_values().collect();
    kinds.sort_by_key(|it| it.times);
    Some(kinds.into_iter().map(|it| it.last).collect())
}

/// Counts parts whose ids differ by numbers only as one kind, and keeps the last that shows something.
fn note(kinds: &mut BTreeMap<String, Kind>, parts: Vec<Part>) {
    for part in parts.into_iter().filter(|it| !it.html.is_empty()) {
        let kind = part.id.replace(|it: char| it.is_ascii_digit(), "");
        let times = kinds.get(&kind).map_or(0, |it| it.times) + 1;
        kinds.insert(kind, Kind { times, last: part });
    }
}

/// What the page of the first seat is sent.
fn changes(play: &dyn AnyPlay, lang: Lang, sent: &mut SentParts) -> Vec<Part> {
    let card = |seat: Seat| {
        let mine = seat.number() == 0;
        let name = seat.to_string();
        SeatCard { seat, sitter: Sitter::Person { name, mine, online: true, account: false } }
    };
    let seats: Vec<SeatCard> = Seat::all(play.seats()).map(card).collect();
    let reader = Seat::new(0);
    let asked = play.status() == Status::Asks(reader);
    let table = Table {
        shell: Shell { lang, theme: Theme::System, guest: "", path: "/t/", notice: None },
        id: "",
        play,
        version: 0,
        stage: if play.status() == Status::Over { Stage::Finished } else { Stage::Running },
        seats: &seats,
        viewer: Viewer::Seat(reader),
        listener: Viewer::Seat(reader),
        curtain: None,
        may_decide: asked,
        seen: play.steps(),
        watchers: 0,
        invite: None,
        renews: false,
        listed: false,
        closes: false,
        commitment: String::new(),
        seed: None,
        words: Vec::new(),
        dealt: true,
        rematch: None,
        refused: None,
        stale: false,
        away: false,
        hint: if asked { Hint::Offered } else { Hint::None },
        presence: Presence::default(),
        talk: Talk::default(),
        marks: Vec::new(),
        coach: None,
    };
    table_changes(&table, sent, &PanelCache::default()).parts().cloned().collect()
}
