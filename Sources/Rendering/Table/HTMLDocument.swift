/// One HTML file: no script, nothing from the network, light or dark as its reader has it.
struct HTMLDocument {
  /// The title of the window.
  let title: String
  /// The style sheet, without the properties that all documents share.
  let style: String
  /// The elements within `main`, with a line end behind each.
  let main: String
  let words: Words

  /// The file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(words.language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="daybook">
    <title>\(title.escapedForHTML)</title>
    <link rel="icon" href="data:,">
    <style>
    \(HTMLStyle.properties)\(style)</style>
    </head>
    <body>
    <main>
    \(main)</main>
    <footer><p>\(words.madeWith.escapedForHTML)</p></footer>
    </body>
    </html>

    """
  }
}

extension Table {
  /// The table as one HTML file; where it is wider than the window it is scrolled sideways, with the keys as well.
  package func page(_ words: Words) -> String {
    let heading = title ?? "daybook"
    var bare = self
    bare.title = nil
    return HTMLDocument(
      title: heading, style: HTMLStyle.page + "main{max-width:80rem}",
      main: """
        <h1>\(heading.escapedForHTML)</h1>
        <section class="tabular">
        <div class="scroll" role="region" aria-label="\(heading.escapedForHTML)" tabindex="0">
        \(bare.html(words))</div>
        </section>

        """, words: words
    ).text
  }
}
