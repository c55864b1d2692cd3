//! Runs the program.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod schemas;

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
};

use serde_json::{Value, json};

/// What a run came to.
pub struct RunOutput {
    /// Exit code.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl RunOutput {
    /// The run, which must have succeeded and said nothing on standard error.
    #[track_caller]
    pub fn succeeded(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// Standard output, which must be one JSON object and nothing else.
    #[track_caller]
    pub fn json(&self) -> Value {
        let value: Value = serde_json::from_str(&self.out).expect("only JSON is printed");
        assert!(value.is_object() && self.out.lines().count() == 1, "{}", self.out);
        value
    }
}

/// The program with arguments, not yet started.
pub fn patolli(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patolli"));
    command.args(args);
    command
}

/// Runs the program with nothing on standard input.
pub fn run(args: &[&str]) -> RunOutput {
    run_with_input(args, b"")
}

/// Runs the program with these bytes on standard input.
pub fn run_with_input(args: &[&str], input: &[u8]) -> RunOutput {
    let mut child = patolli(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("it is piped");
    let done = thread::scope(|scope| {
        // It may end without reading everything.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the program ends")
    });
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    RunOutput { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

/// A running engine.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts one.
    pub fn start() -> Self {
        let mut child = patolli(&["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine runs");
        let input = child.stdin.take().expect("it is piped");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, input, output }
    }

    /// Starts one with a new game of Tikal.
    pub fn tikal(seats: u8, seed: u64) -> Self {
        Self::new_game(&json!({"game": "tikal", "seats": seats, "seed": seed}))
    }

    /// Starts one with a new game of Tzolk'in with every module.
    pub fn tzolkin(seats: u8, seed: u64) -> Self {
        let modules = json!({"tribes": true, "prophecies": true, "buildings": true, "quick": true});
        Self::new_game(&json!({"game": "tzolkin", "seats": seats, "seed": seed, "options": modules}))
    }

    fn new_game(new: &Value) -> Self {
        let mut engine = Self::start();
        engine.send_ok(&json!({ "new": new }));
        engine
    }

    /// Lets random bots play to the end.
    pub fn finish(&mut self) {
        loop {
            let best = self.send(br#"{"go":{"bot":"random"}}"#);
            let Some(best) = best["best"].as_str() else { break };
            self.send_ok(&json!({"play": best}));
        }
    }

    /// The game as a record.
    #[track_caller]
    pub fn record(&mut self) -> String {
        self.send_ok(&json!({"record": {}}))["record"].as_str().expect("a text").to_owned()
    }

    /// Sends bytes as one line and returns the line that comes back, as it came.
    #[track_caller]
    pub fn send_raw(&mut self, line: &[u8]) -> String {
        self.input.write_all(line).and_then(|()| self.input.write_all(b"\n")).expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers in text");
        assert!(answer.ends_with('\n'), "the engine died over {}", String::from_utf8_lossy(line));
        answer.trim_end().to_owned()
    }

    /// Sends a line and returns the object that comes back.
    #[track_caller]
    pub fn send(&mut self, line: &[u8]) -> Value {
        let answer = self.send_raw(line);
        let value: Value = serde_json::from_str(&answer).expect("every answer is JSON");
        assert!(value.is_object(), "{answer}");
        schemas::check_exchange(line, &value);
        value
    }

    /// Sends a command, which must succeed.
    #[track_caller]
    pub fn send_ok(&mut self, command: &Value) -> Value {
        let answer = self.send(command.to_string().as_bytes());
        assert!(answer["error"].is_null(), "{command}: {answer}");
        answer
    }

    /// The fingerprint of the position.
    #[track_caller]
    pub fn digest(&mut self) -> String {
        self.send_ok(&json!({"position": {}}))["digest"].as_str().expect("a digest").to_owned()
    }

    /// Ends the engine by ending its input; it must end well.
    #[track_caller]
    pub fn end(self) {
        let Self { mut child, input, .. } = self;
        drop(input);
        assert_eq!(child.wait().expect("the engine ends").code(), Some(0));
    }
}

/// The record of a whole game of Tikal between random bots.
pub fn record(seats: u8, seed: u64) -> String {
    let mut engine = Engine::tikal(seats, seed);
    engine.finish();
    let record = engine.record();
    engine.end();
    record
}

/// The points by seat that a record ends with, in parts of a point.
pub fn final_scores(record: &str) -> Vec<i64> {
    let over = record.lines().last().and_then(|it| it.strip_prefix("over ")).expect("the game is over");
    over.split(' ').map(|it| it.parse().expect("a number")).collect()
}

/// The numbers of a list in JSON, each of them in quarters.
pub fn quarters(list: &Value) -> Vec<i64> {
    let quarter = |it: &Value| {
        let n = 4.0 * it.as_f64().expect("a number");
        assert!(n.fract() == 0.0 && n.abs() < 1e6, "{it} is no number of quarters");
        #[expect(clippy::cast_possible_truncation, reason = "it is whole and small")]
        let n = n as i64;
        n
    };
    list.as_array().expect("a list").iter().map(quarter).collect()
}
