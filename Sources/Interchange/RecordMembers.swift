import Journal
import Notation

/// Writes what a record says as members of an object of JSON: kind, name, state, amount, unit, value.
struct RecordMembers {
  /// Each habit's name as a string.
  let names: ContiguousArray<ContiguousArray<UInt8>>
  private let heads: RecordHeads
  private let units: ContiguousArray<Unit>

  /// Prepares what records share; with `stateOfTicksAlone` other records say nothing of a state.
  init(_ configuration: Configuration, stateOfTicksAlone: Bool) {
    names = ContiguousArray(configuration.habits.map { json($0.name) })
    units = ContiguousArray(configuration.measures.map(\.unit))
    heads = RecordHeads(configuration) { form, name, mark in
      var head = ContiguousArray(",\"kind\":\"\(form.code)\",\"name\":".utf8) + json(name)
      if form == .tick || !stateOfTicksAlone { head += ContiguousArray(",\"state\":".utf8) + json(mark.code) }
      return head + ContiguousArray(",\"amount\":".utf8)
    }
  }

  /// Writes the members of a row, behind others.
  @inline(__always)
  func put(
    _ line: RecordRow, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
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
      row.put(json(line.unsaidUnit.flatMap { $0.isEmpty ? nil : $0 }), &place)
    }
    row.put(",\"value\":", &place)
    if let measure = line.subject?.measure {
      row.put(micros: amount.parts.micros(in: units[measure]).number, .rfc, &place)
    } else {
      row.put("null", &place)
    }
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
  fileprivate mutating func put(
    json source: ContiguousArray<UInt8>, _ range: Range<Int>, _ place: inout Int
  ) {
    for byte in source[range] where !(byte &- 0x61 < 26) {
      var stream = JSONStream()
      stream.string(source, range)
      return put(stream.bytes, &place)
    }
    put(UInt8(ascii: "\""), &place)
    put(source, range, &place)
    put(UInt8(ascii: "\""), &place)
  }
}

/// A string of JSON; null of nil.
func json(_ text: String?) -> ContiguousArray<UInt8> {
  var stream = JSONStream()
  stream.string(text)
  return stream.bytes
}
