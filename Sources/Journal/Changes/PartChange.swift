/// Other parts for a line of `daybook.conf` that declares a habit or measure; the others stay as they are, byte for byte.
struct PartChange {
  /// The line as it stands.
  let line: ConfigurationLine
  /// The file that it stands in.
  private let file: DayFile
  /// The parts, as a line that declares nothing else would have them.
  private let typed: DeclaredParts

  /// Takes what is to stand behind the name.
  init(_ values: [String], of line: ConfigurationLine, in file: DayFile) {
    (self.line, self.file) = (line, file)
    let scratch = DayFile("habit x " + values.joined(separator: " "))
    typed = DeclaredParts(scratch.configurationLines[0], in: scratch)
  }

  /// The kinds of parts that are to change.
  var kinds: [DeclaredPart.Kind] { typed.parts.map(\.kind) }

  /// The words of a second part of a kind of which a line has one; nil if there is none.
  var second: String? {
    typed.parts.indices.first { place in
      let kind = typed.parts[place].kind
      return kind != .alias && kind != .other && typed.parts[..<place].contains { $0.kind == kind }
    }.map { typed.text(typed.parts[$0]).filter { $0 != "\"" } }
  }

  /// The words of the first part that is of another kind; nil if there is none.
  func words(ofOtherThan kind: DeclaredPart.Kind) -> String? {
    typed.parts.first { $0.kind != kind }.map(typed.text)
  }

  /// The words of a part behind its keyword.
  func amount(of kind: DeclaredPart.Kind) -> String {
    let text = typed.parts.first { $0.kind == kind }.map(typed.text) ?? ""
    return text.split(separator: " ").dropFirst().joined(separator: " ")
  }

  /// The change of the file.
  var change: Change {
    let old = DeclaredParts(line, in: file)
    var edits: [TextEdit] = []
    let end = line.values[line.values.count - 1].word.end
    var added = ""
    for part in typed.parts {
      let text = typed.text(part)
      if part.kind != .other, let present = old.first(part.kind, saying: text) {
        let bytes = old.bytes(present)
        if isDaily(part) {
          let before = line.values[present.places.lowerBound - 1].word.end
          edits.append(TextEdit(before..<bytes.upperBound, ""))
        } else if old.text(present) != text {
          edits.append(TextEdit(bytes, text))
        }
      } else if !isDaily(part) {
        added += " " + text
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    if !added.isEmpty { edits.append(TextEdit(end..<end, added)) }
    return Change(edits: edits, line: line.number)
  }

  /// Whether the line, read again, has these parts and no other one changed.
  func isMade(in after: DayFile) -> Bool {
    guard let now = after.configurationLines.first(where: { $0.number == line.number }) else { return false }
    let (old, new) = (DeclaredParts(line, in: file), DeclaredParts(now, in: after))
    guard line.values.prefix(2).map(\.text) == now.values.prefix(2).map(\.text) else { return false }
    let areSaid = typed.parts.allSatisfy { part in
      let text = typed.text(part)
      return isDaily(part)
        ? new.first(.schedule, saying: "") == nil : new.first(part.kind, saying: text).map(new.text) == text
    }
    func others(_ parts: DeclaredParts) -> [String] {
      parts.parts.filter { $0.kind == .alias || !kinds.contains($0.kind) }.map(parts.text)
    }
    let kept = others(old)
    return areSaid && Array(others(new).prefix(kept.count)) == kept
  }

  /// The words of a new habit, its name first, as they are to stand in the file: without one that says that it is due
  /// daily.
  static func withoutDaily(_ values: [String]) -> String {
    let text = values.joined(separator: " ")
    let file = DayFile("habit " + text)
    guard let line = file.configurationLines.first else { return text }
    let parts = DeclaredParts(line, in: file)
    let kept = parts.parts.filter { !parts.isDaily($0) }.map(parts.text)
    return kept.count == parts.parts.count ? text : ([values[0]] + kept).joined(separator: " ")
  }

  /// Whether a part says that a habit is due daily.
  private func isDaily(_ part: DeclaredParts.Part) -> Bool { typed.isDaily(part) }
}
