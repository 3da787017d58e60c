//! Deals copies to places so that every way to do it is equally likely.

use std::collections::BTreeMap;

use game_core::below;
use rand_core::Rng;

use crate::{
    bits::nth_bit,
    card::CARDS,
    memory::{PLACES, Places},
};

/// A set of copies, one bit each; unlike [`crate::Cards`] it tells which ones.
pub(super) type Copies = u128;

/// Room in each place.
pub(super) type Sizes = [u8; PLACES];

/// The number of a single place.
pub(super) const fn number(place: Places) -> usize {
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
pub(super) fn deal(may_be: &[Places; CARDS], mut room: Sizes, rng: &mut impl Rng) -> [Copies; PLACES] {
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

/// All ways to deal every copy to a place it can be in so that all places are full, if there are at most `most`.
pub(super) fn every_way(may_be: &[Places; CARDS], room: Sizes, most: usize) -> Option<Vec<[Copies; PLACES]>> {
    let mut copies: Vec<(usize, Places)> =
        may_be.iter().copied().enumerate().filter(|(_, places)| *places != 0).collect();
    // Those with the least choice first: then what does not fit is noticed early.
    copies.sort_by_key(|(_, places)| places.count_ones());
    let mut list = List { ways: Vec::new(), most, steps: most * copies.len() * 4 };
    list.go_on(&copies, room, [0; PLACES]).then_some(list.ways)
}

/// The ways found so far.
struct List {
    ways: Vec<[Copies; PLACES]>,
    most: usize,
    /// How many more steps are worth it.
    steps: usize,
}

impl List {
    /// Lists the ways to deal the rest; false if there are too many.
    fn go_on(&mut self, copies: &[(usize, Places)], room: Sizes, dealt: [Copies; PLACES]) -> bool {
        if self.steps == 0 || self.ways.len() > self.most {
            return false;
        }
        self.steps -= 1;
        let Some(((copy, places), rest)) = copies.split_first() else {
            self.ways.push(dealt);
            return self.ways.len() <= self.most;
        };
        places_of(*places).filter(|place| room[*place] > 0).all(|place| {
            let (mut room, mut dealt) = (room, dealt);
            room[place] -= 1;
            dealt[place] |= 1 << copy;
            self.go_on(rest, room, dealt)
        })
    }
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
pub(super) fn pick_some(copies: &mut Copies, count: u8, rng: &mut impl Rng) -> Copies {
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
mod tests;
