//! What is seen.

use std::sync::LazyLock;

use game_core::Seat;
use salt_paper::{
    CARDS, COLOURS, Card, Cards, FAMILIES, Family, KINDS, Phase, Pile, View, colour_bonus, points,
};

use super::{COUNTS, GAINS, SIZES, gained, known};

const OWN: usize = 0;
const OWN_FAMILIES: usize = OWN + CARDS;
const OWN_COLOURS: usize = OWN_FAMILIES + FAMILIES * COUNTS;
const HAND_FAMILIES: usize = OWN_COLOURS + COLOURS * COUNTS;
const HELD: usize = HAND_FAMILIES + FAMILIES * COUNTS;
const TOPS: usize = HELD + CARDS;
const PILES: usize = TOPS + 2 * (KINDS + 1);
const PILE_SIZES: usize = PILES + 2 * CARDS;
const UNSEEN: usize = PILE_SIZES + 2 * SIZES;
const RIVALS: usize = UNSEEN + FAMILIES * COUNTS;
const TOTAL: usize = RIVALS + 3 * RIVAL;
const OWN_POINTS: usize = TOTAL + TOTALS;
const OWN_BONUS: usize = OWN_POINTS + POINTS;
const DECK: usize = OWN_BONUS + BONUSES;
const PHASE: usize = DECK + DECKS;
const PLAYERS: usize = PHASE + PHASES;
const EXTRA: usize = PLAYERS + 3;
const CALLER: usize = EXTRA + 1;
const ACTIVE: usize = CALLER + 4;
const JELLYFISH: usize = ACTIVE + 4;
const CHANCE: usize = JELLYFISH + 4;
const VICTIM: usize = CHANCE + 5;
const TOP_GAINS: usize = VICTIM + 4;
pub(super) const FEATURES: usize = TOP_GAINS + 4 * 2 * GAINS;

const RIVAL_CARDS: usize = 0;
const RIVAL_TABLE: usize = RIVAL_CARDS + CARDS;
const RIVAL_FAMILIES: usize = RIVAL_TABLE + CARDS;
const RIVAL_SIZE: usize = RIVAL_FAMILIES + FAMILIES * COUNTS;
const RIVAL_HIDDEN: usize = RIVAL_SIZE + SIZES;
const RIVAL_TOTAL: usize = RIVAL_HIDDEN + SIZES;
const RIVAL_POINTS: usize = RIVAL_TOTAL + TOTALS;
const RIVAL_OPEN: usize = RIVAL_POINTS + POINTS;
const RIVAL: usize = RIVAL_OPEN + 2;

const TOTALS: usize = 41;
const POINTS: usize = 26;
const BONUSES: usize = 10;
const DECKS: usize = 24;
const PHASES: usize = 10;

/// The number of the first copy of each card, when all copies are counted through.
static FIRST_COPIES: LazyLock<[usize; KINDS]> = LazyLock::new(|| {
    let mut first = [0; KINDS];
    let mut copies = 0;
    for card in Card::all() {
        first[card.index()] = copies;
        copies += usize::from(card.copies());
    }
    first
});

struct Writer<'a>(&'a mut Vec<u16>);

impl Writer<'_> {
    fn one(&mut self, feature: usize) {
        self.0.push(feature as u16);
    }

    fn cards(&mut self, base: usize, cards: Cards) {
        let (mut last, mut copy) = (None, 0);
        for card in cards.iter() {
            copy = if last == Some(card) { copy + 1 } else { 0 };
            last = Some(card);
            self.one(base + FIRST_COPIES[card.index()] + copy);
        }
    }

    /// How many cards of each family there are; nothing for none.
    fn families(&mut self, base: usize, cards: Cards) {
        for (number, family) in Family::all().enumerate() {
            let count = usize::from(cards.family(family).len());
            if count > 0 {
                self.one(base + number * COUNTS + count.min(COUNTS - 1));
            }
        }
    }

    fn colours(&mut self, base: usize, cards: Cards) {
        let mut counts = [0; COLOURS];
        cards.iter().for_each(|card| counts[card.colour() as usize] += 1);
        for (number, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            self.one(base + number * COUNTS + count.min(COUNTS - 1));
        }
    }

    /// A number as one of `steps` features, the last standing for all that is greater.
    fn number(&mut self, base: usize, number: usize, steps: usize) {
        self.one(base + number.min(steps - 1));
    }
}

/// Everything `view` shows, told from the place of `own`.
pub(super) fn write(view: &View, own: Seat, active: &mut Vec<u16>) {
    let mut write = Writer(active);
    own_cards(view, own, &mut write);
    for pile in Pile::BOTH {
        let top = view.pile_top(pile).map_or(KINDS, Card::index);
        write.one(TOPS + pile.index() * (KINDS + 1) + top);
        write.cards(PILES + pile.index() * CARDS, view.possible_in_pile(pile));
        write.number(PILE_SIZES + pile.index() * SIZES, usize::from(view.pile_size(pile)), SIZES);
    }
    write.families(UNSEEN, view.unseen());
    let players = view.players();
    for step in 0..players {
        let seat = Seat::at((own.index() + step) % players);
        for pile in Pile::BOTH {
            if let Some(card) = view.pile_top(pile) {
                let base = TOP_GAINS + (2 * step + pile.index()) * GAINS;
                write.number(base, gained(view, seat, card), GAINS);
            }
        }
        if step == 0 {
            continue;
        }
        rival(view, seat, RIVALS + (step - 1) * RIVAL, &mut write);
    }
    situation(view, own, &mut write);
}

fn own_cards(view: &View, own: Seat, write: &mut Writer<'_>) {
    let hand = view.hand(own).unwrap_or_default();
    let table = view.table(own);
    let all = hand.plus(table);
    write.cards(OWN, all);
    write.families(OWN_FAMILIES, all);
    write.colours(OWN_COLOURS, all);
    write.families(HAND_FAMILIES, hand);
    write.cards(HELD, view.held());
    write.number(OWN_POINTS, usize::from(points(hand, table)), POINTS);
    write.number(OWN_BONUS, usize::from(colour_bonus(all)), BONUSES);
    write.one(TOTAL + to_go(view, view.total(own)));
}

fn rival(view: &View, seat: Seat, base: usize, write: &mut Writer<'_>) {
    let known = known(view, seat);
    let table = view.table(seat);
    write.cards(base + RIVAL_CARDS, known.plus(table));
    write.cards(base + RIVAL_TABLE, table);
    write.families(base + RIVAL_FAMILIES, known.plus(table));
    let size = view.hand_size(seat);
    write.number(base + RIVAL_SIZE, usize::from(size), SIZES);
    write.number(base + RIVAL_HIDDEN, usize::from(size.saturating_sub(known.len())), SIZES);
    write.one(base + RIVAL_TOTAL + to_go(view, view.total(seat)));
    write.number(base + RIVAL_POINTS, usize::from(points(known, table)), POINTS);
    write.one(base + RIVAL_OPEN + usize::from(view.is_revealed(seat)));
}

fn situation(view: &View, own: Seat, write: &mut Writer<'_>) {
    let relative = |seat: Seat| (seat.index() + view.players() - own.index()) % view.players();
    let deck = usize::from(view.deck_size());
    write.number(DECK, if deck < 12 { deck } else { 12 + (deck - 12) / 4 }, DECKS);
    write.one(PHASE + phase_number(view.phase()));
    write.one(PLAYERS + view.players() - 2);
    write.one(ACTIVE + relative(view.active()));
    if view.options().extra_salt {
        write.one(EXTRA);
    }
    if let Some(number) = chance_number(view.phase()) {
        write.one(CHANCE + number);
    }
    if let Phase::Steal { victim } = view.phase() {
        write.one(VICTIM + relative(victim));
    }
    if let Some(caller) = view.caller() {
        write.one(CALLER + relative(caller));
    }
    if let Some(seat) = view.jellyfish() {
        write.one(JELLYFISH + relative(seat));
    }
}

/// Points still missing, so that games to 40, 35 and 30 speak the same language.
fn to_go(view: &View, total: u8) -> usize {
    usize::from(view.target().saturating_sub(total)).min(TOTALS - 1)
}

const fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Take { again: false } => 0,
        Phase::Take { again: true } => 1,
        Phase::Keep => 2,
        Phase::Discard => 3,
        Phase::Play => 4,
        Phase::ChoosePile => 5,
        Phase::PickFromPile { .. } => 6,
        Phase::ChooseVictim => 7,
        Phase::PickPeeked => 8,
        Phase::Starter | Phase::Opening | Phase::Draw | Phase::Fish | Phase::Steal { .. } => 9,
        Phase::Peek | Phase::Stung | Phase::Over => 9,
    }
}

/// A number for what chance is to answer; only the critic is ever asked then.
const fn chance_number(phase: Phase) -> Option<usize> {
    Some(match phase {
        Phase::Draw => 0,
        Phase::Fish => 1,
        Phase::Steal { .. } => 2,
        Phase::Peek => 3,
        Phase::Stung => 4,
        _ => return None,
    })
}
