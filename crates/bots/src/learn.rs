//! Learning by self-play, for any game that can describe a view as features and an action as output rows.
//!
//! The method is a regularised policy gradient (PPO with an entropy bonus and past selves among the opponents). Each
//! player's policy reads a view. A critic, used in training and to judge positions of imagined worlds, reads the whole
//! state and says how the victory will probably be shared; it takes the luck out of the lesson, since what a card or a
//! die has brought shows in its next judgement.
//!
//! A game may also ask its policies what is hidden from them (where the Octopus is). They learn by how much to correct
//! the probabilities that chance alone would give: what the others chose to do is a sign.

mod batch;
mod calibration;
mod files;
mod mind;
mod named;
mod practice;
mod thinker;
mod train;

pub use calibration::{Calibration, calibrate};
pub use files::{NetsError, nets_from_bytes, read_nets, write_nets};
pub use mind::{Judge, Mind, NetBot, Nets};
pub use named::{other_bot, weights};
pub use thinker::{Believed, Thinker};
pub use train::{Progress, Trainer, TrainerSettings};

use game_core::Seat;

use crate::{BotRng, Playable};

/// A game whose positions a net can read.
pub trait Learner: Playable {
    /// Number of policies: one for all seats, or one for each.
    const POLICIES: usize;
    /// Name and revision of the features, written into the files of nets.
    const FEATURES: &'static str;
    /// Number of features of a view.
    const INPUTS: usize;
    /// Number of features of an action.
    const ROWS: usize;
    /// Number of features of a whole state.
    const CRITIC_INPUTS: usize;
    /// Number of answers to the question what is hidden; 0 if nobody is asked.
    const SECRETS: usize = 0;

    /// Whether a player must mix what it does, or is read.
    const MIXES: bool = false;

    /// How much clearer preferences are in play than while learning, where staying undecided is rewarded: logits are
    /// multiplied by this. Found by trial.
    const SHARPNESS: f32 = 1.0;

    /// How much clearer the nets' correction of what chance says about hidden things is in play than while learning, when
    /// everybody is less predictable. Found by trial.
    const CONVICTION: f32 = 1.0;

    /// The seat whose view this is.
    fn seat_of(view: &Self::View) -> Seat;

    /// How many play, as this view shows.
    fn seats_of(view: &Self::View) -> usize;

    /// How much more a difference in worth counts in a search of so many playouts, against the policy's liking, for each
    /// playout behind it. Found by trial.
    fn trust(playouts: u32) -> f64;

    /// Which policy plays this seat.
    fn policy_of(seat: Seat) -> usize;

    /// Appends the active features of what a seat sees.
    fn features(view: &Self::View, active: &mut Vec<u16>);

    /// Names the features of an action.
    fn describe(view: &Self::View, action: Self::Action, feature: &mut dyn FnMut(u16));

    /// Appends the active features of the whole state, told from the place of `seat`, which is to decide.
    fn critic_features(&self, seat: Seat, active: &mut Vec<u16>);

    /// How likely chance alone makes each answer to the question what is hidden from this viewer; nothing if it is not
    /// asked.
    fn secrets(_view: &Self::View, _chances: &mut Vec<f32>) {}

    /// All worlds that agree with a view, each as likely as any other, if there are at most `most` of them and they can
    /// be listed.
    fn every_world(_view: &Self::View, _most: usize) -> Option<Vec<Self>> {
        None
    }

    /// The true answer.
    fn secret(&self) -> usize {
        0
    }

    /// The same state before anybody made a sealed choice that still stands, for games in which players choose at once.
    #[must_use]
    fn unsealed(&self) -> Self {
        self.clone()
    }

    /// What is played to learn from.
    fn practice(rng: &mut BotRng) -> Self::Options;

    /// A number that grows when a stage (a round, say) is over; search looks no further.
    fn stage(&self) -> u32;
}
