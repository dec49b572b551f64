import Journal
import Notation
import Platform

/// The protocol's numbers of what a symbol is.
enum SymbolKind {
  static let (file, namespace, function, variable, event, number) = (1, 3, 12, 13, 24, 16)

  /// The symbol of a habit or measure.
  static func of(_ subject: Reference) -> Int {
    switch subject {
    case .habit: function
    case .measure: variable
    }
  }
}

/// A heading and the lines under it, both counting from 0.
struct Section {
  let line: Int
  let title: String
  let level: Int
  /// The last line that belongs to it, without blank ones.
  var last: Int
}

extension DocumentLens {
  /// The parts of the document under its headings: comments that begin with `#` and a blank, and groups of the
  /// configuration. One that has more `#` is a part of the one before.
  var sections: [Section] {
    var heads: [Section] = []
    let groups = day == nil ? file.configurationWords.filter { $0[0].text.lowercased() == "group" } : []
    for number in file.lines.indices {
      if let heading = file.heading(ofLine: number), !heading.title.isEmpty {
        // The first of several comments below each other is the heading.
        if let above = heads.last, above.line == number - 1, above.level == heading.level { continue }
        heads.append(Section(line: number, title: heading.title, level: heading.level, last: number))
      } else if let group = groups.first(where: { $0[0].line == number }), group.count > 1 {
        heads.append(Section(line: number, title: group[1].text, level: 1, last: number))
      }
    }
    for place in heads.indices {
      let next = heads[(place + 1)...].first { $0.level <= heads[place].level }?.line ?? file.lines.count
      heads[place].last =
        (heads[place].line..<next).last { file.lines[$0].shape != .blank } ?? heads[place].line
    }
    return heads
  }

  /// The outline: what each line is about, under the headings.
  var symbols: JSON {
    var (sections, leaves) = (sections[...], leaves[...])
    return .written { outline(upTo: file.lines.count, &sections, &leaves, to: &$0) }
  }

  private func outline(
    upTo end: Int, _ sections: inout ArraySlice<Section>, _ leaves: inout ArraySlice<Leaf>,
    to stream: inout JSONStream
  ) {
    stream.beginArray()
    while true {
      let head = sections.first.flatMap { $0.line < end ? $0 : nil }
      while let leaf = leaves.first, leaf.line < min(head?.line ?? end, end) {
        write(leaf, over: bytes(ofLine: leaf.line), to: &stream)
        stream.beginArray()
        stream.endArray()
        stream.endObject()
        leaves.removeFirst()
      }
      guard let head else { break }
      sections.removeFirst()
      let line = bytes(ofLine: head.line)
      let leaf = Leaf(line: head.line, name: head.title, kind: SymbolKind.namespace, selection: line)
      write(leaf, over: line.lowerBound..<bytes(ofLine: head.last).upperBound, to: &stream)
      outline(upTo: min(head.last + 1, end), &sections, &leaves, to: &stream)
      stream.endObject()
    }
    stream.endArray()
  }

  /// The subject of a line.
  private struct Leaf {
    let line: Int
    let name: String
    let kind: Int
    /// The bytes of the name.
    let selection: Range<Int>
    var detail = ""
  }

  /// Adds a symbol up to its children.
  private func write(_ leaf: Leaf, over range: Range<Int>, to stream: inout JSONStream) {
    stream.beginObject()
    stream.member("name", leaf.name)
    stream.member("detail", leaf.detail)
    stream.key("kind")
    stream.integer(leaf.kind)
    document.text.write(range, to: &stream)
    document.text.write(leaf.selection, as: "selectionRange", to: &stream)
    stream.key("children")
  }

  /// A symbol a line.
  private var leaves: [Leaf] {
    guard day != nil else {
      return file.configurationWords.compactMap { words in
        guard let name = words.first(where: { $0.role == .name(isDeclared: true) }),
          let subject = reader.vocabulary.subject(named: name.text)
        else { return nil }
        return Leaf(
          line: name.line, name: name.text, kind: SymbolKind.of(subject), selection: name.bare,
          detail: configuration.title(of: subject))
      }
    }
    return readings.indices.compactMap { number in
      let reading = readings[number]
      let place = reading.name.places
      guard reading.isRecord, !place.isEmpty else { return nil }
      let kind =
        switch reading.subject {
        case .habit?: SymbolKind.function
        case .measure?: SymbolKind.number
        case nil: SymbolKind.event
        }
      let detail = [file.source.text(reading.amountRange), reading.time?.description ?? ""]
      let box = reading.mark == .none ? "" : "[\(reading.mark.symbol)] "
      return Leaf(
        line: number, name: box + file.source.text(place), kind: kind, selection: place,
        detail: detail.filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// The parts that can be folded: what stands under a heading.
  var folds: JSON {
    JSON(each: sections.filter { $0.last > $0.line }) {
      ["startLine": .integer($0.line), "endLine": .integer($0.last), "kind": "region"]
    }
  }

  /// The files that `file:` tags name, as far as they are there.
  var links: JSON {
    JSON(
      each: readings.flatMap(\.tags).compactMap { tag -> JSON? in
        guard let path = Tag(file.source.text(tag))?.attachment, daybook.files.exists(daybook.path(path))
        else { return nil }
        return [
          "range": json(tag.places),
          "target": .string(EditorDocument.uri(of: daybook.path(path))),
        ]
      }
    ) { $0 }
  }
}
