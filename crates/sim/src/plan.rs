//! What kind of system a seed stands for.

use protocol::{Clock, Settings, Visibility};

use crate::dice::Dice;

/// The circumstances of one run. Rates are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Number of seats.
    pub seats: usize,
    /// How many of them are held by bots, from the last seat on.
    pub bots: usize,
    /// Spectators.
    pub spectators: usize,
    /// What the table is for.
    pub settings: Settings,
    /// Messages that get lost.
    pub lost: u32,
    /// Messages that come twice.
    pub doubled: u32,
    /// The longest way of a message, in milliseconds; the longer, the more overtake each other.
    pub delay_ms: u32,
    /// Writes that fail, half of them after they were stored.
    pub store_faults: u32,
    /// Crashes in a thousand things that happen.
    pub crashes: u32,
    /// Connections that break in a thousand things that happen.
    pub breaks: u32,
    /// Nonsense that clients send instead of a step.
    pub nonsense: u32,
    /// When the faults stop, so that the game can come to its end.
    pub calm_after: u32,
}

impl Plan {
    /// The plan of a seed.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut dice = Dice::new(seed ^ 0x5eed);
        let seats = dice.between(2, 4) as usize;
        let bots = dice.below(seats as u32) as usize;
        let rate = |dice: &mut Dice, most: u32| if dice.happens(300) { 0 } else { dice.below(most + 1) };
        Self {
            seats,
            bots,
            spectators: dice.below(3) as usize,
            settings: settings(&mut dice, seats),
            lost: rate(&mut dice, 150),
            doubled: rate(&mut dice, 150),
            delay_ms: dice.between(1, 400),
            store_faults: rate(&mut dice, 100),
            crashes: rate(&mut dice, 12),
            breaks: rate(&mut dice, 20),
            nonsense: rate(&mut dice, 150),
            calm_after: dice.between(300, 1500),
        }
    }
}

fn settings(dice: &mut Dice, seats: usize) -> Settings {
    let clock = match dice.below(6) {
        0 => Clock::Fischer { initial_seconds: 10 + dice.below(60), increment_seconds: dice.below(5) },
        1 => Clock::PerMove { seconds: 5 + dice.below(30) },
        _ => Clock::None,
    };
    Settings {
        game: "pearls".to_owned(),
        options: format!("seats={seats} rounds={}", dice.between(1, 3)),
        clock,
        visibility: Visibility::Open,
        memory_aid: false,
        rated: false,
        mirror: seats == 2 && dice.happens(200),
    }
}
