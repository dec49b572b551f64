import Journal
import Notation
import Platform
import Rendering

/// A name under the pointer.
struct PointedName {
  let subject: Reference
  /// Its bytes in the document.
  let range: Range<Int>
}

extension DocumentLens {
  /// The word of the configuration at a byte; nil between words, and in a day.
  func configurationWord(at offset: Int) -> ConfigurationWord? {
    guard day == nil else { return nil }
    return file.configurationWords.joined().first {
      $0.range.contains(offset) || $0.range.upperBound == offset
    }
  }

  /// The declared name at a byte; nil if there is none.
  func name(at offset: Int) -> PointedName? {
    names.first { $0.range.contains(offset) || $0.range.upperBound == offset }
  }

  /// The names in the document.
  var names: [PointedName] {
    guard let day else { return file.names(by: reader.vocabulary) }
    var interpreter = daybook.interpreter
    return file.names(of: day, by: &interpreter)
  }

  private func pointed(_ position: JSON?) -> PointedName? {
    document.text.offset(position).flatMap(name(at:))
  }

  /// Where the habit or measure under the pointer is declared.
  func definition(at position: JSON?) -> JSON {
    guard let pointed = pointed(position), let place = kept.declaration(of: pointed.subject) else {
      return .null
    }
    return place
  }

  /// The same names in the document as the one under the pointer.
  func highlights(at position: JSON?) -> JSON {
    guard let pointed = pointed(position) else { return .null }
    return JSON(each: names.filter { $0.subject == pointed.subject }) {
      ["range": json($0.range), "kind": 2]
    }
  }

  /// The name under the pointer, if it may be renamed: the one that is declared, and not a label or another one.
  func renamed(at position: JSON?) -> JSON {
    guard let pointed = pointed(position) else { return .null }
    let name = configuration.name(of: pointed.subject)
    guard Vocabulary.folded(file.source.text(pointed.range)) == Vocabulary.folded(name) else { return .null }
    return ["range": json(pointed.range), "placeholder": .string(name)]
  }

  /// Every place where the habit or measure under the pointer is named, in the configuration and in all files.
  func references(at position: JSON?, withDeclaration: Bool) -> JSON {
    guard let pointed = pointed(position) else { return .null }
    var places = withDeclaration ? kept.declaringPlaces(of: pointed.subject) : []
    guard let index = try? daybook.index() else { return .array(places) }
    let (daybook, encoding) = (daybook, client.encoding)
    // The places of a part are one text: there may be thousands.
    places += daybook.inParts(index.days[...]) { entries, interpreter in
      var found = JSONStream()
      daybook.eachFile(of: entries) { entry, contents in
        guard case .success(let bytes) = contents else { return }
        let ranges = entry.file(bytes).names(of: entry.day, by: &interpreter)
          .filter { $0.subject == pointed.subject }
        if ranges.isEmpty { return }
        let text = EditorText(bytes, encoding: encoding)
        let uri = EditorDocument.uri(of: daybook.path(entry.path))
        for name in ranges {
          found.beginObject()
          found.member("uri", uri)
          text.write(name.range, to: &found)
          found.endObject()
        }
      }
      return found.bytes
    }.filter { !$0.isEmpty }.map(JSON.written)
    return .array(places)
  }

  /// The edits of all files that give the habit or measure under the pointer another name, by the rules of `rename`.
  func renaming(at position: JSON?, to new: String) throws(RequestFailure) -> JSON {
    guard let pointed = pointed(position) else { throw RequestFailure(.refused, words.nothingToRename) }
    let plan: RenamingPlan
    do throws(CommandError) {
      plan = try RenamingPlan(configuration.name(of: pointed.subject), new, of: daybook)
    } catch { throw RequestFailure(.refused, error.message(words)) }
    return client.json(
      plan.files.map { file in
        let path = daybook.path(file.path)
        let uri = EditorDocument.uri(of: path)
        let text = EditorText(file.before, encoding: client.encoding)
        let open = kept.files.document(at: path)
        return (open?.uri ?? uri, open?.version, text.written(file.edits))
      })
  }
}

extension DayFile {
  /// The names in the file of a day, each place once, in their order.
  func names(of day: Day, by interpreter: inout DayReader) -> [PointedName] {
    var found: [Int32: PointedName] = [:]
    interpreter.eachName(in: self, of: day) { subject, range in
      let bytes = range.places
      found[range.lowerBound] = PointedName(subject: subject, range: bytes)
    }
    return found.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The names in the file of a configuration.
  func names(by vocabulary: Vocabulary) -> [PointedName] {
    configurationWords.joined().compactMap { word in
      switch word.role {
      case .name, .label:
        vocabulary.subject(named: word.text).map { PointedName(subject: $0, range: word.bare) }
      case .keyword, .number, .value: nil
      }
    }
  }
}

extension KeptDaybook {
  /// Where a habit or measure is declared; nil if nobody did.
  func declaration(of subject: Reference) -> JSON? {
    let name = daybook.configuration.name(of: subject)
    return places {
      $0.role == .name(isDeclared: true) && Vocabulary.folded($0.text) == Vocabulary.folded(name)
    }
    .first
  }

  /// Every place of the configuration that names a habit or measure.
  func declaringPlaces(of subject: Reference) -> [JSON] {
    let vocabulary = Vocabulary(daybook.configuration)
    return places { word in
      if case .name = word.role { vocabulary.subject(named: word.text) == subject } else { false }
    }
  }

  private func places(_ isMeant: (ConfigurationWord) -> Bool) -> [JSON] {
    guard let file = daybook.configurationFile, !daybook.isImplied else { return [] }
    let text = EditorText(file.source, encoding: client.encoding)
    let uri = JSON.string(EditorDocument.uri(of: daybook.path(FileName.configuration)))
    return file.configurationWords.joined().filter(isMeant).map { ["uri": uri, "range": text.json($0.bare)] }
  }

  /// The habits, measures and days whose names hold some letters.
  func symbols(_ query: String) -> [JSON] {
    let folded = Vocabulary.folded(query)
    func fits(_ text: String) -> Bool { folded.isEmpty || Vocabulary.folded(text).contains(folded) }
    let configuration = daybook.configuration
    let named = configuration.references.compactMap { subject -> JSON? in
      guard fits(configuration.name(of: subject)) || fits(configuration.title(of: subject)),
        let place = declaration(of: subject)
      else { return nil }
      return [
        "name": .string(configuration.name(of: subject)), "kind": .integer(SymbolKind.of(subject)),
        "location": place,
        "containerName": .string(configuration.title(of: subject)),
      ]
    }
    guard query.utf8.count >= 4, query.first?.isNumber == true, let index = history?.index else {
      return named
    }
    let days = index.days.reversed().filter { $0.day.description.contains(query) }.prefix(50)
    return named
      + days.map { entry in
        let path = daybook.path(entry.path)
        return [
          "name": .string(entry.day.description), "kind": .integer(SymbolKind.file),
          "location": [
            "uri": .string(EditorDocument.uri(of: path)),
            "range": EditorText("", encoding: .utf8).json(0..<0),
          ],
        ]
      }
  }
}
