# Игры по раундам: стакан идёт по кругу, выигрывает лучший результат.
round-lot = По жребию начинает { $who }.
round-next = Стакан переходит дальше, бросает { $who }.
round-won = Раунд выигрывает { $who }: { $result }.
round-share = Раунд делят { $who }: { $result }.
round-level = Поровну: { $who } — { $result }. Решает переброс между ними.
round-leads = впереди
rounds-won = { $count ->
    [one] { $count } выигранный раунд
    [few] { $count } выигранных раунда
   *[many] { $count } выигранных раундов
}
rounds-title = { $rounds ->
    [one] Всё решает один раунд
    [few] До { $rounds } выигранных раундов
   *[many] До { $rounds } выигранных раундов
}
round-out = в перебросе не участвует
