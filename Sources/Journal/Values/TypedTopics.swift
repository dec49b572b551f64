import Speech

extension TypedWords {
  /// Something that a person may tell the coach, and the words that it is known by.
  ///
  /// A word that ends in `*` is the beginning of one, and several words stand together; case, signs and apostrophes do
  /// not matter: `can't` is `can t`.
  package enum Topic: CaseIterable, Sendable {
    /// What cannot wait, and pain, which cannot either where it is in one of those places.
    case emergency, complaint, vitalPlace
    case sleep, drink, protein, calories, training, will, stress, hunger, craving, alcohol, habits, tomorrow,
      praise
  }

  static func words(of topic: Topic) -> Translated<[String]> {
    switch topic {
    case .emergency:
      Translated(
        [
          "can t breathe", "cannot breathe", "cant breathe", "short of breath", "trouble breathing",
          "fainted",
          "fainting", "passed out", "unconscious", "heart attack", "a stroke", "suicid*", "kill myself",
          "want to die", "end my life", "overdose*", "poisoned", "bleeding", "seizure*", "slurred",
        ],
        cs: [
          "nemůžu dýchat", "nemuzu dychat", "nemohu dýchat", "dusím se", "dusim se", "dušnost*", "dusnost*",
          "omdl*", "bezvědomí", "bezvedomi", "mrtvic*", "infarkt*", "sebevra*", "zabít se", "se zabít",
          "chci umřít", "chci umrit", "nechci žít", "nechci zit", "předávkov*", "predavkov*", "otráv*",
          "krvácí*", "krvaci*", "ochrnul*",
        ])
    case .complaint:
      Translated(
        [
          "hurt", "hurts", "hurting", "pain", "pains", "painful", "ache", "aches", "aching", "headache*",
          "migraine*", "dizzy", "dizziness", "fever", "feverish", "vomit*", "throwing up", "threw up",
          "nausea*",
          "feel sick", "feeling sick", "am sick", "m sick", "got sick", "ill", "illness", "unwell",
          "feel awful", "feeling awful", "felt awful", "feel terrible", "feel horrible", "feel bad", "rash",
          "swollen", "injur*", "sprained", "numb",
          "numbness", "diarrh*", "infection", "palpitation*", "panic attack*", "depress*", "symptom*", "flu",
          "covid*", "medication*", "antibiotic*", "cramps",
        ],
        cs: [
          "bolí", "boli", "nebol*", "bolest*", "bolel*", "bolav*", "závra*", "zavra*", "točí se mi hlava",
          "toci se mi hlava", "hlava se mi točí", "horečk*", "horeck*", "mám teplotu", "mam teplotu",
          "zvrac*", "nevolno*",
          "je mi špatně", "je mi spatne", "mi je špatně", "mi je spatne", "není mi dobře", "neni mi dobre",
          "je mi zle", "cítím se hrozně", "citim se hrozne", "se cítím hrozně", "je mi hrozně",
          "je mi hrozne", "je mi mizerně", "je mi mizerne", "cítím se mizerně", "citim se mizerne", "nemoc*",
          "chřipk*", "chripk*", "zranil*",
          "zraněn*", "vyvrtnut*", "oteklý", "otekl*", "vyrážk*", "vyrazk*", "křeč*", "krece", "migrén*",
          "migren*", "průjem*", "prujem*", "depres*", "úzkost*", "uzkost*", "léky", "leky", "antibiotik*",
        ])
    case .vitalPlace:
      Translated(
        ["chest", "heart", "breathing", "breathe", "left arm", "jaw"],
        cs: ["hruď", "hrud*", "srdce", "srdci", "srdíčko", "dých*", "dych*", "levá ruka", "levou ruku"])
    case .sleep:
      Translated(
        ["tired", "exhausted", "sleepy", "sleep", "slept", "insomnia", "awake"],
        cs: [
          "unaven*", "vyčerpan*", "vycerpan*", "spánek", "spanek", "spánku", "spal", "spala", "spát", "spat",
          "ospal*", "nevyspal*", "nespal*", "usnout",
        ])
    case .drink:
      Translated(
        ["thirst*", "water", "drink", "drinking", "dehydrat*"],
        cs: ["voda", "vodu", "vody", "žíz*", "ziz*", "pít", "pit", "pití", "piti", "dehydrat*"])
    case .protein: Translated(["protein*"], cs: ["bílkovin*", "bilkovin*"])
    case .calories:
      Translated(
        ["kcal", "calorie*", "weight", "diet"],
        cs: ["kalori*", "zhubn*", "hubn*", "dieta", "dietu", "váha", "váhu", "vaha", "vahu"])
    case .training:
      Translated(
        ["workout", "training", "train", "exercise", "gym", "run", "running"],
        cs: ["trénink*", "trenink*", "cvičen*", "cvicen*", "cvičit", "cvicit", "posilovn*", "běh*", "beh"])
    case .will:
      Translated(
        [
          "lazy", "unmotivated", "motivation", "don t feel like", "dont feel like", "can t be bothered",
          "give up", "bored", "procrastinat*",
        ],
        cs: [
          "nechce se", "se nechce", "líný", "líná", "liny", "lina", "motivac*", "vzdát", "vzdat", "nebaví",
          "nebavi", "odkládám", "odkladam",
        ])
    case .stress:
      Translated(
        ["stress*", "overwhelm*", "anxious", "anxiety", "nervous", "sad", "lonely", "angry", "worried"],
        cs: [
          "stres*", "smutn*", "nervóz*", "nervoz*", "naštvan*", "nastvan*", "přetížen*", "pretizen*",
          "nestíh*", "nestih*", "osaměl*", "osamel*",
        ])
    case .hunger:
      Translated(
        ["hungry", "hunger", "starving", "eat", "food"],
        cs: ["hlad*", "jíst", "jist", "jídlo", "jidlo", "jídla", "jidla"])
    case .craving:
      Translated(
        ["sweets", "something sweet", "sugar", "chocolate", "candy", "cake", "crav*", "dessert", "crisps"],
        cs: ["sladk*", "čokolád*", "cokolad*", "cukr*", "mlsn*", "mlsat", "zákusek", "zakusek", "dort*"])
    case .alcohol:
      Translated(
        ["beer*", "wine", "alcohol", "whisk*", "drunk", "hangover", "hungover", "cocktail*"],
        cs: ["pivo", "piva", "víno", "vino", "vína", "alkohol*", "opil*", "kocovin*", "panák*", "panak*"])
    case .habits:
      Translated(
        ["habit*", "next", "now", "start", "begin"],
        cs: ["návyk*", "navyk*", "co dál", "co dal", "co teď", "co ted", "začít", "zacit"])
    case .tomorrow: Translated(["tomorrow"], cs: ["zítra", "zitra", "zítřek", "zitrek"])
    case .praise:
      Translated(
        ["thank*", "great", "proud", "happy", "did it", "feel good"],
        cs: [
          "děkuj*", "dekuj*", "díky", "diky", "skvěl*", "skvel*", "šťastn*", "stastn*", "povedlo", "radost",
        ])
    }
  }

  /// The words that deny a complaint right behind them, and those that may stand between: `no pain`, `I don't have
  /// any pain`. What helps against it is not denied by them: `nothing helps the pain`.
  private static let denials = Translated(
    [
      "no", "not", "nothing", "without", "free of", "don t", "doesn t", "didn t", "isn t", "haven t",
      "hasn t",
    ],
    cs: [
      "bez", "žádn*", "zadn*", "nic", "nemám", "nemam", "nemá", "nema", "nejsem", "nejsou", "není", "neni",
      "ani",
    ])
  private static let betweenDenial = Translated(
    [
      "any", "more", "longer", "really", "have", "had", "feel", "feeling", "or", "chest", "heart", "back",
      "head",
      "knee", "stomach", "is",
    ], cs: ["už", "uz", "mi", "mě", "me", "vůbec", "vubec", "teď", "ted", "dnes", "nebo", "ani"])
  /// The words after which nothing is denied: `can't walk without pain`, `nemůžu chodit bez bolesti`.
  private static let unable = Translated(
    ["can t", "cannot", "cant", "can not", "couldn t", "hardly", "never"],
    cs: ["nemůž*", "nemuz*", "nemohu", "nejde", "nejde*", "neusn*", "nikdy"])

  /// The topics that words are about, in the order of the table; a complaint that is denied is none.
  package static func topics(of words: String) -> [Topic] {
    let said = clauses(of: words).flatMap { $0 }
    return Topic.allCases.filter { topic in
      if topic == .complaint { return complaints(in: words).contains { !$0.isDenied } }
      return said.indices.contains { self.words(of: topic).stands(at: $0, of: said) }
    }
  }

  /// Whether words name a complaint only to deny it.
  package static func denyComplaints(_ words: String) -> Bool {
    let complaints = complaints(in: words)
    return !complaints.isEmpty && complaints.allSatisfy(\.isDenied)
  }

  private static func clauses(of words: String) -> [[String]] {
    words.lowercased().split { ".,;:!?\n".contains($0) }.map { clause in
      clause.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  private static func complaints(in words: String) -> [(word: String, isDenied: Bool)] {
    let known = self.words(of: .complaint)
    return clauses(of: words).flatMap { clause in
      clause.indices.filter { known.stands(at: $0, of: clause) }
        .map { (clause[$0], isDenied(at: $0, of: clause)) }
    }
  }

  private static func isDenied(at place: Int, of clause: [String]) -> Bool {
    if clause[place].hasPrefix("nebol") { return true }
    var start = place
    while start > 0 {
      if let denied = denials.begins(before: start, of: clause) {
        let before = clause[..<denied]
        return !before.indices.contains { unable.stands(at: $0, of: clause) }
      }
      guard
        betweenDenial.stands(at: start - 1, of: clause)
          || words(of: .complaint).stands(at: start - 1, of: clause)
      else { return false }
      start -= 1
    }
    return false
  }
}

extension Translated<[String]> {
  /// Whether a word or several of the list stand at a place; the last of them may be the beginning of one.
  fileprivate func stands(at place: Int, of said: [String]) -> Bool {
    length(at: place, of: said) != nil
  }

  /// Where what ends before a place begins; nil if nothing of the list ends there.
  fileprivate func begins(before place: Int, of said: [String]) -> Int? {
    [place - 2, place - 1].first { $0 >= 0 && length(at: $0, of: said) == place - $0 }
  }

  private func length(at place: Int, of said: [String]) -> Int? {
    words.lazy.compactMap { entry -> Int? in
      let parts = entry.split(separator: " ")
      guard place + parts.count <= said.count else { return nil }
      let isThere = parts.indices.allSatisfy { part in
        parts[part].last == "*"
          ? said[place + part].hasPrefix(parts[part].dropLast()) : said[place + part] == parts[part]
      }
      return isThere ? parts.count : nil
    }.max()
  }
}
