import Journal

/// The measures and habits that a wide table has columns for, in the order of the configuration; where nothing is
/// declared, by name: the words of the day files have no order of their own.
struct WideColumns {
  let measures: [Int]
  let habits: [Int]

  /// Chooses those of some subjects; nil for all of them.
  init(of reader: LineReader, _ subjects: [Reference]?) {
    let configuration = reader.configuration
    var measures = configuration.measures.indices.filter { subjects?.contains(.measure($0)) ?? true }
    var habits = configuration.habits.indices.filter { subjects?.contains(.habit($0)) ?? true }
    if reader.isImplied {
      measures.sort { configuration.measures[$0].name < configuration.measures[$1].name }
      habits.sort { configuration.habits[$0].name < configuration.habits[$1].name }
    }
    (self.measures, self.habits) = (measures, habits)
  }
}
