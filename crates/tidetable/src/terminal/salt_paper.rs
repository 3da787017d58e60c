//! Sea Salt & Paper as text.

use games::LegalAction;
use locale::Value;
use serde_json::Value as Json;

use super::{Words, list, number, text};

/// One thing that may be done.
pub(super) fn describe(words: &Words, action: &Json, view: &Json) -> Option<String> {
    let card = || ("card", Value::from(card(words, text(action, "card"))));
    let pile = || ("pile", Value::from(number(action, "pile") + 1));
    Some(match text(action, "do") {
        "draw" if number(view, "deck") == 1 => words.say("sp-act-draw-last", &[]),
        "draw" => words.say("sp-act-draw", &[]),
        "take" => {
            let top = &view["piles"][number(action, "pile")]["top"];
            let top = self::card(words, top.as_str().unwrap_or_default());
            words.say("sp-act-take", &[pile(), ("card", top.into())])
        }
        "keep" => words.say("sp-act-keep", &[card()]),
        "discard" => words.say("sp-act-discard", &[pile()]),
        "pair" => words.say("sp-act-pair", &laid(words, action)),
        "trio" => words.say("sp-act-trio", &laid(words, action)),
        "pile" => words.say("sp-act-pile", &[pile()]),
        "pick" => words.say("sp-act-pick", &[card()]),
        "rob" => {
            let victim = words.seat_name(number(action, "seat"));
            words.say("sp-act-rob", &[("victim", victim.into())])
        }
        "mermaids" => words.say("sp-act-mermaids", &[]),
        "end" => words.say("sp-act-end", &[]),
        "stop" => call(words, "sp-act-stop", "sp-stop-now", view),
        "last_chance" => call(words, "sp-act-last-chance", "sp-last-chance-now", view),
        _ => return None,
    })
}

/// The end of the round, with what it would bring.
fn call(words: &Words, act: &str, now: &str, view: &Json) -> String {
    let score = &view["seats"][number(view, "you")]["score"];
    let points = ("points", Value::from(number(score, "points")));
    let bonus = ("bonus", Value::from(number(score, "colour_bonus")));
    format!("{} · {}", words.say(act, &[]), words.say(now, &[points, bonus]))
}

/// One thing that happened.
pub(super) fn tell(words: &Words, event: &Json, view: &Json) -> Option<String> {
    let seat = number(event, "seat");
    let shown = event["card"].as_str().map(|name| card(words, name)).unwrap_or_default();
    let card_arg = [("card", Value::from(shown))];
    let pile = ("pile", Value::from(number(event, "pile") + 1));
    let pile_and_card = [pile.clone(), card_arg[0].clone()];
    Some(match text(event, "event") {
        "round_began" => {
            let round = ("round", Value::from(number(event, "round")));
            format!("\n{}", words.say_of("sp-event-round-began", number(event, "starter"), &[round]))
        }
        "opened" => words.say("sp-event-opened", &pile_and_card),
        "turn_began" if event["again"] == true => words.say_of("sp-event-turn-again", seat, &[]),
        "kept" => secret(words, "sp-event-kept", event),
        "discarded" => words.say_of("sp-event-discarded", seat, &pile_and_card),
        "took" => words.say_of("sp-event-took", seat, &pile_and_card),
        "nothing_to_take" => words.say_of("sp-event-nothing-to-take", seat, &[]),
        "laid" if event["starfish"].is_null() => words.say_of("sp-event-laid", seat, &laid(words, event)),
        "laid" => words.say_of("sp-event-laid-trio", seat, &laid(words, event)),
        "effect_skipped" => words.say("sp-event-effect-skipped", &[]),
        "looked" => words.say_of("sp-event-looked", seat, &[pile]),
        "picked" => secret(words, "sp-event-picked", event),
        "gained" => secret(words, "sp-event-gained", event),
        "robbed" => return Some(robbed(words, event, &card_arg)),
        "jellyfish" => words.say_of("sp-event-jellyfish", seat, &[]),
        "picked_peeked" => secret(words, "sp-event-picked-peeked", event),
        "mermaids" => words.say_of("sp-event-mermaids", seat, &[]),
        "stopped" => words.say_of("sp-event-stopped", seat, &[]),
        "last_chance" => words.say_of("sp-event-last-chance", seat, &[]),
        "revealed" => revealed(words, event),
        "round_ended" => round_ended(words, &event["result"], view),
        _ => return None,
    })
}

fn robbed(words: &Words, event: &Json, card: &[(&str, Value<'_>); 1]) -> String {
    let victim = number(event, "victim");
    if words.is_own(victim) {
        return words.say(
            "sp-event-robbed.victim",
            &[("seat", words.seat_name(number(event, "seat")).into()), card[0].clone()],
        );
    }
    let victim = ("victim", words.seat_name(victim).into());
    words.say_of("sp-event-robbed", number(event, "seat"), &[victim, card[0].clone()])
}

fn revealed(words: &Words, event: &Json) -> String {
    let hand = list(event, "hand");
    let id = if hand.is_empty() { "sp-event-revealed-empty" } else { "sp-event-revealed" };
    words.say_of(id, number(event, "seat"), &[("cards", cards(words, hand).into())])
}

/// A deed with a card that only some may see.
fn secret(words: &Words, id: &str, event: &Json) -> String {
    let seat = number(event, "seat");
    match event["card"].as_str() {
        Some(name) if words.is_own(seat) => words.say_of(id, seat, &[("card", card(words, name).into())]),
        Some(name) => words.say_of(&format!("{id}.open"), seat, &[("card", card(words, name).into())]),
        None => words.say_of(id, seat, &[]),
    }
}

/// How a round ended, and what it brought everybody.
fn round_ended(words: &Words, result: &Json, view: &Json) -> String {
    let end = text(result, "end").replace('_', "-");
    let mut lines = vec![words.say_of(&format!("sp-round-end-{end}"), number(result, "seat"), &[])];
    if end != "void" {
        for (seat, sheet) in list(result, "seats").iter().enumerate() {
            let points = ("points", number(sheet, "scored").into());
            let total = ("total", number(&view["seats"][seat], "total").into());
            lines.push(words.say_of("sp-event-scored", seat, &[points, total]));
        }
    }
    lines.join("\n  ")
}

/// What the card does that an action is about.
pub(super) fn explain(words: &Words, action: &Json, view: &Json) -> Option<String> {
    let card = match text(action, "do") {
        "take" => view["piles"][number(action, "pile")]["top"].as_str()?,
        "pair" | "trio" => list(action, "cards").first()?.as_str()?,
        _ => action["card"].as_str()?,
    };
    let (family, _) = card.split_once(':').unwrap_or((card, ""));
    locale::try_text(words.lang, &format!("sp-help-{}", family.replace('_', "-")), &[])
}

/// Who must do what.
fn prompt(words: &Words, view: &Json, legal: &[LegalAction]) -> String {
    let waiting = &view["waiting"];
    let seat = number(waiting, "seat");
    match text(waiting, "for") {
        "over" => words.say("sp-phase-over", &[]),
        "starter" | "opening" | "draw" | "fish" | "steal" | "peek" | "stung" => {
            words.say("sp-ask-chance", &[])
        }
        "play" if legal.iter().any(|action| action.text == "stop") => {
            let points = number(&view["seats"][seat]["score"], "points");
            words.say_of("sp-ask-play-or-call", seat, &[("points", points.into())])
        }
        other => words.say_of(&format!("sp-ask-{}", other.replace('_', "-")), seat, &[]),
    }
}

/// The whole table, from the reader's seat.
pub(super) fn show(words: &Words, view: &Json, legal: &[LegalAction]) -> String {
    let mut lines = vec![String::new()];
    let deck = words.say("sp-place-deck-size", &[("count", number(view, "deck").into())]);
    let round = words.say("sp-round-number", &[("round", number(view, "round").into())]);
    let target = words.say("sp-target", &[("target", number(view, "target").into())]);
    lines.push(format!("── {round} · {target} · {deck}"));
    for (index, pile) in list(view, "piles").iter().enumerate() {
        let name = words.say("sp-place-pile", &[("pile", (index + 1).into())]);
        let size = words.say("sp-count-cards", &[("count", number(pile, "size").into())]);
        let top =
            pile["top"].as_str().map_or_else(|| words.say("sp-place-empty", &[]), |top| card(words, top));
        lines.push(format!("   {name}: {top} ({size})"));
    }
    for (seat, sheet) in list(view, "seats").iter().enumerate() {
        lines.push(player(words, sheet, seat));
    }
    let own = &view["seats"][number(view, "you")];
    lines.push(format!("   {}: {}", words.say("sp-place-my-hand", &[]), cards(words, list(own, "hand"))));
    let held = list(&view["waiting"], "cards");
    if !held.is_empty() {
        let id = if view["waiting"]["for"] == "keep" { "sp-place-drawn" } else { "sp-place-look" };
        lines.push(format!("   {}: {}", words.say(id, &[]), cards(words, held)));
    }
    let points = ("points", Value::from(number(&own["score"], "points")));
    let bonus = ("bonus", Value::from(number(&own["score"], "colour_bonus")));
    lines.push(format!("   {}", words.say("sp-points-now", &[points, bonus])));
    lines.push(format!("» {}", prompt(words, view, legal)));
    lines.join("\n")
}

fn player(words: &Words, sheet: &Json, seat: usize) -> String {
    let hand = words.say("sp-place-hand-size", &[("count", number(sheet, "hand_size").into())]);
    let total = words.say("sp-score-total", &[]);
    let laid = words.say("sp-place-table", &[]);
    let groups = list(sheet, "table").iter().filter_map(Json::as_array);
    let table: Vec<Json> = groups.flatten().cloned().collect();
    let (name, points) = (words.seat_name(seat), number(sheet, "total"));
    format!("   {name}: {total} {points} · {hand} · {laid}: {}", cards(words, &table))
}

fn laid<'a>(words: &Words, object: &Json) -> Vec<(&'static str, Value<'a>)> {
    let names: Vec<String> =
        list(object, "cards").iter().filter_map(Json::as_str).map(|name| card(words, name)).collect();
    let starfish = object["starfish"].as_str().map(|name| card(words, name));
    ["first", "second", "third"].into_iter().zip(names.into_iter().chain(starfish).map(Value::from)).collect()
}

fn cards(words: &Words, names: &[Json]) -> String {
    if names.is_empty() {
        return words.say("sp-place-empty", &[]);
    }
    names.iter().filter_map(Json::as_str).map(|name| card(words, name)).collect::<Vec<_>>().join(", ")
}

/// A card's name in the reader's language, from its notation.
fn card(words: &Words, notation: &str) -> String {
    let (family, colour) = notation.split_once(':').unwrap_or((notation, "white"));
    let family = words.say(&format!("sp-card-{}", family.replace('_', "-")), &[]);
    let colour = words.say(&format!("sp-colour-{}", colour.replace('_', "-")), &[]);
    words.say("sp-card-full", &[("family", family.into()), ("colour", colour.into())])
}
