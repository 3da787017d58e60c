//! A beginner: takes the card that brings most points at once, keeps its pairs in hand, since they count there too, and
//! stops as soon as it may. It plans nothing and remembers nothing of what others took.

use game_core::below;
use salt_paper::{Action, Card, SaltPaper, View, points};

use crate::{Bot, BotRng, Cancel};

/// The beginner.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<SaltPaper> for Novice {
    fn choose(&mut self, view: &View, legal: &[Action], rng: &mut BotRng, _cancel: &Cancel) -> usize {
        let liking = |action: &Action| liking(view, *action);
        let most = legal.iter().map(liking).max().unwrap_or(0);
        let liked: Vec<usize> = (0..legal.len()).filter(|index| liking(&legal[*index]) == most).collect();
        liked[below(rng, liked.len() as u32) as usize]
    }
}

fn liking(view: &View, action: Action) -> i32 {
    let own = view.active();
    let (hand, table) = (view.hand(own).unwrap_or_default(), view.table(own));
    let gain = |card: Card| i32::from(points(hand.with(card), table)) - i32::from(points(hand, table));
    match action {
        Action::Take { pile } => view.pile_top(pile).map_or(0, gain),
        Action::Keep { card } | Action::Pick { card } => gain(card),
        Action::Draw => 1,
        Action::Stop => 2,
        Action::Mermaids => 3,
        Action::LastChance | Action::Pair { .. } | Action::Trio { .. } => -1,
        Action::End | Action::Discard { .. } | Action::Pile { .. } | Action::Rob { .. } => 0,
    }
}
