//! The form for a new table. It needs no script: style sheets hide the rows beyond the number of seats.

mod presets;

use std::borrow::Cow;

use maud::{Markup, html};
use patolli_catalog::{
    Bot, Level, Localizer, OptionKind, OptionSpec, OptionsError, SeatStyle,
    protocol::{OptionRefusal, depends_on_options},
};

use crate::{
    boards::game_icon,
    icons::icon,
    layout::plain,
    model::{FormError, NewTable},
    pages::levels,
    promise::{Promise, ticket},
    tokens::token,
};

/// The form for a new table.
pub fn new_table(form: &NewTable<'_>) -> Markup {
    let words = Localizer::for_game(form.shell.lang, form.kind.name());
    let title = words.text("new-title");
    let main = html! {
        h1 { (title) }
        (error(words, form))
        form.card.new-form method="post" action="/new" data-word {
            input type="hidden" name="game" value=(form.kind.name());
            // The first button is the one that Enter presses in a field.
            button hidden {}
            (games(words, form))
            (presets::buttons(words, form))
            (seat_count(words, form))
            fieldset {
                legend { (words.text("new-who")) }
                @for (index, style) in form.kind.seat_styles().iter().enumerate() {
                    (seat_row(words, form, index, *style))
                }
                p.bots.dim.fine { (words.text("bot-levels-about")) @if let Some(it) = levels::measured(words, form.kind.name()) { " " (it) } }
            }
            (options(words, form))
            @if let Some(promise) = &form.promise { (shuffle(words, form, promise)) }
            div.end {
                p.summary.dim.fine data-summary {}
                button.btn.pri { (words.text("new-create")) }
            }
        }
    };
    plain(&form.shell, &title, "new", html! {}, main)
}

/// The promised shuffle, folded, with a field for the reader's word. The script fills it where the reader does not.
fn shuffle(words: &Localizer, form: &NewTable<'_>, promise: &Promise) -> Markup {
    html! {
        (ticket(promise))
        details.shuffle open[bad(form, "word").is_some()] {
            summary { (icon("seed")) (words.text("table-shuffle")) }
            p { (words.text("new-shuffle-about")) }
            p.dim.fine { (words.text("new-shuffle-commitment")) }
            code data-commitment { (promise.commitment) }
            label.rowx {
                span.what {
                    b { (words.text("new-shuffle-word")) }
                    " "
                    span.dim { (words.text("new-shuffle-word-about")) }
                }
                input.field name="word" maxlength="64" autocomplete="off" spellcheck="false" aria-invalid=[bad(form, "word")];
            }
        }
    }
}

/// Value of a field so far, or its default.
fn chosen<'f>(form: &'f NewTable<'_>, field: &str, default: &'f str) -> &'f str {
    let found = form.fields.iter().rev().find(|it| it.0 == field);
    found.map_or(default, |it| &it.1)
}

/// Number of seats chosen; the fewest if the value is not allowed.
fn seats(form: &NewTable<'_>) -> u8 {
    let allowed = form.kind.seats();
    let asked = chosen(form, "seats", "2").parse().ok().filter(|it| allowed.contains(it));
    asked.unwrap_or(*allowed.start())
}

fn games(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let friends = is_with_friends(form);
    html! {
        nav.games.seg aria-label=(words.text("new-game")) {
            @for kind in patolli_catalog::games() {
                @let current = kind.name() == form.kind.name();
                a.btn href={ "/new?game=" (kind.name()) @if friends { "&friends=on" } } aria-current=[current.then_some("true")]
                    data-name[current] {
                    (game_icon(kind.name())) (words.text(&format!("game-{}", kind.name())))
                }
            }
        }
    }
}

fn seat_count(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let now = seats(form);
    html! {
        fieldset.count {
            legend { (words.text("new-seats")) }
            div.radios {
                @for n in form.kind.seats() {
                    label.btn {
                        input.sr type="radio" name="seats" value=(n) checked[n == now];
                        (n)
                        @if n == 1 { " · " (words.text("automaton")) }
                    }
                }
            }
        }
    }
}

/// The row in which the player of a seat is chosen.
fn seat_row(words: &Localizer, form: &NewTable<'_>, index: usize, style: SeatStyle) -> Markup {
    let (who, name) = (format!("who{index}"), format!("name{index}"));
    let others = if is_with_friends(form) { "open" } else { "bot:search:3" };
    let now = chosen(form, &who, if index == 0 { "me" } else { others });
    let label = words.text(&format!("seat-style-{}", style.letter()));
    html! {
        div class={ "rowx seat-row row-" (index) } {
            (token(style, 32))
            label.seat-name for=(who) { (label) }
            select.field name=(who) id=(who) aria-invalid=[bad(form, &who)] {
                (player_options(&people(words, form), now))
                optgroup label=(words.text("new-computer")) { (player_options(&levels(words, form), now)) }
                optgroup label=(words.text("new-tests")) { (player_options(&simple(words), now)) }
            }
            input.field.hot-name name=(name) value=(chosen(form, &name, "")) maxlength="40"
                placeholder=(words.text("new-hot-name")) aria-label=(words.text("new-hot-name"))
                aria-invalid=[bad(form, &name)];
        }
    }
}

/// Field value and text of the players offered for a seat.
type PlayerOptions = Vec<(String, String)>;

fn player_options(all: &PlayerOptions, now: &str) -> Markup {
    html! { @for (value, text) in all { option value=(value) selected[value == now] { (text) } } }
}

fn people(words: &Localizer, form: &NewTable<'_>) -> PlayerOptions {
    let me = match form.shell.guest {
        "" => words.text("new-me"),
        name => words.text_with("new-me-named", &[("name", name.into())]),
    };
    let people = [("me", me), ("open", words.text("new-open")), ("hot", words.text("new-hot"))];
    people.map(|(value, text)| (value.to_owned(), text)).into()
}

/// The bots that search, weakest first.
fn levels(words: &Localizer, form: &NewTable<'_>) -> PlayerOptions {
    let levels = Level::ALL.into_iter().filter(|it| form.slow_bots || *it != Level::SLOW);
    let bots = levels.map(|it| {
        let name = words.text(&format!("bot-level-{}", it.number()));
        (format!("bot:{}", Bot::level(it)), name)
    });
    bots.collect()
}

/// The bots that do not look ahead.
fn simple(words: &Localizer) -> PlayerOptions {
    let bots = [Bot::Greedy, Bot::Random];
    bots.map(|it| (format!("bot:{it}"), words.text(&format!("bot-{it}-about")))).into()
}

fn options(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let solo = form.kind.solo_options();
    html! {
        fieldset {
            legend { (words.text("new-options")) }
            @for spec in form.kind.options().iter().filter(|it| !solo.contains(&it.key)) {
                (option(words, form, spec))
            }
            @if !solo.is_empty() {
                (presets::automaton(words, form))
                details.solo open[presets::is_custom(form)] {
                    summary { (words.text("new-solo-custom")) }
                    @for spec in form.kind.options().iter().filter(|it| solo.contains(&it.key)) {
                        (option(words, form, spec))
                    }
                }
            }
            (pace(words, form))
            @if patolli_catalog::coach(form.kind.name()).is_some() { (agreed(words, form, "coach", false)) }
            (agreed(words, form, "hints", true))
            (agreed(words, form, "listed", !is_with_friends(form)))
        }
    }
}

/// How quickly the table is played.
fn pace(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let chosen = chosen(form, "pace", "none");
    let paces = ["none", "day", "few", "live:10", "live:20", "live:40"];
    html! {
        label.rowx {
            span.what { b { (words.text("pace")) } " " span.dim { (words.text("pace-about")) } }
            select.field name="pace" {
                @for it in paces {
                    option value=(it) selected[it == chosen] { (words.text(&format!("pace-{}", it.replace(':', "-")))) }
                }
            }
        }
    }
}

/// Whether the form was opened for a table with friends: its seats are free, and only who has the link finds it.
fn is_with_friends(form: &NewTable<'_>) -> bool {
    chosen(form, "friends", "") == "on"
}

/// Whether the reader has filled the form before.
fn was_sent(form: &NewTable<'_>) -> bool {
    form.error.is_some() || form.fields.iter().any(|it| it.0 == "ticket" || it.0 == "who0")
}

/// A switch of the table itself, on or off until the reader turns it.
fn agreed(words: &Localizer, form: &NewTable<'_>, field: &str, on_at_first: bool) -> Markup {
    // A switch that is off is not sent with the form.
    let off_if_missing = if was_sent(form) {
        ""
    } else if on_at_first {
        "on"
    } else {
        "off"
    };
    let on = chosen(form, field, off_if_missing) == "on";
    html! {
        label.rowx.agreed {
            span.what {
                b { (words.text(&format!("new-{field}"))) }
                " "
                span.dim { (words.text(&format!("new-{field}-about"))) }
            }
            input.sw type="checkbox" name=(field) value="on" checked[on];
        }
    }
}

fn option(words: &Localizer, form: &NewTable<'_>, spec: &OptionSpec) -> Markup {
    let (key, field) = (spec.key, format!("set-{}", spec.key));
    html! {
        label.rowx data-seats[spec.kind == OptionKind::Seat] {
            span.what {
                b { (words.text(&format!("option-{key}"))) }
                " "
                span.dim { (words.text(&format!("option-{key}-about"))) }
            }
            @match spec.kind {
                OptionKind::Switch => {
                    input.sw type="checkbox" name=(field) value="on" checked[chosen(form, &field, "off") == "on"];
                }
                OptionKind::Seat => (select(form, &field, &seat_options(words, form))),
                OptionKind::OneOf(all) => (select(form, &field, &word_options(words, form, spec, all))),
            }
        }
    }
}

/// Field value and text of every word; none where the default depends on other options.
fn word_options(
    words: &Localizer,
    form: &NewTable<'_>,
    spec: &OptionSpec,
    all: &[&'static str],
) -> Vec<(Cow<'static, str>, String)> {
    let open = depends_on_options(form.kind, spec).then(|| ("".into(), words.text("option-depends")));
    let named = all.iter().map(|it| (Cow::from(*it), value_name(words, spec.key, it)));
    open.into_iter().chain(named).collect()
}

/// The name of a value of an option.
fn value_name(words: &Localizer, key: &str, value: &str) -> String {
    match value {
        "on" | "off" => words.text(&format!("option-switched-{value}")),
        _ => words.text(&format!("option-{key}-{value}")),
    }
}

/// Field value and text of every seat.
fn seat_options(words: &Localizer, form: &NewTable<'_>) -> Vec<(Cow<'static, str>, String)> {
    let named = form.kind.seat_styles().iter().enumerate().map(|(index, style)| {
        (index.to_string().into(), words.text(&format!("seat-style-{}", style.letter())))
    });
    named.collect()
}

fn select(form: &NewTable<'_>, field: &str, values: &[(Cow<'_, str>, String)]) -> Markup {
    let now = chosen(form, field, values.first().map_or("", |it| &it.0));
    html! {
        select.field name=(field) aria-invalid=[bad(form, field)] {
            @for (value, text) in values { option value=(value) selected[*value == now] { (text) } }
        }
    }
}

/// Value of `aria-invalid` for a field: set if that field was refused.
fn bad(form: &NewTable<'_>, field: &str) -> Option<&'static str> {
    let refused = match &form.error {
        Some(FormError::BadField(name)) => name == field,
        Some(FormError::BadName | FormError::ReservedName | FormError::SharedName) => {
            field.starts_with("name")
        }
        Some(
            FormError::Options(OptionsError::BadValue { key, .. })
            | FormError::Conflict(OptionRefusal::Seats { key, .. } | OptionRefusal::Beside { key, .. }),
        ) => field.strip_prefix("set-") == Some(*key),
        _ => false,
    };
    refused.then_some("true")
}

fn error(words: &Localizer, form: &NewTable<'_>) -> Markup {
    html! {
        @if let Some(error) = &form.error {
            p.alert role="alert" { (icon("warning")) span { (reason(words, error)) } }
        }
    }
}

fn reason(words: &Localizer, error: &FormError) -> String {
    match error {
        FormError::Options(OptionsError::Seats { min, max, seats, .. }) => {
            let args = [("min", (*min).into()), ("max", (*max).into()), ("n", (*seats).into())];
            words.text_with("new-error-seats", &args)
        }
        FormError::Options(OptionsError::Rules { newest, .. }) => {
            words.text_with("new-error-rules", &[("n", (*newest).into())])
        }
        FormError::Options(OptionsError::UnknownKey(key)) => {
            words.text_with("new-error-unknown-option", &[("key", key.as_str().into())])
        }
        FormError::Options(OptionsError::BadValue { key, .. }) => {
            let option = words.text(&format!("option-{key}"));
            words.text_with("new-error-bad-value", &[("option", option.into())])
        }
        FormError::Conflict(refusal) => conflict(words, refusal),
        FormError::NobodySits => words.text("new-error-nobody-sits"),
        FormError::BadField(field) if field == "word" => words.text("failure-bad-word-about"),
        FormError::BadField(field) => {
            words.text_with("new-error-bad-field", &[("field", field.as_str().into())])
        }
        FormError::BadName => words.text("new-error-bad-name"),
        FormError::Ticket(why) => words.text(&format!("{why}-about")),
        FormError::ReservedName => words.text("new-error-reserved-name"),
        FormError::SharedName => words.text("new-error-shared-name"),
    }
}

/// Why options have no meaning together, and what is possible.
fn conflict(words: &Localizer, refusal: &OptionRefusal) -> String {
    let option = |key: &str| words.text(&format!("option-{key}"));
    let (key, value, possible, why) = match refusal {
        OptionRefusal::Unknown { key, .. } => {
            return words.text_with("new-error-unknown-option", &[("key", key.as_str().into())]);
        }
        OptionRefusal::Seats { key, value, seats, possible } => {
            (key, value, possible, words.text_with("new-error-with-seats", &[("n", (*seats).into())]))
        }
        OptionRefusal::Beside { key, value, other, other_value, possible } => {
            let args =
                [("option", option(other).into()), ("value", value_name(words, other, other_value).into())];
            (key, value, possible, words.text_with("new-error-beside", &args))
        }
    };
    let possible: Vec<_> = possible.iter().map(|it| value_name(words, key, it)).collect();
    let args = [
        ("option", option(key).into()),
        ("value", value_name(words, key, value).into()),
        ("why", why.into()),
        ("possible", possible.join(", ").into()),
    ];
    words.text_with("new-error-conflict", &args)
}
