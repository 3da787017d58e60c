//! Deals worlds that agree with a view.
//!
//! Every way to put the copies into the places they can be in, such that each place holds as many as it should, is
//! equally likely. Copies are sorted into classes by the places they can be in. The small classes are dealt one after
//! the other, with the number of ways to finish counted exactly; the largest takes what is left.

use std::collections::BTreeMap;

use game_core::{Seat, below};
use rand_core::Rng;

use crate::{
    card::CARDS,
    cards::{Cards, nth_bit},
    game::{PUBLIC, SaltPaper},
    memory::{self, PLACES, Places},
    open::{Open, Phase},
    pile::{Ghosts, Pile},
    view::{View, Viewer},
};

/// A set of copies, one bit each; unlike [`Cards`] it tells which ones.
type Copies = u128;

/// Deals a world that agrees with `view`.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> SaltPaper {
    let mut game = SaltPaper {
        deck: Cards::EMPTY,
        held: view.held,
        hands: view.hands,
        ghosts: 0,
        open: view.open,
        memories: [view.public; 5],
    };
    match view.viewer {
        Viewer::Everyone { ghosts } => game.know_all(ghosts),
        Viewer::Seat(seat) => {
            game.deal_hidden(view, Some(seat), rng);
            game.memories[seat.index()] = view.memory;
        }
        Viewer::Spectator => game.deal_hidden(view, None, rng),
    }
    game.remember_own_cards(view.seat());
    game
}

impl SaltPaper {
    fn know_all(&mut self, ghosts: Ghosts) {
        self.ghosts = ghosts;
        let mut seen = self.held;
        for seat in self.open.seats() {
            seen = seen.plus(self.hands[seat.index()]).plus(self.open.tables[seat.index()]);
        }
        for pile in Pile::BOTH {
            seen = seen.plus(self.open.piles.cards(pile, ghosts));
        }
        self.deck = Cards::box_of(self.open.options.extra_salt).minus(seen);
    }

    fn deal_hidden(&mut self, view: &View, viewer: Option<Seat>, rng: &mut impl Rng) {
        let sizes = sizes_for(&view.open, viewer);
        // Copies of a card may be dealt to a pile that has fewer places for it; then the deal does not count.
        let (dealt, ghosts) = loop {
            let dealt = deal(view.memory.all(), sizes, rng);
            if let Some(ghosts) = ghosts_of(&view.open, &dealt) {
                break (dealt, ghosts);
            }
        };
        self.ghosts = ghosts;
        for seat in self.open.seats().filter(|seat| view.hand(*seat).is_none()) {
            self.hands[seat.index()] = Cards::from_copies(dealt[number(memory::hand(seat))]);
        }
        let mut deck = dealt[number(memory::DECK)];
        if viewer != Some(self.open.active) {
            let held = pick_some(&mut deck, view.open.held_size, rng);
            self.held = Cards::from_copies(held);
        }
        self.deck = Cards::from_copies(deck);
    }

    /// Gives all players but the viewer the knowledge of everybody and of what they hold themselves.
    fn remember_own_cards(&mut self, viewer: Option<Seat>) {
        for seat in self.open.seats().filter(|seat| viewer != Some(*seat)) {
            let mut own = self.hands[seat.index()];
            let mut memory = self.memories[PUBLIC];
            if seat == self.open.active {
                memory.learn_held(seat, self.held);
                own = own.plus(self.held);
                if let Phase::PickFromPile { pile } = self.open.phase {
                    memory.learn_pile(pile, self.open.piles.cards(pile, self.ghosts));
                }
            }
            memory.learn_hand(seat, own);
            self.memories[seat.index()] = memory;
        }
    }
}

/// How many copies each place holds, as the viewer counts them.
fn sizes_for(open: &Open, viewer: Option<Seat>) -> Sizes {
    let mut sizes = [0; PLACES];
    sizes[number(memory::DECK)] = open.deck_size;
    for pile in Pile::BOTH {
        sizes[number(memory::pile(pile))] = open.piles.size(pile);
    }
    for seat in open.seats() {
        sizes[number(memory::hand(seat))] = open.hand_sizes[seat.index()];
    }
    let holder = if viewer == Some(open.active) { memory::hand(open.active) } else { memory::DECK };
    sizes[number(holder)] += open.held_size;
    sizes
}

fn ghosts_of(open: &Open, dealt: &[Copies; PLACES]) -> Option<Ghosts> {
    let mut ghosts = 0;
    for pile in Pile::BOTH {
        if open.piles.ghost_count(pile) > 0 {
            let cards = Cards::from_copies(dealt[number(memory::pile(pile))]);
            ghosts |= open.piles.ghosts_of(pile, cards)?;
        }
    }
    Some(ghosts)
}

/// Room in each place.
type Sizes = [u8; PLACES];

/// The number of a single place.
const fn number(place: Places) -> usize {
    place.trailing_zeros() as usize
}

/// Copies that can be in the same places.
#[derive(Clone, Copy, Debug)]
struct Class {
    places: Places,
    copies: Copies,
    count: u8,
}

/// Deals every copy to a place it can be in, filling all places.
fn deal(may_be: &[Places; CARDS], mut room: Sizes, rng: &mut impl Rng) -> [Copies; PLACES] {
    let mut dealt = [0; PLACES];
    let mut classes = sort_into_classes(may_be);
    while place_certain(&mut classes, &mut room, &mut dealt) {}
    let Some(largest) = (0..classes.len()).max_by_key(|index| classes[*index].count) else {
        return dealt;
    };
    let last = classes.swap_remove(largest);
    if !classes.is_empty() {
        Dealer { classes: &classes, last, ways: BTreeMap::new() }.deal(&mut room, &mut dealt, rng);
    }
    let mut copies = last.copies;
    for place in places_of(last.places) {
        if last.places >> (place + 1) == 0 {
            dealt[place] |= copies;
        } else {
            dealt[place] |= pick_some(&mut copies, room[place], rng);
        }
    }
    dealt
}

/// Hardly any view has more.
const USUAL_CLASSES: usize = 16;

fn sort_into_classes(may_be: &[Places; CARDS]) -> Vec<Class> {
    let mut classes = Vec::with_capacity(USUAL_CLASSES);
    let mut run = Class { places: 0, copies: 0, count: 0 };
    for (copy, places) in may_be.iter().enumerate() {
        if *places != run.places {
            add(&mut classes, run);
            run = Class { places: *places, copies: 0, count: 0 };
        }
        run.copies |= 1 << copy;
        run.count += 1;
    }
    add(&mut classes, run);
    classes
}

/// Adds a class to those it may belong to; copies that are in no place are left out.
fn add(classes: &mut Vec<Class>, class: Class) {
    match classes.iter_mut().find(|found| found.places == class.places) {
        Some(found) => {
            found.copies |= class.copies;
            found.count += class.count;
        }
        None if class.places != 0 => classes.push(class),
        None => (),
    }
}

/// Places the copies of which the place is certain, and shuts full places to the others. Says whether anything
/// changed.
fn place_certain(classes: &mut Vec<Class>, room: &mut Sizes, dealt: &mut [Copies; PLACES]) -> bool {
    let full = (0..PLACES).filter(|place| room[*place] == 0).fold(0, |full, place| full | 1 << place);
    let mut changed = false;
    for index in (0..classes.len()).rev() {
        let class = classes[index];
        if class.places.is_power_of_two() {
            classes.swap_remove(index);
            dealt[number(class.places)] |= class.copies;
            room[number(class.places)] -= class.count;
            changed = true;
        } else if class.places & full != 0 {
            classes.swap_remove(index);
            add(classes, Class { places: class.places & !full, ..class });
            changed = true;
        }
    }
    changed
}

fn places_of(places: Places) -> impl Iterator<Item = usize> + Clone {
    (0..PLACES).filter(move |place| places >> place & 1 != 0)
}

/// Takes `count` of the copies at random.
fn pick_some(copies: &mut Copies, count: u8, rng: &mut impl Rng) -> Copies {
    let mut picked = 0;
    let mut left = if count > 0 { copies.count_ones() } else { 0 };
    for _ in 0..count {
        let bit = 1 << nth_bit(*copies, below(rng, left));
        *copies &= !bit;
        picked |= bit;
        left -= 1;
    }
    picked
}

/// Deals the small classes so that every way to deal all of them is equally likely.
struct Dealer<'a> {
    classes: &'a [Class],
    last: Class,
    /// Ways to finish from a [`Point`].
    ways: BTreeMap<Point, f64>,
}

/// How far the deal is: this class, from this place on, so many of its copies left, and the room in all places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Point {
    class: usize,
    place: usize,
    left: u8,
    room: Sizes,
}

impl Dealer<'_> {
    fn deal(mut self, room: &mut Sizes, dealt: &mut [Copies; PLACES], rng: &mut impl Rng) {
        for class in 0..self.classes.len() {
            let mut copies = self.classes[class].copies;
            let mut left = self.classes[class].count;
            for place in places_of(self.classes[class].places) {
                let point = Point { class, place, left, room: *room };
                let count = self.draw_count(point, rng);
                dealt[place] |= pick_some(&mut copies, count, rng);
                room[place] -= count;
                left -= count;
            }
        }
    }

    /// How many copies go to the point's place.
    fn draw_count(&mut self, point: Point, rng: &mut impl Rng) -> u8 {
        let most = point.left.min(point.room[point.place]);
        let weights: Vec<f64> = (0..=most).map(|count| self.ways_with(point, count)).collect();
        let mut mark = weights.iter().sum::<f64>() * (f64::from(rng.next_u32()) / 2_f64.powi(32));
        for (count, weight) in weights.iter().enumerate() {
            mark -= weight;
            if mark < 0.0 {
                return count as u8;
            }
        }
        let possible = weights.iter().rposition(|weight| *weight > 0.0);
        possible.expect("the truth is one of the ways to deal") as u8
    }

    /// Ways to finish if `count` copies go to the point's place.
    fn ways_with(&mut self, point: Point, count: u8) -> f64 {
        let mut next = Point { place: point.place + 1, left: point.left - count, ..point };
        next.room[point.place] -= count;
        choose(point.left, count) * self.ways_from(next)
    }

    fn ways_from(&mut self, mut point: Point) -> f64 {
        let places = self.classes.get(point.class).map_or(0, |class| class.places);
        match places_of(places).find(|place| *place >= point.place) {
            Some(place) => point.place = place,
            None if point.left > 0 => return 0.0,
            None => match self.classes.get(point.class + 1) {
                Some(next) => {
                    point = Point { class: point.class + 1, place: 0, left: next.count, room: point.room };
                    return self.ways_from(point);
                }
                None => return self.ways_to_deal_last(&point.room),
            },
        }
        if let Some(ways) = self.ways.get(&point) {
            return *ways;
        }
        let most = point.left.min(point.room[point.place]);
        let ways = (0..=most).map(|count| self.ways_with(point, count)).sum();
        self.ways.insert(point, ways);
        ways
    }

    fn ways_to_deal_last(&self, room: &Sizes) -> f64 {
        let fits = places_of(!self.last.places & ((1 << PLACES) - 1)).all(|place| room[place] == 0);
        if !fits || room.iter().sum::<u8>() != self.last.count {
            return 0.0;
        }
        room.iter().fold(FACTORIALS[self.last.count as usize], |ways, room| ways / FACTORIALS[*room as usize])
    }
}

const FACTORIALS: [f64; CARDS + 1] = {
    let mut factorials = [1.0; CARDS + 1];
    let mut number = 1;
    while number <= CARDS {
        factorials[number] = factorials[number - 1] * number as f64;
        number += 1;
    }
    factorials
};

fn choose(from: u8, count: u8) -> f64 {
    FACTORIALS[from as usize] / (FACTORIALS[count as usize] * FACTORIALS[(from - count) as usize])
}

#[cfg(test)]
mod tests {
    use game_testkit::test_rng;

    use super::{PLACES, Places, Sizes, deal, number, places_of};
    use crate::card::CARDS;

    const DEALS: u32 = 60_000;

    /// Every way to put the copies into places they can be in that fills all places.
    fn all_ways(may_be: &[Places], room: Sizes) -> Vec<Vec<usize>> {
        let Some((first, rest)) = may_be.split_first() else {
            return if room == [0; PLACES] { vec![Vec::new()] } else { Vec::new() };
        };
        let mut ways = Vec::new();
        for place in places_of(*first).filter(|place| room[*place] > 0) {
            let mut less = room;
            less[place] -= 1;
            ways.extend(all_ways(rest, less).into_iter().map(|way| [vec![place], way].concat()));
        }
        ways
    }

    /// Deals often, and compares how often each way comes up with how often it should.
    fn check(may_be: &[Places], sizes: &[(Places, u8)]) {
        let mut room = [0; PLACES];
        for (place, size) in sizes {
            room[number(*place)] = *size;
        }
        let ways = all_ways(may_be, room);
        assert!(ways.len() > 1, "there is something to deal");
        let mut table = [0; CARDS];
        table[..may_be.len()].copy_from_slice(may_be);
        let mut counts = vec![0_u32; ways.len()];
        let mut rng = test_rng(7);
        for _ in 0..DEALS {
            let dealt = deal(&table, room, &mut rng);
            let place_of = |copy| (0..PLACES).find(|place| dealt[*place] >> copy & 1 != 0);
            let way: Vec<usize> = (0..may_be.len()).filter_map(place_of).collect();
            let index = ways.iter().position(|found| *found == way).expect("every deal is one of the ways");
            counts[index] += 1;
        }
        let expected = f64::from(DEALS) / ways.len() as f64;
        let chi_square: f64 =
            counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
        let freedom = (ways.len() - 1) as f64;
        let bound = freedom + 4.0 * (2.0 * freedom).sqrt() + 10.0;
        assert!(chi_square < bound, "{} ways: {chi_square:.1} is above {bound:.1}", ways.len());
    }

    const DECK: Places = 1;
    const PILE: Places = 2;
    const OTHER_PILE: Places = 4;
    const ONE: Places = 8;
    const TWO: Places = 16;

    #[test]
    fn unseen_cards_are_dealt_evenly() {
        check(&[DECK | ONE; 7], &[(DECK, 4), (ONE, 3)]);
        check(&[DECK | ONE | TWO; 6], &[(DECK, 2), (ONE, 2), (TWO, 2)]);
    }

    #[test]
    fn what_crabs_took_is_dealt_evenly() {
        let unseen = DECK | ONE;
        let may_be = [PILE | ONE, PILE | ONE, PILE | ONE, PILE, unseen, unseen, unseen, unseen];
        check(&may_be, &[(PILE, 3), (ONE, 2), (DECK, 3)]);
    }

    #[test]
    fn several_small_classes_are_dealt_evenly() {
        let may_be = [
            PILE | ONE,
            PILE | ONE,
            PILE | ONE | TWO,
            OTHER_PILE | TWO,
            OTHER_PILE | TWO,
            ONE | TWO,
            DECK | ONE | TWO,
            DECK | ONE | TWO,
            DECK | ONE | TWO,
        ];
        check(&may_be, &[(PILE, 2), (OTHER_PILE, 1), (ONE, 2), (TWO, 2), (DECK, 2)]);
    }

    #[test]
    fn full_places_and_certain_copies_are_respected() {
        let may_be = [ONE, ONE, DECK | ONE, DECK | TWO, DECK | TWO, DECK | ONE | TWO];
        check(&may_be, &[(ONE, 2), (TWO, 2), (DECK, 2)]);
    }

    #[test]
    fn overlapping_classes_without_a_common_place_are_dealt_evenly() {
        let may_be = [ONE | TWO, ONE | TWO, TWO | DECK, TWO | DECK, DECK | PILE, DECK | PILE, PILE | ONE];
        check(&may_be, &[(ONE, 2), (TWO, 2), (DECK, 2), (PILE, 1)]);
    }
}
