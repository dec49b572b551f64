import TestSupport
import Testing

@testable import daybook

@Suite(.needsBuiltProgram(and: "python3"))
struct SuspendTests {
  @Test func aStopGivesTheTerminalBackAndGoingOnTakesItAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nhabit one\nhabit two\n", to: "daybook.conf")
    #expect(
      try folder.answer(of: Self.driver)
        == "asking: raw\nstopped: lines\ngoing on: raw\nafterwards: lines\n")
    #expect(folder["2026-01-12.txt"] == "[x] one\n[-] two\n")
  }

  /// A small shell at a terminal of its own: it runs `ask` in the foreground, sees it stop at Ctrl-Z, and goes on.
  private static let driver = """
    shell, terminal = pty.fork()
    if shell == 0:
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            ask()
        _, status = os.waitpid(child, os.WUNTRACED)
        assert os.WIFSTOPPED(status), status
        os.tcsetpgrp(0, os.getpgrp())
        os.write(1, b"STOPPED")
        os.read(0, 1)
        os.tcsetpgrp(0, child)
        os.kill(child, signal.SIGCONT)
        os.waitpid(child, 0)
        os._exit(0)
    until(b"1/2 one?")
    print("asking:", settled("raw"))
    os.write(terminal, b"d")
    until(b"2/2 two?")
    settled("raw")
    os.write(terminal, bytes([26]))
    until(b"STOPPED")
    print("stopped:", settled("lines"))
    os.write(terminal, bytes([10]))
    print("going on:", settled("raw"))
    os.write(terminal, b"s")
    end_of_answers()
    os.waitpid(shell, 0)
    print("afterwards:", settled("lines"))
    """
}
