//! Texts of lessons and tips: `*bold*`, and `[corn]` for the icon of a good.

use maud::{Markup, html};
use patolli_catalog::Localizer;

use crate::icons::icon;

/// A text of a lesson or of a tip.
pub(super) fn rich(words: &Localizer, text: &str) -> Markup {
    html! { span.rich { @for (n, part) in text.split('*').enumerate() {
        @if n % 2 == 1 { b { (with_icons(words, part)) } } @else { (with_icons(words, part)) }
    } } }
}

fn with_icons(words: &Localizer, text: &str) -> Markup {
    let mut parts = text.split('[');
    html! {
        (parts.next().unwrap_or_default())
        @for part in parts {
            @match part.split_once(']') {
                Some((name, rest)) => { (good(words, name)) (rest) },
                None => { "[" (part) },
            }
        }
    }
}

/// The icon of a good, with its name for those who do not see it.
fn good(words: &Localizer, name: &str) -> Markup {
    let key = format!("count-{name}");
    let said = if words.has(&key) { words.text_with(&key, &[("n", 1.into())]) } else { words.text(name) };
    html! { (icon(name)) span.sr { (said) } }
}

#[cfg(test)]
mod tests {
    use patolli_catalog::Lang;

    use super::*;

    #[test]
    fn stars_and_brackets_are_drawn() {
        let words = Localizer::for_lessons(Lang::En, "tzolkin");
        let drawn = rich(words, "a *lower* one costs 1 [corn].").into_string();
        assert!(drawn.contains("<b>lower</b>") && drawn.contains("#i-corn"), "{drawn}");
        assert!(!drawn.contains('['), "{drawn}");
        assert!(rich(words, "1 < 2").into_string().contains("1 &lt; 2"));
    }
}
