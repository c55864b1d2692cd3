//! The page where readers say how they want to be called.

use maud::{Markup, html};
use patolli_catalog::Localizer;

use crate::{
    assets::href,
    icons::icon,
    layout::{plain, words},
    model::{CALL_CHANNELS, CALL_EVENTS, CallReceiver, CallRefusal, Calls, StopCalls},
};

/// Zones that are offered; others can be typed.
const ZONES: [&str; 24] = [
    "UTC",
    "Europe/Prague",
    "Europe/Warsaw",
    "Europe/Bratislava",
    "Europe/Berlin",
    "Europe/Vienna",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/London",
    "Europe/Dublin",
    "Europe/Kyiv",
    "Europe/Athens",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Sao_Paulo",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Asia/Kolkata",
    "Australia/Sydney",
];

/// Hours at which daily calls are offered.
const DAILY: [u8; 4] = [8, 12, 17, 20];

/// The page where readers say how they want to be called.
pub fn calls(page: &Calls<'_>) -> Markup {
    let words = words(&page.shell);
    let title = words.text("calls-title");
    let main = html! {
        h1 { (title) }
        p.about.dim { (words.text("calls-about")) }
        @if let Some(why) = page.refused {
            p.alert role="alert" { (icon("warning")) span { (words.text(refusal(why))) } }
        }
        @if page.channels.is_empty() {
            p.card.sheet { (words.text("calls-absent")) }
        } @else {
            (what(words, page))
            div.split { (when(words, page)) (sample(words)) }
            (push(words, page))
            (mail(words, page))
            (hooks(words, page))
            script type="module" src=(href("calls.js")) {}
        }
    };
    plain(&page.shell, &title, "calls", html! {}, main)
}

/// The page of the link that stops mails.
pub fn stop_calls(page: &StopCalls<'_>) -> Markup {
    let words = words(&page.shell);
    let title = words.text("calls-stop");
    let main = html! {
        h1 { (title) }
        section.card.sheet {
            @if page.done {
                p role="status" { (words.text("calls-stopped")) }
                p { a.btn href="/calls" { (words.text("calls-title")) } }
            } @else {
                form method="post" { button.btn.pri { (title) } }
            }
        }
    };
    plain(&page.shell, &title, "calls", html! {}, main)
}

/// Switches: what is called for, and how.
fn what(words: &Localizer, page: &Calls<'_>) -> Markup {
    let sends = |channel: &str| page.channels.contains(&channel);
    html! {
        form.card.sheet method="post" action="/calls" {
            h2 { (icon("bell")) (words.text("calls-what")) }
            input type="hidden" name="part" value="what";
            table.matrix {
                thead {
                    tr {
                        td {}
                        @for it in CALL_CHANNELS {
                            th scope="col" { (icon(channel_icon(it))) (words.text(&format!("calls-{it}"))) }
                        }
                    }
                }
                tbody {
                    @for event in CALL_EVENTS {
                        @let name = words.text(&format!("call-{event}"));
                        tr {
                            th scope="row" { (name) small { (words.text(&format!("call-{event}-about"))) } }
                            @for channel in CALL_CHANNELS {
                                td {
                                    input.sw type="checkbox" name={ (event) "-" (channel) }
                                        aria-label={ (name) ": " (words.text(&format!("calls-{channel}"))) }
                                        checked[page.on.contains(&(event, channel))] disabled[!sends(channel)];
                                }
                            }
                        }
                    }
                }
            }
            div.end { button.btn.pri { (words.text("calls-save")) } }
        }
    }
}

/// Quiet hours, zone, frequency.
fn when(words: &Localizer, page: &Calls<'_>) -> Markup {
    let hour = |name: &str, label: &str, chosen: u8| {
        html! {
            select.field name=(name) aria-label=(words.text(label)) {
                @for it in 0..24_u8 { option value=(it) selected[it == chosen] { (it) ":00" } }
            }
        }
    };
    html! {
        form.card.sheet method="post" action="/calls" {
            h2 { (icon("clock")) (words.text("calls-quiet")) }
            p.dim { (words.text("calls-quiet-about")) }
            input type="hidden" name="part" value="when";
            div.pairs {
                div.pair {
                    span { (words.text("calls-from-to")) }
                    span.two-fields {
                        (hour("from", "calls-from", page.quiet.0)) "–" (hour("to", "calls-to", page.quiet.1))
                    }
                }
                label {
                    span { (words.text("calls-zone")) }
                    input.field name="zone" value=(page.zone) list="zones" maxlength="64" required spellcheck="false"
                        autocomplete="off" aria-invalid=[(page.refused == Some(CallRefusal::Zone)).then_some("true")];
                    datalist #zones { @for it in ZONES { option value=(it) {} } }
                }
                label { span { (words.text("calls-often")) } (often(words, page.often)) }
                button.btn { (words.text("calls-save")) }
            }
        }
    }
}

fn often(words: &Localizer, chosen: &str) -> Markup {
    html! {
        select.field name="often" {
            @for it in ["at-once", "hourly"] {
                option value=(it) selected[it == chosen] { (words.text(&format!("calls-often-{it}"))) }
            }
            @for hour in DAILY {
                @let value = format!("daily:{hour}");
                option value=(value) selected[value == chosen] {
                    (words.text_with("calls-often-daily", &[("hour", format!("{hour}:00").into())]))
                }
            }
        }
    }
}

/// A call as it looks on a screen.
fn sample(words: &Localizer) -> Markup {
    let game = words.text("game-tzolkin");
    let who = [("who", "Bořek, Jagoda".into()), ("time", "23 h".into())];
    html! {
        section.card.sheet {
            h2 { (icon("eye")) (words.text("calls-sample")) }
            p.dim { (words.text("calls-sample-about")) }
            div.sample {
                (icon("calendar"))
                b { (words.text_with("msg-turn", &[("game", game.into())])) }
                span { (words.text_with("msg-with-left", &who)) }
            }
        }
    }
}

fn push(words: &Localizer, page: &Calls<'_>) -> Markup {
    html! {
        section.card.sheet {
            h2 { (icon("bell")) (words.text("calls-push")) }
            @if let Some(key) = &page.push_key {
                noscript { p.dim { (words.text("calls-push-script")) } }
                div.rows {
                    @for it in &page.devices { (receiver(words, "device", it)) }
                }
                // Shown by the script where the browser can do it.
                form #subscribe hidden method="post" action="/calls/device" data-key=(key) data-this=(words.text("calls-this")) {
                    @for it in ["endpoint", "p256dh", "auth", "name", "zone"] { input type="hidden" name=(it); }
                    button.btn { (icon("plus")) (words.text("calls-subscribe")) }
                    p.alert #push-denied hidden role="alert" { (words.text("calls-push-denied")) }
                }
                p.dim #push-absent hidden { (words.text("calls-push-absent")) }
            } @else { p.dim { (words.text("calls-absent")) } }
        }
    }
}

fn mail(words: &Localizer, page: &Calls<'_>) -> Markup {
    html! {
        section.card.sheet {
            h2 { (icon("chat")) (words.text("calls-mail")) }
            @if !page.channels.contains(&"mail") {
                p.dim { (words.text("calls-absent")) }
            } @else if !page.has_account {
                p.dim { (words.text("calls-mail-account")) " " a href="/account" { (words.text("account-title")) } }
            } @else {
                p.dim { (words.text("calls-mail-about")) }
                @if let Some((address, confirmed)) = page.mail {
                    div.rows {
                        div.rowc {
                            (icon("chat"))
                            p {
                                b { (address) }
                                small {
                                    @if confirmed { span.ok { (words.text("calls-confirmed")) } }
                                    @else { span.fix { (words.text("calls-waits")) } }
                                }
                            }
                            (buttons(words, "mail", "mail", confirmed))
                        }
                    }
                }
                form.pairs method="post" action="/calls/mail" {
                    label.wide {
                        span { (words.text(if page.mail.is_some() { "calls-change" } else { "calls-mail-address" })) }
                        input.field type="email" name="mail" maxlength="254" required autocomplete="email"
                            aria-invalid=[(page.refused == Some(CallRefusal::Mail)).then_some("true")];
                    }
                    button.btn { (words.text("calls-add")) }
                }
            }
        }
    }
}

fn hooks(words: &Localizer, page: &Calls<'_>) -> Markup {
    html! {
        section.card.sheet {
            h2 { (icon("link")) (words.text("calls-webhook")) }
            @if !page.channels.contains(&"webhook") {
                p.dim { (words.text("calls-absent")) }
            } @else {
                p.dim { (words.text("calls-hook-about")) }
                @if let Some(secret) = &page.secret {
                    p.notice role="status" { (icon("lock")) span { (words.text("calls-secret")) " " code { (secret) } } }
                }
                div.rows { @for it in &page.hooks { (receiver(words, "hook", it)) } }
                form.pairs method="post" action="/calls/hook" {
                    label.wide {
                        span { (words.text("calls-address")) }
                        input.field type="url" name="url" placeholder="https://" maxlength="500" required autocomplete="off"
                            aria-invalid=[(page.refused == Some(CallRefusal::Address)).then_some("true")];
                    }
                    label {
                        span { (words.text("calls-form")) }
                        select.field name="form" { option value="json" { "JSON" } option value="discord" { "Discord" } }
                    }
                    button.btn { (words.text("calls-add")) }
                }
            }
        }
    }
}

/// A device or a webhook with what can be done about it.
fn receiver(words: &Localizer, field: &str, it: &CallReceiver) -> Markup {
    let form = match it.form.as_str() {
        "" => None,
        "discord" => Some("Discord".to_owned()),
        _ => Some(words.text("calls-json")),
    };
    html! {
        div.rowc data-endpoint=[(!it.endpoint.is_empty()).then_some(&it.endpoint)] {
            (icon(if field == "hook" { "link" } else { "bell" }))
            p {
                b { (it.name) }
                small {
                    @if let Some(form) = form { (form) " · " }
                    @if it.off {
                        span.fix { (words.text_with("calls-failed", &[("n", it.failures.into())])) }
                    } @else { span.ok { (words.text("calls-on")) } }
                }
            }
            (buttons(words, field, &it.id, !it.off))
        }
    }
}

/// Buttons to try a receiver and to forget it.
fn buttons(words: &Localizer, field: &str, id: &str, can_try: bool) -> Markup {
    html! {
        div.seg {
            @if can_try {
                form method="post" action="/calls/try" {
                    button.btn name=(field) value=(id) { (words.text("calls-try")) }
                }
            }
            form method="post" action="/calls/forget" {
                button.btn name=(field) value=(id) { (words.text("calls-forget")) }
            }
        }
    }
}

const fn channel_icon(channel: &str) -> &'static str {
    match channel.as_bytes() {
        b"push" => "bell",
        b"mail" => "chat",
        _ => "link",
    }
}

const fn refusal(why: CallRefusal) -> &'static str {
    match why {
        CallRefusal::Zone => "calls-error-zone",
        CallRefusal::Mail => "calls-error-mail",
        CallRefusal::NoAccount => "calls-mail-account",
        CallRefusal::Address => "calls-error-address",
        CallRefusal::Device => "calls-error-device",
        CallRefusal::Many => "calls-error-many",
        CallRefusal::NotSent => "calls-error-not-sent",
    }
}
