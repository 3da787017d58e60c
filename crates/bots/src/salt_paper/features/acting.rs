//! What is done.

use game_core::Seat;
use salt_paper::{Action, Card, Cards, FAMILIES, Family, KINDS, Pile, View, colour_bonus, points};

use super::{COUNTS, GAINS, SIZES, gained, known};

const PLAIN: usize = 0;
const TAKE_PILE: usize = PLAIN + 5;
const TAKE_CARD: usize = TAKE_PILE + 2;
const KEEP: usize = TAKE_CARD + KINDS;
const DISCARD_PILE: usize = KEEP + KINDS;
const DISCARD_CARD: usize = DISCARD_PILE + 2;
const COVERED: usize = DISCARD_CARD + KINDS;
const PAIR: usize = COVERED + KINDS + 1;
const LAID_CARD: usize = PAIR + 7;
const LOOK_PILE: usize = LAID_CARD + KINDS;
const PICK: usize = LOOK_PILE + 2;
const ROB: usize = PICK + KINDS;
const ROB_SIZE: usize = ROB + 3;
const GAIN: usize = ROB_SIZE + SIZES;
const BONUS_GAIN: usize = GAIN + GAINS;
const GAINED: usize = BONUS_GAIN + 4;
const LEAD: usize = GAINED + FAMILIES * COUNTS;
const AFTER: usize = LEAD + 2 * LEADS;
const LEFT_UNSEEN: usize = AFTER + AFTERS;
const GAINED_HAND: usize = LEFT_UNSEEN + FAMILIES * COUNTS;
const DENIED: usize = GAINED_HAND + FAMILIES * COUNTS;
const GIVEN: usize = DENIED + NEXT;
const GIVEN_UP: usize = GIVEN + NEXT;
const HIDDEN_OWN: usize = GIVEN_UP + GAINS;
const HIDDEN_NEXT: usize = HIDDEN_OWN + GAINS + 1;
const CALLED: usize = HIDDEN_NEXT + NEXT;
const BONUS_LEAD: usize = CALLED + 2 * LEADS * HANDS;
const DECIDES: usize = BONUS_LEAD + 2 * BONUS_LEADS;
const IN_PILE: usize = DECIDES + 2 * 4;
const HOPE: usize = IN_PILE + GAINS;
const FEAR: usize = HOPE + QUARTERS;
pub(super) const FEATURES: usize = FEAR + 3 * QUARTERS;

/// What a card is to the next player: points it would bring, and how many of its family that player is known to have.
const NEXT: usize = GAINS + FAMILIES * COUNTS;
const AFTERS: usize = 14;
const HANDS: usize = 6;
const BONUS_LEADS: usize = 12;
const QUARTERS: usize = 16;
const LEADS: usize = 24;

/// Names the features of `action`.
pub(super) fn write(view: &View, action: Action, feature: &mut dyn FnMut(u16)) {
    let mut one = |number: usize| feature(number as u16);
    match action {
        Action::Draw => {
            one(PLAIN);
            one(HOPE + mean_gain(view, view.active()));
        }
        Action::End => {
            one(PLAIN + 1);
            one(FEAR + mean_gain(view, next(view)));
        }
        Action::Stop => call(view, 0, &mut one),
        Action::LastChance => call(view, 1, &mut one),
        Action::Mermaids => one(PLAIN + 4),
        Action::Take { pile } => {
            one(TAKE_PILE + pile.index());
            if let Some(card) = view.pile_top(pile) {
                one(TAKE_CARD + card.index());
                gain(view, card, &mut one);
            }
        }
        Action::Keep { card } => {
            one(KEEP + card.index());
            gain(view, card, &mut one);
            if let Some(other) = view.held().without(card).first() {
                to_next(view, other, GIVEN, &mut one);
                one(GIVEN_UP + gained(view, view.active(), other).min(GAINS - 1));
            }
        }
        Action::Discard { pile } => {
            one(DISCARD_PILE + pile.index());
            one(DISCARD_CARD + view.held().first().map_or(0, Card::index));
            one(COVERED + view.pile_top(pile).map_or(KINDS, Card::index));
            if let Some(card) = view.held().first() {
                to_next(view, card, GIVEN, &mut one);
            }
            if let Some(card) = view.pile_top(pile) {
                to_next(view, card, HIDDEN_NEXT, &mut one);
                one(HIDDEN_OWN + gained(view, view.active(), card).min(GAINS - 1));
            } else {
                one(HIDDEN_OWN + GAINS);
            }
        }
        Action::Pair { cards } => {
            pair(cards, None, &mut one);
            if cards[0].family() == Family::Crab {
                let best = Pile::BOTH.map(|pile| best_gain(view, pile));
                one(IN_PILE + best[0].max(best[1]).min(GAINS - 1));
            }
        }
        Action::Trio { cards, starfish } => pair(cards, Some(starfish), &mut one),
        Action::Pile { pile } => {
            one(LOOK_PILE + pile.index());
            one(IN_PILE + best_gain(view, pile).min(GAINS - 1));
        }
        Action::Pick { card } => {
            one(PICK + card.index());
            gain(view, card, &mut one);
        }
        Action::Rob { seat } => {
            let players = view.players();
            one(ROB + (seat.index() + players - view.active().index()) % players - 1);
            one(ROB_SIZE + usize::from(view.hand_size(seat)).min(SIZES - 1));
        }
    }
}

/// What a card would bring the player who is to move.
fn gain(view: &View, card: Card, one: &mut dyn FnMut(usize)) {
    let own = view.active();
    let (hand, table) = (known(view, own), view.table(own));
    let all = hand.plus(table);
    let after = points(hand.with(card), table);
    let more = after.saturating_sub(points(hand, table));
    one(GAIN + usize::from(more).min(GAINS - 1));
    one(AFTER + usize::from(after).min(AFTERS - 1));
    let bonus = colour_bonus(all.with(card)).saturating_sub(colour_bonus(all));
    one(BONUS_GAIN + usize::from(bonus).min(3));
    one(GAINED + family_count(all, card));
    one(GAINED_HAND + family_count(hand, card));
    one(LEFT_UNSEEN + family_count(view.unseen(), card));
    to_next(view, card, DENIED, one);
}

/// A card's family and how many of it are among `cards`, as one number.
fn family_count(cards: Cards, card: Card) -> usize {
    let count = usize::from(cards.family(card.family()).len());
    card.family() as usize * COUNTS + count.min(COUNTS - 1)
}

/// The most points that a card of this pile would bring the player who is to move.
fn best_gain(view: &View, pile: Pile) -> usize {
    let gains = view.possible_in_pile(pile).iter().map(|card| gained(view, view.active(), card));
    gains.max().unwrap_or(0)
}

/// How many points a card that nobody sees would bring a player on average, in quarters of a point.
fn mean_gain(view: &View, seat: Seat) -> usize {
    let unseen = view.unseen();
    let (known, table) = (known(view, seat), view.table(seat));
    let now = usize::from(points(known, table));
    let gain = |card: Card| usize::from(points(known.with(card), table)).saturating_sub(now);
    let gains: usize = unseen.kinds().map(|card| usize::from(unseen.count(card)) * gain(card)).sum();
    (4 * gains / usize::from(unseen.len()).max(1)).min(QUARTERS - 1)
}

/// The player after the one who is to move.
fn next(view: &View) -> Seat {
    Seat::at((view.active().index() + 1) % view.players())
}

/// What a card is to the player after the one who is to move.
fn to_next(view: &View, card: Card, base: usize, one: &mut dyn FnMut(usize)) {
    let next = next(view);
    one(base + gained(view, next, card).min(GAINS - 1));
    one(base + GAINS + family_count(known(view, next).plus(view.table(next)), card));
}

/// Ending the round: how far ahead of what the best opponent shows.
fn call(view: &View, which: usize, one: &mut dyn FnMut(usize)) {
    let own = view.active();
    one(PLAIN + 2 + which);
    let shown = |seat: Seat| i32::from(points(known(view, seat), view.table(seat)));
    let others = || Seat::all(view.players()).filter(|seat| *seat != own);
    let best = others().map(shown).max().unwrap_or(0);
    let lead = (shown(own) - best + 6).clamp(0, LEADS as i32 - 1) as usize;
    one(LEAD + which * LEADS + lead);
    let hidden = |seat: Seat| usize::from(view.hand_size(seat).saturating_sub(known(view, seat).len()));
    let most = others().map(hidden).max().unwrap_or(0);
    one(CALLED + (which * LEADS + lead) * HANDS + most.min(HANDS - 1));
    let bonus = |seat: Seat| i32::from(colour_bonus(known(view, seat).plus(view.table(seat))));
    let ahead = bonus(own) - others().map(bonus).max().unwrap_or(0) + 4;
    one(BONUS_LEAD + which * BONUS_LEADS + ahead.clamp(0, BONUS_LEADS as i32 - 1) as usize);
    let arrives = |seat: Seat| i32::from(view.total(seat)) + shown(seat) >= i32::from(view.target());
    let decides = usize::from(arrives(own)) + 2 * usize::from(others().any(arrives));
    one(DECIDES + which * 4 + decides);
    one(FEAR + (1 + which) * QUARTERS + mean_gain(view, next(view)));
}

fn pair(cards: [Card; 2], starfish: Option<Card>, one: &mut dyn FnMut(usize)) {
    let which = match (starfish, cards.map(Card::family)) {
        (Some(_), _) => 6,
        (None, [Family::Crab, Family::Crab]) => 0,
        (None, [Family::Boat, _]) => 1,
        (None, [Family::Fish, _]) => 2,
        (None, [Family::Swimmer, Family::Shark]) => 3,
        (None, [Family::Swimmer, _]) => 4,
        (None, _) => 5,
    };
    one(PAIR + which);
    for card in cards.into_iter().chain(starfish) {
        one(LAID_CARD + card.index());
    }
}
