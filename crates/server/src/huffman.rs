//! Huffman codes made for one text, as deflate streams have them (RFC 1951, 3.2.2 and 3.2.7).

use std::iter::repeat_n;

/// Some bits of a stream, the first one lowest.
#[derive(Clone, Copy, Default)]
pub(crate) struct Code {
    pub(crate) bits: u32,
    pub(crate) count: u32,
}

impl Code {
    /// Bits that stand as they are.
    pub(crate) const fn plain(bits: u32, count: u32) -> Self {
        Self { bits, count }
    }

    /// A Huffman code, which is written from its highest bit on.
    pub(crate) const fn reversed(bits: u32, count: u32) -> Self {
        Self { bits: bits.reverse_bits() >> (u32::BITS - count), count }
    }

    /// The code with more bits after it.
    pub(crate) const fn with(self, bits: u32, count: u32) -> Self {
        Self { bits: self.bits | (bits << self.count), count: self.count + count }
    }
}

/// Symbols that tell the lengths of codes, in the order in which theirs are told.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// Says that the length before it is repeated 3 to 6 times.
const REPEAT: usize = 16;
/// Says that 3 to 10 lengths are zero.
const FEW_ZEROS: usize = 17;
/// Says that 11 to 138 lengths are zero.
const MANY_ZEROS: usize = 18;

/// Lengths of the codes for symbols that occur so many times: the rarer, the longer, and none longer than `longest`. A symbol that does
/// not occur has no code.
pub(crate) fn code_lengths<const N: usize>(counts: &[u32; N], longest: usize) -> [u8; N] {
    let mut lengths = [0; N];
    let mut used: Vec<(u32, usize)> = counts.iter().copied().zip(0..).filter(|it| it.0 > 0).collect();
    used.sort_unstable();
    let by_length = limited(&depths(&used), longest);
    let from_longest = by_length.iter().enumerate().rev();
    let in_order = from_longest.flat_map(|(length, symbols)| repeat_n(length, *symbols));
    for ((_, symbol), length) in used.iter().zip(in_order) {
        lengths[*symbol] = u8::try_from(length).expect("codes are short");
    }
    lengths
}

/// Depths of symbols in the tree that makes a text shortest; the rarest symbol stands first.
fn depths(used: &[(u32, usize)]) -> Vec<usize> {
    let leaves = used.len();
    if leaves < 2 {
        return vec![1; leaves];
    }
    let nodes = 2 * leaves - 1;
    let mut weights: Vec<u32> = used.iter().map(|it| it.0).collect();
    let mut parents = vec![0; nodes];
    // Leaves are sorted, and so are the inner nodes as they come: the lighter of both first ones is the lightest of all.
    let (mut leaf, mut inner) = (0, leaves);
    for node in leaves..nodes {
        let mut weight = 0;
        for _ in 0..2 {
            let takes_leaf = leaf < leaves && (inner >= node || weights[leaf] <= weights[inner]);
            let child = if takes_leaf { &mut leaf } else { &mut inner };
            weight += weights[*child];
            parents[*child] = node;
            *child += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; nodes];
    for node in (0..nodes - 1).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    depths.truncate(leaves);
    depths
}

/// Numbers of symbols by the length of their code, none longer than `longest`.
fn limited(depths: &[usize], longest: usize) -> Vec<usize> {
    let mut by_length = vec![0_usize; longest + 1];
    for depth in depths {
        by_length[(*depth).min(longest)] += 1;
    }
    let space = |by_length: &[usize]| -> usize {
        by_length.iter().enumerate().skip(1).map(|(length, symbols)| symbols << (longest - length)).sum()
    };
    // Shortened codes take room that others must give: one of the next shorter codes becomes two longer ones, which makes
    // room for one of the longest beside it.
    for _ in (1 << longest)..space(&by_length) {
        by_length[longest] -= 1;
        let shorter = (1..longest).rev().find(|it| by_length[*it] > 0).expect("some code is shorter");
        by_length[shorter] -= 1;
        by_length[shorter + 1] += 2;
    }
    by_length
}

/// The codes that follow from their lengths.
pub(crate) fn codes<const N: usize>(lengths: &[u8; N]) -> [Code; N] {
    let mut next = [0_u32; 17];
    for length in 1..16 {
        let symbols = lengths.iter().filter(|it| usize::from(**it) == length).count();
        next[length + 1] = (next[length] + u32::try_from(symbols).expect("few symbols")) << 1;
    }
    lengths.map(|length| {
        if length == 0 {
            return Code::default();
        }
        let code = &mut next[usize::from(length)];
        *code += 1;
        Code::reversed(*code - 1, u32::from(length))
    })
}

/// How a block begins whose codes have these lengths, those of bytes and lengths first, those of ways back second.
pub(crate) fn head(symbols: &[u8], ways: &[u8]) -> Vec<Code> {
    let symbols = without_end(symbols, 257);
    let ways = without_end(ways, 1);
    let told = run_lengths(&[symbols, ways].concat());
    let mut counts = [0; 19];
    for it in &told {
        counts[it.0] += 1;
    }
    let lengths = code_lengths(&counts, 7);
    let codes = codes(&lengths);
    let last = ORDER.iter().rposition(|it| lengths[*it] > 0).unwrap_or_default().max(3);
    let number = |it: usize| u32::try_from(it).expect("few symbols");
    let mut head = vec![
        Code::plain(0b100, 3),
        Code::plain(number(symbols.len() - 257), 5),
        Code::plain(number(ways.len() - 1), 5),
        Code::plain(number(last + 1 - 4), 4),
    ];
    head.extend(ORDER[..=last].iter().map(|it| Code::plain(u32::from(lengths[*it]), 3)));
    head.extend(told.iter().map(|(symbol, extra)| codes[*symbol].with(extra.bits, extra.count)));
    head
}

/// Lengths but for the zeros at their end, at least so many.
fn without_end(lengths: &[u8], least: usize) -> &[u8] {
    let end = lengths.iter().rposition(|it| *it > 0).map_or(0, |it| it + 1);
    &lengths[..end.max(least)]
}

/// Lengths as symbols that tell them, with the bits after each.
fn run_lengths(lengths: &[u8]) -> Vec<(usize, Code)> {
    let mut told = Vec::new();
    for run in lengths.chunk_by(|one, other| one == other) {
        let (length, mut left) = (usize::from(run[0]), run.len());
        if length > 0 {
            told.push((length, Code::default()));
            left -= 1;
        }
        while left > 0 {
            let (symbol, least, most, bits) = match (length, left) {
                (0, 11..) => (MANY_ZEROS, 11, 138, 7),
                (0, 3..) => (FEW_ZEROS, 3, 10, 3),
                (1.., 3..) => (REPEAT, 3, 6, 2),
                _ => (length, 1, 1, 0),
            };
            let taken = left.min(most);
            let extra = u32::try_from(taken - least).expect("few lengths");
            told.push((symbol, Code::plain(extra, bits)));
            left -= taken;
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much of all codes up to 15 bits the codes of these lengths take, in parts of 2^15.
    fn space(lengths: &[u8]) -> u32 {
        lengths.iter().filter(|it| **it > 0).map(|it| 1 << (15 - u32::from(*it))).sum()
    }

    #[test]
    fn the_codes_of_a_text_take_the_whole_room() {
        for number in 2..286 {
            let mut counts = [0; 286];
            (0..number).for_each(|it| counts[it] = u32::try_from(it * it % 97 + 1).expect("small"));
            let lengths = code_lengths(&counts, 15);
            assert_eq!(space(&lengths), 1 << 15, "{number} symbols");
            assert_eq!(lengths.iter().filter(|it| **it > 0).count(), number);
        }
    }

    #[test]
    fn no_code_is_longer_than_allowed_and_the_rarest_are_the_longest() {
        let mut counts = [0; 30];
        let (mut one, mut two) = (1, 1);
        for count in &mut counts {
            *count = one;
            (one, two) = (two, one + two);
        }
        for longest in [5, 7, 15] {
            let lengths = code_lengths(&counts, longest);
            assert_eq!(space(&lengths), 1 << 15, "{longest} bits");
            assert!(lengths.iter().all(|it| (1..=longest).contains(&usize::from(*it))));
            assert!(lengths.is_sorted_by(|one, other| one >= other), "{lengths:?}");
        }
    }

    #[test]
    fn a_single_symbol_and_none_at_all_have_codes_that_can_be_told() {
        let mut counts = [0; 30];
        assert_eq!(code_lengths(&counts, 15), [0; 30]);
        counts[7] = 3;
        assert_eq!(code_lengths(&counts, 15)[7], 1);
    }

    #[test]
    fn no_code_begins_like_another() {
        let mut counts = [0_u32; 19];
        (0..19).for_each(|it| counts[it] = 1 << (it / 2));
        let codes = codes(&code_lengths(&counts, 7));
        for (at, one) in codes.iter().enumerate() {
            for other in &codes[at + 1..] {
                let bits = one.count.min(other.count);
                let first = |it: &Code| it.bits & ((1 << bits) - 1);
                assert_ne!(first(one), first(other));
            }
        }
    }

    #[test]
    fn runs_tell_every_length() {
        let lengths = [&[8; 9][..], &[0; 2], &[5], &[0; 150], &[3; 3], &[0; 10]].concat();
        let mut read: Vec<u8> = Vec::new();
        for (symbol, extra) in run_lengths(&lengths) {
            let extra = extra.bits as usize;
            match symbol {
                REPEAT => read.extend(vec![*read.last().expect("one before"); 3 + extra]),
                FEW_ZEROS => read.extend(vec![0; 3 + extra]),
                MANY_ZEROS => read.extend(vec![0; 11 + extra]),
                length => read.push(u8::try_from(length).expect("a length")),
            }
        }
        assert_eq!(read, lengths);
    }
}
