# Слова, які промовляє лише термінал.

terminal-welcome = Відповідайте номером вибору. { $explain } пояснює вибір 1, { $table } показує весь стіл, { $undo } скасовує крок, { $rule } показує правило, { $quit } завершує гру.
terminal-how-to-answer = Введіть номер зі списку або { $explain }, { $table }, { $undo }, { $rule } чи { $quit }.
terminal-nothing-to-undo = Немає чого скасовувати.
terminal-nothing-to-explain = Про цей вибір більше нічого сказати.
terminal-no-such-rule = Такого правила немає.
terminal-you = Ви
terminal-player = Гравець { $number }
terminal-octopus = Восьминіг
terminal-shark = Акула
terminal-winners = Перемога: { $seats }
terminal-unfinished = Партія лишається незавершеною.
terminal-record = Запис партії у файлі { $path }.
terminal-kelp-welcome = { $belief } показує, де може бути восьминіг, лише за відкритою інформацією.
terminal-kelp-signs = ▮ прихований · ◇ розкритий · ◉ відомий акулі · ◎ кубик цілить · [4] течія · ⌂ сховок · «▲» акула, ◆ упоперек шляху: може вирушити в будь-який бік
terminal-kelp-unseen = на руці або в колоді: { $cards }
terminal-kelp-fresh = з наступного ходу: { $cards }
terminal-hint = Після кроку { $step } хід: { $seat }
terminal-hint-win = виграє { $win }
terminal-hint-chosen = вибір { $chosen }
terminal-hint-belief = Де восьминіг, у відсотках:
