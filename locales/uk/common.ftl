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
table-private = Лише за запрошенням
    .help = Стіл не показано в переліку; приєднатися можна лише за посиланням.
table-public = Відкритий для всіх
    .help = Стіл видно у вітальні.
table-spectators-allowed = Глядачам дозволено дивитися
table-rated = Рейтингова партія
    .help = Результат змінює рейтинг усіх учасників.
table-hints = Підказки
    .help = Бот може показати хід, який зробив би він.
table-advanced = Інші налаштування
table-seed = Зерно випадковості
    .help = Те саме зерно дає ті самі тасування й кидки. Лишіть порожнім, щоб вирішив випадок.

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
clock-fast = Швидко
clock-normal = Звичайно
clock-slow = Повільно
clock-daily = День на хід
    .help = Грайте днями, щойно маєте хвилинку.
clock-per-player = { $minutes ->
    [one] { $minutes } хвилина на гравця
    [few] { $minutes } хвилини на гравця
    [many] { $minutes } хвилин на гравця
   *[other] { $minutes } хвилини на гравця
}
clock-increment = { $seconds ->
    [one] +{ $seconds } секунда за хід
    [few] +{ $seconds } секунди за хід
    [many] +{ $seconds } секунд за хід
   *[other] +{ $seconds } секунди за хід
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
play-skip-animation = Натисніть, щоб пропустити
play-legal-count = { $count ->
    [one] { $count } можливий хід
    [few] { $count } можливі ходи
    [many] { $count } можливих ходів
   *[other] { $count } можливого ходу
}
play-choose = Виберіть:
play-only-choice = Можливий лише один хід.
play-not-your-turn = Зараз не ваш хід.
play-refused = Не дозволено правилом { $rule }.
play-refused-open = Прочитати правило

## Чернетка, скасування і підтвердження

draft-undo = Скасувати крок
draft-undo-all = Скасувати все
draft-confirm = Підтвердити
draft-confirm-turn = Підтвердити хід
draft-private = Ці кроки ніхто не бачить, доки ви не підтвердите.
draft-final = Цей крок відкриває щось нове, і скасувати його не можна.
draft-nothing = Немає чого скасовувати.
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
net-updated = Доступна нова версія.
net-reload = Перезавантажити

## Кінець партії

over-won = Перемагає { $seat }
    .you = Ви перемогли!
over-lost = Ви програли
over-shared = Спільна перемога
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
account-sign-up = Створити обліковий запис
account-sign-out = Вийти
account-name = Ім’я
account-password = Пароль
account-password-repeat = Повторіть пароль
account-password-change = Змінити пароль
account-password-rule = { $count ->
    [one] Щонайменше { $count } символ
    [few] Щонайменше { $count } символи
    [many] Щонайменше { $count } символів
   *[other] Щонайменше { $count } символу
}
account-guest = Ви граєте як гість. Обліковий запис зберігає ваші партії та рейтинг.
account-as = Ви ввійшли як { $name }
account-delete = Видалити обліковий запис
account-delete-ask = Видалити обліковий запис назавжди? Завершені партії лишаться без вашого імені.
account-deleted = Обліковий запис видалено.
account-export = Завантажити мої дані
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
error-not-found = Тут нічого немає.
error-table-not-found = Такого столу немає. Можливо, його закрито.
error-table-full = Усі місця за цим столом зайнято.
error-table-started = Партія вже почалася.
error-table-over = Цю партію завершено.
error-not-seated = Ви не сидите за цим столом.
error-not-host = Це може зробити лише господар столу.
error-stale = За цей час стіл змінився. Ось як усе виглядає тепер.
error-bad-message = Повідомлення не вдалося зрозуміти.
error-too-many = Забагато запитів. Зачекайте хвилинку.
error-unauthorized = Спершу ввійдіть.
error-forbidden = Вам цього не дозволено.
error-name-taken = Це ім’я зайняте.
error-name-invalid = Ім’я має від 2 до 24 літер, цифр, пробілів чи дефісів.
error-password-wrong = Неправильне ім’я або пароль.
error-password-weak = Цей пароль надто легко вгадати.
error-password-differ = Паролі не збігаються.
error-options = Ці налаштування не поєднуються: { $reason }
error-record = Цей файл не є записом партії: { $reason }
error-version = Сторінка старіша за сервер. Перезавантажте її.
error-browser = Ваш браузер застарий для цієї сторінки.
error-draw = Стіл не вдалося намалювати. Партія в безпеці; перезавантажте сторінку.

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

## Термінал

term-welcome = Вітаємо в Tidetable. Введіть число, щоб вибрати, u — скасувати, r — правила, q — вийти.
term-prompt = Ваш вибір:
term-bad-input = Введіть число від 1 до { $count }.
term-pass-device = Передайте екран гравцеві { $seat } і натисніть Enter.
term-saved = Партію записано у { $path }.
term-goodbye = Попутного вітру!
