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

prompt-shaking = { $who } třese kelímkem…
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
theme-chase = Je co přehodit
