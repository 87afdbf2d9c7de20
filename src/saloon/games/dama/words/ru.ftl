title = Чешские шашки
summary = Простые ходят вперёд, дамки летают, бить обязательно. Побеждает тот, кто всё съест или запрёт.
notation = Ход — c3-d4, взятие — c3xe5xg7; поля можно называть и числами от 1 до 32. На доске w и b — простые, W и B — дамки, белые и чёрные.
opening = Первыми ходят белые, у них светлые шашки.
tally = Шашки на доске

say-step = Пойти { $way }
say-jump = Бить { $way }
say-stop = Остановиться
say-huff = Снять { $kind ->
    [king] дамку
   *[man] шашку
} с { $square }
say-forgive = Простить
say-offer = Предложить ничью
say-accept = Согласиться на ничью
say-decline = Отказаться и играть дальше

tell-step = { $who } ходит { $way }.
tell-step-crown = { $who } ходит { $way } и проводит дамку.
tell-jump = { $count ->
    [one] { $who } бьёт { $way } и снимает { $count } шашку.
    [few] { $who } бьёт { $way } и снимает { $count } шашки.
   *[many] { $who } бьёт { $way } и снимает { $count } шашек.
}
tell-jump-crown = { $count ->
    [one] { $who } бьёт { $way }, снимает { $count } шашку и проводит дамку.
    [few] { $who } бьёт { $way }, снимает { $count } шашки и проводит дамку.
   *[many] { $who } бьёт { $way }, снимает { $count } шашек и проводит дамку.
}
tell-huff = { $who } снимает { $kind ->
    [king] дамку
   *[man] шашку
} с { $square }: она должна была бить.
tell-forgive = { $who } прощает пропущенное взятие.
tell-offer = { $who } предлагает ничью.
tell-accept = { $who } соглашается на ничью.
tell-decline = { $who } отказывается от ничьей.

prompt-move = Ваш ход: вы играете { $side ->
    [white] белыми
   *[black] чёрными
}.
prompt-capture = Ваш ход: надо бить.
prompt-capture-king = Ваш ход: надо бить дамкой.
prompt-huff = { $who } пропускает взятие. Снимите отмеченную шашку или простите.
prompt-answer = { $who } предлагает ничью. Согласны?
prompt-offered = { $who } предлагает ничью. Отвечает { $other }.

end-taken = У соперника не осталось шашек.
end-blocked = Тому, чей ход, ходить некуда.
end-repeated = Позиция повторилась в третий раз.
end-calm = Слишком долго никто не бил и не ходил простыми.
end-agreed = Игроки согласились на ничью.

side = { $side ->
    [white] белые
   *[black] чёрные
}
piece = { $side ->
    [white] Белая
   *[black] Чёрная
} { $kind ->
    [king] дамка
   *[man] шашка
} на { $square }
note = { side }: { $men ->
    [one] { $men } простая
    [few] { $men } простые
   *[many] { $men } простых
}{ $kings ->
    [0] { "" }
    [one] , { $kings } дамка
    [few] , { $kings } дамки
   *[many] , { $kings } дамок
}
calm = Тихих ходов: { $moves } из { $most }
text-last = Последний ход: { $way }
text-missed = Можно снять: { $squares }

illegal-not-yours = На этом поле нет вашей шашки.
illegal-occupied = Это поле занято.
illegal-forward = Простая ходит на одно поле по диагонали вперёд.
illegal-king-way = Дамка ходит по диагонали и только через свободные поля.
illegal-must-capture = Вы можете бить, значит, обязаны.
illegal-no-capture = Там бить нечего.
illegal-king-first = Бить может дамка, значит, бить должна она.
illegal-go-on = Шашка может бить дальше, значит, обязана.
illegal-huff-first = Сначала решите: снять шашку, которая должна была бить, или простить.
illegal-huff-which = Эта шашка взятия не пропускала.
illegal-no-huff = Никто не пропустил взятия.
illegal-answer-first = Сначала ответьте на предложение ничьей.
illegal-no-offer = Ничью никто не предлагает.
illegal-offers-off = За этим столом ничью не предлагают.
illegal-offer = Сейчас предлагать ничью нельзя.
unreadable-light = «{ $text }» — светлое поле; шашки стоят только на тёмных.
unreadable-doubt = «{ $text }» может значить несколько взятий: { $ways }. Назовите все поля.
unreadable-pdn = Это не PDN: «{ $text }»
unreadable-gametype = «{ $text }» — не чешские шашки.

option-capture = Обязанность бить
    .about = Следит ли за взятиями стол, или их можно пропустить, и тогда соперник вправе снять шашку.
option-capture-forced = следит стол
option-capture-huff = со снятием шашки, как напечатано
option-chain = Серия взятий
    .about = Обязана ли шашка, которая может бить дальше, бить до конца.
option-chain-whole = до конца
option-chain-free = можно остановиться
option-removal = Снятие взятых шашек
    .about = Мешают ли взятые шашки до конца всего взятия.
option-removal-end = после всего взятия
option-removal-each = после каждого прыжка
option-king_first = Сначала дамка
    .about = Если может бить дамка, простая вместо неё бить не вправе.
option-king_first-no = нет
option-king_first-yes = да
option-blocked = Запертый игрок
    .about = Что ждёт игрока, у которого есть шашки, но нет хода.
option-blocked-loses = проигрывает
option-blocked-draws = ничья
option-repetition = Повторение
    .about = Считается ли ничьей позиция, которая возникла в третий раз.
option-repetition-yes = ничья
option-repetition-no = играют дальше
option-calm = Тихие ходы
    .about = После скольких ходов каждого без взятий и без ходов простыми объявляется ничья.
option-calm-30 = тридцать
option-calm-15 = пятнадцать
option-offers = Предложение ничьей
    .about = Когда игрок перед своим ходом вправе предложить ничью.
option-offers-calm = после пяти тихих ходов каждого
option-offers-any = в любой свой ход
option-offers-no = никогда

why-forced = Больше ничего не остаётся.
why-win = Это ведёт к победе.
why-take = { $count ->
    [one] Вы берёте { $count } шашку, и соперник не может ответить.
    [few] Вы берёте { $count } шашки, и соперник не может ответить.
   *[many] Вы берёте { $count } шашек, и соперник не может ответить.
}
why-swap = { $count ->
    [one] Вы берёте { $count } шашку, соперник побьёт в ответ.
    [few] Вы берёте { $count } шашки, соперник побьёт в ответ.
   *[many] Вы берёте { $count } шашек, соперник побьёт в ответ.
}
why-take-king = { $count ->
    [one] Вы берёте { $count } шашку и проводите дамку.
    [few] Вы берёте { $count } шашки и проводите дамку.
   *[many] Вы берёте { $count } шашек и проводите дамку.
}
why-crown = Простая становится дамкой.
why-shot = Вы что-то отдаёте и берёте обратно больше.
why-safe = Шашка уходит из-под удара.
why-king = Дамка встанет лучше.
why-king-road = Дамка держит большую дорогу.
why-centre = В центре у шашки больше ходов.
why-edge = На краю шашку не побить.
why-forward = Шашка продвигается и остаётся в безопасности.
why-huff = У соперника станет одной шашкой меньше.
why-forgive = Это дружеский жест.
why-even = Вы стоите не лучше соперника.
why-play-on = Ещё есть за что бороться.
why-take-less = { $count ->
    [one] Вы берёте { $count } шашку, но соперник возьмёт больше.
    [few] Вы берёте { $count } шашки, но соперник возьмёт больше.
   *[many] Вы берёте { $count } шашек, но соперник возьмёт больше.
}
why-exchange = Вы предлагаете размен.
why-lose = Это стоит шашки.
why-overlook = Вы пропускаете взятие, и соперник вправе снять шашку.
why-wait = Вы выжидаете и ничего не теряете.
why-peace = Это надёжно, хотя вы стоите лучше.
