//! What the choices of players are worth, position by position.
//!
//! Two players are asked about the same positions of games between `policy` players. Where they choose differently, both
//! choices are made in the true position and `policy` plays on to the end many times with the same dice. What one gains on
//! the other in a game, as far as each choice is followed by the same play, is then known far sooner than by whole games:
//! good for trying settings of a search. It does not say who wins; that is for the arena.

use game_core::{Audience, Ignore, Seat, Turn, below, resolve_random};
use rand_core::{Rng, SeedableRng};
use serde::Serialize;

use crate::{Bot, BotRng, Cancel, Playable, UnknownBot, bot_rng};

/// A comparison.
#[derive(Clone, Debug)]
pub struct Choices<G: Playable> {
    /// What is played.
    pub options: G::Options,
    /// Who is asked; all are compared with the first.
    pub bots: Vec<String>,
    /// About how many positions at least.
    pub positions: u64,
    /// How often each choice is played on.
    pub playouts: u32,
    /// Decides everything.
    pub seed: u64,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct ChoicesReport {
    /// The game.
    pub game: &'static str,
    /// Its options.
    pub options: String,
    /// Decisions of a game in each seat, on average; only those where there is something to choose.
    pub decisions: Vec<f64>,
    /// One entry for each player.
    pub bots: Vec<ChoicesOf>,
}

/// How the choices of one player compare with those of the first.
#[derive(Clone, Debug, Serialize)]
pub struct ChoicesOf {
    /// The player.
    pub bot: String,
    /// A hash of the weights it plays with, if it has learned anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<String>,
    /// One entry for each seat.
    pub seats: Vec<Gain>,
}

/// What a player's choices in a seat gain, as a share of the victory.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Gain {
    /// Positions asked about.
    pub positions: u64,
    /// In how many of them the choice was another.
    pub differ: u64,
    /// The mean gain of a decision.
    pub mean: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

/// Of how many positions one is asked about, so that they have little to do with each other.
const EVERY: u32 = 12;

/// Sums over positions.
#[derive(Clone, Copy, Default)]
struct Sums {
    positions: u64,
    differ: u64,
    sum: f64,
    squares: f64,
}

struct Asking<'a, G: Playable> {
    plan: &'a Choices<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    player: Box<dyn Bot<G>>,
    rng: BotRng,
    asked: u64,
    games: u64,
    decisions: Vec<u64>,
    /// For each player and seat.
    sums: Vec<Vec<Sums>>,
}

impl<G: Playable> Choices<G> {
    /// Asks all players.
    ///
    /// # Errors
    /// If there is no player of a name.
    ///
    /// # Panics
    /// If the options do not make a game.
    pub fn run(&self) -> Result<ChoicesReport, UnknownBot> {
        let bots = self.bots.iter().map(|name| G::bot(name)).collect::<Result<Vec<_>, _>>()?;
        let seats = G::new(&self.options).expect("options that were checked").seats();
        let mut asking = Asking {
            plan: self,
            sums: vec![vec![Sums::default(); seats]; bots.len()],
            bots,
            player: G::bot("policy")?,
            rng: BotRng::seed_from_u64(self.seed),
            asked: 0,
            games: 0,
            decisions: vec![0; seats],
        };
        while asking.asked < self.positions {
            asking.game();
        }
        Ok(asking.report())
    }
}

impl<G: Playable> Asking<'_, G> {
    fn game(&mut self) {
        let mut game = G::new(&self.plan.options).expect("options that were checked");
        self.games += 1;
        let mut legal = Vec::new();
        loop {
            resolve_random(&mut game, &mut self.rng, &mut Ignore);
            let Some(seat) = game.turn().seats().iter().next() else { return };
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 && matches!(game.turn(), Turn::Seat(_)) {
                self.decisions[seat.index()] += 1;
                if below(&mut self.rng, EVERY) == 0 {
                    self.ask(&game, seat, &legal);
                }
            }
            step(&mut game, seat, &legal, &mut *self.player, &mut self.rng);
        }
    }

    fn ask(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        self.asked += 1;
        let view = game.view(Audience::Seat(seat));
        let dice = self.rng.next_u64();
        let mut worths: Vec<Option<f64>> = vec![None; legal.len()];
        let mut first = None;
        for number in 0..self.bots.len() {
            let mut rng = bot_rng(self.plan.seed, seat, self.asked);
            let choice = self.bots[number].choose(&view, legal, &mut rng, &Cancel::default());
            let worth = match worths[choice] {
                Some(worth) => worth,
                None => self.played_on(game, seat, legal[choice], dice),
            };
            worths[choice] = Some(worth);
            let (other, base) = *first.get_or_insert((choice, worth));
            let sums = &mut self.sums[number][seat.index()];
            sums.positions += 1;
            sums.differ += u64::from(choice != other);
            sums.sum += worth - base;
            sums.squares += (worth - base) * (worth - base);
        }
    }

    /// The mean share of `seat` after `action`.
    fn played_on(&mut self, game: &G, seat: Seat, action: G::Action, dice: u64) -> f64 {
        let mut sum = 0.0;
        let mut legal = Vec::new();
        for number in 0..u64::from(self.plan.playouts) {
            let mut rng = BotRng::seed_from_u64(dice ^ number.wrapping_mul(0xd134_2543_de82_ef95));
            let mut game = game.clone();
            game.act_unchecked(seat, action, &mut Ignore);
            loop {
                resolve_random(&mut game, &mut rng, &mut Ignore);
                let Some(seat) = game.turn().seats().iter().next() else { break };
                legal.clear();
                game.legal(seat, &mut legal);
                step(&mut game, seat, &legal, &mut *self.player, &mut rng);
            }
            sum += game.outcome().map_or(0.0, |outcome| outcome.share(seat));
        }
        sum / f64::from(self.plan.playouts)
    }

    fn report(&self) -> ChoicesReport {
        let gain = |sums: &Sums| {
            let count = sums.positions.max(1) as f64;
            let mean = sums.sum / count;
            let margin = 1.96 * ((sums.squares / count - mean * mean).max(0.0) / count).sqrt();
            Gain { positions: sums.positions, differ: sums.differ, mean, margin }
        };
        let told = |(bot, sums): (&String, &Vec<Sums>)| ChoicesOf {
            bot: bot.clone(),
            weights: G::weights(bot),
            seats: sums.iter().map(gain).collect(),
        };
        ChoicesReport {
            game: G::ID,
            options: self.plan.options.to_string(),
            decisions: self.decisions.iter().map(|count| *count as f64 / self.games as f64).collect(),
            bots: self.plan.bots.iter().zip(&self.sums).map(told).collect(),
        }
    }
}

fn step<G: Playable>(
    game: &mut G,
    seat: Seat,
    legal: &[G::Action],
    player: &mut dyn Bot<G>,
    rng: &mut BotRng,
) {
    let choice = match legal.len() {
        1 => 0,
        _ => player.choose(&game.view(Audience::Seat(seat)), legal, rng, &Cancel::default()),
    };
    game.act_unchecked(seat, legal[choice], &mut Ignore);
}
