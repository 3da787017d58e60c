//! Sea Salt & Paper as a net sees it.
//!
//! Everything is told from the seat's own place: itself, then its opponents clockwise. Cards are told by count: the
//! feature of a card's second copy is active when there are two. Families and colours are told by number as well, and
//! an action says what it would bring in points, so that a net need not learn to add.

use std::sync::LazyLock;

use game_core::{Audience, Game, Seat, below};
use salt_paper::{
    Action, CARDS, COLOURS, Card, Cards, FAMILIES, Family, KINDS, Options, Phase, Pile, SaltPaper, View,
    colour_bonus, points,
};

use crate::{BotRng, learn::Learner};

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
const FEATURES: usize = JELLYFISH + 4;

const RIVAL_CARDS: usize = 0;
const RIVAL_TABLE: usize = RIVAL_CARDS + CARDS;
const RIVAL_FAMILIES: usize = RIVAL_TABLE + CARDS;
const RIVAL_SIZE: usize = RIVAL_FAMILIES + FAMILIES * COUNTS;
const RIVAL_HIDDEN: usize = RIVAL_SIZE + SIZES;
const RIVAL_TOTAL: usize = RIVAL_HIDDEN + SIZES;
const RIVAL_POINTS: usize = RIVAL_TOTAL + TOTALS;
const RIVAL_OPEN: usize = RIVAL_POINTS + POINTS;
const RIVAL: usize = RIVAL_OPEN + 2;

const COUNTS: usize = 10;
const SIZES: usize = 14;
const TOTALS: usize = 41;
const POINTS: usize = 26;
const BONUSES: usize = 10;
const DECKS: usize = 24;
const PHASES: usize = 10;

const PLAIN: usize = 0;
const TAKE_PILE: usize = PLAIN + 5;
const TAKE_CARD: usize = TAKE_PILE + 2;
const KEEP: usize = TAKE_CARD + KINDS;
const DISCARD_PILE: usize = KEEP + KINDS;
const DISCARD_CARD: usize = DISCARD_PILE + 2;
const COVERED: usize = DISCARD_CARD + KINDS;
const PAIR: usize = COVERED + KINDS + 1;
const LAID_CARD: usize = PAIR + 7;
const LOOK_PILE: usize = LAID_CARD + KINDS;
const PICK: usize = LOOK_PILE + 2;
const ROB: usize = PICK + KINDS;
const ROB_SIZE: usize = ROB + 3;
const GAIN: usize = ROB_SIZE + SIZES;
const BONUS_GAIN: usize = GAIN + GAINS;
const GAINED: usize = BONUS_GAIN + 4;
const LEAD: usize = GAINED + FAMILIES * COUNTS;
const OUTPUTS: usize = LEAD + 2 * LEADS;

const GAINS: usize = 12;
const LEADS: usize = 24;

impl Learner for SaltPaper {
    const POLICIES: usize = 1;
    const FEATURES: &'static str = "salt-paper-2";
    const INPUTS: usize = FEATURES;
    const ROWS: usize = OUTPUTS;
    const CRITIC_INPUTS: usize = FEATURES;

    fn seat_of(view: &View) -> Seat {
        view.seat().unwrap_or(view.active())
    }

    fn policy_of(_seat: Seat) -> usize {
        0
    }

    fn features(view: &View, active: &mut Vec<u16>) {
        describe_view(view, Self::seat_of(view), active);
    }

    fn critic_features(&self, seat: Seat, active: &mut Vec<u16>) {
        describe_view(&self.view(Audience::Everyone), seat, active);
    }

    fn describe(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
        let mut one = |number: usize| feature(number as u16);
        match action {
            Action::Draw => one(PLAIN),
            Action::End => one(PLAIN + 1),
            Action::Stop => call(view, 0, &mut one),
            Action::LastChance => call(view, 1, &mut one),
            Action::Mermaids => one(PLAIN + 4),
            Action::Take { pile } => {
                one(TAKE_PILE + pile.index());
                if let Some(card) = view.pile_top(pile) {
                    one(TAKE_CARD + card.index());
                    gain(view, card, &mut one);
                }
            }
            Action::Keep { card } => {
                one(KEEP + card.index());
                gain(view, card, &mut one);
            }
            Action::Discard { pile } => {
                one(DISCARD_PILE + pile.index());
                one(DISCARD_CARD + view.held().first().map_or(0, Card::index));
                one(COVERED + view.pile_top(pile).map_or(KINDS, Card::index));
            }
            Action::Pair { cards } => pair(cards, None, &mut one),
            Action::Trio { cards, starfish } => pair(cards, Some(starfish), &mut one),
            Action::Pile { pile } => one(LOOK_PILE + pile.index()),
            Action::Pick { card } => {
                one(PICK + card.index());
                gain(view, card, &mut one);
            }
            Action::Rob { seat } => {
                let players = view.players();
                one(ROB + (seat.index() + players - view.active().index()) % players - 1);
                one(ROB_SIZE + usize::from(view.hand_size(seat)).min(SIZES - 1));
            }
        }
    }

    fn practice(rng: &mut BotRng) -> Options {
        const WEIGHTED: [u8; 10] = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4];
        let players = WEIGHTED[below(rng, 10) as usize];
        Options { players, extra_salt: below(rng, 8) == 0, ..Options::default() }
    }

    /// Few are left when the deck is short.
    fn every_world(view: &View, most: usize) -> Option<Vec<Self>> {
        view.every_world(most)
    }

    fn stage(&self) -> u32 {
        u32::from(self.round())
    }
}

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
fn describe_view(view: &View, own: Seat, active: &mut Vec<u16>) {
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
    for step in 1..players {
        let seat = Seat::at((own.index() + step) % players);
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
    let known = view.hand(seat).unwrap_or_else(|| view.known_in_hand(seat));
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
    if let Some(caller) = view.caller() {
        write.one(CALLER + relative(caller));
    }
    if let Some(seat) = view.jellyfish() {
        write.one(JELLYFISH + relative(seat));
    }
}

/// What a card would bring the player who is to move.
fn gain(view: &View, card: Card, one: &mut dyn FnMut(usize)) {
    let own = view.active();
    let (hand, table) = (view.hand(own).unwrap_or_default(), view.table(own));
    let all = hand.plus(table);
    let more = points(hand.with(card), table).saturating_sub(points(hand, table));
    one(GAIN + usize::from(more).min(GAINS - 1));
    let bonus = colour_bonus(all.with(card)).saturating_sub(colour_bonus(all));
    one(BONUS_GAIN + usize::from(bonus).min(3));
    let owned = usize::from(all.family(card.family()).len());
    one(GAINED + card.family() as usize * COUNTS + owned.min(COUNTS - 1));
}

/// Ending the round: how far ahead of what the best opponent shows.
fn call(view: &View, which: usize, one: &mut dyn FnMut(usize)) {
    let own = view.active();
    one(PLAIN + 2 + which);
    let mine = i32::from(points(view.hand(own).unwrap_or_default(), view.table(own)));
    let shown = |seat: Seat| {
        let known = view.hand(seat).unwrap_or_else(|| view.known_in_hand(seat));
        i32::from(points(known, view.table(seat)))
    };
    let best = Seat::all(view.players()).filter(|seat| *seat != own).map(shown).max().unwrap_or(0);
    one(LEAD + which * LEADS + (mine - best + 6).clamp(0, LEADS as i32 - 1) as usize);
}

fn pair(cards: [Card; 2], starfish: Option<Card>, one: &mut dyn FnMut(usize)) {
    let which = match (starfish, cards.map(Card::family)) {
        (Some(_), _) => 6,
        (None, [Family::Crab, Family::Crab]) => 0,
        (None, [Family::Boat, _]) => 1,
        (None, [Family::Fish, _]) => 2,
        (None, [Family::Swimmer, Family::Shark]) => 3,
        (None, [Family::Swimmer, _]) => 4,
        (None, _) => 5,
    };
    one(PAIR + which);
    for card in cards.into_iter().chain(starfish) {
        one(LAID_CARD + card.index());
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
