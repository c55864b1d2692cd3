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
    Part, assets,
    boards::Memory,
    layout::{notice, page},
    model,
};

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
        div #table .table data-table=(table.id) data-game=(table.play.kind().name()) data-frame=(scene.frame())
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
        script type="module" src=(assets::href("table.js")) {}
    }
}

/// The parts of a table page that change, for browsers that have it open.
pub fn table_parts(table: &model::Table<'_>) -> Vec<Part> {
    table_changes(table, &mut Memory::default())
}

/// The same, without parts of the board, of the log and of the players that look as they did when this memory was last used. A memory is for one reader of one table.
pub fn table_changes(table: &model::Table<'_>, memory: &mut Memory) -> Vec<Part> {
    let scene = Scene::new(table);
    let log = Live::of(&scene);
    let mut parts = vec![
        part("top-info", head::info(&scene)),
        part("ask", ask::ask(&scene)),
        part("hint", hint::panel(&scene)),
        part("log-head", log.head()),
        part("log-now", log.now()),
        part("say", tools::say(&scene)),
        part("away", tools::away(&scene)),
        part("ceremonies", ceremony::sheets(&scene)),
    ];
    if memory.is_new("log-past", &log) {
        parts.push(part("log-past", log.past()));
    }
    parts.extend(seats::parts(&scene, memory));
    parts.extend(board::parts(&scene, memory));
    parts
}

/// One part from its mark-up.
pub(super) fn part(id: &str, markup: Markup) -> Part {
    Part { id: id.to_owned(), html: markup.into_string() }
}
