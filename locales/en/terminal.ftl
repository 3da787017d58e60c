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
terminal-end-salt-paper-target-reached = The target is reached: the highest total wins.
terminal-end-salt-paper-target-tied = Totals are equal: the last round decides.
terminal-end-salt-paper-shared = Equal in everything: the victory is shared.
terminal-end-salt-paper-four-mermaids = Four mermaids end the game at once.
terminal-end-salt-paper-round-limit = The game has reached its last possible round.
terminal-end-kelp-feast = The Octopus has eaten all four foods.
terminal-end-kelp-exhausted = The Shark is exhausted: its Hunger track is full.
terminal-end-kelp-caught = The Shark has caught the Octopus.
terminal-end-kelp-toothless = The Shark has no red die left that it could still draw.
terminal-end-kelp-outlasted = The Octopus has outlasted the Shark.
