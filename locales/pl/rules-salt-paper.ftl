# Zasady gry Papierowe morze: jedna wiadomość na każdą ponumerowaną zasadę, w kolejności księgi.
# `.source` mówi, skąd pochodzi zasada: rulebook, practice, decided albo publisher-faq.

sp-section-crd = Karty
sp-section-pts = Punkty
sp-section-rnd = Runda
sp-section-tak = Branie karty
sp-section-par = Zagrywanie par
sp-section-mer = Cztery syreny
sp-section-end = Zakończenie rundy
sp-section-gam = Koniec gry
sp-section-inf = Kto co wie
sp-section-xsa = Extra Salt (wariant)

sp-crd-01 =
    Talia liczy 58 kart: 9 krabów, 8 łódek, 7 ryb, 5 pływaków, 5 rekinów, 6 muszli, 5 ośmiornic, 3 pingwiny, 2 marynarzy, 4 syreny oraz po jednej karcie latarni morskiej, ławicy ryb, kolonii pingwinów i kapitana. Każda karta ma jeden z jedenastu kolorów; najwięcej jest granatowych i błękitnych (po 9), a białe są tylko cztery syreny.
    .source = practice
sp-crd-02 =
    Ile krabów czy ryb widać na obrazku, nie ma znaczenia: karta to zawsze jedna karta. Na każdej karcie jest nazwa koloru i jego własny znak, więc nie trzeba rozróżniać barw wzrokiem.
    .source = rulebook

sp-pts-01 =
    Każda para jest warta 1 punkt: dwa kraby, dwie łódki, dwie ryby albo pływak z rekinem. Liczy się zarówno para zagrana, jak i trzymana na ręce; każda karta należy tylko do jednej pary.
    .source = rulebook
sp-pts-02 =
    Zestawy zyskują z każdą kartą. Muszle od 1 do 6 dają 0, 2, 4, 6, 8, 10 punktów; ośmiornice od 1 do 5 dają 0, 3, 6, 9, 12; pingwiny od 1 do 3 dają 1, 3, 5; jeden marynarz nie daje nic, dwóch daje 5.
    .source = rulebook
sp-pts-03 =
    Mnożniki liczą twoje karty jednej rodziny, w parach czy nie: latarnia morska daje 1 punkt za każdą łódkę, ławica 1 za każdą rybę, kolonia 2 za każdego pingwina, kapitan 3 za każdego marynarza. Sam mnożnik nie jest kartą rodziny, którą liczy.
    .source = rulebook
sp-pts-04 =
    Pierwsza syrena daje tyle punktów, ile masz kart w najliczniejszym kolorze, druga tyle, ile w następnym co do liczebności, i tak dalej; dwie syreny nie liczą tego samego koloru. Syreny są białe, a biały to kolor jak każdy inny.
    .source = rulebook
sp-pts-05 =
    Premia za kolor to liczba kart w kolorze, którego masz najwięcej. Dostaje się ją tylko po OSTATNIEJ SZANSIE i nigdy nie pomaga ona uzbierać 7 punktów potrzebnych do ogłoszenia.
    .source = rulebook

sp-rnd-01 =
    Wszystkie 58 kart tasuje się w talię i odkrywa dwie z nich: zaczynają dwa stosy kart odrzuconych. Ręce są na początku puste. Kto zaczyna pierwszą rundę, decyduje los.
    .source = rulebook
sp-rnd-02 =
    Tura ma trzy kroki: musisz wziąć kartę; potem możesz zagrać dowolnie wiele par; potem, jeśli masz dość punktów, możesz zakończyć rundę. W przeciwnym razie kolej przechodzi dalej zgodnie z ruchem wskazówek zegara.
    .source = rulebook

sp-tak-01 =
    Kartę bierzesz na jeden z dwóch sposobów: oglądasz dwie wierzchnie karty talii, jedną zatrzymujesz, a drugą kładziesz odkrytą na stosie kart odrzuconych; albo bierzesz wierzchnią kartę jednego z tych stosów.
    .source = rulebook
sp-tak-02 =
    Jeśli jeden ze stosów jest pusty, niezatrzymana karta musi trafić właśnie tam. Jeśli puste są oba, zaczyna ona pierwszy stos.
    .source = rulebook
sp-tak-03 =
    Jeśli w talii została jedna karta, bierzesz ją i nic nie odrzucasz.
    .source = practice
sp-tak-04 =
    Stosów kart odrzuconych nie wolno przeglądać, chyba że pozwala na to para krabów. Wierzchnią kartę i wielkość każdego stosu widzą wszyscy.
    .source = rulebook
sp-tak-05 =
    Jeśli talia i oba stosy są puste (co zdarza się w ostatnim okrążeniu albo w dodatkowej turze z łódek), nie ma czego wziąć: krok się pomija, a tura trwa dalej.
    .source = decided

sp-par-01 =
    Parę wykładasz odkrytą przed siebie, po czym następuje jej efekt; potem możesz zagrywać kolejne pary. Wolno też zagrać parę, której efekt jest teraz niemożliwy – wtedy po prostu się go pomija.
    .source = rulebook
sp-par-02 =
    Dwa kraby: wybierz niepusty stos kart odrzuconych, przejrzyj go bez zmiany kolejności i weź z niego jedną kartę tak, by inni jej nie widzieli. Najpierw wybierasz stos, potem kartę; kartę trzeba wziąć. Jeśli oba stosy są puste, efekt się pomija.
    .source = rulebook
sp-par-03 =
    Dwie łódki: od razu rozgrywasz kolejną turę, zaczynając od wzięcia karty. Dlatego po łódkach nie można zakończyć rundy, zanim znów nie weźmiesz karty – chyba że nie ma już czego brać.
    .source = rulebook
sp-par-04 =
    Dwie ryby: wierzchnia karta talii trafia na twoją rękę.
    .source = rulebook
sp-par-05 =
    Pływak i rekin: zabierz losową kartę z ręki wybranego przeciwnika. Można wybrać tylko kogoś, czyja ręka jest jeszcze zakryta i ma co najmniej jedną kartę.
    .source = rulebook

sp-mer-01 =
    Kto ma cztery syreny, natychmiast wygrywa całą grę. Pokazuje się je we własnej turze w kroku zagrywania kart, także w ostatnim okrążeniu; jeśli zakończysz turę lub rundę z czterema syrenami na ręce, pokażą się same.
    .source = rulebook

sp-end-01 =
    Jeśli twoje karty na ręce i przed tobą są warte razem co najmniej 7 punktów, na koniec swojej tury możesz powiedzieć STOP albo OSTATNIA SZANSA. Nigdy nie musisz.
    .source = rulebook
sp-end-02 =
    STOP: wszyscy odkrywają ręce i dostają punkty za swoje karty. Premii za kolor nie ma.
    .source = rulebook
sp-end-03 =
    OSTATNIA SZANSA: odkrywasz rękę, po czym każdy przeciwnik, zgodnie z ruchem wskazówek zegara, ma jeszcze jedną turę (razem z dodatkowymi z łódek) i na jej końcu odkrywa swoją. Kto się odkrył, tego nie dotyczą już żadne efekty; nikt inny nie może niczego ogłosić. Gdy talia jest pusta, w ostatnim okrążeniu wolno brać ze stosów.
    .source = rulebook
sp-end-04 =
    Zakład jest wygrany, jeśli nikt nie ma więcej punktów niż ogłaszający; remis wystarcza. Ogłaszający dostaje punkty za karty i premię za kolor, wszyscy inni tylko swoją premię za kolor.
    .source = rulebook
sp-end-05 =
    Zakład jest przegrany, jeśli ktoś ma więcej punktów niż ogłaszający. Ogłaszający dostaje tylko premię za kolor, wszyscy inni punkty za swoje karty.
    .source = rulebook
sp-end-06 =
    Jeśli w chwili, gdy kolej przechodzi na następnego gracza, talia jest pusta, runda jest nieważna i nikt nie dostaje punktów. Nie dzieje się tak, gdy ten gracz właśnie coś ogłosił, ani w ostatnim okrążeniu, a cztery syreny mają pierwszeństwo. Ręce z nieważnej rundy pozostają zakryte.
    .source = rulebook
sp-end-07 =
    Następną rundę zaczyna gracz po lewej stronie ogłaszającego. Po nieważnej rundzie – gracz po lewej stronie tego, czyja tura była ostatnia.
    .source = rulebook

sp-gam-01 =
    Gra kończy się po podliczonej rundzie, w której ktoś osiąga cel: 40 punktów przy dwóch graczach, 35 przy trzech, 30 przy czterech. Wygrywa najwyższa suma.
    .source = rulebook
sp-gam-02 =
    Przy równych sumach decyduje wyższy wynik w ostatniej rundzie. Jeśli i on jest równy, zwycięstwo jest wspólne.
    .source = rulebook
sp-gam-03 =
    Po 200 rundach, wliczając nieważne, gra się kończy i decydują sumy. To bezpiecznik – w zwykłej grze nigdy do tego nie dochodzi.
    .source = decided

sp-inf-01 =
    Jawne dla wszystkich: wielkość talii, wierzchy i wielkości stosów, liczba kart na rękach, karty wyłożone na stół, sumy oraz karta wzięta z wierzchu stosu. Tajne: ręce, dwie dobrane karty, stos przeglądany przez kraby i karta wzięta z jego środka oraz własne punkty; skradzioną kartę znają złodziej i okradziony. Odkryta ręka pozostaje jawna do końca rundy.
    .source = rulebook
sp-inf-02 =
    Gdy karta znów jest zakryta, nie da się jej rozpoznać: widziana wcześniej zakryta karta niczym nie różni się od innych, ani w tej rundzie, ani w następnej.
    .source = decided
sp-inf-03 =
    Czas trwania automatycznego kroku nigdy nie zdradza, co kto ma na ręce.
    .source = decided

sp-xsa-01 =
    Pływak i meduza: 1 punkt. Dopóki kolej znów nie dojdzie do ciebie, każdy przeciwnik tylko bierze wierzchnią kartę talii i jego tura od razu się kończy – bez par i bez ogłoszeń; jeśli talia jest pusta, nie bierze nic. Dodatkowa tura z łódek tego nie przerywa.
    .source = practice
sp-xsa-02 =
    Krab i homar: 1 punkt. Obejrzyj pięć wierzchnich kart talii (albo wszystkie, jeśli jest ich mniej), jedną zatrzymaj, a resztę wtasuj z powrotem do talii.
    .source = practice
sp-xsa-03 =
    Gromada krabów daje 1 punkt za każdą twoją kartę kraba. Homar nie jest krabem.
    .source = practice
sp-xsa-04 =
    Rozgwiazdę można zagrać razem z parą: te trzy karty są warte łącznie 3 punkty, ale efekt pary nie następuje. Na ręce rozgwiazda dodaje 2 punkty, jeśli jest przy niej niezagrana para. Każda rozgwiazda potrzebuje własnej pary.
    .source = practice
sp-xsa-05 =
    Konik morski zastępuje jeszcze jedną muszlę, ośmiornicę, pingwina albo marynarza, o ile masz co najmniej jedną kartę tej rodziny. Najlepszy dla ciebie wybór dokonuje się sam, w granicach tabeli punktów tej rodziny. Mnożniki nie liczą konika.
    .source = practice
