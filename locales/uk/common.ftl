# Усе, що не належить окремій грі: сторінки, столи, налаштування, помилки.

## Продукт

app-name = Tidetable
app-tagline = Дві морські гри за одним столом — з друзями чи проти сильних ботів.
app-not-affiliated = Аматорський стіл. Ігри належать їхнім авторам і видавцям — купуйте коробки.

## Слова, потрібні всюди

word-cancel = Скасувати
word-close = Закрити
word-next = Далі
word-more = Ще
word-copied = Скопійовано
word-loading = Завантаження…
word-on = Увімкнено
word-off = Вимкнено
word-you = Ви
word-none = немає
word-unknown = невідомо

## Початкова сторінка

start-title = У що зіграємо?
start-play-friend = Запросити друга
start-continue-count = { $count ->
    [one] На вас чекає { $count } партія
    [few] На вас чекають { $count } партії
    [many] На вас чекає { $count } партій
   *[other] На вас чекає { $count } партії
}
start-replays = Ваші минулі партії
start-your-name = Ваше ім’я за столом
    .placeholder = наприклад, Марта

## Налаштування столу

table-create = Відкрити стіл
table-game = Гра
table-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
table-side = Ваша сторона
table-side-random = Випадкова
table-opponent = Суперник
table-opponent-human = Людина
table-opponent-bot = Бот
table-level = Сила бота
table-visibility-open = Відкритий для всіх
    .help = Стіл видно у вітальні.
table-mirror = Дзеркальний матч
    .help = Дві партії зі зміною сторін рахуються як один матч.
table-rated = Рейтингова партія
    .help = Результат змінює рейтинг усіх учасників.

## Рівні ботів

level-random = Навмання
    .help = Вибирає хід жеребом з усіх можливих.
level-drifter = Дрейфун
    .help = Пливе, куди несе хвиля: усі дозволені ходи однаково ймовірні.
level-greedy = Жадібний
    .help = Завжди хапає те, що найкраще просто зараз, і не думає наперед.
level-novice = Новачок
    .help = Знає правила і помиляється так, як помиляються в першій партії.
level-casual = Аматор
    .help = Бере те, що найкраще зараз: усе пам’ятає, але нічого не планує.
level-skilled = Вправний
    .help = Зіграв безліч партій і покладається на чуття.
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
clock-per-move-value = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
    [many] { $seconds } секунд на хід
   *[other] { $seconds } секунди на хід
}
clock-fischer-value = { $minutes } хв + { $seconds } с
clock-correspondence-value = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
clock-left = Лишилося { $time }
clock-low = Час спливає!
count-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

## Вітальня

lobby-title = Дивіться або приєднуйтеся
lobby-empty = Жоден стіл не чекає на гравців. Відкрийте свій і запросіть когось:
lobby-watch-none = Зараз ніхто не грає відкрито.
    .help = Партії з’являються тут, коли їхній стіл відкритий для всіх. Зазирніть пізніше або перегляньте завершені.
lobby-join = Приєднатися
lobby-watch = Дивитися
lobby-playing = Триває
lobby-waiting = Очікує гравців

## Місця

seat-number = Місце { $number }
seat-empty = Вільне місце
seat-take = Сісти
seat-leave = Встати
seat-add-bot = Додати бота
seat-remove-bot = Прибрати бота
seat-bot = { $name } (бот, { $level })
seat-guest = Гість { $number }
seat-ready = Готово
seat-not-ready = Ще не готово
seat-offline = не за столом
seat-swap = Помінятися місцями
seat-remove = Звільнити місце
seat-set-ready = Починаймо
seat-set-unready = Зачекайте хвилинку
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
invite-full = За столом немає вільних місць. Можете дивитися.
invite-start = Почати гру

## За столом

play-your-turn = Ваш хід
play-log = Перебіг партії
play-log-empty = Ще нічого не сталося.
play-menu = Меню
play-resign = Здатися
play-resign-ask = Справді здатися? Партію буде зараховано вам як програну.
play-warn = Запитати: { $seat }, ви ще тут?
play-warned = { $seat } має відповісти на запит. Лишилося { $time }.
    .you = Ви ще тут? За { $time } інші зможуть продовжити без вас.
play-here = Я тут
play-claim = Завершити партію
    .help = Гравець не відповів. Партія закінчиться, і він посяде останнє місце.
play-replace = Хай далі грає бот
    .help = Бот вибраного рівня сяде на місце гравця, який не відповів.

## Чернетка, скасування і підтвердження

draft-undo = Скасувати крок
draft-private = Ці кроки ніхто не бачить, доки ви не підтвердите.

## Глядачі

watch-you = Ви — глядач.
watch-count = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
watch-limited = Ви бачите лише те, що бачать усі гравці.

## Зв’язок

net-connecting = З’єднання…
net-reconnecting = Зв’язок утрачено. Відновлюємо…
net-reconnected = Зв’язок відновлено.
net-reconnect-now = З’єднатися зараз
net-other-lost = { $seat }: зв’язок утрачено.
net-other-back = { $seat } знову за столом.
net-restarting = Сервер на мить перезапускається. Партія одразу продовжиться.
net-reload = Перезавантажити

## Кінець партії

over-won = Перемагає { $seat }
    .you = Ви перемогли!
over-lost = Ви програли
over-shared = Спільна перемога
over-reason-resigned = { $seat } здається.
    .you = Ви здалися.
over-reason-time = Час вичерпано: { $seat }.
    .you = Ваш час вичерпано.
over-reason-left = { $seat } залишає стіл.
    .you = Ви залишили стіл.
over-rematch-offer = Запропонувати реванш
over-rematch-offered = { $seat } пропонує реванш.
    .you = Ви запропонували реванш. Очікуємо на інших.
over-rematch-withdraw = Не тепер
over-rematch-follow = До наступного столу
over-mirror-game = Дзеркальний матч, партія { $number } із 2
over-mirror-next = Зіграти другу партію, помінявшись сторонами
over-mirror-score = Рахунок матчу: { $score }
over-again = Зіграти ще раз
over-watch-replay = Переглянути запис
over-home = На початкову сторінку

## Перегляд запису

replay-title = Запис партії
replay-step = Крок { $step } із { $total }
replay-first = На початок
replay-previous = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Пауза
replay-as-seat = Очима гравця { $seat }
replay-as-all = Усе відкрито
replay-as-public = Як бачив глядач
replay-download = Завантажити запис
replay-player-bytes = Байти, домішані гравцями
replay-seed = Зерно, показане після кінця гри
replay-commitment = Обіцянка зерна: { $hash }

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
set-motion = Анімація
    .help = Стишена анімація замінює рух м’якими переходами.
set-motion-full = Повна
set-motion-fast = Швидка
set-motion-reduced = Стишена
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
account-rating = Рейтинг
account-since = Грає з { $date }

## Таблиця лідерів

board-title = Таблиця лідерів
board-rank = Місце
board-player = Гравець
board-games = Партії
board-empty = Ще ніхто не зіграв рейтингової партії.

## Правила

rules-title = Правила
rules-of = Правила: { $game }
rules-search = Шукати у правилах
rules-none-found = Жодне правило не містить цих слів.
rules-forbids = Це забороняє правило:
rules-cards = Усі карти
rule-source-rulebook = З друкованих правил
rule-source-practice = Як грають в інтернеті
rule-source-decided = Вирішено для цього столу, бо правила мовчать
rule-source-publisher-faq = З відповідей видавця

## Помилки

error-title = Щось пішло не так
error-internal = Це наша помилка. Спробуйте ще раз за мить.
error-version = Сторінка старіша за сервер. Перезавантажте її.
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
a11y-log = Перебіг партії, найновіше внизу
a11y-actions = Можливі дії
a11y-open-menu = Відкрити меню
a11y-close-dialog = Закрити це вікно
a11y-opponents = Суперники
a11y-your-turn = Тепер ваш хід.

## Клавіатура

key-choose = Вибрати позначене
key-move = До наступного або попереднього можливого ходу
key-undo = Скасувати крок
key-rules = Відкрити правила
