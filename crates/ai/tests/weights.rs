//! Weights files: what is written can be read, and nothing else.

use patolli_ai::{
    ValueModel,
    value::{FeatureRow as _, LearnedValue},
};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::Tzolkin;

/// A whole file of the newest kind.
fn file<G: LearnedValue>() -> String {
    ValueModel::embedded::<G>().write::<G>("a test")
}

/// The same text with a sum that fits it again.
fn with_right_sum(text: &str) -> String {
    let (content, _) = text.trim_end().rsplit_once('\n').expect("several lines");
    let content = format!("{content}\n");
    format!("{content}sum {}\n", patolli_core::digest(&content))
}

fn refusal<G: LearnedValue>(text: &str) -> String {
    ValueModel::read::<G>(text).err().map(|it| it.to_string()).unwrap_or_default()
}

fn what_is_written_can_be_read<G: LearnedValue>() {
    let text = file::<G>();
    let model = ValueModel::read::<G>(&text).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    assert_eq!(model.write::<G>("a test"), text, "{}", G::NAME);
    let frozen = ValueModel::frozen::<G>("v1").expect("the first weights are kept");
    assert!(ValueModel::frozen::<G>("v0").is_none());
    assert_eq!(
        ValueModel::read::<G>(&frozen.write::<G>("a test")).map(|it| it.write::<G>("b")),
        Ok(frozen.write::<G>("b"))
    );
}

#[test]
fn files_of_all_games_can_be_read_again() {
    what_is_written_can_be_read::<Tikal>();
    what_is_written_can_be_read::<Tzolkin>();
    what_is_written_can_be_read::<Teotihuacan>();
}

#[test]
fn weights_of_another_game_are_refused() {
    assert!(refusal::<Tikal>(&file::<Tzolkin>()).contains("these are weights of `tzolkin`, not of `tikal`"));
}

#[test]
fn weights_of_other_rules_are_refused() {
    let text = file::<Tzolkin>();
    let rules = text.lines().find(|it| it.starts_with("rules ")).expect("a version").to_owned();
    let other = with_right_sum(&text.replacen(&rules, "rules 999", 1));
    assert!(
        refusal::<Tzolkin>(&other).contains("learned by version 999 of the rules"),
        "{}",
        refusal::<Tzolkin>(&other)
    );
    let none = with_right_sum(&text.replacen(&rules, "rules few", 1));
    assert!(refusal::<Tzolkin>(&none).contains("`rules N` was expected"));
}

#[test]
fn damage_anywhere_is_seen() {
    let text = file::<Tikal>();
    assert!(refusal::<Tikal>(&text.replacen("bias ", "bias 1", 1)).contains("damaged"));
    let half: String = text.chars().take(text.len() / 2).collect();
    assert!(refusal::<Tikal>(&half).contains("cut off"), "{}", refusal::<Tikal>(&half));
    assert!(refusal::<Tikal>("").contains("no weights file"));
    assert!(refusal::<Tikal>("patolli weights 3\n").contains("a kind this program does not know"));
    assert!(refusal::<Tikal>("patolli replay 1\n").contains("no weights file"));
}

#[test]
fn another_vocabulary_is_refused() {
    let text = file::<Tzolkin>();
    let one = <Tzolkin as LearnedValue>::Features::FEATURES[1].name;
    let renamed = with_right_sum(&text.replacen(&format!("\n{one} "), "\nmoods ", 1));
    let words = refusal::<Tzolkin>(&renamed);
    assert!(words.ends_with(&format!("`{one}` was expected")), "{words}");
    let more = with_right_sum(&text.replacen("\nunits ", "\nmoods 1 1 1 1 1 0 9\nunits ", 1));
    let words = refusal::<Tzolkin>(&more);
    assert!(words.contains("does not look at") || words.contains("was expected"), "{words}");
}

#[test]
fn numbers_that_are_no_weights_are_refused() {
    let text = file::<Tikal>();
    let line = text.lines().find(|it| it.starts_with("bias ")).expect("a bias").to_owned();
    for (bad, words) in [
        ("bias 1 2 3", "5 numbers"),
        ("bias 1 2 3 4 NaN", "not a number"),
        ("bias 1 2 3 4 1e30", "not a number"),
    ] {
        let text = with_right_sum(&text.replacen(&line, bad, 1));
        assert!(refusal::<Tikal>(&text).contains(words), "{bad}: {}", refusal::<Tikal>(&text));
    }
    let doubled = with_right_sum(&text.replace("\nseats 4\n", "\nseats 2\n"));
    assert!(
        refusal::<Tikal>(&doubled).contains("a second model for 2 seats"),
        "{}",
        refusal::<Tikal>(&doubled)
    );
}
