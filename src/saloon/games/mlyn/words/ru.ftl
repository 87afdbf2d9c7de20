title = Мельница
summary = Три фишки в ряд — мельница, а мельница снимает фишку соперника.

say-place = Поставить фишку на { $at }
say-move = Пойти с { $start } на { $end }
say-remove = Снять фишку с { $at }
say-pass = Пас: ни одна фишка не ходит

tell-place = { $who } ставит фишку на { $at }{ $mill ->
    [yes] {" "}и закрывает мельницу.
   *[no] .
}
tell-move = { $who } ходит с { $start } на { $end }{ $mill ->
    [yes] {" "}и закрывает мельницу.
   *[no] .
}
tell-remove = { $who } снимает фишку с { $at }.
tell-pass = { $who } не может ходить и пасует.

prompt-place = { $count ->
    [one] Ваш ход: поставьте фишку. Осталась { $count }.
    [few] Ваш ход: поставьте фишку. Осталось { $count }.
   *[many] Ваш ход: поставьте фишку. Осталось { $count }.
}
prompt-move = Ваш ход: передвиньте фишку на соседнюю свободную точку.
prompt-fly = Ваш ход: с тремя фишками можно прыгать куда угодно.
prompt-remove = { $count ->
    [one] Мельница! Снимите фишку соперника.
    [few] Двойная мельница! Снимите { $count } фишки соперника.
   *[many] Двойная мельница! Снимите { $count } фишек соперника.
}
prompt-pass = Ваши фишки заперты: приходится пасовать.
note-stones = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
note-hand = на доске { $count }, в руке { $hand }
text-stones = в руке { $hand }, потеряно { $taken }

illegal-no-mill = Снимать фишку можно, только закрыв мельницу.
illegal-not-theirs = Там нет фишки соперника.
illegal-in-mill = Эта фишка стоит в закрытой мельнице, а есть и другие.
illegal-take-first = Мельница закрыта: сначала снимите фишку.
illegal-place-first = Сначала надо поставить все фишки.
illegal-all-placed = Все ваши фишки уже стоят.
illegal-occupied = Эта точка занята.
illegal-not-yours = Там нет вашей фишки.
illegal-too-far = Фишка ходит по линии на соседнюю точку; прыгать можно, только когда осталось три.

option-double = Две мельницы сразу
    .about = Сколько фишек снимают, если одна фишка закрыла две мельницы.
option-double-one = одну фишку
option-double-two = две фишки
option-blocked = Запертый игрок
    .about = Что ждёт игрока, чьи фишки не могут ходить.
option-blocked-loses = проигрывает
option-blocked-passes = пасует
option-quiet = Ходы без мельницы
    .about = После стольких ходов каждой стороны без мельницы — ничья.
option-quiet-50 = пятьдесят
option-quiet-30 = тридцать
option-quiet-100 = сто
option-repetition = Повторение
    .about = Столько раз та же позиция — ничья.
option-repetition-3 = три раза
option-repetition-5 = пять раз

why-win = Это выигрывает партию.
why-mill = Это закрывает мельницу.
why-break = Это разбивает мельницу, которую соперник вот-вот закрыл бы.
why-fewer = Это ослабляет ряды соперника.
why-block = Это мешает мельнице соперника.
why-threat = Это грозит мельницей.
why-room = Вашим фишкам остаётся простор.
why-forced = Больше ничего не остаётся.
