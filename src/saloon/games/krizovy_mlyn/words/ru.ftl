title = Крестовая мельница
summary = По шесть фишек на кресте мельничной доски. Кто первым закроет мельницу, побеждает.
notation = d6-b6 — ход фишкой. На доске o — белые, x — чёрные.
opening = { $side ->
    [black] За этим столом первыми ходят чёрные.
   *[white] Первыми ходят белые.
}

say-move = Пойти с { $start } на { $end }
tell-move = { $who } ходит с { $start } на { $end }{ $wins ->
    [yes] {" "}и закрывает мельницу.
   *[no] .
}
prompt-move = Ваш ход: передвиньте фишку на соседнюю свободную точку. Первая мельница выигрывает.
note-white = белые фишки
note-black = чёрные фишки

illegal-occupied = Эта точка занята.
illegal-not-yours = Там нет вашей фишки.
illegal-too-far = Фишка ходит по линии на соседнюю точку.

option-setup = Расстановка
    .about = Где в начале стоят двенадцать фишек. Рисунок из правил утрачен.
option-setup-cross = крест, цвета чередуются
option-setup-corners = крест, каждый ближе к своему углу
option-setup-diagonal = углы трёх квадратов
option-setup-pairs = крест, пары снаружи
option-setup-inward = крест, пары внутри
option-first = Первый ход
    .about = Кто ходит первым.
option-first-white = белые
option-first-black = чёрные
option-blocked = Игрок без хода
    .about = Что бывает, когда игрок не может ходить.
option-blocked-loses = проигрывает
option-blocked-draw = ничья
option-repetition = Повторение
    .about = Сколько раз должна встретиться одна и та же позиция, чтобы вышла ничья.
option-repetition-3 = три раза
option-repetition-5 = пять раз

why-win = Закрывает мельницу и выигрывает.
why-lost = Мельницу соперника уже не остановить.
why-block = Не даёт сопернику закрыть мельницу.
why-threat = Грозит мельницей.
why-safe = Не даёт сопернику закрыть ни одной мельницы.
