//! Every rule of the specification is named by a test.

use std::{fs, path::Path};

#[test]
fn every_rule_has_a_test_of_its_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ids = fs::read_to_string(root.join("../../locales/rule-ids.txt")).unwrap();
    let ids: Vec<&str> = ids.split_whitespace().filter(|id| id.starts_with("KE-")).collect();
    assert_eq!(ids.len(), 91);
    let mut tests = String::new();
    for file in fs::read_dir(root.join("tests/rules")).unwrap() {
        tests.push_str(&fs::read_to_string(file.unwrap().path()).unwrap());
    }
    let name = |id: &str| format!("fn {}_", id.to_lowercase().replace('-', "_"));
    let missing: Vec<&str> = ids.into_iter().filter(|id| !tests.contains(&name(id))).collect();
    assert!(missing.is_empty(), "no test is named after {missing:?}");
}
