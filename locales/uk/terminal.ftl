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
terminal-end-salt-paper-target-reached = Потрібну кількість очок здобуто: перемагає найбільша сума.
terminal-end-salt-paper-target-tied = Суми рівні: вирішує останній раунд.
terminal-end-salt-paper-shared = Усе порівну: перемога спільна.
terminal-end-salt-paper-four-mermaids = Чотири русалки відразу завершують гру.
terminal-end-salt-paper-round-limit = Гра дійшла до останнього можливого раунду.
terminal-end-kelp-feast = Восьминіг з’їв усі чотири страви.
terminal-end-kelp-exhausted = Акула виснажена: її шкала голоду заповнена.
terminal-end-kelp-caught = Акула спіймала восьминога.
terminal-end-kelp-toothless = В акули не лишилося жодного червоного кубика, який вона ще могла б дістати.
terminal-end-kelp-outlasted = Восьминіг пережив акулу.
