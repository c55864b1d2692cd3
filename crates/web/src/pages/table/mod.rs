//! The table page: prompt and choices, board, players, log; complete without script.

mod ask;
mod board;
mod ceremony;
mod choices;
mod coach;
mod head;
mod hint;
mod invite;
mod log;
mod news;
mod owner;
mod picture;
mod presence;
mod scene;
mod seats;
mod talk;
mod tools;
mod turn;
mod votes;

use std::{collections::BTreeSet, rc::Rc};

use maud::{Markup, html};

use self::{log::Live, scene::Scene};
use crate::{
    PanelCache, Part, SentParts, assets,
    layout::{notice, page},
    model,
};

pub(super) use self::{
    ask::ask,
    board::{board, drawn, looked_back, panels},
    choices::{amounts, amounts_in},
    hint::why,
    log::whole_log,
    news::{mark, mark_news},
    picture::{lit, symbols, with_own_icons},
    scene::{LessonForm, Scene as TableScene},
    seats::{cards, own},
    tools::tools,
};
pub use self::{coach::coach_part, picture::board_svg};

/// Seconds after which a page without script looks again.
const LOOK_AGAIN: u32 = 5;

/// A table, the whole page.
pub fn table(table: &model::Table<'_>) -> Markup {
    let scene = Scene::new(table);
    let body = html! {
        div #table .table.gathers[table.stage == model::Stage::Open].hinting[hint::is_open(&scene)].guided[coach::is_on(&scene)] data-table=(table.id) data-game=(table.play.game().name()) data-frame=(scene.border())
            data-text[scene.text_board()] data-mine[scene.is_mine()] {
            (notice(&table.shell))
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (ask(&scene))
                (coach::strip(&scene))
                (coach::ringed(&scene, board(&scene)))
                (ceremony::sheets(&scene))
                (coach::ringed(&scene, own(&scene)))
            }
            aside.side {
                (coach::panel(&scene))
                (hint::panel(&scene))
                (cards(&scene))
                (log::log(&scene))
                (talk::talk(&scene))
            }
            (head::header(&scene))
            (tools(&scene))
        }
    };
    let body = mark_news(body, &news(&scene, &Live::new(&scene)));
    let head = html! { (links()) (look_again(&scene)) };
    page(&table.shell, &scene.title(), "at-table", head, body)
}

/// Without script a page loads itself again while its reader waits for others, never while the reader is asked.
fn look_again(scene: &Scene<'_>) -> Markup {
    html! { @if ask::waits(scene) { noscript { meta http-equiv="refresh" content=(LOOK_AGAIN); } } }
}

/// Style sheets and script of the table and replay pages.
pub(super) fn links() -> Markup {
    html! {
        link rel="stylesheet" href=(assets::href("board.css"));
        link rel="stylesheet" href=(assets::href("table.css"));
        script type="module" src=(assets::href("table.js")) {}
    }
}

/// What a page with a table must be sent.
#[derive(Clone, Default, Debug)]
pub struct Changes {
    /// Parts that only this reader is sent.
    pub own: Vec<Part>,
    /// Parts of board and log, the same for all readers who see the same in the same language.
    pub common: Vec<Rc<Part>>,
    /// Parts that several such readers are sent, but not all of them: what is asked of others, and details of plates.
    pub shared: Vec<Rc<Part>>,
    /// Ids of what is new to the reader, if they are others than before: the page marks them.
    pub news: Option<BTreeSet<String>>,
}

impl Changes {
    /// All parts, in the order in which they are to be put into the page.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.own.iter().chain(self.common.iter().chain(&self.shared).map(AsRef::as_ref))
    }

    /// Whether the page is as it should be.
    pub fn is_empty(&self) -> bool {
        self.own.is_empty() && self.common.is_empty() && self.shared.is_empty() && self.news.is_none()
    }
}

/// All parts of a table page that change, for browsers that have it open.
pub fn table_parts(table: &model::Table<'_>) -> Vec<Part> {
    table_changes(table, &mut SentParts::default(), &PanelCache::default()).parts().cloned().collect()
}

/// The same, without what looks as it did when it was last sent. A cache is for all readers of one table at one moment.
pub fn table_changes(table: &model::Table<'_>, sent: &mut SentParts, cache: &PanelCache) -> Changes {
    let scene = Scene::sharing(table, cache.clone());
    let log = Live::new(&scene);
    let (mut own, mut common, mut shared) = (Vec::new(), Vec::new(), Vec::new());
    if sent.is_new("top-info", &head::info_look(&scene)) {
        own.push(part("top-info", head::info(&scene)));
    }
    own.extend(log.head_change(sent));
    // What the cache keeps, others are sent as well.
    match ask::change(&scene, sent).map(Rc::try_unwrap) {
        Some(Ok(part)) => own.push(part),
        Some(Err(part)) => shared.push(part),
        None => {}
    }
    // An open one changes as the computer thinks.
    let hints = hint::is_open(&scene);
    if sent.is_new("hint", &hints) || hints {
        own.push(part("hint", hint::panel(&scene)));
    }
    if sent.is_new("leave", &presence::menu_state(&scene)) {
        own.push(part("leave", presence::leave(&scene)));
    }
    if sent.is_new("talk", &(scene.names_hash(), talk::offers_next(&scene), &table.talk)) {
        own.push(part("talk", talk::talk(&scene)));
    }
    if sent.is_new("away", &table.away) {
        own.push(part("away", tools::away(&scene)));
    }
    shared.extend(seats::changes(&scene, sent, &mut own));
    let ceremonies = ceremony::look(&scene);
    if sent.is_new("ceremonies", &ceremonies) {
        let draw = || part("ceremonies", ceremony::sheets(&scene));
        common.push(cache.part(&("ceremonies", &ceremonies), draw));
    }
    own.extend(board::text_part(&scene, sent));
    common.extend(log.changes(sent));
    common.extend(board::parts(&scene, sent));
    let news = news(&scene, &log);
    let is_new = sent.is_new("news", &news);
    let news = is_new.then(|| news.into_iter().map(str::to_owned).collect());
    Changes { own, common, shared, news }
}

/// Ids of what is new to the reader, in order: on the board, and lines of the log.
fn news<'a>(scene: &'a Scene<'_>, log: &Live<'a>) -> Vec<&'a str> {
    let mut ids = scene.changed();
    ids.extend(log.new_lines());
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// One part from its mark-up.
pub(super) fn part(id: &str, markup: Markup) -> Part {
    Part::new(id, markup.into_string())
}
