//! Setting up a position: for tests, puzzles and solvers.
//!
//! A [`Setup`] is written in the notation of the game and filled up sensibly: what is not placed lies where it would at
//! the start of a game. [`Setup::build`] checks that nothing exists twice.

mod settle;

use game_core::{BadNotation, Game, Ignore};

use crate::{
    collections::{Blocks, Cards, Faces, Short, Stances, Zones},
    names::{Block, Card, Colour, Face, Food, Pile, SharkCard, Space, Stance, Word, Zone},
    options::Options,
    phase::{Context, Phase},
    state::{FoodState, Kelp, Position, ROW, Saved},
    tables::End,
};

/// Why a position cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// A word that the game does not know.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] game_core::BadOptions),
    /// Something is there too often, or not at all.
    #[error("{0}")]
    Broken(String),
}

/// Whose turn a position begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begin {
    Octopus,
    Shark,
    Rolled,
}

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Setup {
    game: Kelp,
    begin: Begin,
    draw: Option<Cards>,
    row: Option<[Option<SharkCard>; ROW]>,
    remembered: Zones,
}

fn words<T: std::str::FromStr<Err = BadNotation>>(text: &str) -> Result<Vec<T>, BadNotation> {
    text.split_whitespace().map(str::parse).collect()
}

fn broken<T>(text: String) -> Result<T, BadSetup> {
    Err(BadSetup::Broken(text))
}

impl Setup {
    /// The Octopus to move in the first round: itself in 1,1, its trap in 1,2, shells elsewhere, all hidden; in hand
    /// the opening card, Nimble Dodge, Sneaking and Tuck In, as far as the box has them; the Shark on the first den.
    ///
    /// # Errors
    /// If the options cannot be played.
    pub fn new(options: &Options) -> Result<Self, BadSetup> {
        let mut game = Kelp::start(options)?;
        game.context = Context::Turn;
        game.phase = Phase::Act;
        let den = game.board().dens().iter().next().expect("a board has dens");
        game.shark = Some(Position { space: den, facing: None });
        for index in 0..Pile::ALL.len() {
            game.deck.pile_tops[index] = game.deck.piles[index].iter().next();
        }
        let (begin, remembered) = (Begin::Octopus, Zones::EMPTY);
        let setup = Self { game, begin, draw: None, row: None, remembered };
        let blocks: Vec<&str> = setup.game.tables.starting_blocks().iter_all().map(Block::text).collect();
        let hand = [Card::FastLearning, Card::NimbleDodge, Card::Sneaking, Card::TuckIn];
        let hand = hand.iter().filter(|card| setup.game.tables.cards().contains(**card));
        let hand: Vec<&str> = hand.map(|card| card.text()).collect();
        setup.blocks(&blocks.join(" "))?.hand(&hand.join(" "))
    }

    /// The blocks row by row; one that lies revealed has a star behind its name.
    ///
    /// # Errors
    /// If there are not as many as zones.
    pub fn blocks(mut self, text: &str) -> Result<Self, BadSetup> {
        let list: Vec<&str> = text.split_whitespace().collect();
        let reef = &mut self.game.reef;
        let zones = reef.zones;
        if list.len() != zones.len() as usize {
            return broken(format!("a board has {} blocks, not {}", zones.len(), list.len()));
        }
        (reef.revealed, reef.empty, reef.bag) = (Zones::EMPTY, Zones::EMPTY, Blocks::EMPTY);
        for (zone, word) in zones.iter().zip(list) {
            reef.blocks[zone.index()] = word.trim_end_matches('*').parse()?;
            if word.ends_with('*') {
                reef.revealed = reef.revealed.with(zone);
            }
        }
        Ok(self)
    }

    /// Zones whose hidden block the Shark knows.
    ///
    /// # Errors
    /// If a word is no zone.
    pub fn remembered(mut self, text: &str) -> Result<Self, BadSetup> {
        self.remembered = words::<Zone>(text)?.into_iter().collect();
        Ok(self)
    }

    /// The hand. The draw pile gets what is left of the starting cards, unless [`Setup::draw`] says otherwise.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn hand(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.deck.hand = words::<Card>(text)?.into_iter().collect();
        Ok(self)
    }

    /// The draw pile, in no order.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn draw(mut self, text: &str) -> Result<Self, BadSetup> {
        self.draw = Some(words::<Card>(text)?.into_iter().collect());
        Ok(self)
    }

    /// Cards openly on the draw pile, the uppermost last.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn tops(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.deck.tops = short(&words::<Card>(text)?, Card::FastLearning);
        Ok(self)
    }

    /// The discard pile, the uppermost last.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn discard(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.deck.discard = short(&words::<Card>(text)?, Card::FastLearning);
        Ok(self)
    }

    /// The trashed Octopus cards.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn trash(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.deck.trash = words::<Card>(text)?.into_iter().collect();
        Ok(self)
    }

    /// The top cards of the piles of their types. A pile without one named has its first card on top.
    ///
    /// # Errors
    /// If a word is no card.
    pub fn piles(mut self, text: &str) -> Result<Self, BadSetup> {
        for card in words::<Card>(text)? {
            let pile = self.game.tables.card(card).pile;
            self.game.deck.pile_tops[pile.index()] = Some(card);
        }
        Ok(self)
    }

    /// Foods on the track that are not used yet; their Eat cards are trashed.
    ///
    /// # Errors
    /// If a word is no food.
    pub fn eaten(self, text: &str) -> Result<Self, BadSetup> {
        self.foods(text, FoodState::Ready)
    }

    /// Foods on the track that are used; their Eat cards are trashed.
    ///
    /// # Errors
    /// If a word is no food.
    pub fn used(self, text: &str) -> Result<Self, BadSetup> {
        self.foods(text, FoodState::Used)
    }

    fn foods(mut self, text: &str, state: FoodState) -> Result<Self, BadSetup> {
        for food in words::<Food>(text)? {
            self.game.octopus.food[food.index()] = state;
            self.game.deck.trash.add(format!("eat_{food}").parse()?);
        }
        Ok(self)
    }

    /// Actions taken in this turn, and the hand size.
    #[must_use]
    pub const fn octopus(mut self, actions: u8, hand_size: u8) -> Self {
        self.game.octopus.actions = actions;
        self.game.octopus.hand_size = hand_size;
        self
    }

    /// The round.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// The Shark's space, and 1 or 2 for the end it faces; without, it stands across the path.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn shark(mut self, text: &str) -> Result<Self, BadSetup> {
        let (space, facing) = match text.split_once(' ') {
            Some((space, "1")) => (space, Some(End::One)),
            Some((space, "2")) => (space, Some(End::Two)),
            None => (text, None),
            Some(_) => return broken(format!("'{text}': write a space and the end faced, as in V1a 2")),
        };
        self.game.shark = Some(Position { space: space.parse()?, facing });
        Ok(self)
    }

    /// Currents, as in `V1a=4 H2b=6`.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn currents(mut self, text: &str) -> Result<Self, BadSetup> {
        for word in text.split_whitespace() {
            let (space, value) = word.split_once('=').unwrap_or((word, ""));
            let Some(value) = value.parse().ok().filter(|value| (1..=6).contains(value)) else {
                return broken(format!("'{word}': write a space and a value, as in V1a=4"));
            };
            self.game.dice.currents[space.parse::<Space>()?.index()] = value;
        }
        Ok(self)
    }

    /// Blue, yellow and red dice in the bag. What is nowhere else is the supply.
    #[must_use]
    pub const fn bag(mut self, blue: u8, yellow: u8, red: u8) -> Self {
        self.game.dice.bag = [blue, yellow, red];
        self
    }

    /// Stored Energy.
    ///
    /// # Errors
    /// If a word is no die.
    pub fn energy(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.dice.energy = words::<Face>(text)?.into_iter().collect();
        Ok(self)
    }

    /// Dice on the Hunger track.
    ///
    /// # Errors
    /// If a word is no colour.
    pub fn hunger(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.dice.hunger = short(&words::<Colour>(text)?, Colour::Blue);
        Ok(self)
    }

    /// Growth tiles flipped, and dice on the next one.
    ///
    /// # Errors
    /// If a word is no colour.
    pub fn growth(mut self, tiles: u8, text: &str) -> Result<Self, BadSetup> {
        self.game.dice.tiles = tiles;
        self.game.dice.growth = short(&words::<Colour>(text)?, Colour::Blue);
        Ok(self)
    }

    /// The row, from the left; spaces without a card stay empty. If nothing is said, cards that are nowhere else lie
    /// there.
    ///
    /// # Errors
    /// If a word is no Shark card.
    pub fn row(mut self, text: &str) -> Result<Self, BadSetup> {
        let mut row = [None; ROW];
        for (slot, card) in row.iter_mut().zip(words::<SharkCard>(text)?) {
            *slot = Some(card);
        }
        self.row = Some(row);
        Ok(self)
    }

    /// Cards the Shark may use.
    ///
    /// # Errors
    /// If a word is no Shark card.
    pub fn cards(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.cards.ready = words::<SharkCard>(text)?.into_iter().collect();
        Ok(self)
    }

    /// Trashed Shark cards. What is nowhere else is the deck.
    ///
    /// # Errors
    /// If a word is no Shark card.
    pub fn shark_trash(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.cards.trash = words::<SharkCard>(text)?.into_iter().collect();
        Ok(self)
    }

    /// A die on a Vigilant card that may be placed.
    ///
    /// # Errors
    /// If a word is no Shark card or no die.
    pub fn saved(mut self, card: &str, die: &str) -> Result<Self, BadSetup> {
        self.game.dice.saved.push(Saved { card: card.parse()?, die: die.parse()?, ready: true });
        Ok(self)
    }

    /// Confrontation pairs that are left.
    ///
    /// # Errors
    /// If a word is no confrontation colour.
    pub fn pairs(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.duel.left = words::<Stance>(text)?.into_iter().collect::<Stances>();
        Ok(self)
    }

    /// The Shark's turn begins.
    #[must_use]
    pub const fn shark_turn(mut self) -> Self {
        self.begin = Begin::Shark;
        self
    }

    /// The Shark has drawn and rolled these dice.
    ///
    /// # Errors
    /// If a word is no die.
    pub fn rolled(mut self, text: &str) -> Result<Self, BadSetup> {
        self.game.dice.pool = words::<Face>(text)?.into_iter().collect::<Faces>();
        self.begin = Begin::Rolled;
        Ok(self)
    }

    /// The position.
    ///
    /// # Errors
    /// If something is there too often.
    pub fn build(self) -> Result<Kelp, BadSetup> {
        let Self { mut game, begin, draw, row, remembered } = self;
        settle::settle_cards(&mut game, draw)?;
        settle::settle_blocks(&mut game)?;
        settle::settle_shark_cards(&mut game, row)?;
        settle::settle_dice(&mut game)?;
        settle::settle_memory(&mut game, remembered);
        match begin {
            Begin::Octopus => {}
            Begin::Shark => game.begin_shark_turn(&mut Ignore),
            Begin::Rolled => game.begin_rolled(),
        }
        game.audit().map_err(BadSetup::Broken)?;
        Ok(game)
    }
}

fn short<T: Copy, const N: usize>(items: &[T], filler: T) -> Short<T, N> {
    let mut list = Short::new(filler);
    items.iter().take(N).for_each(|item| list.push(*item));
    list
}
