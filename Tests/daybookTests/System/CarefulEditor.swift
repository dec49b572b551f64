import Foundation
import Platform

@testable import daybook

/// Another program that adds a line to a file every few milliseconds, and saves only if the file is as it read it.
///
/// Between its own look and its save others may write, as beside any editor; it exchanges the files and looks at what
/// came out, so that it knows, and saves again what it had not read. So nothing is lost through its own haste.
final class CarefulEditor: @unchecked Sendable {
  private let path: String
  private let guarding = NSLock()
  private var isStopped = false
  private let ended = DispatchSemaphore(value: 0)
  /// The lines that it replaced without having read them.
  private var overrun: [String] = []
  /// How often it saved: `save 0` and so on are its lines.
  private(set) var saves = 0

  init(path: String) { self.path = path }

  func start() {
    Thread.detachNewThread { [self] in
      while !guarding.withLock({ isStopped }) || !overrun.isEmpty {
        save()
        usleep(3_000)
      }
      ended.signal()
    }
  }

  func stop() {
    guarding.withLock { isStopped = true }
    ended.wait()
  }

  private func save() {
    guard let read = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    let text = read + overrun.map { $0 + "\n" }.joined() + "save \(saves)\n"
    let new = path + "~"
    guard (try? text.write(toFile: new, atomically: false, encoding: .utf8)) != nil,
      (try? String(contentsOfFile: path, encoding: .utf8)) == read,
      (try? System.exchangeFiles(Path(new), Path(path))) != nil
    else { return }
    saves += 1
    let out = (try? String(contentsOfFile: new, encoding: .utf8)) ?? ""
    overrun = out.split(separator: "\n").map(String.init).filter { !read.contains($0 + "\n") }
  }
}
