# Słowa, których używa tylko terminal.

terminal-welcome = Odpowiadaj numerem wyboru. { $undo } cofa krok, { $rule } pokazuje zasadę, { $quit } kończy grę.
terminal-how-to-answer = Podaj numer z listy, { $undo }, { $rule } z numerem zasady albo { $quit }.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-no-such-rule = Nie ma takiej zasady.
terminal-you = Ty
terminal-player = Gracz { $number }
terminal-octopus = Ośmiornica
terminal-shark = Rekin
terminal-winners = Zwycięstwo: { $seats }
