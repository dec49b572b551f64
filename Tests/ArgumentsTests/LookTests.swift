
import Testing
@testable import Arguments
@Test func look() throws {
  let table = sampleTable()
  for tongue in Tongue.allCases { for width in [80, 40] {
    print(String(repeating: "=", count: width))
    print(table.overview(in: tongue, more: [Sentence("Read daybook(1) for the rest.", cs: "Zbytek je v daybook(1).")]).text(width: width))
    print(String(repeating: "=", count: width))
    print(try table.help(for: "week", in: tongue).text(width: width))
    print(try table.help(for: "config", in: tongue).text(width: width))
  } 
  print(table.manPage(in: tongue, date: (2026, 1, 12), description: [], sections: []))
  }
}
