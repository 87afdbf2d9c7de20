title = Око
summary = Бросайте одну кость не больше пяти раз и складывайте. Побеждает тот, кто ближе к 21; больше 21 — сразу проигрыш.

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

prompt-shaking = { $who } трясёт стакан …
prompt-throw = У вас { sum }, { $left ->
    [one] остался { $left } бросок
    [few] осталось { $left } броска
   *[many] осталось { $left } бросков
}. Бросайте или остановитесь.
prompt-beat = Надо перебить: { $best }. { prompt-throw }

cup-full = Стакан с костью
cup-empty = Стакан
die = Кость: { $number }
oko = око!
over = перебор
away = до 21 не хватает { $count }
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
option-ties-again = равные бросают ещё раунд между собой
option-ties-share = раунд делят

why-lost = Этот раунд уже не выиграть.
why-won = Раунд этим уже выигран.
why-safe = Этим броском 21 ещё не превысить; при хорошей игре это { $chance } % на победу в раунде.
why-beat = { $chance } % перебить лучшую сумму { $points }, { $level } % сравняться.
why-stop = Остановка выигрывает раунд с вероятностью { $chance } %, ещё один бросок — { $other } %.
why-risk = Ещё один бросок выигрывает раунд с вероятностью { $chance } %, остановка — { $other } %; сразу перебрать — { $risk } %.

odds-sum = { $throws ->
    [few] { $throws } броска дают вместе 21
   *[many] { $throws } бросков дают вместе 21
}
odds-over = { $throws ->
    [few] { $throws } броска дают больше 21
   *[many] { $throws } бросков дают больше 21
}
odds-oko = Целый ход ради этого: ровно 21
odds-mean = Среднее лучшего хода в очках, перебор не даёт ничего
