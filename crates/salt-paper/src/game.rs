//! The whole truth about one game, and the contract it fulfils.

use game_core::{Audience, BadOptions, Game, Outcome, Refusal, Seat, Sink, Turn};
use rand_core::Rng;

use crate::{
    action::{Action, Chance},
    card::Card,
    cards::Cards,
    event::{Event, SeenEvent, project},
    memory::Memory,
    open::{Laid, Open, Phase},
    options::Options,
    pile::{Ghosts, Piles},
    view::View,
};

/// A game of *Sea Salt & Paper*.
///
/// The deck is a set: which card lies on top is decided when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaltPaper {
    pub(crate) deck: Cards,
    /// Cards that left the deck and that the active player still chooses from.
    pub(crate) held: Cards,
    pub(crate) hands: [Cards; 4],
    /// Cards that crabs took from below a pile's top.
    pub(crate) ghosts: Ghosts,
    pub(crate) open: Open,
    /// What each seat knows, and last what everybody knows.
    pub(crate) memories: [Memory; 5],
}

/// The place of everybody's knowledge among the memories.
pub(crate) const PUBLIC: usize = 4;

impl SaltPaper {
    /// The number of the round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.open.round
    }

    /// Whether a round has just been dealt and nobody has done anything in it.
    #[must_use]
    pub fn is_round_fresh(&self) -> bool {
        let open = &self.open;
        let nobody_has_cards = open.hand_sizes == [0; 4] && open.tables.iter().all(|table| table.is_empty());
        nobody_has_cards && matches!(open.phase, Phase::Take { again: false })
    }

    /// Points of earlier rounds.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u8 {
        self.open.totals[seat.index()]
    }

    /// Tells of an event: observers learn from what they perceive of it, `events` takes it whole. What the event
    /// tells of must have been done to the state already.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: Event, events: &mut impl Sink<Event>) {
        self.learn(&event);
        events.push(event);
    }

    /// Lets every observer learn from what it perceives of an event, and from nothing else.
    #[inline(always)]
    pub(crate) fn learn(&mut self, event: &Event) {
        // Every game has the first two seats: a loop of known length is faster.
        for index in 0..2 {
            self.let_seat_learn(Seat::at(index), event);
        }
        for index in 2..self.open.players() {
            self.let_seat_learn(Seat::at(index), event);
        }
        self.memories[PUBLIC].observe(None, &project(event, Audience::Spectator), &self.open);
    }

    #[inline(always)]
    fn let_seat_learn(&mut self, seat: Seat, event: &Event) {
        let seen = project(event, Audience::Seat(seat));
        self.memories[seat.index()].observe(Some(seat), &seen, &self.open);
    }

    /// The hand of the player whose turn it is.
    #[inline]
    pub(crate) fn own_hand(&self) -> Cards {
        self.hands[self.open.active.index()]
    }

    #[inline]
    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.with(card);
        self.open.hand_sizes[seat.index()] += 1;
    }

    #[inline]
    pub(crate) fn remove_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(card);
        self.open.hand_sizes[seat.index()] -= 1;
    }

    /// A card of the hand is laid open on the table.
    #[inline]
    pub(crate) fn put_on_table(&mut self, seat: Seat, card: Card) {
        self.remove_from_hand(seat, card);
        let table = &mut self.open.tables[seat.index()];
        *table = table.with(card);
    }

    /// The set that chance draws a card from, and its size.
    #[inline(always)]
    fn lots(&self) -> (Cards, u8) {
        if let Phase::Steal { victim } = self.open.phase {
            return self.lots_of_victim(victim);
        }
        (self.deck, self.open.deck_size)
    }

    #[cold]
    fn lots_of_victim(&self, victim: Seat) -> (Cards, u8) {
        (self.hands[victim.index()], self.open.hand_sizes[victim.index()])
    }
}

#[cold]
fn first_tickets(open: &Open) -> u32 {
    u32::from(open.options.players)
}

impl Game for SaltPaper {
    const ID: &'static str = "salt-paper";
    const REVISION: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;

    fn new(options: &Options) -> Result<Self, BadOptions> {
        let options = options.checked()?;
        let seat = Seat::at(0);
        let open = Open {
            tables: [Cards::EMPTY; 4],
            options,
            round: 1,
            starter: seat,
            active: seat,
            phase: Phase::Starter,
            caller: None,
            revealed: 0,
            jellyfish: None,
            ending: None,
            totals: [0; 4],
            hand_sizes: [0; 4],
            deck_size: options.shuffled().len(),
            held_size: 0,
            piles: Piles::EMPTY,
            laid: Laid::NONE,
            last: None,
        };
        let deck = options.shuffled();
        let hands = [Cards::EMPTY; 4];
        let mut blank = Memory::BLANK;
        let shuffled = SeenEvent::RoundBegan { round: 1, starter: seat, extra_salt: options.extra_salt };
        blank.observe(None, &shuffled, &open);
        Ok(Self { deck, held: Cards::EMPTY, hands, ghosts: 0, open, memories: [blank; 5] })
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn seats(&self) -> usize {
        self.open.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Over => Turn::Over,
            phase if phase.is_chance() => Turn::Chance,
            _ => Turn::Seat(self.open.active),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.act_unchecked(seat, action, events);
        Ok(())
    }

    #[inline]
    fn act_unchecked(&mut self, _seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Draw => self.open.phase = Phase::Draw,
            Action::Take { pile } => self.take(pile, events),
            Action::Keep { card } => self.keep(card, events),
            Action::Discard { pile } => self.discard(pile, events),
            Action::Pair { cards } => self.lay_pair(cards, events),
            Action::Trio { cards, starfish } => self.lay_trio(cards, starfish, events),
            Action::Pile { pile } => self.look(pile, events),
            Action::Pick { card } => self.pick(card, events),
            Action::Rob { seat } => self.open.phase = Phase::Steal { victim: seat },
            Action::Mermaids => self.show_mermaids(events),
            Action::End => self.end_turn(events),
            Action::Stop => self.stop(events),
            Action::LastChance => self.last_chance(events),
        }
    }

    fn shows_something_new(&self, seat: Seat, action: Action) -> bool {
        self.is_revealing(seat, action)
    }

    #[inline]
    fn tickets(&self) -> u32 {
        let phase = self.open.phase;
        if !phase.is_chance() {
            return 0;
        }
        if phase == Phase::Starter {
            return first_tickets(&self.open);
        }
        u32::from(self.lots().1)
    }

    #[inline]
    fn outcome_at(&self, ticket: u32) -> Chance {
        match self.open.phase {
            Phase::Starter => Chance::Starts(Seat::at(ticket as usize)),
            _ => Chance::Card(self.lots().0.nth(ticket)),
        }
    }

    fn resolve(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let phase = self.open.phase;
        let possible = match outcome {
            Chance::Starts(seat) => phase == Phase::Starter && seat.index() < self.open.players(),
            Chance::Card(card) => {
                phase.is_chance() && phase != Phase::Starter && self.lots().0.contains(card)
            }
        };
        if !possible {
            return Err(self.chance_refusal());
        }
        self.resolve_unchecked(outcome, events);
        Ok(())
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        match outcome {
            Chance::Starts(seat) => self.begin_round(seat, events),
            Chance::Card(card) => self.turn_up(card, events),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.open.outcome()
    }

    fn view(&self, audience: Audience) -> View {
        View::of(self, audience)
    }

    fn project(event: &Event, audience: Audience) -> Option<SeenEvent> {
        Some(project(event, audience))
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        crate::imagine::imagine(view, rng)
    }

    fn audit(&self) -> Result<(), String> {
        crate::audit::audit(self)
    }
}
