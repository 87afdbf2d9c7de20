# Matches: the log, taking back, provable chance, match files and their verification.
log-undone = { $name } takes a move back.
log-person = { $name } now plays seat { $number }.
log-bot = A bot now plays for { $name }.
log-bot-instead = { $name }, a bot, now plays instead of { $left }.

illegal-abandoned = This match was abandoned.
nature-not-due = Fortune has nothing to do now.
throw-not-due = There is no throw of yours to wait for.
nature-cannot = That cannot fall or be drawn now.
entry-number = Event { NUMBER($next, useGrouping: 0) } comes next, not { NUMBER($number, useGrouping: 0) }.
chance-not-typed = Chance draws this by itself; it cannot be typed in.
chance-typed = This table plays with real dice and cards: say what fell.
chance-sealed = The secret of this match is kept elsewhere, so nothing can be drawn here.

undo-nothing = You have nothing to take back.
undo-consent = Something has happened since, so the others must agree.
undo-rated = In a match that counts nothing can be taken back once something has happened since.
undo-no-wish = Nobody wants to take anything back.
undo-not-asked = You were not asked whether this may be taken back.
undo-other = Only your last decision can be taken back, event { NUMBER($event, useGrouping: 0) }.

pledge-form = A pledge is a SHA-256 hash: 64 digits 0–9 and a–f.
pledge-late = Somebody has already opened their bytes; no more pledges are taken.
pledge-twice = You have already pledged your bytes.
pledge-started = The match has begun; nothing can be added to chance any more.
pledge-no-claim = Chance in this match makes no claim, so there is nothing to add to.
redeem-length = The bytes you add must be { $least } to { $most } long.
redeem-unpledged = You have not pledged these bytes before.
redeem-twice = You have already opened your bytes.
redeem-wrong = These are not the bytes you pledged.
secret-length = A secret has { $bytes } bytes.

name-unfit = A name has at most { $most } characters, no line breaks, and no spaces around it.
name-spelling = The name is not written as a match file writes names.
names-many = There are more names than seats; this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
names-twice = Two people have the same name; nobody could tell them apart.
seat-kind = “{ $kind }” is neither a person nor a bot.
match-id = “{ $text }” cannot name a match: letters, digits, - and _ only, at most 64.
unreadable-number = “{ $text }” is no number of an event.

file-fault = Line { NUMBER($line, useGrouping: 0) }: { $about }
file-long = The file is too long for a match file.
file-line = Line { NUMBER($line, useGrouping: 0) } does not end with its hash: the file is cut off or is no match file.
file-not-saloon = This is no match file: line { $line } must begin with “saloon”.
file-format = Line { $line }: this file has format “{ $format }”; this program reads format { $known }.
file-chain = Line { NUMBER($line, useGrouping: 0) }: the hash does not fit; this line or one before it was changed.
file-expected = Line { NUMBER($line, useGrouping: 0) }: “{ $word }” belongs here.
file-value = Line { NUMBER($line, useGrouping: 0) }: this makes no sense: { $text }
file-after-end = Line { NUMBER($line, useGrouping: 0) }: nothing may follow the end of the match.
file-options = The options are not written as a match file writes options.
file-game = Line { $line }: there is no game “{ $game }” here.
file-version = Line { $line }: this match of { $game } follows version { $version } of its rules; this program plays version { $known }.
begun-over = The game is over in this position: nothing can be played on.
begun-other = This is no position for this number of players: { $seats }.
begun-hidden = Something is hidden in this position, so it cannot be played on.
begun-rated = A match that begins from a position is never rated.
verify-begun = It began from a position and counts for nothing.
file-result = Line { NUMBER($line, useGrouping: 0) }: the match did not end like this.
secret-wrong = Line { NUMBER($line, useGrouping: 0) }: this is not the secret that was promised.

verify-line = Line { NUMBER($line, useGrouping: 0) }:
verify-event = Line { NUMBER($line, useGrouping: 0) }, event { NUMBER($event, useGrouping: 0) }:
verify-chain = the hash should be { $expected }, but { $found } stands there. This line was changed, or a line before it was changed, added or removed.
verify-number = number { $expected } comes next, but { $found } stands there.
verify-draw = the secret draws “{ $expected }”, but “{ $found }” stands there.
verify-illegal = “{ $found }” is not allowed. Allowed: { $expected }.
verify-secret = the promise was { $expected }, but this secret gives { $found }.
verify-no-secret = the secret is missing, so chance cannot be checked.
verify-result = the result should be “{ $expected }”, but “{ $found }” stands there.
verify-unfinished = the file stops here, before the end of the match.
verify-holds = { $game }: { $count ->
    [one] { $count } entry checks out.
   *[other] all { $count } entries check out.
}
verify-fair = Chance was provable: { $count ->
    [0] nothing was drawn.
    [one] the { $count } event of fortune is what the promised secret draws.
   *[other] all { $count } events of fortune are what the promised secret draws.
}
verify-placed = Chance was tied to its place and provable: { $count ->
    [one] the { $count } event of fortune is what the promised secret draws.
   *[other] all { $count } events of fortune are what the promised secret draws.
}
verify-placed-shared = Chance was tied to its place; its secret belongs to more than this match and is not in the file.
verify-open = Chance made no claim in this match; only the rules could be checked.
verify-typed = This match was played with real dice or cards, which prove nothing here; only the rules could be checked.
verify-seal = this signature is not by the holder of the key { $expected }.
verify-unopened = Seat { $seat } pledged bytes and never opened them, so they added nothing.
verify-sealed = Sealed by { $key }. The seal says that whoever holds this key vouches for this very file; compare it with the key of the house you know.
verify-sealed-expected = Sealed by { $key }, the key that was expected.
verify-sealed-other = Sealed by another key: { $key }; expected was { $expected }.
verify-unsealed = Consistent, not sealed: every move is allowed; who played, and that this is the match that was played, nobody vouches for.
verify-head = The last hash is { $hash }. If you noted it when the match ended, nobody has rewritten the file since.
resign-two = One can resign only where two play.
