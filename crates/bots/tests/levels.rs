//! The levels: honest, repeatable, and what they know is in the house.

use bots::{Bot, BotRng, Cancel, Levelled, Playable, bot_rng, learn::Thinker};
use game_core::{Audience, Game, Ignore, Seat, Turn, below, resolve_random};
use kelp::Kelp;
use rand_core::SeedableRng as _;
use salt_paper::SaltPaper;

/// Positions with a choice from games of bots of this name, some decisions apart.
fn positions<G: Playable>(options: &G::Options, player: &str, count: usize, seed: u64) -> Vec<(G, Seat)> {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut bot = G::bot(player).expect("a bot of the house");
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    while found.len() < count {
        let mut game = G::new(options).expect("options of ours");
        loop {
            resolve_random(&mut game, &mut rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 && below(&mut rng, 12) == 0 {
                found.push((game.clone(), seat));
            }
            let view = game.view(Audience::Seat(seat));
            let choice = bot.choose(&view, &legal, &mut rng, &Cancel::default());
            game.act_unchecked(seat, legal[choice], &mut Ignore);
        }
    }
    found.truncate(count);
    found
}

fn choice<G: Playable>(bot: &mut dyn Bot<G>, game: &G, seat: Seat, seed: u64) -> usize {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Audience::Seat(seat));
    bot.choose(&view, &legal, &mut bot_rng(seed, seat, 3), &Cancel::default())
}

/// Two states that a seat cannot tell apart get the same move from every bot, whatever is hidden in them.
fn check_honest<G: Playable>(options: &G::Options, names: &[&str], count: usize) {
    let mut rng = BotRng::seed_from_u64(5);
    let mut different = 0;
    for (number, (game, seat)) in positions::<G>(options, "greedy", count, 9).iter().enumerate() {
        let view = game.view(Audience::Seat(*seat));
        let other = G::imagine(&view, &mut rng);
        assert_eq!(view, other.view(Audience::Seat(*seat)), "the seat could tell them apart");
        different += usize::from(other != *game);
        for name in names {
            let mut bot = G::bot(name).expect("a bot of the house");
            let seed = number as u64;
            let (one, two) = (choice(&mut *bot, game, *seat, seed), choice(&mut *bot, &other, *seat, seed));
            assert_eq!(one, two, "{name} looks at what it cannot see, in position {number}");
        }
    }
    assert!(different > count / 4, "most positions hide something; only {different} of {count} did");
}

#[test]
fn no_bot_of_sea_salt_and_paper_looks_at_hidden_cards() {
    let names = ["drifter", "novice", "casual", "skilled", "policy", "flat-8", "so-40", "mo-40"];
    for options in ["players=2", "players=3", "players=4", "players=2 extra_salt=yes"] {
        check_honest::<SaltPaper>(&options.parse().unwrap(), &names, 60);
    }
    check_honest::<SaltPaper>(&"players=3".parse().unwrap(), &["expert"], 24);
    check_honest::<SaltPaper>(&"players=2".parse().unwrap(), &["master"], 24);
}

#[test]
fn no_bot_of_kelp_looks_at_hidden_blocks() {
    let names = ["drifter", "novice", "casual", "skilled", "expert", "flat-4", "so-20", "mo-20"];
    check_honest::<Kelp>(&kelp::Options::default(), &names, 60);
    check_honest::<Kelp>(&kelp::Options::default(), &["master"], 24);
}

#[test]
fn a_level_is_the_same_move_for_the_same_view_and_seed() {
    for (game, seat) in positions::<Kelp>(&kelp::Options::default(), "skilled", 6, 2) {
        let ask = || choice(&mut *Kelp::bot("master").unwrap(), &game, seat, 7);
        assert_eq!(ask(), ask());
    }
}

/// The nets of the house fit the features of the house, and the policy is no beginner.
fn check_nets<G: Levelled>(options: &G::Options, deals: u64, least: f64) {
    assert_eq!(G::nets().policies.len(), G::POLICIES);
    let players = ["expert".to_owned(), "drifter".to_owned()];
    let pairing = bots::Pairing::<G> { options: options.clone(), players, deals, seed: 3, threads: 1 };
    let report = pairing.run(&|| ()).expect("two bots of the house");
    assert!(report.share >= least, "the policy wins only {:.2} against chance", report.share);
}

#[test]
fn the_policy_of_sea_salt_and_paper_beats_chance() {
    check_nets::<SaltPaper>(&"players=2".parse().unwrap(), 30, 0.9);
}

#[test]
fn the_policies_of_kelp_beat_chance() {
    check_nets::<Kelp>(&kelp::Options::default(), 40, 0.75);
}

#[test]
fn a_thought_that_is_broken_off_is_still_a_move() {
    for (game, seat) in positions::<SaltPaper>(&"players=2".parse().unwrap(), "greedy", 4, 2) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let cancel = Cancel::default();
        cancel.cancel();
        let view = game.view(Audience::Seat(seat));
        let mut bot = SaltPaper::bot("master").unwrap();
        assert!(bot.choose(&view, &legal, &mut bot_rng(1, seat, 1), &cancel) < legal.len());
    }
}

/// Against one opponent the same, against more six times the playouts.
#[test]
fn more_opponents_are_worth_more_playouts() {
    for (options, times) in [("players=2", 1), ("players=3", 6), ("players=4", 6)] {
        let (game, seat) = positions::<SaltPaper>(&options.parse().unwrap(), "greedy", 1, 2).remove(0);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Audience::Seat(seat));
        let alone = Thinker::new(SaltPaper::nets().clone(), Thinker::settings::<SaltPaper>(2, 96, 4));
        let playouts = |thinker: &Thinker| {
            let thought =
                thinker.think::<SaltPaper>(&view, &legal, &mut bot_rng(1, seat, 1), &Cancel::default());
            thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>()
        };
        let (few, many) = (playouts(&alone), playouts(&alone.clone().in_a_crowd(6)));
        assert_eq!(many, times * few, "{options}");
    }
}

#[test]
fn an_expert_follows_the_policy_against_one_and_searches_against_more() {
    for (options, same) in [("players=2", true), ("players=3", false)] {
        let positions = positions::<SaltPaper>(&options.parse().unwrap(), "greedy", 40, 12);
        let differs = |(game, seat): &(SaltPaper, Seat)| {
            let [one, two] =
                ["expert", "policy"].map(|name| SaltPaper::bot(name).expect("a bot of the house"));
            let choice = |mut bot: Box<dyn Bot<SaltPaper>>| choice(&mut *bot, game, *seat, 7);
            choice(one) != choice(two)
        };
        assert_eq!(positions.iter().any(differs), !same, "{options}");
    }
}

#[test]
fn two_threads_find_what_one_finds() {
    let thinker = Thinker::new(SaltPaper::nets().clone(), Thinker::settings::<SaltPaper>(6, 90, 6));
    for (game, seat) in positions::<SaltPaper>(&"players=3".parse().unwrap(), "greedy", 6, 31) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Audience::Seat(seat));
        let [one, two] = [1, 2].map(|threads| {
            let thinker = thinker.clone().on_threads(threads);
            thinker.think::<SaltPaper>(&view, &legal, &mut bot_rng(5, seat, 2), &Cancel::default())
        });
        assert_eq!(one, two);
    }
}

#[test]
fn sealed_choices_are_mixed() {
    let duels: Vec<(Kelp, Seat)> = positions::<Kelp>(&kelp::Options::default(), "greedy", 4000, 4)
        .into_iter()
        .filter(|(game, _)| matches!(game.turn(), Turn::Together(_)))
        .collect();
    let (game, seat) = duels.first().expect("some games come to a confrontation");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        seen.insert(choice(&mut *Kelp::bot("master").unwrap(), game, *seat, seed));
    }
    assert!(seen.len() > 1, "a choice that is always the same can be read");
}

#[test]
fn a_hint_names_legal_actions_and_where_the_octopus_may_be() {
    for (game, seat) in positions::<Kelp>(&kelp::Options::default(), "skilled", 5, 8) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let hint = Kelp::hint(&game.view(Audience::Seat(seat)), &legal, 1);
        assert!(!hint.actions.is_empty());
        for action in &hint.actions {
            assert!(legal.iter().any(|legal| legal.to_string() == action.action));
            assert!((0.0..=1.0).contains(&action.win));
        }
        let sum: f32 = hint.belief.iter().sum();
        assert!(hint.belief.is_empty() || (sum - 1.0).abs() < 1e-3);
    }
}

/// `skilled` has learnt too, but less: it follows a policy of its own, made as `expert`'s is.
#[test]
fn a_skilled_player_is_a_younger_expert() {
    fn check<G: Levelled>() {
        assert_ne!(G::weights("skilled"), G::weights("expert"));
        assert_eq!(G::weights("skilled"), Some(G::young_nets().hash()));
    }
    check::<Kelp>();
    check::<SaltPaper>();
}

/// What a bot says of its own mixture is how often it does each thing.
#[test]
fn a_mixture_is_what_the_bot_does() {
    const ASKED: u32 = 2000;
    let mut legal = Vec::new();
    for (game, seat) in positions::<Kelp>(&kelp::Options::default(), "greedy", 12, 21) {
        let view = game.view(Audience::Seat(seat));
        legal.clear();
        game.legal(seat, &mut legal);
        for name in ["drifter", "skilled", "expert"] {
            let mut bot = Kelp::bot(name).expect("a bot of the house");
            let mixture = bot.mixture(&view, &legal).expect("it draws one lot");
            let mut rng = BotRng::seed_from_u64(4);
            let mut counts = vec![0_u32; legal.len()];
            (0..ASKED).for_each(|_| counts[bot.choose(&view, &legal, &mut rng, &Cancel::default())] += 1);
            for (chance, count) in mixture.iter().zip(&counts) {
                let often = f64::from(*count) / f64::from(ASKED);
                assert!((chance - often).abs() < 0.06, "{name}: {mixture:?} but {counts:?} of {ASKED}");
            }
        }
    }
}

/// Who names nets that are not there, or numbers that are none, is told so.
#[test]
fn a_bot_that_cannot_play_says_why() {
    let why = |name: &str| match SaltPaper::bot(name) {
        Ok(_) => panic!("{name} plays"),
        Err(error) => error.to_string(),
    };
    assert!(why("nobody").contains("choose one of: drifter, novice"));
    assert!(
        why("net=nowhere").contains("nowhere/salt-paper-0.net cannot be read: "),
        "{}",
        why("net=nowhere")
    );
    let nets = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/nets");
    for numbers in ["", ":8:400", ":0:0:0", ":8:400:8:1:1:1", ":8:x:8"] {
        assert!(why(&format!("think={nets}{numbers}")).contains("three numbers"), "{numbers}");
    }
    assert!(SaltPaper::bot(&format!("think={nets}:8:400:8:2:0.5")).is_ok());
}
