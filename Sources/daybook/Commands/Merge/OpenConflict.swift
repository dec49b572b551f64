import Journal
import Platform

/// Two sides of a file as one conflict between standard markers, where nothing more is known of them: for a person to
/// decide. The lines that both begin and end with stay outside.
func openConflict(_ ours: Bytes, _ theirs: Bytes) -> Bytes {
  var (mine, other) = (ours[...].fullLines[...], theirs[...].fullLines[...])
  var (head, tail) = (Bytes(), [ArraySlice<UInt8>]())
  while let line = mine.first, line == other.first {
    head += line
    mine.removeFirst()
    other.removeFirst()
  }
  while let line = mine.last, line == other.last {
    tail.append(line)
    mine.removeLast()
    other.removeLast()
  }
  let ending = Bytes(
    (ours[...].fullLines.first?.suffix(2).elementsEqual("\r\n".utf8) ?? false ? "\r\n" : "\n").utf8)
  var conflict = head
  func add(_ lines: [ArraySlice<UInt8>]) {
    for line in lines { conflict += line }
    if let last = conflict.last, last != UInt8(ascii: "\n") { conflict += ending }
  }
  add([])
  conflict += "<<<<<<< ours".utf8 + ending
  add(Array(mine))
  conflict += "=======".utf8 + ending
  add(Array(other))
  conflict += ">>>>>>> theirs".utf8 + ending
  for line in tail.reversed() { conflict += line }
  return conflict
}
