//! What may be done, in words.

use locale::Value;
use serde_json::Value as Json;

use super::{
    super::{list, number, text},
    Reader,
    names::{dashed, shark_card_id},
};

/// The piles that a Learn takes cards from.
const PILES: [&str; 4] = ["move", "hide", "learn", "eat"];

impl Reader<'_> {
    /// One thing that may be done.
    pub(crate) fn describe(&self, action: &Json, view: &Json) -> Option<String> {
        let kind = text(action, "kind");
        let id = format!("ke-act-{kind}");
        let card = text(action, "card");
        Some(match kind {
            "play" => {
                let cost = self.say("ke-card-cost", &[("cost", self.cost(card).into())]);
                format!("{} · {cost}", self.say(&id, &[("card", self.card(card).into())]))
            }
            "discard" | "top" => self.say(&id, &[("card", self.card(card).into())]),
            "take" | "trash" => {
                let from = self.say(&format!("ke-from-{}", text(action, "from")), &[]);
                self.say(&id, &[("card", self.card(card).into()), ("from", from.into())])
            }
            "card" | "replace" => self.say(&id, &[("card", self.shark_card(card).into())]),
            "buy" => self.buy(card, view),
            "gain" => self.gain(text(action, "item"), view),
            "swap" => self.swap(action, view),
            "food" => self.say(&id, &[("food", self.block(&action["food"]).into())]),
            "choose" => self.choose(text(action, "stance"), view),
            "aim" => {
                let colour = text(&action["die"]["face"], "colour");
                let zone = self.zone(text(action, "zone"));
                let die = self.choice(&action["die"]);
                self.say(&format!("{id}-{colour}"), &[("die", die.into()), ("zone", zone.into())])
            }
            "dice" => self.say(&id, &[("count", number(action, "count").into())]),
            "current" => self.say(&id, &[("die", self.choice(&action["die"]).into())]),
            "den" | "swim" | "force" => self.go(&id, text(action, "space"), view),
            _ => return self.plain_action(&id, action, view),
        })
    }

    /// An action whose words need nothing but the names of its objects.
    fn plain_action(&self, id: &str, action: &Json, view: &Json) -> Option<String> {
        let mut args: Vec<(&'static str, Value<'_>)> = Vec::new();
        if let Some(zone) = action["zone"].as_str() {
            args.push(("zone", self.zone(zone).into()));
            args.push(("block", self.block_in(view, zone).into()));
        }
        if let Some(space) = action["space"].as_str() {
            args.push(("space", space.into()));
        }
        if let Some(colour) = action["colour"].as_str() {
            args.push(("colour", self.colour(colour).into()));
        }
        if action["die"].is_object() {
            args.push(("die", self.die(&action["die"]).into()));
        }
        locale::try_text(self.words.lang, id, &args)
    }

    /// A place to go to, with the Current that lies there and the zones it touches.
    fn go(&self, id: &str, space: &str, view: &Json) -> String {
        let current = list(&view["shark"], "currents").iter().find(|current| text(current, "space") == space);
        let current = current.map(|current| {
            let value = number(current, "value");
            format!(", {}", self.say("ke-space-with-current", &[("value", value.into())]))
        });
        let touched = space.parse().map(|space| self.print.board.touches(space));
        let zones = touched.iter().flat_map(|zones| zones.iter()).map(|zone| self.zone(zone.text()));
        let zones: Vec<String> = zones.collect();
        let step = self.say(id, &[("space", space.into())]);
        format!("{step} ({}{})", zones.join(" + "), current.unwrap_or_default())
    }

    fn buy(&self, card: &str, view: &Json) -> String {
        let row = list(&view["shark"], "row").iter().find(|entry| text(entry, "card") == card);
        let cost = row.map_or(0, |entry| number(entry, "cost"));
        let brings = row.map(|entry| self.dice_count(&entry["dice"])).unwrap_or_default();
        let buy = self.say("ke-act-buy", &[("card", self.shark_card(card).into()), ("cost", cost.into())]);
        format!("{buy} · {}", self.say("ke-card-brings", &[("dice", brings.into())]))
    }

    fn gain(&self, item: &str, view: &Json) -> String {
        let name = Value::from(self.item(view, item));
        if !PILES.contains(&item) {
            return self.say("ke-act-gain-block", &[("block", name)]);
        }
        let kind = self.say(&format!("ke-type-{item}"), &[]);
        format!("{} ({kind})", self.say("ke-act-gain-card", &[("card", name)]))
    }

    fn swap(&self, action: &Json, view: &Json) -> String {
        let [first, second] = ["a", "b"].map(|end| {
            let zone = text(action, end);
            Value::from(format!("{} ({})", self.block_in(view, zone), self.zone(zone)))
        });
        self.say("ke-act-swap", &[("first", first), ("second", second)])
    }

    fn choose(&self, colour: &str, view: &Json) -> String {
        let card = self.stance(text(view, "viewer"), colour);
        let colour = self.stance_colour(colour);
        self.say("ke-act-choose", &[("card", card.into()), ("colour", colour.into())])
    }

    /// What the thing does that an action is about: a card, a block, a confrontation card.
    pub(crate) fn explain(&self, action: &Json, view: &Json) -> Option<String> {
        let id = match text(action, "kind") {
            "play" | "discard" | "top" | "take" | "trash" => dashed(text(action, "card")),
            "card" | "buy" | "replace" => shark_card_id(text(action, "card")).to_owned(),
            "food" => format!("block-{}", text(action, "food")),
            "gain" => self.gained_id(text(action, "item"), view),
            "choose" if view["viewer"] == "shark" => "confront-shark".to_owned(),
            "choose" => format!("confront-{}", text(action, "stance")),
            "current" | "aim" => format!("die-{}", text(&action["die"]["face"], "colour")),
            "reveal" | "pick" | "hide" | "exchange" => {
                let block = super::names::in_zone(view, text(action, "zone"))["block"].as_str()?;
                format!("block-{}", dashed(block))
            }
            _ => return None,
        };
        locale::try_text(self.words.lang, &format!("ke-help-{id}"), &[])
    }

    fn gained_id(&self, item: &str, view: &Json) -> String {
        let piles = list(&view["octopus"], "piles");
        match piles.iter().find(|pile| text(pile, "pile") == item) {
            Some(pile) => dashed(text(pile, "top")),
            None => format!("block-{}", dashed(item)),
        }
    }
}
