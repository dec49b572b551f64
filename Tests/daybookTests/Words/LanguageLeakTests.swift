import Foundation
import TestSupport
import Testing

/// No sentence is said in English to who asked for Czech: whatever stands in both answers is a name, a figure, a code or
/// a command.
@Suite struct LanguageLeakTests {
  private let texts = [
    "daybook.conf": """
    daybook 1
    measure water goal 2l cup 250ml
    measure zzq unit mg goal at most 40mg by 14:00
    measure kcal goal 1600..1800
    measure protein unit g goal 140g best 150..160g
    habit qqa 10:30
    habit qqb every mon wed
    habit qqc all qqa qqb
    group "Qq" qqa
    pause 2026-01-05..2026-01-06
    remind every 2h habits
    aim "qqq"
    """,
    "2026-01-10.txt": "[x] qqa 10:40\nwater 2l 9:00\nzzq 30mg\n",
    "2026-01-11.txt": "[ ] qqa\nwater 500ml 9:00\n[ ] qqd\nzzq 50mg 21:00\n",
    "2026-01-12.txt":
      "[x] qqa 10:40 kcal:400 protein:20g\nwater 250ml 08:10\nwatr 2\nwater 1,250\n[ ] qqe\nqqb 18:05-?\n",
  ]

  @Test(arguments: [
    "day", "day -1", "week", "month", "year", "stats", "stats water --with qqa", "stats --explain water",
    "list water",
    "badges", "summary all", "status --format card", "status --format swiftbar", "coach meals",
    "coach hungry",
    "coach plan", "coach plan week", "coach sanity", "coach unwind", "coach sanity my chest hurts", "remind",
    "remind --schedule", "remind --install cron", "remind --off today", "check", "config", "config habit qqa",
    "config goal watr 2l", "day --of water", "week --of zzq", "day --plain", "week --plain", "month --plain",
    "year --plain", "add watr 1", "add water 99l", "add qqa", "drink", "done qqb", "skip qqa", "done zzz",
    "undo",
    "change 3 +10ml", "remove water", "rename qqa qqb", "site -o .", "site -o pages", "push", "fmt --check",
    "merge a",
    "day 2026-13-01", "day --format htm", "xyz", "list nothing-there", "stats nothing-there", "import x.csv",
    "export --format htm", "init", "init --yes new", "ask", "start qqa", "stop", "help zzz", "week --of qqz",
  ])
  func whatIsSaidInBothLanguagesIsNoSentence(_ line: String) {
    func said(_ language: String) -> Set<Substring> {
      let run = Run("--lang \(language) \(line)", in: daybook(texts))
      let lines = (run.output + "\n" + run.errors).split(separator: "\n")
      return Set(lines.filter { LanguageLeakTests.isSentence($0) })
    }
    #expect(said("en").intersection(said("cs")) == [])
  }

  /// Who compares with one language forgets the next without a word of the compiler; a `pick` or a `Phrase` asks.
  @Test func noSourceAsksWhetherItIsOneLanguage() throws {
    let folder = packageFolder.appendingPathComponent("Sources")
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.firstMatch(of: /[!=]= \.(?:en|cs)\b/) == nil, "\(name)")
    }
  }

  /// Whether three words of small letters follow one another that are no command to type.
  private static func isSentence(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    let isWord = words.map { $0.count > 1 && $0.allSatisfy { $0.isLetter && $0.isLowercase } }
    let hasThree = isWord.indices.dropLast(2).contains { isWord[$0] && isWord[$0 + 1] && isWord[$0 + 2] }
    return hasThree && !line.contains("daybook")
  }
}
