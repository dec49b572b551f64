extension Table {
  /// The table as one HTML file: no script, nothing from the network, light or dark as its reader has it.
  ///
  /// Where it is wider than the window it is scrolled sideways, with the keys as well.
  package func page(_ words: Words) -> String {
    let heading = (title ?? "daybook").escapedForHTML
    var bare = self
    bare.title = nil
    return """
      <!DOCTYPE html>
      <html lang="\(words.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="daybook">
      <title>\(heading)</title>
      <link rel="icon" href="data:,">
      <style>
      \(HTMLStyle.properties)\(HTMLStyle.page)main{max-width:80rem}</style>
      </head>
      <body>
      <main>
      <h1>\(heading)</h1>
      <section class="tabular">
      <div class="scroll" role="region" aria-label="\(heading)" tabindex="0">
      \(bare.html(words))</div>
      </section>
      </main>
      <footer><p>\(words.madeWith.escapedForHTML)</p></footer>
      </body>
      </html>

      """
  }
}
