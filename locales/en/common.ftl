# Everything that belongs to no single game: pages, tables, settings, errors.

## The product

app-name = Tidetable
app-tagline = Two sea games at one table, with friends or against good bots.
app-not-affiliated = A fan-made table. The games belong to their authors and publishers; please buy the boxes.

## Words used everywhere

word-cancel = Cancel
word-close = Close
word-next = Next
word-more = More
word-copied = Copied
word-loading = Loading…
word-on = On
word-off = Off
word-you = You
word-none = none
word-unknown = unknown

## Start page

start-title = What shall we play?
start-play-friend = Invite a friend
start-continue-count = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
start-replays = Your past games
start-your-name = Your name at the table
    .placeholder = for example, Marta

## Table options

table-create = Open the table
table-game = Game
table-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-side = Your side
table-side-random = Random
table-opponent = Opponent
table-opponent-human = A person
table-opponent-bot = A bot
table-level = Strength of the bot
table-visibility-open = Open to everybody
    .help = The table is listed in the lobby.
table-mirror = Mirror match
    .help = Two games with sides swapped count as one match.
table-rated = Rated game
    .help = The result changes the rating of everybody who plays.

## Levels of bots

level-random = Random
    .help = Chooses among all moves by lot.
level-drifter = Drifter
    .help = Goes wherever the waves take it: every legal move is equally likely.
level-greedy = Greedy
    .help = Always grabs what looks best right now and never thinks ahead.
level-novice = Novice
    .help = Knows the rules and makes the mistakes one makes in a first game.
level-casual = Casual
    .help = Takes what looks best now; remembers everything and plans nothing.
level-skilled = Skilled
    .help = Has played countless games and goes by feel.
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
clock-per-move-value = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
clock-fischer-value = { $minutes } min + { $seconds } s
clock-correspondence-value = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
clock-left = { $time } left
clock-low = Time is running out!
count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Lobby

lobby-title = Watch or join
lobby-empty = No table is waiting for players. Open one and invite somebody:
lobby-watch-none = Nobody is playing in the open just now.
    .help = Games show up here when their table is open to everybody. Come by again, or look at games that are over.
lobby-join = Join
lobby-watch = Watch
lobby-playing = In play
lobby-waiting = Waiting for players

## Seats

seat-number = Seat { $number }
seat-empty = Free seat
seat-take = Sit down
seat-leave = Stand up
seat-add-bot = Add a bot
seat-remove-bot = Remove the bot
seat-bot = { $name } (bot, { $level })
seat-guest = Guest { $number }
seat-ready = Ready
seat-not-ready = Not ready yet
seat-offline = away
seat-swap = Change places
seat-remove = Empty the seat
seat-set-ready = I am ready
seat-set-unready = Wait a moment
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
invite-full = This table is full. You may watch.
invite-start = Start the game

## At the table

play-your-turn = Your turn
play-log = Story of the game
play-log-empty = Nothing has happened yet.
play-menu = Menu
play-resign = Resign
play-resign-ask = Really resign? The game ends as lost for you.
play-warn = Ask { $seat }: still there?
play-warned = { $seat } was asked and has { $time } to answer.
    .you = Are you still there? The others may go on without you in { $time }.
play-here = I am here
play-claim = End the game
    .help = The player did not answer. The game ends, and they come last.
play-replace = Let a bot go on
    .help = A bot of the chosen level takes the seat of the player who did not answer.

## Draft, undo and confirm

draft-undo = Undo
draft-private = Nobody sees these steps until you confirm.

## Spectating

watch-you = You are watching.
watch-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
watch-limited = You see only what all players see.

## Connection

net-connecting = Connecting…
net-reconnecting = Connection lost. Reconnecting…
net-reconnected = Connected again.
net-reconnect-now = Reconnect now
net-other-lost = { $seat } has lost the connection.
net-other-back = { $seat } is back.
net-restarting = The server restarts for a moment. The game goes on right away.
net-reload = Reload

## End of a game

over-won = { $seat } wins
    .you = You win!
over-lost = You lost
over-shared = Shared victory
over-reason-resigned = { $seat } resigned.
    .you = You resigned.
over-reason-time = { $seat } ran out of time.
    .you = You ran out of time.
over-reason-left = { $seat } left the table.
    .you = You left the table.
over-rematch-offer = Offer a rematch
over-rematch-offered = { $seat } would like a rematch.
    .you = You offered a rematch. Waiting for the others.
over-rematch-withdraw = Not now
over-rematch-follow = To the next table
over-mirror-game = Mirror match, game { $number } of 2
over-mirror-next = Play the second game, sides swapped
over-mirror-score = Match so far: { $score }
over-again = Play again
over-watch-replay = Watch the replay
over-home = To the start page

## Replay

replay-title = Replay
replay-step = Step { $step } of { $total }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-as-seat = Seen by { $seat }
replay-as-all = Everything open
replay-as-public = As a spectator saw it
replay-download = Download the record
replay-player-bytes = Bytes mixed in by the players
replay-seed = Seed, shown after the end
replay-commitment = Promise of the seed: { $hash }

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
set-motion = Motion
    .help = Reduced motion replaces movement by soft fades.
set-motion-full = Full
set-motion-fast = Fast
set-motion-reduced = Reduced
set-keyboard = Keyboard shortcuts
set-saved = Saved on this device

## Accounts

account-sign-in = Sign in
account-keep = Keep this name
    .help = A passphrase keeps your name, your games and your rating on any device.
account-sign-out = Sign out
account-name = Name
account-passphrase = Passphrase
account-passphrase-repeat = Repeat the passphrase
account-passphrase-rule = { $count ->
    [one] At least { $count } character
   *[other] At least { $count } characters
}
account-guest = You play as a guest. Keep your name to keep your games and rating.
account-as = Signed in as { $name }
account-delete = Delete the account
account-delete-ask = Delete your account for good? Finished games stay, without your name.
account-deleted = Your account is deleted.
account-export = Download my data
account-sessions = { $count ->
    [one] signed in on { $count } device
   *[other] signed in on { $count } devices
}
account-rating = Rating
account-since = Plays since { $date }

## Leaderboard

board-title = Leaderboard
board-rank = Rank
board-player = Player
board-games = Games
board-empty = Nobody has played a rated game yet.

## Rule panel

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search in the rules
rules-none-found = No rule contains these words.
rules-forbids = This rule forbids it:
rules-cards = All cards
rule-source-rulebook = Printed in the rulebook
rule-source-practice = As its players play it online
rule-source-decided = Decided for this table where the rulebook is silent
rule-source-publisher-faq = Answered by the publisher

## Errors

error-title = Something went wrong
error-internal = That was our fault. Please try again in a moment.
error-version = The page is older than the server. Please reload.
error-draw = The table could not be drawn. Your game is safe; please reload.
error-passphrases-differ = The two passphrases differ.

## Refusals: one for each reason the server gives

refusal-malformed = The message could not be understood.
refusal-too-large = The message is too long.
refusal-too-fast = Too many requests. Please wait a moment.
refusal-no-such-table = There is no such table. It may have been closed.
refusal-no-such-game = This server does not know that game.
refusal-no-such-bot = There is no such bot for this game.
refusal-no-such-seat = The table has no such seat.
refusal-bad-options = These settings cannot be played together.
refusal-bad-token = This key opens no seat here. Please sit down again.
refusal-bad-name = Please choose a name of 1 to { $count } ordinary characters.
refusal-not-seated = Only somebody who sits at the table may do this.
refusal-not-host = Only the host of the table may do this.
refusal-not-your-turn = It is not your turn.
refusal-stale = The table has changed meanwhile. Here is how it stands now.
refusal-rule = A rule of the game forbids it: { $rule }.
refusal-notation = This is no move of the game.
refusal-nothing-to-undo = There is nothing to undo.
refusal-seat-taken = Somebody already sits there.
refusal-seat-empty = Nobody sits there.
refusal-wrong-phase = Not at this time: the game has not begun, is running, or is over.
refusal-not-allowed = The settings of this table do not allow it.
refusal-not-warned = First ask whether the player is still there, and wait for the answer.
refusal-not-ready = Somebody must still sit down or say that they are ready.
refusal-needs-account = This needs a name that you keep with a passphrase.
refusal-bad-passphrase = Name and passphrase do not fit together.
refusal-name-taken = Somebody else keeps this name.
refusal-too-many = You have too many tables or connections open.
refusal-busy = The server is too busy just now. Trying again…
refusal-unavailable = The move could not be stored. Trying again…
refusal-other-revision = This game was begun under rules that this server does not have.
refusal-cross-site = The request came from another site and was not carried out.
refusal-not-found = There is nothing here.

## Accessibility labels

a11y-skip-to-table = Skip to the table
a11y-log = Story of the game, newest last
a11y-actions = Possible actions
a11y-open-menu = Open the menu
a11y-close-dialog = Close this window
a11y-opponents = Opponents
a11y-your-turn = It is your turn now.

## Keyboard

key-choose = Choose what is marked
key-move = Go to the next or previous possible move
key-undo = Undo a step
key-rules = Open the rules
