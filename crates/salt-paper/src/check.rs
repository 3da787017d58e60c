//! By which rule everything is refused that is not listed.

use game_core::{Refusal, Seat};

use crate::{
    action::Action,
    card::{Card, Family},
    game::SaltPaper,
    open::{Ending, Open, Phase},
    play::Effect,
};

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
