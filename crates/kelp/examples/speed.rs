//! Measures random play: decisions a second, size of a state, time of a clone, length of the Shark's notes, and the
//! time of a belief update. Run with `cargo run --release -p kelp --example speed [seconds]`.

use std::{collections::BTreeMap, hint::black_box, time::Instant};

use game_core::{Audience, Game, Ignore, Turn, below};
use kelp::{Action, Belief, Event, Kelp, Options, SHARK, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let seconds: f64 = std::env::args().nth(1).map_or(3.0, |text| text.parse().expect("a number of seconds"));
    println!("state        {} bytes", size_of::<Kelp>());
    play(seconds);
    measure_clones();
    measure_imagination();
    println!("in random games");
    measure_beliefs(&positions(200_000, &mut random_start, any));
    println!("with nine different blocks and an Octopus that does nothing but shuffle and hide");
    measure_beliefs(&positions(60_000, &mut shuffling_start, shuffling));
}

type Start<'a> = &'a mut dyn FnMut() -> Kelp;
type Choose = fn(&[Action], &mut Xoshiro256PlusPlus) -> Action;

fn random_start() -> Kelp {
    Kelp::new(&Options::default()).expect("default options")
}

fn any(legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

/// Nine different blocks, all seen once as gained blocks are, and a deck of cards that shuffle and hide.
fn shuffling_start() -> Kelp {
    let setup = Setup::new(&Options::default()).and_then(|setup| {
        setup
            .blocks("octopus crab snail lobster trap_hide trap_current trap_currents trap_den double_shell")?
            .remembered("1,1 1,2 1,3 2,1 2,2 2,3 3,1 3,2 3,3")?
            .hand("sneaking sneaking drift deep_cover taking_chances")?
            .draw("cloud_of_ink tuck_in tuck_in slip_away in_plain_sight")
    });
    setup.and_then(|setup| setup.octopus(0, 5).build()).expect("a position of ours")
}

/// Cards rather than discards, and a Shark that neither searches nor strikes nor buys.
fn shuffling(legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    let best = legal.iter().map(|action| liking(*action)).max().expect("something is legal");
    let liked: Vec<Action> = legal.iter().copied().filter(|action| liking(*action) == best).collect();
    any(&liked, rng)
}

fn liking(action: Action) -> i32 {
    match action {
        Action::Play { .. } | Action::Hide { .. } | Action::Current { .. } => 2,
        Action::Draw {} => 1,
        Action::Spend {} | Action::Aim { .. } => -1,
        _ => 0,
    }
}

/// Plays random games in short batches and takes the median batch, so that being interrupted does not count.
fn play(seconds: f64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut tally = Tally::default();
    let mut rates = Vec::new();
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        let (before, begin) = (tally.decisions, Instant::now());
        for _ in 0..20 {
            play_game(&mut rng, &mut tally);
        }
        rates.push((tally.decisions - before) as f64 / begin.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    let Tally { decisions, chances, games, rounds, ends, .. } = tally;
    println!(
        "decisions    {:.2} million/s (median of {} batches)",
        rates[rates.len() / 2] / 1e6,
        rates.len()
    );
    let each = |sum: u64| sum as f64 / games as f64;
    println!(
        "games        {games}: {:.1} decisions, {:.1} chance steps, {:.1} rounds each; {ends:?}",
        each(decisions),
        each(chances),
        each(rounds)
    );
}

#[derive(Default)]
struct Tally {
    decisions: u64,
    chances: u64,
    games: u64,
    rounds: u64,
    ends: BTreeMap<&'static str, u64>,
    legal: Vec<Action>,
}

fn play_game(rng: &mut Xoshiro256PlusPlus, tally: &mut Tally) {
    let mut game = Kelp::new(&Options::default()).expect("default options");
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.outcome_at(below(rng, game.tickets()));
                game.resolve_unchecked(outcome, &mut Ignore);
                tally.chances += 1;
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                tally.legal.clear();
                game.legal(seat, &mut tally.legal);
                let action = tally.legal[below(rng, tally.legal.len() as u32) as usize];
                game.act_unchecked(seat, action, &mut Ignore);
                tally.decisions += 1;
            }
        }
    }
    tally.games += 1;
    tally.rounds += u64::from(game.facts().rounds);
    *tally.ends.entry(game.outcome().expect("the game is over").reason).or_insert(0) += 1;
}

/// Positions of random games, with what the Shark perceived on the way to each.
fn positions(count: usize, start: Start<'_>, choose: Choose) -> Vec<(Kelp, Vec<Event>)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut list = Vec::new();
    let mut legal = Vec::new();
    while list.len() < count {
        let mut game = start();
        list.push((game.clone(), Vec::new()));
        while game.turn() != Turn::Over && list.len() < count {
            let mut events = Vec::new();
            if game.turn() == Turn::Chance {
                let outcome = game.outcome_at(below(&mut rng, game.tickets()));
                game.resolve_unchecked(outcome, &mut events);
            } else {
                let seat = game.turn().seats().iter().next().expect("somebody is asked");
                legal.clear();
                game.legal(seat, &mut legal);
                game.act_unchecked(seat, choose(&legal, &mut rng), &mut events);
            }
            list.push((game.clone(), events));
        }
    }
    list
}

/// The median of many short batches, so that being interrupted does not count.
fn measure_clones() {
    let games: Vec<Kelp> = positions(400, &mut random_start, any)
        .into_iter()
        .skip(60)
        .step_by(20)
        .map(|(game, _)| game)
        .collect();
    let mut batches: Vec<f64> = Vec::new();
    for _ in 0..2_000 {
        let begin = Instant::now();
        for _ in 0..40 {
            for game in &games {
                black_box(&game.clone());
            }
        }
        batches.push(begin.elapsed().as_nanos() as f64 / 40.0 / games.len() as f64);
    }
    batches.sort_by(f64::total_cmp);
    println!("clone        {:.1} ns (median; {:.1} at best)", batches[batches.len() / 2], batches[0]);
}

/// Worlds dealt from the Shark's views, with the belief at hand and with a new one for each.
fn measure_imagination() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let list = positions(2_000, &mut random_start, any);
    let (mut known, mut anew) = (Vec::new(), Vec::new());
    for (game, _) in list.iter().skip(60) {
        let view = game.view(Audience::Seat(SHARK));
        let belief = Belief::of(&view);
        known.push(best_of_three(|| drop(black_box(belief.world(&view, &mut rng)))));
        anew.push(best_of_three(|| drop(black_box(Kelp::imagine(&view, &mut rng)))));
    }
    known.sort_by(f64::total_cmp);
    anew.sort_by(f64::total_cmp);
    let median = |list: &[f64]| list[list.len() / 2];
    println!("a world      {:.2} µs from a belief, {:.2} µs from a view", median(&known), median(&anew));
}

/// The best of three for each position, and of those the worst.
fn measure_beliefs(list: &[(Kelp, Vec<Event>)]) {
    let (mut notes, mut anew, mut step, mut kept, mut total) = (0, 0.0_f64, 0.0_f64, 0, 0.0);
    let mut belief: Option<Belief> = None;
    for (game, events) in list {
        let view = game.view(Audience::Seat(SHARK));
        notes = notes.max(view.memory().note_bytes());
        let time = best_of_three(|| drop(black_box(Belief::of(&view))));
        (anew, total) = (anew.max(time), total + time);
        if let Some(belief) = belief.as_ref().filter(|_| !events.is_empty()) {
            let mut copies = [belief.clone(), belief.clone(), belief.clone()].into_iter();
            let time = best_of_three(|| {
                let mut copy = copies.next().expect("there are three");
                events.iter().for_each(|event| copy.observe(&event.seen_by(Audience::Seat(SHARK))));
                drop(black_box(copy));
            });
            step = step.max(time);
        }
        let fresh = Belief::of(&view);
        kept = kept.max(fresh.blocks().kept());
        belief = Some(fresh);
    }
    println!("notes        at most {notes} bytes in {} positions", list.len());
    println!(
        "belief anew  {:.2} µs on average, {anew:.1} µs at worst; at most {kept} worlds",
        total / list.len() as f64
    );
    println!("belief step  {step:.1} µs at worst");
}

/// Microseconds of the fastest of three runs.
fn best_of_three(mut run: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..3 {
        let begin = Instant::now();
        run();
        best = best.min(begin.elapsed().as_secs_f64() * 1e6);
    }
    best
}
