//! Learning: gaining cards and blocks (KE-LRN).

use game_core::Refusal;

use crate::{
    action::{Action, Item},
    collections::{Blocks, Short, Zones},
    event::SeenEvent,
    names::{Block, Card, Pile, Word, Zone},
    phase::Phase,
    rules::{allow, forbid},
    state::{Kelp, Learning, Out},
    tables::Effect,
};

/// Piles whose cards come without a block.
const PLAIN_PILES: [Pile; 3] = [Pile::Move, Pile::Hide, Pile::Learn];

/// What is there to be gained.
#[derive(Clone, Copy)]
struct Supply {
    cards: u32,
    exchanges: u32,
    blocks: u32,
    eat_cards: u32,
}

impl Supply {
    /// The most items that can be gained: every block and Eat card needs an exchange of its own.
    fn most(self) -> u32 {
        self.cards + self.exchanges.min(self.blocks + self.eat_cards)
    }
}

impl Kelp {
    /// Revealed blocks that may be exchanged out (KE-LRN-03).
    pub(crate) fn exchangeable(&self, revealed: Zones) -> Zones {
        revealed.iter().filter(|zone| self.reef.block(*zone).is_exchangeable()).collect()
    }

    /// Blocks aside that are items by themselves: no food (KE-LRN-04).
    const fn gainable(&self) -> Blocks {
        self.reef.aside.without_food()
    }

    fn supply(&self, exchangeable: Zones, gainable: Blocks) -> Supply {
        Supply {
            cards: PLAIN_PILES.iter().map(|pile| self.deck.pile_count(*pile)).sum(),
            exchanges: exchangeable.len(),
            blocks: gainable.total(),
            eat_cards: self.deck.pile_count(Pile::Eat),
        }
    }

    /// Cards that can be gained without an exchange.
    pub(crate) fn plain_cards(&self) -> u32 {
        let cards = PLAIN_PILES.iter().map(|pile| self.deck.pile_count(*pile)).sum();
        if self.options.learning { cards } else { 0 }
    }

    /// The most items that a Learn begun now could gain.
    pub(crate) fn most_items(&self, exchangeable: Zones) -> u32 {
        if !self.options.learning {
            return 0;
        }
        self.supply(exchangeable, self.gainable()).most()
    }

    pub(crate) fn begin_learning(&mut self, items: u8, up_to: bool, out: Out<'_>) {
        self.learning = Learning {
            left: items,
            up_to,
            exchangeable: self.exchangeable(self.reef.revealed),
            gainable: self.gainable(),
            cards: Short::new(Card::FastLearning),
            zones: Zones::EMPTY,
        };
        self.learn_on(out);
    }

    /// Asks for the next gain, or goes on.
    pub(crate) fn learn_on(&mut self, out: Out<'_>) {
        let supply = self.supply(self.learning.exchangeable, self.learning.gainable);
        if self.learning.left == 0 || supply.most() == 0 {
            self.go_on(out);
        } else {
            self.phase = Phase::Learn;
        }
    }

    pub(crate) fn legal_gains(&self, actions: &mut Vec<Action>) {
        let cards = Pile::ALL.iter().map(|pile| Item::Card(*pile));
        let blocks = self.learning.gainable.iter().map(Item::Block);
        let items = cards.chain(blocks).filter(|item| self.may_gain(*item).is_ok());
        actions.extend(items.map(|item| Action::Gain { item }));
        if self.may_stop_learning().is_ok() {
            actions.push(Action::Done {});
        }
    }

    /// KE-LRN-01: and the remaining gains can still be made.
    pub(crate) fn may_gain(&self, item: Item) -> Result<(), Refusal> {
        let mut supply = self.supply(self.learning.exchangeable, self.learning.gainable);
        match item {
            Item::Card(Pile::Eat) => {
                allow(supply.eat_cards > 0, "KE-LRN-01")?;
                allow(supply.exchanges > 0, "KE-LRN-04")?;
                supply.eat_cards -= 1;
                supply.exchanges -= 1;
            }
            Item::Card(pile) => {
                allow(self.deck.pile_tops[pile.index()].is_some(), "KE-LRN-01")?;
                supply.cards -= 1;
            }
            Item::Block(block) => {
                allow(block.food().is_none(), "KE-LRN-04")?;
                allow(self.learning.gainable.contains(block), "KE-LRN-03")?;
                allow(supply.exchanges > 0, "KE-LRN-03")?;
                supply.blocks -= 1;
                supply.exchanges -= 1;
            }
        }
        let enough = supply.most() + 1 >= u32::from(self.learning.left);
        allow(self.learning.up_to || enough, "KE-LRN-01")
    }

    /// Exactly so many items, except with the abalone; and that one is not used for nothing (KE-EAT-03).
    pub(crate) fn may_stop_learning(&self) -> Result<(), Refusal> {
        if !self.learning.up_to {
            return forbid("KE-LRN-01");
        }
        allow(!(self.learning.cards.is_empty() && self.learning.zones.is_empty()), "KE-EAT-03")
    }

    pub(crate) fn gain(&mut self, item: Item, out: Out<'_>) {
        match item {
            Item::Block(_) | Item::Card(Pile::Eat) => self.phase = Phase::Exchange { item },
            Item::Card(pile) => {
                self.learning.left -= 1;
                self.gain_card(pile, out);
            }
        }
    }

    /// KE-LRN-02; the pile's next card is open at once (KE-LRN-05).
    fn gain_card(&mut self, pile: Pile, out: Out<'_>) {
        let top = self.deck.pile_tops[pile.index()].take();
        let card = top.expect("a gained card lay on its pile");
        self.deck.discard.push(card);
        self.learning.cards.push(card);
        self.tell_all(out, SeenEvent::CardGained { pile, card });
        if self.deck.piles[pile.index()].is_empty() {
            self.learn_on(out);
        } else {
            self.phase = Phase::TurnPile { pile };
        }
    }

    /// KE-LRN-03: a block revealed before this Learn began, each for one gain, and never the Octopus or food.
    pub(crate) fn may_exchange(&self, zone: Zone) -> Result<(), Refusal> {
        allow(self.learning.exchangeable.contains(zone), "KE-LRN-03")
    }

    pub(crate) fn exchange(&mut self, item: Item, zone: Zone, out: Out<'_>) {
        let block = self.gained_block(item);
        let exchanged = self.reef.block(zone);
        self.reef.blocks[zone.index()] = block;
        self.reef.aside.remove(block);
        self.reef.aside.add(exchanged);
        self.learning.left -= 1;
        self.learning.exchangeable = self.learning.exchangeable.without(zone);
        self.learning.zones = self.learning.zones.with(zone);
        self.tell_all(out, SeenEvent::BlockGained { zone, block, out: exchanged });
        match item {
            Item::Card(pile) => self.gain_card(pile, out),
            Item::Block(_) => {
                self.learning.gainable.remove(block);
                self.learn_on(out);
            }
        }
    }

    /// KE-LRN-04: the food comes with its Eat card.
    fn gained_block(&self, item: Item) -> Block {
        let pile = match item {
            Item::Block(block) => return block,
            Item::Card(pile) => pile,
        };
        let card = self.deck.pile_tops[pile.index()].expect("a gained card lies on its pile");
        match self.tables.card(card).effect {
            Effect::Eat { food } => food.block(),
            _ => unreachable!("only Eat cards come with a block"),
        }
    }
}
