# Słowa, które wypowiada tylko strona internetowa.

web-play-bot-now = Zagraj z botem
web-more-ways = Inne sposoby gry
web-more-options = Więcej ustawień
web-replays = Powtórki
web-all-games = Wszystkie gry
web-find = Szukaj
web-no-replays = Nie ma tu jeszcze zakończonych partii.
web-one-screen = Przy tym ekranie
    .help = Wszyscy grają przy jednym ekranie; między turami opada kurtyna.
web-names = Kto gra
web-start = Zaczynamy
web-guest = Gość
web-play-as = Graj pod imieniem
web-unreachable = Nie można połączyć się z serwerem.
web-loopback = Ten link działa tylko na tym komputerze. Aby grać z innymi, otwórz tę stronę pod adresem, do którego mają dostęp.
web-offline = Brak sieci. Partia poczeka na ciebie.
web-motion-slow = Powolny
web-short-goal = Twój cel:
web-short-turn = Twoja tura:
web-short-gold = Co możesz zrobić, ma złotą obwódkę. Kliknij cokolwiek innego, a zobaczysz zasadę, która tego zabrania.
web-short-close = Gramy
web-short-again = Gra w skrócie
web-key-all = Przechodź po wszystkim na stronie
web-key-log = Otwórz lub zamknij przebieg gry
web-key-skip = Pomiń animację albo wróć z przeszłości
web-hand-over = Przekaż ekran: { $seat }
web-i-am = { $seat } – pokaż mój stół
web-let-curtain-down = Opuść kurtynę
web-waiting-ready = Czekamy, aż wszyscy będą gotowi.
web-looking-back = Oglądasz wcześniejszą chwilę.
web-back-to-now = Wróć do teraz
web-in-words = Stół opisany słowami
web-share-step = Kopiuj link do tego kroku
web-chance = Losowość tej partii
web-who-looks = Czyimi oczami
web-flip = Obróć planszę
web-zoom-in = Większa
web-zoom-out = Mniejsza
web-pencil = Znaki ołówkiem
    .help = Twoje własne notatki na płytkach. Nikt inny ich nie widzi.
web-pencil-clear = Zetrzyj wszystkie znaki
web-shark-eyes = Oczami rekina
    .help = Pokazuje planszę tak, jak widzi ją rekin.
web-shark-touches = Rekin dotyka obszaru: { $zone }
web-shark-looks = Rekin patrzy na { $way ->
   *[north] północ
    [east] wschód
    [south] południe
    [west] zachód
}.
web-dens = Kryjówki
web-shark-things = Rzeczy Rekina
web-dice = Kości
web-would-bring = Teraz dałaby ci { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
web-is-worth = Teraz jest dla ciebie warta { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.

carry-title = Graj dalej na innym urządzeniu
carry-how = Zeskanuj ten kod drugim urządzeniem albo otwórz tam prywatny link. Pojawi się ten sam stół z twoim miejscem.
carry-code = Kod prywatnego linku do twojego miejsca
carry-copy = Kopiuj prywatny link
carry-warning = Kto ma ten link, ten ma twoje miejsce.
    .help = Widzi twoje karty i gra za ciebie. Nikomu go nie pokazuj i wysyłaj go tylko do siebie.
carry-none = Ta przeglądarka nie ma miejsca przy tym stole.
carry-replace-ask = Ta przeglądarka ma już miejsce przy tym stole. Oddać je i zająć miejsce z linku?
carry-replace = Zajmij to drugie miejsce
