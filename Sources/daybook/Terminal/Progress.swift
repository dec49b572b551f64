import Platform

/// How far long work has come, as one line of a terminal that is written over, and taken away at the end.
///
/// It is shown once the work has taken half a second, and only on a terminal. While it may be shown, an interrupt is
/// held back until the line is taken away.
struct Progress {
  private let total: Int
  private let start: Int
  private let isShown: Bool
  private let held: HeldSignals?
  /// A stream of its own, so that it can be written while what is to be said at the end is gathered.
  private var stream = OutputStream.standardError()
  private var done = 0
  private var next: Int
  private var width = 0

  /// The time before the line is first shown, and between two showings of it, in nanoseconds.
  private static let (delay, pause) = (500_000_000, 100_000_000)

  /// Begins work of so many steps of any size; `answers` says that answers are written meanwhile, among which a line
  /// of progress would stand on a terminal; `holdsSignals` even where nothing is shown, for work that has other things
  /// to clear away.
  init(of total: Int, in world: World, answers: Bool = false, holdsSignals: Bool = false) {
    self.total = max(total, 1)
    isShown = world.terminal.errorIsTerminal && !(answers && world.terminal.outputIsTerminal)
    held = isShown || holdsSignals ? HeldSignals() : nil
    start = System.nanoseconds(steady: true)
    next = start + Progress.delay
  }

  /// Whether the person wants the work to end here; `end` then ends the program.
  var isInterrupted: Bool { held?.isPending ?? false }

  /// Counts steps, and shows the percentage in the words of `line`.
  mutating func advance(by count: Int, _ line: (Int) -> String) {
    done += count
    guard isShown else { return }
    let now = System.nanoseconds(steady: true)
    guard now >= next else { return }
    next = now + Progress.pause
    let text = line(min(99, Int(Double(done) / Double(total) * 100)))
    width = max(width, text.unicodeScalars.count)
    stream.write("\r" + text)
    stream.flush()
  }

  /// Takes the line away; an interrupt that has come ends the program here.
  mutating func end() {
    if width > 0 {
      stream.write("\r" + String(repeating: " ", count: width) + "\r")
      stream.flush()
      width = 0
    }
    held?.release()
  }
}
