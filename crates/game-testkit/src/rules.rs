//! Rules of a specification and the tests named after them.

use std::{fs, path::Path};

/// Holds that there are `count` rules in the list whose ids begin with `prefix`, and that each has a test in the folder
/// whose name begins with its id.
///
/// # Panics
/// If it is not so.
pub fn check_every_rule_has_a_test(list: &Path, prefix: &str, count: usize, tests: &Path) {
    let list = fs::read_to_string(list).expect("a list of rules");
    let ids: Vec<&str> = list.split_whitespace().filter(|id| id.starts_with(prefix)).collect();
    assert_eq!(ids.len(), count, "rules in the list");
    let mut sources = String::new();
    for file in fs::read_dir(tests).expect("a folder of tests").flatten().filter(|file| file.path().is_file())
    {
        sources.push_str(&fs::read_to_string(file.path()).expect("a source file"));
    }
    let name = |id: &str| format!("fn {}_", id.to_lowercase().replace('-', "_"));
    let missing: Vec<&str> = ids.into_iter().filter(|id| !sources.contains(&name(id))).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}
