title = Maroko
summary = Tři kostky, tři hody. Dvě stejné jsou Maroko, tři stejné Velké Maroko; kolo vyhrává nejlepší.
notation = keep 55 nechá ležet pětky a hází zbytkem, all hází znovu všemi třemi, stop končí tah; hod je roll 355.
lesson-1 = Hází se třemi kostkami, nejvýš třikrát.
lesson-2 = Mezi hody smíš jednu nebo dvě kostky nechat ležet.
lesson-3 = Nejlepší kombinace vyhrává kolo.
about = { $thing ->
    [cup] Odsud se hází, v jednom tahu nejvýš třikrát.
    [die] Kostka na stole. Před dalším hodem smí jedna nebo dvě zůstat ležet.
    [throw] Hod tohoto tahu, provedený nebo ještě volný.
   *[seat] Co hráč hodil v tomto kole a kolik kol vyhrál.
}
opening = Kdo hází první, určil los.
tally = Vyhraná kola

hand = { $kind ->
    [great] Velké Maroko { numbers }
    [pair] Maroko { numbers }
   *[none] žádné Maroko
}
numbers = { $number ->
    [1] z jedniček
    [2] ze dvojek
    [3] z trojek
    [4] ze čtyřek
    [5] z pětek
   *[6] ze šestek
}

say-keep = { $count ->
    [one] Nechat { $dice }, házet jednou kostkou
   *[other] Nechat { $dice }, házet dvěma kostkami
}
say-all = Házet znovu všemi třemi
say-stop = Skončit: { $hand }
button-throw = Hodit

tell-roll = { $who } hází { $dice }: { $hand }.
tell-keep = { $who } nechává ležet { $dice }.
tell-all = { $who } bere zpět všechny tři kostky.
tell-stop = { $who } končí: { $hand }.
tell-void = Nikdo nemá Maroko: kolo se hraje znovu.

prompt-shaking = { $me ->
    [yes] Třeseš kelímkem…
   *[no] { $who } třese kelímkem…
}
prompt-throw = { $left ->
    [one] Zbývá jeden hod. Vyber kostky, které zůstanou, a hoď; nebo skonči.
   *[other] Zbývají dva hody. Vyber kostky, které zůstanou, a hoď; nebo skonči.
}
prompt-beat = Vede { $hand }. { prompt-throw }

cup = { $count ->
    [0] Kelímek, prázdný
    [one] Kelímek s jednou kostkou
    [few] Kelímek se { $count ->
         [2] dvěma
        *[3] třemi
    } kostkami
   *[other] Kelímek s kostkami
}
die = { $place }. kostka: { $number }
die-left = { $place }. kostka: { $number }, nechaná ležet
throws-left = { $count ->
    [0] Nezbývá žádný hod
    [one] Zbývá jeden hod
    [few] Zbývají { $count } hody
   *[other] Zbývá { $count } hodů
}
note-throw = { $count ->
    [1] první hod
    [2] druhý hod
   *[3] třetí hod
}
text-table = Kostky: { $dice }   hody: { $throws } ze 3

illegal-not-lying = Takové kostky na stole neleží.
illegal-left = Ponechané kostky se už neberou, ledaže se hází znovu všemi třemi.

preset-match = Na tři výhry
option-rounds = Délka hry
    .about = Kolik kol je třeba vyhrát.
option-rounds-1 = jedno kolo
option-rounds-2 = dvě vyhraná kola
option-rounds-3 = tři vyhraná kola
option-rounds-5 = pět vyhraných kol
option-ties = Rovnost
    .about = Co se stane, když má více hráčů stejně dobré kostky.
option-ties-again = házejí proti sobě ještě jedno kolo
option-ties-share = o kolo se podělí
option-ties-third = rozhodne třetí kostka
option-repick = Ponechané kostky
    .about = Zda se kostka, která zůstala ležet, smí před posledním hodem zase vzít.
option-repick-yes = smějí se zase vzít
option-repick-no = zůstávají, nebo se hází všemi

goal = { $goal ->
    [match] zápasu
   *[round] kola
}
why-won = Tím je kolo vyhrané.
why-stop = Skončit znamená šanci { $chance } % na výhru { goal }, nejlepší hod jen { $other } %.
why-beat = Vede { hand }: na překonání je šance { $chance } %{ $level ->
    [0] {""}
   *[other] , na dorovnání { $level } %
}.
why-win = Při nejlepší hře to znamená šanci { $chance } % na výhru { goal }.

odds-throw = Jeden hod: { $kind ->
    [great] Velké Maroko
    [pair] Maroko
   *[none] nic stejného
}
odds-turn = Celý tah, hraje-li se jen na to: { $kind ->
    [great] Velké Maroko
   *[pair] Maroko nebo lepší
}
odds-sixes = Celý tah, hraje-li se jen na to: Velké Maroko ze šestek
feat-great = Velká Maroka
    .value = { $value }×

theme-lead = Kdo hází první
theme-chase = Je co překonat

## Lekce

learn-play = Jak se hraje
    .about = co nechat ležet, kdy přestat
    .often = Třetí kostka vedle dvojice se nepočítá: o stejné dvojice se hází znovu.
learn-play-pair = Tři kostky, tři hody. Dvě stejné jsou Maroko: nech čtyřky ležet a hoď třetí.
    .right = Dvojice je jistá; třetí čtyřka by byla Velké Maroko.
    .wrong = Tím se dvojice ztrácí. Nech ležet obě čtyřky.
learn-play-once = Zatím nic, ale jeden hod zbývá. Ještě jednou stejnou kostkou.
    .right = Tři čtyřky: Velké Maroko je víc než každá dvojice.
    .wrong = Hod zbývá a nic nestojí: nech čtyřky a hoď třetí.
learn-play-low = Ema má dvě pětky, na ty dvojky nestačí. Nech šestku na vyšší dvojici.
    .right = Na druhou šestku zbývají dva hody.
    .wrong = U dvojic rozhoduje číslo. Nech jen šestku.
learn-play-low-stop = Dvojky na pětky nestačí. Máš ještě dva hody.
learn-play-low-twos = Vyhrála by jen třetí dvojka a ta padá zřídka. Druhá šestka přijde častěji.
learn-play-up = Zbývá jeden hod a předtím zůstaly ležet dvojky. Kostku jde zase vzít: co má proti pětkám největší šanci?
    .right = Dvě kostky na jednu šestku: 11 hodů z 36. Třetí dvojka by padla v 6 z 36.
    .wrong = Pětky je třeba překonat: nech šestku a hoď zbylé dvě.
learn-play-none = Nic stejného. Hoď znovu všemi třemi, nebo nech ležet pětku.
    .right = Dobře: vysoké číslo dělá vysokou dvojici.
    .wrong = Když nechat jednu, tak nejvyšší: vyhrává vyšší dvojice.
learn-play-none-stop = Bez dvou stejných se nepočítá nic. Hoď znovu.
learn-play-stop = Šestky jsou víc než pětky a házíš poslední. Přestaň, nebo nech šestky ležet: nic se nemůže pokazit.
    .right = Nejlepší kostky vyhrávají kolo, a tím i hru.
    .wrong = Tím dáváš z ruky vítěznou dvojici.
idea-pair = Dvě stejné jsou Maroko; nech je ležet a házej jen třetí.
use = { $what ->
    [keep-2] Nechat dvě kostky
    [keep-1] Nechat jednu kostku
    [keep-0] Všechny tři znovu
   *[stop] Skončit
}
