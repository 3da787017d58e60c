//! Sea Salt & Paper as a net sees it.
//!
//! Everything is told from the seat's own place: itself, then its opponents clockwise. Cards are told by count: the
//! feature of a card's second copy is active when there are two.

use std::sync::LazyLock;

use game_core::{Game, Seat, below};
use salt_paper::{Action, CARDS, Card, Cards, Family, KINDS, Options, Phase, Pile, SaltPaper, View, score};

use crate::{BotRng, learn::Learner};

const OWN: usize = 0;
const OWN_HAND: usize = OWN + CARDS;
const HELD: usize = OWN_HAND + CARDS;
const TOPS: usize = HELD + CARDS;
const PILES: usize = TOPS + 2 * (KINDS + 1);
const RIVALS: usize = PILES + 2 * CARDS;
const RIVAL_TABLE: usize = 0;
const RIVAL_HAND: usize = RIVAL_TABLE + CARDS;
const RIVAL_SIZE: usize = RIVAL_HAND + CARDS;
const RIVAL_TOTAL: usize = RIVAL_SIZE + SIZES;
const RIVAL_POINTS: usize = RIVAL_TOTAL + TOTALS;
const RIVAL_OPEN: usize = RIVAL_POINTS + POINTS;
const RIVAL: usize = RIVAL_OPEN + 2;
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

const SIZES: usize = 14;
const TOTALS: usize = 41;
const POINTS: usize = 22;
const BONUSES: usize = 10;
const DECKS: usize = 24;
const PHASES: usize = 10;

const PLAIN: usize = 0;
const TAKE_PILE: usize = PLAIN + 5;
const TAKE_CARD: usize = TAKE_PILE + 2;
const KEEP: usize = TAKE_CARD + KINDS;
const DISCARD_PILE: usize = KEEP + KINDS;
const DISCARD_CARD: usize = DISCARD_PILE + 2;
const PAIR: usize = DISCARD_CARD + KINDS;
const LAID_CARD: usize = PAIR + 7;
const LOOK_PILE: usize = LAID_CARD + KINDS;
const PICK: usize = LOOK_PILE + 2;
const ROB: usize = PICK + KINDS;
const OUTPUTS: usize = ROB + 3;

impl Learner for SaltPaper {
    const NETS: usize = 1;
    const FEATURES: &'static str = "salt-paper-1";
    const INPUTS: usize = FEATURES;
    const ROWS: usize = OUTPUTS;
    const STANDINGS: usize = 4 * TOTALS + 4 + 3;

    fn seat_of(view: &View) -> Seat {
        view.seat().unwrap_or(view.active())
    }

    fn net_of(_seat: Seat) -> usize {
        0
    }

    fn features(view: &View, active: &mut Vec<u16>) {
        let own = Self::seat_of(view);
        let mut write = Writer(active);
        own_cards(view, own, &mut write);
        for pile in Pile::BOTH {
            let top = view.pile_top(pile).map_or(KINDS, Card::index);
            write.one(TOPS + pile.index() * (KINDS + 1) + top);
            write.cards(PILES + pile.index() * CARDS, view.possible_in_pile(pile));
        }
        let players = view.players();
        for step in 1..players {
            let seat = Seat::at((own.index() + step) % players);
            rival(view, seat, RIVALS + (step - 1) * RIVAL, &mut write);
        }
        situation(view, own, &mut write);
    }

    fn describe(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
        let mut one = |number: usize| feature(number as u16);
        match action {
            Action::Draw => one(PLAIN),
            Action::End => one(PLAIN + 1),
            Action::Stop => one(PLAIN + 2),
            Action::LastChance => one(PLAIN + 3),
            Action::Mermaids => one(PLAIN + 4),
            Action::Take { pile } => {
                one(TAKE_PILE + pile.index());
                one(TAKE_CARD + view.pile_top(pile).map_or(0, Card::index));
            }
            Action::Keep { card } => one(KEEP + card.index()),
            Action::Discard { pile } => {
                one(DISCARD_PILE + pile.index());
                one(DISCARD_CARD + view.held().first().map_or(0, Card::index));
            }
            Action::Pair { cards } => pair(cards, None, &mut one),
            Action::Trio { cards, starfish } => pair(cards, Some(starfish), &mut one),
            Action::Pile { pile } => one(LOOK_PILE + pile.index()),
            Action::Pick { card } => one(PICK + card.index()),
            Action::Rob { seat } => {
                let players = view.players();
                one(ROB + (seat.index() + players - view.active().index()) % players - 1);
            }
        }
    }

    fn practice(rng: &mut BotRng) -> Options {
        const WEIGHTED: [u8; 10] = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4];
        let players = WEIGHTED[below(rng, 10) as usize];
        Options { players, extra_salt: below(rng, 8) == 0 }
    }

    fn stage(&self) -> u32 {
        u32::from(self.view(game_core::Audience::Spectator).round())
    }

    /// Six points ahead make a win e times as likely as six behind.
    fn rough_equity(&self, seat: Seat) -> f32 {
        (f32::from(self.view(game_core::Audience::Spectator).total(seat)) / 12.0).exp()
    }

    fn standing(&self, seat: Seat, active: &mut Vec<u16>) {
        let view = self.view(game_core::Audience::Spectator);
        let players = view.players();
        let mut write = Writer(active);
        for step in 0..players {
            let total = view.total(Seat::at((seat.index() + step) % players));
            write.one(step * TOTALS + to_go(&view, total));
        }
        write.one(4 * TOTALS + (view.starter().index() + players - seat.index()) % players);
        write.one(4 * TOTALS + 4 + players - 2);
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

    /// A number as one of `steps` features, the last standing for all that is greater.
    fn number(&mut self, base: usize, number: usize, steps: usize) {
        self.one(base + number.min(steps - 1));
    }
}

fn own_cards(view: &View, own: Seat, write: &mut Writer<'_>) {
    let hand = view.hand(own).unwrap_or_default();
    let table = view.table(own);
    write.cards(OWN, hand.plus(table));
    write.cards(OWN_HAND, hand);
    write.cards(HELD, view.held());
    let score = score(hand, table);
    write.number(OWN_POINTS, usize::from(score.points), POINTS);
    write.number(OWN_BONUS, usize::from(score.colour_bonus), BONUSES);
    write.one(TOTAL + to_go(view, view.total(own)));
}

fn rival(view: &View, seat: Seat, base: usize, write: &mut Writer<'_>) {
    let known = view.hand(seat).unwrap_or_else(|| view.known_in_hand(seat));
    write.cards(base + RIVAL_TABLE, view.table(seat));
    write.cards(base + RIVAL_HAND, known);
    write.number(base + RIVAL_SIZE, usize::from(view.hand_size(seat)), SIZES);
    write.one(base + RIVAL_TOTAL + to_go(view, view.total(seat)));
    write.number(base + RIVAL_POINTS, usize::from(score(known, view.table(seat)).points), POINTS);
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
