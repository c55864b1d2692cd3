//! Readers who have a table open and are sent what changes see what is drawn for those who come anew.

mod patch;

use std::collections::BTreeSet;

use patch::OpenPage;
use patolli_catalog::{AnyGame, AnyPlay, Bot, Lang, Rng, Seat, Seed, Status, Viewer, games};
use patolli_web::{
    Changes, PanelCache, SentParts,
    model::{Hint, SeatCard, Shell, Sitter, Stage, Table, Theme},
    table_changes,
};

/// A reader who has the page open.
struct Reader {
    viewer: Viewer,
    lang: Lang,
    sent: SentParts,
    page: OpenPage,
    /// Ids of what the page marks as new.
    news: BTreeSet<String>,
}

impl Reader {
    fn new(viewer: Viewer, lang: Lang) -> Self {
        Self { viewer, lang, sent: SentParts::default(), page: OpenPage::default(), news: BTreeSet::new() }
    }

    fn seats(&self, play: &dyn AnyPlay) -> Vec<SeatCard> {
        let card = |seat: Seat| {
            let mine = self.viewer == Viewer::Seat(seat);
            let online = play.steps() % 7 != seat.index();
            SeatCard {
                seat,
                sitter: Sitter::Person { name: format!("Player {seat}"), mine, online, account: false },
            }
        };
        Seat::all(play.seats()).map(card).collect()
    }

    fn table<'a>(&self, play: &'a dyn AnyPlay, seats: &'a [SeatCard]) -> Table<'a> {
        let over = play.status() == Status::Over;
        let asked = matches!(play.status(), Status::Asks(seat) if self.viewer == Viewer::Seat(seat));
        let own = play.deciders_since(0).iter().rposition(|it| self.viewer == Viewer::Seat(*it));
        Table {
            shell: Shell {
                lang: self.lang,
                theme: Theme::System,
                guest: "Anna",
                path: "/t/abc",
                notice: None,
            },
            id: "abc",
            play,
            version: u32::try_from(play.steps()).expect("games are short"),
            stage: if over { Stage::Finished } else { Stage::Running },
            seats,
            viewer: self.viewer,
            listener: self.viewer,
            curtain: None,
            may_decide: asked,
            seen: own.map_or(0, |it| it + 1),
            watchers: 1,
            invite: None,
            renews: false,
            closes: false,
            commitment: "00ff".to_owned(),
            words: Vec::new(),
            dealt: true,
            rematch: None,
            seed: None,
            refused: None,
            stale: false,
            away: play.steps() % 11 == 3,
            hint: if asked { Hint::Offered } else { Hint::None },
            presence: patolli_web::model::Presence::default(),
            talk: patolli_web::model::Talk::default(),
            marks: Vec::new(),
            coach: None,
            listed: false,
        }
    }

    /// Is sent what changed, and compares with everything.
    fn follow(&mut self, play: &dyn AnyPlay, cache: &PanelCache) -> usize {
        let seats = self.seats(play);
        let table = self.table(play, &seats);
        let changes = table_changes(&table, &mut self.sent, cache);
        let sent = changes.parts().map(|it| it.html.len()).sum();
        self.page.take(changes.parts().cloned());
        self.news = changes.news.unwrap_or_else(|| std::mem::take(&mut self.news));
        let newcomer: Changes = table_changes(&table, &mut SentParts::default(), &PanelCache::default());
        let mut whole = OpenPage::default();
        whole.take(newcomer.parts().cloned());
        assert_eq!(Some(&self.news), newcomer.news.as_ref(), "{:?} after {}", self.viewer, play.steps());
        for (id, html) in &whole.0 {
            let shown = self.page.0.get(id).map(String::as_str).unwrap_or_default();
            // The script keeps the version of the question by itself.
            let same = if id == "ask" { timeless(shown) == timeless(html) } else { shown == html };
            assert!(same, "{id} for {:?} after {}: {shown}\n{html}", self.viewer, play.steps());
        }
        assert_eq!(self.page.0.len(), whole.0.len(), "no part is left over");
        sent
    }
}

/// A question without the version of the table.
fn timeless(ask: &str) -> String {
    let mut pieces = ask.split("version=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    let rest = pieces.map(|it| it.split_once('"').map_or(it, |it| it.1));
    let ask = rest.fold(first, |sum, it| sum + it);
    match ask.split_once("name=\"version\" value=\"") {
        Some((before, after)) => format!("{before}{}", after.split_once('"').map_or(after, |it| it.1)),
        None => ask,
    }
}

/// Decides at random, and now and then takes back what was decided.
fn go_on(play: &mut dyn AnyPlay, moment: usize, rng: &mut Rng) {
    let Status::Asks(seat) = play.status() else { return };
    if moment % 6 == 5 {
        return play.rewind(1 + moment % 4);
    }
    let choice = play.bot_choice(Bot::Random, rng).expect("a live game offers something");
    play.play(seat, &choice).expect("what is offered is accepted");
}

/// Plays; returns how many bytes readers were sent for a decision on average, and how many everything has.
fn assert_followed(kind: &dyn AnyGame, options: &[(String, String)], moments: usize) -> (usize, usize) {
    let mut play = kind.start(*kind.seats().end(), options, &Seed::from(5)).expect("the options fit");
    let mut rng = Seed::from(6).rng();
    let viewers = Seat::all(play.seats()).map(Viewer::Seat).chain([Viewer::Watcher]);
    let mut readers: Vec<_> = viewers.map(|it| Reader::new(it, Lang::En)).collect();
    readers.push(Reader::new(Viewer::Seat(Seat::new(0)), Lang::Pl));
    let (mut sent, mut everything) = (0, 0);
    for moment in 0..moments {
        let cache = PanelCache::default();
        for it in &mut readers {
            let bytes = it.follow(&*play, &cache);
            *(if moment == 0 { &mut everything } else { &mut sent }) += bytes;
        }
        go_on(&mut *play, moment, &mut rng);
    }
    (sent / readers.len() / (moments - 1), everything / readers.len())
}

#[test]
fn whoever_follows_a_game_sees_what_newcomers_see() {
    for kind in games() {
        assert_followed(*kind, &[], 70);
    }
}

#[test]
fn whoever_follows_tzolkin_with_everything_sees_what_newcomers_see() {
    let kind = patolli_catalog::game("tzolkin").expect("it is in the catalogue");
    let options = ["tribes", "prophecies", "buildings", "quick"].map(|it| (it.to_owned(), "on".to_owned()));
    assert_followed(kind, &options, 260);
}

#[test]
fn a_decision_changes_a_small_part_of_the_page() {
    // In Tikal there are hundreds of places for a piece, and each is a button of the one who decides.
    for (game, times) in [("tikal", 3), ("tzolkin", 5), ("teotihuacan", 5)] {
        let kind = patolli_catalog::game(game).expect("it is in the catalogue");
        let (sent, everything) = assert_followed(kind, &[], 260);
        assert!(sent * times < everything, "{game}: {sent} bytes of {everything}");
    }
}
