/// The tags of an XML file, one by one, from pieces of its bytes: nothing of the file is kept but an unfinished tag.
///
/// It reads what programs write, not what a standard allows: text between tags is passed over, and so are
/// comments, CDATA, instructions and a DOCTYPE, whatever it declares and however broken it is. No entity is ever
/// declared, so none can grow; a file with one that is made to grow is not read. Names and nesting are not checked.
package struct XMLPieces: Sendable {
  /// Why a file cannot be read further.
  package enum Fault: Error, Equatable, Sendable {
    /// A tag of more than a million bytes; the line on which it begins, from 1.
    case endlessTag(line: Int)
    /// An entity declared by others, as only a file has that is to grow when it is read; its line, from 1.
    case growingEntity(line: Int)
  }

  /// The part of a file that the next byte belongs to.
  private enum Place: Sendable {
    case text, comment, data, instruction, declaration, subset, subsetComment, entity
  }

  private static let largestTag = 1_048_576

  private var rest: ContiguousArray<UInt8> = []
  private var place = Place.text
  private var depth = 0
  private var line = 1
  private var fault: Fault?
  private var entity = XMLEntity()

  package init() {}

  /// Reads on, and gives `body` each tag that ends in this piece, with the bytes that it is places of.
  ///
  /// After a fault nothing is read.
  package mutating func read(
    _ piece: ContiguousArray<UInt8>, _ body: (XMLTag, Span<UInt8>) -> Void
  ) throws(Fault) {
    if let fault { throw fault }
    if rest.isEmpty { rest = piece } else { rest.append(contentsOf: piece) }
    let block = rest
    rest = []
    let end = unsafe block.withUnsafeBufferPointer { buffer in
      unsafe tags(in: Span(_unsafeElements: buffer), body)
    }
    if let fault { throw fault }
    if end < block.count { rest = ContiguousArray(block[end...]) }
    if rest.count > XMLPieces.largestTag {
      let fault = Fault.endlessTag(line: line)
      self.fault = fault
      rest = []
      throw fault
    }
  }

  /// Whether the file ended within something: a tag, a comment, or an element that was never closed.
  package var isTruncated: Bool { depth > 0 || place != .text || !rest.isEmpty }

  /// Reads the tags of a block; answers with the place from which on there is not enough of it.
  private mutating func tags(in text: Span<UInt8>, _ body: (XMLTag, Span<UInt8>) -> Void) -> Int {
    var position = 0
    while position < text.count {
      switch place {
      case .text:
        position = text.firstPlace(of: UInt8(ascii: "<"), from: position, before: text.count)
        guard position < text.count else { break }
        guard let next = markup(in: text, at: position, body) else { return stopped(at: position, in: text) }
        position = next
      case .comment, .subsetComment:
        guard let next = end(of: "-->", in: text, from: position) else {
          return stopped(keeping: 2, from: position, text)
        }
        place = place == .comment ? .text : .subset
        position = next
      case .data:
        guard let next = end(of: "]]>", in: text, from: position) else {
          return stopped(keeping: 2, from: position, text)
        }
        place = .text
        position = next
      case .instruction:
        guard let next = end(of: "?>", in: text, from: position) else {
          return stopped(keeping: 1, from: position, text)
        }
        place = .text
        position = next
      case .declaration:
        while position < text.count, text[position] != UInt8(ascii: ">"), text[position] != UInt8(ascii: "[")
        {
          position += 1
        }
        guard position < text.count else { break }
        place = text[position] == UInt8(ascii: "[") ? .subset : .text
        position += 1
      case .subset:
        guard let next = subset(in: text, from: position) else {
          return stopped(keeping: 8, from: position, text)
        }
        position = next
      case .entity:
        while position < text.count, place == .entity {
          // An unfinished declaration ends where the next begins.
          if text[position] == UInt8(ascii: "<") {
            place = .subset
            break
          }
          switch entity.read(text[position]) {
          case .goesOn: break
          case .ends: place = .subset
          case .grows:
            fault = .growingEntity(line: line + text.lineFeeds(before: position))
            return text.count
          }
          position += 1
        }
      }
    }
    return stopped(at: text.count, in: text)
  }

  private mutating func stopped(at position: Int, in text: Span<UInt8>) -> Int {
    line += text.lineFeeds(before: position)
    return position
  }

  /// Stops at the end of a block, keeping the last bytes, which may begin what is looked for.
  private mutating func stopped(keeping count: Int, from position: Int, _ text: Span<UInt8>) -> Int {
    stopped(at: max(position, text.count - count), in: text)
  }

  /// The place behind the first `mark` from a place on; nil if it does not stand in the block.
  private func end(of mark: StaticString, in text: Span<UInt8>, from start: Int) -> Int? {
    let length = mark.utf8CodeUnitCount
    var position = start
    while position + length <= text.count {
      position = text.firstPlace(of: unsafe mark.utf8Start[0], from: position, before: text.count)
      guard position + length <= text.count else { return nil }
      if text.holds(mark, at: position..<(position + length)) { return position + length }
      position += 1
    }
    return nil
  }

  /// Reads on in a DOCTYPE's own declarations, to what may end them; nil if more of them is needed.
  ///
  /// They end at `]>`, or where a tag begins, which cannot be among them: Apple has shipped them unfinished.
  private mutating func subset(in text: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "]") {
        var next = position + 1
        while next < text.count, text[next] <= 0x20, next < position + 8 { next += 1 }
        guard next < text.count else { return nil }
        if text[next] == UInt8(ascii: ">") {
          place = .text
          return next + 1
        }
      } else if byte == UInt8(ascii: "<") {
        guard position + 2 <= text.count else { return nil }
        if isNameStart(text[position + 1]) {
          place = .text
          return position
        }
        guard position + 8 <= text.count else { return nil }
        if text.holds("<!--", at: position..<(position + 4)) {
          place = .subsetComment
          return position + 4
        }
        if text.holds("<!ENTITY", at: position..<(position + 8)) {
          place = .entity
          entity = XMLEntity()
          return position + 8
        }
      }
      position += 1
    }
    return position
  }

  /// Reads what begins with `<`; answers with the place after it, or nil if more of it is needed.
  private mutating func markup(
    in text: Span<UInt8>, at start: Int, _ body: (XMLTag, Span<UInt8>) -> Void
  ) -> Int? {
    guard start + 1 < text.count else { return nil }
    let second = text[start + 1]
    if isNameStart(second) { return tag(in: text, at: start, nameAt: start + 1, body) }
    switch second {
    case UInt8(ascii: "/"):
      guard start + 2 < text.count else { return nil }
      return isNameStart(text[start + 2]) ? tag(in: text, at: start, nameAt: start + 2, body) : start + 2
    case UInt8(ascii: "?"):
      place = .instruction
      return start + 2
    case UInt8(ascii: "!"):
      guard start + 9 <= text.count else { return nil }
      if text.holds("<!--", at: start..<(start + 4)) {
        place = .comment
        return start + 4
      }
      if text.holds("<![CDATA[", at: start..<(start + 9)) {
        place = .data
        return start + 9
      }
      place = .declaration
      return start + 2
    default: return start + 1
    }
  }

  private mutating func tag(
    in text: Span<UInt8>, at start: Int, nameAt nameStart: Int, _ body: (XMLTag, Span<UInt8>) -> Void
  ) -> Int? {
    var position = nameStart
    let end = text.count
    while position < end, text[position] > 0x20, text[position] != UInt8(ascii: ">"),
      text[position] != UInt8(ascii: "/")
    {
      position &+= 1
    }
    let name = nameStart..<position
    while position < end {
      let byte = text[position]
      if byte == UInt8(ascii: ">") { break }
      if byte == 0x22 || byte == 0x27 {
        position = text.firstPlace(of: byte, from: position &+ 1, before: end)
      }
      position &+= 1
    }
    guard position < end else { return nil }
    let isEmpty = text[position - 1] == UInt8(ascii: "/") && position > name.upperBound
    let form: XMLTag.Form = nameStart > start + 1 ? .end : isEmpty ? .empty : .start
    switch form {
    case .start: depth += 1
    case .end: depth = max(0, depth - 1)
    case .empty: break
    }
    body(
      XMLTag(
        form: form, start: start, name: name,
        attributes: name.upperBound..<(isEmpty ? position - 1 : position),
        firstLine: line),
      text)
    return position + 1
  }
}

/// Whether a byte may begin a name.
@inline(__always)
private func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
}
