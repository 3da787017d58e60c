//! Two small pokers for two: Kuhn's, with three cards and one bet, and Leduc, with six cards, two rounds and a card on
//! the table.

use std::{fmt, str::FromStr};

use game_core::{Audience, BadNotation, BadOptions, Game, Outcome, Refusal, RuleId, Seat, Sink, Turn, below};
use game_testkit::Secrets;
use rand_core::Rng;
use search::Value;
use serde::{Deserialize, Serialize};

pub(crate) type Kuhn = Poker<false>;
pub(crate) type Leduc = Poker<true>;

/// The most actions a hand can take: check, raise, raise, call in each of two rounds.
const MOST_ACTIONS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Rank {
    Jack,
    Queen,
    King,
}

const RANKS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Bet {
    Fold,
    Call,
    Raise,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PokerOptions;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Poker<const LEDUC: bool> {
    cards: [Option<Rank>; 2],
    board: Option<Rank>,
    public: Public,
}

/// What everybody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Public {
    paid: [i32; 2],
    to_act: usize,
    round: u8,
    raises: u8,
    acted: u8,
    folded: Option<usize>,
    done: bool,
    history: [Option<Bet>; MOST_ACTIONS],
    length: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PokerView {
    seat: Option<usize>,
    cards: [Option<Rank>; 2],
    dealt: [bool; 2],
    board: Option<Rank>,
    public: Public,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt { to: usize, card: Rank },
    Board(Rank),
    Bet(Bet),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Seen {
    Dealt { to: usize, card: Option<Rank> },
    Board(Rank),
    Bet(Bet),
}

macro_rules! notation {
    ($kind:ident, $expected:literal, $($variant:ident $word:literal),+) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $word),+ })
            }
        }
        impl FromStr for $kind {
            type Err = BadNotation;
            fn from_str(text: &str) -> Result<Self, BadNotation> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(BadNotation::new(text, $expected)),
                }
            }
        }
    };
}

notation!(Rank, "a rank such as king", Jack "jack", Queen "queen", King "king");
notation!(Bet, "fold, call or raise", Fold "fold", Call "call", Raise "raise");

impl fmt::Display for PokerOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

impl FromStr for PokerOptions {
    type Err = BadOptions;
    fn from_str(_: &str) -> Result<Self, BadOptions> {
        Ok(Self)
    }
}

impl<const LEDUC: bool> Poker<LEDUC> {
    const COPIES: u32 = if LEDUC { 2 } else { 1 };
    const MOST_RAISES: u8 = if LEDUC { 2 } else { 1 };

    fn left(&self, rank: Rank) -> u32 {
        let seen = self.cards.iter().chain([&self.board]).filter(|card| **card == Some(rank)).count();
        Self::COPIES - seen as u32
    }

    fn stake(&self) -> i32 {
        match (LEDUC, self.public.round) {
            (false, _) => 1,
            (true, 0) => 2,
            (true, _) => 4,
        }
    }

    fn facing_bet(&self) -> bool {
        self.public.paid[0] != self.public.paid[1]
    }

    fn allows(&self, bet: Bet) -> bool {
        match bet {
            Bet::Fold => self.facing_bet(),
            Bet::Call => true,
            Bet::Raise => self.public.raises < Self::MOST_RAISES,
        }
    }

    fn end_round(&mut self) {
        let last = !LEDUC || self.public.round == 1;
        self.public.done = last;
        if !last {
            self.public.round = 1;
        }
        (self.public.raises, self.public.acted, self.public.to_act) = (0, 0, 0);
    }

    fn strength(&self, seat: usize) -> (bool, u8) {
        let card = self.cards[seat].expect("cards are dealt before they are compared");
        (self.board == Some(card), card as u8)
    }

    /// The card that is dealt next goes to this seat, or to the table if both have one.
    fn next_card(&self) -> Option<usize> {
        self.cards.iter().position(Option::is_none)
    }
}

impl<const LEDUC: bool> Game for Poker<LEDUC> {
    const ID: &'static str = if LEDUC { "leduc" } else { "kuhn" };
    const REVISION: u32 = 1;
    type Options = PokerOptions;
    type Action = Bet;
    type Chance = Rank;
    type Event = Event;
    type SeenEvent = Seen;
    type View = PokerView;

    fn new(_: &PokerOptions) -> Result<Self, BadOptions> {
        let history = [None; MOST_ACTIONS];
        let public = Public {
            paid: [1, 1],
            to_act: 0,
            round: 0,
            raises: 0,
            acted: 0,
            folded: None,
            done: false,
            history,
            length: 0,
        };
        Ok(Self { cards: [None; 2], board: None, public })
    }

    fn options(&self) -> PokerOptions {
        PokerOptions
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.public.done || self.public.folded.is_some() {
            Turn::Over
        } else if self.next_card().is_some() || self.public.round == 1 && self.board.is_none() {
            Turn::Chance
        } else {
            Turn::Seat(Seat::at(self.public.to_act))
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Bet>) {
        if self.turn() == Turn::Seat(seat) {
            actions.extend([Bet::Fold, Bet::Call, Bet::Raise].into_iter().filter(|bet| self.allows(*bet)));
        }
    }

    fn act(&mut self, seat: Seat, bet: Bet, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.turn() != Turn::Seat(seat) || !self.allows(bet) {
            return Err(Refusal::by("PO-BET-01"));
        }
        self.act_unchecked(seat, bet, events);
        Ok(())
    }

    fn act_unchecked(&mut self, seat: Seat, bet: Bet, events: &mut impl Sink<Event>) {
        let stake = self.stake();
        let public = &mut self.public;
        public.history[public.length] = Some(bet);
        public.length += 1;
        public.acted += 1;
        let (own, other) = (seat.index(), 1 - seat.index());
        public.to_act = other;
        match bet {
            Bet::Fold => public.folded = Some(own),
            Bet::Call => public.paid[own] = public.paid[other],
            Bet::Raise => {
                public.paid[own] = public.paid[other] + stake;
                public.raises += 1;
            }
        }
        if bet == Bet::Call && public.acted > 1 {
            self.end_round();
        }
        events.push(Event::Bet(bet));
    }

    fn shows_something_new(&self, _: Seat, _: Bet) -> bool {
        false
    }

    fn tickets(&self) -> u32 {
        if self.turn() == Turn::Chance { RANKS.iter().map(|rank| self.left(*rank)).sum() } else { 0 }
    }

    fn outcome_at(&self, mut ticket: u32) -> Rank {
        for rank in RANKS {
            if ticket < self.left(rank) {
                return rank;
            }
            ticket -= self.left(rank);
        }
        unreachable!("tickets count the cards left")
    }

    fn resolve(&mut self, rank: Rank, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.turn() != Turn::Chance || self.left(rank) == 0 {
            return Err(Refusal::by("PO-DEA-01"));
        }
        self.resolve_unchecked(rank, events);
        Ok(())
    }

    fn resolve_unchecked(&mut self, card: Rank, events: &mut impl Sink<Event>) {
        if let Some(to) = self.next_card() {
            self.cards[to] = Some(card);
            events.push(Event::Dealt { to, card });
        } else {
            self.board = Some(card);
            events.push(Event::Board(card));
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let won = match self.public.folded {
            Some(seat) => self.public.paid[seat] * if seat == 0 { -1 } else { 1 },
            None => match self.strength(0).cmp(&self.strength(1)) {
                std::cmp::Ordering::Greater => self.public.paid[1],
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Less => -self.public.paid[0],
            },
        };
        Some(Outcome::ranked(&[won, -won], RuleId("PO-END-01"), "showdown"))
    }

    fn view(&self, audience: Audience) -> PokerView {
        let shows = |seat: usize| audience == Audience::Everyone || audience.is(Seat::at(seat));
        let seat = (0..2).find(|seat| audience.is(Seat::at(*seat)));
        let cards = [0, 1].map(|seat| self.cards[seat].filter(|_| shows(seat)));
        let dealt = self.cards.map(|card| card.is_some());
        PokerView { seat, cards, dealt, board: self.board, public: self.public.clone() }
    }

    fn project(event: &Event, audience: Audience) -> Option<Seen> {
        Some(match *event {
            Event::Dealt { to, card } => {
                let shown = audience == Audience::Everyone || audience.is(Seat::at(to));
                Seen::Dealt { to, card: shown.then_some(card) }
            }
            Event::Board(card) => Seen::Board(card),
            Event::Bet(bet) => Seen::Bet(bet),
        })
    }

    fn imagine(view: &PokerView, rng: &mut impl Rng) -> Self {
        let mut game = Self { cards: view.cards, board: view.board, public: view.public.clone() };
        for seat in 0..2 {
            if view.dealt[seat] && view.cards[seat].is_none() {
                let count = RANKS.iter().map(|rank| game.left(*rank)).sum();
                game.cards[seat] = Some(game.outcome_at(below(rng, count)));
            }
        }
        game
    }

    fn audit(&self) -> Result<(), String> {
        let used = |rank| self.cards.iter().chain([&self.board]).filter(|card| **card == Some(rank)).count();
        let fine = RANKS.iter().all(|rank| used(*rank) <= Self::COPIES as usize);
        fine.then_some(()).ok_or("a card lies twice".to_owned())
    }
}

impl<const LEDUC: bool> Secrets for Poker<LEDUC> {
    fn secrets(&self, audience: Audience) -> Vec<String> {
        let view = self.view(audience);
        let known = |rank| view.cards.contains(&Some(rank)) || view.board == Some(rank);
        RANKS.iter().filter(|rank| !known(**rank)).map(|rank| format!("{rank:?}")).collect()
    }
}

/// Money instead of victory: a worth from 0 (all 13 chips lost) to 1 (all won).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chips;

impl<const LEDUC: bool> Value<Poker<LEDUC>> for Chips {
    fn share(&mut self, _: &Poker<LEDUC>, _: Seat) -> f64 {
        0.5
    }

    fn worth(&self, outcome: &Outcome, seat: Seat) -> f64 {
        f64::from(outcome.points[seat.index()] + 13) / 26.0
    }
}

impl PokerView {
    /// What a net is told: the own card, the seat, and each bet so far at its place.
    pub(crate) fn features(&self) -> Vec<u16> {
        let seat = self.seat.expect("only players think");
        let card = self.cards[seat].expect("a player who thinks has a card");
        let mut features = vec![card as u16, 3 + seat as u16];
        let bets = self.public.history.iter().flatten().enumerate();
        features.extend(bets.map(|(at, bet)| 5 + 3 * at as u16 + *bet as u16));
        features
    }
}
