//! Legal means accepted, and everything else is refused and changes nothing.

use std::collections::HashSet;

use game_core::{Game, Ignore, Seat, Step, Turn};

/// How many actions that are out of place are tried in a position.
const MAX_STRANGERS: usize = 400;

/// Actions and outcomes seen earlier, to be offered where they do not belong.
pub(crate) struct Strangers<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Vec<G::Chance>,
}

impl<G: Game> Default for Strangers<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Game> Strangers<G> {
    pub(crate) fn remember(&mut self, step: &Step<G::Action, G::Chance>) {
        match *step {
            Step::Act { action, .. } => push_new(&mut self.actions, action),
            Step::Chance(outcome) => push_new(&mut self.outcomes, outcome),
        }
    }
}

fn push_new<T: Eq>(list: &mut Vec<T>, item: T) {
    if list.len() < MAX_STRANGERS && !list.contains(&item) {
        list.push(item);
    }
}

/// Holds the legal lists of all seats against what `act` accepts.
pub(crate) fn check_legality<G: Game>(game: &G, strangers: &Strangers<G>) {
    for seat in Seat::all(game.seats()) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let asked = game.turn().seats().contains(seat);
        assert_eq!(!legal.is_empty(), asked, "a seat has something to do exactly when it is asked");
        let distinct: HashSet<_> = legal.iter().copied().collect();
        assert_eq!(distinct.len(), legal.len(), "no action is listed twice: {legal:?}");
        for action in &legal {
            check_listed(game, seat, *action);
        }
        for stranger in strangers.actions.iter().filter(|action| !distinct.contains(action)) {
            check_refused(game, seat, *stranger);
        }
    }
    for outcome in &strangers.outcomes {
        check_outcome(game, *outcome);
    }
}

fn check_listed<G: Game>(game: &G, seat: Seat, action: G::Action) {
    let text = action.to_string();
    assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action), "'{text}' reads back");
    assert!(!text.is_empty() && text.trim() == text && !text.contains(['\n', '~']), "'{text}' fits a record");
    let mut checked = game.clone();
    let mut events = Vec::new();
    if let Err(refusal) = checked.act(seat, action, &mut events) {
        panic!("'{text}' is listed and refused by {}", refusal.rule);
    }
    let mut unchecked = game.clone();
    unchecked.act_unchecked(seat, action, &mut Ignore);
    assert_eq!(checked, unchecked, "'{text}': both ways of acting lead to the same state");
    checked.audit().unwrap_or_else(|broken| panic!("after '{text}': {broken}"));
}

fn check_refused<G: Game>(game: &G, seat: Seat, action: G::Action) {
    let mut copy = game.clone();
    let mut events = Vec::new();
    let refusal = copy.act(seat, action, &mut events).expect_err("what is not listed is refused");
    assert_eq!(&copy, game, "a refused action leaves the state equal ({action})");
    assert!(events.is_empty(), "a refused action tells of nothing ({action})");
    assert!(refusal.rule.0.len() >= 9, "a refusal names a rule: '{}'", refusal.rule);
}

fn check_outcome<G: Game>(game: &G, outcome: G::Chance) {
    let possible = game.turn() == Turn::Chance && game.outcomes().iter().any(|(found, _)| *found == outcome);
    let mut copy = game.clone();
    let result = copy.resolve(outcome, &mut Ignore);
    assert_eq!(result.is_ok(), possible, "chance brings what it offers and nothing else ({outcome})");
    if !possible {
        assert_eq!(&copy, game, "an impossible outcome leaves the state equal");
    }
}

/// Weights add up, tickets lie in one row per outcome, and outcomes read back.
pub(crate) fn check_chance<G: Game>(game: &G) {
    let tickets = game.tickets();
    assert_eq!(tickets > 0, game.turn() == Turn::Chance, "tickets exist exactly while chance is awaited");
    assert!(tickets <= 1 << 31);
    let outcomes = game.outcomes();
    let distinct: HashSet<_> = outcomes.iter().map(|(outcome, _)| *outcome).collect();
    assert_eq!(distinct.len(), outcomes.len(), "each outcome holds its tickets in one row");
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), tickets);
    for (outcome, _) in outcomes {
        let text = outcome.to_string();
        assert_eq!(text.parse::<G::Chance>().as_ref(), Ok(&outcome), "'{text}' reads back");
        assert!(
            !text.is_empty() && text.trim() == text && !text.contains(['\n', '~']),
            "'{text}' fits a record"
        );
    }
}
