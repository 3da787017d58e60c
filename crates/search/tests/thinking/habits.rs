//! Every way of thinking repeats itself, stops when told to, knows only its view, and reuses its memory.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use game_core::{Audience, Game, Seat, Turn, walk};
use rand_core::SeedableRng;
use search::{
    Bot, BotRng, Cancel, Policy, Rollout, Thought, ToTheEnd, Uniform,
    flat::{Budget, Flat},
    ismcts::{self, MultipleObserver, SingleObserver},
    lookahead::{self, Lookahead, Root},
    solve::{GameTree, points},
};

use crate::support::{Chips, Goofspiel, GoofspielOptions, Kuhn, Leduc, PokerOptions, poker::Bet};

fn lookahead(threads: usize) -> lookahead::Settings {
    lookahead::Settings { candidates: 4, playouts: 300, plies: 3, root: Root::MIXED, threads }
}

/// What every searcher thinks of a decision, with this seed.
fn thoughts<G: Game>(view: &G::View, legal: &[G::Action], seed: u64) -> [Thought; 5] {
    let settings = ismcts::Settings::textbook(200);
    let knowing = ismcts::Settings { others_know_themselves: true, ..settings };
    let (cancel, rng) = (Cancel::default(), || BotRng::seed_from_u64(seed));
    [
        Flat::<G>::random(Budget::Worlds(50)).think(view, legal, &mut rng(), &cancel),
        SingleObserver::<G>::random(settings).think(view, legal, &mut rng(), &cancel),
        MultipleObserver::<G>::random(settings).think(view, legal, &mut rng(), &cancel),
        MultipleObserver::<G>::random(knowing).think(view, legal, &mut rng(), &cancel),
        Lookahead::new(lookahead(1), Uniform, ToTheEnd).think::<G>(view, legal, &mut rng(), &cancel),
    ]
}

/// Goofspiel in which the prize number `ticket` has been turned up.
fn goofspiel_with_prize(ticket: u32) -> Goofspiel {
    let mut game = Goofspiel::new(&GoofspielOptions::default()).expect("five cards are allowed");
    game.resolve(game.outcome_at(ticket), &mut game_core::Ignore).expect("the prize is in the deck");
    game
}

/// Calls `check` with every state of some random games in which somebody decides.
fn every_decision<G: Game>(options: &G::Options, games: u64, mut check: impl FnMut(&G, Seat, &[G::Action])) {
    for seed in 0..games {
        let mut rng = BotRng::seed_from_u64(seed);
        let game = G::new(options).expect("the options can be played");
        walk(game, &mut rng, &mut Vec::new(), |game, _| {
            for seat in game.turn().seats().iter() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                check(game, seat, &legal);
            }
        })
        .expect("the game keeps its contract");
    }
}

fn check_honesty<G: Game>(options: &G::Options) {
    let mut others = 0;
    every_decision::<G>(options, 6, |game, seat, legal| {
        let view = game.view(Audience::Seat(seat));
        let told = thoughts::<G>(&view, legal, 7);
        let other = G::imagine(&view, &mut BotRng::seed_from_u64(99));
        others += usize::from(other != *game);
        assert_eq!(told, thoughts::<G>(&other.view(Audience::Seat(seat)), legal, 7));
    });
    assert!(others > 0, "some worlds were really different");
}

#[test]
fn states_equal_in_view_give_equal_thoughts_and_thoughts_repeat() {
    check_honesty::<Kuhn>(&PokerOptions);
    check_honesty::<Leduc>(&PokerOptions);
    check_honesty::<Goofspiel>(&GoofspielOptions::default());
}

#[test]
fn two_threads_think_what_one_thinks() {
    every_decision::<Goofspiel>(&GoofspielOptions::default(), 6, |game, seat, legal| {
        let view = game.view(Audience::Seat(seat));
        let [one, two, three] = [1, 2, 3].map(|threads| {
            let mut bot = Lookahead::new(lookahead(threads), Uniform, ToTheEnd);
            bot.think::<Goofspiel>(&view, legal, &mut BotRng::seed_from_u64(3), &Cancel::default())
        });
        assert!(one == two && one == three);
    });
}

#[test]
fn the_race_spends_its_budget_on_the_best_half() {
    let game = goofspiel_with_prize(4);
    let (seat, mut legal) = (Seat::at(0), Vec::new());
    game.legal(seat, &mut legal);
    let settings = lookahead::Settings { root: Root::STEADY, candidates: 4, playouts: 800, ..lookahead(1) };
    let thought = Lookahead::new(settings, Uniform, ToTheEnd).think::<Goofspiel>(
        &game.view(Audience::Seat(seat)),
        &legal,
        &mut BotRng::seed_from_u64(1),
        &Cancel::default(),
    );
    let mut visits: Vec<u32> = thought.candidates.iter().map(|candidate| candidate.visits).collect();
    visits.sort_unstable();
    assert_eq!(visits, [0, 100, 100, 300, 300]);
    let total: f64 = thought.candidates.iter().map(|candidate| candidate.improved).sum();
    assert!((total - 1.0).abs() < 1e-9);
    let best = thought.candidates[thought.choice];
    assert!(best.visits == 300 && best.error < 0.04);
    assert_eq!(thought.ranked()[0], best);
}

/// Cancels after a number of picks and counts how many come after.
#[derive(Clone)]
struct Impatient {
    picks: Arc<AtomicU32>,
    cancel: Cancel,
}

const PATIENCE: u32 = 500;

impl Rollout<Goofspiel> for Impatient {
    fn pick(
        &mut self,
        game: &Goofspiel,
        seat: Seat,
        legal: &[<Goofspiel as Game>::Action],
        rng: &mut BotRng,
    ) -> usize {
        if self.picks.fetch_add(1, Ordering::Relaxed) == PATIENCE {
            self.cancel.cancel();
        }
        Uniform.pick(game, seat, legal, rng)
    }
}

impl Policy<Goofspiel> for Impatient {
    fn weigh(
        &mut self,
        game: &Goofspiel,
        seat: Seat,
        legal: &[<Goofspiel as Game>::Action],
        weights: &mut Vec<f32>,
    ) {
        Uniform.weigh(game, seat, legal, weights);
    }
}

fn picks_until_cancelled<B: Bot<Goofspiel>>(make: impl Fn(Impatient) -> B) -> u32 {
    let game = goofspiel_with_prize(2);
    let (seat, mut legal) = (Seat::at(1), Vec::new());
    game.legal(seat, &mut legal);
    let impatient = Impatient { picks: Arc::default(), cancel: Cancel::default() };
    let mut bot = make(impatient.clone());
    let view = game.view(Audience::Seat(seat));
    let choice = bot.choose(&view, &legal, &mut BotRng::seed_from_u64(1), &impatient.cancel);
    assert!(choice < legal.len());
    impatient.picks.load(Ordering::Relaxed)
}

#[test]
fn a_cancelled_thought_ends_with_the_playout_it_is_in() {
    let endless = ismcts::Settings::textbook(u32::MAX);
    let race = lookahead::Settings { playouts: 1_000_000, plies: u32::MAX, ..lookahead(1) };
    let picks = [
        picks_until_cancelled(|rollout| Flat::new(Budget::Worlds(u32::MAX), rollout, ToTheEnd, u32::MAX)),
        picks_until_cancelled(|rollout| SingleObserver::new(endless, rollout, ToTheEnd)),
        picks_until_cancelled(|rollout| MultipleObserver::new(endless, rollout, ToTheEnd)),
        picks_until_cancelled(|rollout| Lookahead::new(race, rollout, ToTheEnd)),
    ];
    // A game of five cards has ten decisions, and the last card is no choice.
    assert!(picks.iter().all(|picks| (PATIENCE..PATIENCE + 10).contains(picks)), "{picks:?}");
}

#[test]
fn playouts_do_not_allocate() {
    let game = goofspiel_with_prize(2);
    let (seat, mut legal) = (Seat::at(0), Vec::new());
    game.legal(seat, &mut legal);
    let view = game.view(Audience::Seat(seat));
    let mut bot = Flat::<Goofspiel>::random(Budget::Worlds(200));
    let mut choose = || bot.choose(&view, &legal, &mut BotRng::seed_from_u64(1), &Cancel::default());
    choose();
    let info = allocation_counter::measure(|| {
        choose();
    });
    // The flag that cancels is the only thing on the heap.
    assert_eq!(info.count_total, 1);
}

#[test]
fn nobody_throws_money_away_at_kuhn_poker() {
    let settings = ismcts::Settings::textbook(2000);
    let race = lookahead::Settings { playouts: 2000, root: Root::STEADY, plies: u32::MAX, ..lookahead(1) };
    let mut bots: [Box<dyn Bot<Kuhn>>; 4] = [
        Box::new(Flat::new(Budget::Worlds(1000), Uniform, Chips, u32::MAX)),
        Box::new(SingleObserver::new(settings, Uniform, Chips)),
        Box::new(MultipleObserver::new(settings, Uniform, Chips)),
        Box::new(Lookahead::new(race, Uniform, Chips)),
    ];
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let perfect = tree.solve(1e-6, 20_000).profile;
    let mut certain = 0;
    for set in tree.sets().iter().filter(|set| set.actions[0] == Bet::Fold) {
        let right = tree.look_up(&perfect, set.seat, &set.view).expect("the set is in its tree");
        // Only kings call and jacks fold for certain; queens depend on the opponent.
        if let Some(right) = right.iter().position(|part| *part > 0.999) {
            certain += 1;
            for bot in &mut bots {
                let mut rng = BotRng::seed_from_u64(5);
                let choice = bot.choose(&set.view, &set.actions, &mut rng, &Cancel::default());
                assert_eq!(set.actions[choice], set.actions[right], "{:?}", set.view);
            }
        }
    }
    assert_eq!(certain, 4, "both seats know what to do with a king and with a jack");
}

#[test]
fn trees_for_all_observers_are_exploited_less_than_half_as_much_as_random_play() {
    let tree = GameTree::build(&Kuhn::new(&PokerOptions).unwrap(), points, 1000).unwrap();
    let settings = ismcts::Settings {
        exploration: 0.2,
        others_know_themselves: true,
        ..ismcts::Settings::textbook(3000)
    };
    let mut bot = MultipleObserver::<Kuhn, _, _>::new(settings, Uniform, Chips);
    let profile = tree.profile(|view, actions| {
        let mut parts = vec![0.0; actions.len()];
        for seed in 0..20 {
            let thought = bot.think(view, actions, &mut BotRng::seed_from_u64(seed), &Cancel::default());
            parts
                .iter_mut()
                .zip(&thought.candidates)
                .for_each(|(part, found)| *part += found.improved / 20.0);
        }
        parts
    });
    let exploitability = tree.exploitability(&profile);
    assert!(exploitability < 0.5 * tree.exploitability(&tree.uniform()), "{exploitability}");
}

#[test]
fn a_game_that_waits_for_both_asks_each_for_its_own_view() {
    let game = goofspiel_with_prize(0);
    assert!(matches!(game.turn(), Turn::Together(_)));
    for seat in Seat::all(2) {
        assert_eq!(search::seat_to_move(&game, &game.view(Audience::Seat(seat))), seat);
    }
}
