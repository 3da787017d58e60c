# Wszystko, co nie należy do jednej gry: strony, stoły, ustawienia, błędy.

## Produkt

app-name = Tidetable
app-tagline = Dwie morskie gry przy jednym stole – ze znajomymi albo z mocnymi botami.
app-not-affiliated = Stół zrobiony przez fanów. Gry należą do autorów i wydawców – kupujcie pudełka.

## Słowa potrzebne wszędzie

word-cancel = Anuluj
word-close = Zamknij
word-next = Dalej
word-more = Więcej
word-copied = Skopiowano
word-loading = Wczytywanie…
word-on = Włączone
word-off = Wyłączone
word-you = Ty
word-none = brak
word-unknown = nieznane

## Strona startowa

start-title = W co zagramy?
start-play-friend = Zaproś znajomych
start-continue-count = { $count ->
    [one] Czeka na ciebie { $count } partia
    [few] Czekają na ciebie { $count } partie
    [many] Czeka na ciebie { $count } partii
   *[other] Czeka na ciebie { $count } partii
}
start-replays = Twoje minione partie
start-your-name = Twoje imię przy stole
    .placeholder = na przykład Marta

## Ustawienia stołu

table-create = Otwórz stół
table-game = Gra
table-players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
table-side = Twoja strona
table-side-random = Losowa
table-opponent = Przeciwnik
table-opponent-human = Człowiek
table-opponent-bot = Bot
table-level = Siła bota
table-visibility-open = Otwarty dla wszystkich
    .help = Stół widać w poczekalni.
table-mirror = Mecz lustrzany
    .help = Dwie partie ze zmianą stron liczą się jako jeden mecz.
table-rated = Partia rankingowa
    .help = Wynik zmienia ranking wszystkich grających.

## Poziomy botów

level-random = Na chybił trafił
    .help = Losuje ruch spośród wszystkich możliwych.
level-drifter = Dryfujący
    .help = Płynie, dokąd niesie fala: każdy dozwolony ruch jest równie prawdopodobny.
level-greedy = Zachłanny
    .help = Zawsze bierze to, co teraz wygląda najlepiej, i nie myśli naprzód.
level-novice = Nowicjusz
    .help = Zna zasady i popełnia błędy pierwszej partii.
level-casual = Niedzielny gracz
    .help = Bierze to, co teraz najlepsze: wszystko pamięta, niczego nie planuje.
level-skilled = Wprawny
    .help = Rozegrał mnóstwo partii i gra na wyczucie.
level-expert = Znawca
    .help = Dobrze czyta stół; bez planu ani rusz.
level-master = Mistrz
    .help = Najsilniejszy, jakiego mamy. Widzi tylko to, co ty na jego miejscu.
level-honest = Boty nigdy nie widzą ukrytych kart, płytek ani przyszłych rzutów.
level-thinking = Bot myśli…

## Zegary

clock-title = Czas na namysł
clock-none = Bez zegara
    .help = Myśl, ile chcesz.
clock-per-move-value = { $seconds ->
    [one] { $seconds } sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
}
clock-fischer-value = { $minutes } min i { $seconds } s za ruch
clock-correspondence-value = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-left = Zostało { $time }
clock-low = Czas ucieka!
count-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Poczekalnia

lobby-title = Oglądaj albo dołącz
lobby-empty = Żaden stół nie czeka na graczy. Otwórz własny i zaproś kogoś:
lobby-watch-none = Teraz nikt nie gra na oczach wszystkich.
    .help = Partie pojawiają się tu, gdy ich stół jest otwarty dla wszystkich. Zajrzyj później albo obejrzyj zakończone.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-playing = W trakcie
lobby-waiting = Czeka na graczy

## Miejsca

seat-number = Miejsce { $number }
seat-empty = Wolne miejsce
seat-take = Usiądź
seat-leave = Wstań
seat-add-bot = Dodaj bota
seat-remove-bot = Usuń bota
seat-bot = { $name } (bot, { $level })
seat-guest = Gość { $number }
seat-ready = Gotowe
seat-not-ready = Jeszcze nie gotowe
seat-offline = poza stołem
seat-swap = Zamień się miejscami
seat-remove = Zwolnij miejsce
seat-set-ready = Możemy zaczynać
seat-set-unready = Chwileczkę
seat-bot-name-1 = Koral
seat-bot-name-2 = Perła
seat-bot-name-3 = Bryza
seat-bot-name-4 = Kamyk
seat-bot-name-5 = Bursztyn
seat-bot-name-6 = Mewa
seat-bot-name-7 = Kotwica
seat-bot-name-8 = Pianka

## Oczekiwanie i zaproszenie

invite-title = Zaproś graczy
invite-link = Wyślij ten link:
invite-copy = Kopiuj link
invite-share = Udostępnij
invite-qr = Albo niech zeskanują ten kod
invite-waiting = { $count ->
    [one] Czekamy na jeszcze { $count } gracza
    [few] Czekamy na jeszcze { $count } graczy
    [many] Czekamy na jeszcze { $count } graczy
   *[other] Czekamy na jeszcze { $count } gracza
}
invite-received = { $name } zaprasza cię do gry: { $game }.
invite-full = Przy tym stole nie ma wolnych miejsc. Możesz oglądać.
invite-start = Rozpocznij grę

## Przy stole

play-your-turn = Twoja kolej
play-log = Przebieg partii
play-log-empty = Jeszcze nic się nie wydarzyło.
play-menu = Menu
play-resign = Poddaj się
play-resign-ask = Na pewno się poddać? Partia skończy się twoją przegraną.
play-warn = Zapytaj: { $seat }, jesteś tam jeszcze?
play-warned = { $seat } ma odpowiedzieć na pytanie. Zostało { $time }.
    .you = Jesteś tam jeszcze? Za { $time } inni będą mogli grać bez ciebie.
play-here = Jestem
play-claim = Zakończ partię
    .help = Gracz nie odpowiedział. Partia się skończy, a on zajmie ostatnie miejsce.
play-replace = Niech dalej gra bot
    .help = Bot wybranego poziomu zajmie miejsce gracza, który nie odpowiedział.

## Szkic, cofanie i zatwierdzanie

draft-undo = Cofnij
draft-private = Nikt nie widzi tych kroków, dopóki ich nie zatwierdzisz.

## Widzowie

watch-you = Oglądasz grę.
watch-count = { $count ->
    [one] { $count } widz
    [few] { $count } widzowie
    [many] { $count } widzów
   *[other] { $count } widza
}
watch-limited = Widzisz tylko to, co widzą wszyscy gracze.

## Połączenie

net-connecting = Łączenie…
net-reconnecting = Utracono połączenie. Łączymy ponownie…
net-reconnected = Połączono ponownie.
net-reconnect-now = Połącz teraz
net-other-lost = { $seat }: utracono połączenie.
net-other-back = { $seat } wraca do stołu.
net-restarting = Serwer na chwilę się restartuje. Partia zaraz ruszy dalej.
net-reload = Odśwież

## Koniec partii

over-won = Wygrywa { $seat }
    .you = Wygrywasz!
over-lost = Przegrywasz
over-shared = Wspólne zwycięstwo
over-reason-resigned = { $seat } poddaje partię.
    .you = Poddajesz partię.
over-reason-time = Upłynął czas: { $seat }.
    .you = Twój czas upłynął.
over-reason-left = { $seat } odchodzi od stołu.
    .you = Odchodzisz od stołu.
over-rematch-offer = Zaproponuj rewanż
over-rematch-offered = { $seat } proponuje rewanż.
    .you = Proponujesz rewanż. Czekamy na pozostałych.
over-rematch-withdraw = Nie teraz
over-rematch-follow = Do następnego stołu
over-mirror-game = Mecz lustrzany, partia { $number } z 2
over-mirror-next = Zagraj drugą partię, zamieniając strony
over-mirror-score = Wynik meczu: { $score }
over-again = Zagraj jeszcze raz
over-watch-replay = Obejrzyj zapis
over-home = Na stronę startową

## Odtwarzanie zapisu

replay-title = Zapis partii
replay-step = Krok { $step } z { $total }
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-as-seat = Oczami gracza { $seat }
replay-as-all = Wszystko jawne
replay-as-public = Tak jak widział widz
replay-download = Pobierz zapis
replay-player-bytes = Bajty domieszane przez graczy
replay-seed = Ziarno, pokazane po końcu gry
replay-commitment = Obietnica ziarna: { $hash }

## Ustawienia

set-title = Ustawienia
set-language = Język
set-language-uk = Українська
set-language-pl = Polski
set-language-en = English
set-theme = Motyw
set-theme-night = Nocne morze
set-theme-day = Dzienna płycizna
set-theme-system = Jak w urządzeniu
set-sound = Dźwięk
set-motion = Animacje
    .help = Ograniczone animacje zastępują ruch łagodnym przenikaniem.
set-motion-full = Pełne
set-motion-fast = Szybkie
set-motion-reduced = Ograniczone
set-keyboard = Skróty klawiszowe
set-saved = Zapisano na tym urządzeniu

## Konta

account-sign-in = Zaloguj się
account-keep = Zastrzeż tę nazwę
    .help = Hasło zastrzega twoją nazwę, partie i ranking na każdym urządzeniu.
account-sign-out = Wyloguj się
account-name = Nazwa
account-passphrase = Hasło
account-passphrase-repeat = Powtórz hasło
account-passphrase-rule = { $count ->
    [one] Co najmniej { $count } znak
    [few] Co najmniej { $count } znaki
    [many] Co najmniej { $count } znaków
   *[other] Co najmniej { $count } znaku
}
account-guest = Grasz jako gość. Zastrzeż nazwę, aby zachować partie i ranking.
account-as = Zalogowano jako { $name }
account-delete = Usuń konto
account-delete-ask = Usunąć konto na zawsze? Zakończone partie pozostaną, bez twojej nazwy.
account-deleted = Konto zostało usunięte.
account-export = Pobierz moje dane
account-sessions = { $count ->
    [one] zalogowano na { $count } urządzeniu
    [few] zalogowano na { $count } urządzeniach
    [many] zalogowano na { $count } urządzeniach
   *[other] zalogowano na { $count } urządzenia
}
account-rating = Ranking gracza
account-since = Gra od { $date }

## Ranking

board-title = Tabela najlepszych
board-rank = Miejsce
board-player = Gracz
board-games = Partie
board-empty = Nikt jeszcze nie rozegrał partii rankingowej.

## Zasady

rules-title = Zasady gry
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-none-found = Żadna zasada nie zawiera tych słów.
rules-forbids = Zabrania tego zasada:
rules-cards = Wszystkie karty
rule-source-rulebook = Z instrukcji
rule-source-practice = Tak gra się w sieci
rule-source-decided = Ustalono dla tego stołu, bo instrukcja milczy
rule-source-publisher-faq = Z odpowiedzi wydawcy

## Błędy

error-title = Coś poszło nie tak
error-internal = To nasz błąd. Spróbuj ponownie za chwilę.
error-version = Strona jest starsza niż serwer. Odśwież ją.
error-draw = Nie udało się narysować stołu. Partia jest bezpieczna; odśwież stronę.
error-passphrases-differ = Hasła się różnią.

## Odmowy: po jednej na każdy powód serwera

refusal-malformed = Nie udało się zrozumieć wiadomości.
refusal-too-large = Wiadomość jest za długa.
refusal-too-fast = Za dużo żądań. Poczekaj chwilę.
refusal-no-such-table = Nie ma takiego stołu. Może został zamknięty.
refusal-no-such-game = Ten serwer nie zna takiej gry.
refusal-no-such-bot = Do tej gry nie ma takiego bota.
refusal-no-such-seat = Przy stole nie ma takiego miejsca.
refusal-bad-options = Z takimi ustawieniami nie da się grać.
refusal-bad-token = Ten klucz nie otwiera tu żadnego miejsca. Usiądź ponownie.
refusal-bad-name = Wybierz nazwę z 1–{ $count } zwykłych znaków.
refusal-not-seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
refusal-not-host = Może to zrobić tylko gospodarz stołu.
refusal-not-your-turn = To nie twoja kolej.
refusal-stale = W międzyczasie stół się zmienił. Tak wygląda teraz.
refusal-rule = Zabrania tego zasada gry: { $rule }.
refusal-notation = To nie jest ruch w tej grze.
refusal-nothing-to-undo = Nie ma czego cofać.
refusal-seat-taken = Ktoś już tam siedzi.
refusal-seat-empty = Nikt tam nie siedzi.
refusal-wrong-phase = Nie teraz: partia jeszcze się nie zaczęła, już trwa albo jest zakończona.
refusal-not-allowed = Ustawienia tego stołu na to nie pozwalają.
refusal-not-warned = Najpierw zapytaj, czy gracz jeszcze tu jest, i poczekaj na odpowiedź.
refusal-not-ready = Ktoś musi jeszcze usiąść albo zgłosić gotowość.
refusal-needs-account = Do tego potrzebna jest nazwa zastrzeżona hasłem.
refusal-bad-passphrase = Nazwa i hasło do siebie nie pasują.
refusal-name-taken = Tę nazwę zastrzegł ktoś inny.
refusal-too-many = Masz otwartych zbyt wiele stołów lub połączeń.
refusal-busy = Serwer jest teraz przeciążony. Próbujemy ponownie…
refusal-unavailable = Nie udało się zapisać ruchu. Próbujemy ponownie…
refusal-other-revision = Tę partię zaczęto według zasad, których ten serwer nie ma.
refusal-cross-site = Żądanie przyszło z innej strony i nie zostało wykonane.
refusal-not-found = Tu nic nie ma.

## Etykiety dostępności

a11y-skip-to-table = Przejdź do stołu
a11y-log = Przebieg partii, najnowsze na dole
a11y-actions = Możliwe działania
a11y-open-menu = Otwórz menu
a11y-close-dialog = Zamknij to okno
a11y-opponents = Przeciwnicy
a11y-your-turn = Teraz twoja kolej.

## Klawiatura

key-choose = Wybierz zaznaczone
key-move = Przejdź do następnego lub poprzedniego możliwego ruchu
key-undo = Cofnij krok
key-rules = Otwórz zasady
