# Słowa gry Kelp: Rekin kontra ośmiornica.
# Nazwy podstawia się tak, jak tu stoją: {$card}, {$block}, {$zone}, {$space}, {$die}; liczby jako liczby.

ke-title = Kelp: Rekin kontra ośmiornica
ke-title-short = Kelp
ke-tagline = Jedna kryje się wśród liści, drugi poluje z kośćmi.
ke-players = 2 graczy, około 50 minut
ke-about = Ośmiornica przesuwa ukryte płytki, uczy się nowych sztuczek i próbuje zjeść cztery razy. Rekin pływa, przeszukuje i atakuje, zanim wyczerpie go głód.

## Strony

ke-side-octopus = Ośmiornica
    .you = Grasz ośmiornicą
    .turn = W swojej turze wykonujesz dwie akcje: zagrywasz kartę, dobierasz do pełnej ręki albo odrzucasz kartę, żeby ukryć płytkę. Za kartę płacisz, odkrywając własne ukryte płytki, więc każda sztuczka coś rekinowi zdradza.
    .goal = Zjedz wszystkie cztery pokarmy albo przetrwaj, aż na torze głodu rekina będzie siedem kości.
ke-side-shark = Rekin
    .you = Grasz rekinem
    .turn = W swojej turze rzucasz kośćmi z worka. Niebieskie stają się prądami, które niosą cię dalej, żółte przeszukują obszar obok ciebie, czerwone go atakują. Reszta to energia na nowe karty.
    .goal = Zaatakuj ośmiornicę czerwoną kością i odgadnij jej kartę starcia.

## Rodzaje kart ośmiornicy

ke-type-move = Ruch
ke-type-hide = Ukrycie
ke-type-learn = Nauka
ke-type-eat = Zjadanie

## Karty ośmiornicy

ke-card-fast-learning = Szybka nauka
ke-card-nimble-dodge = Zwinny unik
ke-card-sneaking = Skradanie się
ke-card-tuck-in = W szczelinie
ke-card-first-lesson = Pierwsza lekcja
ke-card-sudden-evasion = Nagły unik
ke-card-taking-chances = Podjęcie ryzyka
ke-card-cloud-of-ink = Chmura czernidła
ke-card-drift = Dryf
ke-card-in-plain-sight = Na widoku
ke-card-deep-cover = Głębokie ukrycie
ke-card-slip-away = Wyślizgnięcie się
ke-card-shed-habits = Porzucenie nawyków
ke-card-devious-ideas = Podstępne pomysły
ke-card-sharp-senses = Wyostrzone zmysły
ke-card-deep-study = Wnikliwa nauka
ke-card-unlearn = Oduczanie się
ke-card-eat-crab = Krab
ke-card-eat-snail = Ślimak morski
ke-card-eat-lobster = Homar
ke-card-eat-abalone = Uchowiec
ke-help-fast-learning = Nauka 2. Jeśli zyskasz w ten sposób karty, jedną z nich możesz położyć na wierzchu stosu dobierania.
ke-help-nimble-dodge = Zamień miejscami dwie sąsiadujące płytki; każda pozostaje ukryta lub odkryta, jak była.
ke-help-sneaking = Pomieszaj dwie ukryte płytki: rekin wskazuje, dokąd trafi każda z nich.
ke-help-tuck-in = Ukryj jedną lub dwie odkryte płytki.
ke-help-first-lesson = Nauka 1: zyskaj kartę albo płytkę.
ke-help-sudden-evasion = Zamień miejscami dwie sąsiadujące płytki, a potem jeszcze raz dwie sąsiadujące płytki. Ta sama płytka może poruszyć się dwa razy.
ke-help-taking-chances = Pomieszaj płytkę z obszaru centralnego, ukrytą lub odkrytą, z dwiema innymi ukrytymi. Wszystkie trzy wracają ukryte.
ke-help-cloud-of-ink = Pomieszaj ośmiornicę, ukrytą lub odkrytą, z dwiema innymi ukrytymi płytkami. Wszystkie trzy wracają ukryte. Ośmiornicę możesz odkryć także jako zapłatę za tę kartę.
ke-help-drift = Pomieszaj trzy ukryte płytki: rekin wskazuje, dokąd trafi każda z nich.
ke-help-in-plain-sight = Ukryj jedną lub dwie odkryte płytki. Potem możesz dobrać kartę.
ke-help-deep-cover = Ukryj jedną, dwie lub trzy odkryte płytki.
ke-help-slip-away = Ukryj jedną lub dwie odkryte płytki. Potem możesz zamienić miejscami dwie sąsiadujące ukryte płytki.
ke-help-shed-habits = Ukryj jedną lub dwie odkryte płytki. Potem możesz usunąć inną kartę z ręki.
ke-help-devious-ideas = Nauka 2. Każdą zyskaną płytkę, także pokarm, możesz ukryć po ostatniej zdobyczy.
ke-help-sharp-senses = Nauka 2. Jedną zyskaną kartę, która nie jest kartą zjadania, możesz wziąć na rękę.
ke-help-deep-study = Nauka 3: zyskaj trzy karty lub płytki.
ke-help-unlearn = Nauka 1. Potem możesz usunąć inną kartę z ręki lub stosu kart odrzuconych.
ke-help-eat-crab = Zjedz kraba, jeśli sąsiaduje z ośmiornicą. Jednorazowy efekt: limit ręki na stałe wynosi 5 i dobierasz do niego karty.
ke-help-eat-snail = Zjedz ślimaka, jeśli sąsiaduje z ośmiornicą. Jednorazowy efekt: weź na rękę dowolną kartę ze stosu dobierania lub kart odrzuconych.
ke-help-eat-lobster = Zjedz homara, jeśli sąsiaduje z ośmiornicą. Jednorazowy efekt: ukryj wszystkie odkryte płytki.
ke-help-eat-abalone = Zjedz uchowca, jeśli sąsiaduje z ośmiornicą. Jednorazowy efekt: nauka maksymalnie 3.
ke-card-custom = Karta bez nazwy { $number }

## Karty rekina

ke-card-aggressive = Agresywny
ke-card-agile = Zwinny
ke-card-daring = Śmiały
ke-card-hostile = Wrogi
ke-card-hungry = Głodny
ke-card-observant = Spostrzegawczy
ke-card-reactive = Reaktywny
ke-card-relentless = Nieustępliwy
ke-card-ruthless = Bezwzględny
ke-card-swift = Szybki
ke-card-vigilant = Czujny
ke-help-aggressive = Przynosi swoje kości i nie ma innego efektu.
ke-help-agile = Przed ruchem obróć się o 180°.
ke-help-daring = Po rzucie przenieś inną wybraną kość z puli na tor głodu i ustaw czerwoną kość z puli na 6.
ke-help-hostile = Po rzucie odkryj i usuń losową z pozostałych kart starcia ośmiornicy, a z nią swoją kartę tego samego koloru.
ke-help-hungry = Po rzucie dobierz jeszcze jedną kość i rzuć nią raz.
ke-help-observant = Gdy odkryjesz pułapkę przeszukiwaniem lub atakiem, zignoruj ją.
ke-help-reactive = Po dobraniu, a przed rzutem, zwróć dwie kości do worka i weź z niego jedną kość wybranego koloru.
ke-help-relentless = Po rzucie przerzuć jedną lub dwie kości z puli, każdą raz.
ke-help-ruthless = Po rzucie zwiększ wynik jednej kości z puli o 2, najwyżej do 6.
ke-help-swift = Porusz się o jedno dodatkowe pole, przed skorzystaniem z prądów lub po nim.
ke-help-vigilant = Po rzucie odłóż jedną kość na tę kartę. W późniejszej turze możesz ją umieścić z jej wynikiem, dodatkowo do puli.
ke-card-cost = Koszt: { $cost }
ke-card-brings = Daje: { $dice }

## Karty starcia

ke-confront-octopus-red = Walka
ke-confront-octopus-yellow = Wycofanie się
ke-confront-octopus-turquoise = Znieruchomienie
ke-confront-shark-red = Kontra walki
ke-confront-shark-yellow = Kontra wycofania się
ke-confront-shark-turquoise = Kontra znieruchomienia
ke-help-confront-red = Jeśli ośmiornica ucieknie z tą kartą, przenosi rekina do dowolnej wolnej kryjówki.
ke-help-confront-yellow = Jeśli ośmiornica ucieknie z tą kartą, miesza się ją z jedną wybraną sąsiadującą płytką; obie wracają ukryte.
ke-help-confront-turquoise = Jeśli ośmiornica ucieknie z tą kartą, zostaje ukryta razem z najwyżej dwiema innymi płytkami.
ke-help-confront-shark = Jeśli ośmiornica wybrała ten kolor, wygrywasz grę.
ke-confront-colour-red = czerwona
ke-confront-colour-yellow = żółta
ke-confront-colour-turquoise = turkusowa

## Płytki

ke-block-octopus = Ośmiornica
ke-block-crab = Krab
ke-block-snail = Ślimak morski
ke-block-lobster = Homar
ke-block-abalone = Uchowiec
ke-block-trap-hide = Pułapka: ukryj 2 płytki
ke-block-trap-current = Pułapka: odrzuć 1 kość prądu
ke-block-trap-currents = Pułapka: odrzuć 2 kości prądu
ke-block-trap-den = Pułapka: przenieś rekina do kryjówki
ke-block-double-shell = Podwójna muszla
ke-block-shell = Muszla
ke-block-hidden = Ukryta płytka
ke-block-state-hidden = ukryta
ke-block-state-revealed = odkryta
ke-help-block-octopus = Sama ośmiornica. Żadna nauka nie zdejmie jej z planszy.
ke-help-block-crab = Pokarm. Zjedzony i użyty: odtąd limit ręki 5, dobierz do niego karty.
ke-help-block-snail = Pokarm. Zjedzony i użyty: weź na rękę dowolną kartę ze stosu dobierania lub kart odrzuconych.
ke-help-block-lobster = Pokarm. Zjedzony i użyty: ukryj wszystkie odkryte płytki.
ke-help-block-abalone = Pokarm. Zjedzony i użyty: nauka maksymalnie 3.
ke-help-block-trap-hide = Gdy odkryje ją rekin, ośmiornica może ukryć maksymalnie dwie inne płytki.
ke-help-block-trap-current = Gdy odkryje ją rekin, ośmiornica może zwrócić do worka jedną kość prądu.
ke-help-block-trap-currents = Gdy odkryje ją rekin, ośmiornica może zwrócić do worka maksymalnie dwie kości prądu.
ke-help-block-trap-den = Gdy odkryje ją rekin, ośmiornica przenosi go do wolnej kryjówki.
ke-help-block-double-shell = Odkryta jako zapłata liczy się za dwie płytki.
ke-help-block-shell = Pusta muszla: nic nie robi.
ke-help-block-hidden = Co tu stoi, wie tylko ośmiornica.
ke-count-blocks = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}

## Kości

ke-die-blue = niebieska
ke-die-yellow = żółta
ke-die-red = czerwona
ke-die-blue-long = Kość prądu (niebieska)
ke-die-yellow-long = Kość przeszukiwania (żółta)
ke-die-red-long = Kość ataku (czerwona)
ke-die-full = { $colour } { $value }
ke-help-die-blue = Umieść na pustym polu prądu, aby pływać dalej, albo zachowaj jako energię.
ke-help-die-yellow = Przeszukuje obszar: odkrywa ukrytą płytkę. Albo zachowaj jako energię.
ke-help-die-red = Atakuje obszar. Trafienie ośmiornicy zaczyna starcie, w innym razie rośnie głód. Albo zachowaj jako energię.
ke-count-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
ke-count-dice-blue = { $count ->
    [one] { $count } niebieska kość
    [few] { $count } niebieskie kości
    [many] { $count } niebieskich kości
   *[other] { $count } niebieskiej kości
}
ke-count-dice-yellow = { $count ->
    [one] { $count } żółta kość
    [few] { $count } żółte kości
    [many] { $count } żółtych kości
   *[other] { $count } żółtej kości
}
ke-count-dice-red = { $count ->
    [one] { $count } czerwona kość
    [few] { $count } czerwone kości
    [many] { $count } czerwonych kości
   *[other] { $count } czerwonej kości
}
ke-count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Plansza

ke-board-day = Strona dzienna
ke-board-night = Strona nocna
ke-zone-kind-centre = Obszar centralny
ke-zone-kind-exposed = Obszar odsłonięty
ke-zone-kind-kelp = Obszar wodorostów
ke-zone-kind-rocky = Obszar skalisty
ke-zone-kind-narrow = Wąski obszar skalisty
ke-zone-1-1 = lewy górny
ke-zone-1-2 = środkowy górny
ke-zone-1-3 = prawy górny
ke-zone-2-1 = lewy środkowy
ke-zone-2-2 = centralny
ke-zone-2-3 = prawy środkowy
ke-zone-3-1 = lewy dolny
ke-zone-3-2 = środkowy dolny
ke-zone-3-3 = prawy dolny
ke-zone-label = { $kind }, { $zone }, wartość { $value } lub więcej
ke-space = Pole { $space }
ke-space-border = Pole prądu między obszarami: { $first } i { $second }
ke-space-arc = Pole prądu na łuku wokół narożnika: { $zone }
ke-space-den = Kryjówka { $number }
ke-space-empty = puste
ke-space-with-current = prąd o wyniku { $value }
ke-space-with-shark = tu jest rekin
ke-shark-undecided = Rekin stoi w poprzek ścieżki i może ruszyć w każdą stronę.

## Miejsca, tory i kafelki

ke-place-hand = Ręka ośmiornicy
ke-place-draw-pile = Stos dobierania
ke-place-discard-pile = Stos kart odrzuconych
ke-place-trash = Usunięte karty
ke-place-slot = Akcja { $number }
ke-place-slot-now = W grze
ke-place-piles = Karty do nauki
ke-place-aside = Płytki obok planszy
ke-place-bag = Worek na kości
ke-place-supply = Zapas kości
ke-place-pool = Pula
ke-place-row = Rząd kart
ke-place-shark-deck = Talia rekina
ke-place-shark-cards = Karty rekina
ke-place-confrontation = Karty starcia
ke-track-hunger = Tor głodu
ke-track-food = Tor pokarmu
ke-track-growth = Tor rozwoju
ke-track-energy = Energia
ke-hunger-now = Głód: { $count } z 7
ke-food-now = Zjedzony pokarm: { $count } z 4
ke-energy-now = Energia: { $points }, { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
ke-bag-now = W worku: niebieskie – { $blue }, żółte – { $yellow }, czerwone – { $red }
ke-budget-now = Budżet: { $points }
ke-food-used = wykorzystany
ke-food-ready = gotowy do użycia
ke-tile-1 = Drugie spojrzenie
    .short = +1 przerzut
ke-tile-2 = Ukryte zapasy
    .short = +5 energii
ke-tile-3 = Trzecie spojrzenie
    .short = +1 przerzut
ke-tile-4 = Daleki zasięg
    .short = +1 kość
ke-help-tile-1 = W każdej turze możesz przerzucić jedną kość.
ke-help-tile-2 = Gdy wydajesz energię o sumie od 1 do 5, liczy się o 5 więcej.
ke-help-tile-3 = W każdej turze możesz przerzucić jeszcze jedną kość.
ke-help-tile-4 = W każdej turze możesz dobrać jedną kość więcej.
ke-tile-active = aktywny
ke-tile-progress = { $count ->
    [one] { $count } kość z 3
    [few] { $count } kości z 3
    [many] { $count } kości z 3
   *[other] { $count } kości z 3
}

## Kroki tur

ke-round-number = Runda { $round }
ke-turn-octopus = Tura ośmiornicy
    .you = Twoja tura, ośmiornico
ke-step-setup = Przygotowanie
ke-step-actions = Akcje
ke-step-actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
    [many] zostało { $count } akcji
   *[other] zostało { $count } akcji
}
ke-step-draw-roll = Dobranie kości i rzut
ke-step-currents = Umieszczenie kości prądu
ke-step-move = Ruch
ke-step-search-strike = Przeszukiwanie/atak
ke-step-growth = Rozwój
ke-step-energy = Zachowanie energii
ke-step-confrontation = Starcie
ke-step-over = Koniec gry

## Podpowiedzi, nazwane według tego, na co czeka gra

ke-ask-chance = Decyduje los…
ke-ask-den = Ośmiornica wybiera kryjówkę dla rekina.
    .you = Wybierz kryjówkę dla rekina.
ke-ask-act = Ośmiornica wybiera akcję.
    .you = Wybierz akcję: zagraj kartę, dobierz albo odrzuć i ukryj.
ke-ask-act-last = Ośmiornica może użyć pokarmu albo zakończyć turę.
    .you = Obie akcje wykonane. Użyj pokarmu, jeśli chcesz, i zakończ turę.
ke-ask-pay = Ośmiornica wybiera, czym zapłacić.
    .you = Odkryj ukryte płytki, aby opłacić kartę „{ $card }”: pozostało { $count }.
ke-ask-swap = Ośmiornica wybiera dwie płytki do zamiany.
    .you = Wybierz dwie sąsiadujące płytki do zamiany.
ke-ask-swap-hidden = Ośmiornica może zamienić miejscami dwie sąsiadujące ukryte płytki.
    .you = Możesz zamienić miejscami dwie sąsiadujące ukryte płytki.
ke-ask-pick = Ośmiornica wybiera płytki do pomieszania.
    .you = Wybierz do pomieszania jeszcze { $count ->
        [one] { $count } ukrytą płytkę
        [few] { $count } ukryte płytki
        [many] { $count } ukrytych płytek
       *[other] { $count } ukrytej płytki
    }.
ke-ask-pick-adjacent = Ośmiornica wybiera płytkę, z którą zostanie pomieszana.
    .you = „Wycofanie się”: wybierz sąsiadującą płytkę, z którą pomieszasz ośmiornicę.
ke-ask-place-block = Rekin wybiera, dokąd trafi wyciągnięta płytka.
    .you = Z worka wyciągnięto płytkę. Na którym pustym polu ma stanąć?
ke-ask-hide = Ośmiornica wybiera płytki do ukrycia.
    .you = Wybierz odkrytą płytkę do ukrycia.
ke-ask-hide-more = Ośmiornica może ukryć kolejne płytki.
    .you = Możesz ukryć maksymalnie { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
ke-ask-learn = Ośmiornica się uczy.
    .you = Nauka: weź wierzchnią kartę stosu albo płytkę obok planszy (jeszcze { $count }).
ke-ask-exchange = Ośmiornica wybiera płytkę do podmiany.
    .you = Która odkryta płytka ustąpi miejsca nowej ({ $block })?
ke-ask-top = Ośmiornica może położyć zyskaną kartę na wierzchu stosu dobierania.
    .you = Możesz położyć jedną zyskaną kartę na wierzchu stosu dobierania.
ke-ask-take-gained = Ośmiornica może wziąć zyskaną kartę na rękę.
    .you = Możesz wziąć jedną zyskaną kartę na rękę.
ke-ask-may-draw = Ośmiornica może dobrać kartę.
    .you = Możesz dobrać kartę.
ke-ask-trash = Ośmiornica może usunąć kartę.
    .you = Możesz usunąć inną kartę.
ke-ask-snail = Ośmiornica decyduje, gdzie szuka ślimak.
    .you = Ślimak: czy przeszukujesz stos dobierania? Potem zostanie potasowany.
ke-ask-snail-take = Ośmiornica wybiera kartę dzięki ślimakowi.
    .you = Ślimak: wybierz kartę, którą weźmiesz na rękę.
ke-ask-remove-currents = Zadziałała pułapka: ośmiornica może usunąć prądy.
    .you = Twoja pułapka zadziałała: możesz usunąć maksymalnie { $count ->
        [one] { $count } prąd
        [few] { $count } prądy
        [many] { $count } prądów
       *[other] { $count } prądu
    }.
ke-ask-escape = Ośmiornica decyduje, czy użyć efektu swojej karty.
    .you = Udało ci się uciec. Czy używasz efektu swojej karty?
ke-ask-how-many = Rekin decyduje, czy dobrać trzecią kość.
    .you = Ile kości dobierasz?
ke-ask-fetch = Rekin zdejmuje prąd z planszy, aby nim rzucić.
    .you = Worek jest pusty: wybierz kość prądu do rzutu.
ke-ask-before-roll = Rekin dobrał kości i szykuje się do rzutu.
    .you = Dobrane kości: { $dice }. Rzuć albo najpierw użyj „Reaktywnego”.
ke-ask-return-die = Rekin zwraca kości do worka.
    .you = „Reaktywny”: wybierz { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } do zwrócenia do worka.
ke-ask-want-die = Rekin wybiera kość z worka.
    .you = „Reaktywny”: kość jakiego koloru bierzesz z worka?
ke-ask-after-roll = Rekin może przerzucać kości albo używać kart.
    .you = Przerzuć kości, użyj kart albo przejdź do prądów.
ke-ask-reroll = Rekin wybiera kości do przerzucenia.
    .you = „Nieustępliwy”: wybierz kość do przerzucenia.
ke-ask-feed = Rekin wybiera kość na tor głodu.
    .you = „Śmiały”: wybierz kość, która trafi na tor głodu.
ke-ask-turn-red = Rekin wybiera czerwoną kość, by obrócić ją na 6.
    .you = „Śmiały”: wybierz czerwoną kość do obrócenia na 6.
ke-ask-raise = Rekin wybiera kość do zwiększenia.
    .you = „Bezwzględny”: wybierz kość do zwiększenia o { $by }.
ke-ask-save = Rekin wybiera kość do odłożenia.
    .you = „Czujny”: wybierz kość do odłożenia na później.
ke-ask-currents = Rekin może umieszczać prądy.
    .you = Umieść niebieskie kości jako prądy albo przejdź do ruchu.
ke-ask-lay-current = Rekin wybiera pole dla prądu.
    .you = Wybierz puste pole dla kości: { $die }.
ke-ask-move = Rekin wybiera, dokąd płynąć.
    .you = Wybierz, dokąd płyniesz.
ke-ask-swim = Rekin płynie z prądem.
    .you = Płyniesz z prądem: wybierz następne pole.
ke-ask-after-leg = Rekin może przepłynąć jeszcze jedno pole.
    .you = Użyj „Szybkiego”, aby przepłynąć jeszcze jedno pole, albo zatrzymaj się tutaj.
ke-ask-aim = Rekin umieszcza kości przeszukiwania i ataku.
    .you = Umieść kości w obszarach, z którymi się stykasz, albo przejdź dalej.
ke-ask-resolve = Rekin wybiera, którą kość rozpatrzyć najpierw.
    .you = Którą kość rozpatrujesz najpierw?
ke-ask-observe = Odkryto pułapkę; rekin decyduje o użyciu „Spostrzegawczego”.
    .you = To pułapka ({ $block }). Użyć „Spostrzegawczego”, aby ją zignorować?
ke-ask-duel = Obie strony wybierają kartę starcia.
    .you = Starcie! Wybierz w tajemnicy swoją kartę.
ke-ask-duel-waiting = Twój wybór jest zapieczętowany. Druga strona jeszcze wybiera.
ke-ask-store = Rekin wybiera, które kości zachować.
    .you = Nie wszystkie kości się mieszczą: wybierz kość, którą zachowasz jako energię.
ke-ask-spend = Rekin może wydać energię.
    .you = Wydać energię na karty czy ją zachować?
ke-ask-buy = Rekin kupuje karty.
    .you = Kupuj karty: zostało { $points }.
ke-ask-replace = Rekin zastępuje kartę w rzędzie.
    .you = Wybierz kartę z rzędu do zastąpienia.
ke-ask-feed-energy = Rekin wybiera kość energii na tor głodu.
    .you = Wybierz kość energii, która trafi na tor głodu.

## Działania, nazwane według swoich czasowników

ke-act-den = Odeślij rekina do kryjówki { $space }
ke-act-play = Zagraj „{ $card }”
ke-act-draw = Dobierz karty
ke-act-discard = Odrzuć „{ $card }”
ke-act-food = Użyj pokarmu: { $food }
ke-act-end = Zakończ turę
ke-act-reveal = Odkryj: { $block } ({ $zone })
ke-act-swap = Zamień miejscami: { $first } i { $second }
ke-act-pick = Pomieszaj: { $block } ({ $zone })
ke-act-hide = Ukryj: { $block } ({ $zone })
ke-act-gain-card = Zyskaj kartę „{ $card }”
ke-act-gain-block = Zyskaj płytkę: { $block }
ke-act-exchange = Podmień: { $block } ({ $zone })
ke-act-top = Połóż „{ $card }” na wierzchu stosu dobierania
ke-act-take = Weź „{ $card }” na rękę ({ $from })
ke-act-trash = Usuń „{ $card }” ({ $from })
ke-from-hand = ręka
ke-from-draw = stos dobierania
ke-from-discard = stos kart odrzuconych
ke-act-search = Przeszukaj stos dobierania
ke-act-leave = Tylko stos kart odrzuconych
ke-act-remove = Usuń prąd z pola { $space }
ke-act-use = Użyj efektu
ke-act-done = Gotowe
ke-act-choose = Wybierz „{ $card }” ({ $colour })
ke-act-place = Postaw tutaj: { $zone }
ke-act-dice = { $count ->
    [one] Dobierz { $count } kość
    [few] Dobierz { $count } kości
    [many] Dobierz { $count } kości
   *[other] Dobierz { $count } kości
}
ke-act-fetch = Weź do rzutu prąd z pola { $space }
ke-act-card = Użyj „{ $card }”
ke-act-roll = Rzuć
ke-act-return = Zwróć kość do worka: { $colour }
ke-act-want = Weź kość z worka: { $colour }
ke-act-reroll = Przerzuć: { $die }
ke-act-feed = Na tor głodu: { $die }
ke-act-turn = Obróć na 6: { $die }
ke-act-raise = Zwiększ: { $die }
ke-act-save = Odłóż na kartę „Czujny”: { $die }
ke-act-current = Umieść prąd: { $die }
ke-act-at = Na pole { $space }
ke-act-swim = Płyń na { $space }
ke-act-force = Usuń prąd z { $space } i płyń tam
ke-act-aim-yellow = Przeszukaj ({ $die }): { $zone }
ke-act-aim-red = Zaatakuj ({ $die }): { $zone }
ke-act-resolve = Najpierw rozpatrz kość tutaj: { $zone }
ke-act-store = Zachowaj: { $die }
ke-act-spend = Wydaj energię
ke-act-buy = Kup „{ $card }” za { $cost }
ke-act-lower = Obniż ({ $die }), aby zastąpić kartę
ke-act-replace = Zastąp „{ $card }”
ke-die-saved = { $die } na karcie „Czujny”

## Dlaczego czegoś nie można, w liczbach

ke-why-hand = Twoja ręka jest pełna: { $count } z { $size }.
ke-why-cost = Karta kosztuje { $cost }, a ukrytych płytek jest jeszcze: { $count }.
ke-why-budget = Karta kosztuje { $cost }; do wydania masz { $points }.
ke-why-reach = Rekin nie styka się z tym obszarem.
ke-why-value = Kość pokazuje { $value }; ten obszar wymaga co najmniej { $needed }.

## Wydarzenia jako opowieść, nazwane według rodzajów

ke-event-block-laid = W lesie stoi ukryta płytka: { $zone }.
    .open = W lesie stoi w ukryciu: { $block } ({ $zone }).
ke-event-pile-turned = Na wierzchu stosu ({ $type }): „{ $card }”.
ke-event-row-filled = Nowa karta w rzędzie: „{ $card }”.
ke-event-opening-card = Na początkowej ręce ośmiornicy: „{ $card }”.
ke-event-shark-put = Ośmiornica umieszcza rekina w kryjówce { $space }.
    .you = Umieszczasz rekina w kryjówce { $space }.
ke-event-turn-began-octopus = Runda { $round }: tura ośmiornicy.
    .you = Runda { $round }: twoja tura.
ke-event-turn-began-shark = Runda { $round }: tura rekina.
    .you = Runda { $round }: twoja tura.
ke-event-card-played = Ośmiornica zagrywa „{ $card }”.
    .you = Zagrywasz „{ $card }”.
ke-event-block-revealed-payment = Odkryto jako zapłatę: { $block } ({ $zone }).
ke-event-block-revealed-meal = Odkryto do zjedzenia: { $block } ({ $zone }).
ke-event-block-revealed-search = Rekin przeszukuje i znajduje: { $block } ({ $zone }).
    .you = Przeszukujesz i znajdujesz: { $block } ({ $zone }).
ke-event-block-revealed-strike = Rekin atakuje i trafia: { $block } ({ $zone }).
    .you = Atakujesz i trafiasz: { $block } ({ $zone }).
ke-event-block-hidden = Płytka znów jest ukryta: { $zone }.
ke-event-blocks-swapped = Ośmiornica zamienia miejscami dwie płytki: { $first } i { $second }.
    .you = Zamieniasz miejscami dwie płytki: { $first } i { $second }.
ke-event-shuffle-began = { $count ->
    [one] { $count } płytka trafia do worka
    [few] { $count } płytki trafiają do worka
    [many] { $count } płytek trafia do worka
   *[other] { $count } płytki trafia do worka
}: { $zones }.
ke-event-shuffle-began-octopus = { $count ->
    [one] { $count } płytka trafia do worka
    [few] { $count } płytki trafiają do worka
    [many] { $count } płytek trafia do worka
   *[other] { $count } płytki trafia do worka
}, wśród nich ośmiornica: { $zones }.
ke-event-block-drawn = Ośmiornica wyciąga z worka płytkę.
    .you = Wyciągasz z worka: { $block }.
    .open = Ośmiornica wyciąga z worka: { $block }.
ke-event-block-placed = Rekin wskazuje miejsce: { $zone }.
    .you = Wskazujesz miejsce: { $zone }.
ke-event-card-gained = Ośmiornica zyskuje kartę „{ $card }”.
    .you = Zyskujesz kartę „{ $card }”.
ke-event-block-gained = Ośmiornica zyskuje płytkę: { $block } ({ $zone }). Obok planszy trafia: { $out }.
    .you = Zyskujesz płytkę: { $block } ({ $zone }). Obok planszy trafia: { $out }.
ke-event-card-topped = Ośmiornica kładzie „{ $card }” na wierzchu stosu dobierania.
    .you = Kładziesz „{ $card }” na wierzchu swojego stosu dobierania.
ke-event-card-drawn = Ośmiornica dobiera kartę.
    .you = Dobierasz „{ $card }”.
    .open = Ośmiornica dobiera „{ $card }”.
ke-event-card-taken = Ośmiornica bierze „{ $card }” na rękę.
    .you = Bierzesz „{ $card }” na rękę.
ke-event-discard-shuffled = Stos kart odrzuconych potasowano w nowy stos dobierania.
ke-event-card-discarded = Ośmiornica odrzuca „{ $card }”.
    .you = Odrzucasz „{ $card }”.
ke-event-card-trashed = Usunięto z gry: „{ $card }”.
ke-event-ate = Ośmiornica zjada: { $food }! Na tym miejscu leży muszla ({ $zone }).
    .you = Zjadasz: { $food }! Na tym miejscu leży muszla ({ $zone }).
ke-event-food-used-crab = Użyto kraba: odtąd limit ręki wynosi 5.
ke-event-food-used-snail = Użyto ślimaka: ośmiornica szuka karty.
    .you = Użyto ślimaka: szukasz karty.
ke-event-food-used-lobster = Użyto homara: wszystkie odkryte płytki zostają ukryte.
ke-event-food-used-abalone = Użyto uchowca: nauka maksymalnie 3.
ke-event-pile-searched = Ośmiornica przeszukuje stos dobierania; potem zostaje on potasowany.
    .you = Przeszukujesz swój stos dobierania; potem jest tasowany.
ke-event-card-found = Ośmiornica bierze kartę ze stosu dobierania.
    .you = Bierzesz ze stosu dobierania „{ $card }”.
    .open = Ośmiornica bierze ze stosu dobierania „{ $card }”.
ke-event-slots-cleared = Ośmiornica kończy turę; zagrane karty trafiają na stos kart odrzuconych.
ke-event-die-drawn = Rekin dobiera kość: { $colour }.
ke-event-dice-drawn = Rekin dobiera: { $dice }.
    .you = Dobierasz: { $dice }.
ke-event-current-fetched = Rekin bierze do rzutu prąd { $value } z pola { $space }.
    .you = Bierzesz do rzutu prąd { $value } z pola { $space }.
ke-event-die-returned = Wraca do worka: { $colour }.
ke-event-die-wanted = Rekin wybiera z worka: { $colour }.
    .you = Wybierasz z worka: { $colour }.
ke-event-die-lifted = Do przerzutu: { $die }.
ke-event-die-rolled = Wypada: { $die }.
ke-event-die-turned = Kość obrócona: było { $from }, jest { $to }.
ke-event-die-saved = Na karcie „Czujny” leży teraz: { $die }.
ke-event-die-moved-bag = Do worka wraca: { $die }.
ke-event-die-moved-hunger = Głód rośnie: { $die }.
ke-event-die-moved-growth = Na tor rozwoju: { $die }.
ke-event-die-moved-energy = Zachowano jako energię: { $die }.
ke-event-tile-flipped = Kafelek rozwoju { $tile } się odwraca: { $power }
ke-event-card-used = Rekin używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
ke-event-pair-exposed = „Wrogi” odkrywa i usuwa karty starcia obu stron: { $colour }.
ke-event-current-placed = Prąd { $value } na polu { $space }.
ke-event-current-removed = Ośmiornica zwraca prąd { $value } z pola { $space } do worka.
    .you = Zwracasz prąd { $value } z pola { $space } do worka.
ke-event-shark-turned = Rekin zawraca.
    .you = Zawracasz.
ke-event-shark-swam = Rekin płynie z { $from } na { $to }.
    .you = Płyniesz z { $from } na { $to }.
ke-event-shark-swam-over = Rekin mija prąd na { $to }.
    .you = Mijasz prąd na { $to }.
ke-event-current-ridden = Pierwszy minięty prąd ({ $value } na { $space }) zostaje zdjęty.
ke-event-current-broken = Nie ma drogi: prąd { $value } z { $space } wraca do worka.
ke-event-die-aimed = Rekin umieszcza kość: { $die } ({ $zone }).
    .you = Umieszczasz kość: { $die } ({ $zone }).
ke-event-die-wasted = Rekin nie styka się już z tym obszarem ({ $zone }): do worka wraca { $die }.
    .you = Nie stykasz się już z tym obszarem ({ $zone }): do worka wraca { $die }.
ke-event-trap-sprung = Rekin wpada w pułapkę ({ $zone }): { $block }.
    .you = Wpadasz w pułapkę ({ $zone }): { $block }.
ke-event-trap-ignored = „Spostrzegawczy”: rekin ignoruje pułapkę ({ $zone }).
    .you = „Spostrzegawczy”: ignorujesz pułapkę ({ $zone }).
ke-event-spending-began = Rekin wydaje energię: { $budget }.
    .you = Wydajesz energię: { $budget }.
ke-event-card-replaced = Rekin obniża kość ({ $die }), kartkarta „{ $card }” opuszcza rząd.
    .you = Obniżasz kość ({ $die }), a „{ $card }” opuszcza rząd.
ke-event-card-bought = Rekin kupuje „{ $card }”.
    .you = Kupujesz „{ $card }”.
ke-event-dice-gained = Do worka: { $dice }.
ke-event-duel-began = Ośmiornica zaatakowana ({ $zone }): starcie!
ke-event-stance-chosen-octopus = Ośmiornica wybrała kartę.
    .you = Wybierasz „{ $card }”.
    .open = Ośmiornica wybiera „{ $card }”.
ke-event-stance-chosen-shark = Rekin wybrał kartę.
    .you = Wybierasz „{ $card }”.
    .open = Rekin wybiera „{ $card }”.
ke-event-stances-revealed = Ośmiornica: { $octopus }. Rekin: { $shark }. Ośmiornica ucieka.
ke-event-stances-revealed-equal = Obie karty są tego samego koloru ({ $colour }): rekin chwyta ośmiornicę!
ke-event-pair-trashed = Obie karty tego koloru wypadają z gry: { $colour }.

## Zakończenia

ke-game-end-feast = Ośmiornica zjadła wszystkie cztery pokarmy i wygrywa.
ke-game-end-exhausted = Rekin jest wyczerpany: siedem kości na torze głodu. Wygrywa ośmiornica.
ke-game-end-caught = Rekin upolował ośmiornicę i wygrywa.
ke-game-end-toothless = Rekin nie ma już skąd wziąć czerwonej kości. Wygrywa ośmiornica.
ke-game-end-outlasted = Ośmiornica przetrwała rekina: minęło 200 rund.

## Mapa przypuszczeń

ke-belief = Gdzie może być ośmiornica
ke-belief-zone = Ośmiornica jest tu z prawdopodobieństwem { $percent }%

## Ustawienia

ke-option-board = Plansza
    .help = Strona dzienna jest na pierwsze partie, nocna dla doświadczonych graczy.
ke-option-belief = Mapa przypuszczeń dla rekina
    .help = Pokazuje rekinowi, jak prawdopodobna jest ośmiornica w każdym obszarze, tylko na podstawie jawnych informacji.
