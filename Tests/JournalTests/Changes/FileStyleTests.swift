import TestSupport
import Testing

@testable import Journal

/// The style of a file's lines, by majority, in which new lines are written.
@Suite struct FileStyleTests {
  @Test(arguments: [
    ("", ClockStyle.hours24, "", "09:05"), ("", .hours12, "", "9:05am"),
    // As many with a bullet as without: without.
    ("- water 1l 08:10\nwater 1l 08:10\n", .hours24, "", "09:05"),
    ("- water 1l 08:10\n- water 1l\nwater 1l 08:10\n", .hours24, "- ", "09:05"),
    ("water 1l 8:10\nwater 1l 08:10\n", .hours24, "", "09:05"),
    ("water 1l 8:10\n", .hours24, "", "9:05"), ("water 1l 8:10\n", .hours12, "", "9:05"),
    ("water 1l 18:10\n", .hours12, "", "09:05"),
    // As many of one clock as of the other: the one that is wanted.
    ("water 1l 8am\nwater 1l 09:00\n", .hours24, "", "09:05"),
    ("water 1l 8am\nwater 1l 09:00\n", .hours12, "", "9:05am"),
    ("water 1l 8am\nwater 1l 8 pm\nwater 1l 09:00\n", .hours24, "", "9:05am"),
  ])
  func aNewLineIsLikeMost(_ text: String, _ wanted: ClockStyle, _ lead: String, _ time: String) {
    let style = FileStyle(
      of: DayFile(text), by: LineReader(configured(water)), fallback: FileStyle(clock: wanted))
    #expect(String(decoding: style.lead, as: UTF8.self) == lead)
    #expect(style.text(of: TimeOfDay(hour: 9, minute: 5)!) == time)
  }

  // The last line of a file leaves the one before it with its end.
  @Test(arguments: [
    ("a\nb", 1, "a\n"), ("a\nb\n", 1, "a\n"), ("a\r\nb", 1, "a\r\n"), ("\nb", 1, "\n"), ("a\nb", 0, "b"),
    ("b", 0, ""),
  ])
  func aRemovedLineLeavesTheOthersAsTheyWere(_ text: String, _ line: Int, _ after: String) {
    let file = DayFile(text)
    #expect(String(decoding: file.removing(line: line).applied(to: file), as: UTF8.self) == after)
  }
}
