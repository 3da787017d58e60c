//! Every way of thinking beats random play.

use game_core::{Audience, Game, Ignore, Outcome, Seat, resolve_random};
use rand_core::SeedableRng;
use search::{
    Bot, BotRng, Cancel, RandomBot, ToTheEnd, Uniform, bot_rng,
    flat::{Budget, Flat},
    ismcts::{self, Chance, MultipleObserver, SingleObserver},
    lookahead::{self, Lookahead, Root},
};

use crate::support::{Chips, Goofspiel, GoofspielOptions, Leduc, PokerOptions};

const LOOKAHEAD: lookahead::Settings =
    lookahead::Settings { candidates: 8, playouts: 400, plies: u32::MAX, root: Root::STEADY, threads: 1 };

/// One game of `first` in seat `seat` against `second`.
fn play<G: Game>(options: &G::Options, bots: &mut [&mut dyn Bot<G>; 2], seat: Seat, seed: u64) -> Outcome {
    let mut chance = BotRng::seed_from_u64(seed);
    let mut game = G::new(options).expect("the options can be played");
    let (mut legal, mut decision) = (Vec::new(), 0);
    loop {
        resolve_random(&mut game, &mut chance, &mut Ignore);
        let Some(asked) = game.turn().seats().iter().next() else {
            return game.outcome().expect("nobody is asked: the game is over");
        };
        legal.clear();
        game.legal(asked, &mut legal);
        let view = game.view(Audience::Seat(asked));
        let bot = &mut bots[usize::from(asked != seat)];
        let choice = bot.choose(&view, &legal, &mut bot_rng(seed, asked, decision), &Cancel::default());
        game.act(asked, legal[choice], &mut Ignore).expect("a bot chooses from the list");
        decision += 1;
    }
}

/// The mean of `measure` for `bot` against random play, the same deals from both seats.
fn against_random<G: Game>(
    options: &G::Options,
    bot: &mut dyn Bot<G>,
    pairs: u64,
    measure: impl Fn(&Outcome, Seat) -> f64,
) -> f64 {
    let mut total = 0.0;
    for seed in 0..pairs {
        for seat in Seat::all(2) {
            let outcome = play(options, &mut [&mut *bot, &mut RandomBot], seat, seed);
            total += measure(&outcome, seat);
        }
    }
    total / (2 * pairs) as f64
}

fn goofspiel_share(mut bot: impl Bot<Goofspiel>) -> f64 {
    against_random(&GoofspielOptions::default(), &mut bot, 60, |outcome, seat| outcome.share(seat))
}

fn leduc_chips(mut bot: impl Bot<Leduc>) -> f64 {
    against_random(&PokerOptions, &mut bot, 400, |outcome, seat| f64::from(outcome.points[seat.index()]))
}

fn tree(chance: Chance, others_know_themselves: bool) -> ismcts::Settings {
    ismcts::Settings { chance, others_know_themselves, ..ismcts::Settings::textbook(400) }
}

#[test]
fn every_reference_beats_random_play_at_goofspiel() {
    let shares = [
        goofspiel_share(Flat::random(Budget::Worlds(100))),
        goofspiel_share(Flat::random(Budget::Playouts(400))),
        goofspiel_share(SingleObserver::random(tree(Chance::Closed, false))),
        goofspiel_share(SingleObserver::random(tree(Chance::Open, false))),
        goofspiel_share(MultipleObserver::random(tree(Chance::Closed, false))),
        goofspiel_share(MultipleObserver::random(tree(Chance::Open, true))),
        goofspiel_share(Lookahead::new(LOOKAHEAD, Uniform, ToTheEnd)),
    ];
    assert!(shares.iter().all(|share| *share > 0.7), "{shares:.3?}");
}

#[test]
fn every_reference_wins_money_from_random_play_at_leduc() {
    let chips = [
        leduc_chips(Flat::new(Budget::Worlds(100), Uniform, Chips, u32::MAX)),
        leduc_chips(SingleObserver::new(tree(Chance::Closed, false), Uniform, Chips)),
        leduc_chips(MultipleObserver::new(tree(Chance::Closed, true), Uniform, Chips)),
        leduc_chips(Lookahead::new(LOOKAHEAD, Uniform, Chips)),
    ];
    assert!(chips.iter().all(|chips| *chips > 0.8), "{chips:.3?}");
}
