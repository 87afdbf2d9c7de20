# Доска для размышлений: что обещают решения, словами.
value-won = выигрыш за { $moves }
value-drawn = ничья
value-lost = проигрыш за { $moves }
value-surely-won = выигрыш
value-surely-lost = проигрыш
value-traps = { $losing } из { $answers } проигрывают
value-all-hold = все держат
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
