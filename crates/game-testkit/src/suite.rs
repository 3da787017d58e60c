//! Random games in which every position is held against the contract.

use game_core::{Audience, Draft, DraftState, Game, Record, Step, Turn, below, record_of, replay, walk};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{
    Secrets, check_secrecy,
    legality::{Strangers, check_chance, check_legality},
    lockstep,
};

/// The random stream of the tests.
pub type TestRng = Xoshiro256PlusPlus;

/// A stream for this seed.
#[must_use]
pub fn test_rng(seed: u64) -> TestRng {
    TestRng::seed_from_u64(seed)
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Suite {
    /// Random games for each set of options.
    pub games: u32,
    /// Every how many positions the costly checks are made.
    pub every: u32,
    /// The first game's seed; a failure names the seed of its game.
    pub seed: u64,
    /// The most steps a game may take.
    pub max_steps: usize,
}

impl Suite {
    /// Runs everything for games with `options`.
    ///
    /// # Panics
    /// With what broke, and the seed of the game it broke in.
    pub fn run<G: Secrets>(&self, options: &G::Options) {
        let mut strangers = Strangers::default();
        for index in 0..self.games {
            self.one_game::<G>(options, self.seed + u64::from(index), &mut strangers);
        }
    }

    fn one_game<G: Secrets>(&self, options: &G::Options, seed: u64, strangers: &mut Strangers<G>) {
        let mut rng = test_rng(seed);
        let mut check_rng = test_rng(!seed);
        let mut steps = Vec::new();
        let game = G::new(options).unwrap_or_else(|bad| panic!("options '{options}': {bad}"));
        assert_eq!(game.options(), *options, "a game remembers its options");
        let mut legal = Vec::new();
        let (end, _) = walk(game, &mut rng, &mut legal, |game, step| {
            strangers.remember(step);
            steps.push(*step);
            check_chance(game);
            if below(&mut check_rng, self.every) == 0 {
                check_position(game, strangers, &mut check_rng);
            }
        })
        .unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert!(steps.len() <= self.max_steps, "seed {seed}: {} steps", steps.len());
        check_over(&end, strangers);
        check_record(options, &steps, &end);
    }
}

fn check_position<G: Secrets>(game: &G, strangers: &Strangers<G>, rng: &mut TestRng) {
    check_legality(game, strangers);
    check_draft(game, rng);
    for audience in Audience::running(game.seats()) {
        check_secrecy(game, audience, rng);
        lockstep(game, audience, 12, rng);
    }
}

fn check_over<G: Game>(game: &G, strangers: &Strangers<G>) {
    assert_eq!(game.turn(), Turn::Over);
    check_legality(game, strangers);
    let outcome = game.outcome().expect("a game that is over has an outcome");
    assert_eq!(outcome.seats, game.seats());
    assert!(outcome.winners().count() > 0, "somebody has won: {outcome:?}");
}

/// Replay equals play, whole and cut open at the end.
fn check_record<G: Game>(options: &G::Options, steps: &[Step<G::Action, G::Chance>], end: &G) {
    let text = record_of::<G>(options, &[("made-by", "the contract suite".to_owned())], steps, true);
    let record = Record::parse(&text).expect("a record we wrote can be read");
    let again = replay::<G>(&record, |_, _| ()).unwrap_or_else(|error| panic!("replay: {error}"));
    assert_eq!(&again, end, "a replay reaches the same state");
}

/// A draft can be taken back step by step to exactly where it began.
fn check_draft<G: Game>(game: &G, rng: &mut TestRng) {
    let Turn::Seat(seat) = game.turn() else { return };
    let mut draft = Draft::new(game.clone(), seat);
    let mut past = vec![game.clone()];
    let mut legal = Vec::new();
    for _ in 0..8 {
        legal.clear();
        draft.now().legal(seat, &mut legal);
        let action = legal[below(rng, legal.len() as u32) as usize];
        let state = draft.act(action).expect("a listed action is accepted in a draft");
        if state == DraftState::Sealed {
            assert!(!draft.undo(), "a sealed draft cannot be undone");
            return;
        }
        past.push(draft.now().clone());
    }
    while let Some(state) = past.pop() {
        assert_eq!(draft.now(), &state, "undo restores the state exactly");
        assert_eq!(draft.undo(), !past.is_empty());
    }
    assert_eq!(draft.base(), game);
}
