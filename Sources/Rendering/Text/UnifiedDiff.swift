import Journal

/// The changes that turn one file into another, as `diff -u` prints them and `patch` takes them.
///
/// Lines are bytes up to their LF: a CR before it belongs to the line. Nothing is printed of equal files.
package struct UnifiedDiff {
  /// The fate of a line.
  private enum Edit { case same, removed, added }

  /// A run of lines with the changes in it and the equal lines around them; counts are of lines, from 0.
  private struct Hunk {
    var oldStart: Int
    var newStart: Int
    var oldCount = 0
    var newCount = 0
    /// The lines, each with its line feed; the last of a file may have none.
    var lines: [(edit: Edit, line: ArraySlice<UInt8>)] = []
  }

  /// The lines around a change.
  private static let context = 3

  private let path: String
  /// Whether there is a file before and after.
  private let (isOld, isNew): (Bool, Bool)
  private let hunks: [Hunk]

  /// Compares a file as it was and as it is to be; nil is no file. `path` is its name as it is printed.
  package init(_ path: String, from old: ContiguousArray<UInt8>?, to new: ContiguousArray<UInt8>?) {
    self.path = path
    (isOld, isNew) = (old != nil, new != nil)
    let (olds, news) = ((old ?? [])[...].fullLines, (new ?? [])[...].fullLines)
    hunks = UnifiedDiff.hunks(olds, news, LineMatching(olds, news).partners)
  }

  private static func hunks(
    _ olds: [ArraySlice<UInt8>], _ news: [ArraySlice<UInt8>], _ partners: [Int?]
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var (line, other) = (0, 0)
    /// The equal lines since the last change.
    var same = context + 1
    func open() {
      if same <= 2 * context, !hunks.isEmpty {
        // Near the last change: the lines between belong to one hunk.
        for back in stride(from: min(same, max(0, same - context)), to: 0, by: -1) { keep(line - back) }
      } else {
        let lead = min(context, min(line, other))
        hunks.append(Hunk(oldStart: line - lead, newStart: other - lead))
        for back in stride(from: lead, to: 0, by: -1) { keep(line - back) }
      }
      same = 0
    }
    func keep(_ line: Int) {
      hunks[hunks.count - 1].lines.append((.same, olds[line]))
      hunks[hunks.count - 1].oldCount += 1
      hunks[hunks.count - 1].newCount += 1
    }
    while line < olds.count || other < news.count {
      if line < olds.count, partners[line] == other {
        same += 1
        if same <= context, !hunks.isEmpty { keep(line) }
        line += 1
        other += 1
        continue
      }
      open()
      while line < olds.count, partners[line] == nil {
        hunks[hunks.count - 1].lines.append((.removed, olds[line]))
        hunks[hunks.count - 1].oldCount += 1
        line += 1
      }
      let end = line < olds.count ? partners[line] ?? news.count : news.count
      while other < end {
        hunks[hunks.count - 1].lines.append((.added, news[other]))
        hunks[hunks.count - 1].newCount += 1
        other += 1
      }
    }
    return hunks
  }

  private static let unended = "\\ No newline at end of file"

  /// The diff as bytes, those of the files untouched.
  package var bytes: ContiguousArray<UInt8> {
    if hunks.isEmpty { return [] }
    var bytes = ContiguousArray((head(isOld, "a/", "--- ") + "\n" + head(isNew, "b/", "+++ ") + "\n").utf8)
    for hunk in hunks {
      bytes.append(contentsOf: (position(hunk) + "\n").utf8)
      for (edit, line) in hunk.lines {
        bytes.append(sign(edit))
        bytes.append(contentsOf: line)
        if line.last != 0x0A { bytes.append(contentsOf: "\n\(UnifiedDiff.unended)\n".utf8) }
      }
    }
    return bytes
  }

  /// The diff as lines with roles, for a terminal: harmless, and with a CR shown only where not all lines have one.
  package var styled: [StyledText] {
    if hunks.isEmpty { return [] }
    var lines = [
      StyledText(head(isOld, "a/", "--- "), .heading), StyledText(head(isNew, "b/", "+++ "), .heading),
    ]
    let allReturn = hunks.allSatisfy { $0.lines.allSatisfy { content($0.line).last == 0x0D } }
    for hunk in hunks {
      lines.append(StyledText(position(hunk), .accent))
      for (edit, line) in hunk.lines {
        let content = allReturn ? content(line).dropLast() : content(line)
        let text = String(decoding: CollectionOfOne(sign(edit)) + content, as: UTF8.self)
        lines.append(StyledText(text, role(edit)))
        if line.last != 0x0A { lines.append(StyledText(UnifiedDiff.unended, .muted)) }
      }
    }
    return lines
  }

  /// A line's bytes without its line feed.
  private func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0A ? line.dropLast() : line
  }

  private func sign(_ edit: Edit) -> UInt8 {
    switch edit {
    case .same: UInt8(ascii: " ")
    case .removed: UInt8(ascii: "-")
    case .added: UInt8(ascii: "+")
    }
  }

  private func role(_ edit: Edit) -> Role {
    switch edit {
    case .same: .plain
    case .removed: .bad
    case .added: .good
    }
  }

  /// The name of a side; a tab after a name with blanks tells `patch` where it ends.
  private func head(_ isThere: Bool, _ prefix: String, _ mark: String) -> String {
    guard isThere else { return mark + "/dev/null" }
    let name = prefix + path
    let isQuoted = name.utf8.contains {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if isQuoted { return mark + UnifiedDiff.quoted(name) }
    return mark + name + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  /// A name as git and GNU write one with control characters, quotes or backslashes in it.
  private static func quoted(_ name: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        bytes += [UInt8(ascii: "\\"), 0x30 + (byte >> 6), 0x30 + (byte >> 3 & 7), 0x30 + (byte & 7)]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private func position(_ hunk: Hunk) -> String {
    func side(_ start: Int, _ count: Int) -> String {
      // A range of no lines is named by the line before it.
      count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
    return "@@ -\(side(hunk.oldStart, hunk.oldCount)) +\(side(hunk.newStart, hunk.newCount)) @@"
  }
}
