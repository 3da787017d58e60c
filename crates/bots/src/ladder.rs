//! Bots measured against each other: every deal is played twice with the seats swapped, so that neither the luck of
//! the deal nor the better side of an uneven game counts for anybody.

use std::{
    collections::BTreeMap,
    ops::Range,
    thread,
    time::{Duration, Instant},
};

use game_core::{Audience, Ignore, Seat, resolve_random};
use rand_core::SeedableRng;
use search::rating::{Match, Measured, Series, Unrated, rate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Bot, BotRng, Cancel, Playable, UnknownBot, bot_rng};

/// Why players could not be compared.
#[derive(Debug, Error)]
pub enum LadderError {
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The matches rate nobody.
    #[error(transparent)]
    Unrated(#[from] Unrated),
    /// The game is not for two.
    #[error("a ladder needs a game for two; choose options for two players")]
    NotForTwo,
    /// Pairings of one ladder are of one game.
    #[error("these pairings are not of one game with the same options")]
    DifferentGames,
    /// One name stands for one player.
    #[error("'{player}' played with different weights in these pairings; rate them apart")]
    DifferentWeights {
        /// The name.
        player: String,
    },
    /// Equal time needs one player whose effort can be counted.
    #[error(
        "the second player of a match at equal time is named without its effort, which is found by trial: flat, so, \
         mo, or with a curiosity so:1.2 and mo:1.2"
    )]
    NoFamily,
}

/// Two players on the same deals.
#[derive(Clone, Debug)]
pub struct Pairing<G: Playable> {
    /// What is played.
    pub options: G::Options,
    /// The two players.
    pub players: [String; 2],
    /// How many deals; each is played twice.
    pub deals: u64,
    /// Decides all deals and the players' own dice.
    pub seed: u64,
    /// How many threads play at once; nothing but the times depends on it.
    pub threads: usize,
}

/// What came out of a pairing.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PairingReport {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: String,
    /// The two players.
    pub players: [String; 2],
    /// Hashes of the weights they play with, if they have learned anything.
    pub weights: [Option<String>; 2],
    /// Decides all deals and the players' own dice; nothing if this was played in pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Deals played, each twice.
    pub deals: u64,
    /// The share of the first player, over both games of each deal.
    pub share: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
    /// The share of the first player in the first seat, and in the second.
    pub by_seat: [f64; 2],
    /// Deals in which one player won both games, and how many of them the first won.
    pub decided: [u64; 2],
    /// Microseconds of thought for each decision with a choice.
    pub thought: [f64; 2],
}

impl PairingReport {
    fn series(&self) -> Series {
        Series::summed_up(self.deals, Measured { value: self.share, margin: self.margin })
    }

    /// The same from the other side.
    fn turned(mut self) -> Self {
        self.players.reverse();
        self.weights.reverse();
        self.thought.reverse();
        self.by_seat = [1.0 - self.by_seat[1], 1.0 - self.by_seat[0]];
        self.decided[1] = self.decided[0] - self.decided[1];
        self.share = 1.0 - self.share;
        self
    }

    /// Adds other deals between the same players. Of the times the shorter count: they were disturbed less.
    fn join(&mut self, other: &Self) {
        self.seed = None;
        let mut series = self.series();
        series.add(&other.series());
        let (own, new) = (self.deals as f64, other.deals as f64);
        for seat in 0..2 {
            self.by_seat[seat] =
                (self.by_seat[seat] * own + other.by_seat[seat] * new) / (own + new).max(1.0);
            self.decided[seat] += other.decided[seat];
            self.thought[seat] = self.thought[seat].min(other.thought[seat]);
        }
        self.deals += other.deals;
        Measured { value: self.share, margin: self.margin } = series.mean();
    }
}

/// How much a player has thought.
#[derive(Clone, Copy, Debug, Default)]
struct Effort {
    decisions: u64,
    time: Duration,
}

/// What came of a stretch of deals: the share of the first player in both games of each, and how much both thought.
#[derive(Default)]
struct Stretch {
    shares: Vec<[f64; 2]>,
    efforts: [Effort; 2],
}

impl<G: Playable> Pairing<G> {
    /// Plays; `progress` hears of every deal.
    ///
    /// # Errors
    /// If there is no such bot, or the game is not for two.
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<PairingReport, LadderError> {
        let game = G::new(&self.options).map_err(|_| LadderError::NotForTwo)?;
        if game.seats() != 2 {
            return Err(LadderError::NotForTwo);
        }
        let Stretch { shares, efforts } = self.everything(&game, progress)?;
        let (mut series, mut by_seat, mut decided) = (Series::default(), [0.0; 2], [0; 2]);
        for [first, second] in shares {
            series.push(f64::midpoint(first, second));
            by_seat[0] += first;
            by_seat[1] += second;
            decided[0] += u64::from(first == second);
            decided[1] += u64::from(first == 1.0 && second == 1.0);
        }
        let Measured { value, margin } = series.mean();
        Ok(PairingReport {
            game: G::ID.to_owned(),
            options: self.options.to_string(),
            players: self.players.clone(),
            weights: [0, 1].map(|player| G::weights(&self.players[player])),
            seed: Some(self.seed),
            deals: self.deals,
            share: value,
            margin,
            by_seat: by_seat.map(|sum| sum / self.deals.max(1) as f64),
            decided,
            thought: efforts.map(|effort| effort.time.as_secs_f64() * 1e6 / effort.decisions.max(1) as f64),
        })
    }

    /// All deals, in stretches on as many threads as are wanted.
    fn everything(&self, game: &G, progress: &(dyn Fn() + Sync)) -> Result<Stretch, LadderError> {
        let threads = (self.threads as u64).clamp(1, self.deals.max(1));
        let cut = |part: u64| self.deals * part / threads;
        let parts: Vec<Result<Stretch, LadderError>> = thread::scope(|scope| {
            let start =
                |part: u64| scope.spawn(move || self.stretch(game, cut(part)..cut(part + 1), progress));
            let workers: Vec<_> = (0..threads).map(start).collect();
            workers.into_iter().map(|worker| worker.join().expect("a game does not panic")).collect()
        });
        let mut whole = Stretch::default();
        for part in parts {
            let part = part?;
            whole.shares.extend(part.shares);
            for (sum, more) in whole.efforts.iter_mut().zip(part.efforts) {
                sum.decisions += more.decisions;
                sum.time += more.time;
            }
        }
        Ok(whole)
    }

    fn stretch(
        &self,
        game: &G,
        deals: Range<u64>,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Stretch, LadderError> {
        let mut bots = [G::bot(&self.players[0])?, G::bot(&self.players[1])?];
        let mut played = Stretch::default();
        for deal in deals {
            let seed = self.seed.wrapping_add(deal.wrapping_mul(0xd134_2543_de82_ef95));
            let game = |bots: &mut _, efforts: &mut _, order| play(game, bots, order, seed, efforts);
            let first = game(&mut bots, &mut played.efforts, [0, 1]);
            let second = game(&mut bots, &mut played.efforts, [1, 0]);
            played.shares.push([first, second]);
            progress();
        }
        Ok(played)
    }

    /// Plays after raising or lowering the effort of the second player, a family of reference players (`flat`, `so`,
    /// `mo:1.2`), until it takes as long for a decision as the first.
    ///
    /// # Errors
    /// As [`Pairing::run`], and if the second player is no such family.
    pub fn run_at_equal_time(&self, progress: &(dyn Fn() + Sync)) -> Result<PairingReport, LadderError> {
        let (family, manner) = self.players[1].split_once(':').unwrap_or((&self.players[1], ""));
        if !["flat", "so", "mo"].contains(&family) {
            return Err(LadderError::NoFamily);
        }
        let manner = if manner.is_empty() { String::new() } else { format!(":{manner}") };
        let with = |count: f64| [self.players[0].clone(), format!("{family}-{count:.0}{manner}")];
        let mut count = 100.0_f64;
        for deals in [1, 2, 4] {
            let trial = Self { players: with(count), deals, seed: !self.seed, ..self.clone() };
            let report = trial.run(&|| ())?;
            count = (count * report.thought[0] / report.thought[1].max(0.01)).clamp(1.0, 1e7);
        }
        Self { players: with(count), ..self.clone() }.run(progress)
    }
}

/// Plays one game; `order` says which bot sits in each seat. The share of bot 0.
#[expect(clippy::disallowed_methods, reason = "measures the players, and is none")]
fn play<G: Playable>(
    start: &G,
    bots: &mut [Box<dyn Bot<G>>; 2],
    order: [usize; 2],
    seed: u64,
    efforts: &mut [Effort; 2],
) -> f64 {
    let mut chance = BotRng::seed_from_u64(seed);
    let (mut game, mut legal, cancel) = (start.clone(), Vec::new(), Cancel::default());
    let mut decisions = 0;
    loop {
        resolve_random(&mut game, &mut chance, &mut Ignore);
        let Some(seat) = game.turn().seats().iter().next() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let mut choice = 0;
        if legal.len() > 1 {
            let view = game.view(Audience::Seat(seat));
            let who = order[seat.index()];
            let began = Instant::now();
            choice = bots[who].choose(&view, &legal, &mut bot_rng(seed, seat, decisions), &cancel);
            efforts[who].time += began.elapsed();
            efforts[who].decisions += 1;
        }
        game.act_unchecked(seat, legal[choice], &mut Ignore);
        decisions += 1;
    }
    let outcome = game.outcome().expect("a game that is over has an outcome");
    let own = if order[0] == 0 { 0 } else { 1 };
    outcome.share(Seat::at(own))
}

/// One line of a ladder.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// The player.
    pub player: String,
    /// Its Elo, against the mean of all.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

/// What came out of a ladder.
#[derive(Clone, Debug, Serialize)]
pub struct LadderReport {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: String,
    /// All pairings.
    pub pairings: Vec<PairingReport>,
    /// The players, strongest first.
    pub rungs: Vec<Rung>,
}

/// Lets everybody in `players` meet everybody who is at most `reach` places away in the list.
///
/// # Errors
/// As [`Pairing::run`].
pub fn ladder<G: Playable>(
    base: &Pairing<G>,
    players: &[String],
    reach: usize,
    progress: &(dyn Fn() + Sync),
) -> Result<LadderReport, LadderError> {
    let mut pairings = Vec::new();
    for first in 0..players.len() {
        for second in first + 1..players.len().min(first + reach + 1) {
            let pair = [players[second].clone(), players[first].clone()];
            pairings.push(Pairing { players: pair, ..base.clone() }.run(progress)?);
        }
    }
    rated(pairings)
}

/// A ladder of pairings that were played before, in pieces: those between the same two players are added up.
///
/// # Errors
/// If they are of different games, if a player learnt something between them, or if they do not connect all players.
pub fn rated(pieces: impl IntoIterator<Item = PairingReport>) -> Result<LadderReport, LadderError> {
    let mut pieces = pieces.into_iter().peekable();
    let Some(PairingReport { game, options, .. }) = pieces.peek().cloned() else {
        return Err(Unrated::Unconnected.into());
    };
    let mut pairings: Vec<PairingReport> = Vec::new();
    let mut hashes: BTreeMap<String, Option<String>> = BTreeMap::new();
    for piece in pieces {
        if piece.game != game || piece.options != options {
            return Err(LadderError::DifferentGames);
        }
        for (player, weights) in piece.players.iter().zip(&piece.weights) {
            if hashes.entry(player.clone()).or_insert_with(|| weights.clone()) != weights {
                return Err(LadderError::DifferentWeights { player: player.clone() });
            }
        }
        let known =
            |pairing: &&mut PairingReport| piece.players.iter().all(|name| pairing.players.contains(name));
        match pairings.iter_mut().find(known) {
            Some(pairing) if pairing.players == piece.players => pairing.join(&piece),
            Some(pairing) => pairing.join(&piece.turned()),
            None => pairings.push(piece),
        }
    }
    let mut players: Vec<&String> = pairings.iter().flat_map(|pairing| &pairing.players).collect();
    players.sort();
    players.dedup();
    let number =
        |name: &String| players.iter().position(|player| *player == name).expect("everybody is in the list");
    let of = |pairing: &PairingReport| Match {
        first: number(&pairing.players[0]),
        second: number(&pairing.players[1]),
        series: pairing.series(),
    };
    let matches: Vec<Match> = pairings.iter().map(of).collect();
    let ratings = rate(players.len(), &matches)?;
    let rung = |(index, player): (usize, &&String)| {
        let Measured { value, margin } = ratings.of(index);
        Rung { player: (*player).clone(), elo: value, margin }
    };
    let mut rungs: Vec<Rung> = players.iter().enumerate().map(rung).collect();
    rungs.sort_by(|one, two| two.elo.total_cmp(&one.elo));
    Ok(LadderReport { game, options, pairings, rungs })
}
