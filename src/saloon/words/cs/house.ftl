# Dům: co říká každá hra.
language = čeština
decimal-mark = ,
percent = { $number } %
nature = Štěstěna
seat-name = Hráč { $number }
names-and = { $first } a { $last }
clause-ref = (pravidlo { $clause })
illegal-over = Hra už skončila.
illegal-turn = Nejsi na tahu.
illegal-here = To teď nejde.
unreadable-action = „{ $text }“ není tah této hry.
unreadable-position = Tohle není pozice této hry: { $text }
position-field = { $field }: „{ $text }“ se nedá přečíst, správně by bylo například „{ $right }“.
position-fields = Pozice má pole { $fields }, tady jich je { $count }. Správně by bylo například: { $right }
impossible-position = Taková pozice nemůže nastat: { $why ->
    [shared] dvě figury nebo karty jsou na jednom místě, nebo jedna na dvou.
    [count] tolik figur nebo karet v této hře není.
    [place] některá figura stojí, kde stát nemůže.
    [number] některé číslo je mimo svůj rozsah.
    [turn] co je na řadě, nesouhlasí se zbytkem.
    [dice] takhle kostky ležet nemohou.
   *[over] hra by tu už skončila, nebo má být bez důvodu u konce.
}
unreadable-seat = „{ $text }“ není místo u tohoto stolu.
unreadable-card = „{ $text }“ není karta z tohoto balíčku.
unreadable-dice = „{ $text }“ není hod těmito kostkami.
unreadable-square = „{ $text }“ není pole této desky.
option-unknown = Volba „{ $option }“ tu není. Volby: { $options }.
option-value = „{ $value }“ není hodnota volby „{ $option }“. Hodnoty: { $values }.
seats-wrong = { $most ->
    [few] Tahle hra je pro { $least } až { $most } hráče, ne pro { $seats }.
   *[other] Tahle hra je pro { $least } až { $most } hráčů, ne pro { $seats }.
}
seats-wrong-one = { $least ->
    [few] Tahle hra je pro { $least } hráče, ne pro { $seats }.
   *[other] Tahle hra je pro { $least } hráčů, ne pro { $seats }.
}
lang-unknown = Jazyk „{ $lang }“ tu není. Jazyky: { $langs }.
prompt-wait = { $count ->
    [one] Na tahu je { $who }.
    [few] Na tahu jsou { $who }.
   *[other] Na tahu jsou { $who }.
}
prompt-nature = Rozhoduje štěstěna…
prompt-you-won = Vyhráváš!
prompt-you-share = Vyhráváš a s tebou { $who }!
prompt-won = Vítězí { $who }.
prompt-draw = Nikdo nevyhrál.
prompt-shared = O vítězství se dělí { $who }.
prompt-abandoned = Partie skončila bez výsledku.
opening-you = Začínáš.
opening-other = Začíná { $who }.
end-resigned = { $who } to vzdává.
end-crossed = Někdo si během hry přesedl a může vědět, co skrývá víc než jeden hráč: tato partie se nepočítá.
