# Słowa, których używa tylko terminal.

terminal-welcome = Odpowiadaj numerem wyboru. { $explain } objaśnia wybór 1, { $table } pokazuje cały stół, { $undo } cofa krok, { $rule } pokazuje zasadę, { $quit } kończy grę.
terminal-how-to-answer = Podaj numer z listy albo { $explain }, { $table }, { $undo }, { $rule } lub { $quit }.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-nothing-to-explain = O tym wyborze nie ma nic więcej do powiedzenia.
terminal-no-such-rule = Nie ma takiej zasady.
terminal-you = Ty
terminal-player = Gracz { $number }
terminal-octopus = Ośmiornica
terminal-shark = Rekin
terminal-winners = Zwycięstwo: { $seats }
terminal-unfinished = Partia pozostaje niezakończona.
terminal-record = Zapis partii jest w pliku { $path }.
terminal-kelp-welcome = { $belief } pokazuje, gdzie może być ośmiornica, tylko na podstawie jawnych informacji.
terminal-kelp-signs = ▮ ukryta · ◇ odkryta · ◉ rekin ją zna · ◎ kość celuje · [4] prąd · ⌂ kryjówka · «▲» rekin, ◆ w poprzek ścieżki: może ruszyć w każdą stronę
terminal-kelp-unseen = na ręce lub w stosie dobierania: { $cards }
terminal-kelp-fresh = od następnej tury: { $cards }
terminal-hint = Po kroku { $step } kolej na: { $seat }
terminal-hint-win = wygrywa { $win }
terminal-hint-chosen = wybór { $chosen }
terminal-hint-belief = Gdzie jest Ośmiornica, w procentach:
