title = Крэпс мини
summary = Два кубика, пять полей, 24 фишки и банкир, который тоже ставит. Побеждает тот, у кого в конце больше всех фишек.
notation = put pass и put dont кладут фишку на PASS LINE и DON’T PASS BAR, put 2-6, put 7-11 и put 12 — на поля, done заканчивает ставки, propose предлагает закончить игру, agree и decline — ответ; что выпало — roll 34.
lesson-1 = Перед каждым броском все ставят фишки на поля, в которые верят.
lesson-2 = Банкир бросает два кубика. Выигрыш платит 1:1; ставки на линии могут ждать на числе, пока не выпадет оно или 7.
lesson-3 = Побеждает тот, у кого в конце больше фишек.
about = { $thing ->
    [pass] При 7 или 11 сразу выигрывает, при 2, 3 или 12 проигрывает. Другое число становится пойнтом: оно должно выпасть раньше семёрки.
    [dont] Почти наоборот, чем PASS LINE: при 2 или 3 выигрывает, при 7 или 11 проигрывает; после 12 ждёт следующего броска. С пойнта — как на PASS LINE.
    [low] Выигрывает 1:1, если в следующем броске выпадет от 2 до 6.
    [high] Выигрывает 1:1, если в следующем броске выпадет от 7 до 11.
    [twelve] Если в следующем броске выпадет 12, забирает все фишки на поле.
    [point] Здесь ждут ставки: это число раньше семёрки выигрывает, семёрка раньше — проигрывает.
    [chip] Фишка. Поставленную нельзя ни передвинуть, ни забрать.
    [bank] Сюда уходят проигранные фишки, отсюда платят выигрыши.
    [die] Банкир бросает оба кубика; считается сумма.
    [sign] Что игрок объявил: закончил ставить или хочет закончить игру.
   *[seat] Игрок и его фишки на руках.
}
opening = Так решил жребий. Перед каждым броском все делают ставки.
opening-banker = Банк держит и кубики бросает { $who }.
opening-banker-you = Банкир — вы, вам и бросать кубики.
tally = Фишки

# Надписи на сукне везде одинаковы.
field-name = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2–6
    [high] 7–11
   *[twelve] 12
}
field-wins = { $field ->
    [pass] + 7 11 · − 2 3 12
    [dont] + 2 3 · − 7 11
    [low] 1:1
    [high] 1:1
   *[twelve] все фишки
}
field-sign = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2 3 4 5 6
    [high] 7 8 9 10 11
   *[twelve] 12
}
chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
chips-acc = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}

say-put = Фишку на { field-name }
say-done = Готово
say-none = Не ставить
say-propose = Предложить закончить игру
say-join = Согласиться закончить игру
say-agree = Да, закончим
say-decline = Нет, играем дальше

tell-banker = По жребию банкир — { $who }.
tell-put = { $who } ставит фишку на { field-name }.
tell-done = { $who } больше не ставит.
tell-none = { $who } ничего не ставит.
tell-propose = { $who } предлагает закончить игру.
tell-join = { $who } тоже за то, чтобы закончить.
tell-agree = { $who } соглашается закончить игру.
tell-decline = { $who } хочет играть дальше.
tell-roll = { $chips ->
    [0] { $who } бросает { $first } и { $second }, вместе { $total }; на сукне нет ни одной фишки.
   *[other] { $who } бросает { $first } и { $second }, вместе { $total }.
}
tell-lose = Проигранные фишки — в банк: { $who }.
tell-out = Без фишек: { $who }.
tell-pay = { $who } выигрывает { chips-acc } из банка.
tell-short = { $who } выигрывает { chips-acc }, но в банке осталось только { $paid }.
moved = { $side ->
    [left] PASS LINE, слева: { $who }
   *[right] DON’T PASS BAR, справа: { $who }
}
tell-move = Пойнт — { $point }. { $list }.
tell-stand = Don’t Pass стоит до следующего броска: { $who }.
tell-shoot = Переброс: { $who } бросает { $face }.
tell-level = Переброс: { $who } бросает { $face }. Поровну: { $names } бросают снова.
tell-sweep = Двенадцать! { $who } забирает всё с сукна: { chips-acc }.
tell-share = Двенадцать! Все фишки с сукна ({ $count }) поровну делят { $who }, по { $share }.
tell-close = { $why ->
    [broke] Банку больше нечем платить, он закрывается. Ставки возвращаются.
    [agreed] Все согласны: игра окончена. Ставки возвращаются.
    [idle] Три броска без единой ставки: игра окончена.
    [last] Фишки остались только у одного игрока: { $who }.
   *[none] Все разом потеряли последние фишки.
}

prompt-bet = { $count ->
    [one] Делайте ставку: у вас { $count } фишка. Выберите для неё поле или нажмите «{ $button }».
    [few] Делайте ставки: у вас { $count } фишки. Для каждой, которой рискуете, выберите поле или нажмите «{ $button }».
   *[many] Делайте ставки: у вас { $count } фишек. Для каждой, которой рискуете, выберите поле или нажмите «{ $button }».
}
prompt-betting = Ещё делают ставки: { $who }.
prompt-ask = Закончим игру? За: { $who }.
prompt-asked = Предложено закончить игру (за: { $who }); остальные отвечают.
prompt-throw = { $who } бросает кубики…
prompt-shoot = Переброс за всё сукно: { $who } бросает один кубик…
prompt-close = Игра подходит к концу…
prompt-settle = { $total }: расчёт по ставкам…

stack = { $who }: { chips }, { $spot }
hand = { $who }: { chips } в руке
spot-bar = DON’T PASS BAR, стоит после 12
spot-point = { $side ->
    [left] Пойнт { $point } от PASS LINE, слева
   *[right] Пойнт { $point } от DON’T PASS BAR, справа
}
bank = Банк: { chips }
bank-name = банк
banker = банкир
note-banker = банкир · { $note }
note-out = вне игры
die = Кубик: { $number }
die-blank = Кубик в руке банкира
sign-done = больше не ставит
sign-end = хочет закончить
text-bank = Банк { $bank }   кубики { $dice }

illegal-done = Перед этим броском вы больше не ставите.
illegal-out = У вас не осталось фишек.
illegal-closed = PASS LINE и DON’T PASS BAR закрыты, пока чья-то ставка на них ждёт.
illegal-early = Предложить конец игры ещё нельзя: сначала должно пройти пять бросков.
illegal-proposed = Вы это уже предложили; остальные ответят перед броском.

preset-casino = Как в казино
option-first = Первый бросок
    .about = Какой бросок первый для ставки на PASS LINE или DON’T PASS BAR.
option-first-bet = у каждой ставки свой: следующий после неё
option-first-table = общий для стола: пока другие ставки ждут, эти поля закрыты
option-dont = Don’t Pass после пойнта
    .about = Что выигрывает, когда ставка с DON’T PASS BAR ждёт на пойнте.
option-dont-printed = пойнт выигрывает, семёрка проигрывает (печатное)
option-dont-casino = семёрка выигрывает, пойнт проигрывает (казино)
option-twelve = Поле 12
    .about = Что получает выигравший на поле 12.
option-twelve-board = фишки с сукна
option-twelve-paid = фишки с сукна и свою ставку 1:1 из банка
option-idle = Три броска без фишек
    .about = Считаются ли они согласием закончить игру.
option-idle-no = игра продолжается
option-idle-yes = игра окончена
option-wait = Предложение закончить
    .about = Когда делающий ставки может предложить конец игры.
option-wait-no = перед любым броском
option-wait-yes = после пяти бросков, а после отказа — ещё через пять

why-begin = Кто-то должен начать, а здесь выигрывают { $chance } % всех бросков.
why-field = { $chance } % на выигрыш следующим броском. С этой ставкой шанс выиграть стол — { $whole },{ $tenth } %, без неё — { $other-whole },{ $other-tenth } %.
why-line = { $chance } % на выигрыш в итоге. С этой ставкой шанс выиграть стол — { $whole },{ $tenth } %, без неё — { $other-whole },{ $other-tenth } %.
why-twelve = Выигрывает один бросок из 36, он принёс бы { chips-acc }. С этой ставкой шанс выиграть стол — { $whole },{ $tenth } %, без неё — { $other-whole },{ $other-tenth } %.
why-done = Как сейчас лежит, шанс выиграть стол — { $whole },{ $tenth } %, с лучшей следующей ставкой — { $other-whole },{ $other-tenth } %.
why-end = Закончить сейчас — { $other-whole },{ $other-tenth } % победы, играть дальше — { $whole },{ $tenth } %.
why-decline = Играть дальше — { $whole },{ $tenth } % на победу за столом, закончить сейчас — { $other-whole },{ $other-tenth } % победы.

odds-win = { field-name }: вероятность выигрыша
odds-mean = { field-name }: средний доход фишки
odds-alone = 12: средний доход фишки, которая лежит на сукне одна
odds-even = 12: сколько фишек должно лежать на сукне, чтобы ставка окупалась
odds-stands = { field-name }, стоит после 12: вероятность выигрыша
odds-throws = { field-name }: сколько бросков до решения в среднем
odds-point = { field-name }, ждёт на { $point }: вероятность выигрыша
