# Words that only the terminal says.

terminal-welcome = Answer with the number of your choice. { $explain } explains choice 1, { $table } shows the whole table, { $undo } takes a step back, { $rule } shows a rule, { $quit } leaves.
terminal-how-to-answer = Please answer with a number of the list, or with { $explain }, { $table }, { $undo }, { $rule } or { $quit }.
terminal-nothing-to-undo = There is nothing that can be taken back.
terminal-nothing-to-explain = There is no more to say about this choice.
terminal-no-such-rule = There is no such rule.
terminal-you = You
terminal-player = Player { $number }
terminal-octopus = Octopus
terminal-shark = Shark
terminal-winners = Won by: { $seats }
terminal-unfinished = The game is left unfinished.
terminal-record = The record of the game is in { $path }.
terminal-kelp-welcome = { $belief } shows where the Octopus may be, from open information only.
terminal-kelp-signs = ▮ hidden · ◇ revealed · ◉ the Shark knows it · ◎ a die aims · [4] a Current · ⌂ a den · «▲» the Shark, ◆ across the path: it may leave either way
terminal-kelp-unseen = in hand or draw pile: { $cards }
terminal-kelp-fresh = from the next turn on: { $cards }
terminal-hint = After step { $step } it is the turn of: { $seat }
terminal-hint-win = wins { $win }
terminal-hint-chosen = chosen { $chosen }
terminal-hint-belief = Where the Octopus is, in percent:
