# Симуляции: заголовки таблиц и что может быть не так с планом.
sim-by-bot = Бот
sim-by-seat = Место
sim-games = Игры
sim-wins = Победы
sim-firsts = Никто не лучше
sim-score = Очки
sim-length = Длина игры
sim-mean = Среднее
sim-events = События
sim-decisions = Решения
bots-count = Число ботов ({ $bots }) не подходит к числу мест ({ $seats }): нужен хотя бы один бот и не больше ботов, чем мест.
by-unknown = Игра «{ $game }» не сообщает о местах: { $key }.
