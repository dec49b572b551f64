import Foundation
import Journal
import Platform
import Testing

@testable import daybook

/// Badges of writers that run at the same time.
@Suite struct BadgeRaceTests {
  private func run(_ line: String, in folder: TemporaryFolder) -> Run {
    Run(
      "\(line) --dir \(folder.path)/log", in: DiskFiles(),
      environment: ["XDG_STATE_HOME": "\(folder.path)/state", "PATH": "/usr/bin:/bin"]
    ) { _ in .exited(0) }
  }

  @Test(arguments: 0..<4)
  func eachBadgeIsToldOnceAndGoesWithTheLineThatEarnedIt(round: Int) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("log")
    try folder.makeFolder("state")
    try folder.write("daybook 1\nmeasure water goal 2500ml cup 250ml\n", to: "log/daybook.conf")
    let told = Told()
    DispatchQueue.concurrentPerform(iterations: 6) { place in
      told.add(run("add water \(place + 1)00ml 0\(place + 1):10", in: folder).errors)
    }
    let all = told.all
    #expect(all.components(separatedBy: "First Sip").count == 2, "\(all)")
    #expect(folder["log/badges.txt"]?.contains("first_sip") == true)
    for _ in 0..<6 { #expect(run("undo", in: folder).status == 0) }
    #expect(folder["log/2026-01-12.txt"] == nil && folder["log/badges.txt"] == nil)
  }
}

/// What several threads say; a class, since they share it.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func add(_ text: String) { lock.withLock { texts.append(text) } }
  var all: String { lock.withLock { texts.joined() } }
}
