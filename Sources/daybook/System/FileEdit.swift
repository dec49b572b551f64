/// Bytes that stood in a file, and those that came in their place.
struct FileEdit: Hashable, Sendable {
  /// In bytes from the start of the file as it was before all edits.
  var offset: Int
  var removed: Bytes
  var inserted: Bytes

  /// The most pairs of lines that are compared to tell edits apart; beyond it there is one edit over all that differs.
  private static let comparedPairs = 250_000

  /// The edits, each of whole lines, in order and apart from each other, that make `after` of `before`.
  static func between(_ before: Bytes, _ after: Bytes) -> [FileEdit] {
    var old = lines(of: before)[...]
    var new = lines(of: after)[...]
    while let one = old.first, one == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let one = old.last, one == new.last {
      old.removeLast()
      new.removeLast()
    }
    // What both begin with is equally long in both.
    guard var offset = old.first?.startIndex ?? new.first?.startIndex else { return [] }
    guard old.count * new.count <= comparedPairs else {
      return [FileEdit(offset: offset, removed: Bytes(old.joined()), inserted: Bytes(new.joined()))]
    }
    var edits: [FileEdit] = []
    var edit = FileEdit(offset: offset, removed: [], inserted: [])
    func end() { if !edit.removed.isEmpty || !edit.inserted.isEmpty { edits.append(edit) } }
    for (line, change) in Self.steps(Array(old), Array(new)) {
      switch change {
      case .kept:
        end()
        offset += line.count
        edit = FileEdit(offset: offset, removed: [], inserted: [])
      case .removed:
        edit.removed.append(contentsOf: line)
        offset += line.count
      case .inserted:
        edit.inserted.append(contentsOf: line)
      }
    }
    end()
    return edits
  }

  /// What the edits make of `before`, or nil if it is not the file that they were made for.
  static func applying(_ edits: [FileEdit], to before: Bytes) -> Bytes? {
    var after = Bytes()
    var position = 0
    for edit in edits {
      let end = edit.offset + edit.removed.count
      guard edit.offset >= position, end <= before.count,
        before[edit.offset..<end].elementsEqual(edit.removed)
      else {
        return nil
      }
      after.append(contentsOf: before[position..<edit.offset])
      after.append(contentsOf: edit.inserted)
      position = end
    }
    after.append(contentsOf: before[position...])
    return after
  }

  /// The edits that take these back, their offsets those of the file after them.
  static func inverse(of edits: [FileEdit]) -> [FileEdit] {
    var shift = 0
    return edits.map { edit in
      defer { shift += edit.inserted.count - edit.removed.count }
      return FileEdit(offset: edit.offset + shift, removed: edit.inserted, inserted: edit.removed)
    }
  }

  /// The lines of a file, each with its line feed; the last one may have none.
  static func lines(of bytes: Bytes) -> [ArraySlice<UInt8>] {
    let bytes = Array(bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Claims that each line of some bytes stands in others, as often.
  static func holdsLines(of bytes: Bytes, _ others: Bytes) -> Bool {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in lines(of: others) { counts[line, default: 0] += 1 }
    return lines(of: bytes).allSatisfy { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] >= 0
    }
  }

  private enum Change { case kept, removed, inserted }

  /// The fewest steps from the one list of lines to the other: their longest common part is kept.
  private static func steps(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [(line: ArraySlice<UInt8>, change: Change)] {
    let width = new.count + 1
    var common = [Int32](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        common[i * width + j] =
          old[i] == new[j]
          ? common[(i + 1) * width + j + 1] + 1 : max(common[(i + 1) * width + j], common[i * width + j + 1])
      }
    }
    var steps: [(line: ArraySlice<UInt8>, change: Change)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        steps.append((old[i], .kept))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || i < old.count && common[(i + 1) * width + j] >= common[i * width + j + 1] {
        steps.append((old[i], .removed))
        i += 1
      } else {
        steps.append((new[j], .inserted))
        j += 1
      }
    }
    return steps
  }
}
