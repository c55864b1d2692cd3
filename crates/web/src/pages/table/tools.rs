//! What the script needs and shows: menu at a target, tile turner, dialogs. All words of the script stand here.

use maud::{Markup, html};

use super::scene::Scene;
use crate::{
    boards::{self, game_icon},
    icons::icon,
    log_list::Entry,
};

/// Everything hidden until the script uses it.
pub(in crate::pages) fn tools(scene: &Scene<'_>) -> Markup {
    html! {
        (say(scene))
        (away(scene))
        p #lost .lost role="status" hidden {
            (icon("offline")) span { (scene.say("table-lost")) }
        }
        p #broke .lost role="alert" hidden {
            (icon("warning")) span { (scene.say("table-broke")) " " a href=(scene.address("")) { (scene.say("table-broke-again")) } }
        }
        p #unsent .unsent role="status" hidden { (icon("hourglass")) span { (scene.say("table-unsent")) } }
        (player(scene))
        p #problem .problem role="alert" data-stale=(scene.say("table-stale")) hidden {}
        div #tooltip .tooltip aria-hidden="true" hidden { p.about {} p.deed {} }
        div #pick .pick.card role="menu" hidden {}
        (turner(scene))
        (end_dialog(scene))
        (typed_dialog(scene))
        (keys_dialog(scene))
        (aid_dialog(scene))
        (rule_dialog(scene))
    }
}

/// The sheet for a rule, which the script reads when somebody asks why a choice is refused.
fn rule_dialog(scene: &Scene<'_>) -> Markup {
    html! {
        dialog #rule .card.rule-sheet aria-label=(scene.say("table-rules")) {
            form method="dialog" { button.ib aria-label=(scene.say("table-close")) { (icon("close")) } }
            div.rule-content tabindex="0" {}
        }
    }
}

/// Address of the player aid of this table; of the game, in a lesson; of the rules where a game has no aid.
pub(super) fn aid_address(scene: &Scene<'_>) -> String {
    let game = scene.table.play.game().name();
    match scene.lesson() {
        _ if !boards::has_aid(game) => format!("/rules/{game}"),
        Some(_) => format!("/aid/{game}"),
        None => scene.address("/aid"),
    }
}

/// The player aid, which the script reads when it is first opened.
fn aid_dialog(scene: &Scene<'_>) -> Markup {
    let address = aid_address(scene);
    html! {
        dialog #aid .card.aid-sheet aria-labelledby="aid-title" data-href=(address) {
            header {
                (game_icon(scene.table.play.game().name()))
                h2 #aid-title { (scene.game()) }
                span.pill { (scene.say("aid-title")) }
                span.gap {}
                a.btn href=(address) target="_blank" { (icon("download")) span { (scene.say("aid-print")) } }
                a.btn href={ "/rules/" (scene.table.play.game().name()) } target="_blank" { (icon("log")) span { (scene.say("table-rules")) } }
                form method="dialog" { button.ib aria-label=(scene.say("table-close")) { (icon("close")) } }
            }
            div.aid-content tabindex="0" {}
            footer {
                span { (scene.say("aid-keys")) }
                button.btn type="button" data-open="keys" { (scene.say("table-keys")) }
            }
        }
    }
}

/// What the player of events says, and the summary of what was missed.
fn player(scene: &Scene<'_>) -> Markup {
    html! {
        div #player .player aria-hidden="true" hidden {
            p.caption {}
            small { (scene.say("player-skip")) }
        }
        section #missed .missed.card role="status" aria-label=(scene.say("player-missed")) hidden {
            h2 { (scene.say("player-missed")) " · " b {} }
            ul {}
            div.seg {
                button.btn type="button" data-missed="watch" { (icon("play")) span { (scene.say("table-watch-again")) } }
                button.btn.pri type="button" data-missed="close" { (scene.say("table-close")) }
            }
        }
    }
}

/// That nothing can be decided, because the database does not do its work.
pub(super) fn away(scene: &Scene<'_>) -> Markup {
    let away = scene.table.away;
    html! {
        p #away .lost role="status" hidden[!away] {
            @if away { (icon("offline")) span { (scene.say("table-away")) } }
        }
    }
}

/// What happened last, spoken to those who listen.
pub(super) fn say(scene: &Scene<'_>) -> Markup {
    let own = scene.own_seat();
    let last = scene.entries().last().map_or(0, Entry::step);
    let theirs = |it: &&Entry| own.is_none() || scene.decider(it.step()) != own;
    let news = scene.entries().iter().filter(|it| it.step() == last).filter(theirs);
    html! { p #say .sr aria-live="polite" { @for it in news { (scene.tell_whose(it)) ". " } } }
}

/// The buttons beside a tile that is being placed.
fn turner(scene: &Scene<'_>) -> Markup {
    html! {
        div #turner .turner.card role="group" aria-label=(scene.say("table-turner")) hidden {
            button.ib type="button" data-turner="ccw" aria-label=(scene.say("table-turn-left")) title=(scene.say("table-turn-left")) {
                (icon("rotate-ccw"))
            }
            button.ib type="button" data-turner="cw" aria-label=(scene.say("table-turn-right")) title=(scene.say("table-turn-right")) {
                (icon("rotate-cw"))
            }
            button.btn.pri type="button" data-turner="place" { (icon("end-turn")) span { (scene.say("table-put")) } }
            button.ib type="button" data-turner="cancel" aria-label=(scene.say("table-cancel")) title=(scene.say("table-cancel")) {
                (icon("close"))
            }
            p.gains aria-live="polite" {}
            p.why aria-live="polite" {}
        }
    }
}

fn end_dialog(scene: &Scene<'_>) -> Markup {
    html! {
        dialog #confirm-end .card aria-labelledby="confirm-end-title" {
            h2 id="confirm-end-title" { (scene.say("table-end-sure")) }
            p.unspent {}
            form.seg method="dialog" {
                button.btn value="no" { (scene.say("table-end-no")) }
                button.btn.pri value="yes" { (icon("end-turn")) span { (scene.say("table-end")) } }
            }
        }
    }
}

fn typed_dialog(scene: &Scene<'_>) -> Markup {
    html! {
        dialog #typed .card aria-label=(scene.say("table-typed")) {
            form method="dialog" {
                label { span { (scene.say("table-typed")) } input.field name="notation" autocomplete="off" maxlength="80" autocapitalize="none" spellcheck="false"; }
                div.seg {
                    // The first button is the one that Enter presses.
                    button.btn.pri value="yes" { (scene.say("table-typed-do")) }
                    button.btn value="no" { (scene.say("table-cancel")) }
                }
            }
        }
    }
}

/// Keys and what they do.
const KEYS: [(&str, &str); 14] = [
    ("← → ↑ ↓", "table-key-arrows"),
    ("Enter", "table-key-enter"),
    ("Esc", "table-key-escape"),
    ("1 – 9", "table-key-digits"),
    ("q w R", "table-key-turn"),
    ("u", "table-undo"),
    ("r", "table-reset"),
    ("e", "table-end"),
    ("h", "hint-key"),
    ("l", "table-log"),
    ("t", "say"),
    ("b", "back-take"),
    ("n", "next-table"),
    ("i", "card-key"),
];

fn keys_dialog(scene: &Scene<'_>) -> Markup {
    html! {
        dialog #keys .card aria-label=(scene.say("table-keys")) {
            h2 { (scene.say("table-keys")) }
            dl {
                @for (keys, what) in KEYS { dt { kbd { (keys) } } dd { (scene.say(what)) } }
                dt { kbd { "/" } } dd { (scene.say("table-typed")) }
                dt { kbd { "?" } } dd { (scene.say("aid-title")) }
            }
            form method="dialog" { button.btn { (scene.say("table-close")) } }
        }
    }
}
