# Zprávy laboratoře: jedna stránka o hře.
report-title = { $title }: jak se hraje
report-about = { $games ->
    [one] { $games } hra botů
    [few] { $games } hry botů
   *[other] { $games } her botů
}, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}, { $bots }
report-options = Pravidla stolu: { $options }
report-n = n = { $count }
report-short-wins = Výhry prvního místa
report-short-points = Body
report-short-minutes = Minuty
report-short-luck = Podíl štěstí
report-short-settled = Vítěz vede natrvalo po
report-short-changes = Změny vedení
report-wins = Kdo vyhrává
report-wins-even = Žádné místo není zřetelně ve výhodě: rovný podíl, { $fair }, leží v každém intervalu.
report-wins-seat = Místo { $seat } je zřetelně { $side ->
    [more] ve výhodě
   *[less] v nevýhodě
}: vyhrává { $wins }, rovný podíl by byl { $fair }.
report-wins-camps = Tady vyhrává více hráčů zároveň, podíly proto nedávají dohromady 100 %.
report-wins-alone = Hraje se sám, na body.
report-length = Jak je dlouhá
report-length-said = Polovina her trvá nejvýš { $middle } min, devět z deseti nejvýš { $most } min.
report-length-pace = Minuty jsou vypočtené: { $pace } s na rozhodnutí a { $event } s na všechno ostatní; kdo rozhodují současně, počítají se jednou. Na polici stojí asi { $minutes }.
report-turns = Tahy
report-decisions = Rozhodnutí jednoho hráče
report-minutes = Minuty
report-events = Události
report-mean = Průměr (95 %)
report-quantiles = Desetina pod · polovina · devět desetin
report-tension = Jak je vyrovnaná
report-tension-said = Vítěz vede natrvalo po { $settled } partie a vedení přejde z jednoho místa na druhé průměrně { $changes }×.
report-tension-curve = Naděje vedoucího na výhru od první události do poslední: průměr jako čára, prostřední polovina her jako pás
report-tension-means = Naděje jsou ty, s nimiž počítá rozbor, v { $moments } okamžicích partie. Vedení se změní, když je jiné místo napřed o deset bodů ze sta.
report-changes = Změny vedení
report-settled = Vítěz vede natrvalo po
report-decided = Devět z deseti pro jedno místo po
report-margin = Body mezi prvním a druhým
report-tied = Hry s remízou na čele
report-luck = Štěstí
report-luck-said = { $share } toho, co dělí vítěze od poražených, je štěstí: kostky a karty nad svůj průměr, podle účtu rozboru. Zbytek jsou rozhodnutí.
report-luck-none = V této hře nic nepadá náhodou.
report-luck-means = Štěstí krát výsledek místa, sečteno přes { $count } her, děleno čtverci výsledků. Je tak dobré, jak dobré jsou hodnoty rozboru.
report-luck-label = Štěstí
report-choices-label = Rozhodnutí
report-uses = Čeho se využívá
report-uses-said = Nejčastěji se při možnosti volby volí { $most }, nejméně často { $least }.
report-use = Věc
report-taken = Zvoleno, když to jde
report-a-game = Za hru
report-won = Výhry těch, kdo to udělali
report-worth = Cena
report-worth-means = Cena: co jedno místo ztratí, když to jediné nikdy nesmí udělat, po { $count } hrách se stejnou náhodou, v bodech ze sta (sám: v bodech). Bot pak vezme druhé nejlepší. Každý interval platí sám: z dvaceti jeden mine. „Výhry těch, kdo to udělali“ nejsou příčina: kdo vede, může to dělat častěji.
report-wait = Čekání
report-wait-said = Mezi dvěma rozhodnutími hráče uplyne průměrně { $mean } s; nejdelší čekání ve hře je { $longest } s.
report-wait-label = Sekundy mezi dvěma rozhodnutími hráče
report-wait-mean = Průměrné čekání, s
report-wait-longest = Nejdelší čekání ve hře, s
report-made = Jak to vzniklo
report-made-command = Příkaz
report-made-version = Verze
report-made-sources = Zdroje
report-made-seed = Semínko
report-made-said = Stejný příkaz se stejnou verzí dá stejný soubor do posledního bajtu. Boti hrají jinak než lidé: ukazují, jak pravidla fungují hráčům této síly.
report-made-each = Intervaly platí v 95 ze 100 takových zpráv, každý sám za sebe.
report-linked = Jak se hraje: zpráva o mnoha hrách botů
report-written = Zpráva je v souboru { $file }.
report-histogram = { $what }: od { $low } do { $high }
report-balance = Vyváženost
uses-unknown = { $game } neříká, čeho její volby využívají.
use-unknown = Nic se tu nejmenuje { $name }. Je tu: { $names }
