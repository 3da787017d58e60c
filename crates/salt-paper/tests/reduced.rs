//! Reduced games: a small box, few rounds, an early call.

use game_core::{Audience, Game, Seat, Turn};
use salt_paper::{Options, SaltPaper, parse_hand};

use crate::common::Scene;

#[test]
fn the_small_box_holds_the_first_cards_of_its_list() {
    let list = "crab:dark_blue crab:dark_blue fish:black fish:black mermaid mermaid mermaid boat:dark_blue \
                boat:dark_blue shell:black shell:grey swimmer:black";
    let words: Vec<&str> = list.split_whitespace().collect();
    for count in 4..=12 {
        let options: Options = format!("cards={count}").parse().unwrap();
        assert_eq!(options.shuffled(), parse_hand(&words[..count].join(" ")).unwrap());
        assert_eq!(
            usize::from(SaltPaper::new(&options).unwrap().view(Audience::Spectator).deck_size()),
            count
        );
    }
}

#[test]
fn sp_end_01_and_sp_gam_03_an_early_call_ends_the_only_round() {
    let mut scene = Scene::new("cards=7 rounds=1 call=3", "mermaid fish:black");
    scene.run("draw; chance crab:dark_blue; chance crab:dark_blue; keep crab:dark_blue; discard 0; end");
    scene.run("take 1; end; take 0");
    assert_eq!((scene.view(0).score(Seat::at(0)).unwrap().points, scene.refused("stop")), (1, "SP-END-01"));
    scene.run("end; draw; chance fish:black; chance mermaid; keep fish:black; end");
    scene.run("take 0; stop");
    assert_eq!(scene.game.turn(), Turn::Over);
    let outcome = scene.outcome();
    assert_eq!((outcome.reason, outcome.points[0], outcome.points[1]), ("round-limit", 3, 1));
}
