//! Step 5: growth (KE-GRW).

use crate::{
    event::{DiePlace, SeenEvent},
    names::{Face, Word},
    state::{Kelp, Out, TILE_DICE, TILES},
};

impl Kelp {
    /// A used die fills the next slot. Three on a tile: they go to the bag and the tile flips, at once and for good;
    /// with all tiles flipped the die goes to the bag (KE-GRW-01).
    pub(crate) fn grow(&mut self, die: Face, out: Out<'_>) {
        if self.dice.tiles == TILES {
            self.bag_die(die, out);
            return;
        }
        self.dice.growth.push(die.colour());
        self.tell_all(out, SeenEvent::DieMoved { die, to: DiePlace::Growth });
        if self.dice.growth.len() as u8 == TILE_DICE {
            for colour in self.dice.growth.as_slice() {
                self.dice.bag[colour.index()] += 1;
            }
            self.dice.growth.clear();
            self.dice.tiles += 1;
            self.tell_all(out, SeenEvent::TileFlipped { tile: self.dice.tiles });
        }
    }
}
