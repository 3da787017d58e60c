# Words that only the web client says.

web-play-bot-now = Play a bot now
web-more-ways = More ways to play
web-more-options = More options
web-replays = Replays
web-all-games = All games
web-find = Find
web-no-replays = No finished games here yet.
web-one-screen = At this screen
    .help = Everybody plays at this one screen; a curtain falls between the turns.
web-names = Who plays
web-start = Start
web-guest = Guest
web-play-as = Play under a name
web-unreachable = The server cannot be reached.
web-loopback = This link works only on this computer. To play with others, open this page under an address they can reach.
web-offline = You are offline. The game waits for you.
web-motion-slow = Slow
web-short-goal = Your goal:
web-short-turn = Your turn:
web-short-gold = What you can do has a gold outline. Click anything else, and the rule that forbids it is shown.
web-short-close = Let’s play
web-short-again = The game in short
web-key-all = Go through everything on the page
web-key-log = Open or close the story
web-key-skip = Skip the motion, or return from the past
web-hand-over = Hand the screen to: { $seat }
web-i-am = I am { $seat }, show my table
web-let-curtain-down = Let the curtain down
web-waiting-ready = Waiting until everybody is ready.
web-looking-back = You are looking at an earlier moment.
web-back-to-now = Back to now
web-in-words = The table in words
web-share-step = Copy the link to this step
web-chance = The chance of this game
web-who-looks = Through whose eyes
web-flip = Turn the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-pencil = Pencil marks
    .help = Notes of your own on blocks. Nobody else sees them.
web-pencil-clear = Erase all marks
web-shark-eyes = Through the Shark’s eyes
    .help = Shows the board as the Shark sees it.
web-shark-touches = The Shark touches: { $zone }
web-shark-looks = The Shark looks { $way ->
   *[north] north
    [east] east
    [south] south
    [west] west
}.
web-dens = Dens
web-shark-things = The Shark’s things
web-dice = Dice
web-would-bring = Now it would bring you { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
web-is-worth = Now it is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} to you.

carry-title = Continue on another device
carry-how = Scan this code with the other device, or open the private link there. The same table comes up, with your seat.
carry-code = Code of the private link to your seat
carry-copy = Copy the private link
carry-warning = Whoever has this link holds your seat.
    .help = They see your cards and play in your place. Show it to nobody and send it only to yourself.
carry-none = This browser holds no seat at this table.
carry-replace-ask = This browser already holds a seat at this table. Give it up and take the one from the link?
carry-replace = Take the other seat
