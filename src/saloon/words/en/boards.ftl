# Boards that several games share.
mill-point = free point { $point }
mill-stone-white = white stone on { $point }
mill-stone-black = black stone on { $point }
mill-shut = It cannot move: { $count ->
    [one] the stone on { $points } shuts it in.
   *[other] the stones on { $points } shut it in.
}
mill-end = { $how ->
    [two] { $who } has only two stones left.
    [blocked] { $who } cannot move and loses.
    [stuck] { $who } cannot move: a draw.
    [repeated] The same position for the { $count ->
        [3] third
       *[other] fifth
    } time: a draw.
   *[quiet] { $count } moves of each side without a mill: a draw.
}
# How close it was, and where what is counted came from.
near-amount = { $unit ->
    [points] { $count ->
        [one] one point
       *[other] { $count } points
    }
    [chips] { $count ->
        [one] one chip
       *[other] { $count } chips
    }
   *[rounds] { $count ->
        [one] one round
       *[other] { $count } rounds
    }
}
near-behind = { $me ->
    [yes] You were { near-amount } behind { $winner }.
   *[no] { $who } was { near-amount } behind.
}
near-round = { $me ->
    [yes] You had { $mine }, { $winner } had { $theirs }.
   *[no] { $who } had { $mine }, { $winner } had { $theirs }.
}
account-start = At the start
account-round = { $what ->
    [throw] Throw { $number }
   *[round] Round { $number }
}
