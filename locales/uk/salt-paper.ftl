# Слова гри «Паперові океани».
# Повідомлення про чиюсь дію називає {$seat}; атрибут `.you` каже те саме цьому гравцеві.
# Інші атрибути: `.open` показує карту там, де все відкрито; `.victim` звертається до того, в кого забрали карту.
# {$pile} — число 1 або 2. {$card}, {$first}, {$second}, {$third} — назви, складені через sp-card-full.

sp-title = Паперові океани
sp-tagline = Складіть із карт океан і встигніть зупинитися вчасно.
sp-players = 2–4 гравці, близько 30 хвилин
sp-about = Збирайте паперових мешканців моря, грайте пари заради їхніх ефектів і щораунду вирішуйте: спокійно зупинитися чи побитися об заклад, що ніхто вас не наздожене.
sp-seat =
    .goal = Збирайте карти, які разом дають очки. Очки раундів додаються; перемагає, хто першим дійде до мети: 40 очок на двох, 35 на трьох, 30 на чотирьох.
    .turn = Візьміть дві карти з колоди й залиште одну або візьміть верхню карту зі скиду. Потім можете грати пари заради їхніх ефектів. Від 7 очок ви можете завершити раунд: «СТОП» безпечний, «ОСТАННІЙ ШАНС» — заклад, що ніхто вас не наздожене.

## Родини: одна карта і полічена кількість карт

sp-card-crab = краб
sp-card-boat = човник
sp-card-fish = риба
sp-card-swimmer = плавець
sp-card-shark = акула
sp-card-shell = мушля
sp-card-octopus = восьминіг
sp-card-penguin = пінгвін
sp-card-sailor = моряк
sp-card-lighthouse = маяк
sp-card-shoal = косяк риб
sp-card-colony = колонія пінгвінів
sp-card-captain = капітан
sp-card-mermaid = русалка
sp-card-jellyfish = медуза
sp-card-lobster = лобстер
sp-card-cast-of-crabs = гурт крабів
sp-card-starfish = морська зірка
sp-card-seahorse = морський коник

sp-count-crab = { $count ->
    [one] { $count } краб
    [few] { $count } краби
    [many] { $count } крабів
   *[other] { $count } краба
}
sp-count-swimmer = { $count ->
    [one] { $count } плавець
    [few] { $count } плавці
    [many] { $count } плавців
   *[other] { $count } плавця
}
sp-count-octopus = { $count ->
    [one] { $count } восьминіг
    [few] { $count } восьминоги
    [many] { $count } восьминогів
   *[other] { $count } восьминога
}
sp-count-mermaid = { $count ->
    [one] { $count } русалка
    [few] { $count } русалки
    [many] { $count } русалок
   *[other] { $count } русалки
}
sp-count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
sp-count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
sp-card-full = { $family } ({ $colour } колір)
sp-card-hidden = закрита карта

## Пояснення карт

sp-help-crab = Два краби: 1 очко. Зігравши їх парою, ви переглядаєте один зі скидів і берете з нього будь-яку карту так, щоб інші не бачили.
sp-help-boat = Два човники: 1 очко. Зігравши їх парою, ви негайно виконуєте ще один хід. Маяк дає 1 очко за кожен ваш човник.
sp-help-fish = Дві риби: 1 очко. Зігравши їх парою, ви берете верхню карту колоди. Косяк дає 1 очко за кожну вашу рибу.
sp-help-swimmer = Плавець з акулою: 1 очко. Зіграні разом, вони забирають випадкову карту з руки вибраного вами суперника.
sp-help-shark = Акула з плавцем: 1 очко. Зіграні разом, вони забирають випадкову карту з руки вибраного вами суперника.
sp-help-shell = Набір від 1 до 6 мушель дає 0, 2, 4, 6, 8, 10 очок.
sp-help-octopus = Набір від 1 до 5 восьминогів дає 0, 3, 6, 9, 12 очок.
sp-help-penguin = Набір від 1 до 3 пінгвінів дає 1, 3, 5 очок. Колонія додає ще по 2 за кожного.
sp-help-sailor = Один моряк не дає нічого, двоє дають 5 очок. Капітан додає по 3 за кожного.
sp-help-lighthouse = Дає 1 очко за кожен ваш човник, у парі чи ні. Сам човником не вважається.
sp-help-shoal = Дає 1 очко за кожну вашу карту риби, у парі чи ні. Сам рибою не вважається.
sp-help-colony = Дає 2 очки за кожного вашого пінгвіна. Сама пінгвіном не вважається.
sp-help-captain = Дає 3 очки за кожного вашого моряка. Капітан — не моряк.
sp-help-mermaid = Кожна русалка дає стільки очок, скільки у вас карт певного кольору: перша — найчисленнішого, друга — наступного, і так далі. Чотири русалки одразу виграють гру.
sp-help-jellyfish = Медуза з плавцем: 1 очко. Зіграні разом, вони жалять: до вашого наступного ходу суперники лише беруть верхню карту колоди і більше нічого не роблять.
sp-help-lobster = Лобстер із крабом: 1 очко. Зігравши їх разом, ви дивитеся п’ять верхніх карт колоди й залишаєте одну; решту втасовують назад.
sp-help-cast-of-crabs = Дає 1 очко за кожну вашу карту краба.
sp-help-starfish = Зіграйте її з будь-якою парою: разом 3 очки, але ефект пари пропадає. На руці біля незіграної пари додає 2 очки.
sp-help-seahorse = Вважається ще однією мушлею, восьминогом, пінгвіном чи моряком — як вам вигідніше, якщо у вас є хоча б одна карта цієї родини.

sp-copies = { $count ->
    [one] { $count } така карта у грі
    [few] { $count } такі карти у грі
    [many] { $count } таких карт у грі
   *[other] { $count } такої карти у грі
}

## Кольори та їхні знаки

sp-colour-dark-blue = темно-синій
sp-colour-light-blue = блакитний
sp-colour-black = чорний
sp-colour-yellow = жовтий
sp-colour-green = зелений
sp-colour-purple = фіолетовий
sp-colour-grey = сірий
sp-colour-light-orange = світло-помаранчевий
sp-colour-pink = рожевий
sp-colour-orange = помаранчевий
sp-colour-white = білий
sp-mark-dark-blue = хвиля
sp-mark-light-blue = крапля
sp-mark-black = кільце
sp-mark-yellow = сонце
sp-mark-green = листок
sp-mark-purple = дзвін
sp-mark-grey = камінь
sp-mark-light-orange = віяло
sp-mark-pink = серце
sp-mark-orange = полум’я
sp-mark-white = зірка

## Місця та фази

sp-place-pile = { $pile ->
    [1] Перший скид
   *[2] Другий скид
}
sp-place-hand = Рука
sp-place-my-hand = Ваша рука
sp-place-table = Ігрова зона
sp-place-my-table = Ваша ігрова зона
sp-place-drawn = Дві витягнуті карти
sp-place-drawn-short = Витягнуті карти
sp-place-look = Карти, які ви переглядаєте
sp-place-deck-size = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
sp-deck-count = Колода: { $count }
sp-pile-count = Скид { $pile }: { $count }
sp-place-hand-size = На руці: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
sp-place-empty = порожньо
sp-hand-empty = Карт ще немає. Візьміть дві з колоди й залиште одну або візьміть верхню зі скиду.
sp-laid-empty = Тут лежатимуть зіграні пари.

sp-phase-last-lap = Останнє коло
sp-phase-round-over = Раунд { $round } завершено.
sp-lap-last-turn = { $seat } оголошує «ОСТАННІЙ ШАНС»: це ваш останній хід.
sp-lap-to-come = У вас іще один хід.
sp-lap-now = Це ваш останній хід!
sp-lap-caller = Усі інші мають іще по одному ходу.
sp-lap-bet = Ставка: { $seat } має { $points }. Ні в кого не більше: вам бонус за колір, зараз { $bonus }. У когось більше: вам очки за карти, зараз { $mine }.
    .you = Ставка: ні в кого не більше за ваші { $points } — і вам { $points } + { $bonus } за колір; інакше лише { $bonus }.
    .open = Ставка: { $seat } має { $points }. У когось більше: { $seat } отримує лише бонус за колір.
sp-phase-over = Гру завершено

sp-round-number = Раунд { $round }
sp-target = Гра до { $target }
sp-turn-of = Хід: { $seat }
    .you = Ваш хід

## Підказки: хто що має зробити

sp-ask-chance = Вирішує випадок…
sp-ask-take = { $seat } бере карту.
    .you = Візьміть карту: дві з колоди або верхню зі скиду.
sp-ask-keep = { $seat } вибирає, яку карту залишити.
    .you = Яку з двох карт залишаєте?
sp-ask-discard = { $seat } вибирає скид для другої карти.
    .you = У який скид покласти другу карту?
sp-ask-play = { $seat } може грати пари.
    .you = Зіграйте пари, якщо хочете, або завершіть хід.
sp-ask-play-or-call = { $seat } може грати пари або завершити раунд.
    .you = Зіграйте пари, завершіть хід або раунд: у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
sp-ask-choose-pile = { $seat } вибирає скид для крабів.
    .you = Який скид обшукають краби?
sp-ask-pick-from-pile = { $seat } переглядає скид.
    .you = Виберіть карту з цього скиду.
sp-ask-choose-victim = { $seat } вибирає, у кого забрати карту.
    .you = Чию руку вкусить акула?
sp-ask-pick-peeked = { $seat } дивиться верхні карти колоди.
    .you = Залиште одну з цих карт; решта повернеться в колоду.
sp-ask-wait = Очікуємо: { $seat }.
    .you = Ваш хід.

## Дії (кнопки й вибір у терміналі)

sp-act-draw = Взяти дві з колоди
sp-act-draw-last = Взяти останню карту колоди
sp-act-take = { $pile ->
    [1] Взяти з першого скиду: { $card }
   *[2] Взяти з другого скиду: { $card }
}
sp-act-keep = Залишити: { $card }
sp-act-discard = { $pile ->
    [1] Покласти в перший скид
   *[2] Покласти в другий скид
}
sp-act-pair = Зіграти: { $first } + { $second }
sp-act-trio = Зіграти: { $first } + { $second } + { $third }
sp-act-pile = { $pile ->
    [1] Обшукати перший скид
   *[2] Обшукати другий скид
}
sp-act-pick = Взяти: { $card }
sp-act-rob = Забрати карту в гравця { $victim }
sp-act-mermaids = Показати чотири русалки й перемогти
sp-act-end = Завершити хід
sp-act-stop = СТОП
sp-act-last-chance = ОСТАННІЙ ШАНС
sp-act-next-round = Наступний раунд

sp-stop-now = Ви отримуєте { $points }, бонусу за колір немає ні в кого.
sp-last-chance-now = Ставка зіграє — { $points } + { $bonus } за колір; не зіграє — лише { $bonus }.
sp-calls-later = Від 7 очок ви зможете тут завершити раунд наприкінці свого ходу: безпечно через «СТОП» або ставкою «ОСТАННІЙ ШАНС».
sp-why-points = У вас { $points } з 7 очок.
sp-points-now = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}; бонус за колір — { $bonus }.
sp-sort-family = За родинами
sp-sort-colour = За кольорами

## Події як оповідь

sp-event-round-began = Раунд { $round }. Починає { $seat }.
    .you = Раунд { $round }. Починаєте ви.
sp-event-opened = { $pile ->
    [1] Перший скид починає карта: { $card }.
   *[2] Другий скид починає карта: { $card }.
}
sp-event-turn-began = Хід гравця { $seat }.
    .you = Ваш хід.
sp-event-turn-again = { $seat } пливе далі: ще один хід.
    .you = Ви пливете далі: ще один хід.
sp-event-drew = { $seat } тягне карту з колоди.
    .you = Ви тягнете з колоди: { $card }.
    .open = { $seat } тягне з колоди: { $card }.
sp-event-kept = { $seat } залишає собі одну карту.
    .you = Ви залишаєте собі: { $card }.
    .open = { $seat } залишає собі: { $card }.
sp-event-discarded = { $pile ->
    [1] { $seat } кладе в перший скид: { $card }.
   *[2] { $seat } кладе в другий скид: { $card }.
}
    .you = { $pile ->
        [1] Ви кладете в перший скид: { $card }.
       *[2] Ви кладете в другий скид: { $card }.
    }
sp-event-took = { $pile ->
    [1] { $seat } бере з першого скиду: { $card }.
   *[2] { $seat } бере з другого скиду: { $card }.
}
    .you = { $pile ->
        [1] Ви берете з першого скиду: { $card }.
       *[2] Ви берете з другого скиду: { $card }.
    }
sp-event-uncovered = { $pile ->
    [1] Тепер зверху першого скиду: { $card }.
   *[2] Тепер зверху другого скиду: { $card }.
}
sp-event-uncovered-empty = { $pile ->
    [1] Перший скид порожній.
   *[2] Другий скид порожній.
}
sp-event-nothing-to-take = { $seat } не має чого взяти.
    .you = Вам нема чого взяти.
sp-event-laid = { $seat } грає пару: { $first } і { $second }.
    .you = Ви граєте пару: { $first } і { $second }.
sp-event-laid-trio = { $seat } грає трійку: { $first }, { $second } і { $third }; ефект пари пропадає.
    .you = Ви граєте трійку: { $first }, { $second } і { $third }; ефект пари пропадає.
sp-event-effect-skipped = Ефект неможливий, його пропущено.
sp-event-looked = { $pile ->
    [1] { $seat }: краби обшукують перший скид.
   *[2] { $seat }: краби обшукують другий скид.
}
    .you = { $pile ->
        [1] Ваші краби обшукують перший скид.
       *[2] Ваші краби обшукують другий скид.
    }
sp-event-picked = { $seat }: краби потай беруть карту зі скиду.
    .you = Ваші краби беруть зі скиду: { $card }.
    .open = { $seat }: краби беруть зі скиду карту: { $card }.
sp-event-gained = { $seat } бере верхню карту колоди.
    .you = Ви берете верхню карту колоди: { $card }.
    .open = { $seat } бере верхню карту колоди: { $card }.
sp-event-robbed = { $seat } забирає карту в гравця { $victim }.
    .you = Ви забираєте в гравця { $victim }: { $card }.
    .victim = { $seat } забирає у вас: { $card }.
    .open = { $seat } забирає в гравця { $victim }: { $card }.
sp-event-jellyfish = { $seat }: медуза жалить — до наступного ходу цього гравця інші лише беруть верхню карту колоди.
    .you = Ваша медуза жалить: до вашого наступного ходу інші лише беруть верхню карту колоди.
sp-event-peeked = { $seat } дивиться карту колоди.
    .you = Ви бачите в колоді: { $card }.
    .open = { $seat } дивиться карту колоди: { $card }.
sp-event-picked-peeked = { $seat } залишає собі одну з них, решту втасовує назад.
    .you = Ви залишаєте собі: { $card }; решту втасовано назад.
    .open = { $seat } залишає собі: { $card }; решту втасовано назад.
sp-event-mermaids = { $seat } показує чотири русалки!
    .you = Ви показуєте чотири русалки!
sp-event-stopped = { $seat } каже «СТОП».
    .you = Ви кажете «СТОП».
sp-event-last-chance = { $seat } каже «ОСТАННІЙ ШАНС»!
    .you = Ви кажете «ОСТАННІЙ ШАНС»!
sp-event-revealed = { $seat } відкриває руку: { $cards }.
    .you = Ви відкриваєте руку: { $cards }.
sp-event-revealed-empty = { $seat } не має на руці карт, щоб відкрити.
    .you = У вас на руці немає карт, щоб відкрити.
sp-event-scored = { $seat } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, разом — { $total }.
    .you = Ви отримуєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, разом — { $total }.
sp-event-game-over = Гру завершено.

## Підрахунок

sp-score-pairs = Пари
sp-score-sets = Набори
sp-score-multipliers = Множники
sp-score-mermaids = Русалки
sp-score-seahorse = Морський коник
sp-score-crabs = Пари крабів
sp-score-boats = Пари човників
sp-score-fish = Пари риб
sp-score-swimmer-shark = Плавець з акулою
sp-score-swimmer-jellyfish = Плавець із медузою
sp-score-crab-lobster = Краб із лобстером
sp-score-starfish = Морська зірка
sp-score-shells = Мушлі
sp-score-octopuses = Восьминоги
sp-score-penguins = Пінгвіни
sp-score-sailors = Моряки
sp-score-lighthouse = Маяк
sp-score-shoal = Косяк риб
sp-score-colony = Колонія пінгвінів
sp-score-captain = Капітан
sp-score-cast-of-crabs = Гурт крабів
sp-score-mermaid = Русалка: { $colour }
sp-score-seahorse-as = Морський коник як { $family }
sp-score-cards = Очки за карти
sp-score-colour = Бонус за колір
sp-score-colour-only = Бонус за колір (лише після «ОСТАННЬОГО ШАНСУ»)
sp-score-colour-of = Бонус за колір: { $colour }
sp-score-round = Цей раунд
sp-score-total = Разом
sp-score-goal = з { $goal }
sp-score-not-counted = не враховано
sp-score-table = Таблиця очок
sp-score-round-result = Підсумок раунду { $round }

## Завершення

sp-round-end-stop = { $seat } каже «СТОП»: усі отримують очки за карти.
    .you = Ви сказали «СТОП»: усі отримують очки за карти.
sp-round-end-last-chance-won = Ставка зіграла: { $seat } отримує очки за карти й бонус за колір, інші — лише бонус за колір.
    .you = Ставка зіграла: ви отримуєте очки за карти й бонус за колір, інші — лише бонус за колір.
sp-round-end-last-chance-lost = Ставка не зіграла: { $seat } отримує лише бонус за колір, інші — очки за карти.
    .you = Ставка не зіграла: вам — лише бонус за колір, іншим — очки за карти.
sp-round-end-void = Колода вичерпалася: цього раунду ніхто не отримує очок.
sp-game-end-target-reached = Мети досягнуто: найбільшу суму має { $seat }.
    .you = Мети досягнуто: найбільша сума у вас.
sp-game-end-four-mermaids = { $seat } збирає чотири русалки.
    .you = Ви зібрали чотири русалки.
sp-game-end-target-tied = Суми рівні: вирішив останній раунд.
sp-game-end-shared = Рівні й суми, й останній раунд: перемогу поділено.
sp-game-end-round-limit = Гра дійшла до межі у 200 раундів.

## Налаштування

sp-option-players = Гравці
sp-option-extra-salt = Extra Salt
    .help = Ще вісім карт: медузи, лобстер, гурт крабів, морські зірки та морський коник.
