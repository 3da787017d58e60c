//! Seats before the start, and what is done at a table besides steps of the game.

use game_core::Seat;
use protocol::{Clock, MAX_PLAYER_BYTES, Manage, Phase, Reason, Refusal};

use crate::{
    Chair, ClockMark, CommandKey, Credential, Entry, LeaveReason, Person, Proposal, Sitter, Table, TokenHash,
    What, credential::unhex, fair::Dice, play::Play, propose::Context, valid_name, valid_token,
};

/// How long a player must have been asked before they can be warned, and how long the warning lasts.
const WARN_AFTER_MS: u64 = 30_000;
const WARNING_MS: u64 = 60_000;

type Proposed = Result<Proposal, Refusal>;
type Happening = Result<What, Refusal>;

impl Table {
    pub(crate) fn propose_manage(
        &self,
        context: &Context<'_>,
        command: &Manage,
        account_name: Option<&(String, bool)>,
    ) -> Proposed {
        if matches!(command, Manage::Start) {
            return self.propose_start(context);
        }
        let what = match command {
            Manage::Sit { seat, name, token } => {
                self.sit(context, *seat, name, token.as_deref(), account_name)
            }
            Manage::Follow { old_token, token } => self.follow(old_token, token.as_deref()),
            Manage::Stand => self.stand(context),
            Manage::Swap { a, b } => self.swap(context, *a, *b),
            Manage::AddBot { seat, level } => self.add_bot(context, *seat, level),
            Manage::Remove { seat } => self.remove(context, *seat),
            Manage::Ready { bytes } => self.ready(context, bytes.as_deref().unwrap_or_default()),
            Manage::Unready => self.unready(context),
            Manage::Start => Err(Reason::WrongPhase.into()),
            Manage::Resign => self.resign(context),
            Manage::Warn { seat } => self.warn(context, *seat),
            Manage::Here => self.here(context),
            Manage::Claim { seat } => self.claim(context, *seat),
            Manage::Replace { seat, level } => self.replace(context, *seat, level),
            Manage::OfferRematch => self.rematch(context, true),
            Manage::WithdrawRematch => self.rematch(context, false),
        };
        let mut entry = Entry::new(context.now_ms, what?);
        entry.commands = self.let_go(&entry.what);
        entry.commands.push(context.key.clone());
        Ok(Proposal::Entry(Box::new(entry)))
    }

    fn sit(
        &self,
        context: &Context<'_>,
        seat: Option<u8>,
        name: &str,
        token: Option<&str>,
        account_name: Option<&(String, bool)>,
    ) -> Happening {
        self.need_phase(Phase::Lobby)?;
        let token = token.filter(|token| valid_token(token)).ok_or(Reason::BadToken)?;
        let account = context.actor.credential.account;
        let kept = account_name.is_some_and(|(_, kept)| *kept);
        if self.settings.rated && !kept {
            return Err(Reason::NeedsAccount.into());
        }
        let name = account_name.map_or(name, |(name, _)| name);
        let name = valid_name(name).ok_or(Reason::BadName)?;
        let own = Credential { token: Some(TokenHash::of(token)), account };
        let from = self.actor(&own).seat.or(context.actor.seat);
        let seat = self.free_seat(seat)?;
        let person = Person { name, account, kept, token: own.token, heir_of: None };
        let from = from.map(|seat| seat.index() as u8);
        Ok(What::Sat { seat: seat.index() as u8, chair: Chair::person(person), from })
    }

    fn free_seat(&self, wanted: Option<u8>) -> Result<Seat, Refusal> {
        let free = |seat: &Seat| self.chairs[seat.index()].is_empty();
        match wanted {
            Some(number) => Some(self.need_seat(number)?).filter(free),
            None => Seat::all(self.chairs.len()).find(free),
        }
        .ok_or(Reason::SeatTaken.into())
    }

    fn follow(&self, old_token: &str, token: Option<&str>) -> Happening {
        let token = token.filter(|token| valid_token(token)).ok_or(Reason::BadToken)?;
        let old = TokenHash::of(old_token);
        let heir = |chair: &Chair| chair.sitting().is_some_and(|person| person.heir_of == Some(old));
        let seat = self.chairs.iter().position(heir).ok_or(Reason::BadToken)?;
        Ok(What::Followed { seat: seat as u8, token: TokenHash::of(token) })
    }

    fn stand(&self, context: &Context<'_>) -> Happening {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Lobby)?;
        Ok(What::Emptied { seat: seat.index() as u8 })
    }

    fn swap(&self, context: &Context<'_>, a: u8, b: u8) -> Happening {
        context.actor.need_host()?;
        self.need_phase(Phase::Lobby)?;
        self.need_seat(a)?;
        self.need_seat(b)?;
        Ok(What::Swapped { a, b })
    }

    fn add_bot(&self, context: &Context<'_>, seat: u8, level: &str) -> Happening {
        context.actor.need_host()?;
        self.need_phase(Phase::Lobby)?;
        if self.settings.rated {
            return Err(Reason::NotAllowed.into());
        }
        let place = self.free_seat(Some(seat))?;
        self.need_bot(context, level)?;
        Ok(What::Sat { seat: place.index() as u8, chair: Chair::bot(level), from: None })
    }

    fn need_bot(&self, context: &Context<'_>, level: &str) -> Result<(), Refusal> {
        let known = context.catalogue.bots(&self.settings.game).contains(&level);
        if known { Ok(()) } else { Err(Reason::NoSuchBot.into()) }
    }

    fn remove(&self, context: &Context<'_>, seat: u8) -> Happening {
        context.actor.need_host()?;
        self.need_phase(Phase::Lobby)?;
        let chair = &self.chairs[self.need_seat(seat)?.index()];
        if chair.sitter == Sitter::Empty { Err(Reason::SeatEmpty.into()) } else { Ok(What::Emptied { seat }) }
    }

    fn ready(&self, context: &Context<'_>, bytes: &str) -> Happening {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Lobby)?;
        if bytes.len() > MAX_PLAYER_BYTES || unhex(bytes).is_none() {
            return Err(Refusal::with(Reason::Malformed, "bytes are up to 64 hexadecimal digits"));
        }
        Ok(What::Ready { seat: seat.index() as u8, ready: true, bytes: bytes.to_ascii_lowercase() })
    }

    fn unready(&self, context: &Context<'_>) -> Happening {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Lobby)?;
        Ok(What::Ready { seat: seat.index() as u8, ready: false, bytes: String::new() })
    }

    fn propose_start(&self, context: &Context<'_>) -> Proposed {
        context.actor.need_host()?;
        self.need_phase(Phase::Lobby)?;
        let waits = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            chair.is_empty() || (!chair.ready && Some(*seat) != context.actor.seat)
        };
        if Seat::all(self.chairs.len()).any(|seat| waits(&seat)) {
            return Err(Reason::NotReady.into());
        }
        let mut entry = self.start_entry(context.now_ms);
        entry.commands.push(context.key.clone());
        Ok(Proposal::Entry(Box::new(entry)))
    }

    /// Whether the game is to begin by itself.
    #[must_use]
    pub fn start_due(&self) -> bool {
        self.phase == Phase::Lobby
            && self.chairs.iter().all(|chair| chair.ready && !chair.is_empty())
            && self.chairs.iter().any(|chair| chair.sitting().is_some())
    }

    /// The entry that begins the game.
    #[must_use]
    pub fn start_entry(&self, now_ms: u64) -> Entry {
        let bytes: Vec<Vec<u8>> = self.chairs.iter().map(Chair::player_bytes).collect();
        let mut game = self.blank.clone();
        let steps = Play::draw_lots(game.as_mut(), &mut Dice::new(&self.seed, &bytes));
        let what = What::Started { revision: self.blank.revision(), steps };
        let clock = ClockMark::at_start(self.settings.clock, self.chairs.len(), now_ms);
        Entry { clock, ..Entry::new(now_ms, what) }
    }

    fn resign(&self, context: &Context<'_>) -> Happening {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Playing)?;
        Ok(self.leave(seat, LeaveReason::Resigned, context.catalogue))
    }

    pub(crate) fn leave(&self, seat: Seat, why: LeaveReason, catalogue: &dyn crate::Catalogue) -> What {
        let bots = catalogue.bots(&self.settings.game);
        let middle = bots.get(bots.len() / 2).filter(|_| self.goes_on_without(seat));
        What::Left { seat: seat.index() as u8, why, substitute: middle.map(|level| (*level).to_owned()) }
    }

    /// The commands of a draft that is let go because its player leaves; resending one of them must stay harmless.
    fn let_go(&self, what: &What) -> Vec<CommandKey> {
        let What::Left { seat, .. } = what else { return Vec::new() };
        let draft = self.play.as_ref().and_then(|play| play.drafts[usize::from(*seat)].as_ref());
        draft.map(|draft| draft.body.commands.clone()).unwrap_or_default()
    }

    /// The entry for the first player whose time has run out.
    #[must_use]
    pub fn time_out(&self, catalogue: &dyn crate::Catalogue, now_ms: u64) -> Option<Entry> {
        let clock = self.clock.as_ref()?;
        let out = |seat: &Seat| clock.since_ms + clock.left_ms[seat.index()] <= now_ms;
        let seat = self.asked_persons().iter().find(out)?;
        let what = self.leave(seat, LeaveReason::Time, catalogue);
        // Who goes on must not pay for the time it took to notice.
        let clock = Some(ClockMark { since_ms: now_ms, ..self.clock.clone()? });
        Some(Entry { clock, commands: self.let_go(&what), ..Entry::new(now_ms, what) })
    }

    fn warn(&self, context: &Context<'_>, seat: u8) -> Happening {
        let own = context.actor.need_seat()?;
        self.need_phase(Phase::Playing)?;
        let seat = self.need_seat(seat)?;
        let waited = context.now_ms.saturating_sub(self.changed_ms) >= WARN_AFTER_MS;
        let untimed = self.settings.clock == Clock::None;
        if !untimed
            || !waited
            || own == seat
            || self.warning.is_some()
            || !self.asked_persons().contains(seat)
        {
            return Err(Reason::NotAllowed.into());
        }
        Ok(What::Warned { seat: seat.index() as u8, until_ms: context.now_ms + WARNING_MS })
    }

    fn here(&self, context: &Context<'_>) -> Happening {
        let own = context.actor.need_seat()?;
        match self.warning {
            Some((seat, _)) if seat == own => Ok(What::Here),
            _ => Err(Reason::NotWarned.into()),
        }
    }

    fn need_unanswered(&self, context: &Context<'_>, seat: u8) -> Result<Seat, Refusal> {
        let own = context.actor.need_seat()?;
        self.need_phase(Phase::Playing)?;
        let seat = self.need_seat(seat)?;
        let ran_out = self.warning.is_some_and(|(warned, until)| warned == seat && until <= context.now_ms);
        if ran_out && own != seat { Ok(seat) } else { Err(Reason::NotWarned.into()) }
    }

    fn claim(&self, context: &Context<'_>, seat: u8) -> Happening {
        let seat = self.need_unanswered(context, seat)?;
        Ok(self.leave(seat, LeaveReason::Left, context.catalogue))
    }

    fn replace(&self, context: &Context<'_>, seat: u8, level: &str) -> Happening {
        let seat = self.need_unanswered(context, seat)?;
        self.need_bot(context, level)?;
        let substitute = Some(level.to_owned());
        Ok(What::Left { seat: seat.index() as u8, why: LeaveReason::Left, substitute })
    }

    fn rematch(&self, context: &Context<'_>, wanted: bool) -> Happening {
        let seat = context.actor.need_seat()?;
        self.need_phase(Phase::Over)?;
        if self.next.is_some() {
            return Err(Reason::WrongPhase.into());
        }
        Ok(What::Rematch { seat: seat.index() as u8, wanted })
    }
}
