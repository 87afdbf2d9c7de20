# Body jsou vždy násobky pěti, proto stačí tvar „bodů“.
title = Tisícovka
summary = Šest kostek do tisíce bodů: odkládej, co boduje, házej zbytkem a včas přestaň.
notation = aside 115 tyto kostky odloží a hází zbytkem, again hází dál, bank skončí a body zapíše.
lesson-1 = Hoď šesti kostkami. Počítají se jedničky, pětky a tři stejné.
lesson-2 = Odlož, co se počítá, a hoď zbytkem, nebo přestaň a zapiš body. Hodem bez bodů o body série přijdeš.
lesson-3 = Když někdo dosáhne tisíce, mají ostatní ještě jednu sérii; vyhrává, kdo má nejvíc bodů.
about = { $thing ->
    [die] Jednička je za 10, pětka za 5, tři stejné za desetinásobek čísla, tři jedničky za 100. Tři páry jsou za 150, postupka za 300.
    [kept] Odložená: v této sérii se počítá a už se jí nehází.
    [cup] Odsud se hází zbylými kostkami. Hodem, který nic nepřinese, přijdeš o body série.
   *[seat] Body hráče. U tisíce začínají poslední série.
}
opening = Kdo hází první, určil los.
tally = Body

say-aside = Odložit { $dice } za { $points } bodů, házet { $count ->
    [one] jednou kostkou
    [2] dvěma kostkami
    [3] třemi kostkami
    [4] čtyřmi kostkami
    [5] pěti kostkami
   *[other] šesti kostkami
}
say-again = { $count ->
    [1] Hodit poslední kostkou ještě jednou a vzdát se těchto bodů
   *[other] Házet znovu všemi šesti kostkami
}
say-bank = Skončit a zapsat { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
button-throw = Hodit

tell-lot = Los určil, že začíná { $who }.
tell-throw = { $who } hází { $dice }{ $kind ->
    [twos] : { $twos ->
        [5] pět dvojek!
        [6] šest dvojek!
       *[other] čtyři dvojky!
    }
    [straight] : postupka za { $points } bodů, musí se házet znovu.
    [pairs] : tři páry za { $points } bodů, musí se házet znovu.
    [ones] : šest jedniček za { $points } bodů.
    [last] : poslední kostka boduje, celkem { $points } bodů.
    [again] : zatím nic, poslední kostka letí ještě jednou.
    [nothing] : nic.
   *[points] : { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
}
tell-aside = { $who } odkládá { $dice } za { $points } bodů.
tell-again = { $count ->
    [1] { $who } se těchto bodů vzdává a hází poslední kostkou ještě jednou.
   *[other] { $who } bere znovu všech šest kostek.
}
tell-bank = { $who } končí, zapisuje { $points } bodů a má celkem { $total }.
tell-lose = { $points ->
    [0] { $who } nezískává nic.
    [one] { $who } přichází o { $points } bod této série.
    [few] { $who } přichází o { $points } body této série.
   *[other] { $who } přichází o { $points } bodů této série.
}
tell-wipe = { $total ->
    [0] { $who } přichází o sérii.
   *[other] { $who } přichází o všechno: maže se všech { $total } bodů.
}
tell-final = Tisícovka padla: každý z ostatních má ještě poslední sérii.
tell-level = Stejně mají { $who }: každý hraje ještě jednu sérii.

prompt-shaking = { $me ->
    [yes] Házíš
   *[no] { $who } hází
} { $count ->
    [one] poslední kostkou
    [2] dvěma kostkami
    [3] třemi kostkami
    [4] čtyřmi kostkami
    [5] pěti kostkami
   *[other] šesti kostkami
}…
prompt-lost = { $who } přichází o sérii.
prompt-choose = Jsi na tahu: odlož kostky a házej zbytkem, nebo zapiš { $points } bodů.
prompt-last = { $hot ->
    [yes] Poslední kostka boduje: odlož ji a házej všemi šesti, hoď jí ještě jednou o prémii, nebo zapiš { $points } bodů.
   *[no] Poslední kostka boduje: hoď jí ještě jednou o prémii, nebo zapiš { $points } bodů.
}
prompt-settled = Počítá se všech šest: házej znovu všemi, nebo zapiš { $points } bodů.

cup = { $count ->
    [0] Kelímek, prázdný
    [one] Kelímek s jednou kostkou
   *[other] Kelímek, kostek: { $count }
}
die = { $place }. kostka: { $number }
die-counts = { $place }. kostka: { $number }, boduje
die-aside = { $number }, odložená
slate-title = Do { $goal } bodů
slate-final = Poslední série: vede { $points }
stake = { $points ->
    [0] zatím nic v sázce
    [one] v sázce { $points } bod
    [few] v sázce { $points } body
   *[other] v sázce { $points } bodů
}
note-total = { $total }
note-series = { $total } + { $points }
text-table = Hod: { $dice }   odloženo: { $aside }   v sázce: { $points }

illegal-all-count = Všechny kostky už se počítají: házej znovu, nebo skonči.
illegal-not-thrown = Takové kostky na stole neleží.
illegal-no-points = Odkládá se jen to, co boduje: jedničky, pětky a tři stejné z jednoho hodu.
illegal-cold = U tohoto stolu se po šesti bodujících kostkách končí.
illegal-once = U tohoto stolu se poslední kostkou hází podruhé, jen když první hod nic nepřinesl.
illegal-aside-first = Nejdřív odlož aspoň jednu kostku, která boduje.

preset-strict = Přísně
option-pairs = Tři páry
    .about = Zda platí i páry stejných čísel, třeba 3-3-3-3-6-6.
option-pairs-any = jakékoli tři páry
option-pairs-distinct = tři různé páry, nebo šest jedniček
option-hot = Odloženo všech šest
    .about = Zda se smí házet znovu všemi, když je odložená i poslední z nich.
option-hot-yes = smí házet dál
option-hot-no = musí skončit
option-last_die = Poslední kostka
    .about = Který hod poslední kostkou přináší prémii.
option-last_die-printed = jak je tištěno: poprvé druhý, pak kterýkoli
option-last_die-either = kterýkoli
option-last_die-second = jen druhý
option-rethrow = Poslední kostka, která boduje
    .about = Zda se smí poslední kostkou házet podruhé, i když první hod boduje.
option-rethrow-yes = smí se jí hodit znovu
option-rethrow-no = zůstává, jak padla
option-bonus = Prémie
    .about = Zda se prémie za poslední kostku přičítá k jejím bodům.
option-bonus-added = přičítá se
option-bonus-instead = místo nich
option-bonus_step = Další prémie
    .about = O kolik roste prémie od třetího úspěchu.
option-bonus_step-5 = o pět bodů
option-bonus_step-50 = o padesát bodů
option-ties = Rovnost
    .about = Co se stane, když na konci vede víc hráčů.
option-ties-share = dělí se o vítězství
option-ties-throw_off = každý hraje ještě sérii

odds-nothing = { $count ->
    [one] jedna kostka bez bodu
    [few] { $count } kostky bez bodu
   *[other] { $count } kostek bez bodu
}
odds-twos = { $count ->
    [one] čtyři dvojky z jedné kostky
    [4] čtyři dvojky ze čtyř kostek
    [5] čtyři dvojky z pěti kostek
    [6] čtyři dvojky ze šesti kostek
   *[other] čtyři dvojky, kostek: { $count }
}
odds-straight = postupka ze šesti kostek
odds-pairs = tři páry ze šesti kostek
odds-last = poslední kostka boduje v jednom ze dvou hodů

why-win = Vyhrává hru.
why-bank = Zápis ({ $points }) dává šanci na výhru asi { $whole },{ $tenth } %, další hod nejvýš { $other-whole },{ $other-tenth } %.
why-only = Nic jiného se nesmí.
why-throw = Hod { $count ->
    [1] poslední kostkou
   *[other] { $count } kostkami
} dává šanci na výhru asi { $whole },{ $tenth } %, zápis { $other-whole },{ $other-tenth } %; riziko, že tímto hodem přijdeš o sérii: { $risk } %.
feat-series = Největší série
    .value = { $value } { $value ->
        [one] bod
        [few] body
       *[other] bodů
    }

theme-aside = Co odložit
theme-stop = Házet dál, nebo skončit
theme-last = Poslední série

## Lekce

learn-play = Jak se hraje
    .about = co boduje, co odložit, kdy přestat
    .often = Tři stejné platí jen z jednoho hodu: dvě odložené pětky a třetí později jsou 15, ne 50.
learn-play-count = Šest kostek: jednička je 10 bodů, pětka 5. Odlož jedničku a hoď zbylými pěti.
    .right = Zatím 10 bodů a padly dvě pětky.
    .wrong = Přestat smíš, ale 10 bodů je na začátek málo. Odlož jedničku a házej dál.
learn-play-one = Nemusíš odložit všechno, co boduje. Čím míň odložíš, tím víc házíš: odlož jen jednu pětku.
    .right = Čtyři kostky selžou méně často než tři.
learn-play-one-both = To je 10 bodů, ale zbudou jen tři kostky. S jednou pětkou házíš čtyřmi.
learn-play-one-stop = 20 bodů je málo. Dokud je kostek hodně, házej.
learn-play-stop = 15 bodů a na stole dvě jedničky: 35. Přestaň: zapíše se všechno, co boduje.
    .right = 35 je tvých nastálo. Hodem bez bodů by série propadla, jak hned ukáže Ema.
learn-play-stop-on = Tím riskuješ 35 bodů a kostek je málo. Nejdřív zkus přestat.
learn-play-three = Tři stejné jsou desetinásobek svého čísla, tři jedničky 100; tři čtyřky jsou 40. Odlož je.
    .right = 40 a tři kostky zbývají.
    .wrong = Kdo přestane, zapíše si 40. Tady se hází dál: odlož čtyřky.
learn-play-last = 55 bodů; když odložíš jedničku, zbude jedna kostka a tou se smí hodit dvakrát. Přestat, nebo riskovat?
    .right = Hrát se dá obojí. Když poslední kostka boduje druhým hodem, je to 50 navíc a zase všech šest kostek.
learn-play-end = Ema má 1010: z 960 zbývá jedna poslední série. Přestat, nebo dál?
    .right = Správně: vyhraje jen víc než 1010, ať je to o kolik chce.
learn-play-end-stop = 20 nestačí: Ema má 1010 a tohle je tvoje poslední série. Dál už není co ztratit.
idea-last = Poslední kostkou se smí hodit dvakrát, i když první hod nic nedá.
idea-three = Tři stejné z jednoho hodu jsou desetinásobek svého čísla, tři jedničky 100.
use = { $what ->
    [aside-one] Odložit jednu kostku
    [aside-more] Odložit více kostek
    [again] Házet všemi znovu
   *[bank] Zapsat
}
