//! Lines of bounded length, whatever comes in.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub enum InputLine<'a> {
    /// A line, without its end; bytes that are no text are replaced.
    Text(&'a str),
    /// A longer line than [`MAX_LINE_BYTES`]; it was passed over.
    TooLong,
    /// Nothing more comes.
    End,
}

/// Reads lines, keeping one buffer.
pub struct LineReader<R> {
    input: R,
    buffer: Vec<u8>,
    text: String,
}

impl<R: BufRead> LineReader<R> {
    /// The lines of `input`.
    pub const fn new(input: R) -> Self {
        Self { input, buffer: Vec::new(), text: String::new() }
    }

    /// The next line.
    pub fn next(&mut self) -> io::Result<InputLine<'_>> {
        self.buffer.clear();
        let most = MAX_LINE_BYTES as u64 + 1;
        let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            return Ok(InputLine::End);
        }
        if self.buffer.last() == Some(&b'\n') {
            self.buffer.pop();
        } else if self.buffer.len() > MAX_LINE_BYTES {
            self.input.skip_until(b'\n')?;
            return Ok(InputLine::TooLong);
        }
        self.text = String::from_utf8_lossy(&self.buffer).into_owned();
        Ok(InputLine::Text(self.text.trim_end_matches('\r')))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_passed_over_and_the_next_one_is_read() {
        let long = "x".repeat(2 * MAX_LINE_BYTES);
        let just = "y".repeat(MAX_LINE_BYTES);
        let input = format!("a\r\n{long}\n{just}\n\nlast");
        let mut lines = LineReader::new(input.as_bytes());
        assert_eq!(lines.next().expect("readable"), InputLine::Text("a"));
        assert_eq!(lines.next().expect("readable"), InputLine::TooLong);
        assert_eq!(lines.next().expect("readable"), InputLine::Text(&just));
        assert_eq!(lines.next().expect("readable"), InputLine::Text(""));
        assert_eq!(lines.next().expect("readable"), InputLine::Text("last"));
        assert_eq!(lines.next().expect("readable"), InputLine::End);
    }
}
