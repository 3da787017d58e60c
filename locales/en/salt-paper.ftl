# The words of Sea Salt & Paper.
# A message about somebody's deed speaks of {$seat}; its attribute `.you` says the same to that player.
# Other attributes: `.open` shows the card where everything is open, `.victim` speaks to the one who is robbed.
# {$pile} is the number 1 or 2. {$card}, {$first}, {$second}, {$third} are names made with sp-card-full.

sp-title = Sea Salt & Paper
sp-tagline = Fold an ocean out of cards, and dare to stop in time.
sp-players = 2 to 4 players, about 30 minutes
sp-about = Collect paper sea creatures, lay pairs for their effects, and decide each round whether to stop safely or to bet that nobody will overtake you.
sp-seat =
    .goal = Collect cards that bring points together. Round after round the points add up; the first to reach the goal wins: 40 points with two players, 35 with three, 30 with four.
    .turn = Take two cards from the deck and keep one, or take the top card of a pile. Then you may lay pairs for their effects. From 7 points on you may end the round: STOP is safe, LAST CHANCE is a bet that nobody overtakes you.

## Families: one card, and a counted number of cards

sp-card-crab = crab
sp-card-boat = boat
sp-card-fish = fish
sp-card-swimmer = swimmer
sp-card-shark = shark
sp-card-shell = shell
sp-card-octopus = octopus
sp-card-penguin = penguin
sp-card-sailor = sailor
sp-card-lighthouse = lighthouse
sp-card-shoal = shoal of fish
sp-card-colony = penguin colony
sp-card-captain = captain
sp-card-mermaid = mermaid
sp-card-jellyfish = jellyfish
sp-card-lobster = lobster
sp-card-cast-of-crabs = cast of crabs
sp-card-starfish = starfish
sp-card-seahorse = seahorse

sp-count-crab = { $count ->
    [one] { $count } crab
   *[other] { $count } crabs
}
sp-count-swimmer = { $count ->
    [one] { $count } swimmer
   *[other] { $count } swimmers
}
sp-count-octopus = { $count ->
    [one] { $count } octopus
   *[other] { $count } octopuses
}
sp-count-mermaid = { $count ->
    [one] { $count } mermaid
   *[other] { $count } mermaids
}
sp-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sp-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sp-card-full = { $family } ({ $colour })
sp-card-hidden = hidden card

## Help texts of the cards

sp-help-crab = Two crabs: 1 point. Laid as a pair, they let you look through a discard pile and take any one card of it, unseen by the others.
sp-help-boat = Two boats: 1 point. Laid as a pair, they give you another turn at once. The lighthouse gives 1 point for each of your boats.
sp-help-fish = Two fish: 1 point. Laid as a pair, they bring you the top card of the deck. The shoal gives 1 point for each of your fish.
sp-help-swimmer = A swimmer with a shark: 1 point. Laid together, they steal a random card from the hand of an opponent of your choice.
sp-help-shark = A shark with a swimmer: 1 point. Laid together, they steal a random card from the hand of an opponent of your choice.
sp-help-shell = A set of 1 to 6 shells brings 0, 2, 4, 6, 8, 10 points.
sp-help-octopus = A set of 1 to 5 octopuses brings 0, 3, 6, 9, 12 points.
sp-help-penguin = A set of 1 to 3 penguins brings 1, 3, 5 points. The penguin colony gives 2 more for each of them.
sp-help-sailor = One sailor brings nothing, two bring 5 points. The captain gives 3 for each of them.
sp-help-lighthouse = Brings 1 point for each of your boats, paired or not. It is not a boat itself.
sp-help-shoal = Brings 1 point for each of your fish cards, paired or not. It is not a fish itself.
sp-help-colony = Brings 2 points for each of your penguins. It is not a penguin itself.
sp-help-captain = Brings 3 points for each of your sailors. The captain is not a sailor.
sp-help-mermaid = Each mermaid brings as many points as you have cards of one colour: the first for your most frequent colour, the second for the next, and so on. Four mermaids win the game at once.
sp-help-jellyfish = A jellyfish with a swimmer: 1 point. Laid together, they sting: until your next turn opponents only take the deck’s top card and do nothing else.
sp-help-lobster = A lobster with a crab: 1 point. Laid together, they let you look at the deck’s top five cards and keep one; the rest are shuffled back.
sp-help-cast-of-crabs = Brings 1 point for each of your crab cards.
sp-help-starfish = Lay it with any pair for 3 points in all; the pair’s effect is then lost. In hand beside an unplayed pair it adds 2 points.
sp-help-seahorse = Counts as one more shell, octopus, penguin or sailor, whichever serves you best, if you own at least one of that family.

sp-copies = { $count ->
    [one] { $count } copy in the game
   *[other] { $count } copies in the game
}

## Colours and their marks

sp-colour-dark-blue = dark blue
sp-colour-light-blue = light blue
sp-colour-black = black
sp-colour-yellow = yellow
sp-colour-green = green
sp-colour-purple = purple
sp-colour-grey = grey
sp-colour-light-orange = light orange
sp-colour-pink = pink
sp-colour-orange = orange
sp-colour-white = white
sp-mark-dark-blue = wave
sp-mark-light-blue = drop
sp-mark-black = ring
sp-mark-yellow = sun
sp-mark-green = leaf
sp-mark-purple = bell
sp-mark-grey = stone
sp-mark-light-orange = fan
sp-mark-pink = heart
sp-mark-orange = flame
sp-mark-white = star

## Places and phases

sp-place-pile = { $pile ->
    [1] First discard pile
   *[2] Second discard pile
}
sp-place-hand = Hand
sp-place-my-hand = Your hand
sp-place-table = Laid cards
sp-place-my-table = Your laid cards
sp-place-drawn = The two drawn cards
sp-place-drawn-short = Drawn cards
sp-place-look = Cards you are looking at
sp-place-deck-size = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sp-deck-count = Deck: { $count }
sp-pile-count = Pile { $pile }: { $count }
sp-place-hand-size = In hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sp-place-empty = empty
sp-hand-empty = No cards yet. Draw two from the deck and keep one, or take the top of a pile.
sp-laid-empty = Pairs that you lay will lie here.

sp-phase-last-lap = Last lap
sp-phase-round-over = Round { $round } is over.
sp-lap-last-turn = { $seat } said LAST CHANCE: this is your last turn.
sp-lap-to-come = You have one more turn.
sp-lap-now = This is your last turn!
sp-lap-caller = Everybody else has one more turn.
sp-lap-bet = The bet: { $seat } has { $points }. Nobody above that: you score your colour bonus, now { $bonus }. Somebody above: you score your cards, now { $mine }.
    .you = The bet: nobody above your { $points }, and you score { $points } + { $bonus } for colour; otherwise only { $bonus }.
    .open = The bet: { $seat } has { $points }. Somebody above that: { $seat } scores only the colour bonus.
sp-phase-over = Game over

sp-round-number = Round { $round }
sp-target = First to { $target }
sp-turn-of = { $seat } to play
    .you = Your turn

## Prompts: who must do what

sp-ask-chance = Chance decides…
sp-ask-take = { $seat } is taking a card.
    .you = Take a card: two from the deck, or the top of a pile.
sp-ask-keep = { $seat } is choosing which card to keep.
    .you = Which of the two do you keep?
sp-ask-discard = { $seat } is choosing a pile for the other card.
    .you = Which pile shall the other card go to?
sp-ask-play = { $seat } may lay pairs.
    .you = Lay pairs if you like, or end your turn.
sp-ask-play-or-call = { $seat } may lay pairs or end the round.
    .you = Lay pairs, end your turn, or end the round: you have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sp-ask-choose-pile = { $seat } is choosing a pile for the crabs.
    .you = Which pile shall the crabs search?
sp-ask-pick-from-pile = { $seat } is looking through a discard pile.
    .you = Choose a card of this pile.
sp-ask-choose-victim = { $seat } is choosing whom to steal from.
    .you = Whose hand does the shark bite?
sp-ask-pick-peeked = { $seat } is looking at the top of the deck.
    .you = Keep one of these cards; the others go back into the deck.
sp-ask-wait = Waiting for { $seat }.
    .you = It is your move.

## Actions (buttons and terminal choices)

sp-act-draw = Draw two from the deck
sp-act-draw-last = Take the deck’s last card
sp-act-take = { $pile ->
    [1] Take { $card } from the first pile
   *[2] Take { $card } from the second pile
}
sp-act-keep = Keep { $card }
sp-act-discard = { $pile ->
    [1] Put it on the first pile
   *[2] Put it on the second pile
}
sp-act-pair = Lay { $first } and { $second }
sp-act-trio = Lay { $first }, { $second } and { $third }
sp-act-pile = { $pile ->
    [1] Search the first pile
   *[2] Search the second pile
}
sp-act-pick = Take { $card }
sp-act-rob = Steal from { $victim }
sp-act-mermaids = Show four mermaids and win
sp-act-end = End turn
sp-act-stop = STOP
sp-act-last-chance = LAST CHANCE
sp-act-next-round = Next round

sp-stop-now = You score { $points }, nobody gets a colour bonus.
sp-last-chance-now = Win the bet and score { $points } + { $bonus } for colour; lose it and score only { $bonus }.
sp-calls-later = From 7 points on you may end the round here, at the end of your turn: safely with STOP, or betting with LAST CHANCE.
sp-why-points = You have { $points } of 7 points.
sp-points-now = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}; your colour bonus is { $bonus }.
sp-sort-family = Sort by family
sp-sort-colour = Sort by colour

## Events as story lines

sp-event-round-began = Round { $round }. { $seat } starts.
    .you = Round { $round }. You start.
sp-event-opened = { $pile ->
    [1] The first pile opens with { $card }.
   *[2] The second pile opens with { $card }.
}
sp-event-turn-began = It is { $seat }’s turn.
    .you = It is your turn.
sp-event-turn-again = { $seat } sails on and has another turn.
    .you = You sail on: another turn.
sp-event-drew = { $seat } draws a card from the deck.
    .you = You draw { $card }.
    .open = { $seat } draws { $card }.
sp-event-kept = { $seat } keeps one card.
    .you = You keep { $card }.
    .open = { $seat } keeps { $card }.
sp-event-discarded = { $pile ->
    [1] { $seat } puts { $card } on the first pile.
   *[2] { $seat } puts { $card } on the second pile.
}
    .you = { $pile ->
        [1] You put { $card } on the first pile.
       *[2] You put { $card } on the second pile.
    }
sp-event-took = { $pile ->
    [1] { $seat } takes { $card } from the first pile.
   *[2] { $seat } takes { $card } from the second pile.
}
    .you = { $pile ->
        [1] You take { $card } from the first pile.
       *[2] You take { $card } from the second pile.
    }
sp-event-uncovered = { $pile ->
    [1] On top of the first pile now: { $card }.
   *[2] On top of the second pile now: { $card }.
}
sp-event-uncovered-empty = { $pile ->
    [1] The first pile is empty.
   *[2] The second pile is empty.
}
sp-event-nothing-to-take = { $seat } finds nothing to take.
    .you = There is nothing for you to take.
sp-event-laid = { $seat } lays { $first } and { $second }.
    .you = You lay { $first } and { $second }.
sp-event-laid-trio = { $seat } lays { $first }, { $second } and { $third }; the pair’s effect is lost.
    .you = You lay { $first }, { $second } and { $third }; the pair’s effect is lost.
sp-event-effect-skipped = The effect cannot happen and is skipped.
sp-event-looked = { $pile ->
    [1] { $seat }’s crabs search the first pile.
   *[2] { $seat }’s crabs search the second pile.
}
    .you = { $pile ->
        [1] Your crabs search the first pile.
       *[2] Your crabs search the second pile.
    }
sp-event-picked = { $seat }’s crabs take a card from the pile, unseen.
    .you = Your crabs take { $card } from the pile.
    .open = { $seat }’s crabs take { $card } from the pile.
sp-event-gained = { $seat } takes the deck’s top card.
    .you = You take the deck’s top card: { $card }.
    .open = { $seat } takes the deck’s top card: { $card }.
sp-event-robbed = { $seat } steals a card from { $victim }.
    .you = You steal { $card } from { $victim }.
    .victim = { $seat } steals { $card } from you.
    .open = { $seat } steals { $card } from { $victim }.
sp-event-jellyfish = { $seat }’s jellyfish stings: until that player’s next turn the others only take the deck’s top card.
    .you = Your jellyfish stings: until your next turn the others only take the deck’s top card.
sp-event-peeked = { $seat } looks at a card of the deck.
    .you = From the deck you see { $card }.
    .open = { $seat } looks at a card of the deck: { $card }.
sp-event-picked-peeked = { $seat } keeps one of them and shuffles the rest back.
    .you = You keep { $card } and shuffle the rest back.
    .open = { $seat } keeps { $card } and shuffles the rest back.
sp-event-mermaids = { $seat } shows four mermaids!
    .you = You show four mermaids!
sp-event-stopped = { $seat } says STOP.
    .you = You say STOP.
sp-event-last-chance = { $seat } says LAST CHANCE!
    .you = You say LAST CHANCE!
sp-event-revealed = { $seat } reveals the hand: { $cards }.
    .you = You reveal your hand: { $cards }.
sp-event-revealed-empty = { $seat } has no cards in hand to reveal.
    .you = You have no cards in hand to reveal.
sp-event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $total } in all.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and have { $total } in all.
sp-event-game-over = The game is over.

## Scoring

sp-score-pairs = Pairs
sp-score-sets = Sets
sp-score-multipliers = Multipliers
sp-score-mermaids = Mermaids
sp-score-seahorse = Seahorse
sp-score-crabs = Pairs of crabs
sp-score-boats = Pairs of boats
sp-score-fish = Pairs of fish
sp-score-swimmer-shark = Swimmer and shark
sp-score-swimmer-jellyfish = Swimmer and jellyfish
sp-score-crab-lobster = Crab and lobster
sp-score-starfish = Starfish
sp-score-shells = Shells
sp-score-octopuses = Octopuses
sp-score-penguins = Penguins
sp-score-sailors = Sailors
sp-score-lighthouse = Lighthouse
sp-score-shoal = Shoal of fish
sp-score-colony = Penguin colony
sp-score-captain = Captain
sp-score-cast-of-crabs = Cast of crabs
sp-score-mermaid = Mermaid: { $colour }
sp-score-seahorse-as = Seahorse as { $family }
sp-score-cards = Points of cards
sp-score-colour = Colour bonus
sp-score-colour-only = Colour bonus (only after LAST CHANCE)
sp-score-colour-of = Colour bonus: { $colour }
sp-score-round = This round
sp-score-total = Total
sp-score-goal = of { $goal }
sp-score-not-counted = not counted
sp-score-table = Score table
sp-score-round-result = Result of round { $round }

## Ends

sp-round-end-stop = { $seat } said STOP: everybody scores their cards.
    .you = You said STOP: everybody scores their cards.
sp-round-end-last-chance-won = The bet is won: { $seat } scores cards and colour bonus, the others only their colour bonus.
    .you = The bet is won: you score cards and colour bonus, the others only their colour bonus.
sp-round-end-last-chance-lost = The bet is lost: { $seat } scores only the colour bonus, the others their cards.
    .you = The bet is lost: you score only the colour bonus, the others their cards.
sp-round-end-void = The deck ran out: nobody scores this round.
sp-game-end-target-reached = { $seat } has the highest total after the target was reached.
    .you = You have the highest total after the target was reached.
sp-game-end-four-mermaids = { $seat } gathered four mermaids.
    .you = You gathered four mermaids.
sp-game-end-target-tied = Totals are equal: the last round decided.
sp-game-end-shared = Equal in totals and in the last round: victory is shared.
sp-game-end-round-limit = The game reached its bound of 200 rounds.

## Options

sp-option-players = Players
sp-option-extra-salt = Extra Salt
    .help = Eight more cards: jellyfish, lobster, cast of crabs, starfish and seahorse.
