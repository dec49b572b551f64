/// The colours of pages and pictures, light and dark, by what they are for.
///
/// Text has a contrast of at least 4.5 to 1 on whatever it stands on; a test works it out.
enum HTMLStyle {
  /// A colour in both schemes, as `#rrggbb`.
  struct Color {
    let name: String
    let light: String
    let dark: String
  }

  static let background = Color(name: "page", light: "#fbfaf7", dark: "#14191d")
  static let card = Color(name: "card", light: "#ffffff", dark: "#1c2329")

  /// Colours of text and of what is drawn.
  static let inks = [
    Color(name: "ink", light: "#1f272c", dark: "#e9e6df"),
    Color(name: "muted", light: "#5a656c", dark: "#a4afb6"),
    Color(name: "water", light: "#1b6c9c", dark: "#6dbbe8"),
    Color(name: "good", light: "#24693c", dark: "#7fca93"),
    Color(name: "partial", light: "#8a5a00", dark: "#e2b15a"),
    Color(name: "bad", light: "#a43527", dark: "#f1907f"),
  ]

  /// Lines and quiet fills, which carry no meaning of their own.
  static let quiet = [
    Color(name: "line", light: "#dedbd2", dark: "#333d45"),
    Color(name: "glass", light: "#eaf3f8", dark: "#22303a"),
    Color(name: "step1", light: "#d3e9d8", dark: "#1f3829"),
    Color(name: "step2", light: "#a5d2b0", dark: "#2a5539"),
    Color(name: "step3", light: "#67ad7b", dark: "#35714a"),
  ]

  /// The colours as custom properties, those of the dark scheme behind its query.
  static var properties: String {
    let all = [background, card] + inks + quiet
    func list(_ value: (Color) -> String) -> String {
      all.map { "--\($0.name):\(value($0))" }.joined(separator: ";")
    }
    return """
      :root{color-scheme:light dark;\(list(\.light))}
      @media (prefers-color-scheme:dark){:root{\(list(\.dark))}}

      """
  }

  /// How drawings look, in a page and by themselves.
  static let drawing = """
    .wall{fill:none;stroke:var(--muted);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
    .hollow{fill:var(--glass)}
    .liquid{fill:var(--water)}
    .cell{fill:var(--card);stroke:var(--line)}
    .cell.l0{fill:none;stroke:var(--bad);stroke-width:1.5}
    .cell.l1{fill:var(--step1);stroke:none}
    .cell.l2{fill:var(--step2);stroke:none}
    .cell.l3{fill:var(--step3);stroke:none}
    .cell.l4{fill:var(--good);stroke:none}
    .cell.none{fill:none;stroke:var(--line);stroke-dasharray:1 3}
    .cell.rest{fill:none;stroke:var(--muted);stroke-dasharray:2 2}
    .full.good{fill:var(--good)}
    .full.partial{fill:var(--partial)}
    .full.muted{fill:var(--muted)}
    .ring{fill:none;stroke-width:2;stroke-linecap:round}
    .ring.partial{stroke:var(--partial)}
    .ring.bad{stroke:var(--bad)}
    .ring.muted{stroke:var(--muted)}
    .check{fill:none;stroke:var(--page);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
    .today{stroke:var(--ink);stroke-width:2}

    """

  /// How a page looks.
  static let page = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
    main{max-width:46rem;margin:0 auto;padding:2rem 1rem 3rem}
    h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem;letter-spacing:-.01em}
    h2{font-size:1.1rem;margin:0 0 .6rem}
    h3{font-size:1rem;margin:1rem 0 .2rem}
    p{margin:0 0 .5rem}
    .lead{font-size:1.1rem;color:var(--muted);margin-bottom:1.5rem}
    .lead strong{color:var(--ink)}
    section{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.1rem 1.2rem;margin:0 0 1rem}
    .pair{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr))}
    .vessel{display:flex;gap:1.2rem;align-items:center}
    .vessel svg{flex:none;width:7rem;height:auto}
    .figure{font-size:2rem;font-weight:650;color:var(--water);line-height:1.1;margin:0}
    .muted{color:var(--muted)}
    .water{color:var(--water)}
    .good{color:var(--good)}
    .partial{color:var(--partial)}
    .bad{color:var(--bad)}
    ul{margin:0;padding-left:1.1rem}
    li{margin:.15rem 0}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{padding:.32rem .2rem;text-align:center;font-weight:400;border-top:1px solid var(--line)}
    thead td{border-top:0}
    thead th{border-top:0;color:var(--muted);font-size:.85rem;line-height:1.2}
    tbody th,tfoot th{text-align:left;padding-left:0;overflow-wrap:anywhere}
    td:last-child,th:last-child{text-align:right;padding-right:0;white-space:nowrap}
    tfoot th,tfoot td{font-size:.85rem;color:var(--muted)}
    th.first{text-align:left;padding-left:0}
    .now{background:var(--glass)}
    .week{table-layout:fixed}
    .day{width:9%}
    .total{width:11%}
    .sign{width:1.25rem;height:1.25rem;vertical-align:-.3rem}
    abbr{text-decoration:none}
    .track{display:block;height:.6rem;border-radius:.3rem;background:var(--line);min-width:4rem;overflow:hidden}
    .track span{display:block;height:100%;background:var(--good)}
    .legend{font-size:.85rem;color:var(--muted);margin:.7rem 0 0}
    .map{display:block;width:100%;height:auto;margin-bottom:.8rem}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .legend span{white-space:nowrap;margin-right:.8rem}
    .bar{padding-right:.6rem}
    .scroll{overflow-x:auto}
    .right{text-align:right}
    .tabular th,.tabular td{padding:.32rem .5rem}
    .tabular td,.tabular tbody th{white-space:nowrap;text-align:left}
    .tabular thead th:first-child{text-align:left}
    .tabular .right{text-align:right}
    .tabular .center{text-align:center}
    footer{color:var(--muted);font-size:.85rem;text-align:center}
    svg text{font:12px system-ui,sans-serif;fill:var(--muted)}
    svg text.on{fill:var(--card)}
    svg text.in{fill:var(--ink)}
    @media (max-width:30rem){main{padding:1.2rem .6rem 2rem}section{padding:.9rem .8rem}h1{font-size:1.5rem}
    .vessel{gap:.9rem}.vessel svg{width:5.2rem}th,td{padding:.3rem .05rem;font-size:.92rem}.day{width:8.4%}.total{width:12%}.of{display:none}.sign{width:1.1rem;height:1.1rem}thead th{font-size:.75rem}}
    @media print{:root{color-scheme:light;\(HTMLStyle.printed)}body{font-size:9pt;background:none}
    main{max-width:none;padding:0}section{break-inside:avoid;padding:.5rem .8rem;margin:.5rem 0}
    footer{margin:.3rem 0 0}*{print-color-adjust:exact}}

    """

  /// Paper is light, whatever the screen is.
  private static let printed = ([background, card] + inks + quiet).map { "--\($0.name):\($0.light)" }
    .joined(separator: ";")
}
