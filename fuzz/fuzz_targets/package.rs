#![no_main]

#[path = "../../tests/attack/mod.rs"]
mod attack;

libfuzzer_sys::fuzz_target!(|data: &[u8]| attack::packages(data));
