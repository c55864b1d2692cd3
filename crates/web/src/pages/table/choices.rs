//! The choices as buttons: chips with their full name, and groups where there are hundreds.

use maud::{Markup, html};
use patolli_catalog::{Arg, Choice, GoodsChange, Localizer, Score};

use super::{scene::Scene, turn};
use crate::icons::icon;

/// Largest number of choices that are all shown as chips.
const FEW: usize = 12;
/// More choices than this that differ only in a number stand in one row of numbers.
const MANY_NUMBERS: usize = 4;

/// Choices that share their first target, or tiles that can lie one way only, each at its own target.
struct Group<'a> {
    at: Option<&'a str>,
    choices: Vec<&'a Choice>,
}

/// Chips for choices without a place or with one, groups for the rest.
pub(super) fn choices(scene: &Scene<'_>) -> Markup {
    let (chips, groups) = sort(&scene.choices);
    html! {
        div.choices.beside[scene.choices.iter().any(is_aside)] role="group" aria-label=(scene.say("table-choices")) {
            @if chips.is_empty() && !groups.is_empty() {
                p.tip.scripted { (icon("hint")) (scene.say("table-tip")) }
            }
            div.chips {
                @let (numbers, others): (Vec<_>, Vec<_>) = chips.iter().partition(|it| is_number(it, &chips));
                @let (refused, open): (Vec<&Choice>, Vec<_>) = others.into_iter().partition(|it: &&Choice| it.refused.is_some());
                @for it in open { (chip(scene, it)) }
                @if let Some(first) = numbers.first() { (numbered(scene, first, &numbers)) }
                button #more-choices .chip.more.scripted type="button" data-words=(scene.say_with("choices-more", "n", "#")) hidden {}
                @if !refused.is_empty() { (why_not(scene, &refused)) }
            }
            @if scene.choices.iter().any(is_aside) { (asides(scene)) }
            @if !groups.is_empty() {
                div #groups .groups { @for it in &groups { (group(scene, it)) } }
            }
        }
    }
}

/// Whether some choices are in groups.
pub(super) fn has_groups(scene: &Scene<'_>) -> bool {
    let few = is_few(&scene.choices);
    in_question(&scene.choices).any(|it| !is_chip(it, few))
}

/// Choices that answer the question, without the end of the turn.
fn in_question(choices: &[Choice]) -> impl Iterator<Item = &Choice> {
    choices.iter().filter(|it| !turn::is_end(it) && !is_aside(it))
}

/// Whether all choices are shown as chips that can be.
fn is_few(choices: &[Choice]) -> bool {
    in_question(choices).nth(FEW).is_none()
}

fn is_chip(choice: &Choice, few: bool) -> bool {
    choice.rotation.is_none() && (few || choice.targets.len() < 2)
}

fn sort(choices: &[Choice]) -> (Vec<&Choice>, Vec<Group<'_>>) {
    let few = is_few(choices);
    let (chips, many): (Vec<_>, Vec<_>) = in_question(choices).partition(|it| is_chip(it, few));
    let mut groups: Vec<Group<'_>> = Vec::new();
    for choice in many {
        let at = choice.targets.first().map(String::as_str);
        match groups.iter_mut().find(|it| it.at == at) {
            Some(group) => group.choices.push(choice),
            None => groups.push(Group { at, choices: vec![choice] }),
        }
    }
    (chips, join_singles(groups))
}

/// Whether a choice interrupts what is asked; one that is refused tells why among the others.
fn is_aside(choice: &Choice) -> bool {
    choice.interruption && choice.refused.is_none()
}

/// What may be done beside the question, in a small row of its own.
fn asides(scene: &Scene<'_>) -> Markup {
    html! {
        div.asides role="group" aria-label=(scene.say("table-asides")) {
            @for it in scene.choices.iter().filter(|it| is_aside(it)) {
                button.aside name="do" value=(it.notation) data-at=[chain(&it.targets)] data-cost=[cost(it)] {
                    (icon(it.icon)) span { (scene.tell(&it.label)) } (price(scene, it))
                }
            }
        }
    }
}

/// A tile that looks the same from all sides needs no question how it lies: such places stand together.
fn join_singles(groups: Vec<Group<'_>>) -> Vec<Group<'_>> {
    let is_single = |it: &Group<'_>| matches!(it.choices[..], [only] if only.rotation.is_some());
    let (singles, mut groups): (Vec<_>, Vec<_>) = groups.into_iter().partition(is_single);
    if !singles.is_empty() {
        let choices = singles.into_iter().flat_map(|it| it.choices).collect();
        groups.insert(0, Group { at: None, choices });
    }
    groups
}

/// Whether a choice is one of many that differ only in a number, such as bids.
fn is_number(choice: &Choice, chips: &[&Choice]) -> bool {
    let alike =
        |it: &&&Choice| it.targets.is_empty() && it.label.key == choice.label.key && number(it).is_some();
    alike(&&choice) && chips.iter().filter(alike).count() > MANY_NUMBERS
}

fn number(choice: &Choice) -> Option<i64> {
    match choice.label.args[..] {
        [("n", Arg::Number(n))] => Some(n),
        _ => None,
    }
}

/// Choices that differ only in a number: the name once, then the numbers.
fn numbered(scene: &Scene<'_>, first: &Choice, choices: &[&Choice]) -> Markup {
    html! {
        div.numbers role="group" {
            (icon(first.icon)) span { (scene.say(&format!("{}-group", first.label.key))) }
            @for it in choices { (digit(scene, it)) }
        }
    }
}

/// A choice in a row of numbers.
fn digit(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let (n, label) = (number(choice).unwrap_or_default(), scene.tell(&choice.label));
    html! {
        @if choice.refused.is_some() {
            @let why = reason(scene, choice);
            button.chip.no type="button" aria-disabled="true" data-no=(choice.notation) title=(why)
                aria-label={ (label) ": " (why) } { (n) }
        } @else {
            button.chip name="do" value=(choice.notation) aria-label=(label) { (n) }
        }
    }
}

/// A choice with its icon, name, price and warning.
fn chip(scene: &Scene<'_>, choice: &Choice) -> Markup {
    let short = brief(scene, choice);
    let whole = short.is_some().then(|| scene.tell(&choice.label));
    html! {
        button.chip name="do" value=(choice.notation) data-at=[chain(&choice.targets)] data-cost=[cost(choice)] title=[whole] {
            (icon(choice.icon))
            span {
                (short.unwrap_or_else(|| scene.tell(&choice.label)))
                @if choice.reveals { small.wall { (icon("wall")) (scene.say("table-wall")) } }
            }
            (price(scene, choice))
        }
    }
}

/// A choice in few words, where its whole name is long: a message named after that of the choice.
fn brief(scene: &Scene<'_>, choice: &Choice) -> Option<String> {
    let key = format!("{}-short", choice.label.key);
    scene.words.has(&key).then(|| scene.words.text_with(&key, &values(scene, choice)))
}

/// What the name of a choice mentions.
fn values(scene: &Scene<'_>, choice: &Choice) -> Vec<(&'static str, fluent_bundle::FluentValue<'static>)> {
    choice.label.args.iter().map(|(name, arg)| (*name, value(scene, arg))).collect()
}

/// The choices that the rules refuse, out of the way of the others.
fn why_not(scene: &Scene<'_>, refused: &[&Choice]) -> Markup {
    html! {
        details.why-not data-key="why-not" {
            summary.chip.no { (icon("help")) (scene.say_with("choices-why-not", "n", refused.len())) }
            div.card { @for it in refused { (refused_chip(scene, it)) } }
        }
    }
}

/// A choice the rules refuse, with the reason; it stays readable and can be focused.
fn refused_chip(scene: &Scene<'_>, choice: &Choice) -> Markup {
    html! {
        span.refused {
            button.chip.no type="button" aria-disabled="true" data-no=(choice.notation) data-at=[chain(&choice.targets)] {
                (icon(choice.icon))
                span {
                    (scene.tell(&choice.label))
                    small.why { (reason(scene, choice)) }
                }
            }
            @if let Some(rule) = choice.rule {
                a.rule href=(scene.rule_address(rule)) target="_blank" { (rule) }
            }
        }
    }
}

fn group(scene: &Scene<'_>, group: &Group<'_>) -> Markup {
    let open = group.at.is_none() || scene.choices.len() <= FEW;
    let buttons = html! { div { @for it in &group.choices { (small(scene, it, group)) } } };
    html! {
        details.group open[open] data-key={ "at-" (group.at.unwrap_or_default()) } data-at=[group.at] {
            summary { (legend(scene, group)) }
            (buttons)
        }
    }
}

/// The common name of a group: a message named after that of the choices, else the name of the place.
fn legend(scene: &Scene<'_>, group: &Group<'_>) -> Markup {
    let label = &group.choices[0].label;
    let key = format!("{}-group", label.key);
    let name = if group.at.is_none() {
        scene.say("table-put-on")
    } else if scene.words.has(&key) {
        scene.words.text_with(&key, &values(scene, group.choices[0]))
    } else {
        group.at.unwrap_or_default().to_owned()
    };
    html! { (icon(group.choices[0].icon)) (name) }
}

fn value(scene: &Scene<'_>, arg: &Arg) -> fluent_bundle::FluentValue<'static> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Seat(seat) => scene.name(*seat).into(),
        Arg::Text(text) => text.clone().into(),
        Arg::Term(key) => scene.say(key).into(),
    }
}

/// A choice in a group: as short as it can be, since there may be hundreds.
fn small(scene: &Scene<'_>, choice: &Choice, group: &Group<'_>) -> Markup {
    let at = chain(&choice.targets[usize::from(group.at.is_some())..]);
    let short = group.at.map_or_else(|| choice.targets.join(" "), |_| short(scene, choice, group));
    html! {
        @if choice.refused.is_some() {
            button type="button" aria-disabled="true" data-no=(choice.notation) data-at=[at] data-turn=[choice.rotation]
                title=(reason(scene, choice)) { (short) }
        } @else {
            button name="do" value=(choice.notation) data-at=[at] data-turn=[choice.rotation] data-cost=[cost(choice)]
                data-gives=[gains(choice)] {
                (short)
                @if let Some(gains) = gains_in_words(scene, choice) { " " small { (gains) } }
                @else if let Some(cost) = cost(choice) { " " small { (cost) } }
            }
        }
    }
}

/// The name of a choice within its group: how far a tile is turned, the short name of the place, or the whole name.
fn short(scene: &Scene<'_>, choice: &Choice, group: &Group<'_>) -> String {
    match (choice.rotation, &choice.targets[..]) {
        (Some(turn), [_, place]) => {
            // A tile chosen before its place; it has four sides, and some can be paid in more than one way.
            let place = place.split_once('.').map_or(place.as_str(), |it| it.1);
            let alike = |it: &&&Choice| it.targets == choice.targets && it.rotation == choice.rotation;
            let way = (group.choices.iter().filter(alike).count() > 1)
                .then(|| format!(" {}", scene.tell(&choice.label)));
            format!("{place} {}°{}", u32::from(turn) * 90, way.unwrap_or_default())
        }
        (Some(turn), _) => format!("{}°", u32::from(turn) * 60),
        (None, [.., place]) if !place.contains('.') => place.clone(),
        _ => scene.tell(&choice.label),
    }
}

/// What a tile brings the way it is turned, for the script: `3×vp 1×t-blue`.
fn gains(choice: &Choice) -> Option<String> {
    let gains: Vec<_> = choice.gives.iter().map(|it| format!("{}×{}", it.n, it.good)).collect();
    (choice.rotation.is_some() && !gains.is_empty()).then(|| gains.join(" "))
}

/// The same in words.
fn gains_in_words(scene: &Scene<'_>, choice: &Choice) -> Option<String> {
    let gains: Vec<_> =
        choice.gives.iter().map(|it| format!("+{} {}", it.n, counted(scene.words, it))).collect();
    (choice.rotation.is_some() && !gains.is_empty()).then(|| gains.join(", "))
}

fn reason(scene: &Scene<'_>, choice: &Choice) -> String {
    choice.refused.as_ref().map_or_else(String::new, |it| scene.tell(it))
}

/// What the choice costs and brings.
fn price(scene: &Scene<'_>, choice: &Choice) -> Markup {
    amounts(scene, &choice.pays, &choice.gives)
}

/// What is paid and gained, each as icon and number, with the words for those who do not see the icon.
pub(in crate::pages) fn amounts(scene: &Scene<'_>, pays: &[GoodsChange], gives: &[GoodsChange]) -> Markup {
    amounts_in(scene.words, pays, gives)
}

/// The same in some words.
pub(in crate::pages) fn amounts_in(words: &Localizer, pays: &[GoodsChange], gives: &[GoodsChange]) -> Markup {
    html! {
        @for it in pays {
            " "
            span.amt.pays { span.sr { (words.text("table-costs")) " " } (it.n) (icon(it.good)) span.sr { " " (counted(words, it)) } }
        }
        @for it in gives {
            " "
            span.amt.gives { "+" (it.n) (icon(it.good)) span.sr { " " (counted(words, it)) } }
        }
    }
}

/// The name of a good after its number.
fn counted(words: &Localizer, change: &GoodsChange) -> String {
    let key = format!("count-{}", change.good);
    if !words.has(&key) {
        return words.text(change.good);
    }
    words.text_with(&key, &[("n", change.n.as_f64().into())])
}

fn cost(choice: &Choice) -> Option<Score> {
    choice.pays.first().map(|it| it.n)
}

/// Target ids in order, as one attribute.
fn chain(at: &[String]) -> Option<String> {
    (!at.is_empty()).then(|| at.join(" "))
}
