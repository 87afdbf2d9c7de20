# Simulace: záhlaví tabulek a co může být v plánu špatně.
sim-by-bot = Robot
sim-by-seat = Místo
sim-games = Hry
sim-wins = Výhry
sim-firsts = Nikdo lepší
sim-score = Body
sim-length = Délka hry
sim-mean = Průměr
sim-events = Události
sim-decisions = Rozhodnutí
bots-count = Nesedí počet robotů ({ $bots }) a míst ({ $seats }): je potřeba aspoň jeden robot a nejvýš tolik robotů, kolik je míst.
by-unknown = Hra { $game } o svých místech neříká: { $key }.
