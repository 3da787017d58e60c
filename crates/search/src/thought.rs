//! What a searcher found out, in a form that can be explained.

/// One legal move and what the search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Its index in the legal list.
    pub index: usize,
    /// How likely the policy made it before any search.
    pub prior: f64,
    /// How many playouts tried it.
    pub visits: u32,
    /// The mean worth of those playouts for the player, from 0 to 1; 0 without visits.
    pub mean: f64,
    /// The standard error of that mean; infinite below two visits.
    pub error: f64,
    /// How likely an improved policy makes it after the search.
    pub improved: f64,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The index in the legal list of the move to make.
    pub choice: usize,
    /// All legal moves in the order of the list.
    pub candidates: Vec<Candidate>,
}

impl Thought {
    /// The candidates, the chosen one first and the others by visits and then by mean.
    #[must_use]
    pub fn ranked(&self) -> Vec<Candidate> {
        let mut list = self.candidates.clone();
        list.sort_by(|a, b| {
            let chosen = (b.index == self.choice).cmp(&(a.index == self.choice));
            chosen.then(b.visits.cmp(&a.visits)).then(b.mean.total_cmp(&a.mean)).then(a.index.cmp(&b.index))
        });
        list
    }
}

/// A running mean with its spread.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sum {
    pub(crate) visits: u32,
    pub(crate) total: f64,
    squares: f64,
}

impl Sum {
    pub(crate) fn push(&mut self, value: f64) {
        self.visits += 1;
        self.total += value;
        self.squares += value * value;
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.total / f64::from(self.visits) }
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        if self.visits < 2 {
            return f64::INFINITY;
        }
        let count = f64::from(self.visits);
        let variance = ((self.squares - self.total * self.total / count) / (count - 1.0)).max(0.0);
        (variance / count).sqrt()
    }
}
