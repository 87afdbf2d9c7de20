# Simulace: záhlaví tabulek a co může být v plánu špatně.
sim-by-bot = Robot
sim-by-seat = Místo
sim-games = Hry
sim-wins = Výhry
sim-firsts = Nikdo lepší
sim-score = Body
sim-adjusted = Výhry bez štěstí
sim-length = Délka hry
sim-mean = Průměr
sim-events = Události
sim-decisions = Rozhodnutí
bots-count = Nesedí počet robotů ({ $bots }) a míst ({ $seats }): je potřeba aspoň jeden robot a nejvýš tolik robotů, kolik je míst.
by-unknown = Hra { $game } o svých místech neříká: { $key }.

ladder-title = { $title }: úrovně { $seats ->
    [one] na { $seats } místě
    [few] na { $seats } místech
    [many] na { $seats } místa
   *[other] na { $seats } místech
}
ladder-step = Stupeň
ladder-deals = Rozdání
ladder-mine = Výhry %
ladder-fair = Podíl %
ladder-gain = Zisk (95 %)
ladder-clear = Jasné
ladder-yes = ano
ladder-no = ne
ladder-about = První z dvojice hraje každé rozdání jednou na každém místě, druhý sedí na všech ostatních. Podíl je rovný díl výher; kde vyhrává celý tábor nebo se hraje sólo, to, co z týchž rozdání udělá druhý. Intervaly platí, ať se díváme jakkoli často.
ladder-rate = { $rate } rozdání/s
ladder-interrupted = Přerušeno. Co se sehrálo, je uložené; stejný příkaz pokračuje.
lab-not-kept = Přerušeno. Nic z toho není uložené; stejný příkaz začne znovu.
lab-needs = K tomu je potřeba { $tool }. Nainstaluje se takto: pip install "saloon[{ $extra }]"
lab-differs = Některý pracovník má jiné soubory ({ $there }) než tento počítač ({ $here }): Saloonu, nebo vlastních pravidel či botů. Nainstaluj všude stejné.
lab-died = Pracovníci opakovaně umírají v partiích { $first } až { $last }. Co je hotové, zůstává; stejný příkaz pokračuje.
compare-what = Řekni, co se má srovnat: { $command }
compare-title = co mění volby · hráči: { $seats } · partie na sadu: { $games }
compare-usual = obvyklé
compare-measure = Míra
compare-setting = Volby
compare-base = Výchozí
compare-value = S nimi
compare-difference = Rozdíl (95 %)
compare-clear = Jasné
compare-decisions = Rozhodnutí na hráče
compare-events = Události
compare-first = Výhry prvního místa, %
compare-skill = Výhry první úrovně, %
compare-tied = Partie s dělenou výhrou, %
compare-margin = Body mezi prvním a druhým
compare-points = Body
compare-page = { $title }: pravidla vedle sebe
compare-played = { $games ->
    [one] { $games } hra s každou sadou pravidel
    [few] { $games } hry s každou sadou pravidel
   *[other] { $games } her s každou sadou pravidel
}, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}, { $bots }
compare-against = Srovnává se s: { $base }
compare-differs = Jistě jiné: { $measures }.
compare-alike = Nic není jistě jiné.
compare-seat = Výhry místa { $seat }, %
compare-use = { $thing }, kolikrát za hru
compare-minutes = Minuty
compare-turns = Tahy
compare-wait = Čekání hráče, sekundy
compare-changes = Změny vedení
compare-settled = Vítěz vede natrvalo po, % partie
compare-decided = Devět z deseti pro jedno místo po, % partie
compare-about = Partie po partii se stejnou náhodou. Intervaly rozdílů platí pro všechny najednou ({ $count }), ať se díváme jakkoli často; jinak by mezi mnoha rozdíly některé vypadaly jasně jen náhodou.
compare-luck = Podíl štěstí, %
compare-shorter = Zřetelně kratší, a štěstí je v nich jistě nejvýš o tři body více: { $sets }.
compare-not-shorter = Nic tu není zřetelně kratší bez více štěstí.
compare-luck-means = Podíl štěstí říká účet rozboru při rychlém pohledu.
variant-missing = Modul { $module } tu není. Domácí pravidla jsou soubor Pythonu v této složce: funkce variant(), která vrátí hru.
variant-broken = { $module } žádnou hru nedá: { $why }
balance-title = vyváženost · { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
balance-what = Kdo
balance-n = Rozdání
balance-wins = Výhry % (95 %)
balance-target = Cíl
balance-first = První místo mezi rovnými: { $level }
balance-matrix = Úrovně proti sobě
balance-seat = První místo mezi rovnými
balance-score = { $score } z 1000.
balance-even = Žádné místo není zřetelně ve výhodě.
balance-favoured = Místo { $seat } je zřetelně ve výhodě. Body se tu jen vyhrají, nebo ne, takže je nelze přidat: hrajte sudý počet her a měňte místa.
balance-handicap = Místo { $seat } je zřetelně ve výhodě. { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} pro všechny ostatní by ho nejvíc přiblížily rovnému podílu: { $wins }. Boti, kteří by o nich věděli, by hráli jinak.
balance-about = Bodování je naše: 1000 minus průměrná vzdálenost od cílů jako podíl největší možné; půl za úrovně, půl za první místo. Cíl pro dva se na více hráčů přenáší cestou od rovného podílu ke všem výhrám. Tabulka stojí na párových rozdáních: vyšší úroveň hraje každé z každého místa.
balance-alone = { $game } tu vyváženost úrovní nemá: je třeba více hráčů, kteří hrají proti sobě.
balance-levels = Jsou třeba aspoň dvě úrovně z těchto: { $levels }
balance-targets = „{ $text }“ není seznam podílů: 0.6,0.7,0.8
tune-title = nejlepší { $trials ->
    [one] z { $trials } sady
    [few] ze { $trials } sad
   *[other] z { $trials } sad
} · po { $games } hrách, pro nejlepší { $fresh } nových
tune-setting = Volby
tune-chosen = kde byla vybrána
tune-fresh = na nových hrách
tune-about = Jak daleko: průměr vzdáleností od cílů, každá jako podíl svého cíle. Nejlepší z mnoha vypadá lépe, než je, protože ji vybrala i náhoda: platí jen nové hry. Tam se nejlepší mine o { $fresh }, kde byla vybrána, zdálo se { $chosen }; obvyklá pravidla se minou o { $usual }.
tune-clear = Nejlepší je zřetelně blíže cílům než obvyklá pravidla.
tune-not-clear = Na nových hrách není nejlepší zřetelně blíže cílům než obvyklá pravidla.
tune-goal = „{ $text }“ není cíl. Cíl je míra a číslo: { $measures }
tune-what = Řekněte, co se chce: { $command }
tune-nothing = Tady není z čeho vybírat.
ladder-placed = { $name }: zřetelně lepší než { $above }; zřetelně horší než { $below }; zatím nejasné: { $open }.
arena-two = Aréna potřebuje aspoň dva agenty.
arena-title = aréna · { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
} · { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
arena-agent = Agent
arena-games = Partie
arena-wins = Výhry % (95 %)
arena-points = Body (95 %)
arena-regret = Ztráta rozhodnutím (95 %)
arena-illegal = Nedovolené pokusy na 100 rozhodnutí
arena-failures = Selhal
arena-pair = Dvojice
arena-deals = Rozdání
arena-gain = První vyhrává víc o (95 %)
arena-cost = První ztrácí víc o (95 %)
arena-clear = Jasné
arena-clause = Odstavec
arena-unreadable = nečitelné
arena-unnumbered = bez odstavce
arena-tries = Pokusy
arena-better = { $better } je jasně lepší než { $worse }.
arena-open = Žádná dvojice zatím není jasná.
arena-pairs = Dvojice po dvojici
arena-refused = Co není dovoleno
arena-none = Nikdo nezkusil nic nedovoleného.
arena-about = Každá dvojice hraje stejná rozdání, každé na všech místech. Ztráta je to, čemu rozbor říká vlastní volby, v bodech ze sta ({ $reference }). Intervaly dvojic platí pro všechny najednou, ať se díváme kolikrát chceme.
arena-about-bare = Každá dvojice hraje stejná rozdání, každé na všech místech. Intervaly dvojic platí pro všechny najednou, ať se díváme kolikrát chceme.
arena-legal = { $legal ->
    [hidden] Programy nedostaly seznam dovolených tahů.
   *[listed] Programy dostaly seznam dovolených tahů.
}
arena-failed = { $name }: v { $games ->
    [one] { $games } partii
    [few] { $games } partiích
   *[other] { $games } partiích
} program selhal a dohrál za něj bot domu.
