//! How games end: by the rules, or because players leave. A player who leaves never makes another step, so their
//! leaving tells nothing of what they held.

use game_core::Seat;
use protocol::{Phase, ResultState};

use crate::{AccountId, LeaveReason, Table};

/// A person's part in a rated result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedSeat {
    /// Where they sat.
    pub seat: Seat,
    /// Whose rating changes.
    pub account: AccountId,
    /// 1 for the best; those who left come last.
    pub place: u8,
}

impl Table {
    pub(crate) fn result_by_rules(&self) -> Option<ResultState> {
        let outcome = self.play.as_ref()?.game.outcome()?;
        Some(ResultState {
            places: outcome.places[..outcome.seats].to_vec(),
            points: outcome.points[..outcome.seats].to_vec(),
            reason: outcome.reason.to_owned(),
            rule: Some(outcome.rule.to_string()),
        })
    }

    /// Everybody who stayed shares the first place; of those who left, the last to leave is best.
    pub(crate) fn result_by_leaving(&self, why: LeaveReason) -> ResultState {
        let mut places = vec![1; self.chairs.len()];
        for (order, seat) in self.leavers.iter().enumerate() {
            places[seat.index()] = (self.chairs.len() - order) as u8;
        }
        ResultState { points: vec![0; places.len()], places, reason: why.word().to_owned(), rule: None }
    }

    /// Whether the game goes on if the player in `seat` leaves.
    pub(crate) fn goes_on_without(&self, seat: Seat) -> bool {
        let stays = |other: &Seat| *other != seat && self.chairs[other.index()].left.is_none();
        let staying: Vec<Seat> = Seat::all(self.chairs.len()).filter(stays).collect();
        staying.len() > 1 && staying.iter().any(|other| self.chairs[other.index()].sitting().is_some())
    }

    /// What the finished game means for ratings; nothing if it was not rated.
    #[must_use]
    pub fn rated_seats(&self) -> Vec<RatedSeat> {
        let Some(result) = self.result.as_ref().filter(|_| self.settings.rated && self.phase == Phase::Over)
        else {
            return Vec::new();
        };
        let rated = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let account = chair.left.as_ref().or(chair.sitting())?.account?;
            let left = self.leavers.iter().position(|leaver| *leaver == seat);
            let place = left.map_or(result.places[seat.index()], |order| (self.chairs.len() - order) as u8);
            Some(RatedSeat { seat, account, place })
        };
        Seat::all(self.chairs.len()).filter_map(rated).collect()
    }

    /// Half points of each seat in a mirror match: 2 for a win, 1 for a shared one.
    pub(crate) fn half_points(&self) -> Vec<u8> {
        let Some(result) = &self.result else { return vec![0; self.chairs.len()] };
        let winners = result.places.iter().filter(|place| **place == 1).count();
        let share = if winners == 1 { 2 } else { 1 };
        result.places.iter().map(|place| if *place == 1 { share } else { 0 }).collect()
    }
}
