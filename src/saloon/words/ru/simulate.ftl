# Симуляции: заголовки таблиц и что может быть не так с планом.
sim-by-bot = Бот
sim-by-seat = Место
sim-games = Игры
sim-wins = Победы
sim-firsts = Никто не лучше
sim-score = Очки
sim-adjusted = Победы без удачи
sim-length = Длина игры
sim-mean = Среднее
sim-events = События
sim-decisions = Решения
bots-count = Число ботов ({ $bots }) не подходит к числу мест ({ $seats }): нужен хотя бы один бот и не больше ботов, чем мест.
by-unknown = Игра «{ $game }» не сообщает о местах: { $key }.

ladder-title = { $title }: уровни за столом на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
ladder-step = Ступень
ladder-deals = Раздачи
ladder-mine = Победы %
ladder-fair = Доля %
ladder-gain = Выигрыш (95 %)
ladder-clear = Ясно
ladder-yes = да
ladder-no = нет
ladder-about = Первый из пары играет каждую раздачу по разу на каждом месте, второй сидит на всех остальных. Доля — равная часть побед; где побеждают лагерем или играют в одиночку — то, что из тех же раздач извлекает второй. Интервалы верны, как бы часто на них ни смотреть.
ladder-rate = { $rate } раздач/с
ladder-interrupted = Прервано. Сыгранное сохранено; та же команда продолжит.
lab-not-kept = Прервано. Ничего не сохранено; та же команда начнёт заново.
lab-needs = Для этого нужен { $tool }. Установить: pip install "saloon[{ $extra }]"
lab-differs = У одного из работников другие файлы ({ $there }), чем на этом компьютере ({ $here }): Saloon, либо своих правил или ботов. Установите везде одинаковые.
lab-died = Работники снова и снова гибнут в партиях { $first }–{ $last }. Готовое сохранено; та же команда продолжит.
compare-what = Скажите, что сравнить: { $command }
compare-title = что меняют варианты · игроков: { $seats } · партий на набор: { $games }
compare-usual = обычные
compare-measure = Мера
compare-setting = Варианты
compare-base = Исходно
compare-value = С ними
compare-difference = Разница (95 %)
compare-clear = Ясно
compare-decisions = Решений на игрока
compare-events = Событий
compare-first = Победы первого места, %
compare-skill = Победы первого уровня, %
compare-tied = Партии с ничьей наверху, %
compare-margin = Очки между первым и вторым
compare-points = Очки
compare-page = { $title }: правила рядом
compare-played = { $games ->
    [one] { $games } партия с каждым набором правил
    [few] { $games } партии с каждым набором правил
   *[other] { $games } партий с каждым набором правил
}, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}, { $bots }
compare-against = Сравнивается с: { $base }
compare-differs = Точно иначе: { $measures }.
compare-alike = Точных различий нет.
compare-seat = Победы места { $seat }, %
compare-use = { $thing }, раз за партию
compare-minutes = Минуты
compare-turns = Ходы
compare-wait = Ожидание игрока, секунды
compare-changes = Смены лидера
compare-settled = Победитель впереди до конца после, % партии
compare-decided = Девять из десяти у одного места после, % партии
compare-about = Партия за партией с одинаковой случайностью. Интервалы разниц верны для всех сразу ({ $count }), сколько бы раз ни смотреть; иначе среди многих разниц некоторые казались бы ясными случайно.
compare-luck = Доля удачи, %
compare-shorter = Явно короче, а удачи точно больше не более чем на три пункта: { $sets }.
compare-not-shorter = Ничто здесь не короче явно без лишней удачи.
compare-luck-means = Долю удачи говорит счёт разбора при быстром взгляде.
variant-missing = Модуля { $module } здесь нет. Домашние правила это файл Python в этой папке: функция variant(), возвращающая игру.
variant-broken = { $module } не даёт игры: { $why }
balance-title = баланс · { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
balance-what = Кто
balance-n = Раздачи
balance-wins = Победы % (95 %)
balance-target = Цель
balance-first = Первое место среди равных: { $level }
balance-matrix = Уровни друг против друга
balance-seat = Первое место среди равных
balance-score = { $score } из 1000.
balance-even = Явного преимущества нет ни у одного места.
balance-favoured = Место { $seat } явно в выигрыше. Очки здесь только выигрывают или нет, добавить их нельзя: играйте чётное число партий и меняйтесь местами.
balance-handicap = Место { $seat } явно в выигрыше. { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} всем остальным приблизили бы его к равной доле больше всего: { $wins }. Боты, которые знали бы об этом, играли бы иначе.
balance-about = Счёт наш: 1000 минус среднее расстояние от целей как доля наибольшего возможного; половина за уровни, половина за первое место. Цель для двоих переносится на большее число игроков по пути от равной доли ко всем победам. Таблица стоит на парных раздачах: высший уровень играет каждую с каждого места.
balance-alone = У { $game } здесь нет баланса уровней: нужно несколько игроков друг против друга.
balance-levels = Нужны хотя бы два уровня из этих: { $levels }
balance-targets = «{ $text }» не список долей: 0.6,0.7,0.8
tune-title = лучшее { $trials ->
    [one] из { $trials } набора
    [few] из { $trials } наборов
   *[other] из { $trials } наборов
} · по { $games } партий, для лучших { $fresh } новых
tune-setting = Правила
tune-chosen = где выбрано
tune-fresh = на новых партиях
tune-about = Как далеко: среднее расстояний от целей, каждое как доля своей цели. Лучшее из многих выглядит лучше, чем есть, ведь его выбрала и удача: считаются только новые партии. Там лучшее промахивается на { $fresh }, где выбрано, казалось { $chosen }; обычные правила промахиваются на { $usual }.
tune-clear = Лучшее явно ближе к целям, чем обычные правила.
tune-not-clear = На новых партиях лучшее не явно ближе к целям, чем обычные правила.
tune-goal = «{ $text }» не цель. Цель это мера и число: { $measures }
tune-what = Скажите, что нужно: { $command }
tune-nothing = Здесь не из чего выбирать.
ladder-placed = { $name }: явно лучше, чем { $above }; явно хуже, чем { $below }; пока неясно: { $open }.
arena-two = Арене нужны хотя бы два агента.
arena-title = арена · { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
} · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
arena-agent = Агент
arena-games = Партии
arena-wins = Победы % (95 %)
arena-points = Очки (95 %)
arena-regret = Потеря за решение (95 %)
arena-illegal = Недозволенные попытки на 100 решений
arena-failures = Сбои
arena-pair = Пара
arena-deals = Раздачи
arena-gain = Первый выигрывает больше на (95 %)
arena-cost = Первый теряет больше на (95 %)
arena-clear = Ясно
arena-clause = Пункт
arena-unreadable = не читается
arena-unnumbered = без пункта
arena-tries = Попытки
arena-better = { $better } явно лучше, чем { $worse }.
arena-open = Ни одна пара пока не ясна.
arena-pairs = Пара за парой
arena-refused = Что не дозволено
arena-none = Никто не пробовал недозволенного.
arena-about = Каждая пара играет одни и те же раздачи, каждую на всех местах. Потеря — то, что разбор называет собственными решениями, в пунктах из ста ({ $reference }). Интервалы пар верны для всех сразу, сколько бы раз ни смотреть.
arena-about-bare = Каждая пара играет одни и те же раздачи, каждую на всех местах. Интервалы пар верны для всех сразу, сколько бы раз ни смотреть.
arena-legal = { $legal ->
    [hidden] Программам не сообщали, что разрешено.
   *[listed] Программам сообщали, что разрешено.
}
arena-failed = { $name }: в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
   *[other] { $games } партиях
} программа отказала, и за неё доиграл бот дома.
