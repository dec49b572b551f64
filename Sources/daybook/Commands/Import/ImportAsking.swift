import Interchange
import Journal
import Rendering

extension Daybook {
  /// Asks what is not said of another program's numbers and ticks; nil if there is nothing to ask.
  func settled(_ asked: ImportQuestions, in world: inout World) throws(CommandError) -> ExitStatus? {
    if let wrong = asked.unfit.first {
      let measure = configuration.measures[wrong.measure]
      throw CommandError { $0.unfitAnswer(wrong.answer.name, measure.name, in: measure.unit.name) }
    }
    if asked.open.isEmpty {
      if let unused = asked.unused.first { throw CommandError { $0.unusedAnswer(unused.name) } }
      return nil
    }
    for question in asked.open {
      let measure = configuration.measures[question.measure]
      world.sayTrouble(words.question(question, of: measure), by: settings)
      let isAlone = asked.open.count { $0.measure == question.measure } == 1
      let name = isAlone ? measure.name : question.name
      var choices = ["cup", measure.unit.name, "habit"]
      if measure.unit.kind == .mass { choices = ["kg", "lb", "habit"] }
      if question.numbers == 0, measure.unit.kind == .volume { choices = ["cup", "250ml", "habit"] }
      for (place, choice) in choices.enumerated() where !choices[..<place].contains(choice) {
        let option = "--as " + shellWord("\(name)=\(choice)")
        world.errors.write("  \(option)\(words.remark(on: choice, of: measure, asOf: today))\n")
      }
      let other = "--name " + shellWord("\(question.name)=\(words.otherName)")
      world.errors.write("  \(other)\n")
    }
    world.say(words.nothingWritten, by: settings)
    return .trouble
  }
}

extension Words {
  /// What another program's numbers or ticks are not saying.
  func question(_ question: ImportQuestions.Question, of measure: Measure) -> String {
    let (name, unit) = (quoted(question.name), measure.unit.name)
    if question.numbers == 0 {
      return say(
        "\(name) is ticked on \(counted(question.ticks, .record)), and \(quoted(measure.name)) is measured in \(unit): how much is a tick?",
        "\(name) je jen odškrtnuto (\(counted(question.ticks, .record))), a \(quoted(measure.name)) se měří v \(unit): kolik je jedno odškrtnutí?"
      )
    }
    let count = counted(question.numbers + question.ticks, .record)
    if !question.word.isEmpty {
      return say(
        "\(name) has \(count) in \(quoted(question.word)), and \(quoted(measure.name)) is measured in \(unit): what is one of them?",
        "\(name) má \(count) v \(quoted(question.word)), a \(quoted(measure.name)) se měří v \(unit): kolik je jeden z nich?"
      )
    }
    return say(
      "\(name) has \(count) without a unit, and \(quoted(measure.name)) is measured in \(unit): what is one of them?",
      "\(name) má \(count) bez jednotky, a \(quoted(measure.name)) se měří v \(unit): kolik je jeden z nich?")
  }

  /// What an answer would do, said behind it; nothing where it says that itself.
  func remark(on choice: String, of measure: Measure, asOf day: Day) -> String {
    switch choice {
    case "habit": say("   (ticks of a habit of its own)", "   (odškrtnutí vlastního návyku)")
    case "cup" where measure.cup(on: day) == nil:
      say(
        "   (a cup of 8 fl oz, as daybook.conf declares none)", "   (hrnek 8 fl oz, daybook.conf jiný neříká)"
      )
    case "cup": say("   (a cup of daybook.conf)", "   (cup z daybook.conf)")
    default: ""
    }
  }

  /// A name for a person to replace by their own.
  var otherName: String { say("another", "jiné") }

  /// The end of what was only asked.
  var nothingWritten: String {
    say(
      "nothing was written; add one of these and import again",
      "nic se nezapsalo; přidejte jednu z voleb a importujte znovu")
  }

  /// An answer whose unit is not one of the measure.
  func unfitAnswer(_ name: String, _ measure: String, in unit: String) -> String {
    say(
      "--as \(quoted(name)): \(quoted(measure)) is measured in \(unit), and this is no amount of it; nothing was written",
      "--as \(quoted(name)): \(quoted(measure)) se měří v \(unit) a toto není jeho množství; nic se nezapsalo"
    )
  }

  /// An answer that nothing asked for.
  func unusedAnswer(_ name: String) -> String {
    say(
      "--as \(quoted(name)): nothing in the import is called that; nothing was written",
      "--as \(quoted(name)): v importu se tak nic nejmenuje; nic se nezapsalo")
  }

  /// One new name for several things.
  func severalNames(_ names: [String]) -> String {
    let list = names.map(quoted).joined(separator: ", ")
    return say(
      "--name: this holds more than one name: \(list); say OLD=NEW; nothing was written",
      "--name: je tu víc jmen: \(list); napište STARÉ=NOVÉ; nic se nezapsalo")
  }

  /// What holds data and was left out, one sentence for each cause or name.
  func omitted(_ omissions: [ImportOmission]) -> [String] {
    var sentences: [String] = []
    for omission in omissions.prefix(Importing.toldLimit) {
      let (name, count) = (quoted(omission.name), number(omission.count))
      switch omission.cause {
      case .words:
        sentences.append(
          say(
            "column \(name) holds neither numbers nor ticks: \(count) \(omission.count == 1 ? "cell" : "cells") left out; --map takes a column by name",
            "sloupec \(name) nemá čísla ani odškrtnutí: vynecháno buněk: \(count); --map vezme sloupec podle jména"
          ))
      case .undeclared(let line):
        sentences.append(
          say(
            "\(name) has no place yet: \(counted(omission.count, .record)) left out; this line of daybook.conf takes it: \(line)",
            "\(name) tu ještě nemá místo: \(czech(omission.count, "vynechán", "vynechány", "vynecháno")) \(counted(omission.count, .record)); vezme je tento řádek daybook.conf: \(line)"
          ))
      case .alone:
        sentences.append(
          say(
            "column \(name) has texts in rows of which nothing else is taken: \(count) left out",
            "sloupec \(name) má texty v řádcích, ze kterých se nic jiného nevezme: vynecháno \(count)"))
      case .noPlace, .unasked, .implied, .unread: continue
      }
    }
    func names(_ cause: ImportOmission.Cause) -> String {
      omissions.filter { $0.cause == cause }.prefix(100)
        .map { (cause == .unread ? inQuotes($0.name) : quoted($0.name)) + " (\(number($0.count)))" }
        .joined(separator: ", ")
    }
    let unread = names(.unread)
    if !unread.isEmpty {
      sentences.append(
        say(
          "files of another format, not read: \(unread); import by itself what is another program's",
          "soubory v jiném formátu, nečteno: \(unread); co je z jiného programu, importujte zvlášť"))
    }
    let list = names(.noPlace)
    if !list.isEmpty {
      sentences.append(
        say(
          "a daybook has no place for these, left out: \(list); --only NAME asks for the rest alone",
          "pro toto deník nemá místo, vynecháno: \(list); jen ostatní se převezme s --only JMÉNO"))
    }
    return sentences
  }
}
