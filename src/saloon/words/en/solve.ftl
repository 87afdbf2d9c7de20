# Solved games: their tables, and what `saloon solve` says.
solve-misfit = { $file } is a table for “{ $found }”, not for “{ $wanted }”. Delete it and work it out anew.
solve-damaged = { $file } is damaged, or no table of the house. Delete it and work it out anew.
solve-missing = There is no table yet. This works it out: { $command }
solve-known = This is known already: the table of “{ $rules }” comes with the package, so there is nothing to work out.
solve-room = The table needs { $needed } MB, and the disk has { $free } MB left.
solve-needs = Solving needs { $tool }, playing does not. This installs it: pip install "saloon[solve]"
cli-solve-none = { $game } has no table to work out.
cli-solve-round = Round { $round }, { $known } known
cli-solve-interrupted = Interrupted. The same command goes on from here.
cli-solve-done = { $game } is solved: { $file } ({ $size } MB)
cli-solve-count = { $kind ->
    [won] Won by whoever moves
    [lost] Lost by whoever moves
    [drawn] Drawn
    [beginnings] Beginnings of rounds
    [turns] Beginnings of turns
    [wrong] Wrong
    [differ] The most one differs by
   *[other] { $kind }
}
