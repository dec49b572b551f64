import Journal

extension String {
  /// The columns that the text takes in a terminal with a fixed-width font.
  ///
  /// East Asian wide letters and emoji take two, combining marks and joiners none, control characters none.
  package var widthInColumns: Int { DisplayWidth.columns(of: self) }
}

extension Character {
  /// The columns that the character takes in a terminal: 0 to 2, but more of some clusters without a picture.
  var widthInColumns: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    return String(self).widthInColumns
  }
}

/// Columns counted scalar by scalar, since walking a text by characters costs ten times more.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    // Most text is ASCII, where a byte is a column.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    var counter = ColumnCounter()
    for scalar in text.unicodeScalars { counter.count(scalar) }
    return counter.columns
  }
}

/// Adds scalars up, remembering of those before only what a following mark or joiner can change.
private struct ColumnCounter {
  private(set) var columns = 0
  /// The scalar that the cluster began with, which a selector or a skin colour changes.
  private var base: Unicode.Scalar = " "
  private var clusterColumns = 0
  private var isJoined = false
  /// Whether a single regional indicator waits for the other of its flag.
  private var isHalfFlag = false

  mutating func count(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // Both reach no further than the next scalar.
    let (wasJoined, wasHalfFlag) = (isJoined, isHalfFlag)
    (isJoined, isHalfFlag) = (false, false)
    // A joiner joins only what follows it at once.
    if wasJoined, !DisplayWidth.isPicture(scalar) { base = " " }
    if value < 0x300 {
      begin(scalar, columns: value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1)
    } else if value == 0x200D {
      isJoined = DisplayWidth.isPicture(base)
    } else if value == 0xFE0F {
      if base.properties.isEmoji { widen() }
    } else if (0x1F3FB...0x1F3FF).contains(value), base.properties.isEmojiModifierBase {
      widen()
    } else if (0x1F1E6...0x1F1FF).contains(value) {
      begin(scalar, columns: wasHalfFlag ? 0 : 2)
      isHalfFlag = !wasHalfFlag
    } else if wasJoined, value >= 0x2000, scalar.properties.isEmoji {
      // A joined emoji is drawn into the one before it.
      return
    } else if DisplayWidth.isColumnless(scalar) {
      begin(scalar, columns: 0)
    } else if !DisplayWidth.isZeroWidth(scalar) {
      begin(scalar, columns: DisplayWidth.isWide(scalar) ? 2 : 1)
    }
  }

  private mutating func begin(_ scalar: Unicode.Scalar, columns added: Int) {
    base = scalar
    clusterColumns = added
    columns += added
  }

  private mutating func widen() {
    guard clusterColumns == 1 else { return }
    clusterColumns = 2
    columns += 1
  }
}

extension DisplayWidth {
  /// Whether a scalar from U+0300 on is drawn over or into the one before it, or not at all.
  fileprivate static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Common scripts without marks of their own; the general category takes a look-up.
    case 0x0370..<0x0483, 0x3041...0x3096, 0x30A0...0x31FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return false
    // Signs that are set before Arabic and Syriac numbers are formats that show.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether a scalar takes no column and yet ends the character before it, or may do so.
  ///
  /// Blanks of no width, marks of direction, and vowels and final consonants of Hangul written letter by letter.
  fileprivate static func isColumnless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// Whether an emoji may be joined to a scalar: to an emoji that is no digit, half flag or skin colour.
  fileprivate static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xA9, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
    default: scalar.properties.isEmoji
    }
  }

  /// Whether a scalar is East Asian wide or fullwidth, or an emoji that shows as one of itself.
  fileprivate static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= wideRanges[0] else { return false }
    let count = wideRanges.count / 2
    let range = (0..<count).partitioningIndex { wideRanges[2 * $0 + 1] >= value }
    if range < count, wideRanges[2 * range] <= value { return true }
    return value >= 0x2300 && scalar.properties.isEmojiPresentation
  }
}
