title = Křížový mlýn
summary = Po šesti kamenech na kříži mlýnské desky. Kdo první zavře mlýn, vyhrává.
notation = d6-b6 táhne kamenem. Na desce je o bílý, x černý.
lesson-1 = Oba mají šest kamenů. Táhne se po čáře na sousední volný bod.
lesson-2 = Neskáče se a nebere: jen se táhne a brání.
lesson-3 = Kdo dřív postaví tři kameny do řady na čáře, vyhrává.
about = { $thing ->
    [stone] Kámen. Táhne po čáře na sousední volný bod. Tři v řadě vyhrávají.
    [point] Volný bod: sousední kámen na čáře sem může táhnout.
   *[seat] Hráč a jeho barva.
}
opening = { $side ->
    [black] U tohoto stolu táhne první černý.
   *[white] První táhne bílý.
}

say-move = Táhnout z { $start } na { $end }
tell-move = { $who } táhne z { $start } na { $end }{ $wins ->
    [yes] {" "}a zavírá mlýn.
   *[no] .
}
prompt-move = Jsi na tahu: posuň kámen na sousední volný bod. První mlýn vyhrává.
note-white = bílé kameny
note-black = černé kameny

illegal-occupied = Ten bod je obsazený.
illegal-not-yours = Tam tvůj kámen není.
illegal-too-far = Kámen se posouvá po čáře na sousední bod.

option-setup = Rozestavení
    .about = Kde na začátku stojí dvanáct kamenů. Obrázek z návodu se nedochoval.
option-setup-cross = kříž, barvy se střídají
option-setup-corners = kříž, každý blíž svému rohu
option-setup-diagonal = rohy tří čtverců
option-setup-pairs = kříž, dvojice zvenku
option-setup-inward = kříž, dvojice uvnitř
option-first = První tah
    .about = Kdo táhne první.
option-first-white = bílý
option-first-black = černý
option-blocked = Hráč bez tahu
    .about = Co se stane, když hráč nemůže táhnout.
option-blocked-loses = prohrává
option-blocked-draw = remíza
option-repetition = Opakování
    .about = Kolikrát stejná pozice znamená remízu.
option-repetition-3 = třikrát
option-repetition-5 = pětkrát

why-win = { $how ->
    [blocked] Zavře soupeře a vyhrává.
   *[mill] Zavírá mlýn a vyhrává.
}
why-lost = Soupeřův mlýn už nic nezastaví.
why-block = Brání soupeři v mlýně.
why-threat = Hrozí mlýnem.
why-safe = Nenechává soupeři žádný mlýn.
why-sure-win = Vyhrává vynuceně, nejpozději tvým { $moves }. tahem.{ $rest ->
    [slower] {" "}Druhý nejlepší tah potřebuje o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } víc.
    [draw] {" "}Každý jiný tah výhru zahodí.
    [loss] {" "}Každý jiný tah dokonce prohrává.
    [better] {" "}Jiný tah vyhrává dřív.
   *[same] {""}
}
why-sure-draw = Drží remízu, ať soupeř udělá cokoli.{ $rest ->
    [loss] {" "}Každý jiný tah prohrává.
    [better] {" "}Jiný tah ale vyhrává.
   *[same] {""}
}
why-sure-loss = Při nejlepší hře prohrává, soupeřovým { $moves }. tahem.{ $rest ->
    [slower] {" "}Druhý nejlepší tah prohrává o { $more ->
        [one] tah
        [few] { $more } tahy
       *[other] { $more } tahů
    } dřív.
    [better] {" "}Jiný tah je lepší.
   *[same] {""}
}
tally = Výhra
near = { $ready ->
    [yes] { $me ->
        [yes] Příštím tahem se dal zavřít tvůj mlýn.
       *[no] { $who } má vlastní mlýn na jeden tah.
    }
   *[no] { $me ->
        [yes] Žádný tvůj mlýn se nedal zavřít jedním tahem.
       *[no] { $who } nemá mlýn na jeden tah.
    }
}
source-mill = Mlýn { $points }
source-blocked = Soupeř nemá tah
feat-win = Nejrychlejší výhra
    .value = { $value } { $value ->
        [one] tah
        [few] tahy
       *[other] tahů
    }


## Lekce

learn-play = Jak se hraje
    .about = tahy, obrana, tři v řadě
    .often = Tady se neklade, nebere ani neskáče: první mlýn hned vyhrává.
learn-play-move = Po šesti kamenech, už postavených. Táhni jedním po čáře na sousední volný bod.
    .right = Víc v tahu není.
learn-play-win = Tři v řadě na čáře hned vyhrávají. Najdi ten tah.
    .right = Mlýn a výhra.
    .wrong = Dva tvoje kameny stojí na horním okraji a třetí hned vedle.
learn-play-across = Platí i příčné čáry: a4, b4 a c4 jsou jedna. Zavři ji.
    .right = Zase výhra. Úhlopříčky tu čáry nejsou.
    .wrong = Jeden tvůj kámen stojí hned nad c4.
learn-play-block = Černý by táhl z d5 na d6 a vyhrál. Postav mu kámen do cesty.
    .right = Kámen v cestě je jediná obrana.
    .wrong = Pak černý zavře b6, d6, f6.
learn-play-plan = Dva tvoje kameny jsou na pravém okraji. Který tah hrozí mlýnem, který nejde zablokovat?
    .right = Na g1 se žádný černý kámen nedostane: mlýn už nejde zastavit.
    .wrong = Mysli na pravý okraj: g7 a g4 stojí a d1 dojde na g1.
learn-play-close = Zavři ho.
    .right = Výhra. Dívej se dva tahy dopředu a soupeř za tebou jen běhá.
    .wrong = Z d1 na g1.
learn-play-fork = Jeden kámen může hrozit dvěma mlýny najednou. Který tah to je?
    .right = Hrozí dva mlýny a černý má jediný tah: jeden z nich se zavře.
    .wrong = Z f4 dojde kámen na g4 i na f2.
idea-block = Nic se nebere: kámen v cestě je jediná obrana.
use = { $what ->
    [outer] Na vnější kruh
    [middle] Na střední kruh
   *[inner] Na vnitřní kruh
}
theme-win = { $moves ->
    [0] Výhra n-tým tahem
    [one] Výhra hned tímto tahem
   *[other] Výhra { $moves }. tahem
}
theme-save = Jediný zachraňující tah
