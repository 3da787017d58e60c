//! Paying for a card (KE-OCT-02), and only for one that can be carried out (KE-OCT-03).

use game_core::Refusal;

use crate::{
    action::Action,
    collections::Zones,
    event::{Cause, SeenEvent},
    names::{Block, Card, Food, Word, Zone},
    phase::Phase,
    rules::{allow, forbid},
    state::{Kelp, Out},
    tables::{Effect, With},
};

impl Kelp {
    /// Whether the card is in hand and some payment leaves its effect possible.
    pub(crate) fn may_play(&self, card: Card) -> Result<(), Refusal> {
        self.may_take_action()?;
        allow(self.deck.hand.contains(card), "KE-OCT-01")?;
        self.can_pay(card, Zones::EMPTY)
    }

    /// Whether the payment can go on with this block.
    pub(crate) fn may_reveal(&self, card: Card, paid: Zones, zone: Zone) -> Result<(), Refusal> {
        allow(self.reef.hidden().minus(paid).contains(zone), "KE-OCT-02")?;
        self.can_pay(card, paid.with(zone))
    }

    pub(crate) fn legal_payments(&self, card: Card, paid: Zones, actions: &mut Vec<Action>) {
        let payable = |zone: &Zone| self.can_pay(card, paid.with(*zone)).is_ok();
        let zones = self.reef.hidden().minus(paid).iter().filter(payable);
        actions.extend(zones.map(|zone| Action::Reveal { zone }));
    }

    /// A card is chosen; nobody else knows before it is paid for.
    pub(crate) fn play(&mut self, card: Card, out: Out<'_>) {
        self.pay(card, Zones::EMPTY, out);
    }

    pub(crate) fn reveal(&mut self, card: Card, paid: Zones, zone: Zone, out: Out<'_>) {
        self.pay(card, paid.with(zone), out);
    }

    /// Asks for more, or commits the payment: from here on it is open (KE-OCT-02).
    fn pay(&mut self, card: Card, paid: Zones, out: Out<'_>) {
        if self.value(paid) < self.tables.card(card).cost {
            self.phase = Phase::Pay { card, paid };
            return;
        }
        self.deck.hand.remove(card);
        self.tell_all(out, SeenEvent::CardPlayed { card });
        for zone in paid.iter() {
            self.uncover(zone, Cause::Payment, out);
        }
        self.begin_effect(card, out);
    }

    /// A hidden block is revealed.
    pub(crate) fn uncover(&mut self, zone: Zone, cause: Cause, out: Out<'_>) {
        self.reef.revealed = self.reef.revealed.with(zone);
        let block = self.reef.block(zone);
        self.tell_all(out, SeenEvent::BlockRevealed { zone, block, cause });
    }

    /// Whether `paid` is a part of a payment after which the card can be carried out.
    fn can_pay(&self, card: Card, paid: Zones) -> Result<(), Refusal> {
        if self.has_plenty(card, paid) || self.is_payable(card, paid, Zones::full(), true) {
            return Ok(());
        }
        if !self.is_payable(card, paid, Zones::full(), false) {
            return forbid("KE-OCT-02");
        }
        let eats = matches!(self.tables.card(card).effect, Effect::Eat { .. });
        forbid(if eats { "KE-EAT-01" } else { "KE-OCT-03" })
    }

    /// A quick yes for the usual case: every block pays 1, and whatever is paid, enough stays hidden.
    fn has_plenty(&self, card: Card, paid: Zones) -> bool {
        let info = self.tables.card(card);
        let left = match info.effect {
            Effect::Swap { .. } => 0,
            Effect::Shuffle { hidden, .. } => u32::from(hidden) + 1,
            Effect::Learn { items, .. } if self.plain_cards() >= u32::from(items) => 0,
            Effect::Learn { .. } | Effect::Hide { .. } | Effect::Eat { .. } => return false,
        };
        let cost = u32::from(info.cost);
        self.reef.aside.contains(Block::DoubleShell)
            && paid.len() <= cost
            && self.reef.hidden().len() >= cost + left
    }

    /// Looks for a payment that is made of `paid` and hidden blocks of `among`.
    fn is_payable(&self, card: Card, paid: Zones, mut among: Zones, in_full: bool) -> bool {
        let info = self.tables.card(card);
        if self.value(paid) >= info.cost {
            return self.is_needed(paid, info.cost) && (!in_full || self.can_follow(info.effect, paid));
        }
        for zone in self.reef.hidden().minus(paid).and(among).iter() {
            among = among.without(zone);
            if self.is_payable(card, paid.with(zone), among, in_full) {
                return true;
            }
        }
        false
    }

    fn value(&self, paid: Zones) -> u8 {
        paid.iter().map(|zone| self.reef.block(zone).pays()).sum()
    }

    /// KE-OCT-02: without any one of its blocks the payment would fall short.
    fn is_needed(&self, paid: Zones, cost: u8) -> bool {
        let total = self.value(paid);
        paid.iter().all(|zone| total - self.reef.block(zone).pays() < cost)
    }

    /// KE-OCT-03: whether the effect can be carried out in full once `paid` is revealed.
    fn can_follow(&self, effect: Effect, paid: Zones) -> bool {
        let revealed = self.reef.revealed.or(paid);
        match effect {
            Effect::Swap { .. } => true,
            Effect::Shuffle { hidden, with } => {
                let others = self.reef.zones.minus(revealed).minus(self.named(with));
                others.len() >= u32::from(hidden)
            }
            Effect::Hide { .. } => !revealed.is_empty(),
            Effect::Learn { items, .. } => self.most_items(self.exchangeable(revealed)) >= u32::from(items),
            Effect::Eat { food } => self.can_eat(food),
        }
    }

    /// The zone of the block that a shuffle names.
    pub(crate) fn named(&self, with: With) -> Zones {
        match with {
            With::Nothing => Zones::EMPTY,
            With::Centre => Zones::only(Zone::Z22),
            With::Octopus => Zones::only(self.octopus_zone()),
        }
    }

    /// KE-EAT-01: the food is on the board, adjacent to the Octopus.
    fn can_eat(&self, food: Food) -> bool {
        let beside = self.reef.beside(self.octopus_zone());
        self.reef.find(food.block()).is_some_and(|zone| beside.contains(zone))
    }

    pub(crate) fn octopus_zone(&self) -> Zone {
        let zone = self.reef.blocks.iter().position(|block| *block == Block::Octopus);
        Zone::at(zone.expect("outside of setup and shuffles the Octopus is on the board"))
    }
}
