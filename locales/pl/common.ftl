# Wszystko, co nie należy do jednej gry: strony, stoły, ustawienia, błędy.

## Produkt

app-name = Tidetable
app-tagline = Dwie morskie gry przy jednym stole – ze znajomymi albo z mocnymi botami.
app-not-affiliated = Stół zrobiony przez fanów. Gry należą do autorów i wydawców – kupujcie pudełka.
app-version = Wersja { $version }
app-source = Kod źródłowy

## Słowa potrzebne wszędzie

word-yes = Tak
word-no = Nie
word-ok = W porządku
word-cancel = Anuluj
word-close = Zamknij
word-back = Wstecz
word-next = Dalej
word-more = Więcej
word-less = Mniej
word-copy = Kopiuj
word-copied = Skopiowano
word-save = Zapisz
word-retry = Spróbuj ponownie
word-loading = Wczytywanie…
word-on = Włączone
word-off = Wyłączone
word-and = i
word-or = albo
word-you = Ty
word-none = brak
word-unknown = nieznane

## Strona startowa

start-title = W co zagramy?
start-play-bot = Zagraj z botem
start-play-friend = Zaproś znajomych
start-join = Dołącz do stołu
start-continue = Wróć do gry
start-continue-count = { $count ->
    [one] czeka na ciebie { $count } partia
    [few] czekają na ciebie { $count } partie
    [many] czeka na ciebie { $count } partii
   *[other] czeka na ciebie { $count } partii
}
start-learn = Poznaj zasady
start-watch = Obejrzyj partię
start-replays = Twoje minione partie
start-leaderboard = Ranking
start-settings = Ustawienia
start-how-to = Jak grać
start-your-name = Twoje imię przy stole
    .placeholder = na przykład Marta

## Ustawienia stołu

table-new = Nowy stół
table-create = Otwórz stół
table-game = Gra
table-seats = Miejsca
table-players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
table-side = Twoja strona
table-side-random = Losowa
table-variant = Wariant
table-opponent = Przeciwnik
table-opponent-human = Człowiek
table-opponent-bot = Bot
table-level = Siła bota
table-visibility-open = Otwarty dla wszystkich
    .help = Stół widać w poczekalni.
table-visibility-invitation = Tylko z zaproszeniem
    .help = Stół nie jest widoczny na liście; dołączyć można tylko przez link.
table-memory-aid = Notatnik
    .help = Stół pokazuje to, co uważny gracz mógłby zanotować.
table-mirror = Mecz lustrzany
    .help = Dwie partie ze zmianą stron liczą się jako jeden mecz.
table-rated = Partia rankingowa
    .help = Wynik zmienia ranking wszystkich grających.
table-hints = Podpowiedzi
    .help = Bot może pokazać ruch, który sam by wykonał.
table-advanced = Więcej ustawień

## Poziomy botów

level-drifter = Dryfujący
    .help = Płynie, dokąd niesie fala: każdy dozwolony ruch jest równie prawdopodobny.
level-greedy = Zachłanny
    .help = Zawsze bierze to, co teraz wygląda najlepiej, i nie myśli naprzód.
level-novice = Nowicjusz
    .help = Zna zasady i popełnia błędy pierwszej partii.
level-casual = Niedzielny gracz
    .help = Gra dla przyjemności: rozsądne ruchy, czasem potknięcie.
level-skilled = Wprawny
    .help = Myśli trochę naprzód i karze nieuwagę.
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
clock-per-move = Czas na każdy ruch
    .help = Ten sam czas na każdy ruch, aż kolej przejdzie na następną osobę.
clock-per-move-value = { $seconds ->
    [one] { $seconds } sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
}
clock-fischer = Czas na partię
    .help = Zapas czasu na całą partię i trochę więcej po każdym ruchu.
clock-fischer-value = { $minutes } min i { $seconds } s za ruch
clock-correspondence = Dni na każdy ruch
    .help = Graj przez wiele dni, gdy masz chwilę.
clock-correspondence-value = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
clock-left = Zostało { $time }
clock-low = Czas ucieka!
clock-out = { $seat }: koniec czasu.
    .you = Twój czas się skończył.
count-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
count-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
count-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
count-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

## Poczekalnia

lobby-title = Otwarte stoły
lobby-empty = Nie ma jeszcze otwartych stołów. Otwórz własny i zaproś kogoś.
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
lobby-playing = W trakcie
lobby-waiting = Czeka na graczy
lobby-finished = Zakończona
lobby-code = Kod stołu
lobby-enter-code = Wpisz kod stołu

## Miejsca

seat-number = Miejsce { $number }
seat-empty = Wolne miejsce
seat-take = Usiądź
seat-leave = Wstań
seat-add-bot = Dodaj bota
seat-remove-bot = Usuń bota
seat-bot = { $name } (bot, { $level })
seat-guest = Gość { $number }
seat-host = Gospodarz stołu
seat-ready = Gotowe
seat-not-ready = Jeszcze nie gotowe
seat-online = przy stole
seat-offline = poza stołem
seat-swap = Zamień się miejscami
seat-remove = Zwolnij miejsce
seat-set-ready = Możemy zaczynać
seat-set-unready = Chwileczkę
seat-left = { $name } już nie gra; gra dalej bot.
seat-kept = zastrzeżona nazwa
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
invite-accept = Dołącz do gry
invite-full = Przy tym stole nie ma wolnych miejsc. Możesz oglądać.
invite-start = Rozpocznij grę
invite-start-wait = Gospodarz rozpocznie grę, gdy wszyscy będą na miejscu.
invite-joined = { $name } siada do stołu.
invite-left = { $name } odchodzi od stołu.

## Przy stole

play-your-turn = Twoja kolej
play-turn-of = Kolej: { $seat }
play-waiting = Czekamy: { $seat }…
play-log = Przebieg partii
play-log-empty = Jeszcze nic się nie wydarzyło.
play-rules = Zasady
play-chat = Rozmowa
play-chat-write = Napisz wiadomość
play-chat-send = Wyślij
play-hint = Pokaż podpowiedź
play-hint-text = Bot zagrałby tak: { $action }
play-menu = Menu
play-leave = Odejdź od stołu
play-leave-ask = Odejść od stołu? Wrócić możesz przez listę swoich partii.
play-resign = Poddaj się
play-resign-ask = Na pewno się poddać? Partia skończy się twoją przegraną.
play-resigned = { $seat } się poddaje.
    .you = Poddajesz się.
play-warn = Zapytaj: { $seat }, jesteś tam jeszcze?
play-warned = { $seat } ma odpowiedzieć na pytanie. Zostało { $time }.
    .you = Jesteś tam jeszcze? Za { $time } inni będą mogli grać bez ciebie.
play-here = Jestem
play-claim = Zakończ partię
    .help = Gracz nie odpowiedział. Partia się skończy, a on zajmie ostatnie miejsce.
play-replace = Niech dalej gra bot
    .help = Bot wybranego poziomu zajmie miejsce gracza, który nie odpowiedział.
play-together = Obie strony wybierają jednocześnie i w tajemnicy.
play-skip-animation = Kliknij, aby pominąć
play-legal-count = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
    [many] { $count } możliwych ruchów
   *[other] { $count } możliwego ruchu
}
play-choose = Wybierz:
play-only-choice = Możliwy jest tylko jeden ruch.
play-refused = Nie pozwala na to zasada { $rule }.
play-refused-open = Przeczytaj zasadę

## Szkic, cofanie i zatwierdzanie

draft-undo = Cofnij
draft-undo-all = Cofnij wszystko
draft-confirm = Zatwierdź
draft-confirm-turn = Zatwierdź turę
draft-private = Nikt nie widzi tych kroków, dopóki ich nie zatwierdzisz.
draft-final = Ten krok odsłania coś nowego i nie można go cofnąć.
draft-steps = { $count ->
    [one] { $count } niezatwierdzony krok
    [few] { $count } niezatwierdzone kroki
    [many] { $count } niezatwierdzonych kroków
   *[other] { $count } niezatwierdzonego kroku
}

## Widzowie

watch-you = Oglądasz grę.
watch-count = { $count ->
    [one] { $count } widz
    [few] { $count } widzowie
    [many] { $count } widzów
   *[other] { $count } widza
}
watch-limited = Widzisz tylko to, co widzą wszyscy gracze.
watch-take-seat = Zajmij wolne miejsce

## Połączenie

net-connecting = Łączenie…
net-reconnecting = Utracono połączenie. Łączymy ponownie…
net-reconnect-in = { $seconds ->
    [one] Kolejna próba za { $seconds } sekundę
    [few] Kolejna próba za { $seconds } sekundy
    [many] Kolejna próba za { $seconds } sekund
   *[other] Kolejna próba za { $seconds } sekundy
}
net-reconnected = Połączono ponownie.
net-reconnect-now = Połącz teraz
net-offline = Brak sieci. Partie z botami działają i bez niej.
net-other-lost = { $seat }: utracono połączenie.
net-other-back = { $seat } wraca do stołu.
net-caught-up = { $count ->
    [one] pod twoją nieobecność wykonano { $count } ruch
    [few] pod twoją nieobecność wykonano { $count } ruchy
    [many] pod twoją nieobecność wykonano { $count } ruchów
   *[other] pod twoją nieobecność wykonano { $count } ruchu
}
net-restarting = Serwer na chwilę się restartuje. Partia zaraz ruszy dalej.
net-updated = Jest nowa wersja.
net-reload = Odśwież

## Koniec partii

over-won = Wygrywa { $seat }
    .you = Wygrywasz!
over-lost = Przegrywasz
over-shared = Wspólne zwycięstwo
over-reason-resigned = Partia skończyła się, bo ktoś się poddał.
over-reason-time = Partia skończyła się, bo upłynął czas.
over-reason-left = Partia skończyła się, bo ktoś odszedł od stołu.
over-rematch-offer = Zaproponuj rewanż
over-rematch-offered = { $seat } proponuje rewanż.
    .you = Proponujesz rewanż. Czekamy na pozostałych.
over-rematch-withdraw = Nie teraz
over-rematch-follow = Do następnego stołu
over-mirror-game = Mecz lustrzany, partia { $number } z 2
over-mirror-next = Zagraj drugą partię, zamieniając strony
over-mirror-score = Wynik meczu: { $score }
over-again = Zagraj jeszcze raz
over-swap-sides = Zagraj jeszcze raz, zamieniając strony
over-watch-replay = Obejrzyj zapis
over-home = Na stronę startową
over-place = Miejsce { $place }
over-duration = Partia trwała { $time }.
over-rating = Ranking: { $old } → { $new }
over-abandoned = Partia została przerwana.

## Odtwarzanie zapisu

replay-title = Zapis partii
replay-step = Krok { $step } z { $total }
replay-first = Na początek
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-as-seat = Oczami gracza { $seat }
replay-as-all = Wszystko jawne
replay-as-public = Tak jak widział widz
replay-download = Pobierz zapis
replay-upload = Otwórz zapis
replay-verify = Sprawdź losowość
replay-verified = Zapis jest rzetelny: tasowania i rzuty wynikają z ziarna obiecanego przed grą.
replay-not-verified = Zapis nie zgadza się z obiecanym ziarnem.
replay-player-bytes = Bajty domieszane przez graczy
replay-seed = Ziarno, pokazane po końcu gry
replay-commitment = Obietnica ziarna: { $hash }
replay-empty = Nie masz jeszcze zakończonych partii.
replay-played-on = Rozegrano { $date }

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
set-volume = Głośność
set-motion = Animacje
    .help = Ograniczone animacje zastępują ruch łagodnym przenikaniem.
set-motion-full = Pełne
set-motion-fast = Szybkie
set-motion-reduced = Ograniczone
set-confirm = Pytaj przed zakończeniem tury
set-auto-pass = Wykonuj wymuszone ruchy automatycznie
set-large-text = Większy tekst
set-high-contrast = Większy kontrast
set-marks = Pokazuj znaki kolorów
set-notify = Powiadamiaj o mojej kolejce
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
account-passphrase-change = Zmień hasło
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
account-games = { $count ->
    [one] { $count } rozegrana partia
    [few] { $count } rozegrane partie
    [many] { $count } rozegranych partii
   *[other] { $count } rozegranej partii
}
account-wins = { $count ->
    [one] { $count } zwycięstwo
    [few] { $count } zwycięstwa
    [many] { $count } zwycięstw
   *[other] { $count } zwycięstwa
}
account-rating = Ranking gracza
account-rating-provisional = Ranking jeszcze nieustalony
account-since = Gra od { $date }

## Ranking

board-title = Tabela najlepszych
board-rank = Miejsce
board-player = Gracz
board-games = Partie
board-win-rate = Wygrane
board-empty = Nikt jeszcze nie rozegrał partii rankingowej.
board-people = Ludzie
board-bots = Boty
board-your-rank = Twoje miejsce: { $rank }

## Zasady

rules-title = Zasady gry
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-none-found = Żadna zasada nie zawiera tych słów.
rules-number = Zasada { $rule }
rules-why-not = Dlaczego nie?
rules-forbids = Zabrania tego zasada:
rules-cards = Wszystkie karty
rules-summary = W skrócie
rule-source-rulebook = Z instrukcji
rule-source-practice = Tak gra się w sieci
rule-source-decided = Ustalono dla tego stołu, bo instrukcja milczy
rule-source-publisher-faq = Z odpowiedzi wydawcy

## Błędy

error-title = Coś poszło nie tak
error-internal = To nasz błąd. Spróbuj ponownie za chwilę.
error-not-found = Nie ma takiej strony.
error-record = Ten plik nie jest zapisem partii: { $reason }
error-version = Strona jest starsza niż serwer. Odśwież ją.
error-browser = Twoja przeglądarka jest za stara dla tej strony.
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
a11y-board = Plansza gry
a11y-hand = Twoja ręka
a11y-log = Przebieg partii, najnowsze na dole
a11y-actions = Możliwe działania
a11y-legal = można wybrać
a11y-selected = wybrane
a11y-disabled = teraz niedostępne
a11y-position = { $position } z { $count }
a11y-open-menu = Otwórz menu
a11y-close-dialog = Zamknij to okno
a11y-opponents = Przeciwnicy
a11y-card-back = Rewers karty
a11y-new-event = Nowe: { $text }
a11y-your-turn = Teraz twoja kolej.

## Klawiatura

key-choose = Wybierz zaznaczone
key-move = Przechodź między możliwymi ruchami
key-undo = Cofnij krok
key-confirm = Zatwierdź
key-rules = Otwórz zasady
key-help = Pokaż skróty
