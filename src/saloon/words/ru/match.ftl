# Партии: запись, возврат ходов, доказуемый случай, файлы партий и их проверка.
log-undone = { $name } берёт ход назад.
log-person = На месте { $number } теперь играет { $name }.
log-bot = Вместо игрока { $name } теперь играет бот.
log-bot-instead = Вместо игрока { $left } теперь играет бот { $name }.

illegal-abandoned = Эта партия закончилась без результата.
nature-not-due = Фортуне сейчас делать нечего.
nature-cannot = Такое сейчас не может выпасть или прийти.
entry-number = Следующее событие — { NUMBER($next, useGrouping: 0) }, а не { NUMBER($number, useGrouping: 0) }.
chance-not-typed = Это решает случай, ввести это нельзя.
chance-typed = За этим столом играют настоящими кубиками и картами: введите, что выпало.
chance-sealed = Секрет этой партии хранится в другом месте, поэтому здесь нечем разыгрывать случай.

undo-nothing = Вам нечего взять назад.
undo-consent = С тех пор кое-что произошло, поэтому нужно согласие остальных.
undo-rated = В рейтинговой партии ход не вернуть, если с тех пор что-то произошло.
undo-no-wish = Никто не просит вернуть ход.
undo-not-asked = Вас не спрашивали, можно ли вернуть этот ход.
undo-other = Взять назад можно только своё последнее решение, событие { NUMBER($event, useGrouping: 0) }.

pledge-form = Обещание — это хеш SHA-256: 64 знака 0–9 и a–f.
pledge-late = Кто-то уже открыл свои байты; новые обещания не принимаются.
pledge-twice = Ваши байты уже обещаны.
pledge-started = Партия началась; к случаю больше ничего не добавить.
pledge-no-claim = В этой партии случай не проверяется, добавлять не к чему.
redeem-length = Добавляемых байтов должно быть от { $least } до { $most }.
redeem-unpledged = Эти байты не были обещаны заранее.
redeem-twice = Ваши байты уже открыты.
redeem-wrong = Это не те байты, что были обещаны.
secret-length = В секрете { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
    [many] { $bytes } байтов
   *[other] { $bytes } байта
}.

name-unfit = В имени не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}, без переносов строк и без пробелов по краям.
name-spelling = Имя записано не так, как имена пишутся в файле партии.
names-many = Имён больше, чем мест; за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
names-twice = У двух человек одно и то же имя; их будет не различить.
seat-kind = «{ $kind }» — не человек и не бот.
match-id = «{ $text }» не годится для обозначения партии: только латинские буквы, цифры, - и _, не больше 64 знаков.
unreadable-number = «{ $text }» — не номер события.

file-fault = Строка { NUMBER($line, useGrouping: 0) }: { $about }
file-long = Файл слишком длинный для файла партии.
file-line = Строка { NUMBER($line, useGrouping: 0) } не кончается своим хешем: файл обрезан или это не файл партии.
file-not-saloon = Это не файл партии: строка { $line } должна начинаться словом «saloon».
file-format = Строка { $line }: у файла формат «{ $format }»; эта программа читает формат { $known }.
file-chain = Строка { NUMBER($line, useGrouping: 0) }: хеш не сходится; изменена эта строка или одна из предыдущих.
file-expected = Строка { NUMBER($line, useGrouping: 0) }: здесь должно стоять «{ $word }».
file-value = Строка { NUMBER($line, useGrouping: 0) }: это не имеет смысла: { $text }
file-after-end = Строка { NUMBER($line, useGrouping: 0) }: после конца партии ничего быть не должно.
file-options = Настройки записаны не так, как они пишутся в файле партии.
file-game = Строка { $line }: игры «{ $game }» здесь нет.
file-version = Строка { $line }: эта партия ({ $game }) сыграна по правилам версии { $version }; эта программа играет по версии { $known }.
file-result = Строка { NUMBER($line, useGrouping: 0) }: партия кончилась не так.
secret-wrong = Строка { NUMBER($line, useGrouping: 0) }: это не тот секрет, что был обещан.

verify-line = Строка { NUMBER($line, useGrouping: 0) }:
verify-event = Строка { NUMBER($line, useGrouping: 0) }, событие { NUMBER($event, useGrouping: 0) }:
verify-chain = хеш должен быть { $expected }, а стоит { $found }. Изменена эта строка, либо одна из предыдущих изменена, добавлена или убрана.
verify-number = следующий номер — { $expected }, а стоит { $found }.
verify-draw = по секрету выпадает «{ $expected }», а стоит «{ $found }».
verify-illegal = «{ $found }» не разрешено. Разрешено: { $expected }.
verify-secret = обещано было { $expected }, а этот секрет даёт { $found }.
verify-no-secret = секрета нет, поэтому случай не проверить.
verify-result = результат должен быть «{ $expected }», а стоит «{ $found }».
verify-unfinished = здесь файл кончается, раньше конца партии.
verify-holds = { $game }: { $count ->
    [one] сошлась { $count } запись.
    [few] сошлись все { $count } записи.
    [many] сошлись все { $count } записей.
   *[other] сошлось { $count } записи.
}
verify-fair = Случай можно было проверить: { $count ->
    [0] ничего не разыгрывалось.
    [one] { $count } событие фортуны — именно то, что даёт обещанный секрет.
    [few] все { $count } события фортуны — именно то, что даёт обещанный секрет.
    [many] все { $count } событий фортуны — именно то, что даёт обещанный секрет.
   *[other] { $count } события фортуны — именно то, что даёт обещанный секрет.
}
verify-open = За случай в этой партии заведение не ручалось; проверить можно было только правила.
verify-typed = Играли настоящими кубиками или картами, а они здесь ничего не доказывают; проверить можно было только правила.
verify-seal = эта подпись сделана не владельцем ключа { $expected }.
verify-unopened = Место { $seat } обещало байты и не открыло их, поэтому они ничего не добавили.
verify-sealed = Подписано заведением с ключом { $key }. Сравните его с ключом на странице этого заведения.
verify-unsealed = Не подписано: из файла видно, что жребий следует из секрета и каждый ход разрешён, но не кто играл и всё ли на месте.
verify-head = Последний хеш — { $hash }. Если вы записали его в конце партии, с тех пор файл никто не переписал.
resign-two = Сдаться можно только в игре вдвоём.
# Насколько близко это было и откуда взялось то, что считается.
near-amount = { $unit ->
    [points] { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
    [chips] { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }
   *[rounds] { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[other] { $count } раундов
    }
}
near-behind = { $me ->
    [yes] { $winner } опережает вас на { near-amount }.
   *[no] { $who }: меньше на { near-amount }.
}
near-round = { $me ->
    [yes] Вы: { $mine }. { $winner }: { $theirs }.
   *[no] { $who }: { $mine }. { $winner }: { $theirs }.
}
account-start = В начале
account-round = { $what ->
    [throw] { $number }-й бросок
   *[round] { $number }-й раунд
}
