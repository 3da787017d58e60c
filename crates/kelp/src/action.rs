//! What players may do and what chance may bring, with the text form of each.
//!
//! A step is one verb and its objects, separated by blanks: `play nimble_dodge`, `swap 1,1 1,2`, `aim Y3 2,2`. Zones
//! are `row,column`; spaces are `V1a` to `D4`; a die that shows a value is its colour's letter and the value, `B4`; a
//! die that lies on a Vigilant card is `saved:B4`; cards and blocks go by their names. The list below *is* the
//! notation: enum, printing and reading are made from it.

use std::{fmt, str::FromStr};

use game_core::BadNotation;
use serde::{Serialize, Serializer};

use crate::names::{Block, Card, Colour, Face, Food, Pile, SharkCard, Space, Stance, Zone};

/// Declares an enum of steps, each a verb and its objects, with its notation.
macro_rules! steps {
    ($(#[$meta:meta])* $name:ident, $expected:literal:
     $($(#[$doc:meta])* $variant:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* } = $verb:literal,)+) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "kind")]
        #[allow(missing_docs)] // the objects explain themselves
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $verb)] $variant { $($(#[$field_doc])* $field: $type),* }),+
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant { $($field),* } => {
                        f.write_str($verb)?;
                        $(write!(f, " {}", $field)?;)*
                        Ok(())
                    })+
                }
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, BadNotation> {
                let bad = || BadNotation::new(text, $expected);
                let mut words = text.split(' ');
                let step = match words.next().unwrap_or_default() {
                    $($verb => Self::$variant {
                        $($field: words.next().ok_or_else(bad)?.parse().map_err(|_| bad())?),*
                    },)+
                    _ => return Err(bad()),
                };
                if words.next().is_some() || step.to_string() != text { Err(bad()) } else { Ok(step) }
            }
        }
    };
}

steps!(
    /// What a player may do.
    Action, "an action such as 'play nimble_dodge', 'reveal 1,2' or 'swim V1b'":
    // The Octopus.
    /// Put the Shark on a den.
    Den { space: Space } = "den",
    /// Play a card.
    Play { card: Card } = "play",
    /// Draw up to the hand size, or the one card that a played card offers.
    Draw {} = "draw",
    /// Discard a card in order to hide a block.
    Discard { card: Card } = "discard",
    /// Use an eaten food.
    Food { food: Food } = "food",
    /// End the turn.
    End {} = "end",
    /// Reveal a block as payment.
    Reveal { zone: Zone } = "reveal",
    /// Swap two adjacent blocks.
    Swap { a: Zone, b: Zone } = "swap",
    /// Pick a block for a shuffle.
    Pick { zone: Zone } = "pick",
    /// Hide a block.
    Hide { zone: Zone } = "hide",
    /// Gain a card or a block.
    Gain { item: Item } = "gain",
    /// Exchange the gained block with this one.
    Exchange { zone: Zone } = "exchange",
    /// Put a gained card on top of the draw pile.
    Top { card: Card } = "top",
    /// Take a card to hand.
    Take { from: Place, card: Card } = "take",
    /// Trash a card.
    Trash { from: Place, card: Card } = "trash",
    /// Search the draw pile with the snail.
    Search {} = "search",
    /// Leave the draw pile alone.
    Leave {} = "leave",
    /// Remove a Current.
    Remove { space: Space } = "remove",
    /// Use the confrontation card.
    Use {} = "use",
    // Both.
    /// Leave it at that.
    Done {} = "done",
    /// Choose a confrontation card.
    Choose { stance: Stance } = "choose",
    // The Shark.
    /// Name the space a shuffled block goes to.
    Place { zone: Zone } = "place",
    /// Say how many dice to draw.
    Dice { count: u8 } = "dice",
    /// Take a Current from the board to the roll.
    Fetch { space: Space } = "fetch",
    /// Use a Shark card.
    Card { card: SharkCard } = "card",
    /// Roll the drawn dice.
    Roll {} = "roll",
    /// Return a drawn die to the bag.
    Return { colour: Colour } = "return",
    /// Take a die of choice from the bag.
    Want { colour: Colour } = "want",
    /// Reroll a pool die.
    Reroll { die: Face } = "reroll",
    /// Put a die on the Hunger track.
    Feed { die: Face } = "feed",
    /// Turn a red pool die to 6.
    Turn { die: Face } = "turn",
    /// Raise a pool die.
    Raise { die: Face } = "raise",
    /// Put a pool die on the Vigilant card.
    Save { die: Face } = "save",
    /// Take a blue die in order to place it.
    Current { die: DieChoice } = "current",
    /// Place it on this space.
    At { space: Space } = "at",
    /// Swim to this space.
    Swim { space: Space } = "swim",
    /// Break the Current on this space, because there is no legal way.
    Force { space: Space } = "force",
    /// Place a die on a zone's value.
    Aim { die: DieChoice, zone: Zone } = "aim",
    /// Resolve the die on this zone first.
    Resolve { zone: Zone } = "resolve",
    /// Store a die as Energy.
    Store { die: Face } = "store",
    /// Spend the stored Energy.
    Spend {} = "spend",
    /// Buy a card of the row.
    Buy { card: SharkCard } = "buy",
    /// Lower an Energy die in order to replace a card of the row.
    Lower { die: Face } = "lower",
    /// Replace this card of the row.
    Replace { card: SharkCard } = "replace",
);

steps!(
    /// What chance may bring.
    Chance, "a chance outcome such as 'die blue', 'face 4' or 'card tuck_in'":
    /// A block is drawn from the Octopus's bag.
    Block { block: Block } = "block",
    /// A card is drawn from the draw pile, or turns up on a pile.
    Card { card: Card } = "card",
    /// A Shark card turns up in the row.
    SharkCard { card: SharkCard } = "shark-card",
    /// A die is drawn from the Shark's bag.
    Die { colour: Colour } = "die",
    /// A die is rolled.
    Face { value: u8 } = "face",
    /// A confrontation card is drawn.
    Stance { stance: Stance } = "stance",
);

/// What a Learn can gain: the top card of a pile, or a block from aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(untagged))]
pub enum Item {
    /// The top card of this pile; with an Eat card comes its food.
    Card(Pile),
    /// A block.
    Block(Block),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(pile) => pile.fmt(f),
            Self::Block(block) => block.fmt(f),
        }
    }
}

impl FromStr for Item {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        text.parse().map(Self::Card).or_else(|_| text.parse().map(Self::Block))
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a card is taken or trashed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The hand.
    Hand,
    /// The draw pile.
    Draw,
    /// The discard pile.
    Discard,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hand => "hand",
            Self::Draw => "draw",
            Self::Discard => "discard",
        })
    }
}

impl FromStr for Place {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "hand" => Ok(Self::Hand),
            "draw" => Ok(Self::Draw),
            "discard" => Ok(Self::Discard),
            _ => Err(BadNotation::new(text, "hand, draw or discard")),
        }
    }
}

/// A die of the pool, or one that lies on a Vigilant card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieChoice {
    /// The die.
    pub face: Face,
    /// Whether it lies on a Vigilant card.
    pub saved: bool,
}

impl fmt::Display for DieChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.saved {
            f.write_str("saved:")?;
        }
        self.face.fmt(f)
    }
}

impl FromStr for DieChoice {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.strip_prefix("saved:") {
            Some(face) => Ok(Self { face: face.parse()?, saved: true }),
            None => Ok(Self { face: text.parse()?, saved: false }),
        }
    }
}
