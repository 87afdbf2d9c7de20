title = Člověče, nezlob se
summary = Oběhni se čtyřmi figurkami desku a doveď je do domečku. Nasazuje se šestkou a vyhozená figurka se vrací na základnu.
notation = enter nasadí figurku, move 12 táhne tou, která ušla 12 polí od svého startu (0), move h2 tou na druhém poli domečku; co padne, je throw 6.
lesson-1 = Šestka nasazuje figurku na start a dává další hod.
lesson-2 = Figurka jde o tolik polí, kolik padlo. Kdo stojí tam, kde skončí, vrací se na základnu.
lesson-3 = Po okruhu vchází figurka do domečku přesným hodem. Čtyři v domečku vyhrávají.
about = { $thing ->
    [pawn] Figurka. Jde o tolik polí, kolik padlo, vyhodí toho, kdo stojí v cíli tahu, a do domečku musí dojít přesně.
    [die] Šestka nasazuje figurku a dává další hod.
    [try] Bez figurky ve hře má hráč až tři hody na šestku.
    [place] Tento hráč má všechny čtyři figurky v domečku.
   *[seat] Hráč. Vyhrává ten, kdo první dovede do domečku čtyři figurky.
}
opening = Začíná, kdo hodil nejvíc.
tally = Ujité kroky

where = { $kind ->
    [base] na základně
    [start] na startu
    [house] v domečku, pole { $number }
   *[way] na poli { $number }
}
whence = { $kind ->
    [start] ze startu
    [house] z pole { $number } v domečku
   *[way] z pole { $number }
}
whither = { $kind ->
    [house] na pole { $number } v domečku
   *[way] na pole { $number }
}
short = { $kind ->
    [base] základna
    [start] start
    [house] domeček { $number }
   *[way] { $number }
}
pawn = { $who }: figurka { $where }

say-enter = { $hit ->
    [own] Nasadit figurku; vlastní na startu se vrací
    [other] Nasadit figurku a vyhodit soupeře ({ $victim })
   *[none] Nasadit figurku
}
say-move = { $hit ->
    [own] Táhnout { $whence } { $whither } a vyhodit vlastní figurku
    [other] Táhnout { $whence } { $whither } a vyhodit soupeře ({ $victim })
   *[none] Táhnout { $whence } { $whither }
}

tell-throw-first = { $who } hází o začátek: { $face }.
tell-throw = { $face ->
    [6] { $who } hází šestku.
   *[other] { $who } hází { $face }.
}
tell-throw-sum = { $who } hází { $face }, dohromady { $total }.
tell-six-added = { $who } hází šestku, která se přičte k dalšímu hodu.
tell-six-lost = { $who } hází šestku, kterou nemá čím táhnout, a hází znovu.
tell-begins = Nejvyšší číslo má { $who } a začíná.
tell-again = Stejné nejvyšší číslo: znovu hází { $who }.
tell-no-six = { $who } zůstává bez šestky.
tell-stuck = { $who } nemá figurku, která by mohla jít o { $total }.
tell-enter = { $who } nasazuje figurku na start.
tell-move = { $who } táhne { $whence } { $whither }.
tell-hit = { $victim } vrací figurku na základnu.
tell-hit-own = Vyhazuje tím vlastní figurku a vrací ji na základnu.
tell-finish = Všechny čtyři figurky jsou v domečku: { $place }. místo.

prompt-first = { $me ->
    [yes] O začátek házíš ty…
   *[no] O začátek hází { $who }…
}
prompt-throw = { $me ->
    [yes] Házíš…
   *[no] Hází { $who }…
}
prompt-try = { $me ->
    [yes] Potřebuješ šestku, hod { $number } ze 3…
   *[no] { $who } potřebuje šestku, hod { $number } ze 3…
}
prompt-enter = Šestka! Nasaď figurku.
prompt-bound = { $total ->
    [6] Šestka! Nová figurka jde dál.
   *[other] Padlo { $total }: nová figurka jde dál.
}
prompt-move = Táhneš o { $total }: vyber figurku.

die = Na kostce je { $face }
die-waits = Kostkou se ještě neházelo
first-throw = { $who }: hod o začátek { $face }
tries-left = { $count ->
    [0] žádný další hod
    [one] zbývá jeden hod
    [few] zbývají { $count } hody
   *[other] zbývá { $count } hodů
}
note-place = { $place }. místo
note-house = domeček { $count }
note-way = cesta { $count }
note-base = základna { $count }
text-die = Kostka: { $face }{ $total ->
    [0] { "" }
   *[other] { "   " }k tahu: { $total }
}

illegal-enter = Nasazuje jen šestka.
illegal-base-empty = Tvoje základna je prázdná: není co nasadit.
illegal-start-taken = Na startu stojí tvoje figurka, a tak se žádná nenasazuje.
illegal-come-out = Padla šestka: musíš nasadit figurku ze základny.
illegal-no-pawn = Tam žádná tvoje figurka nestojí.
illegal-bound = Tenhle hod patří figurce na startu.
illegal-too-far = To je moc: do domečku se vstupuje přesným číslem.
illegal-house-taken = Tohle pole domečku je obsazené.
illegal-own = Stojí tam tvoje vlastní figurka.
illegal-jump = V domečku se nepřeskakuje.
illegal-safe = Figurka na vlastním startu je v bezpečí.
illegal-must-capture = Můžeš vyhodit cizí figurku, a tak musíš.

preset-quick = Rychlá hra
preset-kind = S dětmi
preset-fierce = Bez slitování
option-six_again = Šestka po nasazení
    .about = Co znamená šestka hozená pro figurku na startu.
option-six_again-chain = táhne s ní a nasadí další
option-six_again-plain = jen s ní táhne
option-base_empty = Šestka při prázdné základně
    .about = Zda se šestka přičítá k dalšímu hodu, nebo se jí táhne zvlášť.
option-base_empty-sum = přičte se k dalšímu hodu
option-base_empty-separate = táhne se zvlášť
option-three = Tři hody na šestku
    .about = Kdy se hází třikrát.
option-three-stuck = nic na cestě a v domečku se nedá postoupit
option-three-track = nic na cestě
option-three-base = všechny figurky na základně
option-own = Vlastní figurky
    .about = Zda smí figurka skončit na figurce své barvy.
option-own-hit = vyhazují se také
option-own-spared = nesmí se na ně šlápnout
option-jumps = Přeskakování v domečku
    .about = Zda se figurky smějí v domečku přeskakovat.
option-jumps-yes = ano
option-jumps-no = ne
option-safe_start = Bezpečný start
    .about = Zda je figurka na vlastním startu v bezpečí.
option-safe_start-no = ne
option-safe_start-yes = ano
option-capture = Vyhazování
    .about = Zda se cizí figurka, kterou lze vyhodit, vyhodit musí.
option-capture-free = podle libosti
option-capture-must = povinné
option-quick = Rychlý začátek
    .about = Zda všichni začínají s jednou figurkou na startu.
option-quick-no = ne
option-quick-yes = ano
option-sides = Strany
    .about = Kde sedí druhý ze dvou hráčů, nebo která strana zůstane při třech volná.
option-sides-opposite = proti prvnímu
option-sides-left = po levici prvního
option-sides-right = po pravici prvního

why-enter = Šestka nasazuje figurku.
why-bound = Hod patří právě nasazené figurce.
why-only = Jiná figurka hod využít nemůže.
why-own = Přijdeš tím o vlastní figurku.
why-hit = { $count ->
    [0] Vyhodí figurku, která je teprve na startu.
    [one] Vyhodí figurku, která má za sebou jedno pole.
    [few] Vyhodí figurku, která má za sebou { $count } pole.
   *[other] Vyhodí figurku, která má za sebou { $count } polí.
}
why-last = Tvoje poslední figurka je v domečku.
why-house = Figurka dojde do domečku, kde ji nikdo nevyhodí.
why-inside = Krok, který nic nestojí: v domečku tě nikdo nevyhodí.
why-flee = Uteče: nebezpečí, že ji do tvého dalšího tahu někdo vyhodí, je teď asi { $danger } %, pak { $left } %.
why-chase = { $count ->
    [one] Dostane se těsně za soupeře.
    [few] Dostane se za soupeře, zbývají k němu { $count } pole.
   *[other] Dostane se za soupeře, zbývá k němu { $count } polí.
}
why-near = Domeček pak bude na dohled.
why-lead = Tvoje první figurka běží dál.
why-chance = Šance, že budeš v domečku dřív než ostatní, je pak asi { $chance } %; s jinou figurkou { $less ->
    [0] skoro stejná
   *[other] nejvýš { $other } %
}.

odds-out = Nasadit figurku ve třech hodech
odds-turns = Průměrný počet tahů do nasazení první figurky
odds-hit = Během jednoho tahu vyhodit soupeře, který je { $steps ->
    [one] o pole vpředu
    [few] o { $steps } pole vpředu
   *[other] o { $steps } polí vpředu
}: jedna figurka na cestě, { $base ->
    [yes] jedna na základně, dvě v domečku
   *[no] tři v domečku
}
near = { $me ->
    [yes] Do domečku ti { $count ->
        [one] chybělo jedno pole
        [few] chyběla { $count } pole
       *[other] chybělo { $count } polí
    }.
   *[no] { $who }: do domečku { $count ->
        [one] chybělo jedno pole
        [few] chyběla { $count } pole
       *[other] chybělo { $count } polí
    }.
}
near-place = { $me ->
    [yes] Máš { $place }. místo.
   *[no] { $who }: { $place }. místo.
}
source-walked = Kroky vpřed
source-hit = Vyhazuje { $who }
feat-win = Nejrychlejší výhra
    .value = { $value } { $value ->
        [one] hod
        [few] hody
       *[other] hodů
    }
feat-hits = Nejvíc vyhozených figurek
    .value = { $value } { $value ->
        [one] figurka
        [few] figurky
       *[other] figurek
    }

theme-hit = Vyhodit, nebo jít
theme-run = Která figurka

## Lekce

learn-play = Jak se hraje
    .about = nasadit, vyhodit, do domečku
    .often = Vyhazovat se nemusí, ale kdo může táhnout, musí, i kdyby vyhodil vlastní figurku.
learn-play-six = Šestkou se nasazuje figurka ze základny na start. Nasaď.
    .right = Každá šestka dává další hod: padla 4 a jít s ní musí nová figurka.
learn-play-walk = Popojdi novou figurkou o čtyři.
    .right = Ema nemá figurku ve hře a měla tři hody na šestku. Žádná nepadla.
learn-play-hit = Figurka, která skončí na obsazeném poli, vyhodí tu, co tam stojí, na základnu. Kterou vyhodíš figurku Emy?
    .right = Zpátky na základnu. I tvoje figurky jde vyhodit kdekoli na okruhu.
    .wrong = Ta jen popojde. Odpočítej tři pole u té druhé.
learn-play-safe = Která figurka půjde o čtyři? Smějí obě; jedna je skoro v domečku.
    .right = Volba je vždycky na tobě: utíkat, vyhazovat, nebo zůstat mimo dosah.
learn-play-home = Za polem 39 vede cesta do domečku. Dovnitř jen přesným hodem na volné pole: doveď tam figurku.
    .right = V domečku se nevyhazuje.
    .wrong = Ta má ještě kus cesty. Druhá může být v domečku v bezpečí.
learn-play-win = Tři jsou v domečku, poslední potřebuje přesně dva.
    .right = Čtyři v domečku: výhra.
    .wrong = Uvnitř se dá posouvat, ale poslední figurka hned vyhrává.
idea-six = Šestkou se musí nasadit figurka a za to se hází ještě jednou.
idea-house = V domečku smějí figurky dál a přes sebe; nevyhazuje se tam.
use = { $what ->
    [enter] Nasadit figurku
    [hit] Vyhodit figurku
   *[run] Postoupit
}
