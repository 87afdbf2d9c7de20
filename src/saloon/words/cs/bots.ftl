# Roboti: čtyři úrovně a jak robot vysvětluje, co dělá.
level-chance = Náhoda
    .about = Táhne, jak padne los.
level-plain = Prostý
    .about = Pevný robot s prostým úsudkem, pro srovnání.
level-beginner = Začátečník
    .about = Zná pravidla a nevidí dál než na tento tah.
level-regular = Štamgast
    .about = Bere, co na první pohled vypadá nejlépe.
level-expert = Znalec
    .about = Myslí dopředu a zvažuje, co může přijít.
level-master = Mistr
    .about = Myslí dopředu déle a máloco přehlédne.
level-unknown = Úroveň „{ $level }“ neexistuje. Úrovně: { $levels }.
hint-say = { $action }. { $why }
hint-outlook = { $kind ->
    [points] Můžeš čekat asi { $percent ->
        [one] { $percent } bod
        [few] { $percent } body
       *[other] { $percent } bodů
    }.
    [camp] { $percent ->
        [0] Tvoje strana už sotva vyhraje
        [100] Tvoje strana má skoro vyhráno
       *[other] Tvoje strana vyhraje asi { $percent } ze 100 takových pozic
    }.
   *[win] { $percent ->
        [0] Už sotva vyhraješ
        [100] Máš skoro vyhráno
       *[other] Vyhraješ asi { $percent } ze 100 takových pozic
    }.
}
chances-about = Vyhraješ asi na { $chance }.
chances-exact = Vyhraješ přesně na { $chance }.
chances-points = Dá se čekat asi { $points } bodu ({ $low }–{ $high }).
chances-worlds = Možné světy, které odpovídají tomu, co vidíš, a dohráli je roboti: { $count }. V závorce 95% interval spolehlivosti.
chances-games = Partie, které odtud dohráli roboti: { $count }. V závorce 95% interval spolehlivosti.
chances-best = Když budou všichni hrát, jak nejlépe to jde; remíza je půl výhry.
hint-next = { $less ->
    [0] Druhá nejlepší možnost, skoro stejně dobrá: „{ $action }“.
   *[other] Druhá nejlepší možnost: „{ $action }“; { $kind ->
        [points] slibuje o { $less ->
            [one] bod
            [few] { $less } body
           *[other] { $less } bodů
        } méně
        [camp] s ní tvoje strana { $then ->
            [0] sotva vyhraje
           *[other] vyhraje asi { $then } ze 100
        }
       *[win] s ní { $then ->
            [0] sotva vyhraješ
           *[other] vyhraješ asi { $then } ze 100
        }
    }.
}

program-broken = Program „{ $command }“ nemůže hrát: { $why }.
