/// Something a person ticks off: done, skipped on purpose, or open.
package struct Habit: Dated, Hashable, Sendable {
  /// The one word that it is called by in files and in machine output, as declared.
  package var name: String
  /// The title that reports use; nil if the name serves.
  package var label: String?
  /// Other names that read as it.
  package var aliases: [String] = []
  /// The usual time; nil if there is none.
  package var time: TimeOfDay?
  /// The heading that it stands under; nil if under none.
  package var group: String?
  /// The habits and measures that it is made of; nil if it is ticked.
  package var derivation: Derivation?
  /// The days that ask for it.
  package var schedule = Schedule.daily
  /// The first day it is asked for; nil if that is the first day it is seen.
  package var from: Day?
  /// The last day it is asked for; nil if it has no end.
  package var until: Day?

  /// Makes a habit that is due daily.
  package init(name: String, label: String? = nil) {
    self.name = name
    self.label = label
  }
}
