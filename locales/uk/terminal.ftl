# Слова, які промовляє лише термінал.

terminal-welcome = Відповідайте номером вибору. { $undo } скасовує крок, { $rule } показує правило, { $quit } завершує гру.
terminal-how-to-answer = Введіть номер зі списку, { $undo }, { $rule } з номером правила або { $quit }.
terminal-nothing-to-undo = Немає чого скасовувати.
terminal-no-such-rule = Такого правила немає.
terminal-you = Ви
terminal-player = Гравець { $number }
terminal-octopus = Восьминіг
terminal-shark = Акула
terminal-winners = Перемога: { $seats }
