//! Names of guests.

use patolli_catalog::{Lang, Localizer, Seat};
use patolli_store::{Account, GuestId, Occupant, Table};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::{MixedScript as _, RestrictionLevel, RestrictionLevelDetection as _};

/// The longest name, in characters.
const MAX_LENGTH: usize = 40;
/// Maximum combining marks on one letter.
const MAX_MARKS: usize = 3;
/// Numbers of default names.
const DEFAULT_NUMBERS: std::ops::RangeInclusive<u32> = 1..=99;

/// A text is no name: empty, too long, with invisible or direction-changing characters, or of scripts that do
/// not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a name has 1 to {MAX_LENGTH} characters of one script, without line breaks and invisible characters"
)]
pub struct BadName;

/// The name in a text, in normal form (NFKC), with single blanks and none around it.
pub fn parse(text: &str) -> Result<String, BadName> {
    as_typed(text).ok_or(BadName)?;
    let name: String = text.nfkc().filter(|it| !is_variation_selector(*it)).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=MAX_LENGTH).contains(&name.chars().count());
    let seen =
        !name.chars().any(is_invisible) && !text.chars().any(is_bidi_control) && !has_stacked_marks(&name);
    if fits && seen && is_of_one_script(&name) { Ok(name) } else { Err(BadName) }
}

/// A name as older releases took them: without blanks around it, and not too long. Accounts may still have
/// such.
pub(crate) fn as_typed(text: &str) -> Option<&str> {
    let name = text.trim();
    let breaks = name.chars().any(char::is_control);
    ((1..=MAX_LENGTH).contains(&name.chars().count()) && !breaks).then_some(name)
}

/// The key that counts sign-ins with a name; the same for all ways to write it.
pub(crate) fn rate_limit_key(text: &str) -> String {
    // What is no name at all is tried in vain, and counted together.
    as_typed(text).map(|it| Account::fold_case(&it.nfkc().collect::<String>())).unwrap_or_default()
}

/// Whether a name can be confused with one of others.
pub(crate) fn is_confusable<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> bool {
    others.into_iter().any(|it| Account::is_confusable(it, name))
}

/// Names of the people at a table except one guest.
pub(crate) fn other_names<'a>(table: &'a Table, but: &'a GuestId) -> impl Iterator<Item = &'a str> {
    let other = move |it: &'a Occupant| match it {
        Occupant::Guest { id, name } if id != but => Some(name.as_str()),
        _ => None,
    };
    table.seats.iter().filter_map(other)
}

/// A name that cannot be confused with others: itself, or with the first number that will do.
pub(crate) fn make_distinct(name: &str, others: &[&str]) -> String {
    // Room for a blank and a number.
    let short: String = name.chars().take(MAX_LENGTH - 4).collect();
    let mut names =
        std::iter::once(name.to_owned()).chain((2..).map(|it| format!("{} {it}", short.trim_end())));
    names.find(|it| !is_confusable(it, others.iter().copied())).unwrap_or_default()
}

/// Whether a name can be confused with a default name, which no account may have.
pub(crate) fn is_default_name(name: &str) -> bool {
    Lang::ALL
        .iter()
        .any(|lang| DEFAULT_NUMBERS.map(|it| numbered(*lang, it)).any(|it| Account::is_confusable(&it, name)))
}

/// The default name of a guest; always the same for the same guest.
pub(crate) fn default_name(lang: Lang, id: &GuestId) -> String {
    let number =
        id.as_str().bytes().fold(7_u32, |sum, it| (sum * 31 + u32::from(it)) % DEFAULT_NUMBERS.end());
    numbered(lang, number + 1)
}

/// The first default name from a number on that is not among the taken ones.
pub(crate) fn free_default_name(lang: Lang, first: u32, taken: &[&str]) -> String {
    let mut names = (first..).map(|it| numbered(lang, it));
    names.find(|it| !is_confusable(it, taken.iter().copied())).unwrap_or_default()
}

/// The default name with a number.
pub(crate) fn numbered(lang: Lang, number: u32) -> String {
    Localizer::for_game(lang, "ui").text_with("guest-name", &[("n", number.into())])
}

/// A name as it is shown; who has deleted their account has none.
pub(crate) fn shown_name(words: &Localizer, name: &str) -> String {
    if name.is_empty() { words.text("guest-gone") } else { name.to_owned() }
}

/// The name of a bot, so that several at one table can be told apart.
pub(crate) fn bot_name(seat: Seat) -> &'static str {
    const NAMES: [&str; 5] = ["Itzel", "Akbal", "Ixchel", "Kinich", "Zazil"];
    NAMES[seat.index() % NAMES.len()]
}

/// Whether a character is a variation selector.
fn is_variation_selector(it: char) -> bool {
    matches!(it, '\u{fe00}'..='\u{fe0f}')
}

/// Whether a character changes the writing direction; checked on the text as it was typed.
fn is_bidi_control(it: char) -> bool {
    matches!(it, '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character is invisible or has no fixed appearance.
fn is_invisible(it: char) -> bool {
    // Letters that are blank, and what is not shown although it is a mark or a symbol.
    let blank = matches!(
        it,
        '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
            | '\u{3164}' | '\u{ffa0}' | '\u{1d159}' | '\u{e0100}'..='\u{e01ef}'
    );
    let kind = it.general_category();
    let separates = matches!(kind, GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator);
    blank || separates || it.general_category_group() == GeneralCategoryGroup::Other
}

/// Whether marks stand without a letter, or too many on one.
fn has_stacked_marks(name: &str) -> bool {
    let mut marks = MAX_MARKS;
    name.chars().any(|it| {
        let is_mark = it.general_category_group() == GeneralCategoryGroup::Mark;
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MAX_MARKS
    })
}

/// Whether the letters of a name are of one script, or of scripts that are written together and not mistaken
/// for each other.
fn is_of_one_script(name: &str) -> bool {
    let is_letter = |it: &char| {
        matches!(it.general_category_group(), GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark)
    };
    let letters: String = name.chars().filter(is_letter).collect();
    letters.is_single_script() || letters.check_restriction_level(RestrictionLevel::ModeratelyRestrictive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_may_hold_markup() {
        assert_eq!(parse("  Anička <b> "), Ok("Anička <b>".to_owned()));
        assert_eq!(parse(&"ž".repeat(40)), Ok("ž".repeat(40)));
    }

    #[test]
    fn empty_long_and_unruly_names_are_refused() {
        for text in ["", "  ", &"x".repeat(41), "a\nb", "a\u{0}", "\u{202e}evil"] {
            assert_eq!(parse(text), Err(BadName), "{text:?}");
        }
    }

    #[test]
    fn names_of_every_script_are_fine_by_themselves() {
        for name in [
            "Žofie Křížová",
            "Łucja Żółć",
            "山田太郎",
            "さくら",
            "サクラ",
            "山田さくら",
            "山田 Taro",
            "Иван Иванов",
            "Ελένη",
            "김민준",
            "Kim 민준",
            "محمد",
            "अनीता",
            "ณัฐ",
            "O'Neill-Smith",
            "Anna 2",
            "🏛 Anna",
            "Ḿøß",
            "Ngô Thị",
        ] {
            assert_eq!(parse(name).as_deref(), Ok(name), "{name}");
        }
    }

    #[test]
    fn ways_to_write_one_name_become_one() {
        assert_eq!(parse("\u{ff21}\u{ff4e}\u{ff4e}\u{ff41}").as_deref(), Ok("Anna"), "full width");
        assert_eq!(parse("Z\u{30c}ofie").as_deref(), Ok("Žofie"));
        assert_eq!(parse("Anna\u{a0}\u{2003} Marie").as_deref(), Ok("Anna Marie"));
        assert_eq!(parse("Anna ❤\u{fe0f}").as_deref(), Ok("Anna ❤"));
    }

    #[test]
    fn invisible_characters_are_refused() {
        for odd in [
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{2060}',
            '\u{feff}',
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{2800}',
            '\u{180e}',
            '\u{e0041}',
            '\u{e000}',
            '\u{200e}',
            '\u{2066}',
            '\u{2028}',
            '\u{fff9}',
        ] {
            assert_eq!(parse(&format!("An{odd}na")), Err(BadName), "{:x}", u32::from(odd));
        }
        assert_eq!(
            parse(&format!("a{}", "\u{301}\u{302}\u{303}\u{304}\u{305}")),
            Err(BadName),
            "heaped marks"
        );
        assert_eq!(parse("\u{301}"), Err(BadName), "a mark on nothing");
    }

    #[test]
    fn scripts_that_are_mistaken_for_each_other_do_not_mix() {
        for name in ["Аnna", "Annа", "Αnna", "pаypal", "Иван Ivanov", "Ελένη Иван"] {
            assert_eq!(parse(name), Err(BadName), "{name}");
        }
    }

    #[test]
    fn tries_are_counted_by_one_form_of_a_name() {
        assert_eq!(rate_limit_key(" ANNA "), rate_limit_key("\u{ff41}nna"));
        assert_eq!(rate_limit_key(&"x".repeat(41)), "");
    }

    #[test]
    fn names_of_nobody_in_particular_are_known() {
        for name in ["Guest 7", "guest 99", "Host 12", "Gość 3", "Guest I"] {
            assert!(is_default_name(name), "{name}");
        }
        assert!(!is_default_name("Anna") && !is_default_name("Guest 100"));
        assert_eq!(free_default_name(Lang::En, 2, &["Guest 2", "guest 3"]), "Guest 4");
    }

    #[test]
    fn a_number_tells_names_apart() {
        assert_eq!(make_distinct("Rex", &["Anna"]), "Rex");
        assert_eq!(make_distinct("Rex", &["REX", "Rex 2"]), "Rex 3");
        let long = "x".repeat(40);
        assert_eq!(make_distinct(&long, &[&long]), format!("{} 2", "x".repeat(36)));
    }
}
