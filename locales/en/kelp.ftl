# The words of Kelp: Shark vs Octopus.
# Names come in as they stand here: {$card}, {$block}, {$zone}, {$space}, {$die}; numbers as numbers.

ke-title = Kelp: Shark vs Octopus
ke-title-short = Kelp
ke-tagline = One hides among the leaves, the other hunts by dice.
ke-players = 2 players, about 50 minutes
ke-about = The Octopus moves hidden blocks, learns new tricks and tries to eat four times. The Shark swims, searches and strikes before hunger wears it out.

## Sides

ke-side-octopus = Octopus
    .you = You are the Octopus
    .turn = Each turn you take two actions: play a card, draw up to a full hand, or discard a card to hide a block. You pay for a card by revealing your own hidden blocks, so every trick tells the Shark something.
    .goal = Eat all four foods, or hold out until the Shark has seven dice on its Hunger track.
ke-side-shark = Shark
    .you = You are the Shark
    .turn = Each turn you roll dice from your bag. Blue ones become Currents that carry you farther, yellow ones search a zone beside you, red ones strike it. What is left over is Energy for new cards.
    .goal = Strike the Octopus with a red die and guess its confrontation card.

## Types of Octopus cards

ke-type-move = Move
ke-type-hide = Hide
ke-type-learn = Learn
ke-type-eat = Eat

## Octopus cards

ke-card-fast-learning = Fast Learning
ke-card-nimble-dodge = Nimble Dodge
ke-card-sneaking = Sneaking
ke-card-tuck-in = Tuck In
ke-card-first-lesson = First Lesson
ke-card-sudden-evasion = Sudden Evasion
ke-card-taking-chances = Taking Chances
ke-card-cloud-of-ink = Cloud of Ink
ke-card-drift = Drift
ke-card-in-plain-sight = In Plain Sight
ke-card-deep-cover = Deep Cover
ke-card-slip-away = Slip Away
ke-card-shed-habits = Shed Habits
ke-card-devious-ideas = Devious Ideas
ke-card-sharp-senses = Sharp Senses
ke-card-deep-study = Deep Study
ke-card-unlearn = Unlearn
ke-card-eat-crab = Red Rock Crab
ke-card-eat-snail = Sea Snail
ke-card-eat-lobster = Cape Rock Lobster
ke-card-eat-abalone = South African Abalone
ke-help-fast-learning = Learn 2. If you gain any cards this way, you may put one of them on top of your draw pile.
ke-help-nimble-dodge = Swap two adjacent blocks; each stays hidden or revealed as it was.
ke-help-sneaking = Shuffle two hidden blocks: the Shark says where each of them goes.
ke-help-tuck-in = Hide one or two revealed blocks.
ke-help-first-lesson = Learn 1: gain a card or a block.
ke-help-sudden-evasion = Swap two adjacent blocks, then swap two adjacent blocks once more. The same block may move both times.
ke-help-taking-chances = Shuffle the block in the centre, hidden or revealed, with two other hidden blocks. All three return hidden.
ke-help-cloud-of-ink = Shuffle the Octopus, hidden or revealed, with two other hidden blocks. All three return hidden. You may reveal the Octopus to pay for this card.
ke-help-drift = Shuffle three hidden blocks: the Shark says where each of them goes.
ke-help-in-plain-sight = Hide one or two revealed blocks. Then you may draw a card.
ke-help-deep-cover = Hide one, two or three revealed blocks.
ke-help-slip-away = Hide one or two revealed blocks. Then you may swap two adjacent hidden blocks.
ke-help-shed-habits = Hide one or two revealed blocks. Then you may trash another card from your hand.
ke-help-devious-ideas = Learn 2. Each block you gain, food included, may be hidden once all gains are made.
ke-help-sharp-senses = Learn 2. One gained card that is not an Eat card may go to your hand.
ke-help-deep-study = Learn 3: gain three cards or blocks.
ke-help-unlearn = Learn 1. Then you may trash another card from your hand or discard pile.
ke-help-eat-crab = Eat the crab if it is adjacent to the Octopus. Its effect, once: your hand size becomes 5 for good, and you draw up to it.
ke-help-eat-snail = Eat the snail if it is adjacent to the Octopus. Its effect, once: take any one card from your draw or discard pile into your hand.
ke-help-eat-lobster = Eat the lobster if it is adjacent to the Octopus. Its effect, once: hide all revealed blocks.
ke-help-eat-abalone = Eat the abalone if it is adjacent to the Octopus. Its effect, once: Learn up to 3.
ke-card-custom = Unnamed card { $number }

## Shark cards

ke-card-aggressive = Aggressive
ke-card-agile = Agile
ke-card-daring = Daring
ke-card-hostile = Hostile
ke-card-hungry = Hungry
ke-card-observant = Observant
ke-card-reactive = Reactive
ke-card-relentless = Relentless
ke-card-ruthless = Ruthless
ke-card-swift = Swift
ke-card-vigilant = Vigilant
ke-help-aggressive = Brings its dice and has no other effect.
ke-help-agile = Before moving, turn round by 180°.
ke-help-daring = After the roll, put any other die of the pool on the Hunger track and turn a red die of the pool to 6.
ke-help-hostile = After the roll, reveal and trash one of the Octopus’s remaining confrontation cards at random, and your own card of that colour with it.
ke-help-hungry = After the roll, draw one more die and roll it once.
ke-help-observant = When you reveal a trap by searching or striking, ignore it.
ke-help-reactive = After drawing and before the roll, return two drawn dice to the bag and take one die of a colour you choose from it.
ke-help-relentless = After the roll, reroll one or two dice of the pool, once each.
ke-help-ruthless = After the roll, raise one die of the pool by 2, to 6 at most.
ke-help-swift = Move one extra space, before or after riding Currents.
ke-help-vigilant = After the roll, put one die aside on this card. In a later turn you may place it with its value, in addition to the pool.
ke-card-cost = Cost: { $cost }
ke-card-brings = Brings: { $dice }

## Confrontation cards

ke-confront-octopus-red = Fight
ke-confront-octopus-yellow = Flight
ke-confront-octopus-turquoise = Flinch
ke-confront-shark-red = Counter to Fight
ke-confront-shark-yellow = Counter to Flight
ke-confront-shark-turquoise = Counter to Flinch
ke-help-confront-red = If the Octopus escapes with this card, it puts the Shark into any free den.
ke-help-confront-yellow = If the Octopus escapes with this card, it is shuffled with one adjacent block of its choice; both return hidden.
ke-help-confront-turquoise = If the Octopus escapes with this card, it is hidden together with up to two other blocks.
ke-help-confront-shark = If the Octopus chose this colour, you win the game.
ke-confront-colour-red = red
ke-confront-colour-yellow = yellow
ke-confront-colour-turquoise = turquoise

## Blocks

ke-block-octopus = Octopus
ke-block-crab = Red Rock Crab
ke-block-snail = Sea Snail
ke-block-lobster = Cape Rock Lobster
ke-block-abalone = South African Abalone
ke-block-trap-hide = Trap: hide 2 blocks
ke-block-trap-current = Trap: discard 1 Current
ke-block-trap-currents = Trap: discard 2 Currents
ke-block-trap-den = Trap: move the Shark to a den
ke-block-double-shell = Double shell
ke-block-shell = Shell
ke-block-hidden = Hidden block
ke-block-state-hidden = hidden
ke-block-state-revealed = revealed
ke-help-block-octopus = The Octopus itself. No Learn can take it off the board.
ke-help-block-crab = Food. Eaten and used: hand size 5 from now on, and draw up to it.
ke-help-block-snail = Food. Eaten and used: take any one card from draw or discard pile into hand.
ke-help-block-lobster = Food. Eaten and used: hide all revealed blocks.
ke-help-block-abalone = Food. Eaten and used: Learn up to 3.
ke-help-block-trap-hide = When the Shark reveals it, the Octopus may hide up to two other blocks.
ke-help-block-trap-current = When the Shark reveals it, the Octopus may send one Current back to the bag.
ke-help-block-trap-currents = When the Shark reveals it, the Octopus may send up to two Currents back to the bag.
ke-help-block-trap-den = When the Shark reveals it, the Octopus moves the Shark to a free den.
ke-help-block-double-shell = Revealed as payment it counts for two blocks.
ke-help-block-shell = An empty shell: it does nothing.
ke-help-block-hidden = Only the Octopus knows what stands here.
ke-count-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}

## Dice

ke-die-blue = blue
ke-die-yellow = yellow
ke-die-red = red
ke-die-blue-long = Current die (blue)
ke-die-yellow-long = Search die (yellow)
ke-die-red-long = Strike die (red)
ke-die-full = { $colour } { $value }
ke-help-die-blue = Place it on an empty Current space to swim farther, or keep it as Energy.
ke-help-die-yellow = Searches a zone: reveals its hidden block. Or keep it as Energy.
ke-help-die-red = Strikes a zone. Hitting the Octopus starts a confrontation; otherwise Hunger grows. Or keep it as Energy.
ke-count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ke-count-dice-blue = { $count ->
    [one] { $count } blue die
   *[other] { $count } blue dice
}
ke-count-dice-yellow = { $count ->
    [one] { $count } yellow die
   *[other] { $count } yellow dice
}
ke-count-dice-red = { $count ->
    [one] { $count } red die
   *[other] { $count } red dice
}
ke-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Board

ke-board-day = Day side
ke-board-night = Night side
ke-zone-kind-centre = Centre zone
ke-zone-kind-exposed = Exposed zone
ke-zone-kind-kelp = Kelp zone
ke-zone-kind-rocky = Rocky zone
ke-zone-kind-narrow = Narrow rocky zone
ke-zone-1-1 = top left
ke-zone-1-2 = top centre
ke-zone-1-3 = top right
ke-zone-2-1 = middle left
ke-zone-2-2 = centre
ke-zone-2-3 = middle right
ke-zone-3-1 = bottom left
ke-zone-3-2 = bottom centre
ke-zone-3-3 = bottom right
ke-zone-label = { $kind }, { $zone }, value { $value } or more
ke-space = Space { $space }
ke-space-border = Current space between the zones { $first } and { $second }
ke-space-arc = Current space on the arc round the corner: { $zone }
ke-space-den = Den { $number }
ke-space-empty = empty
ke-space-with-current = Current showing { $value }
ke-space-with-shark = the Shark is here
ke-shark-undecided = The Shark stands across the path and may leave either way.

## Places, tracks and tiles

ke-place-hand = Octopus’s hand
ke-place-draw-pile = Draw pile
ke-place-discard-pile = Discard pile
ke-place-trash = Trashed cards
ke-place-slot = Action { $number }
ke-place-slot-now = In play
ke-place-piles = Cards to learn
ke-place-aside = Blocks aside
ke-place-bag = Dice bag
ke-place-supply = Supply of dice
ke-place-pool = Pool
ke-place-row = Cards for sale
ke-place-shark-deck = Shark deck
ke-place-shark-cards = Shark’s cards
ke-place-confrontation = Confrontation cards
ke-track-hunger = Hunger track
ke-track-food = Food track
ke-track-growth = Growth track
ke-track-energy = Energy
ke-hunger-now = Hunger: { $count } of 7
ke-food-now = Food eaten: { $count } of 4
ke-energy-now = Energy: { $points } in { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ke-bag-now = Bag: { $blue } blue, { $yellow } yellow, { $red } red
ke-budget-now = Budget: { $points }
ke-food-used = used
ke-food-ready = ready to use
ke-tile-1 = Second Look
    .short = +1 reroll
ke-tile-2 = Hidden Reserves
    .short = +5 Energy
ke-tile-3 = Third Look
    .short = +1 reroll
ke-tile-4 = Long Reach
    .short = +1 die
ke-help-tile-1 = You may reroll one die each turn.
ke-help-tile-2 = When you spend Energy that totals 1 to 5, it counts 5 more.
ke-help-tile-3 = You may reroll one more die each turn.
ke-help-tile-4 = You may draw one more die each turn.
ke-tile-active = active
ke-tile-progress = { $count ->
    [one] { $count } of 3 dice
   *[other] { $count } of 3 dice
}

## Steps of the turns

ke-round-number = Round { $round }
ke-turn-octopus = The Octopus’s turn
    .you = Your turn, Octopus
ke-step-setup = Setup
ke-step-actions = Actions
ke-step-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
ke-step-draw-roll = Draw & Roll
ke-step-currents = Place Currents
ke-step-move = Move
ke-step-search-strike = Search and Strike
ke-step-growth = Growth
ke-step-energy = Energy
ke-step-confrontation = Confrontation
ke-step-over = Game over

## Prompts, named after what the game waits for

ke-ask-chance = Chance decides…
ke-ask-den = The Octopus is choosing a den for the Shark.
    .you = Choose a den for the Shark.
ke-ask-act = The Octopus is choosing an action.
    .you = Choose an action: play a card, draw, or discard and hide.
ke-ask-act-last = The Octopus may use food or end its turn.
    .you = Both actions are done. Use a food if you like, then end your turn.
ke-ask-pay = The Octopus is choosing how to pay.
    .you = Reveal hidden blocks to pay for { $card }: { $count } still to pay.
ke-ask-swap = The Octopus is choosing two blocks to swap.
    .you = Choose two adjacent blocks to swap.
ke-ask-swap-hidden = The Octopus may swap two adjacent hidden blocks.
    .you = You may swap two adjacent hidden blocks.
ke-ask-pick = The Octopus is choosing blocks to shuffle.
    .you = Choose { $count ->
        [one] { $count } more hidden block
       *[other] { $count } more hidden blocks
    } to shuffle.
ke-ask-pick-adjacent = The Octopus is choosing the block it is shuffled with.
    .you = Flight: choose an adjacent block to be shuffled with the Octopus.
ke-ask-place-block = The Shark is choosing where the drawn block goes.
    .you = A block has been drawn from the bag. Which empty space does it go to?
ke-ask-hide = The Octopus is choosing blocks to hide.
    .you = Choose a revealed block to hide.
ke-ask-hide-more = The Octopus may hide more blocks.
    .you = You may hide up to { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }.
ke-ask-learn = The Octopus is learning.
    .you = Learn: take the top card of a pile or a block from aside ({ $count } to go).
ke-ask-exchange = The Octopus is choosing a block to exchange.
    .you = Which revealed block shall make room for the new one: { $block }?
ke-ask-top = The Octopus may put a gained card on top of its draw pile.
    .you = You may put one gained card on top of your draw pile.
ke-ask-take-gained = The Octopus may take a gained card into its hand.
    .you = You may take one gained card into your hand.
ke-ask-may-draw = The Octopus may draw a card.
    .you = You may draw a card.
ke-ask-trash = The Octopus may trash a card.
    .you = You may trash another card.
ke-ask-snail = The Octopus is deciding where the snail searches.
    .you = Snail: do you search your draw pile? It will be shuffled afterwards.
ke-ask-snail-take = The Octopus is choosing a card with the snail.
    .you = Snail: choose the card to take into your hand.
ke-ask-remove-currents = The trap works: the Octopus may remove Currents.
    .you = Your trap worked: you may remove up to { $count ->
        [one] { $count } Current
       *[other] { $count } Currents
    }.
ke-ask-escape = The Octopus is deciding whether to use its card’s effect.
    .you = You escaped. Do you use your card’s effect?
ke-ask-how-many = The Shark is deciding whether to draw a third die.
    .you = How many dice do you draw?
ke-ask-fetch = The Shark is taking a Current off the board to roll it.
    .you = The bag is empty: choose a Current to take into the roll.
ke-ask-before-roll = The Shark has drawn and is about to roll.
    .you = You have drawn { $dice }. Roll, or use Reactive first.
ke-ask-return-die = The Shark is returning dice to the bag.
    .you = Reactive: choose { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } to return to the bag.
ke-ask-want-die = The Shark is choosing a die from the bag.
    .you = Reactive: which colour do you take from the bag?
ke-ask-after-roll = The Shark may reroll or use cards.
    .you = Reroll, use cards, or go on to Currents.
ke-ask-reroll = The Shark is choosing dice to reroll.
    .you = Relentless: choose a die to reroll.
ke-ask-feed = The Shark is choosing a die for the Hunger track.
    .you = Daring: choose the die that goes to the Hunger track.
ke-ask-turn-red = The Shark is choosing a red die to turn to 6.
    .you = Daring: choose the red die to turn to 6.
ke-ask-raise = The Shark is choosing a die to raise.
    .you = Ruthless: choose a die to raise by { $by }.
ke-ask-save = The Shark is choosing a die to put aside.
    .you = Vigilant: choose the die to put aside for a later turn.
ke-ask-currents = The Shark may place Currents.
    .you = Place blue dice as Currents, or go on to the move.
ke-ask-lay-current = The Shark is choosing a space for a Current.
    .you = Choose an empty space for this die: { $die }.
ke-ask-move = The Shark is choosing where to swim.
    .you = Choose where to swim.
ke-ask-swim = The Shark is riding Currents.
    .you = You are riding Currents: choose the next space.
ke-ask-after-leg = The Shark may swim one space more.
    .you = Use Swift to swim one space more, or stop here.
ke-ask-aim = The Shark is placing dice to search and strike.
    .you = Place dice in the zones you touch, or go on.
ke-ask-resolve = The Shark is choosing which die to resolve first.
    .you = Which die do you resolve first?
ke-ask-observe = A trap is revealed; the Shark is deciding about Observant.
    .you = It is a trap: { $block }. Use Observant to ignore it?
ke-ask-duel = Both sides are choosing a confrontation card.
    .you = Confrontation! Choose your card in secret.
ke-ask-duel-waiting = Your choice is sealed. The other side is still choosing.
ke-ask-store = The Shark is choosing which dice to store.
    .you = Not all dice fit: choose a die to store as Energy.
ke-ask-spend = The Shark may spend its Energy.
    .you = Spend your Energy on cards, or keep it?
ke-ask-buy = The Shark is buying cards.
    .you = Buy cards: { $points } left to spend.
ke-ask-replace = The Shark is replacing a card of the row.
    .you = Choose the card of the row to replace.
ke-ask-feed-energy = The Shark is choosing an Energy die for the Hunger track.
    .you = Choose the Energy die that goes to the Hunger track.

## Actions, named after their verbs

ke-act-den = Send the Shark to den { $space }
ke-act-play = Play { $card }
ke-act-draw = Draw cards
ke-act-discard = Discard { $card }
ke-act-food = Use the food: { $food }
ke-act-end = End turn
ke-act-reveal = Reveal: { $block } ({ $zone })
ke-act-swap = Swap: { $first } with { $second }
ke-act-pick = Shuffle: { $block } ({ $zone })
ke-act-hide = Hide: { $block } ({ $zone })
ke-act-gain-card = Gain the card { $card }
ke-act-gain-block = Gain the block: { $block }
ke-act-exchange = Exchange: { $block } ({ $zone })
ke-act-top = Put { $card } on top of the draw pile
ke-act-take = Take { $card } into hand ({ $from })
ke-act-trash = Trash { $card } ({ $from })
ke-from-hand = hand
ke-from-draw = draw pile
ke-from-discard = discard pile
ke-act-search = Search the draw pile
ke-act-leave = Only the discard pile
ke-act-remove = Remove the Current from space { $space }
ke-act-use = Use the effect
ke-act-done = Done
ke-act-choose = Choose { $card } ({ $colour })
ke-act-place = Put it here: { $zone }
ke-act-dice = { $count ->
    [one] Draw { $count } die
   *[other] Draw { $count } dice
}
ke-act-fetch = Take the Current from space { $space } into the roll
ke-act-card = Use { $card }
ke-act-roll = Roll
ke-act-return = Return a die to the bag: { $colour }
ke-act-want = Take a die from the bag: { $colour }
ke-act-reroll = Reroll { $die }
ke-act-feed = To the Hunger track: { $die }
ke-act-turn = Turn { $die } to 6
ke-act-raise = Raise { $die }
ke-act-save = Put { $die } on Vigilant
ke-act-current = Place a Current: { $die }
ke-act-at = On space { $space }
ke-act-swim = Swim to { $space }
ke-act-force = Clear the Current on { $space } and swim there
ke-act-aim-yellow = Search with { $die }: { $zone }
ke-act-aim-red = Strike with { $die }: { $zone }
ke-act-resolve = Resolve the die here first: { $zone }
ke-act-store = Store { $die }
ke-act-spend = Spend Energy
ke-act-buy = Buy { $card } for { $cost }
ke-act-lower = Lower { $die } to replace a card
ke-act-replace = Replace { $card }
ke-die-saved = { $die } on Vigilant

## Why something cannot be done, in numbers

ke-why-hand = Your hand is full: { $count } of { $size }.
ke-why-cost = It costs { $cost }, and the number of blocks still hidden is { $count }.
ke-why-budget = It costs { $cost }; you have { $points } left to spend.
ke-why-reach = The Shark does not touch this zone.
ke-why-value = The die shows { $value }; this zone needs { $needed } or more.

## Events as story lines, named after their kinds

ke-event-block-laid = A hidden block stands in the forest: { $zone }.
    .open = In the forest stands, hidden: { $block } ({ $zone }).
ke-event-pile-turned = On top of the pile { $type }: { $card }.
ke-event-row-filled = New in the row: { $card }.
ke-event-opening-card = In the Octopus’s opening hand: { $card }.
ke-event-shark-put = The Octopus puts the Shark on den { $space }.
    .you = You put the Shark on den { $space }.
ke-event-turn-began-octopus = Round { $round }: the Octopus’s turn.
    .you = Round { $round }: your turn.
ke-event-turn-began-shark = Round { $round }: the Shark’s turn.
    .you = Round { $round }: your turn.
ke-event-card-played = The Octopus plays { $card }.
    .you = You play { $card }.
ke-event-block-revealed-payment = Revealed to pay: { $block } ({ $zone }).
ke-event-block-revealed-meal = Revealed for the meal: { $block } ({ $zone }).
ke-event-block-revealed-search = The Shark searches and finds: { $block } ({ $zone }).
    .you = You search and find: { $block } ({ $zone }).
ke-event-block-revealed-strike = The Shark strikes and hits: { $block } ({ $zone }).
    .you = You strike and hit: { $block } ({ $zone }).
ke-event-block-hidden = A block is hidden again: { $zone }.
ke-event-blocks-swapped = The Octopus swaps two blocks: { $first } and { $second }.
    .you = You swap two blocks: { $first } and { $second }.
ke-event-shuffle-began = { $count ->
    [one] { $count } block goes into the bag
   *[other] { $count } blocks go into the bag
}: { $zones }.
ke-event-shuffle-began-octopus = { $count ->
    [one] { $count } block goes into the bag
   *[other] { $count } blocks go into the bag
}, the Octopus among them: { $zones }.
ke-event-block-drawn = The Octopus draws a block from the bag.
    .you = You draw from the bag: { $block }.
    .open = The Octopus draws from the bag: { $block }.
ke-event-block-placed = The Shark sends the block to: { $zone }.
    .you = You send the block to: { $zone }.
ke-event-card-gained = The Octopus gains a card: { $card }.
    .you = You gain a card: { $card }.
ke-event-block-gained = The Octopus gains a block: { $block } ({ $zone }). Aside goes: { $out }.
    .you = You gain a block: { $block } ({ $zone }). Aside goes: { $out }.
ke-event-card-topped = The Octopus puts { $card } on top of its draw pile.
    .you = You put { $card } on top of your draw pile.
ke-event-card-drawn = The Octopus draws a card.
    .you = You draw { $card }.
    .open = The Octopus draws { $card }.
ke-event-card-taken = The Octopus takes { $card } into its hand.
    .you = You take { $card } into your hand.
ke-event-discard-shuffled = The discard pile is shuffled into a new draw pile.
ke-event-card-discarded = The Octopus discards { $card }.
    .you = You discard { $card }.
ke-event-card-trashed = Trashed: { $card }.
ke-event-ate = The Octopus eats: { $food }! A shell lies in its place ({ $zone }).
    .you = You eat: { $food }! A shell lies in its place ({ $zone }).
ke-event-food-used-crab = Crab used: the hand size is 5 from now on.
ke-event-food-used-snail = Snail used: the Octopus looks for a card.
    .you = Snail used: you look for a card.
ke-event-food-used-lobster = Lobster used: all revealed blocks are hidden.
ke-event-food-used-abalone = Abalone used: the Octopus learns up to 3.
ke-event-pile-searched = The Octopus searches its draw pile; it is shuffled afterwards.
    .you = You search your draw pile; it is shuffled afterwards.
ke-event-card-found = The Octopus takes a card out of its draw pile.
    .you = You take { $card } out of your draw pile.
    .open = The Octopus takes { $card } out of its draw pile.
ke-event-slots-cleared = The Octopus ends its turn; played cards go to the discard pile.
ke-event-die-drawn = The Shark draws a die: { $colour }.
ke-event-dice-drawn = The Shark draws { $dice }.
    .you = You draw { $dice }.
ke-event-current-fetched = The Shark takes the Current { $value } from { $space } into its roll.
    .you = You take the Current { $value } from { $space } into your roll.
ke-event-die-returned = Back to the bag: { $colour }.
ke-event-die-wanted = The Shark chooses from the bag: { $colour }.
    .you = You choose from the bag: { $colour }.
ke-event-die-lifted = To be rerolled: { $die }.
ke-event-die-rolled = Rolled: { $die }.
ke-event-die-turned = A die is turned: { $from } becomes { $to }.
ke-event-die-saved = On Vigilant now lies: { $die }.
ke-event-die-moved-bag = Back to the bag: { $die }.
ke-event-die-moved-hunger = Hunger grows: { $die }.
ke-event-die-moved-growth = To the Growth track: { $die }.
ke-event-die-moved-energy = Stored as Energy: { $die }.
ke-event-tile-flipped = Growth tile { $tile } flips: { $power }
ke-event-card-used = The Shark uses { $card }.
    .you = You use { $card }.
ke-event-pair-exposed = Hostile reveals and trashes a confrontation colour on both sides: { $colour }.
ke-event-current-placed = A Current showing { $value } on space { $space }.
ke-event-current-removed = The Octopus sends the Current { $value } on { $space } back to the bag.
    .you = You send the Current { $value } on { $space } back to the bag.
ke-event-shark-turned = The Shark turns round.
    .you = You turn round.
ke-event-shark-swam = The Shark swims from { $from } to { $to }.
    .you = You swim from { $from } to { $to }.
ke-event-shark-swam-over = The Shark rides the Current on { $to }.
    .you = You ride the Current on { $to }.
ke-event-current-ridden = The first Current ridden, { $value } on { $space }, is picked up.
ke-event-current-broken = No way on: the Current { $value } on { $space } goes back to the bag.
ke-event-die-aimed = The Shark places a die: { $die } ({ $zone }).
    .you = You place a die: { $die } ({ $zone }).
ke-event-die-wasted = The Shark no longer touches this zone ({ $zone }): back to the bag with { $die }.
    .you = You no longer touch this zone ({ $zone }): back to the bag with { $die }.
ke-event-trap-sprung = The Shark has run into a trap ({ $zone }): { $block }.
    .you = You have run into a trap ({ $zone }): { $block }.
ke-event-trap-ignored = Observant: the Shark ignores the trap ({ $zone }).
    .you = Observant: you ignore the trap ({ $zone }).
ke-event-spending-began = The Shark spends its Energy: { $budget }.
    .you = You spend your Energy: { $budget }.
ke-event-card-replaced = The Shark lowers a die ({ $die }), and { $card } leaves the row.
    .you = You lower a die ({ $die }), and { $card } leaves the row.
ke-event-card-bought = The Shark buys { $card }.
    .you = You buy { $card }.
ke-event-dice-gained = Into the bag: { $dice }.
ke-event-duel-began = The Octopus is struck ({ $zone }): confrontation!
ke-event-stance-chosen-octopus = The Octopus has chosen a card.
    .you = You choose { $card }.
    .open = The Octopus chooses { $card }.
ke-event-stance-chosen-shark = The Shark has chosen a card.
    .you = You choose { $card }.
    .open = The Shark chooses { $card }.
ke-event-stances-revealed = Octopus: { $octopus }. Shark: { $shark }. The Octopus escapes.
ke-event-stances-revealed-equal = Both cards show the same colour ({ $colour }): the Shark catches the Octopus!
ke-event-pair-trashed = Both cards of this colour leave the game: { $colour }.

## Ends

ke-game-end-feast = The Octopus has eaten all four foods and wins.
ke-game-end-exhausted = The Shark is exhausted: seven dice on the Hunger track. The Octopus wins.
ke-game-end-caught = The Shark has caught the Octopus and wins.
ke-game-end-toothless = The Shark has no red die left to hope for. The Octopus wins.
ke-game-end-outlasted = The Octopus has outlasted the Shark: 200 rounds are over.

## Belief map

ke-belief = Where the Octopus may be
ke-belief-zone = The Octopus is here with { $percent }%

## Options

ke-option-board = Board
    .help = The day side is for first games; the night side for experienced players.
ke-option-belief = Belief map for the Shark
    .help = Shows the Shark how likely the Octopus is in each zone, from open information only.
