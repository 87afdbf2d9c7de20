# Simulace: záhlaví tabulek a co může být v plánu špatně.
sim-by-bot = Bot
sim-by-seat = Místo
sim-by = { $key }
sim-games = Partie
sim-wins = Výhry
sim-firsts = Nikdo lepší
sim-score = Body
sim-length = Délka partie
sim-mean = Průměr
sim-events = Události
sim-decisions = Rozhodnutí
bots-count = Nesedí počet botů ({ $bots }) a míst ({ $seats }): je potřeba aspoň jeden bot a nejvýš tolik botů, kolik je míst.
by-unknown = Hra { $game } o svých místech neříká: { $key }.
