# Отчёты лаборатории: одна страница об игре.
report-title = { $title }: как она играется
report-about = { $games ->
    [one] { $games } партия ботов
    [few] { $games } партии ботов
   *[other] { $games } партий ботов
}, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}, { $bots }
report-options = Правила стола: { $options }
report-n = n = { $count }
report-short-wins = Победы первого места
report-short-points = Очки
report-short-minutes = Минуты
report-short-luck = Доля удачи
report-short-settled = Победитель впереди до конца после
report-short-changes = Смены лидера
report-wins = Кто побеждает
report-wins-even = Явного преимущества нет ни у одного места: равная доля, { $fair }, лежит в каждом интервале.
report-wins-seat = Место { $seat } явно { $side ->
    [more] в выигрыше
   *[less] в проигрыше
}: оно побеждает в { $wins }, равная доля была бы { $fair }.
report-wins-camps = Здесь побеждают вместе, поэтому доли не складываются в 100 %.
report-wins-alone = Играют в одиночку, на очки.
report-length = Сколько длится
report-length-said = Половина партий длится до { $middle } мин, девять из десяти до { $most } мин.
report-length-pace = Минуты рассчитаны: { $pace } с на решение и { $event } с на всё остальное; решающие одновременно считаются один раз. На полке указано около { $minutes }.
report-turns = Ходы
report-decisions = Решения одного игрока
report-minutes = Минуты
report-events = События
report-mean = Среднее (95 %)
report-quantiles = Десятая часть ниже · половина · девять десятых
report-tension = Насколько она равная
report-tension-said = Победитель впереди до конца после { $settled } партии, а лидерство переходит с места на место в среднем { $changes } раза.
report-tension-curve = Шансы лидера на победу от первого события до последнего: среднее линией, средняя половина партий полосой
report-tension-means = Шансы те, с которыми считает разбор, в { $moments } моментах партии. Лидер сменяется, когда другое место впереди на десять пунктов из ста.
report-changes = Смены лидера
report-settled = Победитель впереди до конца после
report-decided = Девять из десяти у одного места после
report-margin = Очки между первым и вторым
report-tied = Партии с равенством наверху
report-luck = Удача
report-luck-said = { $share } того, что отделяет победителей от проигравших, это удача: кубики и карты сверх среднего, по счёту разбора. Остальное решения.
report-luck-none = В этой игре ничего не решает жребий.
report-luck-means = Удача на результат места, сумма по { $count } партиям, делённая на квадраты результатов. Она настолько верна, насколько верны значения разбора.
report-luck-label = Удача
report-choices-label = Решения
report-uses = Чем пользуются
report-uses-said = Чаще всего, когда есть выбор, выбирают { $most }, реже всего { $least }.
report-use = Что
report-taken = Выбрано, когда можно
report-a-game = За партию
report-won = Победы тех, кто так делал
report-worth = Цена
report-worth-means = Цена: что теряет одно место, если только ему это запретить, по { $count } партий с той же случайностью, в пунктах из ста (в одиночку: в очках). Бот тогда берёт следующее лучшее. Каждый интервал верен сам по себе: из двадцати один промахнётся. «Победы тех, кто так делал» не причина: лидеры могут делать это чаще.
report-wait = Ожидание
report-wait-said = Между двумя решениями игрока проходит в среднем { $mean } с; самое долгое ожидание в партии { $longest } с.
report-wait-label = Секунды между двумя решениями игрока
report-wait-mean = Ожидание в среднем, с
report-wait-longest = Самое долгое ожидание в партии, с
report-made = Как это сделано
report-made-command = Команда
report-made-version = Версия
report-made-sources = Исходники
report-made-seed = Зерно
report-made-said = Та же команда с той же версией даёт тот же файл до байта. Боты играют не так, как люди: они показывают, как правила работают для игроков такой силы.
report-made-each = Интервалы верны в 95 из 100 таких отчётов, каждый сам по себе.
report-linked = Как она играется: отчёт о многих партиях ботов
report-written = Отчёт в файле { $file }.
report-histogram = { $what }: от { $low } до { $high }
report-balance = Баланс
uses-unknown = { $game } не говорит, чем пользуются её решения.
use-unknown = Здесь ничего не называется { $name }. Есть: { $names }
