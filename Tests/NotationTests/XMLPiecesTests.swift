import TestSupport
import Testing

@testable import Notation

@Suite struct XMLPiecesTests {
  /// The tags of a file: `<a x=1>`, `<a/>`, `</a>`, with the value of `x` where there is one.
  private func tags(_ text: String, ofAtMost size: Int = .max) throws -> (told: [String], isTruncated: Bool) {
    var xml = XMLPieces()
    var told: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      try xml.read(ContiguousArray(rest.prefix(size))) { tag, text in
        let name = String(decoding: tag.name.map { text[$0] }, as: UTF8.self)
        let value = tag.text(of: "x", in: text).map { " x=\($0)" } ?? ""
        switch tag.form {
        case .start: told.append("<\(name)\(value)>")
        case .end: told.append("</\(name)>")
        case .empty: told.append("<\(name)\(value)/>")
        }
      }
      rest = rest.dropFirst(size)
    }
    return (told, xml.isTruncated)
  }

  @Test(
    arguments: [
      ("<a></a>", ["<a>", "</a>"]),
      ("<a/>", ["<a/>"]),
      ("<a x='1' y=\"2\"/>", ["<a x=1/>"]),
      ("<a y = \"2\" x = '1' ></a >", ["<a x=1>", "</a>"]),
      ("<a\n  x=\"b>c\"\t/>", ["<a x=b>c/>"]),
      ("<a x=\"it's\"/>", ["<a x=it's/>"]),
      ("<a x=\"&lt;&amp;&gt;&quot;&apos;&#65;&#x42;\"/>", ["<a x=<&>\"'AB/>"]),
      ("<a x=\"&#x10FFFF;&#x000010FFFF;\"/>", ["<a x=\u{10FFFF}\u{10FFFF}/>"]),
      // Zeros before a number do no harm, up to sixteen bytes.
      ("<a x=\"&#00000000000038;&#000000000000038;\"/>", ["<a x=&&#000000000000038;/>"]),
      ("<a x=\"&lol9; &amp &#0; &#xD800; &\"/>", ["<a x=&lol9; &amp &#0; &#xD800; &/>"]),
      ("<a xx='2' x='1'/>", ["<a x=1/>"]),
      ("<a>text <b/> 3 < 4 </a>", ["<a>", "<b/>", "</a>"]),
      ("<!-- <b/> -- --><a/>", ["<a/>"]),
      ("<![CDATA[ <b/> ]] ]]><a/>", ["<a/>"]),
      ("<?xml version=\"1.0\"?><a/>", ["<a/>"]),
      ("<!DOCTYPE a><a/>", ["<a/>"]),
      ("<!DOCTYPE a SYSTEM \"a.dtd\"><a/>", ["<a/>"]),
      ("<!DOCTYPE a [ <!ELEMENT a (b|c)*> <!-- it's ]> --> <!ATTLIST a x CDATA #REQUIRED> ] ><a/>", ["<a/>"]),
      ("<!DOCTYPE a [ <!ENTITY l \"lol &lt;&#65; &;\"><!ENTITY m SYSTEM 'm'> ]><a x='&m;'/>", ["<a x=&m;/>"]),
      ("<!DOCTYPE a [ <!ENTITY l \"lol <!ENTITY m '&amp;'> ]><a/>", ["<a/>"]),
      ("\u{FEFF}<a/>", ["<a/>"]),
      ("<a x=\"\u{1}\u{7F}č\"/>\u{0}<b/>", ["<a x=\u{1}\u{7F}č/>", "<b/>"]),
    ])
  func tagsAreFoundInPiecesOfAnySize(_ text: String, _ expected: [String]) throws {
    for size in [Int.max, 64, 7, 3, 1] {
      let found = try tags(text, ofAtMost: size)
      #expect(found.told == expected, "pieces of \(size)")
      #expect(!found.isTruncated, "pieces of \(size)")
    }
  }

  @Test(arguments: ["\"&l;&l;\"", "'a%l;'", "\"\n&l;\""])
  func anEntityMadeOfOthersIsAFault(value: String) throws {
    let text = "<!DOCTYPE a [\n<!ENTITY l \"lol\">\n<!ENTITY m \(value)> ]><a x='&m;'/>"
    for size in [Int.max, 7, 1] {
      let line = value.contains("\n") ? 4 : 3
      #expect(throws: XMLPieces.Fault.growingEntity(line: line)) { try tags(text, ofAtMost: size) }
    }
  }

  @Test func declarationsThatAreNotFinishedEndWhereATagBegins() throws {
    // As iOS 16 wrote them: an attribute list without its end, and no closing bracket.
    let text = "<!DOCTYPE a [\n<!ATTLIST b\n  c CDATA #REQUIRED\n<!ELEMENT d EMPTY>\n<a><b x='1'/></a>"
    for size in [Int.max, 5, 1] {
      #expect(try tags(text, ofAtMost: size).told == ["<a>", "<b x=1/>", "</a>"])
    }
  }

  @Test(arguments: [
    "<a><b/>", "<a><b/><b x=", "<a><b/><b x='1", "<a><b/><!-- ", "<a><b/><![CDATA[ ]]", "<a><b/></a",
  ])
  func everythingBeforeACutIsThere(_ text: String) throws {
    for size in [Int.max, 2, 1] {
      let found = try tags(text, ofAtMost: size)
      #expect(found.told == ["<a>", "<b/>"])
      #expect(found.isTruncated)
    }
  }

  @Test func aTagKnowsItsLineWhereverThePiecesEnd() throws {
    let text = "<a>\n\n  <b\n x='1'/>\n<!-- \n\n -->\n<c/></a>"
    for size in [Int.max, 9, 4, 1] {
      var xml = XMLPieces()
      var lines: [Int] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        try xml.read(ContiguousArray(rest.prefix(size))) { tag, text in lines.append(tag.line(in: text)) }
        rest = rest.dropFirst(size)
      }
      #expect(lines == [1, 3, 8, 8], "pieces of \(size)")
    }
  }

  @Test func aTagWithoutAnEndIsAFaultAndFillsNoMemory() throws {
    var xml = XMLPieces()
    try xml.read(ContiguousArray("<a>\n<b x='".utf8)) { _, _ in }
    let piece = ContiguousArray(repeating: UInt8(ascii: "y"), count: 600_000)
    try xml.read(piece) { _, _ in }
    #expect(throws: XMLPieces.Fault.endlessTag(line: 2)) { try xml.read(piece) { _, _ in } }
    #expect(throws: XMLPieces.Fault.endlessTag(line: 2)) { try xml.read(piece) { _, _ in } }
  }

  @Test func aCommentWithoutAnEndIsNotKept() throws {
    var xml = XMLPieces()
    try xml.read(ContiguousArray("<!-- ".utf8)) { _, _ in }
    let piece = ContiguousArray(repeating: UInt8(ascii: "-"), count: 600_000)
    for _ in 0..<4 { try xml.read(piece) { _, _ in } }
    #expect(xml.isTruncated)
  }

  @Test(arguments: 0..<200)
  func anyBytesAreReadWithoutHarmAndAlikeInPiecesOfAnySize(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let marks = [
      "<", ">", "/", "!", "--", "'", "\"", "=", "a", " x", "&lt;", "]]", "[", "?", "\n", "<!--", "-->", "<a ",
      "\u{0}",
    ]
    var text = ""
    for _ in 0..<60 { text += marks.randomElement(using: &random) ?? "" }
    let whole = try tags(text)
    for size in [1, 2, 5, 13] {
      let pieces = try tags(text, ofAtMost: size)
      #expect(pieces.told == whole.told && pieces.isTruncated == whole.isTruncated, "\(text)")
    }
  }
}
