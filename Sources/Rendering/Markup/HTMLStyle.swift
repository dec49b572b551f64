import Journal

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
    Color(name: "quiet", light: "#eeece5", dark: "#2a333a"),
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
    .pace{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}
    svg .cell{fill:var(--quiet);stroke:var(--quiet);stroke-width:2;stroke-linejoin:round}
    svg .cell.open{fill:none;stroke:var(--muted);stroke-width:1}
    svg .cell.l0{fill:none;stroke:var(--bad);stroke-width:1.5}
    svg .cell.l1{fill:var(--step1);stroke:var(--step1)}
    svg .cell.l2{fill:var(--step2);stroke:var(--step2)}
    svg .cell.l3{fill:var(--step3);stroke:var(--step3)}
    svg .cell.l4{fill:var(--good);stroke:var(--good)}
    svg .cell.none{fill:none;stroke:var(--muted);stroke-width:1;stroke-dasharray:1 2}
    svg .cell.rest{fill:none;stroke:var(--muted);stroke-width:1;stroke-dasharray:3 2}
    .full.good{fill:var(--good)}
    .full.partial{fill:var(--partial)}
    .full.muted{fill:var(--muted)}
    .ring{fill:none;stroke-width:2;stroke-linecap:round}
    .ring.partial{stroke:var(--partial)}
    .ring.bad{stroke:var(--bad)}
    .ring.muted{stroke:var(--muted)}
    .check{fill:none;stroke:var(--page);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
    svg .today{fill:none;stroke:var(--ink);stroke-width:2;stroke-linejoin:round}
    svg text{font:12px system-ui,sans-serif;fill:var(--muted)}
    svg text.on{fill:var(--card)}
    svg text.in{fill:var(--ink)}

    """

  /// A style sheet with its colours written out, those of the dark scheme behind its query: programs that draw a picture
  /// by itself need not know custom properties.
  static func writtenOut(_ style: String) -> String {
    "\(style.coloured(\.light))@media (prefers-color-scheme:dark){\n\(style.coloured(\.dark))}\n"
  }

  /// The whole style sheet of a page.
  static let sheet = properties + drawing + page

  /// How a page looks.
  private static let page = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
    main{max-width:52rem;margin:0 auto;padding:2rem 1rem 2.5rem}
    header{margin-bottom:1.4rem}
    h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem;letter-spacing:-.01em}
    h1 small,h2 small{font-weight:400;color:var(--muted);font-size:1rem}
    h2 small{display:inline-block}
    h2{font-size:1.1rem;margin:0 0 .6rem}
    ol+h2{margin-top:1.2rem}
    h3{font-size:.95rem;margin:.9rem 0 .3rem;color:var(--muted)}
    h4,article h3{font-size:1rem;margin:0 0 .3rem;color:inherit}
    p{margin:0 0 .4rem}
    a{color:var(--water);text-underline-offset:.2em}
    th a,h2 a,h4 a,article h3 a,.label a,dt a,td a,nav a{text-decoration:none}
    a:hover{text-decoration:underline}
    a:focus-visible,[tabindex]:focus-visible,summary:focus-visible{outline:3px solid var(--water);outline-offset:2px;border-radius:.2rem}
    .greeting{color:var(--muted);margin:0}
    .lead{font-size:1.1rem;color:var(--muted);margin:0}
    .lead+section{margin-top:.6rem}
    .track+p{margin-top:.4rem}
    .lead .number,.lead .heading{color:var(--ink);font-weight:600}
    section{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.1rem 1.2rem;margin:0 0 1rem;container-type:inline-size}
    .pair,.cards,.maps{display:grid;gap:0 1rem;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
    .maps{grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr))}
    .pair:empty{display:none}
    .pair>section:only-child{grid-column:1/-1}
    .vessel{display:flex;gap:1.4rem;align-items:center}
    .vessel svg{flex:none;width:7.5rem;height:auto}
    .figure{font-size:2.2rem;font-weight:650;color:var(--water);line-height:1.1;margin:0}
    .muted,.label.muted{color:var(--muted)}
    .water,.accent{color:var(--water)}
    .good{color:var(--good)}
    .partial,.warning{color:var(--partial)}
    .bad,.streak{color:var(--bad)}
    .today,.streak{font-weight:650}
    small{color:var(--muted);font-size:.875rem}
    .legend{font-size:.875rem;color:var(--muted);margin:.7rem 0 0}
    .legend span{white-space:nowrap;margin-right:.7rem}
    .legend i{display:inline-block;width:.85rem;height:.85rem;border-radius:.2rem;vertical-align:-.1rem;margin-right:.1rem}
    ul,ol{margin:0;padding-left:1.2rem}
    li{margin:.15rem 0}
    .bars,.ticks,.links{list-style:none;padding:0}
    .bars{display:grid;gap:.3rem .8rem;align-items:center;font-variant-numeric:tabular-nums;overflow-x:clip;padding:0 .4rem;margin:0 -.4rem}
    .bars li{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center;margin:0}
    .label,tbody th,h1,h2,dd,.links li,nav li{overflow-wrap:anywhere}
    thead th{overflow-wrap:normal}
    .bars .number{text-align:right;white-space:nowrap}
    .bars .end{text-align:center;min-width:1.1rem}
    .bars small,.group{grid-column:1/-1}
    .group{font-weight:600;color:var(--muted);margin-top:.4rem}
    .track{position:relative;display:block;height:.7rem;border-radius:.35rem;background:var(--quiet);overflow:hidden}
    .track span{display:block;height:100%;background:var(--water);border-radius:.35rem}
    .track .good{background:var(--good)}
    .track .bad{background:var(--bad)}
    .track .partial{background:var(--partial)}
    .track i{position:absolute;top:0;height:100%;border-left:2px solid var(--ink);margin-left:-1px}
    .times{color:var(--muted);font-size:.875rem}
    .times span{white-space:nowrap}
    .ticks li{display:flex;flex-wrap:wrap;gap:0 .55rem;align-items:center;margin:.3rem 0}
    .ticks .label{flex:1 1 0}
    .ticks .time{margin-left:auto;font-variant-numeric:tabular-nums}
    .ticks small{flex-basis:100%;padding-left:1.8rem}
    .sign{width:1.25rem;height:1.25rem;vertical-align:-.3rem;flex:none}
    dl{margin:.2rem 0 0}
    dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.15rem 0}
    dt{color:var(--muted)}
    dd{margin:0;font-variant-numeric:tabular-nums}
    .cards{gap:1.1rem 1.6rem;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}
    article p{font-size:.92rem;margin:.2rem 0}
    .weekdays{display:flex;gap:.3rem;height:3.6rem;align-items:flex-end;margin-top:.5rem}
    .weekdays span{flex:1;height:100%;display:flex;flex-direction:column;justify-content:flex-end;align-items:center;font-size:.75rem;color:var(--muted)}
    .weekdays i{width:100%;min-height:2px;background:var(--step3);border-radius:.2rem .2rem 0 0}
    .weekdays i.good{background:var(--good)}
    .weekdays i.bad{background:var(--bad)}
    .chart{display:grid;grid-template-columns:auto 1fr;gap:.2rem .5rem;margin:.2rem 0 1.2rem;font-size:.8rem;color:var(--muted);font-variant-numeric:tabular-nums}
    .chart svg{width:100%;height:11rem;overflow:visible}
    .chart path{fill:none;vector-effect:non-scaling-stroke}
    .chart .grid{stroke:var(--line)}
    .chart .columns{fill:var(--water)}
    .chart .values{stroke:var(--muted);stroke-width:1}
    .chart .dots{stroke:var(--water);stroke-width:5;stroke-linecap:round}
    .chart .many{stroke-width:3}
    .chart path.trend{stroke:var(--bad);stroke-width:2.5;stroke-linejoin:round}
    .chart path.goal{stroke:var(--partial);stroke-width:2;stroke-dasharray:6 4}
    .axis,.ends{display:flex;justify-content:space-between}
    .axis{flex-direction:column;text-align:right;max-width:30cqw;overflow-wrap:anywhere}
    .ends,figcaption{grid-column:2}
    figcaption span{margin-right:1rem}
    figcaption span::before{content:"";display:inline-block;width:1.4rem;margin-right:.4rem;vertical-align:.25rem;border-top:2px dashed var(--partial)}
    figcaption .trend::before{border-top:3px solid var(--bad)}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{padding:.32rem .2rem;text-align:center;font-weight:400;border-top:1px solid var(--line)}
    thead th,thead td{border-top:0}
    thead th{color:var(--muted);font-size:.875rem;line-height:1.25}
    tbody th,tfoot th{text-align:left;padding-left:0}
    tfoot th,tfoot td{font-size:.875rem;color:var(--muted)}
    abbr{text-decoration:none}
    .week{table-layout:fixed}
    .week td:last-child,.week th:last-child{text-align:right;padding-right:0;white-space:nowrap}
    .week th[scope=rowgroup]{font-weight:600;color:var(--muted);padding-top:.8rem;text-align:left;white-space:normal}
    .now{background:var(--glass)}
    .day{width:9%}
    .total{width:12%}
    .calendar{table-layout:fixed;border-collapse:separate;border-spacing:.25rem}
    .calendar td{border:0;padding:.3rem .1rem .25rem;height:3.4rem;vertical-align:top;border-radius:.5rem;line-height:1.3}
    .calendar b{display:block;font-weight:400;color:inherit}
    .calendar a{color:inherit;display:block}
    .calendar small{display:block;color:inherit;font-size:.75rem}
    .calendar td>span{font-size:.875rem}
    td.cell,i.cell{background:var(--quiet);outline-offset:-1px}
    td.cell{color:var(--ink)}
    .cell.l0:not(path){background:none;outline:2px solid var(--bad);outline-offset:-2px}
    .cell.l1:not(path){background:var(--step1)}
    .cell.l2:not(path){background:var(--step2)}
    .cell.l3:not(path){background:var(--step3)}
    .cell.l4:not(path){background:var(--good);color:var(--card)}
    .cell.none:not(path){background:none;outline:1px dotted var(--muted)}
    .cell.rest:not(path){background:none;outline:1px dashed var(--muted)}
    .cell.open:not(path){background:none;outline:1px solid var(--muted)}
    .calendar [aria-current]{box-shadow:0 0 0 2px var(--ink)}
    svg.map text{font-size:13px}
    .map{display:block;width:100%;height:auto;margin-bottom:.6rem}
    .file{font:.95rem/1.5 ui-monospace,monospace;padding-left:2.6rem;color:var(--ink)}
    .file li::marker{color:var(--muted);font-size:.8rem}
    .file time{color:var(--water);margin-right:.7rem}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .scroll{overflow-x:auto}
    .right{text-align:right}
    .tabular th,.tabular td{padding:.32rem .5rem}
    .tabular td,.tabular tbody th{white-space:nowrap;text-align:left}
    .tabular thead th:first-child{text-align:left}
    .tabular .right{text-align:right}
    .tabular .center{text-align:center}
    footer{color:var(--muted);font-size:.875rem;text-align:center;padding-bottom:1rem}
    nav{max-width:52rem;margin:0 auto;padding:.8rem 1rem 0;display:flex;flex-wrap:wrap;gap:.2rem 1rem;justify-content:space-between}
    nav ol{list-style:none;padding:0;display:flex;flex-wrap:wrap}
    nav li{margin:0}
    nav li+li::before{content:"›";margin:0 .5rem;color:var(--muted)}
    .links{display:flex;flex-wrap:wrap;gap:.3rem .9rem}
    main>nav{padding:0}
    @container (max-width:30rem){.bars{grid-template-columns:minmax(min(7rem,40%),1fr) auto auto auto!important}.bars .number{white-space:normal;max-width:50cqw}.bars .track{grid-row:2;grid-column:1/-1}.bars li{row-gap:.15rem}}
    @media (max-width:34rem){main{padding:1.1rem .6rem 1.5rem}nav{padding:.6rem .6rem 0}section{padding:.9rem .8rem}h1{font-size:1.5rem}
    .vessel{gap:1rem}.vessel svg{width:5.6rem}.figure{font-size:1.8rem}
    .week th,.week td{padding:.3rem .05rem;font-size:.875rem}.week thead th{font-size:.78rem}.day{width:8.6%}.total{width:13%}.of{display:none}.sign{width:1.1rem;height:1.1rem}
    .calendar{border-spacing:.12rem}.calendar td{height:3rem}.calendar td>span{font-size:.75rem}}
    @media print{:root{color-scheme:light;\(HTMLStyle.printed)}body{font-size:9pt;background:none}
    main{max-width:none;padding:0}nav{display:none}section:has(>.links){display:none}section{break-inside:avoid;padding:.5rem .8rem;margin:.4rem 0}header{margin-bottom:.6rem}
    .chart svg{height:8rem}.calendar td{height:2.4rem}.bars{gap:.1rem .8rem}.cards{grid-template-columns:repeat(3,1fr)}article{break-inside:avoid}a{color:inherit;text-decoration:none}
    section:has(.file),section:has(.cards){break-inside:auto}footer{margin:.3rem 0 0;padding:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}

    """

  /// Paper is light, whatever the screen is.
  private static let printed = ([background, card] + inks + quiet).map { "--\($0.name):\($0.light)" }
    .joined(separator: ";")
}

extension String {
  /// A style sheet with each `var(--name)` as the colour of that name.
  fileprivate func coloured(_ value: (HTMLStyle.Color) -> String) -> String {
    let colors = [HTMLStyle.background, HTMLStyle.card] + HTMLStyle.inks + HTMLStyle.quiet
    var text = ""
    var rest = self[...]
    while let place = rest.firstPlace(of: "var(--") {
      text += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      let name = rest.prefix { $0 != ")" }
      text += colors.first { $0.name == name }.map(value) ?? "none"
      rest = rest.dropFirst(name.count + 1)
    }
    return text + rest
  }
}
