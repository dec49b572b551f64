import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Sums a week up, to be shared.
struct SummaryCommand: Report {
  /// The values of `--format`.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, markdown, html, svg
  }

  static let name = "summary"

  var words: [String] = []
  var format = Format.text
  var showsText = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Sums up a week, to share", cs: "Shrne týden, ke sdílení"), group: Groups.look,
      discussion: [
        Phrase(
          "What went well, how it compares with the days before, the grid, the glass, and what was missed. Every figure counts the days that are over, and today once nothing of it is left to do; means are of the days with an entry. html is one page without network or script, svg one picture; both follow the reader's light or dark.",
          cs:
            "Co se povedlo, srovnání s předchozími dny, mřížka, sklenice a co uniklo. Každé číslo počítá dny, které už skončily, a dnešek, jakmile na něm nic nezbývá; průměry jsou ze dnů se záznamem. html je jediná stránka bez sítě a skriptů, svg jediný obrázek; obojí je světlé nebo tmavé podle nastavení čtenáře."
        ),
        Phrase(
          "For a PNG, which chats and social sites take, let another program draw the svg: 'rsvg-convert -z 2 week.svg -o week.png' (librsvg), or a browser that is told how tall the picture is: 'h=$(grep -om1 \"height=.[0-9]*\" week.svg | tr -dc 0-9); chromium --headless --screenshot=week.png --window-size=720,$h week.svg'.",
          cs:
            "PNG, jaké berou chaty a sociální sítě, nakreslí z obrázku svg jiný program: „rsvg-convert -z 2 week.svg -o week.png“ (librsvg), nebo prohlížeč, kterému se řekne, jak je obrázek vysoký: „h=$(grep -om1 \"height=.[0-9]*\" week.svg | tr -dc 0-9); chromium --headless --screenshot=week.png --window-size=720,$h week.svg“."
        ),
      ],
      examples: [
        Example(
          "daybook summary -1 --format html > week.html",
          Phrase("Last week as a page", cs: "Minulý týden jako stránka")),
        Example(
          "daybook summary 2026-01 --format svg > january.svg",
          Phrase("A month as a picture", cs: "Měsíc jako obrázek")),
      ],
      parameters: [
        .period(
          \.words,
          help: Phrase(
            "The days: 2026-W03, a month, A..B, or -1 (default: this week)",
            cs: "Dny: 2026-W03, měsíc, A..B, nebo -1 (jinak tento týden)")),
        .option(
          \.format, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
        .flag(
          \.showsText, "--with-text",
          help: Phrase("Shows notes, meals and attachments too", cs: "Ukáže i poznámky, jídla a přílohy")),
      ] + OutputOptions.parameters.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, toBeListed: true)
    let (period, listed) = try period(daybook)
    // Streaks look at all history.
    let (index, read, assessment) = try daybook.everything(listed: listed)
    let summary = SummaryReport(of: period, in: assessment)
    let page = SummaryPage(
      summary, notes: showsText ? daybook.notes(of: period, index) : [], in: daybook.frame)
    try output.refuseSecond(beside: format == .text ? nil : "--format \(format.rawValue)")
    switch format {
    case .text: try world.show(page, as: output)
    case .markdown: world.output.write(page.markdown)
    case .html: if let body = page.body { world.output.write(HTMLDocument(body, page.screen.words).text) }
    case .svg: world.output.write(page.picture)
    }
    daybook.report(read.problems.within(period, daybook.configuration), index, in: &world)
    return .done
  }

  /// The period as typed, of a single day its week, and the listing if it had to be made.
  private func period(_ daybook: Daybook) throws(CommandError) -> (Period, DayIndex?) {
    let text = words.joined(separator: " ")
    guard daybook.count(text, atMost: 1) == nil, let found = try daybook.settled(text, of: "week"),
      found.period.count > 1
    else { return (try daybook.week(text), nil) }
    return found
  }
}

extension Daybook {
  /// The person's own words of a period: the journal, and the text and attachments of ticks and entries.
  fileprivate func notes(of period: Period, _ index: DayIndex) -> [SummaryPage.Note] {
    index.days.filter { period.contains($0.day) }.compactMap { entry in
      guard let found = try? found(entry.day, listedIn: index) else { return nil }
      let texts = texts(of: found.file, on: entry.day).texts
      return texts.isEmpty ? nil : SummaryPage.Note(day: entry.day, texts: texts)
    }
  }
}
