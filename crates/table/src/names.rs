//! Which texts may serve as names.

use protocol::{MAX_COMMAND_ID, MAX_NAME, MAX_TABLE_ID};

/// A person's name with blanks tidied up; `None` if it is empty, too long or has control characters.
#[must_use]
pub fn valid_name(name: &str) -> Option<String> {
    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let strange = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let fits = !tidy.is_empty() && tidy.chars().count() <= MAX_NAME && tidy.len() <= 4 * MAX_NAME;
    (fits && !tidy.chars().any(strange)).then_some(tidy)
}

/// Whether a client may name a command so.
#[must_use]
pub fn valid_command_id(id: &str) -> bool {
    (1..=MAX_COMMAND_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Whether a table can have this name.
#[must_use]
pub fn valid_table_id(id: &str) -> bool {
    (1..=MAX_TABLE_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
