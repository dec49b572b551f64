import Arguments

/// The groups that help and the manual list the commands in.
enum Groups {
  static let log = Sentence("Log", cs: "Zapisovat")
  static let look = Sentence("Look", cs: "Prohlížet")
  static let share = Sentence("Share", cs: "Sdílet")
  static let care = Sentence("Care", cs: "Pečovat")
  static let live = Sentence("Live", cs: "Průběžně")
  static let setUp = Sentence("Set up", cs: "Nastavit")
}
