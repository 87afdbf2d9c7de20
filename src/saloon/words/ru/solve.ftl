# Решённые игры: их таблицы и что говорит `saloon solve`.
solve-misfit = В файле { $file } таблица для «{ $found }», а не для «{ $wanted }». Удалите его и рассчитайте таблицу заново.
solve-damaged = Файл { $file } повреждён или это не таблица этого дома. Удалите его и рассчитайте таблицу заново.
solve-missing = Таблицы пока нет. Её рассчитает команда: { $command }
solve-known = Это уже известно: таблица для «{ $rules }» входит в комплект, рассчитывать нечего.
solve-room = Таблице нужно { $needed } МБ, а на диске осталось { $free } МБ.
solve-needs = Для решения нужна { $tool }, для игры — нет. Установить: pip install "saloon[solve]"
cli-solve-none = Для игры «{ $game }» рассчитывать нечего.
cli-solve-round = Круг { $round }, известно { $known }
cli-solve-interrupted = Прервано. Та же команда продолжит с этого места.
cli-solve-done = Игра «{ $game }» решена: { $file } ({ $size } МБ)
cli-solve-count = { $kind ->
    [won] Выигрывает тот, чей ход
    [lost] Проигрывает тот, чей ход
    [drawn] Ничья
    [beginnings] Начала кругов
    [turns] Начала ходов
    [wrong] Неверно
    [differ] Наибольшее расхождение
   *[other] { $kind }
}
