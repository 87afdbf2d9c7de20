title = Craps mini
summary = Dvě kostky, pět polí, 24 žetonů a bankéř, který také sází. Vyhrává ten, komu na konci zůstane nejvíc žetonů.
notation = put pass a put dont kladou žeton na PASS LINE a DON’T PASS BAR, put 2-6, put 7-11 a put 12 na pole, done končí sázení, propose navrhuje ukončit hru, agree a decline odpovídají; co padne, je roll 34.
lesson-1 = Před každým hodem každý položí žetony na pole, kterým věří.
lesson-2 = Bankéř hodí dvěma kostkami. Výhry se vyplácejí 1:1; sázka na lince může čekat na svém čísle, dokud nepadne ono, nebo sedmička.
lesson-3 = Kdo má na konci nejvíc žetonů, vyhrává.
about = { $thing ->
    [pass] Padne-li 7 nebo 11, hned vyhrává; padne-li 2, 3 nebo 12, prohrává. Jiné číslo se stane Pointem: musí padnout dřív než sedmička.
    [dont] Skoro opak PASS LINE: padne-li 2 nebo 3, vyhrává, padne-li 7 nebo 11, prohrává; po dvanáctce čeká na další hod. Na Pointu platí totéž co pro PASS LINE.
    [dont-casino] Skoro opak PASS LINE: padne-li 2 nebo 3, vyhrává, padne-li 7 nebo 11, prohrává; po dvanáctce čeká na další hod. Na Pointu vyhrává sedmička, a Point prohrává.
    [low] Padne-li v příštím hodu 2 až 6, vyhrává 1:1.
    [high] Padne-li v příštím hodu 7 až 11, vyhrává 1:1.
    [twelve] Padne-li v příštím hodu 12, bere všechny žetony na plánu.
    [point] Tady sázky čekají: toto číslo dřív než sedmička vyhrává, sedmička dřív prohrává.
    [chip] Žeton. Položený se už nedá přesunout ani vzít zpět.
    [bank] Sem jdou prohrané žetony a odsud se vyplácejí výhry.
    [die] Bankéř hází oběma kostkami; platí součet.
    [sign] Co hráč ohlásil: dosázel, nebo chce končit.
   *[seat] Hráč a jeho žetony v ruce.
}
opening = Určil to los. Před každým hodem všichni sázejí.
opening-banker = Bankéřem je { $who } a hází kostkami.
opening-banker-you = Bankéřem jsi ty a házíš kostkami.
tally = Žetony

# Nápisy na plánu jsou všude stejné.
field-name = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2–6
    [high] 7–11
   *[twelve] 12
}
field-wins = { $field ->
    [pass] + 7 11 · − 2 3 12
    [dont] + 2 3 · − 7 11
    [low] 1:1
    [high] 1:1
   *[twelve] bere vše
}
field-sign = { $field ->
    [pass] PASS LINE
    [dont] DON’T PASS BAR
    [low] 2 3 4 5 6
    [high] 7 8 9 10 11
   *[twelve] 12
}
chips = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
chips-acc = { chips }

say-put = Žeton na { field-name }
say-done = Hotovo
say-none = Nevsadit nic
say-propose = Navrhnout konec hry
say-join = Souhlasit s koncem hry
say-agree = Ano, skončeme
say-decline = Ne, hrajme dál

tell-banker = Los určil bankéře: { $who }.
tell-put = { $who } pokládá žeton na { field-name }.
tell-done = { $who } má vsazeno.
tell-none = { $who } nesází.
tell-propose = { $who } navrhuje skončit hru.
tell-join = { $who } je také pro konec hry.
tell-agree = { $who } souhlasí s koncem hry.
tell-decline = { $who } chce hrát dál.
tell-roll = { $chips ->
    [0] { $who } hází { $first } a { $second }, dohromady { $total }; na plánu není žádný žeton.
   *[other] { $who } hází { $first } a { $second }, dohromady { $total }.
}
tell-lose = Prohrané žetony do banku: { $who }.
tell-out = Bez žetonů: { $who }.
tell-pay = { $who } vyhrává { chips-acc } z banku.
tell-short = { $who } vyhrává { chips-acc }, ale bank má už jen { $paid }.
moved = { $side ->
    [left] PASS LINE, vlevo: { $who }
   *[right] DON’T PASS BAR, vpravo: { $who }
}
tell-move = Point je { $point }. { $list }.
tell-stand = Don’t Pass stojí do příštího hodu: { $who }.
tell-shoot = Rozstřel: { $who } hází { $face }.
tell-level = Rozstřel: { $who } hází { $face }. Stejně mají { $names }; házejí znovu.
tell-sweep = Dvanáct! { $who } bere všechno z plánu: { chips-acc }.
tell-share = Dvanáct! O { chips-acc } z plánu se rovným dílem dělí { $who }; každý dostává { $share }.
tell-close = { $why ->
    [broke] Bank už nemá z čeho platit a zavírá. Sázky se vracejí.
    [agreed] Všichni souhlasí: hra končí. Sázky se vracejí.
    [idle] Tři hody bez jediné sázky: hra končí.
    [last] Žetony už má jen { $who }.
   *[none] Všichni přišli o poslední žetony najednou.
}

prompt-bet = { $count ->
    [one] Vsaď si: máš { $count } žeton. Vyber pro něj pole, nebo zvol „{ $button }“.
    [few] Vsaď si: máš { $count } žetony. Pro každý, který chceš riskovat, vyber pole, nebo zvol „{ $button }“.
   *[other] Vsaď si: máš { $count } žetonů. Pro každý, který chceš riskovat, vyber pole, nebo zvol „{ $button }“.
}
prompt-betting = Ještě sází: { $who }.
prompt-ask = Skončíme hru? Pro: { $who }.
prompt-asked = Padl návrh skončit hru (pro: { $who }); ostatní odpovídají.
prompt-throw = { $me ->
    [yes] Házíš kostkami…
   *[no] { $who } hází kostkami…
}
prompt-shoot = { $me ->
    [yes] Rozstřel o plán: házíš jednou kostkou…
   *[no] Rozstřel o plán: { $who } hází jednou kostkou…
}
prompt-close = Hra se uzavírá…
prompt-settle = { $total }: sázky se vyrovnávají…

stack = { $who }: { chips }, { $spot }
hand = { $who }: { chips } v ruce
spot-bar = DON’T PASS BAR, stojí po dvanáctce
spot-point = { $side ->
    [left] Point { $point } z PASS LINE, vlevo
   *[right] Point { $point } z DON’T PASS BAR, vpravo
}
bank = Bank: { chips }
bank-name = bank
banker = bankéř
note-banker = bankéř · { $note }
note-out = mimo hru
die = Kostka: { $number }
die-blank = Kostka v ruce bankéře
sign-done = má vsazeno
sign-end = chce skončit
text-bank = Bank { $bank }   kostky { $dice }

illegal-done = Před tímto hodem už nesázíš.
illegal-out = Už nemáš žádné žetony.
illegal-closed = PASS LINE a DON’T PASS BAR jsou zavřené, dokud nějaká sázka z nich čeká.
illegal-early = Konec hry zatím navrhnout nejde: nejdřív musí proběhnout pět hodů.
illegal-proposed = Konec hry už navrhuješ; ostatní odpovědí před hodem.

preset-casino = Jako v kasinu
option-first = První hod
    .about = Který hod je pro sázku na PASS LINE nebo DON’T PASS BAR první.
option-first-bet = každé sázky: hod po jejím položení
option-first-table = celého stolu: dokud jiné sázky čekají, tato pole jsou zavřená
option-dont = Don’t Pass po Pointu
    .about = Co vyhrává, když sázka z DON’T PASS BAR čeká na Point.
option-dont-printed = Point vyhrává, sedmička prohrává (tištěno)
option-dont-casino = sedmička vyhrává, Point prohrává (kasino)
option-twelve = Pole 12
    .about = Co dostane ten, kdo vyhraje na poli 12.
option-twelve-board = žetony z plánu
option-twelve-paid = žetony z plánu a vlastní sázku vyplacenou 1:1
option-idle = Tři hody bez žetonů
    .about = Zda platí za dohodu o konci hry.
option-idle-no = hraje se dál
option-idle-yes = hra končí
option-wait = Návrh na konec hry
    .about = Kdy smí ten, kdo sází, navrhnout konec hry.
option-wait-no = před kterýmkoli hodem
option-wait-yes = po pěti hodech a po odmítnutí zase až po pěti

why-begin = Někdo začít musí a tady vyhrává { $chance } % všech hodů.
why-apart = S touto sázkou vyhraješ hru na { $whole },{ $tenth } %, se sázkou na 7–11 na { $other-whole },{ $other-tenth } %.
why-stale = Naprázdno se házelo už dost a tady vyhrává { $chance } % všech hodů.
why-field = Tato sázka vyhraje příštím hodem na { $chance } %. S ní vyhraješ hru na { $whole },{ $tenth } %, bez ní na { $other-whole },{ $other-tenth } %.
why-line = Tato sázka nakonec vyhraje na { $chance } %. S ní vyhraješ hru na { $whole },{ $tenth } %, bez ní na { $other-whole },{ $other-tenth } %.
why-twelve = Vyhrává jeden hod ze 36 a přinesl by { chips-acc }. S touto sázkou vyhraješ hru na { $whole },{ $tenth } %, bez ní na { $other-whole },{ $other-tenth } %.
why-done = Tak, jak to leží, vyhraješ hru na { $whole },{ $tenth } %, s nejlepší další sázkou na { $other-whole },{ $other-tenth } %.
why-end = Skončit teď znamená { $other-whole },{ $other-tenth } % výhry, hrát dál { $whole },{ $tenth } %.
why-decline = Hrát dál znamená vyhrát hru na { $whole },{ $tenth } %, skončit teď { $other-whole },{ $other-tenth } % výhry.

odds-win = { field-name }: pravděpodobnost výhry
odds-mean = { field-name }: průměrný zisk žetonu
odds-alone = 12: průměrný zisk žetonu, který je na plánu sám
odds-even = 12: kolik žetonů by muselo ležet na plánu, aby se vyplatila
odds-stands = { field-name }, stojí po dvanáctce: pravděpodobnost výhry
odds-throws = { field-name }: průměrný počet hodů do rozhodnutí
odds-point = { field-name }, čeká na { $point }: pravděpodobnost výhry
feat-chips = Nejvíc žetonů na konci
    .value = { $value } { $value ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }

theme-bet = Kam vsadit
theme-end = Skončit, nebo hrát dál

## Lekce

learn-play = Jak se hraje
    .about = pole, čísla a dvanáctka
    .often = Položený žeton zůstává: nejde přesunout ani vzít zpět.
learn-play-field = Před hodem každý klade žetony na pole. Polož jeden na 7–11: vyhrává, když příště padne 7 až 11.
    .right = Leží tam pro příští hod.
learn-play-done = Smíš přidat další, nebo sázení ukončit. Teď skonči: pak bankéř hází.
    .right = 8: žeton se vrací a s ním další. Každá výhra se platí jedna ku jedné.
learn-play-line = PASS LINE vyhrává hned při 7 a 11, prohrává při 2, 3 a 12. Polož tam žeton.
    .right = Při jiném čísle neprohrává: čeká.
learn-play-point = Ukonči sázení a podívej se, co udělá 6.
    .right = Žeton se přesunul na své číslo 6. Teď 6 vyhrává, 7 prohrává a nic jiného nerozhoduje.
learn-play-more = Zatímco čeká, smíš sázet dál. Polož další žeton, nebo skonči.
    .right = Obojí je v pořádku. Kdo nemá vůbec žádný žeton, je venku.
    .wrong = Domluvit se na konci jde, ale ještě ne teď.
learn-play-twelve = Ema má tři žetony na PASS LINE. 12 padne jednou za 36 hodů, ale pak bere všechno na plánu: polož tam žeton.
    .right = Odvážná sázka: pětatřicetkrát ze šestatřiceti je pryč.
    .wrong = Jednou si to vyzkoušej: polož žeton na 12.
learn-play-twelve-else = To pole platí jedna ku jedné. Na 12 bereš všechno, co leží na plánu.
learn-play-sweep = Ukonči sázení a jednou si užij štěstí.
    .right = Dvanáct: všechno na plánu je tvoje. Na konci vyhrává, kdo má nejvíc žetonů.
idea-twelve = Pole 12 bere všechny žetony na plánu, ale jen jednou za 36 hodů.
idea-point = Tvoje sázka čeká na svém čísle: ono vyhrává, 7 prohrává.
use = { $what ->
    [done] Už nesázet
   *[end] Navrhnout konec
}
