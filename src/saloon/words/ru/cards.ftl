# Карты мариаша. $suit: hearts leaves acorns bells; $rank: seven … ace.
suit = { $suit ->
    [hearts] сердца
    [leaves] листья
    [acorns] жёлуди
   *[bells] бубенцы
}
card = { $rank ->
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [under] нижник
    [over] верхник
    [king] король
   *[ace] туз
} { $suit ->
    [hearts] сердец
    [leaves] листьев
    [acorns] желудей
   *[bells] бубенцов
}
card-acc = { $rank ->
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [under] нижника
    [over] верхника
    [king] короля
   *[ace] туза
} { $suit ->
    [hearts] сердец
    [leaves] листьев
    [acorns] желудей
   *[bells] бубенцов
}
rank-letter = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [under] Н
    [over] В
    [king] К
   *[ace] Т
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
