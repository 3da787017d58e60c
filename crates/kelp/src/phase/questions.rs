//! Whom a phase asks, what of it is public, and which rule it stands for.

use super::{Context, Phase};
use crate::{collections::Zones, names::Side};

/// Who is asked in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    One(Side),
    Both,
    Chance,
    Nobody,
}

impl Phase {
    pub(crate) const fn asked(self) -> Asked {
        match self {
            Self::LayBlock
            | Self::TurnPile { .. }
            | Self::FillRow
            | Self::DrawCards { .. }
            | Self::DrawBlock
            | Self::DrawDie { .. }
            | Self::Roll
            | Self::Expose
            | Self::ExtraDie => Asked::Chance,
            Self::Den
            | Self::Act
            | Self::Pay { .. }
            | Self::Swap { .. }
            | Self::Pick { .. }
            | Self::PickAdjacent
            | Self::Hide { .. }
            | Self::Learn
            | Self::Exchange { .. }
            | Self::Top
            | Self::TakeGained
            | Self::MayDraw
            | Self::Trash { .. }
            | Self::Snail
            | Self::SnailTake { .. }
            | Self::RemoveCurrents { .. }
            | Self::Escape => Asked::One(Side::Octopus),
            Self::Duel => Asked::Both,
            Self::Over { .. } => Asked::Nobody,
            _ => Asked::One(Side::Shark),
        }
    }

    /// The phase as those see it who may not look over the Octopus's shoulder: a payment or a choice of blocks that is
    /// not complete is not known to be going on.
    pub(crate) const fn public(self) -> Self {
        match self {
            Self::Pay { .. } => Self::Act,
            Self::Pick { .. } => Self::Pick { picked: Zones::EMPTY },
            Self::LayBlock
            | Self::TurnPile { .. }
            | Self::FillRow
            | Self::DrawCards { .. }
            | Self::Den
            | Self::Act
            | Self::Swap { .. }
            | Self::PickAdjacent
            | Self::DrawBlock
            | Self::PlaceBlock
            | Self::Hide { .. }
            | Self::Learn
            | Self::Exchange { .. }
            | Self::Top
            | Self::TakeGained
            | Self::MayDraw
            | Self::Trash { .. }
            | Self::Snail
            | Self::SnailTake { .. }
            | Self::HowMany
            | Self::DrawDie { .. }
            | Self::Fetch
            | Self::BeforeRoll
            | Self::ReturnDie { .. }
            | Self::WantDie
            | Self::Roll
            | Self::AfterRoll
            | Self::Reroll { .. }
            | Self::Feed
            | Self::TurnRed
            | Self::Raise { .. }
            | Self::Save { .. }
            | Self::Expose
            | Self::ExtraDie
            | Self::Currents
            | Self::LayCurrent { .. }
            | Self::Move
            | Self::Swim { .. }
            | Self::AfterLeg
            | Self::ExtraLeg
            | Self::Aim
            | Self::Resolve
            | Self::Observe
            | Self::RemoveCurrents { .. }
            | Self::Duel
            | Self::Escape
            | Self::Store { .. }
            | Self::Spend
            | Self::Buy
            | Self::Replace { .. }
            | Self::FeedEnergy
            | Self::Over { .. } => self,
        }
    }

    /// The rule that says what is asked, and so forbids everything else.
    pub(crate) const fn rule(self, context: Context) -> &'static str {
        match self {
            Self::Den if matches!(context, Context::Setup) => "KE-SET-05",
            Self::Den if matches!(context, Context::Escape { .. }) => "KE-DEN-01",
            Self::LayBlock => "KE-SET-03",
            Self::TurnPile { .. } => "KE-SET-02",
            Self::FillRow => "KE-SET-01",
            Self::DrawCards { .. } => "KE-OCT-04",
            Self::Den | Self::RemoveCurrents { .. } => "KE-TRP-01",
            Self::Act => "KE-OCT-01",
            Self::Pay { .. } => "KE-OCT-02",
            Self::Swap { .. } | Self::MayDraw => "KE-OCT-03",
            Self::Pick { .. } | Self::PickAdjacent | Self::DrawBlock | Self::PlaceBlock => "KE-SHF-01",
            Self::Hide { .. } => "KE-HID-01",
            Self::Learn => "KE-LRN-01",
            Self::Exchange { .. } => "KE-LRN-03",
            Self::Top | Self::TakeGained => "KE-LRN-02",
            Self::Trash { .. } => "KE-TRS-01",
            Self::Snail | Self::SnailTake { .. } => "KE-EAT-04",
            Self::HowMany | Self::DrawDie { .. } | Self::Roll => "KE-DRW-01",
            Self::Fetch => "KE-DRW-02",
            Self::BeforeRoll | Self::AfterRoll | Self::Expose | Self::ExtraDie => "KE-DRW-04",
            Self::ReturnDie { .. }
            | Self::WantDie
            | Self::Reroll { .. }
            | Self::Feed
            | Self::TurnRed
            | Self::Raise { .. } => "KE-DRW-05",
            Self::Save { .. } => "KE-VIG-01",
            Self::Currents | Self::LayCurrent { .. } => "KE-CUR-01",
            Self::Move => "KE-MOV-01",
            Self::Swim { .. } => "KE-MOV-02",
            Self::AfterLeg | Self::ExtraLeg => "KE-MOV-04",
            Self::Aim | Self::Resolve => "KE-SEA-01",
            Self::Observe => "KE-TRP-01",
            Self::Duel => "KE-CON-01",
            Self::Escape => "KE-CON-02",
            Self::Store { .. } => "KE-ENG-01",
            Self::Spend | Self::Buy => "KE-ENG-02",
            Self::Replace { .. } => "KE-ENG-04",
            Self::FeedEnergy => "KE-ENG-05",
            Self::Over { .. } => "KE-TRN-01",
        }
    }
}
