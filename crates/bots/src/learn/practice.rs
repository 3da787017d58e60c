//! Practice games: the nets play themselves and their past selves, and every decision is kept.

use std::sync::Arc;

use game_core::{Audience, Ignore, MAX_SEATS, Seat, below, resolve_random};
use search::draw;

use super::{
    Learner, Mind, Nets,
    batch::{Batch, Made},
};
use crate::BotRng;

/// Room to play practice games in.
pub(super) struct Practice<G: Learner> {
    now: Mind,
    past: Vec<Mind>,
    critic: Mind,
    legal: Vec<G::Action>,
    secrets: Vec<f32>,
    met: Vec<(Seat, [f32; MAX_SEATS])>,
}

impl<G: Learner> Practice<G> {
    pub(super) fn new(nets: &Arc<Nets>, past: &[Arc<Nets>]) -> Self {
        Self {
            now: Mind::new(nets.clone()),
            past: past.iter().map(|nets| Mind::new(nets.clone())).collect(),
            critic: Mind::new(nets.clone()),
            legal: Vec::new(),
            secrets: Vec::new(),
            met: Vec::new(),
        }
    }

    /// Plays one game and adds its decisions to `batch`. In `nostalgia` of 100 games one seat plays a past self.
    pub(super) fn play(&mut self, nostalgia: u32, trust: f32, rng: &mut BotRng, batch: &mut Batch) {
        let mut game = G::new(&G::practice(rng)).expect("practice games can be played");
        let opponent = self.opponent(&game, nostalgia, rng);
        let first = batch.samples.len();
        self.met.clear();
        loop {
            resolve_random(&mut game, rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { break };
            let past = opponent.and_then(|(other, index)| (other == seat).then_some(index));
            self.decide(&mut game, seat, past, rng, batch);
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        let mut end = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| end[seat.index()] = outcome.share(seat) as f32);
        batch.judge(first, &self.met, &end[..outcome.seats], trust);
        batch.games += 1;
    }

    /// The seat that plays a past self, and which.
    fn opponent(&self, game: &G, nostalgia: u32, rng: &mut BotRng) -> Option<(Seat, usize)> {
        let wanted = below(rng, 100) < nostalgia && !self.past.is_empty();
        wanted.then(|| {
            let seat = Seat::at(below(rng, game.seats() as u32) as usize);
            (seat, below(rng, self.past.len() as u32) as usize)
        })
    }

    fn decide(
        &mut self,
        game: &mut G,
        seat: Seat,
        past: Option<usize>,
        rng: &mut BotRng,
        batch: &mut Batch,
    ) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let mut chosen = 0;
        if self.legal.len() > 1 {
            self.met.push((seat, self.critic.shares(game)));
            let own = past.is_none();
            let mind = past.map_or(&mut self.now, |index| &mut self.past[index]);
            let view = game.view(Audience::Seat(seat));
            self.secrets.clear();
            G::secrets(&view, &mut self.secrets);
            let chances = mind.chances::<G>(seat, &view, &self.legal);
            chosen = draw(chances, rng);
            let chance = chances[chosen];
            let (features, candidates) = (mind.active(), mind.candidates());
            let policy = G::policy_of(seat);
            let (secrets, secret) = (&self.secrets[..], game.secret());
            let made = Made { policy, own, chosen, chance, features, candidates, secrets, secret };
            batch.push(&made, self.critic.active());
        }
        game.act_unchecked(seat, self.legal[chosen], &mut Ignore);
    }
}
