import Journal
import Notation

/// Writes what a record says as members of an object of JSON: kind, name, state, amount, unit, value.
///
/// A class, since the rows of each day hold it: of a struct all threads would count the references to all that is in it.
final class RecordMembers: Sendable {
  /// Each habit's name as a string.
  let names: ContiguousArray<ContiguousArray<UInt8>>
  private let heads: RecordHeads
  private let units: ContiguousArray<Unit>
  private let counted: CountedUnits
  /// The name of each measure's unit as a string, and that of a cup: nearly all that is left unsaid.
  let unitNames: ContiguousArray<ContiguousArray<UInt8>>
  private let cup = json(Unit.cup.name)
  private let amounts: AmountReader

  /// Prepares what records share; with `stateOfTicksAlone` other records say nothing of a state.
  init(_ reader: LineReader, stateOfTicksAlone: Bool) {
    let configuration = reader.configuration
    amounts = reader.amounts
    names = ContiguousArray(configuration.habits.map { json($0.name) })
    units = ContiguousArray(configuration.measures.map(\.unit))
    counted = CountedUnits(configuration)
    unitNames = ContiguousArray(units.map { json($0.name.isEmpty ? nil : $0.name) })
    heads = RecordHeads(configuration) { form, name, mark in
      var head = ContiguousArray(",\"kind\":\"\(form.code)\",\"name\":".utf8) + json(name)
      if form == .tick || !stateOfTicksAlone { head += ContiguousArray(",\"state\":".utf8) + json(mark.code) }
      return head + ContiguousArray(",\"amount\":".utf8)
    }
  }

  /// Writes the members of a row, behind others.
  func put(
    _ line: RecordRow, on day: Day, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    _ place: inout Int
  ) {
    heads.put(of: line, source, into: &row, at: &place)
    guard let amount = line.amount else {
      row.put("null,\"unit\":null,\"value\":null", &place)
      return
    }
    row.put(micros: amount.micros.number, .rfc, &place)
    row.put(",\"unit\":", &place)
    if !amount.unitText.isEmpty {
      row.put(json: source, amount.unitText.places, &place)
    } else {
      putUnsaid(amounts.unitName(of: amount), of: line.subject?.measure, into: &row, &place)
    }
    row.put(",\"value\":", &place)
    if let measure = line.subject?.measure {
      row.put(micros: counted.micros(amount.parts, of: measure, on: day).number, .rfc, &place)
    } else {
      row.put("null", &place)
    }
  }

  /// Writes the name of a unit that was left unsaid.
  private func putUnsaid(
    _ unit: String, of measure: Int?, into row: inout MutableSpan<UInt8>, _ place: inout Int
  ) {
    if let measure, unit == units[measure].name { return row.put(unitNames[measure], &place) }
    row.put(unit == Unit.cup.name ? cup : json(unit.isEmpty ? nil : unit), &place)
  }
}

extension MutableSpan<UInt8> {
  /// Writes a time as a member behind others.
  @inline(__always)
  mutating func put(timeOf time: TimeOfDay?, _ place: inout Int) {
    guard let time else { return put(",\"time\":null", &place) }
    put(",\"time\":\"", &place)
    put(time, &place)
    put("\"", &place)
  }

  /// Writes a string of a file's bytes, which are valid UTF-8.
  mutating func put(
    json source: ContiguousArray<UInt8>, _ range: Range<Int>, _ place: inout Int
  ) {
    guard source.isPlainJSON(range) else {
      var stream = JSONStream()
      stream.string(source, range)
      return put(stream.bytes, &place)
    }
    put(UInt8(ascii: "\""), &place)
    put(source, range, &place)
    put(UInt8(ascii: "\""), &place)
  }
}

extension MutableSpan<UInt8> {
  /// Writes words of a file, with a blank between each two, as a string; null of none.
  mutating func put(
    json words: ContiguousArray<Range<Int32>>, of source: ContiguousArray<UInt8>, _ place: inout Int
  ) {
    guard !words.isEmpty else { return put("null", &place) }
    guard words.allSatisfy({ source.isPlainJSON($0.places) }) else {
      return put(json(source.joined(words)), &place)
    }
    put(UInt8(ascii: "\""), &place)
    put(words, of: source, &place)
    put(UInt8(ascii: "\""), &place)
  }

  /// Writes words of a file, with a blank between each two.
  mutating func put(
    _ words: ContiguousArray<Range<Int32>>, of source: ContiguousArray<UInt8>, _ place: inout Int
  ) {
    for (count, word) in words.enumerated() {
      if count > 0 { put(UInt8(ascii: " "), &place) }
      put(source, word.places, &place)
    }
  }
}

extension ContiguousArray<UInt8> {
  /// Words of a file, with a blank between each two.
  func joined(_ words: ContiguousArray<Range<Int32>>) -> String {
    words.map { text($0) }.joined(separator: " ")
  }
}

/// A string of JSON; null of nil.
func json(_ text: String?) -> ContiguousArray<UInt8> {
  var stream = JSONStream()
  stream.string(text)
  return stream.bytes
}
