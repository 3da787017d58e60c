//! Ratings by Glicko-2: each game of its own, and each side of its own where sides differ.

use std::sync::Arc;

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};
use store::{RatingKey, RatingRow, Stored};
use table::{RatedSeat, Table};

use crate::{app::App, hub::Hub};

/// Counts a finished game in the background.
pub(crate) fn rate_later(app: &Arc<App>, table: &str) {
    let (app, table) = (Arc::clone(app), table.to_owned());
    tokio::spawn(async move {
        if let Err(error) = rate(&app, &table).await {
            tracing::error!(table, %error, "a result was not counted; it will be at the next start");
        }
    });
}

/// Counts the results that were not counted before the last stop.
pub(crate) async fn rate_left_over(app: &Arc<App>) -> Stored<()> {
    for table in app.store.unrated().await? {
        rate(app, &table).await?;
    }
    Ok(())
}

async fn rate(app: &Arc<App>, id: &str) -> Stored<()> {
    let look = Hub::look(app, id, |room| (room.table().settings().game.clone(), rated(room.table())));
    let Ok((game, seats)) = look.await else { return Ok(()) };
    if seats.len() < 2 {
        // Whoever is left has nobody to be compared with; the table need not be looked at again.
        app.store.rate(id, &[]).await?;
        return Ok(());
    }
    let sides = app.catalogue.sides(&game);
    let mut before = Vec::new();
    for seat in &seats {
        let side = sides.get(seat.seat.index()).copied().unwrap_or_default().to_owned();
        let key = RatingKey { account: seat.account.0, game: game.clone(), side };
        let known = app.store.rating(&key).await?;
        before.push(known.unwrap_or_else(|| beginner(key)));
    }
    let places: Vec<u8> = seats.iter().map(|seat| seat.place).collect();
    app.store.rate(id, &after(&before, &places)).await?;
    Ok(())
}

fn rated(table: &Table) -> Vec<RatedSeat> {
    table.rated_seats()
}

fn beginner(key: RatingKey) -> RatingRow {
    let start = Glicko2Rating::new();
    RatingRow {
        key,
        rating: start.rating,
        deviation: start.deviation,
        volatility: start.volatility,
        games: 0,
    }
}

/// The ratings after a game in which everybody is compared with everybody else by place.
fn after(before: &[RatingRow], places: &[u8]) -> Vec<RatingRow> {
    let glicko = |row: &RatingRow| Glicko2Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    };
    let update = |own: usize| {
        let others = (0..before.len()).filter(|other| *other != own);
        let results: Vec<(Glicko2Rating, Outcomes)> =
            others.map(|other| (glicko(&before[other]), outcome(places[own], places[other]))).collect();
        let new = glicko2_rating_period(&glicko(&before[own]), &results, &Glicko2Config::new());
        RatingRow {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: before[own].games + 1,
            key: before[own].key.clone(),
        }
    };
    (0..before.len()).map(update).collect()
}

fn outcome(own: u8, other: u8) -> Outcomes {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use store::{RatingKey, RatingRow};

    use super::after;

    fn row(account: i64, rating: f64, deviation: f64) -> RatingRow {
        let key = RatingKey { account, game: "g".to_owned(), side: String::new() };
        RatingRow { key, rating, deviation, volatility: 0.06, games: 0 }
    }

    #[test]
    fn the_paper_of_glickman_gives_these_numbers() {
        // Example of "Example of the Glicko-2 system": 1500/200 beats 1400/30, loses to 1550/100 and 1700/300.
        let before =
            [row(1, 1500.0, 200.0), row(2, 1400.0, 30.0), row(3, 1550.0, 100.0), row(4, 1700.0, 300.0)];
        let new = &after(&before, &[2, 3, 1, 1])[0];
        assert!((new.rating - 1464.06).abs() < 0.05, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.05, "{new:?}");
    }

    #[test]
    fn the_winner_gains_what_the_equal_loser_loses() {
        let new = after(&[row(1, 1500.0, 350.0), row(2, 1500.0, 350.0)], &[1, 2]);
        assert!(new[0].rating > 1600.0 && (new[0].rating + new[1].rating - 3000.0).abs() < 1e-6, "{new:?}");
    }
}
