//! What happened: told in full to nobody, and to each audience as much as it may perceive.

use game_core::Audience;
use serde::Serialize;

use crate::{
    action::Place,
    collections::Zones,
    names::{Block, Card, Colour, Face, Food, Pile, SharkCard, Side, Space, Stance, Zone},
    phase::{Ending, OCTOPUS, SHARK},
};

/// What happened, in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody perceives all of it.
    Open(SeenEvent),
    /// A hidden block was laid; the Octopus sees it (KE-SET-03).
    BlockLaid {
        /// Where.
        zone: Zone,
        /// The block.
        block: Block,
    },
    /// A block was drawn in a shuffle; the Octopus sees it (KE-SHF-01).
    BlockDrawn {
        /// The block.
        block: Block,
    },
    /// A card whose place nobody knew was drawn; the Octopus sees it (KE-OCT-04).
    CardDrawn {
        /// The card.
        card: Card,
    },
    /// A card was taken out of the searched draw pile; the Octopus sees it (KE-EAT-04).
    CardFound {
        /// The card.
        card: Card,
    },
    /// A player chose a confrontation card; only that player sees it (KE-CON-01).
    StanceChosen {
        /// Who chose.
        side: Side,
        /// The colour.
        stance: Stance,
    },
}

/// Why a block was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The Octopus paid for a card.
    Payment,
    /// The Octopus ate.
    Meal,
    /// The Shark searched.
    Search,
    /// The Shark struck.
    Strike,
}

/// Where a die went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiePlace {
    /// The Shark's bag.
    Bag,
    /// The Hunger track.
    Hunger,
    /// The growth tile that is being filled.
    Growth,
    /// The Energy slots.
    Energy,
}

/// What an audience perceives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "KelpEvent"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields explain themselves
pub enum SeenEvent {
    // Setup.
    /// A hidden block was laid.
    BlockLaid { zone: Zone, block: Option<Block> },
    /// A card turned up on a pile.
    PileTurned { pile: Pile, card: Card },
    /// A card turned up in the row.
    RowFilled { slot: u8, card: SharkCard },
    /// A card was openly put into the opening hand.
    OpeningCard { card: Card },
    /// The Shark was put on a den.
    SharkPut { space: Space },
    // The Octopus.
    /// A turn began.
    TurnBegan { side: Side, round: u8 },
    /// A card was played.
    CardPlayed { card: Card },
    /// A block was revealed.
    BlockRevealed { zone: Zone, block: Block, cause: Cause },
    /// A block was hidden.
    BlockHidden { zone: Zone },
    /// Two blocks changed places.
    BlocksSwapped { a: Zone, b: Zone },
    /// Blocks went into the bag; `octopus` says that the Octopus is openly among them.
    ShuffleBegan {
        #[cfg_attr(feature = "ts", ts(type = "Zone[]"))]
        zones: Zones,
        octopus: bool,
    },
    /// A block was drawn from the bag.
    BlockDrawn { block: Option<Block> },
    /// A drawn block was put down.
    BlockPlaced { zone: Zone },
    /// A card was gained and lies on the discard pile.
    CardGained { pile: Pile, card: Card },
    /// A block was gained in exchange for another one.
    BlockGained { zone: Zone, block: Block, out: Block },
    /// A gained card was put on top of the draw pile.
    CardTopped { card: Card },
    /// A card was drawn; its name is told to those who may know it.
    CardDrawn { card: Option<Card> },
    /// A gained card, or one of the discard pile, was taken to hand.
    CardTaken { card: Card },
    /// The discard pile became the new draw pile.
    DiscardShuffled,
    /// A card was discarded in order to hide a block.
    CardDiscarded { card: Card },
    /// A card was trashed.
    CardTrashed { from: Place, card: Card },
    /// A food was eaten, a shell lies in its place, and the Eat card is trashed.
    Ate { food: Food, zone: Zone, card: Card },
    /// An eaten food was used.
    FoodUsed { food: Food },
    /// The draw pile was searched and shuffled.
    PileSearched,
    /// A card was taken out of the searched draw pile.
    CardFound { card: Option<Card> },
    /// Played cards went to the discard pile.
    SlotsCleared,
    // The Shark: dice.
    /// A die was drawn from the bag.
    DieDrawn { colour: Colour },
    /// A Current was taken from the board to the roll.
    CurrentFetched { space: Space, value: u8 },
    /// A drawn die was returned to the bag.
    DieReturned { colour: Colour },
    /// A die of choice was taken from the bag.
    DieWanted { colour: Colour },
    /// A pool die was picked up to be rolled again.
    DieLifted { die: Face },
    /// A die was rolled into the pool.
    DieRolled { die: Face },
    /// A pool die was turned to another value.
    DieTurned { from: Face, to: Face },
    /// A pool die was saved on a card.
    DieSaved { card: SharkCard, die: Face },
    /// A die went to its place.
    DieMoved { die: Face, to: DiePlace },
    /// A growth tile was filled and flipped; its dice went to the bag.
    TileFlipped { tile: u8 },
    /// A Shark card was used.
    CardUsed { card: SharkCard },
    /// A confrontation pair was drawn and trashed.
    PairExposed { stance: Stance },
    // The Shark: board.
    /// A Current was placed.
    CurrentPlaced { space: Space, value: u8 },
    /// A Current was removed to the bag by the Octopus.
    CurrentRemoved { space: Space, value: u8 },
    /// The Shark turned round.
    SharkTurned { space: Space },
    /// The Shark swam; `over` a Current or onto an empty space.
    SharkSwam { from: Space, to: Space, over: bool },
    /// The first Current of the turn was picked up.
    CurrentRidden { space: Space, value: u8 },
    /// A Current in the way was broken; it went to the bag.
    CurrentBroken { space: Space, value: u8 },
    /// A die was placed on a zone.
    DieAimed { zone: Zone, die: Face, saved: bool },
    /// The Shark no longer touches the zone, and the die returned to the bag.
    DieWasted { zone: Zone, die: Face },
    /// A trap went off.
    TrapSprung { zone: Zone, block: Block },
    /// The Shark ignored a trap.
    TrapIgnored { zone: Zone, card: SharkCard },
    // The Shark: Energy.
    /// The Shark spends its Energy.
    SpendingBegan { budget: u8 },
    /// An Energy die was lowered and a card of the row trashed.
    CardReplaced { slot: u8, card: SharkCard, die: Face },
    /// A card was bought.
    CardBought { slot: u8, card: SharkCard },
    /// Dice went from the supply to the bag.
    DiceGained { colour: Colour, count: u8 },
    // Confrontation and end.
    /// The Shark struck the Octopus.
    DuelBegan { zone: Zone },
    /// A player chose a confrontation card.
    StanceChosen { side: Side, stance: Option<Stance> },
    /// Both cards were revealed.
    StancesRevealed { octopus: Stance, shark: Stance },
    /// A confrontation pair was trashed.
    PairTrashed { stance: Stance },
    /// The game ended.
    Ended { ending: Ending },
}

impl Event {
    /// What `audience` perceives of the event.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> SeenEvent {
        let octopus = audience.is(OCTOPUS) || audience == Audience::Everyone;
        let shark = audience.is(SHARK) || audience == Audience::Everyone;
        match *self {
            Self::Open(seen) => seen,
            Self::BlockLaid { zone, block } => SeenEvent::BlockLaid { zone, block: octopus.then_some(block) },
            Self::BlockDrawn { block } => SeenEvent::BlockDrawn { block: octopus.then_some(block) },
            Self::CardDrawn { card } => SeenEvent::CardDrawn { card: octopus.then_some(card) },
            Self::CardFound { card } => SeenEvent::CardFound { card: octopus.then_some(card) },
            Self::StanceChosen { side: Side::Octopus, stance } => {
                SeenEvent::StanceChosen { side: Side::Octopus, stance: octopus.then_some(stance) }
            }
            Self::StanceChosen { side: Side::Shark, stance } => {
                SeenEvent::StanceChosen { side: Side::Shark, stance: shark.then_some(stance) }
            }
        }
    }
}
