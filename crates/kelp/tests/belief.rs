//! The Shark's belief against brute force, and the truth inside it in long runs.
//!
//! Brute force keeps every world that chance could have led to, as whole games, and leads all of them through what the
//! Shark perceived; worlds in which it could not have been perceived are dropped.
#![allow(clippy::unwrap_used)] // in tests a panic is the answer

use std::collections::BTreeMap;

use game_core::{Audience, Game, Ignore, Step, Turn, below};
use game_testkit::{TestRng, test_rng};
use kelp::{
    Action, Belief, Chance, Event, Kelp, OCTOPUS, Options, Phase, Place, SHARK, SeenEvent, Setup, Stand,
    collections::Cards,
    names::{Block, Word, Zone},
};

type Worlds = BTreeMap<String, (Kelp, f64)>;

fn seen(events: &[Event]) -> Vec<SeenEvent> {
    events.iter().map(|event| event.seen_by(Audience::Seat(SHARK))).collect()
}

fn legal(game: &Kelp) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = game.turn().seats().iter().next() {
        game.legal(seat, &mut actions);
    }
    actions
}

fn truth(game: &Kelp) -> ([Block; 9], Cards) {
    let view = game.view(Audience::Everyone);
    let blocks = view.zones.map(|zone| zone.block.unwrap_or(Block::Shell));
    (blocks, view.octopus.hand.unwrap())
}

fn add(worlds: &mut Worlds, game: Kelp, weight: f64) {
    let view = game.view(Audience::Everyone);
    let key = format!("{:?} {:?} {:?} {:?}", truth(&game), view.octopus.bag, view.octopus.drawn, view.phase);
    worlds.entry(key).or_insert((game, 0.0)).1 += weight;
}

/// All worlds the Shark cannot tell apart, led along with the true one.
struct BruteForce {
    truth: Kelp,
    worlds: Worlds,
    /// Steps of the Octopus that nobody has perceived yet.
    private: usize,
}

impl BruteForce {
    fn new(truth: Kelp) -> Self {
        let mut worlds = Worlds::new();
        add(&mut worlds, truth.clone(), 1.0);
        Self { truth, worlds, private: 0 }
    }

    fn step(&mut self, step: Step<Action, Chance>) -> Vec<Event> {
        let mut events = Vec::new();
        self.truth.apply(&step, &mut events).unwrap();
        match step {
            Step::Chance(_) => self.chance(&seen(&events)),
            Step::Act { seat, .. } if seat == OCTOPUS && events.is_empty() && is_private(&self.truth) => {
                self.private += 1;
            }
            Step::Act { .. } if self.private > 0 => self.private_segment(&seen(&events)),
            Step::Act { action: Action::Take { from: Place::Draw, .. }, .. } => self.search(&seen(&events)),
            Step::Act { seat, action } => self.act(seat, action, &seen(&events)),
        }
        events
    }

    /// Every outcome that looks the same to the Shark.
    fn chance(&mut self, perceived: &[SeenEvent]) {
        let mut next = Worlds::new();
        for (game, weight) in self.worlds.values() {
            let tickets = f64::from(game.tickets());
            for (outcome, share) in game.outcomes() {
                let (mut game, mut events) = (game.clone(), Vec::new());
                game.resolve(outcome, &mut events).unwrap();
                if seen(&events) == perceived {
                    add(&mut next, game, weight * f64::from(share) / tickets);
                }
            }
        }
        self.worlds = next;
    }

    fn act(&mut self, seat: game_core::Seat, action: Action, perceived: &[SeenEvent]) {
        let mut next = Worlds::new();
        for (game, weight) in self.worlds.values() {
            let (mut game, mut events) = (game.clone(), Vec::new());
            if game.act(seat, action, &mut events).is_ok() && seen(&events) == perceived {
                add(&mut next, game, *weight);
            }
        }
        self.worlds = next;
    }

    /// The Octopus may have found any card of the pile.
    fn search(&mut self, perceived: &[SeenEvent]) {
        let mut next = Worlds::new();
        for (game, weight) in self.worlds.values() {
            let draw = game.view(Audience::Everyone).octopus.draw.unwrap();
            for card in draw.iter() {
                let (mut game, mut events) = (game.clone(), Vec::new());
                game.act(OCTOPUS, Action::Take { from: Place::Draw, card }, &mut events).unwrap();
                assert_eq!(seen(&events), perceived);
                add(&mut next, game, weight * f64::from(draw.count(card)) / f64::from(draw.total()));
            }
        }
        self.worlds = next;
    }

    /// The Octopus chose and paid, or picked: any way of doing so that looks the same.
    fn private_segment(&mut self, perceived: &[SeenEvent]) {
        let mut next = Worlds::new();
        for (game, weight) in self.worlds.values() {
            if let Some(game) = some_way(game, self.private, perceived) {
                add(&mut next, game, *weight);
            }
        }
        self.worlds = next;
        self.private = 0;
    }

    fn check(&self, belief: &Belief) {
        let total: f64 = self.worlds.values().map(|(_, weight)| weight).sum();
        let (mut blocks, mut hands) = (BTreeMap::new(), BTreeMap::new());
        for (game, weight) in self.worlds.values() {
            let (board, hand) = truth(game);
            *blocks.entry(board).or_insert(0.0) += weight / total;
            *hands.entry(format!("{hand:?}")).or_insert((hand, 0.0)) = {
                let sum = hands.get(&format!("{hand:?}")).map_or(0.0, |entry: &(Cards, f64)| entry.1);
                (hand, sum + weight / total)
            };
        }
        assert_eq!(blocks.len() as f64, belief.blocks().possible(), "as many arrangements as are possible");
        for (board, chance) in &blocks {
            close(belief.blocks().chance_of(board), *chance, "an arrangement");
        }
        for (hand, chance) in hands.values() {
            close(belief.hand().chance_of_hand(*hand), *chance, "a hand");
        }
        // Blocks and cards are independent.
        for (game, weight) in self.worlds.values() {
            let (board, hand) = truth(game);
            close(weight / total, blocks[&board] * hands[&format!("{hand:?}")].1, "both together");
        }
        self.check_marginals(belief, total, &hands.values().copied().collect::<Vec<_>>());
    }

    fn check_marginals(&self, belief: &Belief, total: f64, hands: &[(Cards, f64)]) {
        let mut expected = [[0.0; 11]; 9];
        for (game, weight) in self.worlds.values() {
            for (zone, block) in truth(game).0.iter().enumerate() {
                expected[zone][block.index()] += weight / total;
            }
        }
        for (found, expected) in belief.marginals().iter().flatten().zip(expected.iter().flatten()) {
            close(*found, *expected, "a marginal");
        }
        for card in kelp::names::Card::ALL {
            let chance: f64 =
                hands.iter().filter(|(hand, _)| hand.contains(*card)).map(|(_, chance)| chance).sum();
            close(belief.chance_in_hand(*card), chance, "a card");
        }
    }
}

/// Whether the Octopus is in the middle of something that nobody else perceives.
fn is_private(game: &Kelp) -> bool {
    matches!(game.view(Audience::Everyone).phase, Phase::Pay { .. } | Phase::Pick { .. })
}

fn close(found: f64, expected: f64, what: &str) {
    assert!((found - expected).abs() < 1e-9, "{what}: {found} instead of {expected}");
}

/// A state that `hidden` unperceived actions and one perceived action lead to, if they can.
fn some_way(game: &Kelp, hidden: usize, perceived: &[SeenEvent]) -> Option<Kelp> {
    for action in legal(game) {
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.act_unchecked(OCTOPUS, action, &mut events);
        if hidden == 0 && seen(&events) == perceived {
            return Some(next);
        }
        if hidden > 0 && events.is_empty() {
            let found = some_way(&next, hidden - 1, perceived);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// A random step; the Octopus rather plays cards than anything else, and both sides keep the game going.
fn random_step(game: &Kelp, rng: &mut TestRng) -> Step<Action, Chance> {
    if game.turn() == Turn::Chance {
        return Step::Chance(game.outcome_at(below(rng, game.tickets())));
    }
    let seat = game.turn().seats().iter().next().unwrap();
    let mut actions = legal(game);
    if below(rng, 4) > 0 && actions.iter().any(|action| matches!(action, Action::Play { .. })) {
        actions.retain(|action| matches!(action, Action::Play { .. }));
    }
    Step::Act { seat, action: actions[below(rng, actions.len() as u32) as usize] }
}

fn is_settled(game: &Kelp) -> bool {
    let view = game.view(Audience::Spectator);
    view.board().zones().iter().all(|zone| view.zones[zone.index()].stand != Stand::Empty)
}

/// Plays on from `game` for some Octopus turns and compares at every position that has all blocks on the board.
fn check_against_brute_force(game: Kelp, rounds: u8, rng: &mut TestRng) -> usize {
    let mut brute = BruteForce::new(game);
    let mut belief = Belief::of(&brute.truth.view(Audience::Seat(SHARK)));
    let mut compared = 0;
    let last = brute.truth.facts().rounds + rounds;
    while brute.truth.turn() != Turn::Over && brute.truth.facts().rounds < last {
        let step = random_step(&brute.truth, rng);
        for event in brute.step(step) {
            belief.observe(&event.seen_by(Audience::Seat(SHARK)));
        }
        if brute.private == 0 && is_settled(&brute.truth) && brute.truth.turn() != Turn::Over {
            brute.check(&belief);
            brute.check(&Belief::of(&brute.truth.view(Audience::Seat(SHARK))));
            compared += 1;
        }
        assert!(!brute.worlds.is_empty());
    }
    compared
}

/// Whole games from the first block on: 72 arrangements, and hands.
#[test]
fn the_belief_is_exact_from_the_beginning_of_a_game() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut rng = test_rng(seed);
        let game = Kelp::new(&"board=day rounds=6".parse().unwrap()).unwrap();
        compared += check_against_brute_force(game, 4, &mut rng);
    }
    assert!(compared > 300, "{compared}");
}

/// The small box: zones out of play hold nothing, and nobody thinks they do.
#[test]
fn the_belief_is_exact_in_the_small_box() {
    let mut compared = 0;
    for seed in 0..20 {
        let game = Kelp::new(&"board=day rounds=6 zones=4".parse().unwrap()).unwrap();
        compared += check_against_brute_force(game, 5, &mut test_rng(seed));
    }
    assert!(compared > 300, "{compared}");
}

/// Positions full of shuffles: many different blocks on the board and every card that shuffles in hand.
#[test]
fn the_belief_is_exact_through_shuffles_of_many_blocks() {
    let set_ups = [
        ("octopus crab trap_den* shell double_shell trap_hide shell* shell shell*", "1,1 1,2 2,1 2,2"),
        ("shell* octopus* crab* shell double_shell shell trap_den shell shell*", "2,1 2,3"),
        ("octopus trap_current shell shell shell shell shell* shell* shell*", ""),
    ];
    let mut compared = 0;
    for (index, (blocks, remembered)) in set_ups.iter().cycle().take(30).enumerate() {
        let hand = "sneaking sneaking cloud_of_ink taking_chances drift";
        let setup = Setup::new(&Options::default()).unwrap().blocks(blocks).unwrap();
        let setup = setup.remembered(remembered).unwrap().hand(hand).unwrap().octopus(0, 5);
        let game = setup.draw("tuck_in tuck_in deep_cover").unwrap().build().unwrap();
        // What the Shark remembers by the position is where brute force begins too: every arrangement of the rest.
        compared += check_from_memory(game, index as u64);
    }
    assert!(compared > 500, "{compared}");
}

/// Starts brute force from every world that a position leaves possible.
fn check_from_memory(game: Kelp, seed: u64) -> usize {
    let mut rng = test_rng(seed);
    let view = game.view(Audience::Seat(SHARK));
    let mut brute = BruteForce::new(game);
    brute.worlds = every_world(&view);
    let mut belief = Belief::of(&view);
    let mut compared = 0;
    for _ in 0..60 {
        if brute.truth.turn() == Turn::Over {
            break;
        }
        let step = random_step(&brute.truth, &mut rng);
        for event in brute.step(step) {
            belief.observe(&event.seen_by(Audience::Seat(SHARK)));
        }
        if brute.private == 0 && is_settled(&brute.truth) && brute.truth.turn() != Turn::Over {
            brute.check(&belief);
            compared += 1;
        }
    }
    compared
}

/// Every world that agrees with a view without notes, found by dealing until nothing new comes.
fn every_world(view: &kelp::View) -> Worlds {
    let mut rng = test_rng(99);
    let belief = Belief::of(view);
    let mut worlds = Worlds::new();
    for _ in 0..60_000 {
        let game = belief.world(view, &mut rng);
        let (board, hand) = truth(&game);
        let chance = belief.blocks().chance_of(&board) * belief.hand().chance_of_hand(hand);
        let known = worlds.len();
        let mut one = Worlds::new();
        add(&mut one, game, chance);
        for (key, world) in one {
            worlds.entry(key).or_insert(world);
        }
        if worlds.len() == known && known > 0 {
            let total: f64 = worlds.values().map(|(_, weight)| weight).sum();
            if (total - 1.0).abs() < 1e-9 {
                return worlds;
            }
        }
    }
    panic!("not every world came up")
}

/// Hands: copies that cannot be told apart, cards on top, the snail's search.
#[test]
fn the_belief_in_the_hand_is_exact() {
    let mut compared = 0;
    for seed in 0..40 {
        let setup = Setup::new(&Options::default()).unwrap();
        let setup = setup.hand("sneaking nimble_dodge tuck_in fast_learning").unwrap().octopus(0, 4);
        let setup = setup.tops("drift").unwrap().eaten("snail crab").unwrap();
        let setup = setup.blocks("octopus* trap_current* shell shell shell shell shell shell shell").unwrap();
        compared += check_from_memory(setup.build().unwrap(), 1000 + seed);
    }
    assert!(compared > 500, "{compared}");
}

/// In long random games the truth is never outside the set, and the belief that was carried along equals the one that
/// is computed anew.
#[test]
fn the_truth_never_leaves_the_belief() {
    let mut rng = test_rng(7);
    let mut positions = 0;
    for number in 0..60 {
        let board = ["board=day", "board=night", "board=night rounds=9 zones=4"][number % 3];
        let mut game = Kelp::new(&board.parse().unwrap()).unwrap();
        let mut belief = Belief::of(&game.view(Audience::Seat(SHARK)));
        while game.turn() != Turn::Over {
            let step = random_step(&game, &mut rng);
            let mut events = Vec::new();
            game.apply(&step, &mut events).unwrap();
            events.iter().for_each(|event| belief.observe(&event.seen_by(Audience::Seat(SHARK))));
            positions += check_truth(&game, &belief);
        }
    }
    assert!(positions > 5000, "{positions}");
}

/// An Octopus that does nothing but shuffle and hide nine different blocks: more notes than fit in place.
#[test]
fn the_truth_never_leaves_the_belief_through_a_hundred_shuffles() {
    let mut rng = test_rng(11);
    let (mut notes, mut shuffles) = (0, 0);
    let setup = Setup::new(&Options::default()).unwrap();
    let setup =
        setup.blocks("octopus crab snail lobster trap_hide trap_current trap_currents trap_den double_shell");
    let setup = setup.unwrap().remembered("1,1 1,2 1,3 2,1 2,2 2,3 3,1 3,2 3,3").unwrap();
    let setup = setup.hand("sneaking sneaking drift deep_cover taking_chances").unwrap().octopus(0, 5);
    let start = setup.draw("cloud_of_ink tuck_in tuck_in slip_away in_plain_sight").unwrap().build().unwrap();
    for _ in 0..60 {
        let mut game = start.clone();
        let mut belief = Belief::of(&game.view(Audience::Seat(SHARK)));
        while game.turn() != Turn::Over {
            let step = shuffling_step(&game, &mut rng);
            let mut events = Vec::new();
            game.apply(&step, &mut events).unwrap();
            for event in seen(&events) {
                shuffles += usize::from(matches!(event, SeenEvent::ShuffleBegan { .. }));
                belief.observe(&event);
            }
            check_truth(&game, &belief);
            notes = notes.max(game.view(Audience::Spectator).memory().note_bytes());
        }
    }
    assert!(notes > 64 && shuffles > 100, "{notes} bytes of notes, {shuffles} shuffles");
}

/// Cards rather than anything else; a Shark that neither searches nor strikes nor buys.
fn shuffling_step(game: &Kelp, rng: &mut TestRng) -> Step<Action, Chance> {
    let liking = |action: &Action| match action {
        Action::Play { .. } | Action::Hide { .. } | Action::Current { .. } => 2,
        Action::Draw {} => 1,
        Action::Spend {} | Action::Aim { .. } => -1,
        _ => 0,
    };
    let Some(seat) = game.turn().seats().iter().next() else { return random_step(game, rng) };
    let actions = legal(game);
    let best = actions.iter().map(liking).max().unwrap();
    let liked: Vec<Action> = actions.into_iter().filter(|action| liking(action) == best).collect();
    Step::Act { seat, action: liked[below(rng, liked.len() as u32) as usize] }
}

fn check_truth(game: &Kelp, belief: &Belief) -> usize {
    if !is_settled(game) {
        return 0;
    }
    let fresh = Belief::of(&game.view(Audience::Spectator));
    let (blocks, hand) = truth(game);
    for belief in [belief, &fresh] {
        assert!(belief.blocks().chance_of(&blocks) > 0.0, "{blocks:?} is thought impossible");
        assert!(belief.hand().chance_of_hand(hand) > 0.0, "{hand:?} is thought impossible");
    }
    for (one, two) in belief.marginals().iter().flatten().zip(fresh.marginals().iter().flatten()) {
        close(*one, *two, "carried along and computed anew");
    }
    for zone in Zone::ALL {
        let sum: f64 = fresh.marginals()[zone.index()].iter().sum();
        close(sum, 1.0, "the chances of a zone");
    }
    1
}

/// Imagined worlds come up as often as the belief says.
#[test]
fn imagined_worlds_follow_the_belief() {
    let mut rng = test_rng(3);
    let setup = Setup::new(&Options::default()).unwrap();
    let mut game = setup.hand("sneaking").unwrap().build().unwrap();
    for step in ["play sneaking", "reveal 1,2", "reveal 3,3", "pick 1,1", "pick 2,1"] {
        game.act(OCTOPUS, step.parse().unwrap(), &mut Ignore).unwrap();
    }
    game.resolve("block shell".parse().unwrap(), &mut Ignore).unwrap();
    game.act(SHARK, "place 1,1".parse().unwrap(), &mut Ignore).unwrap();
    let view = game.view(Audience::Seat(SHARK));
    let (belief, deals) = (Belief::of(&view), 20_000);
    let mut counts = [0; 9];
    for _ in 0..deals {
        let world = Kelp::imagine(&view, &mut rng);
        let zone = truth(&world).0.iter().position(|block| *block == Block::Octopus).unwrap();
        counts[zone] += 1;
    }
    for zone in Zone::ALL {
        let expected = belief.chance_of(Block::Octopus, *zone);
        let found = f64::from(counts[zone.index()]) / f64::from(deals);
        assert!((found - expected).abs() < 0.015, "{zone}: {found} instead of {expected}");
    }
}
