title = Jiné číslo
summary = Každý si tajně vybere číslo; počítá se jen to, které si nevybral nikdo jiný.
notation = pick 4 vybírá čtyřku; co se odkryje, je reveal 4,4,6.

say-pick = Vybrat { $number }
tell-pick = { $who } má vybráno.
tell-own = Vybíráš { $number }.
tell-reveal = { $shown }. { $count ->
    [0] Nikdo neboduje.
    [one] { $who } boduje.
   *[other] { $who } bodují.
}
prompt-pick = Vyber číslo, které nikdo jiný nevybere. { $count ->
    [one] Zbývá jedno kolo.
    [few] Zbývají { $count } kola.
   *[other] Zbývá { $count } kol.
}
prompt-others = Ostatní ještě přemýšlejí.
prompt-reveal = Všichni mají vybráno.
illegal-number = Takové číslo tu není.
why-pick = Když ho nevybere nikdo jiný, počítá se za { $number }; mezi hráči, kteří vybírají rovnoměrně, to vyjde v { $chance } % případů.

option-rounds = Délka
    .about = Kolik kol se hraje.
option-rounds-5 = pět kol
option-rounds-3 = tři kola
