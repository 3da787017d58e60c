# The rules of Kelp, one message per numbered rule, in book order.
# `.source` says where a rule comes from: rulebook, practice, decided (by this project) or publisher-faq.

ke-section-brd = The board
ke-section-cmp = Components
ke-section-set = Setup
ke-section-trn = Turns
ke-section-oct = The Octopus’s turn
ke-section-swp = Swapping
ke-section-shf = Shuffling
ke-section-hid = Hiding
ke-section-lrn = Learning
ke-section-eat = Eating
ke-section-trs = Trashing
ke-section-shk = The Shark’s turn
ke-section-drw = Draw & Roll
ke-section-cur = Place Currents
ke-section-mov = Move
ke-section-sea = Search and Strike
ke-section-trp = Traps
ke-section-den = Dens
ke-section-grw = Growth
ke-section-eng = Energy
ke-section-crd = Shark cards
ke-section-vig = Vigilant
ke-section-con = Confrontation
ke-section-end = End of the game
ke-section-inf = Who knows what

ke-brd-01 =
    The board has nine zones, three rows of three. Each zone has a space for one block and a slot with its value, where at most one die can lie.
    .source = rulebook
ke-brd-02 =
    On the day side the centre is exposed and has value 2+, the four zones beside it are kelp with 4+, and the four corners are rocky with 5+.
    .source = rulebook
ke-brd-03 =
    Zones and blocks are adjacent when they lie side by side or one above the other. Diagonals never count.
    .source = rulebook
ke-brd-04 =
    The day side has 16 Current spaces: one on each of the 12 borders between two neighbouring zones, and one on each of the four arcs round the corner zones. A space on a border touches the two zones beside it, a space on an arc touches only its corner.
    .source = decided
ke-brd-05 =
    There are four Shark dens. The space in front of a den is an ordinary Current space and may hold a Current. On the day side the dens are at the four arcs.
    .source = rulebook
ke-brd-06 =
    Where lines cross, the Shark may swim straight on, left or right, but never back. An arc can be left at either of its two ends.
    .source = decided
ke-brd-07 =
    The night side, for experienced players, has one centre zone 2+, two exposed zones 3+, three kelp zones 4+, two rocky zones 5+ and one narrow rocky zone 6+. Its four dens lie on inner lines, and its arcs are plain spaces.
    .source = rulebook
ke-brd-08 =
    A board is a list of zones with value and kind, and of spaces with their two ends, the zones they touch and their dens. It is checked before play: nine zones, exactly four dens, no dead end, and every link goes both ways.
    .source = decided

ke-cmp-01 =
    There are 15 blue Current dice, 10 yellow Search dice and 10 red Strike dice, all six-sided. The Shark’s bag starts with 7 blue, 3 yellow and 1 red; the rest is the supply. No die ever leaves the game.
    .source = rulebook
ke-cmp-02 =
    There are 18 blocks: the Octopus, four foods (crab, snail, lobster, abalone), four traps, one double shell and eight shells.
    .source = rulebook
ke-cmp-03 =
    There are 24 Octopus cards, 23 Shark cards, three confrontation cards for each side in yellow, red and turquoise, and four growth tiles.
    .source = rulebook
ke-cmp-04 =
    The Hunger track holds 7 dice, the Food track 4 foods, Energy has 3 slots, and each of the four growth tiles has room for 3 dice.
    .source = rulebook

ke-set-01 =
    The Shark’s bag holds 7 blue, 3 yellow and 1 red die. The Shark deck is shuffled and four of its cards lie face up in the row.
    .source = rulebook
ke-set-02 =
    The Octopus’s starting cards are set aside. The other cards form four piles by type, each shuffled and face up: only the top card of a pile is known, and nobody may look further.
    .source = rulebook
ke-set-03 =
    Four foods, one shell, the double shell and three traps lie aside, open to both. The other nine blocks (the Octopus, the trap that removes one Current, and seven shells) are drawn at random into the zones, row by row, hidden; only the Octopus sees them.
    .source = rulebook
ke-set-04 =
    The Octopus starts with Fast Learning and three random cards from its other starting cards. Its hand size is 4.
    .source = rulebook
ke-set-05 =
    The Octopus chooses the den in which the Shark starts. The Shark stands across the path, so it may leave either way. Then the Octopus takes the first turn.
    .source = rulebook

ke-trn-01 =
    The Octopus moves first, and the turns alternate. Only the side that is asked may act, and nobody acts after the end.
    .source = rulebook

ke-oct-01 =
    In its turn the Octopus takes exactly two actions, also the same one twice: play a card, draw cards, or discard a card and hide a block.
    .source = rulebook
ke-oct-02 =
    To play a card, first pay its whole cost by revealing hidden blocks, any of them, even the Octopus. Each counts 1, the double shell 2. No block may be revealed that the cost does not need, though the double shell may pay more than is due. A payment is open at once and cannot be taken back.
    .source = rulebook
ke-oct-03 =
    A card can be played only if its effect can be carried out in full after the payment you offer; a payment that makes the effect impossible is refused. What a card says you “may” do is optional, “up to” needs nothing, and “1 or 2” needs at least one.
    .source = rulebook
ke-oct-04 =
    Draw cards up to your hand size, if you hold fewer; with an empty hand you must. If a card is needed and the draw pile is empty, the discard pile is shuffled into a new one, even in the middle of drawing; cards in the action slots stay out of it. With nothing left to draw, drawing stops. The action must bring at least one card, unless your hand is empty.
    .source = rulebook
ke-oct-05 =
    Discard one card, ignoring what it says. Then you may hide one revealed block.
    .source = rulebook
ke-oct-06 =
    Played cards lie in the action slots until the end of the turn and then go to the discard pile. The Octopus draws no cards for free at the end of its turn.
    .source = rulebook
ke-oct-07 =
    The discard pile in its order and both trash piles are open to both players. The Octopus’s hand and draw pile are hidden.
    .source = rulebook
ke-oct-08 =
    After the second action the turn ends when the Octopus says so, or by itself if there is no eaten food left to use.
    .source = decided
ke-oct-09 =
    No effect takes the Octopus’s hand above the hand size, except in a turn in which the snail was used: In Plain Sight then draws nothing, and Sharp Senses leaves its card on the discard pile.
    .source = decided

ke-swp-01 =
    Swapping: two adjacent blocks change places. A hidden block stays hidden, a revealed one stays revealed.
    .source = rulebook

ke-shf-01 =
    Shuffling: the Octopus picks the required number of hidden blocks and puts them into a bag, together with any block the card names. They are drawn one by one; only the Octopus sees each of them, and the Shark says which of the emptied spaces it goes to. All of them stand hidden afterwards; which spaces were emptied is open.
    .source = rulebook

ke-hid-01 =
    Hiding: a revealed block stands up again, its symbol turned away from the Shark.
    .source = rulebook

ke-lrn-01 =
    Learn with a number: gain exactly that many items (the abalone: up to that many), each of them the top card of a pile or a block from aside. Two cards may come from the same pile. A gain that would make the remaining ones impossible is refused.
    .source = rulebook
ke-lrn-02 =
    A gained card goes face up on the discard pile, unless the card you played says otherwise.
    .source = rulebook
ke-lrn-03 =
    A gained block takes the place of a revealed block on the board and enters revealed. The exchanged block goes aside and can be gained by a later Learn, not by this one. The Octopus and foods are never exchanged, and each gained block needs its own block that was revealed before this Learn began.
    .source = rulebook
ke-lrn-04 =
    An Eat card and its food are one item. The food needs an exchange as well, so without a block to exchange you cannot gain the Eat card. A food can be gained only together with its Eat card.
    .source = rulebook
ke-lrn-05 =
    Items are gained one after another; as soon as the top card of a pile is taken, the next one is open.
    .source = decided

ke-eat-01 =
    An Eat card can be played if its food is on the board and adjacent to the Octopus. Both are revealed, a shell from aside takes the food’s place and lies revealed, the food goes to the Food track, and the card is trashed.
    .source = rulebook
ke-eat-02 =
    Each eaten food has one free effect, used once. Crab: your hand size is 5 from now on, and you draw up to it. Snail: take any one card from your draw or discard pile into your hand, ignoring the hand size this turn; the surplus is kept. Lobster: hide all revealed blocks. Abalone: Learn up to 3.
    .source = rulebook
ke-eat-03 =
    A food’s effect may be used in any turn of your own, before, between or after the two actions, from the moment it was eaten, but not inside an action. An effect that would change nothing is refused; the crab’s never is. Both players see which foods are used.
    .source = rulebook
ke-eat-04 =
    With the snail, first say whether you search the draw pile. If so, it is shown to you alone and in no order, and is shuffled afterwards, whichever pile the card comes from. A card taken from the discard pile is open, one from the draw pile is not.
    .source = decided

ke-trs-01 =
    A trashed card leaves the game for good. A card cannot trash itself.
    .source = rulebook

ke-shk-01 =
    The Shark’s turn has six steps in this order: Draw & Roll, Place Currents, Move, Search and Strike, Growth, Energy. No step is gone back to. Rolling and moving are compulsory; Currents and strikes may be passed over; storing leftover dice, and buying with three of them, are compulsory too.
    .source = rulebook

ke-drw-01 =
    Draw two dice at random from the bag and roll each of them once; they are your pool. With growth tile 4 you may draw a third one, and say so before drawing. The Shark may look into its bag at any time, the Octopus may not.
    .source = rulebook
ke-drw-02 =
    If the bag holds too few dice, first take what is there, then move Currents of your choice from the board straight into the roll until you have two dice. The third die of tile 4 is not made up this way. If nothing is left anywhere, roll what you have.
    .source = rulebook
ke-drw-03 =
    Growth tile 1 gives you one reroll a turn, tile 3 another. Any die of the pool may be rerolled, the same one twice if you like.
    .source = rulebook
ke-drw-04 =
    Reactive is used after drawing and before the roll. Relentless, Daring, Vigilant, Hungry, Ruthless and Hostile are used after the roll, in any order and mixed with rerolls.
    .source = rulebook
ke-drw-05 =
    Hungry needs a die in the bag. Reactive needs two drawn dice; from the bag you choose a colour, which may be one you have just returned. Daring needs a red die and another one in the pool; Ruthless needs a die below 6. Relentless names its dice before any of them is rerolled.
    .source = decided

ke-cur-01 =
    You may place any number of blue dice from the pool on empty Current spaces, anywhere on the board. The space on which the Shark itself is does not count as empty.
    .source = rulebook

ke-mov-01 =
    The Shark must move, along the lines and in the direction it faces. If it stands across the path, it first picks either end. It cannot stay and cannot swim back.
    .source = rulebook
ke-mov-02 =
    The Shark swims to the next space ahead and chooses its way at every crossing. A space with a Current is swum over, not entered; several in a row only if each shows a lower number than the one before. The move ends on the first empty space behind them, and never passes or ends on the space where it began.
    .source = rulebook
ke-mov-03 =
    However many Currents the Shark swims over in a turn, only the first one is removed. It goes to Growth when that stretch of the move has ended.
    .source = rulebook
ke-mov-04 =
    Swift moves the Shark one space more, before or after riding Currents. It is a stretch of its own: falling numbers start anew, it must be possible without clearing a Current, and it may end where an earlier stretch began. Still only the first Current of the turn is removed.
    .source = rulebook
ke-mov-05 =
    Agile turns the Shark round by 180° before it moves. A Shark that stands across the path has no use for it.
    .source = rulebook
ke-mov-06 =
    If no move is possible, the nearest Current goes back to the bag, not to Growth, and the Shark enters its space. It is always a space next ahead; if several are equally near, the Shark picks one. You need not use Agile to avoid this.
    .source = rulebook
ke-mov-07 =
    After any move the Shark faces the end of its new space by which it did not come in.
    .source = decided

ke-sea-01 =
    Yellow dice search and red dice strike in zones that the Shark’s space touches, at most one die in a zone. A die must show at least the zone’s value. All dice are placed first; then the Shark picks which one to resolve first.
    .source = rulebook
ke-sea-02 =
    You can search only a zone with a hidden block: it is revealed. The used yellow die goes to Growth.
    .source = rulebook
ke-sea-03 =
    You can strike a hidden block, which is revealed, or the revealed Octopus. If it is the Octopus, a confrontation begins at once. If it is not, or if the confrontation is lost, the red die goes to the Hunger track.
    .source = rulebook
ke-sea-04 =
    If the Shark no longer touches the zone in which its second die lies, that die goes back to the bag without effect.
    .source = rulebook
ke-sea-05 =
    A shell or a food does nothing, and an Octopus found by a search is merely found. In every case the block stays revealed.
    .source = rulebook
ke-sea-06 =
    A die is resolved in this order: the block is revealed; a trap works, unless Observant is used; a confrontation takes place; the die goes to its track. Then comes the next die.
    .source = decided
ke-sea-07 =
    The second die acts on whatever block stands in its zone by then. A yellow die on a block that lies revealed has no effect and still goes to Growth; a red one on a revealed block other than the Octopus has no effect and goes to the Hunger track.
    .source = decided

ke-trp-01 =
    A trap works only when the Shark reveals it, not when the Octopus reveals it to pay. The Shark first decides whether to use Observant; then the Octopus carries out the trap: it may hide up to 2 blocks (not this trap), or may send 1 Current, or up to 2 Currents, back to the bag, or must move the Shark to a free den. With no Current on the board none is removed.
    .source = rulebook

ke-den-01 =
    When the Shark is sent to a den, the Octopus picks any den without a Current, and the Shark stands there across the path; its own den counts as free. If all four are covered, the Octopus picks one, and its Current goes to the bag.
    .source = rulebook

ke-grw-01 =
    The first Current swum over and all used yellow dice fill the growth tiles from left to right. When three dice lie on a tile, they go to the bag and the tile flips: its power works from then on. With all four flipped, such dice go straight to the bag. Red dice never go to Growth.
    .source = rulebook
ke-grw-02 =
    The powers are: tile 1, one reroll a turn; tile 2, when you spend Energy that totals 1 to 5, add 5; tile 3, one more reroll a turn; tile 4, you may draw one more die a turn.
    .source = rulebook
ke-grw-03 =
    The Current enters Growth when the Move step ends, a yellow die when it has been resolved. A tile works from the moment it flips, tile 2 even in the same turn.
    .source = decided

ke-eng-01 =
    All dice left in the pool go to the three Energy slots; dice already there stay. If there are more new dice than free slots, you choose which of the new ones to store, and the others go back to the bag.
    .source = rulebook
ke-eng-02 =
    With 1 or 2 Energy dice you may spend them if you can afford a card; with 3 you must, unless no card is affordable. Spending buys one or more cards of the row with a total cost within your budget; the row is refilled after every purchase, and what is left over is lost.
    .source = rulebook
ke-eng-03 =
    The dice of a bought card go from the supply to the bag at once. If a colour has run out, you get what is left of it.
    .source = rulebook
ke-eng-04 =
    Once per spending, before the first purchase, you may lower an Energy die of 2 or more by 1 to replace one card of the row by the top card of the deck. You must then buy at least one card, so it is allowed only if another card in the row stays affordable and the deck is not empty. The replaced card is trashed, open to both.
    .source = rulebook
ke-eng-05 =
    After buying, one Energy die of your choice goes to the Hunger track, a single one however many cards you bought. The others go back to the bag.
    .source = rulebook
ke-eng-06 =
    If you have three Energy dice and can afford no card at all, they all go back to the bag and Hunger does not grow.
    .source = rulebook
ke-eng-07 =
    Your budget is the sum of the Energy dice when spending begins, plus 5 if tile 2 is flipped and the sum is 1 to 5, minus 1 if you lowered a die. A card is affordable if it costs at most what is left of the budget.
    .source = decided
ke-eng-08 =
    When the Shark deck is empty, spaces in the row stay empty.
    .source = decided

ke-crd-01 =
    Bought Shark cards lie open before the Shark. Each can be used from the next turn on, once, in the step it names, and is then trashed. You may use any number of cards in a turn.
    .source = rulebook

ke-vig-01 =
    Putting a rolled die on Vigilant uses the card up; it is trashed when the die leaves it. From your next turn on the die may be placed with its value, a blue one as a Current, a yellow or red one in a zone, under the same limits as dice of the pool. It is not part of the pool: no reroll, no Daring, no Ruthless, no Energy. Unused, it stays; each Vigilant holds a die of its own.
    .source = rulebook

ke-con-01 =
    Both sides secretly choose one of their remaining confrontation cards, and both cards are revealed at the same time. Nobody sees a choice before both are made.
    .source = rulebook
ke-con-02 =
    If the colours are equal, the Shark wins the game. If not, the Octopus escapes and may use the effect of its card; that card and the Shark’s card of the same colour are trashed, and the red die goes to the Hunger track.
    .source = rulebook
ke-con-03 =
    After an escape comes first the effect, then the cards are trashed, then the die goes to the Hunger track; if it is the seventh there, the Octopus wins.
    .source = rulebook
ke-con-04 =
    With one pair of cards left, a strike that hits the Octopus wins without any choice. Hostile cannot be used on the last pair.
    .source = rulebook

ke-end-01 =
    The Octopus wins at once when the fourth food is put on the Food track.
    .source = rulebook
ke-end-02 =
    The Octopus wins at once when the seventh die is put on the Hunger track: the Shark is exhausted.
    .source = rulebook
ke-end-03 =
    The Shark wins when both confrontation cards show the same colour.
    .source = rulebook
ke-end-04 =
    The Shark loses at once if only one Hunger space is left and no red die can still come into its hands: none in the bag, the pool, Energy, on Vigilant, or lying unresolved in a zone.
    .source = publisher-faq
ke-end-05 =
    After 200 rounds the Octopus has outlasted the Shark and wins. It is a safety bound that ordinary play never comes near.
    .source = decided

ke-inf-01 =
    The Shark knows what a hidden block is only if it saw the block revealed and could follow it through open swaps. Shuffles, the Octopus’s hand and the order of its draw pile stay unknown to it.
    .source = rulebook
ke-inf-02 =
    The Octopus never learns the order of the bag or of the Shark deck. It sees how many dice the bag holds but not which; whoever has followed the game can work it out.
    .source = rulebook
ke-inf-03 =
    Spectators, and anybody who replays a game that is still running, see only what both players see.
    .source = rulebook
ke-inf-04 =
    When a game is over, everything about it is open to all.
    .source = rulebook
ke-inf-05 =
    After a shuffle nothing lets anybody recognise a hidden block again, nor a face-down card seen before.
    .source = rulebook
ke-inf-06 =
    Nobody sees the order of the draw pile, the Shark deck or the bag, or what lies below the top of a pile; only a card openly put on the draw pile is known. Open to both are: the numbers of cards in hand and piles, the blocks aside, Shark cards, the row, tracks, the confrontation colours left, payments, gains, swaps and discards.
    .source = rulebook
