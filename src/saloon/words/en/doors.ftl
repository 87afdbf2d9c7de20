# Doors for agents: what may be wrong there.
door-key = This key opens no seat here.
door-legal = “{ $text }” is no way to show legal moves: listed or hidden.
door-hidden = This house does not list legal moves.
door-hints = This house gives no hints.
door-moved = The table has moved on: it stands at number { $number }.
door-full = { $most } tables are open, and none of them is over.
export-what = Say which files, and where to: { $command }
export-kind = The name { $file } does not say what to write: { $kinds }; decisions are no PDN.
export-no-pdn = There is no PDN of { $game }; JSON lines and Parquet take every game.
export-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { $file }
export-left = { $files ->
    [one] { $files } file was left out.
   *[other] { $files } files were left out.
}
sit-whom = Say who is to play: { $command }
sit-address = “{ $text }” is no link to a room; a house with --code does as well.
sit-refused = The house says: { $why }
sit-unreachable = { $server } does not answer: { $why }
sit-full = No seat is free in { $code }.
sit-sits = { $name } sits in { $code }, on seat { $seat }, and is marked as a program.
sit-again = The line broke; it is made again.
sit-gone = The house has closed the line ({ $code }).
sit-over = The match is over: { $scores }
sit-not-allowed = The house refuses { $move }: { $why }
