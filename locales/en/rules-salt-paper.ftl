# The rules of Sea Salt & Paper, one message per numbered rule, in book order.
# `.source` says where a rule comes from: rulebook, practice (how its players
# play it online), decided (by this project) or publisher-faq.

sp-section-crd = Cards
sp-section-pts = Points
sp-section-rnd = The round
sp-section-tak = Taking a card
sp-section-par = Laying pairs
sp-section-mer = Four mermaids
sp-section-end = Ending a round
sp-section-gam = Ending the game
sp-section-inf = Who knows what
sp-section-xsa = Extra Salt (variant)

sp-crd-01 =
    The deck has 58 cards: 9 crabs, 8 boats, 7 fish, 5 swimmers, 5 sharks, 6 shells, 5 octopuses, 3 penguins, 2 sailors, 4 mermaids, and one each of lighthouse, shoal of fish, penguin colony and captain. Every card has one of eleven colours; dark blue and light blue are the most common (9 cards each), the four mermaids are the only white ones.
    .source = practice
sp-crd-02 =
    How many crabs or fish you can count in a card’s picture means nothing: a card is one card. Each card shows the name of its colour and that colour’s own mark, so nobody has to rely on seeing colours.
    .source = rulebook

sp-pts-01 =
    Every pair is worth 1 point: two crabs, two boats, two fish, or one swimmer with one shark. It counts whether you have laid it or still hold it in hand, and each card belongs to one pair only.
    .source = rulebook
sp-pts-02 =
    Sets grow with their size. Shells from 1 to 6 bring 0, 2, 4, 6, 8, 10 points; octopuses from 1 to 5 bring 0, 3, 6, 9, 12; penguins from 1 to 3 bring 1, 3, 5; one sailor brings 0 and two bring 5.
    .source = rulebook
sp-pts-03 =
    Multipliers count your cards of one family, paired or not: the lighthouse gives 1 point per boat, the shoal 1 per fish, the penguin colony 2 per penguin, the captain 3 per sailor. A multiplier is not itself a card of the family it counts.
    .source = rulebook
sp-pts-04 =
    Your first mermaid brings as many points as you have cards of your most frequent colour, the second as many as the next most frequent colour, and so on; no colour is counted by two mermaids. Mermaids are white, and white counts as a colour like any other.
    .source = rulebook
sp-pts-05 =
    The colour bonus is the number of cards of the colour you have most of. It is scored only after LAST CHANCE, and it never helps to reach the 7 points a call needs.
    .source = rulebook

sp-rnd-01 =
    All 58 cards are shuffled into the deck and two of them are turned up, starting two discard piles. Hands begin empty. Who starts the first round is drawn by lot.
    .source = rulebook
sp-rnd-02 =
    A turn has three steps: you must take a card; then you may lay as many pairs as you like; then you may end the round if you have enough points. Otherwise the turn passes clockwise.
    .source = rulebook

sp-tak-01 =
    Take a card in one of two ways: look at the top two cards of the deck, keep one and put the other face up on a discard pile; or take the top card of a discard pile.
    .source = rulebook
sp-tak-02 =
    If one discard pile is empty, the card you do not keep must go there. If both are empty, it starts the first pile.
    .source = rulebook
sp-tak-03 =
    If the deck holds only one card, drawing takes that card and nothing is discarded.
    .source = practice
sp-tak-04 =
    Discard piles may not be looked through unless a pair of crabs lets you. The top card and the size of each pile are open to everybody.
    .source = rulebook
sp-tak-05 =
    If the deck and both piles are empty, which can happen in the last lap or in an extra turn from boats, there is nothing to take: the step is skipped and your turn goes on.
    .source = decided

sp-par-01 =
    A pair is laid face up in front of you and then its effect happens; after that you may lay further pairs. You may lay a pair whose effect cannot happen; the effect is then skipped.
    .source = rulebook
sp-par-02 =
    Two crabs: choose a discard pile that is not empty, look through it without changing its order, and take one card of it unseen by the others. First the pile is chosen, then the card, and a card must be taken. With both piles empty the effect is skipped.
    .source = rulebook
sp-par-03 =
    Two boats: you play another turn at once, starting with taking a card. So after boats you cannot end the round before you have taken a card again, unless there is nothing left to take.
    .source = rulebook
sp-par-04 =
    Two fish: the top card of the deck comes to your hand.
    .source = rulebook
sp-par-05 =
    Swimmer and shark: steal a random card from the hand of an opponent you choose. Only an opponent whose hand is still hidden and holds at least one card can be chosen.
    .source = rulebook

sp-mer-01 =
    Whoever has four mermaids wins the whole game at once. They are shown in the step for laying cards of one’s own turn, also in the last lap; ending the turn or the round while holding four shows them by itself.
    .source = rulebook

sp-end-01 =
    If your cards in hand and in front of you are worth at least 7 points, you may say STOP or LAST CHANCE at the end of your turn. You never have to.
    .source = rulebook
sp-end-02 =
    STOP: everybody reveals their hand and scores the points of their cards. There is no colour bonus.
    .source = rulebook
sp-end-03 =
    LAST CHANCE: you reveal your hand, then every opponent, clockwise, has one more turn (extra turns from boats included) and reveals at its end. A revealed player is safe from all effects, and nobody else may call. A lap turn may take from the piles when the deck is empty.
    .source = rulebook
sp-end-04 =
    The bet is won if nobody has more points than the caller; equal is enough. The caller scores cards and colour bonus, everybody else only their colour bonus.
    .source = rulebook
sp-end-05 =
    The bet is lost if somebody has more points than the caller. The caller scores only the colour bonus, everybody else the points of their cards.
    .source = rulebook
sp-end-06 =
    If the deck is empty when the turn passes to the next player, the round is void and nobody scores. This does not happen if that player has just called, nor in the last lap, and four mermaids come first. The hands of a void round stay hidden.
    .source = rulebook
sp-end-07 =
    The next round is started by the player to the left of the one who called. After a void round it is the player to the left of the one whose turn was the last.
    .source = rulebook

sp-gam-01 =
    The game ends after a scored round in which somebody reaches the target: 40 points with two players, 35 with three, 30 with four. The highest total wins.
    .source = rulebook
sp-gam-02 =
    If totals are equal, the higher score in the last round decides. If that is equal too, the victory is shared.
    .source = rulebook
sp-gam-03 =
    After 200 rounds, void ones included, the game ends and the totals decide. It is a safety bound that ordinary play never comes near.
    .source = decided

sp-inf-01 =
    Open to all: the size of the deck, tops and sizes of the piles, sizes of hands, cards laid on the table, totals, and a card taken from the top of a pile. Private: hands, the two cards drawn, the pile crabs look through and the card they take from its inside, and your own points; a stolen card is known to thief and victim. A revealed hand stays open until the round ends.
    .source = rulebook
sp-inf-02 =
    Once a card is hidden again, nothing lets anybody recognise it: a face-down card you saw before looks like any other, in this round and in the next.
    .source = decided
sp-inf-03 =
    The time an automatic step takes never gives away what somebody holds.
    .source = decided

sp-xsa-01 =
    Swimmer and jellyfish: worth 1 point. Until the turn comes round to you again, each opponent only takes the top card of the deck and the turn ends at once, with no pairs and no call; if the deck is empty, they take nothing. An extra turn from boats does not end this.
    .source = practice
sp-xsa-02 =
    Crab and lobster: worth 1 point. Look at the top five cards of the deck, or at all of them if there are fewer, keep one, and shuffle the rest back into the deck.
    .source = practice
sp-xsa-03 =
    The cast of crabs brings 1 point for each of your crab cards. The lobster is not a crab.
    .source = practice
sp-xsa-04 =
    A starfish can be laid together with a pair: the three cards are worth 3 points in all, but the pair’s effect does not happen. In hand a starfish adds 2 points if an unplayed pair lies with it. Every starfish needs a pair of its own.
    .source = practice
sp-xsa-05 =
    The seahorse stands for one more shell, octopus, penguin or sailor, provided you own at least one card of that family. The choice that is best for you is made by itself, within that family’s table of points. Multipliers do not count the seahorse.
    .source = practice
