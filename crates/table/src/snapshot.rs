//! What one audience is shown of a table. Built field by field; a function of the table and the audience alone.

use game_core::{Audience, Seat, Turn};
use protocol::{
    ChanceState, DraftState, GameState, Legal, MatchState, Phase, RematchState, Stamp, TableState, Waiting,
    Warning, You,
};

use crate::{Actor, Chair, Table, play::Play};

impl Table {
    /// How new the state of `audience` is.
    #[must_use]
    pub fn stamp(&self, audience: Audience) -> Stamp {
        let own = match audience {
            Audience::Seat(seat) => self.play.as_ref().and_then(|play| play.drafts[seat.index()].as_ref()),
            Audience::Spectator | Audience::Everyone => None,
        };
        Stamp { version: self.version, draft: own.map_or(0, |draft| draft.body.revision) }
    }

    /// The table as `actor` may know it.
    #[must_use]
    pub fn snapshot(&self, actor: &Actor) -> TableState {
        let audience = actor.audience();
        TableState {
            table: self.id.clone(),
            stamp: self.stamp(audience),
            you: You { seat: actor.seat.map(|seat| seat.index() as u8), host: actor.host },
            settings: self.settings.clone(),
            phase: self.phase,
            seats: self.chairs.iter().map(Chair::state).collect(),
            chance: self.chance_state(),
            game: self.play.as_ref().map(|play| self.game_state(play, audience)),
            clock: self.clock.as_ref().map(|clock| clock.state(self.phase == Phase::Playing)),
            warning: self.warning.map(|(seat, until_ms)| Warning { seat: seat.index() as u8, until_ms }),
            result: self.result.clone(),
            rematch: RematchState {
                offered_by: self.rematch.iter().map(|seat| seat.index() as u8).collect(),
                next: self.next.clone(),
            },
            mirror: self.settings.mirror.then(|| self.match_state()),
        }
    }

    fn chance_state(&self) -> ChanceState {
        let begun = self.play.is_some();
        ChanceState {
            commitment: self.seed.commitment(),
            player_bytes: self.chairs.iter().filter(|_| begun).map(|chair| chair.bytes.clone()).collect(),
            seed: (self.phase == Phase::Over).then(|| self.seed.reveal()),
        }
    }

    fn game_state(&self, play: &Play, audience: Audience) -> GameState {
        let draft = match audience {
            Audience::Seat(seat) => play.drafts[seat.index()].as_ref(),
            Audience::Spectator | Audience::Everyone => None,
        };
        let game = draft.map_or(play.game.as_ref(), |draft| draft.now.as_ref());
        let legal = match audience {
            Audience::Seat(seat) if self.phase == Phase::Playing => game.legal(seat),
            _ => Vec::new(),
        };
        GameState {
            revision: game.revision(),
            options: game.options(),
            view: game.view(audience),
            aid: (self.settings.memory_aid && self.phase == Phase::Playing)
                .then(|| game.aid(audience))
                .flatten(),
            waiting: self.waiting(),
            legal: legal.into_iter().map(|legal| Legal { text: legal.text, parts: legal.parts }).collect(),
            draft: draft.filter(|draft| !draft.body.steps.is_empty()).map(|draft| DraftState {
                steps: draft.body.steps.iter().map(|step| without_seat(step).to_owned()).collect(),
            }),
        }
    }

    fn waiting(&self) -> Waiting {
        let turn = self.turn();
        let seats = turn.seats().iter().map(|seat| seat.index() as u8).collect();
        Waiting { seats, together: matches!(turn, Turn::Together(_)) }
    }

    fn match_state(&self) -> MatchState {
        let mut half_points = self.half_points();
        let first = self.first_half_points();
        for (own, first) in half_points.iter_mut().zip(first.into_iter().flatten()) {
            *own += first;
        }
        let previous = first.and(self.follows.as_ref()).map(|follows| follows.table.clone());
        MatchState {
            number: if first.is_some() { 2 } else { 1 },
            other: if first.is_some() { previous } else { self.next.clone() },
            half_points,
            decided: first.is_some() && self.phase == Phase::Over,
        }
    }
}

impl Actor {
    /// What this one may see.
    #[must_use]
    pub fn audience(&self) -> Audience {
        self.seat.map_or(Audience::Spectator, Audience::Seat)
    }

    /// Somebody who only looks on.
    #[must_use]
    pub fn spectator() -> Self {
        Self { seat: None, host: false, credential: crate::Credential::default() }
    }

    /// The player in `seat`, for those who know that it is.
    #[must_use]
    pub fn seated(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::spectator() }
    }
}

fn without_seat(step: &str) -> &str {
    step.split_once(' ').map_or(step, |(_, action)| action)
}
