title = Человече, не сердись
summary = Проведите четыре фишки вокруг доски в свой дом. Фишки выводит шестёрка, а выбитая фишка возвращается на базу.
notation = enter выводит фишку, move 12 ходит той, что прошла 12 полей от своего старта (0), move h2 — той, что на втором поле дома; что выпало — throw 6.
opening = Начинает тот, у кого выпало больше всех.
tally = Пройденные шаги

where = { $kind ->
    [base] на базе
    [start] на старте
    [house] в доме, поле { $number }
   *[way] на поле { $number }
}
whence = { $kind ->
    [start] со старта
    [house] с поля { $number } в доме
   *[way] с поля { $number }
}
whither = { $kind ->
    [house] на поле { $number } в доме
   *[way] на поле { $number }
}
short = { $kind ->
    [base] база
    [start] старт
    [house] дом { $number }
   *[way] { $number }
}
pawn = { $who }: фишка { $where }

say-enter = { $hit ->
    [own] Вывести фишку; своя на старте возвращается
    [other] Вывести фишку и выбить соперника ({ $victim })
   *[none] Вывести фишку
}
say-move = { $hit ->
    [own] Пойти { $whence } { $whither } и выбить свою фишку
    [other] Пойти { $whence } { $whither } и выбить соперника ({ $victim })
   *[none] Пойти { $whence } { $whither }
}

tell-throw-first = { $who } бросает за первый ход: { $face }.
tell-throw = { $face ->
    [6] { $who } бросает: шестёрка.
   *[other] { $who } бросает: { $face }.
}
tell-throw-sum = { $who } бросает: { $face }, всего { $total }.
tell-six-added = { $who } бросает: шестёрка, она прибавится к следующему броску.
tell-six-lost = { $who } бросает: шестёрка, но ходить на шесть нечем; следует ещё бросок.
tell-begins = { $who } выбрасывает больше всех и начинает.
tell-again = Наибольшее число одинаковое: снова бросают { $who }.
tell-no-six = { $who } остаётся без шестёрки.
tell-stuck = { $who } не может пойти ни одной фишкой на { $total }.
tell-enter = { $who } выводит фишку на старт.
tell-move = { $who } ходит { $whence } { $whither }.
tell-hit = { $victim } возвращает фишку на базу.
tell-hit-own = Выбита собственная фишка, она возвращается на базу.
tell-finish = Все четыре фишки в доме: { $place }-е место.

prompt-first = За первый ход бросает { $who }…
prompt-throw = Бросает { $who }…
prompt-try = { $who } ждёт шестёрку, бросок { $number } из 3…
prompt-enter = Шестёрка! Выведите фишку.
prompt-bound = { $total ->
    [6] Шестёрка! Новая фишка идёт дальше.
   *[other] Выпало { $total }: новая фишка идёт дальше.
}
prompt-move = Ход на { $total }: выберите фишку.

die = Кубик: { $face }
die-waits = Кубик ещё не бросали
first-throw = { $who }: бросок за первый ход { $face }
tries-left = { $count ->
    [0] бросков не осталось
    [one] остался { $count } бросок
    [few] осталось { $count } броска
   *[many] осталось { $count } бросков
}
note-place = { $place }-е место
note-pawns = дом { $house }, путь { $way }, база { $base }
text-die = Кубик: { $face }{ $total ->
    [0] { "" }
   *[other] { "   " }ход на: { $total }
}

illegal-enter = Фишку выводит только шестёрка.
illegal-base-empty = Ваша база пуста: выводить некого.
illegal-start-taken = На старте стоит ваша фишка, поэтому никто не выходит.
illegal-come-out = Выпала шестёрка: нужно вывести фишку с базы.
illegal-no-pawn = Там нет вашей фишки.
illegal-bound = Этот бросок принадлежит фишке на старте.
illegal-too-far = Это слишком далеко: в дом входят точным числом.
illegal-house-taken = Это поле дома занято.
illegal-own = Там стоит ваша собственная фишка.
illegal-jump = В доме перепрыгивать нельзя.
illegal-safe = Фишка на своём старте в безопасности.
illegal-must-capture = Вы можете выбить фишку, а значит, обязаны.

option-six_again = Шестёрка после выхода
    .about = Что значит шестёрка, выпавшая для фишки на старте.
option-six_again-chain = двигает её и выводит следующую
option-six_again-plain = только двигает её
option-base_empty = Шестёрка при пустой базе
    .about = Прибавляется ли шестёрка к следующему броску или ходит сама по себе.
option-base_empty-sum = прибавляется к следующему броску
option-base_empty-separate = ходит сама по себе
option-three = Три броска на шестёрку
    .about = Когда бросают три раза.
option-three-stuck = на пути никого, и в доме ходить нечем
option-three-track = на пути никого
option-three-base = все фишки на базе
option-own = Свои фишки
    .about = Может ли фишка закончить ход на фишке своего цвета.
option-own-hit = тоже выбиваются
option-own-spared = на них вставать нельзя
option-jumps = Прыжки в доме
    .about = Можно ли в доме перепрыгивать друг через друга.
option-jumps-yes = да
option-jumps-no = нет
option-safe_start = Безопасный старт
    .about = Защищена ли фишка на своём старте.
option-safe_start-no = нет
option-safe_start-yes = да
option-capture = Выбивание
    .about = Нужно ли выбивать чужую фишку, если это возможно.
option-capture-free = по желанию
option-capture-must = обязательно
option-quick = Быстрое начало
    .about = Начинают ли все с одной фишкой на старте.
option-quick-no = нет
option-quick-yes = да
option-sides = Стороны
    .about = Где сидит второй из двух игроков или какая сторона пустует при трёх.
option-sides-opposite = напротив первого
option-sides-left = слева от первого
option-sides-right = справа от первого

why-enter = Шестёрка выводит фишку.
why-bound = Бросок принадлежит фишке, которая только что вышла.
why-only = Другой фишкой так пойти нельзя.
why-own = Это стоит вам собственной фишки.
why-hit = { $count ->
    [0] Выбивает фишку, которая только что вышла.
    [one] Выбивает фишку, прошедшую { $count } поле.
    [few] Выбивает фишку, прошедшую { $count } поля.
   *[many] Выбивает фишку, прошедшую { $count } полей.
}
why-last = Ваша последняя фишка входит в дом.
why-house = Фишка входит в дом, где её никто не выбьет.
why-inside = Шаг, который ничего не стоит: в доме вас никто не выбьет.
why-flee = Фишка уходит: опасность, что её выбьют до вашего следующего хода, сейчас примерно { $chance } %, потом { $left } %.
why-chase = { $count ->
    [one] Подходит к сопернику сзади, до него { $count } поле.
    [few] Подходит к сопернику сзади, до него { $count } поля.
   *[many] Подходит к сопернику сзади, до него { $count } полей.
}
why-near = Дом после этого совсем близко.
why-lead = Ваша первая фишка бежит дальше.
why-save = Остальным фишкам лучше стоять там, где они есть.

odds-out = Вывести фишку за три броска
odds-turns = Среднее число ходов до выхода первой фишки
odds-hit = За один ход выбить соперника впереди (полей до него: { $steps }): одна фишка на пути, { $base ->
    [yes] одна на базе, две в доме
   *[no] три в доме
}
