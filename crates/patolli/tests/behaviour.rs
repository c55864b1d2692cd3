//! Bots from level 2 up do not hoard, do not starve their workers and do not walk to and fro.
//!
//! `PATOLLI_BOTS=long cargo test --release -p patolli --test behaviour -- --ignored` plays 200 games a level, without it a few.

mod support;

use serde_json::Value;
use support::run;

/// Games of four seats that are played at a level, and the levels.
fn scale() -> (&'static str, &'static [u8]) {
    match std::env::var("PATOLLI_BOTS").as_deref() {
        Ok("long") => ("200", &[2, 3, 4, 5]),
        _ => ("4", &[2, 3]),
    }
}

/// What seats of a level do on average, by name.
fn style(game: &str, level: u8, games: &str) -> Value {
    let bot = format!("search:{level}");
    let report = run(&[
        "arena",
        game,
        "--bots",
        &bot,
        "--seats",
        "4",
        "--games",
        games,
        "--style",
        "--json",
        "--seed",
        "behaviour",
    ]);
    let sheet = report.succeeded().json()["style"][0]["figures"].clone();
    // Told where a test fails, and when somebody wants to know: `-- --nocapture`.
    println!("{game}, level {level}: {sheet}");
    sheet
}

#[track_caller]
fn assert_at_most(sheet: &Value, figure: &str, most: f64, what: &str) {
    let found = sheet[figure]["all"].as_f64().unwrap_or_else(|| panic!("{figure} in {sheet}"));
    assert!(found <= most, "{what}: {figure} is {found:.2}, at most {most} was expected");
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn tzolkin_feeds_and_builds() {
    let (games, levels) = scale();
    for level in levels {
        let sheet = style("tzolkin", *level, games);
        let what = format!("level {level}");
        assert_at_most(&sheet, "hoards", 0.01, &what);
        assert_at_most(&sheet, "wood left", 6.0, &what);
        assert_at_most(&sheet, "unfed workers", 4.0, &what);
        assert_at_most(&sheet, "workers without action", 1.5, &what);
    }
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn tikal_walks_to_a_purpose() {
    let (games, levels) = scale();
    for level in levels {
        let sheet = style("tikal", *level, games);
        let what = format!("level {level}");
        assert_at_most(&sheet, "moves to and fro", 1.0, &what);
        assert_at_most(&sheet, "unspent action points", 20.0, &what);
    }
}

#[test]
#[ignore = "needs many games: PATOLLI_BOTS=long, with --ignored"]
fn teotihuacan_pays_its_wages() {
    let (games, levels) = scale();
    for level in levels {
        let sheet = style("teotihuacan", *level, games);
        let what = format!("level {level}");
        assert_at_most(&sheet, "hoards", 0.01, &what);
        assert_at_most(&sheet, "wages not paid", 3.0, &what);
    }
}
