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
          "A badge once earned stays: whatever changes the daybook keeps it in badges.txt with its day, also one that days typed in an editor have earned. A streak is of days on which the goal is met: of the water, or of the first goal of a day; without one, of perfect days, on which all that is due is met. Early is from 4 to 8 by the clock, late from 22 to 4. In a pause of everything no badge is earned. 'badges off' in daybook.conf silences them.",
          cs:
            "Jednou získaný odznak zůstává: každá změna deníku ho i s jeho dnem zapíše do badges.txt, a to i odznak za dny napsané v editoru. Série se počítá z dnů se splněným cílem: vody, jinak prvního denního cíle; bez cíle z bezchybných dnů, kdy je splněno vše, co bylo v plánu. Ráno je podle hodin od 4 do 8, noc od 22 do 4. Když má přestávku všechno, odznaky se nezískávají. „badges off“ v daybook.conf je vypne."
        )
      ],
      parameters: OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, toBeListed: true)
    let configuration = daybook.configuration
    try output.refuseSecond()
    let isText = !output.isJSON && output.dialect == nil && output.format == .text
    guard configuration.badges || !isText else {
      let sentence = StyledText(daybook.words.badgesAreOff, .muted)
      world.print(output.isLinear ? [sentence.styled(.plain)] : sentence.wrapped(at: daybook.settings.width))
      return .done
    }
    let index = try daybook.index()
    let (days, problems) = daybook.readFeats(index)
    let assessment = daybook.assessment(of: days.book, since: index.days.first?.day, by: Threads())
    let report = BadgeReport(days, kept: try daybook.keptBadges().days, in: assessment)
    try world.show(
      BadgesPage(report, isWanted: configuration.badges, on: daybook.settings.screen), as: output)
    daybook.report(problems, index, in: &world)
    return .done
  }
}
