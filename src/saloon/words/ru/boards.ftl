# Доски, общие для нескольких игр.
mill-point = свободная точка { $point }
mill-stone-white = белая фишка на { $point }
mill-stone-black = чёрная фишка на { $point }
mill-shut = Хода нет: её запирают фишки на { $points }.
mill-end = { $how ->
    [two] { $who } остаётся с двумя фишками.
    [blocked] { $who } не может ходить и проигрывает.
    [stuck] { $who } не может ходить: ничья.
    [repeated] Одна и та же позиция в { $count ->
        [3] третий
       *[other] пятый
    } раз: ничья.
   *[quiet] У каждой стороны { $count } ходов без мельницы: ничья.
}
# Насколько близко это было и откуда взялось то, что считается.
near-amount = { $unit ->
    [points] { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
    [chips] { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }
   *[rounds] { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[other] { $count } раундов
    }
}
near-behind = { $me ->
    [yes] { $winner } впереди вас на { near-amount }.
   *[no] { $who } отстаёт на { near-amount }.
}
near-round = { $me ->
    [yes] Вы: { $mine }. { $winner }: { $theirs }.
   *[no] { $who }: { $mine }. { $winner }: { $theirs }.
}
account-start = В начале
account-round = { $what ->
    [throw] { $number }-й бросок
   *[round] { $number }-й раунд
}
