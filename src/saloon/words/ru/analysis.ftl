# Доска для размышлений: что обещают решения, словами.
value-won = выигрыш за { $moves }
value-drawn = ничья
value-lost = проигрыш за { $moves }
value-surely-won = выигрыш
value-surely-lost = проигрыш
value-traps = { $losing } из { $answers } проигрывают
value-all-hold = все держат
value-searched = { $degree ->
    [much-better] намного лучше
    [better] лучше
    [worse] хуже
    [much-worse] намного хуже
   *[even] равно
}
analysis-to-act = Ходит: { $name }.
analysis-falls = Слово за Фортуной: вариантов { $count }.
analysis-over = Здесь игра окончена.
analysis-won = Победа: { $names }.
analysis-certainty = { $certainty ->
    [exact] Точно: просчитано до конца.
    [searched] Перебором: найдено взглядом вперёд, не доказано.
    [sampled] По выборке: миров { $worlds }; ± — интервал 95 %.
   *[estimated] По оценке: по формуле, не доказано.
}
analysis-unweighed = Не сравнено ещё решений: { $count }.
analysis-hidden = В этой позиции что-то скрыто. Сначала раздайте скрытое.
analysis-many = В дереве не больше { $most } ходов.
analysis-file = Это не анализ Saloon.
study-unknown = Такой комнаты для анализа нет, или в ней год никого не было.
study-changed = Кто-то тем временем изменил дерево. Взгляните ещё раз.
study-full = За этой доской думает уже столько людей, сколько может.
