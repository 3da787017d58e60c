//! The exact equilibrium of a table of simultaneous choices: two players, what one wins the other loses.
//!
//! A linear program solved by the simplex method with Bland's rule, so that it always ends; made for tables of a few
//! rows and columns, as in a confrontation.

use thiserror::Error;

/// The equilibrium of a table game.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// What the row player wins on average when both play so.
    pub value: f64,
    /// How likely the row player takes each row.
    pub rows: Vec<f64>,
    /// How likely the column player takes each column.
    pub columns: Vec<f64>,
}

/// A table that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadTable {
    /// There is no row or no column.
    #[error("a table needs a row and a column at least")]
    Empty,
    /// A row has another length than the first.
    #[error("all rows of a table have the same length")]
    Ragged,
    /// A number is not finite.
    #[error("all numbers of a table are finite")]
    NotFinite,
}

/// Numbers below this count as zero; the table is scaled to numbers from 1 to 2 before.
const TINY: f64 = 1e-11;

/// The equilibrium of the game in which the row player gets `table[row][column]` and the column player loses it.
///
/// # Errors
/// If the table is no game.
pub fn solve(table: &[Vec<f64>]) -> Result<Equilibrium, BadTable> {
    let (rows, columns) = check(table)?;
    let all = || table.iter().flatten().copied();
    let low = all().fold(f64::INFINITY, f64::min);
    let span = (all().fold(f64::NEG_INFINITY, f64::max) - low).max(f64::MIN_POSITIVE);
    let scaled = |row: usize, column: usize| (table[row][column] - low) / span + 1.0;
    let mut tableau = Tableau::new(rows, columns, scaled);
    while let Some(entering) = tableau.entering() {
        let leaving = tableau.leaving(entering).expect("payoffs are positive, so the program is bounded");
        tableau.pivot(leaving, entering);
    }
    let mut equilibrium = tableau.read();
    equilibrium.value = (equilibrium.value - 1.0) * span + low;
    Ok(equilibrium)
}

fn check(table: &[Vec<f64>]) -> Result<(usize, usize), BadTable> {
    let columns = table.first().map_or(0, Vec::len);
    if columns == 0 {
        return Err(BadTable::Empty);
    }
    if table.iter().any(|row| row.len() != columns) {
        return Err(BadTable::Ragged);
    }
    if table.iter().flatten().any(|number| !number.is_finite()) {
        return Err(BadTable::NotFinite);
    }
    Ok((table.len(), columns))
}

/// Maximise the sum of y under table·y ≤ 1, y ≥ 0: y over its sum is the column player's part, and the prices of the
/// rows over their sum are the row player's. The last row holds the prices, the last column the right-hand side.
struct Tableau {
    rows: usize,
    columns: usize,
    cells: Vec<Vec<f64>>,
    basis: Vec<usize>,
}

impl Tableau {
    fn new(rows: usize, columns: usize, payoff: impl Fn(usize, usize) -> f64) -> Self {
        let width = columns + rows + 1;
        let mut cells = vec![vec![0.0; width]; rows + 1];
        for (row, line) in cells.iter_mut().enumerate().take(rows) {
            for (column, cell) in line.iter_mut().enumerate().take(columns) {
                *cell = payoff(row, column);
            }
            line[columns + row] = 1.0;
            line[width - 1] = 1.0;
        }
        cells[rows][..columns].fill(-1.0);
        Self { rows, columns, cells, basis: (columns..columns + rows).collect() }
    }

    /// The first variable whose growth pays (Bland's rule).
    fn entering(&self) -> Option<usize> {
        self.cells[self.rows][..self.columns + self.rows].iter().position(|price| *price < -TINY)
    }

    /// The row that first forbids further growth; of equals the one with the first variable.
    fn leaving(&self, entering: usize) -> Option<usize> {
        let limit = |row: usize| self.cells[row][self.columns + self.rows] / self.cells[row][entering];
        (0..self.rows)
            .filter(|row| self.cells[*row][entering] > TINY)
            .min_by(|a, b| limit(*a).total_cmp(&limit(*b)).then(self.basis[*a].cmp(&self.basis[*b])))
    }

    fn pivot(&mut self, leaving: usize, entering: usize) {
        let pivot = self.cells[leaving][entering];
        self.cells[leaving].iter_mut().for_each(|cell| *cell /= pivot);
        let line = self.cells[leaving].clone();
        for (row, cells) in self.cells.iter_mut().enumerate() {
            let factor = cells[entering];
            if row != leaving && factor != 0.0 {
                cells.iter_mut().zip(&line).for_each(|(cell, part)| *cell -= factor * part);
            }
        }
        self.basis[leaving] = entering;
    }

    fn read(&self) -> Equilibrium {
        let last = self.columns + self.rows;
        let mut columns = vec![0.0; self.columns];
        for (row, variable) in self.basis.iter().enumerate().filter(|(_, variable)| **variable < self.columns)
        {
            columns[*variable] = self.cells[row][last].max(0.0);
        }
        let mut rows: Vec<f64> =
            self.cells[self.rows][self.columns..last].iter().map(|price| price.max(0.0)).collect();
        let value = 1.0 / self.cells[self.rows][last];
        scale_to_one(&mut rows);
        scale_to_one(&mut columns);
        Equilibrium { value, rows, columns }
    }
}

fn scale_to_one(weights: &mut [f64]) {
    let sum: f64 = weights.iter().sum();
    weights.iter_mut().for_each(|weight| *weight /= sum);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, prop, prop_assert, proptest};

    use super::{BadTable, solve};

    fn check(table: &[&[f64]], value: f64, rows: &[f64], columns: &[f64]) {
        let table: Vec<Vec<f64>> = table.iter().map(|row| row.to_vec()).collect();
        let found = solve(&table).unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(near(found.value, value), "{found:?}");
        assert!(found.rows.iter().zip(rows).all(|(a, b)| near(*a, *b)), "{found:?}");
        assert!(found.columns.iter().zip(columns).all(|(a, b)| near(*a, *b)), "{found:?}");
    }

    #[test]
    fn known_games_have_their_known_solutions() {
        let third = 1.0 / 3.0;
        check(&[&[7.0]], 7.0, &[1.0], &[1.0]);
        check(&[&[1.0, -1.0], &[-1.0, 1.0]], 0.0, &[0.5, 0.5], &[0.5, 0.5]);
        check(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]], 0.0, &[third; 3], &[third; 3]);
        // Matching pennies in which heads counts double.
        check(&[&[2.0, -1.0], &[-1.0, 1.0]], 0.2, &[0.4, 0.6], &[0.4, 0.6]);
        // A saddle point: the second row and the first column.
        check(&[&[1.0, 5.0], &[3.0, 4.0]], 3.0, &[0.0, 1.0], &[1.0, 0.0]);
        // The third column is never good for its player.
        check(&[&[1.0, -1.0, 9.0], &[-1.0, 1.0, 9.0]], 0.0, &[0.5, 0.5], &[0.5, 0.5, 0.0]);
        // Rock, paper, scissors in which a win with rock counts double.
        check(
            &[&[0.0, -1.0, 2.0], &[1.0, 0.0, -1.0], &[-2.0, 1.0, 0.0]],
            0.0,
            &[0.25, 0.5, 0.25],
            &[0.25, 0.5, 0.25],
        );
    }

    #[test]
    fn a_table_of_equal_numbers_is_worth_that_number() {
        let found = solve(&vec![vec![0.25; 3]; 2]).unwrap();
        assert!((found.value - 0.25).abs() < 1e-12);
    }

    #[test]
    fn what_is_no_game_is_refused() {
        assert_eq!(solve(&[]), Err(BadTable::Empty));
        assert_eq!(solve(&[vec![]]), Err(BadTable::Empty));
        assert_eq!(solve(&[vec![1.0], vec![1.0, 2.0]]), Err(BadTable::Ragged));
        assert_eq!(solve(&[vec![f64::NAN]]), Err(BadTable::NotFinite));
    }

    fn tables() -> impl Strategy<Value = Vec<Vec<f64>>> {
        (1..8_usize, 1..8_usize).prop_flat_map(|(rows, columns)| {
            prop::collection::vec(prop::collection::vec((-20..20).prop_map(f64::from), columns), rows)
        })
    }

    proptest! {
        #[test]
        fn nobody_gains_by_leaving_an_equilibrium(table in tables()) {
            let found = solve(&table).unwrap();
            let row_worth = |row: &Vec<f64>| row.iter().zip(&found.columns).map(|(a, p)| a * p).sum::<f64>();
            let column_worth = |column: usize| table.iter().zip(&found.rows).map(|(row, p)| row[column] * p).sum::<f64>();
            for row in &table {
                prop_assert!(row_worth(row) < found.value + 1e-8);
            }
            for column in 0..table[0].len() {
                prop_assert!(column_worth(column) > found.value - 1e-8);
            }
        }
    }
}
