# Rozbor dohrané partie: účet, co ji rozhoduje, co je lepší.
review-running = Partie se ještě hraje. Rozebrat ji jde po jejím konci.
review-ended = { $how ->
    [won] Výhra.
    [lost] Prohra.
    [drawn] Na půl: { $result }.
    [points] Bodů: { $result }.
   *[abandoned] Konec předčasně při { $result }.
}
review-head = { $cause ->
    [luck] Rozhoduje štěstí, ne volby: štěstí { $luck }, vlastní volby { $choices }.
    [choices] Rozhodují vlastní volby, ne štěstí: vlastní volby { $choices }, štěstí { $luck }.
    [others] Rozhodují volby ostatních: { $others }; štěstí { $luck }, vlastní volby { $choices }.
    [fog] Rozhoduje, co nejde vědět: { $fog }; štěstí { $luck }, vlastní volby { $choices }.
    [nothing] Nic tím moc nehýbe: štěstí { $luck }, vlastní volby { $choices }.
   *[close] Co rozhoduje, nejde říct, rozdíl je moc malý: štěstí { $luck }, vlastní volby { $choices }, ostatní { $others }.
}
review-start = Začátek
review-luck = Štěstí
review-choices = Vlastní volby
review-others = Volby ostatních
review-fog = Mlha
review-result = Výsledek
review-rate = Míra
review-rate-means = { $points ->
    [yes] Míra: body ztracené na jedno skutečné rozhodnutí.
   *[no] Čísla jsou body šance ze sta. Míra: body ztracené na jedno skutečné rozhodnutí.
}
review-certainty = { $certainty ->
    [exact] Přesně: z tabulky nejlepší hry.
    [estimated] Odhadem: podle vzorce, bez nároku na přesnost.
    [searched] Hledáním: pohled o několik tahů dopředu.
   *[sampled] Vzorkem: každá volba až v tolika světech: { $worlds }, ± 95 %.
}
review-slack = Hodnoty si v této partii odporují nejvýš o { $slack }; je to součást voleb ostatních.
review-no-mistakes = { $name }: žádná volba nestojí víc než půl bodu.
review-mistakes = { $name }, nejdražší volby:
review-better = Lepší: { $action }.
review-title = Rozbor
review-everybody = Všichni
review-curve = Šance na výhru
review-crowd = Právě se dělá moc rozborů. Zkus to prosím za minutu.
review-failed = Tuto partii se nepodařilo rozebrat.
review-luck-of = { $name }, štěstí podle toho, co padlo:
review-from = { $kind ->
    [lot] los
    [deal] rozdání
    [roles] role
    [characters] postavy
    [setup] příprava
    [cards] karty
    [claims] parcely
    [store] obchod
    [theft] krádež
   *[dice] kostky
}
review-strokes = Největší rány štěstí
review-master = Se stejnou náhodou má { $level ->
        [expert] znalec
       *[master] mistr
    } { $points ->
        [yes] bodů { $result } (mezi { $low } a { $high }; partií { $count })
       *[no] z výhry { $result } (mezi { $low } a { $high }; partií { $count })
    }; stejného padlo { $same }.
