import Journal

/// A page of a site: a report with the way to it above, and the way to the pages before and after it.
package struct SitePage: Sendable {
  /// A page that another leads to.
  package struct Link: Sendable {
    let title: String
    let address: String

    package init(_ title: String, to address: String) { (self.title, self.address) = (title, address) }
  }

  private let body: HTMLBody
  private let words: Words
  private let root: String
  private let crumbs: [Link]
  private let before: Link?
  private let after: Link?

  /// Makes a page; `root` is the folder of the site as the page names it, and `crumbs` lead to the pages that it lies
  /// under.
  package init(
    _ body: HTMLBody, root: String, crumbs: [Link] = [], before: Link? = nil, after: Link? = nil,
    _ words: Words
  ) {
    (self.body, self.words, self.root) = (body, words, root)
    (self.crumbs, self.before, self.after) = (crumbs, before, after)
  }

  /// The file.
  package var text: String { HTMLDocument(body, root: root, navigation: navigation, words).text }

  private var navigation: HTML {
    if crumbs.isEmpty { return "" }
    let way = crumbs.map { "<li><a href=\"\($0.address)\">\($0.title)</a></li>" as HTML }.joined()
    let back = before.map { "<a rel=\"prev\" href=\"\($0.address)\">‹ \($0.title)</a> " as HTML } ?? ""
    let on = after.map { "<a rel=\"next\" href=\"\($0.address)\">\($0.title) ›</a>" as HTML } ?? ""
    let beside: HTML = before == nil && after == nil ? "" : "<span class=\"links\">\(back)\(on)</span>\n"
    return "<nav aria-label=\"\(words.wayLabel)\">\n<ol>\(way)</ol>\n\(beside)</nav>\n"
  }
}

extension HTML {
  /// Links under a heading; nothing of none.
  package static func links(_ heading: String, _ links: [SitePage.Link]) -> HTML {
    .section(heading, .links(links))
  }

  /// The person's own words, a paragraph each, under their heading; nothing of none.
  package static func notes(_ texts: [String], _ words: Words) -> HTML {
    .section(words.notesHeading, texts.map { .paragraph(StyledText($0)) }.joined())
  }

  /// Links side by side; nothing of none.
  static func links(_ links: [SitePage.Link]) -> HTML {
    let items = links.map { "<li><a href=\"\($0.address)\">\($0.title)</a></li>\n" as HTML }
    return items.isEmpty ? "" : "<ul class=\"links\">\n\(items.joined())</ul>\n"
  }
}

extension HTMLBody {
  /// The body with more below it.
  package func adding(_ more: HTML) -> HTMLBody { HTMLBody(title: title, main: main + more) }
}

extension Screen {
  /// The problems in the files; what is wrong is told with the words of the file only if these are shown.
  package func problemsBody(_ problems: [(line: ProblemLine, day: Day?)], withText: Bool) -> HTMLBody {
    let items = problems.map { problem -> HTML in
      let text = withText ? problem.line.styled(words) : problem.line.placed(words)
      let place = HTML.link("\(problem.line.path)", to: problem.day.flatMap { links?.day($0) })
      return "<li>\(place)\(text.spans.dropFirst().map { StyledText($0.text, $0.role).html }.joined())</li>\n"
    }
    return HTMLBody(
      title: words.problemsHeading,
      main: .head(words.problemsHeading)
        + .section(
          items.isEmpty ? .paragraph(StyledText(words.noProblems)) : "<ul>\n\(items.joined())</ul>\n"))
  }
}

extension Words {
  /// The name of the first page of a site.
  package var siteTitle: String { say("Daybook", "Deník") }
  /// The name of the links above a page.
  var wayLabel: String { say("Where this page is", "Kde tato stránka je") }
  package var yearsHeading: String { say("Years", "Roky") }
  package var problemsHeading: String { say("Problems", "Problémy") }
  package var searchHeading: String { say("Find", "Hledat") }
  package var tagsHeading: String { say("Tags", "Štítky") }
  package var wordsHeading: String { say("Words", "Slova") }
  package var morePagesHeading: String { say("More pages", "Další stránky") }
  /// The badges, as a link has them.
  package var badgesLink: String { say("Badges", "Odznaky") }
  /// Said where no file has a problem.
  package var noProblems: String { say("No problem was found.", "Žádný problém se nenašel.") }
  /// Said of the days beyond those that a word of the search leads to.
  package func earlierDays(_ count: Int) -> String {
    say(
      "and \(number(count)) earlier \(count == 1 ? "day" : "days")",
      "a \(number(count)) \(czech(count, "dřívější den", "dřívější dny", "dřívějších dní"))")
  }
}
