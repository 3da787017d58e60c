//! Who must do what.

use ::kelp::{names::Card, tables::Effect};
use locale::Value;
use serde_json::Value as Json;

use super::{
    super::{list, number, text},
    Reader,
    names::{dashed, in_zone},
};

/// The octopus's seat, then the shark's.
const SIDES: [&str; 2] = ["octopus", "shark"];

impl Reader<'_> {
    /// The question, said to the reader if the reader is asked.
    pub(super) fn prompt(&self, view: &Json) -> String {
        if view["phase"]["kind"] == "over" {
            return self.say("ke-step-over", &[]);
        }
        let Some(asked) = SIDES.iter().position(|side| Self::is_asked(view, side)) else {
            return self.say("ke-ask-chance", &[]);
        };
        let own = SIDES.iter().position(|side| view["viewer"] == *side);
        if view["phase"]["kind"] == "duel" {
            return match own {
                Some(own) if Self::is_asked(view, SIDES[own]) => self.words.say_of("ke-ask-duel", own, &[]),
                Some(_) => self.say("ke-ask-duel-waiting", &[]),
                None => self.say("ke-ask-duel", &[]),
            };
        }
        let id = format!("ke-ask-{}", prompt_id(view));
        self.words.say_of(&id, asked, &self.prompt_args(view))
    }

    fn prompt_args(&self, view: &Json) -> Vec<(&'static str, Value<'_>)> {
        let phase = &view["phase"];
        let text_arg = |name, text: String| vec![(name, Value::from(text))];
        let count = |count: usize| vec![("count", Value::from(count))];
        match text(phase, "kind") {
            "pay" => {
                let card = text(phase, "card");
                let left = self.cost(card).saturating_sub(paid(view));
                vec![("card", self.card(card).into()), ("count", left.into())]
            }
            "pick" => count(self.to_pick(view).saturating_sub(list(phase, "picked").len())),
            "learn" => count(number(&view["learning"], "left")),
            "exchange" => text_arg("block", self.item(view, text(phase, "item"))),
            "lay_current" => text_arg("die", self.choice(&phase["die"])),
            "before_roll" => text_arg("dice", self.dice_count(&view["shark"]["rolling"])),
            "observe" => text_arg("block", self.block_in(view, text(&view["context"], "zone"))),
            "raise" => vec![("by", number(phase, "by").into())],
            "buy" => vec![("points", number(&view["shark"], "budget").into())],
            _ => count(number(phase, "left")),
        }
    }

    /// How many hidden blocks the card in play shuffles.
    fn to_pick(&self, view: &Json) -> usize {
        let card = text(&view["context"], "card").parse::<Card>();
        match card.map(|card| self.print.tables.card(card).effect) {
            Ok(Effect::Shuffle { hidden, .. }) => usize::from(hidden),
            _ => 0,
        }
    }

    /// The step of the turn.
    pub(super) fn step(&self, view: &Json) -> String {
        let id = match text(&view["phase"], "kind") {
            _ if view["context"]["kind"] == "setup" => "ke-step-setup",
            "how_many" | "draw_die" | "fetch" | "before_roll" | "return_die" | "want_die" | "roll"
            | "after_roll" | "reroll" | "feed" | "turn_red" | "raise" | "save" | "expose" | "extra_die" => {
                "ke-step-draw-roll"
            }
            "currents" | "lay_current" => "ke-step-currents",
            "move" | "swim" | "after_leg" | "extra_leg" => "ke-step-move",
            "aim" | "resolve" | "observe" => "ke-step-search-strike",
            "duel" | "escape" => "ke-step-confrontation",
            "store" | "spend" | "buy" | "replace" | "feed_energy" | "fill_row" => "ke-step-energy",
            "over" => "ke-step-over",
            _ if view["context"]["kind"] == "trap" => "ke-step-search-strike",
            _ if view["context"]["kind"] == "escape" => "ke-step-confrontation",
            _ => {
                let left = 2_usize.saturating_sub(number(&view["octopus"], "actions"));
                return self.say("ke-step-actions-left", &[("count", left.into())]);
            }
        };
        self.say(id, &[])
    }
}

/// The part of the message's id after `ke-ask-`.
fn prompt_id(view: &Json) -> String {
    let phase = &view["phase"];
    let kind = text(phase, "kind");
    match kind {
        "act" if number(&view["octopus"], "actions") >= 2 => "act-last".to_owned(),
        "swap" if phase["hidden"] == true => "swap-hidden".to_owned(),
        "hide" if phase["must"] != true => "hide-more".to_owned(),
        "extra_leg" => "move".to_owned(),
        _ => dashed(kind),
    }
}

/// What the blocks chosen so far pay (KE-OCT-02).
fn paid(view: &Json) -> usize {
    let zones = list(&view["phase"], "paid").iter().filter_map(Json::as_str);
    zones.map(|zone| if in_zone(view, zone)["block"] == "double_shell" { 2 } else { 1 }).sum()
}
