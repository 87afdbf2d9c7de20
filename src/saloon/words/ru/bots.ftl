# Боты: четыре уровня и как бот объясняет свой ход.
level-chance = Случай
    .about = Любой ход, как выпадет жребий.
level-beginner = Новичок
    .about = Знает правила и часто играет по настроению.
level-regular = Завсегдатай
    .about = Берёт то, что на первый взгляд лучше всего.
level-expert = Знаток
    .about = Думает наперёд и взвешивает, что может случиться.
level-master = Мастер
    .about = Думает наперёд дольше и мало что упускает.
level-unknown = Уровня «{ $level }» нет. Уровни: { $levels }.
hint-say = { $action }. { $why }
hint-say-value = { $action }. { $why } Шансы: { $percent } %.
