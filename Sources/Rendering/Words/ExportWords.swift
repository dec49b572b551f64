extension Words {
  /// What was given as a time zone is none.
  package func notAZone(_ name: String) -> String {
    say(
      "\(quoted(name)) is no time zone; write an offset such as +02:00 or Z, or a name such as Europe/Prague",
      "\(quoted(name)) není časové pásmo; napište posun, třeba +02:00 nebo Z, nebo jméno, třeba Europe/Prague"
    )
  }

  /// A format tells what was drunk, and no measure is of a volume, or not the one that was asked for.
  package func noVolume(for format: String) -> String {
    say(
      "\(format) tells what was drunk, and there is no measure of a volume to take it from; --of names one",
      "\(format) říká, kolik se vypilo, a není tu objemová veličina, ze které to vzít; určíte ji volbou --of")
  }
}
