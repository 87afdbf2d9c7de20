// The words of the page in English.
export default {
  "skip": "Skip to the content", "close": "Close", "ok": "OK", "no": "No", "cancel": "Cancel", "open": "Open", "copy": "Copy", "copied": "Copied.", "failed": "That did not work.",
  "language": "Language", "day-night": "Day or night", "settings": "Settings", "keys": "Keys", "more": "More", "tools": "Tools", "bar": "Turn and choices", "panel": "Beside the table", "panel-switch": "Rules or chat", "tabs": "Parts of the page",

  "welcome": "Welcome to the Saloon", "welcome-about": { one: "{count} game with friends, with bots, or round one screen. Pick a table.", other: "{count} games with friends, with bots, or round one screen. Pick a table." },
  "join-code": "Join a table", "code": "Room code", "code-like": "KONIK-271", "join": "Join", "recent": "Recent tables",
  "forget": "Forget {code}", "replay-of": "{game}, {when}", "replay-short": "{game}: replay", "open-table": "Open a table", "open-table-of": "Open a table of {game}", "play-bots": "Play bots now", "variants": "Variants to choose from",
  "players": { one: "{least}–{most} player", other: "{least}–{most} players" }, "players-one": { one: "{count} player", other: "{count} players" }, "minutes": "about {count} min",
  "luck-yes": "with luck", "luck-no": "no luck at all", "secrets-yes": "with hidden hands", "secrets-no": "everything lies open", "guest-name": "Guest", "to-lobby": "Back to all tables",

  "nowhere": "No table stands here", "nowhere-about": "There is nothing at {path}. Perhaps a letter of the link went astray.",
  "no-room": "There is no table {code}", "at-table-are": "At the table: {names}", "your-name": "Your name", "sit-down": "Sit down", "come-in": "Come in", "just-watch": "Just watch",
  "lost": "The connection is broken. Trying again…",

  "players-head": "Who plays", "how-many": "How many players", "start": "Start", "start-fill": "Start, bots on the open seats", "to-table": "Back to the table", "setup-host": "Set the table as you like, then start.", "setup-guest": "The host is setting up the table.", "pledging": "Mixing chance: every device adds a pinch of its own…",
  "seat-open": "Open seat", "seat-open-about": "waits for a friend", "seat-you": "you", "seat-here": "here, on this device", "seat-friend": "at the table", "offline": "away", "seat-kind": "Who plays seat {number}", "by-link": "a friend by link", "sit-here": "Sit here", "sit-another": "Another person here", "name-another": "Name of the person on this device", "rename": "Rename", "stand": "Stand up",
  "which-game": "Which game", "hand-over": "Take my seat to another device", "hand-over-about": "Link copied. Whoever opens it is you; keep it to yourself.",
  "game-options": "Rules of this table", "invite": "Invite", "copy-link": "Copy the link", "more-links": "More links: for onlookers, for a screen on the table",
  "link-join": "To play", "link-join-about": "Whoever opens it comes into the room and may sit down.", "link-watch": "To watch", "link-watch-about": "Shows what lies open on the table, no hands.", "link-screen": "Screen on the table", "link-screen-about": "For a television or tablet in the middle: only what everybody may see, and large. Hands stay on the phones.",
  "qr": "QR code of {address}", "scan": "Scan with a phone to join", "screen-about": "Hands stay on the phones; this screen shows what lies open.",
  "chance": "Dice and cards", "chance-about": "The house rolls and deals so that it can be checked afterwards, or you roll real dice and tap in what came up.", "chance-fair": "by the house, provably fair", "chance-typed": "real ones on your table",
  "clock": "Clock", "clock-about": "When the time is up, a bot takes over until the person comes back.", "clock-none": "none", "clock-quick": "3 min + 5 s", "clock-calm": "10 min + 15 s", "clock-long": "30 min + 30 s",
  "play-kind": "Play", "play-kind-about": "Friendly play has hints and undo; rated play has neither.", "friendly": "friendly", "rated": "rated",
  "chat": "Chat", "chat-about": "What people may say to each other.", "chat-free-way": "free text", "chat-phrases-way": "ready phrases only", "chat-off-way": "off", "chat-off": "Chat is switched off at this table.", "chat-write": "Say something", "send": "Send", "mute": "mute", "mute-who": "Mute {name}", "unmute": "Hear {name} again", "unread": { one: "{count} new message", other: "{count} new messages" },
  "level-beginner": "beginner", "level-regular": "regular", "level-expert": "expert", "level-master": "master", "bot-beginner": "Bot: beginner", "bot-regular": "Bot: regular", "bot-expert": "Bot: expert", "bot-master": "Bot: master", "bot-level": "bot, {level}", "bot-for": "a bot stands in, {level}",

  "at-table": "At the table", "you-are": "{name} (you)", "winner": "wins", "to-move": "to move", "watchers": { one: "{count} onlooker", other: "{count} onlookers" }, "log": "Log", "newest": "Newest", "rules": "Rules", "odds": "Odds", "odds-about": "Exact, worked out from the rules as they are set.", "enlarge": "Read the rules in a large window", "clause": "Rule {clause}",
  "tab-table": "Table", "tab-seats": "Players", "tab-log": "Log", "tab-rules": "Rules", "tab-chat": "Chat",
  "table-of": "Table of {game}", "your-turn": "Your turn", "text-board": "Text", "hint": "Hint", "hint-thinks": "Thinking…", "hint-do": "Do that", "undo": "Undo", "undo-ask": "Ask for undo", "all-moves": "All moves ({count})", "all-moves-short": "All moves", "filter": "Find or type a move", "play-typed": "Play", "touching": "With this you can", "step-back": "Back", "half-made": "Chosen: {what}. Go on, or take it back.",
  "what-fell": "What came up? ({count})", "what-fell-short": "What came up?", "nudge": "The others are waiting for you.",
  "rematch": "Rematch", "rematch-waits": "Waiting for the others", "rematch-offered": "{name} offers a rematch.", "replay": "Replay", "change-table": "Change the table",
  "pass-device": "Pass the device to {name}", "pass-about": "Nobody else should look now.", "show-hand": "I am {name}: show my hand",
  "undo-asked": "{name} would like to take a move back.", "undo-waits": "You asked to take a move back. Waiting for the others.", "agree": "Agree", "refuse": "Refuse",
  "abandon": "End without a result", "abandon-sure": "The match ends without a result when everybody agrees. This cannot be undone.", "abandon-offered": "{name} would like to end the match without a result.", "abandon-waits": "You offered to end the match. Waiting for the others.",
  "leave": "Leave the room", "leave-sure": "A bot takes your seat, and you cannot come back to it.", "bot-for-me": "Let a bot play for me", "bot-plays": "A bot plays for {name}.", "take-back": "Take the seat back", "put-bot": "Put a bot here",
  "flip": "Turn the board round", "zen": "Only the table (zen)", "picture-svg": "Picture (SVG)", "picture-png": "Picture (PNG)", "copy-position": "Copy the position as text", "copied-position": "Copied: {text}", "copy-log": "Copy the log", "copy-place": "Copy link to here", "match-file": "Match file", "fairness": "Fair chance",
  "fair-about": "Before the first roll the house published a hash of its secret. After the end the secret itself is published, and everybody can check that no roll was chosen afterwards.", "typed-about": "This match is played with real dice or cards; the house makes no claim about them.", "commitment": "Published before the first event:", "secret": "The secret, published at the end:", "verify-page": "Check a match file yourself", "verdict-holds": "Everything holds.", "verdict-not": "Something does not hold.",

  "step-first": "To the start", "step-prev": "One step back", "step-next": "One step on", "step-last": "To the end", "play-on": "Play it through", "position-slider": "Place in the match", "step-of": "{at} of {total}", "seen-from": "Seen from", "seen-onlooker": "an onlooker",

  "theme": "Light", "theme-auto": "same as the system", "theme-day": "day", "theme-night": "night", "speed": "Motion", "speed-slow": "slow", "speed-normal": "normal", "speed-fast": "fast", "speed-off": "off", "table-settings": "Table", "sound": "Sound", "coordinates": "Coordinates on boards", "only-move": "Play the only possible move automatically", "letter-keys": "Letter keys", "settings-kept": "Kept in this browser only.",
  "key-help": "This list", "key-dark": "Day or night", "key-board": "To the table; then arrows and Enter", "key-back": "Take a half-made choice back", "key-number": "Press the button of the bar with that number", "key-all": "All moves", "key-hint": "Hint", "key-undo": "Undo", "key-odds": "Exact odds", "key-text": "Table as text", "key-flip": "Turn the board round", "key-zen": "Only the table", "key-chat": "Chat", "key-rules": "Rules", "key-sound": "Sound",
};
