# A match by letters: a link or a picture for each move.
letter-unreadable = This is no letter of a match, or a part of it is missing. Ask for the whole link.
letter-format = This letter was written by a newer house. Update yours.
letter-long = The match has become too long for letters.
letter-game = “{ $game }” cannot be played by letters here. By letters two play games in which everything lies open.
letter-version = This letter was written with newer rules of { $game }. Update your house.
letter-shares = The shares in chance do not fit: a share was changed, opened too early or left out.
letter-unsigned = What { $name } is said to have done is not signed by { $name }.
letter-forged = The signature of { $name } does not fit: something in this letter was changed.
letter-unfinished = This letter is not finished: its sender has not signed it or still has to do something.
letter-not-yours = It is not your turn to write.
letter-holds = { $game } by letters: { $count ->
    [one] { $count } entry checks out.
   *[other] all { $count } entries check out.
}
letter-chance = { $count ->
    [0] Nothing was left to fortune.
    [one] Fortune acted { $count } time, from shares that both had promised before; neither could choose.
   *[other] Fortune acted { $count } times, from shares that both had promised before; neither could choose.
}
letter-signed = { $name }, key { $key }: signed up to line { $line } of { $lines }.
letter-over = The match is over.
letter-goes-on = The match goes on: { $name } writes next. A match that stops here proves nothing about its end.
