//! Every rule of the specification is named by a test.

use std::path::Path;

use game_testkit::check_every_rule_has_a_test;

#[test]
fn every_rule_has_a_test_of_its_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = root.join("../../locales/rule-ids.txt");
    check_every_rule_has_a_test(&list, "KE-", 91, &root.join("tests/rules"));
}
