# Příkazová řádka: tabulky, stůl v terminálu, ukládání, výtky.
game-unknown = Hru „{ $text }“ tu nemáme. Hry: { $keys }.
game-unknown-like = Hru „{ $text }“ tu nemáme. Nemá to být { $like }?
table-full = { $people ->
    [0] Žádný člověk
    [one] { $people } člověk
    [few] { $people } lidé
   *[other] { $people } lidí
} a { $bots ->
    [one] { $bots } robot
    [few] { $bots } roboti
   *[other] { $bots } robotů
} se ke stolu nevejdou, míst je { $seats }.

cli-file = { $file }: { $about }
cli-file-missing = Soubor { $file } tu není.
cli-file-denied = Soubor { $file } nejde přečíst nebo zapsat.
cli-file-folder = { $file } je složka, ne soubor.
cli-not-text = { $file } není soubor s partií.
cli-usage = Takhle to nejde: { $about }
cli-usage-option = Přepínač { $option } tu není.
cli-usage-command = Příkaz „{ $text }“ tu není. Příkazy: { $commands }.
cli-usage-command-like = Příkaz „{ $text }“ tu není. Nemá to být { $like }?
cli-usage-argument = { $option } potřebuje hodnotu.
cli-usage-flag = { $option } žádnou hodnotu nemá.
cli-usage-extra = Tohle je navíc: { $text }
cli-usage-shell = Pro „{ $text }“ doplňování není. Shelly: { $shells }.
cli-usage-missing = Chybí { $name }.
cli-usage-number = { $name } chce celé číslo.
cli-usage-number-from = { $name } chce celé číslo, nejméně { $least }.
cli-usage-number-range = { $name } chce celé číslo od { $least } do { $most }.
cli-usage-help = Nápověda: { $command }

cli-col-key = Klíč
cli-col-title = Hra
cli-col-players = Hráčů
cli-col-minutes = Minut
cli-col-luck = Náhoda
cli-col-secrets = Tajnosti
cli-col-fraction = Přesně
cli-col-value = Přibližně
cli-col-choice = Volba
cli-col-promise = Slibuje
cli-col-cost = Cena
cli-col-option = Volba
cli-col-about = Čeho se týká
cli-col-means = Znamená
cli-col-level = Roboti
cli-col-rating = Síla
cli-not-measured = neměřeno
cli-rating-about = Síla: 0 táhne náhodně; o 400 víc znamená desetkrát lepší šance na výhru.
cli-levels-few = Méně úrovní než jinde: další by se v této hře nelišily.
cli-sign-yes = ano
cli-sign-no = –
cli-no-rules = Pravidla hry { $game } tu nejsou sepsaná.
cli-no-clause = Pravidla hry { $game } nemají bod { $number }.
cli-no-odds = { $game }: pro tuhle hru přesné šance spočítané nejsou.
cli-no-challenges = { $game }: tahle hra žádné úkoly nemá.
cli-col-done = Splněno
cli-col-match = Partie
cli-challenges-replay = `saloon replay SOUBOR` přehraje uloženou partii.

cli-sim-playing = Hraje se
cli-sim-rate = { $rate } partií/s
cli-sim-title = { $title } · { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
} · { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
cli-sim-intervals = V závorkách 95% intervaly spolehlivosti.
cli-sim-stood-in = V { $games } z těchto her program selhal a dohrál za něj běžný robot.
cli-sim-interrupted = Přerušeno, dohráno her: { $done } z { $planned }; tady je, jak dopadly.
cli-sim-nothing = Přerušeno dřív, než se dohrála první hra z { $planned }.
cli-sim-failed = { $game }: hra { $number } (seed { $seed }) se pokazila: { $cause }

cli-forged = { $file } nesedí:
cli-key = „{ $key }“ není klíč: 64 šestnáctkových číslic.
cli-house = { $house } svůj klíč neříká.
cli-unproven = { $file }: padělek vidět není, ale důkaz také chybí:
cli-unreadable = { $file } se nedá přečíst jako partie:

cli-replay-broken = Tahle partie se přehrát nedá. Co všechno je špatně, řekne: { $command }
cli-replay-keys = Enter dál · b zpět · + - po deseti · číslo skočí tam · $ konec · q odejít
cli-review-broken = Soubor nedrží pohromadě, takže ho nejde rozebrat. Co je špatně: { $command }
cli-review-working = Rozbor
cli-review-html = Stránka je v souboru { $file }.
cli-review-practise = { $count ->
    [0] Nic nového k procvičení.
    [one] Jedna volba se zítra vrátí: saloon drill
    [few] { $count } volby se zítra vrátí: saloon drill
   *[other] { $count } voleb se zítra vrátí: saloon drill
}

cli-play-what = Řekni, co se bude hrát, nebo --resume SOUBOR. Seznam her: saloon games
cli-think-seed = Přemýšlení podle hodin se nedá zopakovat: zadej buď --think, nebo --seed.
cli-which = Kterou hru?
cli-bot-names = Bára Vašek Róza Jonáš Amálka Kuba Líza Matěj
cli-thinking = Ostatní přemýšlejí…
cli-pass-onlooker = Klávesnici dostane někdo, kdo nehraje, a stiskne Enter.
cli-pass-device = Klávesnici dostane { $name } a stiskne Enter.
cli-hide = Enter skryje, co vidíš.
cli-what-fell = Co padlo nebo co přišlo? Napiš to.
cli-fell-like = Například: { $text }
cli-keys = ? nápověda · rada · proč · zpět · zápis · pravidla · šance · vyhlídky · uložit SOUBOR · konec
cli-help =
    Napiš číslo volby, nebo tah tak, jak stojí v závorce.
    Enter vezme jedinou volbu; je-li jich víc, ukáže stůl znovu.
      ? TAH            proč tah jde, nebo nejde
      rada             co by udělal znalec
      proč             zbytek důvodů té rady
      zpět             vzít zpátky poslední rozhodnutí
      zápis            všechno, co se zatím stalo
      pravidla         celá pravidla; pravidla 4.3 ukáže jeden bod
      šance            přesné šance, spočítané z pravidel tohoto stolu
      vyhlídky         s jakou šancí odtud vyhraješ ty a s jakou ostatní
      uložit SOUBOR    kopie partie
      konec            odejít; partie zůstane a dá se dohrát
cli-chances-more = Přesněji: napiš znovu „{ $word }“.
cli-word-help = nápověda
cli-word-hint = rada
cli-word-why = proč
cli-word-undo = zpět
cli-word-log = zápis
cli-word-rules = pravidla
cli-word-odds = šance
cli-word-chances = vyhlídky
cli-word-save = uložit
cli-word-quit = konec
cli-yes = a ano y
cli-more-log = … ještě { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}: vše ukáže zápis
cli-choose = Vyber od { $first } do { $last }, nebo napiš ? pro nápovědu.
cli-choose-only = Vybrat se dá jen { $first }, stačí Enter; ? je nápověda.
cli-allowed = To jde.
cli-why-all = Víc k tomu říct nejde.
cli-hint-nature = Co padne, v tom nikdo neporadí.
cli-undo-agree = { $who } chce vzít tah zpět. Souhlasí { $names }? (a/n)
cli-turned = Co rozhodlo:
cli-after = uložit SOUBOR · zápis · pravidla · Enter odejde
cli-saved = Uloženo: { $file }
cli-saved-over = Partie zůstala v souboru { $file }
cli-save-name = Řekni kam: uložit SOUBOR
cli-save-taken = { $file } už existuje a není to tahle partie; zvol jiné jméno.
cli-kept = Partie je uložená: { $file }
    Dohrát se dá takhle: { $command }
cli-not-kept = { $file } se nedá zapsat, takže se partie sama neukládá; uložit SOUBOR funguje.
cli-resume-over = Tahle partie už skončila. Přehraje ji: saloon replay SOUBOR
cli-resume-sealed = Tajemství téhle partie na tomhle počítači není, takže náhoda nemůže pokračovat. Dohrát se dá tam, kde začala.
cli-provisional = předběžně
cli-no-ratings = Zatím žádné hodnocené partie.
cli-col-rating-note = Poznámka
cli-col-name = Jméno
cli-col-seats = Místa
cli-col-games = Partie

# The record and what goes on.
cli-me-nobody = Zatím tu nikdo nic nedohrál.
cli-me = { $name }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
cli-me-alone = Sólo: { $games }
cli-me-few = (zatím málo partií)
cli-col-played = Partie
cli-col-won = Výhry
cli-col-share = Podíl
cli-col-expected = Očekávání
cli-col-company = S kým
cli-col-state = Stav
cli-col-when = Kdy
cli-col-how = Pokračovat
cli-col-place = Místo
cli-going-kept = rozehráno
cli-going-over = konec, ještě neprohlédnuto
cli-going-turn = jsi na tahu
cli-going-others = táhnou ostatní
cli-going-none = Nic neběží.
cli-past-nothing = nepočítá se
cli-not-counted = Partii se nepodařilo připsat k tvé bilanci.
cli-col-game = Hra
cli-pair-open = Otevři dům v prohlížeči na tomto počítači (saloon serve) a na konec adresy připiš: { $path }
cli-pair-yes = Odkaz otevřelo zařízení { $device }. Patří ti?
cli-pair-agreed = Hotovo: prohlížeč má teď totéž místo.
cli-pair-refused = Nic se nezměnilo.
cli-pair-waits = Čeká se na potvrzení v prohlížeči: { $name }…
cli-pair-done = Hotovo: tento terminál teď hraje jako { $name }.

cli-deal-kind = { $kind ->
    [fliptown] { $game }, sólo
    [tisicovka] { $game } proti mistrovi
    [prsi] { $game } proti mistrovi
    [bang] { $game }: souboj s mistrem
   *[drills] Deset cvičení: { $game }
}
cli-deal-open = Čeká na tebe: saloon deal --play
cli-deal-playing = Tvůj pokus běží: saloon deal --play
cli-deal-elsewhere = Tvůj pokus běží v prohlížeči: { $path }
cli-deal-left = Pokus skončil vzdáním; výsledek nemá.
cli-deal-missed = Tento den už skončil.
cli-deal-done = Tvůj výsledek: { $score }. Místo { $place } z { $played }.
cli-deal-results = { $count ->
    [one] { $count } výsledek: { $best }.
    [few] { $count } výsledky od { $worst } do { $best }, střed { $middle }.
    [many] { $count } výsledku od { $worst } do { $best }, střed { $middle }.
   *[other] { $count } výsledků od { $worst } do { $best }, střed { $middle }.
}
cli-deal-master = Mistr: { $score }.
cli-deal-master-plays = Teď totéž rozdání hraje mistr…
cli-deal-promise = Slib dne: { $promise }
cli-deal-secret = Tajemství dne: { $secret }
cli-deal-past = Tady jde zahrát jen dnešní rozdání.
cli-drills-which = Uveď hru, jejíž cvičení se mají vyrobit.
cli-drills-title = { $title }: { $count ->
    [0] zatím žádná cvičení
    [one] jedno cvičení
    [few] { $count } cvičení
   *[other] { $count } cvičení
}
cli-drills-hard = obtížnost { $low } až { $high }
cli-drills-tried = správně { $right }/{ $count } ({ $low }–{ $high } %)
cli-drill-cost-points = To stojí { $cost } bodu. Lepší: { $best }
cli-drills-checked = Znovu ověřeno: { $count }; chybných: { $wrong }; bez tabulky vynecháno: { $passed }.
cli-drill-which = Dnes nic nečeká. Nová cvičení dostaneš, když uvedeš hru.
cli-drill-none = { $game }: takové cvičení už žádné nezbývá.
cli-drill-ask = Tvoje volba (číslo nebo tah, Enter odchází):
cli-drill-same = To je totéž co jedna z možností; vezmi její číslo.
cli-drill-right = Správně: nic lepšího nejde říct.
cli-drill-cost = To stojí { $cost } ze 100 výher. Lepší: { $best }
cli-drill-slower = Vyhrává, ale až { $moves }. tahem; šlo to { $least }. tahem: { $best }
cli-drill-wins = vyhrává { $moves }. tahem
cli-drill-why-not = Proč ne „{ $choice }“? { $why }
cli-drill-back = { $days ->
    [0] Vrátí se ještě dnes.
    [one] Vrátí se zítra.
    [few] Vrátí se za { $days } dny.
   *[other] Vrátí se za { $days } dní.
}
cli-drill-exact = Hodnoty jsou přesné.
cli-drill-estimated = Hodnoty jsou odhadem.
cli-drill-sampled = Hodnoty jsou vzorkem, s 95% intervaly.
cli-drill-searched = Hodnoty jsou z hledání dopředu.
deck-damaged = Balíček cvičení nejde přečíst; soubor: { $file }.
cli-review-one = Stránkou, další hrou mistra nebo pohledem jednoho místa může být vždy jen jedna partie.
cli-review-file = Soubor
