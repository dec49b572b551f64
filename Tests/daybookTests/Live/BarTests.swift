import Foundation
import TestSupport
import Testing

@testable import daybook

/// The files of `Examples/bars` in the bars that are on this machine.
@Suite struct BarTests {
  private static let bars = packageFolder.appendingPathComponent("Examples/bars").path

  /// What a bar says of a daybook with a half full glass; `%` in the command is the folder of the examples.
  private func shown(by command: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "daybook 1\nmeasure water \"Water\" goal 2500ml cup 250ml\n", to: "daybook.conf", mode: 0o644)
    try folder.write("water 1250ml 08:10\n", to: "2026-01-12.txt", mode: 0o644)
    let programs = URL(fileURLWithPath: try #require(builtProgram)).deletingLastPathComponent().path
    let own = ProcessInfo.processInfo.environment
    let environment = own.merging([
      "PATH": "\(programs):\(own["PATH"] ?? "/usr/bin:/bin")", "DAYBOOK_DIR": folder.path.description,
      "DAYBOOK_NOW": "2026-01-12T14:30", "LANG": "en_US.UTF-8", "HOME": folder.path.description,
      "TMUX_TMPDIR": folder.path.description,
    ]) { $1 }
    let line = command.replacingOccurrences(of: "%", with: Self.bars)
    return String(
      decoding: try running("/bin/sh", ["-c", line], environment: environment).output, as: UTF8.self)
  }

  @Test(.enabled(if: programPath("i3blocks") != nil))
  func i3blocksShowsIt() throws {
    #expect(try shown(by: "timeout 5 i3blocks -c %/i3blocks.conf").contains("1.25/2.5 l 0/1"))
  }

  @Test(.enabled(if: programPath("tmux") != nil && programPath("script") != nil))
  func tmuxShowsIt() throws {
    let tmux = "tmux -L daybook -f %/tmux.conf new-session \"sleep 6\""
    #expect(try shown(by: "TERM=xterm timeout 20 script -qc '\(tmux)' /dev/null").contains("Water 50%"))
  }

  @Test(.enabled(if: programPath("polybar") != nil && programPath("xvfb-run") != nil))
  func polybarRunsIt() throws {
    let line = """
      printf '[bar/top]\\nmodules-left = daybook\\nfont-0 = fixed\\n' > "$HOME/bar.ini"
      cat %/polybar.ini >> "$HOME/bar.ini"
      timeout 10 xvfb-run -a timeout 5 polybar -l trace -c "$HOME/bar.ini" top > "$HOME/told" 2>&1
      cat "$HOME/told"
      """
    let told = try shown(by: line)
    #expect(told.contains("script_runner: Invoking shell command: \"daybook status --format inline\""))
    #expect(!told.contains("polybar|error"))
  }

  @Test func swiftBarsFileIsAShellScript() throws {
    #expect(try running("/bin/sh", ["-n", Self.bars + "/daybook.1m.sh"]).status == 0)
    #expect(try shown(by: "/bin/sh %/daybook.1m.sh").contains("Drink 250ml | bash="))
  }
}
