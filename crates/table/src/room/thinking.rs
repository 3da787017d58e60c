//! Which bots are asked, and what becomes of their answers.

use game_core::{MAX_SEATS, Seat};

use super::{Effect, Room, Thought};
use crate::Proposal;

/// The question each bot thinks about.
#[derive(Default)]
pub(super) struct Minds([Option<u64>; MAX_SEATS]);

impl Minds {
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    pub(super) fn forget(&mut self) {
        self.0 = [None; MAX_SEATS];
    }
}

impl Room {
    /// Asks every bot that must act and does not think about it already.
    pub(super) fn ask_bots(&mut self) {
        for seat in Seat::all(self.table.chairs().len()) {
            let asked = self.decision(seat).and_then(|decision| {
                let level = self.table.chairs()[seat.index()].level()?.to_owned();
                Some((decision, level))
            });
            let mind = &mut self.minds.0[seat.index()];
            match asked {
                Some((decision, _)) if *mind == Some(decision) => {}
                Some((decision, level)) => {
                    *mind = Some(decision);
                    self.ask(Thought { seat, decision }, level);
                }
                None => *mind = None,
            }
        }
    }

    fn ask(&mut self, thought: Thought, level: String) {
        let Some(play) = &self.table.play else { return };
        let game = play.draft(thought.seat).now;
        let seed = self.table.seed.for_bots();
        match game.question(thought.seat) {
            Some(question) => self.effects.push(Effect::Think { thought, level, seed, question }),
            None => self.effects.push(Effect::Complain("a bot is asked and has nothing to choose from")),
        }
    }

    /// Number of the decision that `seat` must make now; the same after a restart.
    fn decision(&self, seat: Seat) -> Option<u64> {
        if !self.table.asked().contains(seat) {
            return None;
        }
        let play = self.table.play.as_ref()?;
        let drafted = play.drafts[seat.index()].as_ref().map_or(0, |draft| draft.body.steps.len() as u64);
        Some(play.asked_since[seat.index()] << 16 | drafted)
    }

    pub(super) fn answer(&mut self, thought: Thought, action: &str, now_ms: u64) {
        if self.decision(thought.seat) != Some(thought.decision) {
            return;
        }
        let proposal = self.table.propose_for_bot(thought.seat, action, now_ms).or_else(|_| {
            self.effects.push(Effect::Complain("a bot chose something that is not allowed"));
            let first = self.first_legal(thought.seat).unwrap_or_default();
            self.table.propose_for_bot(thought.seat, &first, now_ms)
        });
        match proposal {
            Ok(Proposal::Entry(entry)) => self.append(*entry, None),
            // Nobody is shown a bot's draft, and the same bot drafts the same again: no need to store it.
            Ok(Proposal::Draft(seat, change)) => self.table.take_draft(seat, *change),
            Ok(Proposal::Done) | Err(_) => {}
        }
    }

    fn first_legal(&self, seat: Seat) -> Option<String> {
        let draft = self.table.play.as_ref()?.draft(seat);
        draft.now.legal(seat).into_iter().next().map(|legal| legal.text)
    }

    /// Whether this answer of a bot ends its move, so that others will see it.
    #[must_use]
    pub fn answer_shows(&self, thought: Thought, action: &str) -> bool {
        !matches!(self.table.propose_for_bot(thought.seat, action, 0), Ok(Proposal::Draft(..)))
    }
}
