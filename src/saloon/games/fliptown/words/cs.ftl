illegal-no-effect = Teď by to nic nezměnilo.
illegal-ability = Tohle tvoje postava neumí, nebo už to využila.
illegal-roles = Karta barvy a karta hodnoty jsou dvě různé karty z vyložené trojice.
illegal-bribe = { $count ->
    [one] Úplatek tě stojí { $count } zlato a tolik nemáš.
    [few] Úplatek tě stojí { $count } zlata a tolik nemáš.
   *[other] Úplatek tě stojí { $count } zlat a tolik nemáš.
}
illegal-mark = Tahle karta v tvé pokerové ruce není.
illegal-same = Taková už je.
illegal-too-many = Tolik to nejde.
illegal-no-target = Pro tuhle bonusovou akci už není žádné místo.
illegal-pass = Dokud je nějaká akce možná, musíš ji provést.
illegal-waiting = Nejdřív proveď nebo nech být bonusové akce, které čekají.
illegal-change-late = Karty se mění jen před vlastní akcí.
illegal-gold = { $count ->
    [one] To stojí { $count } zlato a tolik nemáš.
    [few] To stojí { $count } zlata a tolik nemáš.
   *[other] To stojí { $count } zlat a tolik nemáš.
}
illegal-ring = Pod eso ani nad krále to nejde.
illegal-no-bonus = Tam žádnou bonusovou akci nemáš.
illegal-circled = Tohle místo už je zakroužkované.
illegal-behind = Po stezce se nevrací.
illegal-suit = Tvoje karta barvy vede do jiné oblasti.
illegal-no-way = S touhle hodnotou tam žádná cesta dolů nevede.
illegal-too-far = Na tuhle zastávku je tvoje hodnota malá.
illegal-value = Tvoje karta hodnoty vede na jiné místo.
illegal-no-visit = V téhle budově nejsi.
illegal-owned = To už máš.
illegal-price = Na to nemáš dost peněz.
illegal-not-yet = Nejdřív musíš mít něco jiného.
illegal-land = Tvar by ležel na zabrané půdě.
