//! A side of the board: zones with their values, spaces with their two ends (KE-BRD).

use super::{
    Provenance,
    file::{DataError, File},
    raw::{BoardFile, SpaceRow, ZoneKind, ZoneRow},
};
use crate::{
    collections::{Spaces, Zones},
    names::{Space, Word, Zone},
};

/// One of a space's two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The first one of the data file.
    One,
    /// The second one.
    Two,
}

impl End {
    /// The other end.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// A zone of the board.
#[derive(Clone, Debug)]
pub struct ZoneInfo {
    /// Its kind.
    pub kind: ZoneKind,
    /// The least value of a die that reaches its block.
    pub value: u8,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A Current space of the board.
#[derive(Clone, Debug)]
pub struct SpaceInfo {
    /// The zones that a Shark on the space touches.
    pub touches: Zones,
    /// Where its ends lead.
    pub ends: [Spaces; 2],
    /// Whether it lies in front of a den.
    pub den: bool,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A side of the board.
#[derive(Clone, Debug)]
pub struct Board {
    /// What play asks for all the time, close together.
    values: [u8; 9],
    ends: [[Spaces; 2]; 16],
    touches: [Zones; 16],
    present: Spaces,
    dens: Spaces,
    in_play: Zones,
    zones: Vec<ZoneInfo>,
    spaces: Vec<Option<SpaceInfo>>,
}

impl Board {
    /// A zone.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> &ZoneInfo {
        &self.zones[zone.index()]
    }

    /// A space, if this board has it.
    #[must_use]
    pub fn space(&self, space: Space) -> Option<&SpaceInfo> {
        self.spaces[space.index()].as_ref()
    }

    /// The least value of a die that reaches the block of `zone`.
    #[must_use]
    pub const fn value(&self, zone: Zone) -> u8 {
        self.values[zone as usize]
    }

    /// The zones that a Shark on `space` touches.
    #[must_use]
    pub const fn touches(&self, space: Space) -> Zones {
        self.touches[space as usize]
    }

    /// The zones of this board: nine, or the four of a small one.
    #[must_use]
    pub const fn zones(&self) -> Zones {
        self.in_play
    }

    /// All spaces of this board.
    #[must_use]
    pub const fn spaces(&self) -> Spaces {
        self.present
    }

    /// The spaces in front of dens.
    #[must_use]
    pub const fn dens(&self) -> Spaces {
        self.dens
    }

    /// The spaces that `end` of `space` leads to.
    #[must_use]
    pub const fn ahead(&self, space: Space, end: End) -> Spaces {
        self.ends[space as usize][end as usize]
    }

    /// The end by which one leaves `space` when one came in from `from` (KE-MOV-02, KE-MOV-07).
    #[must_use]
    pub fn way_out(&self, space: Space, from: Space) -> End {
        if self.ahead(space, End::One).contains(from) { End::Two } else { End::One }
    }

    /// The zones beside `zone` (KE-BRD-03: orthogonally only).
    #[must_use]
    pub const fn beside(zone: Zone) -> Zones {
        Zones::from_bits(BESIDE[zone as usize])
    }

    /// Reads and checks a board (KE-BRD-08).
    pub(super) fn read(file: File<'_>, name: &str) -> Result<Self, DataError> {
        let raw: BoardFile = file.parse()?;
        file.check(&raw.name, raw.name.get_ref() == name, format!("this must be the board '{name}'"))?;
        let zones = read_zones(file, &raw)?.into_iter().collect::<Option<_>>();
        let reason = || format!("a board has 9 zones, this one {}", raw.zone.len());
        Self::build(file, &raw, zones.ok_or_else(|| file.fault(&(0..0), reason()))?)
    }

    /// Reads a board that has only some of the zones of `whole` (see [`super::small`]). The others are out of play; what
    /// they look like is what they look like there.
    pub(super) fn read_part(file: File<'_>, whole: &Self) -> Result<Self, DataError> {
        let raw: BoardFile = file.parse()?;
        let zones = read_zones(file, &raw)?.into_iter().zip(&whole.zones);
        let zones = zones.map(|(zone, like)| zone.unwrap_or_else(|| like.clone())).collect();
        Self::build(file, &raw, zones)
    }

    fn build(file: File<'_>, raw: &BoardFile, zones: Vec<ZoneInfo>) -> Result<Self, DataError> {
        let spaces = read_spaces(file, raw)?;
        let of = |space: usize| spaces[space].as_ref();
        let board = Self {
            values: std::array::from_fn(|zone| zones[zone].value),
            ends: std::array::from_fn(|space| of(space).map_or([Spaces::EMPTY; 2], |info| info.ends)),
            touches: std::array::from_fn(|space| of(space).map_or(Zones::EMPTY, |info| info.touches)),
            present: raw.space.iter().map(|row| row.get_ref().id).collect(),
            dens: raw.space.iter().filter(|row| row.get_ref().den).map(|row| row.get_ref().id).collect(),
            in_play: raw.zone.iter().map(|row| row.get_ref().id).collect(),
            zones,
            spaces,
        };
        file.check_all(board.dens.len() == 4, format!("a board has 4 dens, this one {}", board.dens.len()))?;
        board.check_links(file, raw)?;
        Ok(board)
    }

    fn check_links(&self, file: File<'_>, raw: &BoardFile) -> Result<(), DataError> {
        for row in &raw.space {
            let here = row.get_ref().id;
            for end in [End::One, End::Two] {
                for there in self.ahead(here, end).iter() {
                    file.check(row, self.present.contains(there), format!("{there} does not exist"))?;
                    file.check(row, there != here, "a space does not lead to itself")?;
                    let back = [End::One, End::Two].map(|end| self.ahead(there, end).contains(here));
                    let reason = format!("{there} must lead back to {here} by exactly one end");
                    file.check(row, back[0] != back[1], reason)?;
                }
            }
        }
        file.check_all(self.is_connected(), "every space must be reachable from every other")
    }

    fn is_connected(&self) -> bool {
        let Some(first) = self.present.iter().next() else { return false };
        let mut reached = Spaces::only(first);
        loop {
            let next = reached.iter().fold(reached, |all, space| {
                all.or(self.ahead(space, End::One)).or(self.ahead(space, End::Two))
            });
            if next == reached {
                return reached == self.present;
            }
            reached = next;
        }
    }
}

/// For each zone, the zones beside it as bits.
const BESIDE: [u16; 9] = {
    let mut beside = [0; 9];
    let mut zone = 0;
    while zone < 9 {
        let (row, column) = (zone / 3, zone % 3);
        if row > 0 {
            beside[zone] |= 1 << (zone - 3);
        }
        if row < 2 {
            beside[zone] |= 1 << (zone + 3);
        }
        if column > 0 {
            beside[zone] |= 1 << (zone - 1);
        }
        if column < 2 {
            beside[zone] |= 1 << (zone + 1);
        }
        zone += 1;
    }
    beside
};

fn read_zones(file: File<'_>, raw: &BoardFile) -> Result<Vec<Option<ZoneInfo>>, DataError> {
    let mut zones: Vec<Option<ZoneInfo>> = vec![None; Zone::ALL.len()];
    for row in &raw.zone {
        let ZoneRow { id, kind, value, source, ref ours } = *row.get_ref();
        file.check(row, zones[id.index()].is_none(), format!("zone {id} stands here twice"))?;
        file.check(row, (1..=6).contains(&value), "a zone's value is from 1 to 6")?;
        let centre = (kind == ZoneKind::Centre) == (id == Zone::Z22);
        file.check(row, centre, "the centre zone is 2,2")?;
        zones[id.index()] = Some(ZoneInfo { kind, value, provenance: Provenance::new(source, ours) });
    }
    Ok(zones)
}

fn read_spaces(file: File<'_>, raw: &BoardFile) -> Result<Vec<Option<SpaceInfo>>, DataError> {
    let mut spaces: Vec<Option<SpaceInfo>> = vec![None; Space::ALL.len()];
    for row in &raw.space {
        let SpaceRow { id, ref touches, ref ends, den, source, ref ours } = *row.get_ref();
        file.check(row, spaces[id.index()].is_none(), format!("space {id} stands here twice"))?;
        let zones: Zones = touches.iter().copied().collect();
        let touching = zones.len() as usize == touches.len() && (1..=2).contains(&touches.len());
        file.check(row, touching, "a space touches 1 or 2 zones")?;
        let [one, two] = [0, 1].map(|end: usize| ends[end].iter().copied().collect::<Spaces>());
        file.check(row, !one.is_empty() && !two.is_empty(), "dead end: both ends must lead somewhere")?;
        file.check(row, one.and(two).is_empty(), "two ends must not lead to the same space")?;
        let provenance = Provenance::new(source, ours);
        spaces[id.index()] = Some(SpaceInfo { touches: zones, ends: [one, two], den, provenance });
    }
    Ok(spaces)
}
