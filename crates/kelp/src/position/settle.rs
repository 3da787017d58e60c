//! Putting everything that was not placed where it belongs.

use super::{BadSetup, broken};
use crate::{
    collections::{Cards, Multiset, Zones},
    memory::Memory,
    names::{Card, Colour, Face, Food, Pile, SharkCard, Word, Zone},
    state::{FoodState, Kelp, ROW},
    tables::Start,
};

/// Takes `used` out of `all`.
fn minus<T: Word, const BITS: u32>(
    all: Multiset<T, BITS>,
    used: impl Iterator<Item = T>,
) -> Result<Multiset<T, BITS>, BadSetup> {
    let mut rest = all;
    for word in used {
        if !rest.contains(word) {
            return broken(format!("there are not so many {word:?}"));
        }
        rest.remove(word);
    }
    Ok(rest)
}

/// The draw pile gets the rest of the starting cards, the piles the rest of theirs.
pub(super) fn settle_cards(game: &mut Kelp, draw: Option<Cards>) -> Result<(), BadSetup> {
    let deck = game.deck;
    let lists = deck.tops.as_slice().iter().chain(deck.discard.as_slice()).copied();
    let placed: Vec<Card> = deck.hand.iter_all().chain(deck.trash.iter_all()).chain(lists).collect();
    let rest = minus(game.tables.cards(), placed.into_iter())?;
    let starts = |card: &Card| game.tables.card(*card).start != Start::Pile;
    let draw = draw.unwrap_or_else(|| rest.iter_all().filter(starts).collect());
    let rest = minus(rest, draw.iter_all())?;
    game.deck.draw = draw;
    // A starting card that was placed nowhere is out of the game.
    game.deck.trash.add_all(rest.iter_all().filter(starts).collect());
    for pile in Pile::ALL {
        let of = |card: &Card| !starts(card) && game.tables.card(*card).pile == *pile;
        let mut cards: Cards = rest.iter_all().filter(of).collect();
        let top = deck.pile_tops[pile.index()].filter(|top| cards.contains(*top)).or(cards.iter().next());
        if let Some(top) = top {
            cards.remove(top);
        }
        game.deck.pile_tops[pile.index()] = top;
        game.deck.piles[pile.index()] = cards;
    }
    Ok(())
}

pub(super) fn settle_blocks(game: &mut Kelp) -> Result<(), BadSetup> {
    let eaten = Food::ALL.iter().filter(|food| game.food(**food) != FoodState::Uneaten);
    let on_board = game.reef.zones.iter().map(|zone| game.reef.block(zone));
    let used = on_board.chain(eaten.map(|food| food.block()));
    game.reef.aside = minus(game.tables.blocks(), used)?;
    Ok(())
}

/// The deck gets what is nowhere else.
pub(super) fn settle_shark_cards(
    game: &mut Kelp,
    row: Option<[Option<SharkCard>; ROW]>,
) -> Result<(), BadSetup> {
    let cards = game.cards;
    let saved = game.dice.saved;
    let used = cards.ready.iter_all().chain(cards.trash.iter_all());
    let used = used.chain(saved.as_slice().iter().map(|saved| saved.card));
    let rest = minus(game.tables.shark_cards(), used)?;
    game.cards.row = row.unwrap_or_else(|| {
        let mut left = rest.iter();
        [(); ROW].map(|()| left.next())
    });
    game.cards.deck = minus(rest, game.cards.row.iter().flatten().copied())?;
    Ok(())
}

/// The supply gets what is nowhere else.
pub(super) fn settle_dice(game: &mut Kelp) -> Result<(), BadSetup> {
    let saved = game.dice.saved;
    let dice = &mut game.dice;
    for (index, info) in game.tables.dice().iter().enumerate() {
        let colour = Colour::at(index);
        let faces = dice.pool.iter_all().chain(dice.energy.iter_all());
        let faces = faces.chain(saved.as_slice().iter().map(|saved| saved.die)).map(Face::colour);
        let tracks = dice.hunger.as_slice().iter().chain(dice.growth.as_slice()).copied();
        let mut count = faces.chain(tracks).filter(|other| *other == colour).count() as u8;
        if colour == Colour::Blue {
            count += dice.currents.iter().filter(|value| **value > 0).count() as u8;
        }
        let Some(supply) = info.copies.checked_sub(count + dice.bag[index]) else {
            return broken(format!("there are not so many {colour} dice"));
        };
        dice.supply[index] = supply;
    }
    Ok(())
}

/// The Shark knows what lies revealed and what it is said to remember; the others are in any order.
pub(super) fn settle_memory(game: &mut Kelp, remembered: Zones) {
    let known = game.reef.revealed.or(remembered);
    let block = |index: usize| known.contains(Zone::at(index)).then_some(game.reef.blocks[index]);
    let mut cards = game.deck.hand;
    cards.add_all(game.deck.draw);
    let discard = game.deck.discard.as_slice().iter().copied().collect();
    let blocks = game.reef.zones.iter().map(|zone| game.reef.block(zone)).collect();
    game.memory = Memory::at(game.reef.zones, std::array::from_fn(block), blocks);
    game.memory.set_hand(cards, game.deck.hand.total() as u8, game.deck.tops, discard);
}
