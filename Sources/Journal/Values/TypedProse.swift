import Speech

/// Words of prose that tell what a line says of a name in it.
extension TypedWords {
  /// Words that say that something is still to come, and that it is not to be.
  static let plans = Translated(
    [
      "tonight", "soon", "plan", "plans", "planned", "planning", "tmrw", "tmr", "tmw", "going", "gonna",
      "will",
      "should", "want", "wanted", "tbd", "next",
    ],
    cs: [
      "brzy", "plán", "plánu", "plánuji", "plánuju", "plánováno", "naplánováno", "půjdu", "jdu", "chci",
      "zejtra", "příště",
    ]
  ).orPlain
  static let resting = Translated(["rest", "resting"], cs: ["odpočinek", "odpočívám", "pauza", "pauzu"])
    .orPlain

  /// Words that are one letter from what is often tracked, and are no slip of it.
  static let ownWords = Translated(
    [
      "bread", "tread", "dread", "ready", "real", "road", "roads", "stops", "stop", "sheep", "steep", "later",
      "waiter", "height", "freight", "walter", "wafer", "wader", "vodka", "soda", "toffee", "moon", "moor",
    ],
    cs: ["roky", "rok", "vodka", "vodku", "vodky", "soda", "obědě", "káča", "káču", "váza", "vázy", "vázu"])

  /// The words that say that what follows is so much: `weight is 82.4`.
  static let copulas = Translated(
    ["is", "was", "are", "were", "=", "at"], cs: ["je", "jsou", "byl", "byla", "bylo", "byly", "byli"])

  /// The words of a line that make a price of its number, or a value of something else.
  static let ofOtherValues = Translated(
    [
      "bill", "bills", "cost", "costs", "price", "prices", "fee", "paid", "pay", "bought", "sold", "invoice",
      "tax",
      "fever", "temperature", "budget", "rent", "refund", "tip",
    ],
    cs: [
      "účet", "účty", "faktura", "faktury", "cena", "ceny", "stojí", "stál", "stála", "stálo", "koupil",
      "koupila",
      "zaplatil", "zaplatila", "nájem", "poplatek", "záloha", "teplota", "horečka", "doplatek",
    ]
  ).orPlain

  /// The words before a number that tell one of many by it: `chapter 3`.
  static let numbered = Translated(
    [
      "room", "chapter", "chapters", "page", "pages", "platform", "gate", "line", "bus", "tram", "track",
      "floor",
      "house", "street", "number", "no", "nr", "version", "part", "day", "week", "episode", "season", "level",
      "lesson", "item", "task", "question", "exercise", "highway", "route", "class", "apartment", "flat",
      "building", "grade", "step", "unit", "volume", "figure", "table", "section", "act", "scene", "round",
      "set",
      "team", "group", "and", "or", "to", "than", "channel", "id", "code", "pin", "model", "test", "trial",
      "ski", "by", "in", "from", "until", "studio", "hall", "exit", "phase", "covid",
      "windows",
    ],
    cs: [
      "kapitola", "kapitoly", "kapitolu", "strana", "strany", "stranu", "straně", "pokoj", "pokoje", "pokoji",
      "kapitole", "lince", "domě", "patře", "nástupiště", "linka",
      "linky", "autobus", "tramvaj", "číslo", "č", "č.", "část", "části", "díl", "dílu", "den", "týden",
      "lekce",
      "lekci", "úkol", "úkolu", "třída", "třídy", "dům", "domu", "verze", "patro", "kolo", "kola", "skupina",
      "a",
      "nebo", "na", "bod", "bodu", "v", "ve", "od", "do", "krok",
    ]
  ).orPlain

  /// The words behind a name that say with whom, where or after what it was.
  static let circumstances = Translated(
    ["with", "after", "before", "at", "in", "by"], cs: ["s", "se", "po", "před", "v", "ve", "u"]
  ).orPlain

  /// Kilocalories as they are written beside the format's own spellings.
  static let calories = Translated(
    ["cal", "cals", "kcals", "calorie", "calories", "kcalories"],
    cs: ["kalorie", "kalorií", "kalorii", "kcalorie", "kilokalorie", "kilokalorií"])
}
