//! The closed vocabulary of the game: zones, spaces, dice, blocks, cards. Every word has one text form, used in
//! records, in data files and in what clients are sent.

use std::{fmt, str::FromStr};

use game_core::BadNotation;
use serde::{Deserialize, Serialize, Serializer};

/// A word of a closed list that knows its number.
pub trait Word: Copy + Eq + fmt::Debug + 'static {
    /// All words of the list, in order.
    const ALL: &'static [Self];
    /// Place in the list.
    fn index(self) -> usize;
    /// The word at this place.
    fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

/// Declares a closed list of words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident, $expected:literal: $($variant:ident = $text:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        #[allow(missing_docs)] // the words explain themselves
        pub enum $name {
            $(#[serde(rename = $text)] $variant),+
        }

        impl Word for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            fn index(self) -> usize {
                self as usize
            }
        }

        impl $name {
            /// The word's text.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$variant => $text),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.text())
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, BadNotation> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err(BadNotation::new(text, $expected)),
                }
            }
        }
    };
}

words!(
    /// One of the two players.
    Side, "octopus or shark": Octopus = "octopus", Shark = "shark"
);
words!(
    /// A zone by row and column (KE-BRD-01).
    Zone, "a zone such as 2,3": Z11 = "1,1", Z12 = "1,2", Z13 = "1,3", Z21 = "2,1", Z22 = "2,2", Z23 = "2,3",
    Z31 = "3,1", Z32 = "3,2", Z33 = "3,3"
);
words!(
    /// A Current space (KE-BRD-04).
    Space, "a space such as V1a, H2c or D3": V1a = "V1a", V1b = "V1b", V1c = "V1c", V2a = "V2a", V2b = "V2b",
    V2c = "V2c", H1a = "H1a", H1b = "H1b", H1c = "H1c", H2a = "H2a", H2b = "H2b", H2c = "H2c", D1 = "D1",
    D2 = "D2", D3 = "D3", D4 = "D4"
);
words!(
    /// The colour of a die (KE-CMP-01).
    Colour, "a die's colour: blue, yellow or red": Blue = "blue", Yellow = "yellow", Red = "red"
);
words!(
    /// What is on a block (KE-CMP-02).
    Block, "a block such as shell or trap_den": Octopus = "octopus", Crab = "crab", Snail = "snail",
    Lobster = "lobster", Abalone = "abalone", TrapHide = "trap_hide", TrapCurrent = "trap_current",
    TrapCurrents = "trap_currents", TrapDen = "trap_den", DoubleShell = "double_shell", Shell = "shell"
);
words!(
    /// Food of the Octopus.
    Food, "a food: crab, snail, lobster or abalone": Crab = "crab", Snail = "snail", Lobster = "lobster",
    Abalone = "abalone"
);
words!(
    /// A pile of Octopus cards, and the type of the cards in it.
    Pile, "a pile: move, hide, learn or eat": Move = "move", Hide = "hide", Learn = "learn", Eat = "eat"
);
words!(
    /// The colour of a pair of confrontation cards.
    Stance, "a confrontation colour: red, yellow or turquoise": Red = "red", Yellow = "yellow",
    Turquoise = "turquoise"
);
words!(
    /// An Octopus card. The `custom` ones are for data files that know cards we do not.
    Card, "an Octopus card such as nimble_dodge": FastLearning = "fast_learning", NimbleDodge = "nimble_dodge",
    Sneaking = "sneaking", TuckIn = "tuck_in", FirstLesson = "first_lesson", SuddenEvasion = "sudden_evasion",
    TakingChances = "taking_chances", CloudOfInk = "cloud_of_ink", Drift = "drift",
    InPlainSight = "in_plain_sight", DeepCover = "deep_cover", SlipAway = "slip_away",
    ShedHabits = "shed_habits", DeviousIdeas = "devious_ideas", SharpSenses = "sharp_senses",
    DeepStudy = "deep_study", Unlearn = "unlearn", EatCrab = "eat_crab", EatSnail = "eat_snail",
    EatLobster = "eat_lobster", EatAbalone = "eat_abalone", Custom1 = "custom_1", Custom2 = "custom_2",
    Custom3 = "custom_3", Custom4 = "custom_4", Custom5 = "custom_5", Custom6 = "custom_6",
    Custom7 = "custom_7", Custom8 = "custom_8", Custom9 = "custom_9", Custom10 = "custom_10",
    Custom11 = "custom_11"
);
words!(
    /// A Shark card: its name and which version of it.
    SharkCard, "a Shark card such as swift_a": AggressiveA = "aggressive_a", AggressiveB = "aggressive_b",
    AgileA = "agile_a", AgileB = "agile_b", AgileC = "agile_c", DaringA = "daring_a", DaringB = "daring_b",
    DaringC = "daring_c", HostileA = "hostile_a", HostileB = "hostile_b", HostileC = "hostile_c",
    HungryA = "hungry_a", HungryB = "hungry_b", HungryC = "hungry_c", ObservantA = "observant_a",
    ObservantB = "observant_b", ObservantC = "observant_c", ReactiveA = "reactive_a",
    ReactiveB = "reactive_b", ReactiveC = "reactive_c", RelentlessA = "relentless_a",
    RelentlessB = "relentless_b", RelentlessC = "relentless_c", RuthlessA = "ruthless_a",
    RuthlessB = "ruthless_b", RuthlessC = "ruthless_c", SwiftA = "swift_a", SwiftB = "swift_b",
    SwiftC = "swift_c", VigilantA = "vigilant_a", VigilantB = "vigilant_b", VigilantC = "vigilant_c"
);

impl Colour {
    /// The letter that stands for the colour in a die's text.
    const fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Yellow => 'Y',
            Self::Red => 'R',
        }
    }
}

impl Food {
    /// The block with this food on it.
    #[must_use]
    pub fn block(self) -> Block {
        Block::at(self.index() + Block::Crab.index())
    }
}

impl Block {
    /// The food on the block, if any.
    #[must_use]
    pub fn food(self) -> Option<Food> {
        Food::ALL.iter().copied().find(|food| food.block() == self)
    }

    /// Whether the block is one of the four traps.
    #[must_use]
    pub const fn is_trap(self) -> bool {
        matches!(self, Self::TrapHide | Self::TrapCurrent | Self::TrapCurrents | Self::TrapDen)
    }

    /// Whether a Learn may exchange the block out: not the Octopus, not food (KE-LRN-03).
    #[must_use]
    pub const fn is_exchangeable(self) -> bool {
        !matches!(self, Self::Octopus | Self::Crab | Self::Snail | Self::Lobster | Self::Abalone)
    }

    /// What revealing the block pays (KE-OCT-02).
    #[must_use]
    pub const fn pays(self) -> u8 {
        if matches!(self, Self::DoubleShell) { 2 } else { 1 }
    }
}

/// A die that shows a value; text form `B4`, `Y3`, `R6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "FaceParts"))]
pub struct Face(u8);

const VALUES: u8 = 6;

impl Face {
    /// The die of this colour and value from 1 to 6.
    #[must_use]
    pub fn new(colour: Colour, value: u8) -> Self {
        debug_assert!((1..=VALUES).contains(&value), "a die shows 1 to 6");
        Self(colour.index() as u8 * VALUES + value - 1)
    }

    /// Colour of the die.
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::at(usize::from(self.0 / VALUES))
    }

    /// Value shown.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 % VALUES + 1
    }
}

/// All eighteen faces.
const FACES: [Face; 18] = {
    let mut faces = [Face(0); 18];
    let mut index = 0;
    while index < faces.len() {
        faces[index] = Face(index as u8);
        index += 1;
    }
    faces
};

impl Word for Face {
    const ALL: &'static [Self] = &FACES;
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.value())
    }
}

impl FromStr for Face {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let found = FACES.into_iter().find(|face| face.to_string() == text);
        found.ok_or_else(|| BadNotation::new(text, "a die such as B4, Y3 or R6"))
    }
}

/// A die as clients get it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Face"))]
pub struct FaceParts {
    /// Colour of the die.
    pub colour: Colour,
    /// Value shown.
    pub value: u8,
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FaceParts { colour: self.colour(), value: self.value() }.serialize(serializer)
    }
}
