//! The suite itself on trial: a tiny game passes it, and each way of spoiling the game is noticed.
//!
//! The game: each of two players is dealt a hidden number from 1 to 3. The first may keep it or have it dealt anew;
//! then both bet `low` or `high` at once. Whoever bets right about the sum wins.

use std::{fmt, str::FromStr};

use game_core::{
    Audience, BadNotation, BadOptions, Game, Outcome, Refusal, RuleId, Seat, Seats, Sink, Turn, below,
};
use game_testkit::{Secrets, Suite};
use rand_core::Rng;
use serde::Serialize;

const SOUND: u8 = 0;
const LEAKY_VIEW: u8 = 1;
const LEAKY_EVENT: u8 = 2;
const LEAKY_LEGAL: u8 = 3;
const REFUSES_LISTED: u8 = 4;
const ACCEPTS_UNLISTED: u8 = 5;
const CHANGES_ON_REFUSAL: u8 = 6;
const WRONG_TICKETS: u8 = 7;
const FORGETS_IN_REPLAY: u8 = 8;
const DEAD_END: u8 = 9;
const UNREADABLE: u8 = 10;
const BREAKS_AUDIT: u8 = 11;
const WRONG_IMAGINATION: u8 = 12;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Bets<const FLAW: u8> {
    numbers: [u8; 2],
    dealing: Option<usize>,
    kept: bool,
    bets: [Option<bool>; 2],
    noise: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
struct NoOptions;

impl fmt::Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

impl FromStr for NoOptions {
    type Err = BadOptions;
    fn from_str(_: &str) -> Result<Self, BadOptions> {
        Ok(Self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
enum Do<const FLAW: u8> {
    Keep,
    Again,
    Bet(bool),
}

impl<const FLAW: u8> fmt::Display for Do<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keep if FLAW == UNREADABLE => "again",
            Self::Keep => "keep",
            Self::Again => "again",
            Self::Bet(false) => "low",
            Self::Bet(true) => "high",
        })
    }
}

impl<const FLAW: u8> FromStr for Do<FLAW> {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "keep" => Ok(Self::Keep),
            "again" => Ok(Self::Again),
            "low" => Ok(Self::Bet(false)),
            "high" => Ok(Self::Bet(true)),
            _ => Err(BadNotation::new(text, "keep, again, low or high")),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct Dealt(u8);

impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "number-{}", self.0)
    }
}

impl FromStr for Dealt {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let number = text.strip_prefix("number-").and_then(|n| n.parse().ok());
        number.map(Dealt).ok_or(BadNotation::new(text, "a number such as number-2"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Seen {
    what: String,
    dealing: Option<usize>,
    kept: bool,
    chosen: [bool; 2],
    noise: u32,
    seat: Option<usize>,
}

impl<const FLAW: u8> Bets<FLAW> {
    fn deal(&mut self, number: u8) {
        let who = self.dealing.expect("numbers are dealt while dealing");
        self.numbers[who] = number;
        self.dealing = if who == 0 && !self.kept && self.numbers[1] == 0 { Some(1) } else { None };
    }

    fn allowed(&self, seat: Seat, action: Do<FLAW>) -> bool {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.contains(&action)
            || FLAW == ACCEPTS_UNLISTED && self.turn() == Turn::Seat(seat)
            || FLAW == LEAKY_LEGAL && self.turn() == Turn::Seat(seat) && action == Do::Keep
    }
}

impl<const FLAW: u8> Game for Bets<FLAW> {
    const ID: &'static str = "bets";
    const REVISION: u32 = 1;
    type Options = NoOptions;
    type Action = Do<FLAW>;
    type Chance = Dealt;
    type Event = (Option<usize>, String, String);
    type SeenEvent = String;
    type View = Seen;

    fn new(_: &NoOptions) -> Result<Self, BadOptions> {
        Ok(Self { numbers: [0; 2], dealing: Some(0), kept: false, bets: [None; 2], noise: 0 })
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match (self.dealing, self.kept, self.bets) {
            (Some(_), ..) => Turn::Chance,
            (None, false, _) => Turn::Seat(Seat::at(0)),
            (None, true, [Some(_), Some(_)]) => Turn::Over,
            (None, true, bets) => Turn::Together(
                Seat::all(2).filter(|s| bets[s.index()].is_none()).fold(Seats::NONE, Seats::with),
            ),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Do<FLAW>>) {
        match self.turn() {
            Turn::Seat(asked) if asked == seat => {
                if !(FLAW == LEAKY_LEGAL && self.numbers[1] == 3) {
                    actions.push(Do::Keep);
                }
                actions.push(Do::Again);
            }
            Turn::Together(seats) if seats.contains(seat) && FLAW != DEAD_END => {
                actions.extend([Do::Bet(false), Do::Bet(true)]);
            }
            _ => {}
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Do<FLAW>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        let refuse_listed = FLAW == REFUSES_LISTED && action == Do::Bet(true);
        if refuse_listed || !self.allowed(seat, action) {
            self.noise += u32::from(FLAW == CHANGES_ON_REFUSAL);
            return Err(Refusal::by("BE-ACT-01"));
        }
        self.noise += u32::from(FLAW == FORGETS_IN_REPLAY && events_wanted(events));
        self.act_unchecked(seat, action, events);
        Ok(())
    }

    fn act_unchecked(&mut self, seat: Seat, action: Do<FLAW>, events: &mut impl Sink<Self::Event>) {
        match action {
            Do::Keep => self.kept = true,
            Do::Again => (self.kept, self.dealing) = (true, Some(0)),
            Do::Bet(high) => self.bets[seat.index()] = Some(high),
        }
        let public = if matches!(action, Do::Bet(_)) { "bets".to_owned() } else { action.to_string() };
        events.push((Some(seat.index()), action.to_string(), public));
    }

    fn shows_something_new(&self, _: Seat, _: Do<FLAW>) -> bool {
        false
    }

    fn tickets(&self) -> u32 {
        if self.dealing.is_some() { 3 + u32::from(FLAW == WRONG_TICKETS) } else { 0 }
    }

    fn outcome_at(&self, ticket: u32) -> Dealt {
        Dealt(ticket as u8 % 3 + 1)
    }

    fn resolve(&mut self, outcome: Dealt, events: &mut impl Sink<Self::Event>) -> Result<(), Refusal> {
        if self.dealing.is_none() || !(1..=3).contains(&outcome.0) {
            return Err(Refusal::by("BE-DEA-01"));
        }
        self.resolve_unchecked(outcome, events);
        Ok(())
    }

    fn resolve_unchecked(&mut self, outcome: Dealt, events: &mut impl Sink<Self::Event>) {
        let who = self.dealing;
        self.deal(outcome.0);
        let public = if FLAW == LEAKY_EVENT { outcome.to_string() } else { "dealt".to_owned() };
        events.push((who, outcome.to_string(), public));
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let high = self.numbers[0] + self.numbers[1] > 4;
        let points = self.bets.map(|bet| i32::from(bet == Some(high)));
        Some(Outcome::ranked(&points, RuleId("BE-END-01"), "bets"))
    }

    fn view(&self, audience: Audience) -> Seen {
        let seat = match audience {
            Audience::Seat(seat) => Some(seat.index()),
            Audience::Spectator | Audience::Everyone => None,
        };
        let numbers: Vec<String> = (0..2)
            .map(|i| match self.numbers[i] {
                0 => "none".to_owned(),
                n if seat == Some(i) || FLAW == LEAKY_VIEW => Dealt(n).to_string(),
                _ => "hidden".to_owned(),
            })
            .collect();
        let own_bet = seat.and_then(|s| self.bets[s]);
        let what = format!("{} {own_bet:?}", numbers.join(" "));
        let chosen = self.bets.map(|b| b.is_some());
        Seen { what, dealing: self.dealing, kept: self.kept, chosen, noise: self.noise, seat }
    }

    fn project(event: &Self::Event, audience: Audience) -> Option<String> {
        let (who, own, public) = event;
        match (audience, who) {
            (Audience::Seat(seat), Some(who)) if seat.index() == *who => Some(own.clone()),
            _ => Some(public.clone()),
        }
    }

    fn imagine(view: &Seen, rng: &mut impl Rng) -> Self {
        let words: Vec<&str> = view.what.split(' ').collect();
        let numbers = [words[0], words[1]].map(|word| match word {
            "none" => 0,
            "hidden" => below(rng, 3) as u8 + 1,
            seen if FLAW == WRONG_IMAGINATION => 4 - seen.parse::<Dealt>().expect("a number").0,
            seen => seen.parse::<Dealt>().expect("a number").0,
        });
        let mut bets = view.chosen.map(|chosen| chosen.then_some(false));
        if let Some(seat) = view.seat.filter(|seat| view.chosen[*seat]) {
            bets[seat] = Some(view.what.ends_with("Some(true)"));
        }
        Self { numbers, dealing: view.dealing, kept: view.kept, bets, noise: view.noise }
    }

    fn audit(&self) -> Result<(), String> {
        let fine = FLAW != BREAKS_AUDIT || self.numbers != [2, 2];
        fine.then_some(()).ok_or("numbers are broken".to_owned())
    }
}

/// Whether events are collected, told from outside: the flawed game behaves differently when it is watched.
fn events_wanted<E>(events: &impl Sink<E>) -> bool {
    std::mem::size_of_val(events) > 0
}

impl<const FLAW: u8> Secrets for Bets<FLAW> {
    fn secrets(&self, audience: Audience) -> Vec<String> {
        let own = Seat::all(2).find(|seat| audience.is(*seat)).map(|seat| self.numbers[seat.index()]);
        (1..=3).filter(|n| own != Some(*n)).map(|n| Dealt(n).to_string()).collect()
    }
}

fn run<const FLAW: u8>() {
    Suite { games: 60, every: 1, seed: 1, max_steps: 10 }.run::<Bets<FLAW>>(&NoOptions);
}

#[test]
fn a_sound_game_passes() {
    run::<SOUND>();
}

macro_rules! noticed {
    ($($name:ident $flaw:ident $message:literal,)+) => {$(
        #[test]
        #[should_panic(expected = $message)]
        fn $name() {
            run::<$flaw>();
        }
    )+};
}

noticed! {
    a_leaking_view_is_noticed LEAKY_VIEW "names 'number-",
    a_leaking_event_is_noticed LEAKY_EVENT "names 'number-",
    a_leaking_legal_list_is_noticed LEAKY_LEGAL "has the same choice",
    a_refused_listed_action_is_noticed REFUSES_LISTED "listed",
    an_accepted_unlisted_action_is_noticed ACCEPTS_UNLISTED "what is not listed is refused",
    a_change_on_refusal_is_noticed CHANGES_ON_REFUSAL "leaves the state equal",
    wrong_tickets_are_noticed WRONG_TICKETS "in one row",
    a_replay_that_differs_is_noticed FORGETS_IN_REPLAY "both ways of acting",
    a_dead_end_is_noticed DEAD_END "nothing to do",
    an_unreadable_action_is_noticed UNREADABLE "reads back",
    a_broken_invariant_is_noticed BREAKS_AUDIT "numbers are broken",
    a_wrong_imagination_is_noticed WRONG_IMAGINATION "sees the same",
}
