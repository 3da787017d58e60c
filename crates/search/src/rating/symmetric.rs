//! Small symmetric matrices, as many rows as there are players.

#[derive(Clone, Debug)]
pub(super) struct Symmetric {
    rows: Vec<Vec<f64>>,
}

impl Symmetric {
    pub(super) fn filled(size: usize, number: f64) -> Self {
        Self { rows: vec![vec![number; size]; size] }
    }

    pub(super) fn at(&self, row: usize, column: usize) -> f64 {
        self.rows[row][column]
    }

    /// Adds `weight` times the square of (x_one − x_two).
    pub(super) fn add_difference(&mut self, one: usize, two: usize, weight: f64) {
        self.rows[one][one] += weight;
        self.rows[two][two] += weight;
        self.rows[one][two] -= weight;
        self.rows[two][one] -= weight;
    }

    pub(super) fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.rows.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
    }

    /// This matrix, `inner`, and this matrix again.
    pub(super) fn around(&self, inner: &Self) -> Self {
        let half: Vec<Vec<f64>> = inner.rows.iter().map(|row| self.times(row)).collect();
        let column = |at: usize| half.iter().map(|row| row[at]).collect::<Vec<f64>>();
        Self { rows: (0..self.rows.len()).map(|at| self.times(&column(at))).collect() }
    }

    /// The same spread, seen from the mean of all.
    pub(super) fn centred(&self) -> Self {
        let size = self.rows.len() as f64;
        let means: Vec<f64> = self.rows.iter().map(|row| row.iter().sum::<f64>() / size).collect();
        let mean = means.iter().sum::<f64>() / size;
        let row = |(row, numbers): (usize, &Vec<f64>)| {
            let centre = |(column, number): (usize, &f64)| number - means[row] - means[column] + mean;
            numbers.iter().enumerate().map(centre).collect()
        };
        Self { rows: self.rows.iter().enumerate().map(row).collect() }
    }

    /// The inverse by elimination; `None` if there is none.
    pub(super) fn inverse(&self) -> Option<Self> {
        let size = self.rows.len();
        let mut left = self.rows.clone();
        let mut right = Self::filled(size, 0.0).rows;
        (0..size).for_each(|at| right[at][at] = 1.0);
        let largest = left.iter().flatten().fold(0.0_f64, |most, number| most.max(number.abs()));
        for at in 0..size {
            let pivot = (at..size).max_by(|a, b| left[*a][at].abs().total_cmp(&left[*b][at].abs()))?;
            left.swap(at, pivot);
            right.swap(at, pivot);
            if left[at][at].abs() < 1e-12 * largest {
                return None;
            }
            let scale = 1.0 / left[at][at];
            left[at].iter_mut().chain(&mut right[at]).for_each(|number| *number *= scale);
            for row in (0..size).filter(|row| *row != at) {
                let factor = left[row][at];
                subtract(&mut left, row, at, factor);
                subtract(&mut right, row, at, factor);
            }
        }
        Some(Self { rows: right })
    }
}

fn subtract(rows: &mut [Vec<f64>], from: usize, what: usize, factor: f64) {
    let line = rows[what].clone();
    rows[from].iter_mut().zip(&line).for_each(|(number, part)| *number -= factor * part);
}
