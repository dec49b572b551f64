import Arguments
import Journal
import Rendering
import Reports

/// Shows the ten badges.
struct BadgesCommand: Report {
  static let name = "badges"

  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Show the badges, and how far the others are", cs: "Ukázat odznaky a jak daleko je k dalším"),
      group: Groups.look,
      discussion: [
        Sentence(
          "A badge once earned stays earned: the command whose line earns it writes it down in badges.txt in the daybook, a line each, and says so once. What the days show beside it is shown too, by the earlier of both dates. A streak is of perfect days, on which all that is due is met. Early is from 4 to before 8 by the clock, late from 22 to before 4, whichever day's file the line stands in. 'badges off' in daybook.conf silences all of it. Until it is earned, the hundredth entry is looked for in the last weeks with every entry, and in all days with the first entry of a week.",
          cs:
            "Jednou získaný odznak zůstává: příkaz, jehož řádek ho získá, ho zapíše do badges.txt v deníku, každý na řádek, a jednou to oznámí. Ukážou se i odznaky, které plynou ze zápisů, s dřívějším z obou dat. Řada je z dokonalých dní, kdy je splněno vše, co mělo být. Brzy je podle hodin od 4 do 8, pozdě od 22 do 4, ať řádek stojí v souboru kteréhokoli dne. „badges off“ v daybook.conf to celé umlčí. Stý záznam se, dokud chybí, hledá s každým záznamem v posledních týdnech a s prvním záznamem týdne ve všech dnech."
        )
      ],
      examples: [Example("daybook badges", Sentence("All ten", cs: "Všech deset"))],
      parameters: OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let configuration = reader.configuration
    guard configuration.badges || output.isJSON || output.format == .csv else {
      let sentence = StyledText(reader.words.badgesAreOff, .muted)
      world.print(output.isLinear ? [sentence.styled(.plain)] : sentence.wrapped(at: reader.settings.width))
      return .done
    }
    let index = try reader.index()
    let first = index.days.first?.day ?? reader.today
    var read = ReadDays(configuration, coverage: Period(first, max(index.days.last?.day ?? first, first)))
    var search = BadgeSearch()
    var interpreter = reader.daybook.interpreter
    var record = DayRecord(day: first)
    for entry in index.days {
      let path = entry.place.path(of: entry.day)
      do throws(FileTrouble) {
        let file = DayFile(try reader.daybook.files.contents(of: reader.daybook.path(path)))
        var problems: [Problem] = []
        interpreter.read(file, of: entry.day, into: &record, problems: &problems)
        read.problems += problems.map { FileProblem(path: path, problem: $0) }
        read.book.append(record)
        // What is written for days to come is a plan.
        if entry.day <= reader.today { search.look(at: record, configuration: configuration) }
      } catch {
        read.problems.append(reader.daybook.unreadable(error))
      }
    }
    let assessment = Assessment(
      book: read.book, configuration: configuration, today: reader.today, firstFile: index.days.first?.day)
    let report = BadgeReport(search, kept: try reader.daybook.keptBadges(), in: assessment)
    world.show(
      BadgesPage(report, isWanted: configuration.badges, on: reader.settings.screen), as: output)
    reader.report(read.problems, index, in: &world)
    return .done
  }
}
