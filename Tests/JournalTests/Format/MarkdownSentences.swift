import TestSupport
import Testing

@testable import Journal

/// What the lines of a note say that are not blank, by their numbers from 1: `3 entry water 250 ml =250`.
private func noted(_ text: String, _ configuration: String = water) -> [String] {
  told(note: text, configuration).enumerated().filter { $0.element != "blank" }
    .map { "\($0.offset + 1) \($0.element)" }
}

/// The problems of a note, `3:1-3 uncounted`.
private func problems(_ text: String) -> [String] {
  var reader = DayReader(configured(water))
  let day = Day("2026-01-12")!
  let file = DayFile(ContiguousArray(text.utf8), isMarkdown: true)
  return reader.examine(file, of: day, today: day).problems.map {
    "\(($0.line ?? -1) + 1):\($0.range.lowerBound + 1)-\($0.range.upperBound + 1) \($0.code)"
  }
}

@Suite struct MarkdownSentences {
  @Test(arguments: [
    ("```\nwater 250ml\n```\nwater 300ml", ["4 entry water 300 ml =300"]),
    ("```yaml\nwater 250ml\n````\nwater 300ml", ["4 entry water 300 ml =300"]),
    ("~~~\nwater 250ml\n```\n~~~ \nwater 300ml", ["5 entry water 300 ml =300"]),
    ("````\n```\nwater 250ml\n```\n````\n[x] gym", ["6 tick gym done"]),
    ("```\nwater 250ml\n    ```\n```\n[x] gym", ["5 tick gym done"]),
    ("- ```\n  water 250ml\n  ```\n[x] gym", ["4 tick gym done"]),
    ("    ```\n    water 250ml\n      ```\n[x] gym", ["4 tick gym done"]),
    ("> ```\n> water 250ml\n> ```\n> [x] gym", ["4 tick gym done"]),
    ("> ```\n> water 250ml\n[x] gym", ["3 tick gym done"]),
    ("```swift let```\nwater 250ml", ["1 text", "2 entry water 250 ml =250"]),
    ("``\nwater 250ml\n``", ["1 text", "2 entry water 250 ml =250", "3 text"]),
    ("```\r\nwater 250ml\r\n```\r\n[x] gym\r\n", ["4 tick gym done"]),
  ]) func fencedCodeDoesNotCount(_ note: String, lines: [String]) { #expect(noted(note) == lines) }

  @Test(arguments: [
    ("%% water 250ml %%\nwater 300ml", ["2 entry water 300 ml =300"]),
    ("%%\nwater 250ml\n%%\nwater 300ml", ["4 entry water 300 ml =300"]),
    ("water 250ml %% kcal:300 %% 08:10", ["1 entry water 250 ml =250 08:10"]),
    ("<!-- water 250ml -->", []), ("<!--\nwater 250ml\n\n--> [x] gym", ["4 tick gym done"]),
    ("<!--> water 250ml", ["1 entry water 250 ml =250"]),
    ("`%%` water\nwater 250ml\n`%%`", ["1 text", "2 entry water 250 ml =250", "3 text"]),
    ("\\%% water\nwater 250ml", ["1 text", "2 entry water 250 ml =250"]),
    ("%% ``` %%\nwater 250ml\n```\nwater 1l\n```", ["2 entry water 250 ml =250"]),
    ("```\n%%\n```\nwater 250ml\n%% end", ["4 entry water 250 ml =250", "5 text"]),
    ("[x] gym <!-- with\nwater 250ml --> {x}", ["1 tick gym done", "2 text"]),
  ]) func commentsDoNotCount(_ note: String, lines: [String]) { #expect(noted(note) == lines) }

  @Test(arguments: [
    ("```\nwater 250ml", "1:1-4 uncounted"), ("~~~~\nwater 250ml", "1:1-5 uncounted"),
    ("[x] gym\nwater 250ml %% so", "2:13-15 uncounted"), ("<!-- so\n[x] gym", "1:1-5 uncounted"),
    ("%%\n%%\n%%\n[x] gym", "3:1-3 uncounted"),
    ("```\n~~~\nwater 250ml\n~~~\n[x] gym", "1:1-4 uncounted"),
  ]) func whatNothingClosesHidesNothingAndIsTold(_ note: String, problem: String) {
    #expect(problems(note) == [problem])
    #expect(noted(note).contains { $0.contains("water 250") || $0.contains("gym") })
  }

  @Test func whatIsNotUTF8InCodeIsStillAnError() {
    var bytes = ContiguousArray("```\nwater 250ml ".utf8)
    bytes += [0xFF] + Array("\n```\n".utf8)
    var reader = DayReader(configured(water))
    let (record, problems) = reader.read(DayFile(bytes, isMarkdown: true), of: .first)
    #expect(record.records.isEmpty)
    #expect(problems.map(\.code) == ["bad-utf8"])
  }

  private static let frontMatters: [(String, [String])] = [
    ("weight: 82.4", ["entry weight 82.4 kg =82.4"]), ("weight: 82.4 kg", ["entry weight 82.4 kg =82.4"]),
    ("weight: \"82.4kg\"", ["entry weight 82.4 kg =82.4"]),
    ("weight: 82.4 # today", ["entry weight 82.4 kg =82.4"]),
    ("Water: 1.5 l", ["entry water 1.5 l =1500"]), ("sleep: 23:15-06:45", ["entry sleep 450 min =7.5 23:15"]),
    ("weight: heavy", ["comment !uncounted"]), ("weight: 82kgs5", ["error unknown-unit"]),
    ("weight:", ["comment"]), ("water: # later", ["comment"]), ("water: [250ml, 300ml]", ["comment"]),
    ("gym: true", ["tick gym done"]), ("gym: Yes", ["tick gym done"]), ("gym: x", ["tick gym done"]),
    ("gym: done # so", ["tick gym done"]), ("gym: 18:05", ["tick gym done 18:05"]),
    ("gym: 45min", ["tick gym done 45 min"]), ("gym: 18:05-19:00", ["tick gym done 55 min 18:05"]),
    ("gym: false", ["comment"]), ("gym: no", ["comment"]), ("gym:", ["comment"]), ("gym: null", ["comment"]),
    ("gym: maybe", ["comment !uncounted"]), ("gym: 3", ["comment !uncounted"]),
    ("ran: 5km", ["comment"]), ("date: 2026-01-12", ["comment"]), ("title: drank water 250ml", ["comment"]),
    ("tags:\n- gym\n  water: 250ml\n- water 250ml", ["comment", "comment", "comment", "comment"]),
    ("aliases: [x]\n\n# water 250ml", ["comment", "comment", "comment"]),
  ]

  @Test(arguments: frontMatters)
  func frontMatterHoldsFields(_ fields: String, lines: [String]) {
    #expect(told(note: "---\n\(fields)\n---\n[x] gym") == ["comment"] + lines + ["comment", "tick gym done"])
  }

  @Test(arguments: [
    "\n---\nweight: 82.4kg\n---", "---\n[x] gym\n---", "---\nwater 250ml\n---", "---\nweight: 82.4kg\n",
    "----\nweight: 82.4kg\n---", "---\n- water 250ml\n---",
  ]) func aRuleAloneIsNoFrontMatter(_ note: String) {
    #expect(!told(note: note).contains("comment"))
    #expect(noted(note).contains { $0.contains("entry") || $0.contains("tick") })
  }

  @Test func aTextFileHasNoneOfThis() {
    #expect(told("```\nwater 250ml\n```") == ["text", "entry water 250 ml =250", "text"])
    #expect(told("%% water 250ml %%") == ["text"])
    #expect(told("---\ngym: true\n---") == ["text", "text", "text"])
  }

  private static let markedNames: [(String, String)] = [
    ("**water** 250ml", "entry water 250 ml =250"), ("**Water:** 250ml", "entry water 250 ml =250"),
    ("- **Water**: 250ml 08:10", "entry water 250 ml =250 08:10"),
    ("**water**:: 250ml", "entry water 250 ml =250"),
    ("_water_ 250ml", "entry water 250 ml =250"), ("***water*** 250ml", "entry water 250 ml =250"),
    ("[[water]] 250ml", "entry water 250 ml =250"),
    ("[[habits/water#top|drink]] 250ml", "entry water 250 ml =250"),
    ("[[2026|water]] 250ml", "entry water 250 ml =250"), ("**[[water]]** 250ml", "entry water 250 ml =250"),
    ("- #water 250ml", "entry water 250 ml =250"), ("- [x] #water 250ml", "entry water 250 ml =250"),
    ("- [x] **workout**", "tick workout done"), ("- [x] [[workout]] 08:10", "tick workout done 08:10"),
    ("- [x] #workout", "tick workout done"), ("- [x] #habit workout", "tick workout done [#habit]"),
    ("- [x] #habit #daily **workout** hard", "tick workout done {hard} [#habit #daily]"),
    ("- #habit read 18:05-19:00", "tick read done 55 min 18:05 [#habit]"),
    ("- [ ] #task call mum", "tick 'call mum' open [#task]"), ("- [x] #task", "tick '#task' done"),
    ("- [x] **call** mum", "tick '**call** mum' done"),
    ("#water 250ml", "comment"), ("**water**", "text"), ("[[water]]", "text"), ("- #water", "text"),
    ("**water** is life", "text"), ("**waters** 250ml", "text"), ("[water] 250ml", "text"),
    ("**water 250ml**", "text"), ("* * *", "text"), ("**", "text"), ("[[", "text"), ("- #", "text"),
    ("[[water]] 08:10", "entry water 1 cup =250 08:10"),
  ]

  @Test(arguments: markedNames)
  func namesMayBeMarked(_ line: String, says: String) { #expect(told(note: line) == [says]) }

  @Test(arguments: [
    ("- [x] workout ✅ 2026-01-11", "tick workout done [✅ 2026-01-11]"),
    ("- [ ] workout 📅 2026-01-14 🔼 ^a1b2", "tick workout open [📅 2026-01-14 🔼 ^a1b2]"),
    ("- [ ] call mum ⏳ 2026-01-14", "tick 'call mum' open [⏳ 2026-01-14]"),
    (
      "- [ ] call mum 🔁 every week on Monday 📅 2026-01-14",
      "tick 'call mum' open [🔁 every week on Monday 📅 2026-01-14]"
    ),
    ("- [x] call mum 📅2026-01-14", "tick 'call mum' done [📅2026-01-14]"),
    ("- [x] call mum ⏫ #home ➕ 2026-01-01", "tick 'call mum' done [⏫ #home ➕ 2026-01-01]"),
    ("- [x] call mum 🔺 🆔 a1 ⛔ b2,c3 🏁 delete", "tick 'call mum' done [🔺 🆔 a1 ⛔ b2,c3 🏁 delete]"),
    ("- [x] call mum ⏬", "tick 'call mum' done [⏬]"),
    ("- [x] call mum 🛫 2026-01-01 ❌ 2026-01-02 ^x", "tick 'call mum' done [🛫 2026-01-01 ❌ 2026-01-02 ^x]"),
    ("- [x] water 250ml ✅ 2026-01-11", "entry water 250 ml =250 [✅ 2026-01-11]"),
    ("- [x] call ^ mum", "tick 'call ^ mum' done"), ("- [x] 2^10 sums", "tick '2^10 sums' done"),
  ]) func marksOfTasksAreTags(_ line: String, says: String) { #expect(told(note: line) == [says]) }
}
