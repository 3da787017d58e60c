//! What no step may ever break: every card exists once, sizes are true, and no memory rules out the truth.

use game_core::Seat;

use crate::{
    card::Card,
    cards::Cards,
    game::{PUBLIC, SaltPaper},
    memory::{self, Memory, Places},
    open::Phase,
    pile::Pile,
};

pub(crate) fn audit(game: &SaltPaper) -> Result<(), String> {
    conserved(game)?;
    sizes(game)?;
    piles(game)?;
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
    for card in Card::all() {
        let found: u8 = places(game).map(|cards| cards.count(card)).sum();
        if found != whole.count(card) {
            return Err(format!("there are {found} of {card}"));
        }
    }
    Ok(())
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

/// Whether the copies of each card can be matched with where they really are.
fn memory_allows_truth(game: &SaltPaper, memory: &Memory, own: Option<Seat>) -> Result<(), String> {
    let truth = true_places(game, own);
    for card in Card::all() {
        let real: Vec<Places> = truth
            .iter()
            .flat_map(|(place, cards)| std::iter::repeat_n(*place, cards.count(card) as usize))
            .collect();
        if !matches(memory.of(card), &real) {
            return Err(format!(
                "{own:?} thinks that {card} is in {:?}, but it is in {real:?}",
                memory.of(card)
            ));
        }
    }
    Ok(())
}

fn true_places(game: &SaltPaper, own: Option<Seat>) -> Vec<(Places, Cards)> {
    let open = &game.open;
    let holder = if own == Some(open.active) { memory::hand(open.active) } else { memory::DECK };
    let mut places = vec![(memory::DECK, game.deck), (holder, game.held)];
    places.extend(Pile::BOTH.map(|pile| (memory::pile(pile), open.piles.cards(pile, game.ghosts))));
    places.extend(open.seats().map(|seat| (memory::hand(seat), game.hands[seat.index()])));
    places
}

/// Whether every real place can be given a copy that may be there, and the copies left over may be nowhere.
fn matches(may_be: &[Places], real: &[Places]) -> bool {
    let Some((first, rest)) = real.split_first() else {
        return may_be.iter().all(|places| *places == 0);
    };
    (0..may_be.len()).any(|index| {
        let mut others = may_be.to_vec();
        let places = others.swap_remove(index);
        places & first != 0 && matches(&others, rest)
    })
}
