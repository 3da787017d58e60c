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
    let piles = Pile::BOTH.map(|pile| game.open.piles.cards(pile, game.ghosts));
    conserved(game, piles)?;
    sizes(game, piles)?;
    tops(game)?;
    if !matches!(game.open.phase, Phase::Take { .. } | Phase::Over) {
        return Ok(());
    }
    let truth = true_places(game, piles);
    for seat in game.open.seats() {
        memory_allows_truth(&truth, &game.memories[seat.index()], Some(seat))?;
    }
    memory_allows_truth(&truth, &game.memories[PUBLIC], None)
}

/// All cards by place: deck, held, piles, hands, tables.
fn places(game: &SaltPaper, piles: [Cards; 2]) -> impl Iterator<Item = Cards> {
    [game.deck, game.held].into_iter().chain(piles).chain(game.hands).chain(game.open.tables)
}

fn conserved(game: &SaltPaper, piles: [Cards; 2]) -> Result<(), String> {
    let whole = game.open.options.shuffled();
    let places = || places(game, piles);
    let count: u32 = places().map(|cards| u32::from(cards.len())).sum();
    if count == u32::from(whole.len()) && places().fold(Cards::EMPTY, Cards::plus) == whole {
        return Ok(());
    }
    let miscounted = Card::all().map(|card| (card, places().map(|cards| cards.count(card)).sum::<u8>()));
    let found: Vec<_> = miscounted.filter(|(card, found)| *found != whole.count(*card)).collect();
    Err(format!("these cards are miscounted: {found:?}"))
}

fn sizes(game: &SaltPaper, piles: [Cards; 2]) -> Result<(), String> {
    let open = &game.open;
    equal("deck", open.deck_size, game.deck.len())?;
    equal("set of held cards", open.held_size, game.held.len())?;
    for seat in open.seats() {
        equal("hand", open.hand_sizes[seat.index()], game.hands[seat.index()].len())?;
    }
    for pile in Pile::BOTH {
        equal("pile", open.piles.size(pile), piles[pile.index()].len())?;
    }
    let choosing =
        matches!(open.phase, Phase::Draw | Phase::Keep | Phase::Discard | Phase::Peek | Phase::PickPeeked);
    if open.held_size > 0 && !choosing {
        return Err(format!("{:?} holds cards in phase {:?}", open.active, open.phase));
    }
    Ok(())
}

fn tops(game: &SaltPaper) -> Result<(), String> {
    for pile in Pile::BOTH {
        let top = game.open.piles.iter(pile).next_back();
        if top.is_some_and(|(place, _)| game.ghosts >> place & 1 != 0) {
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
fn memory_allows_truth(truth: &[Real; KINDS], memory: &Memory, own: Option<Seat>) -> Result<(), String> {
    for card in Card::all() {
        let (may_be, real) = (memory.of(card), &truth[card.index()]);
        let fine = match (may_be, real) {
            ([one], [real, ..]) => fits(*one, *real),
            ([one, two], [first, second, ..]) => {
                fits(*one, *first) && fits(*two, *second) || fits(*one, *second) && fits(*two, *first)
            }
            _ => may_be_so(may_be, *real, may_be.len()),
        };
        if !fine {
            return Err(format!("{own:?} thinks that {card} is in {may_be:?}, but it is in {real:?}"));
        }
    }
    Ok(())
}

/// Whether a copy that can be in these places can be in the real one; on a table it has an empty set.
fn fits(may_be: Places, real: Places) -> bool {
    if real == 0 { may_be == 0 } else { may_be & real != 0 }
}

fn true_places(game: &SaltPaper, piles: [Cards; 2]) -> [Real; KINDS] {
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
    Pile::BOTH.into_iter().for_each(|pile| note(memory::pile(pile), piles[pile.index()]));
    open.seats().for_each(|seat| note(memory::hand(seat), game.hands[seat.index()]));
    truth
}

/// Whether every copy can be given a real place of its own that its set allows; a copy on a table has an empty set.
fn may_be_so(may_be: &[Places], mut real: Real, left: usize) -> bool {
    let Some((places, rest)) = may_be.split_first() else { return true };
    (0..left).any(|index| {
        if !fits(*places, real[index]) {
            return false;
        }
        real.swap(index, left - 1);
        let fine = may_be_so(rest, real, left - 1);
        real.swap(index, left - 1);
        fine
    })
}
