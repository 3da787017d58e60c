//! Chapter 5: who knows what.

use crate::common::{Scene, card, set};
use game_core::{Audience, Game, Seat, walk};
use game_testkit::test_rng;
use salt_paper::{Chance, Pile, SaltPaper, SeenEvent, View};
use serde_json::Value;

const ONE: Audience = Audience::Seat(Seat::at(1));
const TWO: Audience = Audience::Seat(Seat::at(2));

fn json(view: &View) -> Value {
    serde_json::to_value(view).unwrap()
}

/// Places in which the viewer thinks `name` can be, one list for each copy it knows something about.
fn known(view: &View, name: &str) -> Vec<Vec<String>> {
    let view = json(view);
    let entries = view["known"].as_array().unwrap().iter().filter(|entry| entry["card"] == name);
    entries
        .map(|entry| {
            entry["places"].as_array().unwrap().iter().map(|place| place.as_str().unwrap().into()).collect()
        })
        .collect()
}

#[test]
fn sp_inf_01_drawn_and_kept_cards_are_private() {
    let mut scene = Scene::new("players=3", "shell:green shell:grey");
    let before = scene.events.len();
    scene.run("draw; chance crab:black; chance fish:green");
    assert_eq!(json(&scene.view(0))["waiting"]["cards"], serde_json::json!(["crab:black", "fish:green"]));
    for view in [scene.view(1), scene.view(2), scene.spectator()] {
        let text = json(&view).to_string();
        assert!(!text.contains("crab:black") && !text.contains("fish:green"), "{text}");
    }
    scene.run("keep crab:black; discard 0");
    let count = scene.events.len() - before;
    let text = serde_json::to_string(&scene.seen(ONE, count)).unwrap();
    assert!(!text.contains("crab:black"), "{text}");
    assert!(text.contains("fish:green"), "the discarded card is open");
    assert_eq!(scene.view(1).hand(Seat::at(0)), None);
    assert_eq!(scene.view(1).hand_size(Seat::at(0)), 1);
    assert_eq!(scene.view(0).hand(Seat::at(0)), Some(set("crab:black")));
}

#[test]
fn sp_inf_01_a_card_taken_from_a_top_is_remembered() {
    let mut scene = Scene::new("players=3", "shell:green shell:grey");
    scene.run("take 0");
    for view in [scene.view(1), scene.view(2), scene.spectator()] {
        assert_eq!(known(&view, "shell:green"), [["hand 0"]]);
        assert_eq!(view.known_in_hand(Seat::at(0)), set("shell:green"));
        assert_eq!(view.hand(Seat::at(0)), None, "the hand itself is hidden");
    }
}

/// Seat 0 is about to search the first pile, which holds shell:green, octopus:yellow, octopus:purple, octopus:grey.
fn crabs_to_search() -> Scene {
    let mut scene = Scene::new("players=3", "shell:green shell:grey");
    scene.run("draw; chance crab:black; chance octopus:yellow; keep crab:black; discard 0; end");
    scene.run("draw; chance boat:black; chance octopus:purple; keep boat:black; discard 0; end");
    scene.run("draw; chance boat:yellow; chance octopus:grey; keep boat:yellow; discard 0; end");
    scene.run("draw; chance crab:grey; chance fish:black; keep crab:grey; discard 1");
    scene.run("pair crab:black crab:grey");
    scene
}

#[test]
fn sp_inf_01_what_crabs_took_is_private() {
    let mut scene = crabs_to_search();
    let before = scene.events.len();
    scene.run("pile 0; pick octopus:yellow");
    let count = scene.events.len() - before;
    for audience in [ONE, TWO, Audience::Spectator] {
        let seen = scene.seen(audience, count);
        assert!(matches!(seen[0], SeenEvent::Looked { cards: None, .. }), "{:?}", seen[0]);
        assert!(matches!(seen[1], SeenEvent::Picked { card: None, .. }), "{:?}", seen[1]);
    }
    let view = scene.view(1);
    assert_eq!(
        (view.pile_size(Pile::BOTH[0]), view.pile_top(Pile::BOTH[0])),
        (3, Some(card("octopus:grey")))
    );
    for name in ["shell:green", "octopus:yellow", "octopus:purple"] {
        assert_eq!(known(&view, name), [["pile 0", "hand 0"]], "{name}");
    }
    assert!(known(&view, "octopus:grey").is_empty(), "the top is certainly there");
    assert_eq!(json(&view)["piles"][0]["gone"], 1);
    assert_eq!(json(&scene.view(0))["piles"][0]["gone"], 0, "the one who looked knows");
    assert_eq!(scene.view(0).pile_cards(Pile::BOTH[0]).len(), 3);
}

#[test]
fn sp_inf_01_worlds_with_another_secret_look_the_same() {
    let mut views = Vec::new();
    for picked in ["shell:green", "octopus:yellow", "octopus:purple"] {
        let mut scene = crabs_to_search();
        let before = scene.events.len();
        scene.run(&format!("pile 0; pick {picked}; end"));
        let count = scene.events.len() - before;
        views.push([ONE, TWO, Audience::Spectator].map(|audience| {
            (
                json(&scene.game.view(audience)).to_string(),
                serde_json::to_string(&scene.seen(audience, count)).unwrap(),
            )
        }));
    }
    assert_eq!(views[0], views[1]);
    assert_eq!(views[0], views[2]);
}

#[test]
fn sp_inf_01_a_visible_card_taken_by_crabs_is_open() {
    let mut scene = crabs_to_search();
    scene.run("pile 0; pick octopus:grey");
    assert_eq!(known(&scene.view(1), "octopus:grey"), [["hand 0"]]);
    assert_eq!(scene.top(0), Some(card("octopus:purple")));
    assert_eq!(json(&scene.view(1))["piles"][0]["gone"], 0, "and it is clear what is left");
}

#[test]
fn sp_inf_01_a_missing_card_is_seen_when_the_cards_above_are_gone() {
    let mut scene = crabs_to_search();
    scene.run("pile 0; pick octopus:purple; end; take 0; end");
    // octopus:grey is taken; octopus:yellow shows, so octopus:purple is known to be gone.
    assert_eq!(scene.top(0), Some(card("octopus:yellow")));
    for view in [scene.view(1), scene.view(2), scene.spectator()] {
        assert_eq!(known(&view, "octopus:purple"), [["hand 0"]]);
        assert_eq!(json(&view)["piles"][0]["gone"], 0);
    }
}

#[test]
fn sp_inf_01_a_stolen_card_is_known_to_thief_and_victim_only() {
    let hands = ["swimmer:black shark:green", "boat:black boat:yellow", "fish:black fish:green"];
    let mut scene = Scene::dealt("players=3", "shell:green shell:grey", &hands);
    scene.run("take 1; pair swimmer:black shark:green; rob 1");
    let before = scene.events.len();
    scene.run("chance boat:yellow");
    let count = scene.events.len() - before;
    assert!(matches!(scene.seen(ONE, count)[0], SeenEvent::Robbed { card: Some(_), .. }));
    assert!(matches!(scene.seen(TWO, count)[0], SeenEvent::Robbed { card: None, .. }));
    assert!(matches!(scene.seen(Audience::Spectator, count)[0], SeenEvent::Robbed { card: None, .. }));
    assert_eq!(known(&scene.view(1), "boat:yellow"), [["hand 0"]], "the victim remembers");
    assert!(known(&scene.view(2), "boat:yellow").is_empty(), "to others it is as unseen as before");
}

#[test]
fn sp_inf_01_own_points_are_ones_own_until_the_hand_is_open() {
    let hands = ["sailor:pink sailor:orange captain", "boat:black fish:green crab:yellow"];
    let mut scene = Scene::dealt("players=2", "shark:green shark:black", &hands);
    scene.run("take 1");
    assert!(scene.view(0).score(Seat::at(0)).is_some());
    assert!(scene.view(0).score(Seat::at(1)).is_none() && scene.view(1).score(Seat::at(0)).is_none());
    scene.run("last_chance");
    assert_eq!(scene.view(1).score(Seat::at(0)).unwrap().points, 11);
    assert_eq!(scene.spectator().hand(Seat::at(0)).unwrap().len(), 4);
}

#[test]
fn sp_inf_01_the_lobsters_player_remembers_what_went_back() {
    let hands = ["crab:black lobster", "boat:black boat:yellow"];
    let mut scene = Scene::dealt("players=2 extra_salt=yes", "shell:green shell:grey", &hands);
    scene.run(
        "take 1; pair crab:black lobster; chance octopus:grey; chance octopus:green; chance shell:black",
    );
    let hidden = json(&scene.view(1)).to_string();
    assert!(!hidden.contains("octopus:grey"), "{hidden}");
    scene.run("chance shell:yellow; chance fish:black; pick fish:black");
    assert_eq!(known(&scene.view(0), "octopus:grey"), [["deck"]]);
    assert!(known(&scene.view(1), "octopus:grey").is_empty());
    scene.run("end; draw; chance mermaid; chance octopus:grey; keep mermaid");
    assert!(
        known(&scene.view(0), "octopus:green").is_empty(),
        "the rival may have drawn it, as any other card"
    );
}

#[test]
fn sp_inf_02_nothing_of_a_round_is_recognised_in_the_next() {
    let void_round = |first: &str| {
        let mut scene = Scene::new("players=2", "");
        scene.draw_keep(card(first), &[]);
        scene.run("end");
        scene.drain_deck(2, 0, "");
        scene.draw_anything();
        scene.run("end; chance crab:black; chance fish:green");
        scene
    };
    let (one, two) = (void_round("boat:black"), void_round("octopus:green"));
    assert_ne!(one.events, two.events);
    for audience in Audience::running(2) {
        assert_eq!(one.game.view(audience), two.game.view(audience), "{audience:?}");
    }
}

#[test]
fn sp_inf_02_copies_of_a_card_cannot_be_told_apart() {
    // Seat 0 shows one boat:black and draws another; nobody, nor chance, has a name for either.
    let mut scene = Scene::new("players=2", "boat:black shell:grey");
    scene.run("take 0; end; take 1; end; draw");
    let boats =
        scene.game.outcomes().into_iter().filter(|(outcome, _)| *outcome == Chance::Card(card("boat:black")));
    assert_eq!(boats.map(|(_, weight)| weight).collect::<Vec<_>>(), [1]);
    scene.run("chance boat:black; chance fish:black; keep boat:black; end; take 0");
    let views = [scene.view(0), scene.view(1)].map(|view| json(&view).to_string());
    assert!(views[0].contains(r#"["boat:black","boat:black"]"#));
    assert!(!views[1].contains(r#"["boat:black","boat:black"]"#));
    scene.run("end; take 0?; draw?; chance fish:green; chance fish:yellow; keep fish:green; pair boat:black boat:black; draw");
    assert!(!json(&scene.view(1)).to_string().contains("copy"), "views hold names only");
}

#[test]
fn sp_inf_03_a_choice_of_one_is_still_asked() {
    let mut scene = Scene::new("players=2", "shell:green shell:grey");
    scene.run("draw; chance mermaid; chance mermaid");
    assert_eq!(scene.legal(), ["keep mermaid:white"], "equal cards take as long as different ones");
    scene.run("keep mermaid; discard 0");
    assert_eq!(scene.legal(), ["end"], "a hand without pairs is asked as well");
}

#[test]
fn sp_inf_03_the_number_of_events_tells_nothing() {
    let count = |first: &str, second: &str, keep: &str| {
        let mut scene = Scene::new("players=2", "shell:green shell:grey");
        scene.run(&format!("draw; chance {first}; chance {second}; keep {keep}; discard 0; end"));
        let seen = [ONE, Audience::Spectator].map(|audience| {
            let seen: Vec<SeenEvent> =
                scene.events.iter().filter_map(|event| SaltPaper::project(event, audience)).collect();
            seen.len()
        });
        (seen, scene.events.len())
    };
    assert_eq!(count("mermaid", "mermaid", "mermaid"), count("crab:black", "fish:green", "crab:black"));
}

#[test]
fn after_the_end_everyone_sees_everything() {
    let hands = ["mermaid mermaid mermaid", "boat:black fish:green crab:yellow"];
    let mut scene = Scene::dealt("players=2", "", &hands);
    scene.run("draw; chance mermaid; chance octopus:green; keep mermaid; discard 1; mermaids");
    let view = scene.game.view(Audience::Everyone);
    assert_eq!(view.hand(Seat::at(1)), Some(set(hands[1])), "also what was never shown");
    for audience in Audience::running(2).chain([Audience::Everyone]) {
        let view = scene.game.view(audience);
        let imagined = SaltPaper::imagine(&view, &mut game_testkit::test_rng(1));
        imagined.audit().unwrap();
        assert_eq!(imagined.view(audience), view, "{audience:?}");
    }
    assert_eq!(scene.spectator().hand(Seat::at(1)), None);
}

/// Seeds of `tidetable fuzz` in which somebody once believed two mermaids in a pile that held one: crabs had searched
/// it, and the mermaids, of which any could be the one that moved, shared what they could be.
#[test]
fn sp_inf_01_a_pile_that_is_known_again_holds_what_was_put_there() {
    for (options, seed) in [("players=3", 396_263), ("players=4", 29_731)] {
        let game = SaltPaper::new(&options.parse().unwrap()).unwrap();
        walk(game, &mut test_rng(seed), &mut Vec::new(), |_, _| ()).unwrap();
    }
}

#[test]
fn where_few_worlds_are_possible_all_of_them_are_listed() {
    let mut rng = test_rng(3);
    let mut lists = 0;
    for players in [2, 3] {
        for _ in 0..8 {
            let start = SaltPaper::new(&format!("players={players}").parse().unwrap()).unwrap();
            let visit = |game: &SaltPaper, _: &_| {
                let Some(seat) = game.turn().seats().iter().next() else { return };
                let view = game.view(Audience::Seat(seat));
                let Some(worlds) = view.every_world(64) else { return };
                lists += 1;
                assert!(worlds.iter().all(|world| world.view(Audience::Seat(seat)) == view));
                assert!((0..8).all(|_| worlds.contains(&SaltPaper::imagine(&view, &mut test_rng(lists)))));
                let truth = game.view(Audience::Everyone);
                let same = |world: &SaltPaper| json(&world.view(Audience::Everyone)) == json(&truth);
                assert!(worlds.iter().any(same), "the truth is one of them");
            };
            walk(start, &mut rng, &mut Vec::new(), visit).unwrap();
        }
    }
    assert!(lists > 20, "{lists}");
}
