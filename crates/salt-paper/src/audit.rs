//! What no step may ever break: every card exists once, sizes are true, and no memory rules out the truth.

use game_core::Seat;

use crate::{
    card::{Card, KINDS},
    cards::Cards,
    game::{PUBLIC, SaltPaper},
    memory::{self, Memory, Places},
    open::Phase,
    pile::Pile,
};

/// Memories are held against the truth whenever a turn begins; all else after every step.
pub(crate) fn audit(game: &SaltPaper) -> Result<(), String> {
    conserved(game)?;
    sizes(game)?;
    piles(game)?;
    if !matches!(game.open.phase, Phase::Take { .. } | Phase::Over) {
        return Ok(());
    }
    for seat in game.open.seats() {
        memory_allows_truth(game, &game.memories[seat.index()], Some(seat))?;
    }
    memory_allows_truth(game, &game.memories[PUBLIC], None)
}

/// All cards by place: deck, held, piles, hands, tables.
fn places(game: &SaltPaper) -> impl Iterator<Item = Cards> + '_ {
    let piles = Pile::BOTH.into_iter().map(|pile| game.open.piles.cards(pile, game.ghosts));
    [game.deck, game.held].into_iter().chain(piles).chain(game.hands).chain(game.open.tables)
}

fn conserved(game: &SaltPaper) -> Result<(), String> {
    let whole = Cards::box_of(game.open.options.extra_salt);
    let count: u32 = places(game).map(|cards| u32::from(cards.len())).sum();
    if count == u32::from(whole.len()) && places(game).fold(Cards::EMPTY, Cards::plus) == whole {
        return Ok(());
    }
    let miscounted = Card::all().map(|card| (card, places(game).map(|cards| cards.count(card)).sum::<u8>()));
    let found: Vec<_> = miscounted.filter(|(card, found)| *found != whole.count(*card)).collect();
    Err(format!("these cards are miscounted: {found:?}"))
}

fn sizes(game: &SaltPaper) -> Result<(), String> {
    let open = &game.open;
    for (name, size, cards) in
        [("deck", open.deck_size, game.deck), ("held cards", open.held_size, game.held)]
    {
        equal(name, size, cards.len())?;
    }
    for seat in open.seats() {
        equal("hand", open.hand_sizes[seat.index()], game.hands[seat.index()].len())?;
    }
    let choosing =
        matches!(open.phase, Phase::Draw | Phase::Keep | Phase::Discard | Phase::Peek | Phase::PickPeeked);
    if open.held_size > 0 && !choosing {
        return Err(format!("{:?} holds cards in phase {:?}", open.active, open.phase));
    }
    Ok(())
}

fn piles(game: &SaltPaper) -> Result<(), String> {
    let piles = &game.open.piles;
    for pile in Pile::BOTH {
        equal("pile", piles.size(pile), piles.cards(pile, game.ghosts).len())?;
        let top_is_ghost =
            piles.iter(pile).next_back().is_some_and(|(place, _)| game.ghosts >> place & 1 != 0);
        if top_is_ghost {
            return Err("the visible card of a pile is gone".to_owned());
        }
    }
    Ok(())
}

fn equal(name: &str, counted: u8, found: u8) -> Result<(), String> {
    if counted == found { Ok(()) } else { Err(format!("the {name} has {found} cards and counts {counted}")) }
}

/// Where the copies of one card really are; 0 for those that lie on a table.
type Real = [Places; MOST_COPIES];

const MOST_COPIES: usize = 4;

/// Whether the copies of each card can be matched with where they really are.
fn memory_allows_truth(game: &SaltPaper, memory: &Memory, own: Option<Seat>) -> Result<(), String> {
    let truth = true_places(game);
    for card in Card::all() {
        let (may_be, real) = (memory.of(card), &truth[card.index()]);
        if !may_be_so(may_be, *real, may_be.len()) {
            return Err(format!("{own:?} thinks that {card} is in {may_be:?}, but it is in {real:?}"));
        }
    }
    Ok(())
}

fn true_places(game: &SaltPaper) -> [Real; KINDS] {
    let open = &game.open;
    let mut truth = [[0; MOST_COPIES]; KINDS];
    let mut found = [0_usize; KINDS];
    let mut note = |place: Places, cards: Cards| {
        for card in cards.iter() {
            truth[card.index()][found[card.index()]] = place;
            found[card.index()] += 1;
        }
    };
    note(memory::DECK, game.deck);
    note(memory::DECK, game.held);
    Pile::BOTH.into_iter().for_each(|pile| note(memory::pile(pile), open.piles.cards(pile, game.ghosts)));
    open.seats().for_each(|seat| note(memory::hand(seat), game.hands[seat.index()]));
    truth
}

/// Whether every copy can be given a real place of its own that its set allows; a copy on a table has an empty set.
fn may_be_so(may_be: &[Places], mut real: Real, left: usize) -> bool {
    let Some((places, rest)) = may_be.split_first() else { return true };
    (0..left).any(|index| {
        let fits = if real[index] == 0 { *places == 0 } else { places & real[index] != 0 };
        if !fits {
            return false;
        }
        real.swap(index, left - 1);
        let fine = may_be_so(rest, real, left - 1);
        real.swap(index, left - 1);
        fine
    })
}
