//! What may be done, and by which rule everything else is refused.
//!
//! A choice that depends on hidden cards is asked even if only one thing can be done, so that the pace of a game tells
//! nothing (SP-INF-03). Choices of which everybody sees that there is only one way are not asked.

use game_core::{Refusal, Seat};

use crate::{
    action::Action,
    card::{Card, Family},
    cards::{Cards, FIRSTS},
    game::SaltPaper,
    memory,
    open::{Ending, Open, Phase},
    pile::Pile,
    play::Effect,
    round::CALL_POINTS,
    score::reaches,
};

impl SaltPaper {
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.open.active || self.open.phase.is_chance() {
            return;
        }
        match self.open.phase {
            Phase::Take { .. } => self.list_takes(actions),
            Phase::Keep => actions.extend(self.held.kinds().map(|card| Action::Keep { card })),
            Phase::Discard => actions.extend(Pile::BOTH.map(|pile| Action::Discard { pile })),
            Phase::Play => self.list_plays(actions),
            Phase::ChoosePile => actions.extend(Pile::BOTH.map(|pile| Action::Pile { pile })),
            Phase::PickFromPile { pile } => {
                let cards = self.open.piles.cards(pile, self.ghosts);
                actions.extend(cards.kinds().map(|card| Action::Pick { card }));
            }
            Phase::ChooseVictim => {
                let victims = self.open.seats().filter(|seat| self.open.is_victim(*seat));
                actions.extend(victims.map(|seat| Action::Rob { seat }));
            }
            Phase::PickPeeked => actions.extend(self.held.kinds().map(|card| Action::Pick { card })),
            _ => (),
        }
    }

    /// SP-TAK-01.
    #[inline]
    fn list_takes(&self, actions: &mut Vec<Action>) {
        if self.open.deck_size > 0 {
            actions.push(Action::Draw);
        }
        for pile in Pile::BOTH {
            if self.open.piles.size(pile) > 0 {
                actions.push(Action::Take { pile });
            }
        }
    }

    #[inline]
    fn list_plays(&self, actions: &mut Vec<Action>) {
        let hand = self.own_hand();
        list_pairs(hand, actions);
        if hand.has_all_mermaids() {
            actions.push(Action::Mermaids);
        }
        actions.push(Action::End);
        if self.may_call() {
            actions.push(Action::Stop);
            actions.push(Action::LastChance);
        }
    }

    /// SP-END-01, SP-END-03.
    #[inline]
    fn may_call(&self) -> bool {
        self.open.caller.is_none() && self.has_call_points()
    }

    #[inline]
    fn has_call_points(&self) -> bool {
        reaches(CALL_POINTS, self.own_hand(), self.open.tables[self.open.active.index()])
    }

    /// Whether `action` shows `seat` something it cannot know yet.
    pub(crate) fn is_revealing(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Take { pile } => self.next_top_is_open(seat, pile),
            Action::Pile { pile } => self.pile_is_open(seat, pile),
            Action::Pair { cards } if Effect::of(cards) == Some(Effect::SearchPile) => {
                self.open.only_pile().is_some_and(|pile| self.pile_is_open(seat, pile))
            }
            Action::Stop => true,
            Action::Draw
            | Action::Keep { .. }
            | Action::Discard { .. }
            | Action::Pair { .. }
            | Action::Trio { .. }
            | Action::Pick { .. }
            | Action::Rob { .. }
            | Action::Mermaids
            | Action::End
            | Action::LastChance => false,
        }
    }

    /// Whether `seat` does not know for certain what lies in the pile.
    fn pile_is_open(&self, seat: Seat, pile: Pile) -> bool {
        let place = memory::pile(pile);
        self.memories[seat.index()].all().iter().any(|places| places & place != 0 && *places != place)
    }

    /// Whether `seat` does not know for certain what lies under the pile's top.
    fn next_top_is_open(&self, seat: Seat, pile: Pile) -> bool {
        self.open.piles.size(pile) > 1 && self.pile_is_open(seat, pile)
    }
}

/// SP-PAR-01: each different pair once, and with each starfish (SP-XSA-04).
#[inline]
fn list_pairs(hand: Cards, actions: &mut Vec<Action>) {
    let of = |family| hand.family(family).base_bits();
    let several = |cards: u64| cards & cards.wrapping_sub(1);
    let [crabs, boats, fish] = [Family::Crab, Family::Boat, Family::Fish].map(of);
    if several(crabs) | several(boats) | several(fish) != 0 {
        for cards in [crabs, boats, fish] {
            if several(cards) != 0 {
                list_pairs_within(hand, cards, actions);
            }
        }
    }
    let [swimmers, sharks] = [Family::Swimmer, Family::Shark].map(of);
    if (swimmers != 0) & (sharks != 0) {
        list_pairs_between(hand, hand.family(Family::Swimmer), hand.family(Family::Shark), actions);
    }
    if hand.extra_bits() != 0 {
        list_pairs_between(hand, hand.family(Family::Swimmer), hand.family(Family::Jellyfish), actions);
        list_pairs_between(hand, hand.family(Family::Crab), hand.family(Family::Lobster), actions);
    }
}

fn list_pairs_within(hand: Cards, cards: u64, actions: &mut Vec<Action>) {
    let mut rest = cards & FIRSTS;
    while rest != 0 {
        let bit = rest & rest.wrapping_neg();
        rest &= rest - 1;
        let card = Card::of_copy(bit.trailing_zeros() as usize);
        if cards & !FIRSTS & (bit << 1) != 0 {
            push_pair(hand, [card, card], actions);
        }
        let mut others = rest;
        while others != 0 {
            push_pair(hand, [card, Card::of_copy(others.trailing_zeros() as usize)], actions);
            others &= others - 1;
        }
    }
}

fn list_pairs_between(hand: Cards, ones: Cards, twos: Cards, actions: &mut Vec<Action>) {
    for one in ones.kinds() {
        for two in twos.kinds() {
            push_pair(hand, [one, two], actions);
        }
    }
}

#[inline]
fn push_pair(hand: Cards, cards: [Card; 2], actions: &mut Vec<Action>) {
    actions.push(Action::Pair { cards });
    if hand.extra_bits() != 0 {
        let starfish = hand.family(Family::Starfish).kinds();
        actions.extend(starfish.map(|starfish| Action::Trio { cards, starfish }));
    }
}

/// Refusals: nothing that is not listed gets through, and each names the rule it breaks.
impl SaltPaper {
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let open = &self.open;
        if let Some(ending) = open.ending {
            return Err(Refusal::by(match ending {
                Ending::FourMermaids(_) => "SP-MER-01",
                Ending::Target => "SP-GAM-01",
                Ending::RoundLimit => "SP-GAM-03",
            }));
        }
        if seat != open.active || open.phase.is_chance() {
            return Err(Refusal::by("SP-RND-02"));
        }
        let broken = match action {
            Action::Draw => open.check_take(open.deck_size),
            Action::Take { pile } => open.check_take(open.piles.size(pile)),
            Action::Keep { card } => self.check_keep(card),
            Action::Discard { .. } => unless(open.phase == Phase::Discard, "SP-RND-02"),
            Action::Pair { cards } => self.check_pair(cards),
            Action::Trio { cards, starfish } => self.check_trio(cards, starfish),
            Action::Pile { .. } => unless(open.phase == Phase::ChoosePile, "SP-PAR-02"),
            Action::Pick { card } => self.check_pick(card),
            Action::Rob { seat } => open.check_rob(seat),
            Action::Mermaids => {
                open.check_play().or_else(|| unless(self.own_hand().has_all_mermaids(), "SP-MER-01"))
            }
            Action::End => open.check_play(),
            Action::Stop | Action::LastChance => self.check_call(),
        };
        broken.map_or(Ok(()), |rule| Err(Refusal::by(rule)))
    }

    /// Why chance cannot bring something else than it offers.
    pub(crate) fn chance_refusal(&self) -> Refusal {
        Refusal::by(match self.open.phase {
            Phase::Starter | Phase::Opening => "SP-RND-01",
            Phase::Draw => "SP-TAK-01",
            Phase::Fish => "SP-PAR-04",
            Phase::Steal { .. } => "SP-PAR-05",
            Phase::Peek => "SP-XSA-02",
            Phase::Stung => "SP-XSA-01",
            _ => "SP-RND-02",
        })
    }

    fn check_keep(&self, card: Card) -> Broken {
        unless(self.open.phase == Phase::Keep, "SP-RND-02")
            .or_else(|| unless(self.held.contains(card), "SP-TAK-01"))
    }

    fn check_pair(&self, cards: [Card; 2]) -> Broken {
        let hand = self.own_hand();
        let wrong_pair = match cards.map(Card::family) {
            [_, Family::Jellyfish] => "SP-XSA-01",
            [_, Family::Lobster] => "SP-XSA-02",
            _ => "SP-PTS-01",
        };
        self.open
            .check_play()
            .or_else(|| unless(Effect::of(cards).is_some(), wrong_pair))
            .or_else(|| unless(cards[0] <= cards[1], "SP-PAR-01"))
            .or_else(|| unless(hand.contains(cards[0]), "SP-PAR-01"))
            .or_else(|| unless(hand.without(cards[0]).contains(cards[1]), "SP-PAR-01"))
    }

    fn check_trio(&self, cards: [Card; 2], starfish: Card) -> Broken {
        let is_starfish = starfish.family() == Family::Starfish;
        self.check_pair(cards)
            .or_else(|| unless(is_starfish && self.own_hand().contains(starfish), "SP-XSA-04"))
    }

    fn check_pick(&self, card: Card) -> Broken {
        match self.open.phase {
            Phase::PickFromPile { pile } => {
                unless(self.open.piles.cards(pile, self.ghosts).contains(card), "SP-PAR-02")
            }
            Phase::PickPeeked => unless(self.held.contains(card), "SP-XSA-02"),
            _ => Some("SP-RND-02"),
        }
    }

    fn check_call(&self) -> Broken {
        self.open
            .check_play()
            .or_else(|| unless(self.open.caller.is_none(), "SP-END-03"))
            .or_else(|| unless(self.has_call_points(), "SP-END-01"))
    }
}

/// The rule that is broken, if any.
type Broken = Option<&'static str>;

fn unless(kept: bool, rule: &'static str) -> Broken {
    if kept { None } else { Some(rule) }
}

impl Open {
    fn check_take(&self, cards: u8) -> Broken {
        let taking = matches!(self.phase, Phase::Take { .. });
        unless(taking, "SP-RND-02").or_else(|| unless(cards > 0, "SP-TAK-01"))
    }

    /// After boats a card must be taken first (SP-PAR-03).
    fn check_play(&self) -> Broken {
        match self.phase {
            Phase::Play => None,
            Phase::Take { again: true } => Some("SP-PAR-03"),
            _ => Some("SP-RND-02"),
        }
    }

    fn check_rob(&self, victim: Seat) -> Broken {
        let seated = victim.index() < self.players();
        unless(self.phase == Phase::ChooseVictim, "SP-RND-02")
            .or_else(|| unless(seated && victim != self.active, "SP-PAR-05"))
            .or_else(|| unless(!self.is_revealed(victim), "SP-END-03"))
            .or_else(|| unless(self.hand_sizes[victim.index()] > 0, "SP-PAR-05"))
    }
}
