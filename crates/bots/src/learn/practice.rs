//! Practice games: the nets play themselves and their past selves, and every decision is kept.

use std::sync::Arc;

use game_core::{Audience, Ignore, MAX_SEATS, Seat, below, resolve_random};
use search::draw;

use super::{
    Learner, Mind, Nets,
    batch::{Batch, Made},
};
use crate::{Bot, BotRng, Cancel};

/// Room to play practice games in.
pub(super) struct Practice<G: Learner> {
    now: Mind,
    past: Vec<Mind>,
    critic: Mind,
    teacher: Box<dyn Bot<G>>,
    /// The only options that are played with, if not those of [`Learner::practice`].
    options: Option<G::Options>,
    legal: Vec<G::Action>,
    secrets: Vec<f32>,
    met: Vec<(Seat, [f32; MAX_SEATS])>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// The nets as they are.
    Now,
    /// A past self.
    Past(usize),
    /// The greedy player.
    Teacher,
}

/// How games are played.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Whether the greedy player shows how it is done.
    pub(super) lesson: bool,
    /// In how many of 100 games one seat plays a past self.
    pub(super) nostalgia: u32,
    /// In how many of 100 games one seat is the greedy player.
    pub(super) variety: u32,
    /// How much weight each later judgement keeps.
    pub(super) trust: f32,
}

impl<G: Learner> Practice<G> {
    pub(super) fn new(nets: &Arc<Nets>, past: &[Arc<Nets>], options: Option<G::Options>) -> Self {
        Self {
            now: Mind::new(nets.clone()),
            past: past.iter().map(|nets| Mind::new(nets.clone())).collect(),
            critic: Mind::new(nets.clone()),
            teacher: G::bot("greedy").expect("every game has a greedy player"),
            options,
            legal: Vec::new(),
            secrets: Vec::new(),
            met: Vec::new(),
        }
    }

    /// Plays one game and adds its decisions to `batch`.
    pub(super) fn play(&mut self, manner: Manner, rng: &mut BotRng, batch: &mut Batch) {
        let options = self.options.clone().unwrap_or_else(|| G::practice(rng));
        let mut game = G::new(&options).expect("practice games can be played");
        let players = self.players(&game, manner, rng);
        let first = batch.samples.len();
        self.met.clear();
        loop {
            resolve_random(&mut game, rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            self.decide(&mut game, seat, players[seat.index()], manner.lesson, rng, batch);
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        let mut end = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| end[seat.index()] = outcome.share(seat) as f32);
        batch.judge(first, &self.met, &end[..outcome.seats], manner.trust);
        batch.games += 1;
    }

    fn players(&self, game: &G, manner: Manner, rng: &mut BotRng) -> [Player; MAX_SEATS] {
        if manner.lesson {
            return [Player::Teacher; MAX_SEATS];
        }
        let mut players = [Player::Now; MAX_SEATS];
        let seat = below(rng, game.seats() as u32) as usize;
        let ticket = below(rng, 100);
        if ticket < manner.variety {
            players[seat] = Player::Teacher;
        } else if ticket < manner.variety + manner.nostalgia && !self.past.is_empty() {
            players[seat] = Player::Past(below(rng, self.past.len() as u32) as usize);
        }
        players
    }

    fn decide(
        &mut self,
        game: &mut G,
        seat: Seat,
        player: Player,
        lesson: bool,
        rng: &mut BotRng,
        batch: &mut Batch,
    ) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let mut chosen = 0;
        if self.legal.len() > 1 {
            self.met.push((seat, self.critic.shares(game)));
            let view = game.view(Audience::Seat(seat));
            self.secrets.clear();
            G::secrets(&view, &mut self.secrets);
            let mind = match player {
                Player::Past(index) => &mut self.past[index],
                Player::Now | Player::Teacher => &mut self.now,
            };
            let chances = mind.chances::<G>(seat, &view, &self.legal);
            chosen = match player {
                Player::Teacher => self.teacher.choose(&view, &self.legal, rng, &Cancel::default()),
                Player::Now | Player::Past(_) => draw(chances, rng),
            };
            let made = Made {
                policy: G::policy_of(seat),
                own: lesson || player == Player::Now,
                taught: lesson,
                chosen,
                chance: chances[chosen],
                features: mind.active(),
                candidates: mind.candidates(),
                secrets: &self.secrets,
                secret: game.secret(),
            };
            batch.push(&made, self.critic.active());
        }
        game.act_unchecked(seat, self.legal[chosen], &mut Ignore);
    }
}
