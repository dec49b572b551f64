import Journal
import Rendering

extension Words {
  /// How far a long export has come, in percent.
  func exporting(percent: Int) -> String {
    say("exporting \(percentFigure(percent))", "exportuje se \(percentFigure(percent))")
  }

  /// An export that would take the place of one of the daybook's own files.
  func wouldReplaceOwnFile(_ path: String) -> String {
    say(
      "\(quoted(path)) is a file of this daybook, which an export would replace; write to another file",
      "\(quoted(path)) je soubor tohoto deníku a export by ho nahradil; zapište do jiného souboru")
  }

  /// A backup that lacks days which the one in its place has.
  func wouldReplaceFullerBackup(_ path: String, lacking count: Int, _ first: Day) -> String {
    let more = count > 1 ? say(" and \(number(count - 1)) more", " a ještě \(number(count - 1))") : ""
    return say(
      "\(quoted(path)) is a backup with days that a new one would lack: \(first)\(more); write to another file, or delete that one first",
      "\(quoted(path)) je záloha se dny, které by v nové chyběly: \(first)\(more); zapište do jiného souboru, nebo tu starou napřed smažte"
    )
  }

  /// A file that an export left as it was, because not everything could be read for a new one.
  func keptFuller(_ path: String) -> String {
    say(
      "\(quoted(path)) is as it was, for what would have replaced it is not whole; write to another file to have what could be read",
      "\(quoted(path)) zůstává, jak byl, protože to, co by ho nahradilo, není úplné; co se přečíst dalo, zapíšete do jiného souboru"
    )
  }

  /// Data for a program that a terminal would act on.
  var wouldSteerTheTerminal: String {
    say(
      "this holds control characters, which this terminal would act on; write it to a file with '-o FILE', or add '--color never'",
      "jsou v tom řídicí znaky, na které by tento terminál reagoval; zapište to do souboru: „-o SOUBOR“, nebo přidejte „--color never“"
    )
  }

  /// The text that was given as a time zone is none.
  func notAZone(_ name: String) -> String {
    say(
      "\(quoted(name)) is no time zone; write an offset such as +02:00 or Z, or a name such as Europe/Prague",
      "\(quoted(name)) není časové pásmo; napište posun, třeba +02:00 nebo Z, nebo jméno, třeba Europe/Prague"
    )
  }

  /// A format tells what was drunk, and nothing says which measure that is.
  func noWater(for format: String) -> String {
    say(
      "\(format) tells what was drunk, and no measure of a volume is called water or has a goal; --of names one",
      "\(format) říká, kolik se vypilo, a žádná objemová veličina se nejmenuje voda ani nemá cíl; určíte ji volbou --of"
    )
  }

  /// A format tells what was drunk, and what was asked for is not one measure of a volume.
  func notOfAVolume(for format: String) -> String {
    say(
      "\(format) tells what was drunk; --of takes one measure of a volume",
      "\(format) říká, kolik se vypilo; --of bere jednu objemovou veličinu")
  }

  /// An option that changes nothing of the format; `formats` are those that it is for.
  func unusedOption(_ name: String, formats: [String]) -> String {
    let list = language.alternatives(formats)
    return say("\(name) is for --format \(list) alone", "\(name) je jen pro --format \(list)")
  }

  /// The ending of a file that tells no format.
  func unknownEnding(_ path: String, formats: [String]) -> String {
    let list = formats.joined(separator: ", ")
    return say(
      "the ending of \(quoted(path)) tells no format; write --format with one of \(list)",
      "přípona \(quoted(path)) neurčuje formát; napište --format a jeden z \(list)")
  }
}
