/// A report as markup: the title of its window, and what stands in it.
package struct HTMLBody: Sendable {
  package let title: String
  package let main: HTML

  package init(title: String, main: HTML) { (self.title, self.main) = (title, main) }
}

/// One HTML file: no script, nothing from the network, light or dark as its reader has it.
package struct HTMLDocument {
  private let body: HTMLBody
  private let words: Words
  /// The folder of the style sheet as the page names it; nil if the page holds its style itself.
  private let root: String?
  /// The lines above the page: the way to other pages.
  private let navigation: HTML

  /// Makes a file that stands by itself, or one of many that share a style sheet in the folder `root`.
  package init(_ body: HTMLBody, root: String? = nil, navigation: HTML = "", _ words: Words) {
    (self.body, self.words, self.root, self.navigation) = (body, words, root, navigation)
  }

  /// The style sheet that pages share.
  package static let style = HTMLStyle.sheet

  /// The file.
  ///
  /// The policy in its head has the browser itself refuse scripts and everything of the network.
  package var text: String {
    let style: HTML =
      if let root { "<link rel=\"stylesheet\" href=\"\(root)style.css\">" } else {
        "<style>\n\(HTML(markup: HTMLStyle.sheet))</style>"
      }
    let sources: HTML = root == nil ? "'unsafe-inline'" : "'self' file: 'unsafe-inline'"
    let document: HTML = """
      <!DOCTYPE html>
      <html lang="\(words.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(sources); img-src data:">
      <meta name="generator" content="daybook">
      <meta name="referrer" content="no-referrer">
      <title>\(body.title)</title>
      <link rel="icon" href="data:,">
      \(style)
      </head>
      <body>
      \(Drawing.signs)\(navigation)<main>
      \(body.main)</main>
      <footer><p>\(words.madeWith)</p></footer>
      </body>
      </html>

      """
    return document.text
  }
}

extension HTML {
  /// A part of a page under a heading; nothing without content.
  static func section(_ heading: String, _ content: HTML) -> HTML {
    content.isEmpty ? "" : "<section>\n<h2>\(heading)</h2>\n\(content)</section>\n"
  }

  /// A part of a page without a heading of its own; nothing without content.
  static func section(_ content: HTML) -> HTML { content.isEmpty ? "" : "<section>\n\(content)</section>\n" }

  /// A paragraph in a class; nothing without text.
  static func paragraph(_ text: StyledText, class name: HTML = "") -> HTML {
    if text.isEmpty { return "" }
    return name.isEmpty ? "<p>\(text)</p>\n" : "<p class=\"\(name)\">\(text)</p>\n"
  }

  /// Texts as the points of a list; nothing of none.
  static func list(_ texts: [StyledText]) -> HTML {
    texts.isEmpty ? "" : "<ul>\n\(texts.map { "<li>\($0)</li>\n" as HTML }.joined())</ul>\n"
  }

  /// Facts, each behind its head, which may lead to a page; nothing of none.
  static func facts(_ facts: [(head: String, value: String)], addresses: [String?] = []) -> HTML {
    let rows = facts.enumerated().map { place, fact -> HTML in
      let head = HTML.link("\(fact.head)", to: addresses.indices.contains(place) ? addresses[place] : nil)
      return "<div><dt>\(head)</dt><dd>\(fact.value)</dd></div>\n"
    }.joined()
    return rows.isEmpty ? "" : "<dl>\n\(rows)</dl>\n"
  }

  /// A heading of the page, and what is said below it.
  static func head(_ heading: String, _ lead: StyledText...) -> HTML {
    let leads = lead.filter { !$0.isEmpty }.map { "<p class=\"lead\">\($0)</p>\n" as HTML }.joined()
    return "<header>\n<h1>\(heading)</h1>\n\(leads)</header>\n"
  }

  /// A long list behind the labels of its first and last row, which open it; a short one as it is.
  static func folded(_ labels: [String], _ content: HTML) -> HTML {
    guard labels.count > 36 else { return content }
    return "<details><summary>\(labels[0]) – \(labels[labels.count - 1])</summary>\n\(content)</details>\n"
  }

  /// A link, or the text alone where it leads nowhere.
  static func link(_ text: HTML, to address: String?) -> HTML {
    address.map { "<a href=\"\($0)\">\(text)</a>" } ?? text
  }
}

extension Table {
  /// The table as a page; where it is wider than the window it is scrolled sideways, with the keys as well.
  func body(_ words: Words) -> HTMLBody {
    let heading = title ?? "daybook"
    return HTMLBody(title: heading, main: .head(heading) + .section(scrolled(words)))
  }

  /// The table without its caption, in a frame that it can be scrolled in.
  func scrolled(_ words: Words) -> HTML {
    var bare = self
    bare.title = nil
    return """
      <div class="scroll tabular" role="region" aria-label="\(title ?? words.rowsHeading)" tabindex="0">
      \(bare.html(words))</div>

      """
  }
}
