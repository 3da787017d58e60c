//! No audience gets a byte beyond its knowledge.
//!
//! Three nets, each catching what the others let through. *Imagined worlds*: a world dealt from a view shows the same
//! view and the same legal list. *Lockstep*: two worlds an audience cannot tell apart are led through the same steps;
//! as long as it perceives the same, it must know the same. *Canary*: words that an audience must not hear are searched
//! for in every byte it is sent.

use game_core::{Audience, Game, Seat, Seats, Step, Turn, below};
use serde::Serialize;

use crate::TestRng;

/// A game that can say what must stay unsaid.
pub trait Secrets: Game {
    /// Words that must not occur in anything sent to `audience` now: names of things whose place and existence in
    /// this position it cannot know.
    fn secrets(&self, audience: Audience) -> Vec<String>;
}

/// Checks the imagined worlds and the canary for one position and one audience.
pub fn check_secrecy<G: Secrets>(game: &G, audience: Audience, rng: &mut TestRng) {
    let view = game.view(audience);
    let imagined = G::imagine(&view, rng);
    same_to(game, &imagined, audience, "in an imagined world");
    imagined.audit().unwrap_or_else(|broken| panic!("an imagined world is broken: {broken}"));
    canary(game, audience);
    for step in some_steps(game, rng) {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.apply(&step, &mut events).expect("a listed step is accepted");
        if next.turn() != Turn::Over {
            let secrets = next.secrets(audience);
            let seen: Vec<_> = events.iter().filter_map(|event| G::project(event, audience)).collect();
            hunt(&secrets, &json(&seen), audience, "events");
        }
    }
}

/// Leads `game` and a world that `audience` cannot tell from it through up to `plies` equal steps.
pub fn lockstep<G: Game>(game: &G, audience: Audience, plies: usize, rng: &mut TestRng) {
    let (mut one, mut two) = (game.clone(), G::imagine(&game.view(audience), rng));
    for _ in 0..plies {
        let Some((after_one, after_two)) = common_step(&one, &two, audience, rng) else { return };
        same_to(&after_one, &after_two, audience, "after the same perceptions");
        if after_one.turn() == Turn::Over {
            return;
        }
        (one, two) = (after_one, after_two);
    }
}

/// A step possible in both worlds that the audience perceives alike.
fn common_step<G: Game>(one: &G, two: &G, audience: Audience, rng: &mut TestRng) -> Option<(G, G)> {
    for _ in 0..6 {
        let steps = some_steps(one, rng);
        if steps.is_empty() {
            return None;
        }
        let step = steps[below(rng, steps.len() as u32) as usize];
        let (mut after_one, mut after_two) = (one.clone(), two.clone());
        let (mut events_one, mut events_two) = (Vec::new(), Vec::new());
        after_one.apply(&step, &mut events_one).expect("a listed step is accepted");
        let refused = after_two.apply(&step, &mut events_two).is_err();
        let own = matches!(step, Step::Act { seat, .. } if audience.is(seat));
        assert!(!(own && refused), "a seat's own action is legal in every world it can imagine: {step:?}");
        if refused {
            continue;
        }
        let (seen_one, seen_two) = (seen::<G>(&events_one, audience), seen::<G>(&events_two, audience));
        if seen_one == seen_two {
            return Some((after_one, after_two));
        }
        if let Step::Act { seat, action } = step {
            let excused = !own || one.shows_something_new(seat, action) || after_one.turn() == Turn::Over;
            assert!(excused, "{step:?} tells its own player something new:\n{seen_one}\n{seen_two}");
        }
    }
    None
}

fn seen<G: Game>(events: &[G::Event], audience: Audience) -> String {
    json(&events.iter().filter_map(|event| G::project(event, audience)).collect::<Vec<_>>())
}

/// Some of the steps that may come next, of every seat that may act.
fn some_steps<G: Game>(game: &G, rng: &mut TestRng) -> Vec<Step<G::Action, G::Chance>> {
    let mut steps = Vec::new();
    if game.turn() == Turn::Chance {
        for _ in 0..3 {
            steps.push(Step::Chance(game.outcome_at(below(rng, game.tickets()))));
        }
    }
    let seats: Seats = game.turn().seats();
    for seat in seats.iter() {
        let legal = legal_of(game, seat);
        assert!(!legal.is_empty(), "dead end: {seat:?} is asked and has nothing to do");
        for _ in 0..3 {
            steps.push(Step::Act { seat, action: legal[below(rng, legal.len() as u32) as usize] });
        }
    }
    steps
}

fn same_to<G: Game>(one: &G, two: &G, audience: Audience, when: &str) {
    assert_eq!(one.turn(), two.turn(), "{audience:?} knows whose turn it is {when}");
    if one.turn() == Turn::Over {
        return;
    }
    let (view_one, view_two) = (one.view(audience), two.view(audience));
    assert_eq!(json(&view_one), json(&view_two), "{audience:?} sees the same {when}");
    assert_eq!(view_one, view_two, "{audience:?} sees the same {when}");
    if let Audience::Seat(seat) = audience {
        assert_eq!(legal_of(one, seat), legal_of(two, seat), "{audience:?} has the same choice {when}");
    }
}

fn legal_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

fn canary<G: Secrets>(game: &G, audience: Audience) {
    let secrets = game.secrets(audience);
    hunt(&secrets, &json(&game.view(audience)), audience, "view");
    if let Audience::Seat(seat) = audience {
        hunt(&secrets, &json(&legal_of(game, seat)), audience, "legal list");
    }
}

fn hunt(secrets: &[String], sent: &str, audience: Audience, what: &str) {
    for secret in secrets {
        assert!(!sent.contains(secret.as_str()), "the {what} sent to {audience:?} names '{secret}':\n{sent}");
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views, actions and events have string keys and plain values")
}
