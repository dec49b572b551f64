import Journal
import Testing

@testable import daybook

private let conf = """
  daybook 1
  measure water "Water" goal 2500ml cup 250ml
  measure weight unit kg last
  habit workout
  habit gym

  """

/// A note with everything in it that counts for nothing, and what does.
private let note = """
  ---
  weight: 82.4
  tags: [daily]
  workout: true
  ---
  # Monday

  - **Water:** 250ml 08:10
  - [ ] #habit gym

  ```yaml
  water 300ml
  ```
  %% water 400ml %%
  ## Notes
  Slept well. <!-- not so -->
  <!--
  water 500ml
  -->

  """

@Suite struct VaultTranscripts {
  @Test func theReportOfANoteShowsItsProseAlone() {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": note])
    let run = Run("day --linear", in: files)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("Slept well."))
    for hidden in ["yaml", "tags", "---", "%%", "not so", "```", "-->"] {
      #expect(!run.output.contains(hidden), "\(hidden)")
    }
    let json = Run("day --json", in: files).output
    #expect(json.contains(#""total": 250,"#))
    #expect(json.contains(#"{"id": "workout", "label": "workout", "state": "met""#) || json.contains("met"))
    #expect(Run("check", in: files).status == 0)
  }

  /// A field is the day's line of its habit: a second one would say it twice.
  @Test func whatTheFrontMatterSaysIsNotSaidAgain() {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": note])
    let told = "workout is already ticked in 2026-01-12.md:4; nothing to change\n"
    #expect(Run("done workout", in: files).errors == told && files["/log/2026-01-12.md"] == note)
    #expect(Run("done workout 18:05", in: files).output == "2026-01-12.md:4: workout: 18:05\n")
    #expect(Run("done workout 18:05", in: files).errors == told)
    #expect(files["/log/2026-01-12.md"] == note.replacing("workout: true", with: "workout: 18:05"))
  }

  /// Obsidian finds its marks at the end of a line alone.
  @Test(arguments: [
    ("- [ ] gym 📅 2026-01-12 ^abc", "gym legs", "- [x] gym legs 📅 2026-01-12 ^abc"),
    (
      "- [ ] gym 🔁 every week 📅 2026-01-12 #x", "gym 18:00 legs",
      "- [x] gym 18:00 legs 🔁 every week 📅 2026-01-12 #x"
    ),
    ("- [ ] gym warm-up #x 🆔 a1 🔺", "gym legs", "- [x] gym warm-up #x legs 🆔 a1 🔺"),
    ("- [ ] gym #x", "gym legs", "- [x] gym #x legs"),
    (
      "- [ ] call mum 📅 2026-01-12 🔁 every week", "call mum 18:00 fine",
      "- [x] call mum 18:00 fine 📅 2026-01-12 🔁 every week"
    ),
  ])
  func wordsStandBeforeTheMarksOfTasks(_ line: String, _ typed: String, _ written: String) {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": line + "\n"])
    #expect(Run("done \(typed)", in: files).output == "2026-01-12.md:1: \(written)\n")
  }

  /// What belongs to an item stays with it.
  @Test(arguments: [
    "- water 1l 08:00\n\n  A paragraph of it.\n", "- [ ] gym <!-- a\nb -->\n",
    "- water 1l 08:00\n  - with lemon\n\n    cold\n",
  ])
  func aNewLineStandsBelowAllOfAnItem(_ note: String) {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": note + "\nRain.\n"])
    #expect(Run("add water 300ml", in: files).status == 0)
    #expect(files["/log/2026-01-12.md"] == note + "- water 300ml 14:30\n\nRain.\n")
  }

  @Test func ofTwoPlannedTicksTheOneOfTheTimeIsMeant() {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": "- [ ] gym\n- [ ] gym 18:00\n"])
    #expect(Run("done gym 18:00", in: files).output == "2026-01-12.md:2: - [x] gym 18:00\n")
    #expect(Run("done gym 19:00", in: files).output == "2026-01-12.md:1: - [x] gym 19:00\n")
  }

  @Test func aNewLineStandsBelowTheLastTickOrEntry() {
    let files = daybook(["daybook.conf": conf, "2026-01-12.md": note])
    #expect(Run("add water 300ml", in: files).output == "2026-01-12.md:10: - water 300ml 14:30\n")
    #expect(Run("done gym", in: files).output == "2026-01-12.md:9: - [x] #habit gym\n")
    let expected = note.replacing(
      "- [ ] #habit gym\n", with: "- [x] #habit gym\n- water 300ml 14:30\n")
    #expect(files["/log/2026-01-12.md"] == expected)
    #expect(Run("note 'A long day.'", in: files).status == 0)
    #expect(files["/log/2026-01-12.md"] == expected + "A long day.\n")
  }

  @Test(arguments: [
    ("- [x] gym\n  - hard\n\ttext\n\n## Notes\n", "- [x] gym\n  - hard\n\ttext\n- [x] workout\n\n## Notes\n"),
    ("## Habits\n\n## Notes\nA day.\n", "## Habits\n[x] workout\n\n## Notes\nA day.\n"),
    ("# Habits\n\n## Notes\n- [x] gym\n", "# Habits\n\n## Notes\n- [x] gym\n- [x] workout\n"),
    (
      "## habits\n- [ ] gym\n### More\nso\n## Notes\n- [x] gym\n",
      "## habits\n- [ ] gym\n- [x] workout\n### More\nso\n## Notes\n- [x] gym\n"
    ),
    ("## Habits", "## Habits\n[x] workout\n"),
    ("```\n## Habits\n```\n", "```\n## Habits\n```\n[x] workout\n"),
    ("---\nweight: 82kg\n---\n", "---\nweight: 82kg\n---\n[x] workout\n"),
    ("", "[x] workout\n"),
  ]) func aNewLineStandsInTheNamedSection(_ before: String, after: String) {
    let files = daybook(["daybook.conf": conf + "section \"## Habits\"\n", "2026-01-12.md": before])
    #expect(Run("done workout", in: files).status == 0)
    #expect(files["/log/2026-01-12.md"] == after)
  }

  @Test func aTextFileIsWrittenAtItsEnd() {
    let files = daybook([
      "daybook.conf": conf + "section Habits\n", "2026-01-12.txt": "# Habits\n[x] gym\nA day.\n",
    ])
    #expect(Run("done workout", in: files).output == "2026-01-12.txt:4: [x] workout\n")
    #expect(Run("config section", in: files).output.contains("Habits"))
    #expect(Run("config section '## My habits'", in: files).status == 0)
    #expect(files["/log/daybook.conf"]?.contains("section \"## My habits\"\n") == true)
  }
}
