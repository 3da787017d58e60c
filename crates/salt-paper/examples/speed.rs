//! How fast the rules are: decisions per second in random play, and the cost of a clone, a view and an imagined world.
//!
//! `cargo run --release -p salt-paper --example speed -- players=3 extra_salt=yes`

use std::{hint::black_box, time::Instant};

use game_core::{Audience, Game, Ignore, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use salt_paper::{Action, Options, SaltPaper};

const SPELLS: usize = 2_001;
const GAMES_PER_SPELL: usize = 20;
const REPEATS: u32 = 200;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let options: Options = words.join(" ").parse().unwrap_or_else(|error| panic!("{error}"));
    println!("options    {options}");
    println!("state      {} bytes", size_of::<SaltPaper>());
    println!("view       {} bytes", size_of::<<SaltPaper as Game>::View>());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    play(&options, &mut rng);
    let game = middle_of_a_round(&options, &mut rng);
    let Turn::Seat(seat) = game.turn() else { unreachable!("play stops where a seat acts") };
    let audience = Audience::Seat(seat);
    let view = game.view(audience);
    report("clone", || {
        black_box(black_box(&game).clone());
    });
    report("view", || {
        black_box(black_box(&game).view(audience));
    });
    report("imagine", || {
        black_box(SaltPaper::imagine(black_box(&view), &mut rng));
    });
}

/// Plays in many short spells and tells the rate of the middle one, so that a busy machine disturbs little.
fn play(options: &Options, rng: &mut impl Rng) {
    let mut legal: Vec<Action> = Vec::with_capacity(64);
    let mut rates: Vec<f64> = (0..SPELLS).map(|_| spell(options, &mut legal, rng)).collect();
    rates.sort_by(f64::total_cmp);
    let (middle, best) = (rates[SPELLS / 2], rates[SPELLS - 1]);
    println!("decisions  {middle:.1} million/s ({:.1} ns each), at best {best:.1}", 1e3 / middle);
}

/// Million decisions per second in a few games.
fn spell(options: &Options, legal: &mut Vec<Action>, rng: &mut impl Rng) -> f64 {
    let mut decisions = 0_u32;
    let start = Instant::now();
    for _ in 0..GAMES_PER_SPELL {
        let mut game = SaltPaper::new(options).expect("the options were checked");
        while let Some(acted) = step(&mut game, legal, rng) {
            decisions += u32::from(acted);
        }
    }
    f64::from(decisions) / start.elapsed().as_secs_f64() / 1e6
}

/// One step of random play; whether a player made it, `None` at the end.
#[inline(always)]
fn step(game: &mut SaltPaper, legal: &mut Vec<Action>, rng: &mut impl Rng) -> Option<bool> {
    match game.turn() {
        Turn::Seat(seat) => {
            legal.clear();
            game.legal(seat, legal);
            let action = legal[below(rng, legal.len() as u32) as usize];
            game.act_unchecked(seat, action, &mut Ignore);
            Some(true)
        }
        Turn::Chance => {
            let outcome = game.outcome_at(below(rng, game.tickets()));
            game.resolve_unchecked(outcome, &mut Ignore);
            Some(false)
        }
        Turn::Together(_) | Turn::Over => None,
    }
}

fn middle_of_a_round(options: &Options, rng: &mut impl Rng) -> SaltPaper {
    let mut legal = Vec::new();
    loop {
        let mut game = SaltPaper::new(options).expect("the options were checked");
        for _ in 0..60 {
            if step(&mut game, &mut legal, rng).is_none() {
                break;
            }
        }
        if matches!(game.turn(), Turn::Seat(_)) {
            return game;
        }
    }
}

fn report(name: &str, mut work: impl FnMut()) {
    let mut spells: Vec<f64> = (0..SPELLS)
        .map(|_| {
            let start = Instant::now();
            (0..REPEATS).for_each(|_| work());
            start.elapsed().as_secs_f64() * 1e9 / f64::from(REPEATS)
        })
        .collect();
    spells.sort_by(f64::total_cmp);
    println!("{name:<10} {:.1} ns, at best {:.1}", spells[SPELLS / 2], spells[0]);
}
