// What the games are called, for the checking page, which asks nobody. A classic script on purpose, like hash.js.

globalThis.saloonVerifyGames = {
  bang: { cs: "Bang! Kostková hra", en: "Bang! The Dice Game", ru: "Бэнг! Игра на кубиках" },
  clovece: { cs: "Člověče, nezlob se", en: "Člověče, nezlob se", ru: "Человече, не сердись" },
  craps: { cs: "Craps mini", en: "Craps mini", ru: "Крэпс мини" },
  dama: { cs: "Dáma", en: "Dáma", ru: "Чешские шашки" },
  dice_town: { cs: "Dice Town", en: "Dice Town", ru: "Dice Town" },
  fliptown: { cs: "Fliptown", en: "Fliptown", ru: "Fliptown" },
  krizovy_mlyn: { cs: "Křížový mlýn", en: "Křížový mlýn", ru: "Крестовая мельница" },
  maroko: { cs: "Maroko", en: "Maroko", ru: "Марокко" },
  mlyn: { cs: "Mlýn", en: "Mlýn", ru: "Мельница" },
  oko: { cs: "Oko", en: "Oko", ru: "Око" },
  prsi: { cs: "Prší", en: "Prší", ru: "Прши" },
  tisicovka: { cs: "Tisícovka", en: "Tisícovka", ru: "Тысяча" },
};
