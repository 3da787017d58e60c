//! The names of things in the reader's language.

use ::kelp::names::Card;
use locale::{Language, Value};
use serde_json::Value as Json;

use super::{
    super::{list, number, text},
    Reader,
};

/// A message's places with what fills them.
pub(super) type Args<'a> = [(&'static str, Value<'a>)];

impl Reader<'_> {
    pub(super) fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.words.say(id, args)
    }

    /// An Octopus card.
    pub(super) fn card(&self, name: &str) -> String {
        match name.strip_prefix("custom_") {
            Some(number) => self.custom_card(name, number),
            None => self.say(&format!("ke-card-{}", dashed(name)), &[]),
        }
    }

    /// A card that only somebody's own data files know: by its printed name, or by its number.
    fn custom_card(&self, name: &str, number: &str) -> String {
        let names = name.parse::<Card>().ok().map(|card| &self.print.tables.card(card).names);
        let printed = names.and_then(|names| match self.words.lang {
            Language::Uk => names.uk.clone(),
            Language::Pl => names.pl.clone(),
            Language::En => names.en.clone(),
        });
        let number: usize = number.parse().unwrap_or_default();
        printed.unwrap_or_else(|| self.say("ke-card-custom", &[("number", number.into())]))
    }

    /// What an Octopus card costs.
    pub(super) fn cost(&self, name: &str) -> usize {
        name.parse::<Card>().map_or(0, |card| usize::from(self.print.tables.card(card).cost))
    }

    /// An Octopus card with its cost.
    pub(super) fn priced(&self, name: &str) -> String {
        format!("{} ({})", self.card(name), self.cost(name))
    }

    /// A Shark card; versions share their name.
    pub(super) fn shark_card(&self, name: &str) -> String {
        self.say(&format!("ke-card-{}", shark_card_id(name)), &[])
    }

    /// A block, or a hidden one if its name is not known.
    pub(super) fn block(&self, block: &Json) -> String {
        let name = block.as_str().unwrap_or("hidden");
        self.say(&format!("ke-block-{}", dashed(name)), &[])
    }

    /// The block in a zone, as far as the reader sees it.
    pub(super) fn block_in(&self, view: &Json, zone: &str) -> String {
        self.block(&in_zone(view, zone)["block"])
    }

    /// The item of a Learn: a card on top of a pile, or a block.
    pub(super) fn item(&self, view: &Json, item: &str) -> String {
        let pile = list(&view["octopus"], "piles").iter().find(|pile| text(pile, "pile") == item);
        match pile {
            Some(pile) => self.card(text(pile, "top")),
            None => self.block(&Json::from(item)),
        }
    }

    pub(super) fn zone(&self, zone: &str) -> String {
        self.say(&format!("ke-zone-{}", zone.replace(',', "-")), &[])
    }

    pub(super) fn zones<'a>(&self, zones: impl IntoIterator<Item = &'a Json>) -> String {
        let names: Vec<String> =
            zones.into_iter().filter_map(Json::as_str).map(|zone| self.zone(zone)).collect();
        names.join(", ")
    }

    pub(super) fn colour(&self, colour: &str) -> String {
        self.say(&format!("ke-die-{colour}"), &[])
    }

    /// A die that shows a value.
    pub(super) fn die(&self, die: &Json) -> String {
        let colour = self.colour(text(die, "colour"));
        self.say("ke-die-full", &[("colour", colour.into()), ("value", number(die, "value").into())])
    }

    /// A die of the pool or of a Vigilant card.
    pub(super) fn choice(&self, choice: &Json) -> String {
        let die = self.die(&choice["face"]);
        if choice["saved"] == true { self.say("ke-die-saved", &[("die", die.into())]) } else { die }
    }

    pub(super) fn dice(&self, dice: &[Json]) -> String {
        listed(dice.iter().map(|die| self.die(die)))
    }

    /// Dice by colour, as in "2 blue dice, 1 red die".
    pub(super) fn dice_count(&self, count: &Json) -> String {
        let colours = ["blue", "yellow", "red"].into_iter().filter(|colour| number(count, colour) > 0);
        listed(colours.map(|colour| {
            self.say(&format!("ke-count-dice-{colour}"), &[("count", number(count, colour).into())])
        }))
    }

    pub(super) fn cards_counted(&self, count: usize) -> String {
        self.say("ke-count-cards", &[("count", count.into())])
    }

    /// A side's confrontation card of this colour.
    pub(super) fn stance(&self, side: &str, colour: &str) -> String {
        self.say(&format!("ke-confront-{side}-{colour}"), &[])
    }

    pub(super) fn stance_colour(&self, colour: &str) -> String {
        self.say(&format!("ke-confront-colour-{colour}"), &[])
    }
}

/// Names in a row, or a dash if there are none.
pub(super) fn listed(names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    if names.is_empty() { "—".to_owned() } else { names.join(", ") }
}

/// An engine's word as a part of a message's id.
pub(super) fn dashed(word: &str) -> String {
    word.replace('_', "-")
}

/// `swift_a` and `swift_b` are versions of the card `swift`.
pub(super) fn shark_card_id(name: &str) -> &str {
    name.rsplit_once('_').map_or(name, |(card, _)| card)
}

pub(super) fn in_zone<'a>(view: &'a Json, zone: &str) -> &'a Json {
    list(view, "zones").iter().find(|entry| text(entry, "zone") == zone).unwrap_or(&Json::Null)
}
