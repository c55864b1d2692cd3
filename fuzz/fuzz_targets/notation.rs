//! `patolli_fuzz::notation` under libFuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| patolli_fuzz::notation(bytes));
