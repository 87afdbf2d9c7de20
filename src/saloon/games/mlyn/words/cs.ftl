title = Mlýn
summary = Tři kameny v řadě jsou mlýn a mlýn bere soupeři kámen.
notation = d6 položí kámen, d6-d5 táhne, xb4 bere. Na desce je o bílý, x černý.
lesson-1 = Nejdřív oba střídavě kladou svých devět kamenů na volné body.
lesson-2 = Tři v řadě na čáře jsou mlýn: kdo ho zavře, bere soupeři kámen.
lesson-3 = Komu zbudou dva kameny nebo kdo nemůže táhnout, prohrává.
about = { $thing ->
    [stone] Kámen. Tři v řadě na čáře jsou mlýn; kdo ho zavře, bere soupeři kámen.
    [point] Volný bod. Kameny táhnou po čarách na sousední volný bod; se třemi se skáče kamkoli.
    [hand] Kameny, které se ještě pokládají.
    [lost] Sebrané kameny.
   *[seat] Hráč a jeho barva. Komu zbudou dva kameny, prohrává.
}
opening = První kámen pokládá bílý.
tally = Kameny v ruce a na desce

say-place = Položit kámen na { $at }
say-move = Táhnout z { $start } na { $end }
say-remove = Vzít kámen z { $at }
say-pass = Vynechat: žádný kámen se nehne

tell-place = { $who } klade kámen na { $at }{ $mill ->
    [yes] {" "}a zavírá mlýn.
   *[no] .
}
tell-move = { $who } táhne z { $start } na { $end }{ $mill ->
    [yes] {" "}a zavírá mlýn.
   *[no] .
}
tell-remove = { $who } bere kámen z { $at }.
tell-pass = { $who } nemůže táhnout a vynechává.

prompt-place = { $count ->
    [one] Jsi na tahu: polož poslední kámen.
    [few] Jsi na tahu: polož kámen. Zbývají ti { $count }.
   *[other] Jsi na tahu: polož kámen. Zbývá ti jich { $count }.
}
prompt-move = Jsi na tahu: posuň kámen na sousední volný bod.
prompt-fly = Jsi na tahu: se třemi kameny smíš skákat kamkoli.
prompt-remove = { $count ->
    [one] Mlýn! Vezmi soupeři kámen.
    [few] Dvojitý mlýn! Vezmi soupeři { $count } kameny.
   *[other] Dvojitý mlýn! Vezmi soupeři { $count } kamenů.
}
prompt-pass = Tvé kameny jsou zavřené: musíš vynechat.
note-stones = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
note-hand = na desce { $count }, v ruce { $hand }
text-stones = v ruce { $hand }, ztraceno { $taken }

illegal-no-mill = Kámen bereš, jen když zavřeš mlýn.
illegal-not-theirs = Soupeř tam kámen nemá.
illegal-in-mill = Ten kámen stojí v zavřeném mlýně; brát se dá jen mimo mlýny.
illegal-take-first = Máš zavřený mlýn: nejdřív vezmi kámen.
illegal-place-first = Nejdřív je třeba položit všechny kameny.
illegal-all-placed = Všechny tvé kameny už leží.
illegal-occupied = Ten bod je obsazený.
illegal-not-yours = Tam tvůj kámen není.
illegal-too-far = Kámen se posouvá po čáře na sousední bod; skákat smíš, až ti zbudou tři kameny.

preset-hard = Dva mlýny, dva kameny
option-double = Dva mlýny najednou
    .about = Kolik kamenů se bere, když jeden kámen zavře dva mlýny.
option-double-one = jeden kámen
option-double-two = dva kameny
option-blocked = Hráč bez tahu
    .about = Co čeká hráče, jehož kameny se nemohou hnout.
option-blocked-loses = prohrává
option-blocked-passes = vynechává
option-quiet = Tahy bez mlýna
    .about = Po kolika tazích každé strany bez mlýna je remíza.
option-quiet-50 = padesát
option-quiet-30 = třicet
option-quiet-100 = sto
option-repetition = Opakování
    .about = Kolikrát stejná pozice znamená remízu.
option-repetition-3 = třikrát
option-repetition-5 = pětkrát

why-win = Vyhrává partii.
why-mill = Zavírá mlýn.{ runner-up }
why-break = Rozbíjí mlýn, který by soupeř zavřel.{ runner-up }
why-fewer = Oslabuje soupeřovy řady.{ runner-up }
why-block = Brání soupeři v mlýně.{ runner-up }
why-threat = Hrozí mlýnem.{ runner-up }
why-safe = Nenechává soupeři žádný mlýn.{ runner-up }
why-room = Dává tvým kamenům víc místa.{ runner-up }
why-rest = Lepší tah tu není.{ runner-up }
why-forced = Nic jiného nezbývá.{ runner-up }

runner-up = { $less ->
    [0] {""}
   *[other] {" "}S druhým nejlepším tahem vyhraješ asi o { $less } ze 100 takových pozic méně.
}
why-sure-win = Vyhrává vynuceně: mlýn přijde nejpozději tvým { $moves }. tahem.{ $rest ->
    [slower] {" "}S druhým nejlepším tahem to trvá o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } déle.
    [draw] {" "}Každý jiný tah výhru zahodí.
    [loss] {" "}Každý jiný tah dokonce prohrává.
    [better] {" "}Jiný tah je rychlejší.
   *[same] {""}
}
why-sure-draw = Drží remízu, ať soupeř udělá cokoli.{ $rest ->
    [loss] {" "}Každý jiný tah prohrává.
    [better] {" "}Jiný tah ale vyhrává.
   *[same] {""}
}
why-sure-loss = Při nejlepší hře prohrává; další mlýn se dá oddálit do { $moves }. tahu.{ $rest ->
    [slower] {" "}S druhým nejlepším tahem přijde mlýn o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } dřív.
    [better] {" "}Jiný tah je lepší.
   *[same] {""}
}
near = { $me ->
    [yes] { $count ->
        [one] Zbyl ti jeden kámen
        [few] Zbyly ti { $count } kameny
       *[other] Zbylo ti { $count } kamenů
    } proti { $others }.
   *[no] { $who } má { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } proti { $others }.
}
source-taken = Sebraly mlýny
feat-win = Nejrychlejší výhra
    .value = { $value } { $value ->
        [one] tah
        [few] tahy
       *[other] tahů
    }
feat-mills = Nejvíc mlýnů v partii
    .value = { $value } { $value ->
        [one] mlýn
        [few] mlýny
       *[other] mlýnů
    }

theme-take = Který kámen vzít
theme-win = { $moves ->
    [0] Výhra n-tým tahem
    [one] Výhra hned tímto tahem
   *[other] Výhra { $moves }. tahem
}
theme-save = Jediný zachraňující tah

## Lekce

learn-play = Jak se hraje
    .about = kladení, mlýny, tahy, skoky
    .often = Kámen v zavřeném mlýně se brát nesmí, ledaže jiný není.
learn-play-place = Nejdřív každý klade devět kamenů na volné body. Tři v řadě na čáře jsou mlýn: zavři svůj.
    .right = Mlýn. Bere soupeři kámen.
    .wrong = Podívej se na horní okraj: dva tvoje kameny tam už stojí.
learn-play-take = Vezmi černému kámen.
    .right = Komu zbudou dva kameny, prohrává.
learn-play-block = Černý má dva kameny na pravém okraji a příště by zavřel mlýn. Zabraň mu v tom.
    .right = Zabráněno. Při kladení hlídej každou čáru se dvěma soupeřovými kameny.
    .wrong = Pak černý položí g1 a bere ti kámen.
learn-play-move = Kameny jsou položené: teď se táhne po čáře na sousední volný bod. Zavři mlýn na horním okraji.
    .right = Zavřeno tahem: i to bere kámen.
    .wrong = Jeden tvůj kámen stojí hned vedle rohu, který chybí.
learn-play-which = Vezmi černý kámen, který není v mlýně.
    .right = Mlýn se smí otevřít a zase zavřít a pokaždé bere.
learn-play-open = Mlýn je zavřený. Otevři ho jedním kamenem, ať ho příště zase zavřeš.
    .right = Černý se mezi ně nedostane: příště mlýn zase zavřeš a bereš.
    .wrong = Tím se nic neotevírá, a tak není co zavřít.
learn-play-jump = Se třemi kameny smíš skákat na kterýkoli volný bod. Zavři mlýn zdálky.
    .right = Kdo má tři, skáče; druhý dál táhne po čáře.
    .wrong = Skákat smíš: chybějící roh je volný.
idea-take = Mlýn je zavřený: vezmi kámen, který v mlýně není.
idea-jump = Se třemi kameny smíš skákat na kterýkoli volný bod.
use = { $what ->
    [mill] Zavřít mlýn
    [place] Položit kámen
    [move] Posunout
   *[fly] Skákat
}
