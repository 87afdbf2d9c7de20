# Командная строка: таблицы, стол в терминале, сохранение, замечания.
game-unknown = Игры «{ $text }» здесь нет. Игры: { $keys }.
game-unknown-like = Игры «{ $text }» здесь нет. Может быть, { $like }?
table-full = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
} и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[other] { $bots } ботов
} не поместятся за столом на { $seats }.

cli-file = { $file }: { $about }
cli-file-missing = Файла { $file } нет.
cli-file-denied = Файл { $file } не читается или не записывается.
cli-file-folder = { $file } — папка, а не файл.
cli-not-text = { $file } — не файл партии.
cli-usage = Так нельзя: { $about }
cli-usage-option = Ключа { $option } нет.
cli-usage-command = Команды «{ $text }» нет. Команды: { $commands }.
cli-usage-command-like = Команды «{ $text }» нет. Может быть, { $like }?
cli-usage-argument = { $option } требует значения.
cli-usage-flag = { $option } не принимает значения.
cli-usage-extra = Это лишнее: { $text }
cli-usage-shell = Для «{ $text }» автодополнения нет. Оболочки: { $shells }.
cli-usage-missing = Не хватает { $name }.
cli-usage-number = { $name } — это целое число.
cli-usage-number-from = { $name } — это целое число, не меньше { $least }.
cli-usage-number-range = { $name } — это целое число от { $least } до { $most }.
cli-usage-help = Справка: { $command }

cli-col-key = Ключ
cli-col-title = Игра
cli-col-players = Игроков
cli-col-minutes = Минут
cli-col-luck = Случай
cli-col-secrets = Тайны
cli-col-fraction = Точно
cli-col-value = Примерно
cli-col-choice = Решение
cli-col-promise = Обещает
cli-col-cost = Цена
cli-col-option = Настройка
cli-col-about = О чём речь
cli-col-means = Значит
cli-col-level = Боты
cli-col-rating = Сила
cli-not-measured = не измерено
cli-rating-about = Сила: 0 ходит наугад; на 400 больше — шансы на победу в десять раз выше.
cli-levels-few = Уровней меньше, чем в других играх: новые здесь ничем не отличались бы.
cli-sign-yes = да
cli-sign-no = –
cli-no-rules = Правила игры «{ $game }» здесь не записаны.
cli-no-clause = В правилах игры «{ $game }» нет пункта { $number }.
cli-no-odds = { $game }: точные шансы для этой игры не посчитаны.
cli-no-challenges = { $game }: в этой игре испытаний нет.
cli-col-done = Выполнено
cli-col-match = Партия
cli-challenges-replay = `saloon replay ФАЙЛ` покажет сохранённую партию по шагам.

cli-sim-playing = Идёт игра
cli-sim-rate = { $rate } партий/с
cli-sim-title = { $title } · { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
} · { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}
cli-sim-intervals = В скобках — 95-процентные доверительные интервалы.
cli-sim-stood-in = Игр, в которых программа отказала и за неё доиграл обычный бот: { $games }.
cli-sim-interrupted = Прервано, сыграно игр: { $done } из { $planned }; вот чем они кончились.
cli-sim-nothing = Прервано до того, как кончилась первая игра из { $planned }.
cli-sim-failed = { $game }: игра { $number } (seed { $seed }) сломалась: { $cause }

cli-forged = { $file } не сходится:
cli-key = «{ $key }» — не ключ: нужны 64 шестнадцатеричные цифры.
cli-house = { $house } не сообщает своего ключа.
cli-unproven = { $file }: подделки не видно, но и доказательства нет:
cli-unreadable = { $file } не читается как партия:

cli-replay-broken = Эту партию нельзя пересмотреть. Что именно не так, скажет: { $command }
cli-replay-keys = Enter дальше · b назад · + - по десять · число — перейти к нему · $ конец · q выйти
cli-review-broken = Файл не сходится, поэтому разобрать его нельзя. Что не так: { $command }
cli-review-working = Разбор
cli-review-html = Страница в файле { $file }.
cli-review-practise = { $count ->
    [0] Нового для тренировки нет.
    [one] { $count } решение вернётся завтра: saloon drill
    [few] { $count } решения вернутся завтра: saloon drill
   *[other] { $count } решений вернутся завтра: saloon drill
}

cli-play-what = Скажите, во что играть, или --resume ФАЙЛ. Список игр: saloon games
cli-think-seed = Раздумья по часам нельзя повторить: задайте либо --think, либо --seed.
cli-which = Какую игру?
cli-bot-names = Белла Джек Роза Тимур Лиза Марк Вера Егор
cli-thinking = Остальные думают…
cli-pass-onlooker = Клавиатуру берёт кто-нибудь, кто не играет, и нажимает Enter.
cli-pass-device = Клавиатуру берёт { $name }. { $name }, нажмите Enter.
cli-hide = Enter скроет то, что вы видите.
cli-what-fell = Что выпало или пришло? Напишите.
cli-fell-like = Например: { $text }
cli-keys = ? справка · подсказка · почему · назад · журнал · правила · шансы · прогноз · сохранить ФАЙЛ · выход
cli-help =
    Напишите номер хода или сам ход, как он стоит в скобках.
    Enter делает единственный ход; если ходов несколько, снова покажет стол.
      ? ХОД             почему ход возможен или нет
      подсказка         что сделал бы знаток
      почему            остальные доводы подсказки
      назад             взять назад последнее решение
      журнал            всё, что было до сих пор
      правила           правила целиком; правила 4.3 — один пункт
      шансы             точные шансы по правилам этого стола
      прогноз           с какой вероятностью победите вы и остальные
      сохранить ФАЙЛ    копия партии
      выход             уйти; партия сохранится, её можно доиграть
cli-chances-more = Чтобы узнать точнее, введите «{ $word }» ещё раз.
cli-word-help = справка
cli-word-hint = подсказка
cli-word-why = почему
cli-word-undo = назад
cli-word-log = журнал
cli-word-rules = правила
cli-word-odds = шансы
cli-word-chances = прогноз
cli-word-save = сохранить
cli-word-quit = выход
cli-yes = д да y
cli-more-log = … ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}: всё покажет журнал
cli-choose = Выберите от { $first } до { $last } или напишите ? для справки.
cli-choose-only = Выбрать можно только { $first }, хватит и Enter; ? — справка.
cli-allowed = Так можно.
cli-why-all = Больше сказать нечего.
cli-hint-nature = Что выпадет, никто не подскажет.
cli-undo-agree = { $who } хочет взять ход назад. Согласны: { $names }? (д/н)
cli-turned = Что решило исход:
cli-after = сохранить ФАЙЛ · журнал · правила · Enter — выйти
cli-saved = Сохранено: { $file }
cli-saved-over = Партия сохранена в { $file }
cli-save-name = Скажите куда: сохранить ФАЙЛ
cli-save-taken = Файл { $file } уже есть, и это другая партия; выберите другое имя.
cli-kept = Партия сохранена: { $file }
    Доиграть можно так: { $command }
cli-not-kept = { $file } записать нельзя, поэтому партия сама не сохраняется; сохранить ФАЙЛ работает.
cli-resume-over = Эта партия окончена. Пересмотреть её: saloon replay ФАЙЛ
cli-resume-sealed = Секрета этой партии на этом компьютере нет, поэтому разыгрывать случай дальше нечем. Доиграть можно там, где её начали.
cli-provisional = предварительно
cli-no-ratings = Рейтинговых партий ещё нет.
cli-col-rating-note = Заметка
cli-col-name = Имя
cli-col-seats = Места
cli-col-games = Партии

# The record and what goes on.
cli-me-nobody = Здесь ещё никто ничего не доиграл.
cli-me = { $name }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
cli-me-alone = В одиночку: { $games }
cli-me-few = (пока мало партий)
cli-col-played = Партии
cli-col-won = Победы
cli-col-share = Доля
cli-col-expected = Ожидание
cli-col-company = С кем
cli-col-state = Сейчас
cli-col-when = Когда
cli-col-how = Продолжить
cli-col-place = Место
cli-going-kept = отложена
cli-going-over = конец, ещё не просмотрен
cli-going-turn = ваш ход
cli-going-others = ходят другие
cli-going-none = Ничего не идёт.
cli-past-nothing = не в счёт
cli-not-counted = Партию не удалось добавить к вашему счёту.
cli-col-game = Игра
cli-pair-open = Откройте заведение в браузере на этом компьютере (saloon serve), добавив в конец адреса: { $path }
cli-pair-yes = По ссылке перешло устройство: { $device }. Оно ваше?
cli-pair-agreed = Готово: у браузера теперь то же место.
cli-pair-refused = Ничего не изменилось.
cli-pair-waits = Ждём подтверждения в браузере: { $name }…
cli-pair-done = Готово: теперь за этим терминалом играет { $name }.

cli-deal-kind = { $kind ->
    [fliptown] { $game }, в одиночку
    [tisicovka] { $game } против мастера
    [prsi] { $game } против мастера
    [bang] { $game }: дуэль с мастером
   *[drills] Десять упражнений: { $game }
}
cli-deal-open = Он ждёт вас: saloon deal --play
cli-deal-playing = Ваша попытка продолжается: saloon deal --play
cli-deal-elsewhere = Ваша попытка продолжается в браузере: { $path }
cli-deal-left = Попытка прекращена, результата нет.
cli-deal-missed = Этот день уже закончился.
cli-deal-done = Ваш результат: { $score }. Место { $place } из { $played }.
cli-deal-results = { $count ->
    [one] { $count } результат: от { $worst } до { $best }, середина { $middle }.
    [few] { $count } результата: от { $worst } до { $best }, середина { $middle }.
    [many] { $count } результатов: от { $worst } до { $best }, середина { $middle }.
   *[other] { $count } результата: от { $worst } до { $best }, середина { $middle }.
}
cli-deal-master = Мастер: { $score }.
cli-deal-master-plays = Теперь тот же расклад играет мастер…
cli-deal-promise = Обещание дня: { $promise }
cli-deal-secret = Тайна дня: { $secret }
cli-deal-past = Здесь можно сыграть только сегодняшний расклад.
cli-drills-which = Назовите игру, упражнения которой нужно сделать.
cli-drills-title = { $title }: { $count ->
    [0] упражнений пока нет
    [one] { $count } упражнение
    [few] { $count } упражнения
   *[other] { $count } упражнений
}
cli-drills-hard = сложность от { $low } до { $high }
cli-drills-tried = верно { $right } из { $count } ({ $low }–{ $high } %)
cli-drill-cost-points = Это стоит { $cost } очка. Лучше: { $best }
cli-drills-checked = Проверено заново: { $count }; с ошибкой: { $wrong }; пропущено без таблицы: { $passed }.
cli-drill-which = Сегодня ничего не ждёт. Назовите игру, и будут новые упражнения.
cli-drill-none = { $game }: таких упражнений больше не осталось.
cli-drill-ask = Ваш выбор (номер или ход, Enter — выход):
cli-drill-same = Это то же, что один из вариантов; возьмите его номер.
cli-drill-right = Верно: ничего лучше назвать нельзя.
cli-drill-cost = Это стоит { $cost } из 100 побед. Лучше: { $best }
cli-drill-slower = Выигрывает, но лишь { $moves }-м ходом; можно было { $least }-м: { $best }
cli-drill-wins = выигрывает { $moves }-м ходом
cli-drill-why-not = Почему не «{ $choice }»? { $why }
cli-drill-back = { $days ->
    [0] Вернётся ещё сегодня.
    [one] Вернётся через { $days } день.
    [few] Вернётся через { $days } дня.
   *[other] Вернётся через { $days } дней.
}
cli-drill-exact = Значения точные.
cli-drill-estimated = Значения приблизительные.
cli-drill-sampled = Значения получены по выборке, с 95-процентными интервалами.
cli-drill-searched = Значения получены перебором.
deck-damaged = Колода упражнений не читается; файл: { $file }.
cli-review-one = Страницей, игрой мастера или взглядом одного места может быть только одна партия за раз.
cli-review-file = Файл
