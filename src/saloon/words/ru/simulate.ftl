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
ladder-interrupted = Прервано. Сыгранное сохранено; та же команда продолжит.
lab-needs = Для этого нужен { $tool }. Установить: pip install "saloon[{ $extra }]"
lab-differs = У одного из работников другой Saloon ({ $there }), чем на этом компьютере ({ $here }). Установите везде одинаковый.
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
compare-about = Партия за партией с одинаковой случайностью. Интервалы разниц верны для всех сразу ({ $count }), сколько бы раз ни смотреть; иначе среди многих разниц некоторые казались бы ясными случайно.
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
arena-tries = Попытки
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
