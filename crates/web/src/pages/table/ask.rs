//! What is asked and of whom: prompt, choices and the three turn buttons; also the open and the finished table.

use std::rc::Rc;

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{
    ceremony, choices, hint,
    invite::{code, invitation},
    owner, part, presence,
    scene::Scene,
    turn,
};
use crate::{
    Part, SentParts, boards,
    icons::icon,
    layout::{account_mark, sitter_name},
    model::{SeatCard, Sitter, Stage},
    tokens::token,
};

/// The region that says what to do, and does it.
pub(in crate::pages) fn ask(scene: &Scene<'_>) -> Markup {
    let seat = scene.asked().map(|it| scene.seat_class(it)).unwrap_or_default();
    html! {
        section #ask class={ "ask card " (seat) } data-state=(state(scene)) data-version=(scene.table.version)
            aria-label=(scene.say("table-ask")) {
            @match scene.table.stage {
                Stage::Open => (gathering(scene)),
                Stage::Running => @match scene.table.curtain {
                    Some(seat) => (curtain(scene, seat)),
                    None => (running(scene)),
                },
                Stage::Finished => (finished(scene)),
            }
        }
    }
}

/// What of it changed. To those who only wait, most decisions bring another question and nothing else; all of
/// them are sent the same.
pub(super) fn change(scene: &Scene<'_>, sent: &mut SentParts) -> Option<Rc<Part>> {
    let waits = state(scene) == "waiting" && scene.table.refused.is_none() && !scene.table.stale;
    if !waits {
        let whole = part("ask", ask(scene));
        return sent.is_new("ask", &whole.html).then(|| Rc::new(whole));
    }
    let names = scene.names_hash();
    let stand_ins = &scene.table.presence.stand_ins;
    let question = scene.cache.part(&("waiting-prompt", names, stand_ins), || part("prompt", prompt(scene)));
    let asks_anew = sent.is_new("prompt", &question.html);
    let ceremonies = ceremony::look(scene);
    let turn = scene.turn_begin();
    let presence = &scene.table.presence;
    if sent.is_new("ask", &(scene.asked().map(Seat::number), names, &ceremonies, presence, turn)) {
        let subject = ("waiting-ask", names, &ceremonies, presence, turn);
        return Some(scene.cache.part(&subject, || part("ask", ask(scene))));
    }
    asks_anew.then_some(question)
}

fn state(scene: &Scene<'_>) -> &'static str {
    match scene.table.stage {
        Stage::Open => "open",
        Stage::Finished => "over",
        Stage::Running if scene.table.may_decide => "asked",
        Stage::Running if scene.table.curtain.is_some() => "curtain",
        Stage::Running => "waiting",
    }
}

/// Whether the reader waits for others: for their decisions, or for their coming to a table where the reader sits.
pub(super) fn waits(scene: &Scene<'_>) -> bool {
    match state(scene) {
        "waiting" => true,
        // A form in which somebody types their name must not vanish.
        "open" => scene.is_mine(),
        _ => false,
    }
}

/// What shows the page as it is now to a reader who waits without script.
fn look_again(scene: &Scene<'_>) -> Markup {
    html! {
        @if waits(scene) {
            a.btn.unscripted.look-again href=(scene.address("")) { (icon("reset")) span { (scene.say("table-look-again")) } }
        }
    }
}

fn running(scene: &Scene<'_>) -> Markup {
    html! {
        (presence::notes(scene))
        form #act .act method="post" action=(scene.act_address()) {
            input type="hidden" name="version" value=(scene.table.version);
            @if let Some(form) = scene.lesson() {
                input type="hidden" name="did" value=(form.did);
                @if scene.text_board() { input type="hidden" name="text" value="1"; }
            }
            div.prompt {
                @if let Some(seat) = scene.asked() { (token(scene.seat_style(seat), 34)) }
                div { (notes(scene)) (prompt(scene)) }
                (held(scene))
                (look_again(scene))
                (hint::button(scene))
            }
            @if choices::has_groups(scene) {
                button #list-choices .ib.scripted type="button" aria-expanded="false" aria-controls="groups"
                    title=(scene.say("table-list")) aria-label=(scene.say("table-list")) { (icon("log")) }
            }
            (choices::choices(scene))
            @if scene.table.may_decide { (turn::buttons(scene)) } @else { (watching(scene)) }
        }
    }
}

/// What the reader is to put on the board.
fn held(scene: &Scene<'_>) -> Markup {
    let held = scene.table.may_decide.then(|| boards::held(scene.view(), &scene.frame())).flatten();
    html! { @if let Some(it) = held { (it) } }
}

/// What those who wait can do meanwhile: see the last turn once more, or look at the whole game from its beginning.
fn watching(scene: &Scene<'_>) -> Markup {
    let before = scene.turn_begin();
    html! {
        div.turn role="group" aria-label=(scene.say("table-turn")) {
            a.btn #watch-all href=(scene.address("/replay?n=0")) { (icon("first")) span { (scene.say("watch-from-start")) } }
            a.btn.again #watch-again href={ (scene.address("/replay?n=")) (before) } data-from=(before) {
                (icon("play")) span { (scene.say("table-watch-again")) }
            }
        }
    }
}

/// What the next player at this screen must not see is not here yet: first the screen is handed over.
fn curtain(scene: &Scene<'_>, seat: Seat) -> Markup {
    let name = scene.name(seat);
    html! {
        (presence::notes(scene))
        form.curtain method="post" action=(scene.address("/show")) {
            div.prompt {
                (token(scene.seat_style(seat), 34))
                div { (notes(scene)) p #prompt tabindex="-1" aria-live="polite" { (scene.say_with("table-hand-over", "who", name.as_str())) } }
            }
            button #show .btn.pri name="seat" value=(seat.number()) {
                (icon("hand-over")) span { (scene.say_with("table-show", "who", name)) }
            }
        }
    }
}

/// Why the last click did nothing.
fn notes(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some((why, rule)) = &scene.table.refused {
            p.refusal role="alert" {
                (icon("warning")) " " (scene.tell(why)) " "
                @if !rule.is_empty() { a.rule href=(scene.rule_address(rule)) target="_blank" { (rule) } }
            }
        }
        @if scene.table.stale {
            p.stale role="status" { (icon("info")) " " (scene.say("table-stale")) }
        }
        (ceremony::links(scene))
    }
}

fn prompt(scene: &Scene<'_>) -> Markup {
    let waiting = scene.asked().filter(|_| !scene.table.may_decide);
    // What is asked may tell what is hidden.
    let secret = waiting.is_some() && scene.hides();
    let question = scene.table.play.ask().filter(|_| !secret).map(|it| scene.tell_line(&it));
    let progress = scene.table.may_decide.then(|| boards::progress(scene.view(), &scene.frame())).flatten();
    html! {
        // What others do is announced once for each turn of theirs.
        p #prompt tabindex="-1" aria-live=(if scene.is_yours() { "polite" } else { "off" }) {
            @if let Some(seat) = waiting {
                b { (waiting_for(scene, seat)) } " "
                span.dim { (question.unwrap_or_else(|| scene.say("table-secret"))) }
            } @else {
                // At a shared screen the token is not enough to say whose turn it is.
                @if let Some(seat) = scene.asked().filter(|_| scene.is_hot_seat()) { b { (scene.name(seat)) ":" } " " }
                (question.unwrap_or_default())
                @if let Some(it) = progress { " " b.progress { (it) } }
            }
        }
    }
}

fn waiting_for(scene: &Scene<'_>, seat: Seat) -> String {
    let bot = scene.table.seats.iter().any(|it| it.seat == seat && matches!(it.sitter, Sitter::Bot { .. }));
    let bot = bot || scene.table.presence.stand_in(seat).is_some();
    let key = if bot { "table-bot-thinks" } else { "table-waiting" };
    scene.say_with(key, "who", scene.name(seat))
}

/// A table whose seats are filling up.
fn gathering(scene: &Scene<'_>) -> Markup {
    let open = scene.table.seats.iter().filter(|it| it.sitter == Sitter::Open).count();
    html! {
        div.prompt {
            div {
                p #prompt tabindex="-1" aria-live="polite" { b { (scene.say_with("table-open-seats", "n", open)) } }
                @if let Some(link) = &scene.table.invite { (invitation(scene, link)) }
            }
            (look_again(scene))
        }
        ul.gathering { @for it in scene.table.seats { (place(scene, it)) } }
        div.arranging { (owner::table_forms(scene)) }
        @if let Some(link) = &scene.table.invite { (code(scene, link)) }
    }
}

fn place(scene: &Scene<'_>, card: &SeatCard) -> Markup {
    html! {
        li.chip.plain {
            (token(scene.seat_style(card.seat), 26))
            span { (sitter_name(scene.words, &card.sitter)) @if is_mine(card) { small { (scene.say("table-you")) } } }
            (account_mark(scene.words, &card.sitter))
            @if card.sitter == Sitter::Open && !scene.is_mine() { (join(scene, card.seat)) }
            (owner::seat_forms(scene, card))
        }
    }
}

fn is_mine(card: &SeatCard) -> bool {
    matches!(card.sitter, Sitter::Person { mine: true, .. })
}

/// Sits down; who has no name yet gives one in the same form.
fn join(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        form.join method="post" action=(scene.address("/join")) data-word {
            @if scene.table.shell.guest.is_empty() {
                input.field name="name" required maxlength="40" placeholder=(scene.say("table-your-name"))
                    aria-label=(scene.say("table-your-name"));
            }
            button.btn.pri name="seat" value=(seat.number()) { (scene.say("table-join")) }
        }
    }
}

/// The result and the ways on.
fn finished(scene: &Scene<'_>) -> Markup {
    let places = scene.table.play.places();
    let mut seats: Vec<_> = scene.table.seats.iter().map(|it| it.seat).collect();
    seats.sort_by_key(|it| places[it.index()]);
    let winners = seats.iter().filter(|it| places[it.index()] == 1).map(|it| scene.name(*it));
    let winners = winners.collect::<Vec<_>>().join(", ");
    let is_agreed = scene.is_agreed_end();
    let headline =
        if is_agreed { scene.say("end-agreed") } else { scene.say_with("table-winner", "who", winners) };
    html! {
        div.prompt {
            div {
                (ceremony::links(scene))
                p #prompt tabindex="-1" aria-live="polite" { b { (headline) } }
            }
        }
        ol.result {
            @for seat in seats {
                li {
                    @if !is_agreed { span.place { (places[seat.index()]) "." } }
                    (token(scene.seat_style(seat), 26)) span.who { (scene.name(seat)) }
                    span.amt { (scene.score(seat)) (icon("vp")) }
                }
            }
        }
        div.turn {
            a.btn href=(scene.address("/review")) { (icon("hint")) span { (scene.say("review-title")) } }
            a.btn href=(scene.address("/replay?n=0")) { (icon("play")) span { (scene.say("table-review")) } }
            button.btn.scripted type="button" data-share=(scene.address("/score")) data-copied=(scene.say("table-copied")) {
                (icon("share")) span data-label { (scene.say("podium-share")) }
            }
            form method="post" action=(scene.address("/rematch")) data-word {
                button.btn { (icon("reset")) span { (scene.say("table-rematch")) } }
            }
            a.btn.pri href=(scene.address("/score")) { (icon("vp")) span { (scene.say("table-score")) } }
        }
    }
}
