title = Тысяча
summary = Шесть костей до тысячи очков: откладывайте то, что приносит очки, бросайте остальное и вовремя остановитесь.

say-aside = Отложить { $dice } за { $points }, бросить { $count ->
    [one] одну кость
    [few] { $count } кости
   *[many] { $count } костей
}
say-again = Снова бросить все шесть костей
say-bank = Остановиться и записать { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
button-throw = Бросить

tell-lot = По жребию начинает { $who }.
tell-throw = { $who } бросает { $dice }{ $kind ->
    [twos] : четыре двойки!
    [straight] : ряд за { $points }, и надо бросать снова.
    [pairs] : три пары за { $points }, и надо бросать снова.
    [ones] : шесть единиц за { $points }.
    [last] : последняя кость приносит { $points }.
    [again] : пока ничего, последнюю кость бросают ещё раз.
    [nothing] : ничего.
   *[points] : { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
}
tell-aside = { $who } откладывает { $dice } за { $points }.
tell-again = { $who } снова берёт все шесть костей.
tell-bank = { $who } останавливается, записывает { $points } и имеет { $total }.
tell-lose = { $points ->
    [0] { $who } не получает ничего.
    [one] { $who } теряет { $points } очко этой серии.
    [few] { $who } теряет { $points } очка этой серии.
   *[many] { $who } теряет { $points } очков этой серии.
}
tell-wipe = { $total ->
    [0] { $who } теряет серию.
   *[other] { $who } теряет всё: сгорают все { $total }.
}

prompt-shaking = { $who } бросает { $count ->
    [one] последнюю кость
    [few] { $count } кости
   *[many] { $count } костей
} …
prompt-lost = { $who } теряет серию.
prompt-choose = Ваш ход: отметьте кости, которые отложите, и бросьте остальные; или остановитесь с { $points }.
prompt-settled = Засчитаны все шесть: бросьте их снова или остановитесь с { $points }.

cup = { $count ->
    [0] Стакан пуст
    [one] Стакан с одной костью
   *[other] Стакан, костей: { $count }
}
die = Кость { $place }: { $number }
die-counts = Кость { $place }: { $number }, приносит очки
die-aside = { $number }, отложена
slate-title = До { $goal } очков
stake = { $points ->
    [0] на кону пока ничего
    [one] на кону { $points } очко
    [few] на кону { $points } очка
   *[many] на кону { $points } очков
}
note-total = { $total }
note-series = { $total } + { $points }
text-table = Бросок: { $dice }   отложено: { $aside }   на кону: { $points }

illegal-all-count = Все кости уже засчитаны: бросайте снова или остановитесь.
illegal-not-thrown = Таких костей на столе нет.
illegal-no-points = Откладывают только то, что приносит очки: единицы, пятёрки и три одинаковые из одного броска.
illegal-cold = За этим столом после шести зачётных костей останавливаются.
illegal-aside-first = Сначала отложите хотя бы одну зачётную кость.

option-pairs = Три пары
    .about = Считаются ли пары одинаковых чисел, например 3-3-3-3-6-6.
option-pairs-any = любые три пары
option-pairs-distinct = три разные пары или шесть единиц
option-hot = Отложены все шесть
    .about = Можно ли снова бросить все шесть, отложив последнюю из них.
option-hot-yes = можно бросать дальше
option-hot-no = надо остановиться
option-last_die = Последняя кость
    .about = Какой бросок последней кости приносит премию.
option-last_die-either = любой
option-last_die-second = только второй
option-bonus = Премия
    .about = Прибавляется ли премия за последнюю кость к её очкам.
option-bonus-added = прибавляется
option-bonus-instead = вместо них
option-bonus_step = Следующие премии
    .about = На сколько растёт премия с третьего успеха.
option-bonus_step-5 = на пять очков
option-bonus_step-50 = на пятьдесят очков
option-ties = Равенство
    .about = Что делать, если в конце впереди несколько игроков.
option-ties-share = делят победу
option-ties-throw_off = каждый играет ещё серию

odds-nothing = { $count ->
    [one] { $count } кость без очков
    [few] { $count } кости без очков
   *[many] { $count } костей без очков
}
odds-twos = { $count ->
    [one] четыре двойки на { $count } кости
    [few] четыре двойки на { $count } костях
   *[many] четыре двойки на { $count } костях
}
odds-straight = ряд на шести костях
odds-pairs = три пары на шести костях
odds-last = последняя кость приносит очки в одном из двух бросков

why-win = Это выигрывает игру.
why-bank = { $points ->
    [one] { $points } очко на бумаге дороже, чем на кону.
    [few] { $points } очка на бумаге дороже, чем на кону.
   *[many] { $points } очков на бумаге дороже, чем на кону.
}
why-must = Для победы нужно больше { $points }.
why-six = Шесть костей проигрывают лишь { $risk } раз из ста.
why-throw = { $count ->
    [one] Одна кость ещё часто спасает: она проигрывает { $risk } раз из ста.
    [few] { $count } кости проигрывают { $risk } раз из ста; выигрыш того стоит.
   *[many] { $count } костей проигрывают { $risk } раз из ста; выигрыш того стоит.
}
