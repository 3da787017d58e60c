//! Measures random play: decisions a second, size of a state, time of a clone, length of the Shark's notes, and the
//! time of a belief update. Run with `cargo run --release -p kelp --example speed [seconds]`.

use std::{fs, hint::black_box, time::Instant};

use game_core::{Audience, Game, Ignore, Turn, below};
use kelp::{Belief, Event, Kelp, Options, SHARK};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let seconds: f64 = std::env::args().nth(1).map_or(3.0, |text| text.parse().expect("a number of seconds"));
    println!("state        {} bytes", size_of::<Kelp>());
    play(seconds);
    measure_clones();
    measure_beliefs();
}

/// Nanoseconds this thread has spent on a processor; on a busy machine the clock on the wall says less. Where Linux does
/// not tell, the wall clock must do.
fn cpu_ns() -> u64 {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse().ok());
    told.unwrap_or_else(|| BEGIN.get_or_init(Instant::now).elapsed().as_nanos() as u64)
}

fn play(seconds: f64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut decisions, mut chances, mut games, mut rounds) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut ends = std::collections::BTreeMap::new();
    let mut legal = Vec::with_capacity(256);
    let begin = cpu_ns();
    while ((cpu_ns() - begin) as f64) < seconds * 1e9 {
        for _ in 0..100 {
            let mut game = Kelp::new(&Options::default()).expect("default options");
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                        game.resolve_unchecked(outcome, &mut Ignore);
                        chances += 1;
                    }
                    turn => {
                        let seat = turn.seats().iter().next().expect("somebody is asked");
                        legal.clear();
                        game.legal(seat, &mut legal);
                        let action = legal[below(&mut rng, legal.len() as u32) as usize];
                        game.act_unchecked(seat, action, &mut Ignore);
                        decisions += 1;
                    }
                }
            }
            games += 1;
            rounds += u64::from(game.facts().rounds);
            *ends.entry(game.outcome().expect("over").reason).or_insert(0_u64) += 1;
        }
    }
    let time = (cpu_ns() - begin) as f64 / 1e9;
    println!(
        "decisions    {:.2} million/s ({decisions} in {time:.2} s, and {chances} chance steps)",
        decisions as f64 / time / 1e6
    );
    println!(
        "games        {games}, {:.1} decisions and {:.1} rounds each, {ends:?}",
        decisions as f64 / games as f64,
        rounds as f64 / games as f64
    );
}

/// Positions of random games, with what the Shark perceived on the way to each.
fn positions(count: usize) -> Vec<(Kelp, Vec<Event>)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut list = Vec::new();
    let mut legal = Vec::new();
    while list.len() < count {
        let mut game = Kelp::new(&Options::default()).expect("default options");
        while game.turn() != Turn::Over && list.len() < count {
            let mut events = Vec::new();
            if game.turn() == Turn::Chance {
                let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                game.resolve_unchecked(outcome, &mut events);
            } else {
                let seat = game.turn().seats().iter().next().expect("somebody is asked");
                legal.clear();
                game.legal(seat, &mut legal);
                game.act_unchecked(seat, legal[below(&mut rng, legal.len() as u32) as usize], &mut events);
            }
            list.push((game.clone(), events));
        }
    }
    list
}

fn measure_clones() {
    let games: Vec<Kelp> = positions(16).into_iter().map(|(game, _)| game).collect();
    let begin = Instant::now();
    let rounds = 250_000;
    for _ in 0..rounds {
        for game in &games {
            black_box(game.clone());
        }
    }
    println!(
        "clone        {:.1} ns",
        begin.elapsed().as_nanos() as f64 / f64::from(rounds) / games.len() as f64
    );
}

fn measure_beliefs() {
    let list = positions(200_000);
    let mut longest = (0, 0.0_f64, 0.0_f64, 0);
    let mut total = 0.0;
    let mut belief: Option<Belief> = None;
    for (game, events) in &list {
        let view = game.view(Audience::Seat(SHARK));
        longest.0 = longest.0.max(view.memory().note_bytes());
        let begin = Instant::now();
        let fresh = black_box(Belief::of(&view));
        let time = begin.elapsed().as_secs_f64() * 1e6;
        longest.1 = longest.1.max(time);
        total += time;
        if let Some(belief) = &mut belief {
            let begin = Instant::now();
            for event in events {
                belief.observe(&event.seen_by(Audience::Seat(SHARK)));
            }
            longest.2 = longest.2.max(begin.elapsed().as_secs_f64() * 1e6);
        }
        longest.3 = longest.3.max(fresh.blocks().kept());
        belief = Some(fresh);
    }
    println!("notes        at most {} bytes in {} positions", longest.0, list.len());
    println!(
        "belief anew  {:.2} µs on average, {:.0} µs at most; at most {} worlds kept",
        total / list.len() as f64,
        longest.1,
        longest.3
    );
    println!("belief step  {:.0} µs at most", longest.2);
}
