# Hry na kola: kelímek koluje, vyhrává nejlepší výsledek.
round-lot = Los určil, že začíná { $who }.
round-next = Kelímek přebírá { $who }.
round-won = Kolo vyhrává { $who }: { $result }.
round-share = O kolo se dělí { $who }: { $result }.
round-level = Stejně mají { $who }: { $result }. Rozhodne se mezi nimi.
round-leads = vede
rounds-won = { $count ->
    [one] { $count } vyhrané kolo
    [few] { $count } vyhraná kola
   *[other] { $count } vyhraných kol
}
rounds-title = { $rounds ->
    [one] Rozhoduje jedno kolo
    [few] Kdo dřív vyhraje { $rounds } kola
   *[other] Kdo dřív vyhraje { $rounds } kol
}
round-out = v rozhozu nehraje
