//! Setting the game up (KE-SET).

use game_core::BadOptions;

use crate::{
    collections::{Cards, Faces, SharkCards, Short, Zones},
    event::{Event, SeenEvent},
    memory::Memory,
    names::{Block, Card, Colour, Pile, SharkCard, Word, Zone},
    options::Options,
    phase::{Context, Phase},
    state::{
        Deck, Dice, Duel, FoodState, Kelp, Learning, OctopusTurn, Out, ROW, Reef, Saved, SharkHand, SharkTurn,
    },
    tables::{Start, Tables},
};

/// Cards of the opening hand that are drawn (KE-SET-04).
const OPENING_DRAW: u8 = 3;
/// Hand size at the beginning (KE-SET-04).
const HAND_SIZE: u8 = 4;

impl Kelp {
    /// A game before its first chance step.
    pub(crate) fn start(options: &Options) -> Result<Self, BadOptions> {
        let tables = options.tables()?;
        let zones = options.board(tables).zones();
        Ok(Self {
            tables,
            options: *options,
            phase: Phase::LayBlock,
            context: Context::Setup,
            round: 1,
            reef: reef(tables, zones),
            deck: deck(tables),
            octopus: OctopusTurn {
                actions: 0,
                hand_size: HAND_SIZE,
                food: [FoodState::Uneaten; 4],
                snail: false,
            },
            learning: Learning::NONE,
            shark: None,
            dice: dice(tables),
            cards: SharkHand {
                row: [None; ROW],
                deck: tables.shark_cards(),
                ready: SharkCards::EMPTY,
                fresh: SharkCards::EMPTY,
                trash: SharkCards::EMPTY,
                bought: 0,
            },
            hunt: SharkTurn { rerolls: 0, budget: 0, bought: 0, lowered: false },
            duel: Duel { left: tables.pairs(), chosen: [None; 2] },
            memory: Memory::new(zones, tables.starting_blocks(), tables.starting(Start::Deck)),
        })
    }

    /// The zone that gets the next block: row by row (KE-SET-03).
    pub(crate) fn next_zone(&self) -> Zone {
        self.reef.empty.iter().next().expect("blocks are laid while a zone is empty")
    }

    pub(crate) fn lay_block(&mut self, block: Block, out: Out<'_>) {
        let zone = self.next_zone();
        self.reef.bag.remove(block);
        self.reef.blocks[zone.index()] = block;
        self.reef.empty = self.reef.empty.without(zone);
        self.tell(out, Event::BlockLaid { zone, block });
        if self.reef.empty.is_empty() {
            self.turn_next_pile(Pile::Move, out);
        }
    }

    /// KE-SET-02: turns up the top card of `first` or of the next pile that has cards.
    fn turn_next_pile(&mut self, first: Pile, out: Out<'_>) {
        let next = Pile::ALL[first.index()..].iter().find(|pile| !self.deck.piles[pile.index()].is_empty());
        match next {
            Some(pile) => self.phase = Phase::TurnPile { pile: *pile },
            None => self.fill_row(out),
        }
    }

    /// A card turns up on a pile, in setup or while learning.
    pub(crate) fn turn_pile(&mut self, pile: Pile, card: Card, out: Out<'_>) {
        self.deck.piles[pile.index()].remove(card);
        self.deck.pile_tops[pile.index()] = Some(card);
        self.tell_all(out, SeenEvent::PileTurned { pile, card });
        match (self.context, Pile::ALL.get(pile.index() + 1)) {
            (Context::Setup, Some(next)) => self.turn_next_pile(*next, out),
            (Context::Setup, None) => self.fill_row(out),
            _ => self.learn_on(out),
        }
    }

    /// Fills an empty space of the row, as long as the deck lasts (KE-SET-01, KE-ENG-02, KE-ENG-08).
    pub(crate) fn fill_row(&mut self, out: Out<'_>) {
        if self.cards.row.contains(&None) && !self.cards.deck.is_empty() {
            self.phase = Phase::FillRow;
        } else if self.context == Context::Setup {
            self.deal(out);
        } else {
            self.buy_on(out);
        }
    }

    pub(crate) fn row_filled(&mut self, card: SharkCard, out: Out<'_>) {
        let slot =
            self.cards.row.iter().position(Option::is_none).expect("a row is filled where it has a gap");
        self.cards.deck.remove(card);
        self.cards.row[slot] = Some(card);
        self.tell_all(out, SeenEvent::RowFilled { slot: slot as u8, card });
        self.fill_row(out);
    }

    /// KE-SET-04.
    fn deal(&mut self, out: Out<'_>) {
        for card in self.tables.starting(Start::Hand).iter_all() {
            self.deck.hand.add(card);
            self.tell_all(out, SeenEvent::OpeningCard { card });
        }
        self.draw_cards(OPENING_DRAW, out);
    }
}

fn reef(tables: &Tables, zones: Zones) -> Reef {
    let mut aside = tables.blocks();
    aside.remove_all(tables.starting_blocks());
    Reef {
        zones,
        blocks: [Block::Shell; 9],
        revealed: Zones::EMPTY,
        empty: zones,
        aside,
        bag: tables.starting_blocks(),
        drawn: None,
    }
}

fn deck(tables: &Tables) -> Deck {
    Deck {
        hand: Cards::EMPTY,
        draw: tables.starting(Start::Deck),
        tops: Short::new(Card::FastLearning),
        discard: Short::new(Card::FastLearning),
        slots: Short::new(Card::FastLearning),
        piles: [Pile::Move, Pile::Hide, Pile::Learn, Pile::Eat].map(|pile| tables.pile(pile)),
        pile_tops: [None; 4],
        trash: Cards::EMPTY,
    }
}

fn dice(tables: &Tables) -> Dice {
    let [blue, yellow, red] = tables.dice();
    let filler = Saved { card: SharkCard::VigilantA, die: crate::names::Face::at(0), ready: false };
    Dice {
        bag: [blue.bag, yellow.bag, red.bag],
        supply: [blue.copies - blue.bag, yellow.copies - yellow.bag, red.copies - red.bag],
        rolling: [0; 3],
        pool: Faces::EMPTY,
        energy: Faces::EMPTY,
        hunger: Short::new(Colour::Blue),
        growth: Short::new(Colour::Blue),
        tiles: 0,
        currents: [0; 16],
        saved: Short::new(filler),
        aimed: Short::new(crate::state::Aimed { zone: Zone::Z11, die: filler.die }),
        ridden: 0,
        riding: None,
    }
}
