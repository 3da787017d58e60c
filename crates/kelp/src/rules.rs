//! Which action belongs to which question: the list of what may be done, the refusal of everything else, and the
//! way to the function that does it. The rules themselves stand beside what they rule.

use game_core::Refusal;

use crate::{
    action::Action,
    names::{Side, Word},
    phase::Phase,
    state::{Kelp, Out},
};

/// Yes if `good`, else no by this rule.
pub(crate) fn allow(good: bool, rule: &'static str) -> Result<(), Refusal> {
    if good { Ok(()) } else { forbid(rule) }
}

/// No by this rule.
pub(crate) fn forbid<T>(rule: &'static str) -> Result<T, Refusal> {
    Err(Refusal::by(rule))
}

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
                let from = crate::action::Place::Discard;
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
        use crate::names::Colour;
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
            _ => forbid(self.phase.rule()),
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
        forbid(if misplaced { "KE-SHK-01" } else { self.phase.rule() })
    }

    /// Does what was checked.
    pub(crate) fn carry_out(&mut self, side: Side, action: Action, out: Out<'_>) {
        match (side, action) {
            (_, Action::Choose { stance }) => self.choose(side, stance, out),
            (Side::Octopus, _) => self.carry_out_octopus(action, out),
            (Side::Shark, _) => self.carry_out_shark(action, out),
        }
    }

    fn carry_out_octopus(&mut self, action: Action, out: Out<'_>) {
        match (self.phase, action) {
            (_, Action::Den { space }) => self.put_on_den(space, out),
            (_, Action::Play { card }) => self.play(card, out),
            (Phase::Act, Action::Draw {}) => self.draw_up(out),
            (_, Action::Draw {}) => self.draw_cards(1, out),
            (_, Action::Discard { card }) => self.discard(card, out),
            (_, Action::Food { food }) => self.use_food(food, out),
            (_, Action::End {}) => self.end_octopus_turn(out),
            (Phase::Pay { card, paid }, Action::Reveal { zone }) => self.reveal(card, paid, zone, out),
            (Phase::Swap { left, hidden }, Action::Swap { a, b }) => self.swap(a, b, left, hidden, out),
            (Phase::Pick { picked }, Action::Pick { zone }) => self.pick(picked, zone, out),
            (_, Action::Pick { zone }) => self.pick_adjacent(zone, out),
            (Phase::Hide { left, among, .. }, Action::Hide { zone }) => self.hide(zone, left, among, out),
            (_, Action::Gain { item }) => self.gain(item, out),
            (Phase::Exchange { item }, Action::Exchange { zone }) => self.exchange(item, zone, out),
            (_, Action::Top { card }) => self.put_on_top(card, out),
            (Phase::TakeGained, Action::Take { card, .. }) => self.take_gained(card, out),
            (_, Action::Take { from, card }) => self.take_with_snail(from, card, out),
            (_, Action::Trash { from, card }) => self.trash(from, card, out),
            (_, Action::Search {}) => self.search_pile(out),
            (_, Action::Leave {}) => self.phase = Phase::SnailTake { searched: false },
            (Phase::RemoveCurrents { left }, Action::Remove { space }) => {
                self.remove_current(space, left, out);
            }
            (_, Action::Use {}) => self.use_escape(out),
            (_, Action::Done {}) => self.go_on(out),
            _ => unreachable!("only what the Octopus may do is carried out"),
        }
    }

    fn carry_out_shark(&mut self, action: Action, out: Out<'_>) {
        match (self.phase, action) {
            (_, Action::Place { zone }) => self.place_block(zone, out),
            (_, Action::Dice { count }) => self.draw_dice(count),
            (_, Action::Fetch { space }) => self.fetch(space, out),
            (_, Action::Card { card }) => self.use_card(card, out),
            (_, Action::Roll {}) => self.roll_on(),
            (Phase::ReturnDie { left }, Action::Return { colour }) => self.return_die(colour, left, out),
            (_, Action::Want { colour }) => self.want_die(colour, out),
            (Phase::AfterRoll, Action::Reroll { die }) => self.reroll(die, out),
            (Phase::Reroll { left, .. }, Action::Reroll { die }) => self.name_die(die, left, out),
            (Phase::FeedEnergy, Action::Feed { die }) => self.feed_energy(die, out),
            (_, Action::Feed { die }) => self.feed(die, out),
            (_, Action::Turn { die }) => self.turn_to_six(die, out),
            (Phase::Raise { by }, Action::Raise { die }) => self.raise(die, by, out),
            (Phase::Save { card }, Action::Save { die }) => self.save(card, die, out),
            (_, Action::Current { die }) => self.phase = Phase::LayCurrent { die },
            (Phase::LayCurrent { die }, Action::At { space }) => self.lay_current(die, space, out),
            (_, Action::Force { space }) => self.force(space, out),
            (Phase::Swim { start, .. }, Action::Swim { space }) => self.swim(start, space, out),
            (_, Action::Swim { space }) => self.swim_first(space, out),
            (_, Action::Aim { die, zone }) => self.aim(die, zone, out),
            (_, Action::Resolve { zone }) => self.resolve_first(zone, out),
            (Phase::Store { left }, Action::Store { die }) => self.store(die, left, out),
            (_, Action::Spend {}) => self.begin_spending(out),
            (_, Action::Buy { card }) => self.buy(card, out),
            (_, Action::Lower { die }) => self.phase = Phase::Replace { die },
            (Phase::Replace { die }, Action::Replace { card }) => self.replace(die, card, out),
            (_, Action::Done {}) => self.shark_done(out),
            _ => unreachable!("only what the Shark may do is carried out"),
        }
    }

    /// The Shark leaves it at that.
    fn shark_done(&mut self, out: Out<'_>) {
        match self.phase {
            Phase::AfterRoll => self.begin_currents(),
            Phase::Reroll { .. } => self.roll_on(),
            Phase::Currents => self.phase = Phase::Move,
            Phase::AfterLeg => self.end_move(out),
            Phase::Aim => self.aimed(out),
            Phase::Observe => self.spring_trap(out),
            Phase::Spend => self.end_shark_turn(out),
            Phase::Buy => self.end_spending(out),
            _ => unreachable!("only what the Shark may do is carried out"),
        }
    }

    /// Whether `side`'s action would show it something it cannot know: a block that the Shark turns over, now or as
    /// soon as the die before it is done with, or a confrontation card.
    pub(crate) fn reveals(&self, side: Side, action: Action) -> bool {
        let more_dice = !self.dice.aimed.is_empty();
        match (side, self.phase) {
            (_, Phase::Duel) => true,
            (Side::Shark, Phase::Aim) => more_dice && action == Action::Done {},
            (Side::Shark, Phase::Resolve) => true,
            (Side::Shark, Phase::Observe | Phase::PlaceBlock) => more_dice,
            (Side::Octopus | Side::Shark, _) => false,
        }
    }
}
