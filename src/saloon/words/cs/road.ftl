road-npm = Python pro prohlížeče se bere přes npm, a ten na tomto počítači není: nainstalujte Node.js a zkuste to znovu.
road-node = Dům pro prohlížeče překládá Node.js, a ten na tomto počítači není: nainstalujte ho a zkuste to znovu.
road-fetch = { $what } nejde stáhnout: { $why }
road-agreed = { $file } není soubor, na kterém jsme se shodli; nic z něj se nepoužilo.
road-package = Chybí balíček { $name }.
road-compile = Dům se nepodařilo přeložit pro prohlížeče: { $why }
site-done = Dům leží v { $folder }: { $files } souborů, { $size } MB, zabalené { $packed } MB, z toho { $first } MB před prvním tahem.
site-left = Tabulky, které spočítal `saloon solve`, zůstávají na tomto počítači; roboti v prohlížeči místo nich přemýšlejí: { $tables }.
