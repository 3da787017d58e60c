# Усе, що не належить окремій грі: сторінки, столи, налаштування, помилки.

## Продукт

app-name = Tidetable
app-tagline = Дві морські гри за одним столом — з друзями чи проти сильних ботів.
app-not-affiliated = Аматорський стіл. Ігри належать їхнім авторам і видавцям — купуйте коробки.
app-version = Версія { $version }
app-source = Вихідний код

## Слова, потрібні всюди

word-yes = Так
word-no = Ні
word-ok = Гаразд
word-cancel = Скасувати
word-close = Закрити
word-back = Назад
word-next = Далі
word-more = Ще
word-less = Згорнути
word-copy = Копіювати
word-copied = Скопійовано
word-save = Зберегти
word-retry = Спробувати ще раз
word-loading = Завантаження…
word-on = Увімкнено
word-off = Вимкнено
word-and = і
word-or = або
word-you = Ви
word-none = немає
word-unknown = невідомо

## Початкова сторінка

start-title = У що зіграємо?
start-play-bot = Грати проти бота
start-play-friend = Запросити друга
start-join = Приєднатися до столу
start-continue = Продовжити партію
start-continue-count = { $count ->
    [one] на вас чекає { $count } партія
    [few] на вас чекають { $count } партії
    [many] на вас чекає { $count } партій
   *[other] на вас чекає { $count } партії
}
start-learn = Вивчити правила
start-watch = Подивитися партію
start-replays = Ваші минулі партії
start-leaderboard = Таблиця лідерів
start-settings = Налаштування
start-how-to = Як грати
start-your-name = Ваше ім’я за столом
    .placeholder = наприклад, Марта

## Налаштування столу

table-new = Новий стіл
table-create = Відкрити стіл
table-game = Гра
table-seats = Місця
table-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
table-side = Ваша сторона
table-side-random = Випадкова
table-variant = Варіант
table-opponent = Суперник
table-opponent-human = Людина
table-opponent-bot = Бот
table-level = Сила бота
table-visibility-open = Відкритий для всіх
    .help = Стіл видно у вітальні.
table-visibility-invitation = Лише за запрошенням
    .help = Стіл не показано в переліку; приєднатися можна лише за посиланням.
table-memory-aid = Нотатник
    .help = Стіл показує те, що уважний гравець міг би занотувати.
table-mirror = Дзеркальний матч
    .help = Дві партії зі зміною сторін рахуються як один матч.
table-rated = Рейтингова партія
    .help = Результат змінює рейтинг усіх учасників.
table-hints = Підказки
    .help = Бот може показати хід, який зробив би він.
table-advanced = Інші налаштування

## Рівні ботів

level-drifter = Дрейфун
    .help = Пливе, куди несе хвиля: усі дозволені ходи однаково ймовірні.
level-greedy = Жадібний
    .help = Завжди хапає те, що найкраще просто зараз, і не думає наперед.
level-novice = Новачок
    .help = Знає правила і помиляється так, як помиляються в першій партії.
level-casual = Аматор
    .help = Грає для задоволення: розумні ходи, часом недогляд.
level-skilled = Вправний
    .help = Трохи рахує наперед і карає за неуважність.
level-expert = Знавець
    .help = Добре читає стіл; без плану не обійтися.
level-master = Майстер
    .help = Найсильніший з наших. Бачить лише те, що бачили б ви на його місці.
level-honest = Боти ніколи не бачать прихованих карт, блоків і майбутніх кидків.
level-thinking = Бот думає…

## Годинники

clock-title = Час на роздуми
clock-none = Без годинника
    .help = Думайте скільки завгодно.
clock-per-move = Час на кожен хід
    .help = Однаковий час на кожен хід — доки черга не перейде до наступного.
clock-per-move-value = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
    [many] { $seconds } секунд на хід
   *[other] { $seconds } секунди на хід
}
clock-fischer = Час на партію
    .help = Запас часу на всю партію і трохи додатково після кожного ходу.
clock-fischer-value = { $minutes } хв + { $seconds } с
clock-correspondence = Дні на кожен хід
    .help = Грайте днями, щойно маєте хвилинку.
clock-correspondence-value = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
clock-left = Лишилося { $time }
clock-low = Час спливає!
clock-out = { $seat }: час вичерпано.
    .you = Ваш час вичерпано.
count-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
count-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
count-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
count-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

## Вітальня

lobby-title = Відкриті столи
lobby-empty = Відкритих столів ще немає. Відкрийте свій і запросіть когось.
lobby-join = Приєднатися
lobby-watch = Дивитися
lobby-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
lobby-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}
lobby-playing = Триває
lobby-waiting = Очікує гравців
lobby-finished = Завершено
lobby-code = Код столу
lobby-enter-code = Введіть код столу

## Місця

seat-number = Місце { $number }
seat-empty = Вільне місце
seat-take = Сісти
seat-leave = Встати
seat-add-bot = Додати бота
seat-remove-bot = Прибрати бота
seat-bot = { $name } (бот, { $level })
seat-guest = Гість { $number }
seat-host = Господар столу
seat-ready = Готово
seat-not-ready = Ще не готово
seat-online = за столом
seat-offline = не за столом
seat-swap = Помінятися місцями
seat-remove = Звільнити місце
seat-set-ready = Починаймо
seat-set-unready = Зачекайте хвилинку
seat-left = { $name } більше не грає; далі грає бот.
seat-kept = закріплене ім’я
seat-bot-name-1 = Корал
seat-bot-name-2 = Перлина
seat-bot-name-3 = Бриз
seat-bot-name-4 = Камінець
seat-bot-name-5 = Бурштин
seat-bot-name-6 = Чайка
seat-bot-name-7 = Якір
seat-bot-name-8 = Піна

## Очікування та запрошення

invite-title = Запросіть гравців
invite-link = Надішліть це посилання:
invite-copy = Копіювати посилання
invite-share = Поділитися
invite-qr = Або хай відсканують цей код
invite-waiting = { $count ->
    [one] Очікуємо ще { $count } гравця
    [few] Очікуємо ще { $count } гравців
    [many] Очікуємо ще { $count } гравців
   *[other] Очікуємо ще { $count } гравця
}
invite-received = { $name } запрошує вас зіграти: { $game }.
invite-accept = Приєднатися до гри
invite-full = За столом немає вільних місць. Можете дивитися.
invite-start = Почати гру
invite-start-wait = Господар столу почне гру, коли всі зберуться.
invite-joined = { $name } сідає за стіл.
invite-left = { $name } залишає стіл.

## За столом

play-your-turn = Ваш хід
play-turn-of = Хід: { $seat }
play-waiting = Очікуємо: { $seat }…
play-log = Перебіг партії
play-log-empty = Ще нічого не сталося.
play-rules = Правила
play-chat = Розмова
play-chat-write = Написати повідомлення
play-chat-send = Надіслати
play-hint = Показати підказку
play-hint-text = Бот зіграв би так: { $action }
play-menu = Меню
play-leave = Вийти з-за столу
play-leave-ask = Вийти з-за столу? Повернутися можна через перелік ваших партій.
play-resign = Здатися
play-resign-ask = Справді здатися? Партію буде зараховано вам як програну.
play-resigned = { $seat } здається.
    .you = Ви здаєтеся.
play-warn = Запитати: { $seat }, ви ще тут?
play-warned = { $seat } має відповісти на запит. Лишилося { $time }.
    .you = Ви ще тут? За { $time } інші зможуть продовжити без вас.
play-here = Я тут
play-claim = Завершити партію
    .help = Гравець не відповів. Партія закінчиться, і він посяде останнє місце.
play-replace = Хай далі грає бот
    .help = Бот вибраного рівня сяде на місце гравця, який не відповів.
play-together = Обидві сторони вибирають одночасно й таємно.
play-skip-animation = Натисніть, щоб пропустити
play-legal-count = { $count ->
    [one] { $count } можливий хід
    [few] { $count } можливі ходи
    [many] { $count } можливих ходів
   *[other] { $count } можливого ходу
}
play-choose = Виберіть:
play-only-choice = Можливий лише один хід.
play-refused = Не дозволено правилом { $rule }.
play-refused-open = Прочитати правило

## Чернетка, скасування і підтвердження

draft-undo = Скасувати крок
draft-undo-all = Скасувати все
draft-confirm = Підтвердити
draft-confirm-turn = Підтвердити хід
draft-private = Ці кроки ніхто не бачить, доки ви не підтвердите.
draft-final = Цей крок відкриває щось нове, і скасувати його не можна.
draft-steps = { $count ->
    [one] { $count } непідтверджений крок
    [few] { $count } непідтверджені кроки
    [many] { $count } непідтверджених кроків
   *[other] { $count } непідтвердженого кроку
}

## Глядачі

watch-you = Ви — глядач.
watch-count = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
watch-limited = Ви бачите лише те, що бачать усі гравці.
watch-take-seat = Зайняти вільне місце

## Зв’язок

net-connecting = З’єднання…
net-reconnecting = Зв’язок утрачено. Відновлюємо…
net-reconnect-in = { $seconds ->
    [one] Нова спроба за { $seconds } секунду
    [few] Нова спроба за { $seconds } секунди
    [many] Нова спроба за { $seconds } секунд
   *[other] Нова спроба за { $seconds } секунди
}
net-reconnected = Зв’язок відновлено.
net-reconnect-now = З’єднатися зараз
net-offline = Немає мережі. Партії з ботами тривають і без неї.
net-other-lost = { $seat }: зв’язок утрачено.
net-other-back = { $seat } знову за столом.
net-caught-up = { $count ->
    [one] за вашої відсутності зроблено { $count } хід
    [few] за вашої відсутності зроблено { $count } ходи
    [many] за вашої відсутності зроблено { $count } ходів
   *[other] за вашої відсутності зроблено { $count } ходу
}
net-restarting = Сервер на мить перезапускається. Партія одразу продовжиться.
net-updated = Доступна нова версія.
net-reload = Перезавантажити

## Кінець партії

over-won = Перемагає { $seat }
    .you = Ви перемогли!
over-lost = Ви програли
over-shared = Спільна перемога
over-reason-resigned = Партія закінчилася, бо хтось здався.
over-reason-time = Партія закінчилася, бо вичерпався час.
over-reason-left = Партія закінчилася, бо хтось пішов.
over-rematch-offer = Запропонувати реванш
over-rematch-offered = { $seat } пропонує реванш.
    .you = Ви запропонували реванш. Очікуємо на інших.
over-rematch-withdraw = Не тепер
over-rematch-follow = До наступного столу
over-mirror-game = Дзеркальний матч, партія { $number } із 2
over-mirror-next = Зіграти другу партію, помінявшись сторонами
over-mirror-score = Рахунок матчу: { $score }
over-again = Зіграти ще раз
over-swap-sides = Зіграти ще раз, помінявшись сторонами
over-watch-replay = Переглянути запис
over-home = На початкову сторінку
over-place = Місце { $place }
over-duration = Партія тривала { $time }.
over-rating = Рейтинг: { $old } → { $new }
over-abandoned = Партію перервано.

## Перегляд запису

replay-title = Запис партії
replay-step = Крок { $step } із { $total }
replay-first = На початок
replay-previous = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-as-seat = Очима гравця { $seat }
replay-as-all = Усе відкрито
replay-as-public = Як бачив глядач
replay-download = Завантажити запис
replay-upload = Відкрити запис
replay-verify = Перевірити випадковість
replay-verified = Запис справжній: тасування й кидки випливають із зерна, обіцяного до гри.
replay-not-verified = Запис не узгоджується з обіцяним зерном.
replay-player-bytes = Байти, домішані гравцями
replay-seed = Зерно, показане після кінця гри
replay-commitment = Обіцянка зерна: { $hash }
replay-empty = У вас ще немає завершених партій.
replay-played-on = Зіграно { $date }

## Налаштування

set-title = Налаштування
set-language = Мова
set-language-uk = Українська
set-language-pl = Polski
set-language-en = English
set-theme = Тема
set-theme-night = Нічне море
set-theme-day = Денне мілководдя
set-theme-system = Як на пристрої
set-sound = Звук
set-volume = Гучність
set-motion = Анімація
    .help = Стишена анімація замінює рух м’якими переходами.
set-motion-full = Повна
set-motion-fast = Швидка
set-motion-reduced = Стишена
set-confirm = Питати перед завершенням ходу
set-auto-pass = Виконувати вимушені ходи автоматично
set-large-text = Більший текст
set-high-contrast = Вищий контраст
set-marks = Показувати знаки кольорів
set-notify = Повідомляти про мій хід
set-keyboard = Клавіатурні скорочення
set-saved = Збережено на цьому пристрої

## Облікові записи

account-sign-in = Увійти
account-keep = Закріпити це ім’я
    .help = Парольна фраза закріплює за вами ім’я, партії та рейтинг на будь-якому пристрої.
account-sign-out = Вийти
account-name = Ім’я
account-passphrase = Парольна фраза
account-passphrase-repeat = Повторіть парольну фразу
account-passphrase-change = Змінити парольну фразу
account-passphrase-rule = { $count ->
    [one] Щонайменше { $count } символ
    [few] Щонайменше { $count } символи
    [many] Щонайменше { $count } символів
   *[other] Щонайменше { $count } символу
}
account-guest = Ви граєте як гість. Закріпіть ім’я, щоб зберегти партії та рейтинг.
account-as = Ви ввійшли як { $name }
account-delete = Видалити обліковий запис
account-delete-ask = Видалити обліковий запис назавжди? Завершені партії лишаться без вашого імені.
account-deleted = Обліковий запис видалено.
account-export = Завантажити мої дані
account-sessions = { $count ->
    [one] вхід виконано на { $count } пристрої
    [few] вхід виконано на { $count } пристроях
    [many] вхід виконано на { $count } пристроях
   *[other] вхід виконано на { $count } пристрою
}
account-games = { $count ->
    [one] { $count } зіграна партія
    [few] { $count } зіграні партії
    [many] { $count } зіграних партій
   *[other] { $count } зіграної партії
}
account-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
}
account-rating = Рейтинг
account-rating-provisional = Рейтинг ще не усталився
account-since = Грає з { $date }

## Таблиця лідерів

board-title = Таблиця лідерів
board-rank = Місце
board-player = Гравець
board-games = Партії
board-win-rate = Виграно
board-empty = Ще ніхто не зіграв рейтингової партії.
board-people = Люди
board-bots = Боти
board-your-rank = Ваше місце: { $rank }

## Правила

rules-title = Правила
rules-of = Правила: { $game }
rules-search = Шукати у правилах
rules-none-found = Жодне правило не містить цих слів.
rules-number = Правило { $rule }
rules-why-not = Чому не можна?
rules-forbids = Це забороняє правило:
rules-cards = Усі карти
rules-summary = Стисло
rule-source-rulebook = З друкованих правил
rule-source-practice = Як грають в інтернеті
rule-source-decided = Вирішено для цього столу, бо правила мовчать
rule-source-publisher-faq = З відповідей видавця

## Помилки

error-title = Щось пішло не так
error-internal = Це наша помилка. Спробуйте ще раз за мить.
error-not-found = Такої сторінки немає.
error-record = Цей файл не є записом партії: { $reason }
error-version = Сторінка старіша за сервер. Перезавантажте її.
error-browser = Ваш браузер застарий для цієї сторінки.
error-draw = Стіл не вдалося намалювати. Партія в безпеці; перезавантажте сторінку.
error-passphrases-differ = Парольні фрази не збігаються.

## Відмови: по одній на кожну причину від сервера

refusal-malformed = Повідомлення не вдалося зрозуміти.
refusal-too-large = Повідомлення задовге.
refusal-too-fast = Забагато запитів. Зачекайте хвилинку.
refusal-no-such-table = Такого столу немає. Можливо, його закрито.
refusal-no-such-game = Цей сервер не знає такої гри.
refusal-no-such-bot = Для цієї гри немає такого бота.
refusal-no-such-seat = За столом немає такого місця.
refusal-bad-options = З такими налаштуваннями грати не можна.
refusal-bad-token = Цей ключ не відчиняє тут жодного місця. Сядьте ще раз.
refusal-bad-name = Виберіть ім’я з 1–{ $count } звичайних символів.
refusal-not-seated = Це може зробити лише той, хто сидить за столом.
refusal-not-host = Це може зробити лише господар столу.
refusal-not-your-turn = Зараз не ваш хід.
refusal-stale = За цей час стіл змінився. Ось як усе виглядає тепер.
refusal-rule = Це забороняє правило гри: { $rule }.
refusal-notation = Це не хід цієї гри.
refusal-nothing-to-undo = Немає чого скасовувати.
refusal-seat-taken = Там уже хтось сидить.
refusal-seat-empty = Там ніхто не сидить.
refusal-wrong-phase = Не тепер: партія ще не почалася, вже триває або завершена.
refusal-not-allowed = Налаштування цього столу цього не дозволяють.
refusal-not-warned = Спершу запитайте, чи гравець іще тут, і зачекайте на відповідь.
refusal-not-ready = Хтось іще має сісти або сказати, що готовий.
refusal-needs-account = Для цього потрібне ім’я, закріплене парольною фразою.
refusal-bad-passphrase = Ім’я та парольна фраза не пасують одне до одного.
refusal-name-taken = Це ім’я закріпив хтось інший.
refusal-too-many = У вас відкрито забагато столів чи з’єднань.
refusal-busy = Сервер зараз перевантажений. Пробуємо ще раз…
refusal-unavailable = Хід не вдалося зберегти. Пробуємо ще раз…
refusal-other-revision = Цю партію почато за правилами, яких цей сервер не має.
refusal-cross-site = Запит надійшов з іншого сайту, тож його не виконано.
refusal-not-found = Тут нічого немає.

## Мітки доступності

a11y-skip-to-table = Перейти до столу
a11y-board = Ігрове поле
a11y-hand = Ваша рука
a11y-log = Перебіг партії, найновіше внизу
a11y-actions = Можливі дії
a11y-legal = можна вибрати
a11y-selected = вибрано
a11y-disabled = зараз недоступно
a11y-position = { $position } із { $count }
a11y-open-menu = Відкрити меню
a11y-close-dialog = Закрити це вікно
a11y-opponents = Суперники
a11y-card-back = Сорочка карти
a11y-new-event = Нове: { $text }
a11y-your-turn = Тепер ваш хід.

## Клавіатура

key-choose = Вибрати позначене
key-move = Переходити між можливими ходами
key-undo = Скасувати крок
key-confirm = Підтвердити
key-rules = Відкрити правила
key-help = Показати скорочення
