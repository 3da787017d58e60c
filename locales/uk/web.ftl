# Слова, які промовляє лише вебсторінка.

web-play-bot-now = Зіграти з ботом
web-more-ways = Інші способи гри
web-replays = Повтори
web-all-games = Усі ігри
web-find = Знайти
web-no-replays = Тут ще немає завершених партій.
web-one-screen = За цим екраном
    .help = Усі грають за одним екраном; між ходами опускається завіса.
web-start = Почати
web-guest = Гість
web-play-as = Грати під іменем
web-unreachable = Не вдається зв’язатися із сервером.
web-offline = Немає мережі. Партія зачекає на вас.
web-motion-slow = Повільний
web-key-log = Відкрити або закрити хроніку гри
web-key-skip = Пропустити рух або повернутися з минулого
web-hand-over = Передайте екран: { $seat }
web-i-am = { $seat } — покажіть мій стіл
web-let-curtain-down = Опустити завісу
web-waiting-ready = Чекаємо, доки всі будуть готові.
web-looking-back = Ви дивитеся на попередню мить.
web-back-to-now = Назад до теперішнього
web-in-words = Стіл словами
web-share-step = Скопіювати посилання на цей крок
web-chance = Випадковість цієї партії
web-who-looks = Чиїми очима
web-flip = Повернути поле
web-zoom-in = Більше
web-zoom-out = Менше
web-pencil = Позначки олівцем
    .help = Ваші власні нотатки на блоках. Більше ніхто їх не бачить.
web-pencil-clear = Стерти всі позначки
web-shark-eyes = Очима Акули
    .help = Показує поле таким, яким його бачить Акула.
web-shark-touches = Акула торкається зони: { $zone }
web-shark-looks = Акула дивиться на { $way ->
   *[north] північ
    [east] схід
    [south] південь
    [west] захід
}.
web-dens = Сховки
web-shark-things = Речі Акули
web-dice = Кубики
web-would-bring = Зараз вона дала б вам { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очок
}.
web-is-worth = Зараз вона варта для вас { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очок
}.
