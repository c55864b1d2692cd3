//! The component list, and striking off what was compared.

use std::{collections::BTreeMap, fmt::Debug};

use patolli_teotihuacan::{Board, Goods, Resources};
use toml::{Table, Value};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/teotihuacan.toml");

fn file() -> Table {
    let text = std::fs::read_to_string(FILE).expect("the component list is there");
    text.parse().expect("the component list is TOML")
}

/// A part of the component list. When it goes, nothing may be left but how certain its values are.
pub struct Part {
    name: String,
    left: Table,
}

/// A section by its path.
pub fn section(path: &str) -> Part {
    let mut whole = Part { name: "the list".to_owned(), left: file() };
    let part = whole.part(path);
    whole.left.clear();
    part
}

/// The rows of a list of the file.
pub fn rows(path: &str) -> Vec<Part> {
    let mut whole = Part { name: "the list".to_owned(), left: file() };
    let rows = whole.rows(path);
    whole.left.clear();
    rows
}

impl Part {
    /// Strikes off a value.
    pub fn take(&mut self, path: &str) -> Value {
        let mut table = &mut self.left;
        let mut words: Vec<&str> = path.split('.').collect();
        let last = words.pop().expect("a path has a word");
        for word in words {
            let inner = table.get_mut(word).and_then(Value::as_table_mut);
            table = inner.unwrap_or_else(|| panic!("{}: `{path}` is missing", self.name));
        }
        table.remove(last).unwrap_or_else(|| panic!("{}: `{path}` is missing", self.name))
    }

    /// A value to look at once more; the original stays on the list.
    pub fn again(&self, key: &str) -> Self {
        let value = self.left.get(key).unwrap_or_else(|| panic!("{}: `{key}` is missing", self.name));
        Self { name: self.name.clone(), left: [(key.to_owned(), value.clone())].into_iter().collect() }
    }

    pub fn has(&self, key: &str) -> bool {
        self.left.contains_key(key)
    }

    pub fn number(&mut self, path: &str) -> i64 {
        self.take(path).as_integer().unwrap_or_else(|| panic!("{}: `{path}` is no number", self.name))
    }

    /// The list gives this number.
    pub fn says<N: TryInto<i64, Error: Debug>>(&mut self, path: &str, n: N) {
        let n: i64 = n.try_into().expect("a small number");
        assert_eq!(self.number(path), n, "{}: {path}", self.name);
    }

    /// The list gives these numbers.
    pub fn lists(&mut self, path: &str, numbers: &[u8]) {
        assert_eq!(self.numbers(path), numbers, "{}: {path}", self.name);
    }

    pub fn numbers(&mut self, path: &str) -> Vec<u8> {
        numbers(&self.take(path))
    }

    /// The list says yes or no.
    pub fn is(&mut self, path: &str, yes: bool) {
        assert_eq!(self.take(path).as_bool(), Some(yes), "{}: {path}", self.name);
    }

    pub fn text(&mut self, path: &str) -> String {
        let value = self.take(path);
        value.as_str().unwrap_or_else(|| panic!("{}: `{path}` is no text", self.name)).to_owned()
    }

    /// The list says it in these words.
    pub fn reads(&mut self, path: &str, text: &str) {
        assert_eq!(self.text(path), text, "{}: {path}", self.name);
    }

    pub fn words(&mut self, path: &str) -> Vec<String> {
        let list = self.take(path);
        let list = list.as_array().unwrap_or_else(|| panic!("{}: `{path}` is no list", self.name));
        list.iter().map(|it| it.as_str().expect("a list of words").to_owned()).collect()
    }

    /// A table within, struck off here and to be struck off there.
    pub fn part(&mut self, path: &str) -> Self {
        let Value::Table(left) = self.take(path) else { panic!("{}: `{path}` is no table", self.name) };
        Self { name: path.to_owned(), left }
    }

    pub fn rows(&mut self, path: &str) -> Vec<Self> {
        let Value::Array(rows) = self.take(path) else { panic!("{}: `{path}` is no list", self.name) };
        let row = |(nth, it): (usize, Value)| match it {
            Value::Table(left) => Self { name: format!("{path} {nth}"), left },
            _ => panic!("a row of `{path}` is no table"),
        };
        rows.into_iter().enumerate().map(row).collect()
    }

    /// Amounts by what they are of; none where nothing is given.
    pub fn amounts(&mut self, path: &str) -> BTreeMap<String, i64> {
        if !self.has(path.split('.').next().unwrap_or(path)) {
            return BTreeMap::new();
        }
        let Value::Table(table) = self.take(path) else { panic!("{}: `{path}` is no table", self.name) };
        table.into_iter().map(|(key, n)| (key, n.as_integer().expect("a number"))).collect()
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let left = rest(&self.left);
        assert!(left.is_empty() || std::thread::panicking(), "{}: nobody compared {left:?}", self.name);
    }
}

/// What is left of a table; how certain a value is counts for nothing.
fn rest(table: &Table) -> Vec<String> {
    let open = |(key, value): (&String, &Value)| match value {
        Value::Table(inner) => rest(inner).into_iter().map(|it| format!("{key}.{it}")).collect(),
        _ if key.ends_with("confidence") => Vec::new(),
        _ => vec![key.clone()],
    };
    table.iter().flat_map(open).collect()
}

/// Numbers of a list.
pub fn numbers(value: &Value) -> Vec<u8> {
    let list = value.as_array().expect("a list");
    list.iter().map(|it| u8::try_from(it.as_integer().expect("a number")).expect("small")).collect()
}

/// The board the list calls so.
pub fn board(id: &str) -> Board {
    let name = if id == "stone_quarry" { "quarry".to_owned() } else { id.replace('_', "-") };
    crate::scenario::read(&name)
}

/// The board with a number of the list.
pub fn numbered(number: i64) -> Board {
    Board::numbered(u8::try_from(number).expect("small"))
}

/// Amounts that are not 0, by name.
pub fn named(amounts: &[(&str, u8)]) -> BTreeMap<String, i64> {
    let some = amounts.iter().filter(|it| it.1 > 0);
    some.fold(BTreeMap::new(), |mut all, (name, n)| {
        *all.entry((*name).to_owned()).or_default() += i64::from(*n);
        all
    })
}

/// Goods by name.
pub fn goods(goods: Goods) -> [(&'static str, u8); 4] {
    let Resources { wood, stone, gold } = goods.resources;
    [("cocoa", goods.cocoa), ("wood", wood), ("stone", stone), ("gold", gold)]
}

#[test]
fn every_section_has_a_test() {
    // Where sources differ, `conflicts` tells which one is followed; the values themselves are compared.
    let known = "action_board alchemy ascension avenue calendar components conflicts construction costs \
                 decoration_tiles decorations discovery eclipse gather icons meta nobles power_ups pyramid \
                 pyramid_track rondel royal setup starting_tile technology temple_bonus temples teotibot tie_break";
    let mut there: Vec<String> = file().keys().cloned().collect();
    there.sort();
    assert_eq!(there, known.split(' ').collect::<Vec<_>>());
}
