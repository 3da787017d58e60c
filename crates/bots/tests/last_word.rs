//! The last turn of a round at Sea Salt & Paper: it is reckoned to the end, not tried.

use bots::{
    BotRng, Cancel, Levelled as _, Playable as _, bot_rng,
    learn::{Judge, Learner as _, Thinker},
};
use game_core::{Audience, Game as _, Ignore, Seat, resolve_random};
use rand_core::SeedableRng as _;
use salt_paper::{Action, SaltPaper};
use search::last_word;

/// How many playouts a short search would make here, and how many positions it may look at instead.
const PLAYOUTS: u32 = 250;
const POSITIONS: u32 = 24 * PLAYOUTS;

/// Positions with a choice in the last laps of some games for two.
fn last_turns(games: u64) -> Vec<(SaltPaper, Seat, Vec<Action>)> {
    let mut bot = SaltPaper::bot("policy").expect("a bot of the house");
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut game = SaltPaper::new(&"players=2".parse().expect("options of ours")).expect("playable");
        loop {
            resolve_random(&mut game, &mut rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            let (mut legal, view) = (Vec::new(), game.view(Audience::Seat(seat)));
            game.legal(seat, &mut legal);
            let choice = bot.choose(&view, &legal, &mut rng, &Cancel::default());
            let action = legal[choice];
            if view.caller().is_some() && legal.len() > 1 {
                found.push((game.clone(), seat, legal));
            }
            game.act_unchecked(seat, action, &mut Ignore);
        }
    }
    found
}

fn worths(game: &SaltPaper, seat: Seat, legal: &[Action], most: u32) -> Option<Vec<f64>> {
    let mut judge = Judge::new(SaltPaper::nets().clone(), game.stage());
    last_word(game, seat, legal, &mut judge, most, &Cancel::default())
}

fn best(worths: &[f64]) -> f64 {
    worths.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// Nothing is hidden in a last lap for two, and most of what can still come can be gone through: then the best is done.
#[test]
fn the_best_is_done_where_all_can_be_gone_through() {
    let thinker = Thinker::new(SaltPaper::nets().clone(), Thinker::settings::<SaltPaper>(2, PLAYOUTS, 1));
    const GAMES: u64 = 10;
    let turns = last_turns(GAMES);
    let (mut settled, mut errors, mut lost) = (0, 0, 0.0);
    for (game, seat, legal) in &turns {
        let Some(worths) = worths(game, *seat, legal, POSITIONS) else { continue };
        settled += 1;
        let view = game.view(Audience::Seat(*seat));
        let thought = thinker.think::<SaltPaper>(&view, legal, &mut bot_rng(1, *seat, 1), &Cancel::default());
        let told: Vec<f64> = thought.candidates.iter().map(|candidate| candidate.mean).collect();
        assert_eq!(told, worths, "its own view shows all there is");
        assert!(worths[thought.choice] >= best(&worths) - 1e-6);
        let mut policy = SaltPaper::bot("policy").expect("a bot of the house");
        let liked = policy.choose(&view, legal, &mut bot_rng(1, *seat, 1), &Cancel::default());
        if worths[liked] < best(&worths) - 1e-6 {
            errors += 1;
            lost += best(&worths) - worths[liked];
        }
    }
    let all = turns.len();
    println!(
        "{GAMES} games: {settled} of {all} choices settled; the policy errs in {errors}, which costs {lost:.2}"
    );
    assert!(settled * 2 > all, "only {settled} of {all} were settled");
    assert!(errors > 0, "the policy never errs, so this shows nothing");
}

/// A move is worth what the best of what chance leaves of it is worth on the mean.
#[test]
fn a_draw_is_worth_the_mean_of_what_it_may_bring() {
    const DRAWS: u32 = 80;
    const ALL: u32 = 40_000;
    let mut rng = BotRng::seed_from_u64(5);
    let mut checked = 0;
    for (game, seat, legal) in last_turns(3) {
        let Some(worths) = worths(&game, seat, &legal, ALL) else { continue };
        let Some(draw) = legal.iter().position(|action| *action == Action::Draw) else { continue };
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..DRAWS {
            let mut drawn = game.clone();
            drawn.act_unchecked(seat, Action::Draw, &mut Ignore);
            resolve_random(&mut drawn, &mut rng, &mut Ignore);
            let mut legal = Vec::new();
            drawn.legal(seat, &mut legal);
            let worth =
                best(&self::worths(&drawn, seat, &legal, ALL).expect("a part of what was gone through"));
            (sum, squares) = (sum + worth, squares + worth * worth);
        }
        let mean = sum / f64::from(DRAWS);
        let error = ((squares / f64::from(DRAWS) - mean * mean).max(0.0) / f64::from(DRAWS)).sqrt();
        assert!((mean - worths[draw]).abs() < 4.5 * error + 1e-6, "{mean} ± {error}, not {}", worths[draw]);
        checked += 1;
    }
    assert!(checked > 2, "only {checked} draws were checked");
}

/// Elsewhere others go on deciding, and somebody must be guessed at.
#[test]
fn who_is_followed_by_others_has_no_last_word() {
    let mut game = SaltPaper::new(&"players=2".parse().expect("options of ours")).expect("playable");
    resolve_random(&mut game, &mut BotRng::seed_from_u64(1), &mut Ignore);
    let seat = game.turn().seats().iter().next().expect("somebody begins");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    assert_eq!(worths(&game, seat, &legal, POSITIONS), None);
}
