//! Goofspiel: a prize is turned up, both players bid a card of their hand at once, the higher bid takes the prize.

use std::{fmt, str::FromStr};

use game_core::{
    Audience, BadNotation, BadOptions, Game, Outcome, Refusal, RuleId, Seat, Seats, Sink, Turn, below,
};
use game_testkit::Secrets;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

const MOST_CARDS: usize = 7;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GoofspielOptions {
    pub(crate) cards: u8,
    /// Without memory views forget the past bids, which a solver must notice.
    pub(crate) memory: bool,
}

impl Default for GoofspielOptions {
    fn default() -> Self {
        Self { cards: 5, memory: true }
    }
}

impl fmt::Display for GoofspielOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cards={} memory={}", self.cards, self.memory)
    }
}

impl FromStr for GoofspielOptions {
    type Err = BadOptions;
    fn from_str(text: &str) -> Result<Self, BadOptions> {
        let bad = || BadOptions(format!("'{text}' is not cards=N memory=true"));
        let (cards, memory) = text.split_once(' ').ok_or_else(bad)?;
        let cards = cards.strip_prefix("cards=").and_then(|n| n.parse().ok()).ok_or_else(bad)?;
        let memory = memory.strip_prefix("memory=").and_then(|m| m.parse().ok()).ok_or_else(bad)?;
        Ok(Self { cards, memory })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Card(pub(crate) u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card-{}", self.0)
    }
}

impl FromStr for Card {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("card-").and_then(|n| n.parse().ok());
        number.map(Self).ok_or(BadNotation::new(text, "a card such as card-3"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Goofspiel {
    options: GoofspielOptions,
    public: Public,
    bids: [Option<u8>; 2],
}

/// What everybody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Public {
    hands: [u8; 2],
    prizes: u8,
    prize: Option<u8>,
    points: [i32; 2],
    past: [[u8; 3]; MOST_CARDS],
    rounds: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct GoofspielView {
    options: GoofspielOptions,
    seat: Option<usize>,
    public: Public,
    own_bid: Option<u8>,
    chosen: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Prize(u8),
    Bid { seat: usize, card: u8 },
    Shown { bids: [u8; 2] },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Seen {
    Prize(u8),
    Bid { seat: usize, card: Option<u8> },
    Shown { bids: [u8; 2] },
}

fn cards_in(set: u8) -> impl Iterator<Item = u8> {
    (1..=MOST_CARDS as u8).filter(move |card| set & (1 << card) != 0)
}

impl Goofspiel {
    fn show(&mut self, bids: [u8; 2], events: &mut impl Sink<Event>) {
        let public = &mut self.public;
        let prize = public.prize.take().expect("bids are for a prize");
        if bids[0] != bids[1] {
            public.points[usize::from(bids[1] > bids[0])] += i32::from(prize);
        }
        for (hand, bid) in public.hands.iter_mut().zip(bids) {
            *hand &= !(1 << bid);
        }
        if self.options.memory {
            public.past[public.rounds] = [prize, bids[0], bids[1]];
        }
        public.rounds += 1;
        self.bids = [None; 2];
        events.push(Event::Shown { bids });
    }
}

impl Game for Goofspiel {
    const ID: &'static str = "goofspiel";
    const REVISION: u32 = 1;
    type Options = GoofspielOptions;
    type Action = Card;
    type Chance = Card;
    type Event = Event;
    type SeenEvent = Seen;
    type View = GoofspielView;

    fn new(options: &GoofspielOptions) -> Result<Self, BadOptions> {
        if !(1..=MOST_CARDS as u8).contains(&options.cards) {
            return Err(BadOptions(format!("choose 1 to {MOST_CARDS} cards")));
        }
        let all = ((1_u16 << (options.cards + 1)) - 2) as u8;
        let public = Public {
            hands: [all; 2],
            prizes: all,
            prize: None,
            points: [0; 2],
            past: [[0; 3]; MOST_CARDS],
            rounds: 0,
        };
        Ok(Self { options: options.clone(), public, bids: [None; 2] })
    }

    fn options(&self) -> GoofspielOptions {
        self.options.clone()
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match (self.public.prize, self.public.prizes) {
            (Some(_), _) => Turn::Together(
                Seat::all(2).filter(|seat| self.bids[seat.index()].is_none()).fold(Seats::NONE, Seats::with),
            ),
            (None, 0) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Card>) {
        if self.turn().seats().contains(seat) {
            actions.extend(cards_in(self.public.hands[seat.index()]).map(Card));
        }
    }

    fn act(&mut self, seat: Seat, bid: Card, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let held = cards_in(self.public.hands[seat.index()]).any(|card| card == bid.0);
        if !self.turn().seats().contains(seat) || !held {
            return Err(Refusal::by("GO-BID-01"));
        }
        self.act_unchecked(seat, bid, events);
        Ok(())
    }

    fn act_unchecked(&mut self, seat: Seat, bid: Card, events: &mut impl Sink<Event>) {
        self.bids[seat.index()] = Some(bid.0);
        events.push(Event::Bid { seat: seat.index(), card: bid.0 });
        if let [Some(one), Some(two)] = self.bids {
            self.show([one, two], events);
        }
    }

    fn shows_something_new(&self, _: Seat, _: Card) -> bool {
        self.bids.iter().any(Option::is_some)
    }

    fn tickets(&self) -> u32 {
        if self.turn() == Turn::Chance { self.public.prizes.count_ones() } else { 0 }
    }

    fn outcome_at(&self, ticket: u32) -> Card {
        Card(cards_in(self.public.prizes).nth(ticket as usize).expect("tickets count the prizes left"))
    }

    fn resolve(&mut self, prize: Card, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let left = cards_in(self.public.prizes).any(|card| card == prize.0);
        if self.turn() != Turn::Chance || !left {
            return Err(Refusal::by("GO-PRI-01"));
        }
        self.resolve_unchecked(prize, events);
        Ok(())
    }

    fn resolve_unchecked(&mut self, prize: Card, events: &mut impl Sink<Event>) {
        self.public.prizes &= !(1 << prize.0);
        self.public.prize = Some(prize.0);
        events.push(Event::Prize(prize.0));
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.turn() == Turn::Over;
        over.then(|| Outcome::ranked(&self.public.points, RuleId("GO-END-01"), "points"))
    }

    fn view(&self, audience: Audience) -> GoofspielView {
        let seat = (0..2).find(|seat| audience.is(Seat::at(*seat)));
        GoofspielView {
            options: self.options.clone(),
            seat,
            public: self.public.clone(),
            own_bid: seat.and_then(|seat| self.bids[seat]),
            chosen: self.bids.map(|bid| bid.is_some()),
        }
    }

    fn project(event: &Event, audience: Audience) -> Option<Seen> {
        Some(match *event {
            Event::Prize(prize) => Seen::Prize(prize),
            Event::Bid { seat, card } => {
                Seen::Bid { seat, card: audience.is(Seat::at(seat)).then_some(card) }
            }
            Event::Shown { bids } => Seen::Shown { bids },
        })
    }

    fn imagine(view: &GoofspielView, rng: &mut impl Rng) -> Self {
        let mut bids = [None; 2];
        for (seat, bid) in bids.iter_mut().enumerate().filter(|(seat, _)| view.chosen[*seat]) {
            let hand = view.public.hands[seat];
            let mut guess = || cards_in(hand).nth(below(rng, hand.count_ones()) as usize);
            *bid = if view.seat == Some(seat) { view.own_bid } else { guess() };
        }
        Self { options: view.options.clone(), public: view.public.clone(), bids }
    }

    fn audit(&self) -> Result<(), String> {
        let [one, two] = self.public.hands.map(u8::count_ones);
        (one == two).then_some(()).ok_or("hands differ in size".to_owned())
    }
}

impl Secrets for Goofspiel {
    fn secrets(&self, audience: Audience) -> Vec<String> {
        let other_chose = Seat::all(2).any(|seat| !audience.is(seat) && self.bids[seat.index()].is_some());
        if other_chose { vec!["\"card\":{".to_owned()] } else { Vec::new() }
    }
}
