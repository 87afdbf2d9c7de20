title = Fliptown
summary = Своя карта местности на Диком Западе: три игральные карты за ход ведут на тропу, в пустошь, в шахту, в город или на кладбище. В одиночку или до четырёх человек.
notation = H4 S9: четвёрка червей даёт масть, девятка пик — значение. stop 7, rob 9, enter 2M, visit store, dig TL ведут на место; store pickaxe, church 3, land abc используют здание; suit H и value Q меняют карту за золото. На карте ● — обведено, × — зачёркнуто.
tally = Очки

area = { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
    [badlands] Пустошь
   *[cemetery] Кладбище
}
building = { $building ->
    [undertaker] Гробовщик
    [bank] Банк
    [hideout] Логово
    [stables] Конюшня
    [store] Лавка
    [church] Церковь
    [hotel] Гостиница
    [land] Участки
    [gunsmith] Оружие
    [bail] Залог
    [office] Шериф
    [saloon] Салун
   *[club] Клуб
}
building-name = { $building ->
    [undertaker] Гробовщик
    [bank] Банк
    [hideout] Логово
    [stables] Конюшня
    [store] Лавка
    [church] Церковь
    [hotel] Гостиница
    [land] Земельная контора
    [gunsmith] Оружейник
    [bail] Залоговая контора
    [office] Контора шерифа
    [saloon] Салун
   *[club] Клуб старателей
}
effect = { $building ->
    [undertaker] надгробия без W, потом лопата
    [bank] вклад на красное или чёрное за $4
    [hideout] зачеркнуть до 4 W
    [stables] рабочая лошадь $3 или верховая $4
    [store] лоток $3, кирка $2 или платок $1
    [church] $1 за каждый зачёркнутый W
    [hotel] ночь за $2
    [land] занять землю за $4, $6 или $8
    [gunsmith] пистолет $3, потом ружьё $4
    [bail] охота на бандита
    [office] взглянуть на карту шерифа, затем звезда или минус 2 W
    [saloon] звезда за каждые $2
   *[club] звезда за каждое золото
}
tool = { $tool ->
    [quiet] Друг гробовщика
    [shovel] Лопата
    [red] Вклад на красное
    [black] Вклад на чёрное
    [workhorse] Рабочая лошадь
    [horse] Верховая лошадь
    [pan] Лоток
    [pickaxe] Кирка
    [bandana] Платок
    [pistol] Пистолет
    [rifle] Ружьё
    [J] Бандит J
    [Q] Бандит Q
   *[K] Бандит K
}
tool-about = { $tool ->
    [quiet] Надгробия не стоят W.
    [shovel] Каждое надгробие приносит звезду.
    [bank] Когда все три карты хода этого цвета, приносит столько звёзд, какой идёт раунд.
    [horse] На тропе значение больше на шесть.
    [pickaxe] В шахте значение может быть на два больше или меньше.
    [bandana] Каждое ограбление приносит на один W меньше.
    [pistol] Прибавляет к карте ограбления.
    [rifle] Прибавляет к карте ограбления вдвое больше.
   *[outlaw] Каждая такая открытая карта приносит $4, 2 золота или минус 2 W.
}
character = { $who ->
    [trailblazer] Следопыт
    [cheat] Шулер
    [prospector] Старатель
    [settler] Поселенка
    [bandit] Налётчик
    [marshal] Маршал
    [preacher] Проповедник
    [miner] Шахтёр
    [ranch-hand] Пастух
    [grave-robber] Гробокопатель
    [man-in-black] Человек в чёрном
    [baroness] Баронесса
    [mayor] Мэр
    [wild-card] Непредсказуемый
   *[nobody] никто
}
ability = { $who ->
    [trailblazer] Один раз: бонусное действие на тропе.
    [cheat] Один раз: одна карта покерной руки — какую назовёте.
    [prospector] Один раз: значение меняется на число ваших лотков.
    [settler] Один раз: бонусное действие в городе.
    [bandit] Один раз: бонусное действие в пустоши.
    [marshal] Один раз: своя карта шерифа.
    [preacher] Один раз: перед взятками зачеркните до шести W.
    [miner] Один раз: бонусное действие в шахте.
    [ranch-hand] Один раз: зачеркните два W за каждый свой молоток.
    [grave-robber] Один раз: бонусное действие на кладбище.
    [man-in-black] Один раз: бонусное действие где угодно.
    [baroness] Один раз: столько золота, сколько у вас W.
    [mayor] Один раз: три новые карты вместо открытых.
   *[wild-card] Дважды: джокер даёт карте любую масть или значение.
}
bot = { $bot ->
    [earp] Уайетт Эрп
    [bart] Чёрный Барт
    [jane] Бедовая Джейн
   *[billy] Билли Кид
}
bot-about = { $bot ->
    [earp] Уайетта Эрпа будят трефы, он крадёт, когда вы получаете бонусное действие. Больше всего считает то, что останется в городе.
    [bart] Чёрного Барта будят бубны, он крадёт, когда вы получаете золото. Больше всего считает то, что останется в шахте.
    [jane] Бедовую Джейн будят черви, она крадёт, когда вы получаете то, чего она ждёт. Больше всего считает то, что останется на тропе.
   *[billy] Билли Кида будят пики, он крадёт, когда вы получаете W. Больше всего считает то, что останется в пустоши.
}
bot-label = { $bot }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}, { $stolen ->
    [0] ничего не украдено
    [one] украдена { $stolen } карта
    [few] украдено { $stolen } карты
   *[many] украдено { $stolen } карт
}
bounty-title = Награда
bounty = { $bounty ->
    [four-each] четыре места на тропе, в пустоши, в шахте и в городе
    [trail-bonuses] все четыре бонусных действия тропы
    [pans-hammers] пять лотков и молотков
    [town-stars] все пять звёздных вывесок города
    [mine-gold] 9 золота из шахты
    [each-kind] цель каждого вида
    [tombstones] пять надгробий
    [far-or-outlaws] остановка K или два бандита
    [wanted] 9 W
    [things] четыре из этих: лоток, молоток, верховая лошадь, друг гробовщика, платок, кирка, пистолет
    [rich] $30 или 15 золота
   *[five-bonuses] бонусное действие в каждой области
}
bounty-short = { $bounty ->
    [four-each] по 4 места
    [trail-bonuses] бонусы тропы
    [pans-hammers] 5 инструм.
    [town-stars] 5 вывесок
    [mine-gold] 9 зол. шахты
    [each-kind] каждая цель
    [tombstones] 5 надгробий
    [far-or-outlaws] K / 2 банд.
    [wanted] 9 W
    [things] 4 из 7 вещей
    [rich] $30 / 15 зол.
   *[five-bonuses] бонус везде
}
bounty-label = Награда, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}: { $text }
hand = { $hand ->
    [nothing] ничего
    [pair] пара
    [two-pair] две пары
    [three] тройка
    [straight] стрит
    [flush] флеш
    [full-house] фулл-хаус
    [four] каре
    [straight-flush] стрит-флеш
   *[royal-flush] флеш-рояль
}

gain-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
gain-cash = ${ $count }
gain-gold = { $count ->
    [1] { $count } золото
   *[other] { $count } золота
}
gain-wanted = { $count } W
gain-pans = лоток
gain-hammers = молоток
gain-shed = минус { $count } W
gain-either = лоток или молоток
gain-bonus = бонус { $area ->
    [town] ♣ Город
    [mine] ♦ Шахта
    [trail] ♥ Тропа
    [badlands] ♠ Пустошь
   *[cemetery] Кладбище
}
gain-silver = серебряная звезда за каждое обведённое место: { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
    [badlands] Пустошь
   *[cemetery] Кладбище
}
gain-nothing = ничего
price = ${ $count }
free = даром

site-trail = Остановка { $value }
site-badlands = Цель { $value } ({ $kind ->
    [chicken] куры
    [cattle] скот
    [stagecoach] дилижанс
   *[train] поезд
})
site-mine = Комната { $room }
site-town = { $value } { building-name }
site-cemetery = Надгробие { $place ->
    [TL] слева вверху
    [TM] вверху посередине
    [TR] справа вверху
    [ML] слева посередине
    [MR] справа посередине
    [BL] слева внизу
    [BM] внизу посередине
    [BR] справа внизу
   *[CE] в центре
}
site-circled = { $site }, обведено
site-crossed = { $site }, зачёркнуто

say-arrange = { $suit } — масть, { $value } — значение: { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
   *[badlands] Пустошь
}, { $number }
say-site = { $site }: { $gives }
say-suit = Сменить масть на { $sign } ({ $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
   *[badlands] Пустошь
}) за { $count } золота
say-value = Сменить значение на { $value } за { gain-gold }
say-joker = Джокер: { $what }
say-prospect = Лотки: значение { $value }
say-call = { $who }: { $area ->
    [town] бонусное действие в городе
    [mine] бонусное действие в шахте
    [trail] бонусное действие на тропе
    [badlands] бонусное действие в пустоши
   *[cemetery] бонусное действие на кладбище
}
say-power = { $who ->
    [baroness] Баронесса: золото за каждый W
   *[ranch-hand] Пастух: зачеркнуть W
}
say-take = { $what ->
    [cash] Взять $4
    [gold] Взять 2 золота
    [wanted] Зачеркнуть 2 W
    [star] Взять звезду
    [pan] Взять лоток
   *[hammer] Взять молоток
}
say-leave = Оставить
say-end = Закончить ход
say-pass = Без действия
say-buy = { $building }: { $thing }
say-land = Занять { $squares } за ${ $price }: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
say-hotel = Переночевать за $2
say-office = Взглянуть на карту шерифа
say-hideout = Зачеркнуть { $count } W
say-church = Церковь: { $count } W за ${ $count }
say-saloon = Салун: { $count ->
    [one] { $count } звезда за $2
    [few] { $count } звезды, каждая за $2
   *[many] { $count } звёзд, каждая за $2
}
say-club = Клуб: { $count ->
    [one] { $count } звезда за { gain-gold }
    [few] { $count } звезды за { gain-gold }
   *[many] { $count } звёзд за { gain-gold }
}
say-bribe = Подкупить шерифа за { gain-gold }
say-refuse = Без взятки
say-fine-cash = Заплатить ${ $count }
say-fine-stars = { $count ->
    [one] Заплатить { $count } звезду
    [few] Заплатить { $count } звезды
   *[many] Заплатить { $count } звёзд
}
say-choose = Персонаж: { $who }
say-choose-nobody = Без персонажа
say-mark = Объявить { $card } другой картой
say-declare = Это { $card }
say-preach = Проповедь: зачеркнуть { $count } W
say-redeal = Три новые карты
say-draw = Вытянуть свою карту шерифа
say-back = Выбрать другую карту
say-decline = Не сейчас

tell-sealed = { $who } назначает картам роли.
tell-roles = { $who }: { $suit } — масть, { $value } — значение; { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
   *[badlands] Пустошь
}, { $number }.
tell-site = { $who } обводит: { $site }; { $gives }.
tell-site-bare = { $who } обводит: { $site }.
tell-rob = { $who } идёт на дело: { $site }.
tell-robbed = { $card }! Дело удаётся: { $who } получает { $count ->
    [one] { $count } звезду
    [few] { $count } звезды
   *[many] { $count } звёзд
} и ${ $cash }.
tell-failed = { $card } — мало: { $who } получает только { $count ->
    [one] { $count } звезду
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
tell-change = { $who } меняет карту на { $what }.
tell-take = { $who } { $what ->
    [cash] берёт $4
    [gold] берёт 2 золота
    [wanted] зачёркивает 2 W
    [star] берёт звезду
    [pan] берёт лоток
   *[hammer] берёт молоток
}.
tell-leave = { $who } заканчивает ход.
tell-pass = { $who } ничего не делает.
tell-buy = { $building }. { $who } выбирает: { $thing }.
tell-land = { $who } занимает землю: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
tell-hotel = { $who } ночует в гостинице.
tell-office = { $who } идёт к шерифу.
tell-hideout = { $who } скрывается: минус { $count } W.
tell-church = { $who } платит в церкви за { $count } W.
tell-saloon = { $who } пьёт в салуне: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
tell-club = { $who } платит золотом в клубе: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
tell-decided = { $who } принимает решение о взятке.
tell-bribes = { $who } подкупает шерифа за { gain-gold }.
tell-refuses = { $who } не даёт взятки.
tell-fine-cash = { $who } под арестом и платит ${ $count }.
tell-fine-stars = { $who } под арестом и платит { $count ->
    [one] { $count } звезду
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
tell-prospect = { $who } (Старатель) пускает в ход лотки: теперь значение — { $value }.
tell-call = { $who } берёт бонусное действие: { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
    [badlands] Пустошь
   *[cemetery] Кладбище
}.
tell-power = { $who }{ $character ->
    [baroness] {" "}(Баронесса) берёт золото за каждый W: { $count }.
   *[ranch-hand] {" "}(Пастух) зачёркивает { $count } W.
}
tell-choose = { $who } — { $character }.
tell-choose-nobody = { $who } играет без персонажа.
tell-mark = { $who } указывает на { $card }.
tell-declare = { $who } говорит, что { $marked } — это { $card }.
tell-preach = { $who } проповедует: минус { $count } W.
tell-redeal = { $who } (Мэр) хочет три новые карты.
tell-draw = { $who } (Маршал) тянет карту шерифа.
tell-back = { $who } убирает палец с карты { $card }.
tell-decline = { $who } оставляет всё как есть.
tell-turn = Открыта карта { $card }.
tell-aside = Раунд { $round }: карта шерифа отложена.
tell-hole = { $known ->
    [yes] { $who } получает карту: { $card }.
   *[no] { $who } получает закрытую карту.
}
tell-unveil = { $who } показывает { $card }.
tell-refill = Колода кончилась: сброс перемешан.
tell-peek = { $who } смотрит на карту шерифа: { $card }.
tell-peek-hidden = { $who } смотрит на карту шерифа.
tell-theft = { $bot } крадёт карту!
tell-interest = Банк платит. { $gives }.
tell-pay = Покер. { $hands }.
tell-best = Лучшая рука: { $who }.
tell-work = Лотки приносят золото, молотки деньги. { $gives }.
tell-bounty = { $who } получает награду «{ $bounty }»: { $gives }.
tell-show = Карта шерифа — { $card }.
tell-judge = { $who } (Маршал) тянет свою карту шерифа: { $card }.
tell-lot = { $card }: приходит { $bot }, ваш персонаж — { $character }.
tell-come = В город приходит { $bot }.
tell-post = Награда: { $bounty }.

turn-go = { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
   *[badlands] Пустошь
}, значение { $value }: выберите место или любое надгробие.
turn-bonus = { $count ->
    [one] Остался { $count } бонус
    [few] Осталось { $count } бонуса
   *[many] Осталось { $count } бонусов
}: { $what }.
bonus-or = { $count ->
    [1] {" "}или { $do }
   *[other] , или { $do }
}
bonus-do = { $what ->
    [town] зайдите в здание в городе
    [mine] обведите комнату в шахте
    [trail] обведите остановку на тропе
    [badlands] ограбьте цель в пустоши
    [cemetery] обведите надгробие
    [undertaker] подружитесь с гробовщиком
    [bank] сделайте вклад в банке
    [hideout] зачеркните W в логове
    [stables] купите лошадь в конюшне
    [store] купите что-нибудь в лавке
    [church] пожертвуйте церкви
    [hotel] оплатите ночь в гостинице
    [land] займите землю
    [gunsmith] купите оружие
    [bail] начните охоту на бандита
    [office] взгляните на карту шерифа
    [saloon] купите звёзды в салуне
   *[club] обменяйте в клубе золото на звёзды
}
turn-end = Можно ещё использовать способность или закончить ход.
ask = { $what ->
    [choose] Выберите, кто вы.
    [mayor] Мэр: оставить эти три карты?
    [outlaws] { $count ->
        [one] Пойман бандит. Что возьмёте?
        [few] Поймано { $count } бандита. Что возьмёте за первого?
       *[many] Поймано { $count } бандитов. Что возьмёте за первого?
    }
    [arrange] Выберите карту масти, затем карту значения; третья идёт в покер.
    [pick] Лоток или молоток?
    [office] Шериф вам рад: звезда или минус два W?
    [cheat] Шулер: какую карту объявите другой?
    [declare] И какая же это карта?
    [preach] Проповедник: сколько W зачеркнуть?
   *[marshal] Маршал: вытянуть свою карту шерифа?
}
ask-bribe = Шериф идёт. Взятка стоит { gain-gold }.
ask-fine = Вы под арестом: ${ $cash } или { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}?
over-alone = { $own ->
    [yes] У вас
   *[other] { $who }:
} { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
over-beaten = { $own ->
    [yes] Вы побеждаете
   *[other] { $who } побеждает
} со счётом { $count }:{ $other }. Соперник — { $bot }.
over-lost = { $bot } побеждает со счётом { $other }:{ $count }.
open-alone = Три раунда по пять ходов: сколько очков вы наберёте?
open-bot = Ваш противник — { $bot }: наберите больше очков.
open-table = Три раунда по пять ходов, все сразу; побеждает тот, у кого больше очков.
open-who = Ваш персонаж — { $who }.
end-rounds = Три раунда сыграны.
end-seat = { $who }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}: { $title }.
end-bot = { $bot }: { $count }.
end-count = Звёзды { $stars } · серебряные { $silver } · деньги { $cash } · золото { $gold }
title-of = { $score } { $wanted }
title-score = { $word ->
    [greenhorn] Зелёный
    [veteran] Бывалый
    [fearless] Бесстрашный
    [sharpshooter] Меткий
   *[legendary] Легендарный
}
title-wanted = { $word ->
    [deputy] помощник шерифа
    [rancher] ранчеро
    [cowboy] ковбой
    [desperado] сорвиголова
   *[outlaw] бандит
}

button-seal = Подтвердить
button-rob = Грабить!
button-claim = Занять
button-count = { $count }×
button-suit = { $sign } { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
   *[badlands] Пустошь
}
slot-suit = 1 Масть
slot-value = 2 Значение
slot-poker = 3 Покер
line-up = Открытые карты
card-label = { $card }, открытая карта
card-suit = { $card }, карта масти
card-value = { $card }, карта значения
card-poker = { $card }, карта для покера
card-written = { $card }, записано в раунде { $round }
card-hole = { $card }, карта холдема
changed-to = теперь { $what }
key-suit = Другая масть за 2 золота
key-less = На один меньше за золото
key-more = На один больше за золото
key-value = Другое значение за золото
key-other = иная
clock = Раунд { $round } · ход { $turn } из 5
deck = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[many] Колода, { $count } карт
}
sheriff = Карта шерифа
sheriff-is = Карта шерифа: { $card }
sheriff-short = шериф
sheriff-about = Карта ниже числа ваших W — арест: ${ $cash } или { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}. Заранее шерифа можно подкупить: золото за каждый W.
fine = Штраф
fine-label = Штраф раунда: ${ $cash } или { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
poker = Покер
poker-about = Пять карт раунда платят по своей руке; например, стрит ${ $cash } и { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}.
poker-label = Покер, раунд { $round }: { $hand }
would-pay = { $card } в покер: { $hand }, { $pays }
belt-cash = Деньги: ${ $count }
belt-gold = Золото: { $count }
belt-stars = Звёзды: { $count }
belt-wanted = Розыск W: { $count }
belt-pans = Лотки: { $count }
belt-hammers = Молотки: { $count }
belt-tool-none = { $tool }: пока нет
risk-none = без ареста
risk = арест ниже { $count }
risk-sure = верный арест
bribe-costs = взятка { $count }
tab-label = Карта местности: { $who }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
mini-label = { $area ->
    [town] Город
    [mine] Шахта
    [trail] Тропа
    [badlands] Пустошь
   *[cemetery] Кладбище
}, обведено { $count } из { $most }
map-label = { $who }: { $note }
seat-note = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
} · ${ $cash } · { $gold } зол. · { $wanted } W
seat-done = готово
square = Клетка { $square }: { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
}
who-label = { $who }: { $ability }
who-used = использовано
for-gold = за { $count } зол.
text-table = Раунд { $round }, ход { $turn }, колода { $deck }. Открыто: { $line }
text-poker = Покер: { $hands }
text-bot = { $bot }: { $count }

kind-name = { $kind ->
    [verdict] Титул
    [seat] Игрок
    [map] Карта
    [card] Карта
    [slot] Место для карты
    [key] Золото
    [now] Изменённая карта
    [price] За золото
    [deck] Колода
    [hole] Карта холдема
    [cash] Деньги
    [gold] Золото
    [stars] Звёзды
    [wanted] Розыск
    [pans] Лотки
    [hammers] Молотки
    [mini] Область
    [square] Земля
   *[offer] Персонаж
}
kind-about = { $kind ->
    [verdict] Слово за очки и слово за W в конце игры.
    [seat] У каждого своя карта местности; нажатие показывает её.
    [map] Карта местности другого игрока.
    [card] Одна карта даёт масть, другая значение, третью записывают в покер.
    [slot] Карта масти называет область, карта значения — место; третья идёт в покер.
    [key] Два золота меняют масть, одно сдвигает значение на шаг.
    [now] Чем карта считается в этом ходу.
    [price] Столько золота нужно, чтобы сдвинуть значение.
    [deck] Все карты, которые в этом раунде ещё не открыты.
    [hole] Входит в вашу покерную руку.
    [cash] Каждые $4 — очко в конце.
    [gold] Меняет карты, подкупает шерифа; каждые два — очко в конце.
    [stars] Каждая — очко.
    [wanted] Плакаты о розыске. Карта шерифа ниже их числа — арест.
    [pans] Каждый приносит золото в конце раунда.
    [hammers] Каждый приносит $2 в конце раунда.
    [mini] Нажатие показывает область крупно.
    [square] Занятые клетки приносят свои звёзды, все девять — ещё семь.
   *[offer] Своё начало и своя способность.
}

end-challenges = Выполнены испытания: { $what }.
challenge = { $challenge ->
    [six-each] шесть мест в каждой области
    [pans-hammers] семь лотков и молотков
    [clean-end] в конце ни одного W
    [mine-gold] всё золото шахты
    [trail-stars] все звёздные остановки тропы
    [town-stars] все звёздные вывески города
    [each-kind] цель каждого вида
    [tombstones] все восемь надгробий
    [great-hand] каре или лучше
    [never-wanted] никогда ни одного W
    [rich] $30 и 15 золота
    [three-hands] три руки лучше пары
    [never-arrested] не больше 5 W и ни одного ареста
    [all-bots] все четыре ковбота побеждены на лёгкой сложности
    [hard-bot] ковбот побеждён на трудной сложности
    [one-stolen] украдено не больше одной карты
    [wanted] 20 W в конце
    [silver] 24 серебряные звезды
    [whole-area] все места одной области
   *[legendary] легендарный счёт
}

option-holdem = Техасский холдем
    .about = Две личные карты улучшают покерную руку; в соревновательном виде платят только лучшей руке.
option-holdem-no = нет
option-holdem-yes = да
option-holdem-competitive = соревновательный
option-characters = Персонажи
    .about = У каждого свой персонаж со своим началом и способностью.
option-characters-no = нет
option-characters-dealt = розданы
option-characters-chosen = по выбору
option-cowbot = Ковбот
    .about = Противник для того, кто играет в одиночку.
option-cowbot-none = никакого
option-cowbot-jane = Бедовая Джейн
option-cowbot-bart = Чёрный Барт
option-cowbot-billy = Билли Кид
option-cowbot-earp = Уайетт Эрп
option-cowbot-drawn = по жребию
option-cowbot-card = карта решает и ковбота, и персонажа
option-level = Сложность ковбота
    .about = Сколько ковбот себе считает.
option-level-easy = лёгкая
option-level-normal = обычная
option-level-hard = трудная
option-guns = Оружие
    .about = Сколько пистолет и ружьё прибавляют к карте ограбления.
option-guns-2 = 2 и 4
option-guns-3 = 3 и 6
option-jane = Бедовая Джейн
    .about = Чего она ждёт.
option-jane-star = звёзд
option-jane-cash = денег
option-passing = Без действия
    .about = Когда можно ничего не делать.
option-passing-stuck = только если ничего нельзя
option-passing-always = всегда
option-descent = Глубже в шахту
    .about = С какого времени ведёт дальше только что обведённая комната.
option-descent-anytime = сразу
option-descent-later = со следующего хода
option-ties = Равные руки
    .about = Как сравнивают одинаковые комбинации.
option-ties-standard = сначала комбинация
option-ties-raw = старшие карты
option-fifth = Награда за пять бонусов
    .about = По какой области считают бонусные действия.
option-fifth-source = где получены
option-fifth-kind = где выполнены
option-abilities = Здания и способности
    .about = Ждёт ли свойство здания, на которое пока не хватает, неиспользованной способности.
option-abilities-wait = свойство ждёт
option-abilities-lapse = свойство пропадает

illegal-no-effect = Сейчас это ничего не изменит.
illegal-ability = Ваш персонаж этого не умеет или уже использовал способность.
illegal-fine = От штрафа способность уже не спасёт.
illegal-asked = Сначала ответьте на вопрос игры.
illegal-acted = Своё действие вы уже сделали: закончите ход.
illegal-now = В свой ход этого не делают.
illegal-ace = Туз в пустоши никого не грабит.
illegal-roles = Карта масти и карта значения — две разные карты из открытой тройки.
illegal-bribe = Взятка стоит { gain-gold }, а столько у вас нет.
illegal-mark = Этой карты нет в вашей покерной руке.
illegal-same = Карта и так такая.
illegal-too-many = Столько нельзя.
illegal-no-target = Для этого бонусного действия не осталось места.
illegal-pass = Пока действие возможно, его надо выполнить.
illegal-waiting = Сначала выполните или оставьте бонусные действия, которые ждут.
illegal-change-late = Карты меняют только до своего действия.
illegal-gold = Это стоит { gain-gold }, а столько у вас нет.
illegal-ring = Ниже туза и выше короля шагов нет.
illegal-no-bonus = Там у вас нет бонусного действия.
illegal-circled = Это место уже обведено.
illegal-behind = По тропе назад не ездят.
illegal-suit = Ваша карта масти ведёт в другую область.
illegal-no-way = С этим значением туда нет спуска.
illegal-too-far = Для этой остановки значение слишком мало.
illegal-value = Ваша карта значения ведёт в другое место.
illegal-no-visit = Вы не в этом здании.
illegal-owned = Это у вас уже есть.
illegal-price = На это не хватает денег.
illegal-not-yet = Сначала нужна другая вещь.
illegal-land = Фигура легла бы на занятую землю.

# -- почему и как вероятно --------------------------------------------------------------------

why-forced = Ничего другого не остаётся.
why-best = Это обещает больше всего очков.
why-turn = { $gold ->
    [0] Эти карты открывают
   *[other] За { $gold ->
        [1] { $gold } золото
       *[other] { $gold } золота
    } эти карты открывают
} лучшее действие: { area }. Со всем, что последует, ход стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-hand = Третья карта улучшает покерную комбинацию: { hand }. { $gold ->
    [0] Две другие открывают
   *[other] За { $gold ->
        [1] { $gold } золото
       *[other] { $gold } золота
    } две другие открывают
} такое действие: { area }. Со всем, что последует, это стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-change = Золото открывает ход, который стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-rob = Удастся с вероятностью { $percent } % и тогда принесёт { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
   *[many] { $stars } звёзд
} и ${ $cash }, иначе половину звёзд; W при этом: { $wanted }.
why-silver = { $count ->
    [one] { $count } серебряная звезда
    [few] { $count } серебряные звезды
   *[many] { $count } серебряных звёзд
} за уже обведённое, и будут ещё.
why-bonus = Бонусное действие отсюда ({ area }) стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-site = С тем, что оно подготовит, это место стоит примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-night = Эта ночь прибавит { $count ->
    [one] { $count } серебряную звезду
    [few] { $count } серебряные звезды
   *[many] { $count } серебряных звёзд
}.
why-shed = Риск ареста падает с { $before } % до { $after } %.
why-land = Если ${ $price } не потратить, в конце они принесут меньше очков.
why-use = Это принесёт больше, чем стоит.
why-bribe = Без взятки арест с вероятностью { $percent } %, а штраф — ${ $cash } или { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
why-no-bribe = Риск ареста { $percent } %: взятка дороже, чем в среднем штраф.
why-fine-cash = ${ $cash } для вас дешевле, чем { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
why-fine-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
} — для вас это дешевле, чем ${ $cash }.
why-back = Ещё можно указать на другую карту или ни на какую.
why-leave = То, что ещё ждёт, того не стоит.

odds-hand = Пять карт из колоды: { hand }
odds-outs = { $count ->
    [one] Помогла бы { $count } карта
    [few] Помогли бы { $count } карты
   *[many] Помогли бы { $count } карт
} из { $left } ещё не виденных: хоть одна среди следующих трёх
odds-rob = Ограбление цели { $value } { $gun ->
    [none] без оружия
    [pistol] с пистолетом
   *[rifle] с ружьём
}
odds-arrest = Арест при { $count } W
who = { character }
    .heading = Персонаж
word = { title-score }
    .heading = Титул

lesson-1 = Три карты за ход: одна даёт масть, другая значение, третья идёт в покер.
lesson-2 = Масть говорит куда, значение — как далеко; обведённое может повести дальше.
lesson-3 = После пяти ходов платят за покер и приходит шериф; после трёх раундов считают звёзды.
near-level = { $by ->
    [wanted] Очков поровну: решило меньшее число W.
    [gold] Очков и W поровну: решило золото.
   *[cash] Очков, W и золота поровну: решили деньги.
}
near-bot = { $won ->
    [yes] { $bot } отстаёт на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
   *[no] { $count ->
        [0] Очков поровну с ковботом, а этого мало.
        [one] { $bot } опережает вас на { $count } очко.
        [few] { $bot } опережает вас на { $count } очка.
       *[other] { $bot } опережает вас на { $count } очков.
    }
}
near-title = Следующий титул: { $title }, не хватает { $count ->
    [one] { $count } очка
    [few] { $count } очков
   *[other] { $count } очков
}.
source = { $what ->
    [stars] Звёзды
    [silver] Серебряные звёзды
    [cash] Деньги
   *[gold] Золото
}
feat-points = Лучшая карта
    .value = { $value } { $value ->
        [one] очко
        [few] очка
       *[other] очков
    }
feat-title = Титулы
    .value = { $value }×

theme-arrange = Какая карта для чего
theme-turn = Лучший ход
theme-sheriff = Покер и шериф

## Уроки

learn-turn = Ход
    .about = три карты: куда, как далеко, покер
    .often = От одной карты берут масть, от другой значение: одна карта не служит для обоих.
learn-turn-roles = Три карты: одна даёт масть, другая значение, третья идёт в покер. Возьмите масть червей и значение девятки.
    .right = Черви — тропа. Двойка записана в покер.
    .wrong = Так можно, но черви с девяткой ведут далеко по тропе.
learn-turn-ride = По тропе едут до любой остановки не дальше своего значения. Награду даёт только та, где вы остановитесь: выберите.
    .right = Всё перед ней вычеркнуто навсегда.
    .wrong = И так можно; здесь поезжайте по тропе.
learn-areas = Пять областей
    .about = пустошь, шахта, город, кладбище, тропа
    .often = Надгробие можно обвести с любыми картами, но вместе с ним вы получаете один W.
learn-areas-badlands = Пики — пустошь: ограбьте цель ровно вашего значения, 5.
    .right = Открытая карта не меньше 5: все звёзды и деньги ваши, и W тоже.
    .wrong = Здесь грабьте: пики и пятёрка.
learn-areas-mine = Бубны — шахта: войдите в комнату, путь к которой подходит вашему значению.
    .right = Молоток и золото. Из обведённой комнаты путь только вниз.
    .wrong = Здесь идите в шахту.
learn-areas-town = Трефы — город: зайдите в здание ровно вашего значения.
    .right = Первый визит даёт и то, что на вывеске: здесь ещё одну поездку.
    .wrong = Здесь идите в город.
learn-areas-buy = Купите что-нибудь в лавке.
    .right = Одна сделка за визит, но вернуться можно.
    .wrong = Поездка подождёт. Сначала купите.
learn-areas-grave = Пики с тузом ничего не грабят. С любыми картами можно обвести надгробие: выберите.
    .right = Что лежит между двумя обведёнными соседями, то ваше; центр обведён с самого начала.
    .wrong = Золото меняет карты, это другой урок. Копайте.
learn-chains = Цепочки
    .about = одно действие приносит другое
    .often = Бонусное действие свободно: любое место области, без значения; в конце хода сгорает.
learn-chains-six = Остановка 6 даёт действие пик: ещё одно, в пустоши. Поезжайте туда.
    .right = Теперь грабёж, причём любой цели.
    .wrong = Не туда: остановка 6 даёт второе действие.
learn-chains-rob = Действие свободно: значение не нужно. Грабьте кого хотите.
    .right = Дорогие цели приносят больше, но чаще срываются. Ограбив все цели одного вида, вы получите ещё одно действие.
    .wrong = Уйти — потерять действие.
learn-chains-sign = И в городе: на вывеске лавки — черви. Зайдите.
    .right = Покупайте и поезжайте в любом порядке.
    .wrong = Сначала лавка: трефы и пятёрка.
learn-chains-nine = На остановке 9 трефы: ещё одно здание. Поезжайте туда бонусом.
    .right = Город, тропа, снова город: это цепочка.
    .wrong = Так можно, но остановка 9 ведёт дальше.
learn-gold = Золото
    .about = другая масть, другое значение
    .often = Изменённая карта на покер не влияет: её записывают такой, какой сдали.
learn-gold-step = За одно золото значение меняется на шаг. Сделайте из 6 семёрку.
    .right = Из целей со скотом седьмая лучшая.
    .wrong = Так можно. Здесь заплатите золото за семёрку.
learn-gold-seven = Теперь грабьте.
    .right = Два золота в конце — очко, значит шаг должен дать больше половины очка.
    .wrong = Золото потрачено: пользуйтесь.
learn-gold-suit = За два золота масть становится любой. Идите из пустоши в другое место.
    .right = Три карты и немного золота ведут почти куда угодно.
    .wrong = Здесь смените масть.
learn-poker = Покер и арест
    .about = третьи карты и цена W
    .often = Взятка не вычёркивает W: они остаются на следующий раунд.
learn-poker-flush = Пятый ход. В покере четыре трефы: пусть трефа из этого ряда будет пятой.
    .right = Флеш: после этого хода он даст $6 и пять звёзд.
    .wrong = Тогда трефа уйдёт на другое, и флеша нет.
learn-poker-bribe = Раунд завершает шериф: если его карта меньше числа ваших W, вы арестованы. Вы подсмотрели: это 4, а у вас пять W; взятка — золото за каждый.
    .right = Пять золота вместо $10 или четырёх звёзд.
    .wrong = Тогда четвёрка арестует вас: $10 или четыре звезды.
learn-poker-fine = Арест: семь W против двойки. Штраф — $10 или четыре звезды; четыре доллара в конце — очко.
    .right = Десять долларов — два с половиной очка, четыре звезды — четыре.
    .wrong = Четыре звезды — четыре очка, $10 — лишь два с половиной.
learn-cowbots = Ковботы
    .about = в одиночку против бумажного вора
    .often = Ковбот получает очки и за каждое необведённое место своих областей, не только за краденые карты.
learn-cowbots-watch = Бедовая Джейн крадёт карту, когда в ряду есть черви и вы в этот ход получили звезду. Черви есть: идите в шахту за молотком и золотом.
    .right = Нет звезды — нет кражи. Каждая краденая карта даёт ей очки.
    .wrong = Так можно. Шахта здесь надёжна: звёзд не даёт.
learn-cowbots-calm = Червей в ряду нет: Джейн спит. Теперь берите звёзды: грабьте.
    .right = Звёзды, и ни одной краденой карты.
    .wrong = Так можно, но такие ходы — для звёзд.
learn-cowbots-sites = В конце Джейн получает очки и за необведённое, больше всего за тропу. Поезжайте по ней.
    .right = Вы побеждаете, только если очков больше, чем у неё.
    .wrong = Так можно; здесь поезжайте по тропе.
idea-bonus = Бонусное действие: любое место области, без значения; неиспользованное сгорает.
idea-bribe = Идёт шериф: золото за каждый W избавит вас от ареста, но W остаются.
idea-gold = Золото меняет карты: два за другую масть, одно за шаг значения.
use = { $what ->
   *[change] Изменить карту за золото
}
