import Speech

/// The groups that help and the manual list the commands in.
enum Groups {
  static let log = Phrase("Log", cs: "Zapisovat")
  static let look = Phrase("Look", cs: "Prohlížet")
  static let share = Phrase("Share", cs: "Sdílet")
  static let care = Phrase("Care", cs: "Pečovat")
  static let live = Phrase("Live", cs: "Průběžně")
  static let setUp = Phrase("Set up", cs: "Nastavit")
}
