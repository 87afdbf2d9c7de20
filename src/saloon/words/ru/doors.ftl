# Двери для агентов: что здесь может быть не так.
door-key = Этот ключ не открывает здесь ни одного места.
door-legal = «{ $text }» — не способ показывать разрешённые ходы: listed или hidden.
door-hidden = Этот дом не перечисляет разрешённые ходы.
door-hints = Этот дом не даёт подсказок.
door-moved = Стол ушёл вперёд: сейчас номер { $number }.
door-full = Открытых столов { $most }, и ни один из них не закончен.
export-what = Скажите, какие файлы и куда: { $command }
export-kind = Имя { $file } не говорит, что писать: { $kinds }; решения — не PDN.
export-no-pdn = У игры { $game } нет PDN; строки JSON и Parquet годятся для любой игры.
export-done = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[other] { $matches } партий
}, { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
}: { $file }
export-left = { $files ->
    [one] { $files } файл пропущен.
    [few] { $files } файла пропущено.
   *[other] { $files } файлов пропущено.
}
sit-whom = Скажите, кто будет играть: { $command }
sit-address = «{ $text }» — не ссылка на комнату; подойдёт и дом с --code.
sit-refused = Дом говорит: { $why }
sit-unreachable = { $server } не отвечает: { $why }
sit-full = В комнате { $code } нет свободного места.
sit-sits = { $name } сидит в { $code } на месте { $seat } с пометкой «программа».
sit-again = Связь прервалась; восстанавливается.
sit-gone = Дом закрыл связь ({ $code }).
sit-over = Партия окончена: { $scores }
sit-not-allowed = Дом не принимает { $move }: { $why }
