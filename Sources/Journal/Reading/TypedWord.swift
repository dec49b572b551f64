import Speech

/// A word of a line that says something by itself, in any language: a number, an article, the `to` of a range.
///
/// All of them stand in one table, so that a word is looked up once.
struct TypedWord {
  /// The parts that a word may play.
  struct Roles: OptionSet, Sendable {
    let rawValue: Int32
    static let article = Roles(rawValue: 1 << 8)
    static let filler = Roles(rawValue: 1 << 9)
    static let vague = Roles(rawValue: 1 << 10)
    static let of = Roles(rawValue: 1 << 11)
    static let within = Roles(rawValue: 1 << 12)
    static let rangeStart = Roles(rawValue: 1 << 13)
    static let rangeEnd = Roles(rawValue: 1 << 14)
    static let numberRange = Roles(rawValue: 1 << 15)
    static let thousand = Roles(rawValue: 1 << 16)
    static let joint = Roles(rawValue: 1 << 17)
    static let otherUnit = Roles(rawValue: 1 << 18)
    static let multiple = Roles(rawValue: 1 << 19)
    static let afternoon = Roles(rawValue: 1 << 20)
    static let beforePartOfDay = Roles(rawValue: 1 << 21)
    static let currency = Roles(rawValue: 1 << 22)
    static let repeats = Roles(rawValue: 1 << 23)
    static let times = Roles(rawValue: 1 << 24)
    static let otherDay = Roles(rawValue: 1 << 25)
    static let morning = Roles(rawValue: 1 << 26)
    static let noon = Roles(rawValue: 1 << 27)
    static let hourWord = Roles(rawValue: 1 << 28)
    static let midnight = Roles(rawValue: 1 << 29)
    static let plastic = Roles(rawValue: 1 << 30)
    /// The highest bit.
    static let sequel = Roles(rawValue: .min)
  }

  /// The roles, and in the lowest byte the place of its number among `TypedWords.numbers`, from 1.
  private let entry: Int32

  /// The word that a run of bytes spells; nil if it says nothing by itself.
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard let entry = TypedWord.table.number(text, start, end) else { return nil }
    self.entry = entry
  }

  /// Whether it may play a part.
  func has(_ role: Roles) -> Bool { Roles(rawValue: entry).contains(role) }

  /// The number that it stands for; nil if it is none.
  var number: Ratio? {
    let place = Int(entry & 0xFF)
    return place > 0 ? TypedWords.numbers[place - 1].value : nil
  }

  private static let table: WordTable = {
    let roles: [(Roles, Translated<[String]>)] = [
      (.article, TypedWords.articles), (.filler, TypedWords.fillers), (.vague, TypedWords.vague),
      (.of, TypedWords.of), (.within, TypedWords.within), (.rangeStart, TypedWords.rangeStart),
      (.rangeEnd, TypedWords.rangeEnd), (.numberRange, TypedWords.numberRange),
      (.thousand, TypedWords.thousand), (.joint, TypedWords.joints),
      (.sequel, TypedWords.sequels),
      (.otherUnit, TypedWords.otherUnits), (.multiple, TypedWords.multiples),
      (.afternoon, TypedWords.afternoons), (.beforePartOfDay, TypedWords.beforePartsOfDay),
      (.currency, TypedWords.currencies), (.otherUnit, TypedWords.currencies),
      (.repeats, TypedWords.repeats), (.times, TypedWords.times), (.morning, TypedWords.mornings),
      (.noon, TypedWords.noon), (.midnight, TypedWords.midnight), (.hourWord, TypedWords.hourWords),
      (.plastic, TypedWords.plastic),
    ]
    var table = WordTable(capacity: 700)
    for day in TypedWords.nearDays where day.offset != 0 {
      day.words.eachWord { table.join($0, Roles.otherDay.rawValue) }
    }
    TypedWords.onDay.eachWord { table.join($0, Roles.otherDay.rawValue) }
    for words in TypedWords.months + TypedWords.weekdays + [TypedWords.last, TypedWords.nightBefore] {
      // `st` and `po` are other words too; of a phrase the first word alone is looked up.
      words.eachWord { word in
        let first = Substring(word.utf8.prefix { $0 != Byte.blank })
        if first.count > 2 { table.join(String(first), Roles.otherDay.rawValue) }
      }
    }
    for (role, words) in roles { words.eachWord { table.join($0, role.rawValue) } }
    for (place, number) in TypedWords.numbers.enumerated() {
      number.words.eachWord { table.join($0, Int32(place + 1)) }
    }
    return table
  }()
}

/// Whether a word may play a part by what it says.
@inline(__always)
func isTyped(_ text: Span<UInt8>, _ word: Word, _ role: TypedWord.Roles) -> Bool {
  TypedWord(text, word.start, word.end)?.has(role) ?? false
}

/// The number that a word stands for; nil if it is none.
@inline(__always)
func numberWord(_ text: Span<UInt8>, _ word: Word) -> Ratio? {
  guard word.form == .plain, text[word.start].isLetterLike else { return nil }
  return TypedWord(text, word.start, word.end)?.number
}

/// Whether a word is a currency, also by what it is the price of: `Kč`, `Kč/m3`.
func isCurrency(_ text: Span<UInt8>, _ word: Word) -> Bool {
  if isTyped(text, word, .currency) { return true }
  guard let slash = (word.start..<word.end).first(where: { text[$0] == Byte.slash }), slash > word.start
  else {
    return false
  }
  return isTyped(text, Word(start: word.start, end: slash, form: .plain, colon: -1), .currency)
}

/// Whether a currency is stuck to a number that ends at a place: the `€` of `4.50€`.
@inline(never)
func isStuckCurrency(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  start < end
    && isCurrency(text, Word(start: start, end: end, form: .plain, colon: -1).withoutMark(text))
}

/// Whether a word is a price without its smaller coins: `65,-`, `65.–`.
func isWholePrice(_ text: Span<UInt8>, _ word: Word) -> Bool {
  var place = word.start
  while place < word.end, text[place].isDigit { place += 1 }
  guard place > word.start, place + 1 < word.end, text[place] == Byte.comma || text[place] == Byte.point
  else { return false }
  switch word.end - place - 1 {
  case 1: return text[place + 1] == Byte.hyphen
  // U+2013 and U+2014
  case 3: return [0x93_80E2, 0x94_80E2].contains(text.eightBytes(from: place + 1) & 0xFF_FFFF)
  default: return false
  }
}
