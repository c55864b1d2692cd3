//! The line protocol.

use serde_json::Value;

use crate::protocol::Session;

/// What shows the whole state of a session.
const STATE: [&str; 2] = [r#"{"position":{}}"#, r#"{"record":{}}"#];
/// More lines of one input tell nothing new.
const MOST_LINES: usize = 40;
/// A bot may look at the position so often.
const MOST_SIMULATIONS: u64 = 20;

/// Every line gets one line of JSON, and one that is refused changes nothing.
pub fn engine(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut session = Session::default();
    let mut known = None;
    for line in text.lines().filter(|it| !takes_long(it)).take(MOST_LINES) {
        let before = known.take().unwrap_or_else(|| state(&mut session));
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "{line:?} is answered by one line: {answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match answer.pointer("/error/kind").and_then(Value::as_str) {
            // What is not even JSON is the usual thing, and looking at everything takes long.
            Some("json") => known = Some(before),
            Some(_) => {
                let now = state(&mut session);
                assert_eq!(now, before, "{line:?} was refused and changed something");
                known = Some(now);
            }
            None => {}
        }
    }
}

fn state(session: &mut Session) -> [String; 2] {
    STATE.map(|it| session.answer(it))
}

/// Whether a line asks a bot to think for longer than a fuzzer waits.
fn takes_long(line: &str) -> bool {
    let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return false };
    let Some(Value::Object(go)) = fields.get("go") else { return false };
    let quick = |it: &str| matches!(it, "random" | "greedy");
    let is_quick = go.get("bot").and_then(Value::as_str).is_some_and(quick)
        || go.get("simulations").and_then(Value::as_u64).is_some_and(|it| it <= MOST_SIMULATIONS);
    !is_quick
}
