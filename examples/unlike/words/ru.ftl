title = Непохожие
summary = Каждый тайно выбирает число; засчитывается только то, которое не выбрал никто другой.
notation = pick 4 выбирает четвёрку; открытые числа записываются reveal 4,4,6.

say-pick = Выбрать { $number }
tell-pick = { $who } делает выбор.
tell-own = Вы выбираете { $number }.
tell-reveal = { $shown }. { $count ->
    [0] Никто не получает очков.
    [1] Очки получает { $who }.
   *[other] Очки получают { $who }.
}
prompt-pick = Выберите число, которое не выберет никто другой.
prompt-others = Остальные ещё думают.
prompt-reveal = Все сделали выбор.
number = Число { $number }
note-thinks = думает
note-picked = выбор сделан
text-rounds = { $count ->
    [0] Игра окончена.
    [one] Остался { $count } раунд.
    [few] Осталось { $count } раунда.
   *[other] Осталось { $count } раундов.
}
illegal-number = Такого числа нет.
why-pick = Если его не выберет никто другой, оно принесёт { $number }; среди тех, кто выбирает наугад, так бывает в { $chance } % случаев.

option-rounds = Длина
    .about = Сколько раундов длится игра.
option-rounds-5 = пять раундов
option-rounds-3 = три раунда
