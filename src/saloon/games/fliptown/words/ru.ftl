illegal-no-effect = Сейчас это ничего не изменит.
illegal-ability = Ваш персонаж этого не умеет или уже сделал это.
illegal-roles = Карта масти и карта достоинства — две разные карты из открытой тройки.
illegal-bribe = { $count ->
    [one] Взятка стоит { $count } золотой, а столько у вас нет.
    [few] Взятка стоит { $count } золотых, а столько у вас нет.
   *[other] Взятка стоит { $count } золотых, а столько у вас нет.
}
illegal-mark = Этой карты нет в вашей покерной руке.
illegal-same = Она и так такая.
illegal-too-many = Столько нельзя.
illegal-no-target = Для этого бонусного действия не осталось места.
illegal-pass = Пока действие возможно, его надо совершить.
illegal-waiting = Сначала совершите или оставьте ожидающие бонусные действия.
illegal-change-late = Карты меняют только до своего действия.
illegal-gold = { $count ->
    [one] Это стоит { $count } золотой, а столько у вас нет.
    [few] Это стоит { $count } золотых, а столько у вас нет.
   *[other] Это стоит { $count } золотых, а столько у вас нет.
}
illegal-ring = Ниже туза и выше короля шагов нет.
illegal-no-bonus = Там у вас нет бонусного действия.
illegal-circled = Это место уже обведено.
illegal-behind = По тропе назад не ездят.
illegal-suit = Ваша карта масти ведёт в другую область.
illegal-no-way = С этим достоинством туда нет спуска.
illegal-too-far = Для этой остановки достоинство мало.
illegal-value = Ваша карта достоинства ведёт в другое место.
illegal-no-visit = Вы не в этом здании.
illegal-owned = Это у вас уже есть.
illegal-price = На это не хватает денег.
illegal-not-yet = Сначала нужно иметь другое.
illegal-land = Фигура легла бы на занятую землю.

# -- почему и как вероятно --------------------------------------------------------------------

why-forced = Ничего другого не остаётся.
why-best = Это обещает больше всего очков.
why-turn = Ведёт сюда: { area }. Со всем, что последует, ход обещает примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-hand = Покерная карта даёт вот что: { hand }. Остальные ведут сюда: { area }. Со всем, что последует, это обещает примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-change = Золото открывает ход, который обещает примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-rob = Удастся с вероятностью { $percent } % и тогда принесёт { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
   *[many] { $stars } звёзд
} и ${ $cash }, иначе половину звёзд; W при этом: { $wanted }.
why-silver = { $count ->
    [one] { $count } серебряная звезда
    [few] { $count } серебряные звезды
   *[many] { $count } серебряных звёзд
} за уже обведённое, и будут ещё.
why-bonus = Бонусное действие отсюда ({ area }) стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-site = Вместе с тем, что подготовит, стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-night = Эта ночь прибавит { $count ->
    [one] { $count } серебряную звезду
    [few] { $count } серебряные звезды
   *[many] { $count } серебряных звёзд
}.
why-shed = Риск ареста падает с { $before } % до { $after } %.
why-land = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
} за ${ $price }.
why-use = Стоит меньше, чем принесёт.
why-bribe = Без взятки арест с вероятностью { $percent } %, а штраф — ${ $cash } или { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
why-no-bribe = Риск ареста { $percent } %: взятка дороже, чем в среднем штраф.
why-fine-cash = ${ $cash } для тебя дешевле, чем { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
why-fine-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
} — для тебя это дешевле, чем ${ $cash }.
why-leave = Ничто из ожидающего не стоит того.

odds-hand = Пять карт из колоды: { hand }
odds-outs = Помогли бы { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} из { $left } невиденных: хоть одна среди следующих трёх
odds-rob = Ограбление { $value } { $gun ->
    [none] без оружия
    [pistol] с пистолетом
   *[rifle] с ружьём
}
odds-arrest = Арест при { $count } W
who = { character }
    .heading = Персонаж
word = { title-score }
    .heading = Титул
