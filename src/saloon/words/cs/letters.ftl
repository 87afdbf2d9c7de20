# Partie dopisem: pro každý tah odkaz nebo obrázek.
letter-unreadable = Tohle není dopis partie, nebo z něj kus chybí. Vyžádej si celý odkaz.
letter-format = Tenhle dopis psal novější dům. Aktualizuj ten svůj.
letter-long = Partie je na dopisy už příliš dlouhá.
letter-game = „{ $game }“ se tu dopisem hrát nedá. Dopisem hrají dva, a to hry, kde je všechno vidět.
letter-version = Tenhle dopis se řídí novějšími pravidly: { $game }. Aktualizuj svůj dům.
letter-shares = Podíly na náhodě nesouhlasí: některý byl změněn, otevřen předčasně nebo vynechán.
letter-unsigned = { $name }: u toho, co tu stojí, chybí podpis.
letter-forged = { $name }: podpis nesouhlasí, v dopise se něco změnilo.
letter-unfinished = Tenhle dopis není dopsaný: chybí podpis, nebo má odesílatel ještě něco udělat.
letter-not-yours = Teď nepíšeš ty.
letter-holds = { $game } dopisem: { $count ->
    [one] { $count } záznam souhlasí.
    [few] všechny { $count } záznamy souhlasí.
   *[other] všech { $count } záznamů souhlasí.
}
letter-chance = { $count ->
    [0] Náhoda do partie nezasáhla.
    [one] Náhoda zasáhla { $count }krát, z podílů, které oba slíbili předem; nikdo si nemohl vybrat.
   *[other] Náhoda zasáhla { $count }krát, z podílů, které oba slíbili předem; nikdo si nemohl vybrat.
}
letter-signed = { $name }, klíč { $key }: podepsáno po řádek { $line } z { $lines }.
letter-over = Partie skončila.
letter-goes-on = Partie pokračuje, teď píše { $name }. Partie, která tu přestane, o svém konci nic nedokazuje.
