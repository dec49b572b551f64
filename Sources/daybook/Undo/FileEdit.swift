import Journal
import Platform

/// Bytes that stood in a file, and those that came in their place.
struct FileEdit: Hashable, Sendable {
  /// In bytes from the start of the file as it was before all edits.
  var offset: Int
  var removed: Bytes
  var inserted: Bytes

  /// The edits, each of whole lines, in order and apart from each other, that make `after` of `before`.
  static func between(_ before: Bytes, _ after: Bytes) -> [FileEdit] {
    // Lines that both begin and end with are left out whole, before any line is taken apart.
    let most = min(before.count, after.count)
    var head = 0
    while head < most, before[head] == after[head] { head += 1 }
    if head < max(before.count, after.count) { head = lineStart(before, head) }
    var tail = 0
    while tail < most - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
    while tail > 0,
      !startsLine(before, before.count - tail, head) || !startsLine(after, after.count - tail, head)
    {
      tail -= 1
    }
    var offset = head
    let old = before[head..<(before.count - tail)].fullLines
    let new = after[head..<(after.count - tail)].fullLines
    if old.isEmpty, new.isEmpty { return [] }
    var edits: [FileEdit] = []
    var edit = FileEdit(offset: offset, removed: [], inserted: [])
    func end() { if !edit.removed.isEmpty || !edit.inserted.isEmpty { edits.append(edit) } }
    var next = 0
    for (line, partner) in zip(old, partners(of: old, in: new)) {
      for inserted in new[next..<(partner ?? next)] { edit.inserted.append(contentsOf: inserted) }
      offset += line.count
      if let partner {
        end()
        edit = FileEdit(offset: offset, removed: [], inserted: [])
        next = partner + 1
      } else {
        edit.removed.append(contentsOf: line)
      }
    }
    for inserted in new[next...] { edit.inserted.append(contentsOf: inserted) }
    end()
    return edits
  }

  /// For each of the old lines the new one that it stays as; nil where it goes.
  private static func partners(of old: [ArraySlice<UInt8>], in new: [ArraySlice<UInt8>]) -> [Int?] {
    // A line that is added, or goes, among others that stay.
    if old.isEmpty || new.isEmpty { return [Int?](repeating: nil, count: old.count) }
    return LineMatching(old, new).partners
  }

  /// The result of applying the edits to `before`, or nil if it is not the file that they were made for.
  static func applying(_ edits: [FileEdit], to before: Bytes) -> Bytes? {
    var after = Bytes()
    var position = 0
    for edit in edits {
      let end = edit.offset + edit.removed.count
      guard edit.offset >= position, end <= before.count,
        before[edit.offset..<end].elementsEqual(edit.removed)
      else { return nil }
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

  /// The start of the line that a place of a file is in; the place itself where a line starts.
  private static func lineStart(_ bytes: Bytes, _ place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Whether a line starts at a place, which is not before `head`, where one does.
  private static func startsLine(_ bytes: Bytes, _ place: Int, _ head: Int) -> Bool {
    place == head || bytes[place - 1] == UInt8(ascii: "\n")
  }

  /// Whether each line of some bytes stands in others, as often.
  static func holdsLines(of bytes: Bytes, _ others: Bytes) -> Bool {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in others[...].fullLines { counts[line, default: 0] += 1 }
    return bytes[...].fullLines.allSatisfy { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] >= 0
    }
  }
}
