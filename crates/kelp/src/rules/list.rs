//! The list of what may be done.

use crate::{
    action::{Action, Place},
    names::{Colour, Side, Word},
    phase::Phase,
    state::Kelp,
};

impl Kelp {
    /// Lists what the Octopus may do.
    pub(crate) fn list_octopus(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Den => list.extend(self.open_dens().iter().map(|space| Action::Den { space })),
            Phase::Act => self.legal_acts(list),
            Phase::Pay { card, paid } => self.legal_payments(card, paid, list),
            Phase::Swap { hidden, .. } => self.legal_swaps(hidden, list),
            Phase::Pick { picked } => self.legal_picks(picked, list),
            Phase::PickAdjacent => {
                list.extend(self.adjacent_to_octopus().iter().map(|zone| Action::Pick { zone }));
            }
            Phase::Hide { among, must, .. } => self.legal_hides(among, must, list),
            Phase::Learn => self.legal_gains(list),
            Phase::Exchange { .. } => {
                let zones = self.learning.exchangeable.iter();
                list.extend(zones.map(|zone| Action::Exchange { zone }));
            }
            Phase::Top => {
                list.extend(self.gained_cards().map(|card| Action::Top { card }));
                list.push(Action::Done {});
            }
            Phase::TakeGained => {
                let from = Place::Discard;
                list.extend(self.legal_gained_cards().map(|card| Action::Take { from, card }));
                list.push(Action::Done {});
            }
            Phase::MayDraw => list.extend([Action::Draw {}, Action::Done {}]),
            Phase::Trash { discard } => self.legal_trash(discard, list),
            Phase::Snail => {
                list.push(Action::Search {});
                list.extend(self.may_leave_pile().ok().map(|()| Action::Leave {}));
            }
            Phase::SnailTake { searched } => self.legal_snail_cards(searched, list),
            Phase::RemoveCurrents { .. } => {
                list.extend(self.current_spaces().iter().map(|space| Action::Remove { space }));
                list.push(Action::Done {});
            }
            Phase::Escape => list.extend([Action::Use {}, Action::Done {}]),
            Phase::Duel => self.list_stances(Side::Octopus, list),
            _ => {}
        }
    }

    fn list_stances(&self, side: Side, list: &mut Vec<Action>) {
        if self.duel.chosen[side.index()].is_none() {
            list.extend(self.duel.left.iter().map(|stance| Action::Choose { stance }));
        }
    }

    /// Lists what the Shark may do.
    pub(crate) fn list_shark(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceBlock => list.extend(self.reef.empty.iter().map(|zone| Action::Place { zone })),
            Phase::HowMany => list.extend([2, 3].map(|count| Action::Dice { count })),
            Phase::Fetch => list.extend(self.current_spaces().iter().map(|space| Action::Fetch { space })),
            Phase::BeforeRoll => {
                self.legal_cards(list);
                list.push(Action::Roll {});
            }
            Phase::ReturnDie { .. } => {
                let colours = Colour::ALL.iter().filter(|colour| self.may_return(**colour).is_ok());
                list.extend(colours.map(|colour| Action::Return { colour: *colour }));
            }
            Phase::WantDie => {
                let colours = Colour::ALL.iter().filter(|colour| self.may_want(**colour).is_ok());
                list.extend(colours.map(|colour| Action::Want { colour: *colour }));
            }
            Phase::AfterRoll => self.legal_after_roll(list),
            Phase::Reroll { named, .. } => {
                list.extend(self.dice.pool.iter().map(|die| Action::Reroll { die }));
                list.extend(named.then_some(Action::Done {}));
            }
            Phase::Feed => list.extend(self.feedable().map(|die| Action::Feed { die })),
            Phase::TurnRed => list.extend(self.red_pool().map(|die| Action::Turn { die })),
            Phase::Raise { .. } => list.extend(self.raisable().map(|die| Action::Raise { die })),
            Phase::Save { .. } => list.extend(self.dice.pool.iter().map(|die| Action::Save { die })),
            Phase::Duel => self.list_stances(Side::Shark, list),
            _ => self.list_shark_on_board(list),
        }
    }

    fn list_shark_on_board(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Currents => self.legal_currents(list),
            Phase::LayCurrent { .. } => {
                list.extend(self.empty_spaces().iter().map(|space| Action::At { space }));
            }
            Phase::Move => self.legal_moves(list),
            Phase::Swim { start, last } => self.legal_ways(start, last, list),
            Phase::AfterLeg => {
                self.legal_cards(list);
                list.push(Action::Done {});
            }
            Phase::ExtraLeg => self.legal_extra_leg(list),
            Phase::Aim => self.legal_aims(list),
            Phase::Resolve => {
                let zones = self.dice.aimed.as_slice().iter().map(|aimed| aimed.zone);
                list.extend(zones.map(|zone| Action::Resolve { zone }));
            }
            Phase::Observe => {
                self.legal_cards(list);
                list.push(Action::Done {});
            }
            Phase::Store { .. } => list.extend(self.dice.pool.iter().map(|die| Action::Store { die })),
            Phase::Spend => list.extend([Action::Spend {}, Action::Done {}]),
            Phase::Buy => self.legal_buys(list),
            Phase::Replace { .. } => self.legal_replacements(list),
            Phase::FeedEnergy => list.extend(self.dice.energy.iter().map(|die| Action::Feed { die })),
            _ => {}
        }
    }
}
