//! Turns, rounds and the game: how they begin and end (SP-RND, SP-MER, SP-END, SP-GAM).

use game_core::{Outcome, RuleId, Seat, Sink};

use crate::{
    card::Card,
    cards::Cards,
    event::Event,
    game::SaltPaper,
    open::{Ending, Laid, Open, Phase, RoundEnd, RoundResult},
    pile::{Pile, Piles},
    score::{Score, score},
};

impl SaltPaper {
    /// SP-RND-01: all cards are shuffled, hands are empty, and two cards are to be turned up.
    pub(crate) fn begin_round(&mut self, starter: Seat, events: &mut impl Sink<Event>) {
        let extra_salt = self.open.options.extra_salt;
        self.deck = self.open.options.shuffled();
        self.held = Cards::EMPTY;
        self.hands = [Cards::EMPTY; 4];
        self.ghosts = 0;
        let open = &mut self.open;
        open.tables = [Cards::EMPTY; 4];
        open.starter = starter;
        open.active = starter;
        open.phase = Phase::Opening;
        open.caller = None;
        open.revealed = 0;
        open.jellyfish = None;
        open.hand_sizes = [0; 4];
        open.deck_size = self.deck.len();
        open.held_size = 0;
        open.piles = Piles::EMPTY;
        open.laid = Laid::NONE;
        let round = open.round;
        self.emit(Event::RoundBegan { round, starter, extra_salt }, events);
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.open.active = seat;
        // SP-XSA-01: the sting lasts until this player's next turn.
        if self.open.jellyfish == Some(seat) {
            self.open.jellyfish = None;
        }
        self.start_taking(false, events);
    }

    /// SP-RND-02: a turn begins with taking a card; `again` if boats gave it.
    #[inline]
    pub(crate) fn start_taking(&mut self, again: bool, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        self.emit(Event::TurnBegan { seat, again }, events);
        let stung = self.open.jellyfish.is_some_and(|by| by != seat);
        if stung {
            self.suffer_sting(events);
        } else if self.open.something_to_take() {
            self.open.phase = Phase::Take { again };
        } else {
            // SP-TAK-05.
            self.open.phase = Phase::Play;
            self.emit(Event::NothingToTake { seat }, events);
        }
    }

    /// SP-XSA-01: the deck's top card and nothing else.
    fn suffer_sting(&mut self, events: &mut impl Sink<Event>) {
        if self.open.deck_size > 0 {
            self.open.phase = Phase::Stung;
        } else {
            self.emit(Event::NothingToTake { seat: self.open.active }, events);
            self.end_turn(events);
        }
    }

    /// The turn passes on, unless that ends the round or the game.
    #[inline]
    pub(crate) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        if self.own_hand().has_all_mermaids() {
            return self.show_mermaids(events);
        }
        let next = self.open.left_of(seat);
        if let Some(caller) = self.open.caller {
            if next == caller {
                self.show_hand(seat, events);
                return self.score_round(caller, events);
            }
            self.reveal(seat, events);
        } else if self.open.deck_size == 0 {
            return self.void_round(events);
        }
        self.begin_turn(next, events);
    }

    /// SP-MER-01.
    pub(crate) fn show_mermaids(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.open.active;
        for _ in 0..Card::MERMAID.copies() {
            self.put_on_table(seat, Card::MERMAID);
        }
        self.emit(Event::Mermaids { seat }, events);
        self.finish(Ending::FourMermaids(seat), events);
    }

    /// SP-END-02: everybody reveals and scores.
    pub(crate) fn stop(&mut self, events: &mut impl Sink<Event>) {
        let caller = self.open.active;
        if self.own_hand().has_all_mermaids() {
            return self.show_mermaids(events);
        }
        self.emit(Event::Stopped { seat: caller }, events);
        let players = self.open.players();
        for step in 0..players {
            self.show_hand(Seat::at((caller.index() + step) % players), events);
        }
        self.score_round(caller, events);
    }

    /// SP-END-03: the caller reveals, every opponent has one more turn.
    pub(crate) fn last_chance(&mut self, events: &mut impl Sink<Event>) {
        let caller = self.open.active;
        if self.own_hand().has_all_mermaids() {
            return self.show_mermaids(events);
        }
        self.open.caller = Some(caller);
        self.emit(Event::LastChance { seat: caller }, events);
        self.reveal(caller, events);
        self.begin_turn(self.open.left_of(caller), events);
    }

    /// A hand is laid open while the round goes on.
    fn reveal(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.show_hand(seat, events);
        self.learn(&Event::Revealed { seat, hand: self.hands[seat.index()] });
    }

    /// A hand is laid open at the end of the round. Observers need not learn from it: the next round would make them
    /// forget it at once, and if there is none, [`Self::finish`] sees to it.
    fn show_hand(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.open.revealed |= 1 << seat.index();
        events.push(Event::Revealed { seat, hand: self.hands[seat.index()] });
    }

    /// Scores the round that `caller` ended: by LAST CHANCE if the lap was played, else by STOP.
    fn score_round(&mut self, caller: Seat, events: &mut impl Sink<Event>) {
        let mut result = RoundResult::void(self.open.round, caller, self.open.options.players);
        for seat in self.open.seats() {
            let (hand, table) = (self.hands[seat.index()], self.open.tables[seat.index()]);
            result.scores[seat.index()] = score(hand, table);
            result.set_cards(seat, hand.plus(table));
        }
        result.settle(self.open.caller.is_some());
        for seat in self.open.seats() {
            self.open.totals[seat.index()] += result.scored[seat.index()];
        }
        self.end_round(result, events);
    }

    /// SP-END-06: nobody scores, and hands stay hidden.
    fn void_round(&mut self, events: &mut impl Sink<Event>) {
        let result = RoundResult::void(self.open.round, self.open.active, self.open.options.players);
        self.end_round(result, events);
    }

    fn end_round(&mut self, result: RoundResult, events: &mut impl Sink<Event>) {
        self.open.last = Some(result);
        self.emit(Event::RoundEnded { result }, events);
        let target = self.open.target();
        if result.end != RoundEnd::Void && self.open.totals.iter().any(|total| *total >= target) {
            return self.finish(Ending::Target, events); // SP-GAM-01
        }
        if self.open.round == self.open.options.rounds {
            return self.finish(Ending::RoundLimit, events); // SP-GAM-03
        }
        self.open.round += 1;
        // SP-END-07: left of the caller, or of the player whose turn it was.
        self.begin_round(self.open.left_of(result.seat), events);
    }

    fn finish(&mut self, ending: Ending, events: &mut impl Sink<Event>) {
        self.open.phase = Phase::Over;
        self.open.ending = Some(ending);
        self.learn_revealed();
        self.emit(Event::GameOver, events);
    }
}

impl SaltPaper {
    /// Lets observers learn of all hands that lie open at the end.
    fn learn_revealed(&mut self) {
        for seat in self.open.seats() {
            if self.open.is_revealed(seat) {
                self.learn(&Event::Revealed { seat, hand: self.hands[seat.index()] });
            }
        }
    }
}

impl RoundResult {
    /// Credits the points of a round that was called.
    fn settle(&mut self, last_chance: bool) {
        let own = self.scores[self.seat.index()];
        let won = self.scores.iter().all(|other| other.points <= own.points);
        self.end = match (last_chance, won) {
            (false, _) => RoundEnd::Stop,
            (true, true) => RoundEnd::LastChanceWon,
            (true, false) => RoundEnd::LastChanceLost,
        };
        for seat in Seat::all(self.players as usize) {
            let Score { points, colour_bonus, .. } = self.scores[seat.index()];
            self.scored[seat.index()] = match (self.end, seat == self.seat) {
                (RoundEnd::Void, _) => 0,
                (RoundEnd::Stop, _) | (RoundEnd::LastChanceLost, false) => points, // SP-END-02, SP-END-05
                (RoundEnd::LastChanceWon, true) => points + colour_bonus,          // SP-END-04
                (RoundEnd::LastChanceWon, false) | (RoundEnd::LastChanceLost, true) => colour_bonus,
            };
        }
    }
}

impl Open {
    #[inline]
    pub(crate) fn something_to_take(&self) -> bool {
        self.deck_size > 0 || Pile::BOTH.iter().any(|pile| self.piles.size(*pile) > 0)
    }

    /// The pile that holds cards while the other holds none.
    pub(crate) fn only_pile(&self) -> Option<Pile> {
        let holds = Pile::BOTH.map(|pile| self.piles.size(pile) > 0);
        match holds {
            [true, false] => Some(Pile::FIRST),
            [false, true] => Some(Pile::SECOND),
            _ => None,
        }
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let players = self.players();
        let totals = self.totals.map(i32::from);
        if let Ending::FourMermaids(winner) = self.ending? {
            let outcome = Outcome::won_by(winner, players, RuleId("SP-MER-01"), "four-mermaids");
            return Some(Outcome { points: totals, ..outcome });
        }
        // SP-GAM-02: the last round decides between equal totals.
        let scored = self.last.map_or([0; 4], |last| last.scored);
        let ranks: [i32; 4] = std::array::from_fn(|seat| totals[seat] * 1000 + i32::from(scored[seat]));
        let ranked = Outcome::ranked(&ranks[..players], RuleId("SP-GAM-01"), "target-reached");
        let best = totals[..players].iter().max().copied().unwrap_or_default();
        let tied = totals[..players].iter().filter(|total| **total == best).count() > 1;
        let (rule, reason) = match (self.ending?, ranked.winners().count() > 1, tied) {
            (Ending::RoundLimit, ..) => (RuleId("SP-GAM-03"), "round-limit"),
            (_, true, _) => (RuleId("SP-GAM-02"), "shared"),
            (_, false, true) => (RuleId("SP-GAM-02"), "target-tied"),
            (_, false, false) => (RuleId("SP-GAM-01"), "target-reached"),
        };
        Some(Outcome { points: totals, rule, reason, ..ranked })
    }
}
