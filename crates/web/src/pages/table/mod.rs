//! The table page: prompt and choices, board, players, log; complete without script.

mod ask;
mod board;
mod ceremony;
mod choices;
mod head;
mod hint;
mod log;
mod picture;
mod scene;
mod seats;
mod tools;
mod turn;

use maud::{Markup, html};

use self::{log::Live, scene::Scene};
use crate::{
    Memory, Part, Studio, assets,
    layout::{notice, page},
    model,
};

pub(crate) use self::log::KnownTurn;
pub use self::picture::board_svg;
pub(super) use self::{
    board::{drawn, panels},
    hint::why,
    log::whole_log,
    scene::Scene as TableScene,
    seats::{cards, own},
};

/// A table, the whole page.
pub fn table(table: &model::Table<'_>) -> Markup {
    let scene = Scene::new(table);
    let body = html! {
        div #table .table data-table=(table.id) data-game=(table.play.game().name()) data-frame=(scene.frame())
            data-text[scene.text_board()] data-mine[scene.is_mine()] {
            (notice(&table.shell))
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (ask::ask(&scene))
                (board::board(&scene))
                (ceremony::sheets(&scene))
                (own(&scene))
            }
            aside.side {
                (hint::panel(&scene))
                (cards(&scene))
                (log::log(&scene))
            }
            (head::header(&scene))
            (tools::tools(&scene))
        }
    };
    page(&table.shell, &scene.title(), "at-table", links(), body)
}

/// Style sheets and script of the table and replay pages.
pub(super) fn links() -> Markup {
    html! {
        link rel="stylesheet" href=(assets::href("board.css"));
        link rel="stylesheet" href=(assets::href("table.css"));
        @for module in assets::imports("table.js") {
            link rel="modulepreload" href=(module);
        }
        script type="module" src=(assets::href("table.js")) {}
    }
}

/// The parts of a table page that change, for browsers that have it open.
pub fn table_parts(table: &model::Table<'_>) -> Vec<Part> {
    table_changes(table, &mut Memory::default(), &Studio::default())
}

/// The same, without parts of the board, of the log and of the players that look as they did when this memory was last used. A memory is for one reader of
/// one table, a studio for all its readers at one moment.
pub fn table_changes(table: &model::Table<'_>, memory: &mut Memory, studio: &Studio) -> Vec<Part> {
    let scene = Scene::sharing(table, studio.clone());
    let log = Live::of(&scene);
    let mut parts =
        vec![part("top-info", head::info(&scene)), part("log-head", log.head()), part("log-now", log.now())];
    parts.retain(|it| memory.is_new(&it.id, &it.html));
    parts.extend(ask::change(&scene, memory));
    // An open one changes as the computer thinks.
    let hints = hint::is_open(&scene);
    if memory.is_new("hint", &hints) || hints {
        parts.push(part("hint", hint::panel(&scene)));
    }
    if memory.is_new("away", &table.away) {
        parts.push(part("away", tools::away(&scene)));
    }
    if memory.is_new("ceremonies", &ceremony::look(&scene)) {
        parts.push(part("ceremonies", ceremony::sheets(&scene)));
    }
    parts.extend(log.changes(memory));
    parts.extend(seats::parts(&scene, memory));
    parts.extend(board::parts(&scene, memory));
    parts
}

/// One part from its mark-up.
pub(super) fn part(id: &str, markup: Markup) -> Part {
    Part::new(id, markup.into_string())
}
