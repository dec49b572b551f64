import Arguments
import Speech

/// The words of a command line that only a daybook can complete.
enum Known: String {
  case measure
  /// A habit or a measure.
  case name
  /// A habit that is ticked, or an open one-off.
  case tick
  /// The number of a line, and then its text.
  case written
  /// The number of a line, or the name of a habit or a measure.
  case removable
  /// A day, or the configuration.
  case dateOrConfig
  /// A value of the setting that stands before it, or a name that it is for.
  case value
  /// A habit that is ticked, or a measure of time.
  case timer
  /// A measure, and then an amount of it.
  case line
  /// An amount of water.
  case preset
  case date, period
  /// A period that lies within a week.
  case week
  /// A name that begins a line without a command, and then an amount of it.
  case first
  /// A habit or a measure, or a tag that was used lately.
  case what

  /// The same, as parameters declare it.
  var completion: CompletionKind { .dynamic(rawValue) }
}

extension Parameter {
  /// `--of`: what a command is about, a measure or either a habit or a measure.
  static func subject<Target: ArgumentTarget>(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, Target>, _ known: Known = .name,
    help: Phrase = Phrase("Only this habit or measure", cs: "Jen tento návyk nebo veličina")
  ) -> Self where Target.Single == String {
    .option(target(), "--of", value: "NAME", help: help, completion: known.completion)
  }

  /// The words of a period, in order; none stand for what is said in brackets in the help.
  static func period(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, [String]>, _ known: Known = .period,
    help: Phrase
  ) -> Self {
    .arguments(target(), "PERIOD", help: help, completion: known.completion)
  }

  /// `--zone`: the zone in whose clocks times are written.
  static func zone(
    _ target: @autoclosure @escaping () -> WritableKeyPath<Root, String?>,
    help: Phrase = Phrase(
      "The zone of the times: +02:00, Z or Europe/Prague (default: the system's)",
      cs: "Pásmo časů: +02:00, Z nebo Europe/Prague (jinak pásmo systému)")
  ) -> Self {
    .option(target(), "--zone", value: "ZONE", help: help)
  }
}
