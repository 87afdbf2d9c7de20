# Solved games: their tables, and what `saloon solve` says.
solve-misfit = { $file } is a table for “{ $found }”, not for “{ $wanted }”. Delete it and work it out anew.
solve-damaged = { $file } is damaged, or no table of the house. Delete it and work it out anew.
solve-missing = There is no table yet. This works it out: { $command }
solve-needs = Solving needs { $tool }, playing does not. This installs it: pip install "saloon[solve]"
cli-solve-none = { $game } has no table to work out.
cli-solve-round = Round { $round }, { $known } known
cli-solve-interrupted = Interrupted. The same command goes on from here.
cli-solve-done = { $game } is solved: { $file } ({ $size } MB)
cli-solve-count = { $kind ->
    [won] Won by whoever moves
    [lost] Lost by whoever moves
    [drawn] Drawn
    [wrong] Wrong
   *[other] { $kind }
}
