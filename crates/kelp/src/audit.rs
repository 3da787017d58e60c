//! What no step may ever break: every die, block and card exists exactly once, and the Shark's memory holds nothing
//! but the truth.

use crate::{
    collections::{Blocks, Cards, Faces},
    names::{Block, Card, Colour, SharkCard, Word, Zone},
    phase::{Context, Phase},
    state::{ENERGY_SLOTS, FoodState, Kelp},
    tables::Start,
};

type Audit = Result<(), String>;

fn check(good: bool, broken: impl FnOnce() -> String) -> Audit {
    if good { Ok(()) } else { Err(broken()) }
}

impl Kelp {
    pub(crate) fn check_invariants(&self) -> Audit {
        self.check_dice()?;
        self.check_blocks()?;
        self.check_octopus_cards()?;
        self.check_shark_cards()?;
        self.check_board()?;
        self.check_memory()
    }

    fn check_dice(&self) -> Audit {
        let dice = &self.dice;
        for colour in Colour::ALL {
            let index = colour.index();
            let shown = |faces: Faces| faces.iter_all().filter(|face| face.colour() == *colour).count();
            let listed = |list: &[Colour]| list.iter().filter(|die| *die == colour).count();
            let blue = *colour == Colour::Blue;
            let currents = dice.currents.iter().filter(|value| blue && **value > 0).count();
            let found = usize::from(dice.bag[index] + dice.supply[index] + dice.rolling[index])
                + shown(dice.pool)
                + shown(dice.energy)
                + listed(dice.hunger.as_slice())
                + listed(dice.growth.as_slice())
                + dice.saved.as_slice().iter().filter(|saved| saved.die.colour() == *colour).count()
                + dice.aimed.as_slice().iter().filter(|aimed| aimed.die.colour() == *colour).count()
                + currents
                + usize::from(blue && dice.ridden > 0);
            let expected = usize::from(self.tables.dice()[index].copies);
            check(found == expected, || format!("{found} {colour} dice instead of {expected}"))?;
        }
        Ok(())
    }

    fn check_blocks(&self) -> Audit {
        let mut counts = [0_u32; Block::ALL.len()];
        for zone in self.reef.filled().iter() {
            counts[self.reef.block(zone).index()] += 1;
        }
        for (block, count) in Block::ALL.iter().zip(&mut counts) {
            let eaten = block.food().is_some_and(|food| self.food(food) != FoodState::Uneaten);
            *count += self.reef.aside.count(*block) + self.reef.bag.count(*block);
            *count += u32::from(self.reef.drawn == Some(*block)) + u32::from(eaten);
            let expected = self.tables.blocks().count(*block);
            check(*count == expected, || format!("{count} of block {block} instead of {expected}"))?;
        }
        Ok(())
    }

    /// The card being played, which is nowhere else.
    pub(crate) fn card_in_play(&self) -> Option<Card> {
        match self.context {
            Context::Card { card, .. } => Some(card),
            _ => None,
        }
    }

    /// Whether the opening card is still set aside.
    pub(crate) fn is_before_deal(&self) -> bool {
        let dealing = matches!(self.phase, Phase::DrawCards { .. } | Phase::Den);
        self.context == Context::Setup && !dealing
    }

    fn check_octopus_cards(&self) -> Audit {
        let deck = &self.deck;
        let opening = if self.is_before_deal() { self.tables.starting(Start::Hand) } else { Cards::EMPTY };
        let sets = [deck.hand, deck.draw, deck.trash, opening];
        for card in Card::ALL {
            let listed = |list: &[Card]| list.iter().filter(|other| *other == card).count() as u32;
            let found = sets.iter().chain(&deck.piles).map(|set| set.count(*card)).sum::<u32>()
                + listed(deck.tops.as_slice())
                + listed(deck.discard.as_slice())
                + listed(deck.slots.as_slice())
                + deck.pile_tops.iter().filter(|top| **top == Some(*card)).count() as u32
                + u32::from(self.card_in_play() == Some(*card));
            let expected = self.tables.cards().count(*card);
            check(found == expected, || format!("{found} of card {card} instead of {expected}"))?;
        }
        Ok(())
    }

    fn check_shark_cards(&self) -> Audit {
        let cards = &self.cards;
        for card in SharkCard::ALL {
            let saving = matches!(self.phase, Phase::Save { card: other } if other == *card);
            let found = [cards.deck, cards.ready, cards.fresh, cards.trash]
                .iter()
                .map(|set| set.count(*card))
                .sum::<u32>()
                + cards.row.iter().filter(|other| **other == Some(*card)).count() as u32
                + self.dice.saved.as_slice().iter().filter(|saved| saved.card == *card).count() as u32
                + u32::from(saving);
            let expected = self.tables.shark_cards().count(*card);
            check(found == expected, || format!("{found} of Shark card {card} instead of {expected}"))?;
        }
        Ok(())
    }

    fn check_board(&self) -> Audit {
        let over = matches!(self.phase, Phase::Over { .. });
        let outside = self.reef.revealed.minus(self.reef.filled());
        check(outside.is_empty(), || "a zone without a block lies revealed".into())?;
        check(self.dice.energy.total() <= ENERGY_SLOTS, || "too much Energy".into())?;
        check(self.dice.hunger.len() <= usize::from(self.options.hunger), || "too much Hunger".into())?;
        check(!self.duel.left.is_empty(), || "no confrontation pair is left".into())?;
        let swimming = matches!(self.phase, Phase::Swim { .. });
        if let Some(shark) = self.shark {
            let rides = self.dice.currents[shark.space.index()] > 0;
            check(rides == swimming, || format!("a Current under the Shark on {}", shark.space))?;
        }
        let hunger_full = self.dice.hunger.len() == usize::from(self.options.hunger);
        check(!hunger_full || over, || "the Shark is exhausted and goes on".into())
    }

    fn check_memory(&self) -> Audit {
        for zone in self.reef.filled().iter() {
            let (known, truth) = (self.memory.block(zone), self.reef.block(zone));
            check(known.is_none_or(|known| known == truth), || format!("{known:?} for {truth} in {zone}"))?;
            let open = !self.reef.revealed.contains(zone) || known.is_some();
            check(open, || format!("the revealed {truth} in {zone} is not known"))?;
        }
        let hand = self.memory.hand();
        let mut both = self.deck.hand;
        both.add_all(self.deck.draw);
        let mut known = hand.known();
        known.add_all(hand.unseen());
        check(both == known, || format!("hand and draw pile are {both:?}, known {known:?}"))?;
        let unseen = self.deck.hand.total().checked_sub(hand.known().total());
        check(unseen == Some(u32::from(hand.unseen_in_hand())), || "a wrong count of unseen cards".into())?;
        let sure = hand.known().iter().all(|card| self.deck.hand.count(card) >= hand.known().count(card));
        check(sure, || "a card known to be in hand is not".into())?;
        let all: Blocks = Zone::ALL.iter().filter_map(|zone| self.memory.block(*zone)).collect();
        check(all.count(Block::Octopus) <= 1, || "the Octopus is known to be in two places".into())
    }
}
