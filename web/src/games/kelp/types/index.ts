// Made from crates/kelp by `cargo run -p games --example views`. Do not edit.

export type Action = { "kind": "den", space: Space, } | { "kind": "play", card: Card, } | { "kind": "draw", } | { "kind": "discard", card: Card, } | { "kind": "food", food: Food, } | { "kind": "end", } | { "kind": "reveal", zone: Zone, } | { "kind": "swap", a: Zone, b: Zone, } | { "kind": "pick", zone: Zone, } | { "kind": "hide", zone: Zone, } | { "kind": "gain", item: Item, } | { "kind": "exchange", zone: Zone, } | { "kind": "top", card: Card, } | { "kind": "take", from: Place, card: Card, } | { "kind": "trash", from: Place, card: Card, } | { "kind": "search", } | { "kind": "leave", } | { "kind": "remove", space: Space, } | { "kind": "use", } | { "kind": "done", } | { "kind": "choose", stance: Stance, } | { "kind": "place", zone: Zone, } | { "kind": "dice", count: number, } | { "kind": "fetch", space: Space, } | { "kind": "card", card: SharkCard, } | { "kind": "roll", } | { "kind": "return", colour: Colour, } | { "kind": "want", colour: Colour, } | { "kind": "reroll", die: Face, } | { "kind": "feed", die: Face, } | { "kind": "turn", die: Face, } | { "kind": "raise", die: Face, } | { "kind": "save", die: Face, } | { "kind": "current", die: DieChoice, } | { "kind": "at", space: Space, } | { "kind": "swim", space: Space, } | { "kind": "force", space: Space, } | { "kind": "aim", die: DieChoice, zone: Zone, } | { "kind": "resolve", zone: Zone, } | { "kind": "store", die: Face, } | { "kind": "spend", } | { "kind": "buy", card: SharkCard, } | { "kind": "lower", die: Face, } | { "kind": "replace", card: SharkCard, };

export type Space = "V1a" | "V1b" | "V1c" | "V2a" | "V2b" | "V2c" | "H1a" | "H1b" | "H1c" | "H2a" | "H2b" | "H2c" | "D1" | "D2" | "D3" | "D4";

export type Card = "fast_learning" | "nimble_dodge" | "sneaking" | "tuck_in" | "first_lesson" | "sudden_evasion" | "taking_chances" | "cloud_of_ink" | "drift" | "in_plain_sight" | "deep_cover" | "slip_away" | "shed_habits" | "devious_ideas" | "sharp_senses" | "deep_study" | "unlearn" | "eat_crab" | "eat_snail" | "eat_lobster" | "eat_abalone" | "custom_1" | "custom_2" | "custom_3" | "custom_4" | "custom_5" | "custom_6" | "custom_7" | "custom_8" | "custom_9" | "custom_10" | "custom_11";

export type Food = "crab" | "snail" | "lobster" | "abalone";

export type Zone = "1,1" | "1,2" | "1,3" | "2,1" | "2,2" | "2,3" | "3,1" | "3,2" | "3,3";

export type Item = Pile | Block;

export type Pile = "move" | "hide" | "learn" | "eat";

export type Block = "octopus" | "crab" | "snail" | "lobster" | "abalone" | "trap_hide" | "trap_current" | "trap_currents" | "trap_den" | "double_shell" | "shell";

export type Place = "hand" | "draw" | "discard";

export type Stance = "red" | "yellow" | "turquoise";

export type SharkCard = "aggressive_a" | "aggressive_b" | "agile_a" | "agile_b" | "agile_c" | "daring_a" | "daring_b" | "daring_c" | "hostile_a" | "hostile_b" | "hostile_c" | "hungry_a" | "hungry_b" | "hungry_c" | "observant_a" | "observant_b" | "observant_c" | "reactive_a" | "reactive_b" | "reactive_c" | "relentless_a" | "relentless_b" | "relentless_c" | "ruthless_a" | "ruthless_b" | "ruthless_c" | "swift_a" | "swift_b" | "swift_c" | "vigilant_a" | "vigilant_b" | "vigilant_c";

export type Colour = "blue" | "yellow" | "red";

export type Face = { 
/**
 * Colour of the die.
 */
colour: Colour, 
/**
 * Value shown.
 */
value: number, };

export type DieChoice = { 
/**
 * The die.
 */
face: Face, 
/**
 * Whether it lies on a Vigilant card.
 */
saved: boolean, };

export type KelpEvent = { "kind": "block_laid", zone: Zone, block: Block | null, } | { "kind": "pile_turned", pile: Pile, card: Card, } | { "kind": "row_filled", slot: number, card: SharkCard, } | { "kind": "opening_card", card: Card, } | { "kind": "shark_put", space: Space, } | { "kind": "turn_began", side: Side, round: number, } | { "kind": "card_played", card: Card, } | { "kind": "block_revealed", zone: Zone, block: Block, cause: Cause, } | { "kind": "block_hidden", zone: Zone, } | { "kind": "blocks_swapped", a: Zone, b: Zone, } | { "kind": "shuffle_began", zones: Zone[], octopus: boolean, } | { "kind": "block_drawn", block: Block | null, } | { "kind": "block_placed", zone: Zone, } | { "kind": "card_gained", pile: Pile, card: Card, } | { "kind": "block_gained", zone: Zone, block: Block, out: Block, } | { "kind": "card_topped", card: Card, } | { "kind": "card_drawn", card: Card | null, } | { "kind": "card_taken", card: Card, } | { "kind": "discard_shuffled" } | { "kind": "card_discarded", card: Card, } | { "kind": "card_trashed", from: Place, card: Card, } | { "kind": "ate", food: Food, zone: Zone, card: Card, } | { "kind": "food_used", food: Food, } | { "kind": "pile_searched" } | { "kind": "card_found", card: Card | null, } | { "kind": "slots_cleared" } | { "kind": "die_drawn", colour: Colour, } | { "kind": "current_fetched", space: Space, value: number, } | { "kind": "die_returned", colour: Colour, } | { "kind": "die_wanted", colour: Colour, } | { "kind": "die_lifted", die: Face, } | { "kind": "die_rolled", die: Face, } | { "kind": "die_turned", from: Face, to: Face, } | { "kind": "die_saved", card: SharkCard, die: Face, } | { "kind": "die_moved", die: Face, to: DiePlace, } | { "kind": "tile_flipped", tile: number, } | { "kind": "card_used", card: SharkCard, } | { "kind": "pair_exposed", stance: Stance, } | { "kind": "current_placed", space: Space, value: number, } | { "kind": "current_removed", space: Space, value: number, } | { "kind": "shark_turned", space: Space, } | { "kind": "shark_swam", from: Space, to: Space, over: boolean, } | { "kind": "current_ridden", space: Space, value: number, } | { "kind": "current_broken", space: Space, value: number, } | { "kind": "die_aimed", zone: Zone, die: Face, saved: boolean, } | { "kind": "die_wasted", zone: Zone, die: Face, } | { "kind": "trap_sprung", zone: Zone, block: Block, } | { "kind": "trap_ignored", zone: Zone, card: SharkCard, } | { "kind": "spending_began", budget: number, } | { "kind": "card_replaced", slot: number, card: SharkCard, die: Face, } | { "kind": "card_bought", slot: number, card: SharkCard, } | { "kind": "dice_gained", colour: Colour, count: number, } | { "kind": "duel_began", zone: Zone, } | { "kind": "stance_chosen", side: Side, stance: Stance | null, } | { "kind": "stances_revealed", octopus: Stance, shark: Stance, } | { "kind": "pair_trashed", stance: Stance, } | { "kind": "ended", ending: Ending, };

export type Side = "octopus" | "shark";

export type Cause = "payment" | "meal" | "search" | "strike";

export type DiePlace = "bag" | "hunger" | "growth" | "energy";

export type Ending = "feast" | "exhausted" | "caught" | "toothless" | "outlasted";

export type KelpView = { 
/**
 * Who looks.
 */
viewer: Viewer, 
/**
 * What was agreed.
 */
options: KelpOptions, 
/**
 * The round.
 */
round: number, 
/**
 * The sides that are asked now.
 */
asked: Array<Side>, 
/**
 * What is asked.
 */
phase: Phase, 
/**
 * On whose account.
 */
context: Context, 
/**
 * The zones, row by row.
 */
zones: [ZoneView, ZoneView, ZoneView, ZoneView, ZoneView, ZoneView, ZoneView, ZoneView, ZoneView], 
/**
 * The Octopus's side.
 */
octopus: OctopusView, 
/**
 * The Learn in progress, if any.
 */
learning: LearningView | null, 
/**
 * The Shark's side.
 */
shark: SharkSide, 
/**
 * The confrontation cards.
 */
duel: DuelView, 
/**
 * Spaces in front of dens.
 */
dens: Array<Space>, };

export type Viewer = "octopus" | "shark" | "spectator" | "everyone";

export type KelpOptions = { 
/**
 * Side of the board.
 */
board: BoardSide, 
/**
 * Data files other than those compiled in.
 */
data: string | null, 
/**
 * Spaces of the Hunger track.
 */
hunger: number, 
/**
 * The most rounds.
 */
rounds: number, 
/**
 * Whether anything can be learned.
 */
learning: boolean, 
/**
 * Zones of the board: 9, which is not said, or 4 for the small box.
 */
zones?: number, };

export type BoardSide = "day" | "night";

export type Phase = { "kind": "lay_block" } | { "kind": "turn_pile", 
/**
 * The pile.
 */
pile: Pile, } | { "kind": "fill_row" } | { "kind": "draw_cards", 
/**
 * How many are still to be drawn.
 */
left: number, } | { "kind": "den" } | { "kind": "act" } | { "kind": "pay", 
/**
 * The card to be played.
 */
card: Card, 
/**
 * What has been chosen so far.
 */
paid: Zone[], } | { "kind": "swap", 
/**
 * Swaps still to be made.
 */
left: number, 
/**
 * Whether it may be declined, and is for hidden blocks only.
 */
hidden: boolean, } | { "kind": "pick", 
/**
 * What has been picked so far.
 */
picked: Zone[], } | { "kind": "pick_adjacent" } | { "kind": "draw_block" } | { "kind": "place_block" } | { "kind": "hide", 
/**
 * How many it may still hide.
 */
left: number, 
/**
 * Which zones it may choose from.
 */
among: Zone[], 
/**
 * Whether it must hide one more.
 */
must: boolean, } | { "kind": "learn" } | { "kind": "exchange", 
/**
 * What was gained.
 */
item: Item, } | { "kind": "top" } | { "kind": "take_gained" } | { "kind": "may_draw" } | { "kind": "trash", 
/**
 * Whether from the discard pile too.
 */
discard: boolean, } | { "kind": "snail" } | { "kind": "snail_take", 
/**
 * Whether the draw pile is open to it.
 */
searched: boolean, } | { "kind": "how_many" } | { "kind": "draw_die", 
/**
 * How many are still to be drawn.
 */
left: number, } | { "kind": "fetch" } | { "kind": "before_roll" } | { "kind": "return_die", 
/**
 * How many.
 */
left: number, } | { "kind": "want_die" } | { "kind": "roll" } | { "kind": "after_roll" } | { "kind": "reroll", 
/**
 * How many it may still name.
 */
left: number, 
/**
 * Whether one has been named.
 */
named: boolean, } | { "kind": "feed" } | { "kind": "turn_red" } | { "kind": "raise", 
/**
 * By how much.
 */
by: number, } | { "kind": "save", 
/**
 * The card it is put on.
 */
card: SharkCard, } | { "kind": "expose" } | { "kind": "extra_die" } | { "kind": "currents" } | { "kind": "lay_current", 
/**
 * The die in hand.
 */
die: DieChoice, } | { "kind": "move" } | { "kind": "swim", 
/**
 * Where the leg began.
 */
start: Space, 
/**
 * The value of the Current it is on.
 */
last: number, } | { "kind": "after_leg" } | { "kind": "extra_leg" } | { "kind": "aim" } | { "kind": "resolve" } | { "kind": "observe" } | { "kind": "remove_currents", 
/**
 * How many.
 */
left: number, } | { "kind": "duel" } | { "kind": "escape" } | { "kind": "store", 
/**
 * Free slots.
 */
left: number, } | { "kind": "spend" } | { "kind": "buy" } | { "kind": "replace", 
/**
 * The die that is lowered.
 */
die: Face, } | { "kind": "feed_energy" } | { "kind": "over", 
/**
 * How it ended.
 */
ending: Ending, };

export type Context = { "kind": "setup" } | { "kind": "turn" } | { "kind": "discard" } | { "kind": "card", 
/**
 * The card.
 */
card: Card, 
/**
 * Whether its main effect is done.
 */
then: boolean, } | { "kind": "food", 
/**
 * The food.
 */
food: Food, } | { "kind": "shark" } | { "kind": "trap", 
/**
 * Where it lies.
 */
zone: Zone, } | { "kind": "escape", 
/**
 * With this card.
 */
stance: Stance, };

export type ZoneView = { 
/**
 * The zone.
 */
zone: Zone, 
/**
 * Its kind.
 */
terrain: ZoneKind, 
/**
 * Its value.
 */
value: number, 
/**
 * How its block stands.
 */
stand: Stand, 
/**
 * Its block, if the viewer sees it.
 */
block: Block | null, 
/**
 * Its block, if the Shark knows it for certain by now.
 */
remembered: Block | null, };

export type ZoneKind = "centre" | "exposed" | "kelp" | "rocky" | "narrow";

export type Stand = "hidden" | "revealed" | "empty";

export type OctopusView = { 
/**
 * Cards in hand.
 */
hand_count: number, 
/**
 * The hand, if the viewer sees it.
 */
hand: Card[] | null, 
/**
 * Cards that are openly in hand.
 */
hand_known: Card[], 
/**
 * Hand size.
 */
hand_size: number, 
/**
 * Cards in the draw pile.
 */
draw_count: number, 
/**
 * What lies in the draw pile in no order, below what is openly on top, if the viewer sees it.
 */
draw: Card[] | null, 
/**
 * Cards openly on the draw pile, the uppermost last.
 */
draw_tops: Array<Card>, 
/**
 * Cards that are in hand or in the draw pile, nobody but the Octopus knows which.
 */
unseen: Card[], 
/**
 * The discard pile, the uppermost last.
 */
discard: Array<Card>, 
/**
 * Cards in the action slots.
 */
slots: Array<Card>, 
/**
 * The piles beside the board.
 */
piles: [PileView, PileView, PileView, PileView], 
/**
 * Trashed cards.
 */
trash: Card[], 
/**
 * Actions taken this turn.
 */
actions: number, 
/**
 * What has become of crab, snail, lobster and abalone.
 */
food: [FoodState, FoodState, FoodState, FoodState], 
/**
 * Whether the snail was used this turn.
 */
snail: boolean, 
/**
 * Blocks beside the board.
 */
aside: Block[], 
/**
 * Blocks in the Octopus's bag.
 */
bag_count: number, 
/**
 * What is in that bag, if the viewer knows.
 */
bag: Block[] | null, 
/**
 * The block drawn in a shuffle, if the viewer sees it.
 */
drawn: Block | null, };

export type PileView = { 
/**
 * The pile.
 */
pile: Pile, 
/**
 * Its top card.
 */
top: Card | null, 
/**
 * Number of cards, the top included.
 */
count: number, };

export type FoodState = "uneaten" | "ready" | "used";

export type LearningView = { 
/**
 * Items still to be gained.
 */
left: number, 
/**
 * Whether fewer are enough.
 */
up_to: boolean, 
/**
 * Blocks that may still be exchanged.
 */
exchangeable: Zone[], 
/**
 * Zones of the blocks gained.
 */
zones: Zone[], };

export type SharkSide = { 
/**
 * Where the Shark is.
 */
shark: SharkView | null, 
/**
 * Currents on the board.
 */
currents: Array<CurrentView>, 
/**
 * Dice in the bag.
 */
bag_count: number, 
/**
 * The dice in the bag by colour, if the viewer may look into it.
 */
bag: DiceCount | null, 
/**
 * Dice in the supply.
 */
supply: DiceCount, 
/**
 * Dice that wait to be rolled.
 */
rolling: DiceCount, 
/**
 * The pool.
 */
pool: Face[], 
/**
 * Stored Energy.
 */
energy: Face[], 
/**
 * The Hunger track.
 */
hunger: Array<Colour>, 
/**
 * Dice on the growth tile that is being filled.
 */
growth: Array<Colour>, 
/**
 * Growth tiles flipped.
 */
tiles: number, 
/**
 * Dice on Vigilant cards.
 */
saved: Array<Saved>, 
/**
 * Dice on zones.
 */
aimed: Array<Aimed>, 
/**
 * The space of the first Current of the turn, while the Shark rides it.
 */
riding: Space | null, 
/**
 * Value of the first Current of the turn once it is off the board, 0 for none.
 */
ridden: number, 
/**
 * The row.
 */
row: [RowView | null, RowView | null, RowView | null, RowView | null], 
/**
 * Cards in the Shark's deck.
 */
deck_count: number, 
/**
 * Cards that may be used.
 */
ready: SharkCard[], 
/**
 * Cards bought this turn.
 */
fresh: SharkCard[], 
/**
 * Trashed cards.
 */
trash: SharkCard[], 
/**
 * Cards bought in the whole game.
 */
cards_bought: number, 
/**
 * Rerolls left.
 */
rerolls: number, 
/**
 * What is left to spend.
 */
budget: number, 
/**
 * Cards bought in this spending.
 */
bought: number, 
/**
 * Whether an Energy die was lowered.
 */
lowered: boolean, };

export type SharkView = { 
/**
 * Its space.
 */
space: Space, 
/**
 * The end it faces, 1 or 2; none if it stands across the path.
 */
facing: number | null, 
/**
 * The zones it touches.
 */
touches: Zone[], };

export type CurrentView = { 
/**
 * Its space.
 */
space: Space, 
/**
 * Its value.
 */
value: number, };

export type DiceCount = { blue: number, yellow: number, red: number, };

export type Saved = { 
/**
 * The card.
 */
card: SharkCard, 
/**
 * The die.
 */
die: Face, 
/**
 * Whether it may be placed: from the turn after it was saved.
 */
ready: boolean, };

export type Aimed = { 
/**
 * The zone.
 */
zone: Zone, 
/**
 * The die.
 */
die: Face, };

export type RowView = { 
/**
 * The card.
 */
card: SharkCard, 
/**
 * What it costs.
 */
cost: number, 
/**
 * The dice it brings.
 */
dice: DiceCount, };

export type DuelView = { 
/**
 * Pairs that are left.
 */
left: Stance[], 
/**
 * Whether the Octopus has chosen.
 */
octopus_ready: boolean, 
/**
 * Whether the Shark has chosen.
 */
shark_ready: boolean, 
/**
 * What the Octopus has chosen, if the viewer sees it.
 */
octopus: Stance | null, 
/**
 * What the Shark has chosen, if the viewer sees it.
 */
shark: Stance | null, };

/** What is printed on the Octopus's cards. */
export const CARDS: Partial<Record<Card, { pile: Pile; cost: number; shuffles?: number }>> = {
  fast_learning: { pile: 'learn', cost: 1 },
  nimble_dodge: { pile: 'move', cost: 1 },
  sneaking: { pile: 'move', cost: 2, shuffles: 2 },
  tuck_in: { pile: 'hide', cost: 0 },
  first_lesson: { pile: 'learn', cost: 1 },
  sudden_evasion: { pile: 'move', cost: 2 },
  taking_chances: { pile: 'move', cost: 1, shuffles: 2 },
  cloud_of_ink: { pile: 'move', cost: 3, shuffles: 2 },
  drift: { pile: 'move', cost: 2, shuffles: 3 },
  in_plain_sight: { pile: 'hide', cost: 0 },
  deep_cover: { pile: 'hide', cost: 0 },
  slip_away: { pile: 'hide', cost: 0 },
  shed_habits: { pile: 'hide', cost: 0 },
  devious_ideas: { pile: 'learn', cost: 1 },
  sharp_senses: { pile: 'learn', cost: 2 },
  deep_study: { pile: 'learn', cost: 2 },
  unlearn: { pile: 'learn', cost: 1 },
  eat_crab: { pile: 'eat', cost: 0 },
  eat_snail: { pile: 'eat', cost: 0 },
  eat_lobster: { pile: 'eat', cost: 0 },
  eat_abalone: { pile: 'eat', cost: 0 },
};

/** What is printed on the Shark's cards. */
export const SHARK_CARDS: Partial<Record<SharkCard, { cost: number; dice: DiceCount }>> = {
  aggressive_a: { cost: 5, dice: { blue: 0, yellow: 0, red: 2 } },
  agile_a: { cost: 4, dice: { blue: 2, yellow: 0, red: 0 } },
  agile_b: { cost: 5, dice: { blue: 1, yellow: 1, red: 0 } },
  daring_a: { cost: 7, dice: { blue: 0, yellow: 0, red: 1 } },
  daring_b: { cost: 8, dice: { blue: 0, yellow: 0, red: 2 } },
  hostile_a: { cost: 6, dice: { blue: 0, yellow: 0, red: 1 } },
  hostile_b: { cost: 7, dice: { blue: 0, yellow: 0, red: 2 } },
  hungry_a: { cost: 4, dice: { blue: 2, yellow: 0, red: 0 } },
  hungry_b: { cost: 6, dice: { blue: 0, yellow: 0, red: 1 } },
  observant_a: { cost: 6, dice: { blue: 1, yellow: 1, red: 0 } },
  observant_b: { cost: 6, dice: { blue: 0, yellow: 0, red: 1 } },
  reactive_a: { cost: 7, dice: { blue: 1, yellow: 0, red: 1 } },
  reactive_b: { cost: 8, dice: { blue: 0, yellow: 1, red: 1 } },
  relentless_a: { cost: 4, dice: { blue: 2, yellow: 0, red: 0 } },
  relentless_b: { cost: 5, dice: { blue: 1, yellow: 1, red: 0 } },
  ruthless_a: { cost: 5, dice: { blue: 1, yellow: 1, red: 0 } },
  ruthless_b: { cost: 6, dice: { blue: 0, yellow: 0, red: 1 } },
  swift_a: { cost: 4, dice: { blue: 0, yellow: 1, red: 0 } },
  swift_b: { cost: 5, dice: { blue: 1, yellow: 1, red: 0 } },
  vigilant_a: { cost: 7, dice: { blue: 1, yellow: 1, red: 0 } },
  vigilant_b: { cost: 7, dice: { blue: 0, yellow: 2, red: 0 } },
};
