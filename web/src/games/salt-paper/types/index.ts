// Made from crates/salt-paper by `cargo run -p games --example views`. Do not edit.

export type SaltAction = { "do": "draw" } | { "do": "take", pile: SaltPile, } | { "do": "keep", card: SaltCard, } | { "do": "discard", pile: SaltPile, } | { "do": "pair", cards: [SaltCard, SaltCard], } | { "do": "trio", cards: [SaltCard, SaltCard], starfish: SaltCard, } | { "do": "pile", pile: SaltPile, } | { "do": "pick", card: SaltCard, } | { "do": "rob", seat: number, } | { "do": "mermaids" } | { "do": "end" } | { "do": "stop" } | { "do": "last_chance" };

export type SaltPile = number;

export type SaltCard = string;

export type SaltEvent = { "event": "round_began", round: number, starter: number, extra_salt: boolean, } | { "event": "opened", pile: SaltPile, card: SaltCard, } | { "event": "turn_began", seat: number, again: boolean, } | { "event": "drew", seat: number, card: SaltCard | null, } | { "event": "kept", seat: number, card: SaltCard | null, } | { "event": "discarded", seat: number, pile: SaltPile, card: SaltCard, } | { "event": "took", seat: number, pile: SaltPile, card: SaltCard, } | { "event": "uncovered", pile: SaltPile, top: SaltCard | null, missing: SaltCards, } | { "event": "nothing_to_take", seat: number, } | { "event": "laid", seat: number, cards: [SaltCard, SaltCard], starfish: SaltCard | null, } | { "event": "effect_skipped", seat: number, } | { "event": "looked", seat: number, pile: SaltPile, cards: SaltCards | null, } | { "event": "picked", seat: number, pile: SaltPile, card: SaltCard | null, top: SaltCard | null, } | { "event": "gained", seat: number, card: SaltCard | null, } | { "event": "robbed", seat: number, victim: number, card: SaltCard | null, } | { "event": "jellyfish", seat: number, } | { "event": "peeked", seat: number, card: SaltCard | null, } | { "event": "picked_peeked", seat: number, card: SaltCard | null, back: SaltCards | null, } | { "event": "mermaids", seat: number, } | { "event": "stopped", seat: number, } | { "event": "last_chance", seat: number, } | { "event": "revealed", seat: number, hand: SaltCards, } | { "event": "round_ended", result: SaltRoundResult, } | { "event": "game_over" };

export type SaltCards = string[];

export type SaltRoundResult = { round: number, end: SaltRoundEnd, 
/**
 * Who called, or whose turn emptied the deck.
 */
seat: number, seats: Array<SaltScored>, };

export type SaltRoundEnd = "stop" | "last_chance_won" | "last_chance_lost" | "void";

export type SaltScored = { 
/**
 * Hand and table; empty after a void round.
 */
cards: SaltCards, score: SaltScore, 
/**
 * What was credited.
 */
scored: number, };

export type SaltScore = { 
/**
 * All card points: the sum of the sources below.
 */
points: number, 
/**
 * SP-PTS-01: pairs, laid or not.
 */
pairs: number, 
/**
 * SP-PTS-02: shells, octopuses, penguins and sailors.
 */
sets: number, 
/**
 * SP-PTS-03 and SP-XSA-03: lighthouse, shoal, colony, captain and cast of crabs.
 */
multipliers: number, 
/**
 * SP-PTS-04: mermaids.
 */
mermaids: number, 
/**
 * SP-XSA-04: what starfish add to their pairs.
 */
starfish: number, 
/**
 * SP-XSA-05: what the seahorse adds to a set.
 */
seahorse: number, 
/**
 * SP-PTS-05: the size of the largest colour group. No part of `points`.
 */
colour_bonus: number, };

export type SaltView = { 
/**
 * The viewer's seat; `null` for spectators and for everyone after the end.
 */
you: number | null, players: number, extra_salt: boolean, 
/**
 * The total that ends the game.
 */
target: number, 
/**
 * Counted from 1.
 */
round: number, starter: number, waiting: SaltWaiting, 
/**
 * Cards in the deck.
 */
deck: number, piles: Array<SaltPileView>, seats: Array<SaltSeatView>, last_chance: SaltLap | null, 
/**
 * Whose jellyfish stings all others.
 */
jellyfish: number | null, last_round: SaltRoundResult | null, 
/**
 * What the viewer knows beyond what lies open: cards that are certainly or possibly in these places.
 */
known: Array<SaltKnown>, 
/**
 * What everybody knows beyond what lies open.
 */
known_to_all: Array<SaltKnown>, over: SaltOver | null, };

export type SaltWaiting = { "for": "starter" } | { "for": "opening" } | { "for": "take", seat: number, 
/**
 * Boats gave this turn.
 */
again: boolean, } | { "for": "draw", seat: number, cards: SaltCards | null, } | { "for": "keep", seat: number, cards: SaltCards | null, } | { "for": "discard", seat: number, cards: SaltCards | null, } | { "for": "play", seat: number, } | { "for": "choose_pile", seat: number, } | { "for": "pick_from_pile", seat: number, pile: SaltPile, } | { "for": "fish", seat: number, } | { "for": "choose_victim", seat: number, } | { "for": "steal", seat: number, victim: number, } | { "for": "peek", seat: number, cards: SaltCards | null, } | { "for": "pick_peeked", seat: number, cards: SaltCards | null, } | { "for": "stung", seat: number, } | { "for": "over" };

export type SaltPileView = { size: number, top: SaltCard | null, 
/**
 * Bottom to top, as the viewer remembers it.
 */
cards: Array<SaltCard>, 
/**
 * How many of `cards` are gone without the viewer knowing which.
 */
gone: number, };

export type SaltSeatView = { hand_size: number, 
/**
 * `null` if the viewer must not see it.
 */
hand: SaltCards | null, 
/**
 * Laid groups in order: two cards, or three with a starfish, or four mermaids.
 */
table: Array<Array<SaltCard>>, 
/**
 * Points of earlier rounds.
 */
total: number, 
/**
 * Points of this round; `null` if the viewer cannot know them.
 */
score: SaltScore | null, 
/**
 * The hand lies open and is safe from effects.
 */
revealed: boolean, 
/**
 * A jellyfish allows this player nothing but the deck's top card.
 */
stung: boolean, };

export type SaltLap = { caller: number, 
/**
 * Who has a last turn after the one now playing.
 */
to_come: number[], };

export type SaltKnown = { card: SaltCard, places: Array<string>, };

export type SaltOver = { reason: string, rule: string, places: Array<number>, };
