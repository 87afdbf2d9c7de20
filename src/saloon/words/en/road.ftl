road-npm = The Python for browsers comes by npm, which is not on this machine: install Node.js and try again.
road-node = Node.js compiles the house for browsers, and is not on this machine: install it and try again.
road-fetch = { $what } could not be fetched: { $why }
road-agreed = { $file } is not the file that was agreed on; nothing of it was used.
road-package = The package { $name } is missing.
road-compile = The house could not be compiled for browsers: { $why }
site-done = The house lies in { $folder }: { $files } files, { $size } MB, packed { $packed } MB, of them { $first } MB before the first move.
site-left = Tables that `saloon solve` has worked out stay on this machine; bots in a browser think instead: { $tables }.
