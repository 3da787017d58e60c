//! Learning: from games, from a search, or only the critic; on the game one is told to.

use bots::{
    Effort, Exploit,
    learn::{Learner, Nets, Trainer, TrainerSettings, write_nets},
};
use kelp::Kelp;
use salt_paper::SaltPaper;
use search::net::Net;

fn settings() -> TrainerSettings {
    TrainerSettings {
        decisions: 500,
        step: 250,
        passes: 1,
        threads: 1,
        rates: (1e-3, 1e-3),
        entropy: (0.01, 0.01),
        trust: 0.95,
        luck: 1.0,
        nostalgia: 0,
        variety: 0,
        simple: vec!["novice".to_owned()],
        lessons: 0.0,
        search: None,
        critic_only: false,
        learner: None,
        hidden: vec![16],
        units: 16,
        critic_hidden: vec![16],
    }
}

fn run<G: Learner>(settings: TrainerSettings, seed: u64, nets: Option<Nets>) -> Trainer<G> {
    Trainer::new(settings, seed, nets).expect("simple players of ours")
}

/// Whether each policy, and at last the critic, changed in one batch.
fn changed<G: Learner>(settings: TrainerSettings) -> Vec<bool> {
    let mut trainer = run::<G>(settings, 1, None);
    let hashes = |trainer: &Trainer<G>| {
        let nets = trainer.nets();
        nets.policies.iter().chain([&nets.critic]).map(Net::hash).collect::<Vec<_>>()
    };
    let before = hashes(&trainer);
    trainer.batch(0.5);
    hashes(&trainer).iter().zip(&before).map(|(now, then)| now != then).collect()
}

#[test]
fn nets_learn_the_game_they_are_told_to() {
    let trainer = || run::<SaltPaper>(settings(), 1, None);
    let mut reduced =
        trainer().with_options("cards=6 rounds=1".parse().expect("options of ours")).expect("playable");
    reduced.batch(0.0);
    let progress = reduced.progress();
    assert!(progress.samples < 20 * progress.games, "rounds of six cards are short: {progress:?}");
    let impossible = salt_paper::Options { players: 9, ..Default::default() };
    assert!(trainer().with_options(impossible).is_err());
}

#[test]
fn both_sides_learn_from_games_and_from_a_search() {
    let search = Some(Effort { candidates: 3, playouts: 6, plies: 2, crowd: 1 });
    assert_eq!(changed::<Kelp>(settings()), [true; 3]);
    assert_eq!(changed::<Kelp>(TrainerSettings { search, ..settings() }), [true; 3]);
    assert_eq!(changed::<SaltPaper>(TrainerSettings { search, ..settings() }), [true; 2]);
}

#[test]
fn lessons_can_leave_out_luck() {
    let all = run::<SaltPaper>(settings(), 1, None);
    let little = run::<SaltPaper>(TrainerSettings { luck: 0.1, ..settings() }, 1, None);
    let [all, little] = [all, little].map(|mut trainer| {
        trainer.batch(0.5);
        trainer.nets().clone()
    });
    assert_ne!(all.policies, little.policies, "luck is told all the same");
    assert_ne!(all.critic, little.critic, "the critic does not see positions before chance");
}

#[test]
fn policies_can_be_left_as_they_are() {
    assert_eq!(changed::<Kelp>(TrainerSettings { critic_only: true, ..settings() }), [false, false, true]);
}

#[test]
fn one_side_can_learn_alone_and_keeps_its_seat() {
    let alone = TrainerSettings { learner: Some(1), nostalgia: 50, variety: 50, ..settings() };
    assert_eq!(changed::<Kelp>(alone.clone()), [false, true, true]);
    let rival = run::<Kelp>(settings(), 2, None).nets().clone();
    let mut trainer = run::<Kelp>(alone.clone(), 1, None).with_rivals(vec![rival]);
    let mut lonely = run::<Kelp>(alone, 1, None);
    trainer.batch(0.5);
    lonely.batch(0.5);
    assert_ne!(trainer.nets().policies[1], lonely.nets().policies[1], "the rival was never met");
}

#[test]
fn one_chooses_which_simple_players_are_met() {
    let learnt = |simple: &str| {
        let settings = TrainerSettings { variety: 100, simple: vec![simple.to_owned()], ..settings() };
        let mut trainer = run::<Kelp>(settings, 1, None);
        trainer.batch(0.5);
        trainer.nets().policies.clone()
    };
    assert_eq!(learnt("greedy"), learnt("casual"), "two names of one player");
    assert_ne!(learnt("greedy"), learnt("drifter"));
    let nobody = TrainerSettings { simple: vec!["nobody".to_owned()], ..settings() };
    assert!(Trainer::<Kelp>::new(nobody, 1, None).is_err());
}

#[test]
fn nets_that_go_on_learning_grow() {
    let nets = run::<SaltPaper>(settings(), 1, None).nets().clone();
    let wider = TrainerSettings { hidden: vec![32], critic_hidden: vec![16, 32], ..settings() };
    let trainer = run::<SaltPaper>(wider, 1, Some(nets.clone()));
    assert_eq!(trainer.nets().policies[0].shape().hidden, [32]);
    assert_eq!(trainer.nets().critic.shape().hidden, [16, 32]);
    let same = run::<SaltPaper>(settings(), 2, Some(nets.clone()));
    assert_eq!((&same.nets().policies, &same.nets().critic), (&nets.policies, &nets.critic));
    let narrower = TrainerSettings { hidden: vec![16], ..settings() };
    let grown = trainer.nets().policies[0].clone();
    let again = run::<SaltPaper>(narrower, 3, Some(trainer.nets().clone()));
    assert_eq!(again.nets().policies[0], grown, "no net is made smaller");
}

#[test]
fn a_search_teaches_what_wins() {
    let search = Some(Effort { candidates: 4, playouts: 64, plies: 100, crowd: 1 });
    let taught = TrainerSettings { search, decisions: 2000, step: 250, passes: 4, ..settings() };
    let options: salt_paper::Options = "cards=6 rounds=1 call=3".parse().expect("options of ours");
    let mut trainer = run::<SaltPaper>(taught, 1, None).with_options(options).expect("playable options");
    let before = exploitability(trainer.nets(), options);
    (0..10).for_each(|_| trainer.batch(0.5));
    let after = exploitability(trainer.nets(), options);
    assert!(after < 0.7 * before, "{before} before the lessons, {after} after them");
}

/// How much of the victory a perfect opponent takes from a player who follows these policies.
fn exploitability(nets: &Nets, options: salt_paper::Options) -> f64 {
    let folder = tempfile::tempdir().expect("a folder for some files");
    write_nets::<SaltPaper>(folder.path(), nets).expect("room for the nets");
    let bots = vec![format!("net={}", folder.path().display())];
    let exploit = Exploit::<SaltPaper> { options, bots, samples: 1, seed: 1, target: 1e-3, nodes: 100_000 };
    exploit.run().expect("a game that can be solved").bots[0].exploitability
}
