import Testing

@testable import daybook

/// Names, times, days and text after `done`, `skip`, `undone` and `drink`.
@Suite struct MarkPhraseTests {
  private let conf = small + "habit lunch 13:00\nhabit read\n"

  @Test(arguments: [
    ("skip gym sprained ankle", "[-] gym sprained ankle\n"), ("done read chapter 3", "[x] read chapter 3\n"),
    ("done gym 18:40 with Petr", "[x] gym 18:40 with Petr\n"),
    ("done gym with Petr 18:40", "[x] gym 18:40 with Petr\n"),
    ("done gym now with Petr", "[x] gym 14:30 with Petr\n"),
    ("done gym not now", "[x] gym not now\n"),
    ("done read in 22:40", "[x] read in 22:40\n"),
    ("done lunch soup kcal:300", "[x] lunch 13:00 soup kcal:300\n"),
    ("done breakfast lunch", "[x] breakfast 10:30\n[x] lunch 13:00\n"),
    ("done breakfast lunch now", "[x] breakfast 14:30\n[x] lunch 14:30\n"),
    ("done read 21:00 lunch menu", "[x] read 21:00 lunch menu\n"),
    ("done read 'gym magazine'", "[x] read gym magazine\n"),
    ("done read 'same as yesterday'", "[x] read same as yesterday\n"),
    ("skip lunch no time today", "[-] lunch no time today\n"),
    ("done kitchen closed at 10 PM", "[x] kitchen\n"),
    ("done lunch today", "[x] lunch 13:00\n"), ("skip run rain", "[-] run rain\n"),
    ("drink 300ml with lemon today", "water 300ml 14:30 with lemon today\n"),
    ("drink today", "water 250ml 14:30\n"),
    ("drink 300ml water", "300ml water 14:30\n"),
  ])
  func theWordsAfterOneHabitAreItsTimeAndText(_ line: String, _ text: String) {
    let files = daybook(["daybook.conf": conf])
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == text)
  }

  @Test(arguments: [
    ("done gym yesterday", "[x] gym\n"), ("done gym 18:00 yesterday", "[x] gym 18:00\n"),
    ("done gym yesterday 6 pm", "[x] gym 18:00\n"), ("skip gym lunch včera", "[-] gym\n[-] lunch\n"),
    ("done gym 2026-01-11", "[x] gym\n"), ("done gym jan 11", "[x] gym\n"), ("done gym 11.1.", "[x] gym\n"),
    ("done gym -1", "[x] gym\n"), ("done gym sun", "[x] gym\n"),
    ("drink yesterday", "water 250ml\n"), ("drink 300ml yesterday", "water 300ml\n"),
    ("drink včera 300ml 09:00", "water 300ml 09:00\n"), ("drink 300ml 2026-01-11", "water 300ml\n"),
    ("add water 300ml yesterday", "water 300ml\n"), ("add '[x] gym' yesterday", "[x] gym\n"),
    ("done gym yesterday --date 2026-01-11", "[x] gym yesterday\n"),
  ])
  func aDayBehindNamesIsTheDay(_ line: String, _ text: String) {
    let files = daybook(["daybook.conf": conf])
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-11.txt"] == text && files["/log/2026-01-12.txt"] == nil)
  }

  // Text that would lose what it looks meant for is refused, with what to write, and nothing is changed.
  @Test(arguments: [
    ("done gym at noon", "'noon' is not read as a time; write '12:00'"),
    ("done read 30 min at 8 večer", "'8 večer' is not read as a time; write '20:00'"),
    ("done gym 0 min", "'gym' counts as done here, and '0 min' says otherwise; write '[ ] gym'"),
    ("done gym 18:00 read", "write 'daybook done read' for it"),
    ("done gym 45 min, read 30 min", "'read 30 min' does not count"),
  ])
  func textThatLooksMeantForMoreIsRefused(_ line: String, _ told: String) {
    let files = daybook(["daybook.conf": conf])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains(told), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == nil)
  }

  @Test(arguments: [
    ("done meditate", "[x] meditate\n"), ("done long walk now", "[x] long walk 14:30\n"),
    ("done long walk 7:30 pm", "[x] long walk 19:30\n"), ("skip walk", "[-] walk\n"),
  ])
  func whereNothingIsDeclaredAllWordsAreTheName(_ line: String, _ text: String) {
    let files = daybook(["daybook.conf": "daybook 1\n"])
    #expect(Run(line, in: files).status == 0 && files["/log/2026-01-12.txt"] == text)
  }

  @Test func aNameThatIsAlsoADayIsTheName() {
    let files = daybook(["daybook.conf": conf + "habit sun\n"])
    #expect(Run("done gym sun", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "[x] gym\n[x] sun\n")
  }

  @Test func aOneOffOfTheDayThatIsNamedIsTicked() {
    let files = daybook(["daybook.conf": conf, "2026-01-11.txt": "[ ] call the dentist\n"])
    #expect(Run("done call the dentist yesterday", in: files).status == 0)
    #expect(files["/log/2026-01-11.txt"] == "[x] call the dentist\n")
  }

  @Test(arguments: [
    ("- [ ] read 21:00", "done read chapter 3", "- [x] read 21:00 chapter 3"),
    ("[ ] read", "done read 20:00 chapter 3", "[x] read 20:00 chapter 3"),
    (
      "[x] read 21:00 chapter 3  # late", "done read chapter 4", "[x] read 21:00 chapter 3, chapter 4  # late"
    ),
    ("[x] read 21:00 chapter 3", "done read chapter 3", "[x] read 21:00 chapter 3"),
    ("[ ] lunch soup kcal:300", "done lunch bread", "[x] lunch soup kcal:300 bread"),
    ("[ ] lunch soup!", "skip lunch ill", "[-] lunch soup! ill"),
    ("[x] gym 18:00 sauna", "undone gym", "[ ] gym 18:00 sauna"),
    // A habit that is done without a box gets one.
    ("gym 13:00-14:30", "undone gym", "[ ] gym 13:00-14:30"),
    ("- gym 45min legs", "skip gym", "- [-] gym 45min legs"),
    ("gym 45min", "done gym", "gym 45min"), ("18:00 gym 45min", "skip gym", "[-] 18:00 gym 45min"),
    // To be open or skipped, several lines need the mark all; to be done one does.
    ("[-] gym\n[x] gym", "undone gym", "[ ] gym\n[ ] gym"),
    ("[ ] gym\n[x] gym", "skip gym", "[-] gym\n[-] gym"),
    ("[ ] gym\n[-] gym", "done gym", "[x] gym\n[-] gym"),
    // An amount takes the place of the planned one.
    ("[ ] run 5km", "done run 6km", "[x] run 6km"),
    ("[ ] run 5 km 18:00 easy", "done run 6km", "[x] run 6km 18:00 easy"),
    ("[ ] gym 45min", "done gym 60min hard", "[x] gym 60min hard"),
    ("[ ] gym", "done gym 60min", "[x] gym 60min"), ("[ ] gym", "done gym 1830 kJ", "[x] gym 1830 kJ"),
  ])
  func textGoesBehindWhatALineSays(_ before: String, _ line: String, _ after: String) {
    let files = daybook(["daybook.conf": conf, "2026-01-12.txt": before + "\n"])
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == after + "\n")
  }

  @Test(arguments: [
    (
      "done gym yesterday with Petr",
      "'yesterday' may be the day or text; write 'daybook done gym with Petr --date yesterday' for the day"
    ),
    ("skip gym sprained ankle 2026-01-11", "'daybook skip gym sprained ankle --date 2026-01-11'"),
    ("drink 300ml with lemon yesterday", "'daybook drink 300ml with lemon --date yesterday'"),
    (
      "done breakfast lunch oatmeal",
      "'oatmeal' is no name, and text can stand after one habit only; write 'daybook done breakfast', then 'daybook done lunch oatmeal'"
    ),
    ("done lunch 7.30", "write 'daybook done lunch 7:30'"),
    ("done lunch 1830", "write 'daybook done lunch 18:30'"),
    ("done lunch 2026-01-11T01:10", "write 'daybook done lunch 01:10 --date 2026-01-11'"),
    ("done lunch 2026-01-11t25:10", "'2026-01-11t25:10' is not a time of day"),
    ("done lunch 25:10", "'25:10' is not a time of day"),
    ("done lunch brekfast", "write 'daybook done lunch breakfast'"),
    ("undone lunch soup", "write 'daybook undone lunch'"), ("done water 1l", "'daybook add water 1l'"),
    ("done lunch water:1,250", "'water:250ml'"),
    ("--lang cs done gym včera s Petrem", "„daybook done gym s Petrem --date včera“"),
  ])
  func whatMayBeMeantOtherwiseIsRefused(_ line: String, _ words: String) {
    let files = daybook(["daybook.conf": conf])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == nil && files["/log/2026-01-11.txt"] == nil)
  }
}
