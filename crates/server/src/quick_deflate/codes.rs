//! Codes of a block: the fixed ones, or those made for its text.

use super::{BitWriter, LONGEST, PackedToken, Repetition, Token};
use crate::huffman::{self, Code};

/// Number of codes for bytes, the end of the block and lengths.
const SYMBOLS: usize = 286;
/// Number of codes for ways back.
const WAYS: usize = 30;
const END_OF_BLOCK: usize = 256;
/// The longest code of a symbol.
const LONGEST_CODE: usize = 15;
/// Texts of fewer tokens get no codes of their own: telling them would take more than they save.
const FEWEST_TOKENS: usize = 160;

/// The head of a block with fixed codes that is not the last one.
pub(super) const FIXED_HEAD: Code = Code::plain(0b010, 3);
/// The fixed codes (RFC 1951, 3.2.6).
pub(super) static FIXED: Codes = Codes { symbols: fixed_symbols(), ways: fixed_ways() };
/// The symbols of lengths, with the bits after them.
static LENGTHS: [(usize, Code); LONGEST + 1] = lengths();

/// The codes of a block.
pub(super) struct Codes {
    symbols: [Code; SYMBOLS],
    ways: [Code; WAYS],
}

/// How often each symbol occurs in a text.
struct Counts {
    symbols: [u32; SYMBOLS],
    ways: [u32; WAYS],
}

impl Counts {
    fn new(tokens: &[PackedToken]) -> Self {
        let mut counts = Self { symbols: [0; SYMBOLS], ways: [0; WAYS] };
        for token in tokens {
            match token.unpacked() {
                Token::Byte(it) => counts.symbols[usize::from(it)] += 1,
                Token::Repetition(it) => {
                    counts.symbols[LENGTHS[it.length].0] += 1;
                    counts.ways[way_symbol(it.way).0] += 1;
                }
            }
        }
        counts.symbols[END_OF_BLOCK] = 1;
        counts
    }

    /// Bits that all symbols take with these codes, without those after them, which are the same for all codes.
    fn bits(&self, codes: &Codes) -> u32 {
        let sum = |counts: &[u32], codes: &[Code]| -> u32 {
            counts.iter().zip(codes).map(|(count, code)| count * code.count).sum()
        };
        sum(&self.symbols, &codes.symbols) + sum(&self.ways, &codes.ways)
    }
}

impl Codes {
    /// The codes made for a text and the head that tells them, if both together are shorter than the fixed codes.
    pub(super) fn shorter_than_fixed(tokens: &[PackedToken]) -> Option<(Self, Vec<Code>)> {
        if tokens.len() < FEWEST_TOKENS {
            return None;
        }
        let counts = Counts::new(tokens);
        let symbols = huffman::code_lengths(&counts.symbols, LONGEST_CODE);
        let ways = huffman::code_lengths(&counts.ways, LONGEST_CODE);
        let codes = Self { symbols: huffman::codes(&symbols), ways: huffman::codes(&ways) };
        let head = huffman::head(&symbols, &ways);
        let head_bits: u32 = head.iter().map(|it| it.count).sum();
        (head_bits + counts.bits(&codes) < FIXED_HEAD.count + counts.bits(&FIXED)).then_some((codes, head))
    }

    /// Writes a text and the end of its block.
    pub(super) fn write(&self, tokens: &[PackedToken], writer: &mut BitWriter) {
        for token in tokens {
            match token.unpacked() {
                Token::Byte(it) => writer.write(self.symbols[usize::from(it)]),
                Token::Repetition(it) => self.write_repetition(it, writer),
            }
        }
        writer.write(self.symbols[END_OF_BLOCK]);
    }

    fn write_repetition(&self, repetition: Repetition, writer: &mut BitWriter) {
        let (symbol, extra) = LENGTHS[repetition.length];
        writer.write(self.symbols[symbol].with(extra.bits, extra.count));
        let (symbol, extra) = way_symbol(repetition.way);
        writer.write(self.ways[symbol].with(extra.bits, extra.count));
    }
}

const fn fixed_symbols() -> [Code; SYMBOLS] {
    let mut codes = [FIXED_HEAD; SYMBOLS];
    let mut symbol = 0;
    while symbol < 286 {
        codes[symbol as usize] = match symbol {
            0..=143 => Code::reversed(0b0011_0000 + symbol, 8),
            144..=255 => Code::reversed(0b1_1001_0000 + symbol - 144, 9),
            256..=279 => Code::reversed(symbol - 256, 7),
            _ => Code::reversed(0b1100_0000 + symbol - 280, 8),
        };
        symbol += 1;
    }
    codes
}

const fn fixed_ways() -> [Code; WAYS] {
    let mut codes = [FIXED_HEAD; WAYS];
    let mut symbol = 0;
    while symbol < 30 {
        codes[symbol as usize] = Code::reversed(symbol, 5);
        symbol += 1;
    }
    codes
}

const fn lengths() -> [(usize, Code); LONGEST + 1] {
    let mut codes = [(0, Code::plain(0, 0)); LONGEST + 1];
    let mut length = 3;
    while length <= 258 {
        codes[length as usize] = length_symbol(length);
        length += 1;
    }
    codes
}

/// The symbol of a length, with the bits after it.
const fn length_symbol(length: u32) -> (usize, Code) {
    let beyond = length - 3;
    match beyond {
        0..8 => (257 + beyond as usize, Code::plain(0, 0)),
        255 => (285, Code::plain(0, 0)),
        _ => {
            let extra = beyond.ilog2() - 2;
            let symbol = 261 + 4 * extra + ((beyond >> extra) & 3);
            (symbol as usize, Code::plain(beyond & ((1 << extra) - 1), extra))
        }
    }
}

/// The symbol of a way back, which is at most [`super::FARTHEST`], with the bits after it.
fn way_symbol(way: usize) -> (usize, Code) {
    let beyond = u32::try_from(way - 1).unwrap_or_default();
    if beyond < 2 {
        return (way - 1, Code::plain(0, 0));
    }
    let extra = beyond.ilog2() - 1;
    let symbol = 2 * extra + 2 + ((beyond >> extra) & 1);
    (symbol as usize, Code::plain(beyond & ((1 << extra) - 1), extra))
}
