//! Chapter 3, third part, and chapter 4: how rounds and the game end.

use crate::common::{Scene, set};
use game_core::{Game, Seat, Turn};
use salt_paper::{Phase, RoundEnd};

/// Eleven points in three cards, and nothing much for the others.
const ELEVEN: &str = "sailor:pink sailor:orange captain";
const NOTHING: &str = "boat:black fish:green crab:yellow";
const NOTHING_EITHER: &str = "boat:yellow fish:black crab:green";

fn dealt(hands: &[&str]) -> Scene {
    Scene::dealt(&format!("players={}", hands.len()), "shark:green shark:black", hands)
}

/// Seat 0 takes a shark, which brings nothing, and may call.
fn may_call(hands: &[&str]) -> Scene {
    let mut scene = dealt(hands);
    scene.run("take 1");
    scene
}

#[test]
fn sp_mer_01_four_mermaids_win_at_once() {
    let mut scene = dealt(&["mermaid mermaid mermaid", NOTHING]);
    scene.run("draw; chance mermaid; chance shell:black; keep mermaid; discard 0?");
    assert!(scene.legal().contains(&"mermaids".to_owned()));
    scene.run("mermaids");
    let outcome = scene.outcome();
    assert_eq!((outcome.reason, outcome.rule.0), ("four-mermaids", "SP-MER-01"));
    assert!(outcome.won(Seat::at(0)) && !outcome.won(Seat::at(1)));
    assert_eq!(scene.spectator().table(Seat::at(0)), set("mermaid mermaid mermaid mermaid"));
    assert_eq!(scene.refused_to(1, "draw"), "SP-MER-01");
}

#[test]
fn sp_mer_01_three_are_not_enough_and_they_are_shown_in_the_play_step() {
    let mut scene = dealt(&["mermaid mermaid mermaid", NOTHING]);
    assert_eq!(scene.refused("mermaids"), "SP-RND-02");
    scene.run("take 1");
    assert_eq!(scene.refused("mermaids"), "SP-MER-01");
    assert!(!scene.legal().contains(&"mermaids".to_owned()));
    scene.run("end");
    assert_eq!(scene.active(), 1, "the game goes on");
}

#[test]
fn sp_mer_01_ending_the_turn_or_the_round_shows_them() {
    for ending in ["end", "stop", "last_chance"] {
        let mut scene =
            dealt(&["mermaid mermaid mermaid octopus:green", "boat:black fish:green crab:yellow shell:grey"]);
        scene.run("take 1; end; take 0; end");
        scene.run("draw; chance octopus:grey; chance octopus:yellow; keep octopus:grey; discard 0?; end; take 0; end");
        scene.run("draw; chance mermaid; chance shell:black; keep mermaid; discard 0?");
        scene.run(ending);
        assert_eq!(scene.outcome().reason, "four-mermaids", "{ending}");
    }
}

#[test]
fn sp_mer_01_also_in_the_last_lap_and_before_a_void_round() {
    let mut scene = may_call(&[ELEVEN, "mermaid mermaid mermaid"]);
    scene.run("last_chance; draw; chance mermaid; chance shell:black; keep mermaid; discard 0?; end");
    let outcome = scene.outcome();
    assert!(outcome.won(Seat::at(1)) && outcome.reason == "four-mermaids");

    let mut scene = dealt(&["mermaid mermaid mermaid", NOTHING]);
    scene.drain_deck(2, 0, "mermaid");
    scene.run("draw; chance mermaid");
    let last = scene.game.outcome_at(0);
    scene.chance(last);
    scene.run("keep mermaid; discard 0?; end");
    assert_eq!(scene.outcome().reason, "four-mermaids", "the deck is empty, but the mermaids come first");
}

#[test]
fn sp_end_01_seven_points_allow_a_call_and_force_nothing() {
    let mut scene = may_call(&["penguin:pink penguin:purple penguin:light_orange", NOTHING]);
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().points, 5);
    assert_eq!((scene.refused("stop"), scene.refused("last_chance")), ("SP-END-01", "SP-END-01"));
    assert_eq!(scene.legal(), ["end"]);
    scene.run("end; take 0; end; draw; chance shell:black; chance shell:yellow; keep shell:black");
    assert_eq!(scene.refused("stop"), "SP-END-01", "still 5");
    scene.run("discard 1?; end; take 1; end; draw; chance shell:grey; chance shell:green; keep shell:grey; discard 0?");
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().points, 7);
    assert_eq!(scene.legal(), ["end", "stop", "last_chance"]);
    assert_eq!(scene.refused_to(1, "stop"), "SP-RND-02", "only the player whose turn it is");
    scene.run("end");
    assert_eq!(scene.active(), 1, "never forced");
}

#[test]
fn sp_end_01_laid_cards_count_and_the_colour_bonus_does_not() {
    let mut scene = may_call(&[
        "fish:yellow fish:black penguin:pink penguin:purple penguin:light_orange",
        "boat:black fish:green crab:yellow shell:grey shell:green",
    ]);
    scene.run("pair fish:black fish:yellow; chance sailor:pink");
    assert_eq!(scene.refused("stop"), "SP-END-01", "6 points");
    scene.run("end; take 0; end; draw; chance colony; chance shell:black; keep colony; discard 0?");
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().points, 12);
    assert!(scene.legal().contains(&"stop".to_owned()));
    let black = may_call(&[
        "crab:black boat:black fish:black swimmer:black shell:black boat:black",
        "boat:yellow fish:green crab:yellow shell:grey shell:green octopus:grey",
    ]);
    assert!(black.view(0).score(Seat::at(0)).unwrap().colour_bonus >= 6);
    assert_eq!(black.refused("stop"), "SP-END-01");
}

#[test]
fn sp_end_02_stop_scores_card_points_for_all_at_once() {
    let mut scene = may_call(&[ELEVEN, "shell:black shell:yellow crab:yellow"]);
    scene.run("stop");
    assert_eq!((scene.total(0), scene.total(1)), (11, 2));
    let view = scene.spectator();
    let last = view.last_round().unwrap();
    assert_eq!((last.end, last.seat, last.scored), (RoundEnd::Stop, Seat::at(0), [11, 2, 0, 0]));
    assert_eq!(last.cards(Seat::at(1)), set("shell:black shell:yellow crab:yellow"), "everybody reveals");
    assert_eq!(view.phase(), Phase::Opening);
}

/// The example of the rule book: 7 points with two yellow cards against 4 with two light blue ones.
fn book_example() -> Scene {
    Scene::dealt(
        "players=2",
        "boat:black crab:green",
        &[
            "crab:yellow crab:yellow shell:green shell:black shell:grey shell:dark_blue",
            "crab:light_blue crab:black shell:light_blue shell:yellow octopus:green octopus:purple",
        ],
    )
}

#[test]
fn sp_end_02_the_book_example_with_stop() {
    let mut scene = book_example();
    scene.run("take 1");
    let view = scene.view(0).score(Seat::at(0)).unwrap();
    assert_eq!((view.points, view.colour_bonus), (7, 2));
    scene.run("stop");
    assert_eq!((scene.total(0), scene.total(1)), (7, 6));
}

#[test]
fn sp_end_03_last_chance_gives_everybody_else_one_more_turn() {
    let mut scene = may_call(&[ELEVEN, NOTHING, NOTHING_EITHER]);
    scene.run("last_chance");
    let view = scene.spectator();
    assert_eq!(view.caller(), Some(Seat::at(0)));
    assert_eq!(
        view.hand(Seat::at(0)),
        Some(set("sailor:pink sailor:orange captain shark:black")),
        "the caller reveals"
    );
    assert_eq!(scene.active(), 1);
    scene.run("take 0; end");
    assert!(scene.spectator().hand(Seat::at(1)).is_some(), "revealed at the end of the turn");
    assert!(scene.spectator().hand(Seat::at(2)).is_none());
    assert_eq!(scene.active(), 2);
    scene.run("take 0; end");
    assert_eq!(scene.spectator().last_round().unwrap().end, RoundEnd::LastChanceWon);
}

#[test]
fn sp_end_03_revealed_hands_are_safe_and_nobody_else_calls() {
    let swimmer = "swimmer:yellow swimmer:black swimmer:dark_blue";
    let mut scene = may_call(&[ELEVEN, NOTHING, swimmer, "penguin:pink penguin:purple penguin:light_orange"]);
    scene.run("last_chance; take 0; end");
    scene.run(
        "draw; chance shark:purple; chance shell:black; keep shark:purple; pair swimmer:black shark:purple",
    );
    assert_eq!(
        scene.spectator().phase(),
        Phase::Steal { victim: Seat::at(3) },
        "only seat 3 is still hidden"
    );
    scene.run("chance penguin:pink; end");
    scene.run("draw; chance shark:dark_blue; chance shell:yellow; keep shell:yellow; discard 1?");
    assert_eq!(scene.refused("rob 0"), "SP-RND-02");
    let mut rich = may_call(&[ELEVEN, "octopus:green octopus:grey octopus:yellow"]);
    rich.run("last_chance; draw; chance octopus:purple; chance shell:black; keep octopus:purple");
    assert!(rich.view(1).score(Seat::at(1)).unwrap().points >= 7);
    assert_eq!((rich.refused("stop"), rich.refused("last_chance")), ("SP-END-03", "SP-END-03"));
    assert!(!rich.legal().contains(&"stop".to_owned()));
}

#[test]
fn sp_end_03_the_caller_cannot_be_robbed() {
    let swimmer = "swimmer:yellow swimmer:black shark:purple";
    let mut scene = may_call(&[ELEVEN, swimmer, NOTHING, NOTHING_EITHER]);
    scene.run("last_chance; take 0; pair swimmer:yellow shark:purple");
    assert_eq!(scene.legal(), ["rob 2", "rob 3"]);
    assert_eq!(scene.refused("rob 0"), "SP-END-03");
}

#[test]
fn sp_end_03_boats_work_in_the_lap_and_piles_serve_when_the_deck_is_empty() {
    let mut scene = may_call(&[ELEVEN, "boat:black boat:yellow crab:yellow"]);
    scene.run("last_chance; take 0; pair boat:black boat:yellow; take 0; end");
    assert_eq!(scene.spectator().last_round().unwrap().end, RoundEnd::LastChanceWon);

    let mut scene = dealt(&[ELEVEN, NOTHING]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    assert_eq!(scene.deck_size(), 0);
    scene.run("last_chance");
    assert!(scene.legal().iter().all(|text| text.starts_with("take")), "{:?}", scene.legal());
    let take = scene.legal()[0].clone();
    scene.run(&take);
    scene.run("end");
    assert_ne!(scene.spectator().last_round().unwrap().end, RoundEnd::Void, "SP-END-06: not in the last lap");
}

#[test]
fn sp_end_04_a_won_bet_pays_cards_and_colour_the_others_colour_only() {
    let mut scene = may_call(&[ELEVEN, "shell:black shell:yellow crab:yellow"]);
    scene.run("last_chance; draw; chance fish:yellow; chance fish:black; keep fish:yellow; discard 0?; end");
    let view = scene.spectator();
    let last = view.last_round().unwrap();
    assert_eq!(last.end, RoundEnd::LastChanceWon);
    assert_eq!(last.scores[0].colour_bonus, 1);
    assert_eq!((scene.total(0), scene.total(1)), (12, 3));
}

#[test]
fn sp_end_04_a_tie_wins_the_bet() {
    let caller = "penguin:pink penguin:purple penguin:light_orange colony";
    let rival = "sailor:pink sailor:orange captain boat:black";
    let mut scene = may_call(&[caller, rival]);
    scene.run("last_chance; take 0; end");
    let view = scene.spectator();
    let last = view.last_round().unwrap();
    assert_eq!((last.scores[0].points, last.scores[1].points), (11, 11));
    assert_eq!(last.end, RoundEnd::LastChanceWon);
}

#[test]
fn sp_end_04_the_book_example_with_last_chance() {
    let mut scene = Scene::dealt(
        "players=2",
        "boat:black crab:green",
        &[
            "crab:yellow crab:yellow shell:green shell:black shell:grey shell:dark_blue",
            "crab:light_blue shell:light_blue boat:yellow crab:black shell:yellow penguin:pink",
        ],
    );
    scene.run("take 1; last_chance; draw; chance swimmer:black; chance shark:black; keep swimmer:black");
    assert_eq!(scene.view(1).score(Seat::at(1)).unwrap().points, 4);
    scene.run("end");
    assert_eq!((scene.total(0), scene.total(1)), (9, 2));
}

#[test]
fn sp_end_05_a_lost_bet_pays_the_caller_colour_only() {
    let mut scene = may_call(&[
        "shell:green shell:black shell:grey shell:dark_blue penguin:pink",
        "sailor:pink sailor:orange captain boat:black fish:black",
    ]);
    scene.run("last_chance; draw; chance swimmer:black; chance swimmer:yellow; keep swimmer:black; end");
    let view = scene.spectator();
    let last = view.last_round().unwrap();
    assert_eq!(last.end, RoundEnd::LastChanceLost);
    assert_eq!((last.scored[0], last.scored[1]), (last.scores[0].colour_bonus, last.scores[1].points));
    assert_eq!((last.scores[0].points, last.scores[1].points), (7, 11));
    assert_eq!((scene.total(0), scene.total(1)), (2, 11));
}

#[test]
fn sp_end_06_an_empty_deck_voids_the_round() {
    let mut scene = dealt(&[ELEVEN, NOTHING]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    assert_eq!(scene.deck_size(), 0);
    scene.run("end");
    let view = scene.spectator();
    let last = view.last_round().unwrap();
    assert_eq!((last.end, last.scored), (RoundEnd::Void, [0; 4]));
    assert!(last.cards(Seat::at(0)).is_empty(), "hands of a void round are not revealed");
    assert_eq!((scene.total(0), scene.total(1), view.round()), (0, 0, 2));
    assert!(!scene.events.iter().any(|event| matches!(event, salt_paper::Event::Revealed { .. })));
}

#[test]
fn sp_end_06_not_if_the_player_has_just_called() {
    let mut scene = dealt(&[ELEVEN, NOTHING]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    scene.run("stop");
    assert_eq!(scene.spectator().last_round().unwrap().end, RoundEnd::Stop);
}

#[test]
fn sp_end_06_boats_do_not_end_the_turn() {
    let mut scene = dealt(&[
        "boat:black boat:yellow crab:black",
        NOTHING_EITHER.replace("boat:yellow", "boat:dark_blue").as_str(),
    ]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    assert_eq!(scene.deck_size(), 0);
    scene.run("pair boat:black boat:yellow");
    assert_eq!(scene.spectator().round(), 1, "the round goes on");
    assert_eq!(scene.active(), 0);
}

#[test]
fn sp_end_07_left_of_the_caller_starts_next() {
    let mut scene = may_call(&[ELEVEN, NOTHING, NOTHING_EITHER]);
    scene.run("stop");
    scene.open_piles();
    assert_eq!((scene.active(), scene.spectator().starter()), (1, Seat::at(1)));
    let mut scene = may_call(&[ELEVEN, NOTHING, NOTHING_EITHER]);
    scene.run("last_chance; take 0; end; take 0; end");
    scene.open_piles();
    assert_eq!(scene.active(), 1, "the lap makes no difference");
}

#[test]
fn sp_end_07_after_a_void_round_left_of_the_one_whose_turn_it_was() {
    for last in 0..3 {
        let mut scene = dealt(&[NOTHING, NOTHING_EITHER, ELEVEN]);
        scene.drain_deck(2, last, "");
        scene.draw_anything();
        scene.run("end");
        scene.open_piles();
        assert_eq!(scene.active(), (last + 1) % 3);
    }
}

/// Plays rounds of two players in which seat 1 says STOP as soon as both have these hands.
fn stop_rounds(scene: &mut Scene, rounds: &[[&str; 2]]) {
    for (number, hands) in rounds.iter().enumerate() {
        if number > 0 {
            scene.open_piles();
        }
        scene.deal_until_last_end(hands);
        scene.run("stop");
    }
}

#[test]
fn sp_gam_01_the_target_ends_the_game_after_a_scored_round() {
    for (players, target) in [(2, 40), (3, 35), (4, 30)] {
        let scene = Scene::new(&format!("players={players}"), "");
        assert_eq!(scene.spectator().target(), target);
    }
    let mut scene = Scene::new("players=2", "");
    stop_rounds(&mut scene, &[[NOTHING, ELEVEN]; 3]);
    assert_eq!(scene.total(1), 33);
    assert_ne!(scene.game.turn(), Turn::Over);
    scene.open_piles();
    stop_rounds(&mut scene, &[[NOTHING, ELEVEN]]);
    let outcome = scene.outcome();
    assert_eq!((outcome.reason, outcome.rule.0), ("target-reached", "SP-GAM-01"));
    assert_eq!((outcome.points[1], outcome.places[..2].to_vec()), (44, vec![2, 1]));
    assert_eq!(scene.refused_to(0, "draw"), "SP-GAM-01");
}

#[test]
fn sp_gam_01_three_and_four_players_play_to_less() {
    for (players, rounds) in [(3, 4), (4, 3)] {
        let mut scene = Scene::new(&format!("players={players}"), "");
        let nothing = [NOTHING, NOTHING_EITHER, "boat:dark_blue fish:dark_blue crab:grey"];
        let mut hands = nothing[..players - 1].to_vec();
        hands.push(ELEVEN);
        for round in 1..=rounds {
            scene.deal_until_last_end(&hands);
            scene.run("stop");
            assert_eq!(scene.total(players - 1), 11 * round);
            assert_eq!(scene.game.turn() == Turn::Over, round == rounds, "{players} players, round {round}");
            if round < rounds {
                scene.open_piles();
            }
        }
    }
}

#[test]
fn sp_gam_01_the_highest_total_wins_not_the_caller() {
    let big = "octopus:green octopus:grey octopus:yellow octopus:purple octopus:light_blue \
         sailor:pink sailor:orange captain";
    let small = "penguin:pink penguin:purple penguin:light_orange colony boat:black boat:yellow fish:black crab:black";
    let mut scene = Scene::new("players=2", "");
    stop_rounds(&mut scene, &[[big, small]; 2]);
    assert_eq!((scene.total(0), scene.total(1)), (46, 24));
    assert!(scene.outcome().won(Seat::at(0)) && !scene.outcome().won(Seat::at(1)));
}

#[test]
fn sp_gam_02_a_full_tie_is_shared() {
    let penguins = "penguin:pink penguin:purple penguin:light_orange colony";
    let mut scene = Scene::new("players=2", "");
    stop_rounds(&mut scene, &[["sailor:pink sailor:orange captain boat:black", penguins]; 4]);
    let outcome = scene.outcome();
    assert_eq!(outcome.points[..2], [44, 44]);
    assert_eq!((outcome.reason, outcome.rule.0, outcome.winners().count()), ("shared", "SP-GAM-02", 2));
}

#[test]
fn sp_gam_02_equal_totals_are_decided_by_the_last_round() {
    let seven = "shell:green shell:black shell:grey shell:dark_blue penguin:pink";
    let eleven = "sailor:pink sailor:orange captain boat:black fish:green";
    let seven_of_ten = "shell:green shell:black shell:grey shell:dark_blue crab:black crab:yellow \
         boat:black fish:black swimmer:black captain";
    let nineteen = "octopus:green octopus:grey octopus:yellow octopus:purple octopus:light_blue \
         penguin:pink penguin:purple penguin:light_orange shell:yellow shell:light_blue";
    let mut scene = Scene::new("players=2", "");
    stop_rounds(&mut scene, &[[eleven, seven], [eleven, seven], [eleven, seven], [seven_of_ten, nineteen]]);
    let outcome = scene.outcome();
    assert_eq!(outcome.points[..2], [40, 40]);
    assert_eq!((outcome.reason, outcome.rule.0), ("target-tied", "SP-GAM-02"));
    assert_eq!(outcome.places[..2], [2, 1], "19 points in the last round beat 7");
}

#[test]
fn sp_gam_03_two_hundred_rounds_end_the_game() {
    let mut scene = Scene::new("players=2", "");
    stop_rounds(&mut scene, &[[NOTHING, ELEVEN]]);
    while scene.game.turn() != Turn::Over {
        scene.open_piles();
        let starter = scene.active();
        scene.drain_deck(2, starter, "");
        scene.draw_anything();
        scene.run("end");
    }
    let view = scene.spectator();
    assert_eq!((view.round(), view.last_round().unwrap().end), (200, RoundEnd::Void));
    let outcome = scene.outcome();
    assert_eq!((outcome.reason, outcome.rule.0), ("round-limit", "SP-GAM-03"));
    assert_eq!(outcome.places[..2], [2, 1], "by total");
    assert_eq!(scene.refused_to(0, "draw"), "SP-GAM-03");
}
