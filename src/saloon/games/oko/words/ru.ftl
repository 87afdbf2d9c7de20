title = Око
summary = Бросайте один кубик не больше пяти раз и складывайте. Побеждает тот, кто ближе к 21; больше 21 — сразу проигрыш.
notation = throw — бросить ещё, stop — закончить ход; что выпало — roll 6.
opening = Кто бросает первым, решил жребий.
tally = Выигранные круги

sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sum-oko = { $points } очко — око
sum-over = { $points ->
    [one] { $points } очко, перебор
    [few] { $points } очка, перебор
   *[many] { $points } очков, перебор
}

say-throw = Бросить ещё раз
say-stop = Остановиться: { sum }

tell-first = { $who } бросает: { $face }.
tell-roll = { $who } бросает: { $face }. Всего { $sum }.
tell-throw = { $who } продолжает.
tell-stop = { $who } останавливается: { $sum }.
tell-void = Перебор у всех: раунд переигрывают.

prompt-shaking = { $who } трясёт стакан…
prompt-throw = У вас { sum }, { $left ->
    [one] остался { $left } бросок
    [few] осталось { $left } броска
   *[many] осталось { $left } бросков
}. Бросьте ещё раз или остановитесь.
prompt-beat = Надо перебить: { $best }. { prompt-throw }

cup-full = Стакан с кубиком
cup-empty = Стакан
die = Кубик: { $number }
oko = око!
over = перебор
away = до 21 ещё { $count }
throws-left = { $count ->
    [0] Бросков не осталось
    [one] Остался { $count } бросок
    [few] Осталось { $count } броска
   *[many] Осталось { $count } бросков
}
note-throw = { $count ->
    [1] первый бросок
    [2] второй бросок
    [3] третий бросок
    [4] четвёртый бросок
   *[5] пятый бросок
}
text-table = Броски: { $throws }   сумма: { $points }

option-rounds = Длина игры
    .about = Сколько раундов надо выиграть.
option-rounds-1 = один раунд
option-rounds-2 = два выигранных раунда
option-rounds-3 = три выигранных раунда
option-rounds-5 = пять выигранных раундов
option-ties = Равенство
    .about = Что бывает, если несколько игроков одинаково близки к 21.
option-ties-again = играют между собой ещё раунд
option-ties-share = раунд делят

why-lost = Этот раунд уже не выиграть.
why-won = Этого уже хватает для победы в раунде.
why-safe = Этим броском 21 ещё не превысить; при хорошей игре шанс выиграть раунд — { $chance } %.
why-beat = Шанс перебить лучшую сумму { $points } — { $chance } %, сравняться — { $level } %.
why-stop = Если остановиться, шанс выиграть раунд — { $chance } %, если бросить ещё раз — { $other } %.
why-risk = Если бросить ещё раз, шанс выиграть раунд — { $chance } %, если остановиться — { $other } %; риск сразу перебрать — { $risk } %.

odds-sum = { $throws ->
    [few] { $throws } броска дают вместе 21
   *[many] { $throws } бросков дают вместе 21
}
odds-over = { $throws ->
    [few] { $throws } броска дают больше 21
   *[many] { $throws } бросков дают больше 21
}
odds-oko = Ровно 21 за целый ход, если бросать только ради этого
odds-mean = Среднее лучшего хода в очках; перебор считается за ноль
