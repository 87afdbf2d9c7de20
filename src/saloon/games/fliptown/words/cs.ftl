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

# -- proč, a jak pravděpodobně ----------------------------------------------------------------

why-forced = Nic jiného nezbývá.
why-best = Slibuje nejvíc bodů.
why-turn = Vede sem: { area }. Se vším, co následuje, slibuje tah asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-hand = Pokerová karta dá tohle: { hand }. Ostatní vedou sem: { area }. Se vším, co následuje, to slibuje asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-change = Zlato otevře tah, který slibuje asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
why-rob = Vyjde na { $percent } % a pak přinese { $stars ->
    [one] { $stars } hvězdu
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
} a ${ $cash }, jinak polovinu hvězd; W k tomu: { $wanted }.
why-silver = { $count ->
    [one] { $count } stříbrná hvězda
    [few] { $count } stříbrné hvězdy
   *[other] { $count } stříbrných hvězd
} za to, co je už zakroužkované, a další přibudou.
why-bonus = Jeho bonusová akce ({ area }) má cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-site = I s tím, co připraví, má cenu asi { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}.
why-night = Tahle noc přidá { $count ->
    [one] { $count } stříbrnou hvězdu
    [few] { $count } stříbrné hvězdy
   *[other] { $count } stříbrných hvězd
}.
why-shed = Hrozba zatčení klesne z { $before } % na { $after } %.
why-land = { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
} za ${ $price }.
why-use = Stojí to méně, než kolik to přinese.
why-bribe = Bez úplatku tě zatknou na { $percent } % a pokuta je ${ $cash }, nebo { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}.
why-no-bribe = Hrozba zatčení je { $percent } %: úplatek stojí víc než v průměru pokuta.
why-fine-cash = ${ $cash } má pro tebe menší cenu než { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
}.
why-fine-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
   *[other] { $stars } hvězd
} – to je pro tebe méně než ${ $cash }.
why-leave = Nic z toho, co čeká, nestojí za to.

odds-hand = Pět karet z balíčku: { hand }
odds-outs = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} ze { $left } neviděných by pomohly: některá je mezi příštími třemi
odds-rob = Přepadení { $value } { $gun ->
    [none] beze zbraně
    [pistol] s pistolí
   *[rifle] s puškou
}
odds-arrest = Zatčení s { $count } W
who = { character }
    .heading = Postava
word = { title-score }
    .heading = Titul
