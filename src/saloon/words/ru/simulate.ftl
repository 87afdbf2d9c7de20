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
