//! Searchers believe the worlds they are given, and judge by the value they are given.

use game_core::{Audience, Game, Ignore, Seat, Turn};
use rand_core::SeedableRng;
use search::{
    BotRng, Cancel, Manner, Policy, PolicyBot, Rollout, Thought, Uniform, Value, Worlds,
    flat::{Budget, Flat},
    ismcts::{MultipleObserver, Settings, SingleObserver},
    last_word,
    lookahead::{self, Lookahead, Root},
    solve::{GameTree, points},
};

use crate::support::{
    Chips, Goofspiel, GoofspielOptions, Kuhn, PokerOptions,
    poker::{Bet, Rank},
};

const RACE: lookahead::Settings =
    lookahead::Settings { candidates: 3, playouts: 200, plies: u32::MAX, root: Root::STEADY, threads: 1 };

/// The second player holds a queen and faces a raise by a first player with `other`.
fn queen_facing_raise(other: Rank) -> Kuhn {
    let mut game = Kuhn::new(&PokerOptions).expect("Kuhn poker has no options");
    game.resolve(other, &mut Ignore).expect("the card is in the deck");
    game.resolve(Rank::Queen, &mut Ignore).expect("the queen is in the deck");
    game.act(Seat::at(0), Bet::Raise, &mut Ignore).expect("the first player may raise");
    game
}

/// The belief that there is but one world.
struct Certain(Kuhn);

impl Worlds<Kuhn> for Certain {
    fn deal(&self, _rng: &mut BotRng) -> Kuhn {
        self.0.clone()
    }
}

fn choices(belief: &Certain) -> [Bet; 4] {
    let (seat, mut legal) = (Seat::at(1), Vec::new());
    belief.0.legal(seat, &mut legal);
    let view = belief.0.view(Audience::Seat(seat));
    let (cancel, rng) = (Cancel::default(), &mut BotRng::seed_from_u64(1));
    let settings = Settings::textbook(200);
    let thoughts: [Thought; 4] = [
        Flat::new(Budget::Worlds(20), Uniform, Chips, u32::MAX).think_in(belief, &view, &legal, rng, &cancel),
        SingleObserver::new(settings, Uniform, Chips).think_in(belief, &view, &legal, rng, &cancel),
        MultipleObserver::new(settings, Uniform, Chips).think_in(belief, &view, &legal, rng, &cancel),
        Lookahead::new(RACE, Uniform, Chips).think_in(belief, &view, &legal, rng, &cancel),
    ];
    thoughts.map(|thought| legal[thought.choice])
}

#[test]
fn a_queen_calls_if_it_believes_in_a_bluff_and_folds_if_not() {
    assert_eq!(choices(&Certain(queen_facing_raise(Rank::Jack))), [Bet::Call; 4]);
    assert_eq!(choices(&Certain(queen_facing_raise(Rank::King))), [Bet::Fold; 4]);
}

/// Knows the worth of the first seat's position by heart, and of ends nothing.
#[derive(Clone, Copy)]
struct ByHeart {
    worth: f64,
    settles: bool,
}

impl Value<Goofspiel> for ByHeart {
    fn share(&mut self, _: &Goofspiel, seat: Seat) -> f64 {
        if seat.index() == 0 { self.worth } else { 1.0 - self.worth }
    }

    fn settles(&self, _: &Goofspiel) -> bool {
        self.settles
    }
}

fn means(plies: u32, value: ByHeart, seat: Seat) -> Vec<f64> {
    let mut game = Goofspiel::new(&GoofspielOptions::default()).expect("five cards are allowed");
    game.resolve(game.outcome_at(3), &mut Ignore).expect("the prize is in the deck");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let settings = lookahead::Settings { plies, candidates: 5, ..RACE };
    let view = game.view(Audience::Seat(seat));
    let mut rng = BotRng::seed_from_u64(2);
    let thought = Lookahead::new(settings, Uniform, value).think::<Goofspiel>(
        &view,
        &legal,
        &mut rng,
        &Cancel::default(),
    );
    thought.candidates.iter().map(|candidate| candidate.mean).collect()
}

#[test]
fn a_playout_that_is_cut_or_settled_is_worth_what_the_value_says() {
    let cut = ByHeart { worth: 0.75, settles: false };
    let settled = ByHeart { worth: 0.75, settles: true };
    assert_eq!(means(3, cut, Seat::at(0)), [0.75; 5]);
    assert_eq!(means(0, cut, Seat::at(1)), [0.25; 5]);
    assert_eq!(means(u32::MAX, settled, Seat::at(0)), [0.75; 5]);
    assert_ne!(means(u32::MAX, cut, Seat::at(0)), [0.75; 5], "played to the end, nothing is left to judge");
}

/// Follows the equilibrium of Kuhn poker.
struct Perfect {
    tree: GameTree<Kuhn>,
    profile: search::solve::Profile,
}

impl Rollout<Kuhn> for Perfect {
    fn pick(&mut self, game: &Kuhn, seat: Seat, legal: &[Bet], rng: &mut BotRng) -> usize {
        let mut weights = Vec::new();
        self.weigh(game, seat, legal, &mut weights);
        search::draw(&weights, rng)
    }
}

impl Policy<Kuhn> for Perfect {
    fn weigh(&mut self, game: &Kuhn, seat: Seat, _: &[Bet], weights: &mut Vec<f32>) {
        let parts = self.tree.look_up(&self.profile, seat, &game.view(Audience::Seat(seat)));
        weights.clear();
        weights.extend(parts.expect("the tree is whole").iter().map(|part| *part as f32));
    }
}

#[test]
fn a_bot_that_follows_the_equilibrium_is_measured_as_unexploitable() {
    let build = || GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let tree = build();
    let profile = tree.solve(1e-4, 10_000).profile;
    let exploitability = |manner| {
        let perfect = Perfect { tree: build(), profile: profile.clone() };
        let mut bot = PolicyBot::new(perfect, manner);
        tree.exploitability(&tree.profile_of(&mut bot, 4000, 1))
    };
    let (mixed, best) = (exploitability(Manner::Mixed), exploitability(Manner::Best));
    assert!(mixed < 0.01, "{mixed}");
    assert!(best > 0.1, "who never mixes is read: {best}");
}

fn word(game: &Kuhn, most: u32, cancel: &Cancel) -> Option<Vec<f64>> {
    let (Turn::Seat(seat), mut legal) = (game.turn(), Vec::new()) else { return None };
    game.legal(seat, &mut legal);
    last_word(game, seat, &legal, &mut Chips, most, cancel)
}

#[test]
fn who_has_the_last_word_reckons_it_out() {
    let go_on = Cancel::default();
    for (other, points) in [(Rank::Jack, [-1, 2]), (Rank::King, [-1, -2])] {
        let worths = points.map(|points| f64::from(points + 13) / 26.0);
        assert_eq!(word(&queen_facing_raise(other), 2, &go_on), Some(worths.to_vec()), "{other}");
    }
    let game = queen_facing_raise(Rank::Jack);
    assert_eq!(word(&game, 1, &go_on), None, "two ends are more than one");
    let stop = Cancel::default();
    stop.cancel();
    assert_eq!(word(&game, 2, &stop), None, "somebody wants an answer now");
    let mut opening = Kuhn::new(&PokerOptions).expect("Kuhn poker has no options");
    opening.resolve(Rank::King, &mut Ignore).expect("the card is in the deck");
    opening.resolve(Rank::Queen, &mut Ignore).expect("the card is in the deck");
    assert_eq!(word(&opening, 1000, &go_on), None, "the other decides after it");
}
