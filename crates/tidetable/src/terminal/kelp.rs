//! Kelp as text.

use serde_json::Value as Json;

use super::Words;

pub(super) fn show(_words: &Words, view: &Json) -> String {
    view.to_string()
}

pub(super) fn describe(_words: &Words, _action: &Json, _view: &Json) -> Option<String> {
    None
}

pub(super) fn tell(_words: &Words, event: &Json) -> Option<String> {
    Some(event.to_string())
}
