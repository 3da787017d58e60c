//! The memory aid tells what pencil and paper could tell, and no more.

use bots::Playable as _;
use game_core::{Audience, Game, Ignore, Seat, Turn};
use kelp::Kelp;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use salt_paper::SaltPaper;

/// Plays `steps` random steps and shows every position to `look`.
fn walk<G: Game>(mut game: G, seed: u64, steps: usize, mut look: impl FnMut(&G)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    for _ in 0..steps {
        let turn = game.turn();
        if turn == Turn::Chance {
            let outcome = game.outcome_at((rng.next_u64() % u64::from(game.tickets())) as u32);
            game.resolve_unchecked(outcome, &mut Ignore);
        } else {
            let Some(seat) = turn.seats().iter().next() else { return };
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[(rng.next_u64() % legal.len() as u64) as usize];
            game.act_unchecked(seat, action, &mut Ignore);
        }
        look(&game);
    }
}

#[test]
fn where_the_octopus_can_be_is_the_same_for_everybody_who_looks() {
    let mut looked = 0;
    walk(Kelp::new(&kelp::Options::default()).unwrap(), 6, 600, |game| {
        let aid = |audience| Kelp::aid(&game.view(audience)).expect("Kelp has an aid");
        let shark = aid(Audience::Seat(Seat::at(1)));
        assert_eq!(shark, aid(Audience::Seat(Seat::at(0))), "the Octopus's own view must not change it");
        assert_eq!(shark, aid(Audience::Spectator));
        let chances: Vec<f64> =
            shark["octopus"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
        assert_eq!(chances.len(), 9);
        looked += usize::from((chances.iter().sum::<f64>() - 1.0).abs() < 0.01);
    });
    assert!(looked > 100, "{looked} positions with the Octopus somewhere");
}

#[test]
fn a_card_is_worth_what_the_points_say() {
    let mut looked = 0;
    walk(SaltPaper::new(&salt_paper::Options::default()).unwrap(), 7, 300, |game| {
        let view = game.view(Audience::Seat(Seat::at(0)));
        let aid = SaltPaper::aid(&view).expect("a player has an aid");
        let (hand, table) = (view.hand(Seat::at(0)).unwrap(), view.table(Seat::at(0)));
        for card in hand.iter() {
            let without = salt_paper::points(hand.without(card), table);
            let worth = aid["worth"][card.to_string()].as_u64().unwrap();
            assert_eq!(worth + u64::from(without), u64::from(salt_paper::points(hand, table)));
            looked += 1;
        }
        assert!(SaltPaper::aid(&game.view(Audience::Spectator)).is_none());
    });
    assert!(looked > 200, "{looked} cards");
}
