# Words that only the terminal says.

terminal-welcome = Answer with the number of your choice. { $undo } takes a step back, { $rule } shows a rule, { $quit } leaves.
terminal-how-to-answer = Please answer with a number of the list, { $undo }, { $rule } with its number, or { $quit }.
terminal-nothing-to-undo = There is nothing that can be taken back.
terminal-no-such-rule = There is no such rule.
terminal-you = You
terminal-player = Player { $number }
terminal-octopus = Octopus
terminal-shark = Shark
terminal-winners = Won by: { $seats }
