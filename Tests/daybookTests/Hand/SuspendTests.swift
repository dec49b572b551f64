import TestSupport
import Testing

@testable import daybook

@Suite(.needsBuiltProgram(and: "python3"))
struct SuspendTests {
  @Test func aStopGivesTheTerminalBackAndGoingOnTakesItAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nhabit one\nhabit two\n", to: "daybook.conf")
    try folder.write(Self.driver, to: "drive.py")
    let child = ChildProcess(
      program: try #require(Environment.ofProcess().program("python3")),
      arguments: [
        folder.path.appending("drive.py").description, builtProgram ?? "", folder.path.description,
      ],
      environment: Environment.ofProcess(), input: .nothing, output: .kept(limit: 10_000),
      timeoutInMilliseconds: 60_000)
    let (ending, output) = try child.run()
    #expect(ending == .exited(0))
    #expect(
      String(decoding: output, as: UTF8.self)
        == "asking: raw\nstopped: lines\ngoing on: raw\nafterwards: lines\n")
    #expect(folder["2026-01-12.txt"] == "[x] one\n[-] two\n")
  }

  /// A small shell at a terminal of its own: it runs `ask` in the foreground, sees it stop at Ctrl-Z, and goes on.
  private static let driver = """
    import os, pty, select, signal, sys, termios, time
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    program, folder = sys.argv[1], sys.argv[2]
    shell, terminal = pty.fork()
    if shell == 0:
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        child = os.fork()
        if child == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            os.environ["XDG_STATE_HOME"] = folder + "/state"
            os.execv(program, [program, "--dir", folder, "--now", "2026-01-12T14:30", "--lang", "en", "ask"])
        _, status = os.waitpid(child, os.WUNTRACED)
        assert os.WIFSTOPPED(status), status
        os.tcsetpgrp(0, os.getpgrp())
        os.write(1, b"STOPPED")
        os.read(0, 1)
        os.tcsetpgrp(0, child)
        os.kill(child, signal.SIGCONT)
        os.waitpid(child, 0)
        os._exit(0)
    shown = b""
    def until(text):
        global shown
        end = time.time() + 30
        while text not in shown and time.time() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                shown += os.read(terminal, 65536)
        assert text in shown, shown
    def settled(wanted):
        def mode(): return "lines" if termios.tcgetattr(terminal)[3] & termios.ICANON else "raw"
        end = time.time() + 10
        while mode() != wanted and time.time() < end: time.sleep(0.02)
        return mode()
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
    while True:
        try:
            if not os.read(terminal, 65536): break
        except OSError: break
    os.waitpid(shell, 0)
    print("afterwards:", settled("lines"))
    """
}
