# The command line: tables, the terminal table, saves, complaints.
game-unknown = There is no game “{ $text }”. Games: { $keys }.
game-unknown-like = There is no game “{ $text }”. Did you mean { $like }?
table-full = { $people ->
    [one] { $people } person
   *[other] { $people } people
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} do not fit at a table of { $seats }.

cli-file = { $file }: { $about }
cli-file-missing = There is no file { $file }.
cli-file-denied = { $file } may not be read or written.
cli-file-folder = { $file } is a folder, not a file.
cli-not-text = { $file } is no match file.
cli-usage = Wrong usage: { $about }
cli-usage-option = There is no option { $option }.
cli-usage-command = There is no command “{ $text }”. Commands: { $commands }.
cli-usage-command-like = There is no command “{ $text }”. Did you mean { $like }?
cli-usage-argument = { $option } needs a value.
cli-usage-flag = { $option } takes no value.
cli-usage-extra = Not expected here: { $text }
cli-usage-shell = There is no completion for “{ $text }”. Shells: { $shells }.
cli-usage-missing = { $name } is missing.
cli-usage-number = { $name } takes a whole number.
cli-usage-number-from = { $name } takes a whole number, { $least } or more.
cli-usage-number-range = { $name } takes a whole number from { $least } to { $most }.
cli-usage-help = Help: { $command }

cli-col-key = Key
cli-col-title = Game
cli-col-players = Players
cli-col-minutes = Minutes
cli-col-luck = Luck
cli-col-secrets = Secrets
cli-col-fraction = Exactly
cli-col-value = About
cli-col-choice = Choice
cli-col-promise = Promises
cli-col-cost = Cost
cli-col-option = Option
cli-col-about = About
cli-col-means = Means
cli-col-level = Bots
cli-col-rating = Strength
cli-not-measured = not measured
cli-rating-about = Strength: 0 moves at random; 400 more make the odds of winning ten times as good.
cli-levels-few = Fewer levels than elsewhere: more would not differ at this game.
cli-sign-yes = yes
cli-sign-no = –
cli-no-rules = The rules of { $game } are not written down here.
cli-no-clause = The rules of { $game } have no clause { $number }.
cli-no-odds = { $game }: no exact odds are worked out for this game.
cli-no-challenges = { $game }: there are no challenges in this game.
cli-col-done = Done
cli-col-match = Match
cli-challenges-replay = `saloon replay FILE` steps through a match that is kept.

cli-sim-playing = Playing
cli-sim-rate = { $rate } games/s
cli-sim-title = { $title } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-sim-intervals = In brackets: 95% confidence intervals.
cli-sim-stood-in = In { $games } of these games a program failed, and a regular bot played on in its place.
cli-sim-interrupted = Interrupted after { $done } of { $planned } games; this is what they came to.
cli-sim-nothing = Interrupted before the first of { $planned } games was over.
cli-sim-failed = { $game }: game { $number } of seed { $seed } broke down: { $cause }

cli-forged = { $file } does not hold:
cli-key = “{ $key }” is no key: 64 hexadecimal digits.
cli-house = { $house } does not tell its key.
cli-unproven = { $file } is not forged as far as one can see, but not proven either:
cli-unreadable = { $file } cannot be read as a match:

cli-replay-broken = This match cannot be replayed. To see all that is wrong: { $command }
cli-replay-keys = Enter on · b back · + - by ten · a number goes there · $ end · q leave
cli-review-broken = This file does not hang together, so it cannot be reviewed. To see what is wrong: { $command }
cli-review-working = Reviewing
cli-review-html = The page is in { $file }.
cli-review-practise = { $count ->
    [0] Nothing new to practise.
    [one] One choice comes back tomorrow: saloon drill
   *[other] { $count } choices come back tomorrow: saloon drill
}

cli-play-what = Say which game to play, or --resume FILE. The games: saloon games
cli-think-seed = Thinking by the clock cannot be played again: give either --think or --seed.
cli-which = Which game?
cli-bot-names = Belle Dusty Ruby Jesse Pearl Wyatt Hattie Clem
cli-thinking = The others think…
cli-pass-onlooker = Pass the keyboard to somebody who does not play, who then presses Enter.
cli-pass-device = Pass the keyboard to { $name }. { $name }, press Enter.
cli-hide = Press Enter to hide what you see.
cli-what-fell = What came up? Type it in.
cli-fell-like = For example: { $text }
cli-keys = ? help · hint · why · undo · log · rules · odds · chances · save FILE · quit
cli-help =
    Type the number of a choice, or the move as it stands in brackets.
    Enter takes a single choice; where there are several, it shows the table again.
      ? MOVE      why a move is or is not allowed
      hint        what an expert would do
      why         the rest of the hint’s reason
      undo        take back the last decision
      log         all that has happened so far
      rules       the rules; rules 4.3 shows one clause
      odds        exact chances, worked out from the rules of this table
      chances     how likely you and the others win from here
      save FILE   keep a copy of the match
      quit        leave; the match is kept and you can go on later
cli-chances-more = For a closer answer type “{ $word }” again.
cli-word-help = help
cli-word-hint = hint
cli-word-why = why
cli-word-undo = undo
cli-word-log = log
cli-word-rules = rules
cli-word-odds = odds
cli-word-chances = chances
cli-word-save = save
cli-word-quit = quit
cli-yes = y yes
cli-more-log = … { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}: log shows all
cli-choose = Choose from { $first } to { $last }, or type ? for help.
cli-choose-only = Only { $first } can be chosen, or simply Enter; ? for help.
cli-allowed = That is allowed.
cli-why-all = There is no more to say for it.
cli-hint-nature = Nobody can say what will come up.
cli-undo-agree = { $who } wants to take a move back. Agreed, { $names }? (y/n)
cli-turned = What turned it:
cli-after = save FILE · log · rules · Enter to leave
cli-saved = Saved: { $file }
cli-saved-over = The match is kept in { $file }
cli-save-name = Say where: save FILE
cli-save-taken = { $file } exists and is no save of this match; choose another name.
cli-kept = The match is kept: { $file }
    Go on with: { $command }
cli-not-kept = { $file } cannot be written, so this match is not kept; save FILE still can.
cli-resume-over = This match is over. See it again with: saloon replay FILE
cli-resume-sealed = The secret of this match is not on this computer, so nothing more can be drawn. The match can go on where it was started.
cli-provisional = provisional
cli-no-ratings = No rated matches yet.
cli-col-rating-note = Note
cli-col-name = Name
cli-col-seats = Seats
cli-col-games = Games

# The record and what goes on.
cli-me-nobody = Nobody has played to the end here yet.
cli-me = { $name }, { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
cli-me-alone = Alone: { $games }
cli-me-few = (too few to say)
cli-col-played = Played
cli-col-won = Won
cli-col-share = Share
cli-col-expected = Expected
cli-col-company = With
cli-col-state = Now
cli-col-when = When
cli-col-how = Go on
cli-col-place = Place
cli-going-kept = kept
cli-going-over = finished, not looked at
cli-going-turn = your move
cli-going-others = others’ move
cli-going-none = Nothing is running.
cli-past-nothing = counts for nothing
cli-not-counted = The match could not be added to your record.
cli-col-game = Game
cli-pair-open = Open the house in a browser on this computer (saloon serve) with this at the end of its address: { $path }
cli-pair-yes = { $device } has followed the link. Is that you?
cli-pair-agreed = Done: the browser has the same place now.
cli-pair-refused = Nothing was changed.
cli-pair-waits = Waiting for a yes in the browser of { $name }…
cli-pair-done = Done: this terminal plays as { $name } now.

cli-deal-kind = { $kind ->
    [fliptown] { $game }, alone
    [tisicovka] { $game } against a master
    [prsi] { $game } against a master
    [bang] { $game }: a duel with a master
   *[drills] Ten drill cards: { $game }
}
cli-deal-open = It waits for you: saloon deal --play
cli-deal-playing = Your try goes on: saloon deal --play
cli-deal-elsewhere = Your try goes on in the browser: { $path }
cli-deal-left = Your try was given up; it has no result.
cli-deal-missed = This day is over.
cli-deal-done = Your result: { $score }. Place { $place } of { $played }.
cli-deal-results = { $count ->
    [one] { $count } result: { $best }.
   *[other] { $count } results from { $worst } to { $best }, middle { $middle }.
}
cli-deal-master = The master: { $score }.
cli-deal-master-plays = Now a master plays the same deal…
cli-deal-promise = Promise of the day: { $promise }
cli-deal-secret = Its secret: { $secret }
cli-deal-past = Only today’s deal can be played here.
cli-drills-which = Name the game whose drills are to be made.
cli-drills-title = { $title }: { $count ->
    [0] no drills yet
    [one] one drill
   *[other] { $count } drills
}
cli-drills-hard = difficulty { $low } to { $high }
cli-drills-tried = { $right } of { $count } right ({ $low }–{ $high }%)
cli-drill-cost-points = This costs { $cost } points. Better: { $best }
cli-drills-checked = Proven again: { $count }; wrong: { $wrong }; passed over for want of the table: { $passed }.
cli-drill-which = Nothing is due today. Name a game for new drills.
cli-drill-none = There is no drill left of this kind in { $game }.
cli-drill-ask = Your choice (number or move, Enter leaves):
cli-drill-same = That comes to the same as one of the choices; take its number.
cli-drill-right = Right: nothing better can be told.
cli-drill-cost = This costs { $cost } of 100 wins. Better: { $best }
cli-drill-slower = It wins, in { $moves } moves; { $least } would do: { $best }
cli-drill-wins = { $moves ->
    [one] wins in { $moves } move
   *[other] wins in { $moves } moves
}
cli-drill-why-not = Why not “{ $choice }”? { $why }
cli-drill-back = { $days ->
    [0] It comes back today.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
cli-drill-exact = The values are exact.
cli-drill-estimated = The values are estimated.
cli-drill-sampled = The values are sampled, with intervals of 95%.
cli-drill-searched = The values come from looking ahead.
deck-damaged = The deck cannot be read; the file is { $file }.
cli-review-one = Only one match at a time can be a page, be played once more by a master, or be told for one seat.
cli-review-file = File
