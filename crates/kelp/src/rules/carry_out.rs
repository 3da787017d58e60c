//! The way from an action to the function that does it.

use crate::{
    action::Action,
    names::Side,
    phase::Phase,
    state::{Kelp, Out},
};

impl Kelp {
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
}
