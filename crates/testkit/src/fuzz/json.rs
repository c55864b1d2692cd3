//! The JSON form of a position with parts that are like others, but not those that were there.

use patolli_core::Rng;
use rand::RngExt as _;
use serde_json::{Value, json};

/// What may stand in the JSON form of a game's positions; changes are drawn from it.
pub struct OtherValues<'a> {
    /// Numbers of any meaning.
    pub numbers: &'a [i64],
    /// Single words.
    pub words: &'a [&'a str],
    /// Names that may stand where there is nothing.
    pub names: &'a [&'a str],
    /// Makes a task, possible or not, as it lies in the list `tasks`.
    pub task: fn(&Value, &mut Rng) -> Value,
}

impl OtherValues<'_> {
    /// The same JSON with one to three of its parts changed in kind: another number, word, list or task.
    pub fn change(&self, text: &str, rng: &mut Rng) -> String {
        let mut form: Value = serde_json::from_str(text).expect("a position has a JSON form");
        for _ in 0..rng.random_range(1..=3) {
            if rng.random_range(0..4) == 0 {
                let task = (self.task)(&form, rng);
                let tasks = form["tasks"].as_array_mut().expect("a list");
                tasks.insert(rng.random_range(0..=tasks.len()), task);
            } else {
                self.change_part(&mut form, rng);
            }
        }
        form.to_string()
    }

    /// Goes down a random way and changes what it finds.
    fn change_part(&self, value: &mut Value, rng: &mut Rng) {
        match value {
            Value::Object(parts) if !parts.is_empty() => {
                let at = rng.random_range(0..parts.len());
                self.change_part(parts.values_mut().nth(at).expect("a part"), rng);
            }
            Value::Array(list) if !list.is_empty() && rng.random_range(0..4) > 0 => {
                let at = rng.random_range(0..list.len());
                self.change_part(&mut list[at], rng);
            }
            Value::Array(list) => change_length(list, rng),
            Value::Bool(yes) => *yes = !*yes,
            Value::Number(_) => *value = self.number(rng),
            Value::String(text) => *text = self.other_text(text, rng),
            Value::Null | Value::Object(_) => *value = self.something(rng),
        }
    }

    fn number(&self, rng: &mut Rng) -> Value {
        let n = self.numbers[rng.random_range(0..self.numbers.len())];
        json!(if rng.random_range(0..8) == 0 { -n } else { n })
    }

    /// Lines of the deal with two words exchanged; single words become others.
    fn other_text(&self, text: &str, rng: &mut Rng) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        if words.len() == 1 {
            return self.words[rng.random_range(0..self.words.len())].to_owned();
        }
        let (one, two) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
        words.swap(one, two);
        words.join(" ")
    }

    fn something(&self, rng: &mut Rng) -> Value {
        let plain = [json!(0), json!(1), json!(null)];
        let mut values = plain.into_iter().chain(self.names.iter().map(|it| json!(it)));
        values.nth(rng.random_range(0..3 + self.names.len())).expect("a value")
    }
}

/// Takes the last element away, or adds one: the first again, or a number.
fn change_length(list: &mut Vec<Value>, rng: &mut Rng) {
    match list.first().cloned() {
        Some(_) if rng.random() => drop(list.pop()),
        Some(first) if first.is_string() || rng.random() => list.push(first),
        _ => list.push(json!(rng.random_range(0..12))),
    }
}
