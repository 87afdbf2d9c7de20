title = Prší
summary = Zbav se všech karet. Sedmy přidávají karty, esa zastavují, svršek mění barvu.
notation = Karty: H červené, L zelené, A žaludy, B kule; pak 7 až 10, U spodek, O svršek, K král, A eso. H7 je červená sedma, HO=B červený svršek za kule.
lesson-1 = Přilož kartu stejné barvy nebo hodnoty, nebo lízni.
lesson-2 = Po sedmě bere další hráč dvě karty, po esu stojí; svršek mění barvu.
lesson-3 = Kdo se zbaví poslední karty, vyhrává.
about = { $thing ->
    [seven] Kdo je na řadě, bere dvě karty, nebo přiloží další sedmu: pak je to o dvě víc.
    [ace] Kdo je na řadě, stojí, nebo přiloží další eso.
    [over] Kdo nemá čím přiložit, smí místo lízání zahrát svrška na cokoli a určit barvu, která musí následovat.
    [card] Jde na kartu stejné barvy nebo stejné hodnoty.
    [talon] Kdo nemá kartu, která se hodí, líže odsud jednu.
    [suit] Barva, která byla určena a kterou je třeba ctít.
   *[seat] Hráč a počet karet v ruce. Kdo se zbaví poslední, vyhrává.
}
opening = Rozdávajícího určil los; začíná hráč po jeho levici.
tally = Karty v ruce
stop = STOP
feed = { $count ->
    [one] Bere se { $count } karta
    [few] Berou se { $count } karty
   *[other] Bere se { $count } karet
}

say-play = Přiložit { card-acc }
say-play-as = Přiložit { card-acc } jako { $named ->
    [hearts] červené
    [leaves] zelené
    [acorns] žaludy
   *[bells] kule
}
say-draw = { $count ->
    [one] Líznout kartu
    [few] Líznout { $count } karty
   *[other] Líznout { $count } karet
}
say-stand = Stojím
say-pass = Vynechat: není co lízat

tell-play = { $who } přikládá { card-acc }.
tell-play-as = { $who } přikládá { card-acc } a mění na { $named ->
    [hearts] červené
    [leaves] zelené
    [acorns] žaludy
   *[bells] kule
}.
tell-call = „Prší!“
tell-draw = { $count ->
    [one] { $who } líže kartu.
    [few] { $who } musí líznout { $count } karty.
   *[other] { $who } musí líznout { $count } karet.
}
tell-stand = { $who } stojí.
tell-pass = { $who } vynechává: není co lízat.
tell-lot = Los určil, že rozdává { $who }.
tell-renew = Talon došel: odložené karty se obracejí bez míchání.
tell-renew-shuffled = Talon došel: odložené karty se míchají a obracejí.
tell-show = Vespod talonu je { card }: tuto barvu svršek představuje.
tell-open = První karta na stole: { card }.
tell-gets = { $who } bere kartu.
tell-gets-card = { $who } bere { card-acc }.

prompt-play = Jsi na tahu: přilož { $suit ->
    [hearts] červenou
    [leaves] zelenou
    [acorns] žalud
   *[bells] kuli
} nebo { $rank ->
    [seven] sedmu
    [eight] osmu
    [nine] devítku
    [ten] desítku
    [under] spodka
    [over] svrška
    [king] krále
   *[ace] eso
}.
prompt-over = Jsi na tahu: nic se nehodí, přilož svrška, nebo si lízni.
prompt-over-pass = Jsi na tahu: nic se nehodí a není co lízat; přilož svrška, nebo vynech.
prompt-none = Jsi na tahu: nic se nehodí, lízni si.
prompt-pass = Jsi na tahu: nic se nehodí a není co lízat.
prompt-seven = { $count ->
    [one] Sedma! Přebij ji sedmou, nebo lízni poslední kartu.
    [few] Sedma! Přebij ji sedmou, nebo lízni { $count } karty.
   *[other] Sedma! Přebij ji sedmou, nebo lízni { $count } karet.
}
prompt-seven-pass = Sedma! Přebij ji sedmou, nebo vynech: není co lízat.
prompt-feed = { $count ->
    [one] Sedma! Musíš líznout poslední kartu.
    [few] Sedma! Musíš líznout { $count } karty.
   *[other] Sedma! Musíš líznout { $count } karet.
}
prompt-ace = Eso! Přebij ho esem, nebo stůj.
prompt-stand = Eso! Tohle kolo stojíš.

talon = { $count ->
    [0] Talon, prázdný
    [one] Talon, { $count } karta
    [few] Talon, { $count } karty
   *[other] Talon, { $count } karet
}
talon-known = pořadí všichni znají
pile-top = Navrchu leží { card }
suit-named = Hraje se: { $named }
note-out = hotovo, { $place }. místo
text-table = Navrchu: { $top }   hraje se: { $suit }   talon: { $talon }

illegal-not-held = Tuhle kartu nemáš.
illegal-feed = { $count ->
    [few] Leží sedma: přebij ji sedmou, nebo lízni { $count } karty.
   *[other] Leží sedma: přebij ji sedmou, nebo lízni { $count } karet.
}
illegal-stopped = Leží eso: přebij ho esem, nebo stůj.
illegal-no-match = Ta karta nemá ani barvu, ani hodnotu, která se hraje.
illegal-over-match = Máš kartu, která se hodí, a tak svrška na jinou barvu přiložit nesmíš.
illegal-over-named = Tenhle svršek se hodí sám o sobě a představuje svou barvu.
illegal-must-play = Máš kartu, která se hodí, a tak musíš hrát.
illegal-pass = Vynechat můžeš, jen když není co lízat.
illegal-nothing-left = Není co lízat: vynecháváš.
illegal-no-ace = Žádné eso tě nezastavilo, a tak nestojíš.

preset-pub = Jako v hospodě
preset-places = Do posledního
option-deal = Rozdané karty
    .about = Kolik karet dostane každý na začátku.
option-deal-4 = čtyři
option-deal-5 = pět
option-over = Svršek
    .about = Kdy se smí svršek přiložit na cokoli a změnit barvu.
option-over-stuck = jen když se nic nehodí
option-over-free = kdykoli
option-draw = Lízání
    .about = Zda si smí líznout i ten, kdo by mohl hrát.
option-draw-stuck = jen když se nic nehodí
option-draw-free = kdykoli
option-start = První karta
    .about = Zda má účinek sedma, eso nebo svršek, když je první kartou na stole.
option-start-plain = bez účinku
option-start-acts = s účinkem
option-pile = Prázdný talon
    .about = Jak se z odložených karet stane nový talon.
option-pile-turned = obrátí se bez míchání
option-pile-shuffled = zamíchá se
option-red_seven = Červená sedma
    .about = Červená sedma vrací do hry toho, kdo právě přiložil poslední kartu.
option-red_seven-no = ne
option-red_seven-yes = ano
option-places = Dohrávání
    .about = Zda ostatní hrají dál o další místa.
option-places-no = kdo první skončí, vyhrál
option-places-yes = hraje se dál o místa

why-win = Je to tvoje poslední karta.
why-feed = { $count ->
    [few] Další hráč kvůli ní lízne { $count } karty.
   *[other] Další hráč kvůli ní lízne { $count } karet.
}
why-answer = { $count ->
    [few] Pošle sedmy dál a nemusíš lízat { $count } karty.
   *[other] Pošle sedmy dál a nemusíš lízat { $count } karet.
}
why-stop = Další hráč přijde o tah.
why-answer-ace = Pošle eso dál a stát bude někdo jiný.
why-over = Té barvy máš nejvíc.
why-keep-suit = Tuhle barvu budeš moci hrát i příště.
why-rid = Bez téhle karty se obejdeš.
why-draw = Nic z ruky se nehodí.
why-save = Kartu si necháš na lepší chvíli.
why-forced = Nic jiného nezbývá.
near = { $me ->
    [yes] V ruce ti { $count ->
        [one] zbyla jedna karta
        [few] zbyly { $count } karty
       *[other] zbylo { $count } karet
    }.
   *[no] { $who }: v ruce { $count ->
        [one] zbyla jedna karta
        [few] zbyly { $count } karty
       *[other] zbylo { $count } karet
    }.
}
near-place = { $me ->
    [yes] Máš { $place }. místo.
   *[no] { $who }: { $place }. místo.
}
source-dealt = Rozdáno
source-played = Vyloženo
source-drawn = Líznuto
feat-win = Nejrychlejší výhra
    .value = { $value } { $value ->
        [one] tah
        [few] tahy
       *[other] tahů
    }

theme-seven = Sedmy
theme-ace = Esa
theme-ending = Skoro hotovo
theme-play = Kterou kartu

## Lekce

learn-play = Jak se hraje
    .about = barva nebo hodnota, sedmy, esa, svršci
    .often = Doma se často hned vynáší karta, která se právě lízla; tady zůstává v ruce do dalšího tahu.
learn-play-match = Přilož kartu stejné barvy nebo stejné hodnoty, jaká leží nahoře. Vyber tu, která se hodí.
    .right = Hodí se. Vyhrává, kdo se první zbaví všech karet.
learn-play-draw = Na kulovou devítku se z ruky nic nehodí. Lízni si z talonu.
    .right = Líznutá karta zůstává v ruce: tah končí.
learn-play-seven = Po sedmě si další hráč líže dvě karty. Přilož svou.
    .right = Ema si líže dvě a nic nepřikládá.
    .wrong = Ta karta se hodí, ale Ema pak může hrát. Po sedmě si musí líznout.
learn-play-answer = Ema dala sedmu: čekají tě dvě karty. Sedma na sedmu je pošle dál.
    .right = Teď jsou to čtyři pro Emu. Třetí sedma by z nich udělala šest.
learn-play-answer-drew = Líznout si smíš, odpovědět nikdo nemusí. Ale máš sedmu: pošli to dál.
learn-play-ace = Po esu další hráč stojí. Přilož ho.
    .right = Ema nemá eso na odpověď a stojí. Ve dvou jsi zase na tahu ty.
    .wrong = Desítka se hodí taky, ale pak hraje Ema. Eso nechá tah tobě.
learn-play-again = Pořád je tvůj tah. Přikládej dál.
    .right = Dvě karty za sebou: k tomu esa jsou.
learn-play-ober = Nic se nehodí, ale svršek se smí dát na cokoli kromě sedmy a esa. Přilož ho a řekni barvu, které máš nejvíc.
    .right = Zelené: Ema žádnou nemá a líže, ty máš tři.
learn-play-ober-suit = Svršek je správně, barva ne: řekni tu, které máš nejvíc.
learn-play-ober-drew = Lízat nemusíš: svršek ti pomůže.
learn-play-out = Poslední karta. Přilož ji a vyhraj; i eso platí jako poslední.
    .right = Výhra. To je celé prší: barva nebo hodnota, sedmy, esa, svršci.
idea-seven = Sedma na sedmu: místo lízání ji smíš poslat dál a další si líže o dvě víc.
idea-ace = Po esu stojíš, pokud nedáš vlastní eso.
idea-ober = Nic se nehodí: svršek přiložit smíš a řekneš, která barva platí.
use = { $what ->
    [seven] Sedma
    [eight] Osma
    [nine] Devítka
    [ten] Desítka
    [under] Spodek
    [over] Svršek
    [king] Král
    [ace] Eso
   *[draw] Líznutí
}
