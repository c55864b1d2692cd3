//! Compresses the short texts that pages are sent.
//!
//! A repetition is looked for only where the same four bytes stood last, as the quickest levels of the usual libraries do. Unlike
//! theirs, its memory is never cleared: where bytes stood is counted over all texts, so that places in earlier ones are known as
//! such. Texts may refer to a [`Dictionary`] that stands before them in the stream. A text gets codes of its own where they, and
//! what tells them, are shorter than the fixed ones.

mod codes;

use std::{
    cmp::Ordering,
    mem::{replace, take},
    ops::Range,
};

use self::codes::{Codes, FIXED, FIXED_HEAD};
use crate::{
    dictionary::{Dictionary, SHORTEST},
    huffman::Code,
};

/// Bits of the hash of four bytes.
const HASH_BITS: u32 = 12;
/// The longest repetition that has a code.
const LONGEST: usize = 258;
/// The longest way back that has a code.
const FARTHEST: usize = 32_768;
/// A repetition of this length is taken without looking for a longer one.
const LONG_ENOUGH: usize = 32;
/// Tokens for which room is kept from one text to the next.
const MOST_KEPT: usize = 8_192;

/// A dictionary that stands before a text in its stream.
#[derive(Clone, Copy)]
pub(crate) struct Before<'a> {
    pub(crate) dictionary: &'a Dictionary,
    /// Bytes between the two.
    pub(crate) between: usize,
}

/// Bytes that stood before.
#[derive(Clone, Copy)]
struct Repetition {
    length: usize,
    /// The way back to where they stand.
    way: usize,
}

/// What a text consists of.
#[derive(Clone, Copy)]
enum Token {
    Byte(u8),
    Repetition(Repetition),
}

/// A token in one number, since lists of them are long: a length, which is 0 for a byte, above the byte or the way back less one.
#[derive(Clone, Copy)]
struct PackedToken(u32);

/// Bits of a way back less one.
const WAY_BITS: u32 = FARTHEST.ilog2();

impl PackedToken {
    fn byte(byte: u8) -> Self {
        Self(u32::from(byte))
    }

    fn repetition(it: Repetition) -> Self {
        Self(u32::try_from((it.length << WAY_BITS) | (it.way - 1)).expect("both have codes"))
    }

    fn unpacked(self) -> Token {
        match (self.0 >> WAY_BITS) as usize {
            0 => Token::Byte(self.0.to_le_bytes()[0]),
            length => Token::Repetition(Repetition { length, way: self.0 as usize % FARTHEST + 1 }),
        }
    }
}

/// Room for compressing texts one after the other.
pub(crate) struct QuickDeflate {
    /// Where four bytes of each hash stood last, counted over all texts; 0 if they never did.
    places: Box<[u32; 1 << HASH_BITS]>,
    /// Where the next text begins, counted over all texts.
    begin: u32,
    /// Room for the tokens of a text.
    tokens: Vec<PackedToken>,
}

impl QuickDeflate {
    pub(crate) fn new() -> Self {
        Self { places: Box::new([0; 1 << HASH_BITS]), begin: 1, tokens: Vec::new() }
    }

    /// Text as blocks of a raw stream: they refer to nothing but the text itself and the dictionary before it, end with a whole
    /// byte, and none is marked as the last.
    pub(crate) fn blocks(&mut self, text: &[u8], before: Option<Before<'_>>) -> Vec<u8> {
        let mut tokens = take(&mut self.tokens);
        tokens.clear();
        self.read(text, before, &mut tokens);
        let mut writer = BitWriter::new(text.len() / 3 + 64);
        if let Some((codes, head)) = Codes::shorter_than_fixed(&tokens) {
            for it in head {
                writer.write(it);
            }
            codes.write(&tokens, &mut writer);
        } else {
            writer.write(FIXED_HEAD);
            FIXED.write(&tokens, &mut writer);
        }
        tokens.shrink_to(MOST_KEPT);
        self.tokens = tokens;
        writer.finish()
    }

    /// Takes a text apart.
    fn read(&mut self, text: &[u8], before: Option<Before<'_>>, tokens: &mut Vec<PackedToken>) {
        let begin = self.take_places(text.len());
        let mut at = 0;
        while let Some(four) = text[at..].first_chunk::<SHORTEST>() {
            if let Some(it) = self.repetition(begin, text, at, before) {
                tokens.push(PackedToken::repetition(it));
                at += it.length;
                self.note(begin, text, at - 2..at);
            } else {
                tokens.push(PackedToken::byte(four[0]));
                at += 1;
            }
        }
        tokens.extend(text[at..].iter().copied().map(PackedToken::byte));
    }

    /// The longer of two repetitions at `at`: of the text itself, and of what stands before it.
    fn repetition(
        &mut self,
        begin: u32,
        text: &[u8],
        at: usize,
        before: Option<Before<'_>>,
    ) -> Option<Repetition> {
        let four = text[at..].first_chunk()?;
        let own = self.earlier(begin, at, *four).map(|earlier| Repetition {
            length: common_length(&text[earlier..], &text[at..]),
            way: at - earlier,
        });
        let own = own.filter(|it| it.length >= SHORTEST);
        match (own, before) {
            (Some(it), _) if it.length >= LONG_ENOUGH => own,
            (_, Some(before)) => longer(own, before.repetition(text, at)),
            (_, None) => own,
        }
    }

    /// Counts the bytes of a text; returns where it begins.
    fn take_places(&mut self, length: usize) -> u32 {
        let length = u32::try_from(length).expect("no message is that long");
        if self.begin.checked_add(length).is_none() {
            self.places.fill(0);
            self.begin = 1;
        }
        let begin = self.begin;
        self.begin = begin.saturating_add(length);
        begin
    }

    /// Notes what stands at the end of a repetition: what follows it often goes on alike.
    fn note(&mut self, begin: u32, text: &[u8], places: Range<usize>) {
        for at in places {
            if let Some(four) = text[at..].first_chunk() {
                let _ = self.earlier(begin, at, *four);
            }
        }
    }

    /// Where bytes like those at `at` may stand earlier in the text that begins at `begin`. From now on they stand at `at`.
    fn earlier(&mut self, begin: u32, at: usize, four: [u8; SHORTEST]) -> Option<usize> {
        let hash = u32::from_le_bytes(four).wrapping_mul(0x9e37_79b1) >> (u32::BITS - HASH_BITS);
        let place = begin + u32::try_from(at).ok()?;
        let earlier = replace(self.places.get_mut(usize::try_from(hash).ok()?)?, place);
        let earlier = usize::try_from(earlier.checked_sub(begin)?).ok()?;
        (at - earlier <= FARTHEST).then_some(earlier)
    }
}

impl Before<'_> {
    /// What the dictionary has of the text at `at`, unless it is too far away.
    fn repetition(self, text: &[u8], at: usize) -> Option<Repetition> {
        let known = self.dictionary.text();
        let place = self.dictionary.place(&text[at..])?;
        let way = known.len() - place + self.between + at;
        let length = common_length(&known[place..], &text[at..]);
        (length >= SHORTEST && way <= FARTHEST).then_some(Repetition { length, way })
    }
}

/// The longer of two repetitions; of equal ones the nearer, whose code is shorter.
fn longer(own: Option<Repetition>, other: Option<Repetition>) -> Option<Repetition> {
    let (Some(one), Some(two)) = (own, other) else { return own.or(other) };
    match one.length.cmp(&two.length) {
        Ordering::Less => other,
        Ordering::Equal | Ordering::Greater => own,
    }
}

/// Number of bytes with which both texts begin alike, as far as there is a code for it.
pub(crate) fn common_length(one: &[u8], other: &[u8]) -> usize {
    let most = one.len().min(other.len()).min(LONGEST);
    let (one, other) = (&one[..most], &other[..most]);
    let (words, _) = one.as_chunks::<8>();
    let (other_words, _) = other.as_chunks::<8>();
    let mut length = 0;
    for (word, other) in words.iter().zip(other_words) {
        let differing = u64::from_le_bytes(*word) ^ u64::from_le_bytes(*other);
        if differing != 0 {
            return length + differing.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    let same = one[length..].iter().zip(&other[length..]).take_while(|(one, other)| one == other);
    length + same.count()
}

/// Puts codes together to bytes.
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that do not fill four bytes yet.
    bits: u64,
    count: u32,
}

impl BitWriter {
    fn new(capacity: usize) -> Self {
        Self { bytes: Vec::with_capacity(capacity), bits: 0, count: 0 }
    }

    fn write(&mut self, code: Code) {
        self.bits |= u64::from(code.bits) << self.count;
        self.count += code.count;
        if self.count >= 32 {
            self.bytes.extend_from_slice(&self.bits.to_le_bytes()[..4]);
            self.bits >>= 32;
            self.count -= 32;
        }
    }

    /// The bytes, with an empty stored block at their end: such a block begins at a whole byte.
    fn finish(mut self) -> Vec<u8> {
        let whole_bytes = (self.count + 3).div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.bits.to_le_bytes()[..whole_bytes]);
        self.bytes.extend_from_slice(&[0, 0, 0xff, 0xff]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;
    use crate::deflate::LAST_BLOCK;

    fn inflated(mut blocks: Vec<u8>) -> Vec<u8> {
        blocks.extend_from_slice(&LAST_BLOCK);
        let mut text = Vec::new();
        DeflateDecoder::new(&*blocks).read_to_end(&mut text).expect("it is a stream");
        text
    }

    /// Bytes that follow from a number; every `repeat`th piece is an earlier one.
    fn text(mut number: u64, length: usize, repeat: u64) -> Vec<u8> {
        let mut text: Vec<u8> = Vec::new();
        let mut next = || {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(number >> 33).expect("31 bits fit")
        };
        while text.len() < length {
            let (kind, a, b) = (next(), next(), next());
            if (kind as u64).is_multiple_of(repeat) && !text.is_empty() {
                let from = a % text.len();
                let piece = text[from..(from + b % 700).min(text.len())].to_vec();
                text.extend(piece);
            } else {
                text.push(u8::try_from(a % 256).expect("a byte"));
            }
        }
        text.truncate(length);
        text
    }

    #[test]
    fn texts_come_out_as_they_went_in() {
        let mut deflate = QuickDeflate::new();
        for number in 0..200 {
            let length = usize::try_from(number * number).expect("a short text") * 3;
            let text = text(number, length, 2 + number % 40);
            assert_eq!(inflated(deflate.blocks(&text, None)), text, "text {number}");
        }
    }

    #[test]
    fn all_lengths_and_ways_back_have_their_codes() {
        let mut deflate = QuickDeflate::new();
        for length in (0..300).chain([1_000, 40_000, 200_000]) {
            let runs = vec![b'x'; length];
            assert_eq!(inflated(deflate.blocks(&runs, None)), runs, "{length} bytes");
        }
        let word = &b"a word that stands nowhere else"[..];
        for way in (0..600).chain([4_000, 32_000, 32_736, 32_737, 32_738, 32_767, 32_768, 32_769, 70_000]) {
            let between = text(way as u64, way, 100_000);
            let text = [word, &between[..], word].concat();
            assert_eq!(inflated(deflate.blocks(&text, None)), text, "{way} bytes between");
        }
    }

    #[test]
    fn a_long_text_of_few_letters_gets_codes_of_its_own() {
        let mut deflate = QuickDeflate::new();
        let letters: Vec<u8> = text(5, 6_000, 100_000).iter().map(|it| b'a' + it % 8).collect();
        let blocks = deflate.blocks(&letters, None);
        assert!(
            blocks.len() < letters.len() * 45 / 100,
            "three bits for a letter, not eight: {}",
            blocks.len()
        );
        assert_eq!(inflated(blocks), letters);
    }

    #[test]
    fn places_are_counted_anew_before_they_run_out() {
        let mut deflate = QuickDeflate { begin: u32::MAX - 10_000, ..QuickDeflate::new() };
        for number in 0..20 {
            let text = text(number, 3_000, 10);
            assert_eq!(inflated(deflate.blocks(&text, None)), text);
        }
        assert!(deflate.begin < 100_000);
    }

    /// What a stream of a dictionary, something between and a text unpacks to.
    fn unpacked_after(dictionary: &Dictionary, between: &[u8], blocks: &[u8]) -> Vec<u8> {
        let mut deflate = QuickDeflate::new();
        let known = deflate.blocks(dictionary.text(), None);
        let between = deflate.blocks(between, None);
        inflated([&known, &between, blocks].concat())
    }

    #[test]
    fn a_text_refers_to_the_dictionary_wherever_it_stands_in_the_stream() {
        let known = text(3, 30_000, 100_000);
        let dictionary = Dictionary::new(known.clone());
        let mut deflate = QuickDeflate::new();
        for between in [0, 1, 700, 2_000, 2_768, 2_769, 10_000, 31_000, 32_767, 32_768, 50_000] {
            let between = text(9, between, 100_000);
            let own =
                [&known[20_000..24_000], b"something else", &known[3_000..6_000], &known[29_990..]].concat();
            let before = Before { dictionary: &dictionary, between: between.len() };
            let blocks = deflate.blocks(&own, Some(before));
            let whole = unpacked_after(&dictionary, &between, &blocks);
            assert_eq!(whole[known.len() + between.len()..], own, "{} bytes between", between.len());
            assert!(!between.is_empty() || blocks.len() < own.len() / 20, "{} bytes", blocks.len());
        }
    }

    #[test]
    fn an_earlier_text_is_no_part_of_a_later_one() {
        let mut deflate = QuickDeflate::new();
        let text = text(7, 5_000, 10);
        let first = deflate.blocks(&text, None);
        assert_eq!(deflate.blocks(&text, None), first, "nothing of the first is left");
    }
}
