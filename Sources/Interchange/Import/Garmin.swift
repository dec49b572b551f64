import Journal
import Notation

/// Garmin's `HydrationLogFile_….json`: a list of drinks with `calendarDate`, `timestampLocal` and `valueInML`.
package enum Garmin: ForeignFormat {
  package static let source = "garmin"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    head.holds("\"valueInML\"") && head.holds("\"calendarDate\"")
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    guard let name = options.name(of: .water) else { return draft.result }
    for file in files where recognises(name: file.name, head: file.bytes) {
      guard let json = draft.parsed(file), let drinks = json.elements else { continue }
      draft.declare(name, isHabit: false, [AppleHealthKind.water.declaration])
      var lines = ValueLines(JSONPlaces(file.bytes), at: [])
      for (index, drink) in drinks.enumerated() {
        let stamp = drink["timestampLocal"]?.text
        let written = stamp.flatMap { WrittenInstant($0) }
        guard let day = drink["calendarDate"]?.text.flatMap({ Day(String($0.prefix(10))) }),
          let micros = drink["valueInML"]?.micros, micros >= 0, stamp == nil || written != nil
        else {
          draft.remark(row: shown(drink), line: lines[index])
          continue
        }
        if micros == 0 { continue }
        draft.reads(line: lines[index])
        // The stamp is of the person's own clock; under another day it names no time of this one.
        let moment = written?.shown
        let logical = moment?.logicalDay(startingAt: options.dayStarts)
        let id =
          drink["uuid"]?["uuid"]?.text ?? drink["uuid"]?.text ?? "\(stamp ?? "\(day)")-\(micros)-\(index)"
        draft.take(
          .amount(micros: micros, unit: "ml"), of: name, on: logical ?? day, at: moment?.time, id: id)
      }
    }
    return draft.result
  }
}
