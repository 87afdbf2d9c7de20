# Разбор сыгранной партии: счёт, что её решает, что было бы лучше.
review-running = Партия ещё идёт. Разобрать её можно после конца.
review-ended = { $how ->
    [won] Победа.
    [lost] Поражение.
    [drawn] Поровну: { $result }.
    [points] Очки: { $result }.
   *[abandoned] Прервано при { $result }.
}
review-head = { $cause ->
    [luck] Решает удача, а не выбор: удача { $luck }, свои решения { $choices }.
    [choices] Решает выбор, а не удача: свои решения { $choices }, удача { $luck }.
    [others] Решает выбор других: { $others }; удача { $luck }, свои решения { $choices }.
    [fog] Решает то, чего не узнать: { $fog }; удача { $luck }, свои решения { $choices }.
    [nothing] Ничто не меняет многого: удача { $luck }, свои решения { $choices }.
   *[close] Что решает, не сказать, разница слишком мала: удача { $luck }, свои решения { $choices }, другие { $others }.
}
review-start = Старт
review-luck = Удача
review-choices = Свои решения
review-others = Решения других
review-fog = Туман
review-result = Итог
review-rate = Мера
review-rate-means = { $points ->
    [yes] Мера: потерянные очки на одно настоящее решение.
   *[no] Числа — пункты шанса из ста. Мера: потерянные пункты на одно настоящее решение.
}
review-certainty = { $certainty ->
    [exact] Точно: по таблице лучшей игры.
    [estimated] По оценке: по формуле, без притязаний на точность.
    [searched] Перебором: взгляд на несколько ходов вперёд.
   *[sampled] По выборке: каждое решение — миров до { $worlds }, ± 95 %.
}
review-slack = Значения в этой партии противоречат себе не больше чем на { $slack }; это часть решений других.
review-no-mistakes = { $name }: ни одно решение не стоило больше половины пункта.
review-mistakes = { $name }, самые дорогие решения:
review-better = Лучше: { $action }.
review-title = Разбор
review-everybody = Все
review-curve = Шансы на победу
review-crowd = Сейчас делается слишком много разборов. Попробуйте через минуту.
review-failed = Эту партию не удалось разобрать.
review-luck-of = { $name }, везение по тому, что выпало:
review-from = { $kind ->
    [lot] жребий
    [deal] раздача
    [roles] роли
    [characters] персонажи
    [setup] подготовка
    [cards] карты
    [claims] участки
    [store] лавка
    [theft] кража
   *[dice] кубики
}
review-strokes = Самые большие удары судьбы
review-master = При том же случае у { $level ->
        [expert] знатока
       *[master] мастера
    } { $points ->
        [yes] очков { $result } (между { $low } и { $high }; партий { $count })
       *[no] от победы { $result } (между { $low } и { $high }; партий { $count })
    }; совпало { $same } выпавшего.
