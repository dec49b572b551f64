import Arguments
import Foundation
import Journal
import Speech
import TestSupport
import Testing

@testable import daybook

/// A block of the manual that stands for text of a file.
struct ManualExample: CustomTestStringConvertible {
  var kind: String
  var line: Int
  /// The lines, each with the code that it must report.
  var lines: [(text: String, code: String?)]

  var testDescription: String { "\(kind) at line \(line)" }

  /// The marked blocks of a page.
  static func all(in page: String) -> [ManualExample] {
    var examples: [ManualExample] = []
    var kind: String?
    var code: String?
    var isInside = false
    let text = (try? String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)) ?? ""
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix(".\\\" example: ") {
        kind = String(line.dropFirst(13))
      } else if line.hasPrefix(".Bd"), let named = kind {
        examples.append(ManualExample(kind: named, line: number + 1, lines: []))
        isInside = true
      } else if line == ".Ed" {
        (kind, isInside) = (nil, false)
      } else if isInside, line.hasPrefix(".\\\" code: ") {
        code = String(line.dropFirst(10))
      } else if isInside {
        examples[examples.count - 1].lines.append((plain(line), code))
        code = nil
      }
    }
    return examples
  }

  /// A line of mdoc as it is printed.
  private static func plain(_ line: String) -> String {
    line.replacingOccurrences(of: "\\&", with: "").replacingOccurrences(of: "\\(dq", with: "\"")
      .replacingOccurrences(of: "\\e", with: "\\").replacingOccurrences(of: "\\-", with: "-")
  }

  var text: String { lines.map { $0.text + "\n" }.joined() }
}

/// The codes of the one table of problems, as it stands in the source: no list of them can be behind it.
private func problemCodes() throws -> Set<String> {
  let table = try String(
    contentsOf: packageFolder.appendingPathComponent("Sources/Journal/Problems/ProblemKind.swift"),
    encoding: .utf8)
  return Set(table.matches(of: /: \("([a-z0-9-]+)", \.(error|warning|hint)\)/).map { String($0.1) })
}

@Suite struct ManualTests {
  private func configuration(_ page: String) -> Configuration {
    let whole = ManualExample.all(in: page).filter { $0.kind == "conf" }.max {
      $0.lines.count < $1.lines.count
    }
    return configured(whole?.text ?? "")
  }

  /// A reference to a section names one that is there.
  @Test(arguments: ["Man/daybook.1", "Man/cs/daybook.1", "Man/daybook.5", "Man/cs/daybook.5"])
  func everySectionReferredToIsThere(_ page: String) throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    let heads = Set(text.matches(of: /(?m)^\.S[hs] (.+)$/).map { String($0.1) })
    for reference in text.matches(of: /(?m)^\.Sx (.+?)(?: [.,;:)])?$/) {
      #expect(heads.contains(String(reference.1)))
    }
  }

  @Test(arguments: ["Man/daybook.5", "Man/cs/daybook.5"])
  func everyExampleOfTheFormatsPageIsWhatThePageSays(_ page: String) {
    let examples = ManualExample.all(in: page)
    #expect(examples.count > 30)
    let configuration = configuration(page)
    #expect(configuration.habits.count > 3 && configuration.measures.count > 4)
    for example in examples {
      let file = DayFile(example.text)
      let problems: [Problem]
      switch example.kind {
      case "conf", "conf-errors": problems = ConfigurationReading(file).problems
      case "bare":
        var discovery = Discovery()
        discovery.look(into: file)
        var interpreter = DayReader(discovery.configuration(from: Configuration()), isImplied: true)
        problems = interpreter.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
      default:
        var interpreter = DayReader(configuration)
        problems = interpreter.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
      }
      let expected = example.lines.enumerated().compactMap { place, line in
        line.code.map { "\(place): \($0)" }
      }
      let found = problems.map { "\($0.line ?? -1): \($0.code)" }
      #expect(Set(found) == Set(expected), "\(page):\(example.line) \(example.kind)\n\(example.text)")
    }
  }

  @Test(arguments: [("Man/daybook.1", Language.en), ("Man/cs/daybook.1", .cs)])
  func thePageOfTheCommandsIsMadeFromTheirDeclarations(_ page: String, _ language: Language) throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    #expect(text == Manual.page(in: language), "make it anew with 'daybook help --man'")
  }

  @Test(arguments: [("Man/daybook.5", Language.en), ("Man/cs/daybook.5", .cs)])
  func thePageOfTheFormatIsMadeFromTheOneInTheProgram(_ page: String, _ language: Language) throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    let made = Run("--lang \(language.rawValue) help format --man", in: MemoryFiles([:])).output
    #expect(text == made, "make it anew with 'daybook help format --man'")
  }

  /// The spellings of a unit or of a number in words, of the tables that lines are read by, as the page lists them.
  private var spellings: [String] {
    let numbers = TypedWords.numbers.map { number in
      let (above, below) = (number.value.numerator, number.value.denominator)
      return (below == 1 ? "\(above)" : "\(above)/\(below)", number.words.words)
    }
    let units = Unit.catalogue.map { ($0.unit.name, $0.spellings.words) }
    return (units + numbers).compactMap { name, spellings in
      let others = spellings.filter { $0 != name }
      return others.isEmpty ? nil : ".It Li \(name)\n\(others.joined(separator: ", "))\n"
    }
  }

  @Test(arguments: ["Man/daybook.5", "Man/cs/daybook.5"])
  func theFormatsPageListsEverySpelling(_ page: String) throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    #expect(
      text.contains("-offset indent -compact\n" + spellings.joined() + ".El\n"), "\(spellings.joined())")
  }

  @Test func bothPagesOfTheFormatHaveTheSameExamples() {
    let english = ManualExample.all(in: "Man/daybook.5")
    let czech = ManualExample.all(in: "Man/cs/daybook.5")
    #expect(english.map(\.kind) == czech.map(\.kind))
    for (one, other) in zip(english, czech) {
      #expect(one.lines.map(\.code) == other.lines.map(\.code), "\(other.testDescription)")
    }
  }

  @Test func everyCodeOfTheCatalogueIsInTheManual() throws {
    let codes = try problemCodes()
    #expect(codes.count > 30)
    for page in ["Man/daybook.5", "Man/cs/daybook.5"] {
      let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
      for code in codes {
        #expect(text.contains(code), "\(code) in \(page)")
      }
    }
  }

  /// The terms of the list of settings, each with the words that stand below it, as they are printed.
  private func settings(in page: String) throws -> [(term: String, text: String)] {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    let list = try #require(text.range(of: "\n.It Cm daybook Ar 1\n"))
    let end = try #require(text.range(of: "\n.El\n", range: list.lowerBound..<text.endIndex))
    return text[list.lowerBound..<end.lowerBound].components(separatedBy: "\n.It Cm ").dropFirst().map {
      item in
      let lines = item.split(separator: "\n")
      let body = lines.dropFirst().map { $0.hasPrefix(".") ? String($0.dropFirst(4)) : String($0) }
      return (String(lines[0]), body.joined(separator: " "))
    }
  }

  @Test(arguments: ["Man/daybook.5", "Man/cs/daybook.5"])
  func everySettingIsInTheManualWithItsValuesAndItsDefault(_ page: String) throws {
    let listed = try settings(in: page)
    #expect(listed.map { String($0.term.prefix { $0 != " " }) } == Setting.words)
    for (item, setting) in zip(listed, Setting.all) {
      if case .choice(let choice) = setting.value {
        #expect(item.term == "\(setting.word) Cm \(choice.words.joined(separator: " | "))")
      }
      let standard = setting.text(in: Configuration())
      let ending = try #require(
        item.text.components(separatedBy: page.contains("cs") ? "Výchozí: " : "Default: ").last)
      // Where there is no value the page says in words what holds.
      #expect(standard.isEmpty || ending.hasPrefix(standard), "\(setting.word): \(ending)")
      #expect(!standard.isEmpty || ending != item.text, "\(setting.word) has no default")
    }
  }

  @Test func everySettingIsShownCompletedAndExplained() throws {
    let shown = Setting.words.filter { $0 != "daybook" }
    #expect(SettingList.keys == ["dir"] + shown)
    let config = try #require(CommandList.table.entry(named: "config")).description
    #expect(
      config.parameters[0].completion
        == .words(SettingList.keys + ConfigurationChange.declarations + ConfigurationChange.parts + ["allow"])
    )
    let page = try CommandList.table.help(for: "config", in: .en).text(width: 1000)
    #expect(page.contains(SettingList.keys.joined(separator: ", ")))
  }
}
