//! `patolli_fuzz::socket` under libFuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| patolli_fuzz::socket(bytes));
