//! A table at which tests deal what they like: every draw is an outcome of chance that may be chosen.

use game_core::{Audience, Game, Outcome, Seat, Step, Turn, record_of};
use salt_paper::{Action, Card, Cards, Chance, Event, Options, Pile, SaltPaper, SeenEvent, View, parse_hand};

pub(crate) struct Scene {
    pub(crate) game: SaltPaper,
    /// Everything that happened.
    pub(crate) events: Vec<Event>,
    steps: Vec<Step<Action, Chance>>,
    options: Options,
    /// Cards to be drawn beside the wanted ones, in this order.
    fillers: Vec<Card>,
}

impl Scene {
    /// A game in which seat 0 starts; the first two fillers open the piles.
    pub(crate) fn new(options: &str, fillers: &str) -> Self {
        let options: Options = options.parse().unwrap();
        let game = SaltPaper::new(&options).unwrap();
        let mut scene =
            Self { game, events: Vec::new(), steps: Vec::new(), options, fillers: cards(fillers) };
        scene.run("chance starts 0");
        scene.open_piles();
        scene
    }

    /// A new game, played until each seat has the hand given for it and seat 0 is to take a card.
    pub(crate) fn dealt(options: &str, fillers: &str, hands: &[&str]) -> Self {
        let mut scene = Self::new(options, fillers);
        scene.deal(hands);
        scene
    }

    /// Opens the piles of a round with the next fillers.
    pub(crate) fn open_piles(&mut self) {
        for _ in 0..2 {
            let filler = self.filler(&[]);
            self.chance(Chance::Card(filler));
        }
    }

    /// Lets every seat in turn draw and keep its wanted cards; the other drawn card goes to the first pile.
    pub(crate) fn deal(&mut self, hands: &[&str]) {
        self.deal_until_last_end(hands);
        self.act("end");
    }

    /// As [`Self::deal`], but the seat that gets the last card has not ended its turn.
    pub(crate) fn deal_until_last_end(&mut self, hands: &[&str]) {
        let mut wanted: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let turns = wanted[0].len();
        assert!(wanted.iter().all(|hand| hand.len() == turns), "hands are of one size");
        let start = self.active();
        for turn in 0..turns * hands.len() {
            if turn > 0 {
                self.act("end");
            }
            let seat = (start + turn) % hands.len();
            let card = wanted[seat].remove(0);
            let later: Vec<Card> = wanted.iter().flatten().copied().collect();
            self.draw_keep(card, &later);
        }
    }

    /// The active seat draws `card` and a filler, keeps the card and puts the filler on the first pile.
    pub(crate) fn draw_keep(&mut self, card: Card, reserved: &[Card]) {
        self.act("draw");
        self.chance(Chance::Card(card));
        let filler = self.filler(reserved);
        self.chance(Chance::Card(filler));
        self.act(&format!("keep {card}"));
        self.run("discard 0?");
    }

    fn filler(&mut self, reserved: &[Card]) -> Card {
        if self.fillers.is_empty() { free_of(&self.game, reserved) } else { self.fillers.remove(0) }
    }

    pub(crate) fn active(&self) -> usize {
        match self.game.turn() {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat is asked but {turn:?}"),
        }
    }

    /// Carries out steps separated by `;`: `chance …`, or what the active seat does; with `?` only if it is asked.
    pub(crate) fn run(&mut self, script: &str) {
        for line in script.split(';').map(str::trim) {
            if let Some(outcome) = line.strip_prefix("chance ") {
                self.chance(outcome.parse().unwrap());
            } else if let Some(action) = line.strip_suffix('?') {
                if self.legal().iter().any(|text| text == action) {
                    self.act(action);
                }
            } else {
                self.act(line);
            }
        }
    }

    pub(crate) fn act(&mut self, action: &str) {
        let seat = Seat::at(self.active());
        let action: Action = action.parse().unwrap();
        let legal = self.legal();
        self.game
            .act(seat, action, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{action} is {refusal}; legal are {legal:?}"));
        self.steps.push(Step::Act { seat, action });
        self.game.audit().unwrap();
    }

    pub(crate) fn chance(&mut self, outcome: Chance) {
        self.game
            .resolve(outcome, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{outcome} is {refusal}: {:?}", self.game.turn()));
        self.steps.push(Step::Chance(outcome));
        self.game.audit().unwrap();
    }

    /// Texts of what the active seat may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Turn::Seat(seat) = self.game.turn() {
            self.game.legal(seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    /// The rule by which an action of the active seat is refused.
    #[track_caller]
    pub(crate) fn refused(&self, action: &str) -> &'static str {
        self.refused_to(self.active(), action)
    }

    #[track_caller]
    pub(crate) fn refused_to(&self, seat: usize, action: &str) -> &'static str {
        let mut copy = self.game.clone();
        let action: Action = action.parse().unwrap();
        let refusal = copy.act(Seat::at(seat), action, &mut Vec::new()).expect_err("it is refused");
        assert_eq!(copy, self.game, "a refused action changes nothing");
        refusal.rule.0
    }

    pub(crate) fn view(&self, seat: usize) -> View {
        self.game.view(Audience::Seat(Seat::at(seat)))
    }

    pub(crate) fn spectator(&self) -> View {
        self.game.view(Audience::Spectator)
    }

    /// The true hand of a seat.
    pub(crate) fn hand(&self, seat: usize) -> Cards {
        self.view(seat).hand(Seat::at(seat)).unwrap()
    }

    pub(crate) fn total(&self, seat: usize) -> u8 {
        self.spectator().total(Seat::at(seat))
    }

    pub(crate) fn top(&self, pile: usize) -> Option<Card> {
        self.spectator().pile_top(Pile::BOTH[pile])
    }

    pub(crate) fn pile_size(&self, pile: usize) -> u8 {
        self.spectator().pile_size(Pile::BOTH[pile])
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.spectator().deck_size()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    /// What an audience perceives of the last `count` events.
    pub(crate) fn seen(&self, audience: Audience, count: usize) -> Vec<SeenEvent> {
        let start = self.events.len() - count;
        self.events[start..].iter().filter_map(|event| SaltPaper::project(event, audience)).collect()
    }

    /// Draws in turn until the deck holds `left` cards and `seat` is to take one.
    pub(crate) fn drain_deck(&mut self, left: u8, seat: usize, reserved: &str) {
        let reserved = cards(reserved);
        while self.deck_size() > left {
            let keep = self.free_card(&reserved);
            self.draw_keep(keep, &reserved);
            self.act("end");
        }
        while self.active() != seat {
            self.run("take 0; end");
        }
    }

    /// The active seat draws whatever comes and keeps the first of it.
    pub(crate) fn draw_anything(&mut self) {
        let keep = self.free_card(&[]);
        self.draw_keep(keep, &[]);
    }

    /// A card of the deck that is not reserved.
    pub(crate) fn free_card(&self, reserved: &[Card]) -> Card {
        let mut drawing = self.game.clone();
        drawing.act(Seat::at(self.active()), Action::Draw, &mut Vec::new()).unwrap();
        free_of(&drawing, reserved)
    }

    pub(crate) fn record(&self) -> String {
        let finished = self.game.turn() == Turn::Over;
        record_of::<SaltPaper>(&self.options, &[], &self.steps, finished)
    }
}

/// A card that chance can bring now and that is not reserved; no mermaid if possible.
fn free_of(game: &SaltPaper, reserved: &[Card]) -> Card {
    let outcomes = game.outcomes();
    let free = outcomes.iter().filter_map(|(outcome, weight)| match outcome {
        Chance::Card(card) => {
            let kept = reserved.iter().filter(|other| *other == card).count() as u32;
            (*weight > kept).then_some(*card)
        }
        Chance::Starts(_) => None,
    });
    free.min_by_key(|card| *card == Card::MERMAID).expect("there is a card that nobody waits for")
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

pub(crate) fn set(text: &str) -> Cards {
    parse_hand(text).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}
