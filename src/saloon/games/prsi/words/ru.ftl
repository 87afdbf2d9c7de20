title = Прши
summary = Избавьтесь от всех карт. Семёрки добавляют карты, тузы останавливают, верхник меняет масть.
notation = Карты: H сердца, L листья, A жёлуди, B бубенцы; затем от 7 до 10, U нижник, O верхник, K король, A туз. H7 — семёрка сердец, HO=B — верхник сердец за бубенцы.

say-play = Положить { card-acc }
say-play-as = Положить { card-acc } как { $named ->
    [hearts] сердца
    [leaves] листья
    [acorns] жёлуди
   *[bells] бубенцы
}
say-draw = { $count ->
    [one] Взять карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
say-stand = Пропустить ход
say-pass = Пас: брать нечего

tell-play = { $who } кладёт { card-acc }.
tell-play-as = { $who } кладёт { card-acc } и заказывает { $named ->
    [hearts] сердца
    [leaves] листья
    [acorns] жёлуди
   *[bells] бубенцы
}.
tell-draw = { $count ->
    [one] { $who } берёт карту.
    [few] За семёрки { $who } берёт { $count } карты.
   *[many] За семёрки { $who } берёт { $count } карт.
}
tell-stand = { $who } пропускает ход.
tell-pass = { $who } пасует: брать нечего.
tell-lot = По жребию сдаёт { $who }.
tell-renew = Талон кончился: сброс переворачивают, не тасуя.
tell-renew-shuffled = Талон кончился: сброс тасуют и переворачивают.
tell-show = Внизу талона { card }: эту масть и представляет верхник.
tell-open = Сброс открывает { card }.
tell-gets = { $who } получает карту.
tell-gets-card = { $who } получает { card-acc }.

prompt-play = Ваш ход: положите { $suit ->
    [hearts] сердца
    [leaves] листья
    [acorns] жёлуди
   *[bells] бубенцы
} или { $rank ->
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [under] нижника
    [over] верхника
    [king] короля
   *[ace] туза
}.
prompt-none = Ваш ход: ничего не подходит, возьмите карту.
prompt-pass = Ваш ход: ничего не подходит, и брать нечего.
prompt-seven = { $count ->
    [few] Семёрка! Ответьте семёркой или возьмите { $count } карты.
   *[many] Семёрка! Ответьте семёркой или возьмите { $count } карт.
}
prompt-feed = { $count ->
    [few] Семёрка! Надо взять { $count } карты.
   *[many] Семёрка! Надо взять { $count } карт.
}
prompt-ace = Туз! Ответьте тузом или пропустите ход.
prompt-stand = Туз! Вы пропускаете ход.

talon = { $count ->
    [0] Талон пуст
    [one] Талон, { $count } карта
    [few] Талон, { $count } карты
   *[many] Талон, { $count } карт
}
talon-known = порядок известен всем
pile-top = Сверху лежит { card }
suit-named = Заказано: { $named }
note-out = без карт, место { $place }
text-table = Сверху: { $top }   масть: { $suit }   талон: { $talon }

illegal-not-held = У вас нет этой карты.
illegal-feed = { $count ->
    [few] Лежит семёрка: ответьте семёркой или возьмите { $count } карты.
   *[many] Лежит семёрка: ответьте семёркой или возьмите { $count } карт.
}
illegal-stopped = Лежит туз: ответьте тузом или пропустите ход.
illegal-no-match = У этой карты не та масть и не то достоинство.
illegal-over-match = У вас есть подходящая карта, поэтому верхника другой масти класть нельзя.
illegal-over-named = Этот верхник подходит сам и представляет свою масть.
illegal-must-play = У вас есть подходящая карта, её надо положить.

option-deal = Карт на руки
    .about = Сколько карт каждый получает в начале.
option-deal-4 = четыре
option-deal-5 = пять
option-over = Верхник
    .about = Когда верхника можно положить на любую карту и заказать масть.
option-over-stuck = только если ничего не подходит
option-over-free = в любой момент
option-draw = Взятие карты
    .about = Можно ли взять карту, если есть чем ходить.
option-draw-stuck = только если ничего не подходит
option-draw-free = в любой момент
option-start = Первая карта
    .about = Действуют ли семёрка, туз или верхник, открывшие сброс.
option-start-plain = не действуют
option-start-acts = действуют
option-pile = Пустой талон
    .about = Как сброс становится новым талоном.
option-pile-turned = переворачивается без тасовки
option-pile-shuffled = тасуется
option-red_seven = Красная семёрка
    .about = Семёрка сердец возвращает в игру того, кто только что положил последнюю карту.
option-red_seven-no = нет
option-red_seven-yes = да
option-places = Доигрывание
    .about = Играют ли остальные дальше за следующие места.
option-places-no = выигрывает первый
option-places-yes = играют за места

why-win = Это ваша последняя карта.
why-feed = { $count ->
    [few] Следующий игрок возьмёт { $count } карты.
   *[many] Следующий игрок возьмёт { $count } карт.
}
why-answer = { $count ->
    [few] Семёрки уйдут дальше, и не придётся брать { $count } карты.
   *[many] Семёрки уйдут дальше, и не придётся брать { $count } карт.
}
why-stop = Следующий игрок потеряет ход.
why-answer-ace = Туз уйдёт дальше, и пропускать будет другой.
why-over = Этой масти у вас больше всего.
why-keep-suit = Этой мастью вы сможете ходить и дальше.
why-rid = Без этой карты можно обойтись.
why-draw = Ничего на руках не подходит.
why-save = Карта останется для лучшего момента.
why-forced = Больше ничего не остаётся.
