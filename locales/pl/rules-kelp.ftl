# Zasady gry Kelp: jedna wiadomość na każdą ponumerowaną zasadę, w kolejności księgi.
# `.source` mówi, skąd pochodzi zasada: rulebook, practice, decided albo publisher-faq.

ke-section-brd = Plansza
ke-section-cmp = Elementy gry
ke-section-set = Przygotowanie gry
ke-section-trn = Kolejność tur
ke-section-oct = Tura ośmiornicy
ke-section-swp = Zamiana miejsc
ke-section-shf = Pomieszanie
ke-section-hid = Ukrycie
ke-section-lrn = Nauka
ke-section-eat = Zjadanie
ke-section-trs = Usuwanie kart
ke-section-shk = Tura rekina
ke-section-drw = Dobranie kości i rzut
ke-section-cur = Umieszczenie kości prądu
ke-section-mov = Ruch
ke-section-sea = Przeszukiwanie/atak
ke-section-trp = Pułapki
ke-section-den = Kryjówki
ke-section-grw = Rozwój
ke-section-eng = Zachowanie energii
ke-section-crd = Karty rekina
ke-section-vig = Karta „Czujny”
ke-section-con = Starcie
ke-section-end = Zakończenie gry
ke-section-inf = Kto co wie

ke-brd-01 =
    Plansza ma dziewięć obszarów, trzy rzędy po trzy. W każdym obszarze jest pole na jedną płytkę i pole z wartością obszaru, na którym może leżeć najwyżej jedna kość.
    .source = rulebook
ke-brd-02 =
    Po stronie dziennej obszar centralny jest odsłonięty i ma wartość 2+, cztery obszary obok niego to obszary wodorostów 4+, a cztery narożne są skaliste 5+.
    .source = rulebook
ke-brd-03 =
    Obszary i płytki sąsiadują, gdy leżą obok siebie w pionie lub poziomie. Po skosie nie sąsiadują nigdy.
    .source = rulebook
ke-brd-04 =
    Strona dzienna ma 16 pól prądu: po jednym na każdej z 12 granic między sąsiednimi obszarami i po jednym na każdym z czterech łuków wokół narożników. Pole na granicy styka się z dwoma obszarami po bokach, pole na łuku tylko ze swoim narożnym.
    .source = decided
ke-brd-05 =
    Są cztery kryjówki rekina. Pole przed kryjówką to zwykłe pole prądu i może na nim leżeć kość prądu. Po stronie dziennej kryjówki są przy czterech łukach.
    .source = rulebook
ke-brd-06 =
    Na skrzyżowaniu linii rekin może popłynąć prosto, w lewo albo w prawo, ale nigdy do tyłu. Łuk można opuścić każdym z jego dwóch końców.
    .source = decided
ke-brd-07 =
    Strona nocna jest dla doświadczonych graczy. Ma obszar centralny 2+, dwa odsłonięte 3+, trzy obszary wodorostów 4+, dwa skaliste 5+ i wąski skalisty 6+. Jej cztery kryjówki leżą na liniach wewnętrznych, a łuki są zwykłymi polami.
    .source = rulebook
ke-brd-08 =
    Plansza to spis obszarów z wartością i rodzajem oraz pól z dwoma końcami, stykającymi się obszarami i kryjówkami. Przed grą jest sprawdzana: dziewięć obszarów, dokładnie cztery kryjówki, żadnych ślepych zaułków, każde połączenie w obie strony.
    .source = decided

ke-cmp-01 =
    W grze jest 15 niebieskich kości prądu, 10 żółtych kości przeszukiwania i 10 czerwonych kości ataku, wszystkie sześciościenne. W worku rekina jest na początku 7 niebieskich, 3 żółte i 1 czerwona; reszta to zapas. Żadna kość nigdy nie opuszcza gry.
    .source = rulebook
ke-cmp-02 =
    W grze jest 18 płytek: ośmiornica, cztery pokarmy (krab, ślimak, homar, uchowiec), cztery pułapki, jedna podwójna muszla i osiem muszli.
    .source = rulebook
ke-cmp-03 =
    W grze są 24 karty ośmiornicy, 23 karty rekina, po trzy karty starcia dla każdej strony – żółta, czerwona i turkusowa – oraz cztery kafelki rozwoju.
    .source = rulebook
ke-cmp-04 =
    Tor głodu mieści 7 kości, tor pokarmu 4 płytki pokarmu, energia ma 3 pola, a na każdym z czterech kafelków rozwoju są miejsca na 3 kości.
    .source = rulebook

ke-set-01 =
    W worku rekina jest 7 niebieskich, 3 żółte i 1 czerwona kość. Talię rekina tasuje się i wykłada z niej cztery odkryte karty w rzędzie.
    .source = rulebook
ke-set-02 =
    Karty startowe ośmiornicy odkłada się na bok. Pozostałe tworzą cztery stosy według rodzajów, każdy potasowany i odkryty: znana jest tylko wierzchnia karta stosu i nikt nie może zaglądać dalej.
    .source = rulebook
ke-set-03 =
    Cztery pokarmy, jedna muszla, podwójna muszla i trzy pułapki leżą obok planszy, jawne dla obojga. Pozostałe dziewięć płytek (ośmiornica, pułapka „Odrzuć 1 kość prądu” i siedem muszli) losuje się do obszarów, rząd po rzędzie, ukryte; widzi je tylko ośmiornica.
    .source = rulebook
ke-set-04 =
    Ośmiornica zaczyna z kartą „Szybka nauka” i trzema losowymi spośród pozostałych kart startowych. Jej limit ręki wynosi 4.
    .source = rulebook
ke-set-05 =
    Ośmiornica wybiera kryjówkę, w której zaczyna rekin. Rekin stoi w poprzek ścieżki, więc może ruszyć w każdą stronę. Potem ośmiornica rozgrywa pierwszą turę.
    .source = rulebook

ke-trn-01 =
    Zaczyna ośmiornica, potem tury następują na przemian. Działać może tylko strona, która ma podjąć decyzję, a po zakończeniu gry nikt.
    .source = rulebook

ke-oct-01 =
    W swojej turze ośmiornica wykonuje dokładnie dwie akcje, także dwa razy tę samą: zagrywa kartę, dobiera karty albo odrzuca kartę i ukrywa płytkę.
    .source = rulebook
ke-oct-02 =
    Aby zagrać kartę, najpierw opłać cały jej koszt, odkrywając ukryte płytki – dowolne, nawet ośmiornicę. Każda liczy się jako 1, podwójna muszla jako 2. Nie wolno odkryć płytki, bez której koszt i tak jest opłacony, choć podwójna muszla może przepłacić. Zapłatę od razu widzą oboje i nie można jej cofnąć.
    .source = rulebook
ke-oct-03 =
    Kartę można zagrać tylko wtedy, gdy po proponowanej zapłacie da się w pełni rozpatrzyć jej efekt; zapłata, która by to uniemożliwiła, jest odrzucana. To, co karta mówi, że „możesz”, jest dobrowolne, „maksymalnie” niczego nie wymaga, a „1 lub 2” wymaga co najmniej jednej.
    .source = rulebook
ke-oct-04 =
    Dobierz karty do limitu ręki, jeśli masz ich mniej; przy pustej ręce musisz to zrobić. Gdy potrzebna jest karta, a stos dobierania jest pusty, stos kart odrzuconych tasuje się w nowy, nawet w trakcie dobierania; karty na polach akcji w tym nie uczestniczą. Gdy nie ma już czego dobrać, dobieranie się kończy. Akcja musi przynieść co najmniej jedną kartę, chyba że ręka jest pusta.
    .source = rulebook
ke-oct-05 =
    Odrzuć jedną kartę, ignorując jej treść. Potem możesz ukryć jedną odkrytą płytkę.
    .source = rulebook
ke-oct-06 =
    Zagrane karty leżą na polach akcji do końca tury, a potem trafiają na stos kart odrzuconych. Na koniec tury ośmiornica nie dobiera kart za darmo.
    .source = rulebook
ke-oct-07 =
    Stos kart odrzuconych w swojej kolejności i usunięte karty obu stron są jawne dla obojga graczy. Ręka i stos dobierania ośmiornicy są zakryte.
    .source = rulebook
ke-oct-08 =
    Po drugiej akcji tura kończy się, gdy ośmiornica tak powie, albo sama, jeśli nie ma niewykorzystanego zjedzonego pokarmu.
    .source = decided
ke-oct-09 =
    Żaden efekt nie powiększa ręki ośmiornicy ponad limit, poza turą, w której użyto ślimaka: „Na widoku” nic wtedy nie dobiera, a „Wyostrzone zmysły” zostawiają kartę na stosie kart odrzuconych.
    .source = decided

ke-swp-01 =
    Zamiana miejsc: dwie sąsiadujące płytki zamieniają się miejscami. Ukryta pozostaje ukryta, odkryta – odkryta.
    .source = rulebook

ke-shf-01 =
    Pomieszanie: ośmiornica wybiera wymaganą liczbę ukrytych płytek i wkłada je do worka razem z płytkami, które wymienia karta. Wyciąga się je po jednej: każdą widzi tylko ośmiornica, a rekin wskazuje, na którym z opróżnionych pól ma stanąć. Wszystkie stoją potem ukryte; które pola opróżniono, jest jawne.
    .source = rulebook

ke-hid-01 =
    Ukrycie: odkryta płytka znów staje, symbolem odwrócona od rekina.
    .source = rulebook

ke-lrn-01 =
    Nauka z liczbą: zyskaj dokładnie tyle zdobyczy (uchowiec: maksymalnie tyle), z których każda to wierzchnia karta stosu albo płytka leżąca obok planszy. Dwie karty mogą pochodzić z tego samego stosu. Zdobycz, po której pozostałych nie dałoby się zyskać, jest niedozwolona.
    .source = rulebook
ke-lrn-02 =
    Zyskana karta trafia odkryta na stos kart odrzuconych, chyba że zagrana karta mówi inaczej.
    .source = rulebook
ke-lrn-03 =
    Zyskana płytka zastępuje odkrytą płytkę na planszy i wchodzi do gry odkryta. Podmieniona płytka trafia obok planszy i można ją zyskać późniejszą nauką, ale nie tą samą. Ośmiornicy i pokarmu nie podmienia się nigdy, a każda zyskana płytka potrzebuje osobnej płytki, odkrytej jeszcze przed rozpoczęciem tej nauki.
    .source = rulebook
ke-lrn-04 =
    Karta zjadania i jej płytka pokarmu to jedna zdobycz. Pokarm także wymaga podmiany, więc bez płytki do podmiany nie można zyskać karty zjadania. Pokarm zyskuje się tylko razem z jego kartą zjadania.
    .source = rulebook
ke-lrn-05 =
    Zdobycze zyskuje się jedną po drugiej; gdy tylko wierzchnia karta stosu zostanie wzięta, następna jest już jawna.
    .source = decided

ke-eat-01 =
    Kartę zjadania można zagrać, jeśli jej pokarm jest na planszy i sąsiaduje z ośmiornicą. Obie płytki się odkrywa, miejsce pokarmu zajmuje odkryta muszla z zapasu, pokarm trafia na tor pokarmu, a karta zostaje usunięta.
    .source = rulebook
ke-eat-02 =
    Każdy zjedzony pokarm ma jeden darmowy, jednorazowy efekt. Krab: odtąd twój limit ręki wynosi 5 i dobierasz do niego karty. Ślimak: weź na rękę dowolną kartę ze stosu dobierania lub kart odrzuconych, ignorując w tej turze limit ręki; nadmiar zostaje. Homar: ukryj wszystkie odkryte płytki. Uchowiec: nauka maksymalnie 3.
    .source = rulebook
ke-eat-03 =
    Efektu pokarmu można użyć w dowolnej własnej turze – przed dwiema akcjami, między nimi lub po nich, od chwili zjedzenia, ale nie w trakcie akcji. Efekt, który nic by nie zmienił, jest niedozwolony; kraba można użyć zawsze. Oboje gracze widzą, który pokarm został wykorzystany.
    .source = rulebook
ke-eat-04 =
    Używając ślimaka, najpierw powiedz, czy przeszukujesz stos dobierania. Jeśli tak, widzisz go tylko ty i bez kolejności, a potem się go tasuje, skądkolwiek pochodzi karta. Karta ze stosu kart odrzuconych jest jawna, ze stosu dobierania – nie.
    .source = decided

ke-trs-01 =
    Usunięta karta na zawsze wypada z gry. Karta nie może usunąć samej siebie.
    .source = rulebook

ke-shk-01 =
    Tura rekina ma sześć kroków w tej kolejności: dobranie kości i rzut, umieszczenie kości prądu, ruch, przeszukiwanie/atak, rozwój, zachowanie energii. Do zakończonego kroku się nie wraca. Rzut i ruch są obowiązkowe; prądy i przeszukiwanie można pominąć; odłożenie pozostałych kości, a przy trzech także zakup, są obowiązkowe.
    .source = rulebook

ke-drw-01 =
    Dobierz losowo dwie kości z worka i rzuć każdą raz – to twoja pula. Z czwartym kafelkiem rozwoju możesz dobrać trzecią, zapowiadając to przed dobraniem. Rekin może w każdej chwili zajrzeć do worka, ośmiornica nie.
    .source = rulebook
ke-drw-02 =
    Jeśli w worku jest za mało kości, najpierw weź wszystkie, a potem zdejmuj z planszy wybrane kości prądu prosto do rzutu, aż będą dwie. Trzeciej kości z czwartego kafelka nie uzupełnia się w ten sposób. Jeśli nie ma już skąd brać, rzuć tym, co masz.
    .source = rulebook
ke-drw-03 =
    Pierwszy kafelek rozwoju daje jeden przerzut w turze, trzeci jeszcze jeden. Przerzucić można dowolną kość z puli, nawet dwa razy tę samą.
    .source = rulebook
ke-drw-04 =
    „Reaktywny” działa po dobraniu, a przed rzutem. „Nieustępliwy”, „Śmiały”, „Czujny”, „Głodny”, „Bezwzględny” i „Wrogi” działają po rzucie, w dowolnej kolejności i na przemian z przerzutami.
    .source = rulebook
ke-drw-05 =
    „Głodny” wymaga kości w worku. „Reaktywny” wymaga dwóch dobranych kości; z worka wybiera się kolor, może to być właśnie zwrócony. „Śmiały” wymaga czerwonej kości i jeszcze jednej w puli, „Bezwzględny” kości poniżej 6. Przy „Nieustępliwym” kości wskazuje się, zanim którakolwiek zostanie przerzucona.
    .source = decided

ke-cur-01 =
    Możesz umieścić dowolnie wiele niebieskich kości z puli na pustych polach prądu w dowolnym miejscu planszy. Pole, na którym jest sam rekin, nie jest puste.
    .source = rulebook

ke-mov-01 =
    Rekin musi się poruszyć, wzdłuż linii i w kierunku, w którym jest zwrócony. Jeśli stoi w poprzek ścieżki, najpierw wybiera jeden z dwóch końców. Nie może zostać w miejscu ani płynąć do tyłu.
    .source = rulebook
ke-mov-02 =
    Rekin płynie na następne pole przed sobą i na każdym skrzyżowaniu wybiera drogę. Pole z kością prądu mija, nie zatrzymując się; kilka z rzędu tylko wtedy, gdy każda pokazuje mniej niż poprzednia. Ruch kończy się na pierwszym pustym polu za nimi i nigdy nie przechodzi przez pole, z którego się zaczął, ani na nim się nie kończy.
    .source = rulebook
ke-mov-03 =
    Ilekolwiek prądów rekin minie w turze, usuwa się tylko pierwszy. Trafia on na tor rozwoju, gdy ten odcinek ruchu się zakończy.
    .source = rulebook
ke-mov-04 =
    „Szybki” przesuwa rekina o jedno pole więcej, przed skorzystaniem z prądów lub po nim. To osobny odcinek: malejące liczby liczy się od nowa, musi być możliwy bez zdejmowania prądu i może się skończyć tam, gdzie zaczął się wcześniejszy. Nadal usuwa się tylko pierwszy prąd w turze.
    .source = rulebook
ke-mov-05 =
    „Zwinny” obraca rekina o 180° przed ruchem. Rekinowi stojącemu w poprzek ścieżki nie jest do niczego potrzebny.
    .source = rulebook
ke-mov-06 =
    Jeśli żaden ruch nie jest możliwy, najbliższa kość prądu wraca do worka, a nie na tor rozwoju, i rekin wpływa na jej pole. To zawsze najbliższe pole przed rekinem; jeśli kilka jest równie blisko, wybiera rekin. Nie trzeba używać „Zwinnego”, żeby tego uniknąć.
    .source = rulebook
ke-mov-07 =
    Po każdym ruchu rekin jest zwrócony ku temu końcowi nowego pola, którym nie wpłynął.
    .source = decided

ke-sea-01 =
    Żółte kości przeszukują, czerwone atakują w obszarach, z którymi styka się pole rekina, najwyżej jedna kość na obszar. Kość musi pokazywać co najmniej wartość obszaru. Najpierw umieszcza się wszystkie kości, potem rekin wybiera, którą rozpatrzyć najpierw.
    .source = rulebook
ke-sea-02 =
    Przeszukać można tylko obszar z ukrytą płytką: zostaje odkryta. Użyta żółta kość trafia na tor rozwoju.
    .source = rulebook
ke-sea-03 =
    Zaatakować można ukrytą płytkę, która zostaje odkryta, albo odkrytą ośmiornicę. Jeśli to ośmiornica, natychmiast zaczyna się starcie. Jeśli nie, albo jeśli starcie jest przegrane, czerwona kość trafia na tor głodu.
    .source = rulebook
ke-sea-04 =
    Jeśli rekin nie styka się już z obszarem, w którym leży jego druga kość, wraca ona do worka bez efektu.
    .source = rulebook
ke-sea-05 =
    Muszla i pokarm nic nie robią, a ośmiornica znaleziona przeszukiwaniem jest po prostu znaleziona. W każdym przypadku płytka pozostaje odkryta.
    .source = rulebook
ke-sea-06 =
    Kość rozpatruje się w tej kolejności: płytka zostaje odkryta; działa pułapka, chyba że użyto „Spostrzegawczego”; następuje starcie; kość trafia na swój tor. Potem przychodzi kolej na następną.
    .source = decided
ke-sea-07 =
    Druga kość działa na tę płytkę, która w tej chwili stoi w jej obszarze. Żółta na płytce już odkrytej nie ma efektu, ale trafia na tor rozwoju; czerwona na odkrytej płytce innej niż ośmiornica nie ma efektu i trafia na tor głodu.
    .source = decided

ke-trp-01 =
    Pułapka działa tylko wtedy, gdy odkrywa ją rekin, a nie ośmiornica jako zapłatę. Rekin najpierw decyduje o użyciu „Spostrzegawczego”; potem ośmiornica wykonuje efekt: może ukryć maksymalnie 2 płytki (nie tę pułapkę), może zwrócić do worka 1 albo maksymalnie 2 kości prądu, albo musi przenieść rekina do wolnej kryjówki. Gdy na planszy nie ma prądów, nic się nie usuwa.
    .source = rulebook

ke-den-01 =
    Gdy rekin ma trafić do kryjówki, ośmiornica wybiera dowolną bez kości prądu, a rekin staje tam w poprzek ścieżki; jego obecna kryjówka też liczy się jako wolna. Jeśli wszystkie cztery są zajęte, ośmiornica wybiera jedną, a jej kość prądu trafia do worka.
    .source = rulebook

ke-grw-01 =
    Pierwszy minięty prąd i wszystkie użyte żółte kości zapełniają kafelki rozwoju od lewej do prawej. Gdy na kafelku leżą trzy kości, trafiają do worka, a kafelek się odwraca: jego zdolność działa odtąd na stałe. Gdy odwrócone są wszystkie cztery, takie kości idą prosto do worka. Czerwone nigdy nie trafiają na tor rozwoju.
    .source = rulebook
ke-grw-02 =
    Zdolności: kafelek 1 – jeden przerzut w turze; kafelek 2 – gdy wydajesz energię o sumie od 1 do 5, dodaj 5; kafelek 3 – jeszcze jeden przerzut w turze; kafelek 4 – możesz dobrać w turze jedną kość więcej.
    .source = rulebook
ke-grw-03 =
    Prąd trafia na tor rozwoju na koniec kroku ruchu, żółta kość zaraz po rozpatrzeniu. Kafelek działa od chwili odwrócenia, drugi nawet w tej samej turze.
    .source = decided

ke-eng-01 =
    Wszystkie kości pozostałe w puli trafiają na trzy pola energii; leżące tam wcześniej zostają. Jeśli nowych kości jest więcej niż wolnych pól, wybierasz, które z nowych zachować, a reszta wraca do worka.
    .source = rulebook
ke-eng-02 =
    Mając 1 lub 2 kości energii, możesz je wydać, jeśli stać cię na kartę; mając 3, musisz, o ile na jakąkolwiek cię stać. Kupuje się jedną lub więcej kart z rzędu o łącznym koszcie w granicach budżetu; po każdym zakupie rząd się uzupełnia, a niewykorzystana reszta przepada.
    .source = rulebook
ke-eng-03 =
    Kości z kupionej karty trafiają od razu z zapasu do worka. Jeśli jakiegoś koloru brakuje, dostajesz tyle, ile zostało.
    .source = rulebook
ke-eng-04 =
    Raz na wydawanie, przed pierwszym zakupem, możesz obniżyć o 1 kość energii pokazującą co najmniej 2, aby zastąpić jedną kartę w rzędzie wierzchnią kartą talii. Potem musisz kupić co najmniej jedną kartę, więc wolno to zrobić tylko wtedy, gdy stać cię jeszcze na inną kartę z rzędu i talia nie jest pusta. Zastąpiona karta zostaje usunięta, jawnie dla obojga.
    .source = rulebook
ke-eng-05 =
    Po zakupie jedna wybrana kość energii trafia na tor głodu – jedna, ilekolwiek kart kupisz. Pozostałe wracają do worka.
    .source = rulebook
ke-eng-06 =
    Jeśli masz trzy kości energii i nie stać cię na żadną kartę, wszystkie wracają do worka, a głód nie rośnie.
    .source = rulebook
ke-eng-07 =
    Budżet to suma kości energii w chwili rozpoczęcia wydawania, plus 5, jeśli drugi kafelek jest odwrócony, a suma wynosi od 1 do 5, minus 1, jeśli obniżono kość. Stać cię na kartę, która kosztuje najwyżej tyle, ile zostało z budżetu.
    .source = decided
ke-eng-08 =
    Gdy talia rekina jest pusta, miejsca w rzędzie pozostają puste.
    .source = decided

ke-crd-01 =
    Kupione karty rekina leżą przed nim odkryte. Każdej można użyć od następnej tury, raz, we wskazanym na niej kroku, po czym zostaje usunięta. W turze można użyć dowolnie wielu kart.
    .source = rulebook

ke-vig-01 =
    Położenie rzuconej kości na karcie „Czujny” zużywa tę kartę; zostaje ona usunięta, gdy kość z niej zejdzie. Od następnej tury kość można umieścić z jej wynikiem: niebieską jako prąd, żółtą lub czerwoną w obszarze, w tych samych granicach co kości z puli. Do puli nie należy: bez przerzutów, „Śmiałego”, „Bezwzględnego” i energii. Nieużyta zostaje na karcie; każdy „Czujny” trzyma własną kość.
    .source = rulebook

ke-con-01 =
    Obie strony w tajemnicy wybierają jedną z pozostałych im kart starcia i obie karty odkrywa się jednocześnie. Nikt nie widzi wyboru, dopóki nie wybiorą oboje.
    .source = rulebook
ke-con-02 =
    Jeśli kolory są takie same, rekin wygrywa grę. Jeśli nie, ośmiornica ucieka i może użyć efektu swojej karty; ta karta i karta rekina w tym samym kolorze zostają usunięte, a czerwona kość trafia na tor głodu.
    .source = rulebook
ke-con-03 =
    Po ucieczce najpierw następuje efekt, potem usuwa się karty, potem kość trafia na tor głodu; jeśli jest tam siódma, wygrywa ośmiornica.
    .source = rulebook
ke-con-04 =
    Gdy została jedna para kart, atak trafiający ośmiornicę wygrywa bez żadnego wyboru. „Wrogiego” nie można użyć na ostatniej parze.
    .source = rulebook

ke-end-01 =
    Ośmiornica wygrywa natychmiast, gdy na tor pokarmu trafia czwarta płytka pokarmu.
    .source = rulebook
ke-end-02 =
    Ośmiornica wygrywa natychmiast, gdy na tor głodu trafia siódma kość: rekin jest wyczerpany.
    .source = rulebook
ke-end-03 =
    Rekin wygrywa, gdy obie karty starcia są tego samego koloru.
    .source = rulebook
ke-end-04 =
    Rekin przegrywa natychmiast, jeśli na torze głodu zostało jedno miejsce, a czerwonej kości nie może już znikąd dostać: nie ma jej w worku, w puli, w energii, na „Czujnym” ani nierozpatrzonej w obszarze.
    .source = publisher-faq
ke-end-05 =
    Po 200 rundach uznaje się, że ośmiornica przetrwała rekina, i to ona wygrywa. To bezpiecznik – w zwykłej grze nigdy do tego nie dochodzi.
    .source = decided

ke-inf-01 =
    Rekin wie, czym jest ukryta płytka, tylko jeśli widział ją odkrytą i mógł śledzić przez jawne zamiany. Pomieszania, ręka ośmiornicy i kolejność jej stosu dobierania pozostają mu nieznane.
    .source = rulebook
ke-inf-02 =
    Ośmiornica nigdy nie poznaje kolejności kości w worku ani kart w talii rekina. Widzi, ile kości jest w worku, ale nie jakie; kto śledził grę, może to wyliczyć.
    .source = rulebook
ke-inf-03 =
    Widzowie i osoby odtwarzające trwającą jeszcze partię widzą tylko to, co widzą oboje gracze.
    .source = rulebook
ke-inf-04 =
    Gdy partia się skończy, wszystko o niej jest jawne dla wszystkich.
    .source = rulebook
ke-inf-05 =
    Po pomieszaniu nic nie pozwala rozpoznać ukrytej płytki ani widzianej wcześniej zakrytej karty.
    .source = rulebook
ke-inf-06 =
    Nikt nie widzi kolejności stosu dobierania, talii rekina ani worka, ani tego, co leży pod wierzchem stosu; znana jest tylko karta jawnie położona na stosie dobierania. Jawne dla obojga są: liczba kart na ręce i w stosach, płytki obok planszy, karty rekina, rząd, tory, pozostałe kolory starcia, zapłaty, zdobycze, zamiany i odrzucenia.
    .source = rulebook
