import Arguments
import Journal
import Rendering
import Speech

/// Adds a cup of water.
struct DrinkCommand: Writer {
  static let name = "drink"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Adds a drink of water", cs: "Zapíše vypitou vodu"), group: Groups.log,
      discussion: [
        Phrase(
          "An amount that can hardly be meant, as 2 without a unit or more than 20 l a day, is asked about at a terminal and refused elsewhere.",
          cs:
            "Na množství, které sotva bylo myšleno tak, jak stojí, třeba 2 bez jednotky nebo přes 20 l za den, se na terminálu zeptá a jinde ho odmítne."
        ),
        Phrase(
          "'yesterday', 'today' or a date like 2026-01-12 before or after the amount is the day, unless there is text beside it; so is any other date right behind it, as in 'drink 300ml mon'.",
          cs:
            "„včera“, „dnes“ nebo datum jako 2026-01-12 před množstvím nebo za ním je den, pokud vedle něj není text; stejně tak jakékoli jiné datum hned za množstvím, třeba „drink 300ml po“."
        ),
        Phrase(
          "An amount of another measure, as in 'drink 2 cups of coffee', is that one's; 'of' anything else it is refused.",
          cs:
            "Množství jiné veličiny, třeba „drink 2 cups coffee“, patří jí; je-li za ním „of“ a něco jiného, odmítne se."
        ),
      ],
      examples: [
        Example("daybook drink", Phrase("One cup, now", cs: "Jeden hrnek, teď")),
        Example(
          "daybook drink 300ml yesterday", cs: "daybook drink 300ml včera",
          Phrase("For yesterday", cs: "Za včerejšek")),
        Example("daybook drink 330ml", Phrase("Another amount", cs: "Jiné množství")),
      ],
      parameters: [
        .arguments(
          \.words, "AMOUNT",
          help: Phrase("The amount (default: one cup)", cs: "Množství (jinak jeden hrnek)"),
          completion: Known.preset.completion)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let water = try daybook.naming(in: &world) { _ throws(CommandError) in
      guard let water = daybook.configuration.water else {
        try daybook.refuseIfMistyped("water", "voda")
        throw CommandError { $0.noWater }
      }
      return water
    }
    var (words, writing) = (words, writing)
    var place = water
    // `drink water`, and `drink coffee` of another measure.
    if case .measure(let named)? = words.first.flatMap(Vocabulary(daybook.configuration).subject(named:)) {
      place = named
      words.removeFirst()
    }
    let measure = daybook.configuration.measures[place]
    try writing.takeDay(from: &words, after: measure.name, of: Self.name, in: daybook)
    let day = try daybook.day(writing.date)
    var isNow = false
    if words.count == 1, TypedWords.now.holds(words[0].lowercased()) { (words, isNow) = ([], true) }
    var amount = words.joined(separator: " ")
    if amount.isEmpty { amount = daybook.configuration.drink(of: place, on: day) }
    // `drink 1 cup of coffee` says itself what it is, and what is said of something else is no water.
    let isSaid = daybook.isEntry(amount, on: day) || daybook.names(amount, behind: measure.name, on: day)
    let line = isSaid ? amount : "\(measure.name) \(amount)"
    let timed = try daybook.withoutNow(line, on: writing.date)
    let add = AddCommand(writing: writing)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    return try add.add([timed ?? line], atNow: isNow || timed != nil, to: writable, &world)
  }
}

extension Daybook {
  /// Whether some words are an entry of a measure by themselves.
  fileprivate func isEntry(_ text: String, on day: Day) -> Bool {
    if case .entry = interpreter.reader(asOf: day).alone(text)?.reading.meaning { true } else { false }
  }

  /// Whether some words go on behind an amount with what it was of: a measure's name, or anything behind `of`.
  fileprivate func names(_ text: String, behind name: String, on day: Day) -> Bool {
    let reader = interpreter.reader(asOf: day)
    guard let alone = reader.alone("\(name) \(text)"), !alone.reading.amountRange.isEmpty else {
      return false
    }
    let words = alone.file.source.text(alone.reading.amountRange.upperBound..<Int32(alone.file.source.count))
      .split(separator: " ").map(String.init)
    if let first = words.first, TypedWords.of.holds(first.lowercased()) { return true }
    if case .measure? = reader.vocabulary.subject(beginning: words[...])?.subject { return true }
    return false
  }
}

extension Configuration {
  /// A cup of a measure, as it is typed: the amount is written out, so that a cup of another size later leaves the line as
  /// it was.
  func drink(of measure: Int, on day: Day) -> String { measures[measure].cup(on: day).map(typed) ?? "250ml" }
}

extension Words {
  /// `drink` in a daybook without water.
  var noWater: String {
    say(
      "no measure 'water' is declared; add the line 'measure water goal 2500ml cup 250ml' to daybook.conf",
      "není deklarována veličina „water“; přidejte do daybook.conf řádek „measure water goal 2500ml cup 250ml“"
    )
  }
}
