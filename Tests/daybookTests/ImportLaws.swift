import TestSupport
import Testing

@testable import daybook

/// What another program would write comes in as what it says, whatever that is.
@Suite struct ImportLaws {
  @Test(arguments: AppFormat.allCases)
  func whatAProgramWroteIsWhatIsHere(format: AppFormat) {
    for seed in seeds(30) {
      let history = AppHistory(
        seed: seed, skips: format.hasSkips, opens: format.hasOpens, counts: format.hasCounts,
        notes: format.hasNotes)
      let exported = format.files(of: history)
      let files = daybook(exported.merging(["daybook.conf": "daybook 1\n"]) { $1 })
      let run = Run("import \(format.path) --declare", in: files)
      let here = dayFiles(files)
      var meant = HistoryCount(of: history)
      format.adjust(&meant, history)
      #expect(HistoryCount(ofFiles: here) == meant, "\(format) seed \(seed)\n\(run.errors)")
      let isLoss = history.isBroken || format == .table
      #expect(run.status == (isLoss ? 1 : 0), "\(format) seed \(seed)\n\(run.errors)")
      if history.isBroken {
        #expect(run.errors.contains(", 1 not understood\n"), "\(format) seed \(seed)\n\(run.errors)")
      }
      let again = Run("import \(format.path) --declare", in: files)
      #expect(again.output == "" && dayFiles(files) == here, "\(format) seed \(seed), again\n\(again.output)")
      if seed % 10 == 0 {
        #expect(!Run("check", in: files).output.contains("error"), "\(format) seed \(seed)")
      }
    }
  }

  /// Where one measure counts for another, the table rounds what it takes off again.
  @Test func aTableOfTheDaybookItselfIsNothingNew() {
    let configuration =
      "daybook 1\nmeasure water goal 2l cup 250ml\nmeasure coffee unit cup cup 150ml counts 80% water\n"
    let files = daybook([
      "daybook.conf": configuration, "2026-01-11.txt": "water 300ml\ncoffee 100ml\n",
      "2026-01-12.txt": "coffee 1/3 cup\nwater 1l\n",
    ])
    files["/log/wide.csv"] = Run("export --format wide", in: files).output
    let before = dayFiles(files)
    let run = Run("import wide.csv", in: files)
    #expect(run.status == 0 && dayFiles(files) == before, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("left out"), "\(run.errors)")
  }

  /// The day files, by their dates.
  private func dayFiles(_ files: MemoryFiles) -> [String: String] {
    files.paths.reduce(into: [:]) { found, path in
      guard path.hasPrefix("/log/2026-"), path.hasSuffix(".txt") else { return }
      found[String(path.dropFirst(5).dropLast(4))] = files[path]
    }
  }
}

extension AppFormat {
  /// What the program writes besides the history itself.
  fileprivate func adjust(_ count: inout HistoryCount, _ history: AppHistory) {
    switch self {
    case .harsh, .habitctl:
      count.days.insert("2026-01-31")
      count.ticks["[x] read", default: 0] += 1
    case .daylio:
      count.totals["mood"] = 4 * count.days.count
    default: break
    }
  }
}
