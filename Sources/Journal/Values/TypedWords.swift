import Speech

/// The words that a person may type, in each language: whatever language is spoken, all of them are read.
///
/// They are in small letters, and where a keyboard may lack a letter also without its accent.
package enum TypedWords {
  /// The weekdays from Monday on, whole or cut.
  static let weekdays: [Translated<[String]>] = [
    Translated(["mon", "monday"], cs: ["po", "pondělí", "pondeli"]),
    Translated(["tue", "tues", "tuesday"], cs: ["út", "ut", "úterý", "utery"]),
    Translated(["wed", "wednesday"], cs: ["st", "středa", "streda", "středu", "stredu"]),
    Translated(["thu", "thur", "thurs", "thursday"], cs: ["čt", "ct", "čtvrtek", "ctvrtek"]),
    Translated(["fri", "friday"], cs: ["pá", "pa", "pátek", "patek"]),
    Translated(["sat", "saturday"], cs: ["so", "sobota", "sobotu"]),
    Translated(["sun", "sunday"], cs: ["ne", "neděle", "nedele", "neděli", "nedeli"]),
  ]

  /// The months from January on, by themselves and after a day.
  static let months: [Translated<[String]>] = [
    Translated(["jan", "january"], cs: ["leden", "ledna"]),
    Translated(["feb", "february"], cs: ["únor", "února", "unor", "unora"]),
    Translated(["mar", "march"], cs: ["březen", "března", "brezen", "brezna"]),
    Translated(["apr", "april"], cs: ["duben", "dubna"]),
    Translated(["may"], cs: ["květen", "května", "kveten", "kvetna"]),
    Translated(["jun", "june"], cs: ["červen", "června", "cerven", "cervna"]),
    Translated(["jul", "july"], cs: ["červenec", "července", "cervenec", "cervence"]),
    Translated(["aug", "august"], cs: ["srpen", "srpna"]),
    Translated(["sep", "sept", "september"], cs: ["září", "zari"]),
    Translated(["oct", "october"], cs: ["říjen", "října", "rijen", "rijna"]),
    Translated(["nov", "november"], cs: ["listopad", "listopadu"]),
    Translated(["dec", "december"], cs: ["prosinec", "prosince"]),
  ]

  /// The ends of a day's number within its month.
  static let ordinals = Translated(["st", "nd", "rd", "th"], cs: ["."])

  /// The days around today, the one that is meant first, with their distance from it.
  package static let nearDays: [(words: Translated<[String]>, offset: Int)] = [
    (today, 0), (Translated(["yesterday"], cs: ["včera", "vcera"]), -1),
    (Translated(["tomorrow"], cs: ["zítra", "zitra"]), 1),
    (Translated([], cs: ["předevčírem", "predevcirem"]), -2),
    (Translated([], cs: ["pozítří", "pozitri"]), 2),
  ]
  package static let today = Translated(["today"], cs: ["dnes"])

  /// Words for a tick and for none, as other programs write them and as people do.
  package static let done = Translated(
    ["done", "x", "[x]", "yes", "y", "true", "✓", "✔", "✅", "🟩", "🟢"], cs: ["ano", "hotovo", "splněno"])
  package static let skipped = Translated(["skipped", "skip", "[-]"], cs: ["vynecháno"])
  package static let open = Translated(["open", "[ ]", "☐", "⬜", "⬜️", "◻", "◻️", "▢", "□", "🔲"], cs: [])
  package static let notDone = Translated(
    ["no", "n", "false", "0", "-", "✗", "✘", "✖", "✖️", "×", "❌", "🚫", "👎", "🟥", "🔴"], cs: ["ne"])

  /// The values by which a field of front matter says that a habit is done, and that it is not, as YAML has them.
  static let fieldDone = Translated(["true", "yes", "x", "done"], cs: [])
  static let fieldNotDone = Translated(["false", "no", "null", "~"], cs: [])

  /// The insides of a box that is not written as one for done, left out and open, besides the words for these.
  static let boxDone = Translated(["v", "√", "*", "+", "o", "ok", "1"], cs: [])
  static let boxSkipped = Translated(["-", "–", "—", "−"], cs: [])
  static let boxOpen = Translated(["", "_", "."], cs: [])

  /// Words that agree to what a question proposes.
  package static let agreed = Translated(["y", "yes"], cs: ["a", "ano"])

  /// Words that lead back to a question, and past the others.
  package static let back = Translated(["b", "back"], cs: ["z", "zpět"])
  package static let skip = Translated(["s", "skip"], cs: ["p", "přeskočit"])

  /// Words between the last two of several names or numbers.
  package static let joints = Translated(["and", "&", "+"], cs: ["a", "i"])
  /// Words that take back what was said before them: `250ml, no, 300`.
  static let corrections = Translated(
    [
      "actually", "really", "no", "wait", "sorry", "oops", "correction", "rather", "edit", "edited",
      "corrected", "fixed",
    ],
    cs: ["vlastně", "ne", "teda", "totiž", "oprava", "opraveno", "pardon", "spíš", "spíše", "správně"]
  ).orPlain
  /// Words that lead to what was done next, or to more of it.
  static let sequels = Translated(["then", "plus"], cs: ["pak", "potom", "poté", "pote", "plus"])
  /// The most bytes that a joint has.
  static let longestJoint = joints.words.map(\.utf8.count).max() ?? 0

  /// A word for the time of day that it is.
  package static let now = Translated(["now"], cs: ["teď"])

  /// The numbers that an amount may begin with in words, with their value; articles are one.
  package static let numbers: [(words: Translated<[String]>, value: Ratio)] = [
    (articles, Ratio(1)),
    (
      Translated(
        ["one"],
        cs: ["jeden", "jedna", "jedno", "jednu", "jednoho", "jedné", "jednomu", "jednom", "jedním", "jednou"]),
      Ratio(1)
    ),
    (Translated(["two"], cs: ["dva", "dvě", "dve", "dvou", "dvěma", "dvema"]), Ratio(2)),
    (Translated(["three"], cs: ["tři", "tri", "tří", "třech", "třem", "třemi", "trech", "tremi"]), Ratio(3)),
    (
      Translated(["four"], cs: ["čtyři", "ctyri", "čtyř", "čtyřech", "čtyřem", "čtyřmi", "ctyrmi"]), Ratio(4)
    ),
    (Translated(["five"], cs: ["pět", "pet", "pěti"]), Ratio(5)),
    (Translated(["six"], cs: ["šest", "sest", "šesti"]), Ratio(6)),
    (Translated(["seven"], cs: ["sedm", "sedum", "sedmi"]), Ratio(7)),
    (Translated(["eight"], cs: ["osm", "osum", "osmi"]), Ratio(8)),
    (Translated(["nine"], cs: ["devět", "devet", "devíti", "deviti"]), Ratio(9)),
    (Translated(["ten"], cs: ["deset", "deseti", "desíti"]), Ratio(10)),
    (Translated(["eleven"], cs: ["jedenáct", "jedenact", "jedenácti", "jedenacti"]), Ratio(11)),
    (Translated(["twelve"], cs: ["dvanáct", "dvanact", "dvanácti", "dvanacti"]), Ratio(12)),
    (half, Ratio(1, over: 2)), (quarter, Ratio(1, over: 4)),
    (Translated([], cs: ["půldruhého", "puldruheho", "půldruha", "puldruha"]), Ratio(3, over: 2)),
  ]
  /// What bottles are made of, which is also a number without its mark.
  static let plastic = Translated([], cs: ["pet"])
  static let articles = Translated(["a", "an"], cs: [])
  static let half = Translated(
    ["half"],
    cs: ["půl", "pul", "půlka", "půlku", "půlky", "půlkou", "půlce", "polovina", "polovinu", "poloviny"])
  static let quarter = Translated(
    ["quarter"],
    cs: [
      "čtvrt", "ctvrt", "čtvrtě", "ctvrte", "čtvrti", "čtvrtka", "čtvrtku", "čtvrtky", "čtvrtina", "čtvrtinu",
    ])
  /// The words that multiply the number before them by a thousand, for a count.
  static let thousand = Translated(
    ["k", "thousand", "thousands"], cs: ["tisíc", "tisic", "tisíce", "tisice", "tisíců", "tisicu", "tis"])

  /// The words behind a bare number that count something else than a measure with a unit does.
  static let otherUnits = Translated(
    [
      "pill", "pills", "tablet", "tablets", "capsule", "capsules", "drop", "drops", "puff", "puffs", "dose",
      "doses", "scoop", "scoops", "egg", "eggs", "slice", "slices", "serving", "servings", "portion",
      "portions", "piece", "pieces", "lap", "laps", "floor", "floors", "flight", "flights", "stairs",
      "°c", "°f", "degrees", "iu", "day", "days", "night", "nights", "week", "weeks", "months",
      "times", "errands", "tests", "episodes", "movies", "loads", "exercises", "shakes", "bags", "sugars",
      "km/h", "bpm", "tbl", "cps", "o'clock", "o’clock",
      "people", "persons", "guests", "friends", "kids", "children", "squats", "situps", "sit-ups", "pushups",
      "push-ups", "pullups", "pull-ups", "burpees", "lunges", "m3", "m³",
    ],
    cs: [
      "prášek", "prášky", "prášků", "tableta", "tablety", "tablet", "tabletu", "tobolka", "tobolky",
      "tobolek", "kapka", "kapky", "kapek", "dávka", "dávky", "dávek", "odměrka", "odměrky", "odměrku",
      "odměrek", "vejce", "vajec", "vajíčka", "vajíčko", "plátek", "plátky", "plátků", "porce", "porcí",
      "kus", "kusy", "kusů", "ks", "kolo", "kola", "kol", "patro", "patra", "pater", "den", "dny", "dní",
      "noc",
      "noci", "nocí", "týden", "týdny", "týdnů", "krát", "díl", "díly", "dílů", "hovor", "hovory", "hovorů",
      "kolečko", "kolečka", "koleček", "stupňů", "stupně", "lidí", "lidi", "osob", "osoby", "hostů", "dětí",
      "schůzek", "schůzky", "zpráv", "zprávy", "úkolů", "úkoly", "testů", "testy", "balíků", "balíky",
      "dřep", "dřepy", "dřepů", "klik", "kliky", "kliků", "shyb", "shyby", "shybů", "schodů", "schody",
      "květin",
      "květiny", "kytek", "kytky", "stránek", "stránky", "intervalů", "intervaly",
    ])
  /// The words between a number and what it counts that say what that was like: `3 more tests`.
  static let qualities = Translated(
    sizes.en + vague.en + ["other", "new", "extra", "short", "long", "quick", "easy", "hard", "different"],
    cs: sizes.cs + ["dalších", "další", "nových", "nové", "jiných", "jiné", "krátkých", "dlouhých"]
  ).orPlain
  /// The words that end as an English plural does, and say nothing of what there were so many of.
  static let singular = Translated(
    [
      "always", "indoors", "outdoors", "across", "besides", "perhaps", "sometimes", "thanks", "afterwards",
      "downstairs", "upstairs", "towards", "nowadays", "overseas", "does", "goes", "gets", "says", "feels",
      "hurts", "looks", "seems", "works", "helps", "takes", "makes", "counts", "needs", "sucks", "was", "has",
      "legs",
      "knees",
    ], cs: [])
  /// Words for days and weeks.
  static let spans: [Translated<[String]>] = [
    Translated(["day", "days"], cs: day.cs + days.cs), Translated(["week", "weeks"], cs: week.cs + weeks.cs),
  ]
  /// Words for what is counted, a row each: a measure whose unit is one of them is counted in the others too.
  static let sameCounts: [Translated<[String]>] =
    spans + [
      Translated(["times"], cs: ["krát", "krat"]),
      Translated(["piece", "pieces"], cs: ["kus", "kusy", "kusů", "ks"]),
      Translated(["lap", "laps"], cs: ["kolo", "kola", "kol", "kolečko", "kolečka", "koleček"]),
    ]
  /// The words for numbers beyond those that are read.
  static let tens = Translated(
    [
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty",
      "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred",
    ],
    cs: [
      "třináct", "čtrnáct", "patnáct", "šestnáct", "sedmnáct", "osmnáct", "devatenáct", "dvacet", "třicet",
      "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát", "sto", "dvěstě", "třista",
      "pětset", "třičtvrtě", "třičtvrti",
    ]
  ).orPlain
  /// The words for what stands before decimals, as a number is dictated.
  static let decimalMarks = Translated(
    ["point", "dot", "comma"], cs: ["celá", "celé", "celých", "čárka", "tečka"]
  ).orPlain
  /// The parts of pounds and kilograms that people say and the format has no unit for, with how many make one.
  static let smallerParts: [(unit: String, words: Translated<[String]>, count: Int64)] = [
    ("lb", Translated(["oz", "oz.", "ounce", "ounces"], cs: ["unce", "uncí"]), 16),
    ("kg", Translated(["dag"], cs: ["dkg", "dek", "deka", "deko"]), 100),
  ]
  /// Grams as they are written beside the format's own spellings.
  static let gramsOtherwise = ["gm", "gms", "grm"]
  /// The words beside a value that make a change of it: `weight 0.5 kg down`.
  static let changes = Translated(
    ["down", "up", "lost", "gained", "less", "lighter", "heavier", "loss", "gain", "lose", "losing"],
    cs: [
      "dolů", "nahoru", "míň", "méně", "víc", "více", "zhubl", "zhubla", "přibral", "přibrala", "úbytek",
      "přírůstek",
    ]
  ).orPlain
  /// The words behind an amount that make it one that is still to come or that there was too little or too much:
  /// `steps 2000 left`, `water 500 ml to go`.
  static let remaining = Translated(
    [
      "left", "remaining", "remain", "remains", "missing", "short", "to go", "still to go", "left to go",
      "less",
      "fewer", "over", "under",
    ],
    cs: [
      "zbývá", "zbývají", "zbývalo", "zbyde", "zbude", "zbylo", "chybí", "chybějí", "chybělo", "chyběly",
      "do cíle", "do konce", "míň", "méně", "pod", "přes",
    ]
  ).orPlain
  /// The same of a value that does not add up, beside the words of a change.
  static let apart = Translated(["too much", "too heavy", "extra"], cs: ["navíc", "dole", "nahoře"]).orPlain
  /// The words that say so of an amount behind them as well: `zbývá 500 ml vody`.
  static let stillToCome = Translated(
    ["left", "remaining", "missing"],
    cs: ["zbývá", "zbývají", "zbývalo", "zbyde", "zbude", "zbylo", "chybí", "chybějí", "chybělo", "chyběly"]
  ).orPlain
  /// Those that may be said of what there was, unless it is said than what.
  static let less = Translated(["less", "fewer"], cs: ["míň", "méně"]).orPlain
  static let than = Translated(["than"], cs: ["než"]).orPlain
  /// What is said of a cup that is drunk elsewhere.
  static let takenAlong = Translated(["to go"], cs: ["s sebou"])
  /// The words behind one of those that say of what, until when or than what.
  static let ofRemaining = Translated(
    ["than", "goal", "target", "today", "tonight", "this", "yet", "still", "until", "till"],
    cs: ["než", "cíl", "cílem", "dnes", "ještě", "tento"]
  ).orPlain
  /// The words before an amount that is to be taken away.
  static let minus = Translated(["minus", "less"], cs: ["mínus", "minus"])
  /// The words and signs behind a number that make a price of it.
  static let currencies = Translated(
    ["$", "€", "£", "usd", "eur", "gbp", "euro", "euros", "dollars", "bucks", "crowns"],
    cs: ["kč", "kc", "czk", "korun", "koruny", "koruna", "eura"])
  /// The words behind a bare number that make it a greater one, and are not read.
  static let multiples = Translated(
    [
      "set", "sets", "dozen", "dozens", "hundred", "hundreds", "thou", "ths", "grand", "million", "millions",
      "pack", "packs", "packet", "packets", "chapters",
    ],
    cs: [
      "tucet", "tucty", "tuctů", "sto", "stovka", "stovky", "stovek", "milion", "miliony", "milionů", "série",
      "krabička", "krabičku", "krabičky", "krabiček", "balíček", "balíčky", "balíčků", "kapitoly", "kapitol",
    ])

  /// The words between a time and the part of a distance that took it: `5:30 per km`.
  static let per = Translated(["per"], cs: ["na", "za"])

  /// The words behind a distance that led upwards: `340 m climb`.
  static let climbs = Translated(
    [
      "climb", "climbed", "climbing", "elevation", "elev", "ascent", "gain", "up", "uphill", "vertical",
      "vert",
    ],
    cs: ["převýšení", "výška", "výšky", "výškových", "výstup", "stoupání", "nastoupáno", "nahoru"]
  ).orPlain

  /// A unit of blood sugar that is about an eighteenth of the other one.
  static let molar = Translated(["mmol", "mmol/l"], cs: [])
  /// The words behind a slash that make a number one of each day: `5/day`.
  static let perDay = Translated(["day", "d"], cs: ["den"])

  /// The words beside a time that make it what each part of a distance took: `pace 5:30`.
  static let paces = Translated(
    ["pace", "tempo", "avg", "avg.", "average"],
    cs: ["tempem", "tempu", "průměr", "průměru", "průměrně", "prům."]
  ).orPlain

  /// The words that say how often, behind an amount: alone, and after a number.
  static let repeats = Translated(
    frequencyWords.dropFirst().flatMap(\.words.en), cs: frequencyWords.dropFirst().flatMap(\.words.cs))
  static let times = Translated(["times"], cs: ["krát", "krat"])
  /// The words beside an amount that make it one of each, and before such an amount.
  static let apiece = Translated(
    ["each", "apiece"], cs: ["každá", "každou", "každé", "každý", "každého"]
  ).orPlain
  static let ofEach = Translated(["of", "à", "@"], cs: ["po", "o"])

  /// The words between an amount and the name after it, which are passed over.
  package static let of = Translated(["of"], cs: [])
  /// The words between an amount and the whole that it is a part of: `2l of 2.5l`.
  static let outOf = Translated(["of", "out of", "/"], cs: ["z", "ze"])
  /// The words between the two times of a range, and before the first of them.
  static let rangeEnd = Translated(["-", "–", "to", "until", "till"], cs: ["až", "az", "do"])
  static let rangeStart = Translated(["from"], cs: ["od"])
  /// The same as they are not read: a range with one of them is told.
  static let otherRangeEnds = Translated(["til", "'til", "’til", "thru", "through"], cs: [])
  /// The words before two times with an `and` between them.
  static let between = Translated(["between"], cs: ["mezi"])
  /// The words before a time that it takes, which is no time of day.
  static let within = Translated(["in"], cs: ["za"])
  /// The words between a bare number and a greater one: both are then text.
  static let numberRange = Translated(
    ["and", "to", "or", "–", "-"], cs: ["a", "až", "az", "nebo", "či", "ci"])
  /// The words that say how much without saying it.
  static let vague = Translated(
    ["some", "few", "lots", "lot", "bit", "more", "little"],
    cs: ["trochu", "pár", "par", "hodně", "málo", "malo"])
  /// The words before a vessel that say how large or how full it is.
  static let sizes = Translated(
    ["big", "small", "large", "full", "tall", "little", "tiny", "huge", "whole", "medium"],
    cs: [
      "velká", "velkou", "velké", "velký", "malá", "malou", "malé", "malý", "plná", "plnou", "plný", "plné",
      "celá", "celou", "celý", "celé", "střední",
    ]
  ).orPlain
  /// The words before how long something took.
  static let lengths = Translated(["for"], cs: ["po"])
  /// The words that are not counted among those of a short line.
  static let fillers = Translated(
    ["a", "an", "the", "of", "about", "around", "at", "@"], cs: ["asi", "kolem"])

  /// The occasion that a plan of meals may be for, besides today and the week.
  package static let eatingOut = Translated(["out"], cs: ["ven"])
}

extension Translated<[String]> {
  /// The words of all languages, English first.
  package var words: [String] {
    var words: [String] = []
    for language in Language.allCases { words += self[language] }
    return words
  }

  /// Gives the words of all languages, English first.
  func eachWord(_ take: (String) -> Void) {
    for language in Language.allCases {
      for word in self[language] { take(word) }
    }
  }

  /// The same words, those of Czech also without the accents that a keyboard may lack.
  var orPlain: Self {
    var words = cs
    // A word of ASCII alone has no accent. To compare text beyond ASCII costs much; words of other lengths are others.
    for word in cs where !word.utf8.allSatisfy({ $0 < 0x80 }) {
      let plain = String(String.UnicodeScalarView(word.unicodeScalars.map(withoutMark)))
      if !cs.contains(where: { $0.utf8.count == plain.utf8.count && $0 == plain }) { words.append(plain) }
    }
    return Translated(en, cs: words)
  }

  /// Whether a word, in small letters, is among those of any language.
  package func holds(_ word: String) -> Bool {
    // What is ASCII alone is equal to nothing of another length; to compare all of them costs three times as much.
    let (length, isASCII) = (word.utf8.count, word.utf8.allSatisfy { $0 < 0x80 })
    return Language.allCases.contains {
      self[$0].contains { (!isASCII || $0.utf8.count == length) && $0 == word }
    }
  }
}
