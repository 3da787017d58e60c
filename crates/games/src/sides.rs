//! Games whose seats differ in kind: ratings and texts tell their sides apart.

/// The names of the seats of a game, in seat order, where they differ in kind; none where they do not.
#[must_use]
pub fn sides(id: &str) -> &'static [&'static str] {
    match id {
        <kelp::Kelp as game_core::Game>::ID => &["octopus", "shark"],
        _ => &[],
    }
}
