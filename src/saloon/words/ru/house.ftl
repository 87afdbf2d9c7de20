# Дом: что говорит каждая игра.
language = русский
decimal-mark = ,
percent = { $number } %
nature = Фортуна
seat-name = Игрок { $number }
names-and = { $first } и { $last }
clause-ref = (правило { $clause })
illegal-over = Игра окончена.
illegal-turn = Сейчас не ваш ход.
illegal-here = Сейчас так нельзя.
unreadable-action = «{ $text }» — не ход этой игры.
unreadable-position = Это не позиция этой игры: { $text }
position-field = { $field }: «{ $text }» прочитать нельзя, правильно было бы, например, «{ $right }».
position-fields = В позиции есть поля { $fields }, здесь их { $count }. Правильно было бы, например: { $right }
impossible-position = Такой позиции быть не может: { $why ->
    [shared] две фигуры или карты находятся в одном месте либо одна в двух.
    [count] столько фигур или карт в этой игре не бывает.
    [place] одна из фигур стоит там, где стоять не может.
    [number] одно из чисел вне допустимых пределов.
    [turn] то, что предстоит сделать, не вяжется с остальным.
    [dice] кубики так лежать не могут.
   *[over] игра здесь уже кончилась бы или объявлена оконченной без причины.
}
unreadable-seat = «{ $text }» — не место за этим столом.
unreadable-card = «{ $text }» — не карта этой колоды.
unreadable-dice = «{ $text }» — не бросок этих кубиков.
unreadable-square = «{ $text }» — не поле этой доски.
option-unknown = Нет настройки «{ $option }». Настройки: { $options }.
option-value = «{ $value }» — не значение настройки «{ $option }». Значения: { $values }.
seats-wrong = Эта игра для { $least }–{ $most } игроков, а не для { $seats }.
seats-wrong-one = Эта игра для { $least } игроков, а не для { $seats }.
lang-unknown = Нет языка «{ $lang }». Языки: { $langs }.
prompt-wait = { $count ->
    [one] Ходит { $who }.
   *[other] Ходят { $who }.
}
prompt-nature = Решает фортуна…
prompt-you-won = Вы победили!
prompt-you-share = Вы победили, и с вами { $who }!
prompt-won = Побеждает { $who }.
prompt-draw = Победителя нет.
prompt-shared = Победу делят { $who }.
prompt-abandoned = Партия закончена без результата.
opening-you = Вы начинаете.
opening-other = Начинает { $who }.
end-resigned = { $who } сдаётся.
end-crossed = Во время игры кто-то пересел и может знать, что скрывает не один игрок: эта партия не засчитывается.
