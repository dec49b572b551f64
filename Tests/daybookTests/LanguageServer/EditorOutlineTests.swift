import Notation
import Testing

@testable import daybook

/// The parts of a document: outline, folds, links, colours, the plain form.
@Suite struct EditorOutlineTests {
  private let text =
    "# Morning\n[x] breakfast 10:30\nwater 250ml\n\n## Late\n[ ] call mum\n# Evening\nfile:a.jpg file:b.jpg\n"

  private func outline(_ symbols: JSON?) -> [String] {
    (symbols?.elements ?? []).flatMap { symbol -> [String] in
      let detail = symbol["detail"]?.text ?? ""
      return ["\(symbol["name"]?.text ?? "")\(detail.isEmpty ? "" : " (\(detail))")"]
        + outline(symbol["children"]).map { "  " + $0 }
    }
  }

  @Test func theOutlineStandsUnderTheHeadings() {
    let symbols = Talk(text, "textDocument/documentSymbol").result
    #expect(
      outline(symbols) == [
        "Morning", "  [x] breakfast (10:30)", "  water (250ml)", "  Late", "    [ ] call mum", "Evening",
      ])
    let folds = Talk(text, "textDocument/foldingRange").result?.elements ?? []
    #expect(folds.map { $0["startLine"]?.integer } == [0, 4, 6])
    #expect(folds.map { $0["endLine"]?.integer } == [5, 5, 7])
    let conf = Talk(
      "habit a\ngroup \"Meals\"\nhabit b \"B\"\nmeasure c unit ml\n", uri: Talk.conf,
      "textDocument/documentSymbol")
    #expect(outline(conf.result) == ["a (a)", "Meals", "  b (B)", "  c (c)"])
  }

  @Test func anAttachmentThatIsThereIsALink() {
    let files = daybook(["daybook.conf": small, "a.jpg": ""])
    let links = Talk(
      "lunch file:a.jpg file:b.jpg\n[x] gym file:a.jpg\n", "textDocument/documentLink", in: files
    ).result
    #expect(
      links?.elements?.last?["target"] == "file:///log/a.jpg"
        && links?.elements?.last?["range"] == Talk.range(1, 8, 18))
  }

  /// The tokens as `line:from-to type modifiers`.
  private func tokens(_ text: String, uri: String = Talk.uri, range: JSON? = nil, capabilities: JSON = [:])
    -> [String]
  {
    let talk = Talk(
      text, uri: uri, "textDocument/semanticTokens/" + (range == nil ? "full" : "range"),
      range.map { [("range", $0)] } ?? [], capabilities: capabilities)
    let data = talk.result?["data"]?.elements?.compactMap(\.integer) ?? []
    var (line, character) = (0, 0)
    return stride(from: 0, to: data.count, by: 5).map { place in
      line += data[place]
      character = data[place] == 0 ? character + data[place + 1] : data[place + 1]
      let word = SemanticToken.Kind(rawValue: data[place + 3])?.word ?? ""
      let modifiers = SemanticToken.modifiers.indices.filter { data[place + 4] >> $0 & 1 == 1 }
      return ([word] + modifiers.map { SemanticToken.modifiers[$0] }).joined(separator: " ")
        + " \(line):\(character)-\(character + data[place + 2])"
    }
  }

  /// What walks the line anew for each of them hangs here.
  @Test func aLineOfVeryManyTagsIsColouredInItsOwnTime() {
    let told = tokens("lunch š " + String(repeating: "water:1ml +é ", count: 20_000) + "\n")
    #expect(told.count == 60_000 && told.last == "decorator 0:260005-260007", "\(told.last ?? "")")
  }

  @Test func colourFollowsMeaning() {
    #expect(
      tokens("ž🙂 free\n[x] gym 18:05 #legs +far  # why\ngoal water 3l\nlunch water:2dl\n# no\n") == [
        "operator done 1:0-3", "function done 1:4-7", "enumMember 1:8-13", "decorator 1:14-19",
        "decorator 1:20-24", "comment 1:26-31", "keyword 2:0-4", "variable 2:5-10", "variable 3:6-11",
        "number 3:12-15", "comment 4:0-4",
      ])
    #expect(tokens("[ ] žluť\nwater 1l ž +ž\n", capabilities: Talk.utf8).last == "decorator 1:12-15")
    #expect(tokens("[-] gym\nwater 1l\n", range: Talk.range(1, 0, 1)) == ["variable 1:0-5", "number 1:6-8"])
    #expect(
      tokens("habit gym \"Gym\" every mon # x\ngoal water 2l when gym\n", uri: Talk.conf).filter {
        $0.contains("0:")
      } == [
        "keyword 0:0-5", "function declaration 0:6-9", "string 0:10-15", "keyword 0:16-21", "comment 0:26-29",
      ])
  }

  @Test func theConfigurationIsFormattedAtTheEndsOfItsLines() {
    let text = "daybook  1 \nhabit   gym\t\r\nmeasure water  unit ml"
    let talk = Talk(text, uri: Talk.conf, "textDocument/formatting", capabilities: Talk.utf8)
    #expect(edited(text, talk.result) == "daybook  1\nhabit   gym\nmeasure water  unit ml\n")
  }

  @Test func aWordOfTheConfigurationIsTold() {
    func hover(_ line: Int, _ character: Int, _ language: String = "en") -> String? {
      Talk(
        small, uri: Talk.conf, "textDocument/hover", [("position", Talk.at(line, character))],
        language: language
      )
      .result?["contents"]?["value"]?.text
    }
    #expect(hover(0, 2) == "the version of the format" && hover(0, 2, "cs") == "verze formátu")
    #expect(hover(3, 1) == "Something to tick off.")
    #expect(hover(3, 8)?.contains("Breakfast") == true && hover(0, 9) == nil)
  }
}
