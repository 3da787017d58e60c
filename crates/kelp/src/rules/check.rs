//! The refusal of everything that is not on the list, with the rule that forbids it.

use game_core::Refusal;

use super::{allow, forbid};
use crate::{action::Action, names::Side, phase::Phase, state::Kelp};

impl Kelp {
    /// Whether the side that is asked may do this.
    pub(crate) fn check(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match side {
            _ if self.phase == Phase::Duel => match action {
                Action::Choose { stance } => self.may_choose(side, stance),
                _ => forbid("KE-CON-01"),
            },
            Side::Octopus => self.check_octopus(action),
            Side::Shark => self.check_shark(action),
        }
    }

    fn check_octopus(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Den, Action::Den { space }) => self.may_put_on_den(space),
            (Phase::Act, Action::Play { card }) => self.may_play(card),
            (Phase::Act, Action::Draw {}) => self.may_draw_up(),
            (Phase::Act, Action::Discard { card }) => self.may_discard(card),
            (Phase::Act, Action::Food { food }) => self.may_use_food(food),
            (Phase::Act, Action::End {}) => self.may_end(),
            (Phase::Pay { card, paid }, Action::Reveal { zone }) => self.may_reveal(card, paid, zone),
            (Phase::Swap { hidden, .. }, Action::Swap { a, b }) => self.may_swap(a, b, hidden),
            (Phase::Swap { hidden, .. }, Action::Done {}) => allow(hidden, "KE-OCT-03"),
            (Phase::Pick { picked }, Action::Pick { zone }) => self.may_pick(picked, zone),
            (Phase::PickAdjacent, Action::Pick { zone }) => {
                allow(self.adjacent_to_octopus().contains(zone), "KE-BRD-03")
            }
            (Phase::Hide { among, .. }, Action::Hide { zone }) => self.may_hide(zone, among),
            (Phase::Hide { must, .. }, Action::Done {}) => allow(!must, "KE-OCT-03"),
            (Phase::Learn, Action::Gain { item }) => self.may_gain(item),
            (Phase::Learn, Action::Done {}) => self.may_stop_learning(),
            (Phase::Exchange { .. }, Action::Exchange { zone }) => self.may_exchange(zone),
            (Phase::Top, Action::Top { card }) => {
                allow(self.gained_cards().any(|gained| gained == card), "KE-LRN-02")
            }
            (Phase::TakeGained, Action::Take { from, card }) => self.may_take_gained(from, card),
            (Phase::Trash { discard }, Action::Trash { from, card }) => self.may_trash(from, card, discard),
            (Phase::Snail, Action::Leave {}) => self.may_leave_pile(),
            (Phase::SnailTake { searched }, Action::Take { from, card }) => {
                self.may_take_with_snail(from, card, searched)
            }
            (Phase::RemoveCurrents { .. }, Action::Remove { space }) => self.may_remove(space),
            (
                Phase::Top | Phase::TakeGained | Phase::MayDraw | Phase::Trash { .. } | Phase::Escape,
                Action::Done {},
            )
            | (Phase::RemoveCurrents { .. }, Action::Done {})
            | (Phase::MayDraw, Action::Draw {})
            | (Phase::Snail, Action::Search {})
            | (Phase::Escape, Action::Use {}) => Ok(()),
            _ => forbid(self.phase.rule(self.context)),
        }
    }

    fn check_shark(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (
                Phase::BeforeRoll | Phase::AfterRoll | Phase::Move | Phase::AfterLeg | Phase::Observe,
                Action::Card { card },
            ) => self.may_use_card(card),
            (Phase::PlaceBlock, Action::Place { zone }) => self.may_place(zone),
            (Phase::HowMany, Action::Dice { count }) => self.may_draw_dice(count),
            (Phase::Fetch, Action::Fetch { space }) => self.may_fetch(space),
            (Phase::ReturnDie { .. }, Action::Return { colour }) => self.may_return(colour),
            (Phase::WantDie, Action::Want { colour }) => self.may_want(colour),
            (Phase::AfterRoll, Action::Reroll { die }) => self.may_reroll(die),
            (Phase::Reroll { .. }, Action::Reroll { die }) => self.may_pick_die(die),
            (Phase::Reroll { named, .. }, Action::Done {}) => allow(named, "KE-DRW-05"),
            (Phase::Feed, Action::Feed { die }) => self.may_feed(die),
            (Phase::TurnRed, Action::Turn { die }) => self.may_turn(die),
            (Phase::Raise { .. }, Action::Raise { die }) => self.may_raise(die),
            (Phase::Save { .. }, Action::Save { die }) => allow(self.dice.pool.contains(die), "KE-VIG-01"),
            (Phase::Currents, Action::Current { die }) => self.may_take_current(die),
            (Phase::LayCurrent { .. }, Action::At { space }) => self.may_lay_current(space),
            (Phase::Move, Action::Force { space }) => self.may_force(space),
            (Phase::Move | Phase::ExtraLeg, Action::Swim { space }) => self.may_begin_leg(space),
            (Phase::Swim { start, last }, Action::Swim { space }) => self.may_swim(start, last, space),
            (Phase::Aim, Action::Aim { die, zone }) => self.may_aim(die, zone),
            (Phase::Resolve, Action::Resolve { zone }) => self.may_resolve(zone),
            (Phase::Store { .. }, Action::Store { die }) => self.may_store(die),
            (Phase::Buy, Action::Buy { card }) => self.may_buy(card),
            (Phase::Buy, Action::Lower { die }) => self.may_lower(die),
            (Phase::Buy, Action::Done {}) => self.may_stop_buying(),
            (Phase::Replace { .. }, Action::Replace { card }) => self.may_replace(card),
            (Phase::FeedEnergy, Action::Feed { die }) => self.may_feed_energy(die),
            (Phase::BeforeRoll, Action::Roll {})
            | (
                Phase::AfterRoll
                | Phase::Currents
                | Phase::AfterLeg
                | Phase::Aim
                | Phase::Observe
                | Phase::Spend,
                Action::Done {},
            )
            | (Phase::Spend, Action::Spend {}) => Ok(()),
            _ => self.check_order(action),
        }
    }

    /// KE-SHK-01: a step that belongs to another part of the turn; else the rule of what is asked.
    fn check_order(&self, action: Action) -> Result<(), Refusal> {
        let misplaced = matches!(
            action,
            Action::Card { .. }
                | Action::Roll {}
                | Action::Current { .. }
                | Action::Swim { .. }
                | Action::Aim { .. }
                | Action::Spend {}
                | Action::Buy { .. }
        );
        forbid(if misplaced { "KE-SHK-01" } else { self.phase.rule(self.context) })
    }
}
