//! Records from files.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use patolli_catalog::{AnyPlay, Record, RecordError, game};

use crate::failure::{CliError, CliResult};

/// No record is longer; more than this is not even read.
const MAX_RECORD_BYTES: u64 = 1 << 20;

/// A record that was read and played through.
pub struct OpenedRecord {
    /// As it stands in the file.
    pub record: Record,
    /// The game it tells, every decision checked.
    pub play: Box<dyn AnyPlay>,
}

/// Reads a record from a file, or from standard input for `-`, and plays it through.
pub fn open(path: &Path) -> CliResult<OpenedRecord> {
    let name = if is_stdio(path) { "standard input".to_owned() } else { path.display().to_string() };
    let about = |words: String| CliError::Message(format!("{name}: {words}"));
    let text = read(path).map_err(|it| about(it.to_string()))?;
    let record: Record = text.parse().map_err(|it: RecordError| about(it.to_string()))?;
    let game = game(&record.game).map_err(|it| about(it.to_string()))?;
    let play = game.open(&record).map_err(|it| about(with_line(&text, &it)))?;
    Ok(OpenedRecord { record, play })
}

/// Whether a path stands for standard input or output.
pub fn is_stdio(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let most = MAX_RECORD_BYTES + 1;
    if is_stdio(path) {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > MAX_RECORD_BYTES {
        return Err(io::Error::other(RecordError::TooLong));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("not a record: not even text"))
}

/// The words of an error; those about a turn say on which line it stands.
fn with_line(text: &str, error: &RecordError) -> String {
    let (RecordError::Refused { turn, .. } | RecordError::DigestDiffers { turn }) = error else {
        return error.to_string();
    };
    let is_turn = |line: &str| line.trim_start().starts_with(|it: char| it.is_ascii_digit());
    let lines = text.lines().enumerate().filter(|(_, line)| is_turn(line));
    let line = lines.map(|(index, _)| index + 1).nth(turn - 1);
    line.map_or_else(|| error.to_string(), |line| format!("line {line}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_about_a_turn_name_its_line() {
        let text = "patolli record 1\ngame tikal\n\n# a comment\n0: end\n1: end\n";
        let error = RecordError::DigestDiffers { turn: 2 };
        assert!(with_line(text, &error).starts_with("line 6: after turn 2"), "{}", with_line(text, &error));
        assert_eq!(with_line(text, &RecordError::SeedDiffers), RecordError::SeedDiffers.to_string());
    }
}
