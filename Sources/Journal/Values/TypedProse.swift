import Speech

/// Words of prose that tell what a line says of a name in it.
extension TypedWords {
  /// Words of prose that say that something was left out, and that it was not done.
  static let leftOut = Translated(
    ["skipped", "skip", "skipping", "cancelled", "canceled", "postponed"],
    cs: ["vynechám"] + participles(of: ["vynechán", "přeskočen", "zrušen", "odložen"])
      + verbs(of: ["odpad", "vynecha", "přeskoči", "odloži"])
  ).orPlain
  /// Participles of Czech in all genders, short and long, by what they begin with: `zrušen`, `zrušena`, `zrušená`.
  private static func participles(of stems: [String]) -> [String] {
    stems.flatMap { stem in
      let long = stem.replacing("án", with: "an")
      return ["", "a", "o", "y", "i"].map { stem + $0 } + ["ý", "á", "é", "í"].map { long + $0 }
    }
  }
  /// Verbs of Czech in the past in all genders, by what they begin with: `odpadl`, `odpadla`.
  private static func verbs(of stems: [String]) -> [String] {
    stems.flatMap { stem in ["l", "la", "lo", "ly", "li"].map { stem + $0 } }
  }
  /// Words right behind an amount and its name that make a sentence of them, or another name.
  static let goesOn = Translated(
    [
      "cost", "costs", "leaked", "leaks", "broke", "spilled", "spilt", "starts", "begins", "would", "will",
      "could", "should", "went", "goes", "per", "vest", "loss", "gain", "challenge", "limit",
    ],
    cs: [
      "stojí", "stála", "stálo", "stály", "vytekl", "vytekla", "vyteklo", "vytekly", "rozbil", "rozbila",
      "rozbilo", "začíná", "začne", "bude", "budou", "by", "limit", "přivést", "přivedeme", "přiveďte",
      "ohřát",
      "ohřejeme", "svařit", "uvařit", "nalít", "vlít", "přilít", "přidat", "přidáme", "smíchat",
    ]
  ).orPlain
  /// Words that say that something was not to be had, or, of what is to be closed, that it was done.
  static let shut = Translated(["closed"], cs: ["volno"] + participles(of: ["zavřen"])).orPlain
  /// All that a line says behind what counts, where it was not done.
  static let undone = Translated(
    [
      "not done", "not yet", "not today", "not finished", "didn't go", "didn’t go", "didnt go",
      "didn't do it",
      "didn’t do it", "didn't happen", "didn’t happen", "did not go", "did not happen", "missed",
      "forgot", "failed", "didn't", "didn’t", "didnt", "didn't feel like it", "didn’t feel like it",
      "unfinished", "incomplete", "tomorrow",
    ],
    cs: unfinished + verbs(of: ["neby"]) + [
      "nestihl jsem", "nestihla jsem", "nebyl jsem", "nebyla jsem", "nešel jsem", "nešla jsem", "nešlo to",
      "nekonalo se", "nekonala se", "nekonal se", "zítra", "zejtra",
    ]
  ).orPlain
  /// Words of Czech that say of a thing to be done that it was not.
  private static let unfinished =
    participles(of: [
      "nestihnut", "neudělán", "nedokončen", "nesplněn", "nevzat", "nebrán", "neužit", "zapomenut",
      "opomenut",
    ]) + verbs(of: ["nestih", "neproběh", "nevza", "nebra", "neuži", "necviči", "neče"])
    + ["nestíhám", "nestíhal", "nestíhala", "nestihnu", "nešel", "nešla", "nešlo", "nešli"]
  /// The bytes that the words of `undone` begin with: most text begins with another.
  static let undoneInitials = ContiguousArray(Set(undone.all.joined().compactMap(\.utf8.first)))
  /// The words that take back what stands before them, and put something else in its place.
  static let no = Translated(["no"], cs: ["ne"])
  /// Words that deny what stands behind them, and those that deny nothing else.
  static let ofNouns = Translated(
    ["no", "zero", "nothing"] + without.en, cs: ["ne", "nic", "žádný", "žádná", "žádné"] + without.cs
  ).orPlain
  static let without = Translated(["without"], cs: ["bez"])
  static let negations = Translated(
    [
      "not", "didn't", "didn’t", "didnt", "never", "missed", "todo", "todo:", "forgot", "without", "failed",
      "tomorrow", "none", "nope", "n/a", "off", "maybe", "later", "zero", "nothing", "nah", "haven't",
      "haven’t",
      "havent", "hasn't", "hasn’t", "hasnt", "wasn't", "wasn’t", "won't", "won’t", "don't", "don’t",
      "couldn't",
      "couldn’t", "unable", "unfinished", "incomplete",
    ],
    cs: unfinished + verbs(of: ["neby", "zapomně"]) + [
      "není", "nic", "nula", "žádný", "žádná", "žádné", "bez", "zítra", "možná", "později",
    ]
  ).orPlain
  /// Words for a goal.
  static let goal = Translated(["goal", "goals", "target"], cs: ["cíl", "cíle", "cil"])
  /// Words before the most that it may be, and before the least.
  static let atMost = Translated(
    [
      "at most", "max", "max.", "maximum", "limit", "under", "below", "most", "up to", "less than",
      "fewer than", "no more than", "not more than",
    ],
    cs: [
      "nejvýš", "nejvýše", "nejvíc", "nejvíce", "maximálně", "pod", "do", "méně než", "míň než", "ne víc než",
      "ne více než",
    ]
  ).orPlain
  static let atLeast = Translated(
    ["at least", "min", "min.", "minimum", "over", "above", "more than", "no less than", "not less than"],
    cs: ["aspoň", "alespoň", "minimálně", "nejméně", "nad", "přes", "víc než", "více než"]
  ).orPlain
  /// Words that say that one was reached.
  static let reached = Translated(
    ["reached", "met", "hit", "made", "done"], cs: ["splněn", "splněno", "dosažen", "dosaženo", "hotovo"])

  /// The words before a name that say whose it is, or when.
  static let whose = Translated(
    [
      "my", "today's", "todays", "total", "yesterday", "yesterday's", "did", "went", "had", "to", "finished",
      "completed", "hit",
    ],
    cs: [
      "můj", "moje", "má", "moji", "mou", "dnešní", "ranní", "večerní", "včera", "včerejší", "měl", "měla",
    ]
  ).orPlain

  /// The words of a label that say that how much there was follows: `water intake: 2000`.
  static let howMuch = Translated(
    [
      "intake", "count", "amount", "number", "duration", "length", "level", "value", "consumption", "daily",
      "distance",
    ],
    cs: ["příjem", "počet", "množství", "délka", "hodnota", "spotřeba", "denní", "vzdálenost"]
  ).orPlain

  /// The words that may stand between a name and its number, and say when, how often or about how much.
  static let whens = Translated(
    [
      "today", "tonight", "this", "morning", "afternoon", "evening", "noon", "midnight", "night", "yesterday",
      "ca",
      "cca",
      "circa", "approx", "x", "×", "total", "only", "just", "almost", "nearly", "roughly", "over",
    ],
    cs: [
      "dnes", "ráno", "dopoledne", "poledne", "odpoledne", "večer", "noc", "půlnoc", "půlnoci", "včera",
      "zhruba",
      "celkem",
      "krát", "zatím", "jen", "jenom", "pouze", "skoro", "téměř", "přibližně", "přes",
    ]
  ).orPlain

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
  /// The words before a name that make a heading of what is to come.
  static let following = Translated(
    ["next", "further", "following"], cs: ["další", "následující", "příští"]
  )
  .orPlain
  /// The words that stand for something that is still to be filled in.
  static let unfilled = Translated(["tbd", "tba", "xx", "xxx"], cs: ["doplnit"])
  /// What has a weight besides the person, and the words that say that somebody else has.
  static let others = Translated(
    [
      "parcel", "package", "luggage", "suitcase", "baggage", "bag", "box", "car", "bike", "baby", "cat",
      "dog",
      "limit", "his", "her", "their", "our", "birth",
    ],
    cs: [
      "balík", "balíku", "zásilka", "kufr", "kufru", "zavazadlo", "auto", "auta", "kolo", "miminko",
      "miminka",
      "pes", "psa", "kočka", "kočky", "limit", "jeho", "její", "jejich", "naše", "porodní",
    ]
  ).orPlain
  /// What a recipe tells to do.
  static let recipes = Translated(
    ["boil", "heat", "pour", "add", "simmer", "mix", "stir", "whisk", "cook", "bring", "warm"],
    cs: [
      "vařit", "uvařit", "svařit", "uvař", "uvařte", "přidat", "přidej", "přidejte", "přilít", "přilij",
      "přilijte", "zalít", "zalij", "zalijte", "smíchat", "smíchej", "smíchejte", "nalít", "ohřát", "přiveď",
      "přiveďte",
    ]
  ).orPlain
  static let resting = Translated(
    [
      "rest", "resting", "sick", "ill", "injured", "injury", "holiday", "holidays", "vacation", "sickness",
      "illness", "rest day", "day off",
    ],
    cs: [
      "odpočinek", "odpočívám", "pauza", "pauzu", "nemoc", "nemocný", "nemocná", "nemocen", "marod",
      "zranění",
      "dovolená", "volný den", "den volna",
    ]
  ).orPlain

  /// Words that are one letter from what is often tracked, and are no slip of it.
  static let ownWords = Translated(
    [
      "bread", "tread", "dread", "ready", "real", "road", "roads", "stops", "stop", "sheep", "steep", "later",
      "waiter", "asleep", "height", "freight", "walter", "wafer", "wader", "vodka", "soda", "toffee", "moon",
      "moor",
    ],
    cs: ["roky", "rok", "vodka", "vodku", "vodky", "soda", "obědě", "káča", "káču", "váza", "vázy", "vázu"])

  /// The verbs that say what something is, or was.
  static let copulas = Translated(
    ["is", "was", "are", "were", "got"], cs: ["je", "jsou", "byl", "byla", "bylo", "byly", "byli"])
  /// The verbs behind an amount and its name that say something of any such amount, rather than of what there was.
  static let statements = Translated(
    ["is", "are", "isn't", "isn’t", "aren't", "aren’t", "feels", "seems", "sounds"],
    cs: ["je", "jsou", "není", "nejsou", "stačí", "nestačí"]
  ).orPlain
  /// Other words that say that what follows is so much: `weight = 82.4`.
  static let equals = Translated(["=", "at"], cs: [])

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

  /// What a person is to do with something, rather than what it was like: `buy coffee 2`, `iced coffee 2`.
  static let errands = Translated(
    ["buy", "get", "order", "need", "bring", "call", "ask", "check", "pay", "paid", "bought", "sold"],
    cs: ["koupit", "objednat", "přinést", "zavolat", "zaplatit", "potřeba", "koupil", "koupila"]
  ).orPlain

  /// The words between a name and a bare number that say how it was, `sleep good 7.5`.
  private static let judgements = Translated(
    [
      "good", "bad", "well", "badly", "poor", "poorly", "great", "okay", "ok", "deep", "fasting", "resting",
      "another", "net", "half-marathon", "marathon",
    ],
    cs: [
      "dobrý", "dobře", "špatný", "špatně", "dobrá", "špatná", "nalačno", "klidový", "další", "půlmaraton",
      "maraton",
    ]
  ).orPlain

  /// Whether a word between a name and a bare number says how or at which meal it was, `kcal lunch 600`; any other makes
  /// another thing of the name, `protein bar 25`.
  static func tellsWhich(_ word: String) -> Bool { judgements.holds(word) || meals.holds(word) }

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
      "ski", "by", "in", "from", "until", "since", "studio", "hall", "exit", "phase", "covid",
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

  /// Words of what was done, before how much of it, besides the English ones in `ed`: `kroky ušel 8000`.
  static let past = Translated(
    ["done", "ran", "drunk", "drank", "took", "had"],
    cs: [
      "ušel", "ušla", "nachodil", "nachodila", "nachozeno", "vypil", "vypila", "vypito", "uběhl", "uběhla",
      "naspal", "naspala", "unavený", "unavená", "spokojený", "spokojená",
    ]
  ).orPlain
  /// Words in `ed` of what there was not.
  static let unmet = Translated(
    ["needed", "required", "scheduled", "expected", "missed", "failed", "based", "rated", "limited"], cs: [])
  /// Words before what something was had with.
  static let with = Translated(["with", "w/"], cs: ["s", "se"])
  /// Words behind an amount and its name that say that it was before or after something else.
  static let afterwards = Translated(
    ["after", "afterwards", "before", "later"], cs: ["potom", "pak", "poté", "předtím", "později"]
  ).orPlain
  /// Words before what something was taken in: `protein 30g in 300ml water`.
  static let takenIn = Translated(["in"], cs: ["v", "ve"])

  /// The words behind a second number that say which it was of what was counted: `coffee 1 + 1 decaf`.
  static let sorts = Translated(
    [
      "flat", "white", "black", "mocha", "decaf", "espresso", "latte", "cappuccino", "americano", "filter",
      "instant", "iced", "later", "again",
    ],
    cs: [
      "černá", "černou", "bílá", "bílou", "bezkofeinová", "bezkofeinovou", "espreso", "kapučíno", "turek",
      "turka", "rozpustná", "rozpustnou",
    ]
      + ["znovu", "potom", "později"]
  ).orPlain

  /// Words of what programs and experiments do, behind the number of one: `Run 4 crashed overnight`.
  static let brokeDown = Translated(
    ["failed", "crashed", "aborted", "diverged", "converged", "errored", "hung"],
    cs: ["selhal", "selhala", "spadl", "spadla", "havaroval", "zhavaroval"]
  ).orPlain
  /// Words that say that one came to its end, which a run on foot does too.
  static let ended = Translated(
    ["finished", "completed", "done", "ended", "started", "restarted"],
    cs: ["skončil", "skončila", "doběhl", "doběhla", "dokončen", "dokončena", "hotovo"]
  ).orPlain
  /// What programs and experiments are judged by: `Run 12 finished, acc 0.93`.
  static let scores = Translated(
    ["acc", "accuracy", "loss", "epoch", "epochs", "f1", "auc", "rmse", "error", "errors"],
    cs: ["přesnost", "chyba", "chyby", "chyb"]
  ).orPlain
  /// Words between an amount and the hundred grams that hold it.
  static let perHundred = Translated(["per", "in"], cs: ["na", "ve", "v"])
  /// Words beside energy that was spent in training.
  static let burned = Translated(
    ["burned", "burnt", "burn", "burning"],
    cs: ["spálil", "spálila", "spáleno", "spálených", "spálené", "výdej"]
  ).orPlain
  /// Words before the weight of what was lifted.
  static let lifts = Translated(
    [
      "deadlift", "deadlifts", "squat", "squats", "bench", "press", "barbell", "dumbbell", "dumbbells",
      "kettlebell", "bar", "max", "1rm", "lift", "lifted", "lifting", "curl", "curls", "total", "top",
      "working",
    ],
    cs: ["tah", "tahy", "dřep", "dřepy", "benč", "tlak", "tlaky", "činka", "činky", "činkou", "maximální"]
  ).orPlain
  /// Words for as much as is taken at once, of what is no unit: `2 scoops protein`.
  static let helpings = Translated(
    ["scoop", "scoops", "serving", "servings", "portion", "portions", "dose", "doses"],
    cs: ["odměrka", "odměrky", "odměrku", "odměrek", "porce", "porcí", "dávka", "dávky", "dávek"]
  ).orPlain
  /// Words before something that is known already: `Run 7 of the experiment`.
  static let determiners = Translated(["the", "this", "that", "my", "our", "his", "her", "their"], cs: [])

  /// Words that begin a line about everybody or nobody, or about what there is no more of.
  static let ofNobody = Translated(
    ["nobody", "noone", "everybody", "everyone", "out"],
    cs: ["nikdo", "všichni", "došel", "došla", "došlo", "došly", "dochází"]
  ).orPlain

  /// The words behind a name that say with whom, where or after what it was.
  static let circumstances = Translated(
    ["with", "w/", "after", "before", "at", "in", "by"],
    cs: ["s", "se", "po", "před", "v", "ve", "u", "k", "ke", "při"]
  ).orPlain

  /// Other words behind a thing that say of what, for whom or where to it was.
  static let leads = Translated(
    [
      "of", "for", "to", "through", "into", "on", "from", "about", "around", "over", "under", "without",
      "during",
    ],
    cs: ["pro", "do", "na", "o", "z", "ze", "k", "od", "přes", "bez", "během"]
  ).orPlain

  /// Kilocalories as they are written beside the format's own spellings.
  static let calories = Translated(
    ["cal", "cals", "kcals", "calorie", "calories", "kcalories"],
    cs: ["kalorie", "kalorií", "kalorii", "kcalorie", "kilokalorie", "kilokalorií"])
}
