# Everything that belongs to no single game: pages, tables, settings, errors.

## The product

app-name = Tidetable
app-tagline = Two sea games at one table, with friends or against good bots.
app-not-affiliated = A fan-made table. The games belong to their authors and publishers; please buy the boxes.
app-version = Version { $version }
app-source = Source code

## Words used everywhere

word-yes = Yes
word-no = No
word-ok = OK
word-cancel = Cancel
word-close = Close
word-back = Back
word-next = Next
word-more = More
word-less = Less
word-copy = Copy
word-copied = Copied
word-save = Save
word-retry = Try again
word-loading = Loading…
word-on = On
word-off = Off
word-and = and
word-or = or
word-you = You
word-none = none
word-unknown = unknown

## Start page

start-title = What shall we play?
start-play-bot = Play against a bot
start-play-friend = Invite a friend
start-join = Join a table
start-continue = Continue your game
start-continue-count = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
start-learn = Learn the rules
start-watch = Watch a game
start-replays = Your past games
start-leaderboard = Leaderboard
start-settings = Settings
start-how-to = How to play
start-your-name = Your name at the table
    .placeholder = for example, Marta

## Table options

table-new = New table
table-create = Open the table
table-game = Game
table-seats = Seats
table-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-side = Your side
table-side-random = Random
table-variant = Variant
table-opponent = Opponent
table-opponent-human = A person
table-opponent-bot = A bot
table-level = Strength of the bot
table-private = By invitation only
    .help = The table is not listed; only people with the link can join.
table-public = Open to everybody
    .help = The table is listed in the lobby.
table-spectators-allowed = Spectators may watch
table-rated = Rated game
    .help = The result changes the rating of everybody who plays.
table-hints = Hints
    .help = A bot may show you the move it would make.
table-advanced = More options
table-seed = Seed
    .help = The same seed gives the same shuffles and rolls. Leave empty for chance.

## Levels of bots

level-drifter = Drifter
    .help = Goes wherever the waves take it: every legal move is equally likely.
level-greedy = Greedy
    .help = Always grabs what looks best right now and never thinks ahead.
level-novice = Novice
    .help = Knows the rules and makes the mistakes one makes in a first game.
level-casual = Casual
    .help = Plays for fun: sensible moves, now and then a slip.
level-skilled = Skilled
    .help = Thinks a little ahead and punishes carelessness.
level-expert = Expert
    .help = Reads the table well; you will need a plan.
level-master = Master
    .help = The strongest we have. It sees only what you would see in its place.
level-honest = Bots never see hidden cards, blocks or future dice.
level-thinking = The bot is thinking…

## Clocks

clock-title = Time to think
clock-none = No clock
    .help = Take as long as you like.
clock-fast = Fast
clock-normal = Normal
clock-slow = Slow
clock-daily = A day per turn
    .help = Play over days, whenever you have a minute.
clock-per-player = { $minutes ->
    [one] { $minutes } minute per player
   *[other] { $minutes } minutes per player
}
clock-increment = { $seconds ->
    [one] +{ $seconds } second per move
   *[other] +{ $seconds } seconds per move
}
clock-left = { $time } left
clock-low = Time is running out!
clock-out = { $seat } has run out of time.
    .you = You have run out of time.
count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Lobby

lobby-title = Open tables
lobby-empty = No open tables yet. Open one and invite somebody.
lobby-join = Join
lobby-watch = Watch
lobby-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-playing = In play
lobby-waiting = Waiting for players
lobby-finished = Finished
lobby-code = Table code
lobby-enter-code = Enter a table code

## Seats

seat-number = Seat { $number }
seat-empty = Free seat
seat-take = Sit down
seat-leave = Stand up
seat-add-bot = Add a bot
seat-remove-bot = Remove the bot
seat-bot = { $name } (bot, { $level })
seat-guest = Guest { $number }
seat-host = Host
seat-ready = Ready
seat-not-ready = Not ready yet
seat-online = at the table
seat-offline = away
seat-bot-name-1 = Coral
seat-bot-name-2 = Pearl
seat-bot-name-3 = Breeze
seat-bot-name-4 = Pebble
seat-bot-name-5 = Amber
seat-bot-name-6 = Gull
seat-bot-name-7 = Anchor
seat-bot-name-8 = Foam

## Waiting room and invitation

invite-title = Invite players
invite-link = Send this link:
invite-copy = Copy the link
invite-share = Share
invite-qr = Or let them scan this code
invite-waiting = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
invite-received = { $name } invites you to play { $game }.
invite-accept = Join the game
invite-full = This table is full. You may watch.
invite-start = Start the game
invite-start-wait = The host starts the game when everybody is here.
invite-joined = { $name } sits down.
invite-left = { $name } leaves the table.

## At the table

play-your-turn = Your turn
play-turn-of = { $seat } to move
play-waiting = Waiting for { $seat }…
play-log = Story of the game
play-log-empty = Nothing has happened yet.
play-rules = Rules
play-chat = Talk
play-chat-write = Write a message
play-chat-send = Send
play-hint = Show a hint
play-hint-text = A bot would play: { $action }
play-menu = Menu
play-leave = Leave the table
play-leave-ask = Leave the table? You can come back through your list of games.
play-resign = Resign
play-resign-ask = Really resign? The game ends as lost for you.
play-resigned = { $seat } resigns.
    .you = You resign.
play-skip-animation = Click to skip
play-legal-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
play-choose = Choose:
play-only-choice = Only one move is possible.
play-not-your-turn = It is not your turn.
play-refused = Not allowed by rule { $rule }.
play-refused-open = Read the rule

## Draft, undo and confirm

draft-undo = Undo
draft-undo-all = Undo everything
draft-confirm = Confirm
draft-confirm-turn = Confirm the turn
draft-private = Nobody sees these steps until you confirm.
draft-final = This step shows something new and cannot be undone.
draft-nothing = There is nothing to undo.
draft-steps = { $count ->
    [one] { $count } step not confirmed
   *[other] { $count } steps not confirmed
}

## Spectating

watch-you = You are watching.
watch-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
watch-limited = You see only what all players see.
watch-take-seat = Take a free seat

## Connection

net-connecting = Connecting…
net-reconnecting = Connection lost. Reconnecting…
net-reconnect-in = { $seconds ->
    [one] Trying again in { $seconds } second
   *[other] Trying again in { $seconds } seconds
}
net-reconnected = Connected again.
net-reconnect-now = Reconnect now
net-offline = You are offline. Games against bots go on without a network.
net-other-lost = { $seat } has lost the connection.
net-other-back = { $seat } is back.
net-caught-up = { $count ->
    [one] { $count } move was made while you were away
   *[other] { $count } moves were made while you were away
}
net-updated = A new version is ready.
net-reload = Reload

## End of a game

over-won = { $seat } wins
    .you = You win!
over-lost = You lost
over-shared = Shared victory
over-again = Play again
over-swap-sides = Play again with sides swapped
over-watch-replay = Watch the replay
over-home = To the start page
over-place = Place { $place }
over-duration = The game lasted { $time }.
over-rating = Rating: { $old } → { $new }
over-abandoned = The game was broken off.

## Replay

replay-title = Replay
replay-step = Step { $step } of { $total }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-as-seat = Seen by { $seat }
replay-as-all = Everything open
replay-as-public = As a spectator saw it
replay-download = Download the record
replay-upload = Open a record
replay-verify = Check the chance
replay-verified = The record is sound: shuffles and rolls follow from the seed that was promised before the game.
replay-not-verified = The record does not agree with the promised seed.
replay-commitment = Promise of the seed: { $hash }
replay-empty = You have no finished games yet.
replay-played-on = Played on { $date }

## Settings

set-title = Settings
set-language = Language
set-language-uk = Українська
set-language-pl = Polski
set-language-en = English
set-theme = Theme
set-theme-night = Night sea
set-theme-day = Day shallows
set-theme-system = As the device has it
set-sound = Sound
set-volume = Volume
set-motion = Motion
    .help = Reduced motion replaces movement by soft fades.
set-motion-full = Full
set-motion-fast = Fast
set-motion-reduced = Reduced
set-confirm = Ask before ending a turn
set-auto-pass = Make forced moves by themselves
set-large-text = Larger text
set-high-contrast = Higher contrast
set-marks = Show marks of colours
set-notify = Tell me when it is my turn
set-keyboard = Keyboard shortcuts
set-saved = Saved on this device

## Accounts

account-sign-in = Sign in
account-sign-up = Create an account
account-sign-out = Sign out
account-name = Name
account-password = Password
account-password-repeat = Repeat the password
account-password-change = Change the password
account-password-rule = { $count ->
    [one] At least { $count } character
   *[other] At least { $count } characters
}
account-guest = You play as a guest. An account keeps your games and rating.
account-as = Signed in as { $name }
account-delete = Delete the account
account-delete-ask = Delete your account for good? Finished games stay, without your name.
account-deleted = Your account is deleted.
account-export = Download my data
account-games = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
}
account-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
account-rating = Rating
account-rating-provisional = Rating not settled yet
account-since = Plays since { $date }

## Leaderboard

board-title = Leaderboard
board-rank = Rank
board-player = Player
board-games = Games
board-win-rate = Won
board-empty = Nobody has played a rated game yet.
board-people = People
board-bots = Bots
board-your-rank = Your rank: { $rank }

## Rule panel

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search in the rules
rules-none-found = No rule contains these words.
rules-number = Rule { $rule }
rules-why-not = Why not?
rules-forbids = This rule forbids it:
rules-cards = All cards
rules-summary = In short
rule-source-rulebook = Printed in the rulebook
rule-source-practice = As its players play it online
rule-source-decided = Decided for this table where the rulebook is silent
rule-source-publisher-faq = Answered by the publisher

## Errors

error-title = Something went wrong
error-internal = That was our fault. Please try again in a moment.
error-not-found = There is nothing here.
error-table-not-found = There is no such table. It may have been closed.
error-table-full = All seats at this table are taken.
error-table-started = The game has already begun.
error-table-over = This game is over.
error-not-seated = You have no seat at this table.
error-not-host = Only the host may do this.
error-stale = The table has changed meanwhile. Here is how it stands now.
error-bad-message = The message could not be understood.
error-too-many = Too many requests. Please wait a moment.
error-unauthorized = Please sign in first.
error-forbidden = You may not do this.
error-name-taken = This name is taken.
error-name-invalid = A name has 2 to 24 letters, digits, spaces or hyphens.
error-password-wrong = Name or password is wrong.
error-password-weak = This password is too easy to guess.
error-password-differ = The two passwords differ.
error-options = These options do not fit together: { $reason }
error-record = This file is not a record of a game: { $reason }
error-version = The page is older than the server. Please reload.
error-browser = Your browser is too old for this page.
error-draw = The table could not be drawn. Your game is safe; please reload.

## Accessibility labels

a11y-skip-to-table = Skip to the table
a11y-board = Board
a11y-hand = Your hand
a11y-log = Story of the game, newest last
a11y-actions = Possible actions
a11y-legal = can be chosen
a11y-selected = selected
a11y-disabled = not available now
a11y-position = { $position } of { $count }
a11y-open-menu = Open the menu
a11y-close-dialog = Close this window
a11y-opponents = Opponents
a11y-card-back = Card back
a11y-new-event = New: { $text }
a11y-your-turn = It is your turn now.

## Keyboard

key-choose = Choose what is marked
key-move = Go through the possible moves
key-undo = Undo a step
key-confirm = Confirm
key-rules = Open the rules
key-help = Show the shortcuts

## Terminal

term-welcome = Welcome to Tidetable. Type a number to choose, u to undo, r for the rules, q to leave.
term-prompt = Your choice:
term-bad-input = Please type a number from 1 to { $count }.
term-pass-device = Hand the screen to { $seat } and press Enter.
term-saved = The game is recorded in { $path }.
term-goodbye = Fair winds!
