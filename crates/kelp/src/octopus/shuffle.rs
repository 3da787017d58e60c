//! Shuffling blocks (KE-SHF-01): the Octopus picks, chance draws, the Shark names the spaces.

use game_core::Refusal;

use crate::{
    action::Action,
    collections::{Blocks, Zones},
    event::{Event, SeenEvent},
    names::{Block, Card, Word, Zone},
    phase::{Context, Phase},
    rules::allow,
    state::{Kelp, Out},
    tables::{Effect, With},
};

impl Kelp {
    /// The shuffle of the card being played: how many blocks are picked, and which one goes in with them.
    fn shuffle_of(&self, card: Card) -> (u8, With) {
        match self.tables.card(card).effect {
            Effect::Shuffle { hidden, with } => (hidden, with),
            _ => unreachable!("blocks are picked for shuffles only"),
        }
    }

    fn played_card(&self) -> Card {
        match self.context {
            Context::Card { card, .. } => card,
            _ => unreachable!("blocks are picked while a card is played"),
        }
    }

    fn pickable(&self, picked: Zones) -> Zones {
        let (_, with) = self.shuffle_of(self.played_card());
        self.reef.hidden().minus(picked).minus(self.named(with))
    }

    pub(crate) fn legal_picks(&self, picked: Zones, actions: &mut Vec<Action>) {
        actions.extend(self.pickable(picked).iter().map(|zone| Action::Pick { zone }));
    }

    pub(crate) fn may_pick(&self, picked: Zones, zone: Zone) -> Result<(), Refusal> {
        allow(self.pickable(picked).contains(zone), "KE-SHF-01")
    }

    /// Picks stay private until they are complete; then it is open which spaces are emptied, not why.
    pub(crate) fn pick(&mut self, picked: Zones, zone: Zone, out: Out<'_>) {
        let picked = picked.with(zone);
        let (hidden, with) = self.shuffle_of(self.played_card());
        if picked.len() < u32::from(hidden) {
            self.phase = Phase::Pick { picked };
        } else {
            self.begin_shuffle(picked.or(self.named(with)), with == With::Octopus, out);
        }
    }

    /// Flight: any block beside the Octopus, hidden or revealed.
    pub(crate) fn adjacent_to_octopus(&self) -> Zones {
        self.reef.beside(self.octopus_zone())
    }

    pub(crate) fn pick_adjacent(&mut self, zone: Zone, out: Out<'_>) {
        self.begin_shuffle(Zones::only(zone).with(self.octopus_zone()), true, out);
    }

    fn begin_shuffle(&mut self, zones: Zones, octopus: bool, out: Out<'_>) {
        self.tell_all(out, SeenEvent::ShuffleBegan { zones, octopus });
        for zone in zones.iter() {
            self.reef.bag.add(std::mem::replace(&mut self.reef.blocks[zone.index()], Block::Shell));
        }
        self.reef.revealed = self.reef.revealed.minus(zones);
        self.reef.empty = zones;
        self.phase = Phase::DrawBlock;
    }

    pub(crate) fn block_drawn(&mut self, block: Block, out: Out<'_>) {
        self.reef.bag.remove(block);
        self.reef.drawn = Some(block);
        self.tell(out, Event::BlockDrawn { block });
        self.phase = Phase::PlaceBlock;
    }

    pub(crate) fn may_place(&self, zone: Zone) -> Result<(), Refusal> {
        allow(self.reef.empty.contains(zone), "KE-SHF-01")
    }

    pub(crate) fn place_block(&mut self, zone: Zone, out: Out<'_>) {
        let block = self.reef.drawn.take().expect("the Shark places a block that was drawn");
        self.put_block(zone, block, out);
        if self.reef.empty.len() > 1 {
            self.phase = Phase::DrawBlock;
            return;
        }
        // The last one leaves no choice.
        let (last, zone) = (self.reef.bag.iter().next(), self.reef.empty.iter().next());
        let (last, zone) = last.zip(zone).expect("there are as many blocks as empty zones");
        self.reef.bag = Blocks::EMPTY;
        self.tell(out, Event::BlockDrawn { block: last });
        self.put_block(zone, last, out);
        self.go_on(out);
    }

    fn put_block(&mut self, zone: Zone, block: Block, out: Out<'_>) {
        self.reef.blocks[zone.index()] = block;
        self.reef.empty = self.reef.empty.without(zone);
        self.tell_all(out, SeenEvent::BlockPlaced { zone });
    }
}
