import Arguments
import Foundation
import Journal
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
        var interpreter = Interpreter(discovery.configuration(from: Configuration()), isImplied: true)
        problems = interpreter.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
      default:
        var interpreter = Interpreter(configuration)
        problems = interpreter.examine(file, of: Day("2026-01-12")!, today: Day("2026-01-12")!).problems
      }
      let expected = example.lines.enumerated().compactMap { place, line in
        line.code.map { "\(place): \($0)" }
      }
      let found = problems.map { "\($0.line ?? -1): \($0.code)" }
      #expect(Set(found) == Set(expected), "\(page):\(example.line) \(example.kind)\n\(example.text)")
    }
  }

  @Test(arguments: [("Man/daybook.1", Tongue.english), ("Man/cs/daybook.1", .czech)])
  func thePageOfTheCommandsIsMadeFromTheirDeclarations(_ page: String, _ tongue: Tongue) throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
    #expect(text == Manual.page(in: tongue), "make it anew with 'daybook help --man'")
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
}
