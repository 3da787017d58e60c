# Слова гри «Kelp: Акула проти восьминога».
# Назви підставляють такими, як тут: {$card}, {$block}, {$zone}, {$space}, {$die}; числа — числами.

ke-title = Kelp: Акула проти восьминога
ke-title-short = Kelp
ke-tagline = Один ховається серед листя, друга полює з кубиками.
ke-players = 2 гравці, близько 50 хвилин
ke-about = Восьминіг пересуває приховані блоки, вчиться нових хитрощів і намагається поїсти чотири рази. Акула плаває, шукає й атакує, доки її не виснажив голод.

## Сторони

ke-side-octopus = Восьминіг
    .goal = З’їжте всі чотири блоки їжі або протримайтеся, доки на треку голоду акули не буде семи кубиків.
ke-side-shark = Акула
    .goal = Атакуйте восьминога червоним кубиком і вгадайте його карту протистояння.

## Типи карт восьминога

ke-type-move = Переміщення
ke-type-hide = Приховування
ke-type-learn = Навчання
ke-type-eat = Харчування

## Карти восьминога

ke-card-fast-learning = Швидке навчання
ke-card-nimble-dodge = Спритний виверт
ke-card-sneaking = Крадькома
ke-card-tuck-in = У щілину
ke-card-first-lesson = Перший урок
ke-card-sudden-evasion = Несподіване ухилення
ke-card-taking-chances = Або пан або пропав
ke-card-cloud-of-ink = Чорнильна хмара
ke-card-drift = Дрейф
ke-card-in-plain-sight = На видноті
ke-card-deep-cover = Глибоке укриття
ke-card-slip-away = Вислизнути
ke-card-shed-habits = Геть звички
ke-card-devious-ideas = Підступні задуми
ke-card-sharp-senses = Чутливі рецептори
ke-card-deep-study = Глибоке вивчення
ke-card-unlearn = Забути зайве
ke-card-eat-crab = Червоний скельний краб
ke-card-eat-snail = Морський равлик
ke-card-eat-lobster = Південноафриканський лобстер
ke-card-eat-abalone = Південноафриканське морське вушко
ke-help-fast-learning = Навчання 2. Якщо так отримано карти, одну з них можна покласти на верх своєї колоди.
ke-help-nimble-dodge = Поміняйте місцями два сусідні блоки; кожен лишається прихованим чи розкритим, яким був.
ke-help-sneaking = Перетасуйте два приховані блоки: куди поставити кожен, каже акула.
ke-help-tuck-in = Приховайте один або два розкриті блоки.
ke-help-first-lesson = Навчання 1: отримайте карту або блок.
ke-help-sudden-evasion = Поміняйте місцями два сусідні блоки, потім ще раз два сусідні блоки. Той самий блок може рухатися обидва рази.
ke-help-taking-chances = Перетасуйте блок із центральної зони, прихований чи розкритий, із двома іншими прихованими. Усі три повертаються прихованими.
ke-help-cloud-of-ink = Перетасуйте восьминога, прихованого чи розкритого, із двома іншими прихованими блоками. Усі три повертаються прихованими. Восьминога можна розкрити й як плату за цю карту.
ke-help-drift = Перетасуйте три приховані блоки: куди поставити кожен, каже акула.
ke-help-in-plain-sight = Приховайте один або два розкриті блоки. Після цього можете дотягти одну карту.
ke-help-deep-cover = Приховайте один, два або три розкриті блоки.
ke-help-slip-away = Приховайте один або два розкриті блоки. Після цього можете поміняти місцями два сусідні приховані блоки.
ke-help-shed-habits = Приховайте один або два розкриті блоки. Після цього можете вилучити з гри іншу карту з руки.
ke-help-devious-ideas = Навчання 2. Кожен отриманий блок, зокрема й їжу, можна приховати після останнього надбання.
ke-help-sharp-senses = Навчання 2. Одну отриману карту, крім карт харчування, можна взяти на руку.
ke-help-deep-study = Навчання 3: отримайте три карти чи блоки.
ke-help-unlearn = Навчання 1. Після цього можете вилучити з гри іншу карту з руки або скиду.
ke-help-eat-crab = З’їжте краба, якщо він сусідній з восьминогом. Одноразовий ефект: ліміт руки назавжди стає 5, і ви дотягуєте карти до нього.
ke-help-eat-snail = З’їжте равлика, якщо він сусідній з восьминогом. Одноразовий ефект: візьміть на руку будь-яку карту зі своєї колоди або скиду.
ke-help-eat-lobster = З’їжте лобстера, якщо він сусідній з восьминогом. Одноразовий ефект: приховайте всі розкриті блоки.
ke-help-eat-abalone = З’їжте морське вушко, якщо воно сусіднє з восьминогом. Одноразовий ефект: навчання до 3.
ke-card-custom = Карта без назви { $number }

## Карти акули

ke-card-aggressive = Агресивна
ke-card-agile = Рухлива
ke-card-daring = Смілива
ke-card-hostile = Непримиренна
ke-card-hungry = Голодна
ke-card-observant = Спостережлива
ke-card-reactive = Блискавична
ke-card-relentless = Безжалісна
ke-card-ruthless = Жорстока
ke-card-swift = Стрімка
ke-card-vigilant = Пильна
ke-help-aggressive = Дає свої кубики й не має іншого ефекту.
ke-help-agile = Перед рухом розверніться на 180°.
ke-help-daring = Після кидка покладіть будь-який інший кубик пулу на трек голоду й переверніть червоний кубик пулу на 6.
ke-help-hostile = Після кидка навмання відкрийте й вилучіть одну з решти карт протистояння восьминога, а разом із нею — свою карту того самого кольору.
ke-help-hungry = Після кидка потягніть ще один кубик і киньте його один раз.
ke-help-observant = Розкривши пастку пошуком чи атакою, ігноруйте її ефект.
ke-help-reactive = Після витягування і до кидка поверніть два кубики в торбинку і візьміть з неї один кубик вибраного кольору.
ke-help-relentless = Після кидка перекиньте один або два кубики пулу, кожен один раз.
ke-help-ruthless = Після кидка збільште один кубик пулу на 2, але не більше ніж до 6.
ke-help-swift = Пересуньтеся ще на одну клітинку — до або після плавання течією.
ke-help-vigilant = Після кидка відкладіть один кубик на цю карту. В одному з наступних ходів можете розмістити його з цим значенням, додатково до пулу.
ke-card-cost = Вартість: { $cost }
ke-card-brings = Дає: { $dice }

## Карти протистояння

ke-confront-octopus-red = Напад
ke-confront-octopus-yellow = Втеча
ke-confront-octopus-turquoise = Завмирання
ke-confront-shark-red = Контрнапад
ke-confront-shark-yellow = Проти втечі
ke-confront-shark-turquoise = Проти завмирання
ke-help-confront-red = Якщо восьминіг утікає з цією картою, він відсилає акулу до вільного сховку на свій вибір.
ke-help-confront-yellow = Якщо восьминіг утікає з цією картою, його тасують з одним сусіднім блоком на його вибір; обидва повертаються прихованими.
ke-help-confront-turquoise = Якщо восьминіг утікає з цією картою, його приховують разом із щонайбільше двома іншими блоками.
ke-help-confront-shark = Якщо восьминіг вибрав цей колір, ви перемагаєте у грі.
ke-confront-colour-red = червона
ke-confront-colour-yellow = жовта
ke-confront-colour-turquoise = бірюзова

## Блоки

ke-block-octopus = Восьминіг
ke-block-crab = Червоний скельний краб
ke-block-snail = Морський равлик
ke-block-lobster = Південноафриканський лобстер
ke-block-abalone = Південноафриканське морське вушко
ke-block-trap-hide = Пастка: приховати 2 блоки
ke-block-trap-current = Пастка: скинути 1 кубик течії
ke-block-trap-currents = Пастка: скинути 2 кубики течії
ke-block-trap-den = Пастка: перемістити акулу в сховок
ke-block-double-shell = Подвійна мушля
ke-block-shell = Мушля
ke-block-hidden = Прихований блок
ke-block-state-hidden = прихований
ke-block-state-revealed = розкритий
ke-help-block-octopus = Сам восьминіг. Жодне навчання не прибере його з поля.
ke-help-block-crab = Їжа. З’їдений і використаний: відтепер ліміт руки 5, дотягніть карти до нього.
ke-help-block-snail = Їжа. З’їдений і використаний: візьміть на руку будь-яку карту з колоди чи скиду.
ke-help-block-lobster = Їжа. З’їдений і використаний: приховайте всі розкриті блоки.
ke-help-block-abalone = Їжа. З’їдене й використане: навчання до 3.
ke-help-block-trap-hide = Коли її розкриває акула, восьминіг може приховати до двох інших блоків.
ke-help-block-trap-current = Коли її розкриває акула, восьминіг може повернути в торбинку один кубик течії.
ke-help-block-trap-currents = Коли її розкриває акула, восьминіг може повернути в торбинку до двох кубиків течії.
ke-help-block-trap-den = Коли її розкриває акула, восьминіг переміщує акулу у вільний сховок.
ke-help-block-double-shell = Розкрита як плата, рахується за два блоки.
ke-help-block-shell = Порожня мушля: нічого не робить.
ke-help-block-hidden = Що тут стоїть, знає лише восьминіг.
ke-count-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блоки
    [many] { $count } блоків
   *[other] { $count } блока
}

## Кубики

ke-die-blue = синій
ke-die-yellow = жовтий
ke-die-red = червоний
ke-die-blue-long = Кубик течії (синій)
ke-die-yellow-long = Кубик пошуку (жовтий)
ke-die-red-long = Кубик атаки (червоний)
ke-die-full = { $colour } { $value }
ke-help-die-blue = Розмістіть на вільній клітинці течії, щоб плисти далі, або збережіть як енергію.
ke-help-die-yellow = Шукає в зоні: розкриває прихований блок. Або збережіть як енергію.
ke-help-die-red = Атакує зону. Влучання у восьминога починає протистояння, інакше зростає голод. Або збережіть як енергію.
ke-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
ke-count-dice-blue = { $count ->
    [one] { $count } синій кубик
    [few] { $count } сині кубики
    [many] { $count } синіх кубиків
   *[other] { $count } синього кубика
}
ke-count-dice-yellow = { $count ->
    [one] { $count } жовтий кубик
    [few] { $count } жовті кубики
    [many] { $count } жовтих кубиків
   *[other] { $count } жовтого кубика
}
ke-count-dice-red = { $count ->
    [one] { $count } червоний кубик
    [few] { $count } червоні кубики
    [many] { $count } червоних кубиків
   *[other] { $count } червоного кубика
}
ke-count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}

## Ігрове поле

ke-board-day = Денний бік
ke-board-night = Нічний бік
ke-zone-kind-centre = Центральна зона
ke-zone-kind-exposed = Незахищена зона
ke-zone-kind-kelp = Зона келпу
ke-zone-kind-rocky = Скеляста зона
ke-zone-kind-narrow = Вузька скеляста зона
ke-zone-1-1 = верхня ліва
ke-zone-1-2 = верхня середня
ke-zone-1-3 = верхня права
ke-zone-2-1 = середня ліва
ke-zone-2-2 = центральна
ke-zone-2-3 = середня права
ke-zone-3-1 = нижня ліва
ke-zone-3-2 = нижня середня
ke-zone-3-3 = нижня права
ke-zone-label = { $kind }, { $zone }, значення { $value } або більше
ke-space = Клітинка { $space }
ke-space-border = Клітинка течії між зонами: { $first } і { $second }
ke-space-arc = Клітинка течії на дузі навколо кута: { $zone }
ke-space-den = Сховок { $number }
ke-space-empty = вільно
ke-space-with-current = течія зі значенням { $value }
ke-space-with-shark = тут акула
ke-shark-undecided = Акула стоїть упоперек шляху й може вирушити в будь-який бік.

## Місця, треки й тайли

ke-place-hand = Рука восьминога
ke-place-draw-pile = Колода
ke-place-discard-pile = Скид
ke-place-trash = Вилучені карти
ke-place-slot = Дія { $number }
ke-place-piles = Карти для навчання
ke-place-aside = Блоки в запасі
ke-place-bag = Торбинка для кубиків
ke-place-supply = Запас кубиків
ke-place-pool = Пул
ke-place-row = Ряд карт
ke-place-shark-deck = Колода акули
ke-place-shark-cards = Карти акули
ke-place-confrontation = Карти протистояння
ke-track-hunger = Трек голоду
ke-track-food = Трек їжі
ke-track-growth = Трек росту
ke-track-energy = Енергія
ke-hunger-now = Голод: { $count } із 7
ke-food-now = З’їдено їжі: { $count } із 4
ke-energy-now = Енергія: { $points }, { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
ke-bag-now = У торбинці: сині — { $blue }, жовті — { $yellow }, червоні — { $red }
ke-budget-now = Бюджет: { $points }
ke-food-used = використано
ke-food-ready = можна застосувати
ke-tile-1 = Другий погляд
ke-tile-2 = Приховані запаси
ke-tile-3 = Третій погляд
ke-tile-4 = Довгий кидок
ke-help-tile-1 = Щоходу ви можете перекинути один кубик.
ke-help-tile-2 = Коли витрачаєте енергію на суму від 1 до 5, вона рахується на 5 більше.
ke-help-tile-3 = Щоходу ви можете перекинути ще один кубик.
ke-help-tile-4 = Щоходу ви можете тягти на один кубик більше.
ke-tile-active = діє
ke-tile-progress = { $count ->
    [one] { $count } кубик із 3
    [few] { $count } кубики з 3
    [many] { $count } кубиків із 3
   *[other] { $count } кубика з 3
}

## Кроки ходів

ke-round-number = Раунд { $round }
ke-turn-octopus = Хід восьминога
    .you = Ваш хід, восьминоже
ke-step-setup = Підготування
ke-step-actions = Дії
ke-step-actions-left = { $count ->
    [one] лишилася { $count } дія
    [few] лишилося { $count } дії
    [many] лишилося { $count } дій
   *[other] лишилося { $count } дії
}
ke-step-draw-roll = Потягти й кинути
ke-step-currents = Розмістити кубики течій
ke-step-move = Переміститися
ke-step-search-strike = Шукати / Атакувати
ke-step-growth = Зростати
ke-step-energy = Витратити енергію
ke-step-confrontation = Протистояння
ke-step-over = Гру завершено

## Підказки, названі за тим, чого чекає гра

ke-ask-chance = Вирішує випадок…
ke-ask-den = Восьминіг вибирає сховок для акули.
    .you = Виберіть сховок для акули.
ke-ask-act = Восьминіг вибирає дію.
    .you = Виберіть дію: розіграти карту, дотягти карти або скинути й приховати.
ke-ask-act-last = Восьминіг може застосувати їжу або завершити хід.
    .you = Обидві дії виконано. Застосуйте їжу, якщо хочете, і завершіть хід.
ke-ask-pay = Восьминіг вибирає, чим сплатити.
    .you = Розкрийте приховані блоки, щоб сплатити карту «{ $card }»: лишилося { $count }.
ke-ask-swap = Восьминіг вибирає два блоки, щоб поміняти їх місцями.
    .you = Виберіть два сусідні блоки, щоб поміняти їх місцями.
ke-ask-swap-hidden = Восьминіг може поміняти місцями два сусідні приховані блоки.
    .you = Можете поміняти місцями два сусідні приховані блоки.
ke-ask-pick = Восьминіг вибирає блоки для перетасування.
    .you = Виберіть для перетасування ще { $count ->
        [one] { $count } прихований блок
        [few] { $count } приховані блоки
        [many] { $count } прихованих блоків
       *[other] { $count } прихованого блока
    }.
ke-ask-pick-adjacent = Восьминіг вибирає блок, з яким його перетасують.
    .you = «Втеча»: виберіть сусідній блок, з яким перетасують восьминога.
ke-ask-place-block = Акула вибирає, куди поставити витягнутий блок.
    .you = З торбинки дістали блок. На яку вільну клітинку його поставити?
ke-ask-hide = Восьминіг вибирає, які блоки приховати.
    .you = Виберіть розкритий блок, який приховати.
ke-ask-hide-more = Восьминіг може приховати ще блоки.
    .you = Можете приховати не більше ніж { $count ->
        [one] { $count } блок
        [few] { $count } блоки
        [many] { $count } блоків
       *[other] { $count } блока
    }.
ke-ask-learn = Восьминіг навчається.
    .you = Навчання: візьміть верхню карту стосу або блок із запасу (ще { $count }).
ke-ask-exchange = Восьминіг вибирає блок для обміну.
    .you = Який розкритий блок поступиться місцем новому ({ $block })?
ke-ask-top = Восьминіг може покласти отриману карту на верх колоди.
    .you = Можете покласти одну отриману карту на верх своєї колоди.
ke-ask-take-gained = Восьминіг може взяти отриману карту на руку.
    .you = Можете взяти одну отриману карту на руку.
ke-ask-may-draw = Восьминіг може дотягти карту.
    .you = Можете дотягти карту.
ke-ask-trash = Восьминіг може вилучити карту.
    .you = Можете вилучити з гри іншу карту.
ke-ask-snail = Восьминіг вирішує, де шукати карту равликом.
    .you = Равлик: чи шукаєте у своїй колоді? Потім її буде перетасовано.
ke-ask-snail-take = Восьминіг вибирає карту равликом.
    .you = Равлик: виберіть карту, яку взяти на руку.
ke-ask-remove-currents = Спрацювала пастка: восьминіг може прибрати течії.
    .you = Ваша пастка спрацювала: можете прибрати не більше ніж { $count ->
        [one] { $count } течію
        [few] { $count } течії
        [many] { $count } течій
       *[other] { $count } течії
    }.
ke-ask-escape = Восьминіг вирішує, чи застосувати ефект своєї карти.
    .you = Ви втекли. Застосувати ефект вашої карти?
ke-ask-how-many = Акула вирішує, чи тягти третій кубик.
    .you = Скільки кубиків тягнете?
ke-ask-fetch = Акула знімає течію з поля, щоб кинути кубик.
    .you = Торбинка порожня: виберіть кубик течії для кидка.
ke-ask-before-roll = Акула витягла кубики й готується кинути.
    .you = Ви витягли: { $dice }. Киньте або спершу застосуйте «Блискавичну».
ke-ask-return-die = Акула повертає кубики в торбинку.
    .you = «Блискавична»: виберіть { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }, щоб повернути в торбинку.
ke-ask-want-die = Акула вибирає кубик із торбинки.
    .you = «Блискавична»: якого кольору кубик берете з торбинки?
ke-ask-after-roll = Акула може перекидати кубики або застосовувати карти.
    .you = Перекиньте кубики, застосуйте карти або переходьте до течій.
ke-ask-reroll = Акула вибирає, які кубики перекинути.
    .you = «Безжалісна»: виберіть кубик, який перекинути.
ke-ask-feed = Акула вибирає кубик для треку голоду.
    .you = «Смілива»: виберіть кубик, який піде на трек голоду.
ke-ask-turn-red = Акула вибирає червоний кубик, щоб перевернути його на 6.
    .you = «Смілива»: виберіть червоний кубик, який перевернути на 6.
ke-ask-raise = Акула вибирає, який кубик збільшити.
    .you = «Жорстока»: виберіть кубик, який збільшити на { $by }.
ke-ask-save = Акула вибирає, який кубик відкласти.
    .you = «Пильна»: виберіть кубик, який відкласти на потім.
ke-ask-currents = Акула може розміщувати течії.
    .you = Розмістіть сині кубики як течії або переходьте до руху.
ke-ask-lay-current = Акула вибирає клітинку для течії.
    .you = Виберіть вільну клітинку для кубика: { $die }.
ke-ask-move = Акула вибирає, куди плисти.
    .you = Виберіть, куди плисти.
ke-ask-swim = Акула пливе за течією.
    .you = Ви пливете за течією: виберіть наступну клітинку.
ke-ask-after-leg = Акула може проплисти ще одну клітинку.
    .you = Застосуйте «Стрімку», щоб проплисти ще одну клітинку, або зупиніться тут.
ke-ask-aim = Акула розміщує кубики пошуку й атаки.
    .you = Розмістіть кубики в зонах, до яких дотикаєтеся, або йдіть далі.
ke-ask-resolve = Акула вибирає, який кубик застосувати першим.
    .you = Який кубик застосовуєте першим?
ke-ask-observe = Розкрито пастку; акула вирішує, чи застосувати «Спостережливу».
    .you = Це пастка ({ $block }). Застосувати «Спостережливу», щоб її ігнорувати?
ke-ask-duel = Обидві сторони вибирають карту протистояння.
    .you = Протистояння! Таємно виберіть свою карту.
ke-ask-duel-waiting = Ваш вибір зроблено. Інша сторона ще вибирає.
ke-ask-store = Акула вибирає, які кубики накопичити.
    .you = Не всі кубики вміщаються: виберіть кубик, який зберегти як енергію.
ke-ask-spend = Акула може витратити енергію.
    .you = Витратити енергію на карти чи зберегти?
ke-ask-buy = Акула купує карти.
    .you = Купуйте карти: лишилося { $points }.
ke-ask-replace = Акула замінює карту в ряду.
    .you = Виберіть карту ряду, яку замінити.
ke-ask-feed-energy = Акула вибирає кубик енергії для треку голоду.
    .you = Виберіть кубик енергії, який піде на трек голоду.

## Дії, названі за своїми дієсловами

ke-act-den = Відправити акулу у сховок { $space }
ke-act-play = Розіграти «{ $card }»
ke-act-draw = Дотягти карти
ke-act-discard = Скинути «{ $card }»
ke-act-food = Застосувати їжу: { $food }
ke-act-end = Завершити хід
ke-act-reveal = Розкрити: { $block } ({ $zone })
ke-act-swap = Поміняти місцями: { $first } і { $second }
ke-act-pick = Перетасувати: { $block } ({ $zone })
ke-act-hide = Приховати: { $block } ({ $zone })
ke-act-gain-card = Отримати карту «{ $card }»
ke-act-gain-block = Отримати блок: { $block }
ke-act-exchange = Обміняти: { $block } ({ $zone })
ke-act-top = Покласти «{ $card }» на верх колоди
ke-act-take = Взяти «{ $card }» на руку ({ $from })
ke-act-trash = Вилучити «{ $card }» ({ $from })
ke-from-hand = рука
ke-from-draw = колода
ke-from-discard = скид
ke-act-search = Шукати в колоді
ke-act-leave = Лише у скиді
ke-act-remove = Прибрати течію з клітинки { $space }
ke-act-use = Застосувати ефект
ke-act-done = Готово
ke-act-choose = Вибрати «{ $card }» ({ $colour })
ke-act-place = Поставити сюди: { $zone }
ke-act-dice = { $count ->
    [one] Потягти { $count } кубик
    [few] Потягти { $count } кубики
    [many] Потягти { $count } кубиків
   *[other] Потягти { $count } кубика
}
ke-act-fetch = Взяти до кидка течію з клітинки { $space }
ke-act-card = Застосувати «{ $card }»
ke-act-roll = Кинути
ke-act-return = Повернути кубик у торбинку: { $colour }
ke-act-want = Взяти кубик із торбинки: { $colour }
ke-act-reroll = Перекинути: { $die }
ke-act-feed = На трек голоду: { $die }
ke-act-turn = Перевернути на 6: { $die }
ke-act-raise = Збільшити: { $die }
ke-act-save = Відкласти на «Пильну»: { $die }
ke-act-current = Розмістити течію: { $die }
ke-act-at = На клітинку { $space }
ke-act-swim = Плисти до { $space }
ke-act-force = Прибрати течію з { $space } і плисти туди
ke-act-aim-yellow = Шукати ({ $die }): { $zone }
ke-act-aim-red = Атакувати ({ $die }): { $zone }
ke-act-resolve = Спершу застосувати кубик тут: { $zone }
ke-act-store = Зберегти: { $die }
ke-act-spend = Витратити енергію
ke-act-buy = Купити «{ $card }» за { $cost }
ke-act-lower = Зменшити ({ $die }), щоб замінити карту
ke-act-replace = Замінити «{ $card }»
ke-die-saved = { $die } на «Пильній»

## Події як оповідь, названі за видами

ke-event-block-laid = У лісі стоїть прихований блок: { $zone }.
    .open = У лісі стоїть, прихований від акули: { $block } ({ $zone }).
ke-event-pile-turned = На верху стосу ({ $type }): «{ $card }».
ke-event-row-filled = Нова карта в ряду: «{ $card }».
ke-event-opening-card = На стартовій руці восьминога: «{ $card }».
ke-event-shark-put = Восьминіг ставить акулу у сховок { $space }.
ke-event-turn-began-octopus = Раунд { $round }: хід восьминога.
ke-event-turn-began-shark = Раунд { $round }: хід акули.
ke-event-card-played = Восьминіг розігрує «{ $card }».
ke-event-block-revealed-payment = Розкрито як плату: { $block } ({ $zone }).
ke-event-block-revealed-meal = Розкрито для харчування: { $block } ({ $zone }).
ke-event-block-revealed-search = Акула шукає і знаходить: { $block } ({ $zone }).
ke-event-block-revealed-strike = Акула атакує і влучає: { $block } ({ $zone }).
ke-event-block-hidden = Блок знову приховано: { $zone }.
ke-event-blocks-swapped = Восьминіг міняє місцями два блоки: { $first } і { $second }.
ke-event-shuffle-began = { $count ->
    [one] { $count } блок іде в торбинку
    [few] { $count } блоки йдуть у торбинку
    [many] { $count } блоків іде в торбинку
   *[other] { $count } блока йде в торбинку
}: { $zones }.
ke-event-shuffle-began-octopus = { $count ->
    [one] { $count } блок іде в торбинку
    [few] { $count } блоки йдуть у торбинку
    [many] { $count } блоків іде в торбинку
   *[other] { $count } блока йде в торбинку
}, серед них восьминіг: { $zones }.
ke-event-block-drawn = Восьминіг дістає з торбинки блок.
    .you = Ви дістаєте з торбинки: { $block }.
    .open = Восьминіг дістає з торбинки: { $block }.
ke-event-block-placed = Акула вказує місце: { $zone }.
ke-event-card-gained = Восьминіг отримує карту «{ $card }».
ke-event-block-gained = Восьминіг отримує блок: { $block } ({ $zone }). У запас іде: { $out }.
ke-event-card-topped = Восьминіг кладе «{ $card }» на верх колоди.
ke-event-card-drawn = Восьминіг дотягує карту.
    .you = Ви дотягуєте «{ $card }».
    .open = Восьминіг дотягує «{ $card }».
ke-event-card-taken = Восьминіг бере «{ $card }» на руку.
ke-event-discard-shuffled = Скид перетасовано в нову колоду.
ke-event-card-discarded = Восьминіг скидає «{ $card }».
ke-event-card-trashed = Вилучено з гри: «{ $card }».
ke-event-ate = Восьминіг поїв: { $food }! На цьому місці лежить мушля ({ $zone }).
ke-event-food-used-crab = Краба використано: відтепер ліміт руки 5.
ke-event-food-used-snail = Равлика використано: восьминіг шукає карту.
ke-event-food-used-lobster = Лобстера використано: усі розкриті блоки приховано.
ke-event-food-used-abalone = Морське вушко використано: навчання до 3.
ke-event-pile-searched = Восьминіг шукає у своїй колоді; потім її тасують.
ke-event-card-found = Восьминіг бере карту зі своєї колоди.
    .you = Ви берете зі своєї колоди «{ $card }».
    .open = Восьминіг бере зі своєї колоди «{ $card }».
ke-event-slots-cleared = Восьминіг завершує хід; розіграні карти йдуть у скид.
ke-event-die-drawn = Акула тягне кубик: { $colour }.
ke-event-current-fetched = Акула бере до кидка течію { $value } з клітинки { $space }.
ke-event-die-returned = Повернуто в торбинку: { $colour }.
ke-event-die-wanted = Акула вибирає з торбинки: { $colour }.
ke-event-die-lifted = На перекидання: { $die }.
ke-event-die-rolled = Випало: { $die }.
ke-event-die-turned = Кубик перевернуто: було { $from }, стало { $to }.
ke-event-die-saved = На «Пильній» тепер лежить: { $die }.
ke-event-die-moved-bag = У торбинку повертається: { $die }.
ke-event-die-moved-hunger = Голод зростає: { $die }.
ke-event-die-moved-growth = На трек росту: { $die }.
ke-event-die-moved-energy = Накопичено як енергію: { $die }.
ke-event-tile-flipped = Тайл росту { $tile } перевернуто: { $power }
ke-event-card-used = Акула застосовує «{ $card }».
ke-event-pair-exposed = «Непримиренна» відкриває й вилучає карти протистояння обох сторін: { $colour }.
ke-event-current-placed = Течія { $value } на клітинці { $space }.
ke-event-current-removed = Восьминіг повертає течію { $value } з клітинки { $space } в торбинку.
ke-event-shark-turned = Акула розвертається.
ke-event-shark-swam = Акула пливе з { $from } до { $to }.
ke-event-shark-swam-over = Акула перепливає течію на { $to }.
ke-event-current-ridden = Першу переплиту течію ({ $value } на { $space }) прибрано.
ke-event-current-broken = Далі шляху немає: течія { $value } з { $space } повертається в торбинку.
ke-event-die-aimed = Акула розміщує кубик: { $die } ({ $zone }).
ke-event-die-wasted = Акула вже не дотикається до цієї зони ({ $zone }): у торбинку повертається { $die }.
ke-event-trap-sprung = Акула потрапляє в пастку ({ $zone }): { $block }.
ke-event-trap-ignored = «Спостережлива»: акула ігнорує пастку ({ $zone }).
ke-event-spending-began = Акула витрачає енергію: { $budget }.
ke-event-card-replaced = Акула зменшує кубик ({ $die }), «{ $card }» виходить із ряду.
ke-event-card-bought = Акула купує «{ $card }».
ke-event-dice-gained = У торбинку: { $dice }.
ke-event-duel-began = Восьминога атаковано ({ $zone }): протистояння!
ke-event-stance-chosen-octopus = Восьминіг вибрав карту.
    .you = Ви вибираєте «{ $card }».
    .open = Восьминіг вибирає «{ $card }».
ke-event-stance-chosen-shark = Акула вибрала карту.
    .you = Ви вибираєте «{ $card }».
    .open = Акула вибирає «{ $card }».
ke-event-stances-revealed = Восьминіг: { $octopus }. Акула: { $shark }. Восьминіг утікає.
ke-event-stances-revealed-equal = Обидві карти одного кольору ({ $colour }): акула хапає восьминога!
ke-event-pair-trashed = Обидві карти цього кольору виходять із гри: { $colour }.

## Завершення

ke-game-end-feast = Восьминіг з’їв усі чотири блоки їжі й переміг.
ke-game-end-exhausted = Акула виснажена: сім кубиків на треку голоду. Перемагає восьминіг.
ke-game-end-caught = Акула вполювала восьминога й перемогла.
ke-game-end-toothless = Акулі вже нізвідки взяти червоний кубик. Перемагає восьминіг.
ke-game-end-outlasted = Восьминіг пересидів акулу: минуло 200 раундів.

## Мапа припущень

ke-belief = Де може бути восьминіг
ke-belief-zone = Восьминіг тут з імовірністю { $percent }%

## Налаштування

ke-option-board = Поле
    .help = Денний бік — для перших партій, нічний — для досвідчених гравців.
ke-option-belief = Мапа припущень для акули
    .help = Показує акулі, наскільки ймовірно восьминіг у кожній зоні, лише за відкритою інформацією.
