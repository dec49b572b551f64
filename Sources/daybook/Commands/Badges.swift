import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Shows the ten badges.
struct BadgesCommand: Report {
  static let name = "badges"

  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows the badges, and how far the others are", cs: "Ukáže odznaky a jak daleko je k dalším"),
      group: Groups.look,
      discussion: [
        Phrase(
          "A badge once earned stays, and is kept in badges.txt. A streak is of perfect days, on which all that is due is met. Early is from 4 to 8 by the clock, late from 22 to 4. 'badges off' in daybook.conf silences them.",
          cs:
            "Jednou získaný odznak zůstává a je zapsán v badges.txt. Řada je z dokonalých dní, kdy je splněno vše, co mělo být. Brzy je podle hodin od 4 do 8, pozdě od 22 do 4. „badges off“ v daybook.conf odznaky umlčí."
        )
      ],
      parameters: OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let configuration = daybook.configuration
    guard configuration.badges || output.isJSON || output.format == .csv else {
      let sentence = StyledText(daybook.words.badgesAreOff, .muted)
      world.print(output.isLinear ? [sentence.styled(.plain)] : sentence.wrapped(at: daybook.settings.width))
      return .done
    }
    let index = try daybook.index()
    let first = index.days.first?.day ?? daybook.today
    var read = ReadDays(configuration, coverage: Period(first, max(index.days.last?.day ?? first, first)))
    var search = BadgeSearch()
    var interpreter = daybook.interpreter
    var record = DayRecord(day: first)
    daybook.eachFile(of: index.days[...]) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      let path = entry.place.path(of: entry.day)
      var problems: [Problem] = []
      interpreter.read(entry.file(bytes), of: entry.day, into: &record, problems: &problems)
      read.problems += daybook.problems(problems, at: path)
      read.book.append(record)
      // Lines of days to come are a plan.
      if entry.day <= daybook.today { search.look(at: record, configuration: configuration) }
    }
    let assessment = Assessment(
      book: read.book, configuration: configuration, today: daybook.today, firstFile: index.days.first?.day)
    let report = BadgeReport(search, kept: try daybook.keptBadges(), in: assessment)
    world.show(
      BadgesPage(report, isWanted: configuration.badges, on: daybook.settings.screen), as: output)
    daybook.report(read.problems, index, in: &world)
    return .done
  }
}
