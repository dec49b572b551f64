import TestSupport
import Testing

@testable import Rendering
@testable import daybook

/// Text that would be markup, a script or an address, wherever a person may write.
private let hostile = [
  "<script>alert(1)</script>", "</style><img src=x onerror=alert(1)>", "\" onload=\"alert(1)",
  "'><svg/onload=x>",
  "javascript:alert(1)", "]]><!--", "</title></main></html>", "&lt;b&gt;", "\u{202E}abc", "<a href=//x.test>",
]

/// The elements and attributes that pages are made of.
private let elements: Set<String> = [
  "!DOCTYPE", "a", "abbr", "article", "b", "body", "br", "caption", "circle", "dd", "details", "div", "dl",
  "dt",
  "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "head", "header", "html", "i", "li", "link",
  "main", "meta", "nav",
  "ol", "p", "path", "rect", "section", "small", "span", "strong", "style", "summary", "svg", "symbol",
  "table", "tbody",
  "td", "text", "tfoot", "th", "thead", "time", "title", "tr", "ul", "use",
]
private let attributes: Set<String> = [
  "html", "aria-current", "aria-hidden", "aria-label", "charset", "class", "colspan", "content", "cx", "cy",
  "d", "datetime",
  "height", "href", "http-equiv", "id", "lang", "name", "open", "preserveAspectRatio", "r", "rel", "role",
  "scope",
  "style",
  "tabindex", "text-anchor", "title", "value", "viewBox", "width", "x", "y",
]

/// What is wrong with the marks of a page: elements, attributes and addresses that no page has; `pages` are the files of
/// its site, which it may lead to.
private func foreignMarks(_ page: String, among pages: Set<String> = []) -> [String] {
  var wrong: [String] = []
  for part in page.split(separator: "<").dropFirst() {
    guard let end = part.firstIndex(of: ">") else {
      wrong.append(String(part))
      continue
    }
    // Every second piece between quotes is a value.
    let pieces = part[..<end].split(separator: "\"", omittingEmptySubsequences: false)
    let names = stride(from: 0, to: pieces.count, by: 2).flatMap { pieces[$0].split { " =/".contains($0) } }
    if let first = names.first, !elements.contains(String(first)) { wrong.append("<\(first)") }
    wrong += names.dropFirst().map(String.init).filter { !attributes.contains($0) }
    for (place, piece) in pieces.enumerated() where place % 2 == 1 && pieces[place - 1].hasSuffix("href=") {
      let target = piece.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
      if !piece.hasPrefix("#"), piece != "data:,", !pages.contains(target) { wrong.append(String(piece)) }
    }
  }
  return wrong
}

/// Pages of days in which text is hostile: it does nothing.
@Suite struct HostilePageTests {
  private static let reports = [
    "day", "day --lines", "week", "week --lines", "month", "year", "stats", "list",
    "summary 2026-W03 --with-text",
    "badges", "stats +tag", "list +tag",
  ]

  /// A daybook with a text as the label of a habit, a measure, a group and a pause, and in every kind of line.
  private func files(with text: String) -> [String: String] {
    let label = text.replacing("\"", with: "'")
    return [
      "daybook.conf": """
      daybook 1
      name \(label)
      week monday
      group "\(label)"
      habit gym "\(label)"
      measure water "\(label)" goal 2l
      measure odd "\(label)" unit "\(label)"
      pause 2026-01-14..2026-01-15 "\(label)"

      """,
      "2026-01-12.txt": """
      water 250ml 08:10 \(text)
      [x] gym \(text) +tag\(text) file:\(text) key:"\(label)"
      [ ] \(text)
      [x] \(text) 10:00
      odd 3 \(text)
      \(text)
      # \(text)

      """,
    ]
  }

  @Test(arguments: reports, hostile) func textIsNeverMarkup(_ report: String, _ text: String) {
    let found = Run("--now 2026-01-12T14:00 \(report) --format html", in: daybook(files(with: text))).output
    #expect(found.hasPrefix("<!DOCTYPE html>"))
    #expect(foreignMarks(found) == [])
    #expect(!found.contains("\u{202E}"))
  }

  @Test(arguments: hostile) func textIsNeverMarkupInASite(_ text: String) {
    let files = daybook(files(with: text))
    #expect(Run("--now 2026-01-12T14:00 site -o /out --with-text", in: files).status == 0)
    let paths = files.paths.filter { $0.hasPrefix("/out/") }
    // A page names those of its own folder by their last part.
    let names = Set(paths.flatMap { [String($0.dropFirst(5)), String($0.split(separator: "/").last ?? "")] })
    #expect(names.count > 15)
    for path in paths where path.hasSuffix(".html") {
      // The last line is the seal.
      let page = (files[path] ?? "").split(separator: "\n").dropLast().joined(separator: "\n")
      #expect(foreignMarks(page, among: names) == [] && !page.contains("\u{202E}"), "\(path)")
    }
  }

  /// Any characters, as text and as an attribute.
  @Test(arguments: 0..<200) func anyTextStaysText(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs = Array("<>\"'&;/=! \u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}abčž🦀\n\t-")
    let text = String(
      (0..<Int.random(in: 0..<40, using: &random)).map { _ in signs.randomElement(using: &random)! })
    let markup: HTML = "<p title=\"\(text)\">\(StyledText(text, .good))\(text)</p>"
    let inside = markup.text.dropFirst("<p title=\"".count).dropLast("</p>".count)
    #expect(inside.count { $0 == "<" } == (text.isEmpty ? 0 : 2))
    #expect(inside.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E })
    #expect(!inside.contains("'"))
  }
}
