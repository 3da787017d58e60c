//! Practice games: the nets play themselves and their past selves, and every decision is kept.

use std::sync::Arc;

use game_core::{Audience, Ignore, MAX_SEATS, Seat, Turn, below, resolve_random};
use search::{Candidate, draw, lookahead::Settings};

use super::{
    Learner, Mind, Nets, Thinker,
    batch::{Batch, Made, Met},
};
use crate::{Bot, BotRng, Cancel, UnknownBot};

/// Room to play practice games in.
pub(super) struct Practice<G: Learner> {
    now: Mind,
    past: Vec<Mind>,
    critic: Mind,
    nets: Arc<Nets>,
    /// Simple players that are met now and then.
    simple: Vec<Box<dyn Bot<G>>>,
    /// The simple player that can be imitated.
    greedy: Box<dyn Bot<G>>,
    /// The only options that are played with, if not those of [`Learner::practice`].
    options: Option<G::Options>,
    legal: Vec<G::Action>,
    secrets: Vec<f32>,
    met: Vec<Met>,
    /// What the teacher would do at this decision.
    lesson: Vec<f32>,
}

/// How much of its old liking a policy gives up with each lesson of a search, as a share of its logarithm: so that small
/// differences in worth never add up to certainty, and who must mix goes on mixing.
const DOUBT: f64 = 0.05;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// The nets as they are.
    Now,
    /// A past self.
    Past(usize),
    /// A simple player.
    Simple(usize),
    /// The one that is imitated.
    Greedy,
}

/// Who shows how it is done.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Teacher {
    /// Nobody: what comes of a decision is the lesson.
    Games,
    /// The greedy player, who then plays all seats.
    Greedy,
    /// The nets themselves, searching: what they find out becomes what they know.
    Search(Settings),
}

/// How games are played.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    pub(super) teacher: Teacher,
    /// In how many of 100 games one seat plays a past self.
    pub(super) nostalgia: u32,
    /// In how many of 100 games one seat is a simple player.
    pub(super) variety: u32,
    /// How much weight each later judgement keeps.
    pub(super) trust: f32,
    /// How much of what chance did is left in the lesson.
    pub(super) luck: f32,
    /// The only policy that learns, if not all of them do: then its seat is never given away.
    pub(super) learner: Option<usize>,
}

impl<G: Learner> Practice<G> {
    /// Room for these nets and those they meet, the simple players by name; in earnest they play as clearly as they do at
    /// a table.
    ///
    /// # Errors
    /// If there is no player of a name.
    pub(super) fn new(
        nets: &Arc<Nets>,
        past: &[&Arc<Nets>],
        simple: &[String],
        options: Option<G::Options>,
        in_earnest: bool,
    ) -> Result<Self, UnknownBot> {
        let mind = |nets: &Arc<Nets>| match in_earnest {
            true => Mind::playing::<G>(nets.clone()),
            false => Mind::new(nets.clone()),
        };
        Ok(Self {
            now: mind(nets),
            past: past.iter().map(|nets| mind(nets)).collect(),
            critic: Mind::new(nets.clone()),
            nets: nets.clone(),
            simple: simple.iter().map(|name| G::bot(name)).collect::<Result<_, _>>()?,
            greedy: G::bot("greedy")?,
            options,
            legal: Vec::new(),
            secrets: Vec::new(),
            met: Vec::new(),
            lesson: Vec::new(),
        })
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
            self.decide(&mut game, seat, players[seat.index()], manner.teacher, rng, batch);
            if manner.luck < 1.0 && game.turn() == Turn::Chance {
                self.met.push(Met { decider: seat, shares: self.critic.shares(&game, seat), chance: true });
                batch.push_chance(self.critic.active());
            }
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        let mut end = [0.0; MAX_SEATS];
        Seat::all(outcome.seats).for_each(|seat| end[seat.index()] = outcome.share(seat) as f32);
        batch.judge(first, &self.met, &end[..outcome.seats], manner.trust, manner.luck);
        batch.games += 1;
    }

    fn players(&self, game: &G, manner: Manner, rng: &mut BotRng) -> [Player; MAX_SEATS] {
        if manner.teacher == Teacher::Greedy {
            return [Player::Greedy; MAX_SEATS];
        }
        let mut players = [Player::Now; MAX_SEATS];
        let own = |seat: &Seat| manner.learner == Some(G::policy_of(*seat));
        let given: Vec<Seat> = Seat::all(game.seats()).filter(|seat| !own(seat)).collect();
        if given.is_empty() {
            return players;
        }
        let seat = given[below(rng, given.len() as u32) as usize].index();
        let ticket = below(rng, 100);
        if ticket < manner.variety && !self.simple.is_empty() {
            players[seat] = Player::Simple(below(rng, self.simple.len() as u32) as usize);
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
        teacher: Teacher,
        rng: &mut BotRng,
        batch: &mut Batch,
    ) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let mut chosen = 0;
        if self.legal.len() > 1 {
            self.met.push(Met { decider: seat, shares: self.critic.shares(game, seat), chance: false });
            let view = game.view(Audience::Seat(seat));
            self.secrets.clear();
            G::secrets(&view, &mut self.secrets);
            self.teach(&view, player, teacher, rng);
            let mind = match player {
                Player::Past(index) => &mut self.past[index],
                Player::Now | Player::Simple(_) | Player::Greedy => &mut self.now,
            };
            let chances = mind.chances::<G>(seat, &view, &self.legal);
            chosen = match player {
                Player::Simple(which) => {
                    self.simple[which].choose(&view, &self.legal, rng, &Cancel::default())
                }
                Player::Greedy => self.greedy.choose(&view, &self.legal, rng, &Cancel::default()),
                Player::Now | Player::Past(_) if self.lesson.is_empty() => draw(chances, rng),
                Player::Now | Player::Past(_) => draw(&self.lesson, rng),
            };
            if teacher == Teacher::Greedy {
                self.lesson.resize(self.legal.len(), 0.0);
                self.lesson[chosen] = 1.0;
            }
            let made = Made {
                policy: G::policy_of(seat),
                own: player == Player::Now || teacher == Teacher::Greedy,
                chosen,
                chance: chances[chosen],
                features: mind.active(),
                candidates: mind.candidates(),
                secrets: &self.secrets,
                secret: game.secret(),
                lesson: &self.lesson,
            };
            batch.push(&made, self.critic.active());
        }
        game.act_unchecked(seat, self.legal[chosen], &mut Ignore);
    }

    /// Fills the lesson with what a search finds out, where the nets themselves decide and search is their teacher.
    fn teach(&mut self, view: &G::View, player: Player, teacher: Teacher, rng: &mut BotRng) {
        self.lesson.clear();
        let (Player::Now, Teacher::Search(settings)) = (player, teacher) else { return };
        let thinker = Thinker::new(self.nets.clone(), settings);
        let thought = thinker.think::<G>(view, &self.legal, rng, &Cancel::default());
        let doubted =
            |candidate: &Candidate| candidate.improved / libm::pow(candidate.prior.max(1e-9), DOUBT);
        let sum: f64 = thought.candidates.iter().map(doubted).sum();
        self.lesson.extend(thought.candidates.iter().map(|candidate| (doubted(candidate) / sum) as f32));
    }
}
