//! Ladders: what was played in pieces says the same as what was played at once.
#![allow(clippy::unwrap_used)]

use bots::{LadderError, Pairing, PairingReport, rated};
use kelp::Kelp;
use salt_paper::SaltPaper;

/// Deals of one seed lie this far apart.
const STEP: u64 = 0xd134_2543_de82_ef95;

fn played(players: [&str; 2], deals: u64, seed: u64) -> PairingReport {
    on_threads(players, deals, seed, 1)
}

fn on_threads(players: [&str; 2], deals: u64, seed: u64, threads: usize) -> PairingReport {
    let pairing: Pairing<Kelp> =
        Pairing { options: "".parse().unwrap(), players: players.map(str::to_owned), deals, seed, threads };
    pairing.run(&|| ()).unwrap()
}

#[test]
fn threads_change_nothing_but_the_time() {
    let [one, three] = [1, 3].map(|threads| {
        let report = on_threads(["skilled", "drifter"], 20, 4, threads);
        PairingReport { thought: [0.0; 2], ..report }
    });
    assert_eq!(format!("{one:?}"), format!("{three:?}"));
}

#[test]
fn who_has_learnt_in_between_is_somebody_else() {
    let one = played(["skilled", "drifter"], 4, 1);
    let other =
        PairingReport { weights: [Some("another".to_owned()), None], ..played(["skilled", "greedy"], 4, 1) };
    let rated = rated([one, other]);
    assert!(matches!(rated, Err(LadderError::DifferentWeights { .. })), "{rated:?}");
}

#[test]
fn equal_time_is_for_families_with_or_without_a_curiosity() {
    let pairing = |other: &str| Pairing::<SaltPaper> {
        options: "players=2 cards=6 rounds=1 call=3".parse().unwrap(),
        players: ["flat-20".to_owned(), other.to_owned()],
        deals: 2,
        seed: 1,
        threads: 1,
    };
    let report = pairing("so:1.2").run_at_equal_time(&|| ()).unwrap();
    assert!(report.players[1].starts_with("so-") && report.players[1].ends_with(":1.2"), "{report:?}");
    for other in ["so-100", "greedy"] {
        let refused = pairing(other).run_at_equal_time(&|| ());
        assert!(matches!(refused, Err(LadderError::NoFamily)), "{other}: {refused:?}");
    }
}

#[test]
fn pieces_add_up_to_the_whole() {
    let whole = rated([played(["greedy", "drifter"], 40, 5), played(["novice", "drifter"], 20, 5)]).unwrap();
    let pieces = rated([
        played(["greedy", "drifter"], 15, 5),
        played(["novice", "drifter"], 20, 5),
        played(["greedy", "drifter"], 25, 5_u64.wrapping_add(STEP.wrapping_mul(15))),
    ]);
    let pieces = pieces.unwrap();
    assert_eq!(pieces.pairings.len(), 2);
    let (one, two) = (&whole.pairings[0], &pieces.pairings[0]);
    assert_eq!((one.deals, one.decided), (two.deals, two.decided));
    assert!(
        (one.share - two.share).abs() < 1e-9 && (one.margin - two.margin).abs() < 1e-9,
        "{one:?} {two:?}"
    );
    assert!(one.by_seat.iter().zip(two.by_seat).all(|(one, two)| (one - two).abs() < 1e-9));
    for (one, two) in whole.rungs.iter().zip(&pieces.rungs) {
        assert_eq!(one.player, two.player);
        assert!(
            (one.elo - two.elo).abs() < 1e-6 && (one.margin - two.margin).abs() < 1e-6,
            "{one:?} {two:?}"
        );
    }
}

/// Who is named first does not matter: seats, wins and decided deals are told from the side of the first piece.
#[test]
fn a_piece_told_from_the_other_side_counts_the_same() {
    let one = played(["greedy", "novice"], 30, 1);
    let two = played(["novice", "greedy"], 30, 2);
    let all = rated([one.clone(), two.clone()]).unwrap();
    let joined = &all.pairings[0];
    assert_eq!(joined.players, one.players);
    assert!((joined.share - (one.share + 1.0 - two.share) / 2.0).abs() < 1e-9);
    assert!((joined.by_seat[0] - (one.by_seat[0] + 1.0 - two.by_seat[1]) / 2.0).abs() < 1e-9);
    assert_eq!(joined.decided[1], one.decided[1] + two.decided[0] - two.decided[1]);
}

#[test]
fn results_read_back_and_games_are_not_mixed() {
    // Times differ from run to run, and not every number survives being written in decimals to the last bit.
    let one = PairingReport { thought: [1.5, 0.25], ..played(["greedy", "drifter"], 3, 1) };
    let again: PairingReport = serde_json::from_str(&serde_json::to_string(&one).unwrap()).unwrap();
    assert_eq!(format!("{one:?}"), format!("{again:?}"));
    let players = ["greedy".to_owned(), "drifter".to_owned()];
    let other: Pairing<SaltPaper> =
        Pairing { options: "players=2".parse().unwrap(), players, deals: 1, seed: 1, threads: 1 };
    let mixed = rated([one, other.run(&|| ()).unwrap()]);
    assert!(matches!(mixed, Err(LadderError::DifferentGames)), "{mixed:?}");
    assert!(rated([]).is_err());
}
