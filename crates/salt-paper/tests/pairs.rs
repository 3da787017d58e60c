//! Chapter 3, second part, and chapter 6: laying pairs and what they do.

use crate::common::{Scene, card, cards, set};
use game_core::{Game, Seat, Turn};
use salt_paper::{Event, Phase};

const JUNK: &str = "shell:dark_blue shell:light_blue shell:black shell:yellow";

/// Seat 0 holds `hand` and has just taken a card; the piles were opened with a shell each.
fn about_to_play(options: &str, hands: &[&str]) -> Scene {
    let mut scene = Scene::dealt(options, "shell:green shell:grey", hands);
    scene.run("take 1");
    scene
}

#[test]
fn sp_par_01_a_pair_is_laid_open_and_more_may_follow() {
    let mut scene = about_to_play("players=2", &["fish:green fish:yellow crab:black crab:grey", JUNK]);
    assert_eq!(scene.legal(), ["pair crab:black crab:grey", "pair fish:yellow fish:green", "end"]);
    assert_eq!(scene.refused("pair crab:black crab:black"), "SP-PAR-01", "there is only one in hand");
    assert_eq!(scene.refused("pair crab:green crab:yellow"), "SP-PAR-01", "they are not in hand");
    assert_eq!(scene.refused("pair crab:black fish:green"), "SP-PTS-01", "they are no pair");
    assert_eq!(scene.refused_to(1, "pair crab:black crab:grey"), "SP-RND-02");
    scene.run("pair fish:yellow fish:green; chance boat:black");
    assert_eq!(scene.spectator().table(Seat::at(0)), set("fish:yellow fish:green"));
    assert_eq!(scene.legal(), ["pair crab:black crab:grey", "end"], "another pair may follow");
    assert_eq!(scene.hand(0), set("crab:black crab:grey shell:grey boat:black"));
}

#[test]
fn sp_par_01_every_different_pair_is_listed_once() {
    let scene = about_to_play(
        "players=2",
        &[
            "crab:dark_blue crab:dark_blue crab:black swimmer:black shark:green",
            &format!("{JUNK} fish:black"),
        ],
    );
    let pairs: Vec<String> = scene.legal().into_iter().filter(|text| text.starts_with("pair")).collect();
    assert_eq!(
        pairs,
        [
            "pair crab:dark_blue crab:dark_blue",
            "pair crab:dark_blue crab:black",
            "pair swimmer:black shark:green"
        ]
    );
}

#[test]
fn sp_par_01_an_impossible_effect_is_skipped() {
    // A trio leaves seat 1 without a card to steal.
    let mut scene = Scene::new("players=2 extra_salt=yes", "shell:green shell:grey");
    let hands = ["swimmer:black shark:green octopus:green", "boat:black boat:yellow starfish:yellow"];
    scene.deal_until_last_end(&hands);
    scene.run("trio boat:black boat:yellow starfish:yellow; end; take 1");
    assert!(scene.hand(1).is_empty());
    scene.run("pair swimmer:black shark:green");
    assert!(matches!(scene.events.last(), Some(Event::EffectSkipped { .. })));
    assert_eq!(scene.legal(), ["end"]);

    // Fish find the deck empty.
    let mut scene = Scene::dealt("players=2", "", &["fish:black fish:green", "boat:black boat:yellow"]);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    scene.run("pair fish:black fish:green");
    assert!(matches!(scene.events.last(), Some(Event::EffectSkipped { .. })));
    assert_eq!(scene.spectator().phase(), Phase::Play);
}

#[test]
fn sp_par_02_crabs_choose_a_pile_then_a_card() {
    let fillers = "shell:green shell:grey octopus:yellow octopus:purple octopus:light_blue shell:dark_blue";
    let mut scene = Scene::dealt("players=2", fillers, &["crab:black crab:grey", "boat:black boat:yellow"]);
    scene.run("take 1; end; draw; chance fish:black; chance fish:green; keep fish:black");
    scene.run("end; draw; chance fish:yellow; chance octopus:green; keep fish:yellow; discard 0");
    let pile: Vec<_> = scene.view(0).pile_cards(salt_paper::Pile::BOTH[0]);
    assert_eq!(*pile.last().unwrap(), card("octopus:green"));
    scene.run("pair crab:black crab:grey");
    assert_eq!(scene.legal(), ["pile 0", "pile 1"], "pile first");
    assert_eq!(scene.refused("end"), "SP-RND-02", "taking is forced");
    scene.run("pile 0");
    assert_eq!(scene.legal().len(), pile.len(), "every different card of the pile");
    assert!(scene.legal().iter().all(|text| text.starts_with("pick ")), "taking is forced");
    assert_eq!(scene.refused("pick fish:green"), "SP-PAR-02", "it lies in the other pile");
    let deep = pile[0];
    scene.run(&format!("pick {deep}"));
    assert!(scene.hand(0).contains(deep));
    assert_eq!((scene.top(0), scene.pile_size(0)), (Some(card("octopus:green")), pile.len() as u8 - 1));
    assert_eq!(scene.view(0).pile_cards(salt_paper::Pile::BOTH[0]), pile[1..], "the order is kept");
}

#[test]
fn sp_par_02_an_empty_pile_cannot_be_chosen() {
    let mut scene = about_to_play("players=2", &["crab:black crab:grey", "boat:black boat:yellow"]);
    assert_eq!(scene.pile_size(1), 0);
    scene.run("pair crab:black crab:grey");
    assert!(scene.legal().iter().all(|text| text.starts_with("pick ")), "there is no choice of piles");
    assert_eq!(scene.spectator().phase(), Phase::PickFromPile { pile: salt_paper::Pile::BOTH[0] });
}

#[test]
fn sp_par_02_with_both_piles_empty_crabs_find_nothing() {
    let mut scene = Scene::new("players=2", "crab:black crab:grey");
    scene.run("take 0; end; draw; chance fish:black; chance fish:green; keep fish:black; end");
    scene.run("take 1; end; take 0; end");
    scene.run("draw; chance boat:black; chance boat:yellow; keep boat:black; end; take 0; end");
    scene.run("draw; chance shell:black; chance shell:green; keep shell:black; end; take 0");
    assert_eq!((scene.pile_size(0), scene.pile_size(1)), (0, 0));
    scene.run("pair fish:black fish:green; chance crab:green; end");
    scene.run("draw; chance crab:yellow; chance crab:dark_blue; keep crab:yellow; end");
    scene.run("take 0; pair crab:dark_blue crab:green");
    assert!(matches!(scene.events.last(), Some(Event::EffectSkipped { .. })), "{:?}", scene.events.last());
    assert_eq!(scene.spectator().phase(), Phase::Play);
}

#[test]
fn sp_par_02_of_equal_cards_the_deepest_is_taken() {
    let mut scene = Scene::new("players=2", "boat:black shell:green");
    scene.run("draw; chance crab:black; chance boat:black; keep crab:black; discard 0; end");
    scene.run("draw; chance fish:black; chance fish:green; keep fish:black; discard 0; end");
    scene.run("draw; chance crab:grey; chance boat:yellow; keep crab:grey; discard 0");
    scene.run("pair crab:black crab:grey; pile 0; pick boat:black; end; take 0; end; take 0");
    assert_eq!(scene.top(0), Some(card("boat:black")), "the upper copy is still there");
    assert_eq!(scene.pile_size(0), 1);
}

#[test]
fn sp_par_03_boats_give_another_turn_with_a_take() {
    let mut scene = about_to_play("players=2", &["boat:black boat:yellow", "fish:black fish:green"]);
    scene.run("pair boat:black boat:yellow");
    assert_eq!(scene.active(), 0);
    assert_eq!(scene.legal(), ["draw", "take 0"]);
    assert_eq!(scene.refused("end"), "SP-PAR-03", "first a card must be taken");
    assert_eq!(scene.refused("stop"), "SP-PAR-03");
    scene.run("take 0; end");
    assert_eq!(scene.active(), 1);
}

#[test]
fn sp_par_04_fish_bring_the_decks_top_card() {
    let mut scene = about_to_play("players=2", &["fish:black fish:green", "boat:black boat:yellow"]);
    let deck = scene.deck_size();
    scene.run("pair fish:black fish:green");
    assert_eq!(scene.game.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), u32::from(deck));
    scene.run("chance octopus:grey");
    assert_eq!(scene.deck_size(), deck - 1);
    assert!(scene.hand(0).contains(card("octopus:grey")));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn sp_par_05_swimmer_and_shark_steal_a_random_card() {
    let mut scene = about_to_play(
        "players=3",
        &["swimmer:black shark:green", "boat:black boat:black", "fish:black fish:green"],
    );
    scene.run("pair swimmer:black shark:green");
    assert_eq!(scene.legal(), ["rob 1", "rob 2"], "an opponent of choice");
    assert_eq!(scene.refused("rob 0"), "SP-PAR-05");
    assert_eq!(scene.refused("rob 3"), "SP-PAR-05");
    let mut other = scene.game.clone();
    other.act(Seat::at(0), "rob 1".parse().unwrap(), &mut Vec::new()).unwrap();
    assert_eq!(other.outcomes(), [("boat:black".parse().unwrap(), 2)], "each card of the hand is as likely");
    scene.run("rob 2; chance fish:green");
    assert_eq!(scene.hand(2), set("fish:black"));
    assert!(scene.hand(0).contains(card("fish:green")));
    assert_eq!(scene.spectator().phase(), Phase::Play);
}

#[test]
fn sp_par_05_an_empty_hand_cannot_be_robbed() {
    let mut scene = Scene::new("players=3", "swimmer:black shark:green");
    scene.run("take 0; end; draw; chance boat:black; chance boat:yellow; keep boat:black; end");
    scene.run("draw; chance fish:black; chance fish:green; keep fish:black; discard 0; end");
    scene.run("take 1; pair swimmer:black shark:green");
    assert_eq!(scene.legal(), ["rob 1", "rob 2"]);
    scene.run("rob 2; chance fish:black; end; draw; chance crab:black; chance crab:grey; keep crab:grey");
    // Seat 2 has nothing left now.
    scene.run("end; draw; chance swimmer:yellow; chance shark:black; keep swimmer:yellow; discard 0; end");
    scene.run("draw; chance octopus:green; chance shell:black; keep octopus:green; discard 1; end");
    scene.run("draw; chance shell:grey; chance shell:yellow; keep shell:grey; discard 1; end");
    scene.run("take 0; pair swimmer:yellow shark:black");
    assert_eq!(scene.legal(), ["rob 0", "rob 1"]);
    let only_swimmers = scene.hand(2);
    assert!(only_swimmers.is_empty(), "{only_swimmers:?}");
    assert_eq!(scene.refused("rob 2"), "SP-PAR-05", "nobody steals from oneself");
}

#[test]
fn sp_xsa_01_the_jellyfish_stings_all_opponents() {
    let mut scene = about_to_play(
        "players=3 extra_salt=yes",
        &["swimmer:black jellyfish:pink", "boat:black boat:yellow", "fish:black fish:green"],
    );
    assert_eq!(scene.refused("pair swimmer:black shark:black"), "SP-PAR-01");
    scene.run("pair swimmer:black jellyfish:pink");
    assert_eq!(scene.spectator().score(Seat::at(0)), None);
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().pairs, 1);
    let deck = scene.deck_size();
    scene.run("end");
    assert_eq!(scene.game.turn(), Turn::Chance, "seat 1 only takes the deck's top card");
    scene.run("chance octopus:grey");
    assert_eq!(scene.hand(1), set("boat:black boat:yellow octopus:grey"));
    assert_eq!(scene.game.turn(), Turn::Chance, "and so does seat 2");
    scene.run("chance octopus:green");
    assert_eq!((scene.active(), scene.deck_size()), (0, deck - 2));
    assert!(scene.legal().contains(&"draw".to_owned()));
    scene.run("take 0; end");
    assert!(scene.legal().contains(&"draw".to_owned()), "the sting is over");
}

#[test]
fn sp_xsa_01_boats_do_not_end_the_sting() {
    let mut scene = about_to_play(
        "players=2 extra_salt=yes",
        &[
            "swimmer:black jellyfish:pink boat:black boat:yellow",
            "fish:black fish:green crab:black shark:black",
        ],
    );
    scene.run("pair swimmer:black jellyfish:pink; pair boat:black boat:yellow; take 0; end");
    assert_eq!(scene.spectator().phase(), Phase::Stung);
}

#[test]
fn sp_xsa_01_a_jellyfish_needs_a_swimmer() {
    let scene = about_to_play(
        "players=2 extra_salt=yes",
        &["shark:black jellyfish:pink lobster crab:black", "boat:black boat:yellow fish:black fish:green"],
    );
    assert_eq!(scene.refused("pair shark:black jellyfish:pink"), "SP-XSA-01");
    assert_eq!(scene.refused("pair shark:black lobster"), "SP-XSA-02");
}

#[test]
fn sp_xsa_02_the_lobster_looks_at_five_and_keeps_one() {
    let mut scene =
        about_to_play("players=2 extra_salt=yes", &["crab:black lobster", "boat:black boat:yellow"]);
    let deck = scene.deck_size();
    scene.run("pair crab:black lobster");
    scene.run("chance octopus:grey; chance octopus:green; chance shell:black; chance shell:yellow");
    scene.run("chance fish:black");
    assert_eq!(scene.deck_size(), deck - 5);
    assert_eq!(scene.legal().len(), 5);
    assert_eq!(scene.refused("pick fish:green"), "SP-XSA-02");
    assert_eq!(scene.refused("end"), "SP-RND-02");
    scene.run("pick fish:black");
    assert_eq!(scene.deck_size(), deck - 1, "the rest is shuffled back");
    assert!(scene.hand(0).contains(card("fish:black")));
    scene.run("end; draw");
    let octopus = ("octopus:grey".parse().unwrap(), 1);
    assert!(scene.game.outcomes().contains(&octopus), "what went back can be drawn");
}

#[test]
fn sp_xsa_02_with_fewer_than_five_the_lobster_looks_at_those() {
    let mut scene = Scene::dealt(
        "players=2 extra_salt=yes",
        "shell:green shell:grey",
        &["crab:black lobster", "boat:black boat:yellow"],
    );
    scene.drain_deck(4, 0, "");
    scene.draw_anything();
    scene.run("pair crab:black lobster");
    assert_eq!(scene.deck_size(), 2);
    for _ in 0..2 {
        assert_eq!(scene.spectator().phase(), Phase::Peek);
        let outcome = scene.game.outcome_at(0);
        scene.chance(outcome);
    }
    assert_eq!(scene.spectator().phase(), Phase::PickPeeked);
}

#[test]
fn sp_xsa_04_a_trio_cancels_the_effect() {
    let mut scene = about_to_play(
        "players=2 extra_salt=yes",
        &["boat:black boat:yellow starfish:yellow", "fish:black fish:green crab:grey"],
    );
    assert_eq!(
        scene.legal(),
        ["pair boat:black boat:yellow", "trio boat:black boat:yellow starfish:yellow", "end"]
    );
    assert_eq!(scene.refused("trio boat:black boat:yellow starfish:dark_blue"), "SP-XSA-04");
    assert_eq!(scene.refused("trio boat:black boat:yellow crab:black"), "SP-XSA-04");
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().points, 3);
    scene.run("trio boat:black boat:yellow starfish:yellow");
    assert_eq!(scene.view(0).score(Seat::at(0)).unwrap().points, 3, "worth 3 in all");
    assert_eq!(scene.legal(), ["end"], "no other turn");
    let groups: Vec<_> = scene.spectator().laid().collect();
    assert_eq!(
        (groups[0].cards.to_vec(), groups[0].starfish),
        (cards("boat:black boat:yellow"), Some(card("starfish:yellow")))
    );
}

#[test]
fn sp_xsa_01_a_stung_player_still_wins_by_mermaids() {
    let hands = ["swimmer:black jellyfish:pink octopus:green", "mermaid mermaid mermaid"];
    let mut scene = about_to_play("players=2 extra_salt=yes", &hands);
    scene.run("pair swimmer:black jellyfish:pink; end; chance mermaid");
    let outcome = scene.outcome();
    assert!(outcome.won(Seat::at(1)) && outcome.reason == "four-mermaids", "ending the turn shows them");
}

#[test]
fn sp_xsa_01_a_stung_player_finds_an_empty_deck_empty() {
    let hands = [
        "swimmer:black jellyfish:pink sailor:pink sailor:orange captain",
        "boat:black fish:green crab:yellow shell:grey shark:black",
    ];
    let mut scene = Scene::dealt("players=2 extra_salt=yes", "", &hands);
    scene.drain_deck(2, 0, "");
    scene.draw_anything();
    assert_eq!(scene.deck_size(), 0);
    let size = scene.hand(1).len();
    scene.run("pair swimmer:black jellyfish:pink; last_chance");
    let view = scene.spectator();
    let last = view.last_round().expect("the lap is over at once");
    assert_eq!(last.cards(Seat::at(1)).len(), size, "nothing was taken, not even from a pile");
}
