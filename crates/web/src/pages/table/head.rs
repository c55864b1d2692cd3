//! The bar at the top: the game, what is going on, who watches, and the table's own menu.

use std::hash::Hash;

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{coach, invite::invitation, presence, scene::Scene, tools};
use crate::{boards::game_icon, icons::icon, layout, log_list::Entry, model::Stage};

/// The bar.
pub(super) fn header(scene: &Scene<'_>) -> Markup {
    let game = scene.table.play.game().name();
    let middle = html! {
        span.pill.game { (game_icon(game)) (scene.game()) }
        (info(scene))
    };
    let right = html! {
        a.ib.open-log href="#log" aria-label=(scene.say("table-log")) title=(scene.say("table-log")) { (icon("log")) }
        a.ib.help href=(tools::aid_address(scene)) target="_blank" data-aid aria-label=(scene.say("aid-title")) title=(scene.say("aid-title")) {
            (icon("help"))
        }
        (menu(scene))
    };
    layout::header(&scene.table.shell, middle, right)
}

/// What is going on, and how many watch; carries the title of the window.
pub(super) fn info(scene: &Scene<'_>) -> Markup {
    let watchers = scene.table.watchers;
    html! {
        div #top-info .info data-title=(scene.title()) data-yours[scene.is_yours()]
            data-perspective=(scene.perspective()) {
            @if !scene.is_mine() {
                span.pill.watching { (icon("eye")) (scene.say("table-you-watch")) }
            }
            @if let Some(words) = now(scene) { span.now { (words) } }
            @if watchers > 0 {
                span.pill.watchers { (icon("eye")) (scene.say_with("table-watchers", "n", watchers)) }
            }
        }
    }
}

/// What the information is drawn from.
pub(super) fn info_look(scene: &Scene<'_>) -> impl Hash {
    let names = (scene.names_hash(), scene.asked(), first(scene));
    let heading = heading(scene).map(Entry::hash);
    let over = scene.table.stage == Stage::Finished;
    (names, heading, scene.is_yours(), scene.is_mine(), over, scene.perspective(), scene.table.watchers)
}

/// The last heading of the log.
fn heading<'a>(scene: &'a Scene<'_>) -> Option<&'a Entry> {
    scene.entries().iter().rev().find(|it| it.is_heading())
}

/// Whose turn of which kind it is, and who decides in it if that is somebody else.
fn now(scene: &Scene<'_>) -> Option<String> {
    let words = turn(scene)?;
    let whose = heading(scene).map_or_else(|| first(scene), Entry::seat);
    match scene.asked() {
        Some(asked) if whose.is_some_and(|it| it != asked) => {
            let args = [("now", words.into()), ("who", scene.name(asked).into())];
            Some(scene.words.text_with("player-decides", &args))
        }
        _ => Some(words),
    }
}

/// Whose turn of which kind it is; the first one began before anything was told.
fn turn(scene: &Scene<'_>) -> Option<String> {
    heading(scene)
        .map(|it| scene.tell(&scene.told(it).message))
        .or_else(|| Some(scene.say_with("table-log-first", "who", scene.name(first(scene)?))))
}

/// The seat that decided first, or is to. It is the same before and after a secret choice is taken back.
fn first(scene: &Scene<'_>) -> Option<Seat> {
    scene.decider(1).or_else(|| scene.asked())
}

fn menu(scene: &Scene<'_>) -> Markup {
    html! {
        details.pop.table-menu {
            summary.ib aria-label=(scene.say("table-menu")) title=(scene.say("table-menu")) { (icon("menu")) }
            div.menu.card {
                @if let Some(link) = &scene.table.invite { (invitation(scene, link)) }
                (wishes(scene))
                (coach::switch(scene))
                (presence::leave(scene))
                @if scene.table.closes {
                    a.btn href=(scene.address("/close")) { (icon("close")) span { (scene.say("close-table")) } }
                }
                a.btn href=(tools::aid_address(scene)) target="_blank" { (icon("help")) span { (scene.say("aid-title")) } }
                a.btn href={ (scene.address("")) "?text=1" } { (scene.say("table-text")) }
                button.btn.scripted type="button" data-open="keys" { (scene.say("table-keys")) }
                (shuffle(scene))
            }
        }
    }
}

/// What the script asks before and how fast it moves things; kept in the browser.
fn wishes(scene: &Scene<'_>) -> Markup {
    html! {
        label.wish.scripted {
            span { (scene.say("table-confirm")) }
            select.field data-setting="confirm" {
                option value="always" { (scene.say("table-confirm-always")) }
                option value="unspent" selected { (scene.say("table-confirm-unspent")) }
                option value="never" { (scene.say("table-confirm-never")) }
            }
        }
        label.wish.scripted {
            span { (scene.say("table-motion")) }
            select.field data-setting="motion" {
                @for it in ["off", "fast", "normal", "slow"] {
                    option value=(it) selected[it == "normal"] { (scene.say(&format!("table-motion-{it}"))) }
                }
            }
        }
        @for (name, default) in [("sound", "off"), ("vibration", "on")] {
            label.wish.scripted {
                span { (scene.say(&format!("player-{name}"))) }
                select.field data-setting=(name) {
                    @for it in ["off", "on"] {
                        option value=(it) selected[it == default] { (scene.say(&format!("player-{it}"))) }
                    }
                }
            }
        }
    }
}

/// The proof that the shuffle was settled before the first move.
fn shuffle(scene: &Scene<'_>) -> Markup {
    html! {
        div.shuffle {
            h2 { (icon("seed")) (scene.say("table-shuffle")) }
            p.dim { (scene.say("table-commitment")) }
            code { (scene.table.commitment) }
            @if let Some(seed) = &scene.table.seed {
                p.dim { (scene.say("table-seed")) }
                code { (seed) }
            }
            @if let Some(commitment) = &scene.table.rematch {
                p.dim { (scene.say("score-rematch-commitment")) }
                code { (commitment) }
            }
        }
    }
}
