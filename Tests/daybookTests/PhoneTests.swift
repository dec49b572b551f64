import Foundation
import TestSupport
import Testing

@testable import daybook

/// What apps of phones write: a page each in `Examples/phone`, and the bytes of a day each in `Tests/Phones`.
struct PhoneTests {
  static let configuration = """
    measure water goal 2500ml cup 250ml
    measure weight unit kg last
    measure kcal unit kcal
    habit breakfast 10:30
    habit gym

    """

  /// A day's name, its bytes, and the daybook it makes.
  private func phone(_ app: String) throws -> (name: String, text: String, files: MemoryFiles) {
    let text = try String(
      contentsOf: packageFolder.appendingPathComponent("Tests/Phones/\(app).txt"), encoding: .utf8)
    let name = app == "obsidian" ? "2026-01-12.md" : "2026-01-12.txt"
    return (name, text, daybook(["daybook.conf": Self.configuration, name: text]))
  }

  @Test(arguments: [
    ("shortcuts", ["18:00 gym open", "08:10 water 250ml", "10:30 breakfast done", "20:10 water 250ml"], ""),
    ("drafts", ["08:10 water 250ml", "12:30 kcal 420kcal", "07:05 weight 82.4Kg"], ""),
    (
      "obsidian",
      [
        " weight 82.4kg", " gym done", "10:30 breakfast done", "10:30 kcal 420kcal", "08:10 water 250ml",
        "20:10 water 250ml",
      ], ""
    ),
    ("1writer", ["10:30 breakfast done", "08:10 water 250ml", "20:10 water 250ml"], ""),
    (
      "ia-writer",
      [
        "18:00 gym open", "08:10 water 250ml", "20:10 water 330ml", "10:30 breakfast done",
        "20:10 water 250ml",
      ], ""
    ),
    ("working-copy", ["10:30 breakfast done", "08:10 water 250ml", "20:10 water 250ml"], ""),
    (
      "markor", ["10:30 breakfast done", "08:10 water 250ml", "20:10 water 250ml", "21:05 water 300ml"], ""
    ),
    ("tasker", ["08:10 water 250ml", " water 250ml"], "odd-time"),
    ("termux", ["08:10 water 250ml", "20:10 water 500ml"], ""),
  ])
  func whatAnAppWritesIsReadLineByLine(app: String, records: [String], told: String) throws {
    let (name, text, files) = try phone(app)
    // date,time,kind,name,state,amount,unit,...
    let read = Run("export --format csv", in: files).output.split(separator: "\r\n").dropFirst().map {
      let cells = $0.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1]) \(cells[3]) \(cells[4])\(cells[5])\(cells[6])"
    }
    #expect(read == records)
    let problems = Run("check", in: files).output
    #expect(told.isEmpty ? problems.isEmpty : problems.contains("[\(told)]"), "\(problems)")
    // What the program adds leaves every byte that the app wrote.
    #expect(Run("drink", in: files).status == 0)
    let after = try #require(files["/log/\(name)"])
    let added = after.unicodeScalars.count - text.unicodeScalars.count
    #expect(added > 0 && text.split(whereSeparator: \.isNewline).allSatisfy(after.contains))
    #expect(Run("export --format csv", in: files).output.split(separator: "\r\n").count == records.count + 2)
  }

  @Test func everyPageHasItsBytesAndEveryAppItsPage() throws {
    func names(_ folder: String, _ ending: String) throws -> Set<String> {
      let all = try FileManager.default.contentsOfDirectory(
        atPath: packageFolder.appendingPathComponent(folder).path)
      return Set(all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
    }
    #expect(try names("Examples/phone", ".md").subtracting(["README"]) == names("Tests/Phones", ".txt"))
  }

  /// The script of the page on Termux, run by a shell.
  @Test func theScriptOfTermuxAddsALine() throws {
    let page = try String(
      contentsOf: packageFolder.appendingPathComponent("Examples/phone/termux.md"), encoding: .utf8)
    let script = try #require(page.components(separatedBy: "```").dropFirst().first).dropFirst("sh\n".count)
    try inTemporaryFolder { folder in
      for amount in ["", "500ml"] {
        _ = try output(
          of: "sh", ["-c", String(script), "water"] + (amount.isEmpty ? [] : [amount]),
          environment: ["PATH": "/usr/bin:/bin", "DAYBOOK_DIR": folder.path], folder: folder)
      }
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(name.wholeMatch(of: /\d{4}-\d\d-\d\d\.txt/) != nil)
      #expect(text.wholeMatch(of: /water 250ml \d\d:\d\d\nwater 500ml \d\d:\d\d\n/) != nil, "\(text)")
    }
  }
}
