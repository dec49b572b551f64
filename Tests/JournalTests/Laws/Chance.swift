import TestSupport

@testable import Journal

/// What lines are made of: right spellings, near misses, and bytes that no person types.
private let fragments: [String] = [
  "water", "WATER", "Water:", "water::", "coffee", "weight", "steps", "sleep", "run", "kcal", "vitamins",
  "cigarettes", "breakfast", "dinner", "kitchen", "Kitchen closed", "kitchen-closed", "workout", "gym",
  "Kitchen  closed at 10 PM", "read", "brekfast", "pitný", "pitný režim", "PITNÝ-REŽIM",
  "pitny\u{301} rez\u{30C}im",
  "káva", "KÁVA", "ka\u{301}va", "šálek", "goal", "Goal", "at most", "at", "of", "x", "×", "call the dentist",
  "250ml", "250 ml", "250", "1.5l", "0,5 l", ".5l", "1/2 cup", "½ cup", "1½", "1 1/2 cup", "2x500ml",
  "2 × 500 ml",
  "1 250 ml", "1\u{A0}250\u{A0}ml", "1\u{202F}250 ml", "7h30m", "7h 30m", "7 h 30 min", "82.4kg", "3kg",
  "16 fl oz",
  "16 fl  oz", "2 imp oz", "3 bottles", "2 sklenice", "3pills", "3 pills", "0", "1,250", "1.250", "2 500ml",
  "2,5,1", "7/10", "-250ml", "+250ml", "250mll", "99999999999999999999", "999999999 l", "1400..1600",
  "20km/week",
  "08:10", "8:10", "8:10pm", "8:10 PM", "8am", "pm", "a.m.", "25:10", "8.10", "23:15-06:45", "23:15–06:45",
  "24:00",
  "+run", "@home", "#tag", "kcal:420", "protein:18g", "water:300ml", "káva:2cup", "KCAL:lots",
  "water:\"1 250 ml\"",
  "file:\"a  b.jpg\"", "file:a.jpg", "a:\"b", "https://x.y/z:1", "# a comment", "#", "\"", "-", "*", "- ",
  "* ",
  "[ ]", "[x]", "[X]", "[-]", "[ ] ", "[x] ", "[-] ", "[y]", "[x", "1.", "2)", "Ráno jsem", "běžel", "😀", ",",
  ":",
  "<<<<<<<", "|||||||", "=======", ">>>>>>>", "\u{FEFF}", "\u{0}", "\u{1B}[31m", "\u{85}", "\r", "\u{A0}",
  "\u{202F}",
]

extension SplitMix64 {
  /// A run of blanks between two words, mostly one space.
  private mutating func gap() -> String {
    below(3) > 0 ? " " : one(of: ["", "  ", "\t", " \t ", "\u{A0}", " \u{A0}", "\u{202F}", "\r"])
  }

  /// A line of fragments, without a line end; `isTyped` leaves out what no keyboard gives.
  mutating func line(isTyped: Bool = false) -> String {
    var line = below(4) == 0 ? one(of: ["- ", "* ", "  ", "\t- ", "-  ", " "]) : ""
    if below(3) == 0 { line += one(of: ["[ ] ", "[x] ", "[-] ", "[X]  "]) }
    for _ in 0..<(below(7)) { line += one(of: fragments) + gap() }
    if below(200) == 0 { line += String(repeating: one(of: fragments), count: below(300)) }
    if isTyped { line.unicodeScalars.removeAll { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F } }
    return line
  }

  /// A file: lines of fragments under changing line ends, now and then spoilt byte by byte, or noise alone.
  mutating func file() -> ContiguousArray<UInt8> {
    if below(20) == 0 {
      return ContiguousArray((0..<below(200)).map { _ in UInt8(truncatingIfNeeded: next()) })
    }
    var bytes: ContiguousArray<UInt8> = below(8) == 0 ? [0xEF, 0xBB, 0xBF] : []
    let usual = one(of: ["\n", "\n", "\r\n"])
    for _ in 0..<below(9) {
      bytes += ContiguousArray(line().utf8)
      bytes += ContiguousArray(
        (below(6) == 0 ? one(of: ["\n", "\r\n", "\r\r\n", "\r", " \n", " \r\n"]) : usual).utf8)
    }
    if below(4) == 0 { bytes += ContiguousArray(line().utf8) }
    if below(3) == 0 {
      for _ in 0..<below(6) where !bytes.isEmpty {
        let place = below(bytes.count)
        switch below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(one(of: [0x20, 0x0A, 0x0D, 0x09, 0x3A, 0x22, 0x23, 0x00, 0xC2, 0xFF]), at: place)
        default: bytes[place] ^= 1 << UInt8(below(8))
        }
      }
    }
    return bytes
  }

  /// An interpreter of one of a few configurations, or of none.
  mutating func interpreter() -> DayReader { one(of: interpreters) }
}

/// A configuration whose names go beyond ASCII.
let czech = """
  measure pitný-režim "Pitný režim" goal 2l cup 250ml alias voda
  measure káva goal at most 3šálky cup 200ml counts 80% pitný-režim
  measure kcal unit kcal
  measure spánek unit h
  habit běh "Ranní běh"
  habit kuchyň "Kuchyň zavřená v deset"
  """

private let interpreters: [DayReader] = {
  var discovery = Discovery()
  discovery.look(into: DayFile("[x] breakfast\nran 5km\nsleep 7h\n[ ] call the dentist\nwater 3l\n"))
  return [
    DayReader(configured(water)), DayReader(configured(page)), DayReader(configured(czech)),
    DayReader(discovery.configuration(from: Configuration()), isImplied: true),
    DayReader(Configuration(), isImplied: true),
  ]
}()

/// Bytes as a Swift literal shows them, for the message of a law that does not hold.
func shown(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self).debugDescription
}
