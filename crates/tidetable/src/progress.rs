//! A bar for long work, shown only where a person watches.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar over `steps` of `what`; silent when standard error is not a terminal.
pub(crate) fn bar(steps: u64, what: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {per_sec} {eta}")
        .expect("the template is well formed");
    ProgressBar::new(steps).with_style(style).with_message(what)
}
