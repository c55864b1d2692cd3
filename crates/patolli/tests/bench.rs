//! `patolli bench serve` on a small scale: what it tells is true; how fast it is, is not asked here.

mod support;

use std::path::Path;

use serde_json::{Value, json};
use support::run;

fn measure(more: &[&str]) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a plain path");
    let args = [&["bench", "serve", "--tables", "2", "--json", "--data", data][..], more].concat();
    let report = run(&args).succeeded().json();
    assert!(Path::new(data).exists(), "a directory that was given is kept");
    report
}

#[test]
fn every_socket_of_a_program_is_told_everything() {
    let report = measure(&["--pace", "50", "--seconds", "5", "--game", "tzolkin"]);
    assert_eq!((&report["missed"], &report["sockets"]), (&json!(0), &json!(8)), "{report}");
    assert_eq!((&report["kind"], &report["database"]), (&json!("programs"), &json!("SQLite")));
    assert!(report["decisions"].as_u64() > Some(0), "{report}");
    assert!(report["p50_ms"].as_f64() <= report["max_ms"].as_f64(), "{report}");
    assert_eq!(report["memory_mb"].as_array().map(Vec::len), Some(4));
}

#[test]
fn every_socket_of_a_page_is_told_everything() {
    let report = measure(&["--pages", "--pace", "100", "--seconds", "5", "--game", "tikal"]);
    assert_eq!((&report["missed"], &report["kind"]), (&json!(0), &json!("pages")), "{report}");
    assert!(report["decisions"].as_u64() > Some(0), "{report}");
}

#[test]
fn when_all_games_are_over_their_size_is_told() {
    let report = measure(&["--sockets", "2", "--game", "tikal", "--pace", "4", "--seconds", "3600"]);
    assert_eq!((&report["missed"], &report["finished"]), (&json!(0), &json!(2)), "{report}");
    assert!(report["game_bytes"].as_u64() > Some(1000), "{report}");
    assert!(report["played"].as_u64() > Some(20), "{report}");
}

#[test]
fn what_cannot_be_measured_is_told() {
    let bad = run(&["bench", "serve", "--game", "tzolkin", "--sockets", "9"]);
    assert_eq!((bad.code, bad.out.as_str()), (Some(1), ""));
    assert!(bad.err.contains("tzolkin is not for 9 seats"), "{}", bad.err);
    let nobody = run(&["bench", "serve", "--at", "127.0.0.1:1", "--tables", "1"]);
    assert_eq!(nobody.code, Some(1));
    let both = run(&["bench", "serve", "--at", "127.0.0.1:1", "--database", "sqlite:x"]);
    assert_eq!(both.code, Some(2), "{}", both.err);
}
