/// A part of a line of text, by what it may stand for.
struct TextPiece {
  enum Role {
    /// A declared name; `hasColon` says that a colon follows it at once.
    case name(Reference, hasColon: Bool)
    /// A number with a unit, in digits.
    case amount(Kind)
    /// A bare number; `hasSign` says that `+` or `-` stands before it.
    case number(hasSign: Bool)
    case numberWord, article
    /// A unit's word; `isVessel` of a cup, a glass and what is declared, `isLong` of three letters and more: shorter ones
    /// stand behind a number, and are other words without it, as the Czech `mi` is.
    case unit(isVessel: Bool, isLong: Bool)
    case time, date, tag
    /// A word that is not counted among those of a short line.
    case filler
    /// `some`, `lots` and the like.
    case vague
    /// Punctuation or a sign.
    case sign
    case word
  }

  /// Its possible meaning.
  let role: Role
  let start: Int
  let end: Int

  var range: Range<Int32> { Int32(start)..<Int32(end) }

  /// Whether a byte may part a name from an amount without a blank: `water,250ml`, `water(250ml)`.
  static func parts(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.comma, Byte.slash, Byte.quote, UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Whether a byte may close what is marked: `**water**`, `[[water]]`, `[water](water.md)`, `<water>`, and code.
  static func closesMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), Byte.close, UInt8(ascii: "`"), UInt8(ascii: ">"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// Whether a byte may be a mark of bold or slanted text.
  static func emphasizes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") }

  /// Whether a byte closes brackets.
  static func closes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ")") || byte == Byte.close }

  /// Whether a byte opens brackets.
  static func opens(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == Byte.open }

  /// The name that it is, if it is a declared one.
  var name: Reference? { if case .name(let name, _) = role { name } else { nil } }

  /// Whether it is a word without a role of its own.
  var isPlain: Bool { if case .word = role { true } else { false } }

  /// Whether it is a bare number in digits.
  var isNumber: Bool { if case .number = role { true } else { false } }

  /// Whether it is a word that is not counted among those of a short line, as `of` is.
  var isFiller: Bool { if case .filler = role { true } else { false } }

  /// Whether it is a word of a sentence, even one that is not counted in a short line.
  var isWord: Bool {
    switch role {
    case .sign, .date, .time, .tag: false
    case .name, .amount, .number, .numberWord, .article, .unit, .filler, .vague, .word: true
    }
  }

  /// Whether it may say something by itself: a word, a number, or a sign that is no punctuation.
  var isSaid: Bool { if case .sign = role { end - start > 1 } else { isWord } }

  /// Whether it is a word of the line: neither a sign, a date, a time, a tag, nor a filler.
  var isCounted: Bool {
    switch role {
    case .sign, .date, .time, .tag, .filler, .article: false
    case .name, .amount, .number, .numberWord, .unit, .vague, .word: true
    }
  }
}

extension LineReader {
  /// The bytes of a word of a line, without a colon or marks of Markdown behind it; nil of any other part.
  func bareRange(_ piece: TextPiece, _ text: Span<UInt8>) -> Range<Int>? {
    guard case .word = piece.role else { return nil }
    var end = piece.end
    while end > piece.start, ":*_".utf8.contains(text[end - 1]) { end -= 1 }
    return piece.start..<end
  }

  /// The word in small letters; nil for any other part.
  func bareWord(_ piece: TextPiece, _ text: Span<UInt8>) -> String? {
    bareRange(piece, text).map { string(text, $0.lowerBound, $0.upperBound).lowercased() }
  }

  /// The parts of a line of text, up to a comment.
  func pieces(of text: Span<UInt8>, from start: Int, _ end: Int) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var place = start
    while let piece = nextPiece(of: text, from: place, end) {
      pieces.append(piece)
      place = max(piece.end, piece.start + 1)
    }
    return pieces
  }

  /// The one part of a text that is said, tags aside; nil if there is none, more than one, or it is not as is asked.
  func onlySaid(
    of text: Span<UInt8>, from start: Int, _ end: Int, where isAsked: (TextPiece) -> Bool
  ) -> TextPiece? {
    var (only, place): (TextPiece?, Int) = (nil, start)
    while let piece = nextPiece(of: text, from: place, end, tellingWords: false) {
      if piece.isSaid {
        guard only == nil, isAsked(piece) else { return nil }
        only = piece
      }
      place = max(piece.end, piece.start + 1)
    }
    return only
  }

  /// The next part of a line of text from a place on; nil at the end and at a comment.
  ///
  /// Without `tellingWords` every word is just a word, whatever it says by itself.
  func nextPiece(
    of text: Span<UInt8>, from start: Int, _ end: Int, tellingWords: Bool = true
  ) -> TextPiece? {
    let place = skippingBlanks(text, start, end)
    guard place < end else { return nil }
    let word = word(text, at: place, end)
    return word.form == .comment ? nil : piece(of: word, text, end, tellingWords)
  }

  private func piece(of word: Word, _ text: Span<UInt8>, _ end: Int, _ tellingWords: Bool) -> TextPiece {
    func piece(_ role: TextPiece.Role, upTo end: Int) -> TextPiece {
      TextPiece(role: role, start: word.start, end: end)
    }
    // A mark of Tasks without what follows it says as much as any sign: `gym ✅`.
    if word.form == .keyed || word.form == .tag && firstLetter(text, word) < word.end {
      return piece(.tag, upTo: word.end)
    }
    if let field = field(text, at: word.start, end) { return piece(.tag, upTo: field.end) }
    let letters = firstLetter(text, word)
    // What a link is to is no part of the line: `](water.md)`.
    if text[word.start] == Byte.close, word.start + 1 < word.end, text[word.start + 1] == UInt8(ascii: "("),
      let closing = (word.start..<word.end).last(where: { text[$0] == UInt8(ascii: ")") })
    {
      return piece(.sign, upTo: closing + 1)
    }
    if letters > word.start {
      // `,33` may be 0.33, and is no 33, as `water,33` is.
      let isApart = word.start == 0 || text[word.start - 1].isBlank
      if isApart, text[word.start] == Byte.comma, letters == word.start + 1, letters < word.end,
        text[letters].isDigit
      {
        return piece(.number(hasSign: false), upTo: word.end)
      }
      // The sign is a part of its own, and the word behind it is looked at next.
      let sign = text[word.start]
      let isJoint =
        sign == Byte.colon || "~<>".utf8.contains(sign) || sign == Byte.open || sign == Byte.at
        || sign >= 0x80 || TextPiece.parts(sign) || TextPiece.emphasizes(sign)
      if letters < word.end, isJoint || !text[letters].isDigit {
        return piece(.sign, upTo: letters)
      }
      if letters == word.end { return piece(.sign, upTo: word.end) }
    }
    if vocabulary.mayBegin(with: text[word.start]), let name = name(at: word, text, end) { return name }
    if word.form == .number {
      if word.start > 0, TextPiece.emphasizes(text[word.start - 1]) {
        let closing = (word.start..<end).first { text[$0] == text[word.start - 1] } ?? end
        return numberPiece(numeral(word.start, min(word.end, closing)), text, closing)
      }
      let isInBrackets = (max(0, word.start - 60)..<word.start).contains { TextPiece.opens(text[$0]) }
      let bare = withoutColon(text, word.withoutMark(text))
      guard isInBrackets else { return numberPiece(bare, text, end) }
      let closing = (word.start..<min(end, word.start + 60)).first { TextPiece.closes(text[$0]) }
      return numberPiece(bare.withoutBracket(text), text, closing ?? end)
    }
    // Digits of full width are none of the format's, and meant as such.
    if text.isWideDigit(at: word.start) { return piece(.number(hasSign: false), upTo: word.end) }
    let bare = word.withoutMark(text).withoutBracket(text)
    guard tellingWords else { return piece(.word, upTo: bare.end) }
    if let typed = TypedWord(text, bare.start, bare.end) {
      if typed.has(.article) { return piece(.article, upTo: bare.end) }
      if bare.form == .plain, typed.number != nil { return piece(.numberWord, upTo: bare.end) }
      if typed.has(.filler) { return piece(.filler, upTo: bare.end) }
      if typed.has(.vague) { return piece(.vague, upTo: bare.end) }
      // `10 tisíc kroků`
      if typed.has(.thousand), bare.end - bare.start > 1 {
        return piece(.number(hasSign: false), upTo: bare.end)
      }
    }
    if let unit = amounts.units.place(text, bare.start, bare.end) {
      return piece(.unit(isVessel: amounts.isVessel(unit), isLong: bare.end - bare.start > 2), upTo: bare.end)
    }
    return piece(.word, upTo: bare.end)
  }

  /// The first letter or digit of a word; its end if it has none.
  private func firstLetter(_ text: Span<UInt8>, _ word: Word) -> Int {
    var place = word.start
    while place < word.end {
      let length = signLength(text, place)
      if length == 0 { break }
      place += length
    }
    return min(place, word.end)
  }

  /// The declared name at a word, also before a mark without a blank, `water,250ml`.
  private func name(at word: Word, _ text: Span<UInt8>, _ end: Int) -> TextPiece? {
    if let match = vocabulary.match(text, at: word.start, end) {
      let hasColon = match.end < end && text[match.end] == Byte.colon
      return TextPiece(role: .name(match.subject, hasColon: hasColon), start: word.start, end: match.end)
    }
    for place in word.start..<word.end {
      let byte = text[place]
      if joinsNumber(text, place, word.end), let match = vocabulary.match(text, at: word.start, place),
        match.end == place
      {
        return TextPiece(role: .name(match.subject, hasColon: false), start: word.start, end: place)
      }
      let isEllipsis = byte == Byte.point && place + 1 < word.end && text[place + 1] == Byte.point
      // `coffee++`
      let isPlus = byte == Byte.plus && (place + 1 == word.end || text[place + 1] == Byte.plus)
      // `water- 250ml`
      let isDash = byte == Byte.hyphen && place + 1 == word.end
      guard
        TextPiece.parts(byte) || isEllipsis || isPlus || isDash || TextPiece.closesMark(byte)
          || byte >= 0x80 && signLength(text, place) > 0
      else {
        continue
      }
      return vocabulary.match(text, at: word.start, place).flatMap {
        $0.end == place
          ? TextPiece(
            role: .name($0.subject, hasColon: byte == UInt8(ascii: "=")), start: word.start, end: place) : nil
      }
    }
    return nil
  }

  /// Whether a number begins at a place, perhaps behind `-`, `+`, `_` or `.`: `water250ml`, `water-250ml`.
  private func joinsNumber(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    switch text[place] {
    case Byte.hyphen, Byte.plus, Byte.point, UInt8(ascii: "_"): place + 1 < end && text[place + 1].isDigit
    default: text[place].isDigit || text.isWideDigit(at: place)
    }
  }
}

extension Span<UInt8> {
  /// Whether a digit of full width, `２`, begins at a place.
  fileprivate func isWideDigit(at place: Int) -> Bool {
    let bytes = eightBytes(from: place)
    return bytes & 0xFFFF == 0xBCEF && (0x90...0x99).contains(bytes &>> 16 & 0xFF)
  }
}

extension Word {
  /// The word before a bracket that closes what began before it: the `kg` of `weight (kg) 82`.
  fileprivate func withoutBracket(_ text: Span<UInt8>) -> Word {
    let last = end - (text[end - 1] == Byte.colon ? 2 : 1)
    guard last > start, text[last] == UInt8(ascii: ")") || text[last] == Byte.close else { return self }
    return Word(start: start, end: last, form: form, colon: colon)
  }
}
