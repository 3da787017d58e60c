//! A table to play on in tests: positions and steps are written in the notation of the game.

use game_core::{Audience, Game, Seat, Turn};
use kelp::{BadSetup, Event, Kelp, OCTOPUS, Options, SHARK, SeenEvent, Setup, View, names::Zone};

pub(crate) struct Table {
    pub(crate) game: Kelp,
    pub(crate) events: Vec<Event>,
}

/// A position on the day board.
pub(crate) fn position(set: impl FnOnce(Setup) -> Result<Setup, BadSetup>) -> Table {
    position_with("board=day", set)
}

pub(crate) fn position_with(options: &str, set: impl FnOnce(Setup) -> Result<Setup, BadSetup>) -> Table {
    let options: Options = options.parse().unwrap();
    let setup = set(Setup::new(&options).unwrap()).unwrap_or_else(|bad| panic!("{bad}"));
    Table { game: setup.build().unwrap_or_else(|bad| panic!("{bad}")), events: Vec::new() }
}

/// A new game, before its first chance step.
pub(crate) fn new_game(options: &str) -> Table {
    Table { game: Kelp::new(&options.parse().unwrap()).unwrap(), events: Vec::new() }
}

fn seat_of(letter: &str) -> Seat {
    match letter {
        "o" => OCTOPUS,
        "s" => SHARK,
        _ => panic!("'{letter}' is not o or s"),
    }
}

impl Table {
    /// Takes steps, separated by semicolons: `o` and an action, `s` and an action, `c` and a chance outcome.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Self {
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            let (who, what) = step.split_once(' ').unwrap();
            let result = if who == "c" {
                self.game.resolve(what.parse().unwrap(), &mut self.events)
            } else {
                self.game.act(seat_of(who), what.parse().unwrap(), &mut self.events)
            };
            if let Err(refusal) = result {
                panic!("'{step}' is {refusal}; asked is {:?}: {:?}", self.view().phase, self.all_legal());
            }
            self.game.audit().unwrap_or_else(|broken| panic!("after '{step}': {broken}"));
        }
        self
    }

    /// Checks that a step is refused by this rule.
    pub(crate) fn refuses(&mut self, step: &str, rule: &str) -> &mut Self {
        let (who, what) = step.split_once(' ').unwrap();
        let before = self.game.clone();
        let result = if who == "c" {
            self.game.resolve(what.parse().unwrap(), &mut self.events)
        } else {
            self.game.act(seat_of(who), what.parse().unwrap(), &mut self.events)
        };
        let refusal = result.expect_err("must be refused");
        assert_eq!(refusal.rule.0, rule, "{step}");
        assert!(self.game == before, "a refusal changes nothing");
        self
    }

    /// What a side may do, as text.
    pub(crate) fn legal(&self, side: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(seat_of(side), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn all_legal(&self) -> Vec<String> {
        ["o", "s"].iter().flat_map(|side| self.legal(side)).collect()
    }

    /// Checks the whole list of what the side that is asked may do, in any order.
    pub(crate) fn offers(&mut self, side: &str, expected: &str) -> &mut Self {
        let mut expected: Vec<&str> =
            expected.split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
        let mut found = self.legal(side);
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
        self
    }

    /// Checks that an action is, or is not, among what a side may do.
    pub(crate) fn may(&self, side: &str, action: &str) -> bool {
        self.legal(side).iter().any(|text| text == action)
    }

    /// The outcomes of chance with their weights.
    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        self.game.outcomes().iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// The whole truth.
    pub(crate) fn view(&self) -> View {
        self.game.view(Audience::Everyone)
    }

    pub(crate) fn seen_by_shark(&self) -> View {
        self.game.view(Audience::Seat(SHARK))
    }

    pub(crate) fn block(&self, zone: Zone) -> String {
        let zone = self.view().zones[zone as usize];
        let star = if zone.stand == kelp::Stand::Revealed { "*" } else { "" };
        format!("{}{star}", zone.block.unwrap())
    }

    /// All blocks row by row, as a position is written.
    pub(crate) fn blocks(&self) -> String {
        let zones = [
            Zone::Z11,
            Zone::Z12,
            Zone::Z13,
            Zone::Z21,
            Zone::Z22,
            Zone::Z23,
            Zone::Z31,
            Zone::Z32,
            Zone::Z33,
        ];
        zones.map(|zone| self.block(zone)).join(" ")
    }

    pub(crate) fn hand(&self) -> Vec<String> {
        self.view().octopus.hand.unwrap().iter_all().map(|card| card.to_string()).collect()
    }

    pub(crate) fn discard(&self) -> Vec<String> {
        self.view().octopus.discard.iter().map(ToString::to_string).collect()
    }

    /// Where the Shark is and which end it faces.
    pub(crate) fn shark(&self) -> String {
        let shark = self.view().shark.shark.unwrap();
        shark.facing.map_or(shark.space.to_string(), |end| format!("{} {end}", shark.space))
    }

    pub(crate) fn hunger(&self) -> usize {
        self.view().shark.hunger.len()
    }

    /// Dice in the bag: blue, yellow, red.
    pub(crate) fn bag(&self) -> [u8; 3] {
        let bag = self.view().shark.bag.unwrap();
        [bag.blue, bag.yellow, bag.red]
    }

    /// Who must act: `o`, `s`, `c`, `both` or `over`.
    pub(crate) fn turn(&self) -> &'static str {
        match self.game.turn() {
            Turn::Seat(seat) if seat == OCTOPUS => "o",
            Turn::Seat(_) => "s",
            Turn::Chance => "c",
            Turn::Together(_) => "both",
            Turn::Over => "over",
        }
    }

    /// The reason of the end and the rule behind it.
    pub(crate) fn ending(&self) -> Option<(&'static str, &'static str)> {
        self.game.outcome().map(|outcome| (outcome.reason, outcome.rule.0))
    }

    pub(crate) fn told(&self, wanted: impl Fn(&SeenEvent) -> bool) -> bool {
        self.events.iter().any(|event| wanted(&event.seen_by(Audience::Everyone)))
    }
}
