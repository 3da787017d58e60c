//! Who is stronger, by how much, and how sure that is.
//!
//! A [`Series`] collects the scores of one player against another, each score from 0 (lost) to 1 (won). Games that
//! belong together (the same deal from both seats, say) enter as one score, their mean: then the interval is right
//! although the games are not independent. [`rate`] turns many series into Elo ratings by the Bradley–Terry model.

mod symmetric;

use thiserror::Error;

use symmetric::Symmetric;

/// The scores of one player against another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Series {
    count: f64,
    total: f64,
    squares: f64,
}

/// A number and half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The number.
    pub value: f64,
    /// It lies this much higher or lower with a probability of 95 %.
    pub margin: f64,
}

/// How many standard errors the 95 % interval reaches.
const REACH: f64 = 1.959_964;

/// Elo points for each unit of the logarithm of the odds: 400 points are ten to one.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

impl Series {
    /// Adds a score from 0 to 1.
    pub fn push(&mut self, score: f64) {
        debug_assert!((0.0..=1.0).contains(&score));
        self.count += 1.0;
        self.total += score;
        self.squares += score * score;
    }

    /// Adds all scores of another series between the same players.
    pub fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// The series of `count` scores that was summed up as this mean.
    #[must_use]
    pub fn summed_up(count: u64, mean: Measured) -> Self {
        let count = count as f64;
        let (total, error) = (mean.value * count, mean.margin / REACH);
        let middle = (total + 2.0) / (count + 4.0);
        let squares = (error * error * count.max(1.0) + middle * middle) * (count + 4.0) - 2.0;
        Self { count, total, squares }
    }

    /// How many scores there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.count as u64
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0.0
    }

    /// The mean score with its interval.
    ///
    /// The spread is taken as if two wins and two losses more had come in (after Agresti and Coull), so that a series
    /// of nothing but wins is not taken for certain.
    #[must_use]
    pub fn mean(&self) -> Measured {
        let value = if self.is_empty() { 0.5 } else { self.total / self.count };
        Measured { value, margin: REACH * (self.variance() / self.count.max(1.0)).sqrt() }
    }

    /// The mean square distance from the mean, with two wins and two losses added.
    fn variance(&self) -> f64 {
        let (count, total, squares) = (self.count + 4.0, self.total + 2.0, self.squares + 2.0);
        squares / count - (total / count) * (total / count)
    }
}

/// One series in a tournament.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Match {
    /// The number of the player whose scores are counted.
    pub first: usize,
    /// The number of its opponent.
    pub second: usize,
    /// The scores of the first.
    pub series: Series,
}

/// Matches that no ratings follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unrated {
    /// A match names a player that does not exist, or lets one play itself.
    #[error("a match is between two different players of the list")]
    NoSuchPlayer,
    /// No chain of matches connects some players.
    #[error("some players are not connected by any chain of matches; let them meet")]
    Unconnected,
}

/// Elo ratings with a mean of 0.
#[derive(Clone, Debug)]
pub struct Ratings {
    strengths: Vec<f64>,
    covariance: Symmetric,
}

impl Ratings {
    /// The rating of a player, against the mean of all.
    #[must_use]
    pub fn of(&self, player: usize) -> Measured {
        let margin = REACH * self.covariance.at(player, player).max(0.0).sqrt();
        Measured { value: ELO * self.strengths[player], margin: ELO * margin }
    }

    /// How much stronger `first` is than `second`.
    #[must_use]
    pub fn difference(&self, first: usize, second: usize) -> Measured {
        let spread = self.covariance.at(first, first) + self.covariance.at(second, second)
            - 2.0 * self.covariance.at(first, second);
        let value = self.strengths[first] - self.strengths[second];
        Measured { value: ELO * value, margin: ELO * REACH * spread.max(0.0).sqrt() }
    }
}

/// The score that a difference in Elo makes likely.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-elo / ELO))
}

/// The ratings of `players` that make the results of `matches` most likely (Bradley–Terry).
///
/// Every match counts as if there had been one drawn game more, so that a player who has won everything gets a finite
/// rating. Intervals follow from the spread of the scores within each match.
///
/// # Errors
/// If the matches do not connect all players.
pub fn rate(players: usize, matches: &[Match]) -> Result<Ratings, Unrated> {
    let outside = |game: &Match| game.first.max(game.second) >= players || game.first == game.second;
    if matches.iter().any(outside) {
        return Err(Unrated::NoSuchPlayer);
    }
    let mut strengths = vec![0.0; players];
    for _ in 0..200 {
        let inverse = information(&strengths, matches).inverse().ok_or(Unrated::Unconnected)?;
        let change = inverse.times(&slopes(&strengths, matches));
        // Far from the goal a whole step may overshoot.
        let longest = change.iter().fold(1.0_f64, |most, part| most.max(part.abs()));
        strengths.iter_mut().zip(&change).for_each(|(strength, part)| *strength += part / longest);
        if change.iter().all(|part| part.abs() < 1e-10) {
            break;
        }
    }
    let mean = strengths.iter().sum::<f64>() / players as f64;
    strengths.iter_mut().for_each(|strength| *strength -= mean);
    let inverse = information(&strengths, matches).inverse().ok_or(Unrated::Unconnected)?;
    let covariance = inverse.around(&spread(players, matches)).centred();
    Ok(Ratings { strengths, covariance })
}

/// How the likelihood grows with each strength.
fn slopes(strengths: &[f64], matches: &[Match]) -> Vec<f64> {
    let mut slopes = vec![0.0; strengths.len()];
    for game in matches {
        let expected = expected_score(ELO * (strengths[game.first] - strengths[game.second]));
        let surplus = game.series.total + 0.5 - (game.series.count + 1.0) * expected;
        slopes[game.first] += surplus;
        slopes[game.second] -= surplus;
    }
    slopes
}

/// How sharply the likelihood bends; the mean of all strengths is held by a term of its own.
fn information(strengths: &[f64], matches: &[Match]) -> Symmetric {
    let mut information = Symmetric::filled(strengths.len(), 1.0 / strengths.len() as f64);
    for game in matches {
        let expected = expected_score(ELO * (strengths[game.first] - strengths[game.second]));
        let weight = (game.series.count + 1.0) * expected * (1.0 - expected);
        information.add_difference(game.first, game.second, weight);
    }
    information
}

/// How much the slopes vary by chance, by the scores themselves.
fn spread(players: usize, matches: &[Match]) -> Symmetric {
    let mut spread = Symmetric::filled(players, 0.0);
    for game in matches {
        spread.add_difference(game.first, game.second, game.series.count * game.series.variance());
    }
    spread
}

#[cfg(test)]
mod tests {
    use game_core::below;
    use rand_core::SeedableRng;

    use super::{Match, Series, Unrated, expected_score, rate};
    use crate::BotRng;

    fn series(wins: u32, losses: u32) -> Series {
        let mut series = Series::default();
        (0..wins).for_each(|_| series.push(1.0));
        (0..losses).for_each(|_| series.push(0.0));
        series
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        let ratings = rate(2, &[Match { first: 0, second: 1, series: series(10_000, 1_000) }]).unwrap();
        assert!((ratings.difference(0, 1).value - 400.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings.of(0).value + ratings.of(1).value).abs() < 1e-9);
    }

    #[test]
    fn the_interval_of_a_plain_match_is_the_textbooks() {
        // 600 of 1,000: the odds have a standard error of 1/sqrt(1000·0.6·0.4) in the logarithm.
        let ratings = rate(2, &[Match { first: 0, second: 1, series: series(600, 400) }]).unwrap();
        let found = ratings.difference(0, 1);
        let margin = 1.96 * 400.0 / std::f64::consts::LN_10 / (1000.0 * 0.24_f64).sqrt();
        assert!((found.value - 70.4).abs() < 0.3 && (found.margin - margin).abs() < 0.2, "{found:?}");
        let mean = series(600, 400).mean();
        assert!((mean.value - 0.6).abs() < 1e-12 && (mean.margin - 0.0304).abs() < 1e-3, "{mean:?}");
    }

    #[test]
    fn a_series_follows_from_its_mean_and_margin() {
        let mut scores = Series::default();
        [1.0, 0.5, 0.0, 0.75, 1.0, 1.0].into_iter().for_each(|score| scores.push(score));
        let again = Series::summed_up(scores.len(), scores.mean());
        assert!((again.total - scores.total).abs() < 1e-9 && (again.squares - scores.squares).abs() < 1e-9);
        assert_eq!(again.len(), 6);
    }

    #[test]
    fn a_series_of_wins_is_not_certain() {
        // The exact 95 % bound after 400 wins without a loss is 1 − 0.025^(1/400) = 0.0092.
        let mean = series(400, 0).mean();
        assert!(mean.value == 1.0 && (0.005..0.01).contains(&mean.margin), "{mean:?}");
    }

    /// A pair of mirrored games whose luck cancels out: always one win and one loss.
    #[test]
    fn scores_without_spread_have_a_narrow_interval() {
        let mut pairs = Series::default();
        (0..500).for_each(|_| pairs.push(0.5));
        assert!(pairs.mean().margin < 0.005);
        let ratings = rate(2, &[Match { first: 0, second: 1, series: pairs }]).unwrap();
        assert!(ratings.difference(0, 1).margin < 3.0, "{ratings:?}");
    }

    #[test]
    fn intervals_hold_the_truth_nineteen_times_of_twenty() {
        let truth = [0.0, 80.0, 200.0, -150.0];
        let (mut inside, mut all) = (0, 0);
        for seed in 0..300 {
            let mut rng = BotRng::seed_from_u64(seed);
            let mut matches = Vec::new();
            for (first, second) in [(0, 1), (1, 2), (0, 2), (0, 3), (1, 3)] {
                let chance = expected_score(truth[first] - truth[second]);
                let wins =
                    (0..200).filter(|_| f64::from(below(&mut rng, 1 << 20)) < chance * f64::from(1 << 20));
                let wins = wins.count() as u32;
                matches.push(Match { first, second, series: series(wins, 200 - wins) });
            }
            let ratings = rate(4, &matches).unwrap();
            for (first, second) in [(0, 1), (2, 3), (3, 1)] {
                let found = ratings.difference(first, second);
                inside += u32::from((found.value - truth[first] + truth[second]).abs() < found.margin);
                all += 1;
            }
        }
        let share = f64::from(inside) / f64::from(all);
        assert!((0.93..0.97).contains(&share), "{share}");
    }

    #[test]
    fn a_player_who_won_everything_gets_a_finite_rating() {
        let matches = [
            Match { first: 0, second: 1, series: series(100, 0) },
            Match { first: 1, second: 2, series: series(60, 40) },
        ];
        let ratings = rate(3, &matches).unwrap();
        let found = ratings.difference(0, 1);
        assert!(found.value > 600.0 && found.value < 1200.0 && found.margin > 100.0, "{found:?}");
    }

    #[test]
    fn matches_that_say_nothing_are_refused() {
        let game = |first, second| Match { first, second, series: series(1, 1) };
        assert_eq!(rate(2, &[game(0, 0)]).unwrap_err(), Unrated::NoSuchPlayer);
        assert_eq!(rate(2, &[game(0, 2)]).unwrap_err(), Unrated::NoSuchPlayer);
        assert_eq!(rate(4, &[game(0, 1), game(2, 3)]).unwrap_err(), Unrated::Unconnected);
    }
}
