import Journal

/// Content lines of a calendar: CRLF behind each, folded at 75 bytes, text escaped.
struct CalendarLines {
  /// The bytes written so far; they may be taken away between lines.
  var bytes: ContiguousArray<UInt8> = []

  /// Adds a line: a property and a value as they stand, and after it a text that is escaped.
  mutating func add(_ line: String, text: String = "") {
    // Nearly every line is short and plain.
    if line.utf8.count + text.utf8.count <= 75, text.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(contentsOf: text.utf8)
      return bytes.append(contentsOf: [0x0D, 0x0A])
    }
    var room = 75
    for scalar in line.unicodeScalars { put([scalar], &room) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": put(["\\", scalar], &room)
      case "\t", "\n": put([" "], &room)
      // No other control character may stand in a calendar.
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: continue
      default: put([scalar], &room)
      }
    }
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  /// Begins a calendar.
  mutating func beginCalendar() {
    add("BEGIN:VCALENDAR")
    add("VERSION:2.0")
    add("PRODID:-//daybook//daybook//EN")
    add("CALSCALE:GREGORIAN")
  }

  /// Adds an alarm at the start of an event.
  mutating func addAlarm(_ title: String) {
    add("BEGIN:VALARM")
    add("ACTION:DISPLAY")
    add("TRIGGER:PT0S")
    add("DESCRIPTION:", text: title)
    add("END:VALARM")
  }

  /// Puts characters that stay together where there is room for their bytes, else on a new line.
  private mutating func put(_ scalars: [Unicode.Scalar], _ room: inout Int) {
    let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    if text.utf8.count > room {
      bytes.append(contentsOf: [0x0D, 0x0A, 0x20])
      room = 74
    }
    bytes.append(contentsOf: text.utf8)
    room -= text.utf8.count
  }

  /// A date, `20260112`.
  static func date(_ day: Day) -> String { day.description.without("-") }

  /// A date and time of no zone, `20260112T083000`.
  static func moment(_ moment: Moment) -> String {
    "\(date(moment.day))T\(moment.time.description.without(":"))00"
  }
}

/// Whether a byte of a text needs no escape.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ";")
    && byte != UInt8(ascii: ",")
}
