//! `patolli_fuzz::http` under libFuzzer.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| patolli_fuzz::http(bytes));
