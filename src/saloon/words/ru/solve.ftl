# Решённые игры: их таблицы и что говорит `saloon solve`.
solve-misfit = В файле { $file } таблица для «{ $found }», а не для «{ $wanted }». Удалите его и рассчитайте таблицу заново.
solve-damaged = Файл { $file } повреждён или это не таблица этого дома. Удалите его и рассчитайте таблицу заново.
solve-missing = Таблицы пока нет. Её рассчитает команда: { $command }
solve-needs = Для решения нужна { $tool }, для игры — нет. Установить: pip install "saloon[solve]"
cli-solve-none = Для игры «{ $game }» рассчитывать нечего.
cli-solve-round = Круг { $round }, известно { $known }
cli-solve-interrupted = Прервано. Та же команда продолжит с этого места.
cli-solve-done = Игра «{ $game }» решена: { $file } ({ $size } МБ)
cli-solve-count = { $kind ->
    [won] Выигрывает тот, чей ход
    [lost] Проигрывает тот, чей ход
    [drawn] Ничья
    [wrong] Неверно
   *[other] { $kind }
}
