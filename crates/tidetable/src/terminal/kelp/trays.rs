//! What lies beside the board: the Octopus's cards, blocks and food, the Shark's dice, tracks and cards.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use super::{
    super::{WIDTH, list, number, text, wrap},
    Reader,
    names::listed,
};

impl Reader<'_> {
    /// Both sides with everything they have.
    pub(super) fn trays(&self, view: &Json) -> Vec<String> {
        let mut lines = vec![self.title("ke-side-octopus")];
        lines.extend([self.hand(view), self.deck(view), self.discard(view)]);
        lines.extend([self.piles(view), self.aside(view), self.food(view)]);
        lines.push(self.title("ke-side-shark"));
        lines.extend([self.pool(view), self.bag(view), self.tracks(view)]);
        lines.extend([self.row(view), self.shark_cards(view), self.confrontation(view)]);
        lines.push(wrap(&self.say("terminal-kelp-signs", &[]), "── ", "   "));
        lines
    }

    /// What the decision at hand is about.
    pub(super) fn needed_now(&self, view: &Json) -> Vec<String> {
        match text(&view["phase"], "kind") {
            "learn" | "exchange" => vec![self.piles(view), self.aside(view)],
            "spend" | "buy" | "replace" | "feed_energy" => vec![self.pool(view), self.row(view)],
            "duel" | "escape" => vec![self.confrontation(view)],
            "den" | "remove_currents" | "place_block" => Vec::new(),
            _ if view["viewer"] == "octopus" => vec![self.hand(view)],
            _ => vec![self.pool(view), self.shark_cards(view)],
        }
    }

    fn title(&self, id: &str) -> String {
        let name = self.say(id, &[]);
        format!("── {name} {}", "─".repeat(WIDTH - 4 - name.chars().count()))
    }

    fn labelled(&self, id: &str, content: &str) -> String {
        wrapped(&format!("{}: {content}", self.say(id, &[])))
    }

    /// The hand; of somebody else's as much as is openly known.
    fn hand(&self, view: &Json) -> String {
        let side = &view["octopus"];
        let count = number(side, "hand_count");
        let mut names: Vec<String> = match side["hand"].as_array() {
            Some(hand) => names(hand).map(|card| self.priced(card)).collect(),
            None => names(list(side, "hand_known")).map(|card| self.priced(card)).collect(),
        };
        let unknown = count.saturating_sub(names.len());
        names.extend(std::iter::repeat_n("?".to_owned(), unknown));
        let mut slots = String::new();
        for (index, card) in names_of(side, "slots").enumerate() {
            let slot = self.say("ke-place-slot", &[("number", (index + 1).into())]);
            slots.push_str(&format!(" · {slot}: {}", self.card(card)));
        }
        let size = number(side, "hand_size");
        wrapped(&format!("{} ({count}/{size}): {}{slots}", self.say("ke-place-hand", &[]), listed(names)))
    }

    fn deck(&self, view: &Json) -> String {
        let side = &view["octopus"];
        let mut text = self.cards_counted(number(side, "draw_count"));
        let tops: Vec<String> = names_of(side, "draw_tops").rev().map(|card| self.card(card)).collect();
        if !tops.is_empty() {
            text = format!("{text} · ↑ {}", tops.join(", "));
        }
        match side["draw"].as_array() {
            Some(draw) if !draw.is_empty() => {
                text = format!("{text} ({})", self.grouped(names(draw), |card| self.card(card)));
            }
            None if !list(side, "unseen").is_empty() => {
                let unseen = self.grouped(names_of(side, "unseen"), |card| self.card(card));
                text = format!("{text} · {}", self.say("terminal-kelp-unseen", &[("cards", unseen.into())]));
            }
            _ => (),
        }
        self.labelled("ke-place-draw-pile", &text)
    }

    fn discard(&self, view: &Json) -> String {
        let side = &view["octopus"];
        let discard = listed(names_of(side, "discard").map(|card| self.card(card)));
        let trash = self.grouped(names_of(side, "trash"), |card| self.card(card));
        let (pile, trashed) = (self.say("ke-place-discard-pile", &[]), self.say("ke-place-trash", &[]));
        wrapped(&format!("{pile}: {discard} · {trashed}: {trash}"))
    }

    fn piles(&self, view: &Json) -> String {
        let piles = list(&view["octopus"], "piles").iter().map(|pile| {
            let kind = self.say(&format!("ke-type-{}", text(pile, "pile")), &[]);
            let top = pile["top"].as_str().map_or_else(|| "—".to_owned(), |top| self.priced(top));
            format!("{kind} ×{}: {top}", number(pile, "count"))
        });
        self.labelled("ke-place-piles", &piles.collect::<Vec<_>>().join(" · "))
    }

    fn aside(&self, view: &Json) -> String {
        let blocks = self.grouped(names_of(&view["octopus"], "aside"), |block| self.block(&block.into()));
        self.labelled("ke-place-aside", &blocks)
    }

    fn food(&self, view: &Json) -> String {
        let foods = ["crab", "snail", "lobster", "abalone"].into_iter().zip(list(&view["octopus"], "food"));
        let eaten: Vec<String> = foods
            .filter(|(_, state)| *state != "uneaten")
            .map(|(food, state)| {
                let state = self.say(&format!("ke-food-{}", state.as_str().unwrap_or_default()), &[]);
                format!("{} ({state})", self.block(&food.into()))
            })
            .collect();
        let now = self.say("ke-food-now", &[("count", eaten.len().into())]);
        if eaten.is_empty() { wrapped(&now) } else { wrapped(&format!("{now}: {}", eaten.join(", "))) }
    }

    fn pool(&self, view: &Json) -> String {
        let side = &view["shark"];
        let energy = list(side, "energy");
        let points: usize = energy.iter().map(|die| number(die, "value")).sum();
        let count = ("count", energy.len().into());
        let mut stored = self.say("ke-energy-now", &[("points", points.into()), count]);
        if !energy.is_empty() {
            stored = format!("{stored} ({})", self.dice(energy));
        }
        if number(side, "budget") > 0 {
            let budget = self.say("ke-budget-now", &[("points", number(side, "budget").into())]);
            stored = format!("{stored} · {budget}");
        }
        let pool = self.dice(list(side, "pool"));
        self.labelled("ke-place-pool", &format!("{pool} · {stored}"))
    }

    fn bag(&self, view: &Json) -> String {
        let side = &view["shark"];
        let bag = if side["bag"].is_object() {
            let count = |colour: &'static str| (colour, number(&side["bag"], colour).into());
            self.say("ke-bag-now", &[count("blue"), count("yellow"), count("red")])
        } else {
            let count = self.say("ke-count-dice", &[("count", number(side, "bag_count").into())]);
            format!("{}: {count}", self.say("ke-place-bag", &[]))
        };
        let supply = self.say("ke-place-supply", &[]);
        wrapped(&format!("{bag} · {supply}: {}", self.dice_count(&side["supply"])))
    }

    /// Hunger and growth.
    fn tracks(&self, view: &Json) -> String {
        let side = &view["shark"];
        let (hunger, most) = (list(side, "hunger").len(), number(&view["options"], "hunger"));
        let dots = format!("{}{}", "●".repeat(hunger), "○".repeat(most.saturating_sub(hunger)));
        let flipped = number(side, "tiles");
        let tiles = (1..=4).map(|tile: usize| {
            let name = self.say(&format!("ke-tile-{tile}"), &[]);
            if tile <= flipped {
                format!("{name} ({})", self.say("ke-tile-active", &[]))
            } else if tile == flipped + 1 {
                let count = list(side, "growth").len();
                format!("{name} ({})", self.say("ke-tile-progress", &[("count", count.into())]))
            } else {
                name
            }
        });
        let tiles: Vec<String> = tiles.collect();
        let (track, growth) = (self.say("ke-track-hunger", &[]), self.say("ke-track-growth", &[]));
        wrapped(&format!("{track}: {dots} {hunger}/{most} · {growth}: {}", tiles.join(", ")))
    }

    fn row(&self, view: &Json) -> String {
        let side = &view["shark"];
        let cards = list(side, "row").iter().filter(|entry| entry.is_object()).map(|entry| {
            let (card, cost) = (self.shark_card(text(entry, "card")), number(entry, "cost"));
            format!("{card} {cost} ({})", self.dice_count(&entry["dice"]))
        });
        let cards: Vec<String> = cards.collect();
        self.labelled("ke-place-row", &cards.join(" · "))
    }

    fn shark_cards(&self, view: &Json) -> String {
        let side = &view["shark"];
        let mut cards = self.grouped(names_of(side, "ready"), |card| self.shark_card(card));
        let fresh = list(side, "fresh");
        if !fresh.is_empty() {
            let fresh = self.grouped(names(fresh), |card| self.shark_card(card));
            cards = format!("{cards} · {}", self.say("terminal-kelp-fresh", &[("cards", fresh.into())]));
        }
        for saved in list(side, "saved") {
            let die = self.die(&saved["die"]);
            cards = format!("{cards} · {}", self.say("ke-die-saved", &[("die", die.into())]));
        }
        self.labelled("ke-place-shark-cards", &cards)
    }

    fn confrontation(&self, view: &Json) -> String {
        let left = names_of(&view["duel"], "left")
            .map(|colour| format!("{} ({})", self.stance("octopus", colour), self.stance_colour(colour)));
        self.labelled("ke-place-confrontation", &listed(left))
    }

    /// Names with their numbers, as in "Shell ×3".
    fn grouped<'a>(&self, words: impl Iterator<Item = &'a str>, name: impl Fn(&str) -> String) -> String {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for word in words {
            *counts.entry(name(word)).or_default() += 1;
        }
        listed(
            counts
                .into_iter()
                .map(|(name, count)| if count == 1 { name } else { format!("{name} ×{count}") }),
        )
    }
}

fn names(words: &[Json]) -> impl DoubleEndedIterator<Item = &str> {
    words.iter().filter_map(Json::as_str)
}

fn names_of<'a>(object: &'a Json, field: &str) -> impl DoubleEndedIterator<Item = &'a str> {
    names(list(object, field))
}

/// A paragraph that is set in, its further lines more.
fn wrapped(text: &str) -> String {
    wrap(text, "  ", "     ")
}
