extension MergedLine {
  /// The line as one that only the other side has, in place of another.
  func taken(endingLike other: MergedLine) -> MergedLine {
    var line = taken
    line.ending = other.ending
    return line
  }

  /// Both sides of a conflict between standard markers, and what both were made from; lines without an end get the
  /// given one.
  init(
    conflictOf ours: [MergedLine], _ base: [MergedLine]?, _ theirs: [MergedLine],
    ending: ContiguousArray<UInt8>, _ style: ConflictStyle
  ) {
    var bytes: ContiguousArray<UInt8> = []
    func add(_ content: some Collection<UInt8>, _ end: ArraySlice<UInt8>) {
      bytes += content
      bytes += end.last == Byte.newline ? ContiguousArray(end) : ending
    }
    add("<<<<<<< \(style.labels.ours)".utf8, [])
    for line in ours { add(line.content, line.ending) }
    if let base {
      add("||||||| \(style.labels.base)".utf8, [])
      for line in base { add(line.content, line.ending) }
    }
    add("=======".utf8, [])
    for line in theirs { add(line.content, []) }
    bytes += ">>>>>>> \(style.labels.theirs)".utf8
    let markers = base == nil ? 3 : 4
    let count = (ours + (base ?? []) + theirs).reduce(markers) { $0 + $1.lineCount }
    self.init(content: ArraySlice(bytes), ending: [], lineCount: count, isConflict: true)
  }
}
