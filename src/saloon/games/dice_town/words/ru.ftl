title = Dice Town
summary = Покерные кубики под чашками, улица зданий, за которые идёт спор, и шериф, которого можно купить.
notation = Стороны: 9 T J Q K A. keep QQ оставляет двух дам, keep - ничего; play dynamite отвечает картой, pass без карты; give $2, give 1n и add claim3 составляют предложение, offer $2 1n - fenced - for 1 кладёт его; choose 2, steal 3 и pick wanted называют место или карту; ask dollars просит доктора.

house = { $house ->
    [mine] Золотой рудник
    [bank] Банк
    [coach] Дилижанс
    [store] Магазин
    [saloon] Салун
    [sheriff] Шериф
    [hall] Ратуша
   *[doctor] Доктор Невезение
}
house-short = { $house ->
    [mine] Рудник
    [bank] Банк
    [coach] Дилижанс
    [store] Магазин
    [saloon] Салун
    [sheriff] Шериф
    [hall] Ратуша
   *[doctor] Доктор
}
card-name = { $card ->
    [credit] Кредитная линия
    [girls] Девушки
    [brute] Жестокость
    [cheater] Шулер
    [corruption] Коррупция
    [dynamite] Динамит
    [joe] Нервный Джо
    [marshal] Маршал
    [split] По-братски
    [wanted] Особо опасен
    [elixir] Эликсир Доктора Невезение
    [gear1] Лассо (1)
    [gear2] Сапоги (2)
    [gear3] Шляпа (3)
    [gear4] Седло (4)
    [gear5] Револьвер (5)
   *[gear8] Конь (8)
}
card-short = { $card ->
    [credit] Кредит
    [girls] Девушки
    [brute] Жестокость
    [cheater] Шулер
    [corruption] Коррупция
    [dynamite] Динамит
    [joe] Джо
    [marshal] Маршал
    [split] По-братски
    [wanted] Опасен
    [elixir] Эликсир
    [gear1] Лассо
    [gear2] Сапоги
    [gear3] Шляпа
    [gear4] Седло
    [gear5] Револьвер
   *[gear8] Конь
}
card-unknown = карта
claim = участок за { $points }
combination = { $hand ->
    [high] старший кубик
    [pair] пара
    [two-pair] две пары
    [three] тройка
    [straight] стрит
    [full] фулл-хаус
    [four] каре
   *[five] покер
}
goods-dollars = { $count } $
goods-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[many] { $count } самородков
}
goods-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
goods-fenced = { $card } из-за проволоки

sheriff = шериф
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
tally = Очки
row-of = оставлено: { $dice }
fenced = { $card } за колючей проволокой
thinks = ещё выбирает
decided = выбор сделан
hand-of = { $who }: { $count ->
    [0] на руке нет карт
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[many] на руке { $count } карт
}
leads = { $count ->
    [one] впереди { $who }: { $what }
    [few] ничья, { $who }: { $what }
   *[many] ничья, { $who }: { $what }
}
leads-nobody = никто не впереди
pill = { $house ->
    [coach] → в банк
    [doctor] без дохода
   *[other] –
}
claim-slot = Карта захвата { $number }: { $card }
played-by = { $who } играет карту «{ $card }»
offers-line = Предлагает: { $goods }
own-row = Твой ряд
own-cards = { $count ->
    [0] На руке нет карт
    [one] Твоя { $count } карта: видишь только ты
    [few] Твои { $count } карты: видишь только ты
   *[many] Твои { $count } карт: видишь только ты
}
cup = твоя чашка
die = кубик { $number }: { $face }
last-throw = Последний бросок: бесплатно, и всё остаётся
price-kept = { $shape ->
    [tall] кубики
   *[wide] Оставишь
}
price-paid = { $shape ->
    [tall] цена
   *[wide] Заплатишь
}
price-none = 0
price-free = 0 $
own-offer = Твоё предложение
tap-cards = Карты добавляй касанием
give = { $what ->
    [dollars] Долларов в предложении: { $count } из { $most }
   *[nuggets] Самородков в предложении: { $count } из { $most }
}
knob-less = { $what ->
    [dollars] на доллар меньше
   *[nuggets] на самородок меньше
}
knob-more = { $what ->
    [dollars] на доллар больше
   *[nuggets] на самородок больше
}
tray = { $who }: { $goods }
tray-nothing = ничего не предложено
remedy = { $kind ->
    [card] карта Магазина
    [dollars] с каждого 2 $
   *[nuggets] по самородку
}
remedy-title = Что пропишет доктор?
text-town = Рудник { $mine }   банк { $bank } $   дилижанс { $coach } $   магазин { $store }   участки { $claims }
text-hand = На руке: { $cards }
button-keep = Оставить выбранные
button-fence = Огородить эти участки

say-keep = Оставить { $dice } { $count ->
    [0] бесплатно
   *[other] за { $count } $
}
say-keep-none = Ничего не оставить · 1 $
say-play = Сыграть карту «{ $card }»
say-cheat = Шулер: повернуть { $die } на { $face }
say-pass = Без карты
say-rest = Не в этом раунде
say-back = Забрать { $die }
say-dollars = Положить в предложение { $count } $
say-nuggets = { $count ->
    [one] Положить в предложение { $count } самородок
    [few] Положить в предложение { $count } самородка
   *[many] Положить в предложение { $count } самородков
}
say-add = Добавить: { $card }
say-add-fenced = Добавить из-за проволоки: { $card }
say-drop = Вынуть: { $card }
say-drop-fenced = Вернуть за проволоку: { $card }
say-offer = Предложить: { $goods }
say-offer-for = Предложить: { $goods }, чтобы победил игрок { $other }
say-no-offer = Без предложения
say-favour = Предложение за игрока { $other }
say-decide = { $house }: побеждает { $other }
say-joe = Пусть платит { $other }
say-steal = Обокрасть игрока { $other }
say-pick = Оставить: { $card }
say-call = Следующим идёт { $other }
say-fence = Огородить: { $cards }
say-remedy = { $kind ->
    [card] Попросить карту Магазина
    [dollars] Взять с каждого 2 доллара
   *[nuggets] Взять с каждого самородок
}
say-decline = Ничего не брать
say-crown = Побеждает { $other }

tell-lot = Значок достаётся игроку { $who }: вот и первый шериф Дайс-Тауна.
tell-turn = Мэр вывешивает новую карту захвата: { $card }.
tell-roll = { $who } заглядывает под чашку: { $dice }.
tell-roll-hidden = { $who } бьёт чашкой об стол.
tell-roll-last = { $who } бросает в последний раз: { $dice }.
tell-keep = { $who } делает выбор: { $dice }.
tell-keep-none = { $who } ничего из этого не хочет.
tell-lift = { $count ->
    [0] { $who } оставляет { $dice }.
   *[other] { $who } оставляет { $dice }, цена вопроса { $count } $.
}
tell-lift-none = { $who } не оставляет ничего и бросает снова.
tell-pay = { $who } бросает на дилижанс { $count } $.
tell-back = { $who } не может заплатить и забирает { $die }.
tell-answer-play = { $who } держит карту наготове.
tell-answer-pass = { $who } сидит тихо.
tell-sealed = { $who } и бровью не ведёт.
tell-hush = Никто не шелохнулся.
tell-open = { $who } хлопает по столу картой «{ $card }»!
tell-open-cheat = { $who }, профессиональный шулер, одним пальцем поворачивает { $die } на { $face }.
tell-open-wanted = ОСОБО ОПАСЕН! { $who } зовёт закон: карта «{ $card }» игрока { $other } не действует.
tell-joe = Нервный Джо хватается за кольт. Его послал игрок { $who }: { $other } должен выложить { $count } $.
tell-weighing = { $who } роется в кошельке.
tell-offer = { $who } подсовывает шерифу: { $goods }.
tell-offer-for = { $who } предлагает шерифу: { $goods }, чтобы победил игрок { $other }.
tell-no-offer = { $who } ничего не предлагает.
tell-envelope = { $who } двигает по столу конверт.
tell-decide = Решение шерифа ({ $who }). { $house }: побеждает { $other }.
tell-decide-own = Решение шерифа ({ $who }) в свою пользу. { $house }: больше никто.
tell-unfold = Конверт игрока { $who } вскрыт: { $goods }.
tell-unfold-nothing = Конверт игрока { $who } пуст.
tell-dig = { $count ->
    [0] { $who } находит в руднике одну грязь.
    [one] { $who } выносит из рудника { $count } самородок.
    [few] { $who } выносит из рудника { $count } самородка.
   *[many] { $who } выносит из рудника { $count } самородков.
}
tell-rob = { $count ->
    [0] { $who } грабит банк. Он пуст.
   *[other] Руки вверх! { $who } уносит из банка { $count } $.
}
tell-split = По-братски, приятель: { $who } получает { $count } $.
tell-badge = В городе новый шериф: { $who }.
tell-badge-stays = Шерифом остаётся { $who }.
tell-grant = { $who } показывает в ратуше лучшую руку ({ $hand }) и получает: { $cards }.
tell-draw = { $who } осматривает в Магазине: { $card }.
tell-corrupt = { $who } подмазывает мэра и получает из-под стола: { $card }.
tell-prescribe = Доктор роется в саквояже, { $who } получает: { $card }.
tell-renew = Лавочник мешает сброс: полки снова полны.
tell-steal = В салуне барышни не зевают: { $who } обчищает игрока { $other }.
tell-take = { $who } тянет с руки игрока { $other }: { $card }.
tell-pick = { $who } уносит из Магазина: { $card }.
tell-pick-stolen = { $who } оставляет себе: { $card }. Остальное возвращается игроку { $other }.
tell-shift = Эти никому не нужны, они идут под колоду: { $cards }.
tell-call = Шериф ({ $who }) посылает к доктору: { $other }.
tell-fence = { $who } тянет колючую проволоку: { $cards }.
tell-raid = Небольшая кража: { $who } собирает { $count } $.
tell-raid-gold = { $count ->
    [one] Большая кража: { $who } собирает { $count } самородок.
    [few] Большая кража: { $who } собирает { $count } самородка.
   *[many] Большая кража: { $who } собирает { $count } самородков.
}
tell-remedy = { $who } просит у доктора что-нибудь из Магазина.
tell-decline = { $who } не хочет утешения.
tell-ride = { $count ->
    [0] День окончен. Дилижанс уезжает пустым.
   *[other] День окончен. Дилижанс привозит в банк { $count } $.
}
tell-show = { $who } открывает: { $card }.
tell-crown = Последнее слово за шерифом ({ $who }): городом правит { $other }.

opening = Значок носит { $who }.
opening-own = Значок носишь ты.
opening-about = Собери руку из пяти кубиков. У кого больше всех одинаковых сторон, тот выигрывает их здание, лучшая рука — ратушу. Ничьи решает шериф, а шерифа можно купить.
end-mine = В руднике не осталось самородков.
end-claims = У каждого участка есть хозяин.

prompt-roll = Чашки гремят…
prompt-lift = Все чашки вверх!
prompt-last = Последний бросок, бесплатно.
prompt-pay = Плата идёт на дилижанс.
prompt-ride = День в городе окончен.
prompt-show = Все открывают карты.
prompt-won-house = { $house }: побеждает { $who }.
prompt-keep = Какие кубики оставишь? Один бесплатно, каждый следующий за 1 $; у тебя { $money } $.
prompt-keep-wait = { $count ->
    [one] Под чашку ещё смотрит { $who }.
    [few] Под чашки ещё смотрят { $who }.
   *[many] Под чашки ещё смотрят { $who }.
}
prompt-window = { $house }: сыграет ли кто-нибудь карту?
prompt-window-reveal = Чашки подняты: сыграет ли кто-нибудь карту?
prompt-wanted = { $who } играет карту «{ $card }». Позовёт ли кто-нибудь закон?
prompt-offers = { $house }: ничья. Подкупишь шерифа? (Это { $who }.)
prompt-offers-wait = { $count ->
    [one] { $house }: ничья. Предложение обдумывает { $who }.
    [few] { $house }: ничья. Предложения обдумывают { $who }.
   *[many] { $house }: ничья. Предложения обдумывают { $who }.
}
prompt-decide = { $house }: ничья. Шериф, кто победит?
prompt-decide-wait = { $house }: ничья. Решает шериф ({ $who }).
prompt-pick = Какую карту унесёшь из Магазина?
prompt-pick-stolen = Какую карту оставишь? Остальные вернёшь.
prompt-joe = Нервный Джо ждёт: кто заплатит?
prompt-steal = Кого обокрадёшь в салуне?
prompt-call = Шериф, кто следующий к доктору?
prompt-patient = Доктор утешит тебя: выбери одно.
prompt-patient-wait = У доктора { $who }.
prompt-back = На всё не хватает: забери кубик.
prompt-crown = Шериф, кто из равных победил?

about-house = { $house ->
    [mine] У кого больше всех 9, берёт по самородку за каждую.
    [bank] У кого больше всех 10, берёт все деньги банка.
    [coach] Здесь лежит плата этого раунда. В конце раунда она идёт в банк.
    [store] У кого больше всех J, берёт карту за каждого и оставляет одну.
    [saloon] У кого больше всех Q, тянет у соперника карту за каждую, оставляет одну, остальные возвращает.
    [sheriff] У кого больше всех K, надевает значок: 5 очков в конце и решение в каждой ничьей.
    [hall] Лучшая рука берёт первую карту захвата и ещё одну за каждого туза.
   *[doctor] Кто в этом раунде ничего не получил, может выбрать одно утешение.
}
about-card = { $card ->
    [credit] Когда выиграешь Магазин: посети его дважды.
    [girls] Когда выиграешь салун: обокради дважды, того же или другого.
    [brute] Когда поднята твоя чашка: за кубики не платишь.
    [cheater] Когда поднята твоя чашка: поверни один только что открытый кубик как хочешь.
    [corruption] Когда выиграешь ратушу: возьми и верхнюю карту колоды.
    [dynamite] Когда выиграешь рудник: вдвое больше самородков.
    [joe] Сразу: выбранный тобой игрок отдаёт тебе 4 $.
    [marshal] Когда значок должен перейти: старый шериф остаётся.
    [split] Когда другой грабит банк: половина твоя.
    [wanted] Когда другой играет карту Магазина: она не действует.
   *[elixir] Когда доктор открывает: можно прийти и с доходом.
}
about-gear = { $points ->
    [one] В конце { $points } очко. Не играется.
    [few] В конце { $points } очка. Не играется.
   *[many] В конце { $points } очков. Не играется.
}
about-claim = { $points ->
    [one] Участок, в конце { $points } очко.
    [few] Участок, в конце { $points } очка.
   *[many] Участок, в конце { $points } очков.
}
about-face = { $face ->
    [9] Больше всех 9 — твой рудник.
    [T] Больше всех 10 — твой банк.
    [J] Больше всех J — твой Магазин.
    [Q] Больше всех Q — твой салун.
    [K] Больше всех K — твой значок.
   *[A] Здания не выигрывает, но в ратуше приносит победителю ещё один участок.
}
about-hand = Ни одной из этих карт ты не знаешь.
about-hand-known = Ты знаешь о картах: { $cards }.
thing = { $thing ->
    [badge] Значок
    [dollars] Доллары
    [nuggets] Самородки
    [cup] Чашка
    [tray] Предложение
    [remedy] Утешение
   *[fence] Колючая проволока
}
about-thing = { $thing ->
    [badge] Кто его носит, решает все ничьи и получает в конце 5 очков.
    [dollars] Каждые 2 доллара — очко в конце.
    [nuggets] Каждый — очко в конце.
    [cup] Под ней кубики, которые видишь только ты.
    [tray] Шериф получит его, только если выберет игрока, за которого оно.
    [remedy] Одно из тех, для которых есть кубик, или ни одного.
   *[fence] Огороженные участки нельзя украсть.
}
about-seat = { $count ->
    [one] Насколько ты знаешь: { $count } очко. Самородок и каждые 2 доллара — очко, значок — 5, участки и экипировка — сколько написано.
    [few] Насколько ты знаешь: { $count } очка. Самородок и каждые 2 доллара — очко, значок — 5, участки и экипировка — сколько написано.
   *[many] Насколько ты знаешь: { $count } очков. Самородок и каждые 2 доллара — очко, значок — 5, участки и экипировка — сколько написано.
}
about-offered = Лицо карты видят только предложивший и шериф.

option-book = Книга правил
    .about = Чешская и русская книги расходятся в трёх местах; здесь задаются все сразу.
option-book-cs = чешская
option-book-ru = русская
option-refill = Оставшиеся карты захвата
    .about = Что делать с картами, которые никто не взял в ратуше.
option-refill-book = по книге
option-refill-cycle = под колоду, открыть три новые
option-refill-slide = сдвинуть вниз, пустые места заполнить
option-brute_none = Жестокость без кубиков
    .about = Покрывает ли Жестокость доллар за то, что не оставлен ни один кубик.
option-brute_none-book = по книге
option-brute_none-yes = покрывает
option-brute_none-no = не покрывает
option-bribes = Взятки
    .about = Кто при ничьей может предложить что-то шерифу и кто это видит.
option-bribes-book = по книге
option-bribes-tied = игроки с ничьей
option-bribes-all = все
option-bribes-sealed = игроки с ничьей, в конвертах
option-bribes-off = без взяток
option-bribe_gain = Взятка — это доход
    .about = Закрыт ли путь к доктору шерифу, который взял взятку.
option-bribe_gain-yes = да
option-bribe_gain-no = нет
option-badge_gain = Сохранить значок — это доход
    .about = Считаются ли доходом K у того, кто уже носит значок.
option-badge_gain-yes = да
option-badge_gain-no = нет
option-kickers = Одиночные кубики
    .about = Решают ли одиночные кубики между равными руками в ратуше.
option-kickers-yes = решают
option-kickers-no = решает шериф
option-first_sheriff = Первый шериф
    .about = Кто носит значок сначала.
option-first_sheriff-lot = по жребию
option-first_sheriff-first = первое место
option-open_money = Открытые кошельки
    .about = Показывает ли стол, что есть у других.
option-open_money-yes = показывает
option-open_money-no = не показывает

illegal-not-tied = У этого игрока нет ничьей.
illegal-no-such-dice = Такого кубика у тебя там нет.
illegal-joe-self = Себе платить нельзя: Джо ждёт другую жертву.
illegal-no-patient = Этот игрок не ждёт доктора.
illegal-pick = На эту карту ты сейчас не смотришь.
illegal-steal-self = Себя не обокрасть.
illegal-no-cards = У этого игрока нечего красть.
illegal-remedy = Для этого у тебя нет кубика.
illegal-keep-none = Не оставить ничего стоит доллар, а у тебя его нет.
illegal-fee = Это стоит { $dollars } $, а у тебя { $money } $.
illegal-must-brute = Оставлено больше, чем можно оплатить: нужна Жестокость.
illegal-nothing-to-play = Играть здесь нечего, достаточно просто пропустить.
illegal-not-held = Этой карты у тебя нет.
illegal-resting = Было сказано: не в этом раунде.
illegal-not-now = Эта карта сейчас не играется.
illegal-offer-nothing = В предложении ещё ничего нет.
illegal-offer-favour = Сначала скажи, за кого предложение.
illegal-offer-other = Этого нет в твоём предложении.
illegal-favour = За этого игрока предлагать нельзя.
illegal-offer-more = Столько у тебя нет.
illegal-fence-number = Огородить надо два участка или единственный, который есть.

# -- советы и вероятности --

why-at = { $house ->
    [mine] рудник
    [bank] банк
    [store] магазин
    [saloon] салун
    [sheriff] звезда шерифа
   *[hall] ратуша
}
why-forced = Ничего другого сделать нельзя.
why-keep = Уже с одними этими кубиками в { $percent } % случаев твоё: { why-at }; { why-less }
why-less = { $less ->
    [0] другой выбор обещает почти столько же.
   *[other] любой другой выбор хуже хотя бы на { $less } $.
}
why-keep-ace = { $count ->
    [0] В ратуше тузы усиливают комбинацию; { why-less }
    [one] В ратуше это ещё { $count } участок; { why-less }
    [few] В ратуше тузы дают ещё { $count } участка; { why-less }
   *[many] В ратуше тузы дают ещё { $count } участков; { why-less }
}
why-keep-pay = { $dollars ->
    [0] Даже с платой { $fee } $ это обещает больше любого одиночного кубика.
   *[other] Даже с платой { $fee } $ это хотя бы на { $dollars } $ лучше самого удачного одиночного кубика.
}
why-keep-none = { $dollars ->
    [0] Даже с платой { $fee } $ новый бросок обещает больше любого одиночного кубика.
   *[other] Даже с платой { $fee } $ новый бросок хотя бы на { $dollars } $ лучше самого удачного одиночного кубика.
}
why-glance = На первый взгляд это хорошо.
why-back = Этого кубика будет не хватать меньше всего.
why-play = Сейчас карта стоит для тебя около { $dollars } $, на руке около { $kept } $.
why-pass = Сейчас карта стоила бы для тебя около { $dollars } $, на руке около { $kept } $.
why-rest = Тогда в этом раунде тебя больше не придётся ждать.
why-decide-own = Для тебя это стоит около { $dollars } $.
why-decide-paid = Предложенное стоит для тебя около { $dollars } $, считая и потерю дающего.
why-decide-least = Из всех спорящих выигрыш этого игрока вредит тебе меньше всего.
why-offer = Выбор шерифа стоит для тебя около { $dollars } $; предложение дешевле.
why-no-offer = Выбор шерифа стоит для тебя около { $dollars } $, но сам шериф потерял бы на нём около { $asked } $.
why-no-stake = Этот выбор для тебя стоит около { $dollars } $: взятка не окупится.
why-steal = { $count ->
    [one] Карта с этой руки стоит около { $dollars } $.
    [few] Лучшая из { $count } карт с этой руки стоит около { $dollars } $.
   *[many] Лучшая из { $count } карт с этой руки стоит около { $dollars } $.
}
why-joe = Этот игрок отдаст { $dollars } $.
why-pick = Эта карта стоит около { $dollars } $.
why-fence = { $points ->
    [one] Тогда { $points } очко в безопасности от воров.
    [few] Тогда { $points } очка в безопасности от воров.
   *[many] Тогда { $points } очков в безопасности от воров.
}
why-remedy = Это стоит около { $dollars } $, считая и потери остальных.
why-decline = Здесь тебе ничего не поможет.
why-own = Сначала ты.
why-other = Этот игрок мешает тебе меньше всех.
odds-hand = { odds-kind }: { $count ->
    [one] { $count } бросок из 7776
    [few] { $count } броска из 7776
   *[many] { $count } бросков из 7776
}
odds-kind = { $hand ->
    [high] старший кубик
    [pair] пара
    [two-pair] две пары
    [three] тройка
    [straight] стрит
    [full] фулл-хаус
    [four] каре
   *[five] покер
}
odds-way = { $way ->
    [one] По одному с броска
    [hits] Платить за все нужные
   *[none] Платить за все нужные и за то, чтобы не оставить ни одного
}
odds-hits = { odds-way }: { $count ->
    [one] { $count } кубик с нужной стороной
    [few] { $count } кубика с нужной стороной
   *[many] { $count } кубиков с нужной стороной
}
odds-final = { odds-way }, нужны тузы: { odds-kind }
odds-paid = { odds-way }: долларов заплачено в среднем
odds-dollar = { $house ->
    [mine] Рудник
    [bank] Банк с первыми 3 долларами
    [store] Магазин
    [saloon] Салун, на руке одни участки
    [sheriff] Звезда в последнем раунде
   *[hall] Ратуша
}: сколько очков прибавляет доллар за новые нужные кубики

lesson-1 = Оставьте кубики под стаканом: один бесплатно, каждый следующий за доллар; стаканы поднимают вместе.
lesson-2 = Здание получает тот, у кого больше его граней; спор решает шериф, и его можно подкупить.
lesson-3 = В конце считают доллары, самородки, участки и звезду; кто остался ни с чем, идёт к доктору.
