//! What happened, as lines of a story.

use locale::Value;
use serde_json::Value as Json;

use super::{
    super::{list, number, text},
    Reader,
    names::dashed,
};

impl Reader<'_> {
    /// One thing that happened; `None` if the table or the end shows it anyway.
    pub(crate) fn tell(&self, event: &Json) -> Option<String> {
        match text(event, "kind") {
            "block_laid" | "opening_card" | "ended" => None,
            "turn_began" => Some(format!("\n{}", self.line(event)?)),
            _ => self.line(event),
        }
    }

    /// Any event in words; `None` if there are none for it.
    pub(crate) fn line(&self, event: &Json) -> Option<String> {
        let kind = text(event, "kind");
        let id = format!("ke-event-{}", dashed(kind));
        let named = |field: &str| format!("{id}-{}", text(event, field));
        let id = match kind {
            "turn_began" => named("side"),
            "block_revealed" => named("cause"),
            "food_used" => named("food"),
            "die_moved" => named("to"),
            "stance_chosen" => self.secret(named("side"), event, text(event, "side"), "stance"),
            "shuffle_began" if event["octopus"] == true => format!("{id}-octopus"),
            "shark_swam" if event["over"] == true => format!("{id}-over"),
            "stances_revealed" if event["octopus"] == event["shark"] => format!("{id}-equal"),
            "block_laid" if !event["block"].is_null() => format!("{id}.open"),
            "block_drawn" => self.secret(id, event, "octopus", "block"),
            "card_drawn" | "card_found" => self.secret(id, event, "octopus", "card"),
            "ended" => format!("ke-game-end-{}", text(event, "ending")),
            _ => id,
        };
        locale::try_text(self.words.lang, &id, &self.event_args(event))
    }

    /// The id for those who see what `field` names: its owner, or somebody who may see everything.
    fn secret(&self, id: String, event: &Json, owner: &str, field: &str) -> String {
        let seat = usize::from(owner == "shark");
        if event[field].is_null() {
            id
        } else if self.words.is_own(seat) {
            format!("{id}.you")
        } else {
            format!("{id}.open")
        }
    }

    /// All places that the words of an event may have.
    fn event_args(&self, event: &Json) -> Vec<(&'static str, Value<'_>)> {
        let mut args = self.special_args(event);
        let mut add = |name, text: String| args.push((name, Value::from(text)));
        if let Some(zone) = event["zone"].as_str() {
            add("zone", self.zone(zone));
        }
        if event["block"].is_string() {
            add("block", self.block(&event["block"]));
        }
        if let Some(space) = event["space"].as_str() {
            add("space", space.to_owned());
        }
        if let Some(colour) = event["colour"].as_str() {
            add("colour", self.colour(colour));
        }
        if event["die"].is_object() {
            add("die", self.die(&event["die"]));
        }
        if let Some(card) = event["card"].as_str() {
            add("card", self.any_card(text(event, "kind"), card));
        }
        for name in ["round", "value", "budget", "tile"] {
            if event[name].is_u64() {
                args.push((name, number(event, name).into()));
            }
        }
        args
    }

    /// The places that only one kind of event has.
    fn special_args(&self, event: &Json) -> Vec<(&'static str, Value<'_>)> {
        let stance = || self.stance_colour(text(event, "stance"));
        match text(event, "kind") {
            "blocks_swapped" => vec![
                ("first", self.zone(text(event, "a")).into()),
                ("second", self.zone(text(event, "b")).into()),
            ],
            "shuffle_began" => {
                let zones = list(event, "zones");
                vec![("count", zones.len().into()), ("zones", self.zones(zones).into())]
            }
            "pile_turned" => {
                vec![("type", self.say(&format!("ke-type-{}", text(event, "pile")), &[]).into())]
            }
            "block_gained" => vec![("out", self.block(&event["out"]).into())],
            "ate" => vec![("food", self.block(&event["food"]).into())],
            "die_turned" => {
                vec![("from", self.die(&event["from"]).into()), ("to", self.die(&event["to"]).into())]
            }
            "shark_swam" => {
                vec![
                    ("from", text(event, "from").to_owned().into()),
                    ("to", text(event, "to").to_owned().into()),
                ]
            }
            "tile_flipped" => {
                vec![("power", self.say(&format!("ke-help-tile-{}", number(event, "tile")), &[]).into())]
            }
            "dice_gained" => {
                let id = format!("ke-count-dice-{}", text(event, "colour"));
                vec![("dice", self.say(&id, &[("count", number(event, "count").into())]).into())]
            }
            "stance_chosen" if !event["stance"].is_null() => {
                vec![("card", self.stance(text(event, "side"), text(event, "stance")).into())]
            }
            "stances_revealed" => vec![
                ("octopus", self.stance("octopus", text(event, "octopus")).into()),
                ("shark", self.stance("shark", text(event, "shark")).into()),
                ("colour", self.stance_colour(text(event, "octopus")).into()),
            ],
            "pair_exposed" | "pair_trashed" => vec![("colour", stance().into())],
            _ => Vec::new(),
        }
    }

    fn any_card(&self, kind: &str, card: &str) -> String {
        match kind {
            "row_filled" | "die_saved" | "card_used" | "trap_ignored" | "card_replaced" | "card_bought" => {
                self.shark_card(card)
            }
            _ => self.card(card),
        }
    }
}
