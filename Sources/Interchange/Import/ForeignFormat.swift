import Journal

/// A file of another program: its name, with the folders that it was found in after the chosen one, and its bytes.
package typealias ImportedFile = (name: String, bytes: ContiguousArray<UInt8>)

/// A format of another habit tracker.
package protocol ForeignFormat {
  /// Its name for `--from` and in the `source:` tag.
  static var source: String { get }

  /// The name of a file that belongs to it, though nothing in it tells that; nil without one.
  static var companion: Substring? { get }

  /// Whether a file is of this format, told by its first bytes; `name` is only asked where bytes cannot tell.
  static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool

  /// Reads an export: one file, or all files of its folder, those of other formats among them.
  ///
  /// Nothing in a file stops it: what it cannot take becomes a remark.
  static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult
}

extension ForeignFormat {
  package static var companion: Substring? { nil }
}

/// The facts that a reader must be told, since the files do not say them.
package struct ForeignOptions: Sendable {
  /// When a logical day begins: a record before it belongs to the day before.
  package var dayStarts: TimeOfDay
  /// The person's zone, in which instants are read; nil if the offset that is written with each holds.
  package var zone: Zone?
  /// Which of two numbers in a date is the day; nil if the file as a whole must show it.
  package var dateOrder: DateOrder?
  /// The declared measures.
  let measures: DeclaredMeasures
  /// The name of what a file is of, where nothing in it says that.
  package var name: String?
  /// The name of the folder that was chosen; nil if it was a file.
  package var folder: String?

  /// Takes what a configuration says.
  package init(_ configuration: Configuration = Configuration()) {
    dayStarts = configuration.dayStarts
    measures = DeclaredMeasures(configuration)
  }

  /// The declared measure that takes a kind of record; the plain word for it if there is none.
  func name(of kind: AppleHealthKind) -> ForeignName? { ForeignName(measures.name(of: kind) ?? kind.word) }
}

/// Every format of another habit tracker, in the order in which they are tried.
package var foreignFormats: [any ForeignFormat.Type] {
  [
    Loop.self, HabitBull.self, Streaks.self, HabitKit.self, HealthAutoExport.self, SamsungHealth.self,
    Daylio.self, Garmin.self, Fitbit.self, Habitica.self, Harsh.self, Habitctl.self,
  ]
}
