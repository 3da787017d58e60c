//! Any bytes as a record: refused with a line, or replayed to the end; never a panic.
#![no_main]

use game_core::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        let _ = games::replay(&record, &mut |_, _| ());
    }
});
