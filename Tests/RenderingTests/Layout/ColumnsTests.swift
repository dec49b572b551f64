import Journal
import Reports
import TestSupport
import Testing

@testable import Rendering

@Suite struct ColumnsTests {
  private func row(_ label: String, _ value: Micros?, _ figures: StyledText..., end: StyledText = "")
    -> Columns.Row
  {
    Columns.Row(
      label: StyledText(label), bar: value.map { Bar(value: $0, scale: 10, role: .good) }, figures: figures,
      end: end)
  }

  private func columns(
    _ rows: [Columns.Row], _ labels: Columns.Labels = .names(atMost: 20), widestBar: Int = 40,
    narrow: Columns.Narrow = .dropsNothing, at width: Int
  ) -> Columns {
    Columns(rows, labels: labels, widestBar: widestBar, narrow: narrow, on: screen(columns: width))
  }

  @Test func labelsArePaddedFiguresAlignedAndTheBarTakesWhatIsLeft() {
    let rows = [row("water", 10, "1,250 ml", "100 %"), row("run", 5, "5 km", "50 %")]
    #expect(
      columns(rows, at: 40).lines.drawn == """
        water  ████████████████  1,250 ml  100 %
        run    ████████░░░░░░░░      5 km   50 %
        """)
  }

  @Test func datesStandAtTheRightOfTheirColumn() {
    let rows = [row("Sun 11", 10, "5"), row("Mon 2", 5, "4")]
    #expect(
      columns(rows, .dates, widestBar: 6, at: 40).lines.drawn == """
        Sun 11  ██████  5
         Mon 2  ███░░░  4
        """)
  }

  @Test func nothingToDrawIsADotWithNothingBehindIt() {
    let rows = [row("07:00", nil, "0 ml", end: "  ✓"), row("08:00", 10, "250 ml", end: "  ✓")]
    #expect(
      columns(rows, .dates, widestBar: 4, at: 40).lines.drawn == "07:00  ·\n08:00  ████  250 ml  ✓")
  }

  @Test func noLineEndsInABlank() {
    let rows = [row("a", 10, "5 km", "50 %", end: "   "), row("b", 5, "4 km", "", end: "   ")]
    #expect(columns(rows, widestBar: 4, at: 40).lines.drawn == "a  ████  5 km  50 %\nb  ██░░  4 km")
  }

  @Test func namesAreCutToWhatTheyMayTake() {
    let rows = [row("kitchen closed", 10, "1/2")]
    #expect(
      columns(rows, .names(atMost: 14), widestBar: 4, at: 40).lines.drawn == "kitchen closed  ████  1/2")
    #expect(columns(rows, .names(atMost: 13), widestBar: 4, at: 40).lines.drawn == "kitchen clos…  ████  1/2")
  }

  /// 40 columns, of which the figure and its gap take 5 and the bar with its gap 12.
  @Test(arguments: [(22, 23), (23, 23), (24, 23)])
  func namesSpareABar(length: Int, columns: Int) {
    let rows = [row(String(repeating: "n", count: length), 10, "1/2")]
    let laid = self.columns(rows, .namesSparing(barColumns: 10), narrow: .dropsBars(below: 6), at: 40)
    #expect(laid.labelColumns == min(length, columns))
    #expect(laid.barColumns == 33 - min(length, columns))
    #expect(laid.lines.allSatisfy { $0.widthInColumns == 40 })
  }

  @Test func namesKeepTenColumnsWhateverTheFigures() {
    let rows = [row("kitchen closed", 10, "a figure of 22 columns")]
    let laid = columns(rows, .namesSparing(barColumns: 10), narrow: .dropsBars(below: 6), at: 30)
    #expect(laid.labelColumns == 10)
    #expect(laid.barColumns == 0)
    #expect(laid.lines.drawn == "kitchen c…  a figure of 22 columns")
  }

  @Test(arguments: [(16, 0), (15, 6), (14, 7)])
  func barsAreDroppedWhereTheyWouldBeTooShort(label: Int, bar: Int) {
    let rows = [row(String(repeating: "n", count: label), 10, "12345")]
    let laid = columns(rows, narrow: .dropsBars(below: 6), at: 30)
    #expect(laid.barColumns == bar)
    #expect(laid.lines[0].text.contains("█") == (bar > 0))
  }

  @Test(arguments: [(7, 12, true), (8, 17, false)])
  func theLastFigureIsDroppedWhereItLeavesTheBarTooLittle(label: Int, bar: Int, isShown: Bool) {
    let rows = [row(String(repeating: "d", count: label), 10, "1", "50 %")]
    let laid = columns(rows, .dates, narrow: .dropsLastFigure(below: 12), at: 30)
    #expect(laid.barColumns == bar)
    #expect(laid.lines[0].text.hasSuffix("50 %") == isShown)
    #expect(laid.lines[0].widthInColumns == 30)
  }

  @Test func aFigureThatNoRowHasTakesNoColumn() {
    let laid = columns([row("d", 10, "1", "")], .dates, narrow: .dropsLastFigure(below: 12), at: 30)
    #expect(laid.lines[0].widthInColumns == 30)
  }

  @Test func fourColumnsRemainToABar() {
    let rows = [row("2026-01-12 to 2026-01-18", 10, "1,250 ml", "50 %")]
    #expect(columns(rows, .dates, narrow: .dropsLastFigure(below: 8), at: 30).barColumns == 4)
    #expect(columns(rows, .dates, narrow: .dropsNothing, at: 30).barColumns == 4)
  }

  @Test func otherLabelsWidenTheColumn() {
    let laid = Columns(
      [row("a", 10, "1")], labels: .names(atMost: 8), besides: ["weight", "a very long name"], widestBar: 4,
      narrow: .dropsNothing, on: screen(columns: 40))
    #expect(laid.labelColumns == 8)
    #expect(laid.lines.drawn == "a         ████  1")
  }
}

@Suite struct MeasureBarTests {
  private let goal = Target(atLeast: 2000, atMost: nil)
  private let limit = Target(atLeast: nil, atMost: 400)

  @Test func theLongestBarIsTheLargestValueOrGoal() {
    #expect(Bar.scale(of: [1500, 900], goals: [goal]) == 2000)
    #expect(Bar.scale(of: [2100, 900], goals: [goal]) == 2100)
    #expect(Bar.scale(of: [], goals: []) == 1)
  }

  @Test func anOverrunOfALimitHasRoom() {
    #expect(Bar.scale(of: [90], goals: [limit]) == 500)
    #expect(Bar.scale(of: [501], goals: [limit]) == 501)
  }

  @Test func aGoalAtTheEndOfItsBarHasNoMark() {
    #expect(Bar(100, of: .volume, scale: 2000, goals: [goal]).marks == [])
    #expect(Bar(100, of: .volume, scale: 2001, goals: [goal]).marks == [2000])
    let range = Target(atLeast: 1400, atMost: 1600)
    #expect(Bar(100, of: .energy, scale: 2000, goals: [range]).marks == [1400, 1600])
    #expect(Bar(100, of: .energy, scale: 2000, goals: [range]).limit == 1600)
  }

  @Test func whatIsDrunkLooksLikeWater() {
    #expect(Bar.role(of: .volume, isMet: true) == .water)
    #expect(Bar.role(of: .energy, isMet: true) == .good)
    #expect(Bar.role(of: .energy) == .accent)
  }

  @Test func aBarWithoutAWholeIsFull() {
    #expect(floored(1, in: 0, of: 8) == 8)
    #expect(floored(0, in: 0, of: 8) == 0)
    #expect(floored(-5, in: 10, of: 8) == 0)
    #expect(floored(.max - 1, in: .max, of: 8) == 7)
  }
}

@Suite struct GlassPanelTests {
  private func panel(_ texts: [StyledText], at columns: Int) -> String {
    Glass(part: 0, whole: 1, glyphs: .unicode).lines(beside: texts, on: screen(columns: columns)).drawn
  }

  @Test func textsStandHalfWayUpTheGlass() {
    #expect(
      panel(["one", "two"], at: 60) == """
        ╲           ╱
        ▕           ▏
         ╲         ╱    one
         ▕         ▏    two
          ╲       ╱
          ▕       ▏
           ╲▁▁▁▁▁╱
        """)
  }

  @Test func theGapIsSmallerBelowSixtyColumns() {
    #expect(panel(["one"], at: 59).contains("▕         ▏   one"))
    #expect(panel(["one"], at: 60).contains("▕         ▏    one"))
  }

  @Test func longerTextsGoOnBelowTheGlass() {
    let lines = panel((1...9).map { StyledText("line " + String($0)) }, at: 60).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[8] == "                line 9")
  }
}

@Suite struct DrawnGlassTests {
  /// Where the water ends: the height of its surface in tenths, nil where there is none.
  private func hasFullSurface(_ part: Micros) -> Bool {
    Drawing.glass(part: part, whole: 2500).text == Drawing.glass(part: 2500, whole: 2500).text
  }

  @Test func itIsFullOnlyAtTheGoal() {
    #expect(!hasFullSurface(2499))
    #expect(hasFullSurface(3000))
    #expect(!Drawing.glass(part: 0, whole: 2500).text.contains("liquid"))
    #expect(Drawing.glass(part: 3, whole: 2500).text.contains("liquid"))
  }
}
