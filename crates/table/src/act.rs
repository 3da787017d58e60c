//! Steps of the game: drafting, undoing, committing.

use game_core::{Seat, Turn};
use games::StepError;
use protocol::{MAX_ACTION, Phase, Reason, Refusal};

use crate::{
    ClockMark, CommandKey, Entry, Proposal, Table, What,
    draft::Draft,
    play::Play,
    propose::{Context, DraftChange},
};

impl Table {
    pub(crate) fn propose_act(
        &self,
        context: &Context<'_>,
        seen_version: u64,
        seen_draft: Option<u64>,
        action: &str,
    ) -> Result<Proposal, Refusal> {
        let seat = context.actor.need_seat()?;
        if action.len() > MAX_ACTION {
            return Err(Reason::TooLarge.into());
        }
        self.need_phase(Phase::Playing)?;
        let play = self.play.as_ref().ok_or(Reason::WrongPhase)?;
        let draft = play.drafts[seat.index()].as_ref().map_or(0, |draft| draft.body.revision);
        let seen = play.asked_since[seat.index()]..=self.version;
        if !seen.contains(&seen_version) || seen_draft.is_some_and(|seen| seen != draft) {
            return Err(Reason::Stale.into());
        }
        if !self.asked().contains(seat) {
            return Err(Reason::NotYourTurn.into());
        }
        self.step(play, seat, action, Some(context.key.clone()), context.now_ms)
    }

    /// What the step of a bot comes to.
    ///
    /// # Errors
    /// If the bot is not asked or its step is not legal.
    pub fn propose_for_bot(&self, seat: Seat, action: &str, now_ms: u64) -> Result<Proposal, Refusal> {
        let play = self.play.as_ref().ok_or(Reason::WrongPhase)?;
        if !self.asked().contains(seat) || self.chairs[seat.index()].level().is_none() {
            return Err(Reason::NotYourTurn.into());
        }
        self.step(play, seat, action, None, now_ms)
    }

    fn step(
        &self,
        play: &Play,
        seat: Seat,
        action: &str,
        command: Option<CommandKey>,
        now_ms: u64,
    ) -> Result<Proposal, Refusal> {
        let tried = play.draft(seat).with(seat, action, command).map_err(refusal_of)?;
        if tried.sealed {
            Ok(Proposal::Entry(Box::new(self.commit(play, seat, tried.draft, now_ms))))
        } else {
            Ok(Proposal::Draft(seat, Box::new(DraftChange(tried.draft))))
        }
    }

    /// The entry that makes a sealed draft count, with the lots that follow it.
    fn commit(&self, play: &Play, seat: Seat, draft: Draft, now_ms: u64) -> Entry {
        let Draft { mut now, body, .. } = draft;
        let mut steps = body.steps;
        steps.extend(Play::draw_lots(now.as_mut(), &mut play.dice.clone()));
        let (before, after) = (play.game.turn().seats(), now.turn().seats());
        let mark = |clock: &ClockMark| clock.after_move(self.settings.clock, before, after, now_ms);
        Entry {
            at_ms: now_ms,
            commands: body.commands,
            clock: self.clock.as_ref().map(mark),
            what: What::Played { seat: seat.index() as u8, steps },
            ends: now.turn() == Turn::Over,
        }
    }

    pub(crate) fn propose_undo(&self, context: &Context<'_>) -> Result<Proposal, Refusal> {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Playing)?;
        let play = self.play.as_ref().ok_or(Reason::WrongPhase)?;
        let draft = play.drafts[seat.index()].as_ref().ok_or(Reason::NothingToUndo)?;
        let shorter = draft.without_last(play.game.as_ref(), seat, context.key.clone());
        Ok(Proposal::Draft(seat, Box::new(DraftChange(shorter.ok_or(Reason::NothingToUndo)?))))
    }

    /// Takes a stored draft over.
    pub(crate) fn take_draft(&mut self, seat: Seat, change: DraftChange) {
        if let Some(play) = &mut self.play {
            play.drafts[seat.index()] = Some(change.0);
        }
    }
}

fn refusal_of(error: StepError) -> Refusal {
    match error {
        StepError::Refused(refusal) => Refusal::by_rule(refusal.rule.0),
        StepError::Notation(error) => Refusal::with(Reason::Notation, error.to_string()),
    }
}
