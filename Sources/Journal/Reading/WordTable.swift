import Notation

/// Words and spellings with a number each, found by their bytes in any letter case.
///
/// Those of up to eight ASCII bytes are packed into a number; the others are folded text, which is compared only where
/// one of them begins with the same bytes.
struct WordTable: Sendable {
  private struct Slot {
    /// The packed word; 0 of a free slot.
    var key: UInt64 = 0
    var number: Int32 = 0
  }

  /// The packed words, each at its hash or behind it; at least half of the slots are free.
  private var slots: ContiguousArray<Slot>
  private var count = 0
  /// The others.
  private var long: [String: Int32] = [:]
  /// The beginnings of long words, of several words and of words beyond ASCII, each true at its hash: the first five
  /// bytes, or those up to a blank among them.
  private var beginnings = ContiguousArray<Bool>(repeating: false, count: 4096)
  /// The second letters of several words and of words beyond ASCII, by the first letter, a bit each. Where the second is
  /// beyond ASCII all bits are set, since a letter and its mark may be typed apart.
  private var wideBeginnings = ContiguousArray<UInt32>(repeating: 0, count: 32)

  /// The Latin letters of the others, each true at its hash.
  private var frames = ContiguousArray<Bool>(repeating: false, count: 4096)

  /// Makes an empty table with room for so many words.
  init(capacity: Int = 32) {
    var places = 64
    while places < 2 * capacity { places *= 2 }
    slots = ContiguousArray(repeating: Slot(), count: places)
    // Where many words are, half of them are long or beyond ASCII; to grow would hash each anew.
    if capacity > 32 { long.reserveCapacity(capacity / 2) }
  }

  /// Gives a word in small letters a number, in place of the one that it had.
  mutating func add(_ word: String, _ number: Int32) { change(word) { $0 = number } }

  /// Gives a word in small letters the bits of a number, beside those that it has.
  mutating func join(_ word: String, _ bits: Int32) { change(word) { $0 |= bits } }

  /// Changes the number of a word, which is 0 of one that is new.
  @inline(__always)
  private mutating func change(_ word: String, _ change: (inout Int32) -> Void) {
    var (key, length): (UInt64, UInt64) = (0, 0)
    var (isASCII, isOneWord) = (true, true)
    for byte in word.utf8 {
      if length < 8 { key |= UInt64(byte) &<< (8 &* length) }
      length &+= 1
      if byte >= 0x80 { isASCII = false }
      if byte <= 0x20 || byte == Byte.hyphen { isOneWord = false }
    }
    if length > 8 || !isASCII || !isOneWord {
      beginnings[WordTable.place(of: WordTable.beginning(of: key, Int(length)))] = true
    }
    if !isASCII || !isOneWord {
      let (first, second) = (UInt8(truncatingIfNeeded: key), UInt8(truncatingIfNeeded: key &>> 8))
      wideBeginnings[Int(first & 0x1F)] |= second < 0x80 ? 1 << UInt32(second & 0x1F) : ~0
    }
    guard length <= 8, isASCII else {
      if let frame = ContiguousArray(word.utf8).withSpan({ WordTable.frame($0, 0, $0.count) }) {
        frames[WordTable.place(of: frame)] = true
      }
      change(&long[word, default: 0])
      return
    }
    if 2 * (count + 1) > slots.count { grow() }
    let found = slot(of: key)
    if slots[found].key == 0 {
      count += 1
      slots[found].key = key
    }
    change(&slots[found].number)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: 2 * old.count)
    for word in old where word.key != 0 { slots[slot(of: word.key)] = word }
  }

  /// Where a key stands, or would stand.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x2545_F491_4F6C_DD1D) &>> 40) & (slots.count &- 1)
    while slots[slot].key != key, slots[slot].key != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  /// The number of a word in small letters; nil if it was not added.
  func number(of word: String) -> Int32? { ContiguousArray(word.utf8).withSpan { number($0, 0, $0.count) } }

  private func number(ofKey key: UInt64) -> Int32? {
    let found = slots[slot(of: key)]
    return found.key == 0 ? nil : found.number
  }

  private static func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }

  /// The number of the word or words that a run of bytes spells, with any blanks between them; nil if none does.
  @inline(__always)
  func number(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    let piece = text.wordPiece(from: start, before: end)
    guard piece.length == end &- start, !piece.isWide else { return longNumber(text, start, end) }
    return number(ofKey: piece.bytes)
  }

  /// The number of what is more than one short word of ASCII letters.
  @inline(never)
  private func longNumber(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    guard end - start <= 40, end - start < 3 || mayBegin(text, start, end) else { return nil }
    var (key, length, place): (UInt64, UInt64, Int) = (0, 0, start)
    while place < end {
      var byte = text[place]
      if byte <= 0x20 || byte >= 0x80, blankLength(text, place, end) > 0 {
        place = skippingBlanks(text, place, end)
        byte = Byte.blank
      } else {
        place &+= 1
      }
      // The packed form of a word has zeros behind its end.
      guard byte < 0x80, byte > 0, length < 8 else { return wideNumber(text, start, end) }
      key |= UInt64(byte.lowercased) &<< (8 &* length)
      length &+= 1
    }
    return number(ofKey: key)
  }

  /// Whether a word that is not both short and ASCII, or several words, may begin at a place; `end` is at least three
  /// bytes behind it.
  @inline(__always)
  private func mayBegin(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let bytes = text.eightBytes(from: start)
    // A sixth byte beyond ASCII may be a mark that makes another letter of the fifth.
    guard bytes & 0x8080_8080_8080 == 0 else {
      let (first, second) = (UInt8(truncatingIfNeeded: bytes), UInt8(truncatingIfNeeded: bytes &>> 8))
      return first >= 0x80 || second >= 0x80
        || wideBeginnings[Int(first & 0x1F)] &>> UInt32(second & 0x1F) & 1 != 0
    }
    return beginnings[WordTable.place(of: WordTable.beginning(of: bytes, end &- start))]
  }

  /// The beginning of so many bytes, of which the first eight are packed: the first five in small letters, or those up to
  /// a blank among them and one blank.
  @inline(__always)
  private static func beginning(of bytes: UInt64, _ count: Int) -> UInt64 {
    var beginning: UInt64 = 0
    for place in 0..<Swift.min(5, count) {
      let shift = UInt64(truncatingIfNeeded: 8 &* place)
      let byte = UInt8(truncatingIfNeeded: bytes &>> shift)
      if byte.isBlank { return beginning | UInt64(Byte.blank) &<< shift }
      beginning |= UInt64(byte.lowercased) &<< shift
    }
    return beginning
  }

  /// A hash of the ASCII letters of some words in small letters, which is the same however they are spelled: one whose
  /// other letters are of Latin alphabets, each with its mark; nil of other words.
  private static func frame(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64? {
    var frame: UInt64 = 0
    var place = start
    while place < end {
      let byte = text[place]
      place &+= 1
      if byte < 0x80 {
        if byte > Byte.blank { frame = FNV.hash(frame, UInt64(byte.lowercased)) }
        continue
      }
      // What is in U+00C0..U+017F has one small letter, but for U+0130.
      guard 0xC3...0xC5 ~= byte, place < end, byte != 0xC4 || text[place] != 0xB0 else { return nil }
      place &+= 1
    }
    return frame
  }

  /// The number of words that are long or beyond ASCII.
  private func wideNumber(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    if let frame = WordTable.frame(text, start, end), !frames[WordTable.place(of: frame)] { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var place = start
    while place < end {
      let next = skippingBlanks(text, place, end)
      bytes.append(next > place ? Byte.blank : text[place])
      place = max(next, place + 1)
    }
    return long[String(decoding: bytes, as: UTF8.self).lowercased()]
  }
}
