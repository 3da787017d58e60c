# Słowa gry Papierowe morze.
# Wiadomość o czyimś czynie wymienia {$seat}; atrybut `.you` mówi to samo temu graczowi.
# Inne atrybuty: `.open` pokazuje kartę tam, gdzie wszystko jest jawne; `.victim` zwraca się do okradzionego.
# {$pile} to liczba 1 albo 2. {$card}, {$first}, {$second}, {$third} to nazwy złożone przez sp-card-full.

sp-title = Papierowe morze
sp-tagline = Złóż z kart ocean i zdąż zatrzymać się w porę.
sp-players = 2–4 graczy, około 30 minut
sp-about = Zbieraj papierowych mieszkańców morza, zagrywaj pary dla ich efektów i w każdej rundzie zdecyduj: bezpiecznie się zatrzymać czy założyć się, że nikt cię nie prześcignie.
sp-seat =
    .goal = Zbieraj karty, które razem dają punkty. Punkty z rund się sumują; wygrywa, kto pierwszy dojdzie do celu: 40 punktów w dwie osoby, 35 w trzy, 30 w cztery.
    .turn = Weź dwie karty z talii i zatrzymaj jedną albo weź wierzchnią kartę stosu. Potem możesz zagrywać pary dla ich efektów. Od 7 punktów możesz zakończyć rundę: STOP jest bezpieczny, OSTATNIA SZANSA to zakład, że nikt cię nie prześcignie.

## Rodziny: jedna karta i policzona liczba kart

sp-card-crab = krab
sp-card-boat = łódka
sp-card-fish = ryba
sp-card-swimmer = pływak
sp-card-shark = rekin
sp-card-shell = muszla
sp-card-octopus = ośmiornica
sp-card-penguin = pingwin
sp-card-sailor = marynarz
sp-card-lighthouse = latarnia morska
sp-card-shoal = ławica ryb
sp-card-colony = kolonia pingwinów
sp-card-captain = kapitan
sp-card-mermaid = syrena
sp-card-jellyfish = meduza
sp-card-lobster = homar
sp-card-cast-of-crabs = gromada krabów
sp-card-starfish = rozgwiazda
sp-card-seahorse = konik morski

sp-count-crab = { $count ->
    [one] { $count } krab
    [few] { $count } kraby
    [many] { $count } krabów
   *[other] { $count } kraba
}
sp-count-swimmer = { $count ->
    [one] { $count } pływak
    [few] { $count } pływacy
    [many] { $count } pływaków
   *[other] { $count } pływaka
}
sp-count-octopus = { $count ->
    [one] { $count } ośmiornica
    [few] { $count } ośmiornice
    [many] { $count } ośmiornic
   *[other] { $count } ośmiornicy
}
sp-count-mermaid = { $count ->
    [one] { $count } syrena
    [few] { $count } syreny
    [many] { $count } syren
   *[other] { $count } syreny
}
sp-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sp-count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
sp-card-full = { $family } (kolor { $colour })
sp-card-hidden = zakryta karta

## Objaśnienia kart

sp-help-crab = Dwa kraby: 1 punkt. Zagrane jako para pozwalają przejrzeć stos kart odrzuconych i wziąć z niego dowolną kartę tak, by inni jej nie widzieli.
sp-help-boat = Dwie łódki: 1 punkt. Zagrane jako para od razu dają ci kolejną turę. Latarnia morska daje 1 punkt za każdą twoją łódkę.
sp-help-fish = Dwie ryby: 1 punkt. Zagrane jako para przynoszą ci wierzchnią kartę talii. Ławica daje 1 punkt za każdą twoją rybę.
sp-help-swimmer = Pływak z rekinem: 1 punkt. Zagrani razem zabierają losową kartę z ręki wybranego przez ciebie przeciwnika.
sp-help-shark = Rekin z pływakiem: 1 punkt. Zagrani razem zabierają losową kartę z ręki wybranego przez ciebie przeciwnika.
sp-help-shell = Zestaw od 1 do 6 muszli daje 0, 2, 4, 6, 8, 10 punktów.
sp-help-octopus = Zestaw od 1 do 5 ośmiornic daje 0, 3, 6, 9, 12 punktów.
sp-help-penguin = Zestaw od 1 do 3 pingwinów daje 1, 3, 5 punktów. Kolonia dodaje jeszcze po 2 za każdego.
sp-help-sailor = Jeden marynarz nie daje nic, dwóch daje 5 punktów. Kapitan dodaje po 3 za każdego.
sp-help-lighthouse = Daje 1 punkt za każdą twoją łódkę, w parze czy nie. Sama nie jest łódką.
sp-help-shoal = Daje 1 punkt za każdą twoją kartę ryby, w parze czy nie. Sama nie jest rybą.
sp-help-colony = Daje 2 punkty za każdego twojego pingwina. Sama nie jest pingwinem.
sp-help-captain = Daje 3 punkty za każdego twojego marynarza. Kapitan nie jest marynarzem.
sp-help-mermaid = Każda syrena daje tyle punktów, ile masz kart w jednym kolorze: pierwsza za najliczniejszy kolor, druga za następny i tak dalej. Cztery syreny natychmiast wygrywają grę.
sp-help-jellyfish = Meduza z pływakiem: 1 punkt. Zagrani razem parzą: do twojej następnej tury przeciwnicy tylko biorą wierzchnią kartę talii i nic więcej.
sp-help-lobster = Homar z krabem: 1 punkt. Zagrane razem pozwalają obejrzeć pięć wierzchnich kart talii i jedną zatrzymać; resztę wtasowuje się z powrotem.
sp-help-cast-of-crabs = Daje 1 punkt za każdą twoją kartę kraba.
sp-help-starfish = Zagraj ją z dowolną parą: razem 3 punkty, ale efekt pary przepada. Na ręce obok niezagranej pary dodaje 2 punkty.
sp-help-seahorse = Liczy się jako jeszcze jedna muszla, ośmiornica, pingwin albo marynarz – co ci bardziej służy – jeśli masz co najmniej jedną kartę tej rodziny.

sp-copies = { $count ->
    [one] { $count } taka karta w grze
    [few] { $count } takie karty w grze
    [many] { $count } takich kart w grze
   *[other] { $count } takiej karty w grze
}

## Kolory i ich znaki

sp-colour-dark-blue = granatowy
sp-colour-light-blue = błękitny
sp-colour-black = czarny
sp-colour-yellow = żółty
sp-colour-green = zielony
sp-colour-purple = fioletowy
sp-colour-grey = szary
sp-colour-light-orange = jasnopomarańczowy
sp-colour-pink = różowy
sp-colour-orange = pomarańczowy
sp-colour-white = biały
sp-mark-dark-blue = fala
sp-mark-light-blue = kropla
sp-mark-black = pierścień
sp-mark-yellow = słońce
sp-mark-green = liść
sp-mark-purple = dzwon
sp-mark-grey = kamień
sp-mark-light-orange = wachlarz
sp-mark-pink = serce
sp-mark-orange = płomień
sp-mark-white = gwiazda

## Miejsca i fazy

sp-place-pile = { $pile ->
    [1] Pierwszy stos kart odrzuconych
   *[2] Drugi stos kart odrzuconych
}
sp-place-hand = Ręka
sp-place-my-hand = Twoja ręka
sp-place-table = Zagrane karty
sp-place-my-table = Twoje zagrane karty
sp-place-drawn = Dwie dobrane karty
sp-place-drawn-short = Dobrane karty
sp-place-look = Oglądane karty
sp-place-deck-size = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sp-deck-count = Talia: { $count }
sp-pile-count = Stos { $pile }: { $count }
sp-place-hand-size = Na ręce: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sp-place-empty = pusto
sp-hand-empty = Jeszcze bez kart. Dobierz dwie z talii i zatrzymaj jedną albo weź wierzchnią ze stosu.
sp-laid-empty = Tu będą leżeć zagrane pary.

sp-phase-last-lap = Ostatnie okrążenie
sp-phase-round-over = Koniec rundy { $round }.
sp-lap-last-turn = { $seat } ogłasza OSTATNIĄ SZANSĘ: to twoja ostatnia tura.
sp-lap-to-come = Masz jeszcze jedną turę.
sp-lap-now = To twoja ostatnia tura!
sp-lap-caller = Wszyscy inni mają jeszcze jedną turę.
sp-lap-bet = Zakład: { $seat } ma { $points }. Nikt nie ma więcej: dostajesz premię za kolor, teraz { $bonus }. Ktoś ma więcej: dostajesz punkty za karty, teraz { $mine }.
    .you = Zakład: nikt nie ma więcej niż twoje { $points }, a dostajesz { $points } + { $bonus } za kolor; inaczej tylko { $bonus }.
    .open = Zakład: { $seat } ma { $points }. Ktoś ma więcej: { $seat } dostaje tylko premię za kolor.
sp-phase-over = Koniec gry

sp-round-number = Runda { $round }
sp-target = Gra do { $target }
sp-turn-of = Tura: { $seat }
    .you = Twoja tura

## Podpowiedzi: kto co ma zrobić

sp-ask-chance = Decyduje los…
sp-ask-take = { $seat } bierze kartę.
    .you = Weź kartę: dwie z talii albo wierzchnią ze stosu.
sp-ask-keep = { $seat } wybiera, którą kartę zatrzymać.
    .you = Którą z dwóch kart zatrzymujesz?
sp-ask-discard = { $seat } wybiera stos dla drugiej karty.
    .you = Na który stos odłożyć drugą kartę?
sp-ask-play = { $seat } może zagrywać pary.
    .you = Zagraj pary, jeśli chcesz, albo zakończ turę.
sp-ask-play-or-call = { $seat } może zagrywać pary albo zakończyć rundę.
    .you = Zagraj pary, zakończ turę albo rundę: masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
sp-ask-choose-pile = { $seat } wybiera stos dla krabów.
    .you = Który stos przeszukają kraby?
sp-ask-pick-from-pile = { $seat } przegląda stos kart odrzuconych.
    .you = Wybierz kartę z tego stosu.
sp-ask-choose-victim = { $seat } wybiera, komu zabrać kartę.
    .you = Czyją rękę ugryzie rekin?
sp-ask-pick-peeked = { $seat } ogląda wierzch talii.
    .you = Zatrzymaj jedną z tych kart; reszta wróci do talii.
sp-ask-wait = Czekamy: { $seat }.
    .you = Twój ruch.

## Działania (przyciski i wybory w terminalu)

sp-act-draw = Dobierz dwie z talii
sp-act-draw-last = Weź ostatnią kartę talii
sp-act-take = { $pile ->
    [1] Weź z pierwszego stosu: { $card }
   *[2] Weź z drugiego stosu: { $card }
}
sp-act-keep = Zatrzymaj: { $card }
sp-act-discard = { $pile ->
    [1] Odłóż na pierwszy stos
   *[2] Odłóż na drugi stos
}
sp-act-pair = Zagraj: { $first } + { $second }
sp-act-trio = Zagraj: { $first } + { $second } + { $third }
sp-act-pile = { $pile ->
    [1] Przeszukaj pierwszy stos
   *[2] Przeszukaj drugi stos
}
sp-act-pick = Weź: { $card }
sp-act-rob = Zabierz kartę graczowi { $victim }
sp-act-mermaids = Pokaż cztery syreny i wygraj
sp-act-end = Zakończ turę
sp-act-stop = STOP
sp-act-last-chance = OSTATNIA SZANSA
sp-act-next-round = Następna runda

sp-stop-now = Dostajesz { $points }, nikt nie dostaje premii za kolor.
sp-last-chance-now = Wygrany zakład to { $points } + { $bonus } za kolor, przegrany – tylko { $bonus }.
sp-calls-later = Od 7 punktów możesz tu zakończyć rundę na koniec swojej tury: bezpiecznie przez STOP albo zakładem OSTATNIA SZANSA.
sp-why-points = Masz { $points } z 7 punktów.
sp-points-now = Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; premia za kolor: { $bonus }.
sp-sort-family = Według rodzin
sp-sort-colour = Według kolorów

## Wydarzenia jako opowieść

sp-event-round-began = Runda { $round }. Zaczyna { $seat }.
    .you = Runda { $round }. Zaczynasz.
sp-event-opened = { $pile ->
    [1] Pierwszy stos zaczyna karta: { $card }.
   *[2] Drugi stos zaczyna karta: { $card }.
}
sp-event-turn-began = Tura gracza { $seat }.
    .you = Twoja tura.
sp-event-turn-again = { $seat } płynie dalej: jeszcze jedna tura.
    .you = Płyniesz dalej: jeszcze jedna tura.
sp-event-drew = { $seat } dobiera kartę z talii.
    .you = Dobierasz z talii: { $card }.
    .open = { $seat } dobiera z talii: { $card }.
sp-event-kept = { $seat } zatrzymuje jedną kartę.
    .you = Zatrzymujesz: { $card }.
    .open = { $seat } zatrzymuje: { $card }.
sp-event-discarded = { $pile ->
    [1] { $seat } odkłada na pierwszy stos: { $card }.
   *[2] { $seat } odkłada na drugi stos: { $card }.
}
    .you = { $pile ->
        [1] Odkładasz na pierwszy stos: { $card }.
       *[2] Odkładasz na drugi stos: { $card }.
    }
sp-event-took = { $pile ->
    [1] { $seat } bierze z pierwszego stosu: { $card }.
   *[2] { $seat } bierze z drugiego stosu: { $card }.
}
    .you = { $pile ->
        [1] Bierzesz z pierwszego stosu: { $card }.
       *[2] Bierzesz z drugiego stosu: { $card }.
    }
sp-event-uncovered = { $pile ->
    [1] Na wierzchu pierwszego stosu jest teraz: { $card }.
   *[2] Na wierzchu drugiego stosu jest teraz: { $card }.
}
sp-event-uncovered-empty = { $pile ->
    [1] Pierwszy stos jest pusty.
   *[2] Drugi stos jest pusty.
}
sp-event-nothing-to-take = { $seat } nie ma czego wziąć.
    .you = Nie masz czego wziąć.
sp-event-laid = { $seat } zagrywa parę: { $first } i { $second }.
    .you = Zagrywasz parę: { $first } i { $second }.
sp-event-laid-trio = { $seat } zagrywa trójkę: { $first }, { $second } i { $third }; efekt pary przepada.
    .you = Zagrywasz trójkę: { $first }, { $second } i { $third }; efekt pary przepada.
sp-event-effect-skipped = Efekt jest niemożliwy i zostaje pominięty.
sp-event-looked = { $pile ->
    [1] { $seat }: kraby przeszukują pierwszy stos.
   *[2] { $seat }: kraby przeszukują drugi stos.
}
    .you = { $pile ->
        [1] Twoje kraby przeszukują pierwszy stos.
       *[2] Twoje kraby przeszukują drugi stos.
    }
sp-event-picked = { $seat }: kraby skrycie biorą kartę ze stosu.
    .you = Twoje kraby biorą ze stosu: { $card }.
    .open = { $seat }: kraby biorą ze stosu kartę: { $card }.
sp-event-gained = { $seat } bierze wierzchnią kartę talii.
    .you = Bierzesz wierzchnią kartę talii: { $card }.
    .open = { $seat } bierze wierzchnią kartę talii: { $card }.
sp-event-robbed = { $seat } zabiera kartę graczowi { $victim }.
    .you = Zabierasz graczowi { $victim }: { $card }.
    .victim = { $seat } zabiera ci: { $card }.
    .open = { $seat } zabiera graczowi { $victim }: { $card }.
sp-event-jellyfish = { $seat }: meduza parzy – do następnej tury tego gracza inni tylko biorą wierzchnią kartę talii.
    .you = Twoja meduza parzy: do twojej następnej tury inni tylko biorą wierzchnią kartę talii.
sp-event-peeked = { $seat } ogląda kartę talii.
    .you = Widzisz w talii: { $card }.
    .open = { $seat } ogląda kartę talii: { $card }.
sp-event-picked-peeked = { $seat } zatrzymuje jedną z nich, resztę wtasowuje z powrotem.
    .you = Zatrzymujesz: { $card }; reszta wraca do talii.
    .open = { $seat } zatrzymuje: { $card }; reszta wraca do talii.
sp-event-mermaids = { $seat } pokazuje cztery syreny!
    .you = Pokazujesz cztery syreny!
sp-event-stopped = { $seat } mówi STOP.
    .you = Mówisz STOP.
sp-event-last-chance = { $seat } mówi OSTATNIA SZANSA!
    .you = Mówisz OSTATNIA SZANSA!
sp-event-revealed = { $seat } odkrywa rękę: { $cards }.
    .you = Odkrywasz rękę: { $cards }.
sp-event-revealed-empty = { $seat } nie ma na ręce kart do odkrycia.
    .you = Nie masz na ręce kart do odkrycia.
sp-event-scored = { $seat } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, łącznie { $total }.
    .you = Dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, łącznie { $total }.
sp-event-game-over = Gra skończona.

## Punktacja

sp-score-pairs = Pary
sp-score-sets = Zestawy
sp-score-multipliers = Mnożniki
sp-score-mermaids = Syreny
sp-score-seahorse = Konik morski
sp-score-crabs = Pary krabów
sp-score-boats = Pary łódek
sp-score-fish = Pary ryb
sp-score-swimmer-shark = Pływak i rekin
sp-score-swimmer-jellyfish = Pływak i meduza
sp-score-crab-lobster = Krab i homar
sp-score-starfish = Rozgwiazda
sp-score-shells = Muszle
sp-score-octopuses = Ośmiornice
sp-score-penguins = Pingwiny
sp-score-sailors = Marynarze
sp-score-lighthouse = Latarnia morska
sp-score-shoal = Ławica ryb
sp-score-colony = Kolonia pingwinów
sp-score-captain = Kapitan
sp-score-cast-of-crabs = Gromada krabów
sp-score-mermaid = Syrena: { $colour }
sp-score-seahorse-as = Konik morski jako { $family }
sp-score-cards = Punkty za karty
sp-score-colour = Premia za kolor
sp-score-colour-only = Premia za kolor (tylko po OSTATNIEJ SZANSIE)
sp-score-colour-of = Premia za kolor: { $colour }
sp-score-round = Ta runda
sp-score-total = Razem
sp-score-goal = z { $goal }
sp-score-not-counted = nie liczy się
sp-score-table = Tabela punktów
sp-score-round-result = Wynik rundy { $round }

## Zakończenia

sp-round-end-stop = { $seat } mówi STOP: wszyscy dostają punkty za karty.
    .you = Mówisz STOP: wszyscy dostają punkty za karty.
sp-round-end-last-chance-won = Zakład wygrany: { $seat } dostaje punkty za karty i premię za kolor, inni tylko premię za kolor.
    .you = Zakład wygrany: dostajesz punkty za karty i premię za kolor, inni tylko premię za kolor.
sp-round-end-last-chance-lost = Zakład przegrany: { $seat } dostaje tylko premię za kolor, inni punkty za karty.
    .you = Zakład przegrany: dostajesz tylko premię za kolor, inni punkty za karty.
sp-round-end-void = Talia się wyczerpała: w tej rundzie nikt nie dostaje punktów.
sp-game-end-target-reached = Cel osiągnięty: najwyższą sumę ma { $seat }.
    .you = Cel osiągnięty: najwyższa suma jest twoja.
sp-game-end-four-mermaids = { $seat } zbiera cztery syreny.
    .you = Masz cztery syreny.
sp-game-end-target-tied = Sumy są równe: zdecydowała ostatnia runda.
sp-game-end-shared = Równe sumy i równa ostatnia runda: zwycięstwo jest wspólne.
sp-game-end-round-limit = Gra osiągnęła granicę 200 rund.

## Ustawienia

sp-option-players = Gracze
sp-option-extra-salt = Extra Salt
    .help = Osiem dodatkowych kart: meduzy, homar, gromada krabów, rozgwiazdy i konik morski.
