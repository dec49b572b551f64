import Rendering
import Testing

@testable import daybook

/// What is Czech about Czech.
@Suite struct CzechTests {
  @Test(arguments: [
    ("00:10", "v 00:10"), ("01:00", "v 01:00"), ("02:30", "ve 02:30"), ("03:00", "ve 03:00"),
    ("04:00", "ve 04:00"),
    ("05:15", "v 05:15"), ("08:10", "v 08:10"), ("11:59", "v 11:59"), ("12:30", "ve 12:30"),
    ("13:00", "ve 13:00"),
    ("14:00", "ve 14:00"), ("15:30", "v 15:30"), ("19:45", "v 19:45"), ("20:00", "ve 20:00"),
    ("22:00", "ve 22:00"),
    ("23:59", "ve 23:59"), ("2:30 PM", "ve 2:30 PM"),
  ])
  func aPrepositionIsAsTheHourIsSaid(time: String, said: String) {
    #expect(Words(.cs).at(time) == said)
    #expect(Words(.en).at(time) == "at \(time)")
  }

  @Test func aNameIsFoundThatIsDeclaredWithoutItsMarks() throws {
    let conf = "daybook 1\nhabit cteni\nhabit behani\nhabit bída \"Běda\"\nhabit bida\n"
    let run = Run("done čtení", in: MemoryFiles(["/log/daybook.conf": conf]))
    #expect(run.status == 0 && run.output.contains("[x] cteni"), "\(run.output)\(run.errors)")
    // Of two that it may be it is neither.
    let two = Run("done bídá", in: MemoryFiles(["/log/daybook.conf": conf]))
    #expect(two.status != 0)
  }
}
