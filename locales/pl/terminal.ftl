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
terminal-end-salt-paper-target-reached = Próg punktów osiągnięty: wygrywa najwyższa suma.
terminal-end-salt-paper-target-tied = Sumy są równe: rozstrzyga ostatnia runda.
terminal-end-salt-paper-shared = Wszystko jest równe: zwycięstwo jest wspólne.
terminal-end-salt-paper-four-mermaids = Cztery syreny natychmiast kończą grę.
terminal-end-salt-paper-round-limit = Gra doszła do ostatniej możliwej rundy.
terminal-end-kelp-feast = Ośmiornica zjadła wszystkie cztery posiłki.
terminal-end-kelp-exhausted = Rekin jest wyczerpany: jego tor głodu jest pełny.
terminal-end-kelp-caught = Rekin złapał ośmiornicę.
terminal-end-kelp-toothless = Rekinowi nie została żadna czerwona kość, którą mógłby jeszcze dobrać.
terminal-end-kelp-outlasted = Ośmiornica przetrwała rekina.
