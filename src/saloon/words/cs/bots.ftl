# Roboti: čtyři úrovně a jak robot vysvětluje, co dělá.
level-chance = Náhoda
    .about = Táhne, jak padne los.
level-plain = Prostý
    .about = Pevný robot s prostým úsudkem, pro srovnání.
level-beginner = Začátečník
    .about = Zná pravidla a nevidí dál než na tento tah.
level-regular = Štamgast
    .about = Bere, co na první pohled vypadá nejlépe.
level-expert = Znalec
    .about = Myslí dopředu a zvažuje, co může přijít.
level-master = Mistr
    .about = Myslí dopředu déle a máloco přehlédne.
level-unknown = Úroveň „{ $level }“ neexistuje. Úrovně: { $levels }.
hint-say = { $action }. { $why }
hint-say-value = { $action }. { $why } Vyhlídky: { $percent } %.
