# Deska k přemýšlení: co volby slibují, slovy.
value-won = výhra za { $moves }
value-drawn = remíza
value-lost = prohra za { $moves }
value-surely-won = výhra
value-surely-lost = prohra
value-traps = { $losing } z { $answers } prohrávají
value-all-hold = všechny drží
value-searched = { $degree ->
    [much-better] mnohem lepší
    [better] lepší
    [worse] horší
    [much-worse] mnohem horší
   *[even] vyrovnané
}
analysis-to-act = Na tahu: { $name }.
analysis-falls = Na řadě je Štěstěna: může přijít { $count ->
    [one] jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
 }.
analysis-over = Tady je konec hry.
analysis-won = Výhra: { $names }.
analysis-certainty = { $certainty ->
    [exact] Přesně: spočítáno až do konce.
    [searched] Hledáním: našel to pohled dopředu, důkaz to není.
    [sampled] Vzorkem: z { $worlds } světů; ± je interval 95 %.
   *[estimated] Odhadem: podle vzorce, důkaz to není.
}
analysis-unweighed = { $count ->
    [one] Jedna další volba není srovnána.
    [few] { $count } další volby nejsou srovnány.
   *[other] { $count } dalších voleb není srovnáno.
}
analysis-hidden = V této pozici je něco skryté. Nejdřív rozdej, co je skryté.
analysis-many = Strom má nejvýš { $most } tahů.
analysis-file = Tohle není analýza ze Saloonu.
study-unknown = Taková místnost pro analýzu není, nebo v ní rok nikdo nebyl.
study-changed = Někdo mezitím strom změnil. Podívej se znovu.
study-full = U téhle desky už přemýšlí tolik lidí, kolik může.
