// Slova stránky česky.
export default {
  "skip": "Přejít k obsahu", "close": "Zavřít", "ok": "Dobře", "no": "Ne", "cancel": "Zrušit", "open": "Otevřít", "copy": "Kopírovat", "copied": "Zkopírováno.", "failed": "To se nepovedlo.",
  "language": "Jazyk", "day-night": "Den nebo noc", "settings": "Nastavení", "keys": "Klávesy", "more": "Další", "tools": "Nástroje", "bar": "Tah a možnosti", "panel": "Vedle stolu", "panel-switch": "Pravidla nebo chat", "tabs": "Části stránky",

  "welcome": "Vítej v Saloonu", "welcome-about": { one: "{count} hra s přáteli, s roboty i kolem jedné obrazovky. Vyber si stůl.", few: "{count} hry s přáteli, s roboty i kolem jedné obrazovky. Vyber si stůl.", other: "{count} her s přáteli, s roboty i kolem jedné obrazovky. Vyber si stůl." },
  "join-code": "Přisednout ke stolu", "code": "Kód místnosti", "code-like": "KONIK-271", "join": "Přisednout", "recent": "Nedávné stoly",
  "forget": "Zapomenout {code}", "replay-of": "{game}, {when}", "replay-short": "{game}: záznam", "open-table": "Otevřít stůl", "open-table-of": "Otevřít stůl hry {game}", "play-bots": "Hned hrát s roboty", "variants": "Varianty na výběr",
  "players": { one: "{least}–{most} hráč", few: "{least}–{most} hráči", other: "{least}–{most} hráčů" }, "players-one": { one: "{count} hráč", few: "{count} hráči", other: "{count} hráčů" }, "minutes": "asi {count} min",
  "luck-yes": "s náhodou", "luck-no": "bez náhody", "secrets-yes": "se skrytými kartami", "secrets-no": "vše leží otevřeně", "guest-name": "Host", "to-lobby": "Na výběr stolů",

  "nowhere": "Tady žádný stůl nestojí", "nowhere-about": "Na adrese {path} nic není. Možná je v odkazu překlep.",
  "no-room": "Stůl {code} tu není", "at-table-are": "U stolu: {names}", "your-name": "Tvoje jméno", "sit-down": "Posadit se", "come-in": "Vstoupit", "just-watch": "Jen se dívat",
  "lost": "Spojení se přerušilo. Zkouším to znovu…",

  "players-head": "Kdo hraje", "how-many": "Kolik hráčů", "start": "Začít", "start-fill": "Začít, na volná místa roboti", "to-table": "Zpátky ke stolu", "setup-host": "Připrav stůl podle sebe a začni.", "setup-guest": "Hostitel připravuje stůl.", "pledging": "Míchá se náhoda: každé zařízení přidává svou špetku…",
  "seat-open": "Volné místo", "seat-open-about": "čeká na kamaráda", "seat-you": "ty", "seat-here": "tady, u tohoto zařízení", "seat-friend": "u stolu", "offline": "pryč", "seat-kind": "Kdo hraje na místě {number}", "by-link": "kamarád přes odkaz", "sit-here": "Sednout si sem", "sit-another": "Další člověk tady", "name-another": "Jméno dalšího člověka u tohoto zařízení", "rename": "Přejmenovat", "stand": "Vstát",
  "which-game": "Která hra", "hand-over": "Přenést moje místo na jiné zařízení", "hand-over-about": "Odkaz zkopírován. Kdo ho otevře, hraje za tebe; nikomu ho nedávej.",
  "game-options": "Pravidla tohoto stolu", "invite": "Pozvat", "copy-link": "Kopírovat odkaz", "more-links": "Další odkazy: diváci, obrazovka na stůl",
  "link-join": "Ke hře", "link-join-about": "Kdo ho otevře, vstoupí do místnosti a může si sednout.", "link-watch": "Pro diváky", "link-watch-about": "Ukazuje, co leží otevřeně na stole, bez karet v ruce.", "link-screen": "Obrazovka na stůl", "link-screen-about": "Pro televizi nebo tablet uprostřed: jen to, co smějí vidět všichni, zato velké. Karty zůstávají v telefonech.",
  "qr": "QR kód adresy {address}", "scan": "Naskenujte telefonem a přisedněte", "screen-about": "Karty zůstávají v telefonech; tady je jen to, co leží otevřeně.",
  "chance": "Kostky a karty", "chance-about": "Hází a rozdává dům tak, že se to dá zpětně ověřit, nebo se hází opravdovými kostkami a zadává se, co padlo.", "chance-fair": "hází dům, ověřitelně poctivě", "chance-typed": "opravdové, u vás na stole",
  "clock": "Hodiny", "clock-about": "Když čas vyprší, hraje robot, dokud se člověk nevrátí.", "clock-none": "bez hodin", "clock-quick": "3 min + 5 s", "clock-calm": "10 min + 15 s", "clock-long": "30 min + 30 s",
  "play-kind": "Hra", "play-kind-about": "Přátelská hra má rady a vracení tahů, hodnocená ne.", "friendly": "přátelská", "rated": "hodnocená",
  "chat": "Chat", "chat-about": "Co si lidé smějí psát.", "chat-free-way": "volný text", "chat-phrases-way": "jen hotové věty", "chat-off-way": "vypnutý", "chat-off": "U tohoto stolu je chat vypnutý.", "chat-write": "Napiš něco", "send": "Poslat", "mute": "ztlumit", "mute-who": "Ztlumit: {name}", "unmute": "Znovu slyšet: {name}", "unread": { one: "{count} nová zpráva", few: "{count} nové zprávy", other: "{count} nových zpráv" },
  "level-beginner": "začátečník", "level-regular": "štamgast", "level-expert": "znalec", "level-master": "mistr", "bot-beginner": "Robot: začátečník", "bot-regular": "Robot: štamgast", "bot-expert": "Robot: znalec", "bot-master": "Robot: mistr", "bot-level": "robot, {level}", "bot-for": "zaskakuje robot, {level}",

  "at-table": "U stolu", "you-are": "{name} (ty)", "winner": "výhra", "to-move": "na tahu", "watchers": { one: "{count} divák", few: "{count} diváci", other: "{count} diváků" }, "log": "Zápis", "newest": "Nejnovější", "rules": "Pravidla", "odds": "Šance", "odds-about": "Přesně, spočítáno z pravidel tak, jak jsou nastavena.", "enlarge": "Číst pravidla ve velkém okně", "clause": "Pravidlo {clause}",
  "tab-table": "Stůl", "tab-seats": "Hráči", "tab-log": "Zápis", "tab-rules": "Pravidla", "tab-chat": "Chat",
  "table-of": "Stůl hry {game}", "your-turn": "Jsi na tahu", "text-board": "Text", "hint": "Rada", "hint-thinks": "Přemýšlím…", "hint-do": "Zahrát to", "undo": "Vrátit", "undo-ask": "Požádat o vrácení", "all-moves": "Všechny tahy ({count})", "all-moves-short": "Všechny tahy", "filter": "Najdi nebo napiš tah", "play-typed": "Zahrát", "touching": "S tímhle můžeš", "step-back": "Zpět", "half-made": "Vybráno: {what}. Pokračuj, nebo to vezmi zpět.",
  "what-fell": "Co padlo? ({count})", "what-fell-short": "Co padlo?", "nudge": "Ostatní čekají na tebe.",
  "rematch": "Odveta", "rematch-waits": "Čeká se na ostatní", "rematch-offered": "{name} nabízí odvetu.", "replay": "Záznam", "change-table": "Změnit stůl",
  "pass-device": "Předej zařízení: hraje {name}", "pass-about": "Nikdo jiný by se teď neměl dívat.", "show-hand": "Tady {name}: ukázat karty",
  "undo-asked": "{name} chce vzít tah zpět.", "undo-waits": "Žádáš o vrácení tahu. Čeká se na ostatní.", "agree": "Souhlasím", "refuse": "Odmítnout",
  "abandon": "Ukončit bez výsledku", "abandon-sure": "Partie skončí bez výsledku, až budou všichni souhlasit. Nejde to vrátit.", "abandon-offered": "{name} navrhuje ukončit partii bez výsledku.", "abandon-waits": "Navrhuješ partii ukončit. Čeká se na ostatní.",
  "leave": "Odejít z místnosti", "leave-sure": "Na tvoje místo si sedne robot a už se na ně nevrátíš.", "bot-for-me": "Ať za mě hraje robot", "bot-plays": "{name}: místo teď drží robot.", "take-back": "Vzít si místo zpět", "put-bot": "Posadit sem robota",
  "flip": "Otočit desku", "zen": "Jen stůl (zen)", "picture-svg": "Obrázek (SVG)", "picture-png": "Obrázek (PNG)", "copy-position": "Kopírovat pozici jako text", "copied-position": "Zkopírováno: {text}", "copy-log": "Kopírovat zápis", "copy-place": "Odkaz na tohle místo", "match-file": "Soubor partie", "fairness": "Poctivá náhoda",
  "fair-about": "Před prvním hodem dům zveřejnil otisk svého tajemství. Po skončení zveřejní i tajemství a každý si může ověřit, že žádný hod nebyl vybrán dodatečně.", "typed-about": "Hraje se opravdovými kostkami nebo kartami; dům za ně neručí.", "commitment": "Zveřejněno před první událostí:", "secret": "Tajemství zveřejněné po skončení:", "verify-page": "Ověřit soubor partie", "verdict-holds": "Všechno sedí.", "verdict-not": "Něco nesedí.",

  "step-first": "Na začátek", "step-prev": "O krok zpět", "step-next": "O krok dál", "step-last": "Na konec", "play-on": "Přehrávat", "position-slider": "Místo v partii", "step-of": "{at} z {total}", "seen-from": "Pohled", "seen-onlooker": "divák",

  "theme": "Světlo", "theme-auto": "podle systému", "theme-day": "den", "theme-night": "noc", "speed": "Pohyb", "speed-slow": "pomalý", "speed-normal": "běžný", "speed-fast": "rychlý", "speed-off": "žádný", "table-settings": "Stůl", "sound": "Zvuk", "coordinates": "Souřadnice na deskách", "only-move": "Jediný možný tah zahrát automaticky", "letter-keys": "Písmenné klávesy", "settings-kept": "Zůstává jen v tomto prohlížeči.",
  "key-help": "Tento seznam", "key-dark": "Den nebo noc", "key-board": "Ke stolu; pak šipky a Enter", "key-back": "Vzít rozdělanou volbu zpět", "key-number": "Stisknout tlačítko lišty s tímto číslem", "key-all": "Všechny tahy", "key-hint": "Rada", "key-undo": "Vrátit", "key-odds": "Přesné šance", "key-text": "Stůl jako text", "key-flip": "Otočit desku", "key-zen": "Jen stůl", "key-chat": "Chat", "key-rules": "Pravidla", "key-sound": "Zvuk",
};
