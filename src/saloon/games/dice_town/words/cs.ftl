# -- rady a pravděpodobnosti --

why-at = { $house ->
    [mine] zlatý důl
    [bank] banka
    [store] obchod
    [saloon] saloon
    [sheriff] šerifská hvězda
   *[hall] radnice
}
why-forced = Nic jiného udělat nelze.
why-keep = Už jen s těmito kostkami je v { $percent } % případů tvoje: { why-at }; { why-less }
why-less = { $less ->
    [0] jiná volba slibuje skoro totéž.
   *[other] každá jiná volba má cenu aspoň o { $less } $ nižší.
}
why-keep-ace = { $count ->
    [0] Na radnici esa posilují kombinaci; { why-less }
    [one] Na radnici přidá jeden dekret; { why-less }
    [few] Na radnici přidají esa { $count } dekrety; { why-less }
   *[other] Na radnici přidají esa { $count } dekretů; { why-less }
}
why-keep-pay = I po zaplacení { $fee } $ to má o { $dollars } $ větší cenu než nejlepší jediná kostka.
why-keep-none = I po zaplacení { $fee } $ má nový hod o { $dollars } $ větší cenu než nejlepší jediná kostka.
why-glance = Na první pohled to vypadá dobře.
why-back = Tahle kostka bude chybět nejméně.
why-play = Teď má pro tebe ta karta cenu asi { $dollars } $, v ruce asi { $kept } $.
why-pass = Teď by pro tebe ta karta měla cenu asi { $dollars } $, v ruce asi { $kept } $.
why-rest = V tomto kole se na tebe pak už nemusí čekat.
why-decide-own = Pro tebe to má cenu asi { $dollars } $.
why-decide-paid = Co za to nabízejí, má pro tebe cenu asi { $dollars } $, i s tím, oč přijde dárce.
why-decide-least = Z těch, kdo mají shodu, ti zisk tohoto hráče uškodí nejméně.
why-offer = Volba pro tebe má cenu asi { $dollars } $; nabídka stojí méně.
why-no-offer = Volba má pro tebe cenu asi { $dollars } $, jenže šerif by jí ztratil asi { $asked } $.
why-no-stake = Na této volbě ti záleží asi za { $dollars } $: úplatek nestojí za to.
why-steal = { $count ->
    [one] Karta z této ruky má cenu asi { $dollars } $.
    [few] Nejlepší ze { $count } karet z této ruky má cenu asi { $dollars } $.
   *[other] Nejlepší z { $count } karet z této ruky má cenu asi { $dollars } $.
}
why-joe = Tento hráč zaplatí { $dollars } $.
why-pick = Tato karta má cenu asi { $dollars } $.
why-fence = { $points ->
    [one] Před zloději pak bude v bezpečí { $points } bod.
    [few] Před zloději pak budou v bezpečí { $points } body.
   *[other] Před zloději pak bude v bezpečí { $points } bodů.
}
why-remedy = Má to cenu asi { $dollars } $, i s tím, oč přijdou ostatní.
why-decline = Nic z toho ti nepomůže.
why-own = Nejdřív ty.
why-other = Tento hráč ti stojí v cestě nejméně.
odds-hand = { odds-kind }: { $count ->
    [one] { $count } hod ze 7776
    [few] { $count } hody ze 7776
   *[other] { $count } hodů ze 7776
}
odds-kind = { $hand ->
    [high] nejvyšší kostka
    [pair] dvojice
    [two-pair] dvě dvojice
    [three] trojice
    [straight] postupka
    [full] full house
    [four] čtveřice
   *[five] pětice
}
odds-way = { $way ->
    [one] Z každého hodu jedna
    [hits] Platit za všechny zásahy
   *[none] Platit za všechny zásahy i za to, že se nenechá nic
}
odds-hits = { odds-way }: { $count ->
    [one] { $count } kostka vytoužené hodnoty
    [few] { $count } kostky vytoužené hodnoty
   *[other] { $count } kostek vytoužené hodnoty
}
odds-final = { odds-way }, vytoužená jsou esa: { odds-kind }
odds-paid = { odds-way }: průměrně zaplacené dolary
odds-dollar = { $house ->
    [mine] Zlatý důl
    [bank] Banka s prvními 3 dolary
    [store] Obchod
    [saloon] Saloon, v ruce samé dekrety
    [sheriff] Hvězda v posledním kole
   *[hall] Radnice
}: kolik bodů přidá dolar za další zásahy
