# The house: what every game says.
language = English
decimal-mark = .
percent = { $number }%
nature = Fortune
seat-name = Player { $number }
names-and = { $first } and { $last }
clause-ref = (rule { $clause })
illegal-over = The game is over.
illegal-turn = It is not your turn.
illegal-here = That is not possible now.
unreadable-action = “{ $text }” is no move of this game.
unreadable-position = This is no position of this game: { $text }
position-field = { $field }: “{ $text }” cannot be read; it would be right as “{ $right }”, for example.
position-fields = A position has the fields { $fields }, here are { $count } of them. Right would be, for example: { $right }
impossible-position = Such a position never comes about: { $why ->
    [shared] two pieces or cards are in one place, or one is in two.
    [count] that is not how many pieces or cards there are in this game.
    [place] a piece stands where it never can.
    [number] a number is out of its range.
    [turn] what is due does not fit the rest.
    [dice] dice never lie like that.
   *[over] the game would be over there, or is said to be over without a reason.
}
unreadable-seat = “{ $text }” is no seat at this table.
unreadable-card = “{ $text }” is no card of this deck.
unreadable-dice = “{ $text }” is no throw of these dice.
unreadable-square = “{ $text }” is no square of this board.
option-unknown = There is no option “{ $option }”. Options: { $options }.
option-value = “{ $value }” is no value of the option “{ $option }”. Values: { $values }.
seats-wrong = This game is for { $least } to { $most } players, not { $seats }.
seats-wrong-one = This game is for { $least } players, not { $seats }.
lang-unknown = There is no language “{ $lang }”. Languages: { $langs }.
prompt-wait = { $count ->
    [one] { $who } is to move.
   *[other] { $who } are to move.
}
prompt-nature = Fortune is at work…
prompt-you-won = You win!
prompt-you-share = You win, together with { $who }!
prompt-won = { $who } wins.
prompt-draw = Nobody wins.
prompt-shared = { $who } share the win.
prompt-abandoned = The match was ended without a result.
opening-you = You begin.
opening-other = { $who } begins.
end-resigned = { $who } resigned.
end-crossed = Somebody changed chairs during play and may know what more than one player hides: this match counts for nothing.
