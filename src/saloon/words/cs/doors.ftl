# Dveře pro agenty: co tu může být špatně.
door-key = Tento klíč tu neotvírá žádné místo.
door-legal = „{ $text }“ není způsob, jak ukázat dovolené tahy: listed nebo hidden.
door-hidden = Tento dům dovolené tahy nevypisuje.
door-hints = Tento dům neradí.
door-moved = Stůl už je dál: stojí na čísle { $number }.
door-full = Otevřených stolů je { $most } a žádný z nich neskončil.
export-what = Řekněte, které soubory a kam: { $command }
export-kind = Jméno { $file } neříká, co zapsat: { $kinds }; rozhodnutí nejsou PDN.
export-no-pdn = Hra { $game } nemá PDN; řádky JSON a Parquet zvládnou každou hru.
export-done = { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
}, { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
   *[other] { $rows } řádků
}: { $file }
export-left = { $files ->
    [one] { $files } soubor byl vynechán.
    [few] { $files } soubory byly vynechány.
   *[other] { $files } souborů bylo vynecháno.
}
sit-whom = Řekněte, kdo má hrát: { $command }
sit-address = „{ $text }“ není odkaz na místnost; stačí i dům s --code.
sit-refused = Dům říká: { $why }
sit-unreachable = { $server } neodpovídá: { $why }
sit-full = V místnosti { $code } není volné místo.
sit-sits = { $name } sedí v { $code } na místě { $seat } a je označen jako program.
sit-again = Spojení se přerušilo; navazuje se znovu.
sit-gone = Dům spojení ukončil ({ $code }).
sit-over = Partie skončila: { $scores }
sit-not-allowed = Dům odmítá { $move }: { $why }
