//! A sensible player without foresight: it takes what scores most, lays its pairs, and ends rounds by simple odds.

use game_core::Seat;
use salt_paper::{Action, Cards, Family, SaltPaper, View, colour_bonus, points};

use crate::{Bot, BotRng, Cancel};

/// When a greedy player ends a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// By what the opponents show and how many cards they hide.
    ByOdds,
    /// STOP as soon as it may.
    AlwaysStop,
    /// LAST CHANCE as soon as it may.
    AlwaysLastChance,
}

/// The greedy player.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    caller: Caller,
}

/// What a card in hand is worth on average before it is seen; a draw is the better of two.
const WORTH_OF_A_DRAW: f32 = 1.35;
/// What a hidden card of an opponent is worth on average, when a bet is weighed.
const WORTH_OF_A_HIDDEN_CARD: f32 = 0.9;
/// What an opponent gains on average in the last lap.
const WORTH_OF_A_LAP: f32 = 1.5;

impl Greedy {
    /// A greedy player that ends rounds this way.
    #[must_use]
    pub const fn new(caller: Caller) -> Self {
        Self { caller }
    }

    fn value(self, view: &View, own: Seat, action: Action) -> f32 {
        let hand = view.hand(own).unwrap_or_default();
        let all = hand.plus(view.table(own));
        let gain = |card| outlook(all.with(card)) - outlook(all);
        match action {
            Action::Draw => WORTH_OF_A_DRAW,
            Action::Take { pile } => view.pile_top(pile).map_or(0.0, gain),
            Action::Keep { card } | Action::Pick { card } => gain(card),
            // The better card stays in sight: the other pile is covered.
            Action::Discard { pile } | Action::Pile { pile } => {
                let top = view.pile_top(pile).map_or(0.0, gain);
                if matches!(action, Action::Discard { .. }) { -top } else { top }
            }
            Action::Pair { cards } => 10.0 + f32::from(cards[0].family() != Family::Boat),
            Action::Trio { .. } => 9.0,
            Action::Rob { seat } => f32::from(view.hand_size(seat)) + f32::from(view.total(seat)),
            Action::Mermaids => 100.0,
            Action::End => 0.0,
            Action::Stop | Action::LastChance => self.call(view, own, action, hand),
        }
    }

    /// The worth of ending the round now, compared with 0 for going on.
    fn call(self, view: &View, own: Seat, action: Action, hand: Cards) -> f32 {
        match self.caller {
            Caller::AlwaysStop => return if action == Action::Stop { 5.0 } else { -1.0 },
            Caller::AlwaysLastChance => return if action == Action::LastChance { 5.0 } else { -1.0 },
            Caller::ByOdds => (),
        }
        let table = view.table(own);
        let mine = f32::from(points(hand, table));
        let bonus = f32::from(colour_bonus(hand.plus(table)));
        let rival = rivals(view, own).fold(0.0, f32::max);
        let margin = mine - rival - WORTH_OF_A_LAP;
        match action {
            Action::LastChance => margin + 0.3 * bonus - 1.5,
            _ if mine >= rival - 1.0 => 1.0 + 0.2 * (mine - rival),
            _ => -1.0,
        }
    }
}

/// What each opponent probably has.
fn rivals(view: &View, own: Seat) -> impl Iterator<Item = f32> + '_ {
    Seat::all(view.players()).filter(move |seat| *seat != own).map(|seat| {
        let known = view.hand(seat).unwrap_or_else(|| view.known_in_hand(seat));
        let hidden = view.hand_size(seat).saturating_sub(known.len());
        f32::from(points(known, view.table(seat))) + WORTH_OF_A_HIDDEN_CARD * f32::from(hidden)
    })
}

/// Points, and a little for what may still become of the cards.
fn outlook(cards: Cards) -> f32 {
    let count = |family| f32::from(cards.family(family).len());
    let odd = |family| f32::from(cards.family(family).len() % 2);
    let lone = (count(Family::Swimmer) - count(Family::Shark)).abs();
    let first = |family, worth: f32| if count(family) == 1.0 { worth } else { 0.0 };
    let multipliers =
        [Family::Lighthouse, Family::Shoal, Family::Colony, Family::Captain, Family::CastOfCrabs];
    f32::from(points(cards, Cards::EMPTY))
        + 0.35 * (odd(Family::Crab) + odd(Family::Boat) + odd(Family::Fish))
        + 0.3 * lone
        + first(Family::Shell, 0.9)
        + first(Family::Octopus, 1.1)
        + first(Family::Penguin, 0.4)
        + first(Family::Sailor, 0.9)
        + 0.5 * multipliers.into_iter().map(count).sum::<f32>()
        + 0.6 * count(Family::Mermaid)
        + 0.5 * (count(Family::Starfish) + count(Family::Seahorse))
        + 0.1 * f32::from(colour_bonus(cards))
}

impl Bot<SaltPaper> for Greedy {
    fn choose(&mut self, view: &View, legal: &[Action], _rng: &mut BotRng, _cancel: &Cancel) -> usize {
        let own = view.active();
        let values = legal.iter().map(|action| self.value(view, own, *action));
        let best = values.enumerate().max_by(|one, two| one.1.total_cmp(&two.1));
        best.map_or(0, |(index, _)| index)
    }
}
