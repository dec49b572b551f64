/// A tree of folded names, walked by up to eight bytes of a line at a step.
///
/// A step is a piece of a word: eight bytes of it, or fewer at its end. The joint of two words, a run of blanks and
/// hyphens, is a step of its own; so is a colon.
struct NameTree: Sendable {
  private struct Step {
    /// The node that it leaves.
    var from: Int32 = 0
    /// The node that it reaches; 0 of a free slot.
    var to: Int32 = 0
    var piece: UInt64 = 0
  }

  /// The steps, each at its hash or behind it; at least half of the slots are free.
  private var slots = ContiguousArray<Step>(repeating: Step(), count: 64)
  private struct Node {
    /// The number of the subject whose name ends here, from 1; 0 if none does.
    var subject: Int32 = 0
    /// Whether a name goes on with another word.
    var goesOn = false
  }

  private var nodes: ContiguousArray<Node> = [Node()]
  private static let joint = UInt64(Byte.hyphen)
  private static let colon = UInt64(Byte.colon)

  /// Adds a folded name, which stands for the subject of a number from 1.
  mutating func plant(_ name: [UInt8], as subject: Int) {
    var node: Int32 = 0
    var (piece, length): (UInt64, UInt64) = (0, 0)
    for byte in name {
      let isEnd = byte == Byte.hyphen || byte == Byte.colon
      if length == 8 || isEnd && length > 0 {
        node = add(piece, after: node)
        (piece, length) = (0, 0)
      }
      if isEnd {
        nodes[Int(node)].goesOn = true
        node = add(UInt64(byte), after: node)
      } else {
        piece |= UInt64(byte) << (8 * length)
        length += 1
      }
    }
    if length > 0 { node = add(piece, after: node) }
    nodes[Int(node)].subject = Int32(subject)
  }

  /// The node that a step reaches, which is new if there is none.
  private mutating func add(_ piece: UInt64, after node: Int32) -> Int32 {
    if let next = step(from: node, piece) { return next }
    nodes.append(Node())
    if 2 * nodes.count > slots.count {
      let old = slots
      slots = ContiguousArray(repeating: Step(), count: 2 * old.count)
      for step in old where step.to != 0 { slots[slot(from: step.from, step.piece)] = step }
    }
    let next = Int32(nodes.count - 1)
    slots[slot(from: node, piece)] = Step(from: node, to: next, piece: piece)
    return next
  }

  /// The slot of a step, or the free one where it would stand.
  @inline(__always)
  private func slot(from node: Int32, _ piece: UInt64) -> Int {
    let hash = (piece &+ UInt64(truncatingIfNeeded: node)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash &>> 40) & (slots.count &- 1)
    while true {
      let step = slots[slot]
      if step.to == 0 || step.piece == piece && step.from == node { return slot }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  @inline(__always)
  private func step(from node: Int32, _ piece: UInt64) -> Int32? {
    let next = slots[slot(from: node, piece)].to
    return next == 0 ? nil : next
  }

  /// The number of the subject whose name is the longest at a place that a blank, a colon or the end follows, with the
  /// name's end; 0 if there is none.
  ///
  /// `isWide` says that the word at which the walk ended holds bytes that other spellings of a name may hold.
  func match(
    _ text: Span<UInt8>, at start: Int, _ end: Int
  ) -> (subject: Int, end: Int, isWide: Bool) {
    var (place, node): (Int, Int32) = (start, 0)
    var found = (subject: 0, end: start, isWide: false)
    while true {
      let piece = text.wordPiece(from: place, before: end)
      if piece.isWide { found.isWide = true }
      if piece.length > 0 {
        guard let next = step(from: node, piece.bytes) else {
          if let marked = markedMatch(text, node, piece, at: place, end) { return marked }
          // A name that holds a control character there has a longer piece.
          place &+= piece.length
          if place < end, text[place] < Byte.blank, text[place] != Byte.tab { found.isWide = true }
          return found
        }
        node = next
        place &+= piece.length
        if piece.length == 8 { continue }
      }
      let reached = nodes[Int(node)]
      guard place < end else { return reached.subject > 0 ? (Int(reached.subject), end, false) : found }
      let byte = text[place]
      let isColon = byte == Byte.colon
      guard isColon || byte == Byte.hyphen || blankLength(text, place, end) > 0 else {
        // A control character.
        found.isWide = true
        return found
      }
      if reached.subject > 0, byte != Byte.hyphen { found = (Int(reached.subject), place, false) }
      guard reached.goesOn, let next = step(from: node, isColon ? NameTree.colon : NameTree.joint) else {
        return found
      }
      (node, place) = (next, isColon ? place &+ 1 : skippingJoints(text, place, end))
      found.isWide = false
    }
  }

  /// The name that ends within a piece, before one mark such as `,` or `!` and a blank or the end; nil if none does.
  @inline(never)
  private func markedMatch(
    _ text: Span<UInt8>, _ node: Int32, _ piece: (bytes: UInt64, length: Int, isWide: Bool), at place: Int,
    _ end: Int
  ) -> (subject: Int, end: Int, isWide: Bool)? {
    let mark = place + piece.length - 1
    guard passedMark(text, mark, end) > mark else { return nil }
    let rest = piece.length == 1 ? 0 : piece.bytes & (~0 >> UInt64(8 * (9 - piece.length)))
    guard let reached = piece.length == 1 ? node : step(from: node, rest), nodes[Int(reached)].subject > 0
    else {
      return nil
    }
    return (Int(nodes[Int(reached)].subject), mark, false)
  }

  /// The place after a run of blanks and hyphens.
  @inline(__always)
  private func skippingJoints(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      let length = text[place] == Byte.hyphen ? 1 : blankLength(text, place, end)
      if length == 0 { break }
      place &+= length
    }
    return place
  }
}
