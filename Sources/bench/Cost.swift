import Platform

/// The cost of one run of a program, or of the middle one of several.
struct Cost {
  /// The exit status, or 128 and the number of the signal that ended it.
  var status: Int32
  /// Milliseconds from its start to its end.
  var wall: Double
  /// Milliseconds of processor time in the program.
  var user: Double
  /// Milliseconds of processor time in the kernel for it.
  var system: Double
  /// The most memory it held, in bytes; never seen below what the bench itself holds.
  var peak: Int

  /// Makes the cost of a run, whose `wall` is in nanoseconds.
  init(_ ending: System.Ending, _ usage: System.Usage, wall: Int) {
    switch ending {
    case .exited(let status): self.status = status
    case .signalled(let signal): status = 128 + signal
    }
    self.wall = Double(wall) / 1e6
    user = Double(usage.user) / 1e6
    system = Double(usage.system) / 1e6
    peak = usage.peak
  }

  /// The medians of several runs, each figure by itself; the largest status; there is at least one run.
  init(medianOf runs: [Cost]) {
    func median<Figure: Comparable>(_ figure: (Cost) -> Figure) -> Figure {
      runs.map(figure).sorted()[runs.count / 2]
    }
    status = runs.map(\.status).max() ?? 0
    wall = median(\.wall)
    user = median(\.user)
    system = median(\.system)
    peak = median(\.peak)
  }

  /// Milliseconds of processor time in all.
  var processor: Double { user + system }

  /// The memory in megabytes as a table shows it; with `<` where the bench's own hides it.
  var megabytes: String {
    let own = System.peakOfMemory
    let text = decimal(Double(max(peak, own)) / 1_048_576, places: 1)
    return peak > own ? text : "<" + text
  }
}

/// A number with so many digits after the point, rounded.
func decimal(_ number: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let whole = Int((abs(number) * scale).rounded())
  let sign = number < 0 && whole != 0 ? "-" : ""
  let digits = padded(whole, to: places + 1)
  return places == 0 ? sign + digits : sign + digits.dropLast(places) + "." + digits.suffix(places)
}
