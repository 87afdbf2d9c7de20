title = Oko
summary = Házej jednou kostkou nejvýš pětkrát a sčítej. Vyhrává, kdo je nejblíž 21; kdo 21 překročí, hned prohrává.
notation = throw hází znovu, stop končí tah; co padne, je roll 6.
lesson-1 = Hází se jednou kostkou, nejvýš pětkrát, a sčítá se.
lesson-2 = Přestaň, když jsi blízko 21. Víc než 21 hned prohrává.
lesson-3 = Kdo je nejblíž 21, vyhrává kolo.
about = { $thing ->
    [cup] Odsud se hází kostkou, nejvýš pětkrát.
    [die] Poslední hod. Hody se sčítají; víc než 21 prohrává.
    [throw] Hod tohoto tahu, provedený nebo ještě volný.
   *[seat] Co hráč hodil v tomto kole a kolik kol vyhrál.
}
opening = Kdo hází první, určil los.
tally = Vyhraná kola

sum = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sum-oko = { $points } bodů, oko
sum-over = { $points } bodů, přehozeno

say-throw = Hodit znovu
say-stop = Skončit: { sum }

tell-first = { $who } hází { $face }.
tell-roll = { $who } hází { $face }: { $sum }.
tell-throw = { $who } pokračuje.
tell-stop = { $who } končí: { $sum }.
tell-void = Všichni přesáhli 21: kolo se hraje znovu.

prompt-shaking = { $me ->
    [yes] Třeseš kelímkem…
   *[no] { $who } třese kelímkem…
}
prompt-throw = Máš { $points } a { $left ->
    [one] zbývá jeden hod
    [few] zbývají { $left } hody
   *[other] zbývá { $left } hodů
}. Hoď, nebo skonči.
prompt-beat = Vede součet { $best }. { prompt-throw }

cup-full = Kelímek s kostkou
cup-empty = Kelímek
die = Kostka: { $number }
oko = oko!
over = přehozeno
away = { $count ->
    [one] do 21 chybí { $count }
    [few] do 21 chybějí { $count }
   *[other] do 21 chybí { $count }
}
throws-left = { $count ->
    [0] Nezbývá žádný hod
    [one] Zbývá jeden hod
    [few] Zbývají { $count } hody
   *[other] Zbývá { $count } hodů
}
note-throw = { $count ->
    [1] první hod
    [2] druhý hod
    [3] třetí hod
    [4] čtvrtý hod
   *[5] pátý hod
}
text-table = Hody: { $throws }   součet: { $points }

preset-match = Na tři výhry
option-rounds = Délka hry
    .about = Kolik kol je třeba vyhrát.
option-rounds-1 = jedno kolo
option-rounds-2 = dvě vyhraná kola
option-rounds-3 = tři vyhraná kola
option-rounds-5 = pět vyhraných kol
option-ties = Rovnost
    .about = Co se stane, když je více hráčů stejně blízko 21.
option-ties-again = házejí proti sobě ještě jedno kolo
option-ties-share = o kolo se podělí

goal = { $goal ->
    [match] zápas
   *[round] kolo
}
why-lost = Tohle kolo už se vyhrát nedá.
why-won = Tím je kolo vyhrané.
why-safe = Tímhle hodem ještě 21 nepřekročíš; při dobré hře vyhraješ { goal } na { $chance } %.
why-beat = Vedoucí součet { $points } překonáš na { $chance } %{ $level ->
    [0] {""}
   *[other] , dorovnáš na { $level } %
}.
why-stop = Když skončíš, vyhraješ { goal } na { $chance } %, dalším hodem na { $other } %.
why-risk = Dalším hodem vyhraješ { goal } na { $chance } %, když skončíš, na { $other } %; hned přehodíš na { $risk } %.

odds-sum = { $throws ->
    [few] { $throws } hody dají dohromady 21
   *[other] { $throws } hodů dá dohromady 21
}
odds-over = { $throws ->
    [few] { $throws } hody dají víc než 21
   *[other] { $throws } hodů dá víc než 21
}
odds-oko = Přesně 21 za celý tah, hraje-li se jen na to
odds-mean = Průměr nejlepšího tahu v bodech; přehozeno je za nulu
feat-oko = Tahy přesně za 21
    .value = { $value }×

theme-lead = Kdo hází první
theme-chase = Je co překonat

## Lekce

learn-play = Jak se hraje
    .about = házet, nebo přestat, blízko 21
    .often = Často se zapomíná na hranici: po pěti hodech součet platí, i kdyby byl 9.
learn-play-first = Hází se jednou kostkou nejvýš pětkrát a sčítá se. 4 je málo: hoď znovu.
    .right = 10. Se součtem 15 a míň se 21 přehodit nedá.
learn-play-safe = 10 po dvou hodech. Ještě se nic nemůže stát: hoď.
    .right = 15: ještě jeden hod je bez rizika.
learn-play-edge = 17 po čtyřech hodech: pětka a šestka už jsou moc. Hoď, nebo přestaň, hrát se dá obojí.
    .right = Víc než 21 prohrává kolo hned; kdo přestane, dává ostatním cíl.
learn-play-stop = 18 po třech hodech a házíš první. Přestaň.
    .right = Teď musí Ema překonat 18.
learn-play-stop-more = 18 a k tomu čtyřka, pětka nebo šestka je prohra: každý druhý hod. Radši přestaň.
learn-play-beat = Ema skončila s 15 a ty házíš poslední, máš 16. Co vyhrává?
    .right = 16 je víc než 15. Poslední vždycky ví, kolik stačí.
learn-play-beat-more = Už vedeš: 16 je víc než 15. Dalším hodem se dá jen prohrát.
learn-play-behind = Ema má 18, ty po třech hodech 17. Kdo prohrává, musí dál.
    .right = 20: moc by byla jen dvě čísla ze šesti.
learn-play-behind-stop = 17 na 18 nestačí, není co chránit. Hoď.
idea-five = Hodů je nejvýš pět; od 16 už může být další moc.
use = { $what ->
    [throw] Házet dál
   *[stop] Skončit
}
