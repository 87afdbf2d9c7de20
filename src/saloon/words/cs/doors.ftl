# Dveře pro agenty: co tu může být špatně.
door-key = Tento klíč tu neotvírá žádné místo.
door-legal = „{ $text }“ není způsob, jak ukázat dovolené tahy: listed nebo hidden.
door-hidden = Tento dům dovolené tahy nevypisuje.
door-hints = Tento dům neradí.
door-moved = Stůl už je dál: stojí na čísle { $number }.
door-full = Otevřených stolů je { $most } a žádný z nich neskončil.
