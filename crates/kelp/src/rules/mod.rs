//! Which action belongs to which question: the list of what may be done, the refusal of everything else, and the
//! way to the function that does it. The rules themselves stand beside what they rule.

mod carry_out;
mod check;
mod list;

use game_core::Refusal;

use crate::{action::Action, names::Side, phase::Phase, state::Kelp};

/// Yes if `good`, else no by this rule.
pub(crate) fn allow(good: bool, rule: &'static str) -> Result<(), Refusal> {
    if good { Ok(()) } else { forbid(rule) }
}

/// No by this rule.
pub(crate) fn forbid<T>(rule: &'static str) -> Result<T, Refusal> {
    Err(Refusal::by(rule))
}

impl Kelp {
    /// Whether `side`'s action would show it something it cannot know: a block that the Shark turns over, now or as
    /// soon as the die before it is done with, or a confrontation card.
    pub(crate) fn reveals(&self, side: Side, action: Action) -> bool {
        let more_dice = !self.dice.aimed.is_empty();
        match (side, self.phase) {
            (_, Phase::Duel) => true,
            (Side::Shark, Phase::Aim) => more_dice && action == Action::Done {},
            (Side::Shark, Phase::Resolve) => true,
            (Side::Shark, Phase::Observe | Phase::PlaceBlock) => more_dice,
            (Side::Octopus | Side::Shark, _) => false,
        }
    }
}
