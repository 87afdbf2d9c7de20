# The server: what the house refuses, and ready phrases.
serve-ready = Saloon is open: { $address }   (Ctrl+C closes it)
serve-public = Others in your network: { $address }

database-damaged = The database { $file } is damaged. Restore it from a backup; nothing was changed.
database-readonly = { $file } cannot be written. Nothing was started.
database-newer = The database was written by a newer Saloon. Use that one, or a backup from before.
database-foreign = { $file } is a database of another program. Nothing was changed.
database-held = { $file } is in use by another Saloon: { $holder }. One server holds one file.
database-left = { $file } is still held by what another Saloon has started, though its process is gone: { $holder }. Look for processes of it that are left, and end them.
workers-here = Several processes (--workers) cannot be had on this system.
database-away = The database does not answer ({ $reason }).
database-folder = There is no folder { $folder }.

backup-there = { $file } exists already; a backup overwrites nothing.
backup-missing = There is no backup { $file }.
backup-done = { $count ->
    [one] { $count } room is
   *[other] { $count } rooms are
 } kept in { $file }.
restore-done = { $count ->
    [one] { $count } room has
   *[other] { $count } rooms have
 } come back from { $file }; what was there has not been touched.
doctor-damaged = { $room }: row { $row } makes no sense ({ $reason }). The room is set aside.
doctor-done = Rooms: { $rooms }, rows: { $rows }, damaged rooms: { $damaged }.
doctor-rebuilt = { $rooms ->
    [one] One room
   *[other] { $rooms } rooms
} recounted from the logs; rows that were wrong: { $wrong }.

message-unreadable = The message could not be read: { $about }
body-long = That is too long.
too-fast = That was too much at once. Wait a moment and try again.
busy = That did not work just now. Try again.
trouble = The house has trouble with its disk. Your move is not lost: it is tried again.
trouble-over = The trouble is over; the game goes on.
not-found = There is nothing here.
not-allowed = That cannot be done here.
origin-foreign = This page may not talk to this server.
host-foreign = This server does not go by that name. Its operator can add it with --name.
house-full = All tables are taken. Running matches go on; try again later.
room-unknown = There is no room with this code.
room-full = This room is full.
room-damaged = This room’s log is damaged; it has been set aside.
room-spent = This room has seen too much. Make a new one.
talk-enough = You have said all that fits in this room. The game goes on.
room-locked = The host has closed this room to newcomers.
guest-unknown = There is nobody like that here.
token-unknown = This link does not open a seat here.
key-unknown = This device’s key opens no place in this house. Perhaps it was signed out on another device.
people-off = This house keeps nothing of people: there are tables, and whoever sits at them.
person-gone = Somebody who has left
person-name = Guest { $number }
rescue-wrong = This is no rescue code of this house. Look at each letter and number again.
rescue-spent = This rescue code was used before. Each opens your place once; try another one.
rescue-flood = Too many wrong codes were tried in this house. Try again in an hour; your codes stay good.
pair-unknown = This link opens nothing any more. Ask for a new one on the first device.
devices-many = You have as many devices as one can have. Sign one out first.
passkey-off = This house has no passkeys: the library for them is not installed.
passkey-wrong = That passkey does not open a place here.
device-unknown = There is no such device.
match-unknown = There is no such match.
match-other = This match is over; another one has begun.
match-old = The rules have changed since this match was played, so it cannot be shown any more.
match-running = The match is still going on. This is open to all after its end.
game-missing = There is no game “{ $game }” here.
phase-wrong = That is not possible at this moment.
position-stale = The table has changed since. Look again.
not-host = Only the host may do that.
not-player = Only those who play may do that.
not-guest = Only those who have joined may do that.
seat-not-yours = This is not your seat.
seat-which = You hold several seats: say which one you mean.
seat-bot = A bot plays this seat. Take it back first.
seat-taken = This seat is taken.
seat-second = People are playing with hidden hands: nobody takes a bot’s seat now.
seat-present = The player is still here.
seat-yours = You play this seat already.
seats-open = Some seats are still open.
undo-enough = Enough has been taken back in this match.
pace-lost-two = A match can be lost by time only where two play.
rest-spent = You have had your holiday in this match.
prepare-not-here = Answers can be prepared only at a pace of days, in games where all is open.
prepare-turn = It’s your move: just make it.
prepare-answer = A prepared line ends with your own move.
prepare-over = The match would be over by then.
prepare-long = At most { $most } answers can be prepared.
push-address = This device cannot be told there.
push-off = This house tells nobody who does not look: the extra saloon[push] is not installed.
push-turn = It’s your move.
push-half = Half of your time for a move is over.
push-tenth = The last tenth of your time for a move has begun.
push-invite = { $name } invites you.
push-over = The match is over.
chat-off = That kind of chat is switched off in this room.
phrase-unknown = There is no such phrase.
text-long = A message has 1 to { $most } characters.
deal-ahead = That day has not begun yet.
deal-first = First finish the try that counts.
deal-tried = You have had the try that counts.
deal-cards = Today there are drill cards, not a table.
drill-own = From my own games
drill-unknown = There is no such drill.
deck-full = The deck holds no more choices of your own matches.
zone-unknown = Nobody knows the time zone “{ $zone }”. An example: Europe/Prague.
day-unreadable = “{ $text }” is not a day. An example: 2026-11-18.
hint-rated = There are no hints in a match that counts.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wait = Just a moment, please.
phrase-turn = Your turn!
phrase-oops = Oops…
phrase-laugh = Ha ha!
phrase-close = That was close!
phrase-again = Shall we play again?
phrase-bye = Bye, see you!
luggage-wrong = This match does not hang together and was not taken: { $about }
luggage-unfinished = Only matches that were finished, with chance that can be checked or with real dice, can be brought along.
luggage-seat = Nobody sat on the named seat of this match.
program-may-not = A program plays its seat and does nothing else here.
program-rated = A program sits here. A rated match begins when everybody at the table has agreed to that.
